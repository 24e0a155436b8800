//! Answers that are only text.

use crate::messages as m;
use crate::texts::Texts;
use std::ops::RangeInclusive;

use play::time::Millis;
use play::{Done, Game};
use rules::{About, Completion, Kind};

use super::people::title;
use super::{Button, ButtonStyle, LONGEST_TEXT, Post, Row, fit, plain_button, turns};
use crate::custom_id::{Action, CustomId};

/// A sentence.
pub(crate) fn said(sentence: String) -> Post {
    Post {
        text: fit(sentence, LONGEST_TEXT),
        ..Post::default()
    }
}

/// A button that means nothing to this version.
#[must_use]
pub fn unknown_button(t: &Texts) -> Post {
    said(
        "This button is from another version of the bot; `/pacru games` lists your games."
            .to_owned(),
    )
}

/// Somebody else has changed the game meanwhile.
#[must_use]
pub fn conflict(t: &Texts) -> Post {
    said("Somebody else was faster and the game has moved on: look at the newest board and try again.".to_owned())
}

/// The data file holds something about a game that cannot be read.
#[must_use]
pub fn unreadable_data(t: &Texts) -> Post {
    said("The bot cannot read what it has stored about this game, so nothing has changed: whoever runs the bot finds the reason in its log.".to_owned())
}

/// The data file failed.
#[must_use]
pub fn not_saved(t: &Texts) -> Post {
    said("That was not saved and nothing has changed: please try again in a moment.".to_owned())
}

/// Discord failed.
#[must_use]
pub fn not_reached(t: &Texts) -> Post {
    said("Discord was not reached: please look at the newest board and try again.".to_owned())
}

/// The drawing of a picture failed.
#[must_use]
pub fn not_drawn(t: &Texts) -> Post {
    said(
        "The picture could not be drawn, but the game is safe: `/pacru history` shows it as text."
            .to_owned(),
    )
}

/// Somebody does not resign after all.
#[must_use]
pub fn stays(t: &Texts, game: &Game) -> Post {
    said(format!("You play on in `{}`.", game.code))
}

/// A member is not erased after all.
#[must_use]
pub fn not_erased(t: &Texts) -> Post {
    said("Nothing is erased.".to_owned())
}

/// There are no games to export.
#[must_use]
pub fn nothing_to_export(t: &Texts) -> Post {
    said("No table has been opened on this server yet.".to_owned())
}

/// A replay GIF of these turns is being drawn.
#[must_use]
pub fn drawing(t: &Texts, turns: &RangeInclusive<u32>) -> Post {
    let (first, last) = (turns.start(), turns.end());
    said(format!("Drawing turns {first} to {last} …"))
}

/// What only one member saw is shown to all.
#[must_use]
pub fn shown_to_all(t: &Texts) -> Post {
    said("Everybody in this channel sees it now.".to_owned())
}

/// What went wrong for a moment, with the button that was pressed to be pressed again.
#[must_use]
pub fn try_again(t: &Texts, said: Post, pressed: CustomId) -> Post {
    let button = Button {
        custom_id: pressed,
        label: t.say(m::ButtonTryAgain),
        emoji: None,
        style: ButtonStyle::Primary,
    };
    Post {
        rows: vec![Row::Buttons(vec![button])],
        ..said
    }
}

/// To whoever uses a command that this version does not have.
#[must_use]
pub fn unknown_command(t: &Texts) -> Post {
    said(
        "I do not know this command as your Discord sends it. Reload Discord (Ctrl+R, or close the app and open it again) and choose the command from the list once more; nothing has changed."
            .to_owned(),
    )
}

/// To whoever used a command or button that Discord sends in a form that serenity cannot read.
#[must_use]
pub fn unreadable_interaction(t: &Texts) -> Post {
    said(
        "Discord has sent me this in a form that I cannot read yet, and nothing has changed. Please tell whoever runs me that I need a newer version."
            .to_owned(),
    )
}

/// To whoever used a command or button that failed through a mistake of ours.
#[must_use]
pub fn panicked(t: &Texts) -> Post {
    said(
        "That failed, and the mistake is mine. No game is lost: please look at the newest board and try again."
            .to_owned(),
    )
}

/// What the bot must be allowed before a table makes sense here.
#[must_use]
pub fn missing_permissions(t: &Texts, missing: &[&'static str]) -> Post {
    said(format!(
        "I cannot post boards in this channel: whoever manages it must allow me {}.",
        bold(t, missing)
    ))
}

/// What the bot must be allowed before a game can be played in a thread here.
#[must_use]
pub fn missing_for_thread(t: &Texts, missing: &[&'static str]) -> Post {
    said(format!(
        "I cannot start a thread in this channel: whoever manages it must allow me {}. Without `thread` the game is played in the channel itself.",
        bold(t, missing)
    ))
}

/// A turn was saved but its board cannot be posted.
#[must_use]
pub fn not_posted(t: &Texts, done: &Done, missing: &[&'static str]) -> Post {
    let done = crate::done::done(t, done).text;
    said(format!(
        "{done} It is saved, but I cannot post the board here: whoever manages this channel must allow me {}. `/pacru board` shows it to you.",
        bold(t, missing)
    ))
}

fn bold(t: &Texts, names: &[&'static str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("**{name}**")).collect();
    t.and(&names)
}

/// What a game is, in one line.
pub(super) fn about(t: &Texts, kind: Kind) -> &'static str {
    match kind {
        Kind::Pacru => {
            "Chevrons mark nine borderlands: reach the target, or be the last who can move."
        }
        Kind::Azacru => {
            "Long moves connect your markers, sometimes at the price of a chevron; most markers win."
        }
        Kind::Shacru => "One step, one marker, until nobody can gain; most markers win.",
        Kind::Pasang => {
            "Two kas capture lines of black and white tokens; most points win, whoever is stuck loses."
        }
    }
}

/// A game and what it is, as a choice of at most 100 characters.
#[must_use]
pub fn label(t: &Texts, kind: Kind) -> String {
    format!("{}: {}", kind.name(), about(t, kind))
}

/// Asks once more before a resignation.
#[must_use]
pub fn confirm_resignation(t: &Texts, game: &Game) -> Post {
    let rest = if game.seats() > 2 {
        "Your chevrons leave the board, your markers stay, and the others play on."
    } else {
        "Your opponent wins."
    };
    Post {
        text: format!("{}: do you really resign? {rest}", title(game)),
        rows: vec![Row::Buttons(vec![
            Button {
                style: ButtonStyle::Danger,
                ..plain_button(game, game.seq, Action::Resign, t.say(m::ButtonResign))
            },
            plain_button(game, game.seq, Action::Stay, t.say(m::ButtonPlayOn)),
        ])],
        ..Post::default()
    }
}

/// A turn, or the beginning of one, as Discord offers it while somebody types: no markdown.
#[must_use]
pub fn completion(t: &Texts, offer: &Completion) -> String {
    let more = if offer.complete { "" } else { " …" };
    let about = match &offer.about {
        About::Choice(note) => turns::note(t, *note),
        About::Turn(summary) => turns::summary(t, summary, &|seat| seat.name().to_owned()),
    };
    format!("{}{more}  ({about})", offer.text)
}

/// How to start, in ten lines.
#[must_use]
pub fn help(t: &Texts) -> Post {
    said(
        "I host **Pacru**, **Azacru** and **Shacru** for two to four players, and **Pasang** for two.\n\
         1. `/pacru rules` teaches a game in a few pages with pictures.\n\
         2. `/pacru new` opens a table in this channel: choose a game, name opponents, or let anyone press **Join**. Alone? `computer:` or **Add a computer** finds you an opponent at once; `/pacru hint` helps you against it.\n\
         3. When every seat is taken, lots are drawn, the board is posted, and the first player is called.\n\
         4. **Move** under the board asks what you want to do, one tap at a time. Nothing is played before **Play**.\n\
         5. Or type: `/pacru move` lists your turns while you do, for example `e1-e2`.\n\
         6. The board shows what happened last: the arrow, what was gained, what was captured. Only whoever must act is called.\n\
         7. `/pacru board` shows the newest board from your own side, and any earlier one; only you see it.\n\
         8. `/pacru games` lists your games, whose turn it is, and the open tables here; `/pacru profile`, `/pacru rating` and `/pacru leaderboard` tell how members fare.\n\
         9. `/pacru history` is the record of a game, `/pacru replay` shows it as a moving picture, `/pacru analyse` tells where it was won and lost.\n\
         10. `/pacru offer` a draw, a turn taken back, a pause or your seat; `/pacru plan` your next answer; `/pacru resign` asks once more. `/pacru preferences`: colours, side, boards as text; `/pacru time`: vacations, reminders."
            .to_owned(),
    )
}

/// "1 marker", "3 markers".
pub(super) fn counted(t: &Texts, number: impl Into<u64>, one: &str) -> String {
    match number.into() {
        1 => format!("1 {one}"),
        several => format!("{several} {one}s"),
    }
}

/// Until when there is time, so that everybody reads it in their own time zone.
pub(super) fn until(t: &Texts, deadline: Millis) -> String {
    format!(
        "Until {}, {}.",
        moment(deadline, 'f'),
        moment(deadline, 'R')
    )
}

/// A moment as Discord shows it in the reader's time zone: `f` with date and time, `R` as "in 2 days".
pub(super) fn moment(at: Millis, style: char) -> String {
    format!("<t:{}:{style}>", at.div_euclid(1000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::english;

    #[test]
    fn one_is_not_several() {
        let said = [0_u8, 1, 2].map(|number| counted(english(), number, "marker"));
        assert_eq!(said, ["0 markers", "1 marker", "2 markers"]);
    }

    /// The ends of Azacru's and Pasang's descriptions were cut.
    #[test]
    fn games_are_described_in_a_choice() {
        for label in Kind::ALL.map(|kind| label(english(), kind)) {
            assert!(label.chars().count() <= 100, "{label}");
        }
    }

    #[test]
    fn help_fits_into_a_message() {
        let help = help(english());
        assert!(
            help.text.chars().count() <= LONGEST_TEXT,
            "{}",
            help.text.chars().count()
        );
        assert_eq!(help.text.lines().count(), 11);
    }
}
