//! Why a command of the lab ends without a result.

use std::io;
use std::path::{Path, PathBuf};

/// Why a command ends without a result. `Display` is a sentence for whoever typed it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The command asks for something that does not exist.
    #[error("{0}")]
    Unusable(String),
    /// A player of a match broke the rules or said nothing.
    #[error("{0}")]
    Player(String),
    /// A file does not hold what it promises, or is not what its command makes.
    #[error("{}: {what}", path.display())]
    Check {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
}

impl Error {
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Error {
        let path = path.to_owned();
        move |source| Error::File { path, source }
    }

    pub(crate) fn check(path: &Path, what: impl Into<String>) -> Error {
        Error::Check { path: path.to_owned(), what: what.into() }
    }
}
