//! Applies events. An event is checked completely before it changes anything.

use std::collections::BTreeSet;

use super::ladder::Move;
use super::{Phase, Tournament};
use crate::entrant::{Entrant, NewEntrant, Status};
use crate::error::EventError;
use crate::event::PlayEvent;
use crate::format::Format;
use crate::game::{GameResult, GameState, PairedGame, SeatResult};
use crate::ids::{EntrantId, GameId, Round};
use crate::pairings::{Pairings, RequestedBye};
use crate::seating::Seating;

impl Tournament {
    /// Applies an event.
    pub fn apply(&mut self, event: PlayEvent) -> Result<(), EventError> {
        if self.phase == Phase::Over {
            return Err(EventError::Over);
        }
        match event {
            PlayEvent::Entered(entry) => self.enter(entry),
            PlayEvent::Rated { entrant, rating } => {
                let at = self.find(entrant)?;
                self.entrants[at].entry.rating = rating;
                Ok(())
            }
            PlayEvent::Withdrew { entrant } => {
                self.find_active(entrant)?;
                self.leave(entrant);
                Ok(())
            }
            PlayEvent::Reinstated { entrant } => self.reinstate(entrant),
            PlayEvent::Substituted { leaver } => self.substitute(leaver),
            PlayEvent::Started { groups } => self.start(groups),
            PlayEvent::Paired(pairings) => self.add_round(pairings),
            PlayEvent::Finished { game, result } => self.finish(game, result),
            PlayEvent::Ruled { game, result } => self.rule(game, result),
            PlayEvent::ByeRequested { entrant, round, bye } => {
                self.request_bye(entrant, round, bye)
            }
            PlayEvent::Challenged { challenger, defender } => self.challenge(challenger, defender),
            PlayEvent::ChallengeEnded { challenger, how } => self.end_challenge(challenger, how),
            PlayEvent::Ended => {
                for game in self.games.iter_mut().filter(|game| game.is_open()) {
                    game.state = GameState::Void;
                }
                self.challenges.clear();
                self.phase = Phase::Over;
                Ok(())
            }
        }
    }

    pub(super) fn find(&self, entrant: EntrantId) -> Result<usize, EventError> {
        self.index_of(entrant).ok_or(EventError::Unknown(entrant))
    }

    pub(super) fn find_active(&self, entrant: EntrantId) -> Result<usize, EventError> {
        let at = self.find(entrant)?;
        if self.entrants[at].is_active() { Ok(at) } else { Err(EventError::HasLeft(entrant)) }
    }

    pub(super) fn must_run(&self) -> Result<(), EventError> {
        match self.phase {
            Phase::Running => Ok(()),
            Phase::Entries => Err(EventError::NotStarted),
            Phase::Over => Err(EventError::Over),
        }
    }

    fn enter(&mut self, entry: NewEntrant) -> Result<(), EventError> {
        if !self.is_open_for_entries() {
            return Err(EventError::EntriesClosed);
        }
        let missed = self.byes.len() as u16;
        match self.index_of(entry.entrant) {
            Some(at) if self.entrants[at].status != Status::Withdrawn => {
                return Err(EventError::AlreadyEntered(entry.entrant));
            }
            // An entrant who comes back keeps their points and their place in the seeding.
            Some(at) => self.entrants[at].status = Status::Active,
            None => {
                self.index.insert(entry.entrant, self.entrants.len());
                self.entrants.push(Entrant::new(entry, missed));
            }
        }
        if self.phase == Phase::Running
            && let Some(at) = self.index_of(entry.entrant)
        {
            self.entrants[at].was_there = true;
        }
        let climbs = matches!(self.format, Format::Ladder(_)) && self.phase == Phase::Running;
        if climbs && self.entrant(entry.entrant).is_some_and(|e| !e.is_filler()) {
            self.move_rungs(Move::Enters(entry.entrant));
        }
        Ok(())
    }

    fn start(&mut self, groups: Vec<Vec<EntrantId>>) -> Result<(), EventError> {
        if self.phase != Phase::Entries {
            return Err(EventError::AlreadyStarted);
        }
        let mut grouped = BTreeSet::new();
        for &entrant in groups.iter().flatten() {
            let at = self.find_active(entrant)?;
            let fills_in = self.entrants[at].is_filler() && !self.format.is_round_robin();
            if !grouped.insert(entrant) || fills_in {
                return Err(EventError::Groups(entrant));
            }
        }
        if let Some(entrant) = self.left_out_of(&grouped) {
            return Err(EventError::Groups(entrant));
        }
        let needed = self.format.least_entrants();
        let got = groups.iter().map(Vec::len).min().unwrap_or(0);
        if got < needed {
            return Err(EventError::GroupTooSmall { needed, got });
        }
        let too_large = |group: &&Vec<EntrantId>| self.format.rounds(group.len()) == Some(0);
        let one_group = self.format.is_swiss() || matches!(self.format, Format::Ladder(_));
        if let Some(group) = groups.iter().find(too_large) {
            return Err(EventError::GroupTooLarge(group.len()));
        }
        if one_group && groups.len() > 1 {
            return Err(EventError::OtherFormat);
        }
        if matches!(self.format, Format::Ladder(_)) {
            for &entrant in groups.iter().flatten() {
                self.move_rungs(Move::Enters(entrant));
            }
        }
        for entrant in self.entrants.iter_mut().filter(|entrant| entrant.is_active()) {
            entrant.was_there = true;
        }
        self.groups = groups;
        self.phase = Phase::Running;
        Ok(())
    }

    fn add_round(&mut self, pairings: Pairings) -> Result<(), EventError> {
        self.must_run()?;
        if pairings.round != self.next_round() {
            return Err(EventError::WrongRound {
                expected: self.next_round(),
                got: pairings.round,
            });
        }
        self.check_places(&pairings)?;
        if matches!(self.format, Format::Ladder(_)) {
            self.bind_challenge(&pairings)?;
        } else {
            self.check_schedule(&pairings)?;
        }
        for pairing in pairings.games {
            let walkover = self.walkover(&pairing.seating);
            self.games.push(PairedGame {
                id: GameId(self.games.len() as u32),
                round: pairings.round,
                pairing,
                state: walkover.map_or(GameState::Open, GameState::Finished),
            });
        }
        self.byes.push(pairings.byes);
        Ok(())
    }

    /// Checks that nobody is in two places, that nobody is where they cannot be, and that a Swiss
    /// omits nobody.
    fn check_places(&self, pairings: &Pairings) -> Result<(), EventError> {
        let mut placed = BTreeSet::new();
        for entrant in pairings.entrants() {
            let at = self.find(entrant)?;
            if !self.can_be_paired(&self.entrants[at]) {
                return Err(EventError::CannotBePaired(entrant));
            }
            if !placed.insert(entrant) {
                return Err(EventError::PairedTwice(entrant));
            }
        }
        for pairing in &pairings.games {
            let seated = pairing.seating.entrants().len();
            if !self.format.has_table_for(seated) {
                return Err(EventError::WrongTable(seated));
            }
        }
        let left_out = self.left_out_of(&placed).filter(|_| self.format.is_swiss());
        left_out.map_or(Ok(()), |entrant| Err(EventError::NotPaired(entrant)))
    }

    /// The first competitor who takes part and is not among these.
    fn left_out_of(&self, placed: &BTreeSet<EntrantId>) -> Option<EntrantId> {
        let competitors = self.entrants.iter().filter(|e| e.is_active() && !e.is_filler());
        competitors.map(Entrant::id).find(|entrant| !placed.contains(entrant))
    }

    /// Checks that no round comes after the last, and that the players of a scheduled round are
    /// those of the schedule; the organiser may change their seats.
    fn check_schedule(&self, pairings: &Pairings) -> Result<(), EventError> {
        if self.rounds().is_none_or(|rounds| pairings.round.0 > rounds) {
            return Err(EventError::NotOnSchedule(pairings.round));
        }
        if self.format.is_swiss() {
            return Ok(());
        }
        let tables = |pairings: &Pairings| -> BTreeSet<(u16, Vec<EntrantId>)> {
            let tables = pairings.games.iter().map(|game| {
                let mut table = game.seating.entrants().to_vec();
                table.sort_unstable();
                (game.group, table)
            });
            tables.collect()
        };
        let scheduled = self.scheduled(pairings.round);
        let byes = |pairings: &Pairings| -> BTreeSet<EntrantId> {
            pairings.byes.iter().map(|bye| bye.entrant).collect()
        };
        if tables(&scheduled) != tables(pairings) || byes(&scheduled) != byes(pairings) {
            return Err(EventError::NotOnSchedule(pairings.round));
        }
        Ok(())
    }

    /// The result of a game with an entrant who has left, if that decides it.
    fn walkover(&self, seating: &Seating) -> Option<GameResult> {
        let [one, other] = *seating.entrants() else {
            return None;
        };
        let left = [one, other].map(|e| self.status(e) == Some(Status::Withdrawn));
        (left != [false, false]).then(|| GameResult::forfeited(left))
    }

    fn finish(&mut self, game: GameId, result: GameResult) -> Result<(), EventError> {
        let open = self.check_result(game, &result)?;
        if !open {
            return Err(EventError::GameOver(game));
        }
        self.set_result(game, result);
        Ok(())
    }

    /// A decision of the organiser may also correct a result.
    fn rule(&mut self, game: GameId, result: GameResult) -> Result<(), EventError> {
        self.check_result(game, &result)?;
        if self.games[game.index()].state == GameState::Void {
            return Err(EventError::GameOver(game));
        }
        self.set_result(game, result);
        Ok(())
    }

    /// Whether the game is open; an error if it cannot have this result.
    fn check_result(&self, game: GameId, result: &GameResult) -> Result<bool, EventError> {
        self.must_run()?;
        let found = self.game(game).ok_or(EventError::UnknownGame(game))?;
        let seats = found.seating().entrants().len();
        if seats != result.seats().len() {
            return Err(EventError::WrongSeats { game, seats, got: result.seats().len() });
        }
        Ok(found.is_open())
    }

    fn set_result(&mut self, game: GameId, result: GameResult) {
        self.games[game.index()].state = GameState::Finished(result);
        if matches!(self.format, Format::Ladder(_)) {
            self.climb(game);
        }
        let game = &self.games[game.index()];
        let Some(result) = game.result() else {
            return;
        };
        let absent: Vec<EntrantId> = (0..)
            .zip(game.seating().entrants())
            .filter(|&(seat, _)| result.place(seat).is_none())
            .map(|(_, &entrant)| entrant)
            .collect();
        // Two forfeits withdraw an entrant.
        for entrant in absent {
            let playing = self.entrant(entrant).is_some_and(|e| e.status == Status::Active);
            if playing && self.forfeits(entrant) >= 2 {
                self.leave(entrant);
            }
        }
    }

    fn forfeits(&self, entrant: EntrantId) -> usize {
        let forfeited = |game: &&PairedGame| {
            let seat = game.seating().seat_of(entrant);
            let seats = game.result().map(GameResult::seats);
            seat.zip(seats).is_some_and(|(seat, seats)| seats[seat] == SeatResult::Forfeit)
        };
        self.games.iter().filter(forfeited).count()
    }

    fn request_bye(
        &mut self,
        entrant: EntrantId,
        round: Round,
        bye: RequestedBye,
    ) -> Result<(), EventError> {
        let at = self.find_active(entrant)?;
        if !self.format.is_swiss() {
            return Err(EventError::OtherFormat);
        }
        if round < self.next_round() {
            return Err(EventError::AlreadyPaired(round));
        }
        self.entrants[at].requested.insert(round, bye);
        Ok(())
    }

    /// Whether an entrant can be in the next round.
    fn can_be_paired(&self, entrant: &Entrant) -> bool {
        match entrant.status {
            Status::Active => true,
            Status::Substituted => !self.format.is_swiss(),
            // The rest of a schedule is lost game by game.
            Status::Withdrawn => self.format.is_round_robin(),
            Status::Struck => false,
        }
    }
}
