//! Paces: how much time players have for their turns.

use std::fmt;
use std::str::FromStr;

use jiff::fmt::friendly::{Spacing, SpanPrinter};
use jiff::{Span, SpanRelativeTo};
use serde::{Deserialize, Serialize};

use super::{DAY, HOUR, MINUTE, Millis};

/// How much time players have for their turns. `Display` writes a short text that can be read
/// again: `3d+1d cap 7d`, `2d/move`, `none`.
///
/// ```
/// use play::time::{DAY, Pace};
///
/// let pace: Pace = "5 days + 12h, at most 10d".parse()?;
/// assert_eq!(pace.to_string(), "5d+12h cap 10d");
/// assert_eq!(pace.at_first(), Some(5 * DAY));
/// # Ok::<(), play::time::PaceError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Pace {
    /// Unlimited time.
    Unlimited,
    /// This much time for every turn.
    PerMove(Millis),
    /// A time bank: what is in it at the start, what each turn adds, and the most that can be saved
    /// up.
    Fischer { start: Millis, increment: Millis, cap: Millis },
}

impl Default for Pace {
    /// Three days, one more with every turn, at most seven.
    fn default() -> Self {
        Self::Fischer { start: 3 * DAY, increment: DAY, cap: 7 * DAY }
    }
}

/// The shortest time for a turn, or at the start.
const LEAST: Millis = MINUTE;

/// The longest time for a turn, or in the bank.
pub const MOST: Millis = 90 * DAY;

/// Why a text is not a pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaceError {
    /// It has no form of a pace.
    #[error("not a pace")]
    Unreadable,
    /// A time in it is below a minute or above 90 days.
    #[error("a pace out of range")]
    OutOfRange,
}

impl Pace {
    /// The pace of the world championship: 20 minutes, plus 10 seconds with every turn.
    pub const BLITZ: Self = Self::Fischer { start: 20 * MINUTE, increment: 10_000, cap: MOST };

    /// The paces that are suggested.
    pub const OFFERED: [Self; 8] = [
        Self::Fischer { start: 3 * DAY, increment: DAY, cap: 7 * DAY },
        Self::PerMove(DAY),
        Self::PerMove(2 * DAY),
        Self::PerMove(3 * DAY),
        Self::PerMove(7 * DAY),
        Self::PerMove(14 * DAY),
        Self::BLITZ,
        Self::Unlimited,
    ];

    /// The time that a player has for their first turn; none without a clock.
    pub fn at_first(self) -> Option<Millis> {
        match self {
            Self::Unlimited => None,
            Self::PerMove(time) | Self::Fischer { start: time, .. } => Some(time),
        }
    }

    /// The time that a player has for their next turn, if they had `left` after this one.
    pub fn after_turn(self, left: Millis) -> Option<Millis> {
        match self {
            Self::Unlimited => None,
            Self::PerMove(time) => Some(time),
            Self::Fischer { increment, cap, .. } => {
                Some(left.max(0).saturating_add(increment).min(cap.max(left)))
            }
        }
    }

    /// The time that a player gets when a missed deadline is excused.
    pub fn once_more(self) -> Option<Millis> {
        match self {
            Self::Unlimited => None,
            Self::PerMove(time) => Some(time),
            Self::Fischer { start, increment, .. } => Some(increment.clamp(start.min(DAY), start)),
        }
    }

    /// Whether the game is over within about a day, so that it has neither vacations nor reminders.
    pub fn is_blitz(self) -> bool {
        self.at_first().is_some_and(|time| time < 12 * HOUR)
    }

    fn checked(self) -> Result<Self, PaceError> {
        let fits = match self {
            Self::Unlimited => true,
            Self::PerMove(time) => (LEAST..=MOST).contains(&time),
            Self::Fischer { start, increment, cap } => {
                (LEAST..=MOST).contains(&start)
                    && (0..=MOST).contains(&increment)
                    && (start..=MOST).contains(&cap)
            }
        };
        if fits { Ok(self) } else { Err(PaceError::OutOfRange) }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unlimited => f.write_str("none"),
            Self::PerMove(time) => write!(f, "{}/move", short(time)),
            Self::Fischer { start, increment, cap } => {
                write!(f, "{}+{}", short(start), short(increment))?;
                if cap < MOST { write!(f, " cap {}", short(cap)) } else { Ok(()) }
            }
        }
    }
}

impl FromStr for Pace {
    type Err = PaceError;

    /// Reads what `Display` writes, and what people write instead.
    fn from_str(text: &str) -> Result<Self, PaceError> {
        let text = text.trim().to_lowercase();
        match text.as_str() {
            "none" | "no" | "no clock" | "unlimited" => return Ok(Self::Unlimited),
            "blitz" => return Ok(Self::BLITZ),
            _ => {}
        }
        let (text, cap) = match cut(&text, &["cap", "at most", "max"]) {
            Some((before, cap)) => (before.trim_end_matches([',', ' ']).to_owned(), duration(cap)?),
            None => (text, MOST),
        };
        let (time, a_move) =
            match cut(&text, &["/ move", "/move", "a move", "per move", "/turn", "a turn"]) {
                Some((time, "")) => (time, true),
                Some(_) => return Err(PaceError::Unreadable),
                None => (text.as_str(), false),
            };
        match time.split_once('+') {
            Some((start, increment)) => {
                Self::Fischer { start: duration(start)?, increment: duration(increment)?, cap }
            }
            None if a_move && cap == MOST => Self::PerMove(duration(time)?),
            None => return Err(PaceError::Unreadable),
        }
        .checked()
    }
}

rules::stored_as_text!(Pace, PaceError);

/// What stands before and after the first of these words.
fn cut<'a>(text: &'a str, words: &[&str]) -> Option<(&'a str, &'a str)> {
    let (before, after) = words.iter().find_map(|word| text.split_once(word))?;
    Some((before.trim(), after.trim()))
}

/// Reads `1d12h`, `36 hours`, `2 weeks`: days have 24 hours. Fails with [`PaceError`] if the text
/// is not a length of time in whole seconds.
pub fn duration(text: &str) -> Result<Millis, PaceError> {
    let span: Span = text.trim().parse().map_err(|_| PaceError::Unreadable)?;
    let duration =
        span.to_duration(SpanRelativeTo::days_are_24_hours()).map_err(|_| PaceError::Unreadable)?;
    let millis = Millis::try_from(duration.as_millis()).map_err(|_| PaceError::OutOfRange)?;
    // Clocks are shown in whole seconds.
    if millis % 1000 == 0 { Ok(millis) } else { Err(PaceError::Unreadable) }
}

/// A length of time as days, hours, minutes and seconds.
pub fn span(time: Millis) -> Span {
    Span::new()
        .days(time / DAY)
        .hours(time % DAY / HOUR)
        .minutes(time % HOUR / MINUTE)
        .seconds(time % MINUTE / 1000)
}

/// Writes a length of time like `1d12h`.
fn short(time: Millis) -> String {
    SpanPrinter::new().spacing(Spacing::None).span_to_string(&span(time))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn paces_are_read_as_people_write_them() {
        for (text, pace) in [
            ("3d+1d cap 7d", Pace::default()),
            ("3 days + 1 day a move, at most 7 days", Pace::default()),
            ("2d/move", Pace::PerMove(2 * DAY)),
            ("14 days a move", Pace::PerMove(14 * DAY)),
            ("36h per move", Pace::PerMove(36 * HOUR)),
            ("1 week a move", Pace::PerMove(7 * DAY)),
            ("Blitz", Pace::BLITZ),
            ("20m+10s", Pace::BLITZ),
            ("20 min + 10 s", Pace::BLITZ),
            ("No clock", Pace::Unlimited),
            (" none ", Pace::Unlimited),
        ] {
            assert_eq!(text.parse(), Ok(pace), "{text}");
        }
        for pace in Pace::OFFERED {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
    }

    #[test]
    fn what_is_no_pace_is_refused() {
        for text in [
            "",
            "soon",
            "3",
            "3d",
            "3d+",
            "+1d",
            "3d+1d cap",
            "1 month a move",
            "3d a move x",
            "2d/move cap 7d",
            "1ms/move",
            "\u{1f600}",
        ] {
            assert_eq!(text.parse::<Pace>(), Err(PaceError::Unreadable), "{text}");
        }
        for text in
            ["1s/move", "91d/move", "3d+1d cap 2d", "20000d+1d", "0s+1d", "-3d+1d", "3d+-1d"]
        {
            assert_eq!(text.parse::<Pace>(), Err(PaceError::OutOfRange), "{text}");
        }
    }

    #[test]
    fn saved_time_grows_up_to_the_cap_and_given_time_is_kept() {
        let pace = Pace::default();
        assert_eq!(pace.after_turn(2 * DAY), Some(3 * DAY));
        assert_eq!(pace.after_turn(13 * DAY / 2), Some(7 * DAY));
        assert_eq!(pace.after_turn(9 * DAY), Some(9 * DAY));
        assert_eq!(pace.after_turn(-HOUR), Some(DAY));
        assert_eq!(Pace::PerMove(DAY).after_turn(HOUR), Some(DAY));
        assert_eq!(Pace::BLITZ.once_more(), Some(20 * MINUTE));
        assert_eq!(pace.once_more(), Some(DAY));
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[0-9dhms+ /a-z,é-]{0,30}") {
            if let Ok(pace) = text.parse::<Pace>() {
                prop_assert_eq!(pace.to_string().parse(), Ok(pace));
            }
        }
    }
}
