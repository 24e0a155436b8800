//! Tasks, which teach a game a rule at a time.

use play::exercise::{Exercise, Phase, Score, Solving};
use play::task::Task;
use rules::Kind;

use super::puzzles::signed;
use super::{button_of, tasks_button};
use crate::club::onward as play_on;
use crate::custom_id::{CustomId, PuzzleAction};
use crate::messages as m;
use crate::texts::Texts;
use crate::{Button, Post, alt};

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
            let name = |seat| signed(t, seat);
            let played = solving.actions.last();
            let done = played.map(|played| alt::action_text(t, &played.summary, &name));
            format!(
                "{}\n{}",
                t.say(m::TaskNotYet { done: done.unwrap_or_default() }),
                goal(t, task)
            )
        }
        Phase::Shown { turn, .. } => format!("{}\n{}", t.say(m::TaskShown { turn }), goal(t, task)),
    };
    let mut lines = vec![heading, what];
    if let Phase::Right { score: Score::Task { done }, .. } = solving.phase {
        let kind = task.position.kind();
        let count = Task::all(kind).len();
        lines.push(if done < count {
            t.say(m::TaskProgress { done, count })
        } else {
            t.say(m::TaskAllDone { game: kind.name() })
        });
    }
    lines
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

/// What follows a task: the next one, or after the last one a game.
pub(super) fn onward(t: &Texts, task: &'static Task) -> Vec<Button> {
    match task.next() {
        Some(next) => {
            let next = button_of(&Exercise::Task(next), PuzzleAction::Retry);
            vec![Button::new(next, t.say(m::ButtonNextTask)).emoji("➡️")]
        }
        None => play_on(t, task.position.kind(), false),
    }
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
