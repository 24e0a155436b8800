//! What the evaluation of the chevron games has in common.

use rules::{ChevronPrompt, Chevrons, Field, FieldSet, Seat};

use super::Features;

/// Counts what a seat has, but for territory. `reach` says how far a chevron may go.
pub(super) fn count(
    board: &Chevrons,
    seat: Seat,
    reach: impl Fn(&Chevrons, Seat, Field) -> usize,
) -> Features {
    let pieces = board.pieces(seat);
    let (mut mobility, mut power, mut stuck) = (0, 0, 0);
    for from in pieces {
        let distance = reach(board, seat, from);
        let landings = board.landings(seat, from, distance).len() as i32;
        mobility += landings;
        power += distance as i32;
        stuck += i32::from(landings == 0);
    }
    Features {
        points: board.markers(seat).len() as i32,
        pieces: pieces.len() as i32,
        mobility,
        territory: 0,
        power,
        stuck,
    }
}

/// The fields that the chevrons of all seats but one could move to now.
pub(super) fn wanted_by_others(
    board: &Chevrons,
    seat: Seat,
    reach: impl Fn(&Chevrons, Seat, Field) -> usize,
) -> FieldSet {
    let mut wanted = FieldSet::EMPTY;
    for other in Seat::ALL.into_iter().filter(|other| *other != seat) {
        for from in board.pieces(other) {
            wanted |= board.landings(other, from, reach(board, other, from));
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
