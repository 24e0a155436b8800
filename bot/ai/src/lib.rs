//! Computer players of Pacru, Azacru, Shacru and Pasang, for every number of players.
//!
//! An [`Engine`] is a computer player, and a [`Level`] is its strength:
//!
//! ```
//! use ai::{Budget, Engine, Level, Stop};
//! use rules::{Kind, Position};
//!
//! let mut engine = Engine::new();
//! let mut position = Position::start(Kind::Pacru, 2)?;
//! for turns_played in 0..4 {
//!     let seed = Level::Club.seed(1234, turns_played);
//!     let result = engine.choose(&position, Level::Club, seed, Budget::UNLIMITED, &Stop::new());
//!     let Some(result) = result else { break };
//!     println!("{}, winning chances {:?}", result.turn, result.win_probability);
//!     position = position.play(&result.turn)?.position;
//! }
//! # Ok::<(), rules::RulesError>(())
//! ```
//!
//! # How they think
//!
//! The search walks [`rules::Draft`]s, like all code that generates turns. It looks one turn ahead,
//! then two, then three, until its [`Budget`] is used up (iterative deepening). It assumes that the
//! first choice of each stage is the best until another one proves better (principal variation
//! search). It stores positions in a transposition table and choices that refuted other turns in a
//! history. Late choices are searched less deeply, and in Pacru turns are skipped for a side that
//! would do well even without moving (null move). With four players in Shacru, all opponents are
//! assumed to play together against the player (paranoid search); in Pacru, and with four players
//! in Azacru, only the most harmful answer of any one of them is considered (best-reply search).
//!
//! With three players in Azacru and Shacru everybody is assumed to play for themselves (max^n), and
//! another search is used: a tree that grows where the turns of all players are best, with the mean
//! of what was found after a turn as its value (Monte Carlo tree search without random games). In
//! experiments each was the strongest method for its game.
//!
//! At the end of a line a small [net](Net) estimates how likely the player is to win.
//! `nets/README.md` has the commands that made the nets. At the root, every turn that can be played
//! is considered. In later turns of Pacru, only the most promising markers and bonuses are; and of
//! the sets of markers that could pay for turning a chevron, of which there can be tens of
//! thousands, always only one is.
//!
//! # Openings
//!
//! In the first turns each level chooses among the best turns by the seed, so that games begin
//! differently. `openings/` has the good turns of 400 positions of each game for two, which then
//! need no search.
//!
//! # What else they can say
//!
//! [`Engine::best_turns`] returns the best few turns, [`Explanation::of`] a reason why a turn is
//! good, and [`Engine::evaluate`] everybody's win probability, for hints and for the graph of a
//! finished game.
//!
//! # How strong they are
//!
//! `cargo run --release -p lab -- match` plays the matches that measure it, and `cargo bench -p ai`
//! prints how far they look ahead in a moment.
//!
//! # Reproducibility
//!
//! A turn depends only on the position and its history, the level and the seed, never on the load
//! of the machine, as long as neither the time limit nor [`Stop`] cuts the search short. A search
//! checks the clock and the flag once in 64 nodes, which take far less than a millisecond.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "counts on boards of 81 and 121 fields"
)]

/// The text of a game in a folder with a file for each.
macro_rules! file_of {
    ($kind:expr, $folder:literal) => {
        match $kind {
            rules::Kind::Pacru => include_str!(concat!("../", $folder, "/pacru.txt")),
            rules::Kind::Azacru => include_str!(concat!("../", $folder, "/azacru.txt")),
            rules::Kind::Shacru => include_str!(concat!("../", $folder, "/shacru.txt")),
            rules::Kind::Pasang => include_str!(concat!("../", $folder, "/pasang.txt")),
        }
    };
}

mod budget;
mod engine;
mod evaluate;
mod explanation;
mod features;
mod glance;
mod level;
mod mistake;
mod net;
mod openings;
mod ordered;
mod puzzle;
mod search;
mod search_result;
mod symmetry;
mod win_probability;

pub use budget::{Budget, Stop, thread_time};
pub use engine::{Engine, Evaluation, features, greedy, inputs, random_turn};
pub use explanation::{Deed, Effect, Explanation};
pub use features::Features;
pub use level::{Level, NoSuchLevel, PATIENCE, Skill};
pub use mistake::{CutShort, Mistake};
pub use net::{Net, NotNet};
pub use ordered::{Ordered, Payments};
pub use puzzle::{NotPuzzle, Puzzle};
pub use search_result::SearchResult;
pub use symmetry::symmetry_key;
