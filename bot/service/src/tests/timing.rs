//! Clocks that stop and run again: whoever is to move is reminded of what is left, and nobody of what others do.

use play::reach::{Cause, Unreached};

use super::*;

/// Three days for a turn, of which 22 hours are left: both of the first reminders were sent.
async fn reminded_twice(club: &Club) -> String {
    let code = club.table(2, Terms { pace: Pace::PerMove(3 * DAY), ..Terms::default() }).await;
    for time in [40, 10] {
        club.pass(time * HOUR).await;
        assert_eq!(club.reminders().await, 1);
    }
    code
}

/// Half of the 22 hours, and two hours before their end. Reminders were once counted, and no third was sent after the
/// clock had run again; after a vacation it also had the key of one that was sent.
async fn is_reminded_again(club: &Club) {
    club.pass(10 * HOUR + 50 * MINUTE).await;
    assert_eq!(club.reminders().await, 0, "too early");
    club.pass(20 * MINUTE).await;
    assert_eq!(club.reminders().await, 1, "half of the time that is left");
    club.pass(9 * HOUR).await;
    assert_eq!(club.reminders().await, 1, "two hours before the end");
}

#[tokio::test]
async fn after_a_pause_a_vacation_or_a_lost_channel_the_player_to_move_is_reminded_again() {
    for why in ["a pause", "a vacation", "a lost channel"] {
        let club = Club::open().await;
        let (games, code) = (&club.games, reminded_twice(&club).await);
        let (game, mover) = (club.game(&code).await, club.mover(&code).await.into());
        match why {
            "a pause" => {
                for player in [1, 2] {
                    games.offer(&club.actor(player), &code, None, Offer::Pause).await.unwrap();
                }
            }
            "a vacation" => drop(games.go_on_vacation(mover, 10).await.unwrap()),
            _ => {
                // The board had arrived; a reminder does not.
                let told = Unreached { cause: Cause::Access, directly: true };
                games.store().note_unreached(game.id, told).await.unwrap();
                games.not_reached(game.id, game.channel, (Cause::Access, true)).await.unwrap();
            }
        }
        club.pass(5 * DAY).await;
        assert_eq!(club.reminders().await, 0, "{why}");
        match why {
            "a pause" => drop(games.resume(&club.actor(1), &code).await.unwrap()),
            "a vacation" => games.come_home(mover).await.unwrap(),
            _ => {
                games.reached(game.id, game.channel).await.unwrap();
                let deadline = club.game(&code).await.timing.deadline_at;
                club.wait(MINUTE);
                games.reached(game.id, game.channel).await.unwrap();
                assert_eq!(club.game(&code).await.timing.deadline_at, deadline, "it runs");
            }
        }
        is_reminded_again(&club).await;
    }
}

/// The deadline that the opponents could claim had moved to the end of the vacation, and the channel had read so.
#[tokio::test]
async fn nobody_claims_a_game_during_a_vacation() {
    let (club, code) =
        Club::without_vacations(2, Terms { timeout: Timeout::Claimed, ..Terms::default() }).await;
    let away = club.mover(&code).await;
    club.pass(3 * DAY + HOUR).await;
    club.games.go_on_vacation(away.into(), 5).await.unwrap();
    let claim = club.games.claim(&club.actor(3 - away), &code).await;
    assert!(refused(claim).contains("no timeout to claim"));
    club.pass(5 * DAY + HOUR).await;
    club.games.claim(&club.actor(3 - away), &code).await.unwrap();
    assert_eq!(club.game(&code).await.status, GameStatus::Finished);
}

/// A clock that is put back leaves what waits for Discord where it is: due.
#[tokio::test]
async fn what_is_queued_is_due_although_the_clock_is_put_back() {
    let club = Club::open().await;
    club.pass(DAY).await;
    let code = club.table(2, Terms::default()).await;
    club.reminders().await;
    club.wait(-5 * HOUR);
    club.turn(&code).await.unwrap();
    let claimed = club.games.store().claim(10, 10).await.unwrap();
    assert_eq!(claimed.len(), 1, "the board");
    let later = club.games.now() + HOUR;
    club.games.store().postpone(&claimed[0], later, "503").await.unwrap();
    club.wait(-5 * HOUR);
    club.games.store().compensate(-5 * HOUR).await.unwrap();
    club.wait(HOUR);
    assert_eq!(club.games.store().claim(10, 10).await.unwrap().len(), 1, "an hour later");
}
