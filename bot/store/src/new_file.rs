//! Files that are written by commands: exports, pictures, copies. Each is written beside its place,
//! under a name that nothing else has, and gets its own name when it is complete and on disk.
//! Whatever was there before stays until then, and for good if anything fails.

use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::paths::companion;
use super::soundness::is_of_sqlite;

/// What SQLite and this program keep beside a data file.
const COMPANIONS: [&str; 4] = ["-wal", "-shm", "-journal", ".lock"];

/// What the name of an unfinished file ends with, behind [`RANDOM`] letters and digits.
const ENDING: &str = ".tmp";

/// How many letters and digits make the name of an unfinished file unique.
const RANDOM: usize = 6;

/// Why a file was not written. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum NewFileError {
    /// The file exists and must not be written over.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// A data file is never written over, nor what SQLite keeps beside it.
    #[error("{0} is a data file, or belongs to one, and is never written over")]
    Data(PathBuf),
    /// The operating system refused.
    #[error("{path} cannot be written")]
    Path {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
}

impl NewFileError {
    fn of(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::Path { path: path.to_owned(), source }
    }
}

/// A file that is being written. Dropped before it is [finished](NewFile::finish), it leaves
/// nothing.
#[derive(Debug)]
pub struct NewFile {
    /// As it was named.
    named: PathBuf,
    /// The same without symbolic links.
    target: PathBuf,
    written: Written,
}

#[derive(Debug)]
enum Written {
    /// It replaces an older file, if it may, when it is complete.
    Beside { file: NamedTempFile, replaces: bool },
    /// A pipe or a device takes what is written as it comes.
    Through(File),
}

impl NewFile {
    /// Begins a file that will be at `target`. An existing one is replaced only with `replaces`;
    /// the data file at `data` never is, by whatever name, nor is any other data file.
    pub fn create(
        target: &Path,
        replaces: bool,
        data: Option<&Path>,
    ) -> Result<Self, NewFileError> {
        let (named, failed) = (target.to_owned(), NewFileError::of(target));
        if named.is_dir() {
            return Err(failed(ErrorKind::IsADirectory.into()));
        }
        if !replaces && fs::symlink_metadata(&named).is_ok() {
            return Err(NewFileError::Exists(named));
        }
        // A symbolic link stays, and the file that it names is replaced.
        let target = fs::canonicalize(&named).unwrap_or_else(|_| named.clone());
        if data.is_some_and(|data| is_part_of(&target, data)) || is_of_data_file(&target) {
            return Err(NewFileError::Data(named));
        }
        let written = if target.exists() && !target.is_file() {
            Written::Through(File::options().write(true).open(&target).map_err(&failed)?)
        } else {
            Written::Beside { file: beside(&target).map_err(&failed)?, replaces }
        };
        Ok(Self { named, target, written })
    }

    /// Where it is while it is being written.
    pub(super) fn path(&self) -> &Path {
        match &self.written {
            Written::Beside { file, .. } => file.path(),
            Written::Through(_) => &self.target,
        }
    }

    /// Flushes it to disk and gives it its name. Returns its size in bytes.
    pub fn finish(self) -> Result<u64, NewFileError> {
        let Self { named, target, written } = self;
        let failed = NewFileError::of(&named);
        let (file, replaces) = match written {
            Written::Beside { file, replaces } => (file, replaces),
            Written::Through(file) => return Ok(file.metadata().map_err(failed)?.len()),
        };
        file.as_file().sync_all().map_err(&failed)?;
        let renamed =
            if replaces { file.persist(&target) } else { file.persist_noclobber(&target) };
        let file = renamed.map_err(|refused| match refused.error.kind() {
            ErrorKind::AlreadyExists => NewFileError::Exists(named.clone()),
            _ => failed(refused.error),
        })?;
        flush_folder_of(&target).map_err(&failed)?;
        Ok(file.metadata().map_err(&failed)?.len())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.written {
            Written::Beside { file, .. } => file.write(bytes),
            Written::Through(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.written {
            Written::Beside { file, .. } => file.flush(),
            Written::Through(file) => file.flush(),
        }
    }
}

/// A file in the folder of `target`, which only this process knows. Who may read it follows from
/// the umask of the process, or from the default ACL of the folder.
fn beside(target: &Path) -> io::Result<NamedTempFile> {
    let mut prefix = target.file_name().map(OsString::from).unwrap_or_default();
    prefix.push(".");
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(ENDING).rand_bytes(RANDOM);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder_of(target))
}

/// The name that an unfinished file was to get, if this is the name of one. Earlier versions added
/// no random part.
pub(super) fn name_of_unfinished(name: &str) -> Option<&str> {
    let name = name.strip_suffix(ENDING)?;
    let is_random = |part: &str| {
        part.len() == RANDOM && part.bytes().all(|letter| letter.is_ascii_alphanumeric())
    };
    match name.rsplit_once('.') {
        Some((name, random)) if is_random(random) => Some(name),
        _ => Some(name),
    }
}

/// The folder that a file is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Whether a file is the data file at `data`, or belongs to it. No file is opened: closing a handle
/// of the data file would give up the locks of this process.
fn is_part_of(target: &Path, data: &Path) -> bool {
    // SQLite keeps its companions beside the file that a symbolic link names, and the lock is
    // beside the link.
    let real = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned());
    let all = [data, &real].into_iter().flat_map(|data| {
        let companions = COMPANIONS.map(|suffix| companion(data, suffix));
        companions.into_iter().chain([data.to_owned()])
    });
    all.into_iter().any(|part| is_same(target, &part))
}

/// Whether two paths name one file, which need not exist yet.
fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::metadata(one), fs::metadata(other)) {
        (Ok(first), Ok(second)) if is_same_file(&first, &second) => true,
        _ => {
            let place = |path: &Path| {
                Some((fs::canonicalize(folder_of(path)).ok()?, path.file_name()?.to_owned()))
            };
            place(one).is_some_and(|one| Some(one) == place(other))
        }
    }
}

#[cfg(unix)]
fn is_same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;

    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Elsewhere the standard library knows files only by their paths, which are compared.
#[cfg(not(unix))]
fn is_same_file(_: &Metadata, _: &Metadata) -> bool {
    false
}

/// Whether this is a data file of any bot, or belongs to one. Whose it is stands at first only in
/// its log, so this holds for every file of SQLite.
fn is_of_data_file(target: &Path) -> bool {
    let is_data = |path: &Path| path.is_file() && is_of_sqlite(path);
    let text = target.to_string_lossy();
    is_data(target)
        || COMPANIONS
            .iter()
            .filter_map(|suffix| text.strip_suffix(suffix))
            .any(|it| is_data(it.as_ref()))
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
