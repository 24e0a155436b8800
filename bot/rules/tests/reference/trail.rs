//! Azacru and Shacru, slow and plain; and the end of Shacru by looking at everything that can
//! still happen.

use std::collections::{BTreeMap, HashSet};

use super::board::{Board, all_fields, land, name};

/// All turns of the seat to move with the position they lead to; the seat to move stays.
pub(super) fn turns(board: &Board, long: bool) -> BTreeMap<String, Board> {
    let me = board.turn;
    let mut turns = BTreeMap::new();
    for from in board.pieces_of(me) {
        for to in all_fields() {
            let Some((direction, between)) = board.line(from, to, long) else {
                continue;
            };
            let clear = between.iter().all(|at| board.piece(*at).is_none());
            let connected = board.marker(from) == Some(me) && board.marker(to) == Some(me);
            let landable =
                board.piece(to).is_none() && board.marker(to).is_none_or(|owner| owner == me);
            if !landable || !(clear || connected) {
                continue;
            }
            let mut after = board.clone();
            let mut stays = true;
            if clear && connected {
                for at in &between {
                    stays &= board.marker(*at).is_none_or(|owner| owner == me);
                    after.set_marker(*at, Some(me));
                }
            }
            after.set_marker(to, Some(me));
            after.set_piece(from, None);
            let twists: &[(&str, i32)] = match (stays, land(from) == land(to)) {
                (true, false) => &[("", 0), ("<", -1), (">", 1)],
                _ => &[("", 0)],
            };
            for (sign, twist) in twists {
                let mut twisted = after.clone();
                if stays {
                    twisted.set_piece(to, Some((me, (direction + twist).rem_euclid(8))));
                }
                turns.insert(format!("{}-{}{sign}", name(from), name(to)), twisted);
            }
        }
    }
    if turns.is_empty() {
        turns.insert("pass".to_owned(), board.clone());
    }
    turns
}

/// Whether somebody can still gain a marker in Shacru, whoever moves and whatever the others do:
/// all positions that can come without a gain are looked at. `None` if they are too many.
pub(super) fn someone_can_gain(board: &Board, seats: &str, most: usize) -> Option<bool> {
    let mut seen = HashSet::new();
    let mut open = vec![board.clone()];
    while let Some(board) = open.pop() {
        if seen.len() > most {
            return None;
        }
        if !seen.insert(board.write()) {
            continue;
        }
        for seat in seats.chars() {
            let mut board = board.clone();
            board.turn = seat;
            for after in turns(&board, false).into_values() {
                if after.count(seat) > board.count(seat) {
                    return Some(true);
                }
                open.push(after);
            }
        }
    }
    Some(false)
}
