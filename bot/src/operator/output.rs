//! What the commands of an operator write: lines on standard output, and files.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use store::{NewFile, NewFileError};

/// Why a command could not write what it has found.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// Nobody reads standard output any more, as in `pacru doctor | head -1`: the command ends, and
    /// says nothing.
    #[error("nobody reads the output")]
    Closed,
    /// Standard output cannot be written, such as a file on a disk that is full.
    #[error("the output cannot be written")]
    Lost(#[source] io::Error),
    /// The file exists and is not overwritten by mistake.
    #[error("{0} exists already; name another file with --output, or write over it with --force")]
    Exists(PathBuf),
    /// The file was not written.
    #[error(transparent)]
    File(NewFileError),
}

impl From<io::Error> for OutputError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Lost(error),
        }
    }
}

impl From<NewFileError> for OutputError {
    fn from(error: NewFileError) -> Self {
        match error {
            NewFileError::Exists(path) => Self::Exists(path),
            error => Self::File(error),
        }
    }
}

/// Writes a line to standard output.
pub(crate) fn say(line: impl Display) -> Result<(), OutputError> {
    Ok(writeln!(io::stdout().lock(), "{line}")?)
}

/// Writes to standard output as it is.
pub(crate) fn write(bytes: &[u8]) -> Result<(), OutputError> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// Begins a file that a command was told to write; an existing one is only replaced with `force`,
/// and the data file at `data` never.
pub(crate) fn create(
    path: &Path,
    force: bool,
    data: Option<&Path>,
) -> Result<NewFile, OutputError> {
    Ok(NewFile::create(path, force, data)?)
}

/// The error for a file that could not be written to its end.
pub(crate) fn unwritten(path: &Path) -> impl Fn(io::Error) -> OutputError {
    move |source| OutputError::File(NewFileError::Path { path: path.to_owned(), source })
}
