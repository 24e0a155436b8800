//! Databases for tests: files, or databases on the PostgreSQL server that `.ci/postgres` starts.
//!
//! `.ci/postgres cargo test` also runs the tests of PostgreSQL. Without it they are skipped with a line that says so,
//! or fail where `CI` is set. `PACRU_TEST_ENGINE=postgres .ci/postgres cargo test` runs the tests of the program on
//! PostgreSQL instead of files.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::migrate::MigrateDatabase as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, FromRow};
use sqlx_postgres::{PgConnection, PgRow, Postgres};

use crate::programs::not_tested;

/// The environment variable with the address of the PostgreSQL server, as the address of a database on it.
const SERVER: &str = "PACRU_TEST_POSTGRES";

/// The environment variable with the engine of the program's tests: `sqlite` (the default) or `postgres`.
const ENGINE: &str = "PACRU_TEST_ENGINE";

/// The address of a new, empty PostgreSQL database, if there is a server.
///
/// # Panics
/// If there is no server and `CI` is set, or if the server cannot make the database.
pub async fn postgres() -> Option<String> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    static SAY_ONCE: Once = Once::new();

    if std::env::var_os(SERVER).is_none() {
        let why = format!("PostgreSQL, since {SERVER} is not set: run the tests by .ci/postgres");
        SAY_ONCE.call_once(|| not_tested(&why));
        return None;
    }
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let address = database(&format!("test_{}_{number}", std::process::id()));
    make(&address).await;
    Some(address)
}

/// Whether the tests of the program run on PostgreSQL.
///
/// # Panics
/// If the variable names an unknown engine.
pub fn is_postgres() -> bool {
    match std::env::var(ENGINE).as_deref() {
        Err(_) | Ok("sqlite") => false,
        Ok("postgres") => true,
        Ok(other) => panic!("{ENGINE} is {other}"),
    }
}

/// The address of a test's database: this file, or a PostgreSQL database in its place.
///
/// # Panics
/// If there should be a server and there is none, or if the name of the file cannot be read.
pub fn address(file: &Path) -> String {
    if !is_postgres() {
        return file.to_str().expect("a readable name").to_owned();
    }
    let mut name = DefaultHasher::new();
    file.hash(&mut name);
    database(&format!("test_{:016x}", name.finish()))
}

/// As [`address`], with the database made. A file is made when it is opened.
///
/// # Panics
/// As [`address`], and if the server cannot make the database.
pub async fn fresh(file: &Path) -> String {
    let address = address(file);
    if is_postgres() {
        make(&address).await;
    }
    address
}

/// The first row that a query finds in a test's database.
///
/// # Panics
/// If the query fails or finds no row.
pub async fn row<T>(file: &Path, query: &'static str) -> T
where
    T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin,
{
    let address = address(file);
    let row = if is_postgres() {
        let mut connection = PgConnection::connect(&address).await.expect("a database");
        sqlx::query_as(query).fetch_one(&mut connection).await
    } else {
        let mut connection = SqliteConnection::connect(&address).await.expect("a file");
        sqlx::query_as(query).fetch_one(&mut connection).await
    };
    row.unwrap_or_else(|error| panic!("{query}: {error}"))
}

/// The text that a query finds in a data file, on whatever engine the tests keep their data.
///
/// # Panics
/// If the query fails or finds no row.
pub async fn text_in(file: &Path, query: &'static str) -> String {
    let settings = SqliteConnectOptions::new().filename(file);
    let mut connection = settings.connect().await.expect("a file");
    let text = sqlx::query_scalar(query).fetch_one(&mut connection).await;
    connection.close().await.expect("it is closed");
    text.unwrap_or_else(|error| panic!("{query}: {error}"))
}

/// Runs a statement on a test's database, and returns the number of rows changed.
///
/// # Panics
/// If the statement fails.
pub async fn execute(file: &Path, statement: &str) -> u64 {
    let address = address(file);
    let sql = || AssertSqlSafe(statement.to_owned());
    let changed = if is_postgres() {
        let mut connection = PgConnection::connect(&address).await.expect("a database");
        let done = sqlx::query(sql()).execute(&mut connection).await;
        done.map(|done| done.rows_affected())
    } else {
        let mut connection = SqliteConnection::connect(&address).await.expect("a file");
        let done = sqlx::query(sql()).execute(&mut connection).await;
        done.map(|done| done.rows_affected())
    };
    changed.unwrap_or_else(|error| panic!("{statement}: {error}"))
}

/// Writes into a row of a data file that nobody uses what a broken disk could have written. False where SQLite has no way to
/// store that, or would refuse the whole file, since the row would refer to nothing.
///
/// # Panics
///
/// If the file cannot be opened or closed.
pub async fn damage(file: &Path, statement: &str) -> bool {
    let settings = SqliteConnectOptions::new().filename(file).foreign_keys(true);
    let settings = settings.pragma("ignore_check_constraints", "ON");
    let mut connection = settings.connect().await.expect("a file");
    let unguarded = "DROP TRIGGER IF EXISTS game_events_no_update";
    sqlx::query(unguarded).execute(&mut connection).await.expect("a data file");
    let done = sqlx::query(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await;
    connection.close().await.expect("it is closed");
    done.is_ok()
}

/// The address of the database of this name.
fn database(name: &str) -> String {
    let server = std::env::var(SERVER).unwrap_or_else(|_| panic!("{SERVER} names no server"));
    let (server, _) = server.rsplit_once('/').expect("an address of a database");
    format!("{server}/{name}")
}

/// Makes a database unless it exists.
async fn make(address: &str) {
    let there = Postgres::database_exists(address).await;
    if !there.expect("the server of .ci/postgres") {
        let made = Postgres::create_database(address).await;
        made.expect("the server of .ci/postgres makes databases");
    }
}
