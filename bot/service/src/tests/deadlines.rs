//! Every kind of deadline, in one club: what runs out, and what stops it.
//!
//! `tests/data/layout-44.db` is what the first test here left at the commit that added it, the last one that moved stored
//! deadlines: `PACRU_KEEP_DEADLINES=layout-44.db cargo test -p service every_kind_of_deadline`, vacuumed with pages of
//! one KiB.

use std::path::Path;

use ::testing::database::text_in;
use play::clocks::Clocks;
use play::reach::{Cause, UNREACHED_AT_MOST};
use play::time::Reason;
use play::tournament::{self, Creation, Settings, System};
use play::{Game, vacation};

use super::*;

/// Five days after the club was opened.
const LATER: Millis = NOON + 5 * DAY + 5 * HOUR;

impl Club {
    /// A tournament of this name in the club's channel, which these members have entered; returns its code.
    async fn named_tournament(&self, name: &str, settings: Settings, entrants: i64) -> String {
        let creation = Creation {
            guild: 1_i64.into(),
            channel: 2_i64.into(),
            settings: Settings { name: name.to_owned(), kind: Kind::Shacru, ..settings },
        };
        self.games.create_tournament(&self.actor(1), creation).await.unwrap();
        let here = self.games.store().tournaments_on(1_i64.into(), 10).await.unwrap();
        let code = here.into_iter().find(|it| it.settings.name == name).unwrap().code;
        for id in 1..=entrants {
            self.games.join_tournament(&self.actor(id), &code).await.unwrap();
        }
        code
    }

    /// Five days with an absence of the bot, at whose end everything that can run out is about to.
    async fn with_every_deadline() -> Self {
        let club = Self::open().await;
        let games = &club.games;
        club.no_vacations(9).await;
        let per_move = |days| Terms { pace: Pace::PerMove(days * DAY), ..Terms::default() };

        // An open table, a game without a clock, and two that stand still.
        club.opened(NewTable { players: Some(2), ..new_table(Kind::Pacru) }).await;
        club.table(2, Terms { pace: Pace::Unlimited, ..Terms::default() }).await;
        let paused = club.table(2, per_move(14)).await;
        for player in [1, 2] {
            games.offer(&club.actor(player), &paused, None, Offer::Pause).await.unwrap();
        }
        let lost = club.table(2, per_move(14)).await;
        club.pass(HOUR).await;
        let out_of_reach = club.game(&lost).await;
        let channel = out_of_reach.channel;
        games.not_reached(out_of_reach.id, channel, (Cause::Gone, false)).await.unwrap();

        // Clocks that run: one of them stops at weekends, one is reminded of, one ran out and may be claimed.
        club.table(2, per_move(14)).await;
        club.table(2, Terms { weekends_free: true, ..per_move(14) }).await;
        club.table(2, per_move(7)).await;
        club.table(2, Terms { timeout: Timeout::Claimed, ..per_move(1) }).await;
        // The seat of whoever is to move there will be vacant.
        let vacant =
            club.table(3, Terms { pace: Pace::PerMove(2 * DAY), ..Terms::default() }).await;
        let late = club.mover(&vacant).await;

        // A planned start, a round that has begun, one that is paused, and a challenge.
        let planned = Settings { starts_at: Some(NOON + 9 * DAY), ..Settings::default() };
        club.named_tournament("Planned", planned, 3).await;
        let swiss = Settings {
            system: System::Swiss,
            round_days: Some(10),
            terms: per_move(14),
            ..Settings::default()
        };
        for name in ["Running", "Paused"] {
            let code = club.named_tournament(name, swiss.clone(), 4).await;
            games.decide_in_tournament(&club.actor(1), &code, tournament::start).await.unwrap();
            if name == "Paused" {
                club.pass(HOUR).await;
                games.decide_in_tournament(&club.actor(1), &code, tournament::pause).await.unwrap();
            }
        }
        let ladder = Settings { system: System::Ladder, ..Settings::default() };
        let ladder = club.named_tournament("Ladder", ladder, 3).await;
        games.decide_in_tournament(&club.actor(1), &ladder, tournament::start).await.unwrap();
        let challenger = club.actor(3);
        let challenge = |now: &_| tournament::challenge(now, &challenger, &person(2));
        games.decide_in_tournament(&challenger, &ladder, challenge).await.unwrap();

        // Somebody is on vacation, and the bot is away for five hours.
        let mut away = club.table(2, per_move(14)).await;
        while club.mover(&away).await == late {
            away = club.table(2, per_move(14)).await;
        }
        games.go_on_vacation(club.mover(&away).await.into(), 9).await.unwrap();
        club.pass(NOON + 4 * DAY + 20 * HOUR - club.clock.now()).await;
        games.store().note_alive().await.unwrap();
        club.clock.set(LATER);
        games.wake_up().await.unwrap();
        club
    }
}

#[tokio::test]
async fn every_kind_of_deadline_is_there() {
    let club = Club::with_every_deadline().await;
    let mut states = Vec::new();
    for id in 1..=3 {
        for game in club.games.store().games_of(person(id).id).await.unwrap() {
            states.extend(game.players.iter().map(|player| player.state));
        }
    }
    assert!(states.contains(&PlayerState::Vacant), "{states:?}");
    let folder = club.close().await;
    if let Some(kept) = std::env::var_os("PACRU_KEEP_DEADLINES") {
        std::fs::copy(folder.path().join("pacru.db"), kept).unwrap();
    }
}

/// An update once had to move whatever was stored. Now it opens a ledger: everything falls due when it would have.
#[tokio::test]
async fn every_deadline_of_layout_44_stays_to_the_millisecond() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/layout-44.db");
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    std::fs::copy(file, &data).unwrap();
    let before: (String, String) = (
        text_in(&data, DEADLINES).await,
        text_in(&data, "SELECT group_concat(code || ' ' || coalesce(due_at, 0)) FROM tournaments")
            .await,
    );
    let club = Club::open_in(folder, LATER).await;
    let club = if ::testing::database::is_postgres() {
        // What was updated is copied to a server, and falls due there at the same time.
        let folder = club.close().await;
        let other = tempfile::tempdir().unwrap();
        let to = ::testing::database::fresh(&other.path().join("pacru.db")).await.parse().unwrap();
        store::copy(&folder.path().join("pacru.db").into(), &to, &mut |_| {}).await.unwrap();
        Club::open_at(to, folder, LATER).await
    } else {
        club
    };
    let games = &club.games;
    for line in before.0.split(',') {
        let [code, deadline, due] =
            <[&str; 3]>::try_from(line.split(' ').collect::<Vec<_>>()).unwrap();
        let (mut game, then) =
            (club.game(code).await, [deadline, due].map(|at| at.parse::<Millis>().unwrap()));
        let clocks = games.clocks(&game, None).await.unwrap();
        clocks.index(&mut game);
        let now = [game.timing.deadline_at, game.timing.due_at].map(Option::unwrap_or_default);
        match game.uncounted.since(Reason::Unreachable) {
            // It would have waited for ever.
            Some(since) => assert_eq!((now, then), ([0, since + UNREACHED_AT_MOST], [0, 0])),
            None => assert_eq!(now, then, "{code}"),
        }
    }
    let mut seen = 0;
    for line in before.1.split(',') {
        let (code, due) = line.split_once(' ').unwrap();
        let mut now = games.tournament(code).await.unwrap();
        // By now a vacation gives more time for an answer.
        now.vacations.clear();
        let indexed = tournament::index(&now).after;
        let due: Millis = due.parse().unwrap();
        let is_ladder = now.tournament.settings.system == System::Ladder;
        let ends = now.replay.challenges().first().map(|it| it.challenger);
        match ends.and_then(|challenger| now.challenge_ends_at(challenger)) {
            Some(ends) => assert_eq!(ends, due, "{code}: the challenge"),
            None => assert_eq!(indexed.tournament.due_at.unwrap_or_default(), due, "{code}"),
        }
        let round = |now: &tournament::Snapshot| now.tournament.round_due_at;
        assert_eq!(round(&indexed), round(&now), "{code}");
        seen += i32::from(is_ladder) + 1;
    }
    assert_eq!(seen, 5, "four tournaments, one of them a ladder");

    // Nobody has lost a minute of a pause, or of a channel that was lost.
    for game in games.store().games_of(person(1).id).await.unwrap() {
        if game.timing.paused_at.is_some() {
            games.resume(&club.actor(1), &game.code).await.unwrap();
        } else if Clocks::is_suspended(&game) {
            games.reached(game.id, game.channel).await.unwrap();
        } else {
            continue;
        }
        let now = club.game(&game.code).await;
        let bank = |game: &Game| game.players[game.to_move.unwrap()].bank;
        assert_eq!(bank(&now), bank(&game), "{}", game.code);
        // Whoever is to move may be on vacation.
        assert!(now.timing.deadline_at >= bank(&now).map(|left| LATER + left), "{}", game.code);
    }
}

const DEADLINES: &str = "SELECT group_concat(code || ' ' || coalesce(deadline_at, 0) || ' ' || coalesce(due_at, 0)) FROM games";

/// The bot was away for ten hours, and everybody had an hour to notice that it is back: no clock ran, no seat was closed, no
/// table was removed. A vacated seat and an open table once forgot that.
#[tokio::test]
async fn an_absence_counts_nowhere() {
    let club = Club::open().await;
    club.no_vacations(3).await;
    let games = &club.games;
    let table = club.opened(NewTable { players: Some(3), ..new_table(Kind::Pacru) }).await;
    let code = club.table(3, Terms { pace: Pace::PerMove(DAY), ..Terms::default() }).await;
    let left = |game: &Game| game.players.iter().find_map(|player| player.left_at);
    while left(&club.game(&code).await).is_none() {
        club.pass(HOUR).await;
    }
    let vacated = left(&club.game(&code).await).unwrap();
    games.store().note_alive().await.unwrap();
    club.wait(10 * HOUR);
    assert_eq!(games.wake_up().await.unwrap(), 10 * HOUR);
    assert_eq!(games.wake_up().await.unwrap(), 0, "it is counted once");
    // Somebody sits down, and the table is computed again.
    games.join(&club.actor(2), &table).await.unwrap();
    assert_eq!(club.game(&table).await.timing.due_at, Some(NOON + 7 * DAY + 11 * HOUR));
    let closes = vacated + (48 + 11) * HOUR;
    assert_eq!(club.game(&code).await.timing.due_at, Some(closes));
    club.pass(closes - club.clock.now() - 10 * MINUTE).await;
    assert!(left(&club.game(&code).await).is_some(), "not yet");
    club.pass(10 * MINUTE).await;
    let players = club.game(&code).await.players;
    assert!(players.iter().any(|player| player.state == PlayerState::Skipped), "{players:?}");
}

/// A turn counts for a minute after the deadline. The bot went away in that minute, and the player lost as soon as it was
/// back, however soon they had played.
#[tokio::test]
async fn the_minute_after_a_deadline_waits_for_the_bot() {
    const HALF: Millis = MINUTE / 2;
    let terms = Terms { pace: Pace::PerMove(DAY), ..Terms::default() };
    let (club, code) = Club::without_vacations(2, terms).await;
    let deadline = club.game(&code).await.timing.deadline_at.unwrap();
    club.wait(deadline - club.clock.now() + HALF);
    club.games.store().note_alive().await.unwrap();
    club.wait(10 * HOUR);
    club.games.wake_up().await.unwrap();
    club.pass(HOUR + HALF - 1).await;
    assert_eq!(club.game(&code).await.status, GameStatus::Active);
    club.pass(1).await;
    assert_eq!(club.game(&code).await.status, GameStatus::Finished);
}

/// The process was killed after a vacation was saved, and before the first of the member's games was: the clocks follow the
/// vacation all the same. They once ran on.
#[tokio::test]
async fn a_vacation_holds_in_games_that_were_not_reached() {
    let (club, code) = Club::without_vacations(2, Terms::default()).await;
    let away: UserId = club.mover(&code).await.into();
    let now = club.games.now();
    let begin = |availability: &mut _| vacation::begin(availability, now, 10);
    club.games.change_availability(away, begin).await.unwrap();
    club.pass(9 * DAY).await;
    let game = club.game(&code).await;
    assert_eq!((game.status, game.timing.deadline_at), (GameStatus::Active, Some(NOON + 13 * DAY)));
    // Coming home is interrupted as well; whoever begins to serve the game says anew when it is due.
    let now = club.games.now();
    let end = |availability: &mut _| vacation::end(availability, now);
    club.games.change_availability(away, end).await.unwrap();
    club.games.wake_up().await.unwrap();
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(NOON + 12 * DAY));
}
