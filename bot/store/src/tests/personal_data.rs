//! What is kept about a member: every column is classified, their file shows it, and their erasure
//! removes it.

use std::collections::BTreeSet;

use ::testing::needed;
use play::UserId;

use super::*;
use crate::{Column, Erased, Of, TABLES};

/// The member about whom all rows are, and another one about whom there are as many.
const ANA: i64 = 70_001;
const BEN: i64 = 70_002;

const GUILD: i64 = 7;

/// Rows about the member `{u}`, with a value in every column that their file shows. Their game and
/// their tournament are over.
const ROWS: &[&str] = &[
    r#"INSERT INTO tournaments (id, code, guild_id, channel_id, organiser_id, settings, status, round_due_at, season,
         created_at, started_at, ended_at, name_key, opening, round_from, round_length)
       VALUES (1{u}, 'T{u}', 7, 8, {u}, '{"name":"Cup {u}"}', 'over', 1, 1, 2, 3, 4, 'cup {u}', 5, 6, 7)"#,
    "UPDATE tournaments SET previous_id = id",
    "INSERT INTO entrants (tournament_id, entrant, user_id, name, state)
       VALUES (1{u}, 1, {u}, 'Name{u}', 'entered')",
    "INSERT INTO games (id, code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, created_at,
         started_at, ended_at, tournament_id)
       VALUES (1{u}, 'G{u}', 7, 8, {u}, 'pacru', 1, '{}', 'finished', 1, 2, 3, 1{u})",
    "INSERT INTO players (game_id, player, user_id, name, kind) VALUES (1{u}, 0, {u}, 'Name{u}', 'seated')",
    "INSERT INTO game_events (game_id, seq, kind, player, at) VALUES (1{u}, 1, 'create', 0, 1)",
    "INSERT INTO plans (game_id, player, seq, lines) VALUES (1{u}, 0, 1, '[1]')",
    "INSERT INTO rating_changes (game_id, player, pool, mu0, sigma0, mu1, sigma1)
       VALUES (1{u}, 0, 'pacru-2', 25.5, 8, 26, 7)",
    "INSERT INTO results (user_id, guild_id, game_id, pool, finished, place, shared, abandoned, half_points, beaten, turns,
         days, started_at, ended_at)
       VALUES ({u}, 7, 1{u}, 'pacru-2', 1, 1, 0, 0, 2, 25.5, 9, '1:2', 1, 2)",
    "INSERT INTO ratings (guild_id, pool, user_id, mu, sigma, games, last_at) VALUES (7, 'pacru-2', {u}, 25, 8, 1, 1)",
    "INSERT INTO notes (user_id, game_id, ply, text, at) VALUES ({u}, 1{u}, 1, 'of Name{u}', 1)",
    "INSERT INTO variations (user_id, game_id, tree, at) VALUES ({u}, 1{u}, '[2]', 1)",
    "INSERT INTO mistakes (user_id, game_id, seq, better, refutation, best, rest, due_at)
       VALUES ({u}, 1{u}, 1, 'e1-e2', 'e9-e8', 0.9, 0.1, 1)",
    "INSERT INTO watches (game_id, user_id, active, interaction_id) VALUES (1{u}, {u}, 1, 1)",
    "INSERT INTO game_notifications (user_id, game_id, notify) VALUES ({u}, 1{u}, 'never')",
    "INSERT INTO blocks (user_id, blocked_id, active, interaction_id) VALUES ({u}, 9, 1, 1), (9, {u}, 1, 1)",
    "INSERT INTO declined (inviter_id, invited_id, at) VALUES ({u}, 9, 1), (9, {u}, 1)",
    "INSERT INTO browsers (session, link, user_id, at) VALUES ('s{u}', 'l{u}', {u}, 1)",
    "INSERT INTO erasures (user_id, due_at) VALUES ({u}, 1)",
    "INSERT INTO people (user_id, time_zone, quiet_from, quiet_until, snoozed_until, vacation_from, vacation_until,
         vacation_year, vacation_used, reminded_at, locale, daily_at)
       VALUES ({u}, 'Europe/Prague', 1, 2, 3, 4, 5, 2026, 6, 7, 'cs', 8)",
    "INSERT INTO preferences (user_id, confirm, side, targets, show, theme, picture_name, language, review)
       VALUES ({u}, 'tapped', 'own', 'marked', 'picture', 'dark', 'Name{u}', 'cs', 'on')",
    "INSERT INTO puzzle_attempts (user_id, game, puzzle, solved, at, interaction_id, mu0, sigma0, mu1, sigma1)
       VALUES ({u}, 'pacru', 1, 1, 1, 1, 25, 8, 25, 8)",
    "INSERT INTO puzzle_ratings (user_id, game, mu, sigma, puzzles, last_at) VALUES ({u}, 'pacru', 25, 8, 1, 1)",
    "INSERT INTO daily_answers (guild_id, number, user_id, solved, at) VALUES (7, 1, {u}, 1, 1)",
    "INSERT INTO seeks (guild_id, channel_id, thread, user_id, name, game, players, pace, rated, rating_from, rating_to,
         interaction_id, until)
       VALUES (7, 8, 0, {u}, 'Name{u}', 'pacru', 2, '2d/move', 1, 1000, 2000, 1, 1)",
    "INSERT INTO tasks_done (user_id, game, task, at) VALUES ({u}, 'pacru', 'meeting', 1)",
    "INSERT INTO admin_log (at, actor_id, guild_id, game_id, action, reason) VALUES (1, {u}, 7, 1{u}, 'end', 'since')",
];

#[tokio::test]
async fn every_column_is_classified() {
    let (_folder, store) = fresh().await;
    let file = &mut store.file_reader().await.connection;
    let schema: Vec<(String, String)> = sqlx::query_as(
        "SELECT list.name, info.name FROM pragma_table_list AS list, pragma_table_info(list.name) AS info
         WHERE list.type = 'table' AND list.schema = 'main' AND list.name NOT LIKE '%sql%'",
    )
    .fetch_all(file)
    .await
    .unwrap();
    let schema: BTreeSet<_> = schema.into_iter().collect();
    let classified = TABLES.iter().flat_map(|table| {
        table.columns.iter().map(|(column, _)| (table.name.to_owned(), (*column).to_owned()))
    });
    let classified: Vec<_> = classified.collect();
    let once: BTreeSet<_> = classified.iter().cloned().collect();
    assert_eq!(once.len(), classified.len(), "each stands there once");
    let new: Vec<_> = schema.difference(&once).collect();
    assert!(new.is_empty(), "classify these in personal_data/classification.rs: {new:?}");
    let gone: Vec<_> = once.difference(&schema).collect();
    assert!(gone.is_empty(), "these are gone: {gone:?}");
    for table in TABLES {
        let shows = table.columns.iter().any(|(_, it)| !matches!(it, Column::Hidden(_)));
        assert_eq!(shows, matches!(table.of, Of::Member { .. }), "{}", table.name);
    }
}

#[tokio::test]
async fn a_member_reads_what_is_kept_about_them_until_they_are_erased() {
    let (_folder, store) = fresh().await;
    reads_and_is_erased(&store).await;
    let location = needed!(postgres::database().await);
    reads_and_is_erased(&Store::open(&location).await.unwrap()).await;
}

async fn reads_and_is_erased(store: &Store) {
    for user in [ANA, BEN] {
        for rows in ROWS {
            write(store, rows.replace("{u}", &user.to_string())).await;
        }
    }
    let ana = UserId::from(ANA);
    let kept = store.personal_data(ana).await.unwrap();
    let others = store.personal_data(BEN.into()).await.unwrap();
    for table in TABLES {
        let Of::Member { rows, .. } = table.of else {
            assert!(!kept.contains_key(table.name), "{} is about nobody", table.name);
            continue;
        };
        let shown = table.columns.iter().filter(|(_, it)| matches!(it, Column::Shown(_)));
        let (name, there) = (table.name, count(store, table.name, rows).await);
        if shown.clone().count() == 0 {
            continue;
        }
        let read = kept.get(name).unwrap_or_else(|| panic!("{name} is not in the file"));
        let read = read.as_array().unwrap();
        assert_eq!(i64::try_from(read.len()).unwrap(), there, "{name}");
        for (column, _) in shown {
            assert!(!read[0][column].is_null(), "{name}.{column} is not filled, or not read");
        }
    }
    let text = serde_json::to_string(&kept).unwrap();
    assert!(!text.contains(&BEN.to_string()), "what is another's: {text}");
    assert_eq!(kept["people"][0]["quiet_until"], 2);
    assert_eq!(kept["results"][0]["game_id"], format!("G{ANA}"));
    assert_eq!(kept["notes"][0]["text"], format!("of Name{ANA}"));
    assert_eq!(kept["tournaments"][0]["settings"]["name"], format!("Cup {ANA}"));
    assert_eq!(kept["erasures"][0]["due_at"], "1970-01-01T00:00:00Z");

    for guild in [Some(GUILD.into()), None] {
        store.erase(guild, ana, UserId::former(), None).await.unwrap();
    }
    store.forget_member(ana).await.unwrap();
    assert_eq!(store.personal_data(ana).await.unwrap(), serde_json::Map::new());
    assert_eq!(store.personal_data(BEN.into()).await.unwrap(), others, "another's stays");
    for table in TABLES {
        let name = table.name;
        if let Of::Member { rows, erased } = table.of {
            assert_eq!(count(store, name, rows).await, 0, "{name}");
            let left = count(store, name, "true OR $1 = 0").await;
            assert!(left > 0 || matches!(erased, Erased::Rows), "{name} keeps its rows");
        }
        // Their number and their name stand nowhere: not in a column that was taken for another's
        // either.
        for (column, shown) in table.columns {
            let text = format!("CAST({column} AS TEXT)");
            let holds = format!("{text} = CAST($1 AS TEXT) OR {text} LIKE '%Name{ANA}%'");
            // It has Discord compare their roles.
            let passes = name == "role_checks";
            assert!(passes || count(store, name, &holds).await == 0, "{name}.{column} {shown:?}");
        }
    }
}

/// How many rows of a table are about the first member.
async fn count(store: &Store, table: &str, rows: &str) -> i64 {
    let sql = format!("SELECT count(*) FROM {table} AS mine WHERE {rows}");
    let sql: &'static str = sql.leak();
    let answered =
        crate::query::asked((&store.reader).into(), sql, vec![crate::values::Bind::value(&ANA)]);
    match answered.await.unwrap().1.first() {
        Some(crate::connections::Row::File(row)) => sqlx::Row::get(row, 0),
        Some(crate::connections::Row::Server(row)) => sqlx::Row::get(row, 0),
        None => 0,
    }
}

async fn write(store: &Store, sql: String) {
    let sql: &'static str = sql.leak();
    crate::query::asked((&store.writer).into(), sql, Vec::new())
        .await
        .unwrap_or_else(|error| panic!("{sql}: {error}"));
}

/// What an earlier version stored as it came is read without what acts on other text.
#[tokio::test]
async fn stored_texts_do_not_turn_others_around() {
    let (_folder, store) = fresh().await;
    turns_nothing_around(&store).await;
    let location = needed!(postgres::database().await);
    turns_nothing_around(&Store::open(&location).await.unwrap()).await;
}

async fn turns_nothing_around(store: &Store) {
    let game = begun(store, "7K3Q").await;
    for rows in ROWS {
        write(store, rows.replace("{u}", &ANA.to_string())).await;
    }
    write(store, "UPDATE players SET name = 'Name' WHERE game_id = 1 AND player = 0".to_owned())
        .await;
    write(store, "UPDATE admin_log SET reason = 'Name'".to_owned()).await;
    for (table, column) in [
        ("players", "name"),
        ("entrants", "name"),
        ("seeks", "name"),
        ("notes", "text"),
        ("preferences", "picture_name"),
        ("admin_log", "reason"),
        ("tournaments", "settings"),
    ] {
        let text = format!(
            "replace(replace({column}, 'Name', 'Na\u{202e}\u{2066}me'), 'Cup', 'C\u{202e}up')"
        );
        write(store, format!("UPDATE {table} SET {column} = {text}")).await;
    }
    let is_tame = |text: &str| !text.chars().any(play::untrusted::controls_direction);
    let kept = serde_json::to_string(&store.personal_data(ANA.into()).await.unwrap()).unwrap();
    assert!(kept.contains("Name70001") && is_tame(&kept), "{kept}");
    let game = store.game(&game.code).await.unwrap().unwrap();
    assert_eq!(game.players[0].person.name, "Name");
    let tournament = store.tournaments_on(GUILD.into(), 1).await.unwrap().remove(0);
    assert_eq!(tournament.settings.name, "Cup 70001");
    assert!(is_tame(&tournament.entrants[0].person.name));
    assert!(is_tame(&store.preferences(ANA.into()).await.unwrap().picture_name.unwrap()));
    let named = store.picture_names_in(tournament.id).await.unwrap();
    assert!(named.iter().all(|(_, name)| is_tame(name)) && !named.is_empty());
    let notes = store.notes((100_000 + ANA).into(), ANA.into()).await.unwrap();
    assert!(notes.iter().all(|note| is_tame(&note.text)) && !notes.is_empty());
}

/// A link that was unused when its member was erased once signed their browser in all the same, and
/// their number was kept again for a month.
#[tokio::test]
async fn no_link_outlives_an_erasure() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::standing_at(1_000_000);
    let file = (&*folder.path().join("pacru.db")).into();
    links_end(&Store::open_at(&file, clock.clone()).await.unwrap(), &clock).await;
    let location = needed!(postgres::database().await);
    links_end(&Store::open_at(&location, clock.clone()).await.unwrap(), &clock).await;
}

async fn links_end(store: &Store, clock: &Clock) {
    let ana = UserId::from(ANA);
    let follow = async |link: &str, made_at| {
        store.sign_in(&format!("session of {link}"), link, ana, made_at).await.unwrap()
    };
    assert!(!follow("of nobody", clock.now()).await);
    store.saw_client_locale(ana, "cs").await.unwrap();
    let first = clock.now();
    assert!(follow("a", first).await && !follow("a", first).await, "it works once");
    clock.set(first + 1000);
    store.forget_member(ana).await.unwrap();
    assert_eq!(store.signed_in("session of a").await.unwrap(), None);
    assert!(!follow("b", first).await);
    // Whoever comes back gets new ones.
    clock.set(first + 2000);
    store.saw_client_locale(ana, "cs").await.unwrap();
    assert!(!follow("b", first).await && follow("c", first + 2000).await);
    store.sign_out(ana).await.unwrap();
    assert!(!follow("d", first + 2000).await && follow("d", first + 2001).await);
    let rows = count(store, "browsers", "user_id = $1").await;
    assert_eq!(rows, 1, "nothing is kept of links that were refused");
}
