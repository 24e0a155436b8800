//! The buttons of a club board.

use rules::Kind;

use super::{Words, part, value, worded, words};

worded! {
    /// A button of a club board, or of the messages that it opens.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ClubButton {
        /// See one's own games.
        Games = ["games"],
        /// Ask which table to open.
        Choose = ["choose"],
        /// Open a table of this game for this many players.
        Open(Kind, u8) = ["open" kind players],
        /// Open a game against the weakest computer.
        Practise(Kind) = ["practise" kind],
        /// Ask which table to join.
        Join = ["join"],
        /// See the seeks.
        Seeks = ["seeks"],
        /// Take the role that is called for new tables.
        Call = ["call"],
        /// Have it no longer.
        DoNotCall = ["quiet"],
    }
}
