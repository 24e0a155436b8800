//! Games in which time passes: the clock is stopped until a test moves it.

use play::audience::Audience;
use play::time::{DAY, HOUR, MINUTE, Millis, Pace};
use play::{
    Absent, EventKind, GameStatus, NewTable, Notification, Notify, Offer, PlayerState, Remind,
    Terms, Timeout, UserId, WantedReminders,
};
use rules::{Kind, Status};

use super::testing::{Club, NOON, new_table, person, refused};
use super::*;

mod annulments;
mod at_once;
mod audiences;
mod club;
mod computers;
mod conflicts;
mod deadlines;
mod erasure;
mod free_time;
mod membership;
mod mistakes;
mod offers;
mod older_files;
mod plans;
mod reach;
mod repeated;
mod seeks;
mod series;
mod timing;
mod tournaments;
mod two_processes;

impl Club {
    /// Fills a table of Shacru with this many players; returns its code.
    async fn table(&self, players: i64, terms: Terms) -> String {
        self.begin(Kind::Shacru, players, terms).await.code
    }

    /// A club with a full table of Shacru for two, by its code.
    async fn with_table() -> (Self, String) {
        let club = Self::open().await;
        let code = club.table(2, Terms::default()).await;
        (club, code)
    }

    /// A club whose members are never on vacation, with a full table of Shacru for them, by its code.
    async fn without_vacations(players: i64, terms: Terms) -> (Self, String) {
        let club = Self::open().await;
        club.no_vacations(players).await;
        let code = club.table(players, terms).await;
        (club, code)
    }

    /// A club with a game of Pacru for two.
    async fn with_game() -> (Self, Game) {
        let club = Self::open().await;
        let game = club.begin(Kind::Pacru, 2, Terms::default()).await;
        (club, game)
    }

    /// Another process on the same data, which has locks of its own.
    fn other_process(&self) -> Games {
        Games::new(Arc::clone(&self.games.store))
    }

    async fn mover(&self, code: &str) -> i64 {
        self.game(code).await.mover().unwrap().id.get()
    }

    /// Lets time pass, and does whatever becomes due on the way.
    async fn pass(&self, time: Millis) {
        let end = self.clock.now() + time;
        while self.clock.now() < end {
            self.clock.set((self.clock.now() + 10 * MINUTE).min(end));
            for code in self.games.store().due(100).await.unwrap() {
                self.games.keep_time(&code).await.unwrap();
            }
            for user in self.games.store().due_daily_messages().await.unwrap() {
                self.games.send_daily_message(user).await.unwrap();
            }
        }
    }

    /// Plays the first legal turn of the player to move; in a finished game tries a turn, which is refused.
    async fn turn(&self, code: &str) -> Result<Done> {
        let game = self.game(code).await;
        let turn = self.legal(code).await.into_iter().next();
        let mover = game.mover().map_or(1, |mover| mover.id.get());
        let text = turn.as_deref().unwrap_or("pass");
        self.games.take_turn(&self.actor(mover), code, None, text).await
    }

    /// What has happened since play began.
    async fn events(&self, code: &str) -> Vec<EventKind> {
        let game = self.game(code).await;
        let history = self.games.store().history(&game, i64::MAX).await.unwrap();
        let start = history.iter().position(|event| event.kind == EventKind::Start);
        let after = start.map_or(0, |start| start + 1);
        history[after..].iter().map(|event| event.kind.clone()).collect()
    }

    /// How many reminders are queued.
    async fn reminders(&self) -> usize {
        self.queued(|it| matches!(it, Notification::Reminder { .. })).await
    }

    /// How many such messages are queued; the queue is empty afterwards.
    async fn queued(&self, wanted: impl Fn(&Notification) -> bool) -> usize {
        self.delivered().await.iter().filter(|it| wanted(&it.notification)).count()
    }

    async fn no_vacations(&self, players: i64) {
        for id in 1..=players {
            self.games.set_automatic_vacation(person(id).id, false).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_game_of_two_is_lost_on_time_after_the_grace() {
    let (club, code) = Club::without_vacations(2, Terms::default()).await;
    club.pass(3 * DAY + MINUTE / 2).await;
    club.turn(&code).await.expect("within the grace");
    let loser = club.mover(&code).await;
    club.pass(3 * DAY + 2 * MINUTE).await;
    let game = club.game(&code).await;
    assert_eq!(game.status, GameStatus::Finished);
    let player = game.player_of(loser.into()).unwrap();
    assert_eq!((game.players[player].place, game.players[player].missed), (Some(2), 1));
    assert!(matches!(club.events(&code).await[..], [EventKind::Turn(_), EventKind::TimeOut]));
    assert!(club.turn(&code).await.is_err());
}

#[tokio::test]
async fn at_a_larger_table_a_miss_is_excused_then_the_seat_is_free_then_skipped() {
    let (club, code) = Club::without_vacations(3, Terms::default()).await;
    let away = club.mover(&code).await;
    club.pass(3 * DAY + 2 * MINUTE).await;
    let game = club.game(&code).await;
    assert_eq!(club.mover(&code).await, away, "excused");
    assert!(game.timing.deadline_at.unwrap() > club.clock.now() + 23 * HOUR);

    club.pass(DAY + 2 * MINUTE).await;
    let game = club.game(&code).await;
    let player = game.player_of(away.into()).unwrap();
    assert_eq!((game.players[player].state, game.timing.deadline_at), (PlayerState::Vacant, None));
    assert_eq!(game.status, GameStatus::Active);

    club.pass(49 * HOUR).await;
    assert_eq!(club.game(&code).await.players[player].state, PlayerState::Skipped);
    for _ in 0..2 {
        assert_ne!(club.mover(&code).await, away);
        club.turn(&code).await.unwrap();
    }
    let skips = club.events(&code).await;
    assert_eq!(skips.iter().filter(|event| **event == EventKind::Skip).count(), 2, "{skips:?}");

    club.reminders().await;
    club.pass(49 * HOUR).await;
    assert_eq!(club.reminders().await, 1, "half of the time of the player to move");
    let said = club.games.take_seat(&club.actor(away), &code).await.unwrap();
    assert!(matches!(said, Done::Returned { .. }), "{said:?}");
    // Whoever was to move was once called again.
    club.pass(HOUR).await;
    assert_eq!(club.reminders().await, 0);
    club.turn(&code).await.unwrap();
    club.turn(&code).await.unwrap();
    assert_eq!(club.mover(&code).await, away);
    assert!(club.game(&code).await.timing.deadline_at.is_some());
}

#[tokio::test]
async fn who_stays_away_is_out_where_that_is_agreed_and_an_abandoned_table_is_called_off() {
    let terms = Terms { absent: Absent::Out, ..Terms::default() };
    let (club, code) = Club::without_vacations(3, terms).await;
    let away = club.mover(&code).await;
    club.pass(7 * DAY).await;
    assert!(club.events(&code).await.contains(&EventKind::TimeOut));
    let game = club.game(&code).await;
    assert_ne!(game.mover().unwrap().id.get(), away);
    for late in [away, 9] {
        assert!(club.games.take_seat(&club.actor(late), &code).await.is_err(), "out is out");
    }

    let skipped = club.table(3, Terms::default()).await;
    club.pass(40 * DAY).await;
    let game = club.game(&skipped).await;
    assert_eq!(game.status, GameStatus::Cancelled);
    assert_eq!(club.events(&skipped).await.last(), Some(&EventKind::Abort));
    assert!(
        game.players.iter().all(|player| player.place.is_none()),
        "nobody wins by staying away"
    );
}

#[tokio::test]
async fn a_seat_whose_owner_resigns_while_it_is_free_is_free_no_more() {
    for absent in [Absent::Skipped, Absent::Out, Absent::Computer] {
        let terms = Terms { absent, ..Terms::default() };
        let (club, code) = Club::without_vacations(3, terms).await;
        let away = club.mover(&code).await;
        let player = club.game(&code).await.player_of(away.into()).unwrap();
        club.pass(4 * DAY + HOUR).await;
        assert_eq!(club.game(&code).await.players[player].state, PlayerState::Vacant);
        club.games.resign(&club.actor(away), &code, None).await.unwrap();
        for late in [away, 9] {
            assert!(club.games.take_seat(&club.actor(late), &code).await.is_err(), "{absent:?}");
        }
        club.turn(&code).await.unwrap();
        club.pass(49 * HOUR).await;
        let game = club.game(&code).await;
        assert_eq!(game.players[player].computer, None, "{absent:?}");
        assert_eq!(game.status, GameStatus::Active);
        club.turn(&code).await.unwrap();
    }
}

#[tokio::test]
async fn lost_time_can_be_left_to_the_opponent_to_claim() {
    let terms = Terms { timeout: Timeout::Claimed, ..Terms::default() };
    let (club, code) = Club::without_vacations(2, terms).await;
    let first = club.mover(&code).await;
    club.pass(4 * DAY).await;
    club.turn(&code).await.expect("nobody has claimed it");
    let game = club.game(&code).await;
    assert_eq!(game.timing.deadline_at, Some(club.clock.now() + 3 * DAY));
    let player = game.player_of(first.into()).unwrap();
    assert_eq!(game.players[player].bank, Some(DAY), "what a turn is worth");

    let late = 3 - first;
    assert!(club.games.claim(&club.actor(first), &code).await.is_err(), "too early");
    club.pass(10 * DAY).await;
    let events = club.events(&code).await;
    assert!(
        matches!(events[..], [EventKind::Overdue, EventKind::Turn(_), EventKind::Overdue]),
        "told once each time: {events:?}"
    );
    assert!(club.games.claim(&club.actor(late), &code).await.is_err(), "not by themselves");
    assert!(club.games.claim(&club.actor(9), &code).await.is_err(), "not by a stranger");
    club.games.claim(&club.actor(first), &code).await.unwrap();
    assert_eq!(club.game(&code).await.status, GameStatus::Finished);
}

#[tokio::test]
async fn one_reminder_speaks_of_all_games_and_nobody_is_reminded_against_their_will() {
    let club = Club::open().await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(club.table(2, Terms::default()).await);
    }
    for code in &codes {
        if club.mover(code).await == 2 {
            club.turn(code).await.unwrap();
        }
    }
    club.pass(37 * HOUR).await;
    assert_eq!(club.reminders().await, 1, "three games, one message");

    let nowhere = WantedReminders { place: Some(Remind::Off), ..WantedReminders::default() };
    let chosen = club.games.set_reminders(person(1).id, nowhere).await;
    assert_eq!(chosen.unwrap().remind, Remind::Off);
    club.pass(34 * HOUR).await;
    assert_eq!(club.reminders().await, 0);
}

/// Of the three days of a first turn, from noon on.
#[tokio::test]
async fn members_are_notified_as_they_choose() {
    let reminds = |it: &Notification| matches!(it, Notification::Reminder { .. });
    let lists = |it: &Notification| matches!(it, Notification::Daily { .. });
    for (notify, reminders, lists_of_games) in [
        (Notify::EveryTurn, 3, 0),
        (Notify::Daily, 1, 3),
        (Notify::WhenShort, 2, 0),
        (Notify::Never, 0, 0),
    ] {
        for in_game in [false, true] {
            if in_game && notify == Notify::Daily {
                continue;
            }
            let (club, code) = Club::without_vacations(2, Terms::default()).await;
            let mover = club.mover(&code).await.into();
            let game = club.game(&code).await.id;
            // What was chosen for one game can be taken back.
            for chosen in [Some(Notify::Never), in_game.then_some(notify)] {
                club.games.store().set_notify_in(mover, game, chosen).await.unwrap();
            }
            if !in_game {
                let wanted = WantedReminders { notify: Some(notify), ..WantedReminders::default() };
                club.games.set_reminders(mover, wanted).await.unwrap();
            }
            club.queued(|_| true).await;
            let mut found = 0;
            // Each is delivered before the next one takes its place.
            for _ in 0..71 {
                club.pass(HOUR).await;
                found += club.queued(|it| reminds(it) || lists(it)).await;
            }
            assert_eq!(found, reminders + lists_of_games, "{notify:?}");
            let alone = Audience::Member { user: mover, at: None };
            let listed = club.games.daily_games(mover, alone).await.unwrap();
            assert_eq!(listed.len(), lists_of_games.min(1));
        }
    }
}

#[tokio::test]
async fn snoozed_players_hear_only_the_last_call() {
    let club = Club::open().await;
    let code = club.table(2, Terms { pace: Pace::PerMove(2 * DAY), ..Terms::default() }).await;
    let mover: UserId = club.mover(&code).await.into();
    club.pass(23 * HOUR).await;
    club.games.snooze(mover).await.unwrap();
    club.pass(2 * HOUR).await;
    assert_eq!(club.reminders().await, 0);
    club.pass(22 * HOUR + 10 * MINUTE).await;
    assert_eq!(club.reminders().await, 1);
}

#[tokio::test]
async fn a_table_that_does_not_fill_is_cleared_away() {
    let club = Club::open().await;
    let code = club.opened(new_table(Kind::Pacru)).await;
    club.pass(6 * DAY).await;
    assert_eq!(club.game(&code).await.status, GameStatus::Open);
    club.pass(DAY + HOUR).await;
    assert_eq!(club.game(&code).await.status, GameStatus::Cancelled);
}

/// A deadline and a turn at the same instant: each is one transaction, and the history says which came first.
#[tokio::test]
async fn a_turn_and_a_deadline_at_the_same_instant_cannot_both_happen() {
    for seed in 0..20 {
        let (club, code) = Club::without_vacations(2, Terms::default()).await;
        club.clock.set(NOON + 3 * DAY + MINUTE);
        let (turn, time) = if seed % 2 == 0 {
            tokio::join!(club.turn(&code), club.games.keep_time(&code))
        } else {
            let (time, turn) = tokio::join!(club.games.keep_time(&code), club.turn(&code));
            (turn, time)
        };
        time.unwrap();
        let events = club.events(&code).await;
        match turn {
            Ok(_) => assert!(matches!(events[..], [EventKind::Turn(_)]), "{events:?}"),
            Err(_) => assert_eq!(events, [EventKind::TimeOut]),
        }
        let game = club.game(&code).await;
        let table = club.games.replay(&game, 1, game.seq).await.unwrap().position;
        assert_eq!(matches!(table.status(), Status::Over(_)), game.status == GameStatus::Finished);
    }
}
