//! Stores a world: `world.json`, and a folder with the files of the messages.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, io};

use axum::body::Bytes;
use serde::{Deserialize, Serialize};

use crate::error::StartError;
use crate::model::AttachmentId;
use crate::state::{State, World};

/// The directory of a world.
#[derive(Debug)]
pub(crate) struct Storage {
    folder: PathBuf,
    /// The files that are stored already.
    written: Mutex<HashSet<AttachmentId>>,
}

/// The contents of `world.json`.
#[derive(Serialize, Deserialize)]
struct Stored<W> {
    /// The address from which the files could be downloaded.
    url: String,
    world: W,
}

/// A world at one moment.
pub(crate) struct WorldSnapshot {
    json: serde_json::Result<Vec<u8>>,
    files: Vec<(AttachmentId, Bytes)>,
}

impl WorldSnapshot {
    pub(crate) fn of(state: &State) -> Self {
        let messages = state.world.messages.values();
        let files = messages
            .flat_map(|messages| messages.values())
            .flat_map(|message| &message.attachments)
            .map(|file| (file.id, file.bytes.clone()));
        Self {
            json: serde_json::to_vec(&Stored { url: state.url.clone(), world: &state.world }),
            files: files.collect(),
        }
    }
}

impl Storage {
    pub(crate) fn in_folder(folder: &Path) -> Result<Self, StartError> {
        let files = folder.join("files");
        fs::create_dir_all(&files).map_err(failed(&files))?;
        Ok(Self { folder: folder.to_owned(), written: Mutex::default() })
    }

    /// Reads the stored world, for a server at `url`. `None` at the first start.
    pub(crate) fn load(&self, url: &str) -> Result<Option<World>, StartError> {
        let path = self.folder.join("world.json");
        let json = match fs::read(&path) {
            Ok(json) => json,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(&path)(error)),
        };
        let stored: Stored<World> =
            serde_json::from_slice(&json).map_err(|error| failed(&path)(error.into()))?;
        let mut world = stored.world;
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let messages = world.messages.values_mut();
        for message in messages.flat_map(|messages| messages.values_mut()) {
            let message = Arc::make_mut(message);
            for file in &mut message.attachments {
                // The server may have another address now.
                if let Some(path) = file.url.strip_prefix(&stored.url) {
                    file.url = format!("{url}{path}");
                }
                let path = self.file(file.id);
                file.bytes = fs::read(&path).map_err(failed(&path))?.into();
                written.insert(file.id);
            }
        }
        Ok(Some(world))
    }

    /// Writes what has changed: first new files, then the world in one step; then removes files
    /// that are no longer needed. The snapshot is taken under the lock of the storage, so that an
    /// older one never replaces a newer one. Fails if the disk is full, for example; then the
    /// stored world stays as it was.
    pub(crate) fn save(&self, snapshot: impl FnOnce() -> WorldSnapshot) -> io::Result<()> {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let WorldSnapshot { json, files } = snapshot();
        for (id, bytes) in &files {
            if !written.contains(id) {
                fs::write(self.file(*id), bytes)?;
                written.insert(*id);
            }
        }
        let new = self.folder.join("world.json.new");
        fs::write(&new, json?)?;
        fs::rename(new, self.folder.join("world.json"))?;
        let needed: HashSet<AttachmentId> = files.iter().map(|(id, _)| *id).collect();
        for id in written.extract_if(|id| !needed.contains(id)) {
            fs::remove_file(self.file(id))?;
        }
        Ok(())
    }

    fn file(&self, id: AttachmentId) -> PathBuf {
        self.folder.join("files").join(id.to_string())
    }
}

fn failed(path: &Path) -> impl Fn(io::Error) -> StartError {
    |source| StartError::Storage { path: path.to_owned(), source }
}
