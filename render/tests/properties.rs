//! Properties of every picture.

use std::path::PathBuf;
use std::sync::LazyLock;
use std::thread;

use image::RgbImage;
use proptest::prelude::*;
use proptest::sample::select;
use render::{
    Board, Caption, Cell, CellState, Change, Chevron, Direction, FontSource, Grid, Label, Last,
    Mark, Name, Ordinal, Panel, Player, Point, PointPiece, PointState, Points, Renderer, Scene,
    Seat, SeatState, Side, Spin, Tally, Theme, Token,
};

use crate::pixels::{self, changed};
use crate::scenes;

static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

fn picture(scene: &Scene) -> RgbImage {
    pixels::decode(&RENDERER.png(scene))
}

#[test]
fn the_same_scene_gives_the_same_bytes_on_every_thread() {
    let scene = scenes::middle_game();
    let expected = RENDERER.png(&scene);
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| assert_eq!(RENDERER.png(&scene), expected));
        }
    });
    assert_eq!(Renderer::new().png(&scene), expected);
}

#[test]
fn flat_colours_are_exact() {
    for theme in Theme::ALL {
        let scene = Scene { theme, ..scenes::won() };
        let picture = picture(&scene);
        let colours = theme.colours();
        let c = |x, y| *picture.get_pixel(x, y);
        assert_eq!(c(2, 2), colours.frame);
        assert_eq!(c(60, 40), colours.laurel);
        assert_eq!(c(200, 85), colours.chip);
        assert_eq!(c(190, 220), colours.cells[0]);
        assert_eq!(c(400, 220), colours.cells[1]);
        assert_eq!(c(60, 220), colours.of(Player::Two).tile);
        assert_eq!(c(570, 330), colours.of(Player::Two).main);
    }
}

#[test]
fn a_piece_changes_its_own_cell_only() {
    let Board::Grid(mut grid) = scenes::middle_game().board else {
        return;
    };
    grid.last = None;
    let scene = |grid: &Grid| Scene { board: Board::Grid(grid.clone()), ..scenes::middle_game() };
    let before = picture(&scene(&grid));
    let d2 = scenes::cell("d2");
    for direction in Direction::ALL {
        grid[d2].chevron = Some(Chevron { owner: Player::One, facing: direction });
        let [left, top, right, bottom] =
            changed(&before, &picture(&scene(&grid))).expect("a piece");
        assert!(left >= 350 && right <= 450, "{direction:?}: {left}..{right}");
        assert!(top >= 850 && bottom <= 950, "{direction:?}: {top}..{bottom}");
    }
}

/// A scene whose first player has this name, and this user name.
fn named(scene: Scene, name: &str, username: Option<&str>) -> Scene {
    let mut seats = scene.panel.seats().to_vec();
    (seats[0].name, seats[0].username) = (Name::from(name), username.map(Name::from));
    Scene { panel: seats.into_iter().collect(), ..scene }
}

#[test]
fn a_text_changes_its_own_box_only() {
    let with_name = |name: &str| picture(&named(scenes::middle_game(), name, None));
    let before = with_name("x");
    for name in [
        "Šárka Dvořáková the Terrible",
        "ÅÄÖŻ qgjy",
        "|||||||||||||||||||||||||||||||",
        "WWWWWWWWWWWWWWWWW",
    ] {
        let [left, top, right, bottom] = changed(&before, &with_name(name)).expect("another name");
        assert!(left >= 40 + 58 && right <= 40 + 300, "{name}: {left}..{right}");
        assert!(top >= 16 && bottom <= 16 + 48, "{name}: {top}..{bottom}");
    }
}

#[test]
fn a_name_that_cannot_be_set_gives_way() {
    let with = |name: &str, username| picture(&named(scenes::middle_game(), name, username));
    assert_eq!(with("李小龍", Some("bruce_lee")), with("bruce_lee", None));
    assert_eq!(with("สมชาย", None), with("Blue", None));
    assert_eq!(with("🦊", Some("🦊🦊")), with("Blue", None));
}

#[test]
fn on_paper_the_name_of_a_colour_has_its_side() {
    let drawn = |name: &str, theme| {
        let (colour, side) = (Some("Green".into()), Some("Green (South)".into()));
        let seat = scenes::seat(Player::Three, name, 4, 0, 42);
        let panel = Panel::from_iter([Seat { username: colour, side, ..seat }]);
        picture(&Scene { panel, theme, ..Scene::default() })
    };
    assert_eq!(drawn("Green", Theme::Print), drawn("Green (South)", Theme::Print));
    assert_ne!(drawn("Green", Theme::Slate), drawn("Green (South)", Theme::Slate));
    assert_ne!(drawn("Ana", Theme::Print), drawn("Green (South)", Theme::Print));
}

#[test]
fn a_name_is_drawn_if_there_is_a_font_for_it() {
    let with_fonts = Renderer::with_fonts(scenes::fonts());
    let with =
        |renderer: &Renderer, name: &str| renderer.png(&named(scenes::two_players(), name, None));
    let colour = with(&RENDERER, "Blue");
    for name in ["李小龍", "สมชาย ใจดี"] {
        assert!(with(&RENDERER, name) == colour, "{name}");
        assert!(with(&with_fonts, name) != colour, "{name}");
    }
    assert!(with(&with_fonts, "김철수") == colour, "a font lacks it");
    assert!(with(&with_fonts, "Ann 🦊") == with(&RENDERER, "Ann"));
    assert_eq!(with_fonts.shown_name(" 李小龍 🦊"), Some("李小龍".to_owned()));
    assert_eq!(RENDERER.shown_name("李小龍"), None);
}

#[test]
fn a_path_without_fonts_is_named() {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let fonts = here.join("tests/fonts");
    let source =
        |paths: &[&PathBuf]| FontSource::Paths(paths.iter().map(|path| (*path).clone()).collect());
    assert_eq!(source(&[&fonts, &fonts.join("thai.ttf")]).without_fonts(), None);
    for bad in [here.join("src"), here.join("nowhere"), fonts.join("OFL.txt")] {
        assert_eq!(source(&[&fonts, &bad]).without_fonts(), Some(&bad));
    }
}

fn a_chevron() -> impl Strategy<Value = Chevron> {
    (player(), 0..8_u8).prop_map(|(owner, facing)| scenes::chevron(owner, facing))
}

fn player() -> impl Strategy<Value = Player> {
    select(&Player::ALL[..])
}

fn cell() -> impl Strategy<Value = Cell> {
    (0..81_usize).prop_map(|index| Cell::all().nth(index).expect("81 cells"))
}

fn mark() -> impl Strategy<Value = Mark> {
    let label = prop_oneof![
        Just(Label::NONE),
        any::<u8>().prop_map(Label::number),
        "[a-zA-Z0-9]{1,2}".prop_map(|text| Label::new(&text).expect("two letters or digits")),
    ];
    prop_oneof![
        Just(Mark::Selected),
        label.clone().prop_map(Mark::Choice),
        label.prop_map(Mark::Capture),
    ]
}

prop_compose! {
    fn cell_state()(
        tile in prop::option::of(player()),
        chevron in prop::option::of(a_chevron()),
        change in prop::option::weighted(0.1, prop_oneof![
            Just(Change::Gained),
            player().prop_map(Change::TakenFrom),
            player().prop_map(Change::PaidBy),
        ]),
        gone in prop::option::weighted(0.1, a_chevron()),
        mark in prop::option::weighted(0.1, mark()),
    ) -> CellState {
        CellState { tile, chevron, change, gone, mark }
    }
}

fn last() -> impl Strategy<Value = Last> {
    let spins = [Spin::QuarterLeft, Spin::EighthLeft, Spin::EighthRight, Spin::QuarterRight];
    prop_oneof![
        (cell(), cell(), any::<bool>()).prop_map(|(from, to, jump)| Last::Move { from, to, jump }),
        (cell(), select(spins.to_vec())).prop_map(|(at, by)| Last::Spin { at, by }),
    ]
}

fn point() -> impl Strategy<Value = Point> {
    (0..121_usize).prop_map(|index| Point::all().nth(index).expect("121 points"))
}

prop_compose! {
    fn point_state()(
        piece in prop::option::of(prop_oneof![
            9 => select(&Token::ALL[..]).prop_map(PointPiece::Token),
            1 => player().prop_map(PointPiece::Ka),
        ]),
        taken in prop::option::weighted(0.1, select(&Token::ALL[..])),
        passage in prop::option::weighted(0.1, player()),
        mark in prop::option::weighted(0.1, mark()),
    ) -> PointState {
        PointState { piece, taken, passage, mark }
    }
}

prop_compose! {
    fn a_grid()(
        cells in prop::collection::vec(cell_state(), 81),
        last in prop::option::of(last()),
    ) -> Board {
        let mut grid = Grid::default();
        grid.last = last;
        for (cell, state) in Cell::all().zip(cells) {
            grid[cell] = state;
        }
        Board::Grid(grid)
    }
}

prop_compose! {
    fn some_points()(
        states in prop::collection::vec(point_state(), 121),
        last in prop::option::of((point(), point())),
    ) -> Board {
        let mut points = Points::default();
        points.last = last;
        for (point, state) in Point::all().zip(states) {
            points[point] = state;
        }
        Board::Points(points)
    }
}

fn tally() -> impl Strategy<Value = Tally> {
    let tiles = |(chevrons, tiles, target)| Tally::Tiles { chevrons, tiles, target };
    let tokens = |(black, white, points)| Tally::Tokens { black, white, points };
    prop_oneof![
        any::<(u8, u8, Option<u8>)>().prop_map(tiles),
        any::<(u8, u8, u16)>().prop_map(tokens)
    ]
}

prop_compose! {
    fn seat()(
        player in player(),
        name in any::<String>(),
        username in prop::option::of(any::<String>()),
        tally in tally(),
        state in prop_oneof![
            Just(SeatState::ToMove),
            Just(SeatState::Waiting),
            Just(SeatState::Out),
            any::<u8>().prop_map(SeatState::Placed),
        ],
        ordinal in prop::option::of(any::<String>()),
    ) -> Seat {
        let (username, ordinal) = (username.map(Name::from), ordinal.map(Ordinal::from));
        Seat { player, name: name.into(), username, side: None, tally, state, ordinal }
    }
}

prop_compose! {
    fn scene()(
        theme in select(&Theme::ALL[..]),
        board in prop_oneof![a_grid(), some_points()],
        bottom in select(&Side::ALL[..]),
        seats in prop::collection::vec(seat(), 0..6),
        banner in prop::option::of(any::<String>()),
        caption in prop::option::of(any::<String>()),
    ) -> Scene {
        let [banner, caption] = [banner, caption].map(|line| line.map(Caption::from));
        let panel = Panel::from_iter(seats);
        Scene { theme, board, bottom, panel, banner, caption }
    }
}

/// The picture of two players, the first of them with this name.
fn with_name(name: &str) -> RgbImage {
    picture(&named(scenes::two_players(), name, None))
}

/// The accent stands five pixels left of the place where its letter starts, and once left of the
/// place of the name.
#[test]
fn the_accent_of_a_first_letter_stays_in_the_place_of_the_name() {
    let [left, ..] = changed(&with_name("Ὺ"), &with_name("o")).expect("another letter");
    assert_eq!(left, 96);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_scene_can_be_drawn(scene in scene()) {
        let picture = picture(&scene);
        prop_assert_eq!(picture.width(), 1000);
        prop_assert!(picture.height() <= 1164);
    }

    #[test]
    fn every_name_stays_in_its_place(name in "\\PC{0,200}", other in any::<String>()) {
        if let Some([left, top, right, bottom]) = changed(&with_name(&name), &with_name(&other)) {
            // The letters are set between the columns 100 and 310, and may lean out of them.
            prop_assert!(
                left >= 96 && right <= 316 && top >= 16 && bottom <= 64,
                "{left} {top} {right} {bottom}"
            );
        }
    }
}
