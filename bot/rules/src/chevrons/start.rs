//! The start position, the same in all three games (302 booklet).

use super::board::Chevrons;
use crate::board9::{Facing, Field};
use crate::seat::{Seat, Seats};

/// The start position for seats, if there is one: South and North; North, East and West; all.
///
/// Every field starts neutral. Chevrons face the opposite side; the corner chevrons of the
/// two-player game face along the long diagonal.
pub(crate) fn start(seats: Seats) -> Option<Chevrons> {
    use Facing::{E, N, NE, S, SW, W};
    let taken = |seat| seats.contains(seat);
    let two = taken(Seat::South) && taken(Seat::North) && seats.len() == 2;
    let three = !taken(Seat::South) && seats.len() == 3;
    if !(two || three || seats.len() == 4) {
        return None;
    }
    let mut board = Chevrons::default();
    for seat in seats.iter() {
        let stands: &[(u8, u8, Facing)] = match seat {
            Seat::South if two => &[(0, 2, E), (4, 0, N), (8, 2, W), (8, 8, SW)],
            Seat::North if two => &[(0, 6, E), (4, 8, S), (8, 6, W), (0, 0, NE)],
            Seat::South => &[(4, 0, N), (0, 2, E), (8, 2, W)],
            Seat::North => &[(4, 8, S), (0, 6, E), (8, 6, W)],
            Seat::East => &[(8, 4, W), (6, 8, S), (6, 0, N)],
            Seat::West => &[(0, 4, E), (2, 8, S), (2, 0, N)],
        };
        for &(x, y, facing) in stands {
            board.place(seat, Field::at(x, y)?, facing);
        }
    }
    Some(board)
}
