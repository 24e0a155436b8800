//! Club players find most wins within one turn and three, Masters nearly all.
//!
//! `cargo test -p ai forced_wins -- --nocapture` prints the numbers.

use ai::{Budget, Engine, Level, SearchResult, Stop, symmetry_key};
use rules::{Kind, Position};

use crate::games::{is_won_by, to_move};

/// Lines of `turns position | turn turn ..`: within how many of their own turns the player to move
/// wins, and the turns after which they still do in time, whatever the others do. `lab wins` makes
/// and proves them: every answer is tried for every turn, but in Pacru those that pay with other
/// markers than the opponent needs least.
const FILES: [(Kind, &str); 4] = [
    (Kind::Pacru, include_str!("data/forced_wins/pacru.txt")),
    (Kind::Azacru, include_str!("data/forced_wins/azacru.txt")),
    (Kind::Shacru, include_str!("data/forced_wins/shacru.txt")),
    (Kind::Pasang, include_str!("data/forced_wins/pasang.txt")),
];

/// The same of random games for three, with the turns after which the player wins within four of
/// theirs. It may prefer a longer way to win.
const FOR_THREE: &str = include_str!("data/forced_wins/shacru-for-three.txt");

/// The number of positions of each game for one turn and for three.
const OF_EACH: usize = 50;

struct Win {
    position: Position,
    /// The number of turns within which the player to move wins.
    turns: u32,
    /// The turns that keep the win.
    kept: Vec<&'static str>,
}

impl Win {
    fn is_kept_by(&self, found: &SearchResult) -> bool {
        self.kept.contains(&found.turn.as_str())
    }
}

fn all(kind: Kind, players: usize, file: &'static str) -> Vec<Win> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let win = |line: &'static str| {
        let (position, kept) = line.split_once(" | ").expect("a position and turns");
        let (turns, position) = position.split_once(' ').expect("turns and a position");
        let position = Position::at(kind, players, position).expect("a position");
        Win { turns: turns.parse().expect("a number"), position, kept: kept.split(' ').collect() }
    };
    lines.map(win).collect()
}

#[test]
fn four_hundred_are_kept() {
    for (kind, file) in FILES {
        let header = file.lines().next().expect("a first line");
        assert!(header.starts_with(&format!("# wins {kind} ")), "{header}");
        let all = all(kind, 2, file);
        for turns in [1, 3] {
            let kept = all.iter().filter(|win| win.turns == turns).count();
            assert_eq!(kept, OF_EACH, "{kind} {turns}");
        }
        let mut keys: Vec<_> = all.iter().map(|win| symmetry_key(&win.position)).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 2 * OF_EACH, "{kind}");
        for Win { position, turns, kept } in all {
            let winner = to_move(&position);
            for turn in kept {
                let after = position.play(turn).expect("a legal turn").position;
                assert_eq!(is_won_by(&after, winner), turns == 1, "{position} {turn}");
            }
        }
    }
}

/// The percentage of the positions won within this many turns that a level wins.
fn found(level: Level, turns: u32) -> usize {
    let mut engine = Engine::new();
    let (mut found, mut of) = (0, 0);
    for (kind, file) in FILES {
        let wins: Vec<Win> =
            (all(kind, 2, file).into_iter()).filter(|win| win.turns == turns).collect();
        let keeps = |win: &&Win| {
            let result = engine.choose(&win.position, level, 1, Budget::UNLIMITED, &Stop::new());
            win.is_kept_by(&result.expect("a turn"))
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

#[test]
fn wins_against_two_are_found_and_known_to_be_wins() {
    let mut engine = Engine::new();
    for win in all(Kind::Shacru, 3, FOR_THREE) {
        let position = &win.position;
        let result = engine.search(position, Budget::nodes(100_000), 1, &Stop::new());
        let result = result.expect("a turn");
        assert!(win.is_kept_by(&result), "{position}: {}", result.turn);
        let winner = to_move(position);
        assert!(result.win_probability[winner] > 0.999, "{position}");
    }
}
