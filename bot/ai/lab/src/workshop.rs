//! Where pieces are made, on several threads, and kept.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::checkpoint::Checkpoint;
use crate::error::Error;
use crate::recipe::Recipe;

/// Where pieces are made and kept.
#[derive(Clone, Debug)]
pub struct Workshop {
    /// The folder for checkpoints, and for the files that are made unless another place is named.
    pub folder: PathBuf,
    /// How many threads make pieces.
    pub threads: NonZeroUsize,
    /// Whether what was finished before is made again.
    pub fresh: bool,
}

impl Default for Workshop {
    /// The folder `target/lab`, and a thread for each core.
    fn default() -> Workshop {
        Workshop {
            folder: root().join("target/lab"),
            threads: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            fresh: false,
        }
    }
}

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(3).expect("bot/ai/lab is three folders deep").to_owned()
}

impl Workshop {
    /// The checkpoint of a recipe.
    pub(crate) fn checkpoint<K, T>(&self, recipe: &Recipe) -> Result<Checkpoint<K, T>, Error>
    where
        K: Serialize + DeserializeOwned + Ord,
        T: Serialize + DeserializeOwned,
    {
        let folder = self.folder.join("checkpoints");
        if self.fresh {
            Checkpoint::begin(&folder, recipe)
        } else {
            Checkpoint::open(&folder, recipe)
        }
    }

    /// Makes numbered pieces, each from nothing but its number, and takes them in order until there
    /// are enough. Pieces that the checkpoint of the recipe has are not made again; without one
    /// nothing is kept. `ready` prepares a thread.
    pub(crate) fn in_order<S, T>(
        &self,
        recipe: Option<&Recipe>,
        numbers: Range<u64>,
        ready: impl Fn() -> Result<S, Error> + Sync,
        make: impl Fn(&mut S, u64) -> Result<T, Error> + Sync,
        mut take: impl FnMut(u64, T) -> ControlFlow<()>,
    ) -> Result<(), Error>
    where
        T: Serialize + DeserializeOwned + Send,
    {
        let mut checkpoint = recipe.map(|recipe| self.checkpoint::<u64, T>(recipe)).transpose()?;
        // Those that are finished, but not taken yet.
        let mut early: BTreeMap<u64, T> =
            checkpoint.as_mut().map(Checkpoint::finished).unwrap_or_default();
        early.retain(|number, _| numbers.contains(number));
        let known: BTreeSet<u64> = early.keys().copied().collect();
        let mut wanted = numbers.start;
        let mut hand_on = |early: &mut BTreeMap<u64, T>| {
            while let Some(piece) = early.remove(&wanted) {
                let taken = take(wanted, piece);
                wanted += 1;
                if taken.is_break() {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        };
        if hand_on(&mut early).is_break() {
            return Ok(());
        }
        let (next, enough) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
        thread::scope(|scope| {
            let (sender, made) = mpsc::channel();
            for _ in 0..self.threads.get() {
                let sender = sender.clone();
                let (next, enough, known, ready, make) = (&next, &enough, &known, &ready, &make);
                scope.spawn(move || {
                    let mut state = match ready() {
                        Ok(state) => state,
                        Err(error) => return drop(sender.send((0, Err(error)))),
                    };
                    while !enough.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= numbers.end {
                            break;
                        }
                        if known.contains(&number) {
                            continue;
                        }
                        if sender.send((number, make(&mut state, number))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut result = Ok(());
            for (number, piece) in made {
                let kept = piece.and_then(|piece| {
                    if let Some(checkpoint) = &mut checkpoint {
                        checkpoint.keep(&number, &piece)?;
                    }
                    early.insert(number, piece);
                    Ok(())
                });
                if result.is_ok() && kept.is_err() {
                    result = kept;
                }
                let go_on = result.is_ok() && !enough.load(Ordering::Relaxed);
                if !go_on || hand_on(&mut early).is_break() {
                    enough.store(true, Ordering::Relaxed);
                }
            }
            result
        })
    }

    /// Where a file is written: where the command says, or else in the folder, under its path in
    /// the repository.
    pub(crate) fn place(&self, named: Option<&Path>, path: &str) -> PathBuf {
        named.map_or_else(|| self.folder.join(path), Path::to_owned)
    }
}

/// Writes a file and says where it is.
pub(crate) fn write(path: &Path, content: &[u8]) -> Result<(), Error> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
    }
    fs::write(path, content).map_err(Error::file(path))?;
    println!("{}", path.display());
    Ok(())
}
