//! `cargo bench -p bot --bench recount`: annuls one of the first games of a pool with 89,000 rated
//! games of 2,000 members, so that all later ones are rated again, and restores it; and meanwhile,
//! how long a small transaction waits, as a turn does. The longest wait is the longest transaction.
//! The file is that of the bench `reads`, with all games in one pool.

#[path = "reads/file.rs"]
mod file;

use std::future::pending;
use std::path::Path;
use std::time::{Duration, Instant};

use file::{GUILD, NOW};
use play::time::Clock;
use play::{Actor, Moderator, Person};
use service::Games;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use store::Store;

/// So long turns are taken without a ruling, for comparison.
const BEFORE: Duration = Duration::from_secs(10);

/// The pause between two small transactions.
const PAUSE: Duration = Duration::from_millis(2);

const ONE_POOL: &str = "
    UPDATE rating_changes SET pool = 'pacru-2';
    UPDATE results SET pool = 'pacru-2';
    DELETE FROM ratings;
    INSERT INTO ratings (guild_id, pool, user_id, mu, sigma, games, last_at)
    SELECT guild_id, pool, user_id, 25.0, 3.0, count(*), max(ended_at)
    FROM rating_changes JOIN players USING (game_id, player) JOIN games ON id = game_id GROUP BY guild_id, pool, user_id";

const FIRST: &str = "SELECT code FROM games WHERE status = 'finished' AND ruleset = 'pacru'
    AND json_extract(setup, '$.seats') IN ('SN', 'NS') ORDER BY ended_at LIMIT 1 OFFSET 10";

#[tokio::main]
async fn main() {
    let made = file::made().await;
    let path = made.with_file_name("recount.db");
    store::forget(&path).expect("a folder that can be written to");
    std::fs::copy(&made, &path).expect("room for a copy");
    let code = in_one_pool(&path).await;
    let store = Store::open_at(&path.as_path().into(), Clock::standing_at(NOW)).await;
    let games = Games::new(store.expect("a data file").into());

    println!(
        "{:<10}{:>10}{:>10}{:>10}{:>10}{:>10}",
        "ruling", "took", "p50", "p95", "p99", "longest"
    );
    let none = tokio::time::timeout(BEFORE, pending::<()>());
    let (took, waits) = beside(&games, async { drop(none.await) }).await;
    print("none", took, &waits);
    for interaction in 1..=2_i64 {
        let actor = Actor::of(&Person::new(1_i64, "Eva"), interaction).expect("a name");
        let moderator = Moderator { actor, guild: GUILD.into() };
        let ruling = async {
            let done = match interaction {
                1 => games.annul(&moderator, &code, Some("a bench")).await,
                _ => games.restore(&moderator, &code).await,
            };
            done.expect("a ruling");
        };
        let (took, waits) = beside(&games, ruling).await;
        print(if interaction == 1 { "annul" } else { "restore" }, took, &waits);
    }
    games.store().close().await;
}

/// Puts all games of a file into one pool, and returns the code of an early one.
async fn in_one_pool(path: &Path) -> String {
    let options = SqliteConnectOptions::new().filename(path).disable_statement_logging();
    let mut file = options.connect().await.expect("the copy");
    sqlx::raw_sql(ONE_POOL).execute(&mut file).await.expect("SQL");
    let code = sqlx::query_scalar(FIRST).fetch_one(&mut file).await.expect("a game");
    file.close().await.expect("the copy");
    code
}

/// How long something takes, and how long each small transaction waits meanwhile.
async fn beside(games: &Games, something: impl Future<Output = ()>) -> (Duration, Vec<Duration>) {
    let (mut waits, began) = (Vec::new(), Instant::now());
    let turns = async {
        for number in 0.. {
            let began = Instant::now();
            games.store().remember("bench", number).await.expect("a transaction");
            waits.push(began.elapsed());
            tokio::time::sleep(PAUSE).await;
        }
    };
    tokio::select! {
        () = something => {}
        () = turns => {}
    }
    let took = began.elapsed();
    waits.sort_unstable();
    (took, waits)
}

fn print(ruling: &str, took: Duration, waits: &[Duration]) {
    let share = |percent: usize| waits[(waits.len() - 1) * percent / 100];
    println!(
        "{ruling:<10}{took:>10.1?}{:>10.1?}{:>10.1?}{:>10.1?}{:>10.1?}",
        share(50),
        share(95),
        share(99),
        share(100)
    );
}
