//! Positions set up for a test.

use rules::{Kind, Position, Seats, Setup};

/// The position of a line, seats in the given order.
pub(crate) fn at(kind: Kind, seats: &str, line: &str) -> Position {
    Position::new(&setup(kind, seats, line)).unwrap_or_else(|e| panic!("{line}: {e}"))
}

pub(crate) fn setup(kind: Kind, seats: &str, position: &str) -> Setup {
    let seats: Seats = seats.parse().expect("seats of a test");
    let mut setup = Setup::new(kind, seats.len()).expect("players of a test");
    setup.seats = seats;
    setup.position = Some(position.to_owned());
    setup
}

/// The usual start.
pub(crate) fn start(kind: Kind, players: usize) -> Position {
    Position::start(kind, players).expect("a usual start")
}

/// Everything of a position line that the examples give: the rows and the seat to move.
pub(crate) fn rows_and_turn(position: &str) -> String {
    position.split(' ').take(2).collect::<Vec<_>>().join(" ")
}
