//! The process: its settings, its share of the work, and what it says of itself to the machine.

pub mod config;
pub(crate) mod leases;
#[cfg(feature = "local")]
pub(crate) mod local_channel;
pub(crate) mod monitoring;
pub(crate) mod systemd;
