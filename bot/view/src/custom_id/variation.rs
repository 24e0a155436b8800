//! The buttons of variations.

use play::variations::Point;

use super::{Tap, Words, is_code, part, value, worded, words};

/// A button under a position that a member looks at. It works as long as the game exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationButton {
    /// The game's code.
    pub code: String,
    /// The point at which it acts, or to which it leads.
    pub at: Point,
    /// The action.
    pub action: VariationAction,
}

// Short words, since the longest choices leave little room.
worded! {
    /// The action of a variation's button.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum VariationAction {
        /// Continue the turn that is being built.
        Tap(Tap) = ["tap" choices] => (Self::Tap(Tap::Choose(choices)))
            | ["do" choices] => (Self::Tap(Tap::Play(choices)))
            | ["again"] => (Self::Tap(Tap::Again)),
        /// See the point one turn back. It has an action of its own because all ids of a message
        /// must differ.
        Back = ["back"],
        /// See the point one turn forward.
        Forward = ["forward"],
        /// See the point at which lines branch.
        Branch = ["branch"],
        /// Save the line as a note.
        Note = ["note"],
        /// Plan the line.
        Plan = ["plan"],
        /// See the line in a form that can be shared.
        Share = ["share"],
    }
}

words! { VariationButton:
    [code at action] => (Self { code, at, action }) if |it| is_code(&it.code),
}
