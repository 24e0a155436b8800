//! The library against the reference, on scattered positions, and in counts of turns from the
//! start.

use std::collections::BTreeMap;

use rules::{Kind, Position, Reason, Status};

use super::board::Board;
use super::pacru::{After, Pacru};
use super::scatter::scatter;
use super::trail::{someone_can_gain, turns};
use crate::chance::Chance;
use crate::positions::{rows_and_turn, setup};

/// Lines of `game seats options | position`: the first scattered positions of each game.
/// `UPDATE_GOLDEN=1` writes them.
const SCATTERED: &str = "tests/data/scattered.txt";

/// The seed of the first scattered position of a game, and how many are compared; `POSITIONS=10000`
/// looks at more, best with `--release`.
const PACRU: Sample = Sample { first: 0, count: 120 };
const TRAIL: Sample = Sample { first: 1_000, count: 80 };

struct Sample {
    first: u64,
    count: usize,
}

/// Reorientations are compared where they are few.
const MOST_REORIENTATIONS: usize = 400;

/// A scattered position, for the library and for the reference.
struct Scattered {
    position: Position,
    board: Board,
}

impl Scattered {
    /// The position of a seed; `None` if it is over, or somebody is blocked: that is settled when
    /// it is read.
    fn of(kind: Kind, seed: u64) -> Option<Scattered> {
        let mut chance = Chance::new(seed);
        let pacru = kind == Kind::Pacru;
        let seats: &[&str] =
            if pacru { &["SN", "NEW", "SWNE", "EWSN"] } else { &["SN", "NEW", "SWNE"] };
        let seats = chance.pick(seats);
        let mut setup = setup(kind, seats, "");
        if pacru {
            setup.options.chevrons.meeting9 = Some(chance.below(3) > 0);
            setup.options.chevrons.reorient_others_mobile = Some(chance.below(3) == 0);
        }
        let board = scatter(seats, &mut chance);
        setup.position = Some(board.write());
        let position = Position::new(&setup).ok()?;
        let as_scattered = rows_and_turn(&position.position_line()) == board.write();
        let goes_on = matches!(position.status(), Status::Turn(_));
        (goes_on && as_scattered).then_some(Scattered { position, board })
    }
}

/// The scattered positions of a game.
fn scattered(kind: Kind) -> impl Iterator<Item = Scattered> {
    let Sample { first, count } = if kind == Kind::Pacru { PACRU } else { TRAIL };
    let more = std::env::var("POSITIONS").map(|count| count.parse().expect("a number"));
    (first..).filter_map(move |seed| Scattered::of(kind, seed)).take(more.unwrap_or(count))
}

/// Whoever changes how positions are scattered sees it.
#[test]
fn the_first_scattered_positions_are_kept() {
    let mut lines = String::new();
    for (kind, Sample { first, count }) in
        [(Kind::Pacru, PACRU), (Kind::Azacru, TRAIL), (Kind::Shacru, TRAIL)]
    {
        let all = (first..).filter_map(|seed| Scattered::of(kind, seed));
        for Scattered { position, board } in all.take(count) {
            let setup = position.setup();
            let options = setup.options.to_string();
            let line = format!("{} {} {options} | {}", kind.slug(), setup.seats, board.write());
            lines.extend([line.as_str(), "\n"]);
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(SCATTERED, &lines).expect("a file");
    }
    let kept = std::fs::read_to_string(SCATTERED).expect("a file");
    assert!(kept == lines, "other positions: UPDATE_GOLDEN=1 writes them to {SCATTERED}");
}

/// What the reference must know of a position of Pacru beside the board. The rule for nine is on
/// unless it is switched off.
fn pacru(position: &Position) -> Pacru {
    let options = &position.setup().options.chevrons;
    Pacru {
        seats: position.seats().to_string().chars().collect(),
        meeting9: options.meeting9 != Some(false),
        reorient_others_mobile: options.reorient_others_mobile == Some(true),
    }
}

#[test]
fn pacru_agrees_with_the_reference() {
    let mut rare = BTreeMap::from([("*", 0), ("!", 0), ("x", 0), ("<", 0)]);
    for Scattered { position, board } in scattered(Kind::Pacru) {
        let game = pacru(&position);
        let line = board.write();
        let moves = game.moves(&board);
        same(&position, &moves, &position.legal(false), &line);
        for (sign, count) in &mut rare {
            *count += moves.keys().filter(|turn| turn.contains(sign)).count();
        }
        let listed = usize::try_from(position.perft(1)).expect("a count") - moves.len();
        if listed <= MOST_REORIENTATIONS {
            let mut turns = game.reorientations(&board);
            *rare.entry("<").or_default() += turns.len();
            assert_eq!(turns.len(), listed, "reorientations of {line}");
            turns.extend(moves);
            same(&position, &turns, &position.legal(true), &line);
        }
    }
    assert!(rare.values().all(|count| *count > 50), "too little of something: {rare:?}");
}

fn same(position: &Position, turns: &BTreeMap<String, After>, legal: &[String], line: &str) {
    let wanted: Vec<&String> = turns.keys().collect();
    assert_eq!(legal.iter().collect::<Vec<_>>(), wanted, "turns of {line}");
    for (turn, (after, winner)) in turns {
        let played = position.play(turn).unwrap_or_else(|e| panic!("{line} {turn}: {e}")).position;
        assert_eq!(rows_and_turn(&played.position_line()), after.write(), "{line} {turn}");
        let won = match played.status() {
            Status::Turn(_) => None,
            Status::Over(outcome) => outcome.winners.into_iter().next().map(rules::Seat::letter),
        };
        assert_eq!(won, *winner, "{line} {turn}");
        for seat in position.seats().iter() {
            assert_eq!(played.is_in(seat), !after.out.contains(&seat.letter()), "{line} {turn}");
        }
    }
}

/// Random games from the start: the reference plays along with its own board, so what it does not
/// know about a position that was reached would add up. Scattered positions are each read anew.
#[test]
fn pacru_agrees_with_the_reference_in_play() {
    for players in Kind::Pacru.players() {
        let mut chance = Chance::new(100 + players as u64);
        let mut position = crate::positions::start(Kind::Pacru, players);
        let game = pacru(&position);
        let mut board = Board::read(&position.position_line());
        let mut winner = None;
        while let Status::Turn(_) = position.status() {
            assert_eq!(winner, None, "{}", position.position_line());
            let moves = game.moves(&board);
            same(&position, &moves, &position.legal(false), &board.write());
            let turn = chance.pick(&moves.keys().cloned().collect::<Vec<_>>());
            (board, winner) = moves[&turn].clone();
            position = position.play(&turn).expect("a legal turn").position;
        }
        assert!(winner.is_some(), "the reference sees the end too: {}", position.position_line());
    }
}

#[test]
fn azacru_agrees_with_the_reference() {
    agrees(Kind::Azacru, true);
}

#[test]
fn shacru_agrees_with_the_reference() {
    agrees(Kind::Shacru, false);
}

/// Turns and the positions they lead to.
fn agrees(kind: Kind, long: bool) {
    for Scattered { position, board } in scattered(kind) {
        let wanted = turns(&board, long);
        assert_eq!(position.legal(true), wanted.keys().cloned().collect::<Vec<_>>(), "{position}");
        for (turn, after) in wanted {
            let played = position.play(&turn).expect("a legal turn").position;
            let rows = |line: &str| line.split(' ').next().map(str::to_owned);
            assert_eq!(rows(&played.position_line()), rows(&after.write()), "{position} {turn}");
        }
    }
}

/// The end of Shacru is found by looking at single chevrons; here by looking at all play.
#[test]
fn shacru_ends_when_nobody_can_gain() {
    const MOST_POSITIONS: usize = 300;
    let (mut ended, mut decided) = (0, 0);
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let mut position = crate::positions::start(Kind::Shacru, 2 + chance.below(3));
        let mut last = Vec::new();
        while let Status::Turn(_) = position.status() {
            last.push(position.clone());
            position =
                position.play(&chance.pick(&position.legal(true))).expect("a legal turn").position;
        }
        last.push(position);
        for position in last.iter().rev().take(4) {
            let over = match position.status() {
                Status::Turn(_) => false,
                Status::Over(outcome) if outcome.reason == Reason::Counted => true,
                // Repetition and want of progress end games that could go on.
                Status::Over(_) => continue,
            };
            let board = Board::read(&position.position_line());
            let seats = position.seats().to_string();
            let Some(gain) = someone_can_gain(&board, &seats, MOST_POSITIONS) else {
                continue;
            };
            assert_eq!(over, !gain, "{}", position.position_line());
            ended += usize::from(over);
            decided += 1;
        }
    }
    assert!(ended > 0 && decided > ended, "{ended} ends among {decided} positions");
}

/// Counts of turn sequences, from the start. `DEPTH=4` goes deeper, best with `--release`: so the
/// counts of depth 4 in `perft.txt` were counted.
#[test]
fn counts_agree_with_the_reference() {
    let depth = std::env::var("DEPTH").map_or(2, |depth| depth.parse().expect("a number"));
    for kind in [Kind::Pacru, Kind::Azacru, Kind::Shacru] {
        for players in kind.players() {
            let position = crate::positions::start(kind, players);
            let board = Board::read(&position.position_line());
            let seats: Vec<char> = position.seats().to_string().chars().collect();
            let counted = match kind {
                Kind::Pacru => count(&pacru(&position), &board, depth),
                _ => count_of_trail(&board, &seats, kind == Kind::Azacru, depth),
            };
            assert_eq!(counted, position.perft(depth), "{kind} {players}");
        }
    }
}

fn count(game: &Pacru, board: &Board, depth: u32) -> u64 {
    let turns = game.moves(board).into_values().chain(game.reorientations(board).into_values());
    let count = |(after, winner): After| match (depth, winner) {
        (1, _) => 1,
        (_, Some(_)) => 0,
        (_, None) => count(game, &after, depth - 1),
    };
    turns.map(count).sum()
}

/// Nobody is stuck so early, and nothing ends the game.
fn count_of_trail(board: &Board, seats: &[char], long: bool, depth: u32) -> u64 {
    let place = seats.iter().position(|seat| *seat == board.turn).expect("a seat");
    let next = seats[(place + 1) % seats.len()];
    let count = |mut after: Board| {
        after.turn = next;
        if depth == 1 { 1 } else { count_of_trail(&after, seats, long, depth - 1) }
    };
    turns(board, long).into_values().map(count).sum()
}
