//! Which seat reaches a neutral field first, if everybody just walks.

use rules::{BySeat, Chevrons, Facing, FieldSet, Seat, Seats};

/// The chevrons of a seat on their way, by direction.
type Walkers = [FieldSet; 8];

/// For each seat the number of neutral fields its chevrons reach in fewer steps than those of any
/// other seat, one field a step, over neutral and own fields without chevrons.
///
/// All chevrons of a seat that point the same way walk at once, as one set of fields.
pub(super) fn territory(board: &Chevrons, seats: Seats) -> BySeat<i32> {
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
            territory[seat] += (arrivals[seat] - twice).len() as i32;
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
