//! Makes an empty data file, with which queries are checked against the schema: `new_database FILE`.

use anyhow::Context as _;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let file = std::env::args().nth(1).context("name the file")?;
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    schema::SQLITE.run_direct(None, &mut connection, false).await?;
    connection.close().await?;
    Ok(())
}
