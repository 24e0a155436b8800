//! Players whose channel does not take the bot's messages: their clocks stand still until the board has reached them, and
//! the others do not wait for ever.

use play::reach::Cause;

use super::*;

impl Club {
    /// The channel of a game refuses a message about it.
    async fn refuse(&self, code: &str) {
        let game = self.game(code).await;
        self.games.not_reached(game.id, game.channel, (Cause::Permission, false)).await.unwrap();
    }

    /// How many direct messages to the player to move are queued.
    async fn calls(&self) -> usize {
        self.queued(|it| matches!(it, Notification::Call { .. })).await
    }
}

/// A player to move got no board, no reminder and no direct message, and lost on time thirty hours later.
#[tokio::test]
async fn a_clock_runs_only_while_its_player_can_be_reached() {
    let (club, code) = Club::without_vacations(2, Terms::default()).await;
    let game = club.game(&code).await;
    let (mover, bank) = (game.to_move.unwrap(), game.players[game.to_move.unwrap()].bank);
    club.calls().await;
    club.wait(2 * HOUR);
    club.refuse(&code).await;
    assert_eq!(club.game(&code).await.timing.deadline_at, None);
    let (user, at) = (game.players[mover].person.id, club.games.now());
    let calls = |it: &Notification| *it == Notification::Call { user, at };
    assert_eq!(club.queued(calls).await, 1);
    club.refuse(&code).await;
    assert_eq!(club.calls().await, 0, "they are called once");
    club.pass(5 * DAY).await;
    let stands = club.game(&code).await;
    assert_eq!((stands.seq, stands.players[mover].bank), (game.seq, bank), "no board has come");

    // The direct message arrives: what the channel refuses stops nothing any more.
    club.games.reached_directly(game.id, |it| it.to_move != Some(mover)).await.unwrap();
    assert_eq!(club.game(&code).await.timing.deadline_at, None, "it was for another turn");
    club.games.reached_directly(game.id, |it| it.to_move == Some(mover)).await.unwrap();
    let deadline = Some(club.games.now() + bank.unwrap());
    assert_eq!(club.game(&code).await.timing.deadline_at, deadline);
    club.refuse(&code).await;
    assert_eq!((club.game(&code).await.timing.deadline_at, club.calls().await), (deadline, 0));
    // A reminder reaches them neither there nor directly, so they are out of reach again, and what was left is kept.
    club.pass(DAY).await;
    club.games.not_reached(game.id, game.channel, (Cause::Permission, true)).await.unwrap();
    assert_eq!((club.game(&code).await.timing.deadline_at, club.calls().await), (None, 1));
    club.pass(2 * DAY).await;
    club.games.reached_directly(game.id, |_| true).await.unwrap();
    let deadline = club.games.now() + bank.unwrap() - DAY;
    assert_eq!(club.game(&code).await.timing.deadline_at, Some(deadline));

    // The next player is called as well; then the channel takes messages again.
    club.turn(&code).await.unwrap();
    club.refuse(&code).await;
    assert_eq!((club.game(&code).await.timing.deadline_at, club.calls().await), (None, 1));
    club.games.reached(game.id, game.channel).await.unwrap();
    assert!(club.game(&code).await.timing.deadline_at.is_some());
    assert_eq!(club.games.store().unreached(game.id).await.unwrap(), None);
}

/// Somebody who could not be reached for a week has their seat vacated, as an inactive player does, whether or not a clock
/// stands still; until then nobody waits in vain for a reminder that says so.
#[tokio::test]
async fn nobody_waits_longer_than_a_week_for_a_player_out_of_reach() {
    for pace in [Pace::default(), Pace::Unlimited] {
        let (club, code) = Club::without_vacations(2, Terms { pace, ..Terms::default() }).await;
        let mover = club.game(&code).await.to_move.unwrap();
        club.refuse(&code).await;
        club.pass(7 * DAY - HOUR).await;
        assert_eq!(club.events(&code).await, [], "{pace:?}");
        club.pass(2 * HOUR).await;
        assert_eq!(club.events(&code).await, [EventKind::Vacate], "{pace:?}");
        let game = club.game(&code).await;
        assert_eq!(game.players[mover].state, PlayerState::Vacant);
        club.pass(2 * DAY + HOUR).await;
        assert_ne!(club.game(&code).await.players[mover].state, PlayerState::Vacant, "{pace:?}");
    }
}

/// The week of somebody on vacation begins when they are back.
#[tokio::test]
async fn a_vacation_does_not_count() {
    let (club, code) = Club::with_table().await;
    let mover = club.mover(&code).await;
    club.games.go_on_vacation(mover.into(), 10).await.unwrap();
    club.refuse(&code).await;
    club.pass(16 * DAY).await;
    let events = club.events(&code).await;
    assert!(!events.contains(&EventKind::Vacate), "{events:?}");
    club.pass(2 * DAY).await;
    assert!(club.events(&code).await.contains(&EventKind::Vacate));
}
