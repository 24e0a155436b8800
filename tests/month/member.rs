//! A member of the club and their habits.

use fastrand::Rng;
use play::UserId;
use play::time::{DAY, HOUR, Millis};

use crate::club::START;

/// A member and their habits.
pub(crate) struct Member {
    pub(crate) id: UserId,
    /// How long they usually take for a turn.
    pace: Millis,
    /// The hours in which they do not react.
    away: Option<(Millis, Millis)>,
    /// Whether vacations may begin automatically.
    pub(crate) vacations: bool,
}

impl Member {
    pub(crate) fn new(id: i64, chance: &mut Rng) -> Self {
        let away = (chance.u8(0..5) == 0).then(|| {
            let from = START + chance.i64(0..20 * DAY);
            (from, from + chance.i64(4 * DAY..14 * DAY))
        });
        Self {
            id: id.into(),
            pace: chance.i64(8 * HOUR..64 * HOUR),
            away,
            vacations: chance.u8(0..3) == 0,
        }
    }

    /// How long they take to come once they are called.
    pub(crate) fn delay(&self, now: Millis, chance: &mut Rng) -> Millis {
        let usual = chance.i64(self.pace / 4..self.pace * 7 / 4);
        match self.away {
            Some((from, until)) if (from..until).contains(&(now + usual)) => until - now + usual,
            _ => usual,
        }
    }
}
