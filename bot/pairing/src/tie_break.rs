//! Tie-breaks.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::entrant::EntrantId;
use crate::points::{Points, write_fraction};
use crate::scorecard::{Line, Scorecard};
use crate::tournament::Tournament;

/// A way to break a tie of equal points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The points in the games between the tied entrants, if all of them have met.
    DirectEncounter,
    /// The sum of the opponents' points, each multiplied by what was scored against them.
    SonnebornBerger,
    /// The number of games won, including those without play.
    Wins,
    /// What was counted in the games, minus what the opponents counted: markers, points.
    Difference,
    /// Buchholz without the lowest opponent.
    BuchholzCut1,
    /// The sum of the opponents' points.
    Buchholz,
    /// The number of first places at tables, including shared ones.
    Firsts,
    /// The number of second places at tables.
    Seconds,
    /// The sum of the points of everybody met at tables, once for each meeting.
    OpponentsPoints,
}

/// The value of a tie-break in twenty-fourths, so that even half of a third of a point is exact.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct TieBreakValue(i64);

impl TieBreakValue {
    /// A whole number.
    #[must_use]
    pub const fn whole(number: i64) -> TieBreakValue {
        TieBreakValue(number * 24)
    }

    /// Points.
    #[must_use]
    pub const fn points(points: Points) -> TieBreakValue {
        TieBreakValue(points.twelfths() as i64 * 2)
    }

    /// The value in twenty-fourths.
    #[must_use]
    pub const fn twenty_fourths(self) -> i64 {
        self.0
    }
}

impl fmt::Display for TieBreakValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fraction(f, self.0)
    }
}

/// The Sonneborn-Berger score of games: what was scored in each (1, ½ or 0) and the points of the opponent.
///
/// ```
/// use pairing::{Points, TieBreakValue, sonneborn_berger};
///
/// let point = |points| Points::ONE.twelfths() * points;
/// let games = [(Points::ONE, 5), (Points::HALF, 3)];
/// let score = sonneborn_berger(games.map(|(scored, of)| (scored, Points::from_twelfths(point(of)))));
/// assert_eq!(score.to_string(), "6½");
/// ```
pub fn sonneborn_berger(games: impl IntoIterator<Item = (Points, Points)>) -> TieBreakValue {
    let product = |(scored, of): (Points, Points)| {
        i64::from(scored.twelfths()) * i64::from(of.twelfths()) / 6
    };
    TieBreakValue(games.into_iter().map(product).sum())
}

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
        Scores {
            tournament,
            scorecards,
            points,
            as_opponent,
            rounds: tournament.byes().len(),
        }
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
        Some(
            tied.iter()
                .map(|&entrant| self.value(tie_break, entrant))
                .collect(),
        )
    }

    fn value(&self, tie_break: TieBreak, entrant: usize) -> TieBreakValue {
        match tie_break {
            TieBreak::DirectEncounter => TieBreakValue::default(),
            TieBreak::SonnebornBerger => sonneborn_berger(self.opponents(entrant)),
            TieBreak::Wins => self.count(entrant, |line| line.points() == Some(Points::ONE)),
            TieBreak::Difference => self.difference(entrant),
            TieBreak::Buchholz => {
                let points = self
                    .opponents(entrant)
                    .into_iter()
                    .map(|(_, points)| points);
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
                let met = self.scorecards[entrant]
                    .lines
                    .iter()
                    .filter_map(Line::played);
                let points = met
                    .flat_map(|(game, _)| {
                        game.seating()
                            .opponents_of(self.scorecards[entrant].entrant)
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

    /// What was scored in each round of games of two, and the points of the opponent. In formats that pair by score,
    /// a round without play counts as a game against a virtual opponent.
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

    /// The points of the virtual opponent of a round without play: it had the same score before the round, scored the
    /// rest of the point in it, and draws all further rounds (FIDE Tie-Break Regulations of 2022).
    fn virtual_opponent(&self, entrant: usize, line: &Line<'t>) -> Points {
        let round = line.round();
        let before = self.scorecards[entrant].points_before(round);
        let there = Points::ONE - line.points().unwrap_or_default();
        let further = self.rounds.saturating_sub(usize::from(round.0)) as u32;
        before + there + Points::from_twelfths(further * Points::HALF.twelfths())
    }

    fn difference(&self, entrant: usize) -> TieBreakValue {
        let games = self.scorecards[entrant]
            .lines
            .iter()
            .filter_map(Line::played);
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
                ids.iter()
                    .all(|other| met.contains(other))
                    .then_some(TieBreakValue::points(points))
            })
            .collect()
    }
}

/// The points with which an entrant counts for their opponents: rounds without play count as draws, so that nobody
/// gains or loses by what an opponent did not play (FIDE Tie-Break Regulations of 2022).
fn adjusted(card: &Scorecard<'_>) -> Points {
    let points = |line: &Line<'_>| {
        if line.is_unplayed() {
            Some(Points::HALF)
        } else {
            line.points()
        }
    };
    card.lines.iter().filter_map(points).sum()
}

fn place(line: &Line<'_>) -> Option<u8> {
    let Line::Game { game, seat } = line else {
        return None;
    };
    game.result()?.place(*seat)
}
