//! Club players find most wins within one turn and three, Masters nearly all.
//!
//! `cargo test -p ai forced_wins -- --nocapture` prints the numbers.

use ai::{Budget, Engine, Level, Payments, Stop, forced_win, symmetry_key};
use rules::{Kind, Position, Seat, Status};

use crate::games::random;

/// Lines of `turns position`, made by the example `wins` of commit 6673500 with the command in the first line.
const FILES: [(Kind, &str); 4] = [
    (Kind::Pacru, include_str!("data/forced_wins/pacru.txt")),
    (Kind::Azacru, include_str!("data/forced_wins/azacru.txt")),
    (Kind::Shacru, include_str!("data/forced_wins/shacru.txt")),
    (Kind::Pasang, include_str!("data/forced_wins/pasang.txt")),
];

/// The number of positions of each game for one turn and for three.
const OF_EACH: usize = 50;

/// The most positions in the proof of a win.
const PROOF: u64 = 3_000_000;

struct Win {
    position: Position,
    /// The player to move, who wins.
    winner: Seat,
    /// The number of their own turns within which they win.
    turns: u32,
}

impl Win {
    /// Whether the winner still wins in time after one of their turns.
    fn is_kept_by(&self, turn: &str) -> bool {
        let played = self.position.play(turn).expect("a legal turn");
        wins(&played.position, self.winner, self.turns - 1)
    }
}

fn wins(position: &Position, winner: Seat, turns: u32) -> bool {
    forced_win(position, winner, turns, Payments::Cheapest, PROOF) == Some(true)
}

fn all(kind: Kind, file: &str) -> Vec<Win> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let win = |line: &str| {
        let (turns, position) = line.split_once(' ').expect("turns and a position");
        let position = Position::at(kind, 2, position).expect("a position");
        let Status::Turn(winner) = position.status() else {
            panic!("{position} is over");
        };
        Win { turns: turns.parse().expect("a number"), position, winner }
    };
    lines.map(win).collect()
}

#[test]
fn four_hundred_are_kept_and_each_is_proven() {
    for (kind, file) in FILES {
        let header = file.lines().next().expect("a first line");
        assert!(header.starts_with(&format!("# wins {kind} ")), "{header}");
        let all = all(kind, file);
        for turns in [1, 3] {
            let kept = all.iter().filter(|win| win.turns == turns).count();
            assert_eq!(kept, OF_EACH, "{kind} {turns}");
        }
        let mut keys: Vec<_> = all.iter().map(|win| symmetry_key(&win.position)).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 2 * OF_EACH, "{kind}");
        for win in all {
            let Win { position, winner, turns } = win;
            assert!(wins(&position, winner, turns), "{position}");
            assert!(!wins(&position, winner, turns - 1), "{position}");
        }
    }
}

/// The percentage of the positions won within this many turns that a level wins.
fn found(level: Level, turns: u32) -> usize {
    let mut engine = Engine::new();
    let (mut found, mut of) = (0, 0);
    for (kind, file) in FILES {
        let wins: Vec<Win> =
            (all(kind, file).into_iter()).filter(|win| win.turns == turns).collect();
        let keeps = |win: &&Win| {
            let result = engine.choose(&win.position, level, 1, Budget::UNLIMITED, &Stop::new());
            win.is_kept_by(&result.expect("a turn").turn)
        };
        let kept = wins.iter().filter(keeps).count();
        eprintln!("{level}, {kind}, {turns} turns: {kept} of {}", wins.len());
        found += kept;
        of += wins.len();
    }
    100 * found / of
}

/// What wins at once they see; what wins later they mostly do not, as they do not look ahead.
#[test]
fn weak_players_see_what_is_in_front_of_them() {
    for level in [Level::Novice, Level::Casual] {
        let shares = [1, 3].map(|turns| found(level, turns));
        assert!(shares[0] == 100 && shares[1] < 70, "{level}: {shares:?}");
    }
}

#[test]
fn club_players_find_wins() {
    let shares = [1, 3].map(|turns| found(Level::Club, turns));
    assert!(shares[0] >= 95 && shares[1] >= 60, "{shares:?}");
}

#[test]
fn masters_find_wins() {
    let shares = [1, 3].map(|turns| found(Level::Master, turns));
    assert!(shares[0] == 100 && shares[1] >= 95, "{shares:?}");
}

/// The positions of random games of Shacru for three in which the player to move wins within two turns, whatever the
/// others do, but not with every turn.
fn at_a_table_of_three() -> impl Iterator<Item = Win> {
    let ends = (0..400).map(|seed| random(Kind::Shacru, 3, 50 + seed as usize % 20, seed));
    let wins = ends.filter_map(|position| {
        let Status::Turn(winner) = position.status() else {
            return None;
        };
        let win = Win { position, winner, turns: 2 };
        let every = |turn: &String| win.is_kept_by(turn);
        let forced = wins(&win.position, winner, 2) && !wins(&win.position, winner, 1);
        (forced && !win.position.legal(false).iter().all(every)).then_some(win)
    });
    wins.take(10)
}

/// It may prefer a longer way to win that it also knows to be certain.
#[test]
fn wins_against_two_are_found_and_known_to_be_wins() {
    let mut engine = Engine::new();
    let mut tried = 0;
    for Win { position, winner, .. } in at_a_table_of_three() {
        let result = engine.search(&position, Budget::nodes(100_000), 1, &Stop::new());
        let result = result.expect("a turn");
        let after = position.play(&result.turn).expect("a legal turn").position;
        assert!((1..=4).any(|turns| wins(&after, winner, turns)), "{position}: {}", result.turn);
        assert!(result.win_probability[winner] > 0.999, "{position}");
        tried += 1;
    }
    assert!(tried >= 5, "{tried}");
}
