//! Checks every row: whether it keeps the rules of its table, and whether this program can read
//! what it says.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use std::{env, fmt, fs};

use ai::Level;
use boxed::boxed;
use jiff::tz::TimeZone;
use play::time::Pace;
use play::tournament::{Happened, Settings};
use play::variations::Variations;
use play::{EventKind, Language, Notification, Notify, Review, Terms};
use rules::{Kind, Setup};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tempfile::{Builder, TempDir};

use super::Store;
use super::copy::{Connection, Source, Table, each_row, tables};
use super::errors::OpenError;
use super::inspect::{self, for_reading};
use super::location::Location;
use super::new_file::folder_of;
use super::values::Value;

/// How long the folder of a check may be used; what is older was left by a check that was killed.
const LONGEST_CHECK: Duration = Duration::from_hours(24);

/// How the folders of checks begin.
const CHECK: &str = ".pacru-check-";

/// No event is older than this: the first version of the program was written later.
const EARLIEST: i64 = 1_577_836_800_000;

/// None is later: the year 2100.
const LATEST: i64 = 4_102_444_800_000;

/// The columns that are times, in whatever table; 0 is none.
const TIMES: [&str; 10] = [
    "annulled_at",
    "at",
    "began_at",
    "created_at",
    "done_at",
    "ended_at",
    "left_at",
    "paused_at",
    "posted_at",
    "started_at",
];

/// How many broken rules are counted.
const MOST: u32 = 10_000;

/// What is wrong in a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RowFlaw {
    /// The table.
    pub table: String,
    /// The column; none if it is about whole rows.
    pub column: Option<String>,
    /// How many rows have it.
    pub rows: u64,
}

impl fmt::Display for RowFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { table, column, rows } = self;
        let rows = if *rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") };
        match column {
            Some(column) => write!(f, "{table}.{column} ({rows})"),
            None => write!(f, "{table} ({rows})"),
        }
    }
}

/// Whether a text of a column can be read.
type Reads = fn(&str) -> bool;

/// What the texts of columns must be; any other text is what members or Discord wrote.
const TEXTS: [(&str, &str, Reads); 22] = [
    ("daily_puzzles", "game", is_kind),
    ("game_notifications", "notify", |text| Notify::read(text).is_some()),
    ("games", "ruleset", is_kind),
    ("games", "setup", is_json::<Setup>),
    ("games", "terms", are_terms),
    ("guilds", "language", |text| Language::read(text).is_some()),
    ("guilds", "pace", is::<Pace>),
    ("outbox", "intent", is_json::<Notification>),
    ("people", "notify", |text| Notify::read(text).is_some()),
    ("people", "time_zone", |text| TimeZone::get(text).is_ok()),
    ("plans", "lines", is_json::<Vec<Vec<String>>>),
    ("players", "computer", is::<Level>),
    ("preferences", "language", |text| Language::read(text).is_some()),
    ("preferences", "review", |text| Review::read(text).is_some()),
    ("puzzle_attempts", "game", is_kind),
    ("puzzle_difficulties", "game", is_kind),
    ("puzzle_ratings", "game", is_kind),
    ("seeks", "game", is_kind),
    ("seeks", "pace", is::<Pace>),
    ("tournament_events", "event", is_json::<Happened>),
    ("tournaments", "settings", is_json::<Settings>),
    ("variations", "tree", is_json::<Variations>),
];

fn is<T: std::str::FromStr>(text: &str) -> bool {
    text.parse::<T>().is_ok()
}

fn is_kind(text: &str) -> bool {
    is::<Kind>(text)
}

fn is_json<T: DeserializeOwned>(text: &str) -> bool {
    serde_json::from_str::<T>(text).is_ok()
}

/// Whether these are terms without a setting of another name: it would count as left out.
fn are_terms(text: &str) -> bool {
    let (Ok(terms), Ok(Json::Object(stored))) =
        (serde_json::from_str::<Terms>(text), serde_json::from_str(text))
    else {
        return false;
    };
    // With everything that is left out where it is as usual.
    let complete = Terms { boards: Some(terms.boards.unwrap_or_default()), ..terms };
    let known = serde_json::to_value(complete).unwrap_or_default();
    stored.keys().all(|key| known.get(key).is_some())
}

/// What is wrong, counted.
#[derive(Default)]
struct Flaws(BTreeMap<(String, Option<String>), u64>);

impl Flaws {
    fn add(&mut self, table: &str, column: Option<&str>) {
        *self.0.entry((table.to_owned(), column.map(str::to_owned))).or_default() += 1;
    }
}

/// The columns of a row, by their names.
struct Row<'r> {
    table: &'r Table,
    values: &'r [Value],
}

impl<'r> Row<'r> {
    fn value(&self, column: &str) -> Option<&'r Value> {
        Some(&self.values[self.table.column(column)?])
    }

    fn text(&self, column: &str) -> Option<&'r str> {
        match self.value(column)? {
            Value::Text(text) => text.as_deref(),
            _ => None,
        }
    }

    fn number(&self, column: &str) -> Option<i64> {
        match self.value(column)? {
            Value::Integer(number) => *number,
            _ => None,
        }
    }
}

/// How many results differ from what the finished games say.
const OTHER_RESULTS: &str = "SELECT
      (SELECT count(*) FROM (SELECT * FROM results EXCEPT SELECT * FROM results_computed) AS kept)
    + (SELECT count(*) FROM (SELECT * FROM results_computed EXCEPT SELECT * FROM results) AS computed)";

#[boxed]
impl Store {
    /// Checks every row of the data, which must have the layout of this version, and lists what is
    /// wrong. A bot may keep using them.
    pub async fn row_check(location: &Location) -> Result<Vec<RowFlaw>, OpenError> {
        let mut flaws = Flaws::default();
        if let Some(path) = location.file() {
            constraints(path, &mut flaws).await?;
        }
        let mut source = Source::open(location).await?;
        for table in tables().await? {
            let mut check = |row: Option<&[Value]>| match row {
                Some(values) => Row { table: &table, values }.check(&mut flaws),
                None => flaws.add(&table.name, None),
            };
            each_row(source.connection(), &table, &mut check).await?;
        }
        let others: i64 = match source.connection() {
            Connection::Sqlite(file) => sqlx::query_scalar(OTHER_RESULTS).fetch_one(file).await?,
            Connection::Postgres(server) => {
                sqlx::query_scalar(OTHER_RESULTS).fetch_one(server).await?
            }
        };
        for _ in 0..others {
            flaws.add("results", None);
        }
        source.close().await?;
        let flaws = flaws.0.into_iter();
        Ok(flaws.map(|((table, column), rows)| RowFlaw { table, column, rows }).collect())
    }
}

impl Row<'_> {
    /// Whether this program can read what each column says.
    fn check(&self, flaws: &mut Flaws) {
        let table = &*self.table.name;
        for (_, column, reads) in TEXTS.iter().filter(|(of, ..)| *of == table) {
            if self.text(column).is_some_and(|text| !reads(text)) {
                flaws.add(table, Some(column));
            }
        }
        match table {
            "game_events" => {
                let kind = self.text("kind").unwrap_or_default();
                let notation = self.text("notation").map(str::to_owned);
                if EventKind::read(kind, notation, self.text("data")).is_none() {
                    flaws.add(table, Some("kind"));
                }
            }
            "games" => {
                let setup = self.text("setup").and_then(|text| serde_json::from_str(text).ok());
                let kind = |setup: &Setup| Some(setup.kind.slug()) == self.text("ruleset");
                if setup.as_ref().is_some_and(|setup| !kind(setup)) {
                    flaws.add(table, Some("ruleset"));
                }
            }
            _ => {}
        }
        for column in TIMES {
            let outside = |at: i64| at != 0 && !(EARLIEST..LATEST).contains(&at);
            if self.number(column).is_some_and(outside) {
                flaws.add(table, Some(column));
            }
        }
    }
}

/// Finds rows that break a rule of their table. SQLite checks these rules only in a file that it
/// may write to, and the file must not change: so in a copy. Rows are copied as they are, whatever
/// they hold; the pages of the file itself have been checked before.
async fn constraints(path: &Path, flaws: &mut Flaws) -> Result<(), OpenError> {
    let folder = private_folder(path)?;
    let copy = folder.path().join("copy.db");
    let mut source = for_reading(path).await?;
    let copied = sqlx::query("VACUUM INTO ?")
        .bind(copy.to_string_lossy().into_owned())
        .execute(&mut source)
        .await;
    source.close().await?;
    inspect::read(path, copied).await?;
    let mut copy =
        SqliteConnectOptions::new().filename(copy).disable_statement_logging().connect().await?;
    // It names each table once for each rule that a row breaks.
    let found: Vec<String> =
        sqlx::query_scalar(AssertSqlSafe(format!("PRAGMA integrity_check({MOST})")))
            .fetch_all(&mut copy)
            .await?;
    copy.close().await?;
    for problem in found.iter().filter(|problem| *problem != "ok") {
        tracing::debug!(problem, "SQLite complains");
        let table = problem.rsplit(' ').next().and_then(|word| word.split('.').next());
        flaws.add(table.unwrap_or(problem), None);
    }
    Ok(())
}

/// A folder for a copy that only this user can read: beside the file, where there is room for it,
/// or else where the system keeps what is temporary. It is removed when it is dropped.
fn private_folder(path: &Path) -> Result<TempDir, OpenError> {
    let (beside, temporary) = (folder_of(path), env::temp_dir());
    for folder in [beside, &temporary] {
        remove_left_behind(folder);
    }
    let private = |folder: &Path| Builder::new().prefix(CHECK).tempdir_in(folder);
    private(beside)
        .or_else(|_| private(&temporary))
        .map_err(|cause| OpenError::Path { path: path.to_owned(), cause })
}

/// Removes the copies of checks that were killed, where this user can.
fn remove_left_behind(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let of_check = entry.file_name().to_str().is_some_and(|name| name.starts_with(CHECK));
        let modified = entry.metadata().and_then(|folder| folder.modified());
        let age = modified.ok().and_then(|time| time.elapsed().ok());
        if of_check && age.is_some_and(|age| age > LONGEST_CHECK) {
            let folder = entry.path();
            let removed = fs::remove_dir_all(&folder);
            let folder = folder.display();
            match removed {
                Ok(()) => tracing::info!(%folder, "removed the copy of a check that was killed"),
                Err(error) => {
                    tracing::warn!(%folder, %error, "the copy of a check that was killed cannot be removed");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    /// A check that was killed left a copy of the whole file behind for ever.
    #[test]
    fn the_copy_of_a_killed_check_is_removed_by_a_later_one() {
        let folder = tempfile::tempdir().unwrap();
        let [killed, running, other] =
            [".pacru-check-1", ".pacru-check-2", "backups"].map(|name| folder.path().join(name));
        let long_ago = SystemTime::now() - 2 * LONGEST_CHECK;
        for (path, modified) in
            [(&killed, long_ago), (&running, SystemTime::now()), (&other, long_ago)]
        {
            fs::create_dir(path).unwrap();
            fs::write(path.join("copy.db"), "data").unwrap();
            fs::File::open(path).unwrap().set_modified(modified).unwrap();
        }
        let made = private_folder(&folder.path().join("pacru.db")).unwrap();
        assert!(made.path().starts_with(folder.path()));
        assert_eq!([&killed, &running, &other].map(|path| path.exists()), [false, true, true]);
    }
}
