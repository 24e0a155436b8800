//! The possible contents of a disk after a power cut.

use std::io;
use std::path::Path;

use super::trace::{Call, File};

/// Disks write whole sectors, of this many bytes.
const SECTOR: usize = 512;

/// The fate of bytes that were written and not flushed, regardless of their order.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Loss {
    /// All are lost.
    All,
    /// Each write has either reached the disk or not.
    Some,
    /// Each sector of each write has either reached the disk or not.
    Torn,
}

/// The files of a database, on a disk that holds writes back until they are flushed.
#[derive(Debug, Default)]
pub(crate) struct Disk {
    files: [Contents; File::ALL.len()],
}

#[derive(Debug, Default)]
struct Contents {
    /// What is safely on the disk.
    safe: Vec<u8>,
    /// The changes since the last flush.
    waiting: Vec<Call>,
}

impl Disk {
    /// Carries out one call.
    pub(crate) fn take(&mut self, call: &Call) {
        match call {
            Call::Write { file, .. } | Call::Truncate { file, .. } | Call::Remove(file) => {
                self.of(*file).waiting.push(call.clone());
            }
            Call::Flush(file) => {
                let Contents { safe, waiting } = self.of(*file);
                for call in waiting.drain(..) {
                    apply(safe, &call, |_| true);
                }
            }
            Call::FlushFolder => {
                for Contents { safe, waiting } in &mut self.files {
                    let removed = |call: &Call| matches!(call, Call::Remove(_));
                    if let Some(last) = waiting.iter().rposition(removed) {
                        waiting.drain(..=last);
                        safe.clear();
                    }
                }
            }
            Call::Confirm(_) => {}
        }
    }

    /// Writes the files as they are found when the power is back. An empty file counts as missing.
    pub(crate) fn leave(
        mut self,
        data: &Path,
        loss: Loss,
        random: &mut fastrand::Rng,
    ) -> io::Result<()> {
        for file in File::ALL {
            let Contents { safe, waiting } = self.of(file);
            for call in waiting.drain(..) {
                let kept = match loss {
                    Loss::All => false,
                    Loss::Some => random.bool(),
                    Loss::Torn => true,
                };
                if kept {
                    apply(safe, &call, |_| !matches!(loss, Loss::Torn) || random.bool());
                }
            }
            if !safe.is_empty() {
                std::fs::write(format!("{}{}", data.display(), file.suffix()), safe)?;
            }
        }
        Ok(())
    }

    fn of(&mut self, file: File) -> &mut Contents {
        &mut self.files[file as usize]
    }
}

/// Applies a call to the bytes of a file, for the sectors that are `kept`.
fn apply(contents: &mut Vec<u8>, call: &Call, mut kept: impl FnMut(usize) -> bool) {
    match call {
        Call::Write { at, bytes, .. } => {
            let mut from = 0;
            while from < bytes.len() {
                let sector = (at + from) / SECTOR;
                let to = bytes.len().min((sector + 1) * SECTOR - at);
                if kept(sector) {
                    let (start, end) = (at + from, at + to);
                    if contents.len() < end {
                        contents.resize(end, 0);
                    }
                    contents[start..end].copy_from_slice(&bytes[from..to]);
                }
                from = to;
            }
        }
        Call::Truncate { to, .. } => {
            if kept(0) {
                contents.resize(*to, 0);
            }
        }
        Call::Remove(_) => {
            if kept(0) {
                contents.clear();
            }
        }
        Call::Flush(_) | Call::FlushFolder | Call::Confirm(_) => {}
    }
}
