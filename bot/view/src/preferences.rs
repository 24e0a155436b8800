//! What a member may choose.

use crate::texts::Texts;
use play::move_builder::{Choices, MoveBuilder, Now};
use play::{BoardSide, Confirm, Preferences, Show, Targets};
use render::{Renderer, Theme};
use rules::{Kind, Position, Seat, Setup};

use super::board::{mark, still};
use super::offers::{capitalised, numbers, placed};
use super::{DisplayOptions, File, Menu, MenuOption, Post, Row, people, text};
use crate::custom_id::Setting;
use crate::markdown::plain;

/// Somebody's preferences as menus, and what a board looks like with them.
///
/// # Errors
/// When the sample cannot be set up.
pub fn preferences(
    t: &Texts,
    renderer: &Renderer,
    chosen: &Preferences,
) -> Result<Post, rules::RulesError> {
    let theme = DisplayOptions::of(chosen, None).theme;
    let confirm = |confirm| match confirm {
        Confirm::Tapped => "Confirm turns made by tapping",
        Confirm::Always => "Confirm typed turns as well",
        Confirm::Never => "Confirm nothing: the last tap plays",
    };
    let side = |side| match side {
        BoardSide::Own => "My side of the board at the bottom",
        BoardSide::South => "South at the bottom, whoever looks",
    };
    let targets = |targets| match targets {
        Targets::Marked => "Number on the picture what I can choose",
        Targets::Plain => "Mark nothing: the buttons name the places",
    };
    let show = |show| match show {
        Show::Picture => "Boards as pictures",
        Show::Both => "Boards as pictures and as text",
        Show::Text => "Boards as text, without pictures",
    };
    let colours = |theme: Theme| format!("Colours: {}", theme.name());
    let rows = vec![
        menu(
            "confirm",
            Confirm::ALL,
            chosen.confirm,
            Setting::Confirm,
            confirm,
        ),
        menu("side", BoardSide::ALL, chosen.side, Setting::Side, side),
        menu(
            "targets",
            Targets::ALL,
            chosen.targets,
            Setting::Targets,
            targets,
        ),
        menu("show", Show::ALL, chosen.show, Setting::Show, show),
        menu("theme", &Theme::ALL, theme, Setting::Theme, colours),
    ];
    let (board, file) = sample(t, renderer, chosen)?;
    let name = match &chosen.picture_name {
        Some(name) => format!(
            "Pictures call you **{}**; `/pacru preferences name:none` goes back to your usual name.",
            plain(name)
        ),
        None => "`/pacru preferences name:` changes what pictures call you.".to_owned(),
    };
    Ok(Post {
        text: format!(
            "**Your preferences**, for every game and wherever only you see the board. {name} A sample:{board}"
        ),
        file,
        rows,
        ..Post::default()
    })
}

/// One preference; the menu shows what is chosen.
fn menu<T: Copy + PartialEq, L: Into<String>>(
    name: &str,
    all: &[T],
    chosen: T,
    setting: impl Fn(T) -> Setting,
    label: impl Fn(T) -> L,
) -> Row {
    let option = |value: &T| MenuOption {
        value: setting(*value).to_string(),
        label: label(*value).into(),
        description: None,
        chosen: *value == chosen,
    };
    Row::Menu(Menu {
        id: format!("{}{name}", Setting::PREFIX),
        placeholder: capitalised(name),
        options: all.iter().map(option).collect(),
    })
}

/// What North sees after choosing a chevron, as text and as a picture. North has the name that was chosen.
fn sample(
    t: &Texts,
    renderer: &Renderer,
    chosen: &Preferences,
) -> Result<(String, Option<File>), rules::RulesError> {
    let (seat, display) = (Seat::North, DisplayOptions::of(chosen, Some(Seat::North)));
    let name = |named| match &chosen.picture_name {
        Some(name) if named == seat => name.clone(),
        _ => people::identity(named).name.to_owned(),
    };
    let position = Position::new(&Setup::new(Kind::Pacru, 2)?)?
        .play("e1-e2")?
        .position;
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
        File {
            name: "sample.png".to_owned(),
            bytes: renderer.png(&display.drawn(scene)),
            alt: Some("A board of Pacru, seen by the player in the north.".to_owned()),
        }
    });
    Ok((text, file))
}
