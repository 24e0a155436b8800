//! The standings: the places, and the tie-breaks that decided them.

use serde::Serialize;

use crate::entrant::Status;
use crate::ids::EntrantId;
use crate::points::Points;
use crate::scorecard::Line;
use crate::scores::Scores;
use crate::tie_break::{TieBreak, TieBreakValue};
use crate::tournament::Tournament;

/// The standings of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings {
    /// One table for each group, in the order of the groups.
    pub groups: Vec<GroupStandings>,
}

/// The standings of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GroupStandings {
    /// The group, from 0.
    pub group: u16,
    /// The entrants in the order of their places, then those without a place. Within a shared place
    /// the higher seed comes first.
    pub rows: Vec<Standing>,
}

/// The standing of an entrant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The entrant.
    pub entrant: EntrantId,
    /// The place, from 1; entrants who are equal in everything share it: 1, 2, 2, 4. On a ladder
    /// the rung. `None` for fillers, for entrants who were struck, and for those replaced by a
    /// computer.
    pub place: Option<u32>,
    /// Whether they still take part.
    pub status: Status,
    /// All points.
    pub points: Points,
    /// The number of games that are over, also those that were decided without play.
    pub games: u32,
    /// The tie-breaks of the format, in order; `None` if a tie-break decides nothing among the tied
    /// entrants.
    pub tie_breaks: Vec<(TieBreak, Option<TieBreakValue>)>,
}

impl Standings {
    /// The standing of an entrant, with their group.
    pub fn of(&self, entrant: EntrantId) -> Option<(u16, &Standing)> {
        self.groups.iter().find_map(|group| {
            let row = group.rows.iter().find(|row| row.entrant == entrant)?;
            Some((group.group, row))
        })
    }
}

impl Tournament {
    /// The standings. Open games do not count yet.
    ///
    /// Before the start, everybody is in one group in seeding order.
    pub fn standings(&self) -> Standings {
        let scores = Scores::new(self);
        let groups = (0..).zip(self.standing_groups());
        Standings {
            groups: groups
                .map(|(group, members)| GroupStandings {
                    group,
                    rows: self.rank(&scores, &members),
                })
                .collect(),
        }
    }

    fn rank(&self, scores: &Scores<'_>, members: &[usize]) -> Vec<Standing> {
        let (ranked, others): (Vec<usize>, Vec<usize>) =
            members.iter().partition(|&&member| self.entrants()[member].is_ranked());
        let tie_breaks = self.format().tie_breaks();
        let over = |line: &&Line<'_>| matches!(line, Line::Game { game, .. } if !game.is_open());
        let row = |entrant: usize, place| Standing {
            entrant: self.entrants()[entrant].id(),
            place,
            status: self.entrants()[entrant].status(),
            points: scores.points(entrant),
            games: scores.card(entrant).lines.iter().filter(over).count() as u32,
            tie_breaks: Vec::new(),
        };
        let mut rows = Vec::new();
        if self.format().tie_breaks().is_empty() {
            // The rungs of a ladder are its standings.
            rows.extend((1..).zip(&ranked).map(|(rung, &entrant)| row(entrant, Some(rung))));
        } else {
            let points = ranked.iter().map(|&e| TieBreakValue::points(scores.points(e)));
            for tied in split(&ranked, &points.collect::<Vec<_>>()) {
                for (shared, values) in break_ties(scores, tie_breaks, tied) {
                    let place = rows.len() as u32 + 1;
                    for (entrant, values) in shared.into_iter().zip(values) {
                        rows.push(Standing { tie_breaks: values, ..row(entrant, Some(place)) });
                    }
                }
            }
        }
        rows.extend(others.into_iter().map(|entrant| row(entrant, None)));
        rows
    }
}

type Values = Vec<(TieBreak, Option<TieBreakValue>)>;

/// Splits a tied group into those who are still equal after all tie-breaks, best first, with the
/// values of each.
fn break_ties(
    scores: &Scores<'_>,
    tie_breaks: &[TieBreak],
    tied: Vec<usize>,
) -> Vec<(Vec<usize>, Vec<Values>)> {
    let Some((&tie_break, further)) = tie_breaks.split_first() else {
        let values = tied.iter().map(|_| Vec::new()).collect();
        return vec![(tied, values)];
    };
    let values = scores.values(tie_break, &tied);
    let groups = match &values {
        Some(values) => split(&tied, values),
        None => vec![tied.clone()],
    };
    let mut broken = Vec::new();
    for group in groups {
        for (shared, mut rows) in break_ties(scores, further, group) {
            for (entrant, row) in shared.iter().zip(&mut rows) {
                let at = tied.iter().position(|other| other == entrant);
                let value = values.as_ref().zip(at).map(|(values, at)| values[at]);
                row.insert(0, (tie_break, value));
            }
            broken.push((shared, rows));
        }
    }
    broken
}

/// Splits entrants into groups of equal value, the highest first. Equal ones keep their order.
fn split(entrants: &[usize], values: &[TieBreakValue]) -> Vec<Vec<usize>> {
    let mut order: Vec<(TieBreakValue, usize)> =
        values.iter().copied().zip(entrants.iter().copied()).collect();
    order.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
    order
        .chunk_by(|(one, _), (other, _)| one == other)
        .map(|group| group.iter().map(|&(_, entrant)| entrant).collect())
        .collect()
}
