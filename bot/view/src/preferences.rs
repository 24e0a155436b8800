//! The preferences of a member.

use crate::texts::Texts;
use play::move_builder::{Choices, MoveBuilder, Now};
use play::{BoardSide, Confirm, Language, Preferences, Show, Targets};
use render::{Renderer, Theme};
use rules::{Kind, Position, Seat, Setup};

use super::board::{mark, still};
use super::offers::{numbers, placed};
use super::{Button, DisplayOptions, File, Menu, Post, Row, people, text};
use crate::custom_id::{ButtonData, Setting};
use crate::markdown::plain;
use crate::messages as m;

/// A member's preferences as menus, and a sample board with them.
pub fn preferences(
    t: &Texts,
    renderer: &Renderer,
    chosen: &Preferences,
) -> Result<Post, rules::RulesError> {
    let theme = DisplayOptions::of(chosen, None).theme;
    let confirm = |confirm| match confirm {
        Confirm::Tapped => t.say(m::PreferenceConfirmTapped),
        Confirm::Always => t.say(m::PreferenceConfirmAlways),
        Confirm::Never => t.say(m::PreferenceConfirmNever),
    };
    let side = |side| match side {
        BoardSide::Own => t.say(m::PreferenceSideOwn),
        BoardSide::South => t.say(m::PreferenceSideSouth),
    };
    let targets = |targets| match targets {
        Targets::Marked => t.say(m::PreferenceTargetsMarked),
        Targets::Plain => t.say(m::PreferenceTargetsPlain),
    };
    let show = |show| match show {
        Show::Picture => t.say(m::PreferenceShowPicture),
        Show::Both => t.say(m::PreferenceShowBoth),
        Show::Text => t.say(m::PreferenceShowText),
    };
    let colours = |theme| match theme {
        Theme::Slate => t.say(m::PreferenceThemeSlate),
        Theme::Contrast => t.say(m::PreferenceThemeContrast),
        Theme::Wood => t.say(m::PreferenceThemeWood),
        Theme::Print => t.say(m::PreferenceThemePrint),
    };
    let id = |name: &str| format!("{}{name}", Setting::PREFIX);
    let rows = vec![
        Menu::of(id("confirm"), Confirm::ALL, chosen.confirm, Setting::Confirm, confirm)
            .placeholder(t.say(m::PreferencePlaceholderConfirm)),
        Menu::of(id("side"), BoardSide::ALL, chosen.side, Setting::Side, side)
            .placeholder(t.say(m::PreferencePlaceholderSide)),
        Menu::of(id("targets"), Targets::ALL, chosen.targets, Setting::Targets, targets)
            .placeholder(t.say(m::PreferencePlaceholderTargets)),
        Menu::of(id("show"), Show::ALL, chosen.show, Setting::Show, show)
            .placeholder(t.say(m::PreferencePlaceholderShow)),
        Menu::of(id("theme"), &Theme::ALL, theme, Setting::Theme, colours)
            .placeholder(t.say(m::PreferencePlaceholderTheme)),
    ];
    let (board, file) = sample(t, renderer, chosen)?;
    let name = match &chosen.picture_name {
        Some(name) => t.say(m::PreferencesName { name: plain(name) }),
        None => t.say(m::PreferencesNoName),
    };
    let mut sentences = vec![
        t.say(m::PreferencesHeading),
        name,
        t.say(m::PreferencesLanguage { language: t.language().name() }),
    ];
    if t.language() != Language::English {
        sentences.push(t.say(m::PreferencesBeta));
    }
    sentences.push(t.say(m::PreferencesSample) + &board);
    Ok(Post {
        text: sentences.join(" "),
        file,
        rows: rows.into_iter().map(Row::Menu).collect(),
        ..Post::default()
    })
}

/// A button that chooses a language; its label is in that language.
pub fn offered_language(language: Language) -> Row {
    let label = language.name().to_owned();
    Row::Buttons(vec![Button::new(Setting::Language(language), label).emoji("🌐")])
}

/// What North sees after choosing a chevron, as text and as a picture. North has the name that the member chose.
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
    let position = Position::new(&Setup::new(Kind::Pacru, 2)?)?.play("e1-e2")?.position;
    let builder = MoveBuilder::of(&position, &Choices::default().with("e9"))?;
    let Now::Choose { draft, offers, .. } = &builder.now else {
        return Ok((String::new(), None));
    };
    let text = if display.text() {
        format!(
            "\n{}",
            text::board(t, &position, draft.board(), &[], display.bottom, &|seat| {
                plain(&name(seat))
            })
        )
    } else {
        String::new()
    };
    let file = display.picture().then(|| {
        let mut scene = still(t, &position, draft.board(), &[], &name);
        let taken = builder.taken.iter();
        let chosen: Vec<_> = taken.filter_map(|taken| taken.choice.location).collect();
        let numbered = numbers(&placed(t, draft, offers, display));
        mark(&mut scene, draft.board(), seat, &chosen, &numbered);
        display.file(renderer, "sample.png".to_owned(), scene, t.say(m::PreferencesSampleAlt))
    });
    Ok((text, file))
}
