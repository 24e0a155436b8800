//! How long something rests that could not be sent.

use std::time::Duration;

use play::time::Millis;

/// The pauses between the tries of a message, which double after each try.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    first: Duration,
    longest: Duration,
}

/// Failures that pass are tried again soon.
pub const PASSING: Pauses = Pauses::new(Duration::from_secs(1), Duration::from_mins(5));

impl Pauses {
    /// Pauses from `first` on, and none longer than `longest`.
    pub const fn new(first: Duration, longest: Duration) -> Self {
        Self { first, longest }
    }

    /// The pause after `attempts` + 1 tries, a little shorter at random, so that not everything is
    /// tried at the same moment.
    pub fn after(self, attempts: i64) -> Millis {
        let doublings = u32::try_from(attempts.clamp(0, 16)).unwrap_or(16);
        let pause = self.first.saturating_mul(2_u32.saturating_pow(doublings));
        let pause = pause.min(self.longest).mul_f32(1.0 - fastrand::f32() / 4.0);
        Millis::try_from(pause.as_millis()).unwrap_or(Millis::MAX / 2)
    }
}
