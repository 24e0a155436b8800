//! The 9x9 board of the chevron games: its fields, its directions, its nine borderlands.

mod facing;
mod field;
mod fields;

pub use facing::Facing;
pub use field::{Borderland, Field};
pub use fields::FieldSet;
