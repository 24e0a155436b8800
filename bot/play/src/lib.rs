//! The domain: what may happen to a game in a club, from tables, turns and offers to clocks, absences and series.
//!
//! Everything here is a pure function of what was loaded. A decision takes a [`GameSnapshot`] or a [`Change`]. Into the
//! change go the new state of the game, the notifications for Discord, and what is saved beside the game. The decision
//! returns what was done ([`Done`]) or why it cannot be done ([`ActionError`]). There is no SQL here, no Discord, no
//! pictures, and no sentences: the front end makes those from the result.
//!
//! ```
//! use play::clocks::Clocks;
//! use play::plans::Plans;
//! use play::{Actor, Change, Done, GameSnapshot, NewTable, Person, Replay, lobby, turn};
//! use rules::Kind;
//!
//! let ana = Person::new(1_i64, "Ana");
//! let ben = Person::new(2_i64, "Ben");
//! let table = NewTable { players: Some(2), ..NewTable::new(7_i64.into(), Kind::Pacru) };
//! let now = 1_793_620_800_000;
//! let mut change = Change::of(table.game(&ana, now)?, now);
//! let ben = Actor::of(&ben, 101_i64).expect("everybody has a name");
//! lobby::join(&mut change, &ben, &[])?;
//!
//! // Lots were drawn for who begins; every turn is a decision about what happened so far.
//! let game = change.game.clone();
//! let mover = game.mover().expect("play has begun").clone();
//! let now = GameSnapshot {
//!     replay: Replay::of(&game, change.events().to_vec(), 1)?,
//!     clocks: Clocks::new(&game, Vec::new()),
//!     plans: Plans::default(),
//!     game,
//!     now,
//! };
//! let actor = Actor::of(&mover, 102_i64).expect("everybody has a name");
//! let request = turn::Request { text: "e1-e2", seen: None };
//! let (change, done) = turn::take(&now, &actor, &request)?;
//! assert!(matches!(done, Done::Played { turn, .. } if turn == "e1-e2"));
//! assert_eq!(change.game.ply, 1);
//! # Ok::<(), play::ActionError>(())
//! ```

pub mod absence;
mod action_error;
mod activity;
mod actor;
pub mod analysis;
pub mod audience;
mod availability;
mod change;
pub mod clocks;
mod club;
mod code;
pub mod computers;
pub mod daily_puzzle;
mod done;
mod event;
pub mod exercise;
mod find;
mod game;
mod game_info;
mod guild_settings;
mod ids;
pub mod import;
mod language;
pub mod limits;
pub mod lobby;
mod membership;
pub mod mistake;
pub mod moderation;
pub mod move_builder;
pub mod note;
mod notification;
pub mod offers;
mod overview;
pub mod planning;
pub mod plans;
mod played;
mod preferences;
pub mod puzzle;
pub mod rating;
pub mod rating_roles;
pub mod reach;
pub mod recount;
pub mod rematch;
pub mod reminders;
mod replay;
mod results;
mod season;
pub mod seeks;
pub mod series;
mod snapshot;
mod takeback;
pub mod task;
mod terms;
#[cfg(test)]
mod tests;
pub mod time;
pub mod timekeeping;
mod timing;
pub mod tournament;
pub mod turn;
pub mod untrusted;
pub mod vacation;
pub mod variations;
pub mod waiting;
mod words;

pub use action_error::ActionError;
pub use activity::{ActiveMonth, Activity};
pub use actor::{Actor, DisplayName};
pub use availability::{Availability, Notify, Remind};
pub use change::{AuditLogEntry, Change, HandledInteraction, Saved, SideEffect};
pub use club::{Club, ClubBoard};
pub use code::{free as free_code, normal as normal_code};
pub use done::Done;
pub use event::{Away, Event, EventKind, Offer};
pub use find::{Asker, Wanted, may_watch, shorten};
pub use game::{Game, GameStatus, Name, Person, Player, PlayerState, Series, Unrated};
pub use game_info::{Annulled, GameInfo, GameInfos, TournamentTitle};
pub use guild_settings::{GuildSettings, MemberGames};
pub use ids::{
    ChannelId, GameId, GuildId, InteractionId, MessageId, RoleId, SeekId, TournamentId, UserId,
};
pub use language::{Language, Languages};
pub use limits::Unfilled;
pub use lobby::NewTable;
pub use membership::{Membership, Sight, must_play, no_such_game};
pub use moderation::Moderator;
pub use note::{LONGEST_NOTE, Note, NotePlace};
pub use notification::{Announcement, NewRating, Notification, Posted, Purpose, Subject};
pub use overview::{Overview, Profile, Rated, Shown};
pub use planning::{Planned, PlannedLine};
pub use plans::Plan;
pub use played::{is_given_up, is_played};
pub use preferences::{BoardSide, Confirm, Preferences, Review, Show, Targets};
pub use rating::{Ranked, RatingChange};
pub use reminders::WantedReminders;
pub use replay::{
    BoardAction, Derailment, OpenOffer, Replay, ReplayError, Step, player_at, position_since,
    record, seat_of,
};
pub use results::{BestWin, HeadToHead, LongestGame, MemberRecord, Reliability, Tally};
pub use season::{Season, SeasonResult, SeasonResults};
pub use series::SeriesScore;
pub use snapshot::{GameSnapshot, in_play};
pub use terms::{Absent, Boards, Terms, Timeout};
pub use timing::Timing;
pub use waiting::{Expected, TurnKey, Waiting, When};

/// A decision, or why something cannot be done.
type Result<T, E = ActionError> = std::result::Result<T, E>;
