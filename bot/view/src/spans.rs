//! Lengths of time and paces in words.

use crate::texts::Texts;
use jiff::fmt::friendly::{Designator, Spacing, SpanPrinter};
use play::time::{DAY, MOST, Millis, Pace, PaceFlaw, span};

/// `1 day 12 hours`.
pub(crate) fn long(t: &Texts, time: Millis) -> String {
    let printer = SpanPrinter::new()
        .designator(Designator::Verbose)
        .spacing(Spacing::BetweenUnitsAndDesignators);
    printer.span_to_string(&span(time))
}

/// Whole days of a length of time, as people say it.
pub(crate) fn days(t: &Texts, time: Millis) -> String {
    match time / DAY {
        1 => "1 day".to_owned(),
        days => format!("{days} days"),
    }
}

/// A pace in words: `3 days + 1 day a move, at most 7 days`.
#[must_use]
pub fn pace(t: &Texts, pace: Pace) -> String {
    match pace {
        Pace::Unlimited => "no clock".to_owned(),
        Pace::PerMove(time) => format!("{} a move", long(t, time)),
        Pace::Fischer {
            start,
            increment,
            cap,
        } => {
            let text = format!("{} + {} a move", long(t, start), long(t, increment));
            if cap < MOST {
                format!("{text}, at most {}", long(t, cap))
            } else {
                text
            }
        }
    }
}

/// Why a text is not a pace.
pub(crate) fn flaw(t: &Texts, flaw: PaceFlaw) -> &'static str {
    match flaw {
        PaceFlaw::Unreadable => {
            "A pace is written like `3d+1d cap 7d` (3 days, 1 more with every turn, at most 7), `2d/move`, `20m+10s` or `none`."
        }
        PaceFlaw::OutOfRange => {
            "A pace gives at least a minute and at most 90 days, for example `3d+1d cap 7d`."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::english;

    /// Whoever types what the bot writes is understood.
    #[test]
    fn paces_in_words_can_be_typed() {
        for offered in Pace::OFFERED {
            assert_eq!(
                pace(english(), offered).parse(),
                Ok(offered),
                "{}",
                pace(english(), offered)
            );
        }
    }
}
