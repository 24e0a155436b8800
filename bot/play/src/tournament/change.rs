//! Changes: everything that one action does to a tournament, saved whole or not at all.

use std::collections::BTreeMap;

use pairing::{EntrantId, PairedGame, PlayEvent, Status};

use super::due::next;
use super::snapshot::{asked_last, refuse_event, replay};
use super::{
    Board, ChallengeOutcome, EntrantState, Exclusion, Happened, MemberEntrant, Settings, Snapshot,
    Tournament, TournamentDone, TournamentError, TournamentEvent, TournamentNotification,
    TournamentStatus,
};
use crate::clocks::Clocks;
use crate::terms::OF_LAST_RESORT;
use crate::time::Millis;
use crate::{
    Absent, ActionError, AuditLogEntry, Change, Game, Person, Player, Terms, UserId, lobby,
};

/// The most games that begin at once with their boards in the channel; more boards go into a thread.
const BOARDS_IN_CHANNEL: usize = 8;

/// The most games to which one message calls: their links fill it.
const GAMES_OF_A_CALL: usize = 14;

/// What happens to a tournament and what is said about it, or why it cannot be done.
pub type Decided = Result<(TournamentChange, TournamentDone), TournamentError>;

/// Everything that one action changes about a tournament, including the games that begin with it: saved whole or not
/// at all.
#[derive(Clone, Debug)]
pub struct TournamentChange {
    /// The tournament as it will be loaded once this change is saved. Its present is when the change happens.
    pub after: Snapshot,
    /// The number of events that the tournament had when it was loaded.
    pub seen: i64,
    /// How many unfinished tournaments its server had when this one was allowed to be created, if it had to be.
    pub going_on: Option<usize>,
    /// The games that begin with it.
    pub games: Vec<Change>,
    /// The notifications for Discord.
    pub notifications: Vec<TournamentNotification>,
    /// The notifications that follow the boards of the games: they call the players, with links.
    pub calls: Vec<TournamentNotification>,
    /// Its entry in the audit log, and the game that it is about.
    pub log: Option<(pairing::GameId, AuditLogEntry)>,
    /// The next season, if it is created with this change.
    pub season: Option<Box<TournamentChange>>,
}

impl Snapshot {
    /// A change of the tournament, made now.
    pub fn change(&self) -> TournamentChange {
        TournamentChange {
            after: Snapshot {
                // The system clock may jump back, but the times of events must not.
                now: self.events.last().map_or(self.now, |last| self.now.max(last.at)),
                ..self.clone()
            },
            seen: self.tournament.seq,
            games: Vec::new(),
            notifications: Vec::new(),
            calls: Vec::new(),
            log: None,
            season: None,
            going_on: None,
        }
    }
}

impl TournamentChange {
    /// A new tournament, with its first event. It may have to be allowed on a server that has `going_on` unfinished ones.
    pub(super) fn created(
        tournament: Tournament,
        going_on: Option<usize>,
        now: Millis,
    ) -> Result<Self, TournamentError> {
        let settings = Box::new(tournament.settings.clone());
        let mut change = Snapshot::of(tournament, Vec::new(), Vec::new(), now)?.change();
        change.going_on = going_on;
        change.happen(Happened::Created(settings))?;
        Ok(change)
    }

    /// When the change happens.
    pub fn at(&self) -> Millis {
        self.after.now
    }

    /// The number of events that the tournament has now.
    pub(super) fn seq(&self) -> i64 {
        self.after.tournament.seq
    }

    /// The events of the change.
    pub fn events(&self) -> &[TournamentEvent] {
        let new = self.after.events.partition_point(|event| event.seq <= self.seen);
        &self.after.events[new..]
    }

    /// Whether the boards of its games wait for a thread.
    pub fn has_thread(&self) -> bool {
        let thread = |it: &_| matches!(it, TournamentNotification::Round { thread: true, .. });
        self.notifications.iter().any(thread)
    }

    /// Gives everything that begins with this change another code, because one was taken. `attempt` counts from 0.
    pub fn rename(&mut self, attempt: usize) {
        if self.seen == 0 {
            self.after.tournament.code = crate::code::free(attempt);
        }
        for game in &mut self.games {
            game.game.code = crate::code::free(attempt);
        }
        if let Some(season) = &mut self.season {
            season.rename(attempt);
        }
    }

    /// The same change, with the row id that the store gave the tournament.
    #[must_use]
    pub fn stored_as(&self, id: crate::TournamentId) -> Self {
        let mut change = self.clone();
        change.after.tournament.id = id;
        for game in &mut change.games {
            if let Some(board) = &mut game.game.tournament {
                board.tournament = id;
            }
        }
        change
    }

    /// Applies an event. An event of play is checked first.
    pub(super) fn happen(&mut self, kind: Happened) -> Result<(), TournamentError> {
        let before = self.after.replay.games().len();
        if let Happened::Play(event) = &kind {
            let applied = self.after.replay.apply(event.clone());
            applied.map_err(|error| refuse_event(&self.after.tournament, &error))?;
        }
        self.after.tournament.seq += 1;
        self.after.events.push(TournamentEvent { seq: self.seq(), kind, at: self.after.now });
        self.keep_states();
        if self.after.tournament.status == TournamentStatus::Entries {
            // The format follows from the settings and from the number of entrants.
            self.after.replay = replay(&self.after.tournament, &self.after.events)?;
        }
        self.begin_games(before)
    }

    /// Applies an event of play.
    pub(super) fn play(&mut self, event: PlayEvent) -> Result<(), TournamentError> {
        self.happen(Happened::Play(event))
    }

    /// Tells those concerned that somebody no longer takes part by the event before, and why.
    pub(super) fn exclude(
        &mut self,
        entrant: EntrantId,
        why: Exclusion,
    ) -> Result<(), TournamentError> {
        self.happen(Happened::Excluded { entrant, why })?;
        self.tell(TournamentNotification::Excluded { entrant, seq: self.seq() });
        Ok(())
    }

    /// The same about members whom a result has put out: it was their second forfeit.
    pub(super) fn exclude_forfeited(&mut self, before: &Snapshot) -> Result<(), TournamentError> {
        let playing = before.tournament.entrants.iter().map(|it| it.number).filter(|it| {
            let active = |now: &Snapshot| now.replay.entrant(*it).map(pairing::Entrant::is_active);
            active(before) == Some(true) && active(&self.after) == Some(false)
        });
        for entrant in playing.collect::<Vec<_>>() {
            self.exclude(entrant, Exclusion::Forfeits)?;
        }
        Ok(())
    }

    /// Changes the settings of the tournament.
    pub(super) fn edit(&mut self, settings: Settings) -> Result<(), TournamentError> {
        self.after.tournament.settings = settings.clone();
        self.happen(Happened::Edited(Box::new(settings)))?;
        // The format follows from the settings.
        self.after.replay = replay(&self.after.tournament, &self.after.events)?;
        Ok(())
    }

    /// Queues a notification for Discord.
    pub(super) fn tell(&mut self, notification: TournamentNotification) {
        self.notifications.push(notification);
    }

    /// Tells the channel what came of a challenge, after the board of its game.
    pub(super) fn tell_settled(
        &mut self,
        before: &Snapshot,
        challenge: &pairing::Challenge,
        outcome: ChallengeOutcome,
    ) {
        let pairing::Challenge { challenger, defender, .. } = *challenge;
        let rung = before.replay.rung_of(defender).unwrap_or_default();
        let seq = self.seq();
        let settled =
            TournamentNotification::ChallengeSettled { challenger, defender, rung, outcome, seq };
        self.calls.push(settled);
    }

    /// Announces the rounds that have begun. Each of their players is called once: with the announcement, which follows
    /// the boards, or, where there are many, in the thread of the boards.
    pub(super) fn tell_rounds(&mut self, first: u16, last: u16) {
        let thread = self.games.len() > BOARDS_IN_CHANNEL;
        let rounds = TournamentNotification::Round { first, last, thread };
        if !thread {
            self.calls.push(rounds);
            return;
        }
        self.tell(rounds);
        for begun in &mut self.games {
            begun.stay_in_channel();
        }
        let (mut entrants, mut games) = (Vec::new(), 0);
        for (entrant, own) in self.called() {
            if games + own > GAMES_OF_A_CALL && !entrants.is_empty() {
                let entrants = std::mem::take(&mut entrants);
                self.calls.push(TournamentNotification::Calls { first, last, entrants });
                games = 0;
            }
            entrants.push(entrant);
            games += own;
        }
        self.calls.push(TournamentNotification::Calls { first, last, entrants });
    }

    /// The members who play in the games that begin, each with the number of their games.
    pub fn called(&self) -> BTreeMap<EntrantId, usize> {
        let players = self.games.iter().flat_map(|begun| &begun.game.players);
        let people = players.filter(|player| player.computer.is_none());
        let mut called = BTreeMap::new();
        for entrant in people.filter_map(|it| self.after.tournament.entrant_of(it.person.id)) {
            *called.entry(entrant.number).or_default() += 1;
        }
        called
    }

    /// Queues an update of the tournament's message, and sets when the tournament is due next.
    pub(super) fn closed(mut self) -> Self {
        if self.seq() > self.seen {
            self.tell(TournamentNotification::Tournament { seq: self.seq() });
        }
        self.quietly_closed()
    }

    /// Sets when the tournament is due next, without updating its message.
    pub(super) fn quietly_closed(mut self) -> Self {
        self.after.tournament.round_due_at = self.after.round_end();
        self.after.tournament.due_at = next(&self.after).map(|(at, _)| at);
        self
    }

    /// The number of a member's entry: their old one if they have entered before.
    pub(super) fn number(&mut self, person: &Person) -> EntrantId {
        let entrants = &mut self.after.tournament.entrants;
        let known = entrants.iter_mut().find(|it| it.person.id == person.id);
        if let Some(entrant) = known {
            entrant.person.name.clone_from(&person.name);
            return entrant.number;
        }
        let number = self.free_number();
        self.after.tournament.entrants.push(MemberEntrant {
            number,
            person: person.clone(),
            state: EntrantState::Left,
        });
        number
    }

    /// A number that nobody has had, neither a member nor a computer that fills in.
    pub(super) fn free_number(&self) -> EntrantId {
        let members = self.after.tournament.entrants.iter().map(|entrant| entrant.number);
        let playing = self.after.replay.entrants().iter().map(pairing::Entrant::id);
        let last = members.chain(playing).max();
        EntrantId(last.map_or(1, |last| last.0 + 1))
    }

    pub(super) fn set_state(&mut self, number: EntrantId, state: EntrantState) {
        let mut entrants = self.after.tournament.entrants.iter_mut();
        if let Some(entrant) = entrants.find(|entrant| entrant.number == number) {
            entrant.state = state;
        }
    }

    /// Updates who takes part, which follows from play: two forfeits withdraw a player, for example.
    fn keep_states(&mut self) {
        for entrant in &mut self.after.tournament.entrants {
            match self.after.replay.entrant(entrant.number).map(pairing::Entrant::is_active) {
                Some(true) => entrant.state = EntrantState::Entered,
                Some(false) => {
                    if entrant.state == EntrantState::Entered {
                        self.after.tournament.unsettled |=
                            self.after.tournament.status != TournamentStatus::Entries;
                    }
                    if entrant.state != EntrantState::Invited {
                        entrant.state = EntrantState::Left;
                    }
                }
                None => {}
            }
        }
        self.release_substitutes();
    }

    /// Withdraws the question to a substitute of an entrant who no longer plays.
    fn release_substitutes(&mut self) {
        let invited = |entrant: &&MemberEntrant| entrant.state == EntrantState::Invited;
        let entrants = self.after.tournament.entrants.iter().filter(invited);
        let needless = entrants.filter_map(|entrant| {
            let Happened::SubstituteAsked { leaver, .. } =
                asked_last(&self.after.events, entrant.number)?.kind
            else {
                return None;
            };
            let leaver = self.after.replay.entrant(leaver)?;
            (!leaver.is_active()).then_some(entrant.number)
        });
        for number in needless.collect::<Vec<_>>() {
            self.set_state(number, EntrantState::Left);
        }
    }

    /// Begins the games that were paired after the first `before`, if they are to be played.
    fn begin_games(&mut self, before: usize) -> Result<(), TournamentError> {
        let paired: Vec<PairedGame> = self.after.replay.games()[before..].to_vec();
        for paired in paired.iter().filter(|game| game.is_open()) {
            let game = self.game(paired)?;
            let clocks = Clocks::new(&game, self.after.vacations.clone());
            let (change, _) = lobby::open(game, &clocks).map_err(not_a_game)?;
            self.games.push(change);
        }
        Ok(())
    }

    /// The game of a pairing, with every player on their seat.
    fn game(&self, paired: &PairedGame) -> Result<Game, TournamentError> {
        let (tournament, settings) = (&self.after.tournament, &self.after.tournament.settings);
        let seated = paired.seating().entrants();
        let players: Vec<Player> =
            (1..).zip(seated).map(|(seat, &number)| self.player(number, seat)).collect();
        let mut people = players.iter().filter(|player| player.computer.is_none());
        let creator = people.next().map_or(tournament.organiser, |it| it.person.id);
        let terms = Terms {
            // Nobody from outside the tournament takes over a seat.
            absent: if settings.computers { Absent::Computer } else { Absent::Out },
            ..settings.terms.clone()
        };
        let place = (Some(tournament.guild), tournament.channel);
        let setup = settings.setup(seated.len())?;
        Ok(Game {
            code: crate::code::free(0),
            tournament: Some(Board { tournament: tournament.id, number: paired.id }),
            ..Game::new(place, creator, setup, players, terms, self.after.now)
        })
    }

    /// Who plays for an entry: its member, or a computer in their place.
    fn player(&self, number: EntrantId, seat: i64) -> Player {
        let status = self.after.replay.entrant(number).map(pairing::Entrant::status);
        match self.after.tournament.entrant(number) {
            Some(entrant) if status != Some(Status::Substituted) => {
                Player::seated(entrant.person.clone())
            }
            _ => Player::computer(OF_LAST_RESORT, UserId::from(-seat)),
        }
    }
}

/// Why the game of a pairing cannot begin.
fn not_a_game(refusal: ActionError) -> TournamentError {
    match refusal {
        ActionError::Rules(error) => TournamentError::Rules(error),
        other => TournamentError::Impossible(format!("{other:?}")),
    }
}
