//! Files that are opened or refused: of other programs, of other releases, damaged.

use super::*;
use crate::schema;

#[tokio::test]
async fn a_foreign_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Ana, this is not a database at all. ".repeat(50)).unwrap();
    let before = std::fs::read(&text).unwrap();
    let opened = Store::open(&text.as_path().into()).await;
    assert!(matches!(opened, Err(OpenError::Foreign(_))), "{opened:?}");
    assert_eq!(std::fs::read(&text).unwrap(), before);

    let other = folder.path().join("other.db");
    let mut file = sqlite_file(&other).await;
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let before = std::fs::read(&other).unwrap();
    let opened = Store::open(&other.as_path().into()).await;
    assert!(matches!(opened, Err(OpenError::Foreign(_))), "{opened:?}");
    assert_eq!(std::fs::read(&other).unwrap(), before);
}

#[tokio::test]
async fn a_file_of_a_newer_release_is_refused() {
    let (folder, store) = fresh().await;
    store.alter("INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 0)").await;
    store.close().await;
    drop(store);
    let opened = Store::open(&folder.path().join("pacru.db").into()).await;
    assert!(matches!(opened, Err(OpenError::Newer(_))), "{opened:?}");
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let (folder, store) = fresh().await;
    for number in 0..50 {
        store.create(&table(&format!("X{number}")), &handled(number), None).await.unwrap();
    }
    store.close().await;
    drop(store);
    let path = folder.path().join("pacru.db");
    let mut bytes = std::fs::read(&path).unwrap();
    for byte in &mut bytes[8192..] {
        *byte ^= 0x5a;
    }
    std::fs::write(&path, bytes).unwrap();
    let opened = Store::open(&path.as_path().into()).await;
    assert!(matches!(opened, Err(OpenError::Damaged { .. })), "{opened:?}");
}

#[tokio::test]
async fn a_folder_that_is_missing_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let opened = Store::open(&folder.path().join("nowhere/pacru.db").into()).await;
    let error = opened.unwrap_err().to_string();
    assert!(error.contains("PACRU_DATA") && error.contains("nowhere"), "{error}");
}

/// A file of each earlier release, with a game that is being played.
#[tokio::test]
async fn files_of_older_releases_are_brought_up_to_date() {
    let all: Vec<_> = schema::SQLITE.iter().cloned().collect();
    for older in 1..all.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pacru.db");
        let mut file = sqlite_file(&path).await;
        let release = sqlx::migrate::Migrator::with_migrations(all[..older].to_vec());
        release.run(&mut file).await.unwrap();
        // Layout 29 brought the words of the program.
        let player = if older < 29 {
            "INSERT INTO chairs (game_id, chair, user_id, name, kind) VALUES (1, 0, 10, 'Ana', 'seated'), (1, 1, 11, 'Ben', 'seated')"
        } else {
            "INSERT INTO players (game_id, player, user_id, name, kind) VALUES (1, 0, 10, 'Ana', 'seated'), (1, 1, 11, 'Ben', 'seated')"
        };
        for query in [
            "INSERT INTO games (id, code, channel_id, creator_id, ruleset, rules_version, setup, status, seq, to_move,
               created_at, started_at)
             VALUES (1, '7K3Q', 2, 10, 'pacru', 1, '{\"kind\":\"pacru\",\"seats\":\"SN\"}', 'active', 0, 0, 5, 6)",
            player,
            "INSERT INTO posts (message_id, channel_id, game_id, purpose, seq, posted_at) VALUES (7, 2, 1, 'board', 0, 6)",
        ] {
            sqlx::query(query).execute(&mut file).await.unwrap();
        }
        // Layout 3 introduced reminders, and layout 6 keeps them elsewhere.
        let reminders = (3..6).contains(&older);
        if reminders {
            let facts = "INSERT INTO facts (name, value) VALUES ('alive', 8), ('reminded 10', 9)";
            sqlx::query(facts).execute(&mut file).await.unwrap();
        }
        file.close().await.unwrap();

        let store = Store::open(&path.as_path().into()).await.unwrap();
        if reminders {
            let ana = store.availability(10_i64.into()).await.unwrap();
            assert_eq!(ana.reminded_at, Some(9));
            assert_eq!(store.held_shards().await.unwrap()[0].alive_at, Some(8));
            assert_eq!(store.meta("reminded 10").await.unwrap(), None);
        }
        let game = store.game("7K3Q").await.unwrap().unwrap();
        let players = [person(10, "Ana"), person(11, "Ben")].map(Player::seated);
        assert_eq!(game.players, players);
        assert!(store.newest_post(game.id, Purpose::Board).await.unwrap().is_some());
        if older < 3 {
            assert_eq!(game.terms.pace, play::time::Pace::Unlimited);
            assert!(!game.terms.rated, "nobody has agreed to that");
        }
        let copy = format!("before-migration-{}-", all[older - 1].version);
        let kept = std::fs::read_dir(folder.path()).unwrap().filter(|file| {
            let name = file.as_ref().unwrap().file_name();
            name.to_string_lossy().contains(&copy)
        });
        assert_eq!(kept.count(), 1, "a copy of the file as it was");
    }
}

/// Each try once left another copy of the whole file, and one that was interrupted stayed for ever.
#[tokio::test]
async fn an_update_that_takes_several_starts_makes_one_copy() {
    let (folder, path) = file_of_layout(5).await;
    let half =
        |ending: &str| folder.path().join(format!("pacru.db.before-migration-5-17.db{ending}"));
    let unfinished = [half(".tmp"), half("-update.a1B2c3.tmp"), half("-update.a1B2c3.tmp-journal")];
    let others = ["pacru.db.tmp", "pacru.db.before-migration-x-17.db.tmp", "letter.txt.tmp"];
    let others = others.map(|name| folder.path().join(name));
    for file in unfinished.iter().chain(&others) {
        std::fs::write(file, "half").unwrap();
    }
    let copies = || {
        let names = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
        let names = names.map(|name| name.into_string().unwrap());
        let is_copy = |name: &String| name.contains("before-migration-") && !name.contains(".tmp");
        names.filter(is_copy).collect::<Vec<_>>()
    };

    // Three starts are interrupted: one before the first step, and two between others.
    for stop_before in [1, 8, 20] {
        let step = move |step| match step {
            UpdateStep::Migration { number, .. } => assert!(number < stop_before, "killed here"),
            UpdateStep::Copy => {}
        };
        let location = path.as_path().into();
        let opened = async move { Store::open_reporting(&location, Clock::default(), &step).await };
        assert!(tokio::spawn(opened).await.unwrap_err().is_panic());
        assert_eq!(copies().len(), 1, "{:?}", copies());
        assert!(unfinished.iter().all(|file| !file.exists()));
    }
    let under_way = folder.path().join(&copies()[0]);
    let store = Store::open(&path.as_path().into()).await.unwrap();
    store.close().await;
    let [kept] = &copies()[..] else { panic!("{:?}", copies()) };
    assert!(
        kept.starts_with("pacru.db.before-migration-5-") && !kept.contains("-update"),
        "{kept}"
    );
    assert!(!under_way.exists());
    let mut copy = sqlite_file(&folder.path().join(kept)).await;
    assert_eq!(crate::sqlite::applied_version(&mut copy).await.unwrap(), Some(5));
    assert!(others.iter().all(|file| file.exists()), "not ours");
}

/// Whoever went back to the older version and played on has another file to keep.
#[tokio::test]
async fn an_update_that_is_begun_anew_copies_what_was_played_since() {
    let (folder, path) = file_of_layout(26).await;
    let interrupted = |path: std::path::PathBuf| async move {
        let stop = |step| assert!(step == UpdateStep::Copy, "killed here");
        Store::open_reporting(&path.into(), Clock::default(), &stop).await
    };
    for events in 1..=2 {
        let begun = tokio::spawn(interrupted(path.clone())).await;
        assert!(begun.unwrap_err().is_panic());
        let copies = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
        let mut copies = copies.filter(|file| file.to_string_lossy().ends_with(".db-update"));
        let mut copy = sqlite_file(&copies.next().unwrap()).await;
        let kept: i64 = sqlx::query_scalar("SELECT count(*) FROM game_events")
            .fetch_one(&mut copy)
            .await
            .unwrap();
        assert_eq!((kept, copies.next()), (events - 1, None), "one copy, of the newest state");
        let mut file = sqlite_file(&path).await;
        let event = format!(
            "INSERT INTO game_events (game_id, seq, kind, at) VALUES (1, {events}, 'create', {events})"
        );
        sqlx::query(sqlx::AssertSqlSafe(event)).execute(&mut file).await.unwrap();
        let seq = format!("UPDATE games SET seq = {events}");
        sqlx::query(sqlx::AssertSqlSafe(seq)).execute(&mut file).await.unwrap();
        file.close().await.unwrap();
    }
}

/// A file as an older release wrote it, with one game.
async fn file_of_layout(layout: usize) -> (TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pacru.db");
    let mut file = sqlite_file(&path).await;
    let all: Vec<_> = schema::SQLITE.iter().cloned().collect();
    let release = sqlx::migrate::Migrator::with_migrations(all[..layout].to_vec());
    release.run(&mut file).await.unwrap();
    sqlx::query(
        "INSERT INTO games (id, code, channel_id, creator_id, ruleset, rules_version, setup, status, created_at)
         VALUES (1, '7K3Q', 2, 10, 'pacru', 1, '{\"kind\":\"pacru\",\"seats\":\"SN\"}', 'open', 5)",
    )
    .execute(&mut file)
    .await
    .unwrap();
    file.close().await.unwrap();
    (folder, path)
}
