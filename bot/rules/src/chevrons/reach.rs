//! The fields that a chevron can reach and attack.

use super::board::Chevrons;
use crate::board9::{Field, FieldSet};
use crate::seat::Seat;

/// What a chevron can reach from its field, before the rules of a particular game apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach {
    /// Fields it can move to with no chevron between.
    pub(crate) steps: FieldSet,
    /// Fields it can reach over other chevrons, from one of its own markers to another.
    pub(crate) jumps: FieldSet,
    /// Enemy chevrons in range with no chevron between.
    pub(crate) attacks: FieldSet,
}

impl Reach {
    /// All landing fields.
    pub(crate) fn moves(&self) -> FieldSet {
        self.steps | self.jumps
    }
}

impl Chevrons {
    /// The fields that a seat's chevron on `from` can move to if it may go `distance` fields,
    /// before the rules of a particular game apply. They do not include captures.
    pub fn landings(&self, seat: Seat, from: Field, distance: usize) -> FieldSet {
        self.reach(seat, from, distance).moves()
    }

    /// The enemy chevrons that a seat's chevron on `from` attacks if it may go `distance` fields.
    pub fn attacks(&self, seat: Seat, from: Field, distance: usize) -> FieldSet {
        self.reach(seat, from, distance).attacks
    }

    /// Walks the three lines ahead of a seat's chevron, at most `power` fields (rules R3, R5, R7,
    /// R9, R11).
    pub(crate) fn reach(&self, seat: Seat, from: Field, power: usize) -> Reach {
        let own = self.markers(seat);
        let landable = self.neutral() | own;
        let occupied = self.occupied();
        let enemies = occupied - self.pieces(seat);
        let jumps_from_here = own.contains(from);
        let mut reach = Reach::default();
        for towards in self.facing(from).ahead() {
            let mut clear = true;
            let mut at = from;
            for _ in 0..power {
                let Some(next) = at.step(towards) else { break };
                at = next;
                if occupied.contains(at) {
                    if clear && enemies.contains(at) {
                        reach.attacks.insert(at);
                    }
                    clear = false;
                } else if landable.contains(at) {
                    if clear {
                        reach.steps.insert(at);
                    } else if jumps_from_here && own.contains(at) {
                        reach.jumps.insert(at);
                    }
                }
            }
        }
        reach
    }
}
