//! Computers: choosing their level, and hints.

use crate::texts::Texts;
use ai::{Deed, Effect, Explanation, Level, SearchResult};
use play::computers::Strength;
use play::move_builder::typed;
use play::{BoardAction, Game, NewTable, Preferences, Replay, seat_of};
use render::Renderer;
use rules::{Kind, Position};

use super::board::scene;
use super::marks::mark_turns;
use super::people::{Called, coloured, level_name, short, signed, title};
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
    let option = |strength| MenuOption {
        description: Some(about(t, strength)),
        ..option(value(Action::Computer(strength)), rated(t, strength, game.setup.kind), false)
    };
    Post {
        text: t.say(m::LevelsQuestion { title: title(game) }),
        rows: vec![Row::Menu(Menu {
            id: value(Action::Computers),
            placeholder: t.say(m::LevelsPlaceholder),
            options: Strength::all().map(option).collect(),
        })],
        ..Post::default()
    }
}

/// Asks how strong the computers of a new game shall be; `None` if buttons cannot carry what was
/// chosen so far.
pub fn how_strong(t: &Texts, table: &NewTable) -> Option<Post> {
    let mut lines = vec![t.say(m::LevelsQuestion { title: format!("**{}**", table.kind.name()) })];
    let line = |strength| format!("• {}: {}", rated(t, strength, table.kind), about(t, strength));
    lines.extend(Strength::all().map(line));
    let button =
        |strength| Some(Button::new(Against::of(table, strength)?, strength_name(t, strength)));
    let buttons = Strength::all().map(button).collect::<Option<Vec<_>>>()?;
    let rows = buttons.chunks(4).map(|row| Row::Buttons(row.to_vec()));
    Some(Post { rows: rows.collect(), ..said(lines.join("\n")) })
}

/// Some turns for the player to move, best first, each with a short reason and marked on the board
/// with its number.
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
    let actions: Vec<&BoardAction> = replay.actions().collect();
    let name = |seat| short(t, game, seat);
    let mut scene = scene(t, position, position.board(), &actions, &[], &name);
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
pub(super) fn why(t: &Texts, reasons: &[Explanation], name: Called<'_>) -> Option<String> {
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

/// A strength with its description, for autocomplete; at most 100 characters.
pub fn strength_choice(t: &Texts, strength: Strength) -> String {
    format!("{}: {}", strength_name(t, strength), about(t, strength))
}

/// The strength with this name, in the member's language or in English.
pub fn read_strength(t: &Texts, name: &str) -> Option<Strength> {
    let lower = name.to_lowercase();
    let is_it = |strength: &Strength| strength_name(t, *strength).to_lowercase() == lower;
    Strength::all().find(is_it).or_else(|| name.parse().ok())
}

/// The name of a strength.
pub(crate) fn strength_name(t: &Texts, strength: Strength) -> String {
    match strength {
        Strength::Fair => t.say(m::LevelFair),
        Strength::Level(level) => level_name(t, level),
    }
}

/// The name of a strength with its rating in a game.
fn rated(t: &Texts, strength: Strength, kind: Kind) -> String {
    let name = strength_name(t, strength);
    match strength {
        Strength::Fair => name,
        Strength::Level(level) => t.say(m::LevelRated { level: name, rating: level.elo(kind) }),
    }
}

/// The description of a strength, for a member who chooses an opponent.
pub(super) fn about(t: &Texts, strength: Strength) -> String {
    let Strength::Level(level) = strength else {
        return t.say(m::LevelAboutFair);
    };
    match level {
        Level::Novice => t.say(m::LevelAboutNovice),
        Level::Learner => t.say(m::LevelAboutLearner),
        Level::Casual => t.say(m::LevelAboutCasual),
        Level::Regular => t.say(m::LevelAboutRegular),
        Level::Skilled => t.say(m::LevelAboutSkilled),
        Level::Experienced => t.say(m::LevelAboutExperienced),
        Level::Club => t.say(m::LevelAboutClub),
        Level::Strong => t.say(m::LevelAboutStrong),
        Level::Master => t.say(m::LevelAboutMaster),
        Level::Grandmaster => t.say(m::LevelAboutGrandmaster),
    }
}

/// One reason for a turn.
fn explained(t: &Texts, reason: &Explanation, name: Called<'_>) -> String {
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
    name: Called<'_>,
) -> Option<String> {
    let effects = Effect::of(position, turn).into_iter();
    let words: Vec<String> = effects.map(|does| effect(t, does, name)).collect();
    (!words.is_empty()).then(|| t.and(&words))
}

/// What a turn does.
fn effect(t: &Texts, effect: Effect, name: Called<'_>) -> String {
    match effect {
        Effect::Wins => t.say(m::ReasonWins),
        Effect::SharesWin => t.say(m::ReasonSharesWin),
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
        Effect::GainsMoves(count) => t.say(m::ReasonGainsMoves { count }),
    }
}

/// A probability as people read it: `64 %`.
pub(super) fn percent(t: &Texts, share: f64) -> String {
    t.say(m::Percent { percent: (share * 100.0).round() })
}
