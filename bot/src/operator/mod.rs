//! What the operator of the bot asks it to do on the command line.

pub(crate) mod doctor;
pub(crate) mod files;
pub(crate) mod maintenance;
pub(crate) mod output;
