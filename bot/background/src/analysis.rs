//! The analysis of a finished game: a computer evaluates position after position.

use std::time::Duration;

use ai::{Engine, Explanation, Level, Stop};
use play::analysis::{Analysis, positions};
use play::{GuildId, Replay};
use rules::Seat;

use crate::engine_worker::{EngineError, EngineWorker, Urgency};

/// Limits of processor time: for all positions of a game together, and for each.
const TOGETHER: Duration = Duration::from_mins(1);
const EACH: Duration = Duration::from_millis(400);

/// Evaluates every position of a game, whenever the engine worker has nothing else to do, and looks for reasons why other
/// turns would have been better, for a reader who has the seat `own` if they played. `replay` must start at the first
/// event.
pub async fn analyse(
    engine_worker: &EngineWorker,
    server: Option<GuildId>,
    replay: &Replay,
    own: Option<Seat>,
) -> Result<Analysis, EngineError> {
    let positions: Vec<_> = positions(replay).cloned().collect();
    let number = u32::try_from(positions.len()).unwrap_or(u32::MAX);
    let longest = EACH.min(TOGETHER / number);
    let mut evaluations = Vec::with_capacity(positions.len());
    for table in positions {
        let look = move |engine: &mut Engine, cap: Duration, stop: &Stop| {
            let budget = Level::Strong.budget(&table).within(cap.min(longest));
            engine.evaluate(&table, budget, stop)
        };
        evaluations.push(engine_worker.think(server, Urgency::Sometime, look).await?);
    }
    let mut analysis = Analysis::of(replay, &evaluations).told_to(own);
    for swing in &mut analysis.swings {
        let (before, better) = (swing.position.clone(), swing.better.clone());
        let explain =
            move |engine: &mut Engine, _, _: &Stop| Explanation::of(engine, &before, &better);
        swing.explain(engine_worker.think(server, Urgency::Sometime, explain).await?);
    }
    Ok(analysis)
}
