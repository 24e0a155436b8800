//! The rules of each game on a few pages, and an example game. A page is a short text with a picture, which is drawn
//! from a position by the code that draws the boards of games; the tests let the rules referee every turn that is
//! shown.

use crate::messages as m;
use crate::texts::Texts;
mod azacru;
mod example;
mod pacru;
mod pasang;
mod shacru;
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

/// One or more turns of an example game, with a comment.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The turns in notation, separated by blanks. The picture shows the last one that is not a pass, with its marks.
    turns: &'static str,
    /// The comment: one or two sentences, three at a decisive turn.
    comment: fn(&Texts) -> String,
}

const fn step(turns: &'static str, comment: fn(&Texts) -> String) -> Step {
    Step { turns, comment }
}

/// A page of the rules of a game.
#[derive(Clone, Copy, Debug)]
struct Page {
    title: fn(&Texts) -> String,
    /// Markdown, at most 900 characters in English: more is not read on a phone.
    text: fn(&Texts) -> String,
    /// The position before the turns: a position line, or the usual start of a game for two.
    position: Option<&'static str>,
    /// The turns played from there, separated by spaces. The last one is shown as boards show it.
    turns: &'static str,
    /// The first choices of another turn, as tokens separated by spaces. The next possible choices are marked.
    choosing: Option<&'static str>,
}

/// A page that shows the usual start of a game for two.
const fn page(title: fn(&Texts) -> String, text: fn(&Texts) -> String) -> Page {
    Page { title, text, position: None, turns: "", choosing: None }
}

/// The pages of a game, in reading order.
fn pages(kind: Kind) -> &'static [Page] {
    match kind {
        Kind::Pacru => pacru::PAGES,
        Kind::Azacru => azacru::PAGES,
        Kind::Shacru => shacru::PAGES,
        Kind::Pasang => pasang::PAGES,
    }
}

/// A page of the rules, the last one with buttons to a game, as the reader prefers to see boards. Fails with [`ActionError::NoPage`] if there is no such
/// page.
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
        title: (page.title)(t),
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
    let post = said(format!("**{heading}**\n{}", (page.text)(t)));
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

/// The buttons to the page or step before this one, labelled as `back`, and to the one after it, labelled as `on`;
/// there are `all`. On the first and the last they are disabled rather than left out, so that no button moves away under
/// the finger of a member who turns the pages.
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
    /// The same from this position.
    const fn position(self, line: &'static str) -> Page {
        Page { position: Some(line), ..self }
    }

    /// The same after these turns.
    const fn turns(self, turns: &'static str) -> Page {
        Page { turns, ..self }
    }

    /// The same after the first choices of another turn.
    const fn choosing(self, choices: &'static str) -> Page {
        Page { choosing: Some(choices), ..self }
    }

    /// The position after the page's turns, and what was done in them.
    fn played(&self, kind: Kind) -> Result<(Position, Vec<BoardAction>), RulesError> {
        let setup = Setup { position: self.position.map(str::to_owned), ..Setup::new(kind, 2)? };
        play_all(Position::new(&setup)?, self.turns.split_whitespace())
    }
}

/// The picture of a page after its turns, and the description: sentences that each begin with a space.
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

/// A turn that is being built, with the places of the choices so far and of those that are possible next.
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
