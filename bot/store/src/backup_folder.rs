//! The folder of backups beside a data file, and their names, which are dates.

use std::io;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use play::time::{Clock, MINUTE, Millis};

use super::errors::BackupError;
use super::new_file::name_of_unfinished;
use super::paths::sibling;
use super::soundness::read_copy;

/// Two backups of the same second get different names: the second is dated into the future, by at
/// most this much.
pub(super) const AHEAD: Millis = MINUTE;

/// UTC, without colons, which Windows does not allow in names.
const NAME: &str = "%Y-%m-%dT%H-%M-%SZ.db";

/// The folder of the backups of a data file.
pub fn folder_of(data: &Path) -> PathBuf {
    sibling(data, "backups")
}

/// The path for a backup of `data` that is made at this time. Two backups of one second get different names.
pub fn usual_target(data: &Path, at: Millis) -> Result<PathBuf, BackupError> {
    let folder = folder_of(data);
    let taken = names(&folder)?;
    let is_taken = |wanted: &str| {
        taken.iter().any(|it| it == wanted || name_of_unfinished(it) == Some(wanted))
    };
    let mut at = at;
    while is_taken(&name(at)) {
        at += 1000;
    }
    Ok(folder.join(name(at)))
}

/// The newest sound backup of a data file. One dated in the future was made under a wrong clock and
/// is tried last.
pub async fn newest_good(data: &Path) -> Option<PathBuf> {
    let folder = folder_of(data);
    let at = Clock::default().now();
    let mut made = list(&folder).ok()?;
    made.sort_unstable_by_key(|made| (*made > at + AHEAD, std::cmp::Reverse(*made)));
    for made in made {
        let path = folder.join(name(made));
        if read_copy(&path).await.is_ok() {
            return Some(path);
        }
    }
    None
}

/// When the backups in a folder were made, read from their names. Files with other names are
/// ignored.
pub(super) fn list(folder: &Path) -> Result<Vec<Millis>, BackupError> {
    Ok(names(folder)?.iter().filter_map(|name| read_name(name)).collect())
}

pub(super) fn names(folder: &Path) -> Result<Vec<String>, BackupError> {
    let failed = |source| BackupError::Path { path: folder.to_owned(), source };
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(failed(error)),
    };
    let mut names = Vec::new();
    for entry in entries {
        // A name that is not Unicode is not ours.
        names.extend(entry.map_err(failed)?.file_name().into_string());
    }
    Ok(names)
}

/// The name of the backup that was made at this time.
pub(super) fn name(made: Millis) -> String {
    // The clock of a machine stays within the years that can be written, so the fallback is never
    // used.
    Timestamp::from_millisecond(made).unwrap_or(Timestamp::MAX).strftime(NAME).to_string()
}

/// When a backup was made, by its name.
pub(super) fn read_name(name: &str) -> Option<Millis> {
    let made = DateTime::strptime(NAME, name).ok()?;
    Some(made.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_dates_that_can_be_read_back() {
        assert_eq!(name(1_795_229_445_000), "2026-11-21T02-50-45Z.db");
        assert_eq!(read_name("2026-11-21T02-50-45Z.db"), Some(1_795_229_445_000));
        for other in ["letter.txt", "2026-11-21T02-50-45Z.db.tmp", "2026-13-21T02-50-45Z.db"] {
            assert_eq!(read_name(other), None, "{other}");
        }
    }
}
