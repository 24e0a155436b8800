//! How much fits into a message.

use crate::messages as m;
use crate::texts::Texts;

/// Discord's limit for a message, in characters.
pub(crate) const LONGEST_TEXT: usize = 2000;

/// Visibly truncates a text that is too long for a message or a description.
pub(crate) fn fit(text: String, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text;
    }
    let mut cut: String = text.chars().take(longest - 1).collect();
    cut.push('…');
    cut
}

/// As many lines as fit into a message, and the number of lines left out.
pub(crate) fn whole_lines(t: &Texts, lines: &[String]) -> String {
    let room = LONGEST_TEXT - 40;
    let mut used = 0;
    let fitting = lines.iter().take_while(|line| {
        used += line.chars().count() + 1;
        used <= room
    });
    let mut shown: Vec<String> = fitting.cloned().collect();
    if shown.len() < lines.len() {
        let count = lines.len() - shown.len();
        shown.push(t.say(m::TablesMore { count }));
    }
    shown.join("\n")
}
