//! When somebody can be reached, and when they are away.

use std::ops::Range;

use crate::time::Millis;

/// Where a member wants to be reminded that a game waits for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Remind {
    /// In the game's channel.
    #[default]
    Channel,
    /// In a direct message.
    Direct,
    /// Not at all.
    Off,
}

impl Remind {
    /// All there is to choose from.
    pub const ALL: [Self; 3] = [Self::Channel, Self::Direct, Self::Off];

    /// The word in the database and in custom ids.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Direct => "dm",
            Self::Off => "off",
        }
    }

    /// What the word means.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|remind| remind.as_str() == word)
    }
}

/// When somebody can be reached, and when they are away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Availability {
    /// Where they want to be reminded.
    pub remind: Remind,
    /// The IANA name of their time zone; none for UTC.
    pub time_zone: Option<String>,
    /// From when until when they must not be reminded, in minutes after midnight there; may go past midnight.
    pub quiet: Option<(u16, u16)>,
    /// Until when they want to hear nothing.
    pub snoozed_until: Option<Millis>,
    /// When they were last reminded of all their games.
    pub reminded_at: Option<Millis>,
    /// Whether a vacation shall begin by itself before their time runs out.
    pub vacation_by_itself: bool,
    /// The vacation they are on, or the last one.
    pub vacation: Option<Range<Millis>>,
    /// The year for which [`Availability::vacation_used`] counts.
    pub vacation_year: Option<i16>,
    /// How much of this year's vacation is used or planned.
    pub vacation_used: Millis,
}

impl Default for Availability {
    fn default() -> Self {
        Self {
            remind: Remind::default(),
            time_zone: None,
            quiet: None,
            snoozed_until: None,
            reminded_at: None,
            vacation_by_itself: true,
            vacation: None,
            vacation_year: None,
            vacation_used: 0,
        }
    }
}
