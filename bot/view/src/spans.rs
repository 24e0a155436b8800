//! Lengths of time and paces in words.

use jiff::fmt::friendly::{Designator, Spacing, SpanPrinter};
use play::time::{DAY, MOST, Millis, Pace, PaceFlaw, span};

/// `1 day 12 hours`.
pub(crate) fn long(time: Millis) -> String {
    let printer = SpanPrinter::new()
        .designator(Designator::Verbose)
        .spacing(Spacing::BetweenUnitsAndDesignators);
    printer.span_to_string(&span(time))
}

/// Whole days of a length of time, as people say it.
pub(crate) fn days(time: Millis) -> String {
    match time / DAY {
        1 => "1 day".to_owned(),
        days => format!("{days} days"),
    }
}

/// A pace in words: `3 days + 1 day a move, at most 7 days`.
#[must_use]
pub fn pace(pace: Pace) -> String {
    match pace {
        Pace::Unlimited => "no clock".to_owned(),
        Pace::PerMove(time) => format!("{} a move", long(time)),
        Pace::Fischer {
            start,
            increment,
            cap,
        } => {
            let text = format!("{} + {} a move", long(start), long(increment));
            if cap < MOST {
                format!("{text}, at most {}", long(cap))
            } else {
                text
            }
        }
    }
}

/// Why a text is not a pace.
pub(crate) fn flaw(flaw: PaceFlaw) -> &'static str {
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

    /// Whoever types what the bot writes is understood.
    #[test]
    fn paces_in_words_can_be_typed() {
        for offered in Pace::OFFERED {
            assert_eq!(pace(offered).parse(), Ok(offered), "{}", pace(offered));
        }
    }
}
