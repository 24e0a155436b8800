//! The system clock.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use super::Millis;

/// Tells the present. Clones tell the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    /// The system clock.
    #[default]
    System,
    /// The system clock plus the milliseconds in a file.
    PutForward(Arc<PathBuf>),
    /// A clock that stands still until it is set.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that is ahead of the system by the milliseconds in `file`, which is read every time. It is for trying
    /// out deadlines without waiting for days. Without the file it is the system clock.
    pub fn put_forward_by(file: PathBuf) -> Self {
        Self(Source::PutForward(Arc::new(file)))
    }

    /// A clock that stands still at `at` until it is set.
    pub fn standing_at(at: Millis) -> Self {
        Self(Source::Set(Arc::new(at.into())))
    }

    /// Sets a clock that stands still; any other clock is not changed.
    pub fn set(&self, at: Millis) {
        if let Source::Set(standing) = &self.0 {
            standing.store(at, Ordering::Relaxed);
        }
    }

    /// The present, in milliseconds since 1970 UTC.
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
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Detects changes of the system clock: by hand, by a time server, or because the machine slept.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    wall: Millis,
    steady: Instant,
}

impl Stopwatch {
    /// Starts to compare.
    pub fn start() -> Self {
        Self { wall: system(), steady: Instant::now() }
    }

    /// How far the system clock has moved ahead of the time that has really passed since the last call; negative if
    /// it was set back.
    pub fn jump(&mut self) -> Millis {
        let before = std::mem::replace(self, Self::start());
        let passed = self.steady.duration_since(before.steady);
        self.wall - before.wall - Millis::try_from(passed.as_millis()).unwrap_or(Millis::MAX)
    }
}
