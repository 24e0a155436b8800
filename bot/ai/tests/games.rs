//! Games for the tests, from seeds.

use ai::{Budget, Engine, Stop, random_turn};
use rules::{Kind, Outcome, Position, Seat, SeatSet, Status};

/// Every game with every number of players.
pub(crate) fn all() -> impl Iterator<Item = (Kind, usize)> {
    Kind::ALL.into_iter().flat_map(|kind| kind.players().map(move |players| (kind, players)))
}

pub(crate) fn start(kind: Kind, players: usize) -> Position {
    Position::start(kind, players).expect("a usual start")
}

/// The position after this many random turns, or at the end of the game.
pub(crate) fn random(kind: Kind, players: usize, turns: usize, seed: u64) -> Position {
    let mut position = start(kind, players);
    for turn in 0..turns as u64 {
        let Some(turn) = random_turn(&position, seed.wrapping_mul(1_000).wrapping_add(turn)) else {
            break;
        };
        position = position.play(&turn).expect("a legal turn").position;
    }
    position
}

/// The seat to move in a game that goes on.
pub(crate) fn to_move(position: &Position) -> Seat {
    let Status::Turn(seat) = position.status() else { panic!("{position} is over") };
    seat
}

/// Whether a seat has won alone.
pub(crate) fn is_won_by(position: &Position, seat: Seat) -> bool {
    matches!(position.status(), Status::Over(outcome) if outcome.winners == SeatSet::of(seat))
}

/// Chooses a turn; the number is a seed.
pub(crate) type Player<'a> = &'a mut dyn FnMut(&Position, u64) -> String;

/// Plays to the end with these players on the seats.
pub(crate) fn play(position: Position, players: &mut [Player<'_>]) -> Outcome {
    let seats = position.seats();
    play_alone(position, &mut |position, ply| {
        let place = seats.iter().position(|seat| position.status() == Status::Turn(seat));
        players[place.expect("a seat that plays")](position, ply)
    })
}

/// Plays to the end with one player on all seats.
pub(crate) fn play_alone(mut position: Position, player: Player<'_>) -> Outcome {
    for ply in 0..3_000 {
        if let Status::Over(outcome) = position.status() {
            return outcome;
        }
        let turn = player(&position, ply);
        position = position.play(&turn).expect("a legal turn").position;
    }
    panic!("no end: {position}");
}

/// A player with this many nodes per turn.
pub(crate) fn searcher(nodes: u64) -> impl FnMut(&Position, u64) -> String {
    let mut engine = Engine::new();
    move |position, seed| {
        engine.search(position, Budget::nodes(nodes), seed, &Stop::new()).expect("a turn").turn
    }
}
