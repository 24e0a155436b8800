//! Discord's limits of a message, and as much of a text as they leave room for.

use crate::messages as m;
use crate::texts::Texts;

/// The longest text of a message, in characters.
pub(crate) const LONGEST_TEXT: usize = 2000;

/// The longest description of an attachment, in characters.
pub(crate) const LONGEST_ALT: usize = 1024;

/// The longest label of a button, in characters.
pub(crate) const LONGEST_LABEL: usize = 80;

/// The longest label, description or value of an option of a menu, in characters.
pub(crate) const LONGEST_OPTION: usize = 100;

/// The longest title of a form or label of its fields, in characters.
pub(crate) const LONGEST_HEADING: usize = 45;

/// The most attachments of a message.
pub const MOST_FILES: usize = 10;

/// The most rows of components under a message.
pub const MOST_ROWS: usize = 5;

/// The most buttons in a row.
pub const MOST_BUTTONS: usize = 5;

/// The most options of a menu.
pub(crate) const MOST_OPTIONS: usize = 25;

/// Visibly truncates a text that is too long for a message or a description.
pub(crate) fn fit(text: String, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text;
    }
    let mut cut: String = text.chars().take(longest - 1).collect();
    cut.push('…');
    cut
}

/// The same of a text with several lines, which ends with a whole one.
pub(crate) fn fit_lines(text: String, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text;
    }
    let room: String = text.chars().take(longest - 1).collect();
    match room.rfind('\n') {
        Some(end) => room[..end].to_owned() + "\n…",
        None => fit(text, longest),
    }
}

/// What a list that is cut leaves out, and with it where that is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rest {
    /// Nowhere else.
    Counted,
    /// Games, each of which a command finds.
    Games,
    /// Games of the reader.
    OwnGames,
    /// Open tables, above the button that lists them.
    Tables,
    /// Seeks.
    Seeks,
    /// Tournaments.
    Tournaments,
    /// Games of a tournament.
    Pairings,
}

impl Rest {
    /// How many are left out.
    pub(crate) fn told(self, t: &Texts, count: usize) -> String {
        match self {
            Self::Counted => t.say(m::TablesMore { count }),
            Self::Games => t.say(m::TablesMoreGames { count }),
            Self::OwnGames => t.say(m::TablesMoreOwnGames { count }),
            Self::Tables => t.say(m::TablesMoreTables { count }),
            Self::Seeks => t.say(m::TablesMoreSeeks { count }),
            Self::Tournaments => t.say(m::TablesMoreTournaments { count }),
            Self::Pairings => t.say(m::TablesMorePairings { count }),
        }
    }
}

/// As many lines as fit into a message, the first of them in any case, and the number of lines left
/// out.
pub(crate) fn whole_lines(t: &Texts, lines: Vec<String>) -> String {
    let mut lines = lines.into_iter();
    let first = lines.next().unwrap_or_default();
    section(t, first, lines.collect(), (LONGEST_TEXT, Rest::Counted))
}

/// A heading with as many lines as there is room for, and the number of lines left out.
pub(crate) fn section(
    t: &Texts,
    heading: String,
    lines: Vec<String>,
    room: (usize, Rest),
) -> String {
    let all = lines.len();
    let lines = lines.into_iter().map(|line| (line, 1));
    section_of(t, heading, lines.collect(), all, room)
}

/// The same of games of the reader with how many there are elsewhere, which the other readers of the message must not be
/// told about.
pub(crate) fn section_and_elsewhere(
    t: &Texts,
    heading: String,
    lines: Vec<String>,
    elsewhere: usize,
    room: usize,
) -> String {
    if elsewhere == 0 {
        return section(t, heading, lines, (room, Rest::OwnGames));
    }
    let rest = t.say(m::TablesElsewhere { count: elsewhere });
    let room = room - rest.chars().count() - 1;
    let listed = section(t, heading, lines, (room, Rest::OwnGames));
    listed + "\n" + &rest
}

/// The same with lines that each stand for a number of things, of which there are `all`: the number
/// of things left out is said.
pub(crate) fn section_of(
    t: &Texts,
    heading: String,
    lines: Vec<(String, usize)>,
    all: usize,
    (room, rest): (usize, Rest),
) -> String {
    let (mut text, mut left) = (heading, all);
    for (line, things) in lines {
        let more = rest.told(t, left);
        let room_for_rest = if things < left { more.chars().count() + 1 } else { 0 };
        if text.chars().count() + 1 + line.chars().count() + room_for_rest > room {
            break;
        }
        text = text + "\n" + &line;
        left -= things;
    }
    if left > 0 {
        text = text + "\n" + &rest.told(t, left);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::english;

    /// A link that is cut leads nowhere.
    #[test]
    fn a_long_text_ends_with_a_whole_line() {
        let line = "• [`7K3Q`](https://discord.com/channels/1/2/3)";
        let lines = |count: usize| vec![line; count].join("\n");
        for longest in [60, 100, 300] {
            let cut = fit_lines(lines(20), longest);
            assert!(cut.chars().count() <= longest && cut.ends_with("\n…"), "{cut}");
            assert!(cut.lines().rev().skip(1).all(|it| it == line), "{cut}");
        }
        assert_eq!(fit_lines(lines(2), 300), lines(2));
        assert_eq!(fit_lines("a".repeat(70), 60), fit("a".repeat(70), 60));
    }

    /// The heading of a second list was once counted among the games that were left out.
    #[test]
    fn what_is_left_out_is_counted() {
        let lines = || (1..=12).map(|number| format!("game {number:02}")).collect();
        let cut = |room| section(english(), "Games".to_owned(), lines(), (room, Rest::Counted));
        assert_eq!(cut(200).lines().count(), 13);
        for room in 30..120 {
            let cut = cut(room);
            let listed = cut.matches("game ").count();
            assert!(cut.chars().count() <= room, "{room}: {cut}");
            if listed < 12 {
                assert!(cut.ends_with(&format!("… and {} more.", 12 - listed)), "{cut}");
            }
        }
    }
}
