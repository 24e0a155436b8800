//! The bot shows members their data, and erases them on request.

use std::collections::BTreeSet;
use std::path::Path;

use local::{Message, Person};
use play::time::{DAY, HOUR};
use rules::{Kind, Setup};
use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _};
use store::{Column, Location, Selection, Store, TABLES};

use crate::club::{Club, Says as _};

fn file(answer: &Message) -> Value {
    let file = &answer.attachments[0];
    assert_eq!(file.filename, "my-data.json");
    serde_json::from_slice(&file.bytes).expect("JSON")
}

/// A game on a server, and one in direct messages, which speaks the language of its player without being asked.
#[tokio::test(flavor = "multi_thread")]
async fn members_get_their_data_and_are_erased_a_day_after_they_wish() {
    let mina = Person::named("Wilhelmina").speaking("cs");
    let ben = Person::named("Ben").speaking("en-GB");
    let (mut club, [mina, ben]) = Club::of([mina, ben]).await;
    let (code, _) = club.table(&[&mina, &ben]).await;
    let private = club.discord.direct(&mina);
    let asked = club.answer_in(private, &mina, "pacru new", [("players", "2")]).await;
    asked.says("jak silně má počítač hrát?");
    club.press(&mina, &asked, "Nováček").await;
    club.posted_in(private, "jste na tahu").await;
    club.answer(&mina, "pacru preferences", [("name", "Mina")]).await;
    club.answer(&mina, "pacru people block", [("member", "Ben")]).await;

    let own_data = club.answer(&mina, "pacru data", []).await;
    own_data.says("Týká se 2 partií a\u{a0}1 serveru.");
    let data = file(&own_data);
    assert_eq!(data["member"], mina.id().to_string());
    assert_eq!(data["preferences"][0]["picture_name"], "Mina");
    assert_eq!(data["people"][0]["locale"], "cs");
    assert_eq!(data["blocks"][0]["blocked_id"], ben.id().to_string());
    let games = data["games"].as_array().expect("games");
    let game = games.iter().find(|game| game["code"] == code.as_str()).expect("the game");
    assert_eq!(game["server"], club.discord.guild().to_string());
    assert_eq!(game["terms"]["pace"], "3d+1d cap 7d");
    assert!(game["events"].as_array().expect("events").iter().all(|it| it["at"].is_string()));
    for player in game["players"].as_array().expect("players") {
        assert_eq!(player["name"] == "Wilhelmina", player["you"] == true);
        assert!(player["id"].is_null(), "nobody's number");
    }

    // Erasing takes two questions and a day in which it can be cancelled, across a restart.
    let (wish, sure) = ("Vymazat moje údaje", "Za den vymazat moje údaje");
    let asked = club.press(&mina, &own_data, wish).await;
    asked.says("Vzdáte 2 rozehrané partie.");
    club.press(&mina, &asked, sure).await.says("Vaše údaje budou vymazány <t:");
    club.crash().await;
    let own_data = club.answer(&mina, "pacru data", []).await;
    assert!(file(&own_data)["erasures"][0]["due_at"].is_string());
    club.press(&mina, &own_data, "Ponechat moje údaje").await.says("Nic");
    club.forward(DAY + HOUR);
    let own_data = club.answer(&mina, "pacru data", []).await;
    let asked = club.press(&mina, &own_data, wish).await;
    club.press(&mina, &asked, sure).await;
    club.forward(DAY + HOUR);
    club.logs("erased at their wish").await;
    // A message that was being written during the erasure is deleted with the old ones once it is posted.
    club.all_is_posted().await;
    let theirs = file(&club.answer(&ben, "pacru data", []).await);
    let players = theirs["games"][0]["players"].as_array().expect("players");
    assert!(players.iter().any(|player| player["name"] == "former player"));

    // What else is kept of them on a server: `admin::nothing_of_an_erased_member_stays`.
    club.crash().await;
    let left = format!(
        "SELECT (SELECT count(*) FROM players WHERE user_id = {id} OR name = '{name}')
         + (SELECT count(*) FROM games WHERE creator_id = {id} OR channel_id = {private})
         + (SELECT count(*) FROM posts WHERE channel_id = {private})
         + (SELECT count(*) FROM outbox WHERE channel_id = {private})",
        id = mina.id(),
        name = mina.name(),
    );
    let left: &'static str = left.leak();
    club.until("nothing is left", async || {
        let (left,): (i64,) = testing::database::row(&club.data(), left).await;
        left == 0
    })
    .await;
    club.answer(&mina, "pacru data", []).await.says("Týká se 0 partií a\u{a0}0 serverů.");
}

/// A game and what was said of it: an open table, a turn, an offer. Nobody checks here whether it
/// was possible.
const GAME: [&str; 6] = [
    "DROP TRIGGER game_events_in_order",
    "DROP TRIGGER game_events_no_update",
    "INSERT INTO tournaments (id, code, guild_id, channel_id, organiser_id, settings, status, created_at, name_key)
       VALUES (1, 'TTTT', 7, 8, 9, '{}', 'running', 1, 'one'), (2, 'UUUU', 7, 8, 9, '{}', 'running', 1, 'two')",
    "INSERT INTO games (id, code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply, to_move,
         created_at, started_at, tournament_id, board)
       VALUES (1, '7K3Q', 7, 8, 9, 'pacru', 1, 'SETUP', 'active', 5, 1, 1, 1, 1, 1, 1)",
    "INSERT INTO players (game_id, player, user_id, name, kind) VALUES (1, 0, 9, 'Ana', 'seated'), (1, 1, 10, 'Ben', 'seated')",
    r#"INSERT INTO game_events (game_id, seq, kind, player, ply, notation, data, state_hash, at)
       VALUES (1, 1, 'create', 0, 0, NULL, NULL, 0, 1), (1, 2, 'join', 1, 0, NULL, NULL, 0, 1),
              (1, 3, 'start', NULL, 0, NULL, NULL, 0, 1), (1, 4, 'turn', 0, 1, 'e1-e2', NULL, 0, 1),
              (1, 5, 'offer', 1, 1, NULL, '"draw"', 0, 1)"#,
];

/// For each column that the lines of games show: how it changes.
const CHANGES: &[(&str, &str)] = &[
    ("games.annulled_at", "UPDATE games SET annulled_at = 90000000"),
    ("game_events.at", "UPDATE game_events SET at = 90000000 WHERE seq = 4"),
    ("game_events.banks", "UPDATE game_events SET banks = '[5,null]' WHERE seq = 4"),
    ("game_events.data", r#"UPDATE game_events SET data = '"pause"' WHERE seq = 5"#),
    ("game_events.kind", "UPDATE game_events SET kind = 'leave' WHERE seq = 2"),
    ("game_events.notation", "UPDATE game_events SET notation = 'a3-b3' WHERE seq = 4"),
    ("game_events.player", "UPDATE game_events SET player = 0 WHERE seq = 5"),
    ("game_events.seq", "UPDATE game_events SET seq = 6 WHERE seq = 5; UPDATE games SET seq = 6"),
    ("games.began_at", "UPDATE games SET began_at = 90000000"),
    ("games.channel_id", "UPDATE games SET channel_id = 88"),
    ("games.claimable", "UPDATE games SET claimable = 1"),
    ("games.code", "UPDATE games SET code = 'ZZZZ'"),
    ("games.created_at", "UPDATE games SET created_at = 90000000"),
    ("games.creator_id", "UPDATE games SET creator_id = 10"),
    ("games.deadline_at", "UPDATE games SET deadline_at = 90000000"),
    ("games.ended_at", "UPDATE games SET ended_at = 90000000"),
    ("games.guild_id", "UPDATE games SET guild_id = 77"),
    ("games.opening", "UPDATE games SET opening = 90000000"),
    ("games.paused_at", "UPDATE games SET paused_at = 90000000"),
    ("games.ply", "UPDATE games SET ply = 2"),
    ("games.remind_from", "UPDATE games SET remind_from = 90000000"),
    ("games.reminded_at", "UPDATE games SET reminded_at = 90000000"),
    ("games.rules_version", "UPDATE games SET rules_version = 2"),
    ("games.setup", "UPDATE games SET setup = replace(setup, 'SN', 'NS')"),
    ("games.started_at", "UPDATE games SET started_at = 90000000"),
    ("games.status", "UPDATE games SET status = 'frozen'"),
    ("games.terms", r#"UPDATE games SET terms = '{"pace":"2d/move","rated":true}'"#),
    ("games.to_move", "UPDATE games SET to_move = 0"),
    ("games.tournament_id", "UPDATE games SET tournament_id = 2"),
    ("games.uncounted", r#"UPDATE games SET uncounted = '[{"reason":"pause","from":90000000}]'"#),
    ("players.bank", "UPDATE players SET bank = 5 WHERE player = 0"),
    ("players.computer", "UPDATE players SET computer = 'novice' WHERE player = 0"),
    ("games.imported", r#"UPDATE games SET imported = '{"place":"Brno"}'"#),
    ("players.kind", "UPDATE players SET kind = 'vacant' WHERE player = 0"),
    ("players.left_at", "UPDATE players SET left_at = 90000000 WHERE player = 0"),
    ("players.missed", "UPDATE players SET missed = 1 WHERE player = 0"),
    ("players.name", "UPDATE players SET name = 'Eva' WHERE player = 0"),
    ("players.place", "UPDATE players SET place = 1 WHERE player = 0"),
    (
        "players.player",
        "UPDATE players SET player = 3 WHERE player = 0; UPDATE players SET player = 0 WHERE player = 1;
         UPDATE players SET player = 1 WHERE player = 3",
    ),
    ("players.points", "UPDATE players SET points = 42 WHERE player = 0"),
    ("players.substitute", "UPDATE players SET substitute = 1 WHERE player = 0"),
    ("players.user_id", "UPDATE players SET user_id = 11 WHERE player = 0"),
];

/// Beside rows with columns, members get their games as lines. What a line does not say must not
/// count as shown.
#[tokio::test]
async fn the_line_of_a_game_shows_every_column_that_it_should() {
    let shown = TABLES.iter().flat_map(|table| {
        let in_games = |(name, column): &(&str, Column)| {
            matches!(column, Column::InGames).then(|| format!("{}.{name}", table.name))
        };
        table.columns.iter().filter_map(in_games).collect::<Vec<_>>()
    });
    let shown: BTreeSet<String> = shown.collect();
    let changed: BTreeSet<String> = CHANGES.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(shown, changed);
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    Store::open(&data.as_path().into()).await.unwrap().close().await;
    let setup = serde_json::to_string(&Setup::new(Kind::Pacru, 2).unwrap()).unwrap();
    let mut file = unchecked(&data).await;
    for rows in GAME {
        let rows = AssertSqlSafe(rows.replace("SETUP", &setup));
        sqlx::raw_sql(rows).execute(&mut file).await.unwrap();
    }
    let before = line(&data).await;
    for (column, change) in CHANGES {
        let other = folder.path().join(column);
        sqlx::query("VACUUM INTO ?").bind(other.to_str()).execute(&mut file).await.unwrap();
        let mut file = unchecked(&other).await;
        sqlx::raw_sql(AssertSqlSafe(*change)).execute(&mut file).await.unwrap();
        assert_ne!(line(&other).await, before, "{column}");
    }
}

/// A connection that may write what the schema forbids.
async fn unchecked(data: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(data).foreign_keys(false);
    options.pragma("ignore_check_constraints", "ON").connect().await.unwrap()
}

/// The line of the only game.
async fn line(data: &Path) -> String {
    let store = Store::open_to_read(&Location::from(data)).await.unwrap();
    let mut lines = Vec::new();
    let exported = bot::export(&store, &Selection::All, true, &mut lines).await.unwrap();
    assert_eq!((exported.games, exported.left_out), (1, Vec::new()), "{}", data.display());
    store.close().await;
    String::from_utf8(lines).unwrap()
}
