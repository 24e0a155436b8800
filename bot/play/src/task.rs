//! Tasks: positions in which a newcomer learns a rule of a game by making one turn.
//!
//! The tasks of a game follow each other as one would teach it. What a task asks for is read off the referee's own
//! report of a turn, so every turn that has the effect is right.
//!
//! ```
//! use play::{puzzle, task::Task};
//! use rules::Kind;
//!
//! let task = &Task::all(Kind::Shacru)[0];
//! assert_eq!((task.name, task.number()), ("step", 1));
//! let mut position = task.position.clone();
//! let played = puzzle::play(&mut position, &task.answer())?;
//! assert!(task.is_done_by(&played, &position));
//! # Ok::<(), rules::RulesError>(())
//! ```

use std::sync::LazyLock;

use rules::{
    Border, ChevronAction, Kind, Move, PasangAction, Path, Position, Seat, SeatSet, Status, Summary,
};

use crate::{BoardAction, puzzle};

/// A position and what the turn to be made in it must do.
///
/// `tasks/` contains them, a file for each game and a line for each task: its name, the effects that the turn must have,
/// and the position with the learner to move.
#[derive(Clone, Debug)]
pub struct Task {
    /// What the texts about the task are selected by, such as `border-change`.
    pub name: &'static str,
    /// The position, with the learner to move.
    pub position: Position,
    effects: Vec<Effect>,
}

/// Something that a turn does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Effect {
    /// A chevron goes two fields or more at once.
    Far,
    /// A border change.
    Change,
    /// A border transformation.
    Transformation,
    /// A connection.
    Connection,
    /// A connection jump.
    Jump,
    /// Of a chevron, or of tokens by a ka that was there already.
    Capture,
    /// A meeting.
    Meeting,
    /// A chevron turns on the spot.
    Reorientation,
    /// A chevron is twisted after it has crossed a border.
    Twist,
    /// The chevron leaves the board.
    Leaves,
    /// The chevron that moved could move again.
    GoesOn,
    /// The next player can only pass.
    Blocks,
    /// A column becomes the passage.
    Passage,
    /// A token becomes the ka.
    Enter,
    /// The captured line lies on both sides of the ka.
    BothSides,
    /// The other side cannot capture any more.
    Suntuk,
    /// The game is won.
    Win,
    /// The player gains so many points or more: in the chevron games, markers.
    #[strum(disabled)]
    Points(u16),
}

impl Task {
    /// All tasks of a game, in teaching order.
    pub fn all(kind: Kind) -> &'static [Task] {
        static ALL: LazyLock<[Vec<Task>; Kind::ALL.len()]> = LazyLock::new(|| {
            Kind::ALL.map(|kind| lines(kind).filter_map(|line| Task::read(kind, line)).collect())
        });
        // `Kind::ALL` has the order of the declaration.
        &ALL[kind as usize]
    }

    /// The task of a line; `None` if it is malformed, which a test rules out.
    fn read(kind: Kind, line: &'static str) -> Option<Task> {
        let (name, rest) = line.split_once(" | ")?;
        let (effects, position) = rest.split_once(" | ")?;
        let points = |word: &str| word.strip_prefix("points=")?.parse().ok().map(Effect::Points);
        let effect = |word: &str| points(word).or_else(|| word.parse().ok());
        let effects = effects.split(' ').map(effect).collect::<Option<_>>()?;
        Some(Task { name, position: Position::at(kind, 2, position).ok()?, effects })
    }

    /// The task with this id.
    pub fn with_id(id: u64) -> Option<&'static Task> {
        Kind::ALL.into_iter().flat_map(Task::all).find(|task| task.id() == id)
    }

    /// A number that identifies the task in every release: the fingerprint of its position. No puzzle has the same.
    pub fn id(&self) -> u64 {
        self.position.fingerprint()
    }

    /// Its number among the tasks of its game, from 1.
    pub fn number(&self) -> usize {
        let all = Task::all(self.position.kind()).iter();
        1 + all.take_while(|task| task.name != self.name).count()
    }

    /// The task after it in its game.
    pub fn next(&self) -> Option<&'static Task> {
        Task::all(self.position.kind()).get(self.number())
    }

    /// Whether a turn played in its position, with the position after it, is one that it asks for.
    pub fn is_done_by(&self, played: &BoardAction, after: &Position) -> bool {
        self.lacking(played, after).next().is_none()
    }

    /// What it asks for and such a turn does not do.
    pub fn lacking(&self, played: &BoardAction, after: &Position) -> impl Iterator<Item = Effect> {
        self.effects.iter().copied().filter(|effect| !effect.is_in(played, after))
    }

    /// A turn that it asks for. A test sees to it that there is one.
    pub fn answer(&self) -> String {
        self.wanted().next().unwrap_or_default()
    }

    /// The turns that it asks for: reorientations, of which there can be hundreds of thousands, only by name.
    fn wanted(&self) -> impl Iterator<Item = String> {
        let turns = self.position.legal(self.effects.contains(&Effect::Reorientation));
        turns.into_iter().filter(|turn| {
            let mut after = self.position.clone();
            puzzle::play(&mut after, turn).is_ok_and(|played| self.is_done_by(&played, &after))
        })
    }
}

/// The lines of the tasks of a game.
fn lines(kind: Kind) -> impl Iterator<Item = &'static str> {
    let file = match kind {
        Kind::Pacru => include_str!("../tasks/pacru.txt"),
        Kind::Azacru => include_str!("../tasks/azacru.txt"),
        Kind::Shacru => include_str!("../tasks/shacru.txt"),
        Kind::Pasang => include_str!("../tasks/pasang.txt"),
    };
    file.lines().filter(|line| !line.starts_with('#'))
}

impl Effect {
    /// Whether a turn that led to this position has it.
    fn is_in(self, played: &BoardAction, after: &Position) -> bool {
        let seat = played.summary.seat();
        match (self, &played.summary) {
            (Effect::Points(n), _) => after.points()[seat] >= played.before.points()[seat] + n,
            (Effect::Blocks, _) => after.forced().is_some(),
            (Effect::Win, _) => matches!(after.status(), Status::Over(outcome)
                if outcome.winners == SeatSet::of(seat)),
            (_, Summary::Chevrons(summary)) => match &summary.action {
                ChevronAction::Move(made) => self.is_in_move(seat, made, after),
                ChevronAction::Reorientation(_) => self == Effect::Reorientation,
                _ => false,
            },
            (_, Summary::Pasang(summary)) => match (self, summary.action) {
                (Effect::Passage, PasangAction::Passage { .. })
                | (Effect::Enter, PasangAction::Ka { .. })
                | (Effect::Capture, PasangAction::Move { .. }) => true,
                (
                    Effect::BothSides,
                    PasangAction::Ka { to, .. } | PasangAction::Move { to, .. },
                ) => summary.captured.first() < Some(to) && summary.captured.last() > Some(to),
                (Effect::Suntuk, _) => summary.stuck.is_some(),
                _ => false,
            },
        }
    }

    fn is_in_move(self, seat: Seat, made: &Move, after: &Position) -> bool {
        match self {
            Effect::Far => {
                let (from, to) = (made.from, made.to);
                from.x().abs_diff(to.x()).max(from.y().abs_diff(to.y())) > 1
            }
            Effect::Change => matches!(made.border, Some(Border::Change(_))),
            Effect::Transformation => matches!(made.border, Some(Border::Transformation { .. })),
            Effect::Connection => matches!(made.path, Path::Connection(_)),
            Effect::Jump => made.path == Path::Jump,
            Effect::Capture => made.captured.is_some(),
            Effect::Meeting => made.meeting.is_some(),
            Effect::Twist => made.twist.is_some(),
            Effect::Leaves => made.removed,
            Effect::GoesOn => {
                let mut next = after.as_if_turn_of(seat).draft().choices().into_iter();
                next.any(|choice| choice.location == Some(made.to.into()))
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Effect::*;
    use super::*;

    #[test]
    fn every_line_is_a_task_that_can_be_done_and_missed_and_together_they_teach_all_rules() {
        let rules: [&[Effect]; Kind::ALL.len()] = [
            &[Far, Change, Transformation, Connection, Jump, Capture, Meeting, Reorientation, Win],
            &[Twist, Connection, Leaves, Jump, Blocks, Win],
            &[Twist, Blocks, Win],
            &[Passage, Enter, Capture, BothSides, Suntuk, Win],
        ];
        for (kind, rules) in Kind::ALL.into_iter().zip(rules) {
            let tasks = Task::all(kind);
            assert_eq!(tasks.len(), lines(kind).count(), "{kind}");
            for (number, task) in (1..).zip(tasks) {
                assert_eq!(task.number(), number, "{}", task.name);
                assert_eq!(task.next().map(Task::id), tasks.get(number).map(Task::id));
                assert_eq!(Task::with_id(task.id()).map(|task| task.name), Some(task.name));
                assert!(ai::Puzzle::with_id(task.id()).is_none(), "{}", task.name);
                let wanted: Vec<String> = task.wanted().collect();
                let mut turns = task.position.legal(false).into_iter();
                assert!(!wanted.is_empty(), "{}", task.name);
                assert!(turns.any(|turn| !wanted.contains(&turn)), "{}", task.name);
            }
            let taught = |rule| tasks.iter().any(|task| task.effects.contains(rule));
            assert!(rules.iter().all(taught), "{kind}");
        }
    }
}
