//! A copy of the data file. It is made while the file is in use, flushed, and checked before it
//! gets its final name.

use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection};

use super::backup_folder::folder_of;
use super::errors::BackupError;
use super::inspect::{damaged, for_reading};
use super::new_file::{NewFile, NewFileError};
use super::paths::{companion, remove};
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

/// Copies the data file at `data` to `target`, which must not exist. A bot may keep using the data
/// file: the copy shows one state of it and blocks no writer.
pub async fn back_up(data: &Path, target: &Path) -> Result<Backup, BackupError> {
    let folder = folder_of(data);
    if target.parent() == Some(&folder) && !folder.exists() {
        // Of a file that cannot be read, not even an empty folder is left.
        for_reading(data).await?.close().await?;
        std::fs::create_dir_all(&folder)
            .map_err(|source| BackupError::Path { path: folder, source })?;
    }
    let unfinished = begin(target, Some(data))?;
    let mut source = for_reading(data).await?;
    let copied = copy(&mut source, unfinished.path()).await;
    source.close().await?;
    let games = match copied {
        Err(BackupError::Sqlite(error)) if is_damage(&error) => {
            return Err(damaged(data, "its pages cannot be read".to_owned()).await.into());
        }
        copied => copied?,
    };
    let bytes = unfinished.finish()?;
    Ok(Backup { path: target.to_owned(), bytes, games })
}

/// Begins a new data file at `target`, where there is neither one nor what is left of one, and
/// which has nothing to do with the one at `data`.
pub(super) fn begin(target: &Path, data: Option<&Path>) -> Result<NewFile, NewFileError> {
    // SQLite would take a log that is left for one of the new file.
    for suffix in ["-wal", "-shm", "-journal"] {
        let left = companion(target, suffix);
        if left.exists() {
            return Err(NewFileError::Exists(left));
        }
    }
    NewFile::create(target, false, data)
}

/// Writes the copy and reads it back.
async fn copy(source: &mut SqliteConnection, unfinished: &Path) -> Result<i64, BackupError> {
    // SQLite accepts a file that is there, as long as it is empty.
    sqlx::query("VACUUM INTO ?")
        .bind(unfinished.to_string_lossy().into_owned())
        .execute(source)
        .await?;
    read_copy(unfinished).await
}

/// Removes a copy that nobody needs, if it is there.
pub(super) fn forget(copy: &Path) -> Result<(), BackupError> {
    remove(copy).map_err(|source| BackupError::Path { path: copy.to_owned(), source })
}
