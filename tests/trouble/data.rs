//! Problems of the data file and their effects.

use play::time::HOUR;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::club::{Club, Says as _};
use crate::round::{Round, once};
use crate::taps::ready;
use testing::database::execute;

/// The file is locked for a while, as with a full disk or during a backup: nothing is lost, nothing
/// is falsely confirmed, and the bot continues as soon as it can.
pub(super) async fn a_turn_that_cannot_be_saved_is_not_played() {
    let (club, code, board, [mover, _]) = Club::playing().await;
    let step = ready(&club, &mover, &board).await;
    let mut other = SqliteConnectOptions::new().filename(club.data()).connect().await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    club.play(&mover, &code, "e1-e2").await.says("not saved");
    let sorry = club.press(&mover, &step, "Play e1-e2").await;
    sorry.says("not saved");
    let looks = club.answer(&mover, "pacru board", []).await;
    // Reading goes on.
    looks.says("begins:");
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    // The button that was pressed is offered again.
    club.press(&mover, &sorry, "Try again").await.says("You have played `e1-e2`");
    club.board(&code, 1).await;
    once(&club, &code, 1);
}

pub(super) async fn what_cannot_be_read_stops_nothing_else() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (broken, _) = club.table(&[&ana, &ben]).await;
    let (derailed, _) = club.table(&[&ana, &ben]).await;
    let mut round = Round::begin(&club).await;
    club.all_is_posted().await;
    execute(
        &club.data(),
        r#"INSERT INTO outbox (dedupe_key, game_id, channel_id, kind, intent, nonce, not_before, created_at)
           SELECT 'telegram', id, channel_id, 'telegram', '{"kind":"telegram"}', 'x', 0, 0 FROM games LIMIT 1;
           UPDATE games SET terms = '{"pace":7}' WHERE id = 1;
           INSERT INTO game_events (game_id, seq, kind, at) SELECT id, seq + 1, 'miracle', 0 FROM games WHERE id = 2;
           UPDATE games SET seq = seq + 1, due_at = 0 WHERE id = 2;
           ALTER TABLE guilds RENAME COLUMN locale TO accent;"#,
    )
    .await;

    round.play(&club).await;
    club.logs("telegram").await;
    let listed = club.answer(&ana, "pacru games", []).await;
    listed.says(&round.code);
    listed.does_not_say(&broken);
    for code in [&broken, &derailed] {
        let options = [("game", code.as_str())];
        club.answer(&ana, "pacru board", options).await.says("cannot read");
    }
    club.logs("left out").await;
    club.logs("the languages of a member cannot be read").await;
    round.play(&club).await;
    once(&club, &round.code, 2);
}

pub(super) async fn a_thousand_broken_games_delay_no_other() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    club.no_vacations(&[&ana, &ben]).await;
    club.table(&[&ana, &ben]).await;
    // Nine hundred cannot be read; a hundred have no players, and are due forever.
    execute(
        &club.data(),
        r#"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
           INSERT INTO games (code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply,
                              to_move, created_at, started_at, terms, due_at)
           SELECT printf('X%04d', n), guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply,
                  to_move, created_at, started_at, '{"pace":7}', 1
           FROM games, numbers;
           INSERT INTO players (game_id, player, user_id, name, kind)
           SELECT games.id, player, user_id, name, kind FROM games, players WHERE game_id = 1 AND games.id BETWEEN 2 AND 901;"#,
    )
    .await;
    club.forward(100 * HOUR);
    club.posted("ran out of time").await;
    assert!(club.bot.log().contains("X0900"), "they were tried, too");
}

pub(super) async fn after_a_restored_backup_new_messages_are_new() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    club.all_is_posted().await;
    assert!(club.bot.terminate().success());
    let kept = std::fs::read(club.data()).unwrap();
    club.restart().await;
    let (before, _) = club.table(&[&ana, &ben]).await;
    club.all_is_posted().await;
    assert!(club.bot.terminate().success());
    for suffix in ["-wal", "-shm"] {
        let mut name = club.data().into_os_string();
        name.push(suffix);
        // A clean end leaves no such file.
        drop(std::fs::remove_file(name));
    }
    std::fs::write(club.data(), kept).unwrap();
    club.restart().await;
    let (after, board) = club.table(&[&ana, &ben]).await;
    assert_ne!(before, after);
    board.says(&after);
}
