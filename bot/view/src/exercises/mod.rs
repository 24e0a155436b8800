//! What a member solves alone on a board: the question, what came of an answer, and the solution.

pub(super) mod mistakes;
pub(super) mod puzzles;
mod tasks;

use play::exercise::{Exercise, Phase, Solving};
use play::move_builder::{MoveBuilder, Now};
use play::{BoardAction, Preferences};
use render::{Caption, Renderer, Scene};
use rules::Position;

use super::board::{last, scene};
use super::marks::{mark_line, mark_turns};
use super::move_builder::{Builder, Players};
use super::offers::{back_buttons, choice_rows};
use super::page::Places;
use super::people::colour_name;
use super::{
    Button, ButtonStyle, DisplayOptions, File, Post, Row, alt, game_log, said, text, turns,
};
use crate::custom_id::{CustomId, PuzzleAction, PuzzleButton};
use crate::messages as m;
use crate::texts::Texts;
use puzzles::signed;
pub(super) use tasks::button as tasks_button;
pub use tasks::offer as task_offer;

/// An exercise for a member.
pub fn exercise(
    t: &Texts,
    renderer: &Renderer,
    solving: &Solving,
    preferences: &Preferences,
) -> Post {
    let display = DisplayOptions::of(preferences, Some(solving.exercise.seat()));
    match &solving.phase {
        Phase::Asked(made) => question(t, renderer, solving, (made, told(t, solving)), display),
        _ => judged(t, renderer, solving, display),
    }
}

/// An exercise on the page, with the places of its picture: only there the turn is made by touching it.
pub fn exercise_on_page(
    t: &Texts,
    renderer: &Renderer,
    solving: &Solving,
    preferences: &Preferences,
) -> (Post, Places) {
    let display = DisplayOptions::of(preferences, Some(solving.exercise.seat()));
    let places = Places::of(t, &display.drawn(played(t, solving)), &solving.position);
    let post = match &solving.phase {
        Phase::Asked(made) if matches!(made.now, Now::Done(_)) => {
            // What is asked stands beside the board already.
            question(t, renderer, solving, (made, vec![about(t, &solving.exercise)]), display)
        }
        _ => judged(t, renderer, solving, display),
    };
    (post, places)
}

/// The exercise with the turn that is made, to be continued by buttons, under these lines.
fn question(
    t: &Texts,
    renderer: &Renderer,
    solving: &Solving,
    (made, mut lines): (&MoveBuilder, Vec<String>),
    display: DisplayOptions,
) -> Post {
    let Solving { exercise, position, .. } = solving;
    let players = Players {
        signed: &|seat| signed(t, seat),
        short: &|seat| colour_name(t, seat),
        coloured: &|seat| colour_name(t, seat),
    };
    let actions: Vec<&BoardAction> = solving.actions.iter().collect();
    let (about, seat) = (about(t, exercise), exercise.seat());
    let step = Builder { position, actions: &actions, seat, players, about, display, news: &[] }
        .step(t, made);
    lines.extend(step.lines);
    let custom_id = |tap| CustomId::from(button_of(exercise, PuzzleAction::Tap(tap)));
    let mut rows = choice_rows(t, &custom_id, made, display);
    let mut back = back_buttons(t, &custom_id, made);
    back.extend(buttons(t, solving));
    rows.push(Row::Buttons(back));
    let file = step.scene.map(|scene| picture(renderer, exercise, display, scene, step.alt));
    Post { file, rows, ..said(lines.join("\n")) }
}

/// The exercise on a board on which nothing is chosen.
fn judged(t: &Texts, renderer: &Renderer, solving: &Solving, display: DisplayOptions) -> Post {
    let Solving { exercise, position, actions, phase, .. } = solving;
    let (board, name) = (position.board(), |seat| colour_name(t, seat));
    let mut lines = told(t, solving);
    if display.text() {
        let actions: Vec<&BoardAction> = actions.iter().collect();
        let signed = |seat| signed(t, seat);
        lines.push(text::board(t, position, board, &actions, display.bottom, &signed));
    }
    let mut sentence = format!("{}.", about(t, exercise));
    let scene = match phase {
        Phase::Shown { turn, .. } if actions.is_empty() => {
            sentence = t.say(m::HintsAlt { turns: turn });
            let mut scene = scene(t, position, board, &[], &[], &name);
            mark_turns(&mut scene, position, exercise.seat(), &[turn]);
            scene
        }
        _ => {
            let last = actions.last().map(|last| alt::action_text(t, &last.summary, &name));
            sentence.extend(last.map(|last| format!(" {last}.")));
            let mut scene = played(t, solving);
            if let Phase::Shown { .. } = phase {
                mark_line(&mut scene, position, exercise.seat(), actions);
            }
            scene
        }
    };
    let alt = sentence + &alt::standing(t, position, board, &name);
    let file = display.picture().then(|| picture(renderer, exercise, display, scene, alt));
    Post { file, ..said(lines.join("\n")) }.with_buttons(buttons(t, solving))
}

/// The board with what was played last; a line that is shown, with all of it.
fn played(t: &Texts, Solving { position, actions, phase, .. }: &Solving) -> Scene {
    let name = |seat| colour_name(t, seat);
    let actions: Vec<&BoardAction> = actions.iter().collect();
    let result = game_log::result(t, position, actions.last().copied(), &name);
    let shown = matches!(phase, Phase::Shown { .. });
    let turns = if shown { &actions } else { last(&actions) };
    let scene = scene(t, position, position.board(), &actions, turns, &name);
    Scene { banner: result.map(Caption::from), ..scene }
}

fn about(t: &Texts, exercise: &Exercise) -> String {
    let game = exercise.kind().name();
    match exercise {
        Exercise::Puzzle(_) => t.say(m::PuzzleAlt { game }),
        Exercise::Task(task) => tasks::heading(t, task),
        Exercise::Mistake(mistake) => mistakes::about(t, mistake),
    }
}

/// What is said: the heading, then the task or what came of the answer.
fn told(t: &Texts, solving: &Solving) -> Vec<String> {
    match &solving.exercise {
        Exercise::Puzzle(stage) => puzzles::told(t, *stage, solving),
        Exercise::Task(task) => tasks::told(t, task, solving),
        Exercise::Mistake(mistake) => mistakes::told(t, mistake, solving),
    }
}

/// A turn in notation as a sentence.
fn said_turn(t: &Texts, position: &Position, turn: &str) -> String {
    let played = position.play(turn);
    played.map_or_else(
        |_| turn.to_owned(),
        |played| turns::told(t, &played.summary, &|seat| signed(t, seat)),
    )
}

/// What can be done besides a turn.
fn buttons(t: &Texts, solving: &Solving) -> Vec<Button> {
    let exercise = &solving.exercise;
    let mut buttons = match &solving.phase {
        Phase::Asked(_) => return vec![solution_button(t, exercise)],
        Phase::Right { .. } => Vec::new(),
        Phase::Wrong { .. } => vec![retry_button(t, exercise), solution_button(t, exercise)],
        Phase::Shown { .. } => vec![retry_button(t, exercise)],
    };
    buttons.extend(match exercise {
        Exercise::Puzzle(_) => vec![puzzles::next_button(t, exercise.kind())],
        Exercise::Task(task) => tasks::onward(t, task, &solving.phase),
        Exercise::Mistake(mistake) => mistakes::onward(t, mistake, &solving.phase),
    });
    // The first one is what most members want next.
    let first = buttons.remove(0).style(ButtonStyle::Primary);
    buttons.insert(0, first);
    buttons
}

pub(super) fn picture(
    renderer: &Renderer,
    exercise: &Exercise,
    display: DisplayOptions,
    scene: Scene,
    alt: String,
) -> File {
    display.file(renderer, format!("{}-puzzle.png", exercise.kind().slug()), scene, alt)
}

pub(super) fn button_of(exercise: &Exercise, action: PuzzleAction) -> PuzzleButton {
    PuzzleButton { puzzle: exercise.id(), stage: exercise.proof(), action }
}

fn solution_button(t: &Texts, exercise: &Exercise) -> Button {
    let solution = button_of(exercise, PuzzleAction::Solution);
    Button::new(solution, t.say(m::ButtonSolution)).emoji("💡")
}

fn retry_button(t: &Texts, exercise: &Exercise) -> Button {
    Button::new(button_of(exercise, PuzzleAction::Retry), t.say(m::ButtonTryAgain)).emoji("🔁")
}
