//! A year of turns.

use render::{Calendar, CalendarMonth, Theme};

const MONTHS: [(&str, u8); 12] = [
    ("Dec", 31),
    ("2026 Jan", 31),
    ("Feb", 28),
    ("Mar", 31),
    ("Apr", 30),
    ("May", 31),
    ("Jun", 30),
    ("Jul", 31),
    ("Aug", 31),
    ("Sep", 30),
    ("Oct", 31),
    ("Nov", 22),
];

/// One on the usual ground, one for paper.
pub(crate) fn calendars() -> Vec<(&'static str, Calendar)> {
    let paper = Calendar {
        theme: Theme::Print,
        title: "A title that has no room on the picture even in its smaller letters, and is cut with an ellipsis"
            .into(),
        ..year()
    };
    vec![("calendar", year()), ("calendar-print", paper)]
}

fn year() -> Calendar {
    let month = |(number, (label, days)): (u8, (&str, u8))| CalendarMonth {
        label: label.into(),
        // A quiet February, a busy autumn.
        days: (1..=days)
            .map(|day| match number {
                2 if day > 6 => 0,
                8.. => (day * 7 + number * 3) % 5,
                _ => ((day * 5 + number * 2) % 7).saturating_sub(3),
            })
            .collect(),
    };
    Calendar {
        title: "Turns on each day".into(),
        months: (0..).zip(MONTHS).map(month).collect(),
        scale: ["1", "2–4", "5–9", "10+"].map(Into::into).into(),
        ..Calendar::default()
    }
}
