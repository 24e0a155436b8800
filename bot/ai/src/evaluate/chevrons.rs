//! What the evaluation of the chevron games has in common.

use rules::{ChevronPrompt, Chevrons, Field, Seat};

use super::reach::Lanes;
use crate::features::Features;

/// How far a seat's chevron may go.
type Distance = fn(&Chevrons, Seat, Field) -> usize;

/// Counts the features of a seat except territory.
pub(super) fn count(board: &Chevrons, seat: Seat, distance: Distance) -> Features {
    let pieces = board.pieces(seat);
    let lanes = Lanes::of(board, seat);
    let (mut mobility, mut stuck) = (0, 0);
    let (mut attacked, mut pinched) = (0, 0);
    for from in pieces {
        let distance = distance(board, seat, from);
        let reach = lanes.reach(from, board.facing(from), distance);
        let landings = reach.landings.count_ones() as i32;
        mobility += landings;
        stuck += i32::from(landings == 0);
        pinched |= attacked & reach.attacks;
        attacked |= reach.attacks;
    }
    Features {
        points: board.markers(seat).len() as i32,
        pieces: pieces.len() as i32,
        mobility,
        territory: 0,
        stuck,
        threats: u128::count_ones(pinched) as i32,
    }
}

/// The fields that the chevrons of all other seats could move to now, as bits.
pub(super) fn wanted_by_others(board: &Chevrons, seat: Seat, distance: Distance) -> u128 {
    let mut wanted = 0;
    for other in Seat::ALL.into_iter().filter(|other| *other != seat) {
        let lanes = Lanes::of(board, other);
        for from in board.pieces(other) {
            let distance = distance(board, other, from);
            wanted |= lanes.reach(from, board.facing(from), distance).landings;
        }
    }
    wanted
}

/// A number for the question of a stage.
pub(super) fn context(prompt: Option<ChevronPrompt>) -> u64 {
    match prompt {
        Some(ChevronPrompt::Way { from }) => 1 + from.index() as u64,
        Some(ChevronPrompt::Twist { at }) => 100 + at.index() as u64,
        Some(
            ChevronPrompt::Marker { .. }
            | ChevronPrompt::ConnectionOrMarker { .. }
            | ChevronPrompt::Connection,
        ) => 200,
        Some(ChevronPrompt::Bonus) => 201,
        Some(ChevronPrompt::Payment { .. }) => 202,
        _ => 0,
    }
}
