//! Random positions, thick with what is rare in random play: own markers under and around
//! chevrons (long moves, connections, jumps), chevrons face to face (meetings), chevrons aimed at
//! the same enemy (pincers), full borderlands (transformations).

use super::board::{At, Board, STEPS, all_fields, land, on_board};
use crate::chance::Chance;

pub(super) fn scatter(seats: &str, chance: &mut Chance) -> Board {
    let order: Vec<char> = seats.chars().collect();
    let mut board = Board::read(&format!("9/9/9/9/9/9/9/9/9 {}", chance.pick(&order)));
    let density = 1 + chance.below(9);
    let full = i32::try_from(chance.below(9)).expect("a borderland");
    for at in all_fields() {
        if chance.below(10) < density || land(at) == full {
            board.set_marker(at, Some(chance.pick(&order)));
        }
    }
    for seat in &order {
        for _ in 0..2 + chance.below(3) {
            let at = chance.pick(&all_fields());
            put(&mut board, *seat, at, chance);
            let (_, facing) = board.piece(at).unwrap_or((*seat, 0));
            let front = ahead(at, facing, 1);
            if chance.below(3) == 0 && on_board(front) {
                // Somebody to meet, looking back, both on own markers.
                put(&mut board, *seat, front, chance);
                board.set_piece(front, Some((*seat, (facing + 4) % 8)));
                board.set_marker(front, Some(*seat));
            }
        }
    }
    aim(&mut board, &order, chance);
    board
}

/// Lets two chevrons of the seat to move look at an enemy.
fn aim(board: &mut Board, order: &[char], chance: &mut Chance) {
    let (me, them) = (board.turn, order.iter().copied().find(|seat| *seat != board.turn));
    let victims = them.map(|seat| board.pieces_of(seat)).unwrap_or_default();
    if victims.is_empty() {
        return;
    }
    let victim = chance.pick(&victims);
    for facing in [chance.below(8), chance.below(8)] {
        let facing = i32::try_from(facing).expect("below 8");
        let at =
            ahead(victim, (facing + 4) % 8, 1 + i32::try_from(chance.below(2)).expect("small"));
        if on_board(at) && board.piece(at).is_none() {
            board.set_piece(at, Some((me, facing)));
            board.set_marker(at, if chance.below(2) == 0 { Some(me) } else { None });
        }
    }
}

fn ahead(at: At, facing: i32, distance: i32) -> At {
    let step = STEPS[usize::try_from(facing).expect("a facing")];
    (at.0 + step.0 * distance, at.1 + step.1 * distance)
}

fn put(board: &mut Board, seat: char, at: At, chance: &mut Chance) {
    if board.piece(at).is_none() {
        let facing = i32::try_from(chance.below(8)).expect("below 8");
        board.set_piece(at, Some((seat, facing)));
        // A chevron stands on a neutral field or on its own colour.
        if board.marker(at) != Some(seat) || chance.below(3) == 0 {
            board.set_marker(at, if chance.below(2) == 0 { Some(seat) } else { None });
        }
    }
}
