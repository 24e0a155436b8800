//! What the page shows, as JSON: boards, posts and what can be pressed.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use play::exercise::{Phase, Solving};
use play::move_builder::Choices;
use play::{Game, GameStatus, Preferences, UserId};
use render::Renderer;
use serde::Serialize;
use view::custom_id::{Action, CustomId, GameButton, PressedIn};
use view::{
    ButtonStyle, File, Looked, MenuOption, PageBoard, Places, Post, Recorded, Row, Texts, Turns,
};

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
    /// A line for each player who has a clock.
    clocks: Vec<String>,
    /// The turns that were played.
    record: Vec<Recorded>,
    /// The member's notes about the turn and about the game.
    notes: Vec<String>,
    /// Another game that waits for the member.
    next: Option<String>,
    /// The language of all that is shown.
    language: &'static str,
    words: BTreeMap<&'static str, String>,
}

impl Board {
    /// The game as it stands, or as it stood.
    pub(super) fn of(
        t: &Texts,
        renderer: &Renderer,
        looked: &Looked<'_>,
        user: UserId,
        preferences: &Preferences,
    ) -> Self {
        let Looked { game, replay, .. } = looked;
        let PageBoard { post, places, clocks, record, notes } =
            view::page_board(t, renderer, looked, user, preferences);
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
            clocks,
            record,
            notes,
            ..Self::of_game(t, game, post, None)
        }
    }

    /// The same board, beside another game that waits for the member.
    pub(super) fn beside(self, next: Option<String>) -> Self {
        Self { next, ..self }
    }

    /// A table at which play has not begun.
    pub(super) fn of_table(t: &Texts, game: &Game, user: UserId, next: Option<String>) -> Self {
        Self::of_game(t, game, view::page_table(t, game, user), next)
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
            ..Self::without_places(
                t,
                (address, title),
                0,
                Shown::of(post, PressedIn::Exercise),
                next,
            )
        }
    }

    fn of_game(t: &Texts, game: &Game, post: Post, next: Option<String>) -> Self {
        let title = format!("{} {}", game.setup.kind.name(), game.code);
        let shown = Shown::of(post, PressedIn::Page);
        Self::without_places(t, (format!("g/{}", game.code), title), game.seq, shown, next)
    }

    fn without_places(
        t: &Texts,
        (address, title): (String, String),
        seq: i64,
        shown: Shown,
        next: Option<String>,
    ) -> Self {
        Self {
            address,
            title,
            seq,
            plies: (0, 0),
            since: seq,
            shown,
            places: None,
            turns: None,
            clocks: Vec::new(),
            record: Vec::new(),
            notes: Vec::new(),
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
    /// The address of another board to which the page goes, such as `g/K7QXMP`.
    #[serde(skip_serializing_if = "Option::is_none")]
    goes_to: Option<String>,
    /// Whether it takes longer: the page asks again, by the same key.
    #[serde(skip_serializing_if = "is_false")]
    goes_on: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(it: &bool) -> bool {
    !it
}

impl From<Board> for Answered {
    fn from(board: Board) -> Self {
        Self { seq: board.seq, shown: board.shown, ..Self::new(Post::default(), 0) }
    }
}

impl Answered {
    pub(super) fn new(post: Post, seq: i64) -> Self {
        let shown = Shown::of(post, PressedIn::Page);
        Self { seq, shown, choices: Vec::new(), board: None, goes_to: None, goes_on: false }
    }

    /// The page goes to the board at this address.
    pub(super) fn going_to(self, address: String) -> Self {
        Self { goes_to: Some(address), ..self }
    }

    /// What is said while something takes long.
    pub(super) fn going_on(post: Post) -> Self {
        Self { goes_on: true, ..Self::new(post, 0) }
    }

    /// The same where an exercise is solved.
    pub(super) fn at_exercise(post: Post) -> Self {
        Self { shown: Shown::of(post, PressedIn::Exercise), ..Self::new(Post::default(), 0) }
    }

    /// The same, if the game has this newest event by now.
    pub(super) fn with_seq(self, seq: i64) -> Self {
        Self { seq, ..self }
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
    /// A file that is no picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<Download>,
    rows: Vec<Vec<Control>>,
}

/// A file to keep.
#[derive(Debug, Serialize)]
struct Download {
    name: String,
    /// An address that contains it.
    address: String,
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

impl Shown {
    /// A post with what can be pressed in this place.
    fn of(post: Post, place: PressedIn) -> Self {
        let mut shown =
            Self { text: post.text, picture: None, alt: None, file: None, rows: Vec::new() };
        if let Some(File { name, bytes, alt }) = post.file {
            let data = STANDARD.encode(bytes);
            let kind = name.rsplit_once('.').map_or("", |(_, kind)| kind);
            if matches!(kind, "png" | "gif") {
                shown.picture = Some(format!("data:image/{kind};base64,{data}"));
                shown.alt = alt;
            } else {
                let address = format!("data:text/plain;charset=utf-8;base64,{data}");
                shown.file = Some(Download { name, address });
            }
        }
        let rows = post.rows.into_iter().map(|row| controls(row, place));
        let rows = rows.filter(|row| !row.is_empty());
        Self { rows: rows.collect(), ..shown }
    }
}

/// The controls of a row that can be pressed in this place.
fn controls(row: Row, place: PressedIn) -> Vec<Control> {
    let works = |pressed: &CustomId| pressed.access().admits(place);
    match row {
        Row::Buttons(buttons) => {
            let buttons = buttons.into_iter().filter(|button| works(&button.custom_id));
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
            let works =
                |option: &MenuOption| option.value.parse().is_ok_and(|pressed| works(&pressed));
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
