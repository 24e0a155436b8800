//! The start position, the same in all three games (302 booklet).

use crate::seat::{Seat, Seats};

/// The rows of the start position for seats, if there is one: South and North; North, East and
/// West; all.
///
/// Every field starts neutral. Chevrons face the opposite side; the corner chevrons of the
/// two-player game face along the long diagonal.
pub(crate) fn start(seats: Seats) -> Option<&'static str> {
    let taken = |seat| seats.contains(seat);
    match seats.len() {
        2 if taken(Seat::South) && taken(Seat::North) => {
            Some("4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04")
        }
        3 if !taken(Seat::South) => Some("2W41N41E42/9/N27N6/9/W27E6/9/9/9/2W03E02"),
        4 => Some("2W41N41E42/9/N27N6/9/W27E6/9/S27S6/9/2W01S01E02"),
        _ => None,
    }
}
