//! Checks what the stored puzzles promise.

use std::collections::HashSet;
use std::fs;

use ai::{Budget, Engine, NotPuzzle, Puzzle, Stop, symmetry_key};
use rules::{BoardGame, Draft as _, Kind, Next, Position, Seat, SeatSet, Status, on_game};

use crate::games::{is_won_by, to_move};

/// The smallest number of puzzles of each game.
const FEWEST: usize = 300;

/// The first ones of each game, with which everybody begins, and how hard they are at most.
const STARTERS: (usize, u16) = (10, 490);

/// The largest size of all files together, in bytes.
const LARGEST: usize = 300_000;

/// Node budgets with which a computer must find a solution: small ones first, since they find most.
const NODES: [u64; 3] = [3_000, 10_000, 30_000];

fn all() -> impl Iterator<Item = (Kind, &'static Puzzle)> {
    let kinds = Kind::ALL.into_iter();
    kinds.flat_map(|kind| Puzzle::all(kind).iter().map(move |puzzle| (kind, puzzle)))
}

fn after(position: &Position, turn: &str) -> Position {
    let played = position.play(turn);
    let played = played.unwrap_or_else(|error| panic!("{position}: {turn}: {error}"));
    assert_eq!(played.turn, turn, "{position}");
    played.position
}

#[test]
fn every_line_is_read_and_written_again() {
    let mut bytes = 0;
    for kind in Kind::ALL {
        let file = fs::read_to_string(format!("puzzles/{kind}.txt")).expect("a file");
        let mut lines = file.lines();
        let header = lines.next().expect("a first line");
        assert!(header.starts_with(&format!("# puzzles {kind} ")), "{header}");
        let puzzles = Puzzle::all(kind);
        let written: Vec<String> = puzzles.iter().map(Puzzle::to_string).collect();
        assert_eq!(written, lines.collect::<Vec<_>>());
        assert!(puzzles.len() >= FEWEST, "{kind}: {}", puzzles.len());
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating), "{kind}");
        bytes += file.len();
    }
    assert!(bytes < LARGEST, "{bytes}");
}

/// A computer that does not look ahead finds the starters.
#[test]
fn the_first_puzzles_are_easy() {
    let (mut engine, stop) = (Engine::new(), Stop::new());
    for kind in Kind::ALL {
        let (starters, others) = Puzzle::all(kind).split_at(STARTERS.0);
        assert!(others.iter().all(|puzzle| puzzle.rating > STARTERS.1));
        for puzzle in starters {
            assert!(puzzle.rating <= STARTERS.1 && puzzle.solution.len() == 1, "{puzzle}");
            let found = engine.search(&puzzle.position, Budget::nodes(0), 0, &stop);
            assert_eq!(found.map(|found| found.turn).as_ref(), puzzle.solution.first());
        }
    }
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let good = Puzzle::all(Kind::Azacru)[0].to_string();
    assert!(Puzzle::read(Kind::Azacru, &good).is_ok());
    for (from, to) in [(" | ", " "), (":", " "), ("/", "//"), ("0 ", "x ")] {
        let bad = good.replacen(from, to, 1);
        assert_eq!(Puzzle::read(Kind::Azacru, &bad).map(|_| ()), Err(NotPuzzle), "{bad}");
    }
}

#[test]
fn no_puzzle_is_there_twice_however_the_board_is_turned() {
    let (mut ids, mut seen) = (HashSet::new(), HashSet::new());
    for (kind, puzzle) in all() {
        let position = &puzzle.position;
        assert!(ids.insert(puzzle.id()), "{position}");
        let found = Puzzle::with_id(puzzle.id()).map(|found| found.position.to_string());
        assert_eq!(found, Some(position.to_string()));
        assert!(seen.insert((kind, symmetry_key(position))), "{position}");
    }
}

/// The turns of the solution can be played, the solver makes the first and the last, and a win ends
/// in one.
#[test]
fn solutions_are_legal() {
    for (_, puzzle) in all() {
        let own = to_move(&puzzle.position);
        assert_eq!(puzzle.solution.len() % 2, 1, "{puzzle}");
        let mut position = puzzle.position.clone();
        for (place, turn) in puzzle.solution.iter().enumerate() {
            let own_turn = position.status() == Status::Turn(own);
            assert_eq!(own_turn, place % 2 == 0, "{puzzle}");
            position = after(&position, turn);
        }
        if puzzle.wins_in == Some(1) {
            assert!(is_won_by(&position, own), "{puzzle}");
        }
    }
}

/// Searches again, with far less than it took to make the puzzles.
#[test]
fn solutions_are_the_only_good_turns() {
    let (mut engine, stop) = (Engine::new(), Stop::new());
    for (_, puzzle) in all() {
        let own = to_move(&puzzle.position);
        assert!(puzzle.best >= puzzle.next + 25, "{puzzle}");
        let mut finds = |nodes: &u64| {
            let budget = Budget::nodes(*nodes);
            let two = engine.best_turns(&puzzle.position, 2, budget, 0, &stop);
            let chance = |place: usize| two[place].win_probability[own];
            two[0].turn == puzzle.solution[0] && chance(0) - chance(1) > 0.1
        };
        assert!(NODES.iter().any(&mut finds), "{puzzle}");
    }
}

/// Whether a seat wins alone within this many of its own turns, whatever the others do. Only the
/// winner does not pay for turning a chevron.
fn wins<G: BoardGame>(game: &G, winner: Seat, turns: u8) -> bool {
    match game.status() {
        Status::Over(outcome) => outcome.winners == SeatSet::of(winner),
        Status::Turn(_) if turns == 0 => false,
        Status::Turn(seat) => wins_from::<G>(&game.draft(), winner, turns, seat == winner),
    }
}

/// The winner needs one choice that wins, the others one that does not lose.
fn wins_from<G: BoardGame>(draft: &G::Draft, winner: Seat, turns: u8, own: bool) -> bool {
    let tried = |choice: &_| !own || !draft.is_reorientation(*choice);
    let mut results = draft.choices().into_iter().filter(tried).map(|choice| {
        match &draft.take(choice).expect("an offered choice") {
            Next::Choose(further) => wins_from::<G>(further, winner, turns, own),
            Next::Done((_, after)) => wins(after, winner, turns - u8::from(own)),
        }
    });
    if own { results.any(|wins| wins) } else { results.all(|wins| wins) }
}

#[test]
fn wins_are_proven() {
    for (_, puzzle) in all() {
        let Some(turns) = puzzle.wins_in.filter(|turns| *turns <= 2) else {
            continue;
        };
        let own = to_move(&puzzle.position);
        let proof = |turns| on_game!(puzzle.position.game(), game => wins(game, own, turns));
        assert!(proof(turns) && !proof(turns - 1), "{puzzle}");
    }
}
