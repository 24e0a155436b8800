//! What the page shows, as JSON: boards, posts and what can be pressed.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use play::exercise::{Phase, Solving};
use play::move_builder::Choices;
use play::{Game, GameStatus, Preferences, Replay, UserId};
use render::Renderer;
use serde::Serialize;
use view::custom_id::{Action, CustomId, GameButton};
use view::{ButtonStyle, MenuOption, Places, Post, Row, Texts, Turns};

use crate::commands::works_on_page;

/// A game as it stands, or an exercise, for one member.
#[derive(Debug, Serialize)]
pub(super) struct Board {
    /// Where the page shows it, such as `g/K7QXMP`.
    address: String,
    title: String,
    seq: i64,
    /// The turn after which the board is shown, and the last turn of the game.
    plies: (u32, u32),
    /// The event that led to this position: a turn that was begun on a board since then can go on.
    since: i64,
    shown: Shown,
    /// None before play has begun.
    places: Option<Places>,
    /// The member's turns, if it is their turn.
    turns: Option<Turns>,
    /// Another game that waits for the member.
    next: Option<String>,
    /// The language of all that is shown.
    language: &'static str,
    words: BTreeMap<&'static str, String>,
}

impl Board {
    /// The game after its last event.
    pub(super) fn of(
        t: &Texts,
        renderer: &Renderer,
        game: &Game,
        replay: &Replay,
        user: UserId,
        preferences: &Preferences,
        next: Option<String>,
    ) -> Self {
        let (post, places) = view::page_board(t, renderer, game, replay, user, preferences);
        let is_mover = game.mover().is_some_and(|mover| mover.id == user);
        let moves = replay.seq() == game.seq
            && is_mover
            && game.status == GameStatus::Active
            && game.timing.paused_at.is_none();
        let turns = moves.then(|| Turns::of(t, &replay.position, &Choices::default()));
        Self {
            plies: (replay.ply(), game.ply),
            since: replay.position_since(),
            places: Some(places),
            // Only a game that is over has none.
            turns: turns.and_then(Result::ok),
            ..Self::of_game(t, game, post, next)
        }
    }

    /// A table at which play has not begun.
    pub(super) fn of_table(t: &Texts, game: &Game, next: Option<String>) -> Self {
        Self::of_game(t, game, view::page_not_begun(t), next)
    }

    /// A puzzle or a task.
    pub(super) fn of_exercise(
        t: &Texts,
        renderer: &Renderer,
        solving: &Solving,
        address: String,
        preferences: &Preferences,
        next: Option<String>,
    ) -> Self {
        let (post, places) = view::exercise_on_page(t, renderer, solving, preferences);
        let turns = matches!(solving.phase, Phase::Asked(_))
            .then(|| Turns::of(t, &solving.position, &Choices::default()));
        let title = solving.exercise.kind().name().to_owned();
        Self {
            places: Some(places),
            turns: turns.and_then(Result::ok),
            ..Self::without_places(t, (address, title), 0, post, next)
        }
    }

    fn of_game(t: &Texts, game: &Game, post: Post, next: Option<String>) -> Self {
        let title = format!("{} {}", game.setup.kind.name(), game.code);
        Self::without_places(t, (format!("g/{}", game.code), title), game.seq, post, next)
    }

    fn without_places(
        t: &Texts,
        (address, title): (String, String),
        seq: i64,
        post: Post,
        next: Option<String>,
    ) -> Self {
        Self {
            address,
            title,
            seq,
            plies: (0, 0),
            since: seq,
            shown: post.into(),
            places: None,
            turns: None,
            next,
            language: t.language().as_str(),
            words: view::page_words(t).into(),
        }
    }
}

/// What a request has led to.
#[derive(Debug, Serialize)]
pub(super) struct Answered {
    /// The game's newest event.
    seq: i64,
    shown: Shown,
    /// The choices that make the turn that is shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<String>,
    /// Another board that takes the place of the one that is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Board>,
}

impl From<Board> for Answered {
    fn from(board: Board) -> Self {
        Self { seq: board.seq, shown: board.shown, choices: Vec::new(), board: None }
    }
}

impl Answered {
    pub(super) fn new(post: Post, seq: i64) -> Self {
        Self { seq, shown: post.into(), choices: Vec::new(), board: None }
    }

    /// Another board, which says all there is to say.
    pub(super) fn with_board(board: Board) -> Self {
        Self { board: Some(board), ..Self::new(Post::default(), 0) }
    }

    /// The same for a turn of these choices.
    pub(super) fn of(self, choices: &Choices) -> Self {
        Self { choices: choices.iter().cloned().collect(), ..self }
    }
}

/// A post: what Discord would show.
#[derive(Debug, Serialize)]
struct Shown {
    text: String,
    /// The address of a picture that contains it.
    picture: Option<String>,
    alt: Option<String>,
    rows: Vec<Vec<Control>>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Control {
    Button {
        id: String,
        label: String,
        emoji: Option<&'static str>,
        style: &'static str,
        /// The choices with which it goes on with a turn: the page does so on its board.
        #[serde(skip_serializing_if = "Option::is_none")]
        choices: Option<Vec<String>>,
        /// The turn about which it opens the form for notes.
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<u32>,
    },
    Menu {
        placeholder: String,
        options: Vec<MenuOption>,
    },
}

impl From<Post> for Shown {
    fn from(post: Post) -> Self {
        let (picture, alt) = post.file.map_or((None, None), |file| {
            let data = STANDARD.encode(file.bytes);
            (Some(format!("data:image/png;base64,{data}")), file.alt)
        });
        let rows = post.rows.into_iter().map(controls).filter(|row| !row.is_empty());
        Self { text: post.text, picture, alt, rows: rows.collect() }
    }
}

/// The controls of a row that work outside of Discord.
fn controls(row: Row) -> Vec<Control> {
    match row {
        Row::Buttons(buttons) => {
            let buttons = buttons.into_iter().filter(|button| works_on_page(&button.custom_id));
            let control = |button: view::Button| {
                let (choices, note) = match &button.custom_id {
                    CustomId::Game(GameButton { action, .. }) => match action {
                        Action::Choose(all) | Action::Play(all) => (Some(all), None),
                        Action::Note(ply) => (None, Some(*ply)),
                        _ => (None, None),
                    },
                    _ => (None, None),
                };
                Control::Button {
                    id: button.custom_id.to_string(),
                    choices: choices.map(|all| all.iter().cloned().collect()),
                    note,
                    label: button.label,
                    emoji: button.emoji,
                    style: match button.style {
                        ButtonStyle::Primary => "primary",
                        ButtonStyle::Secondary => "secondary",
                        ButtonStyle::Danger => "danger",
                        ButtonStyle::Disabled => "disabled",
                    },
                }
            };
            buttons.map(control).collect()
        }
        Row::Menu(menu) => {
            let works = |option: &MenuOption| {
                option.value.parse().is_ok_and(|pressed| works_on_page(&pressed))
            };
            let options: Vec<_> = menu.options.into_iter().filter(works).collect();
            let placeholder = menu.placeholder;
            if options.is_empty() {
                Vec::new()
            } else {
                vec![Control::Menu { placeholder, options }]
            }
        }
    }
}
