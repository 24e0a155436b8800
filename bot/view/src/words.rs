//! Answers that are only text.

use crate::messages as m;
use crate::texts::Texts;
use std::ops::RangeInclusive;

use play::Game;
use play::time::Millis;
use rules::{About, Completion, Kind};

use super::people::{colour_name, title};
use super::{Button, ButtonStyle, LONGEST_TEXT, Post, plain_button, turns};
use crate::custom_id::{Action, CustomId};
use crate::limits::fit_lines;

/// A sentence.
pub(crate) fn said(sentence: String) -> Post {
    Post { text: fit_lines(sentence, LONGEST_TEXT), ..Post::default() }
}

/// Makes the answers that are always the same message.
macro_rules! answers {
    ($($(#[$doc:meta])+ $answer:ident: $Message:ident,)+) => {
        $($(#[$doc])+
        pub fn $answer(t: &Texts) -> Post {
            said(t.say(m::$Message))
        })+
    };
}

answers! {
    /// This version does not know the button.
    unknown_button: FailuresOldButton,
    /// The answer to a member who wants to show a game to everybody where not everybody may see it.
    not_here: RepliesNotHere,
    /// The menu is of an earlier version, which had one for each preference.
    old_preferences: FailuresOldPreferences,
    /// Somebody else has changed the game meanwhile.
    conflict: FailuresConflict,
    /// The store contains something about a game that cannot be read.
    unreadable_data: FailuresUnreadableData,
    /// The store failed.
    not_saved: FailuresNotSaved,
    /// The connection to the database ended before it confirmed a turn.
    in_doubt: FailuresInDoubt,
    /// Discord failed.
    not_reached: FailuresNotReached,
    /// Drawing a picture failed.
    not_drawn: FailuresNotDrawn,
    /// A member is not erased after all.
    not_erased: RepliesNotErased,
    /// There are no games to export.
    nothing_to_export: RepliesNothingToExport,
    /// A private message was shared with everybody.
    shown_to_all: RepliesShownToAll,
    /// This version does not have the command.
    unknown_command: FailuresUnknownCommand,
    /// serenity cannot read the command or button.
    unreadable_interaction: FailuresUnreadableInteraction,
    /// A command or button failed through a mistake of ours.
    panicked: FailuresInternal,
    /// What is stored about a member, why, how long, and how it is erased.
    privacy: HelpPrivacy,
    /// Says that the message which the member wants as text shows no board.
    no_board: ClubNoBoard,
    /// Asks for one of two options that contradict each other.
    one_of_two_settings: SettingsOneOfTwo,
    /// To whoever wants to be called where nobody is.
    nobody_is_called: RolesNobodyIsCalled,
    /// The role has been deleted.
    call_role_gone: RolesGone,
    /// To whoever has taken a seek back.
    seek_withdrawn: SeeksWithdrawn,
    /// What the page says of a table where play has not begun.
    /// The same where the browser is not signed in.
    page_signed_out: PageSignedOut,
    /// The same where the personal link was used, or is too old.
    page_link_over: PageLinkOver,
    /// The same where the member asks for too much at a time.
    page_too_many: PageTooMany,
    /// The same once all browsers of the member are signed out.
    page_signed_out_now: PageSignedOutNow,
}

/// A member decides not to resign.
pub fn stays(t: &Texts, game: &Game) -> Post {
    said(t.say(m::RepliesPlayOn { code: &game.code }))
}

/// A replay GIF of these turns is being drawn.
pub fn drawing(t: &Texts, turns: &RangeInclusive<u32>) -> Post {
    said(t.say(m::RepliesDrawing { first: *turns.start(), last: *turns.end() }))
}

/// A temporary error, with the same button again.
pub fn try_again(t: &Texts, said: Post, pressed: CustomId) -> Post {
    let again = Button::new(pressed, t.say(m::ButtonTryAgain)).style(ButtonStyle::Primary);
    Post { rows: Vec::new(), ..said }.with_buttons(vec![again])
}

/// The description of a game, in one line.
pub(super) fn about(t: &Texts, kind: Kind) -> String {
    match kind {
        Kind::Pacru => t.say(m::AboutPacru),
        Kind::Azacru => t.say(m::AboutAzacru),
        Kind::Shacru => t.say(m::AboutShacru),
        Kind::Pasang => t.say(m::AboutPasang),
    }
}

/// Asks for confirmation before a resignation.
pub fn confirm_resignation(t: &Texts, game: &Game) -> Post {
    let text = if game.seats() > 2 {
        t.say(m::RepliesResignMore { game: title(game) })
    } else {
        t.say(m::RepliesResignTwo { game: title(game) })
    };
    let resign = plain_button(game, game.seq, Action::Resign, t.say(m::ButtonResign));
    let stay = plain_button(game, game.seq, Action::Stay, t.say(m::ButtonPlayOn));
    said(text).with_buttons(vec![resign.style(ButtonStyle::Danger), stay])
}

/// A turn, or the beginning of one, for autocomplete: no markdown.
pub fn completion(t: &Texts, offer: &Completion) -> String {
    let more = if offer.complete { "" } else { " …" };
    let about = match &offer.about {
        About::Choice(note) => turns::note(t, *note),
        About::Turn(summary) => turns::summary(t, summary, &|seat| colour_name(t, seat)),
    };
    format!("{}{more}  ({about})", offer.text)
}

/// The deadline of a turn; every reader sees it in their own time zone.
pub(super) fn until(t: &Texts, deadline: Millis) -> String {
    t.say(m::RepliesUntil { date: moment(deadline, 'f'), remaining: moment(deadline, 'R') })
}

/// A Discord timestamp: style `f` shows date and time, `R` reads like "in 2 days".
pub(super) fn moment(at: Millis, style: char) -> String {
    format!("<t:{}:{style}>", at.div_euclid(1000))
}

/// The words by which a table, the call to a turn, the answer to a turn, and the end of a game are known, in every
/// language.
pub fn known_by() -> [Vec<String>; 4] {
    const NAME: &str = "\u{fffc}";
    let texts = || play::Language::ALL.iter().map(|language| crate::texts(*language));
    let longest = |text: String| {
        text.split(NAME).max_by_key(|part| part.len()).unwrap_or_default().to_owned()
    };
    let tables = (2..=4).flat_map(|seats| {
        texts().map(move |t| t.say(m::TablesTable { game: NAME.to_owned(), seats }))
    });
    let called = texts().map(|t| t.say(m::BoardYourTurn { player: NAME.to_owned() }));
    let played = texts().map(|t| t.say(m::DonePlayed { turn: NAME, code: NAME }));
    let over = texts().flat_map(|t| {
        let counts = || NAME.to_owned();
        [t.say(m::StoryMarkers { counts: counts() }), t.say(m::StoryPoints { counts: counts() })]
    });
    [
        tables.map(longest).collect(),
        called.map(longest).collect(),
        played.map(longest).collect(),
        over.map(longest).collect(),
    ]
}

#[cfg(test)]
mod tests {
    use play::Language;

    use super::*;
    use crate::texts::texts;

    #[test]
    fn help_fits_into_a_message() {
        for &language in Language::ALL {
            // `help()` would truncate the text.
            let help = texts(language).say(m::Help);
            let length = help.chars().count();
            assert!(length <= LONGEST_TEXT, "{language:?}: {length}");
            // Discord has no Malay: the help says what the commands do that it describes in English.
            let (lines, most) = match language {
                Language::English => (5, 120),
                Language::Malay => (6, 220),
                _ => (5, 140),
            };
            assert_eq!(help.lines().count(), lines);
            let words = help.split_whitespace().count();
            assert!(words <= most, "{words}");
            let privacy = texts(language).say(m::HelpPrivacy);
            let length = privacy.chars().count();
            assert!(length <= LONGEST_TEXT, "{language:?}: {length}");
            assert_eq!(privacy.lines().count(), 8);
        }
    }

    /// The privacy policy of the repository has the same text as the answer in Discord, wrapped into lines.
    #[test]
    fn the_privacy_policy_is_what_members_read() {
        let unwrapped = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let policy = unwrapped(include_str!("../../../.github/PRIVACY.md"));
        for line in texts(Language::English).say(m::HelpPrivacy).lines() {
            assert!(policy.contains(&unwrapped(line)), "{line}");
        }
    }
}
