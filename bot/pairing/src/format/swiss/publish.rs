//! Turns a matching into pairings with their reasons.

use super::field::Field;
use crate::pairings::{Bye, ByeKind, Pairing, Pairings};
use crate::reason::{FirstMove, FloatCause, Reason};
use crate::seating::Seating;
use crate::seats::seat_two;

impl Field<'_> {
    /// The pairings of a matching, best boards first. The entrant who is matched with nobody in the
    /// field has the bye.
    pub(super) fn publish(&self, mates: &[usize]) -> Pairings {
        let mut pairings =
            Pairings { round: self.round(), games: Vec::new(), byes: self.requested.clone() };
        for (at, candidate) in self.candidates.iter().enumerate() {
            let mate = mates[at];
            if mate < at {
                continue;
            }
            let Some(opponent) = self.candidates.get(mate) else {
                self.add_bye(at, &mut pairings);
                continue;
            };
            // In the first round, first moves alternate from board to board.
            let due = pairings.games.len().is_multiple_of(2);
            let (first, first_move) = seat_two(&candidate.sides, &opponent.sides, due);
            let seating = if first {
                Seating::two(candidate.entrant, opponent.entrant)
            } else {
                Seating::two(opponent.entrant, candidate.entrant)
            };
            pairings.games.push(Pairing {
                group: 0,
                seating,
                reason: self.reason(at, mate),
                first_move,
            });
        }
        pairings
    }

    /// Pairs the entrant left over with the filler, or gives them a bye.
    fn add_bye(&self, at: usize, pairings: &mut Pairings) {
        let candidate = &self.candidates[at];
        let Some(filler) = self.filler else {
            pairings.byes.push(Bye {
                entrant: candidate.entrant,
                kind: ByeKind::Allocated { score: candidate.score, before: candidate.free_points },
            });
            return;
        };
        // The balance of a filler does not matter.
        let balance = candidate.sides.balance();
        let (seating, first, second) = if balance > 0 {
            (Seating::two(filler, candidate.entrant), 0, balance)
        } else {
            (Seating::two(candidate.entrant, filler), balance, 0)
        };
        pairings.games.push(Pairing {
            group: 0,
            seating,
            reason: Reason::InsteadOfBye { entrant: candidate.entrant, score: candidate.score },
            first_move: FirstMove::Balance { first: first as i16, second: second as i16 },
        });
    }

    /// The reason for pairing two entrants, of whom the first is higher in the field.
    fn reason(&self, one: usize, other: usize) -> Reason {
        let (high, low) = (&self.candidates[one], &self.candidates[other]);
        let met = self.met(one, other);
        if high.score == low.score {
            return Reason::SameScore { score: high.score, met };
        }
        Reason::Float {
            down: (high.entrant, high.score),
            up: (low.entrant, low.score),
            cause: self.cause(one),
            met,
        }
    }

    /// Why an entrant has no opponent with the same score.
    fn cause(&self, at: usize) -> FloatCause {
        let candidate = &self.candidates[at];
        let players = candidate.group;
        if players == 1 {
            return FloatCause::Alone;
        }
        let mut possible = (0..self.candidates.len()).filter(|&other| {
            other != at
                && self.candidates[other].score == candidate.score
                && self.met(at, other) == 0
        });
        if possible.next().is_none() {
            return FloatCause::AllMet { others: players - 1 };
        }
        if players % 2 == 1 {
            return FloatCause::OddNumber { players };
        }
        FloatCause::Round
    }
}
