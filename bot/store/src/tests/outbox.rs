//! Tests of the outbox: which messages are claimed, in which order, and what becomes of them.

use std::collections::HashSet;

use play::time::Clock;

use super::*;

#[tokio::test]
async fn messages_of_a_game_keep_their_order() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    let mut notifications = Vec::new();
    loop {
        let claimed = store.claim(10, 10).await.unwrap();
        let Some(queued) = claimed.first() else { break };
        assert_eq!(claimed.len(), 1, "each waits for the one before it");
        assert!(store.claim(10, 10).await.unwrap().is_empty(), "the rest waits");
        notifications.push(queued.notification.clone());
        store.mark_delivered(queued, None).await.unwrap();
    }
    let expected = [
        Notification::Lobby { seq: 1 },
        Notification::Board { since: 3, seq: 3 },
        Notification::Board { since: 4, seq: 4 },
    ];
    assert_eq!(notifications, expected);
}

/// Eight posts that hung in one channel once stopped every other delivery.
#[tokio::test]
async fn a_channel_has_one_message_on_its_way_and_what_is_new_goes_first() {
    let (_folder, store) = fresh().await;
    for (code, channel) in [("7K3Q", 2_i64), ("9XYZ", 2), ("4ABC", 3), ("5DEF", 4)] {
        let mut change = table(code);
        change.game.channel = channel.into();
        store.create(&change, &handled(channel * 10 + now()), None).await.unwrap();
    }
    let channels = async |limit, again| {
        let taken = store.claim(limit, again).await.unwrap();
        taken.iter().map(|queued| queued.channel.get()).collect::<Vec<_>>()
    };
    assert_eq!(channels(2, 2).await, [2, 3], "the oldest of each channel");
    assert_eq!(channels(10, 10).await, [4]);
    assert!(channels(10, 10).await.is_empty(), "9XYZ waits for its channel");

    // The process is killed here: its claims return to the queue, and count as tried.
    assert_eq!(store.recover_claims(&HashSet::new()).await.unwrap(), 3);
    let mut change = table("6GHJ");
    change.game.channel = 5_i64.into();
    store.create(&change, &handled(6), None).await.unwrap();
    assert_eq!(channels(1, 10).await, [5]);
    assert_eq!(channels(10, 2).await, [2, 3], "at most two that were tried before");
    assert_eq!(channels(10, 1).await, [4]);
}

/// A process that sleeps longer than its lease must not send what another one has claimed meanwhile.
#[tokio::test]
async fn a_claim_that_another_process_has_taken_over_is_not_held() {
    let folder = tempfile::tempdir().unwrap();
    let (file, clock) = (folder.path().join("pacru.db"), Clock::standing_at(now()));
    let store = Store::open_at(&file.into(), clock.clone()).await.unwrap();
    begun(&store, "7K3Q").await;
    let slept = store.claim(1, 1).await.unwrap().remove(0);
    assert!(store.holds(&slept).await.unwrap());
    store.recover_claims(&HashSet::new()).await.unwrap();
    let other = store.claim(1, 1).await.unwrap().remove(0);
    assert_eq!(slept.id, other.id);
    clock.set(clock.now() + crate::LEASE);
    assert!(!store.holds(&slept).await.unwrap());
    assert!(store.holds(&other).await.unwrap());
    store.mark_delivered(&other, None).await.unwrap();
    assert!(!store.holds(&other).await.unwrap());
}

/// A row that no program can read, or only another release, once stopped all deliveries.
#[tokio::test]
async fn an_unreadable_row_is_set_aside_alone() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    store.alter(r#"UPDATE outbox SET kind = 'telegram', intent = '{"kind":"telegram"}' WHERE kind = 'lobby'"#).await;
    assert!(store.claim(10, 10).await.unwrap().is_empty());
    let next = store.claim(10, 10).await.unwrap();
    assert_eq!(next[0].notification, Notification::Board { since: 3, seq: 3 });
    assert_eq!(next[0].subject, play::Subject::Game(game.id));
    let aside: (String, String) =
        sqlx::query_as("SELECT kind, last_error FROM outbox WHERE state = 'dead'")
            .fetch_one(&mut store.file_reader().await.connection)
            .await
            .unwrap();
    assert_eq!(aside.0, "telegram");
    assert!(aside.1.contains("telegram"), "{}", aside.1);
}

/// A board whose picture cannot be drawn is posted as text; the picture follows and delays nothing.
#[tokio::test]
async fn a_picture_is_drawn_later_and_holds_up_nothing() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let lobby = store.claim(1, 0).await.unwrap().remove(0);
    store.mark_delivered(&lobby, None).await.unwrap();
    let board = store.claim(1, 0).await.unwrap().remove(0);
    let post = Posted { message: 501_i64.into(), channel: game.channel, seq: 3 };
    store.mark_delivered_undrawn(&board, post, now() - 1).await.unwrap();
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    let next = store.claim(1, 0).await.unwrap().remove(0);
    assert_eq!(next.notification, Notification::Board { since: 4, seq: 4 });
    store.mark_delivered(&next, None).await.unwrap();
    let picture = store.claim(1, 0).await.unwrap().remove(0);
    let expected = Notification::Picture { message: 501_i64.into(), since: 3, seq: 3 };
    assert_eq!(picture.notification, expected);
}

#[tokio::test]
async fn a_new_board_takes_the_buttons_off_the_old_one() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    for (message, seq) in [(501_i64, 3), (502, 4)] {
        let queued = loop {
            let queued = store.claim(1, 1).await.unwrap().remove(0);
            match queued.notification {
                Notification::Board { .. } => break queued,
                _ => store.mark_delivered(&queued, None).await.unwrap(),
            }
        };
        let post = Posted { message: message.into(), channel: game.channel, seq };
        store.mark_delivered(&queued, Some((post, Purpose::Board))).await.unwrap();
    }
    let cleared = store.claim(5, 5).await.unwrap();
    assert_eq!(cleared.len(), 1);
    assert_eq!(
        cleared[0].notification,
        Notification::Clear { message: 501_i64.into(), delete: false }
    );
    let newest = store.newest_post(game.id, Purpose::Board).await.unwrap().unwrap();
    assert_eq!(newest.message, 502_i64.into());
}

#[tokio::test]
async fn what_waits_for_a_channel_can_be_hurried() {
    let (_folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    let queued = store.claim(1, 1).await.unwrap().remove(0);
    store.postpone(&queued, now() + 3_600_000, "Missing Permissions").await.unwrap();
    assert!(store.claim(5, 5).await.unwrap().is_empty());
    assert!(store.next_due_at().await.unwrap().is_some());
    store.retry_now(None, queued.channel).await.unwrap();
    assert_eq!(store.claim(1, 1).await.unwrap()[0].id, queued.id);
}

/// A turn that was played while its game moved was once shown twice in the new channel.
#[tokio::test]
async fn a_turn_in_a_game_that_moves_is_shown_once() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    for _ in 0..2 {
        let queued = store.claim(1, 0).await.unwrap().remove(0);
        store.mark_delivered(&queued, None).await.unwrap();
    }
    store.move_game(&game, 99_i64.into()).await.unwrap();
    let alone = store.claim(1, 0).await.unwrap().remove(0);
    assert!(!store.supersede(&alone).await.unwrap(), "nothing else shows it");
    store.postpone(&alone, now() - 1, "503").await.unwrap();
    let moved = store.game_by_id(game.id).await.unwrap().unwrap();
    store.save(&turn(&moved, "e1-e2"), None).await.unwrap();
    let here = store.claim(1, 1).await.unwrap().remove(0);
    assert!(matches!(here.notification, Notification::Here { .. }));
    assert!(store.supersede(&here).await.unwrap(), "the turn has a board");
    let board = store.claim(1, 0).await.unwrap().remove(0);
    assert_eq!(board.notification, Notification::Board { since: 4, seq: 4 });
}

/// The channel stays out of reach from the first failure until a message arrives, also while a newer board takes the
/// place of one that failed.
#[tokio::test]
async fn a_channel_is_out_of_reach_until_a_message_arrives() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let table = store.claim(1, 0).await.unwrap().remove(0);
    let is_out = async || store.is_out_of_reach(&game).await.unwrap();
    assert!(!is_out().await, "its first try is under way");
    store.mark_delivered(&table, None).await.unwrap();
    let board = store.claim(1, 0).await.unwrap().remove(0);
    store.postpone(&board, now() - 1, "closed").await.unwrap();
    assert!(is_out().await);
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    let again = store.claim(1, 1).await.unwrap().remove(0);
    assert!(is_out().await, "its second try is under way");
    assert!(store.supersede(&again).await.unwrap());
    assert!(is_out().await, "the newer board waits");
    let newer = store.claim(1, 0).await.unwrap().remove(0);
    assert!(is_out().await, "its first try is under way");
    store.mark_delivered(&newer, None).await.unwrap();
    assert!(!is_out().await);
}
