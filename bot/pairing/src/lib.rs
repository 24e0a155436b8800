//! Pairings, standings and tie-breaks of tournaments, leagues and ladders.
//!
//! The crate is pure: no input or output, no clock, no randomness, and nothing about a particular
//! game. An entrant is a number, a result is a place for each seat, and all answers are data;
//! sentences are made elsewhere.
//!
//! A [`Tournament`] is computed from its [`Format`] and its [`PlayEvent`]s. The next step is only
//! proposed; it happens when the proposal is applied as an event:
//!
//! ```
//! use pairing::{
//!     EntrantId, Format, GameResult, NewEntrant, OpenGames, PlayEvent, Reason, Swiss, Tournament,
//! };
//!
//! let mut tournament = Tournament::new(Format::Swiss(Swiss::new(3)?));
//! for (number, rating) in (1..).zip([1810, 1740, 1605, 1590, 1420]) {
//!     tournament.apply(PlayEvent::Entered(NewEntrant::new(EntrantId(number)).rated(rating)))?;
//! }
//! let groups = tournament.groups()?;
//! tournament.apply(PlayEvent::Started { groups })?;
//!
//! while let Ok(pairings) = tournament.pair(OpenGames::Wait) {
//!     for pairing in &pairings.games {
//!         if let Reason::Float { down, up, cause, .. } = pairing.reason {
//!             println!("{:?} has {} points, {:?} {}: {cause:?}", down.0, down.1, up.0, up.1);
//!         }
//!     }
//!     tournament.apply(PlayEvent::Paired(pairings))?;
//!     let open: Vec<_> = tournament.open_games().map(|game| game.id).collect();
//!     for game in open {
//!         let result = GameResult::won_by(0);
//!         tournament.apply(PlayEvent::Finished { game, result })?;
//!     }
//! }
//!
//! assert!(tournament.is_complete());
//! for row in &tournament.standings().groups[0].rows {
//!     println!("{:?} {:?} {}", row.place, row.entrant, row.points);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Formats
//!
//! | format | each round |
//! |---|---|
//! | [`AllPlayAll`] | games for two by the Berger tables, in groups along the seeding |
//! | [`Swiss`] | games for two, the cheapest matching by [`SwissCost`] |
//! | [`TableAllPlayAll`] | tables for three or four by balanced schedules |
//! | [`TableSwiss`] | tables for three and four down the ranking, with exchanges by [`TableCost`] |
//! | [`League`] | a season of divisions, each of them an [`AllPlayAll`]; [`League::next_season`] |
//! | [`Ladder`] | challenges instead of rounds |
//!
//! The schedules and the costs balance first moves and seats. Points are whole twelfths, so that
//! tables of different sizes compare exactly. [`Format::tie_breaks`] break ties, and entrants who
//! are still equal share a place. Nothing is ever decided by lot.
//!
//! # Events
//!
//! Only the events need to be stored. A decision is stored in its event (groups, pairings with
//! their reasons), and everything that follows from it is computed: standings, who has left and
//! what they lost. Replaying the events always gives the same tournament, and a refused event
//! changes nothing. Their serialised form is stable.
//!
//! # What leaving means
//!
//! | format | before half of the games | later |
//! |---|---|---|
//! | all play all, league | struck: their games count for nobody | the rest is lost |
//! | tables, all play all | no place; the others of each table play on | a place; the others play on |
//! | Swiss | the game they are in is lost | the same |
//! | ladder | everybody below moves up | the same |
//!
//! Two forfeits withdraw an entrant. [`PlayEvent::Substituted`] lets a computer replace one who
//! left, and a [`Role::Filler`] plays against an entrant who would have a bye; neither gets a
//! place.

/// Reads what is stored with the constructor that checks it: from one value, or from these fields.
macro_rules! checked {
    ($Checked:ident($Stored:ty) -> $Error:ty) => {
        impl TryFrom<$Stored> for $Checked {
            type Error = $Error;

            fn try_from(stored: $Stored) -> Result<$Checked, $Error> {
                $Checked::new(stored)
            }
        }
    };
    ($Checked:ident { $($(#[$default:meta])? $field:ident: $Type:ty),+ } -> $Error:ty) => {
        #[derive(Deserialize)]
        struct Unchecked {
            $($(#[$default])? $field: $Type),+
        }

        impl TryFrom<Unchecked> for $Checked {
            type Error = $Error;

            fn try_from(stored: Unchecked) -> Result<$Checked, $Error> {
                $Checked::new($(stored.$field),+)
            }
        }
    };
}

mod berger;
mod design;
mod entrant;
mod error;
mod event;
mod format;
mod game;
mod ids;
mod pairings;
mod points;
mod reason;
mod scorecard;
mod scores;
mod seating;
mod seats;
mod standings;
mod tie_break;
mod tournament;

pub use entrant::{Entrant, NewEntrant, Role, Status};
pub use error::{EventError, FormatError, PairingError, ResultError, SeatingError};
pub use event::{ChallengeEnd, PlayEvent};
pub use format::{
    AllPlayAll, Cycles, Format, Ladder, League, Movement, Pace, Swiss, SwissCost, TableAllPlayAll,
    TableCost, TableSize, TableSwiss, Zone,
};
pub use game::{GameResult, GameState, PairedGame, SeatResult};
pub use ids::{EntrantId, GameId, Round};
pub use pairings::{Bye, ByeKind, Pairing, Pairings, RequestedBye};
pub use points::Points;
pub use reason::{FirstMove, FloatCause, Reason};
pub use scorecard::{Line, Scorecard};
pub use seating::Seating;
pub use standings::{GroupStandings, Standing, Standings};
pub use tie_break::{TieBreak, TieBreakValue, sonneborn_berger};
pub use tournament::{Challenge, OpenGames, Phase, Tournament};
