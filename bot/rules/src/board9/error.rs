/// Text that names nothing on the board of the chevron games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FieldError {
    /// Not a field of the 9x9 board.
    #[error("A field is a letter from a to i and a number from 1 to 9, for example e5.")]
    Field,
    /// Not one of the eight directions.
    #[error("A direction is one of N, NE, E, SE, S, SW, W and NW.")]
    Facing,
}
