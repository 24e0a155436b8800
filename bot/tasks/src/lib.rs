//! The tasks of a program that runs for months: each is started again when it ends, waits longer
//! and longer for what fails, and ends when the process is told to stop.
//!
//! ```
//! use std::convert::Infallible;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Infallible> {
//! let (stop, stopped) = tokio::sync::watch::channel(false);
//! let mut tries = 0;
//! let until = stopped.clone();
//! tasks::supervise::<Infallible, _>("example", stopped, || {
//!     tries += 1;
//!     let (first, stop, until) = (tries == 1, stop.clone(), until.clone());
//!     async move {
//!         assert!(!first, "it panics on purpose, and is started again");
//!         stop.send_replace(true);
//!         tasks::until(until).await;
//!         Ok(())
//!     }
//! })
//! .await?;
//! assert_eq!(tries, 2);
//! # Ok(())
//! # }
//! ```

mod backoffs;
mod causes;
mod signals;
mod supervisor;

pub use backoffs::{Backoffs, growing};
pub use causes::{causes, chain, joined};
pub use signals::{Stop, heed_signals, until};
pub use supervisor::{supervise, supervised};
