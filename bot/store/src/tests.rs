//! What the data file promises, and what it refuses.

use play::{
    Change, Confirm, Done, EventKind, Game, GameStatus, HandledInteraction, Notification, Offer,
    Person, Player, PlayerState, Post, Preferences, Purpose, Saved, Show, Terms, Timing,
};
use rules::{Kind, Setup};
use tempfile::TempDir;

use super::*;

mod query_plans;
mod ratings;

fn now() -> Millis {
    Clock::default().now()
}

fn person(id: i64, name: &str) -> Person {
    Person {
        id: id.into(),
        name: name.to_owned(),
    }
}

pub(super) fn table(code: &str) -> Change {
    let mut change = Change::of(
        Game {
            id: 0_i64.into(),
            code: code.to_owned(),
            guild: Some(1_i64.into()),
            channel: 2_i64.into(),
            creator: 10_i64.into(),
            setup: Setup::new(Kind::Pacru, 2).unwrap(),
            rules_version: rules::RulesVersion::CURRENT.number(),
            status: GameStatus::Open,
            seq: 0,
            ply: 0,
            to_move: None,
            state_hash: u64::MAX - 5,
            players: vec![
                Player::seated(person(10, "Ana")),
                Player::invited(person(11, "Бен")),
            ],
            created_at: now(),
            started_at: None,
            ended_at: None,
            terms: Terms::default(),
            timing: Timing::default(),
            untold_from: None,
            rematch_of: None,
            series: None,
        },
        now(),
    );
    change.happen(EventKind::Create, Some(0));
    change.tell(Notification::Lobby { seq: 1 });
    change
}

pub(super) fn handled(interaction: i64) -> HandledInteraction {
    HandledInteraction {
        interaction: interaction.into(),
        answer: Done::Sentence(format!("answer {interaction}")),
    }
}

pub(super) async fn fresh() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("pacru.db")).await.unwrap();
    (folder, store)
}

/// A game with the events create, join, start.
pub(super) async fn begun(store: &Store, code: &str) -> Game {
    store.create(&table(code), &handled(now())).await.unwrap();
    let game = store.game(code).await.unwrap().unwrap();
    let mut change = Change::of(game, now());
    change.game.players[1].state = PlayerState::Seated;
    change.happen(EventKind::Join, Some(1));
    change.game.status = GameStatus::Active;
    change.game.started_at = Some(now());
    change.game.to_move = Some(0);
    change.happen(EventKind::Start, None);
    change.tell(Notification::Board { since: 3, seq: 3 });
    assert_eq!(store.save(&change, None).await.unwrap(), Saved::Now);
    store.game(code).await.unwrap().unwrap()
}

fn turn(game: &Game, notation: &str) -> Change {
    let mut change = Change::of(game.clone(), now());
    change.game.ply += 1;
    change.game.state_hash = 7;
    change.happen(EventKind::Turn(notation.to_owned()), Some(0));
    let seq = change.game.seq;
    change.tell(Notification::Board { since: seq, seq });
    change
}

#[tokio::test]
async fn a_game_is_read_as_it_was_saved() {
    let (_folder, store) = fresh().await;
    let change = table("7K3Q");
    store.create(&change, &handled(1)).await.unwrap();
    let read = store.game("7k3q").await.unwrap().unwrap();
    let expected = Game {
        id: read.id,
        ..change.game
    };
    assert_eq!(read, expected);
    assert_eq!(store.game("XXXX").await.unwrap(), None);
}

#[tokio::test]
async fn the_same_interaction_never_acts_twice() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let change = turn(&game, "e1-e2");
    assert_eq!(
        store.save(&change, Some(&handled(5))).await.unwrap(),
        Saved::Now
    );
    let again = store.save(&change, Some(&handled(5))).await.unwrap();
    assert_eq!(again, Saved::Before(Done::Sentence("answer 5".to_owned())));
    assert_eq!(store.history(game.id, i64::MAX).await.unwrap().len(), 4);
}

#[tokio::test]
async fn whoever_has_not_seen_the_last_event_changes_nothing() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    store
        .save(&turn(&game, "e1-e2"), Some(&handled(5)))
        .await
        .unwrap();
    let late = store.save(&turn(&game, "a3-b3"), Some(&handled(6))).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    let history = store.history(game.id, i64::MAX).await.unwrap();
    assert_eq!(
        history.last().unwrap().kind,
        EventKind::Turn("e1-e2".to_owned())
    );
    assert_eq!(store.answer(6_i64.into()).await.unwrap(), None);
}

#[tokio::test]
async fn history_can_only_grow() {
    let (_folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    for statement in [
        "UPDATE game_events SET at = 0",
        "DELETE FROM game_events",
        "INSERT INTO game_events (game_id, seq, kind, at) VALUES (1, 9, 'note', 0)",
    ] {
        assert!(
            sqlx::query(statement).execute(&store.writer).await.is_err(),
            "{statement}"
        );
    }
}

#[tokio::test]
async fn readers_cannot_write() {
    let (_folder, store) = fresh().await;
    let written = sqlx::query("DELETE FROM outbox")
        .execute(&store.reader)
        .await;
    assert!(written.is_err());
}

/// A full disk: what is refused leaves nothing behind, and the store works again as soon as there is room.
#[tokio::test]
async fn a_full_disk_loses_nothing_and_heals() {
    let (_folder, store) = fresh().await;
    limit_pages(&store, 1).await;
    let mut refused = None;
    for number in 0..200 {
        let code = format!("X{number}");
        if let Err(error) = store.create(&table(&code), &handled(number)).await {
            refused = Some((code, error));
            break;
        }
    }
    let (code, error) = refused.expect("the limit of pages is a full disk");
    assert!(matches!(error, StoreError::Sqlite(_)), "{error:?}");
    assert_eq!(store.game(&code).await.unwrap(), None);
    limit_pages(&store, 1_000_000).await;
    store.create(&table("7K3Q"), &handled(1000)).await.unwrap();
    assert!(store.game("7K3Q").await.unwrap().is_some());
}

/// Some failures make SQLite roll back by itself. sqlx then believes in a transaction that is gone, and a pool of one
/// writer would refuse every later one with "attempted to call `begin_with` at non-zero transaction depth", long after
/// the disk has room again (sqlx#3742, #4031).
#[tokio::test]
async fn the_writer_is_replaced_when_sqlite_has_rolled_back_by_itself() {
    let (_folder, store) = fresh().await;
    // A single row without constraints needs no journal of its own: nothing less than the transaction can be undone.
    sqlx::query("CREATE TABLE filler (text TEXT)")
        .execute(&store.writer)
        .await
        .unwrap();
    limit_pages(&store, 1).await;
    let mut tx = store.begin().await.unwrap();
    let failed = sqlx::query("INSERT INTO filler VALUES (printf('%.*c', 1000000, 'x'))")
        .execute(&mut *tx)
        .await;
    assert!(failed.is_err());
    drop(tx);
    limit_pages(&store, 1_000_000).await;
    store.create(&table("9XYZ"), &handled(1)).await.unwrap();
}

/// Limits the file to so many pages, or to those that it has already.
async fn limit_pages(store: &Store, pages: u32) {
    let statement = format!("PRAGMA max_page_count = {pages}");
    sqlx::query(sqlx::AssertSqlSafe(statement))
        .execute(&store.writer)
        .await
        .unwrap();
}

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
        assert!(
            store.claim(10, 10).await.unwrap().is_empty(),
            "the rest waits"
        );
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

/// Eight posts that hung in one channel stopped every other delivery.
#[tokio::test]
async fn a_channel_has_one_message_on_its_way_and_what_is_new_goes_first() {
    let (_folder, store) = fresh().await;
    for (code, channel) in [("7K3Q", 2_i64), ("9XYZ", 2), ("4ABC", 3), ("5DEF", 4)] {
        let mut change = table(code);
        change.game.channel = channel.into();
        store
            .create(&change, &handled(channel * 10 + now()))
            .await
            .unwrap();
    }
    let channels = async |limit, again| {
        let taken = store.claim(limit, again).await.unwrap();
        taken
            .iter()
            .map(|queued| queued.channel.get())
            .collect::<Vec<_>>()
    };
    assert_eq!(channels(2, 2).await, [2, 3], "the oldest of each channel");
    assert_eq!(channels(10, 10).await, [4]);
    assert!(
        channels(10, 10).await.is_empty(),
        "9XYZ waits for its channel"
    );

    // The process is killed here: what it was sending comes back, and knows that it was tried.
    assert_eq!(store.recover_claims().await.unwrap(), 3);
    let mut change = table("6GHJ");
    change.game.channel = 5_i64.into();
    store.create(&change, &handled(6)).await.unwrap();
    assert_eq!(channels(1, 10).await, [5]);
    assert_eq!(
        channels(10, 2).await,
        [2, 3],
        "at most two that were tried before"
    );
    assert_eq!(channels(10, 1).await, [4]);
}

/// A row that another release has written, or nobody: it stopped all deliveries everywhere.
#[tokio::test]
async fn an_unreadable_row_is_set_aside_alone() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    sqlx::query(
        r#"UPDATE outbox SET kind = 'telegram', intent = '{"kind":"telegram"}' WHERE kind = 'lobby'"#,
    )
    .execute(&store.writer)
    .await
    .unwrap();
    assert!(store.claim(10, 10).await.unwrap().is_empty());
    let next = store.claim(10, 10).await.unwrap();
    assert_eq!(
        next[0].notification,
        Notification::Board { since: 3, seq: 3 }
    );
    assert_eq!(next[0].game, game.id);
    let aside: (String, String) =
        sqlx::query_as("SELECT kind, last_error FROM outbox WHERE state = 'dead'")
            .fetch_one(&store.reader)
            .await
            .unwrap();
    assert_eq!(aside.0, "telegram");
    assert!(aside.1.contains("telegram"), "{}", aside.1);
}

/// A board whose picture cannot be drawn is posted as text; the picture follows and holds up nothing.
#[tokio::test]
async fn a_picture_is_drawn_later_and_holds_up_nothing() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let lobby = store.claim(1, 0).await.unwrap().remove(0);
    store.mark_delivered(&lobby, None).await.unwrap();
    let board = store.claim(1, 0).await.unwrap().remove(0);
    let post = Post {
        message: 501_i64.into(),
        channel: game.channel,
        seq: 3,
    };
    store
        .mark_delivered_undrawn(&board, post, now() - 1)
        .await
        .unwrap();
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    let next = store.claim(1, 0).await.unwrap().remove(0);
    assert_eq!(next.notification, Notification::Board { since: 4, seq: 4 });
    store.mark_delivered(&next, None).await.unwrap();
    let picture = store.claim(1, 0).await.unwrap().remove(0);
    let expected = Notification::Picture {
        message: 501_i64.into(),
        since: 3,
        seq: 3,
    };
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
        let post = Post {
            message: message.into(),
            channel: game.channel,
            seq,
        };
        store
            .mark_delivered(&queued, Some((post, Purpose::Board)))
            .await
            .unwrap();
    }
    let remove_buttons = store.claim(5, 5).await.unwrap();
    assert_eq!(remove_buttons.len(), 1);
    assert_eq!(
        remove_buttons[0].notification,
        Notification::RemoveButtons {
            message: 501_i64.into()
        }
    );
    let newest = store
        .newest_post(game.id, Purpose::Board)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(newest.message, 502_i64.into());
}

#[tokio::test]
async fn what_waits_for_a_channel_can_be_hurried() {
    let (_folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    let queued = store.claim(1, 1).await.unwrap().remove(0);
    store
        .postpone(&queued, now() + 3_600_000, "Missing Permissions")
        .await
        .unwrap();
    assert!(store.claim(5, 5).await.unwrap().is_empty());
    assert!(store.next_due_at().await.unwrap().is_some());
    store.retry_now(None, queued.channel).await.unwrap();
    assert_eq!(store.claim(1, 1).await.unwrap()[0].id, queued.id);
}

#[tokio::test]
async fn a_foreign_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("letter.txt");
    std::fs::write(
        &text,
        "Dear Ana, this is not a database at all. ".repeat(50),
    )
    .unwrap();
    let before = std::fs::read(&text).unwrap();
    let opened = Store::open(&text).await;
    assert!(matches!(opened, Err(OpenError::Foreign(_))), "{opened:?}");
    assert_eq!(std::fs::read(&text).unwrap(), before);

    let other = folder.path().join("other.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(&other)
        .create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    sqlx::query("CREATE TABLE recipes (name TEXT)")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let before = std::fs::read(&other).unwrap();
    let opened = Store::open(&other).await;
    assert!(matches!(opened, Err(OpenError::Foreign(_))), "{opened:?}");
    assert_eq!(std::fs::read(&other).unwrap(), before);
}

#[tokio::test]
async fn a_file_of_a_newer_release_is_refused() {
    let (folder, store) = fresh().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 0)",
    )
    .execute(&store.writer)
    .await
    .unwrap();
    store.close().await;
    drop(store);
    let opened = Store::open(&folder.path().join("pacru.db")).await;
    assert!(matches!(opened, Err(OpenError::Newer(_))), "{opened:?}");
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let (folder, store) = fresh().await;
    for number in 0..50 {
        store
            .create(&table(&format!("X{number}")), &handled(number))
            .await
            .unwrap();
    }
    store.close().await;
    drop(store);
    let path = folder.path().join("pacru.db");
    let mut bytes = std::fs::read(&path).unwrap();
    for byte in &mut bytes[8192..] {
        *byte ^= 0x5a;
    }
    std::fs::write(&path, bytes).unwrap();
    let opened = Store::open(&path).await;
    assert!(
        matches!(opened, Err(OpenError::Damaged { .. })),
        "{opened:?}"
    );
}

#[tokio::test]
async fn a_folder_that_is_missing_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let opened = Store::open(&folder.path().join("nowhere/pacru.db")).await;
    let error = opened.unwrap_err().to_string();
    assert!(
        error.contains("PACRU_DATA") && error.contains("nowhere"),
        "{error}"
    );
}

#[tokio::test]
async fn pruning_keeps_what_is_young_or_undelivered() {
    let (_folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    store.create(&table("9XYZ"), &handled(42)).await.unwrap();
    store.prune().await.unwrap();
    assert!(store.answer(42_i64.into()).await.unwrap().is_some());
    let lobby = store.claim(10, 10).await.unwrap().remove(0);
    store.mark_delivered(&lobby, None).await.unwrap();
    assert_eq!(store.claim(10, 10).await.unwrap().len(), 1);
}

#[tokio::test]
async fn everyone_has_preferences_of_their_own() {
    let (_folder, store) = fresh().await;
    let (ana, ben) = (10_i64.into(), 11_i64.into());
    let chosen = store
        .prefer(ana, |preferences| {
            preferences.show = Show::Text;
            preferences.theme = Some("wood".to_owned());
        })
        .await
        .unwrap();
    assert_eq!(store.preferences(ana).await.unwrap(), chosen);
    assert_eq!(
        store.preferences(ben).await.unwrap(),
        Preferences::default()
    );
    let again = store
        .prefer(ana, |preferences| preferences.confirm = Confirm::Never)
        .await
        .unwrap();
    assert_eq!(
        again,
        Preferences {
            confirm: Confirm::Never,
            ..chosen
        }
    );
}

/// A file of each earlier release, with a game that is being played.
#[tokio::test]
async fn files_of_older_releases_are_brought_up_to_date() {
    let all: Vec<_> = schema::MIGRATIONS.iter().cloned().collect();
    for older in 1..all.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pacru.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true);
        let pool = SqlitePool::connect_with(options).await.unwrap();
        let release = sqlx::migrate::Migrator::with_migrations(all[..older].to_vec());
        release.run(&pool).await.unwrap();
        for query in [
            "INSERT INTO games (id, code, channel_id, creator_id, ruleset, rules_version, setup, status, seq, to_move,
               created_at, started_at)
             VALUES (1, '7K3Q', 2, 10, 'pacru', 1, '{\"kind\":\"pacru\",\"seats\":\"SN\"}', 'active', 0, 0, 5, 6)",
            "INSERT INTO chairs (game_id, chair, user_id, name, kind) VALUES (1, 0, 10, 'Ana', 'seated')",
            "INSERT INTO posts (message_id, channel_id, game_id, purpose, seq, posted_at) VALUES (7, 2, 1, 'board', 0, 6)",
        ] {
            sqlx::query(query).execute(&pool).await.unwrap();
        }
        // Reminders came with layout 3; since layout 6 nobody looks where they were kept then.
        let reminders = (3..6).contains(&older);
        if reminders {
            sqlx::query("INSERT INTO facts (name, value) VALUES ('alive', 8), ('reminded 10', 9)")
                .execute(&pool)
                .await
                .unwrap();
        }
        pool.close().await;

        let store = Store::open(&path).await.unwrap();
        if reminders {
            let ana = store.availability(10_i64.into()).await.unwrap();
            assert_eq!(ana.reminded_at, Some(9));
            assert_eq!(store.meta("alive").await.unwrap(), Some(8));
            assert_eq!(store.meta("reminded 10").await.unwrap(), None);
        }
        let game = store.game("7K3Q").await.unwrap().unwrap();
        assert_eq!(game.players, [Player::seated(person(10, "Ana"))]);
        assert!(
            store
                .newest_post(game.id, Purpose::Board)
                .await
                .unwrap()
                .is_some()
        );
        if older < 3 {
            assert_eq!(game.terms.pace, play::time::Pace::Unlimited);
            assert!(!game.terms.rated, "nobody has agreed to that");
        }
        let copy = format!("before-migration-{older}-");
        let kept = std::fs::read_dir(folder.path()).unwrap().filter(|file| {
            let name = file.as_ref().unwrap().file_name();
            name.to_string_lossy().contains(&copy)
        });
        assert_eq!(kept.count(), 1, "a copy of the file as it was");
    }
}

/// Whatever can happen is read as it was written.
#[tokio::test]
async fn every_kind_of_event_is_kept() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let mut kinds = vec![
        EventKind::TakeBack(3),
        EventKind::Give(60_000),
        EventKind::Thaw,
    ];
    for offer in Offer::ALL {
        kinds.extend([
            EventKind::Offer(offer),
            EventKind::Accept(offer),
            EventKind::Decline(offer),
        ]);
    }
    let mut change = Change::of(game.clone(), now());
    for kind in &kinds {
        change.happen(kind.clone(), Some(1));
    }
    store.save(&change, None).await.unwrap();
    let history = store.history(game.id, i64::MAX).await.unwrap();
    let read: Vec<_> = history
        .into_iter()
        .skip(3)
        .map(|event| event.kind)
        .collect();
    assert_eq!(read, kinds);
}

/// The first programs kept answers as sentences, and a newer one may keep what this one does not know.
#[test]
fn answers_are_read_whoever_kept_them() {
    let sentence = "Played `e1-e2` in `7K3Q`.";
    let read = |kept: &str| read_answer(kept.to_owned());
    assert_eq!(read(sentence), Done::Sentence(sentence.to_owned()));
    let code = "7K3Q".to_owned();
    assert_eq!(
        read(r#"{"done":"resigned","code":"7K3Q"}"#),
        Done::Resigned { code }
    );
    assert_eq!(read(r#"{"done":"danced","code":"7K3Q"}"#), Done::Forgotten);
}
