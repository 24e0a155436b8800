/// Text that names nothing on the board of the chevron games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FieldError {
    /// Not a field of the 9x9 board.
    #[error("not a field")]
    Field,
    /// Not one of the eight directions.
    #[error("not a direction")]
    Facing,
}
