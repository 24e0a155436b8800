//! A short game of each kind, played by two computers to its end and explained turn by turn.
//!
//! Green is a computer of level Club, Yellow a Novice. `lab games` finds such games and judges
//! their turns; these were played by earlier versions of the two. They show more of the rules than
//! shorter ones. The tests play them, and check what the comments say about them.

use play::puzzle::play_all;
use play::{ActionError, BoardAction};
use render::Renderer;
use rules::{Kind, Position};

use super::{action_sentence, colour, lines, puzzle_button, scene, text, turn_from};
use crate::buttons::rules_button;
use crate::custom_id::CustomId;
use crate::messages as m;
use crate::texts::Texts;
use crate::{Button, DisplayOptions, Post, alt, said};

/// The turns of the steps of an example game, from the default start to the end.
pub(super) fn steps(kind: Kind) -> Vec<&'static str> {
    let [_, steps] = lines(kind);
    steps.collect()
}

/// A step of the example game, for a member with these preferences for boards. Fails with
/// [`ActionError::NoPage`] if there is no such step.
pub fn example(
    t: &Texts,
    renderer: &Renderer,
    (kind, number): (Kind, u8),
    display: DisplayOptions,
) -> Result<Post, ActionError> {
    let steps = steps(kind);
    let step = usize::from(number).checked_sub(1);
    let (index, step) =
        step.and_then(|index| Some((index, steps.get(index)?))).ok_or(ActionError::NoPage(kind))?;
    let heading = t.say(m::ExampleHeading { game: kind.name(), number, steps: steps.len() });
    let (position, actions) = played(kind, &steps[..=index])?;
    let actions: Vec<&BoardAction> = actions.iter().collect();
    let turns: Vec<&str> = step.split_whitespace().collect();
    let newest = &actions[actions.len() - turns.len()..];
    let notation = newest.iter().zip(&turns).map(|(action, turn)| {
        let player = colour(t, action.summary.seat());
        format!("{player}: `{turn}`")
    });
    let notation: Vec<String> = notation.collect();
    let sentences: String = newest.iter().map(|action| action_sentence(t, action)).collect();
    let standing = alt::standing(t, &position, position.board(), &|seat| colour(t, seat));
    let to = |number| CustomId::Example(kind, number);
    let labels = [t.say(m::ButtonBack), t.say(m::ButtonForward)];
    let [back, forward] = turn_from((number, steps.len()), to, labels);
    let rules = rules_button(t, kind).emoji("📖");
    let (name, scene) = (format!("{kind}-example-{number}.png"), scene(t, &position, &actions));
    let alt = format!("{heading}.{sentences}{standing}");
    let file = Some(display.file(renderer, name, scene, alt));
    let comment = text(t, &format!("example-{kind}-{number}"));
    let post = said(format!("**{heading}**\n{}\n{comment}", notation.join(" · ")));
    Ok(Post { file, ..post }.with_buttons(vec![back, forward, rules, puzzle_button(t, kind)]))
}

/// The turns of these steps, from the start.
pub(super) fn played(
    kind: Kind,
    steps: &[&str],
) -> Result<(Position, Vec<BoardAction>), rules::RulesError> {
    let turns = steps.iter().flat_map(|step| step.split_whitespace());
    play_all(Position::start(kind, 2)?, turns)
}

/// The button that opens the example game of a game.
pub(super) fn button(t: &Texts, kind: Kind) -> Button {
    Button::new(CustomId::Example(kind, 1), t.say(m::ButtonExampleGame)).emoji("🎬")
}
