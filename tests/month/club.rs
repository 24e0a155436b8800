//! The members of the club, their actions, and what happens to the bot.

mod check;
mod deliveries;
mod tournaments;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::path::Path;
use std::sync::Arc;

use fastrand::Rng;
use play::time::{Clock, DAY, HOUR, MINUTE, Millis, Pace};
use play::{
    Absent, Actor, Done, EventKind, Game, GameId, GameStatus, NewTable, Person, Subject, Terms,
    Timeout, TournamentId, UserId,
};
use rules::Kind;
use service::Games;
use store::{Location, Store};
use tempfile::TempDir;

use crate::ledger::Ledger;
use crate::member::Member;
use crate::postman::{Call, Channel, Luck};
use tournaments::Organised;

/// How often the simulation checks the clock.
pub(crate) const TICK: Millis = 20 * MINUTE;

/// The time that the bot allows between a member's tap and its arrival.
pub(crate) const GRACE: Millis = MINUTE;

/// The channel of all games.
const CHANNEL: i64 = 2;

/// Monday, 2 November 2026.
pub(crate) const START: Millis = 1_793_577_600_000;

pub(crate) struct Club {
    folder: TempDir,
    /// None only while the bot is down.
    service: Option<Games>,
    clock: Clock,
    pub(crate) channel: Channel,
    ledger: Ledger,
    members: Vec<Member>,
    /// Planned actions: when, who, what.
    plans: BinaryHeap<Reverse<(Millis, UserId, Plan)>>,
    games: Vec<String>,
    interaction: i64,
    pub(crate) chance: Rng,
    pub(crate) begun: usize,
    organised: Organised,
    /// Members whose data were erased.
    erased: HashSet<UserId>,
    counts: Counts,
    /// Whether Discord's failures have ended.
    calm: bool,
}

/// The totals of the month.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) turns: usize,
    pub(crate) finished: usize,
    pub(crate) timeouts: usize,
    pub(crate) substitutes: usize,
    pub(crate) crashes: usize,
    pub(crate) posts: usize,
    pub(crate) repeated: usize,
    pub(crate) rounds: usize,
    pub(crate) tournament_games: usize,
    pub(crate) rulings: usize,
    pub(crate) challenges: usize,
    /// Messages about games that did not arrive.
    pub(crate) refused: usize,
    /// Seats whose players could not be reached for a week.
    pub(crate) given_up: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Plan {
    Move(GameId),
    TakeSeat(GameId),
    Claim(GameId),
    Challenge(TournamentId),
    Answer(TournamentId),
    /// One game, or all open games.
    Rule(TournamentId, Option<u32>),
    Withdraw(TournamentId),
    Replace(TournamentId),
    Pause(TournamentId),
    Erase,
    LoseChannel(TournamentId),
    Bring(TournamentId),
}

impl Club {
    pub(crate) async fn open(members: i64, seed: u64) -> Self {
        // A disk in memory, if there is one: tens of thousands of flushes would take most of the time.
        let memory = Path::new("/dev/shm");
        let folder =
            if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        let folder = folder.expect("a temporary folder");
        let clock = Clock::standing_at(START);
        let games = open(&folder, &clock).await;
        let mut chance = Rng::with_seed(seed);
        let members = (1..=members).map(|id| Member::new(id, &mut chance)).collect();
        let club = Self {
            folder,
            service: Some(games),
            clock,
            channel: Channel::default(),
            ledger: Ledger::default(),
            members,
            plans: BinaryHeap::new(),
            games: Vec::new(),
            interaction: 0,
            chance,
            begun: 0,
            organised: Organised::default(),
            erased: HashSet::new(),
            counts: Counts::default(),
            calm: false,
        };
        for member in &club.members {
            club.service().set_automatic_vacation(member.id, member.vacations).await.unwrap();
        }
        club
    }

    fn service(&self) -> &Games {
        self.service.as_ref().expect("the bot is up")
    }

    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Lets time pass, and lets the bot do what is due.
    pub(crate) async fn tick(&mut self) {
        self.clock.set(self.now() + TICK);
        self.service().store().note_alive().await.unwrap();
        // An action in one game may make another game due.
        for _ in 0..10 {
            let due = self.service().store().due(1_000).await.unwrap();
            if due.is_empty() {
                self.tournaments_tick().await;
                return;
            }
            for code in due {
                let before = self.game(&code).await;
                let kept = self.service().keep_time(&code).await;
                kept.expect("a game whose time is kept");
                self.judge(&before, &self.game(&code).await).await;
            }
        }
        panic!("what is due stays undone");
    }

    /// Checks the effects of time on a game.
    async fn judge(&mut self, before: &Game, after: &Game) {
        let events = self.service().store().history(after, i64::MAX).await.unwrap();
        for event in events.iter().filter(|event| event.seq > before.seq) {
            match event.kind {
                EventKind::TimeOut => self.counts.timeouts += 1,
                EventKind::Vacate => {
                    self.counts.given_up += usize::from(before.timing.deadline_at.is_none());
                }
                EventKind::Excuse => {}
                _ => continue,
            }
            // Seats that nobody took are closed while others are to move.
            let is_movers = event.player == before.to_move;
            if let Some(deadline) = before.timing.deadline_at.filter(|_| is_movers) {
                assert!(deadline + GRACE <= self.now(), "{}: too early", after.code);
            }
            let is_shut_out = before.to_move.is_some_and(|player| before.players[player].is_free());
            if event.kind == EventKind::TimeOut && is_movers && !is_shut_out {
                let since = self.service().position_since(before).await.unwrap();
                let posts = self.channel.posts.keys().map(|(id, kind, seq)| (*id, *kind, *seq));
                let mut boards = posts
                    .filter(|(id, kind, _)| *id == Subject::Game(before.id) && *kind == "board");
                let mut calls = self.channel.called.iter();
                assert!(
                    boards.any(|(_, _, seq)| seq >= since)
                        || calls.any(|(id, seq)| *id == before.id && *seq >= since),
                    "{}: no board has ever arrived",
                    after.code
                );
            }
            if let (EventKind::TimeOut, Some(mover)) = (&event.kind, before.mover()) {
                self.ledger.timed_out(after, mover.id, self.now());
            }
        }
    }

    /// Opens a table for some members; sometimes one of them does not join.
    pub(crate) async fn open_table(&mut self) {
        let kind = Kind::ALL[self.chance.usize(0..Kind::ALL.len())];
        let players = match self.chance.u8(0..10) {
            _ if kind == Kind::Pasang => 2,
            0..6 => 2,
            6..8 => 3,
            _ => 4,
        };
        let mut ids: Vec<UserId> = self.members.iter().map(|member| member.id).collect();
        self.chance.shuffle(&mut ids);
        let (pace, weekends_free) = match self.chance.u8(0..20) {
            0..12 => (Pace::default(), false),
            12..15 => (Pace::PerMove(DAY), false),
            15..19 => (Pace::PerMove(2 * DAY), true),
            _ => (Pace::Unlimited, false),
        };
        let terms = Terms {
            pace,
            weekends_free,
            timeout: if self.chance.u8(0..10) == 0 { Timeout::Claimed } else { Timeout::Automatic },
            absent: if self.chance.bool() { Absent::Out } else { Absent::Skipped },
            ..Terms::default()
        };
        let table = NewTable {
            guild: Some(1_i64.into()),
            players: Some(players),
            terms,
            ..NewTable::new(CHANNEL.into(), kind)
        };
        let actor = self.actor(ids[0]);
        let said = self.service().open(&actor, table).await.expect("a table");
        let (Done::Opened { code } | Done::Begun { code }) = said else {
            panic!("{said:?}");
        };
        self.begun += 1;
        self.games.push(code.clone());
        if self.chance.u8(0..30) == 0 {
            return;
        }
        for id in &ids[1..players] {
            let actor = self.actor(*id);
            self.service().join(&actor, &code).await.expect("a seat");
        }
        let game = self.game(&code).await;
        // Whoever comes back after an erasure has the usual preferences, so vacations begin by themselves.
        let always_there = |id: UserId| {
            self.members.iter().any(|member| member.id == id && !member.vacations)
                && !self.erased.contains(&id)
        };
        if players == 2
            && !weekends_free
            && game.terms.timeout == Timeout::Automatic
            && ids[..2].iter().all(|id| always_there(*id))
        {
            self.ledger.keep_clocks(&game);
        }
    }

    /// Carries out the actions that members planned until now.
    pub(crate) async fn members_act(&mut self) {
        while let Some(Reverse((at, who, plan))) = self.plans.peek().copied() {
            if at > self.now() {
                return;
            }
            self.plans.pop();
            match plan {
                Plan::Move(game) => self.make_turn(who, game).await,
                Plan::TakeSeat(game) => {
                    let code = self.by_id(game).await.code;
                    let actor = self.actor(who);
                    if self.service().take_seat(&actor, &code).await.is_ok() {
                        self.counts.substitutes += 1;
                    }
                }
                Plan::Claim(game) => {
                    let code = self.by_id(game).await.code;
                    let actor = self.actor(who);
                    // They may have moved in the meantime.
                    if self.service().claim(&actor, &code).await.is_ok() {
                        self.counts.timeouts += 1;
                    }
                }
                plan => self.act_in_tournament(who, plan).await,
            }
        }
    }

    async fn make_turn(&mut self, who: UserId, id: GameId) {
        let game = self.by_id(id).await;
        if game.status != GameStatus::Active || game.mover().is_none_or(|mover| mover.id != who) {
            return;
        }
        let actor = self.actor(who);
        let code = game.code.clone();
        // Players of tournaments resign a game that seems lost.
        let tournament = game.tournament.is_some() && game.ply as usize >= 2 * game.seats();
        if self.chance.u16(0..if tournament { 6 } else { 300 }) == 0 {
            self.service().resign(&actor, &code, Some(game.seq)).await.expect("a resignation");
            return;
        }
        let position = self.service().position(&game).await.expect("a replay");
        let turns = position.legal(false);
        let turn = &turns[self.chance.usize(0..turns.len())];
        let seen = self.chance.bool().then_some(game.seq);
        let said = self.service().take_turn(&actor, &code, seen, turn).await.expect("a legal turn");
        self.counts.turns += 1;
        let after = self.game(&code).await;
        self.ledger.played(&after, who, turn, self.now());
        match self.chance.u8(0..40) {
            // Discord delivers the interaction again.
            0 => {
                self.counts.repeated += 1;
                let again = self.service().store().answer(actor.interaction).await.unwrap();
                assert_eq!(again, Some(said));
                let again = self.service().take_turn(&actor, &code, None, turn).await;
                assert!(again.is_err() || self.game(&code).await.seq == after.seq);
            }
            // A second tap on the same board.
            1 => {
                self.counts.repeated += 1;
                let actor = self.actor(who);
                let again = self.service().take_turn(&actor, &code, Some(game.seq), turn).await;
                assert_eq!(again.expect("the answer of the first"), said);
            }
            _ => {}
        }
        assert_eq!(self.game(&code).await.seq, after.seq, "one turn is one turn");
    }

    /// The process is killed in the middle of its deliveries and starts again after a while.
    pub(crate) async fn crash(&mut self, away: Millis) {
        let claimed = self.service().store().claim(8, 8).await.unwrap();
        let now = self.now();
        for queued in claimed.iter().step_by(2) {
            self.deliver(queued, Luck::Killed).await;
        }
        self.service().store().close().await;
        self.service = None;
        self.clock.set(now + away);
        self.service = Some(open(&self.folder, &self.clock).await);
        let outage = self.service().wake_up().await.unwrap();
        assert!(outage == 0 && away < 2 * MINUTE || outage >= away, "{outage} of {away}");
        let back = now + away;
        self.ledger.does_not_count(&(back - outage..back + outage.min(HOUR)));
        self.service().store().recover_claims(&HashSet::new()).await.unwrap();
        self.counts.crashes += 1;
    }

    async fn game(&self, code: &str) -> Game {
        let game = self.service().store().game(code).await;
        game.unwrap().expect("a game")
    }

    async fn by_id(&self, id: GameId) -> Game {
        let game = self.service().store().game_by_id(id).await;
        game.unwrap().expect("a game")
    }

    fn actor(&mut self, id: UserId) -> Actor {
        self.interaction += 1;
        Actor::of(&Person::new(id, format!("Member {id}")), self.interaction).expect("a name")
    }
}

async fn open(folder: &TempDir, clock: &Clock) -> Games {
    let data = testing::database::fresh(&folder.path().join("pacru.db")).await;
    let data: Location = data.parse().expect("an address");
    let store = Store::open_at(&data, clock.clone()).await.expect("the data");
    Games::new(Arc::new(store))
}
