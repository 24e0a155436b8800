//! Shacru: one field at a time, until nobody can gain another marker.

use super::Rule;
use crate::board9::{Facing, Field, FieldSet};
use crate::chevrons::Chevrons;
use crate::seat::Seat;

/// The rule of Shacru.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShacruRule;

impl Rule for ShacruRule {
    const NAME: &'static str = "Shacru";
    const FINGERPRINT: u64 = 3;
    const BY_POWER: bool = false;
    const LAST_ROUND: bool = false;

    /// Whether no player can ever enter a neutral field again (booklet rule S-R6).
    ///
    /// A chevron that can never move is *frozen*: each field ahead of it is off the board, has
    /// another colour, which it keeps for ever in this game, or holds another frozen chevron. All
    /// other chevrons are assumed to go anywhere that frozen chevrons and colours leave open, even
    /// through each other. Real play can reach less, and the reachable fields only become fewer, so
    /// this never ends a game too early.
    fn is_exhausted(board: &Chevrons) -> bool {
        if can_gain_at_once(board) {
            return false;
        }
        let mobile = mobile(board);
        let frozen = board.occupied() - mobile;
        !Seat::ALL.into_iter().any(|seat| can_gain(board, seat, mobile, frozen))
    }
}

/// A quick test for the usual case.
fn can_gain_at_once(board: &Chevrons) -> bool {
    let open = board.neutral() - board.occupied();
    let steps = |from: Field| board.facing(from).ahead().map(|towards| from.step(towards));
    board.occupied().into_iter().flat_map(steps).flatten().any(|to| open.contains(to))
}

/// The chevrons that may move at some time: the smallest set that contains those with a free field
/// ahead and those with a member of the set ahead.
fn mobile(board: &Chevrons) -> FieldSet {
    let occupied = board.occupied();
    let mut mobile = FieldSet::EMPTY;
    loop {
        let before = mobile;
        for seat in Seat::ALL {
            let passable = (board.neutral() | board.markers(seat)) & (!occupied | mobile);
            for from in board.pieces(seat) {
                let ahead = board.facing(from).ahead().map(|towards| from.step(towards));
                if ahead.into_iter().flatten().any(|to| passable.contains(to)) {
                    mobile.insert(from);
                }
            }
        }
        if mobile == before {
            return mobile;
        }
    }
}

/// Whether one of a seat's mobile chevrons can reach a neutral field past the frozen ones.
fn can_gain(board: &Chevrons, seat: Seat, mobile: FieldSet, frozen: FieldSet) -> bool {
    let neutral = board.neutral() - frozen;
    let own = board.markers(seat) - frozen;
    let mut seen = [FieldSet::EMPTY; 8];
    let mut open: Vec<(Field, Facing)> =
        (board.pieces(seat) & mobile).into_iter().map(|from| (from, board.facing(from))).collect();
    while let Some((from, facing)) = open.pop() {
        if seen[facing as usize].contains(from) {
            continue;
        }
        seen[facing as usize].insert(from);
        for towards in facing.ahead() {
            let Some(to) = from.step(towards) else {
                continue;
            };
            if neutral.contains(to) {
                return true;
            }
            if own.contains(to) {
                let crosses = to.borderland() != from.borderland();
                let facings = if crosses { towards.ahead() } else { [towards; 3] };
                open.extend(facings.map(|facing| (to, facing)));
            }
        }
    }
    false
}
