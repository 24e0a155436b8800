//! The tables of `.github/docs/computers.md`.

use std::path::Path;

use ai::Level;
use rules::Kind;

use crate::go::Go;
use crate::matches::Match;
use crate::player::Player;

/// The number of random openings.
#[derive(Clone, Copy)]
pub(crate) struct Openings {
    /// With two players.
    pub(crate) two: u64,
    /// With more.
    pub(crate) several: u64,
    /// With two players, one of them a Master: such games take minutes.
    pub(crate) master: u64,
}

/// Prints the results of matches as Markdown; each row appears as soon as it is known. A Strong and
/// a Master also play against a program, the yardstick, that does not look ahead. The error is a sentence.
pub(crate) fn print(
    openings: Openings,
    only: Option<Kind>,
    yardstick: Option<&Path>,
) -> Result<(), String> {
    let kinds = || Kind::ALL.into_iter().filter(move |kind| only.is_none_or(|only| only == *kind));
    println!("| game | player | against | games | scores | Elo (95 %) |");
    println!("|---|---|---|---|---|---|");
    for kind in kinds() {
        for (a, b) in pairs(yardstick) {
            let master = a == Player::Level(Level::Master);
            let openings = if master { openings.master } else { openings.two };
            two(kind, &a, &b, openings)?;
        }
    }
    println!();
    println!("| game | players | one | among | games | wins | times its fair share |");
    println!("|---|---|---|---|---|---|---|");
    for kind in kinds() {
        for players in kind.players().filter(|players| *players > 2) {
            several(kind, players, openings.several)?;
        }
    }
    Ok(())
}

/// Every level against the one below, and the high levels against the weakest players.
fn pairs(yardstick: Option<&Path>) -> Vec<(Player, Player)> {
    let level = Player::Level;
    let mut pairs = vec![(level(Level::Novice), Player::Random)];
    pairs.extend(Level::ALL.windows(2).map(|pair| (level(pair[1]), level(pair[0]))));
    for high in [Level::Strong, Level::Master] {
        pairs.push((level(high), Player::Random));
        let greedy = yardstick.map(|path| Player::Process(Go::Nodes(0), path.to_owned()));
        pairs.extend(greedy.map(|greedy| (level(high), greedy)));
    }
    pairs
}

fn two(kind: Kind, a: &Player, b: &Player, openings: u64) -> Result<(), String> {
    if openings == 0 {
        return Ok(());
    }
    let mut played = Match::new(kind, 2, a, b)?;
    (0..openings).try_for_each(|opening| played.play(opening))?;
    let tally = played.tally();
    let elo = match tally.elo() {
        // The few games that a so much weaker player wins say too little.
        [_, elo, _] if elo.abs() > 500.0 => "-".to_owned(),
        [low, elo, high] => format!("{elo:+.0} [{low:+.0}, {high:+.0}]"),
    };
    println!("| {} | {a} | {b} | {} | {} | {elo} |", kind.name(), tally.games(), tally.score());
    Ok(())
}

fn several(kind: Kind, players: usize, openings: u64) -> Result<(), String> {
    let (a, b) = (Player::Level(Level::Master), Player::Level(Level::Club));
    let mut played = Match::new(kind, players, &a, &b)?;
    for opening in 0..openings {
        played.play_alone(opening)?;
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
    Ok(())
}
