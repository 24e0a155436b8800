//! When members can be reached, and when they are away.

use std::ops::Range;

use crate::Notification;
use crate::time::Millis;
use crate::words::words;

words! {
    /// Where a member wants to be reminded that a game waits for them.
    Remind {
        /// In the game's channel.
        #[default]
        Channel = "channel",
        /// In a direct message.
        Direct = "dm",
        /// Not at all.
        Off = "off",
    }
}

words! {
    /// How a member is notified that it is their turn.
    Notify {
        /// The board of every turn pings them, and reminders follow.
        #[default]
        EveryTurn = "turn",
        /// Once a day all games that wait are listed in one message; otherwise only the last reminder of a turn comes.
        Daily = "daily",
        /// Only reminders of the last day of their time come.
        WhenShort = "short",
        /// Nothing pings them.
        Never = "never",
    }
}

impl Notify {
    /// Whether a member who is notified like this is pinged by the message of a notification that mentions them. No other
    /// place decides it.
    pub fn is_pinged_by(self, notification: &Notification) -> bool {
        match self {
            Self::EveryTurn => true,
            Self::Daily | Self::WhenShort => !notification.is_news(),
            Self::Never => false,
        }
    }
}

/// When a member can be reached, and when they are away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Availability {
    /// How they are notified of their turns.
    pub notify: Notify,
    /// When the daily message comes, in minutes after midnight in their time zone.
    pub daily_minute: u16,
    /// When the next daily message is due; none if they did not choose one.
    pub daily_at: Option<Millis>,
    /// Where they want to be reminded.
    pub remind: Remind,
    /// The IANA name of their time zone; none for UTC.
    pub time_zone: Option<String>,
    /// The quiet hours in which they are not reminded: start and end in minutes after midnight in their time zone.
    /// They may go past midnight.
    pub quiet: Option<(u16, u16)>,
    /// The end of a snooze; until then they get no reminders.
    pub snoozed_until: Option<Millis>,
    /// When they were last reminded of all their games.
    pub reminded_at: Option<Millis>,
    /// Whether a vacation begins automatically when their time runs out.
    pub automatic_vacation: bool,
    /// The current vacation, or the last one.
    pub vacation: Option<Range<Millis>>,
    /// Those before it.
    pub vacations_before: Vec<Range<Millis>>,
    /// The year that [`Availability::vacation_used`] refers to.
    pub vacation_year: Option<i16>,
    /// How much of that year's vacation is used or planned.
    pub vacation_used: Millis,
}

impl Default for Availability {
    fn default() -> Self {
        Self {
            notify: Notify::default(),
            daily_minute: 18 * 60,
            daily_at: None,
            remind: Remind::default(),
            time_zone: None,
            quiet: None,
            snoozed_until: None,
            reminded_at: None,
            automatic_vacation: true,
            vacation: None,
            vacations_before: Vec::new(),
            vacation_year: None,
            vacation_used: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::UserId;
    use crate::tournament::TournamentNotification as News;

    /// Invitations to tables once pinged whoever wants to be pinged by nothing.
    #[test]
    fn nothing_pings_whoever_chose_never() {
        let user = UserId::from(10_i64);
        let calls = [
            Notification::Lobby { seq: 1 },
            Notification::Board { since: 1, seq: 1 },
            Notification::Reminder { player: 0, seq: 1, at: 1 },
            Notification::Tell { user },
            Notification::Daily { user, at: 1 },
            Notification::Tournament(News::Ruled { seq: 1 }),
        ];
        for notification in &calls {
            assert!(Notify::EveryTurn.is_pinged_by(notification), "{notification:?}");
            assert!(!Notify::Never.is_pinged_by(notification), "{notification:?}");
        }
        let rarely = [Notify::Daily, Notify::WhenShort];
        assert!(rarely.iter().all(|it| it.is_pinged_by(&calls[0]) && !it.is_pinged_by(&calls[1])));
    }
}
