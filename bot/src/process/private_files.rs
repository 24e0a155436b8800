//! Files that no other user of the machine can read: the data, their backups and exports name
//! members.

use std::path::{Path, PathBuf};

/// Makes every file and folder that this process creates from now on private to its user (0600 and
/// 0700 on Unix), whatever umask it was started with. Nobody who creates a file has to think of it,
/// and SQLite's files and the folder of backups are covered too. A default ACL of the folder still
/// counts, so an operator can let others read. Files that exist stay as they are;
/// [`readable_by_others`] finds those. Windows has no such permissions: a file there is as private
/// as its folder.
pub(crate) fn keep_new_files_private() {
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
}

/// Which of the files and folders that belong to a data file other users of the machine can read:
/// itself, what SQLite keeps beside it, copies, backups, and the messages of a local channel.
#[cfg(unix)]
pub(crate) fn readable_by_others(data: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let (Some(name), Some(folder)) = (data.file_name(), data.parent()) else { return found };
    let folder = if folder == Path::new("") { Path::new(".") } else { folder };
    let way = std::path::absolute(folder).map_or(ALL, |folder| access(&folder));
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let starts_alike =
            entry.file_name().as_encoded_bytes().starts_with(name.as_encoded_bytes());
        // The lock is empty.
        if starts_alike && !entry.file_name().as_encoded_bytes().ends_with(b".lock") {
            collect(&data.with_file_name(entry.file_name()), way, &mut found);
        }
    }
    found.sort();
    found
}

/// There are no such permissions.
#[cfg(not(unix))]
pub(crate) fn readable_by_others(_data: &Path) -> Vec<PathBuf> {
    Vec::new()
}

/// Reading, by the group and by everybody, in the bits of a mode.
#[cfg(unix)]
const READS: u32 = 0o044;

/// Everybody may pass through the folders on the way.
#[cfg(unix)]
const ALL: u32 = READS;

/// Who may pass through a folder and all folders around it, in the bits of [`READS`]. Groups of
/// different folders may have members in common, so whoever is in a group may also pass where
/// everybody may.
#[cfg(unix)]
fn access(folder: &Path) -> u32 {
    folder.ancestors().fold(ALL, |way, folder| way & passes(mode(folder)))
}

/// Who may pass through a folder with this mode, in the bits of [`READS`].
#[cfg(unix)]
fn passes(mode: u32) -> u32 {
    match mode {
        _ if mode & 0o001 != 0 => READS,
        _ if mode & 0o010 != 0 => READS & 0o070,
        _ => 0,
    }
}

/// The mode of a file; none of its bits if it is gone by now.
#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).map_or(0, |file| file.permissions().mode())
}

/// Adds `path` if others can read it; of a folder that others can enter, one name stands for all
/// that is in it.
#[cfg(unix)]
fn collect(path: &Path, way: u32, found: &mut Vec<PathBuf>) {
    let mode = mode(path);
    if !path.is_dir() {
        if mode & way & READS != 0 {
            found.push(path.to_owned());
        }
        return;
    }
    let (way, mut inside) = (way & passes(mode), Vec::new());
    for entry in std::fs::read_dir(path).into_iter().flatten().flatten() {
        collect(&entry.path(), way, &mut inside);
    }
    if !inside.is_empty() {
        found.push(path.to_owned());
    }
}
