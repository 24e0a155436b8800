//! Pictures without Discord: `pacru picture` and `pacru gif`.

use std::path::{Path, PathBuf};

use render::Renderer;
use rules::{Kind, Record, RecordError};

use crate::play::Refusal;
use crate::view::{self, Look};

/// Why a file was not written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The operating system refused.
    #[error("{path} cannot be read or written")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// Not a record.
    #[error("{path} is not a record")]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: RecordError,
    },
    /// The rules refuse what is written.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Draws a position line into a PNG file.
///
/// # Errors
/// When the rules cannot read the position, or the file cannot be written.
pub fn picture(position: &str, kind: Option<Kind>, output: &Path) -> Result<(), FileError> {
    let setup = view::setup_of(position, kind)?;
    let post = view::diagram(&Renderer::new(), &setup, Look::default())?;
    write(
        output,
        &post.file.map(|file| file.bytes).unwrap_or_default(),
    )
}

/// Draws a record into a GIF file.
///
/// # Errors
/// When the record cannot be read or replayed, or the file cannot be written.
pub fn gif(record: &Path, output: &Path) -> Result<(), FileError> {
    let text = std::fs::read_to_string(record).map_err(|source| io(record, source))?;
    let parsed: Record = text.parse().map_err(|source| FileError::Record {
        path: record.to_owned(),
        source,
    })?;
    write(output, &view::film_of_record(&Renderer::new(), &parsed)?)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    std::fs::write(path, bytes).map_err(|source| io(path, source))?;
    println!("{} ({} KB)", path.display(), bytes.len().div_ceil(1000));
    Ok(())
}

fn io(path: &Path, source: std::io::Error) -> FileError {
    FileError::Io {
        path: path.to_owned(),
        source,
    }
}
