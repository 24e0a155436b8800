//! The field of a round: the entrants to be paired, with the data that the pairing uses.

use std::cmp::{Ordering, Reverse};

use super::SwissCost;
use crate::entrant::Entrant;
use crate::ids::{EntrantId, Round};
use crate::pairings::Bye;
use crate::points::Points;
use crate::scorecard::{Line, Scorecard};
use crate::seats::Sides;
use crate::tournament::Tournament;

/// A game against somebody with another score, or a bye, which counts as a float down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Float {
    Down,
    Up,
}

/// An entrant to be paired.
pub(super) struct Candidate {
    pub(super) entrant: EntrantId,
    /// The score, with open games counted as draws.
    pub(super) score: Points,
    pub(super) sides: Sides,
    balance: i64,
    /// The floats in the last round and in the one before it.
    floats: [Option<Float>; 2],
    pub(super) free_points: u16,
    unplayed: u16,
    /// The height in the seeding; the last of those to be paired has 1.
    height: u16,
    /// The index in the score group, from 0, and the size of the group.
    place: u16,
    pub(super) group: u16,
    met: Vec<EntrantId>,
}

impl Candidate {
    /// How much a float repeats the last ones.
    fn repeats(&self, float: Float) -> i64 {
        let repeats = self.floats.map(|earlier| i64::from(earlier == Some(float)));
        2 * repeats[0] + repeats[1]
    }
}

/// A possible opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opponent {
    Candidate(usize),
    Filler,
}

/// The entrants to be paired: highest score first, and in seeding order within a score.
pub(super) struct Field<'t> {
    tournament: &'t Tournament,
    pub(super) candidates: Vec<Candidate>,
    /// Byes that entrants asked for.
    pub(super) requested: Vec<Bye>,
    /// Plays against the entrant who would have the bye.
    pub(super) filler: Option<EntrantId>,
}

impl<'t> Field<'t> {
    pub(super) fn new(tournament: &'t Tournament) -> Field<'t> {
        let round = tournament.next_round();
        let scorecards = tournament.scorecards();
        let (playing, requested) = tournament.to_pair();
        let mut candidates = Vec::new();
        for (height, at) in (1..).zip(playing.into_iter().rev()) {
            let card = &scorecards[at];
            let sides = Sides::of(card);
            let last = |back: u16| {
                let round = Round(round.0.checked_sub(back)?);
                float_in(tournament, &scorecards, card, round)
            };
            candidates.push(Candidate {
                entrant: card.entrant,
                score: card.provisional(),
                balance: sides.balance(),
                sides,
                floats: [last(1), last(2)],
                free_points: card.free_points() + games_with_fillers(tournament, card),
                unplayed: card.unplayed(),
                height,
                place: 0,
                group: 0,
                met: opponents(card),
            });
        }
        candidates.sort_by_key(|candidate| Reverse((candidate.score, candidate.height)));
        for group in candidates.chunk_by_mut(|one, other| one.score == other.score) {
            let size = group.len() as u16;
            for (place, candidate) in (0..).zip(group) {
                (candidate.place, candidate.group) = (place, size);
            }
        }
        Field { tournament, candidates, requested, filler: tournament.fillers().next() }
    }

    /// The round that is paired.
    pub(super) fn round(&self) -> Round {
        self.tournament.next_round()
    }

    pub(super) fn find(&self, entrant: EntrantId) -> Option<Opponent> {
        if self.filler == Some(entrant) {
            return Some(Opponent::Filler);
        }
        let at = self.candidates.iter().position(|c| c.entrant == entrant)?;
        Some(Opponent::Candidate(at))
    }

    /// How often two entrants have met.
    pub(super) fn met(&self, one: usize, other: usize) -> u16 {
        let opponent = self.candidates[other].entrant;
        let met = self.candidates[one].met.iter();
        met.filter(|met| **met == opponent).count() as u16
    }

    /// The cost of pairing two entrants, of whom the first is higher in the field.
    pub(super) fn cost(&self, one: usize, other: usize) -> SwissCost {
        let [high, low] = [one, other].map(|at| self.candidates[at].balance);
        self.cost_if(one, other, Sides::after_best(high, low))
    }

    /// The same if the balances of first and second moves are these after the game.
    fn cost_if(&self, one: usize, other: usize, balances: [i64; 2]) -> SwissCost {
        let (high, low) = (&self.candidates[one], &self.candidates[other]);
        let difference = i64::from((high.score - low.score).twelfths());
        let (floats, distance) = if difference == 0 {
            let fold = i64::from(low.place) - i64::from(high.place) - i64::from(high.group / 2);
            (0, fold * fold)
        } else {
            let from_below = i64::from(high.group - 1 - high.place);
            let from_above = i64::from(low.place);
            (
                high.repeats(Float::Down) + low.repeats(Float::Up),
                from_below * from_below + from_above * from_above,
            )
        };
        SwissCost {
            rematches: i64::from(self.met(one, other)),
            beyond_two: beyond_two(&balances),
            score_differences: difference * difference,
            first_moves: squares(&balances),
            repeated_floats: floats,
            seeding: distance,
            ..SwissCost::default()
        }
    }

    /// The cost of a bye, or of a game against the filler instead.
    pub(super) fn cost_of_bye(&self, at: usize) -> SwissCost {
        let candidate = &self.candidates[at];
        SwissCost {
            second_byes: i64::from(candidate.free_points),
            bye_score: i64::from(candidate.score.twelfths()),
            bye_unplayed: i64::from(candidate.unplayed),
            beyond_two: beyond_two(&[candidate.balance]),
            first_moves: squares(&[candidate.balance]),
            repeated_floats: candidate.repeats(Float::Down),
            bye_seed: i64::from(candidate.height),
            ..SwissCost::default()
        }
    }

    /// The cost of pairing two entrants on these seats; `None` for the filler against itself.
    pub(super) fn cost_as_seated(&self, first: Opponent, second: Opponent) -> Option<SwissCost> {
        match (first, second) {
            (Opponent::Candidate(first), Opponent::Candidate(second)) => {
                let seats = [first, second].map(|at| self.candidates[at].balance);
                let balances = Sides::after(seats[0], seats[1]);
                Some(self.cost_if(first.min(second), first.max(second), balances))
            }
            (Opponent::Candidate(at), Opponent::Filler)
            | (Opponent::Filler, Opponent::Candidate(at)) => Some(self.cost_of_bye(at)),
            (Opponent::Filler, Opponent::Filler) => None,
        }
    }
}

/// How many of these balances of first and second moves exceed two.
fn beyond_two(balances: &[i64]) -> i64 {
    balances.iter().map(|it| i64::from(it.abs() > 2)).sum()
}

fn squares(balances: &[i64]) -> i64 {
    balances.iter().map(|it| it * it).sum()
}

/// The opponents of an entrant, once for each game.
fn opponents(card: &Scorecard<'_>) -> Vec<EntrantId> {
    let games = card.lines.iter().filter_map(Line::meeting);
    games.flat_map(|(game, _)| game.seating().opponents_of(card.entrant)).collect()
}

/// The number of games against a filler, each of which replaced a bye.
fn games_with_fillers(tournament: &Tournament, card: &Scorecard<'_>) -> u16 {
    let filler = |met: &&EntrantId| tournament.entrant(**met).is_some_and(Entrant::is_filler);
    opponents(card).iter().filter(filler).count() as u16
}

fn float_in(
    tournament: &Tournament,
    scorecards: &[Scorecard<'_>],
    card: &Scorecard<'_>,
    round: Round,
) -> Option<Float> {
    let line = card.lines.iter().find(|line| line.round() == round)?;
    let Some((game, _)) = line.meeting() else {
        // A full point without play counts as a float down.
        return (line.points() == Some(Points::ONE)).then_some(Float::Down);
    };
    let opponent = game.seating().opponents_of(card.entrant).next()?;
    let opponent = tournament.index_of(opponent)?;
    if tournament.entrants()[opponent].is_filler() {
        return Some(Float::Down);
    }
    let (own, theirs) = (card.points_before(round), scorecards[opponent].points_before(round));
    match own.cmp(&theirs) {
        Ordering::Greater => Some(Float::Down),
        Ordering::Less => Some(Float::Up),
        Ordering::Equal => None,
    }
}
