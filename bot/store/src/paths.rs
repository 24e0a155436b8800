//! The names of the files beside the data file.

use std::path::{Path, PathBuf};

/// The file whose name is that of `path` with another ending behind it: `pacru.db.lock`.
pub(super) fn sibling(path: &Path, suffix: &str) -> PathBuf {
    companion(path, &format!(".{suffix}"))
}

/// The file whose name begins with the whole name of `path`.
pub(super) fn companion(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
