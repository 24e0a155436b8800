//! Pairs the next round.

use super::{Phase, Tournament};
use crate::entrant::Status;
use crate::error::PairingError;
use crate::format::{Format, League, Pace, Swiss};
use crate::ids::{EntrantId, GameId, Round};
use crate::pairings::Pairings;
use crate::reason::FirstMove;
use crate::seating::Seating;
use crate::seats::{Sides, seat_two};

/// What to do about open games of earlier rounds when the next round of a Swiss is paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OpenGames {
    /// Wait for them.
    #[default]
    Wait,
    /// Count them as draws, for this pairing only (FIDE Handbook C.04.1, F.9). No entrant may have
    /// more than one.
    AsDraws,
}

impl Tournament {
    /// Proposes the pairings of the next round; they happen as
    /// [`PlayEvent::Paired`](crate::PlayEvent::Paired).
    ///
    /// The result depends only on the events so far, so repeated calls return the same.
    pub fn pair(&self, open: OpenGames) -> Result<Pairings, PairingError> {
        if self.phase != Phase::Running {
            return Err(PairingError::NotRunning);
        }
        let rounds = self.rounds().ok_or(PairingError::NoRounds)?;
        if self.next_round().0 > rounds {
            return Err(PairingError::NoMoreRounds);
        }
        match &self.format {
            Format::Swiss(_) => {
                self.check_open_games(open)?;
                Swiss::pair(self)
            }
            Format::TableSwiss(format) => {
                self.check_open_games(open)?;
                format.pair(self)
            }
            Format::AllPlayAll(games) | Format::League(League { games, .. }) => {
                self.pair_schedule(games.pace())
            }
            Format::TableAllPlayAll(format) => self.pair_schedule(format.pace),
            Format::Ladder(_) => Err(PairingError::NoRounds),
        }
    }

    fn check_open_games(&self, open: OpenGames) -> Result<(), PairingError> {
        let games: Vec<GameId> = self.open_games().map(|game| game.id).collect();
        if games.is_empty() {
            return Ok(());
        }
        if open == OpenGames::Wait {
            return Err(PairingError::GamesOpen(games));
        }
        for entrant in self.entrants.iter().filter(|entrant| entrant.is_active()) {
            let own = self.open_games().filter(|g| g.seating().seat_of(entrant.id()).is_some());
            let games: Vec<GameId> = own.map(|game| game.id).collect();
            if games.len() > 1 {
                return Err(PairingError::TooManyOpen { entrant: entrant.id(), games });
            }
        }
        Ok(())
    }

    fn pair_schedule(&self, pace: Pace) -> Result<Pairings, PairingError> {
        if let Pace::Rounds(most) = pace {
            let mut rounds: Vec<Round> = self.open_games().map(|game| game.round).collect();
            rounds.dedup();
            if rounds.len() >= usize::from(most) {
                return Err(PairingError::RoundsOpen { open: rounds.len() as u16 });
            }
        }
        Ok(self.scheduled(self.next_round()))
    }

    /// A round of the schedules of all groups.
    pub(super) fn scheduled(&self, round: Round) -> Pairings {
        let mut pairings = Pairings { round, games: Vec::new(), byes: Vec::new() };
        let struck = |entrant| self.status(entrant) == Some(Status::Struck);
        let left =
            |entrant| matches!(self.status(entrant), Some(Status::Struck | Status::Withdrawn));
        for (group, members) in (0..).zip(&self.groups) {
            match &self.format {
                Format::AllPlayAll(games) | Format::League(League { games, .. }) => {
                    games.pair_group(&mut pairings, group, members, struck);
                }
                Format::TableAllPlayAll(format) => {
                    format.pair_group(&mut pairings, group, members, left);
                }
                Format::Swiss(_) | Format::TableSwiss(_) | Format::Ladder(_) => {}
            }
        }
        pairings
    }

    /// Seats two entrants according to their earlier seats.
    pub(super) fn seat_two(&self, one: EntrantId, other: EntrantId) -> (Seating, FirstMove) {
        let scorecards = self.scorecards();
        let sides = |entrant| {
            let card = scorecards.iter().find(|card| card.entrant == entrant);
            card.map(Sides::of).unwrap_or_default()
        };
        let (one_first, first_move) = seat_two(&sides(one), &sides(other), true);
        let seating = if one_first { Seating::two(one, other) } else { Seating::two(other, one) };
        (seating, first_move)
    }
}
