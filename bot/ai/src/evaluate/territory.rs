//! Which seat reaches a neutral field first, if everybody just walks.

use rules::{BySeat, Chevrons, Facing, FieldSet, Seat, Seats};

/// The chevrons of a seat on their way, by facing: fields as bits.
type Walkers = [u128; 8];

/// For each seat, the neutral fields, as bits, that its chevrons reach in fewer steps than those of
/// any other seat, one field per step, over neutral and own fields without chevrons.
///
/// All chevrons of a seat with the same facing walk at once, as one set of fields.
pub(super) fn territory(board: &Chevrons, seats: Seats) -> BySeat<u128> {
    let neutral = board.neutral();
    let free = !board.occupied();
    let open = BySeat::from_fn(|seat| ((neutral | board.markers(seat)) & free).bits());
    let mut walkers = BySeat::from_fn(|seat| start(board, seat));
    let mut walked = walkers;
    let mut unclaimed = (neutral & free).bits();
    let mut territory = BySeat::default();
    let mut moving = true;
    while moving && unclaimed != 0 {
        moving = false;
        let mut arrivals = BySeat::<u128>::default();
        for seat in seats.iter() {
            let next = step(&walkers[seat], open[seat], &walked[seat]);
            let mut reached = 0;
            for (fields, before) in next.iter().zip(&mut walked[seat]) {
                *before |= fields;
                reached |= fields;
            }
            moving |= reached != 0;
            arrivals[seat] = reached & unclaimed;
            walkers[seat] = next;
        }
        let (mut once, mut twice) = (0, 0);
        for seat in seats.iter() {
            twice |= once & arrivals[seat];
            once |= arrivals[seat];
        }
        for seat in seats.iter() {
            territory[seat] |= arrivals[seat] & !twice;
        }
        unclaimed &= !once;
    }
    territory
}

fn start(board: &Chevrons, seat: Seat) -> Walkers {
    let mut walkers = Walkers::default();
    for field in board.pieces(seat) {
        walkers[board.facing(field) as usize] |= 1 << field.index();
    }
    walkers
}

/// Moves every chevron by one field; those that cross a border may twist (booklet rule S-R4).
fn step(walkers: &Walkers, open: u128, walked: &Walkers) -> Walkers {
    let beside =
        |fields: &Walkers, towards: usize| fields[(towards + 7) % 8] | fields[(towards + 1) % 8];
    let movers: Walkers =
        std::array::from_fn(|towards| walkers[towards] | beside(walkers, towards));
    // N, NE, E, SE, S, SW, W, NW: `FieldSet::stepped` with the distance known when this is
    // compiled.
    let shifted = [
        movers[0] << 1,
        movers[1] << 10,
        movers[2] << 9,
        movers[3] << 8,
        movers[4] >> 1,
        movers[5] >> 10,
        movers[6] >> 9,
        movers[7] >> 8,
    ];
    let stepped: Walkers = std::array::from_fn(|towards| shifted[towards] & AHEAD[towards] & open);
    let crossed: Walkers = std::array::from_fn(|towards| stepped[towards] & CROSSED[towards]);
    std::array::from_fn(|facing| (stepped[facing] | beside(&crossed, facing)) & !walked[facing])
}

/// `AHEAD[facing]`: the fields that a step in that direction can end on.
const AHEAD: Walkers = stepped([FieldSet::ALL; 8]);

/// `CROSSED[facing]`: those on which it has crossed a border.
const CROSSED: Walkers = {
    let mut from = [FieldSet::EMPTY; 8];
    let mut facing = 0;
    while facing < 8 {
        from[facing] = FieldSet::borders(Facing::ALL[facing]);
        facing += 1;
    }
    stepped(from)
};

const fn stepped(from: [FieldSet; 8]) -> Walkers {
    let mut stepped = [0; 8];
    let mut facing = 0;
    while facing < 8 {
        stepped[facing] = from[facing].stepped(Facing::ALL[facing]).bits();
        facing += 1;
    }
    stepped
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{AnyGame, BoardGame as _, Field, Kind};

    use super::*;
    use crate::net::tests::positions;

    /// The same, one chevron and one field at a time.
    fn one_by_one(board: &Chevrons, seats: Seats) -> BySeat<u128> {
        let free = |seat, to| {
            let open = board.neutral() | board.markers(seat);
            open.contains(to) && !board.occupied().contains(to)
        };
        let steps = BySeat::from_fn(|seat| {
            let mut steps = [usize::MAX; 81];
            let mut seen = HashSet::new();
            let mut walkers: Vec<(Field, Facing)> =
                board.pieces(seat).into_iter().map(|from| (from, board.facing(from))).collect();
            for step in 1.. {
                let mut next = Vec::new();
                for (from, facing) in walkers {
                    for towards in facing.ahead() {
                        let Some(to) = from.step(towards).filter(|to| free(seat, *to)) else {
                            continue;
                        };
                        let crosses = to.borderland() != from.borderland();
                        let facings = if crosses { towards.ahead() } else { [towards; 3] };
                        next.extend(facings.map(|facing| (to, facing)));
                    }
                }
                next.retain(|walker| seen.insert(*walker));
                if next.is_empty() {
                    break;
                }
                for (to, _) in &next {
                    steps[to.index()] = steps[to.index()].min(step);
                }
                walkers = next;
            }
            steps
        });
        BySeat::from_fn(|seat| {
            let first = |field: &Field| {
                let own = steps[seat][field.index()];
                let others = seats.iter().filter(|other| *other != seat);
                own < usize::MAX
                    && others.into_iter().all(|other| own < steps[other][field.index()])
            };
            board.neutral().into_iter().filter(first).map(|field| 1 << field.index()).sum()
        })
    }

    #[test]
    fn all_at_once_get_as_far_as_one_by_one() {
        for players in 2..=4 {
            for position in positions(Kind::Shacru, players, 5) {
                let AnyGame::Shacru(game) = position.game() else {
                    unreachable!("a game of Shacru");
                };
                let (board, seats) = (game.board(), position.seats());
                assert_eq!(territory(board, seats), one_by_one(board, seats), "{position}");
            }
        }
    }
}
