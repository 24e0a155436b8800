//! The tables of the README.

use ai::Level;
use rules::Kind;

use crate::matches::Match;
use crate::player::Player;

/// Prints who beats whom, as Markdown; rows appear as soon as they are known.
pub(crate) fn print(openings: u64, only: Option<Kind>) {
    let kinds = || {
        Kind::ALL
            .into_iter()
            .filter(move |kind| only.is_none_or(|only| only == *kind))
    };
    println!("| game | player | against | games | scores | Elo (95 %) |");
    println!("|---|---|---|---|---|---|");
    for kind in kinds() {
        for (a, b) in pairs() {
            two(kind, a, b, openings);
        }
    }
    println!();
    println!("| game | players | one | among | games | wins | times its fair share |");
    println!("|---|---|---|---|---|---|---|");
    for kind in kinds() {
        for players in kind.players().filter(|players| *players > 2) {
            several(kind, players, openings);
        }
    }
}

/// The highest level against the weakest players, and every level against the one below.
fn pairs() -> Vec<(Player, Player)> {
    let level = Player::level;
    let mut pairs = vec![
        (level(Level::Master), Player::RANDOM),
        (level(Level::Master), Player::GREEDY),
        (level(Level::Novice), Player::RANDOM),
    ];
    pairs.extend(
        Level::ALL
            .windows(2)
            .map(|pair| (level(pair[1]), level(pair[0]))),
    );
    pairs
}

fn two(kind: Kind, a: Player, b: Player, openings: u64) {
    let mut played = Match::new(kind, 2, a, b);
    (0..openings).for_each(|opening| played.play(opening));
    let tally = played.tally();
    let [low, elo, high] = tally.elo();
    println!(
        "| {} | {a} | {b} | {} | {} | {elo:+.0} [{low:+.0}, {high:+.0}] |",
        kind.name(),
        tally.games(),
        tally.score(),
    );
}

fn several(kind: Kind, players: usize, openings: u64) {
    let (a, b) = (Player::level(Level::Master), Player::level(Level::Club));
    let mut played = Match::new(kind, players, a, b);
    for opening in 0..openings {
        played.play_alone(opening);
    }
    let won = played.alone();
    println!(
        "| {} | {players} | {a} | {} × {b} | {} | {} | {:.1} |",
        kind.name(),
        players - 1,
        won.games(),
        won.score(),
        won.score().mean * players as f64,
    );
}
