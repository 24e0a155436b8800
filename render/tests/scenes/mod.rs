//! Scenes that tests, benches and the gallery share.
#![allow(dead_code, reason = "each of them uses its own part")]

pub(crate) mod calendars;
mod points;
pub(crate) mod tables;

use std::path::Path;

use render::{
    Board, Caption, Cell, CellState, Change, Chevron, Curve, Direction, FontSource, Graph, Grid,
    Label, Last, Mark, Name, Panel, Player, Scene, Seat, SeatState, Side, Spin, Tally, Theme,
    isolated,
};

pub(crate) use points::{tokens, tokens_choosing, tokens_won};

/// The cell with this name, such as `e5`.
pub(crate) fn cell(name: &str) -> Cell {
    let [file, rank] = name.as_bytes() else { panic!("{name} is no cell") };
    Cell::new(file - b'a', rank - b'1').unwrap_or_else(|| panic!("{name} is no cell"))
}

pub(crate) fn player(number: u8) -> Player {
    Player::ALL[usize::from(number - b'1')]
}

pub(crate) fn chevron(owner: Player, facing: u8) -> Chevron {
    Chevron { owner, facing: Direction::from_eighths(facing) }
}

/// A grid from nine lines, the top row first. A cell is `.` or a tile's owner, then a chevron's
/// owner and its eighths: `2` is a tile, `.36` a chevron of player 3 facing west, `112` a tile of
/// player 1 with a chevron of player 1 facing east.
pub(crate) fn grid(rows: &str) -> Grid {
    let mut grid = Grid::default();
    let rows = rows.trim().lines().rev();
    for (row, line) in (0..).zip(rows) {
        for (column, text) in (0..).zip(line.split_whitespace()) {
            let state = &mut grid[Cell::new(column, row).expect("nine by nine")];
            let (tile, piece) = text.split_at(1);
            state.tile = tile.bytes().find(|&b| b != b'.').map(player);
            if let [owner, facing] = *piece.as_bytes() {
                state.chevron = Some(chevron(player(owner), facing - b'0'));
            }
        }
    }
    grid
}

fn grid_of(scene: &mut Scene) -> &mut Grid {
    let Board::Grid(grid) = &mut scene.board else { panic!("a board of points") };
    grid
}

pub(crate) fn seat(player: Player, name: &str, chevrons: u8, tiles: u8, target: u8) -> Seat {
    Seat {
        player,
        name: Name::from(name),
        username: None,
        side: None,
        tally: Tally::Tiles { chevrons, tiles, target: Some(target) },
        state: SeatState::Waiting,
        ordinal: None,
    }
}

/// The seats at the end of a game, with these places.
fn placed(panel: &Panel, places: &[u8]) -> Vec<Seat> {
    let end = |(seat, place): (&Seat, &u8)| Seat {
        state: SeatState::Placed(*place),
        ordinal: Some(["1st", "2nd", "3rd", "4th"][usize::from(*place) - 1].into()),
        ..seat.clone()
    };
    panel.seats().iter().zip(places).map(end).collect()
}

fn to_move(seat: Seat) -> Seat {
    Seat { state: SeatState::ToMove, ..seat }
}

/// Four players in the middle of a game: blue came from g7 and gained f6; orange is to move.
pub(crate) fn middle_game() -> Scene {
    let mut grid = grid(
        "2    .    .   .    .    .   1    .    .
         .    227  2   .    .34  1   114  .    1
         2    .    .   2    .    .   1    .    142
         .    .    3   .    .    1   .    4    .
         .    3    3   .    111  2   .    446  4
         330  3    .   332  .    226 .    4    .
         .    .    3   .    441  4   .    .    4
         .    1    .   .    4    .   4    223  .
         .    .    111 1    .    .   .    2    .",
    );
    grid[cell("f6")].change = Some(Change::Gained);
    grid.last = Some(Last::Move { from: cell("g7"), to: cell("e5"), jump: false });
    grid[cell("e5")].chevron = Some(chevron(Player::One, 5));
    Scene {
        board: Board::Grid(grid),
        panel: Panel::from_iter([
            seat(Player::One, "Mariana Ibáñez", 3, 11, 24),
            to_move(seat(Player::Two, "Šárka Dvořáková", 3, 9, 24)),
            seat(Player::Three, "Puteri Nurul", 3, 7, 24),
            seat(Player::Four, "Кирилл", 3, 9, 24),
        ]),
        ..Scene::default()
    }
}

/// Four players, and orange sees what the three others have done since: green moved, red turned a
/// piece and paid, and blue captured one of orange's pieces.
pub(crate) fn round() -> Scene {
    let mut scene = middle_game();
    let grid = grid_of(&mut scene);
    grid[cell("d4")].change = Some(Change::TakenFrom(Player::Four));
    grid[cell("h5")].change = Some(Change::PaidBy(Player::Four));
    grid[cell("h5")].tile = None;
    grid[cell("e5")].gone = Some(chevron(Player::Two, 3));
    grid.earlier = vec![
        Last::Move { from: cell("d7"), to: cell("d4"), jump: true },
        Last::Spin { at: cell("h5"), by: Spin::QuarterLeft },
    ];
    scene
}

/// The same, while orange chooses the goal of the piece on b8.
pub(crate) fn choosing() -> Scene {
    let mut scene = middle_game();
    let grid = grid_of(&mut scene);
    grid.last = None;
    grid[cell("f6")].change = None;
    grid[cell("b8")].mark = Some(Mark::Selected);
    for (number, name) in (1..).zip(["c8", "d8", "b7", "c7", "d7", "b6"]) {
        grid[cell(name)].mark = Some(Mark::Choice(Label::number(number)));
    }
    grid[cell("e8")].mark = Some(Mark::Capture(Label::number(7)));
    grid[cell("f4")].mark = Some(Mark::Choice(Label::number(8)));
    scene
}

/// Choices without labels.
pub(crate) fn dots() -> Scene {
    let mut scene = choosing();
    let grid = grid_of(&mut scene);
    for cell in Cell::all() {
        grid[cell].mark = match grid[cell].mark {
            Some(Mark::Choice(_)) => Some(Mark::Choice(Label::NONE)),
            Some(Mark::Capture(_)) => Some(Mark::Capture(Label::NONE)),
            other => other,
        };
    }
    scene.panel = Panel::default();
    scene
}

/// Three possible turns of orange, two of them to the same cell.
pub(crate) fn hints() -> Scene {
    let mut scene = middle_game();
    let grid = grid_of(&mut scene);
    grid.last = None;
    grid[cell("f6")].change = None;
    for piece in ["b8", "f4"] {
        grid[cell(piece)].mark = Some(Mark::Choice(Label::NONE));
    }
    for (name, turns) in [("d8", &[1, 2][..]), ("d9", &[1]), ("f8", &[2]), ("c7", &[1, 2, 3])] {
        grid[cell(name)].mark = Some(Mark::Choice(Label::numbers(turns)));
    }
    grid[cell("e8")].mark = Some(Mark::Capture(Label::numbers(&[2, 3])));
    scene
}

/// Fonts for some names in other scripts.
pub(crate) fn fonts() -> FontSource {
    FontSource::Paths(vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fonts")])
}

/// Names in right-to-left script, in Han characters, with marks above the letters and with an
/// emoji; a sentence with a right-to-left name.
pub(crate) fn names() -> Scene {
    let mut scene = won();
    let names = ["محمد الفيصل (7)", "李小龍 🦊", "שלום Ann", "สมชาย ใจดี"];
    let seats = scene.panel.seats().iter().zip(names);
    scene.panel = seats.map(|(seat, name)| Seat { name: name.into(), ..seat.clone() }).collect();
    scene.banner = Some(format!("{} wins with 24 markers", isolated("محمد الفيصل (7)")).into());
    scene
}

/// Two players at the start, seen from the north.
pub(crate) fn two_players() -> Scene {
    let grid = grid(
        ".  .  .  .  .24 .  .  .  .15
         .  .  .  .  .   .  .  .  .
         .22 . .  .  .   .  .  .  .26
         .  .  .  .  .   .  .  .  .
         .  .  .  .  .   .  .  .  .
         .  .  .  .  .   .  .  .  .
         .12 . .  .  .   .  .  .  .16
         .  .  .  .  .   .  .  .  .
         .21 . .  .  .10 .  .  .  .",
    );
    Scene {
        board: Board::Grid(grid),
        bottom: Side::North,
        panel: Panel::from_iter([
            to_move(seat(Player::One, "Ann", 4, 0, 42)),
            seat(Player::Two, "Maximiliane von Hohenstein", 4, 0, 42),
        ]),
        ..Scene::default()
    }
}

/// A turn with every effect: it captured a piece and took over tiles, and it was the last.
pub(crate) fn won() -> Scene {
    let mut scene = middle_game();
    scene.banner = Some("Šárka wins with 24 markers".into());
    let mut seats = placed(&scene.panel, &[2, 1, 4, 3]);
    seats[1].tally = Tally::Tiles { chevrons: 3, tiles: 24, target: Some(24) };
    scene.panel = seats.into_iter().collect();
    let grid = grid_of(&mut scene);
    grid[cell("f6")].change = None;
    grid[cell("b8")].chevron = None;
    grid[cell("e8")] = CellState {
        tile: Some(Player::Two),
        chevron: Some(chevron(Player::Two, 2)),
        gone: Some(chevron(Player::Three, 4)),
        change: Some(Change::Gained),
        mark: None,
    };
    grid[cell("f8")] = CellState {
        tile: Some(Player::Two),
        change: Some(Change::TakenFrom(Player::One)),
        ..CellState::default()
    };
    grid[cell("h5")].change = Some(Change::TakenFrom(Player::Four));
    grid[cell("h5")].tile = Some(Player::Two);
    grid[cell("h5")].chevron = Some(chevron(Player::Two, 0));
    grid.last = Some(Last::Move { from: cell("b8"), to: cell("e8"), jump: false });
    scene
}

/// A jump over two pieces, and a player who has left.
pub(crate) fn jump() -> Scene {
    let mut scene = middle_game();
    let mut seats = scene.panel.seats()[..3].to_vec();
    seats[2].state = SeatState::Out;
    seats[1].state = SeatState::Waiting;
    seats[0].state = SeatState::ToMove;
    scene.panel = seats.into_iter().collect();
    let grid = grid_of(&mut scene);
    for name in ["a4", "d4", "e8"] {
        grid[cell(name)].gone = grid[cell(name)].chevron.take();
    }
    grid[cell("f6")].change = None;
    grid[cell("i5")].chevron = Some(chevron(Player::Four, 2));
    grid[cell("e5")].tile = Some(Player::Four);
    grid[cell("g5")].chevron = Some(chevron(Player::Two, 0));
    grid[cell("h5")].chevron = Some(chevron(Player::One, 7));
    grid[cell("e5")].chevron = None;
    grid.last = Some(Last::Move { from: cell("e5"), to: cell("i5"), jump: true });
    scene.bottom = Side::East;
    scene
}

/// A piece turned, and four markers were paid for it.
pub(crate) fn turned() -> Scene {
    let mut scene = middle_game();
    let grid = grid_of(&mut scene);
    grid[cell("f6")].change = None;
    grid[cell("h2")].chevron = Some(chevron(Player::Two, 1));
    grid.last = Some(Last::Spin { at: cell("h2"), by: Spin::QuarterLeft });
    for name in ["a9", "c8", "d7", "f5"] {
        let state = &mut grid[cell(name)];
        state.change = state.tile.take().map(Change::PaidBy);
    }
    scene.bottom = Side::West;
    scene
}

/// Every cell filled, in every direction, and marked.
pub(crate) fn crowded() -> Scene {
    let mut grid = Grid::default();
    for cell in Cell::all() {
        let owner = Player::ALL[cell.index() % 4];
        let state = &mut grid[cell];
        state.tile = Some(Player::ALL[(cell.index() / 4) % 4]);
        if cell.row() % 2 == 0 {
            state.chevron = Some(chevron(owner, cell.column()));
        }
        state.mark = Some(Mark::Choice(Label::number(cell.index() as u8 + 1)));
    }
    Scene { board: Board::Grid(grid), ..Scene::default() }
}

/// Every player's chevron in every direction, alternately on tiles and on empty cells.
pub(crate) fn directions() -> Scene {
    let mut grid = Grid::default();
    for cell in Cell::all().filter(|cell| cell.column() < 8 && cell.row() % 2 == 1) {
        let owner = Player::ALL[usize::from(cell.row() / 2)];
        let state = &mut grid[cell];
        state.chevron = Some(chevron(owner, cell.column()));
        state.tile = (cell.column() % 4 < 2).then_some(owner);
    }
    Scene { board: Board::Grid(grid), ..Scene::default() }
}

/// An artificial game of this many moves of up to three cells, each with a tile.
pub(crate) fn replay(moves: usize) -> Vec<Scene> {
    let Board::Grid(mut grid) = two_players().board else {
        return vec![];
    };
    let mut random = 7_u32;
    let mut below = |limit: usize| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 8) as usize % limit
    };
    let mut boards = vec![];
    while boards.len() < moves {
        let owner = Player::ALL[boards.len() % 2];
        let pieces: Vec<_> = Cell::all()
            .filter_map(|cell| {
                Some((cell, grid[cell].chevron.filter(|piece| piece.owner == owner)?))
            })
            .collect();
        let (from, piece) = pieces[below(pieces.len())];
        let near = |cell: &Cell| {
            cell.column().abs_diff(from.column()) <= 3 && cell.row().abs_diff(from.row()) <= 3
        };
        let free = Cell::all().filter(|&cell| grid[cell].chevron.is_none());
        let free: Vec<_> = free.filter(near).collect();
        let to = free[below(free.len())];
        for cell in Cell::all() {
            grid[cell].change = None;
        }
        grid[from].chevron = None;
        grid[to].chevron =
            Some(Chevron { facing: Direction::from_eighths(below(8) as u8), ..piece });
        grid[to].change = match grid[to].tile.replace(owner) {
            None => Some(Change::Gained),
            Some(loser) if loser != owner => Some(Change::TakenFrom(loser)),
            Some(_) => None,
        };
        grid.last = Some(Last::Move { from, to, jump: false });
        let tiles =
            |player| Cell::all().filter(|&cell| grid[cell].tile == Some(player)).count() as u8;
        let mut seats = [
            seat(Player::One, "Ann", 4, tiles(Player::One), 42),
            seat(Player::Two, "Maximiliane von Hohenstein", 4, tiles(Player::Two), 42),
        ];
        seats[(boards.len() + 1) % 2].state = SeatState::ToMove;
        boards.push(Scene {
            board: Board::Grid(grid.clone()),
            panel: Panel::from_iter(seats),
            caption: Some(Caption::from(format!("Turn {} of {moves}", boards.len() + 1))),
            ..two_players()
        });
    }
    boards
}

/// The first scene of such a game.
pub(crate) fn first_of_replay() -> Scene {
    Scene { caption: Some(Caption::from("The start".to_owned())), ..two_players() }
}

/// Scenes with their names.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("middle-game", middle_game()),
        ("round", round()),
        ("choosing", choosing()),
        ("dots", dots()),
        ("hints", hints()),
        ("names", names()),
        ("two-players", two_players()),
        ("won", won()),
        ("jump", jump()),
        ("turned", turned()),
        ("directions", directions()),
        ("tokens", tokens()),
        ("tokens-choosing", tokens_choosing()),
        ("tokens-won", tokens_won()),
        // In strong colours, seen from the north; and on paper.
        ("choosing-contrast", Scene { theme: Theme::Contrast, bottom: Side::North, ..choosing() }),
        ("won-print", Scene { theme: Theme::Print, ..won() }),
    ]
}

/// The chances of two players.
pub(crate) fn graph_of_two() -> Graph {
    let four = graph();
    let shares = |own: bool| {
        let share = |turn: u8| {
            let wave = f32::from(u16::from(turn) * 5 % 11) / 40.0;
            let share = 0.3 + wave + if turn > 34 { 0.42 } else { 0.0 };
            if own { share } else { 1.0 - share }
        };
        (0..=60).map(share).collect()
    };
    let curves = four.curves.into_iter().take(2).zip([true, false]);
    let curves = curves.map(|(curve, own)| Curve { shares: shares(own), ..curve }).collect();
    Graph { curves, ..four }
}

/// The chances of four players, one of whom leaves in the middle.
pub(crate) fn graph() -> Graph {
    let share = |player: u8, turn: u8| {
        let drift = f32::from(turn) / 60.0;
        let swing = if turn > 33 { 0.25 } else { 0.0 };
        let wobble = f32::from(u16::from(turn) * (u16::from(player) + 3) % 7) / 60.0;
        match player {
            0 => 0.25 + drift * 0.2 - swing + wobble,
            1 => 0.25 - drift * 0.1 + wobble / 2.0,
            2 => 0.25 + drift * 0.2 + swing - wobble / 2.0,
            _ => (0.25 - drift / 2.0).max(0.0),
        }
    };
    let names = ["Ana", "Club computer", "Chika", "Дмитрий"];
    let curve = |(player, name): (Player, &str)| Curve {
        player,
        name: name.into(),
        username: None,
        shares: (0..=60).map(|turn| share(player as u8, turn)).collect(),
    };
    Graph {
        curves: Player::ALL.into_iter().zip(names).map(curve).collect(),
        marked: vec![34, 12, 50],
        axis: "after turn".into(),
        ..Graph::default()
    }
}
