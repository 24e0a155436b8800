//! What does not count on the clocks of a whole table: intervals, each with its reason.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::Millis;

/// Why no clock of a table runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// Nobody served its server, or was connected to Discord; and the time that is left to everybody to notice that the
    /// bot is back.
    Outage,
    /// The clock of the machine was set, so this time never passed.
    Jump,
    /// The players agreed on a pause.
    Pause,
    /// The game was on hold.
    Hold,
    /// The player to move could not be told that it is their turn.
    Unreachable,
}

/// An interval that does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interval {
    /// Why it does not count.
    pub reason: Reason,
    /// Its first millisecond.
    pub from: Millis,
    /// The millisecond after its last; none while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
}

impl Interval {
    /// From its first millisecond to the one after its last.
    pub fn range(&self) -> Range<Millis> {
        self.from..self.until.unwrap_or(Millis::MAX)
    }
}

/// The intervals that do not count for a table or a tournament, in the order in which they began. Vacations belong to
/// members, and weekends to the terms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Uncounted(Vec<Interval>);

impl Uncounted {
    /// The intervals.
    pub fn intervals(&self) -> &[Interval] {
        &self.0
    }

    /// Since when this reason stops the clocks, if it still does.
    pub fn since(&self, reason: Reason) -> Option<Millis> {
        let mut open = self.0.iter().filter(|it| it.reason == reason && it.until.is_none());
        open.next().map(|it| it.from)
    }

    /// Whether any reason stops the clocks until something happens.
    pub fn is_open(&self) -> bool {
        self.0.iter().any(|it| it.until.is_none())
    }

    /// Begins an interval, unless one with this reason goes on.
    pub fn begin(&mut self, reason: Reason, at: Millis) {
        if self.since(reason).is_none() {
            self.0.push(Interval { reason, from: at, until: None });
        }
    }

    /// Ends the interval with this reason, if there is one that goes on.
    pub fn end(&mut self, reason: Reason, at: Millis) {
        let mut open = self.0.iter_mut();
        if let Some(open) = open.find(|it| it.reason == reason && it.until.is_none()) {
            open.until = Some(at.max(open.from));
        }
    }

    /// Adds an interval that is known from end to end.
    pub fn add(&mut self, reason: Reason, interval: Range<Millis>) {
        if !interval.is_empty() {
            let (from, until) = (interval.start, Some(interval.end));
            self.0.push(Interval { reason, from, until });
        }
    }

    /// What is left of them once the clock of the machine was put back to `now`: what lay ahead by then has not happened.
    pub fn put_back(&mut self, now: Millis) {
        for it in &mut self.0 {
            it.from = it.from.min(now);
            it.until = it.until.map(|until| until.min(now));
        }
    }

    /// The same as ranges, without those for a reason that `matters` leaves out.
    pub(crate) fn ranges(&self, matters: impl Fn(Reason) -> bool) -> Vec<Range<Millis>> {
        let intervals = self.0.iter().filter(|it| matters(it.reason));
        intervals.map(Interval::range).filter(|range| !range.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The store appends intervals to this text without reading it.
    #[test]
    fn intervals_are_kept_as_a_list() {
        let mut kept = Uncounted::default();
        assert_eq!(serde_json::to_string(&kept).unwrap(), "[]");
        kept.add(Reason::Outage, 3..5);
        kept.begin(Reason::Pause, 7);
        let text = r#"[{"reason":"outage","from":3,"until":5},{"reason":"pause","from":7}]"#;
        assert_eq!(serde_json::to_string(&kept).unwrap(), text);
        assert_eq!(serde_json::from_str::<Uncounted>(text).unwrap(), kept);
    }

    #[test]
    fn what_goes_on_is_ended_once() {
        let mut kept = Uncounted::default();
        kept.begin(Reason::Pause, 7);
        kept.begin(Reason::Pause, 8);
        assert_eq!(kept.since(Reason::Pause), Some(7));
        assert!(kept.is_open());
        kept.end(Reason::Unreachable, 9);
        kept.end(Reason::Pause, 9);
        kept.end(Reason::Pause, 10);
        assert_eq!(kept.ranges(|_| true).first(), Some(&(7..9)));
        kept.put_back(8);
        assert_eq!(kept.ranges(|_| true).first(), Some(&(7..8)));
    }
}
