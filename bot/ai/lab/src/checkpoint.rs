//! What a command has finished, kept in a file, so that an interrupted command goes on where it
//! stopped.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::recipe::Recipe;

/// The finished pieces of what a recipe makes. Each is a line of JSON: its key and its result.
pub(crate) struct Checkpoint<K, T> {
    known: BTreeMap<K, T>,
    path: PathBuf,
    file: File,
}

impl<K: Serialize + DeserializeOwned + Ord, T: Serialize + DeserializeOwned> Checkpoint<K, T> {
    /// Opens the checkpoint of a recipe in a folder, or begins one.
    pub(crate) fn open(folder: &Path, recipe: &Recipe) -> Result<Checkpoint<K, T>, Error> {
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
        let path = folder.join(format!("{}.jsonl", recipe.slug()));
        let text = if path.exists() {
            fs::read_to_string(&path).map_err(Error::file(&path))?
        } else {
            String::new()
        };
        let (known, whole) = read(&text, recipe);
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        let mut file = options.open(&path).map_err(Error::file(&path))?;
        // A line that was cut off is made again.
        let begun = file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0)));
        begun.map_err(Error::file(&path))?;
        let mut checkpoint = Checkpoint { known, path, file };
        if whole == 0 {
            checkpoint.line(&recipe.to_string())?;
        }
        Ok(checkpoint)
    }

    /// Begins the checkpoint of a recipe, whatever was finished before.
    pub(crate) fn begin(folder: &Path, recipe: &Recipe) -> Result<Checkpoint<K, T>, Error> {
        let path = folder.join(format!("{}.jsonl", recipe.slug()));
        if path.exists() {
            fs::remove_file(&path).map_err(Error::file(&path))?;
        }
        Checkpoint::open(folder, recipe)
    }

    /// Takes out everything that was finished before.
    pub(crate) fn finished(&mut self) -> BTreeMap<K, T> {
        std::mem::take(&mut self.known)
    }

    /// Keeps the result of a piece for the next time.
    pub(crate) fn keep(&mut self, key: &K, result: &T) -> Result<(), Error> {
        self.line(&(key, result))
    }

    fn line(&mut self, content: &impl Serialize) -> Result<(), Error> {
        let line = serde_json::to_string(content).expect("data without maps");
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(Error::file(&self.path))
    }
}

/// The pieces in a file, and the length of its lines that are whole; nothing if it belongs to
/// another recipe.
fn read<K: DeserializeOwned + Ord, T: DeserializeOwned>(
    text: &str,
    recipe: &Recipe,
) -> (BTreeMap<K, T>, usize) {
    let (mut known, mut whole) = (BTreeMap::new(), 0);
    let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let first: Option<String> = lines.next().and_then(|line| {
        whole = line.len();
        serde_json::from_str(line).ok()
    });
    if first != Some(recipe.to_string()) {
        return (known, 0);
    }
    for line in lines {
        let Ok((key, result)) = serde_json::from_str(line) else { break };
        known.insert(key, result);
        whole += line.len();
    }
    (known, whole)
}
