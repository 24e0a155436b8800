//! The field of a round: the entrants who need a table, with the data that the tables depend on.

use super::{TableCost, TableSize, split};
use crate::error::PairingError;
use crate::ids::EntrantId;
use crate::pairings::{Bye, ByeKind};
use crate::points::Points;
use crate::scorecard::{Line, Scorecard};
use crate::tournament::Tournament;

/// An entrant who needs a table.
pub(super) struct Candidate {
    pub(super) entrant: EntrantId,
    /// The score, with open games counted as draws.
    pub(super) score: Points,
    /// The place among those who play in the seeding, from 0.
    seed: usize,
    /// How often they had each seat.
    seats: [i64; 4],
    free_points: u16,
    unplayed: u16,
}

/// The entrants who need a table: highest score first, and in seeding order within a score.
pub(super) struct Field {
    pub(super) candidates: Vec<Candidate>,
    /// The earlier meetings of two entrants, by their indices among the candidates.
    met: Vec<Vec<u16>>,
}

impl Field {
    /// The field of the next round, and the byes in it.
    pub(super) fn to_pair(
        tournament: &Tournament,
        size: TableSize,
    ) -> Result<(Field, Vec<Bye>), PairingError> {
        let (mut candidates, mut byes) = candidates(tournament);
        let too_few = PairingError::TooFew { needed: 3, got: candidates.len() };
        let left_over = |count| split(count, size).map_or(count, |split| split.byes);
        let filler = tournament.fillers().next();
        let fills = left_over(candidates.len()) > 0 && left_over(candidates.len() + 1) == 0;
        let filler = filler.filter(|_| fills);
        if filler.is_none() {
            for _ in 0..left_over(candidates.len()) {
                let lowest = |&at: &usize| {
                    let candidate: &Candidate = &candidates[at];
                    (
                        candidate.free_points,
                        candidate.score,
                        candidate.unplayed,
                        std::cmp::Reverse(candidate.seed),
                    )
                };
                let Some(at) = (0..candidates.len()).min_by_key(lowest) else {
                    break;
                };
                let candidate = candidates.remove(at);
                byes.push(Bye {
                    entrant: candidate.entrant,
                    kind: ByeKind::Allocated {
                        score: candidate.score,
                        before: candidate.free_points,
                    },
                });
            }
        }
        if candidates.len() + usize::from(filler.is_some()) < 3 {
            return Err(too_few);
        }
        Ok((Field::with(tournament, candidates, filler), byes))
    }

    /// The field of the next round without byes.
    pub(super) fn of(tournament: &Tournament, filler: Option<EntrantId>) -> Field {
        Field::with(tournament, candidates(tournament).0, filler)
    }

    fn with(
        tournament: &Tournament,
        mut candidates: Vec<Candidate>,
        filler: Option<EntrantId>,
    ) -> Field {
        candidates.extend(filler.map(|entrant| Candidate {
            entrant,
            score: candidates.last().map_or(Points::ZERO, |last| last.score),
            seed: usize::MAX,
            seats: [0; 4],
            free_points: 0,
            unplayed: 0,
        }));
        let count = candidates.len();
        let mut field = Field { candidates, met: vec![vec![0; count]; count] };
        let mut places = vec![None; tournament.entrants().len()];
        for (place, candidate) in field.candidates.iter().enumerate() {
            if let Some(at) = tournament.index_of(candidate.entrant) {
                places[at] = Some(place);
            }
        }
        let place = |entrant: EntrantId| tournament.index_of(entrant).and_then(|at| places[at]);
        for game in tournament.games().iter().filter(|game| game.is_meeting()) {
            for &one in game.seating().entrants() {
                for other in game.seating().opponents_of(one) {
                    if let (Some(one), Some(other)) = (place(one), place(other)) {
                        field.met[one][other] += 1;
                    }
                }
            }
        }
        field
    }

    pub(super) fn find(&self, entrant: EntrantId) -> Option<usize> {
        self.candidates.iter().position(|c| c.entrant == entrant)
    }

    /// The cost of a table apart from its seats.
    pub(super) fn cost(&self, table: &[usize]) -> TableCost {
        let mut cost = TableCost::default();
        for (seat, &one) in table.iter().enumerate() {
            for &other in &table[seat + 1..] {
                let scores = [one, other].map(|at| self.candidates[at].score.twelfths());
                let difference = i64::from(scores[0].abs_diff(scores[1]));
                cost.rematches += i64::from(self.met[one][other]);
                cost.score_differences += difference * difference;
            }
        }
        cost
    }

    /// How often the entrants at a table had their present seats before.
    pub(super) fn seats_as_seated(&self, table: &[usize]) -> i64 {
        let seats = table.iter().enumerate();
        seats.map(|(seat, &at)| self.candidates[at].seats[seat]).sum()
    }

    /// The lowest value of [`Field::seats_as_seated`] for the entrants at a table.
    pub(super) fn seats(&self, table: &[usize]) -> i64 {
        self.seats_as_seated(&self.seat(table, 0))
    }

    /// Orders a table so that everybody gets the seat that they had least often. `turn` decides if
    /// nothing else does.
    pub(super) fn seat(&self, table: &[usize], turn: usize) -> Vec<usize> {
        let mut order = table.to_vec();
        order.sort_unstable();
        order.rotate_left(turn % table.len());
        let mut best = (i64::MAX, order.clone());
        self.try_seats(&mut order, 0, 0, &mut best);
        best.1
    }

    /// Tries all orders from a seat on, first those that change least.
    fn try_seats(
        &self,
        order: &mut [usize],
        seat: usize,
        so_far: i64,
        best: &mut (i64, Vec<usize>),
    ) {
        if so_far >= best.0 {
            return;
        }
        if seat == order.len() {
            *best = (so_far, order.to_vec());
            return;
        }
        for chosen in seat..order.len() {
            order[seat..=chosen].rotate_right(1);
            let cost = self.candidates[order[seat]].seats[seat];
            self.try_seats(order, seat + 1, so_far + cost, best);
            order[seat..=chosen].rotate_left(1);
        }
    }
}

/// The entrants who want to play in the next round, highest score first, and in seeding order
/// within a score; and the byes of the others.
fn candidates(tournament: &Tournament) -> (Vec<Candidate>, Vec<Bye>) {
    let scorecards = tournament.scorecards();
    let (playing, byes) = tournament.to_pair();
    let candidate = |(seed, at): (usize, usize)| Candidate {
        entrant: scorecards[at].entrant,
        score: scorecards[at].provisional(),
        seed,
        seats: seats(&scorecards[at]),
        free_points: scorecards[at].free_points(),
        unplayed: scorecards[at].unplayed(),
    };
    let mut candidates: Vec<Candidate> = playing.into_iter().enumerate().map(candidate).collect();
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
    (candidates, byes)
}

fn seats(card: &Scorecard<'_>) -> [i64; 4] {
    let mut seats = [0; 4];
    for (_, seat) in card.lines.iter().filter_map(Line::meeting) {
        seats[seat] += 1;
    }
    seats
}
