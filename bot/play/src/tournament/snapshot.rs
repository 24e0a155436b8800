//! What a decision about a tournament depends on.

use std::ops::Range;

use pairing::{EntrantId, EventError, PairingError, PlayEvent};

use super::{
    EntrantState, Happened, MemberEntrant, System, Tournament, TournamentError, TournamentEvent,
    TournamentStatus,
};
use crate::UserId;
use crate::time::Millis;

/// A tournament as it was loaded: everything that a decision about it depends on.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The tournament.
    pub tournament: Tournament,
    /// Its pairings and results.
    pub replay: pairing::Tournament,
    /// Its events, the oldest first.
    pub events: Vec<TournamentEvent>,
    /// The vacations of its entrants.
    pub vacations: Vec<(UserId, Range<Millis>)>,
    /// The present.
    pub now: Millis,
}

impl Snapshot {
    /// A tournament with its events. Fails with [`TournamentError::Impossible`] if the events
    /// cannot have happened.
    pub fn of(
        tournament: Tournament,
        events: Vec<TournamentEvent>,
        vacations: Vec<(UserId, Range<Millis>)>,
        now: Millis,
    ) -> Result<Self, TournamentError> {
        let replay = replay(&tournament, &events)?;
        Ok(Self { tournament, replay, events, vacations, now })
    }

    /// Whether a member has won it: the top division of a league, or their group in other systems.
    pub fn is_won_by(&self, user: UserId) -> bool {
        let standings = self.replay.standings();
        let standing =
            self.tournament.entrant_of(user).and_then(|entrant| standings.of(entrant.number));
        let counts = |group| self.tournament.settings.system != System::League || group == 0;
        self.tournament.status == TournamentStatus::Over
            && standing.is_some_and(|(group, standing)| standing.place == Some(1) && counts(group))
    }

    /// For whom a member is asked to play on, if they have not answered.
    pub fn leaver_for(&self, user: UserId) -> Option<&MemberEntrant> {
        let asked = self.tournament.entrant_of(user)?;
        let question = asked_last(&self.events, asked.number);
        match question.filter(|_| asked.state == EntrantState::Invited)?.kind {
            Happened::SubstituteAsked { leaver, .. } => self.tournament.entrant(leaver),
            _ => None,
        }
    }

    /// Whether what a message asks about this event still waits for an answer, which would be
    /// taken: an invitation, a question whether a member replaces another, a challenge, or other
    /// settings, with which not everybody may agree. Such a message has buttons exactly as long.
    pub fn awaits_answer(&self, seq: i64) -> bool {
        if self.tournament.is_over() {
            return false;
        }
        let event = self.events.iter().find(|event| event.seq == seq);
        match event.map(|event| &event.kind) {
            Some(Happened::Invited(entrant)) => self.is_open() && self.asks(*entrant, seq),
            Some(Happened::SubstituteAsked { leaver, substitute }) => {
                let plays = self.replay.entrant(*leaver).is_some_and(pairing::Entrant::is_active);
                plays && self.asks(*substitute, seq)
            }
            Some(Happened::Play(PlayEvent::Challenged { challenger, .. })) => {
                let made = made(&self.events, *challenger).map(|made| made.seq);
                let mut waiting = self.replay.challenges().iter().filter(|it| it.game.is_none());
                made == Some(seq) && waiting.any(|it| it.challenger == *challenger)
            }
            // Ratings in another game follow the event.
            Some(Happened::Edited(_) | Happened::Play(PlayEvent::Rated { .. })) => {
                let edited = |event: &TournamentEvent| matches!(event.kind, Happened::Edited(_));
                let again = self.events.iter().any(|event| event.seq > seq && edited(event));
                self.tournament.status == TournamentStatus::Entries && !again
            }
            _ => false,
        }
    }

    /// Whether members can enter, apart from those who are asked to replace another.
    pub(super) fn is_open(&self) -> bool {
        match self.tournament.status {
            TournamentStatus::Entries => true,
            TournamentStatus::Running | TournamentStatus::Paused => {
                self.tournament.settings.late_entry && self.replay.is_open_for_entries()
            }
            TournamentStatus::Over => false,
        }
    }

    /// Whether the member of an entry has not answered yet what this event has asked them.
    fn asks(&self, entrant: EntrantId, seq: i64) -> bool {
        let invited = self.tournament.entrant(entrant);
        let last = asked_last(&self.events, entrant);
        invited.is_some_and(|it| it.state == EntrantState::Invited)
            && last.is_some_and(|it| it.seq == seq)
    }

    /// Checks that it is being played.
    pub(super) fn must_be_played(&self) -> Result<(), TournamentError> {
        match self.tournament.status {
            TournamentStatus::Running | TournamentStatus::Paused => Ok(()),
            TournamentStatus::Entries => Err(TournamentError::NotStarted),
            TournamentStatus::Over => Err(TournamentError::Over),
        }
    }

    /// The number of a member who takes part.
    pub(super) fn taking_part(
        &self,
        user: UserId,
        name: &str,
    ) -> Result<EntrantId, TournamentError> {
        let entrant = self.tournament.entrant_of(user);
        let entrant = entrant.ok_or_else(|| TournamentError::NotEntered(name.to_owned()))?;
        match entrant.state {
            EntrantState::Entered => Ok(entrant.number),
            EntrantState::Invited => Err(TournamentError::NotEntered(name.to_owned())),
            EntrantState::Left => Err(TournamentError::HasLeft(name.to_owned())),
        }
    }
}

/// The last event that asked the member of an entry something.
pub(super) fn asked_last(
    events: &[TournamentEvent],
    entrant: EntrantId,
) -> Option<&TournamentEvent> {
    events.iter().rfind(|event| match event.kind {
        Happened::Invited(asked) => asked == entrant,
        Happened::SubstituteAsked { substitute, .. } => substitute == entrant,
        _ => false,
    })
}

/// The last challenge of an entrant.
pub(super) fn made(events: &[TournamentEvent], challenger: EntrantId) -> Option<&TournamentEvent> {
    events.iter().rfind(|event| {
        matches!(&event.kind, Happened::Play(PlayEvent::Challenged { challenger: by, .. })
            if *by == challenger)
    })
}

/// The pairings and results that follow from events.
pub(super) fn replay(
    tournament: &Tournament,
    events: &[TournamentEvent],
) -> Result<pairing::Tournament, TournamentError> {
    let byes = tournament.settings.system == System::Swiss;
    let played = events.iter().filter_map(|event| match &event.kind {
        // It was a Swiss before its format was changed.
        Happened::Play(PlayEvent::ByeRequested { .. }) if !byes => None,
        Happened::Play(event) => Some(event),
        _ => None,
    });
    let started = played.clone().find_map(|event| match event {
        PlayEvent::Started { groups } => Some(groups.iter().map(Vec::len).sum()),
        _ => None,
    });
    let entrants = started.unwrap_or_else(|| tournament.entered());
    let format = tournament.settings.format(entrants).map_err(TournamentError::Format)?;
    let replay = pairing::Tournament::replay(format, played.cloned());
    replay.map_err(|error| refuse_event(tournament, &error))
}

/// Why an event is not possible, with names instead of numbers.
pub(super) fn refuse_event(tournament: &Tournament, error: &EventError) -> TournamentError {
    let name = |entrant: &EntrantId| tournament.name_of(*entrant).to_owned();
    match error {
        EventError::Unknown(entrant) => TournamentError::NotEntered(name(entrant)),
        EventError::AlreadyEntered(_) => TournamentError::Entered,
        EventError::EntriesClosed => TournamentError::EntriesClosed,
        EventError::HasLeft(entrant) => TournamentError::HasLeft(name(entrant)),
        EventError::NotStarted => TournamentError::NotStarted,
        EventError::AlreadyStarted => TournamentError::Started,
        EventError::Over => TournamentError::Over,
        EventError::GroupTooSmall { needed, got } => {
            TournamentError::TooFew { needed: *needed, got: *got }
        }
        EventError::OtherFormat => TournamentError::OtherSystem,
        EventError::UnknownGame(_) => TournamentError::NoSuchBoard,
        EventError::GameOver(_) => TournamentError::ResultStands,
        EventError::WrongSeats { .. } => TournamentError::Result,
        EventError::AlreadyPaired(round) => TournamentError::AlreadyPaired(round.0),
        EventError::OutOfReach { reach, .. } => TournamentError::OutOfReach(*reach),
        EventError::IsChallenged(entrant) => TournamentError::IsChallenged(name(entrant)),
        EventError::NoChallenge(_) => TournamentError::NoChallenge,
        error => TournamentError::Impossible(error.to_string()),
    }
}

/// Why nothing can be paired now, with names instead of numbers.
pub(super) fn refuse_pairing(
    replay: &pairing::Tournament,
    error: &PairingError,
) -> TournamentError {
    match error {
        PairingError::NotRunning => TournamentError::NotStarted,
        PairingError::NoMoreRounds => TournamentError::NoMoreRounds,
        PairingError::GamesOpen(_)
        | PairingError::TooManyOpen { .. }
        | PairingError::RoundsOpen { .. } => {
            TournamentError::GamesOpen(replay.open_games().count())
        }
        PairingError::TooFew { needed, got } => {
            TournamentError::TooFew { needed: *needed, got: *got }
        }
        PairingError::NoRounds => TournamentError::NoRounds,
        PairingError::NoChallenge(_) => TournamentError::NoChallenge,
    }
}
