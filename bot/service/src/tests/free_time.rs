//! Time that does not count, and time that opponents give.

use play::{EventKind, GameStatus, Terms, UserId};

use super::*;

#[tokio::test]
async fn a_vacation_begins_by_itself_before_time_runs_out() {
    let club = Club::open().await;
    let code = club.table(2, Terms::default()).await;
    let away: UserId = club.mover(&code).await.into();
    club.pass(20 * DAY).await;
    assert_eq!(club.events(&code).await, [EventKind::Vacation], "told once");
    assert_eq!(club.game(&code).await.status, GameStatus::Active);
    assert_eq!(club.games.vacation_left(away).await.unwrap() / DAY, 13);
    club.pass(20 * DAY).await;
    assert_eq!(club.game(&code).await.status, GameStatus::Finished, "thirty days are used up");
}

#[tokio::test]
async fn a_vacation_stops_the_clocks_and_can_be_cut_short() {
    let club = Club::open().await;
    let code = club.table(2, Terms::default()).await;
    let away: UserId = club.mover(&code).await.into();
    club.pass(DAY).await;
    let end = club.games.go_on_vacation(away, 10).await.unwrap();
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(end + 2 * DAY));
    club.pass(4 * DAY).await;
    club.games.come_home(away).await.unwrap();
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(club.clock.now() + 2 * DAY));
    assert_eq!(club.games.vacation_left(away).await.unwrap(), 26 * DAY);
    assert!(club.games.go_on_vacation(away, 27).await.is_err());
    assert!(club.games.come_home(away).await.is_err());
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
    assert_eq!((game.status, game.timing.due_at), (GameStatus::Active, None));
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
    let club = Club::open().await;
    let code = club.table(2, Terms::default()).await;
    let mover = club.mover(&code).await;
    club.pass(DAY).await;
    assert!(club.games.give_time(&club.actor(mover), &code, DAY).await.is_err());
    assert!(club.games.give_time(&club.actor(9), &code, DAY).await.is_err());
    assert!(club.games.give_time(&club.actor(3 - mover), &code, 1).await.is_err());
    club.games.give_time(&club.actor(3 - mover), &code, 2 * DAY).await.unwrap();
    let game = club.game(&code).await;
    assert_eq!(game.timing.deadline_at, Some(club.clock.now() + 4 * DAY));
}
