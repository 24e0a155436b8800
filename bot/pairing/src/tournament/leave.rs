//! What happens when an entrant leaves.

use super::ladder::Move;
use super::{Phase, Tournament};
use crate::entrant::Status;
use crate::error::EventError;
use crate::format::{Format, League};
use crate::game::{GameResult, GameState, PairedGame};
use crate::ids::EntrantId;

impl Tournament {
    /// Withdraws an entrant for good.
    ///
    /// In an all-play-all of games of two, an entrant who leaves before half of their games is
    /// struck, and their games count for nobody; later they lose the rest. In a Swiss they lose the
    /// current game. The others at a table for more than two play on. On a ladder, everybody below
    /// moves up.
    pub(super) fn leave(&mut self, entrant: EntrantId) {
        let Some(at) = self.index_of(entrant) else {
            return;
        };
        self.entrants[at].status = Status::Withdrawn;
        if self.phase == Phase::Entries {
            return;
        }
        match self.format {
            Format::Swiss(_) => self.lose_open_games(entrant),
            Format::TableSwiss(_) => {}
            Format::Ladder(_) => self.leave_ladder(entrant),
            Format::AllPlayAll(_) | Format::League(_) => {
                if self.is_before_half(entrant) {
                    self.entrants[at].status = Status::Struck;
                    self.void_open_games(entrant);
                } else {
                    self.lose_open_games(entrant);
                }
            }
            Format::TableAllPlayAll(_) => {
                if self.is_before_half(entrant) {
                    self.entrants[at].status = Status::Struck;
                }
            }
        }
    }

    /// Whether an entrant has played less than half of the games of the schedule.
    fn is_before_half(&self, entrant: EntrantId) -> bool {
        let Some(group) = self.groups.iter().find(|group| group.contains(&entrant)) else {
            return false;
        };
        let struck =
            |other: &&EntrantId| **other != entrant && self.status(**other) == Some(Status::Struck);
        let scheduled = match &self.format {
            Format::TableAllPlayAll(format) => format.games_each(group.len()),
            Format::AllPlayAll(games) | Format::League(League { games, .. }) => {
                games.games_each(group.len() - group.iter().filter(struck).count())
            }
            Format::Swiss(_) | Format::TableSwiss(_) | Format::Ladder(_) => return false,
        };
        let played = |game: &&PairedGame| {
            let seated = game.seating().seat_of(entrant).is_some();
            let others_count = !self.format.is_round_robin()
                || game.seating().entrants().iter().all(|other| !struck(&other));
            seated && others_count && game.result().is_some_and(GameResult::was_played)
        };
        2 * self.games.iter().filter(played).count() < scheduled
    }

    fn open_games_of(&mut self, entrant: EntrantId) -> impl Iterator<Item = &mut PairedGame> {
        self.games
            .iter_mut()
            .filter(move |game| game.is_open() && game.seating().seat_of(entrant).is_some())
    }

    fn lose_open_games(&mut self, entrant: EntrantId) {
        for game in self.open_games_of(entrant) {
            let first = game.seating().first() == entrant;
            game.state = GameState::Finished(GameResult::forfeited([first, !first]));
        }
    }

    pub(super) fn void_open_games(&mut self, entrant: EntrantId) {
        for game in self.open_games_of(entrant) {
            game.state = GameState::Void;
        }
    }

    /// Whether an entrant who has left could still play if they came back: a round is still to be
    /// paired, or it is a ladder.
    pub fn can_return(&self, entrant: EntrantId) -> bool {
        let left = matches!(self.status(entrant), Some(Status::Withdrawn | Status::Struck));
        let filler = self.entrant(entrant).is_none_or(crate::Entrant::is_filler);
        let more = self.rounds().is_none_or(|rounds| self.next_round().0 <= rounds);
        self.phase == Phase::Running && left && !filler && more
    }

    /// Lets an entrant who has left take part again. They keep their points; games that they lost
    /// by leaving stay lost, and games that were called off stay so.
    pub(super) fn reinstate(&mut self, entrant: EntrantId) -> Result<(), EventError> {
        self.must_run()?;
        let at = self.find(entrant)?;
        match self.entrants[at].status {
            Status::Withdrawn | Status::Struck => {}
            Status::Active | Status::Substituted => {
                return Err(EventError::AlreadyEntered(entrant));
            }
        }
        if !self.can_return(entrant) {
            return Err(EventError::EntriesClosed);
        }
        self.entrants[at].status = Status::Active;
        if matches!(self.format, Format::Ladder(_)) {
            self.move_rungs(Move::Enters(entrant));
        }
        Ok(())
    }

    /// Lets a computer replace an entrant who leaves, or in a schedule one who has left: games that
    /// were lost by leaving stay lost.
    pub(super) fn substitute(&mut self, leaver: EntrantId) -> Result<(), EventError> {
        self.must_run()?;
        let at = self.find(leaver)?;
        if matches!(self.format, Format::Ladder(_)) {
            return Err(EventError::OtherFormat);
        }
        match self.entrants[at].status {
            Status::Active => {}
            Status::Withdrawn if !self.format.is_swiss() => {}
            Status::Withdrawn | Status::Struck | Status::Substituted => {
                return Err(EventError::HasLeft(leaver));
            }
        }
        self.entrants[at].status = Status::Substituted;
        Ok(())
    }
}
