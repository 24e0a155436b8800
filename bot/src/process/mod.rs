//! The process: its settings, and what it says of itself to the machine.

pub mod config;
#[cfg(feature = "local")]
pub(crate) mod local_channel;
pub(crate) mod monitoring;
pub(crate) mod private_files;
pub(crate) mod systemd;
