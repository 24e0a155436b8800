//! What the tests of several crates share: databases of their own, waiting for what must happen, and programs that a
//! machine may lack.

pub mod database;
pub mod patience;
pub mod programs;
