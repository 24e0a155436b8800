//! How often the reasons of hints are true.

use std::collections::BTreeMap;

use ai::{Budget, Engine, Explanation, Level, Stop};
use rules::{Position, Seat, Status};

use crate::{Command, played};

/// Ten times the nodes of the search that found a reason.
const DEEPER: Budget = Budget::nodes(200_000);

/// The turn of a reason may be this much worse than the best turn there.
const NEARLY_BEST: f64 = 0.05;

/// Prints the share of true reasons, of every kind, in positions of games.
pub(crate) fn judge(engine: &mut Engine, command: &Command, positions: usize) {
    let mut all: Vec<Position> = Vec::new();
    for number in 0..command.games {
        let game = command.seed.wrapping_mul(1_000_000) + number;
        let (seen, _) = played(engine, command.kind, game);
        all.extend(seen.into_iter().filter(|seen| matches!(seen.status(), Status::Turn(_))));
    }
    fastrand::Rng::with_seed(command.seed).shuffle(&mut all);
    let mut judged: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    let mut unexplained = 0;
    for (number, position) in all.iter().take(positions).enumerate() {
        let budget = Level::Strong.budget(position.seats().len());
        let hints = engine.best_moves(position, 3, budget, 0, &Stop::new());
        let turn = &hints[number % hints.len()].turn;
        // As many as a hint shows.
        let reasons = Explanation::of(engine, position, turn);
        unexplained += u32::from(reasons.is_empty());
        for reason in reasons.iter().take(2) {
            let (kind, right) = (kind_of(reason), holds(engine, position, turn, reason));
            if !right {
                println!("{}: {turn} {reason:?}", position.position_line());
            }
            for kind in [kind, "together"] {
                let counts = judged.entry(kind).or_default();
                counts.0 += u32::from(right);
                counts.1 += 1;
            }
        }
    }
    println!("{}: {unexplained} of {positions} turns without a reason", command.kind);
    for (kind, (right, all)) in judged {
        println!("{kind}: {right} of {all}, {:.1} %", f64::from(right) / f64::from(all) * 100.0);
    }
}

fn kind_of(reason: &Explanation) -> &'static str {
    match reason {
        Explanation::Does(_) => "does",
        Explanation::Prevents(_) => "prevents",
        Explanation::Threatens(_) => "threatens",
        Explanation::Prepares { .. } => "prepares",
    }
}

/// Whether each turn that a reason names is nearly the best there, and what is prevented or threatened changes the player's
/// chance by at least half of what matters. What a turn does is true by the rules.
fn holds(engine: &mut Engine, position: &Position, turn: &str, reason: &Explanation) -> bool {
    let after = play(position, turn);
    let (Status::Turn(own), Status::Turn(opponent)) = (position.status(), after.status()) else {
        return true;
    };
    let now = chance(engine, &after, own);
    let (idle, deed, sign) = match reason {
        Explanation::Does(_) => return true,
        Explanation::Prevents(deed) => (position.as_if_turn_of(opponent), deed, -1.0),
        Explanation::Threatens(deed) => (after.as_if_turn_of(own), deed, 1.0),
        Explanation::Prepares { answer, next } => (play(&after, answer), next, 1.0),
    };
    let best = chance(engine, &idle, own);
    let with = chance(engine, &play(&idle, &deed.turn), own);
    let matters = match reason {
        Explanation::Prepares { .. } => best - now <= NEARLY_BEST,
        _ => (with - now) * sign >= Explanation::MATTERS / 2.0,
    };
    matters && (best - with) * sign <= NEARLY_BEST
}

fn play(position: &Position, turn: &str) -> Position {
    position.play(turn).expect("a legal turn").position
}

fn chance(engine: &mut Engine, position: &Position, seat: Seat) -> f64 {
    engine.evaluate(position, DEEPER, &Stop::new()).win_probability[seat]
}
