//! The tournaments of the club, with their mishaps: a league, a Swiss, tables of four, a ladder.

use std::collections::HashMap;
use std::future::poll_fn;
use std::ops::RangeInclusive;
use std::pin::pin;
use std::task::Poll;

use pairing::{GameId as Board, SeatResult};
use play::reach::Cause;
use play::tournament::{
    self, Creation, EntrantState, Overdue, Settings, Snapshot, System, TournamentStatus,
};
use play::{Asker, Boards, ChannelId, GuildId, GuildSettings, Moderator, TournamentId};

use super::*;
use crate::recount::{self, Rulings};

/// The server of everything.
const GUILD: i64 = 1;

/// The organiser, and another member who may organise.
const ORGANISER: i64 = 1;
const ANOTHER: i64 = 2;

/// The ladder has a channel of its own, which is deleted later.
pub(super) const LADDER_CHANNEL: i64 = 3;

/// The substitute in the Swiss.
const SUBSTITUTE: i64 = 150;

/// Actions of the organisers that the boards do not show.
#[derive(Default)]
pub(crate) struct Organised {
    rulings: HashMap<TournamentId, Rulings>,
    ladder: Option<TournamentId>,
}

/// A tournament, its channel, its members. Outages make the rounds longer, by nine days in the
/// worst month; even then the last one is over at the end.
fn events() -> [(Settings, i64, RangeInclusive<i64>); 4] {
    let named = |name: &str, kind, system| Settings {
        name: name.to_owned(),
        kind,
        system,
        ..Settings::default()
    };
    let league = Settings { group_size: Some(8), ..named("League", Kind::Shacru, System::League) };
    let swiss = Settings {
        rounds: Some(6),
        round_days: Some(3),
        overdue: Overdue::PairOn,
        weekly: true,
        ..named("Swiss", Kind::Azacru, System::Swiss)
    };
    let fours = Settings {
        players: 4,
        rounds: Some(4),
        round_days: Some(4),
        ..named("Fours", Kind::Pacru, System::Swiss)
    };
    let ladder = named("Ladder", Kind::Pasang, System::Ladder);
    [
        (league, CHANNEL, 1..=24),
        (swiss, CHANNEL, 25..=57),
        (fours, CHANNEL, 58..=75),
        (ladder, LADDER_CHANNEL, 76..=87),
    ]
}

impl Club {
    /// Sets everything up in a channel that is to be quiet, and starts it, and plans the other
    /// events.
    pub(crate) async fn organise(&mut self) {
        let moderator = self.moderator();
        let quiet = |settings: &mut GuildSettings| {
            settings.boards = Some(Boards::Newest);
            Ok(())
        };
        self.service().change_guild_settings(&moderator, quiet).await.unwrap();
        for (settings, channel, entrants) in events() {
            let system = settings.system;
            let creation = Creation { guild: GUILD.into(), channel: channel.into(), settings };
            let organiser = self.actor(ORGANISER.into());
            let games = self.service().clone();
            games.create_tournament(&organiser, creation).await.expect("a tournament");
            let here = games.store().tournaments_on(GUILD.into(), 1).await.unwrap().remove(0);
            for member in entrants.clone() {
                let actor = self.actor(member.into());
                let said = games.join_tournament(&actor, &here.code).await;
                // Discord delivers the interaction again.
                let again = games.join_tournament(&actor, &here.code).await;
                assert_eq!(said.expect("a place"), again.expect("the same answer"));
            }
            drop(games);
            Box::pin(self.begin(&here.code)).await;
            self.plan_faults(here.id, system, entrants);
        }
    }

    /// The process is killed somewhere in the middle of the start; then the same press arrives
    /// again, and two others with it.
    async fn begin(&mut self, code: &str) {
        let press = self.actor(ORGANISER.into());
        let waits = self.chance.usize(0..60);
        {
            let games = self.service().clone();
            let start = games.decide_in_tournament(&press, code, tournament::start);
            drop(given_up(waits, start).await);
        }
        // How many random numbers were drawn by then may depend on the machine.
        fastrand::seed(self.chance.u64(..));
        self.crash(MINUTE).await;
        let (one, other) = (self.actor(ORGANISER.into()), self.actor(ANOTHER.into()));
        let games = self.service().clone();
        let start = |actor| games.decide_in_tournament(actor, code, tournament::start);
        let (press, one, other) = tokio::join!(start(&press), start(&one), start(&other));
        assert!(press.is_ok(), "{press:?}");
        assert!(one.is_err() && other.is_err(), "it has started once");
    }

    fn plan_faults(&mut self, id: TournamentId, system: System, entrants: RangeInclusive<i64>) {
        let now = self.now();
        let first = *entrants.start();
        let mut plan = |day: i64, who: i64, plan| {
            self.plans.push(Reverse((now + day * DAY + 7 * HOUR, who.into(), plan)));
        };
        match system {
            System::League => {
                plan(1, first + 2, Plan::Withdraw(id));
                plan(6, first + 10, Plan::Withdraw(id));
                plan(4, first + 17, Plan::Erase);
            }
            System::Swiss if first < 58 => {
                plan(2, first + 5, Plan::Withdraw(id));
                plan(6, first + 8, Plan::Replace(id));
            }
            System::Swiss => {
                plan(3, first + 3, Plan::Withdraw(id));
                plan(9, ORGANISER, Plan::Pause(id));
                plan(11, ORGANISER, Plan::Pause(id));
            }
            System::Ladder | System::AllPlayAll => {
                for member in entrants.clone().skip(1) {
                    plan(member % 3, member, Plan::Challenge(id));
                }
                plan(8, first + 4, Plan::Withdraw(id));
                plan(12, ORGANISER, Plan::LoseChannel(id));
                plan(14, ORGANISER, Plan::Bring(id));
                self.organised.ladder = Some(id);
            }
        }
    }

    /// Carries out a planned event of a tournament.
    pub(super) async fn act_in_tournament(&mut self, who: UserId, plan: Plan) {
        match plan {
            Plan::Move(_) | Plan::TakeSeat(_) | Plan::Claim(_) => {}
            Plan::Challenge(id) => self.challenge(who, id).await,
            Plan::Answer(id) => self.answer(who, id).await,
            Plan::Rule(id, board) => self.rule(id, board).await,
            Plan::Withdraw(id) => {
                let actor = self.actor(who);
                // Two forfeits may have come first.
                let _ = self.decide(&actor, id, |now| tournament::leave(now, &actor)).await;
            }
            Plan::Replace(id) => {
                let organiser = self.actor(ORGANISER.into());
                let (leaver, by) = (self.actor(who).person, self.actor(SUBSTITUTE.into()).person);
                let ask = |now: &Snapshot| tournament::ask_substitute(now, &leaver, &by, false);
                let _ = self.decide(&organiser, id, ask).await;
                let substitute = self.actor(SUBSTITUTE.into());
                let accept = |now: &Snapshot| tournament::join(now, &substitute, None, &[]);
                let _ = self.decide(&substitute, id, accept).await;
            }
            Plan::Pause(id) => {
                let organiser = self.actor(ORGANISER.into());
                let pause = |now: &Snapshot| match now.tournament.status {
                    TournamentStatus::Paused => tournament::resume(now),
                    _ => tournament::pause(now),
                };
                self.decide(&organiser, id, pause).await.expect("a pause");
            }
            Plan::Erase => {
                let moderator = self.moderator();
                self.service().erase(&moderator, who).await.unwrap();
                self.erased.insert(who);
            }
            Plan::LoseChannel(id) => {
                self.service().store().lose(LADDER_CHANNEL.into()).await.unwrap();
                for game in self.boards(id).await {
                    let gone = (Cause::Gone, true);
                    self.service().not_reached(game.id, game.channel, gone).await.unwrap();
                    self.ledger.leave(&game);
                }
            }
            Plan::Bring(id) => self.bring(id).await,
        }
    }

    fn moderator(&mut self) -> Moderator {
        Moderator { actor: self.actor(ORGANISER.into()), guild: GUILD.into() }
    }

    /// The ladder continues in the channel of the club, and the players to move take their games
    /// there.
    async fn bring(&mut self, id: TournamentId) {
        let here = |user: UserId| Asker {
            user,
            guild: Some(GuildId::from(GUILD)),
            channel: ChannelId::from(CHANNEL),
        };
        let games = self.service().clone();
        let now = games.tournament_by_id(id).await.expect("the ladder");
        games.bring_tournament(here(ORGANISER.into()), &now).await.unwrap();
        for game in self.boards(id).await {
            if let Some(mover) = game.mover().map(|mover| mover.id) {
                games.bring(here(mover), game).await.unwrap();
            }
        }
    }

    /// A member challenges somebody above them, if there is anybody, and plans another challenge
    /// some days later.
    async fn challenge(&mut self, who: UserId, id: TournamentId) {
        let now = self.tournament(id).await;
        let Some(own) = now.tournament.entrant_of(who) else {
            return;
        };
        if own.state != EntrantState::Entered {
            return;
        }
        let above = now.replay.challengeable(own.number);
        if !above.is_empty() {
            let defender = above[self.chance.usize(0..above.len())];
            let defender = now.tournament.entrant(defender).expect("an entrant");
            let (actor, defender) = (self.actor(who), defender.person.clone());
            let challenge = |now: &Snapshot| tournament::challenge(now, &actor, &defender);
            self.decide(&actor, id, challenge).await.expect("a challenge");
            self.counts.challenges += 1;
        }
        let later = self.now() + self.chance.i64(DAY..4 * DAY);
        self.plans.push(Reverse((later, who, Plan::Challenge(id))));
    }

    /// A challenged member usually accepts and sometimes declines; a member who does neither loses
    /// the rung after two weeks.
    async fn answer(&mut self, who: UserId, id: TournamentId) {
        let actor = self.actor(who);
        let said = match self.chance.u8(0..10) {
            0..7 => self.decide(&actor, id, |now| tournament::accept(now, &actor, None)).await,
            7..8 => self.decide(&actor, id, |now| tournament::decline(now, &actor, None)).await,
            _ => return,
        };
        // The challenger may have left in the meantime.
        drop(said);
    }

    /// The organiser decides a game, or all open games at the end of a round.
    async fn rule(&mut self, id: TournamentId, only: Option<u32>) {
        let now = self.tournament(id).await;
        let open: Vec<(Board, usize)> = now
            .replay
            .open_games()
            .filter(|game| only.is_none_or(|only| game.id.0 == only))
            .map(|game| (game.id, game.seating().entrants().len()))
            .collect();
        for (board, seats) in open {
            let mut places: Vec<SeatResult> = (1..).take(seats).map(SeatResult::Place).collect();
            self.chance.shuffle(&mut places);
            let organiser = self.actor(ORGANISER.into());
            let rule = |now: &Snapshot| {
                tournament::rule(now, organiser.person.id, board, places.clone(), None)
            };
            let said = self.decide(&organiser, id, rule).await;
            // The first ruling may have begun the next round, and the last game may be over.
            if said.is_ok() {
                let rulings = self.organised.rulings.entry(id).or_default();
                rulings.insert(board.0, places);
                self.counts.rulings += 1;
            }
        }
    }

    async fn decide(
        &self,
        actor: &Actor,
        id: TournamentId,
        decide: impl Fn(&Snapshot) -> tournament::Decided,
    ) -> Result<Done, service::Error> {
        let code = self.tournament(id).await.tournament.code;
        self.service().decide_in_tournament(actor, &code, decide).await
    }

    async fn tournament(&self, id: TournamentId) -> Snapshot {
        self.service().tournament_by_id(id).await.expect("a tournament")
    }

    /// The open games of a tournament.
    async fn boards(&self, id: TournamentId) -> Vec<Game> {
        let mut boards = self.service().store().games_of_tournament(id).await.unwrap();
        boards.retain(|game| game.status == GameStatus::Active);
        boards
    }

    /// Does what is due in tournaments.
    pub(super) async fn tournaments_tick(&mut self) {
        for _ in 0..20 {
            let due = self.service().store().due_tournaments(100).await.unwrap();
            if due.is_empty() {
                return;
            }
            for code in due {
                let kept = self.service().keep_tournament_time(&code).await;
                kept.expect("a tournament whose time is kept");
            }
        }
        panic!("what is due in tournaments stays undone");
    }

    /// Compares all tournaments with the results of their boards, and returns the codes of these
    /// games.
    pub(super) async fn check_tournaments(&mut self) -> Vec<String> {
        let here = self.service().store().tournaments_on(GUILD.into(), 100);
        let mut codes = Vec::new();
        for known in here.await.unwrap() {
            let now = self.tournament(known.id).await;
            let games = self.service().store().games_of_tournament(known.id).await;
            let mut boards = Vec::new();
            for game in games.unwrap() {
                codes.push(game.code.clone());
                let history = self.service().store().history(&game, i64::MAX).await;
                boards.push((game, history.unwrap()));
            }
            let rulings = self.organised.rulings.remove(&known.id).unwrap_or_default();
            recount::check(&now, &boards, &rulings);
            self.counts.tournament_games += boards.len();
            self.counts.rounds += self.check_rounds(&now);
            let over = now.tournament.status == TournamentStatus::Over;
            let last = now.tournament.season > 1 || Some(known.id) == self.organised.ladder;
            assert!(over || last, "{} is not over", now.tournament.settings.name);
        }
        codes
    }

    /// Every round was announced exactly once.
    fn check_rounds(&self, now: &Snapshot) -> usize {
        let id = now.tournament.id;
        let announced = self.channel.rounds.iter().filter(|(of, ..)| *of == id);
        let mut announced: Vec<u16> =
            announced.flat_map(|(_, first, last)| *first..=*last).collect();
        announced.sort_unstable();
        let rounds = match now.tournament.settings.system {
            System::Ladder => 0,
            _ => now.replay.round().map_or(0, |round| round.0),
        };
        let expected: Vec<u16> = (1..=rounds).collect();
        assert_eq!(announced, expected, "{}", now.tournament.settings.name);
        expected.len()
    }
}

/// What comes of something that waits no more often than this; `None` if it waits longer, and is dropped.
async fn given_up<F: Future>(waits: usize, something: F) -> Option<F::Output> {
    let (mut something, mut waited) = (pin!(something), 0);
    poll_fn(|context| match something.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending if waited == waits => Poll::Ready(None),
        Poll::Pending => {
            waited += 1;
            Poll::Pending
        }
    })
    .await
}
