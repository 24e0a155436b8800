//! Tasks, which teach a game a rule at a time.

use play::BoardAction;
use play::exercise::{Exercise, Phase, Score, Solving};
use play::task::{Effect, Task};
use rules::{Kind, Position};

use super::puzzles::{signed, told_turn};
use super::{button_of, said_turn, tasks_button};
use crate::club::onward as play_on;
use crate::custom_id::{CustomId, PuzzleAction};
use crate::messages as m;
use crate::texts::Texts;
use crate::{Button, ButtonStyle, Post};

/// Which task it is.
pub(super) fn heading(t: &Texts, task: &Task) -> String {
    let kind = task.position.kind();
    let count = Task::all(kind).len();
    t.say(m::TaskHeading { game: kind.name(), number: task.number(), count })
}

/// What is said about a task.
pub(super) fn told(t: &Texts, task: &'static Task, solving: &Solving) -> Vec<String> {
    let heading = format!("**{}** · {}", heading(t, task), signed(t, solving.exercise.seat()));
    let what = match &solving.phase {
        Phase::Asked(_) => goal(t, task),
        Phase::Right { .. } => format!("✅ {}", done(t, task)),
        Phase::Wrong { .. } => {
            let played = solving.actions.last();
            let done = played.map(|played| told_turn(t, played));
            let lacks = played.map(|played| lacks(t, task, played, &solving.position));
            format!(
                "{}\n{}",
                t.say(m::TaskNotYet {
                    done: done.unwrap_or_default(),
                    lacks: lacks.unwrap_or_default()
                }),
                goal(t, task)
            )
        }
        Phase::Shown { turn, .. } => {
            let words = said_turn(t, &task.position, turn);
            format!("{}\n{}", t.say(m::TaskShown { words, turn }), goal(t, task))
        }
    };
    let mut lines = vec![heading, what];
    if let Phase::Right { score: Score::Task { open }, .. } = &solving.phase {
        let kind = task.position.kind();
        let count = Task::all(kind).len();
        lines.push(if open.is_empty() {
            t.say(m::TaskAllDone { game: kind.name() })
        } else {
            t.say(m::TaskProgress { done: count - open.len(), count })
        });
    }
    lines
}

/// What the task asks for and a turn does not do, in the referee's words.
fn lacks(t: &Texts, task: &Task, played: &BoardAction, after: &Position) -> String {
    let seat = played.summary.seat();
    let gained = after.points()[seat].saturating_sub(played.before.points()[seat]);
    let sentence = |effect| match (effect, task.position.kind()) {
        (Effect::Points(wanted), Kind::Pasang) => t.say(m::TaskLacksPoints { gained, wanted }),
        (Effect::Points(wanted), _) => t.say(m::TaskLacksMarkers { gained, wanted }),
        (effect, _) => t.say(m::TaskLacks { effect: <&str>::from(effect) }),
    };
    task.lacking(played, after).map(sentence).collect::<Vec<_>>().join(" ")
}

fn goal(t: &Texts, &Task { name: task, ref position, .. }: &Task) -> String {
    match position.kind() {
        Kind::Pacru => t.say(m::TaskPacruGoal { task }),
        Kind::Azacru => t.say(m::TaskAzacruGoal { task }),
        Kind::Shacru => t.say(m::TaskShacruGoal { task }),
        Kind::Pasang => t.say(m::TaskPasangGoal { task }),
    }
}

fn done(t: &Texts, &Task { name: task, ref position, .. }: &Task) -> String {
    match position.kind() {
        Kind::Pacru => t.say(m::TaskPacruDone { task }),
        Kind::Azacru => t.say(m::TaskAzacruDone { task }),
        Kind::Shacru => t.say(m::TaskShacruDone { task }),
        Kind::Pasang => t.say(m::TaskPasangDone { task }),
    }
}

/// What follows a task: the next one, those that were skipped, and, once it is done or is the last one, a game.
pub(super) fn onward(t: &Texts, task: &'static Task, phase: &Phase) -> Vec<Button> {
    let kind = task.position.kind();
    let next = task.next().map(|next| {
        let next = button_of(&Exercise::Task(next), PuzzleAction::Retry);
        Button::new(next, t.say(m::ButtonNextTask)).emoji("➡️")
    });
    let count = match phase.score() {
        Some(Score::Task { open }) => {
            open.iter().filter(|other| other.number() < task.number()).count()
        }
        _ => 0,
    };
    let skipped = (count > 0).then(|| {
        let skipped = t.say(m::ButtonSkippedTasks { count });
        Button::new(CustomId::NextTask(kind), skipped).emoji("🎓")
    });
    let plays = next.is_none() || matches!(phase, Phase::Right { .. });
    let novice = if plays { play_on(t, kind, false) } else { Vec::new() };
    let leads_on = next.is_some() || skipped.is_some();
    let style = if leads_on { ButtonStyle::Secondary } else { ButtonStyle::Primary };
    let novice = novice.into_iter().map(|button| button.style(style));
    next.into_iter().chain(skipped).chain(novice).collect()
}

/// The button that opens the first task of a game that the reader has not done.
pub(in super::super) fn button(t: &Texts, kind: Kind) -> Button {
    Button::new(CustomId::NextTask(kind), t.say(m::ButtonTasks)).emoji("🎓")
}

/// A post for a member who is new to a game, with the button that teaches it.
pub fn offer(t: &Texts, kind: Kind, post: Post) -> Post {
    let text = format!("{}\n{}", post.text, t.say(m::TaskOffer { game: kind.name() }));
    Post { text, ..post }.with_buttons(vec![tasks_button(t, kind)])
}

#[cfg(test)]
mod tests {
    use play::{Language, puzzle};

    use super::*;
    use crate::texts::texts;

    /// Once, every wrong turn was answered with "the task asks for something else".
    #[test]
    fn a_wrong_turn_is_answered_by_what_it_lacks() {
        let lacking = |task: &Task, turn: &str| {
            let mut after = task.position.clone();
            let played = puzzle::play(&mut after, turn).unwrap();
            let said = |language| lacks(texts(language), task, &played, &after);
            (!task.is_done_by(&played, &after))
                .then(|| Language::ALL.iter().copied().map(said))
                .map(Iterator::collect::<Vec<String>>)
        };
        for task in Kind::ALL.into_iter().flat_map(Task::all) {
            for turn in task.position.legal(false) {
                for said in lacking(task, &turn).into_iter().flatten() {
                    assert!(said.ends_with('.') && !said.contains('{'), "{turn}: {said}");
                }
            }
        }
        let step = &Task::all(Kind::Shacru)[0];
        let turns = step.position.legal(false);
        let back = turns.iter().find(|turn| turn.starts_with("g5-f6")).unwrap();
        let said = lacking(step, back).unwrap();
        assert_eq!(said[0], "It brings no marker: the field was already yours.");
    }
}
