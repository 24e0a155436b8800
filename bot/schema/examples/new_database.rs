//! Makes an empty data file, with which queries are checked against the schema: `new_database FILE`.

use std::error::Error;

use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("name the file")?;
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    schema::SQLITE.run_direct(None, &mut connection, false).await?;
    connection.close().await?;
    Ok(())
}
