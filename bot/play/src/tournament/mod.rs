//! Tournaments, leagues and ladders: what may happen to them, as pure decisions.
//!
//! A tournament is a sequence of events, like a game. The crate [`pairing`] computes pairings, results and standings
//! from them; this module holds the members behind the numbers of entries, the settings, and who may do what when. A
//! decision takes a [`Snapshot`]. It returns a [`TournamentChange`], with the games that begin, and what was done; or
//! why it cannot be done. Standings are computed, never stored.
//!
//! ```
//! use play::tournament::{Creation, Settings, TournamentChange, create, join, start};
//! use play::{Actor, Person};
//!
//! let member = |id: i64| {
//!     Actor::of(&Person::new(id, format!("Player {id}")), id).expect("everybody has a name")
//! };
//! let creation = Creation {
//!     guild: 1_i64.into(),
//!     channel: 2_i64.into(),
//!     settings: Settings { name: "Autumn".to_owned(), ..Settings::default() },
//! };
//! let now = 1_793_620_800_000;
//! let (mut change, _) = create(creation, &member(1), 0, now)?;
//! for id in 1..=3 {
//!     (change, _) = join(&change.after, &member(id), None, &[])?;
//! }
//! (change, _) = start(&change.after)?;
//! assert_eq!(change.games.len(), 3, "everybody plays everybody, all at once");
//! # Ok::<(), play::tournament::TournamentError>(())
//! ```

mod change;
mod decision;
mod done;
mod due;
mod entries;
mod error;
mod event;
mod ladder;
mod notification;
mod organise;
mod results;
mod rounds;
mod season;
mod settings;
mod snapshot;
#[cfg(test)]
mod tests;
mod typed;

use pairing::EntrantId;
use strum::{EnumString, IntoStaticStr};

use crate::terms::OF_LAST_RESORT;
use crate::time::{Millis, Uncounted};
use crate::words::stored_words;
use crate::{ChannelId, GuildId, Name, Person, TournamentId, UserId};

pub use crate::game::Board;
pub use change::{Decided, TournamentChange};
pub use decision::{Decision, Flaw, FormOf, repaired};
pub use done::TournamentDone;
pub use due::{Due, due};
pub use entries::{invite, join, leave};
pub use error::TournamentError;
pub use event::{Exclusion, Happened, TournamentEvent};
pub use ladder::{
    WaitingChallenge, accept, challenge, challenge_unanswered, challengeable, decline,
    remind_of_challenge, take_back, waiting_challenge,
};
pub use notification::{ChallengeOutcome, TournamentNotification};
pub use organise::{
    Creation, ask_substitute, create, edit, end, exclude, extend, give_bye, pause, reinstate,
    resume, swap, withdraw,
};
pub use results::{
    Ending, RULED, Settlement, ending, games_looked_through, index, report, rule, settlement,
    tells_of_calling_off,
};
pub use rounds::{complete, next_round, overdue, preview, start, start_missed, tell_waits};
pub use season::next_season;
pub use settings::{LONGEST_DESCRIPTION, LONGEST_NAME, MOST_ENTRANTS, Overdue, Settings, System};
pub use snapshot::Snapshot;
pub use typed::{places, start_time, typed_time};

/// The status of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TournamentStatus {
    /// Members can enter.
    Entries,
    /// Rounds are played.
    Running,
    /// Games are played, but no new round begins.
    Paused,
    /// It is over.
    Over,
}

/// The status of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum EntrantState {
    /// Invited, and has not answered.
    Invited,
    /// Takes part.
    Entered,
    /// Declined, left, or was removed.
    Left,
}

stored_words!(TournamentStatus EntrantState);

/// The member behind the number of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberEntrant {
    /// The number of the entry, from 1.
    pub number: EntrantId,
    /// The member.
    pub person: Person,
    /// The status of the entry.
    pub state: EntrantState,
}

/// A tournament as it is stored. It has no pairings and results: those are replayed from the events.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// Row id.
    pub id: TournamentId,
    /// Its code: four letters and digits that can be read aloud.
    pub code: String,
    /// The server.
    pub guild: GuildId,
    /// The channel in which it is announced and its games are played.
    pub channel: ChannelId,
    /// The member who created it, or organises it now.
    pub organiser: UserId,
    /// Its settings.
    pub settings: Settings,
    /// Its status.
    pub status: TournamentStatus,
    /// The number of events so far.
    pub seq: i64,
    /// The version of the stored row: each write of the tournament and its entrants makes another one. A change is saved
    /// only if it was decided on the newest.
    pub version: i64,
    /// Everybody who was ever invited or has entered, by the numbers of their entries.
    pub entrants: Vec<MemberEntrant>,
    /// The time of the round; none if rounds do not wait for each other.
    pub round: Option<RoundTime>,
    /// When the round ends: an index of what follows from its time and from what does not count.
    pub round_due_at: Option<Millis>,
    /// What does not count for everybody in it.
    pub uncounted: Uncounted,
    /// When it was due next in an earlier version, which gave time for outages without keeping for which: neither its
    /// start nor the end of a challenge of that time comes earlier.
    pub opening: Option<Millis>,
    /// Whether games under way may contradict a decision of the tournament.
    pub unsettled: bool,
    /// When the bot must look at it although nobody acts. An index, too.
    pub due_at: Option<Millis>,
    /// The number of the season or edition, from 1.
    pub season: u32,
    /// The previous season.
    pub previous: Option<TournamentId>,
    /// When it was created.
    pub created_at: Millis,
    /// When play began.
    pub started_at: Option<Millis>,
    /// When it was over.
    pub ended_at: Option<Millis>,
}

/// How long a round lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundTime {
    /// Since when its time runs.
    pub from: Millis,
    /// How much there is, in milliseconds that count.
    pub length: Millis,
}

impl Tournament {
    /// A tournament that takes entries, as somebody creates it in a channel.
    fn new(
        (guild, channel): (GuildId, ChannelId),
        organiser: UserId,
        settings: Settings,
        at: Millis,
    ) -> Self {
        Self {
            id: TournamentId::from(0_i64),
            code: crate::code::free(0),
            guild,
            channel,
            organiser,
            settings,
            status: TournamentStatus::Entries,
            seq: 0,
            version: 0,
            entrants: Vec::new(),
            round: None,
            round_due_at: None,
            uncounted: Uncounted::default(),
            opening: None,
            unsettled: false,
            due_at: None,
            season: 1,
            previous: None,
            created_at: at,
            started_at: None,
            ended_at: None,
        }
    }

    /// The entry of a member.
    pub fn entrant_of(&self, user: UserId) -> Option<&MemberEntrant> {
        self.entrants.iter().find(|entrant| entrant.person.id == user)
    }

    /// The entry with a number.
    pub fn entrant(&self, number: EntrantId) -> Option<&MemberEntrant> {
        self.entrants.iter().find(|entrant| entrant.number == number)
    }

    /// The name of the member behind a number.
    pub fn name_of(&self, number: EntrantId) -> &str {
        self.entrant(number).map_or("", |entrant| entrant.person.name.as_str())
    }

    /// The same for readers; a number without a member belongs to a computer that fills in.
    pub fn called(&self, number: EntrantId) -> Name {
        let computer = Name::Computer { level: OF_LAST_RESORT, number: None };
        let entrant = self.entrant(number);
        entrant.map_or(computer, |entrant| entrant.person.called())
    }

    /// How many take part.
    pub fn entered(&self) -> usize {
        let entered = |entrant: &&MemberEntrant| entrant.state == EntrantState::Entered;
        self.entrants.iter().filter(entered).count()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.status == TournamentStatus::Over
    }
}
