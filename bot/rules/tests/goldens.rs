//! Complete games as text: position, choices and what happened at every turn.
//!
//! A change in the rules shows as a difference in these files.
//! `UPDATE_GOLDEN=1 cargo test -p rules` writes them anew; read the difference before committing
//! it, and ask whether old records still replay (`RulesVersion`). Fingerprints are stored with
//! games: those of a position never change.

use std::fmt::Write as _;
use std::path::Path;

use rules::{Kind, Position, Record, Status};

use crate::chance::Chance;
use crate::positions::start;

#[test]
fn games_go_as_they_went() {
    for kind in Kind::ALL {
        for players in kind.players() {
            check(kind, players);
        }
    }
}

fn check(kind: Kind, players: usize) {
    let name = format!("{kind}-{players}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(&name);
    let game = playthrough(kind, players);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, game).expect("the directory of the goldens");
        return;
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = golden.lines().zip(game.lines()).position(|(old, new)| old != new);
    assert!(golden == game, "{name} differs, first in line {differs:?}");
}

fn playthrough(kind: Kind, players: usize) -> String {
    let mut chance = Chance::new(2024 + players as u64);
    let mut position = start(kind, players);
    let mut record = Record::new(position.setup().clone());
    let mut text = String::new();
    while let Status::Turn(seat) = position.status() {
        tell(&position, &mut text);
        let played = position.play(&choose(&position, &mut chance)).expect("a legal turn");
        writeln!(text, "{seat}: {}\n   {:?}", played.turn, played.summary).expect("memory");
        record.turns.push(played.turn.parse().expect("an entry"));
        position = played.position;
    }
    tell(&position, &mut text);
    let Status::Over(outcome) = position.status() else { unreachable!("the loop ended") };
    let places: Vec<String> = position
        .seats()
        .iter()
        .map(|seat| {
            format!("{seat} {} with {}", outcome.places[seat].unwrap_or(0), outcome.points[seat])
        })
        .collect();
    writeln!(text, "Over by {}: {}\n\n{record}", outcome.reason, places.join(", "))
        .expect("memory");
    text
}

fn tell(position: &Position, text: &mut String) {
    let (moves, all) = (position.legal(false).len(), position.perft(1));
    let fingerprint = position.fingerprint();
    writeln!(
        text,
        "{}\n   {fingerprint:016x}, {moves} moves, {all} turns",
        position.position_line()
    )
    .expect("memory");
}

/// Greedy for markers in most turns, so that games reach their ends as good ones do.
fn choose(position: &Position, chance: &mut Chance) -> String {
    let Status::Turn(seat) = position.status() else { unreachable!("only asked in play") };
    let mut moves = position.legal(false);
    let gain =
        |turn: &String| position.play(turn).map_or(0, |played| played.position.points()[seat]);
    if chance.below(4) > 0 {
        let most = moves.iter().map(gain).max();
        moves.retain(|turn| Some(gain(turn)) == most);
    } else if chance.below(4) == 0 && position.perft(1) < 2_000 {
        // Now and then a chevron is turned.
        moves = position.legal(true);
    }
    chance.pick(&moves)
}
