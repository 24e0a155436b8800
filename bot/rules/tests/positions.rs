//! Tables set up for a test.

use rules::{Kind, Seats, Setup, Table};

/// A table with a position, seats in the given order.
pub(crate) fn table(kind: Kind, seats: &str, position: &str) -> Table {
    Table::new(&setup(kind, seats, position)).unwrap_or_else(|e| panic!("{position}: {e}"))
}

pub(crate) fn setup(kind: Kind, seats: &str, position: &str) -> Setup {
    let seats: Seats = seats.parse().expect("seats of a test");
    let mut setup = Setup::new(kind, seats.len()).expect("players of a test");
    setup.seats = seats;
    setup.position = Some(position.to_owned());
    setup
}

/// A table at its usual start.
pub(crate) fn start(kind: Kind, players: usize) -> Table {
    Setup::new(kind, players)
        .and_then(|setup| Table::new(&setup))
        .expect("a usual start")
}

/// Everything of a position line that the examples give: the rows and the seat to move.
pub(crate) fn rows_and_turn(position: &str) -> String {
    position.split(' ').take(2).collect::<Vec<_>>().join(" ")
}
