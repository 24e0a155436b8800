/// Text that names no field of the 9x9 board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a field")]
pub struct FieldError;
