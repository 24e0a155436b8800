//! Games to think about, from seeds.

use ai::{Budget, Engine, Stop, random_turn};
use rules::{Kind, Outcome, Setup, Status, Table};

/// Every game with every number of players.
pub(crate) fn all() -> impl Iterator<Item = (Kind, usize)> {
    Kind::ALL
        .into_iter()
        .flat_map(|kind| kind.players().map(move |players| (kind, players)))
}

pub(crate) fn start(kind: Kind, players: usize) -> Table {
    Setup::new(kind, players)
        .and_then(|setup| Table::new(&setup))
        .expect("a usual start")
}

/// The position after so many random turns, or at the end of the game.
pub(crate) fn random(kind: Kind, players: usize, turns: usize, seed: u64) -> Table {
    let mut table = start(kind, players);
    for turn in 0..turns as u64 {
        let Some(turn) = random_turn(&table, seed.wrapping_mul(1_000).wrapping_add(turn)) else {
            break;
        };
        table = table.play(&turn).expect("a legal turn").table;
    }
    table
}

/// Chooses a turn; the number is a seed.
pub(crate) type Player<'a> = &'a mut dyn FnMut(&Table, u64) -> String;

/// Plays to the end, the seats taking their turns with these players.
pub(crate) fn play(table: Table, players: &mut [Player<'_>]) -> Outcome {
    let seats = table.seats();
    play_alone(table, &mut |table, ply| {
        let place = seats
            .iter()
            .position(|seat| table.status() == Status::Turn(seat));
        players[place.expect("a seat that plays")](table, ply)
    })
}

/// Plays to the end, one player in all seats.
pub(crate) fn play_alone(mut table: Table, player: Player<'_>) -> Outcome {
    for ply in 0..3_000 {
        if let Status::Over(outcome) = table.status() {
            return outcome;
        }
        let turn = player(&table, ply);
        table = table.play(&turn).expect("a legal turn").table;
    }
    panic!("no end: {table}");
}

/// A player with so many nodes a turn.
pub(crate) fn searcher(nodes: u64) -> impl FnMut(&Table, u64) -> String {
    let mut engine = Engine::new();
    move |table, seed| {
        engine
            .search(table, Budget::nodes(nodes), seed, &Stop::new())
            .expect("a turn")
            .turn
    }
}
