//! Lengths of time and paces, in words.

use play::time::{DAY, HOUR, MINUTE, MOST, Millis, Pace};

use crate::messages as m;
use crate::texts::Texts;

/// `1 day 12 hours`.
pub(crate) fn long(t: &Texts, time: Millis) -> String {
    let mut words = Vec::new();
    let mut add = |count: Millis, words_of: &dyn Fn(Millis) -> String| {
        if count != 0 {
            words.push(words_of(count));
        }
    };
    add(time / DAY, &|count| t.say(m::SpanDays { count }));
    add(time % DAY / HOUR, &|count| t.say(m::SpanHours { count }));
    add(time % HOUR / MINUTE, &|count| t.say(m::SpanMinutes { count }));
    add(time % MINUTE / 1000, &|count| t.say(m::SpanSeconds { count }));
    words.join(" ")
}

/// The whole days of a length of time, in words.
pub(crate) fn days(t: &Texts, time: Millis) -> String {
    t.say(m::SpanDays { count: time / DAY })
}

/// A pace in words: `3 days + 1 day a move, at most 7 days`.
pub fn pace(t: &Texts, pace: Pace) -> String {
    match pace {
        Pace::Unlimited => t.say(m::PaceUnlimited),
        Pace::PerMove(time) => t.say(m::PacePerMove { time: long(t, time) }),
        Pace::Fischer { start, increment, cap } => {
            let (start, increment) = (long(t, start), long(t, increment));
            if cap < MOST {
                let cap = long(t, cap);
                t.say(m::PaceFischerCapped { start, increment, cap })
            } else {
                t.say(m::PaceFischer { start, increment })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::english;

    /// What the bot writes can also be typed.
    #[test]
    fn paces_in_words_can_be_typed() {
        for offered in Pace::OFFERED {
            let written = pace(english(), offered);
            assert_eq!(written.parse(), Ok(offered), "{written}");
        }
    }
}
