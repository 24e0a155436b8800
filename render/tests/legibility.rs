//! Tests that the pictures can be read, with every kind of colour vision and at the size of a chat.

use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};
use render::{
    Board, Cell, CellState, Chevron, Direction, Grid, Player, Point, PointPiece, Points, Renderer,
    Scene, Theme, Token,
};

use crate::colour::{self, Vision};
use crate::{pixels, scenes};

#[test]
fn the_yardstick_is_right() {
    // Three of the published test pairs.
    for (a, b, expected) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        assert!((colour::ciede2000(a, b) - expected).abs() < 1e-4);
    }
}

fn smallest(colours: &[Rgb<u8>], vision: Vision) -> f64 {
    let pairs =
        colours.iter().enumerate().flat_map(|(i, a)| colours[..i].iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| vision.difference(*a, *b)).fold(f64::INFINITY, f64::min)
}

#[test]
fn players_are_told_apart_by_everybody() {
    // (vision, least difference of pieces, of tiles); tiles also have suits.
    let least = [
        (Vision::Normal, 35.0, 26.0),
        (Vision::Protan, 25.0, 13.0),
        (Vision::Deutan, 24.0, 13.0),
        (Vision::Tritan, 26.0, 9.0),
    ];
    for theme in Theme::ALL {
        let players = theme.colours().players;
        for (vision, pieces, tiles) in least {
            let main = smallest(&players.map(|player| player.main), vision);
            let tile = smallest(&players.map(|player| player.tile), vision);
            println!("{} {vision:?}: pieces {main:.1}, tiles {tile:.1}", theme.name());
            assert!(main >= pieces, "{}, {vision:?}: pieces {main:.1}", theme.name());
            assert!(tile >= tiles, "{}, {vision:?}: tiles {tile:.1}", theme.name());
        }
    }
}

/// The contrast ratio of WCAG.
fn contrast(a: Rgb<u8>, b: Rgb<u8>) -> f64 {
    let luminance = |colour: Rgb<u8>| {
        let linear = colour.0.map(|channel| (f64::from(channel) / 255.0).powf(2.2));
        0.05 + 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

#[test]
fn text_and_outlines_stand_out() {
    for theme in Theme::ALL {
        let c = theme.colours();
        let mut pairs = vec![
            ("coordinates", c.frame, c.coordinate, 4.5),
            ("a name", c.chip, c.chip_text, 7.0),
            ("a target", c.chip, c.chip_faint, 4.5),
            ("a label", c.ink, c.casing, 7.0),
            ("the banner", c.laurel, c.laurel_text, 7.0),
            ("the arrow", c.ink, c.cells[1], 7.0),
        ];
        for player in &c.players {
            pairs.push(("whose turn it is", player.tile, c.ink, 7.0));
            pairs.push(("a target in turn", player.tile, player.edge, 4.5));
            pairs.push(("a figure on a chip", c.chip, player.figure, 3.0));
            pairs.push(("an outline on its tile", player.edge, player.tile, 4.5));
            pairs.push(("an outline on a cell", player.edge, c.cells[1], 5.0));
            pairs.push(("a suit on its tile", player.tile, player.ink, 3.0));
            pairs.push(("a suit on a piece", player.main, player.suit, 3.9));
        }
        for (what, ground, text, least) in pairs {
            let contrast = contrast(ground, text);
            assert!(contrast >= least, "{}, {what}: {contrast:.2}", theme.name());
        }
    }
}

/// Pieces and markers stand out from what is under them by their colour or by their outline.
#[test]
fn pieces_and_markers_stand_out_from_what_lies_under_them() {
    for theme in Theme::ALL {
        let c = theme.colours();
        for (player, colours) in Player::ALL.into_iter().zip(&c.players) {
            let [lighter, darker] = c.cells;
            // (what, its colour, what is under it, the lines of its outline)
            let meetings = [
                ("a chevron on its own marker", colours.main, colours.tile, vec![colours.edge]),
                (
                    "a chevron on its marker just gained",
                    colours.main,
                    colours.main,
                    vec![colours.edge, c.casing],
                ),
                ("a marker on a light field", colours.tile, lighter, vec![colours.ink]),
                ("a marker on a darker field", colours.tile, darker, vec![colours.ink]),
                ("a marker just gained", colours.main, lighter, vec![colours.edge]),
            ];
            for (what, fill, ground, outline) in meetings {
                let with_ground = contrast(fill, ground);
                let with_outline = outline.iter().map(|line| contrast(fill, *line));
                let most = with_outline.fold(with_ground, f64::max);
                println!("{}, {player:?}, {what}: {most:.2}", theme.name());
                assert!(most >= 3.0, "{}, {player:?}, {what}: {most:.2}", theme.name());
            }
        }
        // The counts of tokens are on the ground of the board.
        for token in &c.table.tokens {
            let rim = contrast(token.rim, c.table.ground).max(contrast(token.body, c.table.ground));
            assert!(rim >= 3.0, "{}: a token on its ground {rim:.2}", theme.name());
        }
        let count = contrast(c.ink, c.table.ground);
        assert!(count >= 7.0, "{}: a count {count:.2}", theme.name());
    }
}

/// The height of an attached picture in a desktop client, in pixels.
const CHAT: u32 = 350;
/// The size at which cells are compared, in pixels.
const SIDE: u32 = 20;

/// What a cell can show between turns. (In no game here can a piece be on another player's tile.)
fn states() -> Vec<CellState> {
    let mut states = vec![CellState::default()];
    for owner in Player::ALL {
        let tile = CellState { tile: Some(owner), ..CellState::default() };
        states.push(tile);
        for facing in Direction::ALL {
            let chevron = Some(Chevron { owner, facing });
            states.push(CellState { chevron, ..tile });
            states.push(CellState { chevron, ..CellState::default() });
        }
    }
    states
}

/// Draws a grid, shrinks it to the size in a chat and cuts it into cells, in the order of
/// [`Cell::all`].
fn read(renderer: &Renderer, cells: &[CellState]) -> Vec<RgbImage> {
    let mut grid = Grid::default();
    for (cell, state) in Cell::all().zip(cells) {
        grid[cell] = *state;
    }
    let small = in_chat(renderer, &Scene { board: Board::Grid(grid), ..scenes::middle_game() });
    let along = |n: u8| u32::from(n) * 100 + u32::from(n / 3) * 10;
    Cell::all()
        .map(|cell| {
            let at = (40 + along(cell.column()), 130 + along(8 - cell.row()));
            imageops::crop_imm(&small, at.0 * SIDE / 100, at.1 * SIDE / 100, SIDE, SIDE).to_image()
        })
        .collect()
}

/// Does the same with a board of points, in the order of [`Point::all`].
fn read_points(renderer: &Renderer, pieces: &[Option<PointPiece>]) -> Vec<RgbImage> {
    let mut points = Points::default();
    for (point, piece) in Point::all().zip(pieces) {
        points[point].piece = *piece;
    }
    let small = in_chat(renderer, &Scene { board: Board::Points(points), ..scenes::tokens() });
    // A point is 84 pixels wide, a cell is 100.
    Point::all()
        .map(|point| {
            let at = (38 + 84 * u32::from(point.column()), 76 + 84 * u32::from(10 - point.row()));
            let side = 84 * SIDE / 100;
            imageops::crop_imm(&small, at.0 * SIDE / 100, at.1 * SIDE / 100, side, side).to_image()
        })
        .collect()
}

/// A picture at its size in a chat, enlarged again so that 100 of its pixels become [`SIDE`].
fn in_chat(renderer: &Renderer, scene: &Scene) -> RgbImage {
    let picture = pixels::decode(&renderer.png(scene));
    let (width, height) = picture.dimensions();
    let small = imageops::thumbnail(&picture, width * CHAT / height, CHAT);
    let (width, height) = (width * SIDE / 100, height * SIDE / 100);
    imageops::resize(&small, width, height, FilterType::Triangle)
}

/// These cells as seen with one kind of colour vision.
fn seen(vision: Vision, cells: &[RgbImage]) -> Vec<RgbImage> {
    let seen = |cell: &RgbImage| {
        let mut cell = cell.clone();
        cell.pixels_mut().for_each(|pixel| *pixel = vision.see(*pixel));
        cell
    };
    cells.iter().map(seen).collect()
}

fn distance(a: &RgbImage, b: &RgbImage) -> u64 {
    a.as_raw().iter().zip(b.as_raw()).map(|(a, b)| u64::from(a.abs_diff(*b)).pow(2)).sum()
}

#[test]
fn positions_can_be_read_back_at_the_size_of_a_chat() {
    let renderer = Renderer::new();
    let states = states();
    // Every state once, in any cell; then all again in other cells, some twice.
    let templates = read(&renderer, &states);
    let position: Vec<_> = (0..81).map(|i| (i * 58 + 7) % states.len()).collect();
    let shown: Vec<_> = position.iter().map(|&state| states[state]).collect();
    let cells = read(&renderer, &shown);
    for vision in Vision::ALL {
        let (templates, cells) = (seen(vision, &templates), seen(vision, &cells));
        for (cell, &state) in cells.iter().zip(&position) {
            let nearest = (0..states.len()).min_by_key(|&i| distance(&templates[i], cell));
            assert_eq!(nearest, Some(state), "{vision:?}: took {:?} for another", states[state]);
        }
    }
}

#[test]
fn tokens_and_kas_can_be_read_back_at_the_size_of_a_chat() {
    let renderer = Renderer::new();
    let pieces = [
        None,
        Some(PointPiece::Token(Token::Black)),
        Some(PointPiece::Token(Token::White)),
        Some(PointPiece::Ka(Player::Three)),
        Some(PointPiece::Ka(Player::Four)),
    ];
    let position: Vec<_> = (0..121).map(|i| (i * 58 + i / 11) % pieces.len()).collect();
    let shown: Vec<_> = position.iter().map(|&piece| pieces[piece]).collect();
    let cells = read_points(&renderer, &shown);
    // Each piece on the point where it is to be recognised, because lines differ from point to
    // point.
    let templates = pieces.map(|piece| read_points(&renderer, &[piece; 121]));
    for vision in Vision::ALL {
        let cells = seen(vision, &cells);
        let templates = templates.each_ref().map(|cells| seen(vision, cells));
        for (i, point) in Point::all().enumerate().filter(|(_, point)| *point != Point::MIDDLE) {
            let nearest =
                (0..pieces.len()).min_by_key(|&piece| distance(&templates[piece][i], &cells[i]));
            assert_eq!(nearest, Some(position[i]), "{vision:?}: {point:?}");
        }
    }
}
