//! The page on which a game is played by touching its board: its turns, the places of its picture, and its own words.

mod turns;

use play::{
    EventKind, Game, GameInfo, GameStatus, Note, Player, Preferences, Replay, UserId, note, seat_of,
};
use render::{Last, Renderer, Scene};
use rules::{Position, Status};

use crate::answers::Answers;
use crate::board::{after_end, buttons, picture, told, turned, whole};
use crate::buttons::{help_buttons, try_button};
use crate::custom_id::{Action, CustomId, GameButton, PressedBy};
use crate::markdown::plain;
use crate::messages as m;
use crate::people::{identity, written};
use crate::tables::{give_up_button, lobby};
use crate::terms::{agreed, each_clock};
use crate::texts::Texts;
use crate::{Button, DisplayOptions, Link, Post, Row, alt, game_log, notes};

pub use turns::Turns;

/// Where the places of a board are on its picture, and what is on them.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Places {
    /// The width and height of the picture, in pixels.
    pub size: (usize, usize),
    /// The width and height of a place.
    pub side: i32,
    /// Row by row, as the picture shows them.
    pub rows: Vec<Vec<Place>>,
    /// From where to where a piece moved in the last turn.
    pub moved: Option<(String, String)>,
    /// The place of the only piece that the player to move has, where nobody chooses among several.
    pub ka: Option<String>,
}

/// A place of a board.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Place {
    /// Its name, such as `e5`.
    pub name: String,
    /// The left top corner on the picture, in pixels.
    pub at: (i32, i32),
    /// What is on it, in words.
    pub says: String,
    /// Whether there is a piece or a marker.
    pub taken: bool,
    /// Where the chevron on it points, in eighths of a turn clockwise from north.
    pub facing: Option<u8>,
}

/// A game on the page, from the side of a member.
pub struct PageBoard {
    /// What was done, the picture, and all that can be answered or done there.
    pub post: Post,
    /// The places of the picture.
    pub places: Places,
    /// A line for each player who has a clock, if the game is shown as it stands.
    pub clocks: Vec<String>,
    /// The turns that led to the newest board.
    pub record: Vec<Recorded>,
    /// The member's notes about the turn that is shown and about the game.
    pub notes: Vec<String>,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Recorded {
    /// Its number.
    ply: u32,
    /// The sign of the colour that played it.
    sign: &'static str,
    /// The turn in notation.
    turn: String,
}

/// What the page knows of a game that a member looks at.
pub struct Looked<'a> {
    /// The game.
    pub game: &'a Game,
    /// The game up to the board that is shown.
    pub replay: &'a Replay,
    /// All turns of the game.
    pub record: &'a Replay,
    /// Whose clocks stand still, and why it is unrated.
    pub info: &'a GameInfo,
    /// The member's notes about the game.
    pub notes: &'a [Note],
}

/// A game on the page, from the side of a member.
pub fn page_board(
    t: &Texts,
    renderer: &Renderer,
    looked: &Looked<'_>,
    user: UserId,
    preferences: &Preferences,
) -> PageBoard {
    let Looked { game, replay, record, info, notes } = *looked;
    let player = game.player_of(user);
    let seat = player.and_then(|player| seat_of(game, player));
    let display = DisplayOptions::of(preferences, seat);
    // Whoever is to move is asked on the page.
    let whose_turn = (player.is_none() || player != game.to_move)
        .then(|| game_log::whose_turn(t, game, &replay.position, seat))
        .flatten();
    let mut lines = told(t, game, replay, whose_turn);
    lines.extend(turned(t, game, display));
    let Answers { lines: offers, rows, .. } = Answers::of_reader(t, game, replay, user);
    lines.extend(offers);
    lines.push(agreed(t, game, info));
    let post = Post {
        text: lines.join("\n"),
        file: Some(picture(t, renderer, game, replay, display)),
        rows: rows.into_iter().chain([Row::Buttons(own_buttons(t, game, replay, user))]).collect(),
        ..Post::default()
    };
    let scene = display.drawn(whole(t, game, replay));
    let is_newest = replay.seq() == game.seq;
    PageBoard {
        post: with_names(t, game, post),
        places: Places::of(t, &scene, &replay.position),
        clocks: if is_newest { each_clock(t, game, info) } else { Vec::new() },
        record: recorded(t, record),
        notes: note::beside(notes, replay.ply()).map(|note| notes::line(t, note)).collect(),
    }
}

/// What the channel offers under this board, without what leads to where the member is already, and
/// with what is for them alone.
fn own_buttons(t: &Texts, game: &Game, replay: &Replay, user: UserId) -> Vec<Button> {
    let mut all = match replay.position.status() {
        Status::Turn(_) if !replay.is_off() => {
            let mut all = buttons(t, game, replay);
            let known = |help: &Button| all.iter().any(|other| other.custom_id == help.custom_id);
            let help: Vec<_> =
                help_buttons(t, game, user).into_iter().filter(|help| !known(help)).collect();
            all.extend(help);
            all
        }
        _ => {
            let mut all = after_end(t, game, replay);
            all.extend([try_button(t, game, game.seq), notes::button(t, game, replay.ply())]);
            all
        }
    };
    let plays = game.player_of(user).is_some();
    all.retain(|Button { custom_id, .. }| {
        let leads_here = matches!(custom_id, CustomId::Game(GameButton { action, .. })
            if matches!(action, Action::Board | Action::Move));
        !leads_here && (plays || custom_id.access().by != PressedBy::Player)
    });
    all
}

/// The turns that count, in notation.
fn recorded(t: &Texts, replay: &Replay) -> Vec<Recorded> {
    let turns = replay.standing().filter_map(|step| {
        let action = step.action.as_ref()?;
        let turn = match &step.event.kind {
            EventKind::Turn(_) if action.summary.is_pass() => t.say(m::StoryPasses { sign: "" }),
            EventKind::Turn(turn) => turn.clone(),
            EventKind::Skip => t.say(m::StorySkipped { sign: "" }),
            _ => return None,
        };
        let sign = identity(action.summary.seat()).emoji;
        Some(Recorded { ply: step.event.ply, sign, turn: turn.trim().to_owned() })
    });
    turns.collect()
}

/// A table at which play has not begun, with what the member can do there.
pub fn page_table(t: &Texts, game: &Game, user: UserId) -> Post {
    let mut post = lobby(t, game);
    if game.status != GameStatus::Open {
        return post;
    }
    let is_creator = game.creator == user;
    for row in &mut post.rows {
        if let Row::Buttons(buttons) = row {
            buttons.retain(|button| match &button.custom_id {
                CustomId::Game(GameButton { action: Action::Pattern, .. }) => true,
                CustomId::Game(GameButton { action, .. }) => {
                    is_creator && matches!(action, Action::Start | Action::Computers)
                }
                _ => true,
            });
        }
    }
    post.rows.retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
    if is_creator {
        post = post.with_buttons(vec![give_up_button(t, &game.code)]);
    }
    with_names(t, game, post)
}

/// The same post with the names of a game's players where Discord would show whom it mentions.
pub fn with_names(t: &Texts, game: &Game, post: Post) -> Post {
    let mut text = post.text;
    for (player, Player { person, .. }) in game.players.iter().enumerate() {
        let mention = format!("<@{}>", person.id);
        if text.contains(&mention) {
            text = text.replace(&mention, &format!("**{}**", written(t, &game.name(player))));
        }
    }
    Post { text, ..post }
}

impl Places {
    /// The places of a scene that shows this position.
    pub(crate) fn of(t: &Texts, scene: &Scene, position: &Position) -> Self {
        let render::Places { size, side, corners } = scene.places();
        let names = alt::places(t, position.board());
        let named = names.iter().cloned().zip(corners);
        let place = |((name, says, taken, facing), at)| Place { name, at, says, taken, facing };
        let mut all: Vec<Place> = named.map(place).collect();
        all.sort_by_key(|place| (place.at.1, place.at.0));
        let rows = all.chunk_by(|one, other| one.at.1 == other.at.1).map(<[Place]>::to_vec);
        let moved = match &scene.board {
            render::Board::Grid(grid) => match grid.last {
                Some(Last::Move { from, to, .. }) => Some((from.index(), to.index())),
                _ => None,
            },
            render::Board::Points(points) => {
                points.last.map(|(from, to)| (from.index(), to.index()))
            }
        };
        let moved = moved.map(|(from, to)| (names[from].0.clone(), names[to].0.clone()));
        let ka = match (position.board(), position.status()) {
            (rules::Board::Pasang(board), Status::Turn(seat)) => board.ka(seat),
            _ => None,
        };
        let ka = ka.map(|point| point.to_string());
        Self { size, side, rows: rows.collect(), moved, ka }
    }
}

/// The words of the page itself, by their names in its script.
pub fn page_words(t: &Texts) -> [(&'static str, String); 13] {
    [
        ("back", t.say(m::ButtonBack)),
        ("again", t.say(m::MoveBuilderStartAgain)),
        ("play", t.say(m::ButtonPlay { turn: "{}" })),
        ("forth", t.say(m::ButtonNext)),
        ("next", t.say(m::ButtonNextGame)),
        ("type", t.say(m::PageType)),
        ("show", t.say(m::PageShow)),
        ("notPlayed", t.say(m::PageNotPlayed)),
        ("close", t.say(m::PageClose)),
        ("save", t.say(m::PageSave)),
        ("turns", t.say(m::PageTurns)),
        ("offline", t.say(m::PageOffline)),
        ("signOut", t.say(m::PageSignOut)),
    ]
}

/// A post about a game with the button that opens the page, without the button that shows the same board in Discord: the
/// answer of *More* has that one.
pub fn opened_on_page(mut post: Post) -> Post {
    for row in &mut post.rows {
        if let Row::Buttons(buttons) = row {
            buttons.retain(|button| {
                !matches!(
                    &button.custom_id,
                    CustomId::Game(GameButton { action: Action::Board, .. })
                )
            });
        }
    }
    post
}

/// The button that opens the page at this address.
pub fn page_link(t: &Texts, address: String) -> Link {
    Link { label: t.say(m::PageOpen), address }
}

/// The question before a browser is signed in as the member of this name, and the label of the button that does so.
pub fn page_sign_in(t: &Texts, name: &str) -> (String, String) {
    (t.say(m::PageSignInQuestion { name: &plain(name) }), t.say(m::PageSignIn { name }))
}
