//! What organisers and moderators decide, and members who leave.

use super::*;
use play::tournament::{Happened, Snapshot};

/// Decisions of the organiser and departures of members reach the games, whose end then changes
/// nothing any more.
#[tokio::test]
async fn games_follow_what_the_tournament_decides() {
    let (club, code) = Club::with_tournament(shacru(System::Swiss), 4).await;
    let games = club.open_games(&code).await;
    let leaver = games[0].players[0].person.clone();
    let other = games[0].players[1].person.id;
    let other_game = games[1].code.clone();
    let leave = |now: &Snapshot| tournament::exclude(now, &leaver, false);
    club.games.decide_in_tournament(&club.actor(1), &code, leave).await.unwrap();
    club.keep_tournaments().await;
    let ended = club.game(&games[0].code).await;
    assert_eq!(ended.status, GameStatus::Finished);
    let winner = ended.players.iter().find(|player| player.place == Some(1));
    assert_eq!(winner.unwrap().person.id, other, "the leaver has given it up");

    for game in games {
        let board = game.tournament.unwrap().number;
        let draw = |now: &Snapshot| {
            tournament::rule(now, 1_i64.into(), board, vec![pairing::SeatResult::Place(1); 2], None)
        };
        club.games.decide_in_tournament(&club.actor(1), &code, draw).await.unwrap();
        club.keep_tournaments().await;
    }
    assert_eq!(club.game(&ended.code).await.status, GameStatus::Finished, "it stays as it was");
    assert_eq!(club.game(&other_game).await.status, GameStatus::Cancelled);
    let now = club.games.tournament(&code).await.unwrap();
    assert!(!now.tournament.unsettled);
    assert_eq!(now.replay.games()[1].result(), Some(&pairing::GameResult::drawn()));
    assert_eq!(now.replay.round().map(|round| round.0), Some(2), "play goes on");
}

/// The organiser corrects a disputed result: the standings follow, all are told, and the audit log
/// says who did it and why. The board and its game stay as they were.
#[tokio::test]
async fn a_disputed_result_is_corrected_by_the_organiser() {
    let (club, code) = Club::with_tournament(shacru(System::AllPlayAll), 3).await;
    let game = club.open_games(&code).await.remove(0);
    let board = game.tournament.unwrap().number;
    club.decide(&game).await;
    club.keep_tournaments().await;
    let points = |now: &Snapshot| {
        let seated = now.replay.game(board).unwrap().seating().entrants();
        let standings = now.replay.standings();
        let points = |entrant| standings.of(entrant).unwrap().1.points.twelfths();
        [points(seated[0]), points(seated[1])]
    };
    let before = points(&club.games.tournament(&code).await.unwrap());
    assert!([[0, 12], [12, 0]].contains(&before), "{before:?}");

    let reversed = before.map(|points| pairing::SeatResult::Place(if points == 0 { 1 } else { 2 }));
    let organiser = club.actor(1);
    let rule = |now: &Snapshot| {
        let why = Some("the clock was wrong".to_owned());
        tournament::rule(now, organiser.person.id, board, reversed.to_vec(), why)
    };
    club.games.decide_in_tournament(&organiser, &code, rule).await.unwrap();
    club.keep_tournaments().await;

    let after = club.games.tournament(&code).await.unwrap();
    let [one, other] = before;
    assert_eq!(points(&after), [other, one]);
    assert_eq!(club.game(&game.code).await.status, GameStatus::Finished);
    // Nobody was told once, and no record said who had ruled what.
    let ruling = after.events.last().unwrap();
    let Happened::Ruling { game: ruled, before: Some(was), after: is } = &ruling.kind else {
        panic!("{ruling:?}")
    };
    assert_eq!((*ruled, is.seats()), (board, reversed.as_slice()));
    assert_ne!(was, is);
    let told = TournamentNotification::Ruled { seq: ruling.seq };
    assert!(club.tournament_notifications().await.contains(&told));
    let logged =
        club.games.store().ruling(game.id, ruling.at, play::tournament::RULED).await.unwrap();
    assert_eq!(logged, Some((organiser.person.id, Some("the clock was wrong".to_owned()))));
}

#[tokio::test]
async fn a_substitute_plays_on_and_a_computer_may() {
    let (club, code) = Club::with_tournament(shacru(System::AllPlayAll), 3).await;
    let ask = |now: &Snapshot| tournament::ask_substitute(now, &person(1), &person(9), false);
    club.games.decide_in_tournament(&club.actor(1), &code, ask).await.unwrap();
    club.games.join_tournament(&club.actor(9), &code).await.unwrap();
    club.keep_tournaments().await;
    let games = club.open_games(&code).await;
    assert_eq!(games.iter().filter(|game| game.player_of(person(9).id).is_some()).count(), 2);
    assert!(games.iter().all(|game| game.player_of(person(1).id).is_none()));
    let computer = |now: &Snapshot| tournament::exclude(now, &person(2), true);
    club.games.decide_in_tournament(&club.actor(1), &code, computer).await.unwrap();
    club.keep_tournaments().await;
    let games = club.open_games(&code).await;
    let seated =
        games.iter().filter(|game| game.players.iter().any(|player| player.computer.is_some()));
    assert_eq!((games.len(), seated.count()), (3, 2));
}

/// Whoever has entered is seeded by their rating in the game that is played.
#[tokio::test]
async fn ratings_are_those_of_the_game_to_which_the_organiser_changes() {
    let (club, code, game) = Club::with_duel(Settings::default()).await;
    club.decide(&game).await;
    club.keep_tournaments().await;
    let pacru = club.games.tournament(&code).await.unwrap().tournament.settings;
    let code = club.tournament(shacru(System::Swiss), 2).await;
    let ratings = async || {
        let now = club.games.tournament(&code).await.unwrap();
        now.replay.entrants().iter().map(|it| it.entry().rating).collect::<Vec<_>>()
    };
    assert_eq!(ratings().await, [None, None]);
    let change = |settings: &mut Settings| settings.clone_from(&pacru);
    club.games.edit_tournament(&club.actor(1), &code, change).await.unwrap();
    let rated = ratings().await;
    assert!(rated[0] > rated[1] && rated[1].is_some(), "{rated:?}");
}

/// The seats and results of a tournament belong to its organiser: players cannot give seats away or
/// call games off.
#[tokio::test]
async fn players_cannot_trade_the_games_of_a_tournament() {
    let (club, _, game) = Club::with_duel(shacru(System::AllPlayAll)).await;
    for offer in [Offer::Abort, Offer::Substitute] {
        let offered = club.games.offer(&club.actor(1), &game.code, None, offer).await;
        assert!(refused(offered).contains("organiser"));
    }
    assert!(club.games.offer(&club.actor(1), &game.code, None, Offer::Draw).await.is_ok());
}

/// A tournament whose channel was deleted goes on in the channel in which its organiser asks for
/// it, and so do its next games.
#[tokio::test]
async fn a_tournament_without_a_channel_goes_on_elsewhere() {
    let (club, code, game) = Club::with_duel(shacru(System::Swiss)).await;
    let asker =
        play::Asker { user: 1_i64.into(), guild: Some(1_i64.into()), channel: 7_i64.into() };
    let channel = async || club.games.tournament(&code).await.unwrap().tournament.channel.get();
    let now = club.games.tournament(&code).await.unwrap();
    club.games.bring_tournament(asker, &now).await.unwrap();
    assert_eq!(channel().await, 2, "it has a channel");
    club.games.store().lose(2_i64.into()).await.unwrap();
    club.games.bring_tournament(asker, &now).await.unwrap();
    assert_eq!(channel().await, 7);
    assert_eq!(club.games.bring(asker, game).await.unwrap().channel.get(), 7);
}

/// Pauses and vacations delay a tournament, so its organiser chooses whether they count.
#[tokio::test]
async fn pauses_and_vacations_count_where_the_organiser_wishes() {
    for count in [true, false] {
        let mut settings = shacru(System::AllPlayAll);
        settings.terms.vacations = count;
        settings.terms.pauses = count;
        let (club, _, game) = Club::with_duel(settings).await;
        let mover = game.mover().unwrap().id;
        let before = game.timing.deadline_at.unwrap();
        club.games.go_on_vacation(mover, 3).await.unwrap();
        let game = club.games.game(&game.code).await.unwrap();
        let after = game.timing.deadline_at.unwrap();
        assert_eq!(after - before, if count { 3 * DAY } else { 0 });
        let actor = club.actor(mover.get());
        let paused = club.games.offer(&actor, &game.code, None, Offer::Pause).await;
        assert_eq!(paused.is_ok(), count, "{paused:?}");
        if !count {
            // Elsewhere a vacation begins automatically.
            club.pass(after - club.games.now() + DAY).await;
            assert_eq!(club.games.game(&game.code).await.unwrap().status, GameStatus::Finished);
        }
    }
}

/// An absent member was once taken to be on vacation again and again, so that the others waited for
/// ever.
#[tokio::test]
async fn a_vacation_begins_automatically_once_in_a_tournament() {
    let (club, _, game) = Club::with_duel(shacru(System::AllPlayAll)).await;
    let away = game.mover().unwrap().id;
    let mut statuses = Vec::new();
    for _ in 0..2 {
        let game = club.games.game(&game.code).await.unwrap();
        club.pass(game.timing.deadline_at.unwrap() - club.games.now() + HOUR).await;
        statuses.push(club.games.game(&game.code).await.unwrap().status);
    }
    assert_eq!(statuses, [GameStatus::Active, GameStatus::Finished]);
    assert!(club.games.vacation_left(away).await.unwrap() > 20 * DAY);
}

/// When a moderator calls a game off, the organiser is told, and the tournament waits for their
/// decision.
#[tokio::test]
async fn a_game_that_is_called_off_waits_for_the_organiser() {
    let (club, code, game) = Club::with_duel(shacru(System::AllPlayAll)).await;
    let end = async || club.games.end(&club.moderator(), &game.code, "a test").await;
    let data = club.folder.path().join("pacru.db");
    let rename = async |statement| ::testing::database::execute(&data, statement).await;
    rename("ALTER TABLE tournament_events RENAME TO away").await;
    assert!(matches!(end().await, Err(Error::Store(_))), "it ends for its tournament as well");
    rename("ALTER TABLE away RENAME TO tournament_events").await;
    end().await.unwrap();
    club.keep_tournaments().await;
    let notices = club.tournament_notifications().await;
    assert!(
        notices.iter().any(|it| matches!(it, TournamentNotification::CalledOff { board: 0, .. }))
    );
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Running);
    let won = |now: &Snapshot| {
        let seats = pairing::GameResult::won_by(1).seats().to_vec();
        tournament::rule(now, 1_i64.into(), game.tournament.unwrap().number, seats, None)
    };
    club.games.decide_in_tournament(&club.actor(1), &code, won).await.unwrap();
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
}

/// Nothing tells who an erased member was, and the tournament goes on without them.
#[tokio::test]
async fn who_is_erased_is_a_former_player_in_tournaments_too() {
    let (club, code) = Club::with_tournament(shacru(System::AllPlayAll), 4).await;
    club.games.erase(&club.moderator(), person(3).id).await.unwrap();
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert!(now.tournament.entrant_of(person(3).id).is_none());
    assert!(now.tournament.entrants.iter().all(|it| it.person.name != "Player 3"));
    assert_eq!(club.open_games(&code).await.len(), 3);
    for game in club.open_games(&code).await {
        club.decide(&game).await;
    }
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.tournament.status, TournamentStatus::Over);
}

/// A member who left while the games of another one were settled once kept theirs: the tournament
/// took all games for looked through.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_while_games_are_settled_leaves_theirs_too() {
    let (club, code) = Club::with_tournament(shacru(System::AllPlayAll), 5).await;
    let excluded = async |games: &Games, id: i64| {
        let leave = |now: &Snapshot| tournament::exclude(now, &person(id), false);
        games.decide_in_tournament(&club.actor(1), &code, leave).await.unwrap();
    };
    excluded(&club.games, 2).await;
    let theirs = |game: &Game, id: i64| game.player_of(id.into()).is_some();
    let open = club.open_games(&code).await;
    let last = open.iter().rfind(|game| theirs(game, 2)).unwrap().code.clone();
    let acting = club.games.locks.game(&last).await;
    let (games, settled) = (club.games.clone(), code.clone());
    let settling = tokio::spawn(async move { games.keep_tournament_time(&settled).await });
    club.somebody_waits_for(&last).await;
    excluded(&club.other_process(), 3).await;
    drop(acting);
    settling.await.unwrap().unwrap();
    club.keep_tournaments().await;
    let open = club.open_games(&code).await;
    assert!(!open.iter().any(|game| theirs(game, 2) || theirs(game, 3)));
    assert_eq!(open.len(), 3);
}
