//! Time that does not count, and time that opponents give.

use play::{EventKind, GameStatus, Terms, UserId};

use super::*;

#[tokio::test]
async fn a_vacation_begins_by_itself_before_time_runs_out() {
    let (club, code) = Club::with_table().await;
    let away: UserId = club.mover(&code).await.into();
    club.pass(20 * DAY).await;
    let events = club.events(&code).await;
    let by_itself =
        |event: &EventKind| matches!(event, EventKind::Vacation(Some(it)) if it.automatic);
    assert!(events.len() == 1 && by_itself(&events[0]), "told once: {events:?}");
    assert_eq!(club.game(&code).await.status, GameStatus::Active);
    assert_eq!(club.games.vacation_left(away).await.unwrap() / DAY, 13);
    club.pass(20 * DAY).await;
    assert_eq!(club.game(&code).await.status, GameStatus::Finished, "thirty days are used up");
}

#[tokio::test]
async fn a_vacation_stops_the_clocks_and_can_be_cut_short() {
    let (club, code) = Club::with_table().await;
    let away: UserId = club.mover(&code).await.into();
    club.pass(DAY).await;
    let end = club.games.go_on_vacation(away, 10).await.unwrap();
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(end + 2 * DAY));
    club.pass(4 * DAY).await;
    // What is refused does not end the one under way.
    assert!(club.games.go_on_vacation(away, 30).await.is_err());
    club.games.come_home(away).await.unwrap();
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(club.clock.now() + 2 * DAY));
    assert_eq!(club.games.vacation_left(away).await.unwrap(), 26 * DAY);
    assert!(club.games.go_on_vacation(away, 27).await.is_err());
    assert!(club.games.come_home(away).await.is_err());
}

/// Eleven messages in a row once said the same of four members.
#[tokio::test]
async fn a_channel_is_told_once_of_a_vacation_in_many_games() {
    let club = Club::open().await;
    let user = person(1).id;
    let waiting = async |id| club.games.store().waiting_for(person(id).id).await.unwrap();
    // Lots are drawn for the first turn.
    while waiting(1).await.len() < 2 || waiting(2).await.is_empty() {
        club.table(2, Terms::default()).await;
    }
    let mine = waiting(1).await;
    club.queued(|_| true).await;
    let notices = async || club.queued(|it| matches!(it, Notification::Notice { .. })).await;
    club.games.go_on_vacation(user, 3).await.unwrap();
    assert_eq!(notices().await, 1);
    for game in &mine {
        assert!(matches!(club.events(&game.code).await[..], [EventKind::Vacation(Some(_))]));
    }
    club.games.come_home(user).await.unwrap();
    assert_eq!(notices().await, 0);
    club.pass(4 * DAY).await;
    assert_eq!(notices().await, 2, "their vacations begin by themselves");
}

#[tokio::test]
async fn blitz_knows_no_vacation_and_no_clock_knows_no_deadline() {
    let club = Club::open().await;
    let blitz = club.table(2, Terms { pace: Pace::BLITZ, ..Terms::default() }).await;
    club.pass(HOUR).await;
    assert_eq!(club.game(&blitz).await.status, GameStatus::Finished);
    let endless = club.table(2, Terms { pace: Pace::Unlimited, ..Terms::default() }).await;
    club.pass(100 * DAY).await;
    let game = club.game(&endless).await;
    assert_eq!((game.status, game.timing.deadline_at), (GameStatus::Active, None));
    // Every week it is asked whether the player to move is still on the server.
    let looks = game.timing.due_at.unwrap();
    assert!((club.clock.now()..=club.clock.now() + 7 * DAY).contains(&looks));
}

#[tokio::test]
async fn free_weekends_do_not_count() {
    let club = Club::open().await;
    let terms = Terms { pace: Pace::PerMove(6 * DAY), weekends_free: true, ..Terms::default() };
    let code = club.table(2, terms).await;
    // Monday noon plus six working days.
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(NOON + 8 * DAY));
}

#[tokio::test]
async fn opponents_can_give_time() {
    let (club, code) = Club::with_table().await;
    let mover = club.mover(&code).await;
    club.pass(DAY).await;
    assert!(club.games.give_time(&club.actor(mover), &code, DAY).await.is_err());
    assert!(club.games.give_time(&club.actor(9), &code, DAY).await.is_err());
    assert!(club.games.give_time(&club.actor(3 - mover), &code, 1).await.is_err());
    let giver = club.actor(3 - mover);
    let given = club.games.give_time(&giver, &code, 2 * DAY).await.unwrap();
    let again = club.games.give_time(&giver, &code, DAY).await.unwrap();
    assert_eq!(again, given, "the same interaction, delivered twice");
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(club.clock.now() + 4 * DAY));
}
