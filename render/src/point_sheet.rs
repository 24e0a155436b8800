//! The board of points in palette colours. It is painted once and copied into every picture.

use image::RgbImage;

use crate::canvas::Canvas;
use crate::layout::POINT_PITCH;
use crate::palette::{ColourSet, Palette};
use crate::point_art::{Place, PointArt, PointPainter};
use crate::point_shapes::PointShapes;
use crate::sprite::Sprite;
use crate::theme::Colours;
use crate::{Label, Mark, Player, PointPiece, Token};

/// Everything in one theme that does not depend on the scene.
pub(crate) struct PointSheet {
    pub(crate) colours: &'static Colours,
    pub(crate) palette: Palette,
    /// The whole board without tokens.
    board: Vec<u8>,
    /// The two tokens on each point, row by row from the top of the picture.
    tokens: Vec<[Sprite; 2]>,
}

const SIDE: usize = 11;
const PITCH: usize = POINT_PITCH as usize;
const BOARD: usize = SIDE * PITCH;

impl PointSheet {
    pub(crate) fn new(colours: &'static Colours, shapes: &PointShapes) -> Self {
        let painter = PointPainter { shapes, colours };
        let palette = Palette::new(&painter.flat(), &sample(&painter));
        let mut board = Canvas::new(BOARD, BOARD, &palette, colours.frame);
        let mut tokens = Vec::with_capacity(SIDE * SIDE);
        for place in places() {
            let ground = painter.ground(place, None);
            let at = (i32::from(place.0) * POINT_PITCH, i32::from(place.1) * POINT_PITCH);
            copy(&mut board, &ground, at);
            tokens.push(
                Token::ALL.map(|token| {
                    Sprite::new(&painter.paint(place, lying(token)), &ground, &palette)
                }),
            );
        }
        let board = board.pixels;
        Self { colours, palette, board, tokens }
    }

    /// Copies the board; the square of its first point starts at `at`.
    pub(crate) fn place_board(&self, canvas: &mut Canvas<'_>, at: (i32, i32)) {
        canvas.copy(&self.board, BOARD, at);
    }

    /// Draws a point: copies it if it has only a token, otherwise paints it.
    pub(crate) fn place_point(
        &self,
        canvas: &mut Canvas<'_>,
        shapes: &PointShapes,
        place: Place,
        art: PointArt,
        at: (i32, i32),
    ) {
        if let Some(PointPiece::Token(token)) = art.piece
            && art == lying(token)
        {
            let index = usize::from(place.1) * SIDE + usize::from(place.0);
            self.tokens[index][token as usize].place(canvas, at);
            return;
        }
        let painter = PointPainter { shapes, colours: self.colours };
        let ground = painter.ground(place, None);
        Sprite::new(&painter.paint(place, art), &ground, &self.palette).place(canvas, at);
    }
}

/// A token and nothing else.
fn lying(token: Token) -> PointArt {
    PointArt { piece: Some(PointPiece::Token(token)), ..PointArt::default() }
}

/// All places of the board on the picture, row by row.
fn places() -> impl Iterator<Item = Place> {
    (0..SIDE as u8).flat_map(|row| (0..SIDE as u8).map(move |column| (column, row)))
}

/// Copies an image whole.
fn copy(canvas: &mut Canvas<'_>, image: &RgbImage, at: (i32, i32)) {
    let pixels: Vec<u8> = image.pixels().map(|colour| canvas.palette.index(*colour)).collect();
    canvas.copy(&pixels, PITCH, at);
}

/// The colours from which the palette of pictures with points is chosen.
fn sample(painter: &PointPainter<'_>) -> ColourSet {
    let colours = painter.colours;
    let mut set = ColourSet::new();
    let label = Label::number(1);
    let kas = Player::ALL.into_iter().flat_map(|player| {
        let piece = Some(PointPiece::Ka(player));
        let passage = Some(player);
        [
            PointArt { piece, ..PointArt::default() },
            PointArt { piece, passage, moved: true, ..PointArt::default() },
        ]
    });
    let tokens = Token::ALL.into_iter().flat_map(|token| {
        let taken = PointArt { taken: Some(token), ..PointArt::default() };
        let mark = Some(Mark::Capture(label));
        let marked = PointArt { mark, ..lying(token) };
        let passages = Player::ALL.map(Some).map(|passage| PointArt { passage, ..taken });
        [lying(token), marked, taken].into_iter().chain(passages)
    });
    for art in kas.chain(tokens) {
        // A point with every kind of line, and two at the edge of the board.
        for place in [(3, 3), (0, 4), (10, 10)] {
            for pixel in painter.paint(place, art).pixels() {
                set.insert(*pixel);
            }
        }
    }
    for pixel in painter.ground((5, 5), None).pixels() {
        set.insert(*pixel);
    }
    for [ground, text] in colours.meetings() {
        set.insert_ramp(ground, text);
    }
    let chips = colours.players.iter().map(|player| player.tile);
    for chip in chips.chain([colours.chip]) {
        set.insert_ramp(chip, colours.table.ground);
    }
    for ground in [colours.table.ground, colours.token(Token::White).body] {
        set.insert_ramp(ground, colours.ink);
        set.insert_ramp(ground, colours.casing);
    }
    set
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;
    use crate::Theme;

    /// The largest difference between the channels of two colours.
    fn off(a: Rgb<u8>, b: Rgb<u8>) -> u8 {
        a.0.into_iter().zip(b.0).map(|(a, b)| a.abs_diff(b)).max().unwrap_or_default()
    }

    #[test]
    fn the_palette_comes_close_to_the_true_colours() {
        let shapes = PointShapes::new();
        for theme in Theme::ALL {
            let colours = theme.colours();
            let painter = PointPainter { shapes: &shapes, colours };
            let palette = Palette::new(&painter.flat(), &sample(&painter));
            for colour in colours.of_points() {
                let shown = palette.colour(palette.index(colour));
                assert_eq!(shown, colour, "{theme:?}: flat colours stay as they are");
            }
            for colour in painter.flat() {
                let shown = palette.colour(palette.index(colour));
                assert!(off(colour, shown) < 8, "{theme:?}: {colour:?} is shown as {shown:?}");
            }
            for token in Token::ALL {
                for pixel in painter.paint((2, 3), lying(token)).pixels() {
                    let shown = palette.colour(palette.index(*pixel));
                    assert!(off(*pixel, shown) <= 28, "{theme:?}: {pixel:?} is shown as {shown:?}");
                }
            }
        }
    }

    #[test]
    fn copied_points_are_the_same_as_painted_ones() {
        let shapes = PointShapes::new();
        let sheet = PointSheet::new(Theme::default().colours(), &shapes);
        let painter = PointPainter { shapes: &shapes, colours: sheet.colours };
        let mut bare = Canvas::new(BOARD, BOARD, &sheet.palette, sheet.colours.frame);
        sheet.place_board(&mut bare, (0, 0));
        for (place, token) in places().step_by(3).zip(Token::ALL.into_iter().cycle()) {
            let at = (i32::from(place.0) * POINT_PITCH, i32::from(place.1) * POINT_PITCH);
            let [mut copied, mut painted] = [bare.clone(), bare.clone()];
            sheet.place_point(&mut copied, &shapes, place, lying(token), at);
            copy(&mut painted, &painter.paint(place, lying(token)), at);
            assert!(copied.pixels == painted.pixels, "{token:?} at {place:?}");
        }
    }
}
