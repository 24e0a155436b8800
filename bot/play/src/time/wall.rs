//! The clock on the wall.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use super::Millis;

/// Where the present is read. Clones tell the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    /// The machine's.
    #[default]
    System,
    /// The machine's, put forward by the milliseconds that stand in a file.
    PutForward(Arc<PathBuf>),
    /// One that stands until it is set.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that is ahead by the milliseconds in `file`, which is read every time: for trying deadlines out without
    /// waiting for days. Without the file it shows the machine's time.
    #[must_use]
    pub fn put_forward_by(file: PathBuf) -> Self {
        Self(Source::PutForward(Arc::new(file)))
    }

    /// A clock that stands at `at` until it is set.
    #[must_use]
    pub fn standing_at(at: Millis) -> Self {
        Self(Source::Set(Arc::new(at.into())))
    }

    /// Sets a standing clock; any other goes on as it is.
    pub fn set(&self, at: Millis) {
        if let Source::Set(standing) = &self.0 {
            standing.store(at, Ordering::Relaxed);
        }
    }

    /// The present, in milliseconds since 1970 UTC.
    #[must_use]
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => system(),
            Source::PutForward(file) => {
                let written = fs::read_to_string(file.as_path()).ok();
                let shift: Option<Millis> = written.and_then(|text| text.trim().parse().ok());
                system().saturating_add(shift.unwrap_or(0))
            }
            Source::Set(standing) => standing.load(Ordering::Relaxed),
        }
    }
}

fn system() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}

/// Tells whether the wall clock of the machine was changed: by hand, by a time server, or because the machine slept.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    wall: Millis,
    steady: Instant,
}

impl Stopwatch {
    /// Begins to compare.
    #[must_use]
    pub fn start() -> Self {
        Self {
            wall: system(),
            steady: Instant::now(),
        }
    }

    /// By how much the wall clock has gone ahead of the time that has passed since the last call; negative if it was
    /// put back.
    pub fn jump(&mut self) -> Millis {
        let before = std::mem::replace(self, Self::start());
        let passed = self.steady.duration_since(before.steady);
        self.wall - before.wall - Millis::try_from(passed.as_millis()).unwrap_or(Millis::MAX)
    }
}
