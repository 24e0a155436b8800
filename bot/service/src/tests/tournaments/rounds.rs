//! Rounds begin once and completely, at their time, whoever presses the button and whatever is interrupted.

use super::*;
use crate::faults::given_up;

/// Two organisers press `start` at the same moment, and one of them twice.
#[tokio::test]
async fn two_organisers_at_once_begin_a_round_once() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::Swiss), 8).await;
    let (one, other) = (club.actor(1), club.actor(2));
    let start = |actor| club.games.decide_in_tournament(actor, &code, tournament::start);
    let (first, second, again) = tokio::join!(start(&one), start(&other), start(&one));
    let began = [&first, &second, &again];
    assert_eq!(began.iter().filter(|done| done.is_ok()).count(), 2, "{began:?}");
    assert_eq!(first.as_ref().ok(), again.as_ref().ok(), "the same press, the same answer");
    assert_eq!(club.open_games(&code).await.len(), 4);
    let notices = club.tournament_notifications().await;
    let rounds = notices.iter().filter(|it| matches!(it, TournamentNotification::Round { .. }));
    assert_eq!(rounds.count(), 1);
}

/// The bot may be killed at any moment while it starts a round: at each place where that waits, it waits no longer, and
/// the bot starts again. The round has begun with all of its games or with none, and the same press begins it once.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_whose_start_is_dropped_half_way_has_all_its_games_or_none() {
    let (mut waits, mut before, mut after) = (0, 0, 0);
    loop {
        let club = Club::open_in(tempfile::tempdir().unwrap(), NOON).await;
        let code = club.tournament(shacru(System::AllPlayAll), 6).await;
        let press = club.actor(1);
        let start = club.games.decide_in_tournament(&press, &code, tournament::start);
        let dropped = given_up(waits, start).await.is_none();

        let club = Club::open_in(club.close().await, NOON).await;
        let began = club.games.tournament(&code).await.unwrap().tournament.status;
        let games = club.open_games(&code).await.len();
        let expected = if began == TournamentStatus::Running { 15 } else { 0 };
        assert_eq!(games, expected, "after {waits} waits");
        *(if games == 0 { &mut before } else { &mut after }) += 1;
        let done = club.games.decide_in_tournament(&press, &code, tournament::start).await;
        let started = matches!(
            done,
            Ok(Done::Tournament { done: TournamentDone::Started { games: 15, .. }, .. })
        );
        assert!(started, "after {waits} waits: {done:?}");
        assert_eq!(club.open_games(&code).await.len(), 15, "after {waits} waits");
        club.close().await;
        if !dropped {
            break;
        }
        waits += 1;
    }
    assert!(before > 0 && after > 0, "{before} had not begun, {after} had");
}

/// The last games of a round end at the same moment: both results count, and the next round begins once.
#[tokio::test]
async fn games_that_end_at_once_are_both_counted() {
    let (club, code) = Club::with_tournament(shacru(System::Swiss), 6).await;
    let [first, second, third] = <[Game; 3]>::try_from(club.open_games(&code).await).unwrap();
    tokio::join!(club.decide(&first), club.decide(&second), club.decide(&third));
    assert_eq!(club.games.tournament(&code).await.unwrap().replay.open_games().count(), 0);
    let keep_time = || club.games.keep_tournament_time(&code);
    let both = tokio::join!(keep_time(), keep_time());
    both.0.and(both.1).unwrap();
    club.keep_tournaments().await;
    let now = club.games.tournament(&code).await.unwrap();
    assert_eq!(now.replay.round().map(|round| round.0), Some(2));
    assert_eq!(club.open_games(&code).await.len(), 3);
}

#[tokio::test]
async fn a_round_that_began_at_its_time_gets_back_an_absence_of_the_bot() {
    let club = Club::open().await;
    let settings =
        Settings { starts_at: Some(NOON + DAY), round_days: Some(7), ..shacru(System::Swiss) };
    let code = club.tournament(settings, 4).await;
    club.keep_tournaments().await;
    assert!(club.open_games(&code).await.is_empty());
    club.wait(DAY);
    club.keep_tournaments().await;
    assert_eq!(club.open_games(&code).await.len(), 2);
    club.tournament_notifications().await;
    club.wait(HOUR);
    club.games.store().compensate(HOUR).await.unwrap();
    club.wait(7 * DAY - HOUR);
    club.keep_tournaments().await;
    assert!(club.tournament_notifications().await.is_empty());
    club.wait(HOUR);
    club.keep_tournaments().await;
    let notices = club.tournament_notifications().await;
    assert!(
        matches!(notices[..], [TournamentNotification::RoundOverdue { round: 1, .. }]),
        "{notices:?}"
    );
}

/// Neither player begins, and both lose: each runs out of time two days later, and two forfeits withdraw a player.
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
    let left = now.tournament.entrants.iter().filter(|it| it.state == EntrantState::Left);
    assert!(left.count() >= 1, "{:?}", now.tournament.entrants);
    assert_eq!(now.tournament.status, TournamentStatus::Over);
}

/// Only the vacations of the first five entrants were once heeded; the clocks of the others kept running.
#[tokio::test]
async fn the_vacations_of_all_entrants_are_known() {
    let club = Club::open().await;
    let code = club.tournament(shacru(System::AllPlayAll), 8).await;
    for id in 1_i64..=8 {
        club.games.go_on_vacation(id.into(), 3).await.unwrap();
    }
    assert_eq!(club.games.tournament(&code).await.unwrap().vacations.len(), 8);
}
