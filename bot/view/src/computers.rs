//! Computers at the table: how strong they shall be, and what they would play.

use crate::texts::Texts;
use ai::{Explanation, Level, SearchResult};
use play::{Game, Preferences, Replay, seat_of};
use render::Renderer;
use rules::{Position, Seat};

use super::board::still;
use super::marks::mark_turns;
use super::people::{coloured, name, signed, title};
use super::words::counted;
use super::{
    DisplayOptions, File, LONGEST_TEXT, Menu, MenuOption, Post, Row, alt, fit, game_button, turns,
};
use crate::custom_id::Action;

/// More reasons than these say less.
const REASONS: usize = 2;

/// Asks how strong a computer shall sit down.
#[must_use]
pub fn levels(t: &Texts, game: &Game) -> Post {
    let value = |action| game_button(game, game.seq, action).to_string();
    let option = |level: Level| MenuOption {
        value: value(Action::Computer(level)),
        label: level.to_string(),
        description: Some(about_level(level).to_owned()),
        chosen: false,
    };
    Post {
        text: format!("{}: how strong shall the computer be?", title(game)),
        rows: vec![Row::Menu(Menu {
            id: value(Action::Computers),
            placeholder: "A level".to_owned(),
            options: Level::ALL.into_iter().map(option).collect(),
        })],
        ..Post::default()
    }
}

/// Some turns for the player to move, best first, each with a word on why and marked on the board by its number.
#[must_use]
pub fn hints(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    results: &[SearchResult],
    preferences: &Preferences,
) -> Post {
    let position = &replay.position;
    let Some(seat) = game.to_move.and_then(|player| seat_of(game, player)) else {
        return Post::default();
    };
    let display = DisplayOptions::of(preferences, Some(seat));
    let mut lines = vec![format!(
        "{} Worth a thought, the best first, with the chance of winning as a computer sees it:",
        title(game)
    )];
    for (number, result) in (1..).zip(results) {
        lines.push(format!(
            "{number}. `{}` ({}): {}.",
            result.turn,
            percent(t, result.win_probability[seat]),
            why(t, position, &result.turn, &|seat| signed(game, seat))
        ));
    }
    let mut scene = still(
        t,
        position,
        position.board(),
        &replay.actions().collect::<Vec<_>>(),
        &|seat| name(game, seat).to_owned(),
    );
    let turns: Vec<&str> = results.iter().map(|result| result.turn.as_str()).collect();
    mark_turns(&mut scene, position, seat, &turns);
    let shown: Vec<String> = (1..)
        .zip(results)
        .map(|(number, result)| format!("{number}: {}", result.turn))
        .collect();
    let standing = alt::standing(t, position, position.board(), &|seat| {
        coloured(t, game, seat)
    });
    Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        file: display.picture().then(|| File {
            name: format!("{}-{}-hints.png", game.setup.kind.slug(), game.code),
            bytes: renderer.png(&display.drawn(scene)),
            alt: Some(fit(
                format!("Marked: {}.{standing}", t.and(&shown)),
                alt::LONGEST,
            )),
        }),
        ..Post::default()
    }
}

/// What a turn is good for, in a few words.
fn why(t: &Texts, position: &Position, turn: &str, name: &dyn Fn(Seat) -> String) -> String {
    let explanations = Explanation::of(position, turn);
    let words: Vec<String> = explanations
        .iter()
        .take(REASONS)
        .map(|explanation| explained(t, explanation, name))
        .collect();
    t.and(&words)
}

/// What a level does, for the person who chooses an opponent.
#[must_use]
pub const fn about_level(level: Level) -> &'static str {
    match level {
        Level::Novice => "Takes what it sees, and often forgets to look",
        Level::Casual => "Takes what looks best, without thinking of your answer",
        Level::Club => "Looks a few turns ahead",
        Level::Strong => "Looks further ahead and sees most tricks",
        Level::Master => "Looks many turns ahead, as far as a moment allows",
    }
}

/// One thing that a turn is good for.
fn explained(t: &Texts, explanation: &Explanation, name: &dyn Fn(Seat) -> String) -> String {
    match *explanation {
        Explanation::Wins => "wins".to_owned(),
        Explanation::PutsOut(seat) => format!("puts {} out", name(seat)),
        Explanation::Captures(seat) => format!("captures a chevron of {}", name(seat)),
        Explanation::Takes { tokens, points } => format!(
            "takes {} for {}",
            counted(t, tokens as u64, "token"),
            counted(t, points, "point")
        ),
        Explanation::Claims(fields) => format!("claims {}", counted(t, fields as u64, "field")),
        Explanation::Meets => "makes a meeting".to_owned(),
        Explanation::Threatens(fields) => format!("threatens {}", turns::fields(t, fields)),
        Explanation::Saves(fields) => format!("saves {}", turns::fields(t, fields)),
        Explanation::Confines(seat, 0) => format!("leaves {} no field to go to", name(seat)),
        Explanation::Confines(seat, fields) => format!(
            "leaves {} only {} to go to",
            name(seat),
            counted(t, fields, "field")
        ),
        Explanation::GainsRoom(fields) => {
            format!("gets first to {} more", counted(t, fields, "field"))
        }
        Explanation::Prepares => "prepares what comes next".to_owned(),
    }
}

/// A share as people read it: `64 %`.
pub(super) fn percent(t: &Texts, share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
