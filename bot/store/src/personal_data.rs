//! Everything that is kept about one member, on all servers: they can read it and have it erased.

mod classification;

use std::sync::LazyLock;

use boxed::boxed;
use jiff::Timestamp;
use play::time::Millis;
use play::{GuildId, UserId, untrusted};
use serde_json::{Map, Value};
use sqlx::Row as _;

use super::connections::Row;
use super::erasure::{forget_personal_data, is_named};
use super::query::{asked, execute, fetch_all, fetch_one, fetch_optional};
use super::values::Bind as _;
use super::{Result, Store, StoreError};

pub use classification::{Column, Erased, Format, Of, TABLES, Table};

/// What reads the rows of each table that says something about a member.
static QUERIES: LazyLock<Vec<Query>> =
    LazyLock::new(|| TABLES.iter().filter_map(Query::of).collect());

/// A value of a row of either engine, as it is shown.
macro_rules! value {
    ($row:expr, $index:expr, $shown:expr) => {
        match $shown {
            Format::Text | Format::Game | Format::Tournament => {
                $row.try_get::<Option<String>, _>($index)?.map(untrusted::text).into()
            }
            Format::Json => {
                let json: Option<String> = $row.try_get($index)?;
                let json = json.and_then(|json| serde_json::from_str(&json).ok());
                json.map_or(Value::Null, tame)
            }
            Format::Real => $row.try_get::<Option<f64>, _>($index)?.into(),
            Format::Number => $row.try_get::<Option<i64>, _>($index)?.into(),
            Format::Id => {
                $row.try_get::<Option<i64>, _>($index)?.map(|number| number.to_string()).into()
            }
            Format::Flag => $row.try_get::<Option<i64>, _>($index)?.map(|flag| flag != 0).into(),
            Format::Time => $row.try_get::<Option<i64>, _>($index)?.and_then(date).into(),
        }
    };
}

struct Query {
    table: &'static str,
    columns: Vec<(&'static str, Format)>,
    sql: String,
}

impl Query {
    /// None for a table of which a member's file shows nothing.
    fn of(table: &Table) -> Option<Self> {
        let Of::Member { rows, .. } = table.of else { return None };
        let columns: Vec<_> = (table.columns.iter())
            .filter_map(|(name, column)| match column {
                Column::Shown(shown) => Some((*name, *shown)),
                Column::InGames | Column::Hidden(_) => None,
            })
            .collect();
        let codes = |of: &str, name: &str| {
            format!("(SELECT code FROM {of} AS other WHERE other.id = mine.{name})")
        };
        let read = columns.iter().map(|(name, shown)| match shown {
            Format::Game => codes("games", name),
            Format::Tournament => codes("tournaments", name),
            _ => format!("mine.{name}"),
        });
        let read = read.collect::<Vec<_>>().join(", ");
        let name = table.name;
        let sql = format!("SELECT {read} FROM {name} AS mine WHERE {rows} ORDER BY 1");
        (!columns.is_empty()).then_some(Self { table: name, columns, sql })
    }

    /// A row, by the names of its columns.
    fn row(&self, row: &Row) -> Result<Map<String, Value>, sqlx::Error> {
        let columns = self.columns.iter().enumerate();
        let columns = columns.map(|(index, (name, shown))| {
            let value = match row {
                Row::File(row) => value!(row, index, shown),
                Row::Server(row) => value!(row, index, shown),
            };
            Ok(((*name).to_owned(), value))
        });
        columns.collect()
    }
}

/// JSON whose texts do not act on other text.
fn tame(value: Value) -> Value {
    match value {
        Value::String(text) => untrusted::text(text).into(),
        Value::Array(values) => values.into_iter().map(tame).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (name, tame(value))).collect()
        }
        other => other,
    }
}

/// A time to the second, in UTC, in the format of RFC 3339.
fn date(at: Millis) -> Option<String> {
    Some(Timestamp::from_second(at.div_euclid(1000)).ok()?.to_string())
}

#[boxed]
impl Store {
    /// What is kept about a member apart from their games: for each [table](TABLES) with something
    /// about them its rows, by the names of their columns.
    pub async fn personal_data(&self, user: UserId) -> Result<Map<String, Value>> {
        let mut tx = self.reader.begin_reading().await?;
        let mut kept = Map::new();
        for query in &*QUERIES {
            let (_, rows) = asked((&mut tx).into(), &query.sql, vec![user.value()]).await?;
            let rows: Vec<Value> = (rows.iter())
                .map(|row| query.row(row).map(Value::Object))
                .collect::<Result<_, sqlx::Error>>()?;
            if !rows.is_empty() {
                kept.insert(query.table.to_owned(), rows.into());
            }
        }
        Ok(kept)
    }

    /// The servers whose data name a member.
    pub async fn servers_of(&self, user: UserId) -> Result<Vec<GuildId>> {
        let guilds = fetch_all! { &self.reader;
            r#"SELECT guild_id AS "guild_id!" FROM (
                 SELECT games.guild_id FROM players JOIN games ON games.id = players.game_id WHERE players.user_id = $1
                 UNION SELECT guild_id FROM games WHERE creator_id = $1
                 UNION SELECT tournaments.guild_id FROM entrants
                   JOIN tournaments ON tournaments.id = entrants.tournament_id WHERE entrants.user_id = $1
                 UNION SELECT guild_id FROM tournaments WHERE organiser_id = $1
                 UNION SELECT guild_id FROM ratings WHERE user_id = $1
                 UNION SELECT guild_id FROM admin_log WHERE actor_id = $1
                 UNION SELECT guild_id FROM daily_answers WHERE user_id = $1
                 UNION SELECT guild_id FROM seeks WHERE user_id = $1
               ) AS servers WHERE guild_id IS NOT NULL ORDER BY guild_id"#, user;
        };
        Ok(guilds.into_iter().map(GuildId::from).collect())
    }

    /// Records that a member wants to be erased everywhere, and returns when that happens: at
    /// `due_at`, or earlier if they had asked before.
    pub async fn request_erasure(&self, user: UserId, due_at: Millis) -> Result<Millis> {
        Ok(fetch_one! { &self.writer;
            r#"INSERT INTO erasures (user_id, due_at) VALUES ($1, $2)
               ON CONFLICT (user_id) DO UPDATE SET due_at = erasures.due_at
               RETURNING due_at AS "due_at!""#, user, due_at;
        })
    }

    /// Records that a member no longer wants to be erased.
    pub async fn withdraw_erasure(&self, user: UserId) -> Result<()> {
        execute! { &self.writer; "DELETE FROM erasures WHERE user_id = $1", user; }
        Ok(())
    }

    /// When a member will be erased, if they have asked for it.
    pub async fn erasure_of(&self, user: UserId) -> Result<Option<Millis>> {
        Ok(fetch_optional! { &self.reader;
            "SELECT due_at FROM erasures WHERE user_id = $1", user;
        })
    }

    /// The members whose erasure is due, the longest overdue first. Only the process that serves
    /// what belongs to no guild gets any.
    pub async fn due_erasures(&self) -> Result<Vec<UserId>> {
        let users = fetch_all! { &self.reader;
            "SELECT user_id FROM erasures WHERE due_at <= $1 AND (SELECT holder FROM shards WHERE shards.id = 0) = $2
             ORDER BY due_at LIMIT 100", self.now(), self.holder;
        };
        Ok(users.into_iter().map(UserId::from).collect())
    }

    /// Deletes what is kept about a member outside of servers, once no server names them any more.
    /// Fails with [`StoreError::Conflict`] when a server names them.
    pub async fn forget_member(&self, user: UserId) -> Result<()> {
        let mut tx = self.begin().await?;
        if is_named(&mut tx, user).await? {
            return Err(StoreError::Conflict);
        }
        forget_personal_data(&mut tx, user).await?;
        tx.commit().await?;
        self.empty_log_of_erased().await;
        Ok(())
    }
}
