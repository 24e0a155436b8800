//! Ladders: challenges and rungs.

use super::Tournament;
use crate::error::{EventError, PairingError};
use crate::event::ChallengeEnd;
use crate::format::Format;
use crate::ids::{EntrantId, GameId};
use crate::pairings::{Pairing, Pairings};
use crate::reason::Reason;
use crate::seating::Seating;

/// A challenge on a ladder that is not decided yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The challenger.
    pub challenger: EntrantId,
    /// The challenged entrant.
    pub defender: EntrantId,
    /// The game, once it is accepted.
    pub game: Option<GameId>,
}

/// What moves entrants on a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move {
    /// They come, to the bottom.
    Enters(EntrantId),
    /// They go.
    Leaves(EntrantId),
    /// The first takes the rung of the second without a game.
    Takes(EntrantId, EntrantId),
    /// The same if they have won this game.
    Wins(EntrantId, EntrantId, GameId),
}

impl Tournament {
    /// The entrants of a ladder, from the top; empty in other formats and before the start.
    pub fn rungs(&self) -> &[EntrantId] {
        &self.rungs
    }

    /// The challenges that are not decided yet, oldest first.
    pub fn challenges(&self) -> &[Challenge] {
        &self.challenges
    }

    /// Whom an entrant can challenge now, the highest first.
    pub fn challengeable(&self, challenger: EntrantId) -> Vec<EntrantId> {
        let open = |&&defender: &&EntrantId| self.check_can_challenge(challenger, defender).is_ok();
        self.rungs.iter().filter(open).copied().collect()
    }

    /// The pairing of an accepted challenge, with one game. It happens as
    /// [`PlayEvent::Paired`](crate::PlayEvent::Paired). Fails if there is no such challenge, or it
    /// is being played.
    pub fn accept(&self, challenger: EntrantId) -> Result<Pairings, PairingError> {
        let waits =
            |challenge: &&Challenge| challenge.challenger == challenger && challenge.game.is_none();
        let found = self.challenges.iter().find(waits);
        let &Challenge { defender, .. } = found.ok_or(PairingError::NoChallenge(challenger))?;
        let (seating, first_move): (Seating, _) = self.seat_two(challenger, defender);
        Ok(Pairings {
            round: self.next_round(),
            games: vec![Pairing {
                group: 0,
                seating,
                reason: Reason::Challenge {
                    challenger: self.rung_of(challenger).unwrap_or_default(),
                    defender: self.rung_of(defender).unwrap_or_default(),
                },
                first_move,
            }],
            byes: Vec::new(),
        })
    }

    /// The rung of an entrant; 1 is the highest.
    pub fn rung_of(&self, entrant: EntrantId) -> Option<u32> {
        let mut rungs = (1..).zip(&self.rungs);
        rungs.find_map(|(rung, &other)| (other == entrant).then_some(rung))
    }

    fn check_can_challenge(
        &self,
        challenger: EntrantId,
        defender: EntrantId,
    ) -> Result<(), EventError> {
        let Format::Ladder(ladder) = &self.format else {
            return Err(EventError::OtherFormat);
        };
        self.must_run()?;
        let rung = |entrant| {
            self.find_active(entrant)?;
            self.rung_of(entrant).map(i64::from).ok_or(EventError::Unknown(entrant))
        };
        let (from, to) = (rung(challenger)?, rung(defender)?);
        let reach = ladder.reach();
        if !(1..=i64::from(reach)).contains(&(from - to)) {
            return Err(EventError::OutOfReach { rungs: from - to, reach });
        }
        for challenge in &self.challenges {
            if challenge.challenger == challenger {
                return Err(EventError::HasChallenged(challenger));
            }
            if challenge.defender == defender {
                return Err(EventError::IsChallenged(defender));
            }
            // An entrant must first settle a challenge with the one who challenged them.
            if challenge.challenger == defender && challenge.defender == challenger {
                return Err(EventError::IsChallenged(challenger));
            }
        }
        Ok(())
    }

    pub(super) fn challenge(
        &mut self,
        challenger: EntrantId,
        defender: EntrantId,
    ) -> Result<(), EventError> {
        self.check_can_challenge(challenger, defender)?;
        self.challenges.push(Challenge { challenger, defender, game: None });
        Ok(())
    }

    pub(super) fn end_challenge(
        &mut self,
        challenger: EntrantId,
        how: ChallengeEnd,
    ) -> Result<(), EventError> {
        let at = self
            .challenges
            .iter()
            .position(|c| c.challenger == challenger && c.game.is_none())
            .ok_or(EventError::NoChallenge(challenger))?;
        let challenge = self.challenges.remove(at);
        match how {
            ChallengeEnd::TakenBack => {}
            ChallengeEnd::Declined => {
                self.move_rungs(Move::Takes(challenge.challenger, challenge.defender));
            }
        }
        Ok(())
    }

    /// Makes the paired game that of a waiting challenge.
    pub(super) fn bind_challenge(&mut self, pairings: &Pairings) -> Result<(), EventError> {
        let ([game], []) = (pairings.games.as_slice(), pairings.byes.as_slice()) else {
            return Err(EventError::OtherFormat);
        };
        let seated = |entrant| game.seating.seat_of(entrant).is_some();
        let id = GameId(self.games.len() as u32);
        let mut waiting = self.challenges.iter_mut().filter(|c| c.game.is_none());
        let challenge = waiting
            .find(|c| seated(c.challenger) && seated(c.defender))
            .ok_or(EventError::NoChallenge(game.seating.first()))?;
        challenge.game = Some(id);
        Ok(())
    }

    /// Applies the result of a challenge's game. One that is corrected counts as if it had been so
    /// at once.
    pub(super) fn climb(&mut self, game: GameId) {
        if let Some(at) = self.challenges.iter().position(|c| c.game == Some(game)) {
            let challenge = self.challenges.remove(at);
            self.move_rungs(Move::Wins(challenge.challenger, challenge.defender, game));
            return;
        }
        self.rungs.clear();
        for moved in self.moves.clone() {
            self.take_effect(moved);
        }
    }

    /// Moves entrants of the ladder.
    pub(super) fn move_rungs(&mut self, moved: Move) {
        self.moves.push(moved);
        self.take_effect(moved);
    }

    fn take_effect(&mut self, moved: Move) {
        match moved {
            Move::Enters(entrant) => self.rungs.push(entrant),
            Move::Leaves(entrant) => self.rungs.retain(|&other| other != entrant),
            Move::Takes(challenger, defender) => self.take_rung(challenger, defender),
            Move::Wins(challenger, defender, game) => {
                let game = &self.games[game.index()];
                let points =
                    |entrant| Some(game.result()?.points_of(game.seating().seat_of(entrant)?));
                if points(challenger) > points(defender) {
                    self.take_rung(challenger, defender);
                }
            }
        }
    }

    /// Gives the rung of the defender to the challenger, and moves everybody between down by one.
    /// Does nothing if the challenger has climbed above the defender in the meantime.
    fn take_rung(&mut self, challenger: EntrantId, defender: EntrantId) {
        if let (Some(from), Some(to)) = (self.rung_of(challenger), self.rung_of(defender))
            && from > to
        {
            self.rungs[to as usize - 1..from as usize].rotate_right(1);
        }
    }

    pub(super) fn leave_ladder(&mut self, entrant: EntrantId) {
        self.move_rungs(Move::Leaves(entrant));
        self.challenges.retain(|c| c.challenger != entrant && c.defender != entrant);
        self.void_open_games(entrant);
    }
}
