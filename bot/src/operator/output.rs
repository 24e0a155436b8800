//! The files that the program writes when it is told to.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// Why a file was not written.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// The file exists and is not overwritten by mistake.
    #[error("{0} exists already; name another file with --output, or write over it with --force")]
    Exists(PathBuf),
    /// The operating system refused.
    #[error("{path} cannot be written")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
}

impl OutputError {
    /// An error that names the file that could not be written.
    pub(crate) fn io(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::Io { path: path.to_owned(), source }
    }
}

/// Creates a file; an existing one is only overwritten with `force`.
pub(crate) fn create(path: &Path, force: bool) -> Result<File, OutputError> {
    let mut options = File::options();
    options.write(true).create_new(!force).create(force).truncate(force);
    options.open(path).map_err(|source| match source.kind() {
        _ if path.is_dir() => OutputError::io(path)(io::ErrorKind::IsADirectory.into()),
        io::ErrorKind::AlreadyExists => OutputError::Exists(path.to_owned()),
        _ => OutputError::io(path)(source),
    })
}
