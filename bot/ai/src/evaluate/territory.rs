//! Which seat reaches a neutral field first, if everybody just walks.

use rules::{BySeat, Chevrons, Facing, FieldSet, Seat, Seats};

/// The chevrons of a seat on their way, by direction.
type Walkers = [FieldSet; 8];

/// For each seat, the neutral fields that its chevrons reach in fewer steps than those of any other seat, one field
/// per step, over neutral and own fields without chevrons.
///
/// All chevrons of a seat with the same direction walk at once, as one set of fields.
pub(super) fn territory(board: &Chevrons, seats: Seats) -> BySeat<FieldSet> {
    let neutral = board.neutral();
    let free = !board.occupied();
    let open = BySeat::from_fn(|seat| (neutral | board.markers(seat)) & free);
    let mut walkers = BySeat::from_fn(|seat| start(board, seat));
    let mut walked = walkers;
    let mut unclaimed = neutral & free;
    let mut territory = BySeat::default();
    let mut moving = true;
    while moving && !unclaimed.is_empty() {
        moving = false;
        let mut arrivals = BySeat::<FieldSet>::default();
        for seat in seats.iter() {
            let next = step(&walkers[seat], open[seat], &walked[seat]);
            let mut reached = FieldSet::EMPTY;
            for (facing, fields) in next.iter().enumerate() {
                walked[seat][facing] |= *fields;
                reached |= *fields;
            }
            moving |= !reached.is_empty();
            arrivals[seat] = reached & unclaimed;
            walkers[seat] = next;
        }
        let (mut once, mut twice) = (FieldSet::EMPTY, FieldSet::EMPTY);
        for seat in seats.iter() {
            twice |= once & arrivals[seat];
            once |= arrivals[seat];
        }
        for seat in seats.iter() {
            territory[seat] |= arrivals[seat] - twice;
        }
        unclaimed = unclaimed - once;
    }
    territory
}

fn start(board: &Chevrons, seat: Seat) -> Walkers {
    let mut walkers = Walkers::default();
    for field in board.pieces(seat) {
        walkers[board.facing(field) as usize].insert(field);
    }
    walkers
}

/// Moves every chevron by one field; those that cross a border may twist (booklet rule S-R4).
fn step(walkers: &Walkers, open: FieldSet, walked: &Walkers) -> Walkers {
    let mut next = Walkers::default();
    for towards in Facing::ALL {
        let ahead = towards as usize;
        let (left, right) = ((ahead + 7) % 8, (ahead + 1) % 8);
        let movers = walkers[left] | walkers[ahead] | walkers[right];
        if movers.is_empty() {
            continue;
        }
        let borders = FieldSet::borders(towards);
        let crossed = (movers & borders).stepped(towards) & open;
        next[ahead] |= crossed | (movers - borders).stepped(towards) & open;
        next[left] |= crossed;
        next[right] |= crossed;
    }
    for (fields, before) in next.iter_mut().zip(walked) {
        *fields = *fields - *before;
    }
    next
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{AnyGame, Field, Game as _, Kind, Position, Setup};

    use super::*;

    /// The same, one chevron and one field at a time.
    fn one_by_one(board: &Chevrons, seats: Seats) -> BySeat<FieldSet> {
        let free = |seat, to| {
            let open = board.neutral() | board.markers(seat);
            open.contains(to) && !board.occupied().contains(to)
        };
        let steps = BySeat::from_fn(|seat| {
            let mut steps = [usize::MAX; 81];
            let mut seen = HashSet::new();
            let mut walkers: Vec<(Field, Facing)> = board
                .pieces(seat)
                .into_iter()
                .map(|from| (from, board.facing(from)))
                .collect();
            for step in 1.. {
                let mut next = Vec::new();
                for (from, facing) in walkers {
                    for towards in facing.ahead() {
                        let Some(to) = from.step(towards).filter(|to| free(seat, *to)) else {
                            continue;
                        };
                        let crosses = to.borderland() != from.borderland();
                        let facings = if crosses {
                            towards.ahead()
                        } else {
                            [towards; 3]
                        };
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
                    && others
                        .into_iter()
                        .all(|other| own < steps[other][field.index()])
            };
            board.neutral().into_iter().filter(first).collect()
        })
    }

    #[test]
    fn all_at_once_get_as_far_as_one_by_one() {
        for players in 2..=4 {
            let setup = Setup::new(Kind::Shacru, players).expect("a set-up");
            let mut position = Position::new(&setup).expect("a start");
            while let Some(turn) = crate::random_turn(&position, 5) {
                let AnyGame::Shacru(game) = position.game() else {
                    unreachable!("a game of Shacru");
                };
                let (board, seats) = (game.board(), position.seats());
                assert_eq!(
                    territory(board, seats),
                    one_by_one(board, seats),
                    "{position}"
                );
                position = position.play(&turn).expect("a legal turn").position;
            }
        }
    }
}
