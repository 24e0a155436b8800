//! Scorecards: what each round was for an entrant.

use crate::entrant::{Entrant, Status};
use crate::game::{GameResult, GameState, PairedGame};
use crate::ids::{EntrantId, Round};
use crate::pairings::ByeKind;
use crate::points::Points;
use crate::tournament::Tournament;

/// What a round was for an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Line<'t> {
    /// A game, and their seat in it, from 0.
    Game { game: &'t PairedGame, seat: usize },
    /// A bye.
    Bye { round: Round, kind: ByeKind },
    /// They were absent: they entered later, or had left. The last round before a late entry gives
    /// half a point, as on Lichess.
    Missed { round: Round, points: Points },
}

impl<'t> Line<'t> {
    /// The round.
    pub fn round(&self) -> Round {
        match self {
            Line::Game { game, .. } => game.round,
            Line::Bye { round, .. } | Line::Missed { round, .. } => *round,
        }
    }

    /// The points of the round; `None` while the game is open.
    pub fn points(&self) -> Option<Points> {
        match self {
            Line::Game { game, seat } => game.result().map(|result| result.points_of(*seat)),
            Line::Bye { kind, .. } => Some(kind.points()),
            Line::Missed { points, .. } => Some(*points),
        }
    }

    /// The game and the seat, if it was played.
    pub(crate) fn played(&self) -> Option<(&'t PairedGame, usize)> {
        match *self {
            Line::Game { game, seat } if game.result().is_some_and(GameResult::was_played) => {
                Some((game, seat))
            }
            _ => None,
        }
    }

    /// The game and the seat, if it was played or is under way.
    pub(crate) fn meeting(&self) -> Option<(&'t PairedGame, usize)> {
        match *self {
            Line::Game { game, seat } if game.is_meeting() => Some((game, seat)),
            _ => None,
        }
    }

    /// Whether it is over without having been played, but counts as a round.
    pub(crate) fn is_unplayed(&self) -> bool {
        match self {
            Line::Game { game, .. } => game.result().is_some_and(|r| !r.was_played()),
            Line::Bye { kind, .. } => *kind != ByeKind::Rest,
            Line::Missed { .. } => true,
        }
    }
}

/// The rounds of one entrant, in order. Games that count for nobody are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scorecard<'t> {
    /// The entrant.
    pub entrant: EntrantId,
    /// One line for each round.
    pub lines: Vec<Line<'t>>,
}

impl Scorecard<'_> {
    /// All points so far.
    pub fn points(&self) -> Points {
        self.lines.iter().filter_map(Line::points).sum()
    }

    /// All points so far with open games counted as draws; the next round is paired by them.
    pub(crate) fn provisional(&self) -> Points {
        let points = |line: &Line<'_>| line.points().unwrap_or(Points::HALF);
        self.lines.iter().map(points).sum()
    }

    pub(crate) fn points_before(&self, round: Round) -> Points {
        self.lines.iter().filter(|line| line.round() < round).filter_map(Line::points).sum()
    }

    /// The number of rounds that are over without having been played.
    pub(crate) fn unplayed(&self) -> u16 {
        self.lines.iter().filter(|line| line.is_unplayed()).count() as u16
    }

    /// The number of byes and other full points without play.
    pub(crate) fn free_points(&self) -> u16 {
        let full = |line: &&Line<'_>| line.is_unplayed() && line.points() == Some(Points::ONE);
        self.lines.iter().filter(full).count() as u16
    }
}

impl Tournament {
    /// The scorecards of all entrants, in the order of entry.
    pub fn scorecards(&self) -> Vec<Scorecard<'_>> {
        let mut scorecards: Vec<Scorecard<'_>> = self
            .entrants()
            .iter()
            .map(|entrant| Scorecard { entrant: entrant.id(), lines: Vec::new() })
            .collect();
        for game in self.games().iter().filter(|game| self.counts(game)) {
            for (seat, &entrant) in game.seating().entrants().iter().enumerate() {
                if let Some(at) = self.index_of(entrant) {
                    scorecards[at].lines.push(Line::Game { game, seat });
                }
            }
        }
        for (round, byes) in self.byes().iter().enumerate() {
            for bye in byes {
                if let Some(at) = self.index_of(bye.entrant) {
                    scorecards[at]
                        .lines
                        .push(Line::Bye { round: Round::at(round), kind: bye.kind });
                }
            }
        }
        for card in &mut scorecards {
            if self.format().is_swiss() {
                self.add_missed(card);
            }
            card.lines.sort_by_key(Line::round);
        }
        scorecards
    }

    /// Adds a line for each round in which an entrant was absent.
    fn add_missed(&self, card: &mut Scorecard<'_>) {
        let late = self.entrant(card.entrant).map_or(0, |entrant| entrant.missed);
        if self.entrant(card.entrant).is_none_or(Entrant::is_filler) {
            return;
        }
        for round in (0..self.byes().len()).map(Round::at) {
            if card.lines.iter().all(|line| line.round() != round) {
                let points =
                    if round == Round(1) && late > 0 { Points::HALF } else { Points::ZERO };
                card.lines.push(Line::Missed { round, points });
            }
        }
    }

    /// Whether a game counts: in a schedule of games of two, games with an entrant who was struck
    /// do not.
    fn counts(&self, game: &PairedGame) -> bool {
        let struck = |entrant: &EntrantId| self.status(*entrant) == Some(Status::Struck);
        game.state != GameState::Void
            && !(self.format().is_round_robin() && game.seating().entrants().iter().any(struck))
    }
}
