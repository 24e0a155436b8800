//! Computers: choosing their level, and hints.

use crate::texts::Texts;
use ai::{Deed, Effect, Explanation, Level, SearchResult};
use play::move_builder::typed;
use play::{Game, NewTable, Preferences, Replay, seat_of};
use render::Renderer;
use rules::{Position, Seat};

use super::board::still;
use super::marks::mark_turns;
use super::people::{coloured, level_name, short, signed, title};
use super::{
    Button, DisplayOptions, Menu, MenuOption, Post, Row, alt, fit, game_button, plain_button, said,
};
use crate::custom_id::{Action, Against};
use crate::form::option;
use crate::limits::LONGEST_LABEL;
use crate::messages as m;

/// The most reasons given for a turn.
const REASONS: usize = 2;

/// A turn that is worth a thought, and why.
pub type Hint = (SearchResult, Vec<Explanation>);

/// Asks for the level of a computer that takes a seat.
pub fn levels(t: &Texts, game: &Game) -> Post {
    let value = |action| game_button(game, game.seq, action).to_string();
    let option = |level: Level| MenuOption {
        description: Some(about_level(t, level)),
        ..option(value(Action::Computer(level)), level_name(t, level), false)
    };
    Post {
        text: t.say(m::LevelsQuestion { title: title(game) }),
        rows: vec![Row::Menu(Menu {
            id: value(Action::Computers),
            placeholder: t.say(m::LevelsPlaceholder),
            options: Level::ALL.into_iter().map(option).collect(),
        })],
        ..Post::default()
    }
}

/// Asks how strong the computers of a new game shall be; `None` if buttons cannot carry what was chosen so far.
pub fn how_strong(t: &Texts, table: &NewTable) -> Option<Post> {
    let mut lines = vec![t.say(m::LevelsQuestion { title: format!("**{}**", table.kind.name()) })];
    lines.extend(Level::ALL.map(|level| format!("• {}", level_choice(t, level))));
    let button = |level| Some(Button::new(Against::of(table, level)?, level_name(t, level)));
    let buttons = Level::ALL.into_iter().map(button).collect::<Option<Vec<_>>>()?;
    let rows = buttons.chunks(3).map(|row| Row::Buttons(row.to_vec()));
    Some(Post { text: lines.join("\n"), rows: rows.collect(), ..Post::default() })
}

/// Some turns for the player to move, best first, each with a short reason and marked on the board with its number.
pub fn hints(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    hints: &[Hint],
    preferences: &Preferences,
) -> Post {
    let position = &replay.position;
    let Some(seat) = game.to_move.and_then(|player| seat_of(game, player)) else {
        return Post::default();
    };
    let display = DisplayOptions::of(preferences, Some(seat));
    let mut lines = vec![t.say(m::HintsHeading { title: title(game) })];
    for (number, (result, reasons)) in (1..).zip(hints) {
        let (turn, chance) = (&result.turn, percent(t, result.win_probability[seat]));
        lines.push(match why(t, reasons, &|seat| signed(t, game, seat)) {
            Some(reasons) => t.say(m::HintsLine { number, turn, chance, reasons }),
            None => t.say(m::HintsPlainLine { number, turn, chance }),
        });
    }
    let mut scene =
        still(t, position, position.board(), &replay.actions().collect::<Vec<_>>(), &|seat| {
            short(t, game, seat)
        });
    let turns: Vec<&str> = hints.iter().map(|(result, _)| result.turn.as_str()).collect();
    mark_turns(&mut scene, position, seat, &turns);
    let shown: Vec<String> =
        (1..).zip(&turns).map(|(number, turn)| format!("{number}: {turn}")).collect();
    let standing = alt::standing(t, position, position.board(), &|seat| coloured(t, game, seat));
    let file = display.picture().then(|| {
        let name = format!("{}-{}-hints.png", game.setup.kind.slug(), game.code);
        let alt = t.say(m::HintsAlt { turns: t.and(&shown) }) + &standing;
        display.file(renderer, name, scene, alt)
    });
    let buttons = hint_buttons(t, game, position, &turns);
    Post { file, ..said(lines.join("\n")) }.with_buttons(buttons)
}

/// A button for each turn, which goes to the question before it is played, and one to all choices.
fn hint_buttons(t: &Texts, game: &Game, position: &Position, turns: &[&str]) -> Vec<Button> {
    let chosen = turns.iter().filter_map(|turn| Some((turn, typed(position, turn)?)));
    let buttons = (1..).zip(chosen).map(|(number, (turn, choices))| {
        let label = fit(format!("{number} · {turn}"), LONGEST_LABEL);
        plain_button(game, game.seq, Action::Choose(choices), label)
    });
    let all = plain_button(game, game.seq, Action::Again, t.say(m::ButtonBack)).emoji("↩️");
    buttons.chain([all]).collect()
}

/// The reasons for a turn, in a few words; `None` without any.
pub(super) fn why(
    t: &Texts,
    reasons: &[Explanation],
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let mut reasons: Vec<&Explanation> = reasons.iter().take(REASONS).collect();
    // What a turn does is told before what follows from it.
    reasons.sort_by_key(|reason| !matches!(reason, Explanation::Does(_)));
    let words: Vec<String> = reasons.into_iter().map(|reason| explained(t, reason, name)).collect();
    (!words.is_empty()).then(|| t.and(&words))
}

/// The name of a level that is stored as text.
pub(crate) fn level_called(t: &Texts, stored: &str) -> String {
    let level = stored.parse::<Level>();
    level.map_or_else(|_| stored.to_owned(), |level| level_name(t, level))
}

/// A level with its description, for autocomplete; at most 100 characters.
pub fn level_choice(t: &Texts, level: Level) -> String {
    format!("{}: {}", level_name(t, level), about_level(t, level))
}

/// The level with this name, in the member's language or in English.
pub fn read_level(t: &Texts, name: &str) -> Option<Level> {
    let lower = name.to_lowercase();
    let is_it = |level: &Level| level_name(t, *level).to_lowercase() == lower;
    Level::ALL.into_iter().find(is_it).or_else(|| name.parse().ok())
}

/// The description of a level, for a member who chooses an opponent.
pub(super) fn about_level(t: &Texts, level: Level) -> String {
    match level {
        Level::Novice => t.say(m::LevelAboutNovice),
        Level::Casual => t.say(m::LevelAboutCasual),
        Level::Club => t.say(m::LevelAboutClub),
        Level::Strong => t.say(m::LevelAboutStrong),
        Level::Master => t.say(m::LevelAboutMaster),
        Level::Grandmaster => t.say(m::LevelAboutGrandmaster),
    }
}

/// One reason for a turn.
fn explained(t: &Texts, reason: &Explanation, name: &dyn Fn(Seat) -> String) -> String {
    match reason {
        Explanation::Does(done) => effect(t, *done, name),
        Explanation::Prevents(Deed { turn, effect: done }) => {
            t.say(m::ReasonPrevents { turn, effect: effect(t, *done, name) })
        }
        Explanation::Threatens(Deed { turn, effect: done }) => {
            t.say(m::ReasonThreatens { turn, effect: effect(t, *done, name) })
        }
        Explanation::Prepares { answer, next: Deed { turn, effect: done } } => {
            t.say(m::ReasonPrepares { answer, turn, effect: effect(t, *done, name) })
        }
    }
}

/// What a turn does at once, in words; `None` if that is nothing special.
pub(crate) fn effects(
    t: &Texts,
    position: &Position,
    turn: &str,
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let effects = Effect::of(position, turn).into_iter();
    let words: Vec<String> = effects.map(|does| effect(t, does, name)).collect();
    (!words.is_empty()).then(|| t.and(&words))
}

/// What a turn does.
fn effect(t: &Texts, effect: Effect, name: &dyn Fn(Seat) -> String) -> String {
    match effect {
        Effect::Wins => t.say(m::ReasonWins),
        Effect::PutsOut(seat) => t.say(m::ReasonPutsOut { player: name(seat) }),
        Effect::Captures(seat) => t.say(m::ReasonCaptures { player: name(seat) }),
        Effect::Takes { tokens, points } => t.say(m::ReasonTakes {
            tokens: t.say(m::CountedTokens { count: tokens }),
            points: t.say(m::CountedPoints { count: points }),
        }),
        Effect::Claims(count) => t.say(m::ReasonClaims { count }),
        Effect::Meets => t.say(m::ReasonMeets),
        Effect::Confines(seat, count) => t.say(m::ReasonConfines { player: name(seat), count }),
        Effect::GainsRoom(count) => t.say(m::ReasonGainsRoom { count }),
    }
}

/// A probability as people read it: `64 %`.
pub(super) fn percent(t: &Texts, share: f64) -> String {
    t.say(m::Percent { percent: (share * 100.0).round() })
}
