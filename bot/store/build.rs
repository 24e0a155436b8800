//! Queries are checked when they are compiled: the migrations make an empty data file here, in
//! which sqlx's macros prepare each of them. They leave a description of each, which the tests
//! read.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=../../migrations");
    // A query that is gone leaves no description.
    println!("cargo:rerun-if-changed=src");
    let folder = PathBuf::from(env::var("OUT_DIR")?).join("checked");
    let described = folder.join("queries");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&described)?;
    let empty =
        SqliteConnectOptions::new().filename(folder.join("empty.db")).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&empty).await?;
    Migrator::new(Path::new("../../migrations/sqlite")).await?.run(&mut connection).await?;
    connection.close().await?;
    println!("cargo:rustc-env=DATABASE_URL={}", empty.to_url_lossy());
    println!("cargo:rustc-env=SQLX_OFFLINE=false");
    println!("cargo:rustc-env=SQLX_OFFLINE_DIR={}", described.display());
    Ok(())
}
