//! Makes an empty data file, for the check of the queries against the schema: `new_database PATH`.

use std::path::PathBuf;

use anyhow::Context as _;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let path: PathBuf = std::env::args_os()
        .nth(1)
        .context("name the file to make")?
        .into();
    let options = SqliteConnectOptions::new().create_if_missing(true);
    let mut connection = options.filename(&path).connect().await?;
    schema::MIGRATIONS
        .run_direct(None, &mut connection, false)
        .await?;
    connection.close().await?;
    Ok(())
}
