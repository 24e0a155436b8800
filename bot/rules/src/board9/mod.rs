//! The 9x9 board of the chevron games: its fields, its directions, its nine borderlands.

mod borderland;
mod facing;
mod field;
mod fields;

pub use borderland::Borderland;
pub use facing::Facing;
pub use field::{Field, FieldError};
pub use fields::FieldSet;
