//! What the tests of several crates share: databases of their own, waiting for what must happen,
//! and programs that a machine may lack.

pub mod database;
pub mod distance;
pub mod patience;
pub mod pooler;
pub mod programs;

/// What a test needs. Where this machine lacks it, the test ends.
#[macro_export]
macro_rules! needed {
    ($there:expr) => {{
        let Some(there) = $there else {
            return;
        };
        there
    }};
}
