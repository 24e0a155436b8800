//! Tournaments with their games: started once, every game counted once, whatever happens in between.

use std::time::Duration;

use play::tournament::{
    self, Creation, EntrantState, Settings, System, TournamentDone, TournamentNotification,
    TournamentStatus,
};
use play::{Game, Moderator, Notification, Offer};
use store::Store;

use super::*;
use crate::testing::refused;

impl Club {
    /// A tournament that so many members have entered, from member 1 on; returns its code.
    async fn tournament(&self, settings: Settings, entrants: i64) -> String {
        let creation = Creation {
            guild: 1_i64.into(),
            channel: 2_i64.into(),
            settings: Settings {
                name: "Autumn".to_owned(),
                ..settings
            },
        };
        let done = self
            .games
            .create_tournament(&self.actor(1), creation)
            .await
            .unwrap();
        assert!(matches!(
            done,
            Done::Tournament(TournamentDone::Created { .. })
        ));
        let here = self
            .games
            .store()
            .tournaments_on(1_i64.into(), 10)
            .await
            .unwrap();
        let code = here[0].code.clone();
        for id in 1..=entrants {
            self.games
                .join_tournament(&self.actor(id), &code)
                .await
                .unwrap();
        }
        code
    }

    async fn start_tournament(&self, code: &str) -> Result<Done, Error> {
        let organiser = self.actor(1);
        self.games
            .decide_in_tournament(&organiser, code, tournament::start)
            .await
    }

    async fn open_games(&self, code: &str) -> Vec<Game> {
        let now = self.games.tournament(code).await.unwrap();
        let mut games = self
            .games
            .store()
            .games_of_tournament(now.tournament.id)
            .await
            .unwrap();
        games.retain(|game| game.status == GameStatus::Active);
        games
    }

    /// Ends a game that has been played a while: the member with the higher number gives up.
    async fn decide(&self, game: &Game) {
        self.rounds(&game.code, 2).await;
        let weakest = game
            .players
            .iter()
            .max_by_key(|player| player.person.id)
            .unwrap();
        let actor = self.actor(weakest.person.id.get());
        self.games.resign(&actor, &game.code, None).await.unwrap();
    }

    /// Does what is due in tournaments until nothing is.
    async fn keep_tournaments(&self) {
        for _ in 0..100 {
            let due = self.games.store().due_tournaments(10).await.unwrap();
            if due.is_empty() {
                return;
            }
            for code in due {
                self.games.keep_tournament_time(&code).await.unwrap();
            }
        }
        panic!("due for ever");
    }

    /// What is told about tournaments, in order.
    async fn told_of_tournaments(&self) -> Vec<TournamentNotification> {
        let mut told = Vec::new();
        loop {
            let claimed = self.games.store().claim(1000, 1000).await.unwrap();
            if claimed.is_empty() {
                return told;
            }
            for queued in claimed {
                self.games
                    .store()
                    .mark_delivered(&queued, None)
                    .await
                    .unwrap();
                if let Notification::Tournament(notification) = queued.notification {
                    told.push(notification);
                }
            }
        }
    }
}

fn shacru(system: System) -> Settings {
    Settings {
        kind: Kind::Shacru,
        system,
        ..Settings::default()
    }
}

#[tokio::test]
async fn a_tournament_is_played_from_the_first_entry_to_the_podium() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::AllPlayAll), 4).await;
    let again = club.games.join_tournament(&club.actor(2), &code).await;
    assert!(refused(again).contains("already"));
    let done = club.start_tournament(&code).await.unwrap();
    assert!(matches!(
        done,
        Done::Tournament(TournamentDone::Started { games: 6, .. })
    ));
    let games = club.open_games(&code).await;
    assert_eq!(games.len(), 6);
    for game in &games {
        assert!(game.timing.deadline_at.is_some(), "the clocks run");
        club.decide(game).await;
        club.keep_tournaments().await;
    }
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
    let standings = now.replay.standings();
    let rows = standings.groups[0].rows.iter();
    let places: Vec<_> = rows
        .map(|row| {
            (
                now.tournament.name_of(row.entrant).to_owned(),
                row.place,
                row.points.twelfths(),
            )
        })
        .collect();
    let expected = |id: i64, place, points: u32| (person(id).name, Some(place), 12 * points);
    assert_eq!(
        places,
        [
            expected(1, 1, 3),
            expected(2, 2, 2),
            expected(3, 3, 1),
            expected(4, 4, 0)
        ]
    );
    let told = club.told_of_tournaments().await;
    let count =
        |wanted: fn(&TournamentNotification) -> bool| told.iter().filter(|it| wanted(it)).count();
    assert_eq!(
        count(|it| matches!(it, TournamentNotification::Round { first: 1, last: 3 })),
        1
    );
    assert_eq!(
        count(|it| matches!(it, TournamentNotification::Podium { .. })),
        1
    );
    let late = club.games.join_tournament(&club.actor(9), &code).await;
    assert!(refused(late).contains("over"));
}

/// Two organisers press `start` at the same moment, and one of them twice.
#[tokio::test]
async fn two_organisers_at_once_begin_a_round_once() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::Swiss), 8).await;
    let (one, other) = (club.actor(1), club.actor(2));
    let start = |actor| {
        club.games
            .decide_in_tournament(actor, &code, tournament::start)
    };
    let (first, second, again) = tokio::join!(start(&one), start(&other), start(&one));
    let began = [&first, &second, &again];
    assert_eq!(
        began.iter().filter(|done| done.is_ok()).count(),
        2,
        "{began:?}"
    );
    assert_eq!(
        first.as_ref().ok(),
        again.as_ref().ok(),
        "the same press, the same answer"
    );
    assert_eq!(club.open_games(&code).await.len(), 4);
    let told = club.told_of_tournaments().await;
    let rounds = told
        .iter()
        .filter(|it| matches!(it, TournamentNotification::Round { .. }));
    assert_eq!(rounds.count(), 1);
}

/// The last games of a round end at the same moment: both results count, and the next round begins once.
#[tokio::test]
async fn games_that_end_at_once_are_both_counted() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::Swiss), 6).await;
    club.start_tournament(&code).await.unwrap();
    let games = club.open_games(&code).await;
    let [first, second, third] = games.as_slice() else {
        panic!("three games");
    };
    tokio::join!(club.decide(first), club.decide(second), club.decide(third));
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.replay.open_games().count(), 0);
    let both = tokio::join!(
        club.games.keep_tournament_time(&code),
        club.games.keep_tournament_time(&code)
    );
    both.0.and(both.1).unwrap();
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.replay.round().map(|round| round.0), Some(2));
    assert_eq!(club.open_games(&code).await.len(), 3);
}

/// Whoever presses may be killed, and the bot with them, at any moment: the round has begun whole or not at all, and
/// pressing once more begins it once.
#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_is_dropped_half_way_is_whole_or_nothing() {
    for _ in 0..25 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pacru.db");
        let club = Club::open().await;
        let games = Games::new(Store::open(&path.as_path().into()).await.unwrap().into());
        let creation = Creation {
            guild: 1_i64.into(),
            channel: 2_i64.into(),
            settings: Settings {
                name: "Autumn".to_owned(),
                ..shacru(System::AllPlayAll)
            },
        };
        games
            .create_tournament(&club.actor(1), creation)
            .await
            .unwrap();
        let here = games.store().tournaments_on(1_i64.into(), 1).await.unwrap();
        let code = here[0].code.clone();
        for id in 1..=6 {
            games.join_tournament(&club.actor(id), &code).await.unwrap();
        }
        let press = club.actor(1);
        let patience = Duration::from_micros(fastrand::u64(0..12_000));
        let start = games.decide_in_tournament(&press, &code, tournament::start);
        drop(tokio::time::timeout(patience, start).await);
        games.store().close().await;
        drop(games);

        let games = Games::new(Store::open(&path.as_path().into()).await.unwrap().into());
        let now = games.tournament(&code).await.unwrap();
        let begun = games
            .store()
            .games_of_tournament(now.tournament.id)
            .await
            .unwrap();
        let expected = if now.tournament.status == TournamentStatus::Running {
            15
        } else {
            0
        };
        assert_eq!(begun.len(), expected);
        let done = games
            .decide_in_tournament(&press, &code, tournament::start)
            .await
            .unwrap();
        assert!(matches!(
            done,
            Done::Tournament(TournamentDone::Started { games: 15, .. })
        ));
        let begun = games
            .store()
            .games_of_tournament(now.tournament.id)
            .await
            .unwrap();
        assert_eq!(begun.len(), 15);
        games.store().close().await;
    }
}

#[tokio::test]
async fn a_tournament_starts_at_its_time_and_a_round_has_an_end() {
    let club = Club::open().await;
    let settings = Settings {
        starts_at: Some(NOON + DAY),
        round_days: Some(7),
        ..shacru(System::Swiss)
    };
    let code = club.tournament(settings, 4).await;
    club.keep_tournaments().await;
    assert!(club.open_games(&code).await.is_empty());
    club.wait(DAY);
    club.keep_tournaments().await;
    let games = club.open_games(&code).await;
    assert_eq!(games.len(), 2);
    club.decide(&games[0]).await;
    club.told_of_tournaments().await;
    club.wait(7 * DAY - HOUR);
    club.keep_tournaments().await;
    assert!(
        club.told_of_tournaments()
            .await
            .iter()
            .all(|it| !matches!(it, TournamentNotification::RoundOverdue { .. }))
    );
    // The bot was away for an hour: the end of the round is an hour later.
    club.games.store().compensate(HOUR).await.unwrap();
    club.wait(HOUR);
    club.keep_tournaments().await;
    assert!(club.told_of_tournaments().await.is_empty());
    club.wait(HOUR);
    club.keep_tournaments().await;
    let told = club.told_of_tournaments().await;
    assert!(
        matches!(
            told[..],
            [TournamentNotification::RoundOverdue { round: 1, .. }]
        ),
        "{told:?}"
    );
    club.wait(30 * DAY);
    club.keep_tournaments().await;
    assert!(
        club.told_of_tournaments().await.is_empty(),
        "the organiser is told once"
    );
}

/// Nobody begins, and both lose it: two days later each time runs out, and two forfeits withdraw.
#[tokio::test]
async fn who_never_plays_forfeits_and_two_forfeits_withdraw() {
    let club = Club::open().await;
    club.no_vacations(4).await;
    let code = club.tournament(shacru(System::AllPlayAll), 4).await;
    club.start_tournament(&code).await.unwrap();
    club.pass(4 * DAY).await;
    club.keep_tournaments().await;
    assert!(club.open_games(&code).await.is_empty());
    let now = club.games.tournament(&code).await.unwrap();
    let left = now
        .tournament
        .entrants
        .iter()
        .filter(|it| it.state == EntrantState::Left);
    assert!(left.count() >= 1, "{:?}", now.tournament.entrants);
    assert_eq!(now.tournament.status, TournamentStatus::Over);
}

/// What the organiser or leaving decides is brought to the games, and their end changes nothing any more.
#[tokio::test]
async fn games_follow_what_the_tournament_decides() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::Swiss), 4).await;
    club.start_tournament(&code).await.unwrap();
    let games = club.open_games(&code).await;
    let leaver = games[0].players[0].person.clone();
    let other = games[0].players[1].person.id;
    let leave = |now: &tournament::Snapshot| tournament::withdraw(now, &leaver, false);
    club.games
        .decide_in_tournament(&club.actor(1), &code, leave)
        .await
        .unwrap();
    club.keep_tournaments().await;
    let ended = club.game(&games[0].code).await;
    assert_eq!(ended.status, GameStatus::Finished);
    let winner = ended.players.iter().find(|player| player.place == Some(1));
    assert_eq!(
        winner.unwrap().person.id,
        other,
        "the leaver has given it up"
    );

    let board = games[1].tournament.unwrap().number;
    let draw = |now: &tournament::Snapshot| {
        tournament::rule(now, board, vec![pairing::SeatResult::Place(1); 2])
    };
    club.games
        .decide_in_tournament(&club.actor(1), &code, draw)
        .await
        .unwrap();
    club.keep_tournaments().await;
    assert_eq!(
        club.game(&games[1].code).await.status,
        GameStatus::Cancelled
    );
    let now = club.games.tournament(&code).await.unwrap();
    assert!(!now.tournament.unsettled);
    assert_eq!(
        now.replay.games()[1].result(),
        Some(&pairing::GameResult::drawn())
    );
    assert_eq!(
        now.replay.round().map(|round| round.0),
        Some(2),
        "play goes on"
    );
}

#[tokio::test]
async fn a_substitute_plays_on_and_a_computer_may() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::AllPlayAll), 3).await;
    club.start_tournament(&code).await.unwrap();
    let by = |now: &tournament::Snapshot| tournament::replace(now, &person(1), &person(9), false);
    club.games
        .decide_in_tournament(&club.actor(1), &code, by)
        .await
        .unwrap();
    club.keep_tournaments().await;
    let games = club.open_games(&code).await;
    assert_eq!(
        games
            .iter()
            .filter(|game| game.player_of(person(9).id).is_some())
            .count(),
        2
    );
    assert!(
        games
            .iter()
            .all(|game| game.player_of(person(1).id).is_none())
    );
    let computer = |now: &tournament::Snapshot| tournament::withdraw(now, &person(2), true);
    club.games
        .decide_in_tournament(&club.actor(1), &code, computer)
        .await
        .unwrap();
    club.keep_tournaments().await;
    let games = club.open_games(&code).await;
    let seated = games
        .iter()
        .filter(|game| game.players.iter().any(|player| player.computer.is_some()));
    assert_eq!((games.len(), seated.count()), (3, 2));
}

/// The seats and results of a tournament are the organiser's: players cannot give them away or call games off.
#[tokio::test]
async fn players_cannot_trade_the_games_of_a_tournament() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::AllPlayAll), 2).await;
    club.start_tournament(&code).await.unwrap();
    let game = &club.open_games(&code).await[0];
    for offer in [Offer::Abort, Offer::Substitute] {
        let offered = club
            .games
            .offer(&club.actor(1), &game.code, None, offer)
            .await;
        assert!(refused(offered).contains("organiser"));
    }
    let draw = club
        .games
        .offer(&club.actor(1), &game.code, None, Offer::Draw)
        .await;
    assert!(draw.is_ok());
}

/// A moderator calls a game off: the organiser is told, and the tournament waits for their word.
#[tokio::test]
async fn a_game_that_is_called_off_waits_for_the_organiser() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::AllPlayAll), 2).await;
    club.start_tournament(&code).await.unwrap();
    let game = club.open_games(&code).await.remove(0);
    let moderator = Moderator {
        actor: club.actor(8),
        guild: 1_i64.into(),
    };
    club.games
        .end(&moderator, &game.code, "a test")
        .await
        .unwrap();
    club.keep_tournaments().await;
    let told = club.told_of_tournaments().await;
    assert!(
        told.iter()
            .any(|it| matches!(it, TournamentNotification::CalledOff { board: 0, .. }))
    );
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Running);
    let won = |now: &tournament::Snapshot| {
        let seats = pairing::GameResult::won_by(1).seats().to_vec();
        tournament::rule(now, game.tournament.unwrap().number, seats)
    };
    club.games
        .decide_in_tournament(&club.actor(1), &code, won)
        .await
        .unwrap();
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
}

/// An encounter of two games is one result, whoever begins.
#[tokio::test]
async fn an_encounter_may_be_a_series() {
    let club = Club::open().await;
    let settings = Settings {
        terms: Terms {
            games: 2,
            ..Terms::default()
        },
        ..shacru(System::AllPlayAll)
    };
    let code = club.tournament(settings, 2).await;
    club.start_tournament(&code).await.unwrap();
    for round in 1..=2 {
        let games = club.open_games(&code).await;
        assert_eq!(games.len(), 1, "round {round}");
        club.decide(&games[0]).await;
    }
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
    let first = &now.replay.standings().groups[0].rows[0];
    assert_eq!(
        (
            now.tournament.name_of(first.entrant),
            first.points.twelfths()
        ),
        ("Player 1", 12)
    );
}

/// Nothing says who they were, and the tournament goes on without them.
#[tokio::test]
async fn who_is_erased_is_a_former_player_in_tournaments_too() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::AllPlayAll), 4).await;
    club.start_tournament(&code).await.unwrap();
    let moderator = Moderator {
        actor: club.actor(8),
        guild: 1_i64.into(),
    };
    club.games.erase(&moderator, person(3).id).await.unwrap();
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert!(now.tournament.entrant_of(person(3).id).is_none());
    assert!(
        now.tournament
            .entrants
            .iter()
            .all(|it| it.person.name != "Player 3")
    );
    assert_eq!(club.open_games(&code).await.len(), 3);
    for game in club.open_games(&code).await {
        club.decide(&game).await;
    }
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
}

#[tokio::test]
async fn a_league_sets_its_next_season_up_once() {
    let club = Club::open().await;
    let settings = Settings {
        group_size: Some(3),
        promoted: Some(1),
        ..shacru(System::League)
    };
    let code = club.tournament(settings, 6).await;
    club.start_tournament(&code).await.unwrap();
    for game in club.open_games(&code).await {
        club.decide(&game).await;
    }
    club.keep_tournaments().await;
    let here = club
        .games
        .store()
        .tournaments_on(1_i64.into(), 10)
        .await
        .unwrap();
    let seasons: Vec<_> = here
        .iter()
        .map(|it| (it.season, it.status, it.entered()))
        .collect();
    assert_eq!(
        seasons,
        [
            (2, TournamentStatus::Entries, 6),
            (1, TournamentStatus::Over, 6)
        ]
    );
    let again = club.games.open_season(&club.actor(1), &code).await;
    assert!(refused(again).contains("already"));
    club.wait(7 * DAY);
    club.keep_tournaments().await;
    assert_eq!(club.open_games(&here[0].code).await.len(), 6);
}

#[tokio::test]
async fn a_tournament_is_found_by_its_name() {
    let club = Club::open().await;
    let guild = 1_i64.into();
    let none = club.games.find_tournament(guild, None, true).await;
    assert!(refused(none).contains("no such tournament"));
    let code = club.tournament(Settings::default(), 0).await;
    for named in [None, Some("autumn"), Some(code.as_str())] {
        let found = club
            .games
            .find_tournament(guild, named, false)
            .await
            .unwrap();
        assert_eq!(found.tournament.code, code);
    }
    club.tournament(Settings::default(), 0).await;
    let several = club.games.find_tournament(guild, None, false).await;
    assert!(refused(several).contains("several"));
    let elsewhere = club
        .games
        .find_tournament(5_i64.into(), Some("autumn"), true)
        .await;
    assert!(refused(elsewhere).contains("no such tournament"));
}
