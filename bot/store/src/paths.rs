//! The files beside the data file.

use std::io::{ErrorKind, Result};
use std::path::{Path, PathBuf};

/// `path` with another ending added after a dot: `pacru.db.lock`.
pub(super) fn sibling(path: &Path, suffix: &str) -> PathBuf {
    companion(path, &format!(".{suffix}"))
}

/// `path` with `suffix` added to its whole name.
pub(super) fn companion(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Removes a file, if it is there.
pub(super) fn remove(path: &Path) -> Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}
