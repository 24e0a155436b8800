//! A world that outlives its server: `world.json`, and a directory with the files of the messages.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::StartError;
use crate::ids::AttachmentId;
use crate::message::Message;
use crate::server::Server;
use crate::state::State;
use crate::world::World;

/// Changes within this time are written together.
const GATHER: Duration = Duration::from_secs(1);

/// Where a world is kept.
#[derive(Debug)]
pub(crate) struct Archive {
    directory: PathBuf,
    /// The files that are there already.
    written: Mutex<HashSet<AttachmentId>>,
}

/// What is in `world.json`.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Where the files were to be had.
    url: String,
    world: World,
}

/// A world as it was at one moment.
pub(crate) struct Snapshot {
    json: serde_json::Result<Vec<u8>>,
    files: Vec<(AttachmentId, Bytes)>,
}

impl Snapshot {
    pub(crate) fn of(state: &State) -> Self {
        #[derive(Serialize)]
        struct Borrowed<'s> {
            url: &'s str,
            world: &'s World,
        }
        let messages = state
            .world
            .messages
            .values()
            .flat_map(|messages| messages.values());
        let files = messages
            .flat_map(|message| &message.attachments)
            .map(|file| (file.id, file.bytes.clone()));
        Self {
            json: serde_json::to_vec(&Borrowed {
                url: &state.url,
                world: &state.world,
            }),
            files: files.collect(),
        }
    }
}

impl Archive {
    /// # Errors
    /// The directory cannot be made.
    pub(crate) fn in_directory(directory: PathBuf) -> Result<Self, StartError> {
        let files = directory.join("files");
        fs::create_dir_all(&files).map_err(|source| StartError::Storage {
            path: files,
            source,
        })?;
        Ok(Self {
            directory,
            written: Mutex::default(),
        })
    }

    /// The world that is kept, for a server at `url`. `None` at the first start.
    ///
    /// # Errors
    /// There is something, but it cannot be read.
    pub(crate) fn load(&self, url: &str) -> Result<Option<World>, StartError> {
        let path = self.directory.join("world.json");
        let failed = |path: &Path, source| StartError::Storage {
            path: path.to_owned(),
            source,
        };
        let json = match fs::read(&path) {
            Ok(json) => json,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(&path, error)),
        };
        let kept: Kept =
            serde_json::from_slice(&json).map_err(|error| failed(&path, error.into()))?;
        let mut world = kept.world;
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        for message in world
            .messages
            .values_mut()
            .flat_map(|messages| messages.values_mut())
        {
            let message = Arc::make_mut(message);
            move_files(message, &kept.url, url);
            for file in &mut message.attachments {
                let path = self.file(file.id);
                file.bytes = fs::read(&path)
                    .map_err(|error| failed(&path, error))?
                    .into();
                written.insert(file.id);
            }
        }
        Ok(Some(world))
    }

    /// Writes what has changed: new files, then the world in one step, then away with files that nobody needs. Takes
    /// the snapshot when its turn has come, so that an older one never replaces a newer one.
    ///
    /// # Errors
    /// The disk is full, or the like; what was kept before stays.
    pub(crate) fn save(&self, snapshot: impl FnOnce() -> Snapshot) -> io::Result<()> {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let snapshot = snapshot();
        for (id, bytes) in snapshot
            .files
            .iter()
            .filter(|(id, _)| !written.contains(id))
            .collect::<Vec<_>>()
        {
            fs::write(self.file(*id), bytes)?;
            written.insert(*id);
        }
        let json = snapshot.json?;
        let (new, old) = (
            self.directory.join("world.json.new"),
            self.directory.join("world.json"),
        );
        fs::write(&new, json)?;
        fs::rename(new, old)?;
        let needed: HashSet<AttachmentId> = snapshot.files.iter().map(|(id, _)| *id).collect();
        for id in written.extract_if(|id| !needed.contains(id)) {
            fs::remove_file(self.file(id))?;
        }
        Ok(())
    }

    fn file(&self, id: AttachmentId) -> PathBuf {
        self.directory.join("files").join(id.to_string())
    }
}

/// Points the addresses of the files to another server.
fn move_files(message: &mut Message, from: &str, to: &str) {
    let moved = |url: &str| url.strip_prefix(from).map(|path| format!("{to}{path}"));
    for file in &mut message.attachments {
        file.url = moved(&file.url).unwrap_or_else(|| file.url.clone());
    }
    for embed in &mut message.embeds {
        for (part, field) in crate::form::PICTURES {
            let Some(url) = embed.get_mut(part).and_then(|part| part.get_mut(field)) else {
                continue;
            };
            if let Some(new) = url.as_str().and_then(moved) {
                *url = Value::String(new);
            }
        }
    }
}

/// Writes the world down soon after every change, until the server stops.
pub(crate) async fn keep(server: Arc<Server>) {
    if server.lock().config.data_dir.is_none() {
        return;
    }
    let mut changes = server.lock().changes.subscribe();
    loop {
        let gathered = async {
            let more = changes.changed().await;
            tokio::time::sleep(GATHER).await;
            more
        };
        tokio::select! {
            more = gathered => if more.is_err() { return },
            // The one who stops the server saves the world himself.
            () = server.stopped() => return,
        }
        let writing = Arc::clone(&server);
        if tokio::task::spawn_blocking(move || writing.save())
            .await
            .is_err()
        {
            return;
        }
    }
}
