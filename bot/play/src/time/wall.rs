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
    /// The system clock plus the milliseconds in a file, and those read last.
    PutForward(Arc<(PathBuf, AtomicI64)>),
    /// A clock that stands still until it is set.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that is ahead of the system by the milliseconds in `file`, which is read every time. It is for trying
    /// out deadlines without waiting for days. Until there is a file it is the system clock.
    pub fn put_forward_by(file: PathBuf) -> Self {
        Self(Source::PutForward(Arc::new((file, AtomicI64::default()))))
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
            Source::PutForward(shift) => {
                let (file, last) = &**shift;
                // Whoever writes the file empties it first. The clock does not go back meanwhile.
                let written = fs::read_to_string(file).ok();
                if let Some(read) = written.and_then(|text| text.trim().parse().ok()) {
                    last.store(read, Ordering::Relaxed);
                }
                system().saturating_add(last.load(Ordering::Relaxed))
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

#[cfg(test)]
mod tests {
    use super::super::{DAY, HOUR};
    use super::*;

    /// A bot that read the file while it was written believed that it had been away for hours.
    #[test]
    fn a_clock_put_forward_stays_ahead_while_its_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ahead");
        let clock = Clock::put_forward_by(file.clone());
        let ahead = |clock: &Clock| clock.now() - system() > HOUR;
        assert!(!ahead(&clock));
        fs::write(&file, DAY.to_string()).unwrap();
        assert!(ahead(&clock));
        fs::write(&file, "").unwrap();
        assert!(ahead(&clock));
    }
}
