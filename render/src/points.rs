//! The 11x11 board with tokens on the crossings of its lines.

use std::ops::{Index, IndexMut};

use crate::{Mark, Player, Point};

/// A board of eleven by eleven points with a bowl at [`Point::MIDDLE`]. A piece there is not drawn.
///
/// ```
/// use render::{Point, PointPiece, Points, Token};
///
/// let mut points = Points::default();
/// let a1 = Point::new(0, 0).expect("both below eleven");
/// points[a1].piece = Some(PointPiece::Token(Token::Black));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Points {
    states: Box<[PointState; 121]>,
    /// The movement of a piece in the last turn: from one point to another.
    pub last: Option<(Point, Point)>,
    /// Other movements that are shown too, with thinner arrows.
    pub earlier: Vec<(Point, Point)>,
}

impl Default for Points {
    fn default() -> Self {
        Self { states: Box::new([PointState::default(); 121]), last: None, earlier: Vec::new() }
    }
}

impl Index<Point> for Points {
    type Output = PointState;

    fn index(&self, point: Point) -> &PointState {
        &self.states[point.index()]
    }
}

impl IndexMut<Point> for Points {
    fn index_mut(&mut self, point: Point) -> &mut PointState {
        &mut self.states[point.index()]
    }
}

/// Everything that one point shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointState {
    /// The piece here.
    pub piece: Option<PointPiece>,
    /// The token that the last turn captured here.
    pub taken: Option<Token>,
    /// The owner of the passage that this point belongs to; it has a strip of the player's colour.
    pub passage: Option<Player>,
    /// What a person may choose here.
    pub mark: Option<Mark>,
}

/// A piece on a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PointPiece {
    /// A token, which belongs to nobody.
    Token(Token),
    /// A player's ka.
    Ka(Player),
}

/// The colour of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Token {
    Black,
    White,
}

impl Token {
    /// Both colours.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];
}
