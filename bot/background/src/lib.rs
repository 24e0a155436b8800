//! What the bot does without Discord: time passes, computers move, pictures are drawn, and what is
//! owed is sent in its turn. Each loop runs until it is told to stop; what it did not do is found
//! in the data again.
//!
//! ```
//! use std::num::NonZeroUsize;
//!
//! use ai::Level;
//! use background::engine_worker::EngineWorker;
//! use rules::{Kind, Position};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let computers = EngineWorker::open(NonZeroUsize::MIN)?;
//! let position = Position::start(Kind::Pacru, 2)?;
//! let turn = computers.turn(None, &position, Level::Novice, 1).await?;
//! assert!(turn.is_some_and(|turn| position.play(&turn).is_ok()));
//! # Ok(())
//! # }
//! ```

pub mod analysis;
pub mod computers;
pub mod engine_worker;
pub mod in_progress;
pub mod leases;
pub mod mistakes;
pub mod outbox;
pub mod pauses;
pub mod render_pool;
pub mod timekeeper;
pub mod worker;
