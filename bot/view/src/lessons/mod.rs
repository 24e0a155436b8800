//! The rules of each game on a few pages, and an example game. A page is a short text with a
//! picture, which is drawn from a position by the code that draws the boards of games; the tests
//! let the rules referee every turn that is shown.
//!
//! `pacru.txt` has a line for each page of Pacru: its name, the position before the turns (none for
//! the usual start of a game for two), and the turns played from there, the last of which is shown
//! as boards show it. Behind `?` stand the first choices of another turn, whose next possible
//! choices are marked. The catalogue has the title `lessons-pacru-NAME-title` and the text
//! `lessons-pacru-NAME`: Markdown, at most 900 characters in English, since more is not read on a
//! phone.
//!
//! Then there is a line for each step of the example game, with one or more turns. The comment is
//! `example-pacru-NUMBER`: one or two sentences, three at a decisive turn.

use crate::messages as m;
use crate::texts::{Texts, described};
mod example;
#[cfg(test)]
mod tests;

use play::puzzle::play_all;
use play::{ActionError, BoardAction};
use render::{Caption, Label, Renderer, Scene};
use rules::{AnyDraft, Kind, Location, Next, Position, RulesError, Setup, Status};

use super::club::onward;
use super::exercises::tasks_button;
// In the lessons the players are named by their colours.
use super::people::colour_name as colour;
use super::{Button, ButtonStyle, DisplayOptions, Post, alt, board, game_log, said, turns};
use crate::buttons::rules_button;
use crate::custom_id::CustomId;

pub use example::example;

/// A page of the rules of a game.
#[derive(Clone, Copy, Debug)]
struct Page {
    name: &'static str,
    position: Option<&'static str>,
    turns: &'static str,
    choosing: Option<&'static str>,
}

/// The lines about the pages of a game, and those about the steps of its example game.
fn lines(kind: Kind) -> [impl Iterator<Item = &'static str>; 2] {
    let file = match kind {
        Kind::Pacru => include_str!("pacru.txt"),
        Kind::Azacru => include_str!("azacru.txt"),
        Kind::Shacru => include_str!("shacru.txt"),
        Kind::Pasang => include_str!("pasang.txt"),
    };
    let (pages, steps) = file.split_once("\n\n").unwrap_or((file, ""));
    [pages, steps].map(|part| part.lines().filter(|line| !line.starts_with('#')))
}

/// The pages of a game, in reading order.
fn pages(kind: Kind) -> Vec<Page> {
    let [pages, _] = lines(kind);
    let page = |line: &'static str| {
        let mut parts = line.split('|').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let position = parts.next().filter(|position| !position.is_empty());
        let shown = parts.next().unwrap_or_default();
        let (turns, choosing) = match shown.split_once('?') {
            Some((turns, choices)) => (turns.trim(), Some(choices.trim())),
            None => (shown, None),
        };
        Page { name, position, turns, choosing }
    };
    pages.map(page).collect()
}

/// A text of the catalogue about a page or a step, by its name; the tests find all of them.
fn text(t: &Texts, name: &str) -> String {
    described(t, name, None).unwrap_or_default()
}

/// A page of the rules, the last one with buttons to a game, as the reader prefers to see boards.
/// Fails with [`ActionError::NoPage`] if there is no such page.
pub fn lesson(
    t: &Texts,
    renderer: &Renderer,
    (kind, number): (Kind, u8),
    on_server: bool,
    display: DisplayOptions,
) -> Result<Post, ActionError> {
    let pages = pages(kind);
    let page = usize::from(number).checked_sub(1).and_then(|index| pages.get(index));
    let page = page.ok_or(ActionError::NoPage(kind))?;
    let heading = t.say(m::LessonsHeading {
        game: kind.name(),
        number,
        pages: pages.len(),
        title: text(t, &format!("lessons-{kind}-{}-title", page.name)),
    });
    let (scene, alt) = picture_of(t, kind, page)?;
    let to = |number| CustomId::Page(kind, number);
    let labels = [t.say(m::ButtonBack), t.say(m::ButtonNext)];
    let [back, next] = turn_from((number, pages.len()), to, labels);
    let example = example::button(t, kind);
    let buttons = vec![back, next, tasks_button(t, kind), example, puzzle_button(t, kind)];
    let is_last = usize::from(number) == pages.len();
    let onward = if is_last { onward(t, kind, on_server) } else { Vec::new() };
    let (name, alt) = (format!("{kind}-rules-{number}.png"), format!("{heading}.{alt}"));
    let file = Some(display.file(renderer, name, scene, alt));
    let text = text(t, &format!("lessons-{kind}-{}", page.name));
    let post = said(format!("**{heading}**\n{text}"));
    Ok(Post { file, ..post }.with_buttons(buttons).with_buttons(onward))
}

/// What one can do, and buttons to begin with.
pub fn help(t: &Texts, on_server: bool) -> Post {
    let mut buttons = onward(t, Kind::Pacru, on_server);
    buttons.insert(1, puzzle_button(t, Kind::Pacru));
    buttons.insert(0, tasks_button(t, Kind::Pacru));
    buttons.push(rules_button(t, Kind::Pacru).emoji("📖"));
    said(t.say(m::Help)).with_buttons(buttons)
}

/// The button to a puzzle of a game.
fn puzzle_button(t: &Texts, kind: Kind) -> Button {
    Button::new(CustomId::NextPuzzle(kind), t.say(m::ButtonPuzzle)).emoji("🧩")
}

/// The buttons to the page or step before this one, labelled as `back`, and to the one after it,
/// labelled as `on`; there are `all`. On the first and the last they are disabled rather than left
/// out, so that no button moves away under the finger of a member who turns the pages.
fn turn_from(
    (number, all): (u8, usize),
    to: impl Fn(u8) -> CustomId,
    [back, on]: [String; 2],
) -> [Button; 2] {
    let ways = [
        (number - 1, back, "⬅️", ButtonStyle::Secondary),
        (number + 1, on, "➡️", ButtonStyle::Primary),
    ];
    ways.map(|(number, label, emoji, style)| {
        let there = (1..=all).contains(&usize::from(number));
        let style = if there { style } else { ButtonStyle::Disabled };
        Button::new(to(number), label).emoji(emoji).style(style)
    })
}

impl Page {
    /// The position after the page's turns, and what was done in them.
    fn played(&self, kind: Kind) -> Result<(Position, Vec<BoardAction>), RulesError> {
        let setup = Setup { position: self.position.map(str::to_owned), ..Setup::new(kind, 2)? };
        play_all(Position::new(&setup)?, self.turns.split_whitespace())
    }
}

/// The picture of a page after its turns, and the description: sentences that each begin with a
/// space.
fn picture_of(t: &Texts, kind: Kind, page: &Page) -> Result<(Scene, String), RulesError> {
    let (position, actions) = page.played(kind)?;
    let actions: Vec<&BoardAction> = actions.iter().collect();
    let sentence = |action: &&BoardAction| action_sentence(t, action);
    let standing = alt::standing(t, &position, position.board(), &|seat| colour(t, seat));
    let Some(taken) = page.choosing else {
        let alt = actions.last().map(sentence).unwrap_or_default() + &standing;
        return Ok((scene(t, &position, &actions), alt));
    };
    let (draft, chosen, open) = choosing(position.draft(), taken)?;
    let colour = |seat| colour(t, seat);
    let mut scene = board::scene(t, &position, position.board(), &actions, &[], &colour);
    if let Status::Turn(seat) = position.status() {
        let open: Vec<(Location, Label)> = open.iter().map(|at| (*at, Label::NONE)).collect();
        board::mark(&mut scene, position.board(), seat, &chosen, &open);
    }
    let question = draft.prompt().map(|prompt| turns::question(t, prompt)).unwrap_or_default();
    let answers: Vec<String> = open.iter().map(Location::to_string).collect();
    Ok((scene, format!(" {question} {}.{standing}", answers.join(" "))))
}

/// What boards show after these actions.
fn scene(t: &Texts, position: &Position, actions: &[&BoardAction]) -> Scene {
    let colour = |seat| colour(t, seat);
    let result = game_log::result(t, position, actions.last().copied(), &colour);
    Scene {
        banner: result.map(Caption::from),
        ..board::scene(t, position, position.board(), actions, board::last(actions), &colour)
    }
}

/// A turn that is being built, with the places of the choices so far and of those that are possible
/// next.
fn choosing(
    mut draft: AnyDraft,
    taken: &str,
) -> Result<(AnyDraft, Vec<Location>, Vec<Location>), RulesError> {
    let mut chosen = Vec::new();
    for token in taken.split_whitespace() {
        let mut choices = draft.choices().into_iter();
        let choice = choices.find(|choice| choice.token == token);
        chosen.extend(choice.as_ref().and_then(|choice| choice.location));
        match draft.take(token)? {
            Next::Choose(further) => draft = further,
            Next::Done(_) => break,
        }
    }
    let open = draft.choices().into_iter().filter_map(|choice| choice.location);
    // A chevron that can move can also be turned where it stands, which is no other place.
    let open = open.filter(|at| !chosen.contains(at)).collect();
    Ok((draft, chosen, open))
}

/// What an action did, in a sentence after a blank.
fn action_sentence(t: &Texts, action: &BoardAction) -> String {
    let words = alt::action_text(t, &action.summary, &|seat| colour(t, seat));
    format!(" {words}.")
}
