//! A copy of the data file. It is made while the file is in use, flushed, and checked before it gets its final name.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection};

use super::backup_folder::unfinished;
use super::errors::BackupError;
use super::inspect::{damaged, for_reading};
use super::paths::remove;
use super::reason::is_damage;
use super::soundness::read_copy;

/// A finished copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Where it is.
    pub path: PathBuf,
    /// Its size.
    pub bytes: u64,
    /// How many games it holds, of whatever status.
    pub games: i64,
}

/// Copies the data file at `data` to `target`, which must not exist. A bot may keep using the data file: the copy
/// shows one state of it and blocks no writer.
pub async fn back_up(data: &Path, target: &Path) -> Result<Backup, BackupError> {
    if target.exists() {
        return Err(BackupError::Exists(target.to_owned()));
    }
    let failed = |source| BackupError::Path { path: target.to_owned(), source };
    std::fs::metadata(folder_of(target)).map_err(failed)?;
    let mut source = for_reading(data).await?;
    let unfinished = unfinished(target);
    // SQLite refuses to write into an unfinished copy that a killed process left, and nobody needs it.
    forget(&unfinished)?;
    let copied = copy(&mut source, &unfinished).await;
    source.close().await?;
    let games = match copied {
        Ok(games) => games,
        Err(error) => {
            forget(&unfinished)?;
            return Err(match error {
                BackupError::Sqlite(error) if is_damage(&error) => {
                    damaged(data, "its pages cannot be read".to_owned()).await.into()
                }
                other => other,
            });
        }
    };
    std::fs::rename(&unfinished, target).map_err(failed)?;
    flush_folder_of(target).map_err(failed)?;
    Ok(Backup {
        path: target.to_owned(),
        bytes: std::fs::metadata(target).map_err(failed)?.len(),
        games,
    })
}

/// Writes the copy, flushes it to disk, and reads it back.
async fn copy(source: &mut SqliteConnection, unfinished: &Path) -> Result<i64, BackupError> {
    sqlx::query("VACUUM INTO ?")
        .bind(unfinished.to_string_lossy().into_owned())
        .execute(source)
        .await?;
    // Windows flushes only files that are opened for writing.
    File::options()
        .write(true)
        .open(unfinished)
        .and_then(|file| file.sync_all())
        .map_err(|source| BackupError::Path { path: unfinished.to_owned(), source })?;
    read_copy(unfinished).await
}

/// Removes a copy that nobody needs, if it is there.
pub(super) fn forget(copy: &Path) -> Result<(), BackupError> {
    remove(copy).map_err(|source| BackupError::Path { path: copy.to_owned(), source })
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Flushes the folder, so that the new name is on disk too.
#[cfg(unix)]
fn flush_folder_of(path: &Path) -> io::Result<()> {
    File::open(folder_of(path))?.sync_all()
}

/// Windows cannot flush folders; its file system keeps its own journal of names.
#[cfg(not(unix))]
fn flush_folder_of(_path: &Path) -> io::Result<()> {
    Ok(())
}
