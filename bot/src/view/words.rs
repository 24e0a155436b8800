//! Answers that are only text.

use rules::{Completion, Kind};

use crate::controls::{Action, Press};
use crate::markdown::list;
use crate::store::Game;

use super::people::title;
use super::{Button, LONGEST_TEXT, Post, Row, Tone, fit, plain_button};

/// A sentence.
#[must_use]
pub fn said(sentence: String) -> Post {
    Post {
        text: fit(sentence, LONGEST_TEXT),
        ..Post::default()
    }
}

/// What went wrong for a moment, with the button that was pressed to be pressed again.
#[must_use]
pub fn try_again(said: Post, pressed: Press) -> Post {
    let button = Button {
        control: pressed,
        label: "Try again".to_owned(),
        emoji: None,
        tone: Tone::Main,
    };
    Post {
        rows: vec![Row::Buttons(vec![button])],
        ..said
    }
}

/// What the bot must be allowed before a table makes sense here.
#[must_use]
pub fn missing_permissions(missing: &[&'static str]) -> Post {
    said(format!(
        "I cannot post boards in this channel: whoever manages it must allow me {}.",
        bold(missing)
    ))
}

/// A turn was saved but its board cannot be posted.
#[must_use]
pub fn not_posted(said_already: &str, missing: &[&'static str]) -> Post {
    said(format!(
        "{said_already} It is saved, but I cannot post the board here: whoever manages this channel must allow me {}. `/pacru board` shows it to you.",
        bold(missing)
    ))
}

fn bold(names: &[&'static str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("**{name}**")).collect();
    list(&names, "and")
}

/// A game and what it is, as a choice of at most 100 characters.
#[must_use]
pub fn label(kind: Kind) -> String {
    fit(format!("{}: {}", kind.name(), kind.about()), 100)
}

/// Asks once more before a resignation.
#[must_use]
pub fn confirm_resignation(game: &Game) -> Post {
    let rest = if game.players() > 2 {
        "Your chevrons leave the board, your markers stay, and the others play on."
    } else {
        "Your opponent wins."
    };
    Post {
        text: format!("{}: do you really resign? {rest}", title(game)),
        rows: vec![Row::Buttons(vec![
            Button {
                tone: Tone::Danger,
                ..plain_button(game, game.seq, Action::Resign, "Resign")
            },
            plain_button(game, game.seq, Action::Stay, "Play on"),
        ])],
        ..Post::default()
    }
}

/// A turn, or the beginning of one, as Discord offers it while somebody types: no markdown.
#[must_use]
pub fn completion(offer: &Completion) -> String {
    let more = if offer.complete { "" } else { " …" };
    if offer.note.is_empty() {
        format!("{}{more}", offer.text)
    } else {
        format!("{}{more}  ({})", offer.text, offer.note)
    }
}

/// How to start, in ten lines.
#[must_use]
pub fn help() -> Post {
    said(
        "**Pacru** is a board game for two, three or four. Your chevrons walk over nine borderlands and leave markers. `/pacru rules` teaches it with pictures, and the other games too.\n\
         1. `/pacru new` opens a table in this channel; name opponents, or let anyone press **Join**.\n\
         2. When every seat is taken, the board is posted and the first player is called.\n\
         3. A chevron moves straight ahead or 45 degrees to either side, as many fields as you have markers in its borderland (at least one).\n\
         4. Entering another borderland you put a marker there: `g9-f8(f8)` moves from g9 to f8 and marks f8.\n\
         5. Between two of your own markers a longer move can claim the fields between instead: `d9-f7(*)`.\n\
         6. Two of your chevrons that both attack an enemy chevron may capture it: `e9xe7`.\n\
         7. `/pacru move` lists your turns while you type: pick a piece, then its target, then what it brings.\n\
         8. Pay two markers to turn a chevron by 45 degrees, four for 90: `d9>(a7,b7)`.\n\
         9. You win with 42 markers (28 with three players, 24 with four), or when nobody else can move.\n\
         10. `/pacru games` lists your games, `/pacru board` and `/pacru history` show one, `/pacru resign` ends it."
            .to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_fits_into_a_message() {
        let help = help();
        assert!(
            help.text.chars().count() <= LONGEST_TEXT,
            "{}",
            help.text.chars().count()
        );
        assert_eq!(help.text.lines().count(), 11);
    }
}
