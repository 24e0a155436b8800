//! A member's notes about a game: beside their own boards, as a list, and the form for writing them.

use play::{Game, GameStatus, LONGEST_NOTE, Note, NotePlace, UserId, note};

use crate::buttons::{help_buttons, try_button};
use crate::custom_id::Action;
use crate::form::part;
use crate::limits::{LONGEST_HEADING, MOST_BUTTONS, MOST_ROWS, fit_lines, whole_lines};
use crate::markdown::plain;
use crate::messages as m;
use crate::people::title;
use crate::share::share_row;
use crate::texts::Texts;
use crate::{Button, Form, Input, LONGEST_TEXT, Post, Row, fit, game_button, plain_button, said};

/// If there is less room than this, in characters, a note is not shown beside a board.
const LEAST_ROOM: usize = 40;

/// The custom id of the form's field about a turn.
pub const NOTE_ON_TURN: &str = "turn";
/// The custom id of its field about the whole game.
pub const NOTE_ON_GAME: &str = "game";

/// A private board after `ply` turns, with the reader's notes after the first line, as far as there is room.
pub fn with_notes(t: &Texts, ply: u32, notes: &[Note], board: Post) -> Post {
    let mut post = board;
    let room = LONGEST_TEXT.saturating_sub(post.text.chars().count());
    let listed: Vec<String> = note::beside(notes, ply).map(|note| line(t, note)).collect();
    if !listed.is_empty() && room > LEAST_ROOM {
        let listed = fit_lines(listed.join("\n"), room - 1);
        let heading = post.text.find('\n').unwrap_or(post.text.len());
        post.text.insert_str(heading, &format!("\n{listed}"));
    }
    post
}

/// A private board of the game after `seq` events and `ply` turns, with the buttons for writing notes, for trying out turns,
/// and for help.
pub fn with_own_buttons(
    t: &Texts,
    game: &Game,
    user: UserId,
    (seq, ply): (i64, u32),
    board: Post,
) -> Post {
    let mut post = board;
    let mut own = vec![button(t, game, ply), try_button(t, game, seq)];
    own.extend(help_buttons(t, game, user));
    if let Some(Row::Buttons(buttons)) = post.rows.last_mut()
        && buttons.len() + own.len() <= MOST_BUTTONS
    {
        buttons.extend(own);
    } else if post.rows.len() < MOST_ROWS {
        post.rows.push(Row::Buttons(own));
    }
    post
}

/// The button that opens the form.
pub(super) fn button(t: &Texts, game: &Game, ply: u32) -> Button {
    plain_button(game, game.seq, Action::Note(ply), t.say(m::ButtonNote)).emoji("📝")
}

/// All notes of a member about a game. Once it is over, they may share them.
pub fn notes(t: &Texts, game: &Game, notes: &[Note]) -> Post {
    let title = title(game);
    let mut lines = vec![if notes.is_empty() {
        t.say(m::NotesNone { game: title })
    } else {
        t.say(m::NotesHeading { game: title })
    }];
    lines.extend(notes.iter().map(|note| line(t, note)));
    let mut rows = vec![Row::Buttons(vec![button(t, game, game.ply)])];
    if game.status == GameStatus::Finished && !notes.is_empty() {
        rows.push(share_row(t, game));
    }
    Post { rows, ..said(whole_lines(t, lines)) }
}

/// The form for notes about a turn and about the whole game, filled with the existing notes.
pub fn note_form(t: &Texts, game: &Game, ply: u32, notes: &[Note]) -> Form {
    let noted = |place| {
        let note = notes.iter().find(|note| note.place == place);
        note.map_or_else(String::new, |note| note.text.clone())
    };
    let field = |id, label, place| {
        part(label, id, Input::Text { text: noted(place), longest: LONGEST_NOTE })
    };
    Form {
        id: game_button(game, game.seq, Action::Note(ply)),
        heading: fit(
            t.say(m::NotesForm { game: format!("{} {}", game.setup.kind.name(), game.code) }),
            LONGEST_HEADING,
        ),
        parts: vec![
            field(NOTE_ON_TURN, t.say(m::NotesFormTurn { turn: ply }), NotePlace::Turn(ply)),
            field(NOTE_ON_GAME, t.say(m::NotesFormGame), NotePlace::Game),
        ],
    }
}

pub(super) fn line(t: &Texts, note: &Note) -> String {
    // A note may have several lines; in this list it has one.
    let text = note.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = plain(&text);
    match note.place {
        NotePlace::Game => t.say(m::NotesOnGame { text }),
        NotePlace::Turn(turn) => t.say(m::NotesOnTurn { turn, text }),
    }
}
