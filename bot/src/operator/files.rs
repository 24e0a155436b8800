//! Drawing without Discord: `pacru picture` and `pacru gif`.

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use play::ActionError;
use render::Renderer;
use rules::{Kind, Record, RecordError};
use view::DisplayOptions;

use super::output::{self, OutputError};

/// The longest record that is read, in bytes: fifty times the longest game that was ever played here.
const LONGEST_RECORD: u64 = 500_000;

/// Why a file was not written.
#[derive(Debug, thiserror::Error, derive_more::From)]
pub enum FileError {
    /// The operating system refused to read the record.
    #[error("{path} cannot be read")]
    Read {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// The file is not even text.
    #[error("{0} is not a record of a game")]
    NoText(PathBuf),
    /// The file is not a record.
    #[error("{path} is not a record of a game")]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: RecordError,
    },
    /// The rules refuse the position or the record.
    #[error("{}", view::action_error(english(), .0).text)]
    #[from(ActionError)]
    Refused(ActionError),
    /// The picture could not be written.
    #[error(transparent)]
    Output(#[from] OutputError),
}

/// The language of the command line.
fn english() -> &'static view::Texts {
    view::texts(play::Language::English)
}

/// Draws a position line into a PNG file. An existing file is only overwritten with `force`.
pub(crate) fn picture(
    position: &str,
    kind: Option<Kind>,
    output: &Path,
    force: bool,
) -> Result<(), FileError> {
    let setup = view::setup_of(position, kind)?;
    let post = view::diagram(english(), &Renderer::new(), &setup, DisplayOptions::default())?;
    write(output, force, &post.file.map(|file| file.bytes).unwrap_or_default())
}

/// Draws a record into a GIF file. An existing file is only overwritten with `force`.
pub(crate) fn gif(record: &Path, output: &Path, force: bool) -> Result<(), FileError> {
    let text =
        read(record).map_err(|source| FileError::Read { path: record.to_owned(), source })?;
    let text = String::from_utf8(text).map_err(|_| FileError::NoText(record.to_owned()))?;
    let parsed: Record =
        text.parse().map_err(|source| FileError::Record { path: record.to_owned(), source })?;
    write(output, force, &view::replay_gif_of_record(english(), &Renderer::new(), &parsed)?)
}

/// Reads a record. Fails if it is not a file, or longer than [`LONGEST_RECORD`].
fn read(record: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(record)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other("it is a pipe, a device or a folder, not a file"));
    }
    let mut text = Vec::new();
    file.take(LONGEST_RECORD + 1).read_to_end(&mut text)?;
    if text.len() as u64 > LONGEST_RECORD {
        return Err(io::Error::other(format!("it is longer than {LONGEST_RECORD} bytes")));
    }
    Ok(text)
}

fn write(path: &Path, force: bool, bytes: &[u8]) -> Result<(), FileError> {
    let mut file = output::create(path, force, None)?;
    file.write_all(bytes).map_err(output::unwritten(path))?;
    file.finish().map_err(OutputError::from)?;
    Ok(output::say(format_args!("{} ({} KB)", path.display(), bytes.len().div_ceil(1000)))?)
}
