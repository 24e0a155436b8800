//! What puzzles are about, found by the rules.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use ai::{Effect, Puzzle};
use rules::{ChevronAction, ChevronSummary, Kind, Path, Position, Status, Summary};

use super::play;
use crate::BoardAction;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "`of` says what they are")]
pub enum Theme {
    Capture,
    Suntuk,
    Ending,
    Connection,
    Confinement,
    Defence,
    Room,
}

impl Theme {
    /// Whether the first turn of the solution captures a chevron; or else whether the solution ends
    /// the game; or else whether the first turn connects, leaves the opponent few fields to go to,
    /// prevents all captures and wins that threaten, or comes first to three more fields. Maybe
    /// none of these.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        static KNOWN: LazyLock<HashMap<u64, OnceLock<Option<Theme>>>> = LazyLock::new(|| {
            let all = Kind::ALL.into_iter().flat_map(Puzzle::all);
            all.map(|puzzle| (puzzle.id(), OnceLock::new())).collect()
        });
        *KNOWN.get(&puzzle.id())?.get_or_init(|| Self::found(puzzle))
    }

    fn found(puzzle: &Puzzle) -> Option<Self> {
        let (start, mut position) = (&puzzle.position, puzzle.position.clone());
        let line = puzzle.solution.iter().map(|turn| play(&mut position, turn));
        let line = line.collect::<Result<Vec<BoardAction>, _>>().ok()?;
        let (first, last) = (&line.first()?.summary, &line.last()?.summary);
        let effects = Effect::of(start, &puzzle.solution[0]);
        let has = |is_it: fn(&Effect) -> bool| effects.iter().any(is_it);
        let after = line.get(1).map_or(&position, |answer| &answer.before);
        let threats = |position: &Position| {
            let is_threat = |turn: &String| {
                let threat = |it: &Effect| matches!(it, Effect::Captures(_) | Effect::Wins);
                Effect::of(position, turn).iter().any(threat)
            };
            position.legal(false).iter().any(is_threat)
        };
        Some(match (first, last, position.status(), after.status()) {
            _ if has(|it| matches!(it, Effect::Captures(_))) => Self::Capture,
            (_, Summary::Pasang(last), Status::Over(_), _) if last.stuck.is_some() => Self::Suntuk,
            (_, _, Status::Over(_), _) => Self::Ending,
            (Summary::Chevrons(ChevronSummary { action: ChevronAction::Move(moved), .. }), ..)
                if moved.path != Path::Plain =>
            {
                Self::Connection
            }
            _ if has(|it| matches!(it, Effect::Confines(..))) => Self::Confinement,
            (.., Status::Turn(opponent))
                if threats(&start.as_if_turn_of(opponent)) && !threats(after) =>
            {
                Self::Defence
            }
            _ if has(|it| matches!(it, Effect::GainsRoom(3..))) => Self::Room,
            _ => return None,
        })
    }
}
