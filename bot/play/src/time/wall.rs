//! The system clock.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use super::Millis;

/// Tells the present. Clones tell the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    source: Source,
    /// What is added to the time of the system: see [`Clock::correct`].
    correction: Arc<AtomicI64>,
}

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
    /// A clock that is ahead of the system by the milliseconds in `file`, which is read every time.
    /// It is for trying out deadlines without waiting for days. Until there is a file it is the
    /// system clock.
    pub fn put_forward_by(file: PathBuf) -> Self {
        Source::PutForward(Arc::new((file, AtomicI64::default()))).into()
    }

    /// A clock that stands still at `at` until it is set.
    pub fn standing_at(at: Millis) -> Self {
        Source::Set(Arc::new(at.into())).into()
    }

    /// Sets a clock that stands still; any other clock is not changed.
    pub fn set(&self, at: Millis) {
        if let Source::Set(standing) = &self.source {
            standing.store(at, Ordering::Relaxed);
        }
    }

    /// Adds this to the time of the system from now on, for all clones: by so much another clock,
    /// which several processes follow, is ahead of it. A clock that stands still is not changed.
    pub fn correct(&self, by: Millis) {
        self.correction.store(by, Ordering::Relaxed);
    }

    /// What is added to the time of the system.
    pub fn correction(&self) -> Millis {
        self.correction.load(Ordering::Relaxed)
    }

    /// The time of the system as it is corrected.
    fn corrected(&self) -> Millis {
        system().saturating_add(self.correction())
    }

    /// The present, in milliseconds since 1970 UTC.
    pub fn now(&self) -> Millis {
        match &self.source {
            Source::System => self.corrected(),
            Source::PutForward(shift) => {
                let (file, last) = &**shift;
                // Whoever writes the file empties it first. The clock does not go back meanwhile.
                let written = fs::read_to_string(file).ok();
                if let Some(read) = written.and_then(|text| text.trim().parse().ok()) {
                    last.store(read, Ordering::Relaxed);
                }
                self.corrected().saturating_add(last.load(Ordering::Relaxed))
            }
            Source::Set(standing) => standing.load(Ordering::Relaxed),
        }
    }
}

impl From<Source> for Clock {
    fn from(source: Source) -> Self {
        Self { source, correction: Arc::default() }
    }
}

/// The time of the system, in milliseconds since 1970 UTC.
pub fn system() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Detects changes of the system clock, as it is corrected: by hand, by a time server, or because
/// the machine slept.
#[derive(Clone, Debug)]
pub struct Stopwatch {
    clock: Clock,
    wall: Millis,
    steady: Instant,
}

impl Stopwatch {
    /// Starts to compare.
    pub fn start(clock: &Clock) -> Self {
        Self { clock: clock.clone(), wall: clock.corrected(), steady: Instant::now() }
    }

    /// How far the clock has moved ahead of the time that has really passed since the last call;
    /// negative if it was set back.
    pub fn jump(&mut self) -> Millis {
        let now = Self::start(&self.clock);
        let before = std::mem::replace(self, now);
        let passed = self.steady.duration_since(before.steady);
        self.wall - before.wall - Millis::try_from(passed.as_millis()).unwrap_or(Millis::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DAY, HOUR};
    use super::*;

    /// What is let pass for a test, or is corrected, is no jump of the system's clock but for the
    /// correction itself.
    #[test]
    fn clones_are_corrected_together() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ahead");
        let clock = Clock::put_forward_by(file.clone());
        let mut watch = Stopwatch::start(&clock.clone());
        fs::write(&file, DAY.to_string()).unwrap();
        assert!(clock.now() - system() > HOUR && watch.jump().abs() < HOUR);
        clock.clone().correct(-DAY);
        assert!(clock.now() - system() < HOUR && watch.jump() < -HOUR);
        assert!(watch.jump().abs() < HOUR);
        let standing = Clock::standing_at(7);
        standing.correct(DAY);
        assert_eq!(standing.now(), 7);
    }

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
