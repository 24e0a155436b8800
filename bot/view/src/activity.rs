//! When somebody has played: a calendar of twelve months, and the same in words.

use play::{ActiveMonth, Activity};
use render::{Calendar, CalendarMonth, Renderer, Theme};

use super::{File, fit};
use crate::limits::LONGEST_ALT;
use crate::messages as m;
use crate::texts::Texts;

/// The fewest turns of a day for each square of the calendar.
const SCALE: [u32; Calendar::STEPS] = [1, 2, 5, 10];

/// All turns, and on how many days.
pub(super) fn summary(t: &Texts, activity: &Activity) -> String {
    t.say(m::ProfileActivity { turns: activity.turns(), days: activity.days() })
}

/// `Dec 2025: 20, Jan 2026: 31, …`
pub(super) fn months(t: &Texts, activity: &Activity) -> String {
    let text = |month: &ActiveMonth| format!("{}: {}", with_year(t, month), month.turns());
    let months: Vec<String> = activity.months.iter().map(text).collect();
    months.join(", ")
}

/// The calendar of a member.
pub(super) fn picture(t: &Texts, renderer: &Renderer, activity: &Activity, theme: Theme) -> File {
    let title = t.say(m::ProfileActivityTitle);
    let (summary, by_month) = (summary(t, activity), months(t, activity));
    let words = format!("{title}. {summary} {by_month}.");
    let months = activity.months.iter().enumerate();
    let months = months.map(|(index, at)| CalendarMonth {
        // The year stands where it begins.
        label: if index == 0 || at.month == 1 { with_year(t, at) } else { month(t, at.month) }
            .into(),
        days: at.turns.iter().map(|turns| step(*turns)).collect(),
    });
    let calendar = Calendar {
        theme,
        title: title.into(),
        months: months.collect(),
        scale: scale().map(Into::into).into(),
    };
    File {
        name: "activity.png".to_owned(),
        bytes: renderer.calendar(&calendar),
        alt: Some(fit(words, LONGEST_ALT)),
    }
}

/// The short name of a month, from 1 to 12.
pub(super) fn month(t: &Texts, month: i8) -> String {
    t.say(m::ProfileMonth { month: i64::from(month) })
}

fn with_year(t: &Texts, at: &ActiveMonth) -> String {
    t.say(m::ProfileMonthYear { month: month(t, at.month), year: at.year.to_string() })
}

/// Which square a day has: 0 for none.
fn step(turns: u32) -> u8 {
    let reached = SCALE.iter().filter(|least| turns >= **least).count();
    u8::try_from(reached).unwrap_or(u8::MAX)
}

/// `1`, `2–4`, `5–9`, `10+`.
fn scale() -> [String; Calendar::STEPS] {
    std::array::from_fn(|index| {
        let least = SCALE[index];
        match SCALE.get(index + 1) {
            Some(next) if *next == least + 1 => least.to_string(),
            Some(next) => format!("{least}–{}", next - 1),
            None => format!("{least}+"),
        }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use play::Language;
    use play::time::{DAY, Millis};

    use super::*;
    use crate::texts::{english, texts};

    /// 22 November 2026, noon.
    const NOW: Millis = 1_795_348_800_000;

    fn year() -> Activity {
        let today = NOW / DAY;
        Activity::of(NOW, &[(today - 340, 3), (today - 1, 12), (today, 1)])
    }

    #[test]
    fn more_turns_make_larger_squares() {
        let steps = [0, 1, 2, 4, 5, 9, 10, 999].map(step);
        assert_eq!(steps, [0, 1, 2, 2, 3, 3, 4, 4]);
        assert_eq!(scale(), ["1", "2–4", "5–9", "10+"]);
    }

    /// Whoever cannot see the picture is told the same, in their language, within Discord's limit.
    #[test]
    fn the_calendar_is_told_in_words() {
        let renderer = Renderer::new();
        let alt = |t| picture(t, &renderer, &year(), Theme::default()).alt.unwrap();
        for &language in Language::ALL {
            let t = texts(language);
            let alt = alt(t);
            assert!(alt.chars().count() < LONGEST_ALT, "{alt}");
            assert!(alt.contains(" 16"), "{alt}");
            assert_eq!(alt.matches(" 2026: ").count(), 11, "{alt}");
            assert!(alt.ends_with(" 2026: 13."), "{alt}");
            let names: HashSet<String> =
                year().months.iter().map(|it| month(t, it.month)).collect();
            assert_eq!(names.len(), 12, "{names:?}");
            assert!(names.iter().all(|name| name.chars().count() <= 4));
        }
        let begins = "Turns on each day. 16 turns in the last twelve months, on 3 days. Dec 2025: 3, Jan 2026: 0, ";
        assert!(alt(english()).starts_with(begins), "{}", alt(english()));
    }
}
