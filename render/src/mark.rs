//! Marks on places of a board.

use crate::Label;

/// A mark on a cell or point that a person may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Already chosen: a bold frame or ring.
    Selected,
    /// May be chosen: a dot on an empty cell or point, a ring on a tile or token, a frame around a
    /// chevron. A label replaces the dot or ring.
    Choice(Label),
    /// May be captured: a wide ring with the label.
    Capture(Label),
}
