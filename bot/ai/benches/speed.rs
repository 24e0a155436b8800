//! How far a player looks ahead in a moment. `cargo bench -p ai`

#![expect(clippy::cast_precision_loss, reason = "means for people")]

use std::time::Duration;

use ai::{Budget, Engine, Stop};
use rules::{Kind, Position, Status};

/// The processor time of a search.
const MOMENT: Duration = Duration::from_millis(20);

/// The number of positions in which each game is measured, spread over a game of the players
/// against themselves.
const POSITIONS: usize = 12;

fn main() {
    println!("| game | players | nodes/s | turns deep in 20 ms: mean | least | most |");
    println!("|---|---|---|---|---|---|");
    for kind in Kind::ALL {
        for players in kind.players() {
            row(kind, players);
        }
    }
}

fn row(kind: Kind, players: usize) {
    let (mut engine, stop) = (Engine::new(), Stop::new());
    let (mut nodes, mut depths) = (0.0, Vec::new());
    let positions = game(kind, players);
    let step = (positions.len() / POSITIONS).max(1);
    for position in positions.iter().step_by(step) {
        let found = engine.search(position, Budget::time(MOMENT), 1, &stop);
        // The end of a game is found at once and says nothing about speed.
        let Some(result) = found.filter(|result| result.cut_short) else {
            continue;
        };
        nodes += result.nodes as f64;
        depths.push(result.depth);
    }
    let searches = depths.len().max(1) as f64;
    println!(
        "| {} | {players} | {:.2} M | {:.1} | {} | {} |",
        kind.name(),
        nodes / searches / MOMENT.as_secs_f64() / 1e6,
        f64::from(depths.iter().sum::<u32>()) / searches,
        depths.iter().min().unwrap_or(&0),
        depths.iter().max().unwrap_or(&0),
    );
}

/// The positions of a game of a player against itself.
fn game(kind: Kind, players: usize) -> Vec<Position> {
    let mut engine = Engine::new();
    let mut positions = Vec::new();
    let mut position = Position::start(kind, players).expect("a usual start");
    while let Status::Turn(_) = position.status() {
        let result = engine.search(&position, Budget::nodes(1_000), 1, &Stop::new());
        let turn = result.expect("a turn").turn;
        let next = position.play(&turn).expect("a legal turn").position;
        positions.push(std::mem::replace(&mut position, next));
    }
    positions
}
