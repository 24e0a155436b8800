//! The 9x9 board of the chevron games: its fields, its directions, its nine borderlands.

mod borderland;
mod error;
mod facing;
mod field;
mod fields;

pub use borderland::Borderland;
pub use error::FieldError;
pub use facing::Facing;
pub use field::Field;
pub use fields::FieldSet;
