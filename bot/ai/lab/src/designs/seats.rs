//! Assigns the seats: everybody sits on every seat equally often, and behind as many different
//! players as possible.

use fastrand::Rng;

use super::Schedule;

const STEPS: u32 = 400_000;
const SEED: u64 = 1;

/// Puts the players of each table into turn order, and the rounds and tables into a fixed order.
///
/// The seats can always be balanced: tables and players form a bipartite graph, and a regular one
/// has as many disjoint perfect matchings as its degree.
pub(super) fn arrange(mut schedule: Schedule, players: usize) -> Schedule {
    let size = schedule[0][0].len();
    let mut rng = Rng::with_seed(SEED);
    let mut cost = faults(&schedule, players, size);
    let mut best = (cost, schedule.clone());
    for step in 0..STEPS {
        let heat = 4.0 * (1.0 - f64::from(step) / f64::from(STEPS)) + 0.1;
        let round = rng.usize(..schedule.len());
        let table = rng.usize(..schedule[round].len());
        let (one, other) = (rng.usize(..size), rng.usize(..size));
        if one == other {
            continue;
        }
        schedule[round][table].swap(one, other);
        let now = faults(&schedule, players, size);
        if now <= cost || rng.f64() < (f64::from(cost - now) / heat).exp() {
            cost = now;
            if cost < best.0 {
                best = (cost, schedule.clone());
            }
        } else {
            schedule[round][table].swap(one, other);
        }
    }
    let mut schedule = best.1;
    for round in &mut schedule {
        round.sort();
    }
    schedule
}

/// The number of unequal seats, which weigh most, and of players who sit behind the same player
/// again.
fn faults(schedule: &Schedule, players: usize, size: usize) -> i32 {
    let mut seats = vec![vec![0i32; size]; players];
    let mut behind = vec![vec![0i32; players]; players];
    for table in schedule.iter().flatten() {
        for (seat, &player) in table.iter().enumerate() {
            seats[player][seat] += 1;
            behind[player][table[(seat + size - 1) % size]] += 1;
        }
    }
    let square = |counts: &Vec<Vec<i32>>| -> i32 { counts.iter().flatten().map(|n| n * n).sum() };
    6 * square(&seats) + square(&behind)
}
