//! Tests of the outbox: which messages are claimed, in which order, and what becomes of them.

use std::collections::HashSet;

use play::time::Clock;
use play::{AuditLogEntry, Boards, GuildId, GuildSettings};

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

/// A board that the channel refuses once held up everything else about its game for hours: the player to move got neither a
/// direct message nor a reminder, and whoever moved next got nothing either.
#[tokio::test]
async fn what_goes_to_a_player_directly_waits_for_nothing_that_the_channel_refuses() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let claimed = async || store.claim(10, 10).await.unwrap();
    let kinds = async || -> Vec<Notification> {
        claimed().await.into_iter().map(|queued| queued.notification).collect()
    };
    let lobby = claimed().await.remove(0);
    store.mark_delivered(&lobby, None).await.unwrap();
    let board = claimed().await.remove(0);
    store.postpone(&board, now() + 1_000_000_000, "50013").await.unwrap();
    let mut change = Change::of(store.game_by_id(game.id).await.unwrap().unwrap(), now());
    let call = Notification::Call { user: 10_i64.into(), at: now() };
    let reminder = Notification::Reminder { player: 0, seq: 3, at: now() };
    for told in [&call, &reminder, &Notification::Notice { since: 3, seq: 3 }] {
        change.tell(told.clone());
    }
    store.save(&change, None).await.unwrap();
    let first = claimed().await.remove(0);
    assert_eq!(first.notification, call);
    store.postpone(&first, now() + 1_000_000_000, "50007").await.unwrap();
    let second = claimed().await.remove(0);
    assert_eq!(second.notification, reminder);
    store.mark_delivered(&second, None).await.unwrap();
    assert!(kinds().await.is_empty(), "the notice waits for the board");

    // Whoever moves next must be told: what was refused is tried at once.
    let game = store.game_by_id(game.id).await.unwrap().unwrap();
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    let again = claimed().await.remove(0);
    assert_eq!(again.notification, board.notification);
    // The same if it is on its way just then.
    let game = store.game_by_id(game.id).await.unwrap().unwrap();
    store.save(&turn(&game, "e9-e8"), None).await.unwrap();
    store.postpone(&again, now() + 1_000_000_000, "50013").await.unwrap();
    assert_eq!(kinds().await, [board.notification]);
}

#[tokio::test]
async fn a_turn_out_of_reach_is_read_as_it_was_noted() {
    use play::reach::{Cause, Unreached};

    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    assert_eq!(store.unreached(game.id).await.unwrap(), None);
    for directly in [false, true] {
        for cause in Cause::ALL {
            let it = Unreached { cause: *cause, directly };
            store.note_unreached(game.id, it).await.unwrap();
            assert_eq!(store.unreached(game.id).await.unwrap(), Some(it));
            // Whoever was not reached directly waits only where the clock stands still.
            let shown = store.game_info(&game).await.unwrap().unreached;
            assert_eq!(shown, Some(it).filter(|it| it.directly));
        }
        assert_eq!(store.unreached_games().await.unwrap(), i64::from(!directly));
    }
    store.note_reached(game.id).await.unwrap();
    assert_eq!(store.unreached(game.id).await.unwrap(), None);

    // Nobody knows yet whether the board of the next turn arrives.
    let it = Unreached { cause: Cause::Thread, directly: true };
    store.note_unreached(game.id, it).await.unwrap();
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    assert_eq!(store.unreached(game.id).await.unwrap(), None);
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

/// A process that sleeps longer than its lease must not send what another one has claimed
/// meanwhile.
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

/// Once, a server on which nobody had chosen anything kept the boards of all turns.
#[tokio::test]
async fn a_new_board_takes_the_place_of_the_old_one_or_its_buttons_where_a_server_keeps_all() {
    for (chosen, deletes) in
        [(None, true), (Some(Boards::Newest), true), (Some(Boards::All), false)]
    {
        let (_folder, store) = fresh().await;
        let settings =
            GuildSettings { boards: chosen, rated: Some(false), ..GuildSettings::default() };
        let change = |it: &mut GuildSettings| {
            *it = settings;
            Ok::<_, StoreError>(())
        };
        let (actor, guild): (_, GuildId) = (1_i64.into(), 1_i64.into());
        let entry = AuditLogEntry { actor, guild, action: "settings", reason: None };
        store.change_guild_settings(guild, &entry, change).await.unwrap();
        assert_eq!(store.guild_settings(guild).await.unwrap(), settings);
        a_new_board_clears_the_old_one(&store, deletes).await;
    }
}

async fn a_new_board_clears_the_old_one(store: &Store, delete: bool) {
    let game = begun(store, "7K3Q").await;
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
    assert_eq!(cleared[0].notification, Notification::Clear { message: 501_i64.into(), delete });
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

/// A member came back to a channel while Discord's last refusal was on its way to the bot: the board then waited for the
/// whole pause, which is 30 days for a channel that was gone.
#[tokio::test]
async fn what_is_refused_while_its_channel_comes_back_is_due_at_once() {
    let (_folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    let queued = store.claim(1, 1).await.unwrap().remove(0);
    store.postpone(&queued, now() - 1, "Unknown Channel").await.unwrap();
    let again = store.claim(1, 1).await.unwrap().remove(0);
    store.retry_now(None, queued.channel).await.unwrap();
    store.postpone(&again, now() + 3_600_000, "Unknown Channel").await.unwrap();
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

/// The channel stays out of reach from the first failure until a message arrives, also while a
/// newer board takes the place of one that failed.
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

/// Ana's daily message that falls due `at`, about this game.
async fn daily(store: &Store, game: &Game, at: i64) {
    let ana = game.players[0].person.id;
    let due = |it: &mut play::Availability| {
        it.daily_at = Some(at);
        Ok::<_, StoreError>(())
    };
    store.change_availability(ana, due).await.unwrap();
    store.queue_daily_message(ana, at, Some((game.id, game.channel)), None).await.unwrap();
}

/// What is claimed next, which must be one message at most.
async fn next(store: &Store) -> Option<OutboxMessage> {
    let mut claimed = store.claim(10, 10).await.unwrap();
    assert!(claimed.len() <= 1, "{claimed:?}");
    claimed.pop()
}

fn day_of(queued: &OutboxMessage) -> i64 {
    let Notification::Daily { at, .. } = queued.notification else { panic!("{queued:?}") };
    at
}

/// Six days of a channel that refuses messages ended in six daily messages at once.
async fn the_newest_message_on_a_topic_replaces_the_others(store: &Store) {
    let mut games = Vec::new();
    for (code, channel) in [("7K3Q", 2_i64), ("9XYZ", 3)] {
        let mut change = table(code);
        change.game.channel = channel.into();
        store.create(&change, &handled(channel), None).await.unwrap();
        games.push(store.game(code).await.unwrap().unwrap());
    }
    let [one, other] = &games[..] else { panic!("two games") };
    for queued in store.claim(10, 10).await.unwrap() {
        store.mark_delivered(&queued, None).await.unwrap();
    }

    daily(store, one, 1).await;
    let first = next(store).await.unwrap();
    assert!(!store.has_newer(&first).await.unwrap());
    store.postpone(&first, now() - 1, "Missing Access").await.unwrap();
    for day in 2..=6 {
        daily(store, one, day).await;
        // The same once more changes nothing.
        daily(store, one, day).await;
    }
    let again = next(store).await.unwrap();
    assert_eq!(day_of(&again), 1, "its message may be there: it is looked for");
    assert!(store.has_newer(&again).await.unwrap());
    assert!(store.supersede(&again).await.unwrap());
    let newest = next(store).await.unwrap();
    assert_eq!(day_of(&newest), 6);

    // While it is on its way another one is written, and the process ends.
    daily(store, one, 7).await;
    assert!(next(store).await.is_none(), "its channel waits");
    assert_eq!(store.recover_claims(&HashSet::new()).await.unwrap(), 1);
    let recovered = next(store).await.unwrap();
    assert_eq!(day_of(&recovered), 6);
    assert!(store.has_newer(&recovered).await.unwrap(), "both are there");
    store.mark_said(&recovered, 501_i64.into()).await.unwrap();
    assert_eq!(store.said_since(now() - 60_000).await.unwrap(), [501_i64.into()]);

    // One that waits for another channel is needless once a newer one has arrived.
    let seventh = next(store).await.unwrap();
    store.postpone(&seventh, now() + 3_600_000, "Missing Access").await.unwrap();
    daily(store, other, 8).await;
    let eighth = next(store).await.unwrap();
    assert_eq!((day_of(&eighth), eighth.channel), (8, other.channel));
    store.mark_said(&eighth, 502_i64.into()).await.unwrap();
    assert_eq!(store.next_due_at().await.unwrap(), None);
}

#[tokio::test]
async fn the_newest_message_on_a_topic_replaces_the_others_in_a_file() {
    let (_folder, store) = fresh().await;
    the_newest_message_on_a_topic_replaces_the_others(&store).await;
}

#[tokio::test]
async fn the_newest_message_on_a_topic_replaces_the_others_in_a_database() {
    let location = ::testing::needed!(postgres::database().await);
    let store = Store::open(&location).await.unwrap();
    the_newest_message_on_a_topic_replaces_the_others(&store).await;
}

/// What waits when a file of the last version is opened is reduced to the newest, and the boards of
/// turns are not.
#[tokio::test]
async fn what_waits_on_a_topic_is_reduced_when_a_file_is_updated() {
    let (folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    for day in 1..=3 {
        daily(&store, &game, day).await;
    }
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    store.close().await;
    drop(store);
    let path = folder.path().join("pacru.db");
    let mut older = sqlite_file(&path).await;
    // As the version before has written it.
    for statement in [
        "DROP VIEW outbox_ready",
        "DROP TABLE out_of_reach",
        "DROP INDEX outbox_newest",
        "DROP INDEX outbox_open_by_topic",
        "ALTER TABLE outbox DROP COLUMN topic",
        "ALTER TABLE outbox DROP COLUMN message_id",
        "UPDATE outbox SET state = 'pending' WHERE state = 'superseded'",
        "CREATE VIEW outbox_ready AS SELECT id FROM outbox",
        "ALTER TABLE games DROP COLUMN uncounted",
        "ALTER TABLE games DROP COLUMN opening",
        "ALTER TABLE games DROP COLUMN remind_from",
        "ALTER TABLE game_events DROP COLUMN banks",
        "ALTER TABLE people DROP COLUMN vacations_before",
        "ALTER TABLE tournaments DROP COLUMN uncounted",
        "ALTER TABLE tournaments DROP COLUMN opening",
        "ALTER TABLE tournaments DROP COLUMN round_from",
        "ALTER TABLE tournaments DROP COLUMN round_length",
        "DROP TRIGGER game_events_no_delete",
        "DROP VIEW results_computed",
        "DROP INDEX games_imported_once",
        "DROP INDEX games_imported",
        "ALTER TABLE games DROP COLUMN imported",
        "ALTER TABLE games DROP COLUMN import_key",
        "DROP TABLE daily_solutions",
        "DROP TABLE rating_recounts",
        "DROP INDEX admin_log_of_game",
        "ALTER TABLE games DROP COLUMN annulled_at",
        "CREATE TRIGGER game_events_no_delete BEFORE DELETE ON game_events BEGIN SELECT 1; END",
        "CREATE VIEW results_computed AS SELECT 1 AS turns",
        "DELETE FROM _sqlx_migrations WHERE version >= 43",
    ] {
        sqlx::query(statement).execute(&mut older).await.unwrap();
    }
    older.close().await.unwrap();

    let store = Store::open(&path.as_path().into()).await.unwrap();
    let daily = "SELECT count(*) FROM outbox WHERE state = 'pending' AND kind = 'daily'";
    assert_eq!(store.number(daily).await, 1);
    let boards = "SELECT count(*) FROM outbox WHERE state = 'pending' AND kind = 'board'";
    assert_eq!(store.number(boards).await, 2);
    let unknown = "SELECT count(*) FROM outbox WHERE state = 'pending' AND topic IS NULL";
    assert_eq!(store.number(unknown).await, 0);
}
