//! Paints one point in true colour: the board, its lines, and the piece there.

use image::{Rgb, RgbImage};

use crate::layout::POINT_PITCH;
use crate::paint::{draw, fill};
use crate::palette::mix;
use crate::point_shapes::PointShapes;
use crate::theme::Colours;
use crate::{Mark, Player, Point, PointPiece, PointState, Points, Token};

/// A column and a row of the picture, counted from its top left.
pub(crate) type Place = (u8, u8);

const LAST: u8 = 10;
const MIDDLE: u8 = 5;
const BLACK: Rgb<u8> = Rgb([0; 3]);

/// The opacity of the shadow under a token, and its offset downwards in pixels.
const SHADOW: (u8, i32) = (70, 3);
/// The opacity of a token that was captured.
const FADED: u8 = 95;
/// The opacity of its owner's colour in a passage.
const TINT: u8 = 180;

/// What a point shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct PointArt {
    pub(crate) piece: Option<PointPiece>,
    pub(crate) taken: Option<Token>,
    pub(crate) passage: Option<Player>,
    /// Whether the piece moved here in the last turn.
    pub(crate) moved: bool,
    pub(crate) mark: Option<Mark>,
}

impl PointArt {
    pub(crate) fn of(points: &Points, point: Point) -> Self {
        if point == Point::MIDDLE {
            return Self::default();
        }
        let PointState { piece, taken, passage, mark } = points[point];
        let moved = points.last.is_some_and(|(_, to)| to == point);
        Self { piece, taken, passage, moved, mark }
    }
}

/// Paints points of one theme.
pub(crate) struct PointPainter<'a> {
    pub(crate) shapes: &'a PointShapes,
    pub(crate) colours: &'a Colours,
}

impl PointPainter<'_> {
    /// The colours that fill areas: those of the theme, and mixtures where one is translucent.
    pub(crate) fn flat(&self) -> Vec<Rgb<u8>> {
        let (colours, ground) = (self.colours, self.colours.table.ground);
        let shadow = mix(ground, BLACK, SHADOW.0);
        let taken = Token::ALL.map(|token| mix(ground, colours.token(token).body, FADED));
        let passages = Player::ALL.map(|player| mix(ground, colours.of(player).tile, TINT));
        let through = [shadow].into_iter().chain(taken).chain(passages);
        colours.of_points().into_iter().chain(through).collect()
    }

    /// The board around a point, with its lines.
    pub(crate) fn ground(&self, place: Place, passage: Option<Player>) -> RgbImage {
        let (table, shapes) = (&self.colours.table, self.shapes);
        let side = POINT_PITCH as u32;
        let class = |place: u8| match place {
            0 => 0,
            LAST => 2,
            _ => 1,
        };
        let class = (class(place.0), class(place.1));
        let [outline, ground] = &shapes.board[class.0][class.1];
        let mut image = if class == (1, 1) {
            RgbImage::from_pixel(side, side, table.ground)
        } else {
            let mut image = RgbImage::from_pixel(side, side, self.colours.frame);
            fill(&mut image, outline, 0, table.rim, 255);
            fill(&mut image, ground, 0, table.ground, 255);
            image
        };
        if let Some(player) = passage {
            fill(&mut image, ground, 0, self.colours.of(player).tile, TINT);
        }
        if place == (MIDDLE, MIDDLE) {
            fill(&mut image, &shapes.bowl[0], 0, table.rim, 255);
            fill(&mut image, &shapes.bowl[1], 0, table.bowl, 255);
            return image;
        }
        for (diagonal, drawn) in shapes.diagonals.iter().zip(diagonals(place)) {
            if drawn {
                fill(&mut image, diagonal, 0, table.line, 130);
            }
        }
        for (arm, drawn) in shapes.arms.iter().zip(arms(place)) {
            if drawn {
                fill(&mut image, arm, 0, table.line, 255);
            }
        }
        image
    }

    /// A point with everything on it.
    pub(crate) fn paint(&self, place: Place, art: PointArt) -> RgbImage {
        let mut image = self.ground(place, art.passage);
        if let (Some(token), None) = (art.taken, art.piece) {
            self.ghost(&mut image, token);
        }
        let Colours { ink, casing, .. } = *self.colours;
        // Rings are under a piece, so that its points stay visible.
        if art.mark == Some(Mark::Selected) {
            draw(&mut image, &self.shapes.selected, ink, casing);
        } else if art.moved {
            draw(&mut image, &self.shapes.moved, casing, ink);
        }
        match art.piece {
            Some(PointPiece::Token(token)) => self.token(&mut image, token),
            Some(PointPiece::Ka(owner)) => self.ka(&mut image, owner),
            None => {}
        }
        match art.mark {
            Some(Mark::Choice(label)) if !label.is_empty() => {
                draw(&mut image, &self.shapes.label, casing, ink);
            }
            Some(Mark::Choice(_)) if art.piece.is_some() => {
                draw(&mut image, &self.shapes.ring, casing, ink);
            }
            Some(Mark::Choice(_)) => draw(&mut image, &self.shapes.dot, casing, ink),
            Some(Mark::Capture(label)) => {
                draw(&mut image, &self.shapes.wide_ring, casing, ink);
                if !label.is_empty() {
                    draw(&mut image, &self.shapes.label, casing, ink);
                }
            }
            Some(Mark::Selected) | None => {}
        }
        image
    }

    fn token(&self, image: &mut RgbImage, token: Token) {
        let colours = self.colours.token(token);
        let [whole, body] = &self.shapes.token;
        fill(image, whole, SHADOW.1, BLACK, SHADOW.0);
        fill(image, whole, 0, colours.rim, 255);
        fill(image, body, 0, colours.body, 255);
    }

    fn ka(&self, image: &mut RgbImage, owner: Player) {
        let (colours, shape) = (self.colours.of(owner), &self.shapes.kas[owner.index()]);
        fill(image, &shape.halo, 0, self.colours.casing, 255);
        fill(image, &shape.edge, 0, colours.edge, 255);
        fill(image, &shape.body, 0, colours.main, 255);
        fill(image, &shape.suit, 0, colours.suit, 255);
    }

    /// Paints a token that was captured here, faded and with a cross.
    fn ghost(&self, image: &mut RgbImage, token: Token) {
        let mut with_token = image.clone();
        self.token(&mut with_token, token);
        for (ground, token) in image.pixels_mut().zip(with_token.pixels()) {
            *ground = mix(*ground, *token, FADED);
        }
        fill(image, &self.shapes.cross, 0, self.colours.ink, 255);
    }
}

/// Which lines leave a point, clockwise from the top. No line leads to the bowl.
fn arms((column, row): Place) -> [bool; 4] {
    let on_board = [row > 0, column < LAST, row < LAST, column > 0];
    let to_bowl = [
        (column, row) == (MIDDLE, MIDDLE + 1),
        (column, row) == (MIDDLE - 1, MIDDLE),
        (column, row) == (MIDDLE, MIDDLE - 1),
        (column, row) == (MIDDLE + 1, MIDDLE),
    ];
    std::array::from_fn(|i| on_board[i] && !to_bowl[i])
}

/// Which diagonals leave a point, clockwise from the top right. Only the two long ones are drawn,
/// which help to set up the board.
fn diagonals((column, row): Place) -> [bool; 4] {
    let (falling, rising) = (column == row, column + row == LAST);
    let (first, last) = (column == 0, column == LAST);
    [rising && !last, falling && !last, rising && !first, falling && !first]
}
