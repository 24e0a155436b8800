//! What happens by itself: when time passes, when a computer is to move, when a picture is wanted.

pub(crate) mod analysis;
pub(crate) mod computers;
pub(crate) mod engine_worker;
pub(crate) mod render_pool;
pub(crate) mod timekeeper;
