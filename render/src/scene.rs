//! What is to be drawn.

use crate::{Caption, Grid, Label, Name, Ordinal, Player, Points, Side, Theme};

/// A picture, described.
///
/// Every value can be drawn: places outside the board, a fifth player or endless strings cannot be expressed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scene {
    /// Colours.
    pub theme: Theme,
    /// What lies on the table.
    pub board: Board,
    /// The side of the board at the bottom of the picture; coordinates and pieces turn with it.
    pub bottom: Side,
    /// The players above the board; empty for a board alone.
    pub panel: Panel,
    /// A sentence above everything, for the result of a finished game: in two lines of small letters where it is long.
    /// Emoji are left out, and letters that the fonts lack are replaced by a small square.
    pub banner: Option<Caption>,
    /// A quieter line in the place of the banner where there is none, for the frames of a game: which turn it is. The
    /// chip of the player to move is framed then instead of filled: a small change from frame to frame makes a small
    /// file.
    pub caption: Option<Caption>,
}

/// What lies on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Board {
    /// Nine by nine cells with tiles and chevrons.
    Grid(Grid),
    /// Eleven by eleven points with tokens.
    Points(Points),
}

impl Default for Board {
    fn default() -> Self {
        Self::Grid(Grid::default())
    }
}

/// Up to four seats, each shown as a chip above the board, in the order given.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Panel {
    seats: Vec<Seat>,
}

impl Panel {
    /// How many seats there is room for.
    pub const ROOM: usize = 4;

    /// The seats in the order in which they are shown.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }
}

impl FromIterator<Seat> for Panel {
    /// Keeps the first four seats.
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self {
            seats: seats.into_iter().take(Self::ROOM).collect(),
        }
    }
}

/// One player's chip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Colour and suit.
    pub player: Player,
    /// The name people know; drawn if the fonts have its script.
    pub name: Name,
    /// A plainer name, drawn instead of one that the fonts cannot set; after it comes the colour's name.
    pub username: Option<Name>,
    /// What the player has.
    pub tally: Tally,
    /// What the player is doing.
    pub state: SeatState,
    /// What is written for a place after the first; the number alone if there is nothing.
    pub ordinal: Option<Ordinal>,
}

/// What a player has, as counted on the chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tally {
    /// Pieces and tiles on a [`Board::Grid`].
    Tiles {
        /// Chevrons left; up to four are drawn.
        chevrons: u8,
        /// Tiles on the board.
        tiles: u8,
        /// The number of tiles that wins, if the game has one.
        target: Option<u8>,
    },
    /// Tokens taken from a [`Board::Points`].
    Tokens {
        /// Black ones.
        black: u8,
        /// White ones.
        white: u8,
        /// What they are worth together.
        points: u16,
    },
}

/// What a player is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatState {
    /// It is this player's turn.
    ToMove,
    /// It is somebody else's turn.
    Waiting,
    /// The player has left the game.
    Out,
    /// The game is over and this is the player's place, 1 for a winner.
    Placed(u8),
}

/// A place that a person may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Already chosen: a bold frame or ring.
    Selected,
    /// May be chosen: a dot on an empty place, a ring on a tile or token, a frame round a chevron; in
    /// place of dot or ring the label, if there is one.
    Choice(Label),
    /// May be captured: a wide ring, and the label.
    Capture(Label),
}
