//! Makes an empty data file, for the check of the queries against the schema: `new_database PATH`.

use std::path::PathBuf;

use anyhow::Context as _;
use bot::store::Store;

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let path: PathBuf = std::env::args_os()
        .nth(1)
        .context("name the file to make")?
        .into();
    Store::open(&path).await?.close().await;
    Ok(())
}
