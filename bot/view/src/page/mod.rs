//! The page on which a game is played by touching its board: its turns, the places of its picture, and its own words.

mod turns;

use play::{Game, Preferences, Replay, UserId, seat_of};
use render::{Last, Renderer, Scene};
use rules::{Position, Status};

use crate::answers::Answers;
use crate::board::{after_end, picture, told, turned, whole};
use crate::buttons::{help_buttons, try_button};
use crate::custom_id::Action;
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;
use crate::{DisplayOptions, Link, Post, Row, alt, game_log, plain_button};

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

/// A game on the page, from the side of a member: what was done, the picture, all that can be answered or done there,
/// and the places of the picture.
pub fn page_board(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    user: UserId,
    preferences: &Preferences,
) -> (Post, Places) {
    let player = game.player_of(user);
    let seat = player.and_then(|player| seat_of(game, player));
    let display = DisplayOptions::of(preferences, seat);
    // Whoever is to move is asked on the page.
    let whose_turn = (player.is_none() || player != game.to_move)
        .then(|| game_log::whose_turn(t, game, &replay.position, seat))
        .flatten();
    let mut lines = told(t, game, replay, whose_turn);
    lines.extend(turned(t, game, display));
    let Answers { lines: offers, rows, .. } = Answers::of(t, game, replay);
    lines.extend(offers);
    let mut buttons = match replay.position.status() {
        Status::Turn(_) if !replay.is_off() => help_buttons(t, game, user),
        _ => after_end(t, game, replay),
    };
    buttons.push(try_button(t, game, game.seq));
    buttons.push(plain_button(game, game.seq, Action::More, t.say(m::ButtonMore)));
    let post = Post {
        text: lines.join("\n"),
        file: Some(picture(t, renderer, game, replay, display)),
        rows: rows.into_iter().chain([Row::Buttons(buttons)]).collect(),
        ..Post::default()
    };
    let scene = display.drawn(whole(t, game, replay));
    (post, Places::of(t, &scene, &replay.position))
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
pub fn page_words(t: &Texts) -> [(&'static str, String); 12] {
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
        ("offline", t.say(m::PageOffline)),
        ("signOut", t.say(m::PageSignOut)),
    ]
}

/// The button that opens the page at this address.
pub fn page_link(t: &Texts, address: String) -> Link {
    Link { label: t.say(m::PageOpen), address }
}

/// The question before a browser is signed in as the member of this name, and the label of the button that does so.
pub fn page_sign_in(t: &Texts, name: &str) -> (String, String) {
    (t.say(m::PageSignInQuestion { name: &plain(name) }), t.say(m::PageSignIn { name }))
}
