//! The reach of chevrons, computed for whole rays of the board at once.
//!
//! The rules compute the same field by field, which is too slow for a search.

use rules::{Chevrons, Facing, Field, Seat};

/// `RAYS[field][facing]`: the fields ahead, up to the edge.
const RAYS: [[u128; 8]; 81] = {
    let mut rays = [[0; 8]; 81];
    let mut from = 0;
    while from < 81 {
        let mut towards = 0;
        while towards < 8 {
            let mut at = Field::ALL[from];
            while let Some(next) = at.step(Facing::ALL[towards]) {
                rays[from][towards] |= 1 << next.index();
                at = next;
            }
            towards += 1;
        }
        from += 1;
    }
    rays
};

/// `WITHIN[field][distance]`: the fields that are at most this far away.
const WITHIN: [[u128; 10]; 81] = {
    let mut within = [[0; 10]; 81];
    let mut from = 0;
    while from < 81 {
        let mut distance = 1;
        while distance < 10 {
            let mut to = 0;
            while to < 81 {
                let (one, other) = (Field::ALL[from], Field::ALL[to]);
                let near = one.x().abs_diff(other.x()) as usize <= distance
                    && one.y().abs_diff(other.y()) as usize <= distance;
                if near {
                    within[from][distance] |= 1 << to;
                }
                to += 1;
            }
            distance += 1;
        }
        from += 1;
    }
    within
};

/// The directions in which the numbers of fields increase: N, NE, E and SE.
const ASCENDING: usize = 4;

/// The fields that matter for the moves of chevrons, as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lanes {
    own: u128,
    /// Fields on which a move can end.
    open: u128,
    occupied: u128,
    enemies: u128,
}

/// What a chevron can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    /// Fields on which a move without a capture can end.
    pub(super) landings: u128,
    /// Enemy chevrons in range with no chevron between.
    pub(super) attacks: u128,
}

impl Lanes {
    /// The lanes for a seat's chevrons.
    pub(super) fn of(board: &Chevrons, seat: Seat) -> Lanes {
        let occupied = board.occupied().bits();
        let own = board.markers(seat).bits();
        Lanes {
            own,
            open: (board.neutral().bits() | own) & !occupied,
            occupied,
            enemies: occupied & !board.pieces(seat).bits(),
        }
    }

    /// The reach of a chevron that may go this far: rules R3, R5, R7, R9 and R11 of the booklet.
    pub(super) fn reach(&self, from: Field, facing: Facing, distance: usize) -> Reach {
        let jumps = self.own >> from.index() & 1 == 1;
        let within = WITHIN[from.index()][distance.min(9)];
        let mut reach = Reach::default();
        for towards in facing.ahead() {
            let towards = towards as usize;
            let ray = RAYS[from.index()][towards] & within;
            let blocked = ray & self.occupied;
            if blocked == 0 {
                reach.landings |= ray & self.open;
                continue;
            }
            let first =
                if towards < ASCENDING { blocked.trailing_zeros() } else { blocked.ilog2() };
            let beyond = RAYS[first as usize][towards] & ray;
            reach.landings |= ray & !beyond & self.open;
            reach.attacks |= 1 << first & self.enemies;
            if jumps {
                reach.landings |= beyond & self.own & !self.occupied;
            }
        }
        reach
    }
}

#[cfg(test)]
mod tests {
    use rules::{AnyGame, BoardGame as _, Kind};

    use super::*;
    use crate::net::tests::positions;

    #[test]
    fn rays_reach_what_the_rules_reach_field_by_field() {
        for players in 2..=4 {
            for seed in 0..20 {
                for position in positions(Kind::Pacru, players, seed) {
                    let AnyGame::Pacru(game) = position.game() else {
                        unreachable!("a game of Pacru");
                    };
                    let board = game.board();
                    for seat in Seat::ALL {
                        let lanes = Lanes::of(board, seat);
                        for from in board.pieces(seat) {
                            for distance in 1..=9 {
                                let reach = lanes.reach(from, board.facing(from), distance);
                                let landings = board.landings(seat, from, distance).bits();
                                let attacks = board.attacks(seat, from, distance).bits();
                                assert_eq!(reach, Reach { landings, attacks }, "{position}");
                            }
                        }
                    }
                }
            }
        }
    }
}
