//! Points and tie-breaks of everybody in a tournament.

use crate::ids::EntrantId;
use crate::points::Points;
use crate::scorecard::{Line, Scorecard};
use crate::tie_break::{TieBreak, TieBreakValue, sonneborn_berger};
use crate::tournament::Tournament;

/// The data that tie-breaks are computed from.
pub(crate) struct Scores<'t> {
    tournament: &'t Tournament,
    scorecards: Vec<Scorecard<'t>>,
    points: Vec<Points>,
    /// The points with which an entrant counts in the tie-breaks of their opponents.
    as_opponent: Vec<Points>,
    rounds: usize,
}

impl<'t> Scores<'t> {
    pub(crate) fn new(tournament: &'t Tournament) -> Scores<'t> {
        let scorecards = tournament.scorecards();
        let points: Vec<Points> = scorecards.iter().map(Scorecard::points).collect();
        let as_opponent = if tournament.format().is_swiss() {
            scorecards.iter().map(adjusted).collect()
        } else {
            points.clone()
        };
        Scores { tournament, scorecards, points, as_opponent, rounds: tournament.byes().len() }
    }

    pub(crate) fn points(&self, entrant: usize) -> Points {
        self.points[entrant]
    }

    pub(crate) fn card(&self, entrant: usize) -> &Scorecard<'t> {
        &self.scorecards[entrant]
    }

    /// The value of a tie-break for each of the tied entrants; `None` if it decides nothing.
    pub(crate) fn values(&self, tie_break: TieBreak, tied: &[usize]) -> Option<Vec<TieBreakValue>> {
        if tie_break == TieBreak::DirectEncounter {
            return self.direct_encounter(tied);
        }
        Some(tied.iter().map(|&entrant| self.value(tie_break, entrant)).collect())
    }

    fn value(&self, tie_break: TieBreak, entrant: usize) -> TieBreakValue {
        match tie_break {
            TieBreak::DirectEncounter => TieBreakValue::default(),
            TieBreak::SonnebornBerger => sonneborn_berger(self.opponents(entrant)),
            TieBreak::Wins => self.count(entrant, |line| line.points() == Some(Points::ONE)),
            TieBreak::Difference => self.difference(entrant),
            TieBreak::Buchholz => {
                let points = self.opponents(entrant).into_iter().map(|(_, points)| points);
                TieBreakValue::points(points.sum())
            }
            TieBreak::BuchholzCut1 => {
                let opponents = self.opponents(entrant);
                let points = opponents.iter().map(|&(_, points)| points);
                let lowest = points.clone().min().unwrap_or_default();
                TieBreakValue::points(points.sum::<Points>() - lowest)
            }
            TieBreak::Firsts => self.count(entrant, |line| place(line) == Some(1)),
            TieBreak::Seconds => self.count(entrant, |line| place(line) == Some(2)),
            TieBreak::OpponentsPoints => {
                let met = self.scorecards[entrant].lines.iter().filter_map(Line::played);
                let points = met
                    .flat_map(|(game, _)| {
                        game.seating().opponents_of(self.scorecards[entrant].entrant)
                    })
                    .filter_map(|other| self.tournament.index_of(other))
                    .map(|other| self.points[other]);
                TieBreakValue::points(points.sum())
            }
        }
    }

    fn count(&self, entrant: usize, counts: impl Fn(&Line<'t>) -> bool) -> TieBreakValue {
        let lines = self.scorecards[entrant].lines.iter();
        TieBreakValue::whole(lines.map(|line| i64::from(counts(line))).sum())
    }

    /// What was scored in each round of games of two, and the points of the opponent. In formats
    /// that pair by score, a round without play counts as a game against a virtual opponent.
    fn opponents(&self, entrant: usize) -> Vec<(Points, Points)> {
        let swiss = self.tournament.format().is_swiss();
        let lines = self.scorecards[entrant].lines.iter();
        lines
            .filter_map(|line| match *line {
                _ if swiss && line.is_unplayed() => {
                    Some((line.points()?, self.virtual_opponent(entrant, line)))
                }
                Line::Game { game, seat } => {
                    let scored = line.points()?;
                    let opponent = *game.seating().entrants().get(1 - seat.min(1))?;
                    let opponent = self.tournament.index_of(opponent)?;
                    if swiss && self.tournament.entrants()[opponent].is_filler() {
                        return Some((scored, self.virtual_opponent(entrant, line)));
                    }
                    Some((scored, self.as_opponent[opponent]))
                }
                _ => None,
            })
            .collect()
    }

    /// The points of the virtual opponent of a round without play: it had the same score before the
    /// round, scored the rest of the point in it, and draws all further rounds (FIDE Tie-Break
    /// Regulations of 2022).
    fn virtual_opponent(&self, entrant: usize, line: &Line<'t>) -> Points {
        let round = line.round();
        let before = self.scorecards[entrant].points_before(round);
        let there = Points::ONE - line.points().unwrap_or_default();
        let further = self.rounds.saturating_sub(usize::from(round.0)) as u32;
        before + there + Points::from_twelfths(further * Points::HALF.twelfths())
    }

    fn difference(&self, entrant: usize) -> TieBreakValue {
        let games = self.scorecards[entrant].lines.iter().filter_map(Line::played);
        let differences = games.filter_map(|(game, seat)| {
            let result = game.result()?;
            let (own, theirs) = (result.count(seat)?, result.count(1 - seat.min(1))?);
            Some(i64::from(own) - i64::from(theirs))
        });
        TieBreakValue::whole(differences.sum())
    }

    fn direct_encounter(&self, tied: &[usize]) -> Option<Vec<TieBreakValue>> {
        if tied.len() < 2 {
            return None;
        }
        let ids: Vec<EntrantId> = tied.iter().map(|&at| self.scorecards[at].entrant).collect();
        tied.iter()
            .zip(&ids)
            .map(|(&entrant, own)| {
                let mut met = vec![*own];
                let mut points = Points::ZERO;
                for line in &self.scorecards[entrant].lines {
                    let Line::Game { game, .. } = line else {
                        continue;
                    };
                    for opponent in game.seating().opponents_of(*own) {
                        if let (Some(scored), true) = (line.points(), ids.contains(&opponent)) {
                            points += scored;
                            met.push(opponent);
                        }
                    }
                }
                ids.iter().all(|other| met.contains(other)).then_some(TieBreakValue::points(points))
            })
            .collect()
    }
}

/// The points with which an entrant counts for their opponents: rounds without play count as draws,
/// so that nobody gains or loses by what an opponent did not play (FIDE Tie-Break Regulations of 2022).
fn adjusted(card: &Scorecard<'_>) -> Points {
    let points = |line: &Line<'_>| {
        if line.is_unplayed() { Some(Points::HALF) } else { line.points() }
    };
    card.lines.iter().filter_map(points).sum()
}

fn place(line: &Line<'_>) -> Option<u8> {
    let Line::Game { game, seat } = line else {
        return None;
    };
    game.result()?.place(*seat)
}
