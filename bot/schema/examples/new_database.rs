//! Makes an empty database, with which queries are checked against the schema: `new_database URL`, where the URL is
//! `sqlite:` with a file, or `postgres://`. An existing database of this name is deleted.

use anyhow::Context as _;
use sqlx::migrate::MigrateDatabase as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Postgres, Sqlite};

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let url = std::env::args().nth(1).context("name the database")?;
    if url.starts_with("sqlite:") {
        Sqlite::create_database(&url).await?;
        let mut connection = SqliteConnection::connect(&url).await?;
        schema::SQLITE.run_direct(None, &mut connection, false).await?;
        connection.close().await?;
    } else {
        Postgres::drop_database(&url).await?;
        Postgres::create_database(&url).await?;
        let mut connection = PgConnection::connect(&url).await?;
        schema::POSTGRES.run_direct(None, &mut connection, false).await?;
        connection.close().await?;
    }
    Ok(())
}
