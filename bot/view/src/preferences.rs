//! The preferences of a member.

use crate::texts::Texts;
use play::move_builder::{Choices, MoveBuilder};
use play::{BoardSide, Confirm, Language, Preferences, Review, Show, Targets};
use render::{Renderer, Theme};
use rules::{Kind, Position, Seat};

use super::move_builder::{Builder, Players};
use super::{Button, DisplayOptions, File, Filled, Form, Input, Post, Row, people, said};
use crate::custom_id::{CustomId, FormButton};
use crate::form::{change_button, languages, option, part};
use crate::markdown::plain;
use crate::messages as m;

/// The longest name on pictures, in characters: Discord's limit for a nickname.
pub const LONGEST_NAME: usize = 32;

/// A member's preferences, and a sample board with them.
pub fn preferences(
    t: &Texts,
    renderer: &Renderer,
    chosen: &Preferences,
) -> Result<Post, rules::RulesError> {
    let (board, file) = sample(t, renderer, chosen)?;
    let name = chosen.picture_name.as_ref();
    let mut sentences = vec![t.say(m::PreferencesHeading)];
    sentences.extend(name.map(|name| t.say(m::PreferencesName { name: plain(name) })));
    sentences.push(t.say(m::PreferencesLanguage { language: t.language().name() }));
    if t.language() != Language::English {
        sentences.push(t.say(m::PreferencesBeta));
    }
    sentences.push(t.say(m::PreferencesSample) + &board);
    let post = Post { file, ..said(sentences.join(" ")) };
    Ok(post.with_buttons(vec![
        change_button(t, FormButton::Preferences),
        Button::new(FormButton::Notifications, t.say(m::ButtonNotifications)).emoji("🔔"),
        Button::new(FormButton::Vacation, t.say(m::ButtonVacation)),
    ]))
}

const LANGUAGE: &str = "language";
const NAME: &str = "name";
const CONFIRM: &str = "confirm";
const BOARDS: &str = "boards";
const THEME: &str = "theme";

const PICTURE: &str = "picture";
const TEXT: &str = "text";
const OWN_SIDE: &str = "own";
const MARKED: &str = "marked";
const REVIEW: &str = "review";

/// Asks how a member wants to play and to see boards, filled with what they have chosen.
pub fn preferences_form(t: &Texts, chosen: &Preferences) -> Form {
    let confirm = |confirm: &Confirm| {
        let label = match confirm {
            Confirm::Tapped => t.say(m::PreferenceConfirmTapped),
            Confirm::Always => t.say(m::PreferenceConfirmAlways),
            Confirm::Never => t.say(m::PreferenceConfirmNever),
        };
        option(confirm.as_str(), label, *confirm == chosen.confirm)
    };
    let theme = |theme: &Theme| {
        let label = match theme {
            Theme::Slate => t.say(m::PreferenceThemeSlate),
            Theme::Contrast => t.say(m::PreferenceThemeContrast),
            Theme::Wood => t.say(m::PreferenceThemeWood),
            Theme::Print => t.say(m::PreferenceThemePrint),
        };
        option(theme.name(), label, *theme == DisplayOptions::of(chosen, None).theme)
    };
    let boards = vec![
        option(PICTURE, t.say(m::PreferenceShowPicture), chosen.show != Show::Text),
        option(TEXT, t.say(m::PreferenceShowText), chosen.show != Show::Picture),
        option(OWN_SIDE, t.say(m::PreferenceSideOwn), chosen.side == BoardSide::Own),
        option(MARKED, t.say(m::PreferenceTargetsMarked), chosen.targets == Targets::Marked),
        option(REVIEW, t.say(m::PreferenceReview), chosen.review == Review::On),
    ];
    let name = Input::Line {
        text: chosen.picture_name.clone().unwrap_or_default(),
        longest: LONGEST_NAME,
        is_required: false,
    };
    let hint = t.say(m::PreferencesFormUsualName);
    let languages = languages(t, chosen.language);
    let (confirm, theme) =
        (Confirm::ALL.iter().map(confirm).collect(), Theme::ALL.iter().map(theme).collect());
    Form {
        id: FormButton::Preferences.into(),
        heading: t.say(m::PreferencesForm),
        parts: vec![
            part(t.say(m::PreferencesFormBoards), BOARDS, Input::Any(boards)),
            part(t.say(m::PreferencesFormTheme), THEME, Input::One(theme)),
            part(t.say(m::PreferencesFormConfirm), CONFIRM, Input::One(confirm)),
            part(t.say(m::PreferencesFormLanguage), LANGUAGE, Input::One(languages)),
            part(t.say(m::PreferencesFormName), NAME, name).hint(hint),
        ],
    }
}

/// The preferences that a member has filled in; `None` if this version did not ask that. The name
/// is as it was typed.
pub fn preferences_of(filled: &Filled) -> Option<Preferences> {
    let show = match (filled.has(BOARDS, PICTURE), filled.has(BOARDS, TEXT)) {
        (true, true) => Show::Both,
        (false, true) => Show::Text,
        _ => Show::Picture,
    };
    let own = filled.has(BOARDS, OWN_SIDE);
    let marked = filled.has(BOARDS, MARKED);
    Some(Preferences {
        confirm: Confirm::read(filled.one(CONFIRM)?)?,
        side: if own { BoardSide::Own } else { BoardSide::South },
        targets: if marked { Targets::Marked } else { Targets::Plain },
        show,
        theme: Some(Theme::named(filled.one(THEME)?)?.name().to_owned()),
        picture_name: filled.one(NAME).filter(|name| !name.trim().is_empty()).map(str::to_owned),
        language: Language::read(filled.one(LANGUAGE)?),
        review: if filled.has(BOARDS, REVIEW) { Review::On } else { Review::Off },
    })
}

/// A button that chooses a language; its label is in that language.
pub fn offered_language(language: Language) -> Row {
    let label = language.name().to_owned();
    Row::Buttons(vec![Button::new(CustomId::Language(language), label).emoji("🌐")])
}

/// What North sees after choosing a chevron, as text and as a picture. North has the name that the
/// member chose.
fn sample(
    t: &Texts,
    renderer: &Renderer,
    chosen: &Preferences,
) -> Result<(String, Option<File>), rules::RulesError> {
    let (seat, display) = (Seat::North, DisplayOptions::of(chosen, Some(Seat::North)));
    let name = |named| match &chosen.picture_name {
        Some(name) if named == seat => name.clone(),
        _ => people::colour_name(t, named),
    };
    let position = Position::start(Kind::Pacru, 2)?.play("e1-e2")?.position;
    let made = MoveBuilder::of(&position, &Choices::default().with("e9"))?;
    let signed = |named| plain(&name(named));
    let players = Players { signed: &signed, short: &name, coloured: &name };
    let about = String::new();
    let (position, actions, news) = (&position, &[], &[]);
    let mut step =
        Builder { position, actions, seat, players, about, display, news }.step(t, &made);
    // The board is the last of its lines.
    let board = display.text().then(|| step.lines.pop()).flatten();
    let file = step.scene.map(|scene| {
        display.file(renderer, "sample.png".to_owned(), scene, t.say(m::PreferencesSampleAlt))
    });
    Ok((board.map_or_else(String::new, |board| format!("\n{board}")), file))
}
