//! Members' private notes about games.

use crate::time::Millis;

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 1000;

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NotePlace {
    /// The game as a whole.
    Game,
    /// The position after this many turns.
    Turn(u32),
}

/// A member's note about a game. Nobody else ever sees it, unless the member shares it after the
/// game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it is about.
    pub place: NotePlace,
    /// The text as it was written: untrusted.
    pub text: String,
    /// When it was written.
    pub at: Millis,
}

/// The notes to show beside the position after `ply` turns: those about the whole game, and the
/// newest one about this turn or an earlier one.
pub fn beside(notes: &[Note], ply: u32) -> impl Iterator<Item = &Note> {
    let whole = notes.iter().find(|note| note.place == NotePlace::Game);
    let turn = |note: &&Note| matches!(note.place, NotePlace::Turn(turn) if turn <= ply);
    whole.into_iter().chain(notes.iter().rfind(turn))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_note_that_is_not_about_the_future_is_shown() {
        let note = |place, text: &str| Note { place, text: text.to_owned(), at: 0 };
        let notes = [
            note(NotePlace::Game, "slow"),
            note(NotePlace::Turn(3), "three"),
            note(NotePlace::Turn(5), "five"),
        ];
        let shown =
            |ply| -> Vec<&str> { beside(&notes, ply).map(|note| note.text.as_str()).collect() };
        assert_eq!(shown(2), ["slow"]);
        assert_eq!(shown(4), ["slow", "three"]);
        assert_eq!(shown(9), ["slow", "five"]);
        assert_eq!(beside(&notes[1..], 2).count(), 0);
    }
}
