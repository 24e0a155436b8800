//! Fits weights to games of a player against itself: those that best explain the results.

use ai::{Budget, Engine, Features, Stop, Weights, features};
use rules::{Kind, Outcome, Status};

use crate::matches::{OPENING, opening};

/// The features of the seats in turn order, and each seat's share of the win.
struct Sample {
    seats: Vec<([f64; WIDTH], f64)>,
}

const WIDTH: usize = Features::NAMES.len();

/// The number of steps of the ascent, and their length. Enough for the fourth digit to become stable.
const STEPS: usize = 3_000;
const STEP: f64 = 0.5;

/// Plays, fits and prints the weights.
pub(crate) fn fit(kind: Kind, players: usize, games: u64, nodes: u64) {
    let mut engine = Engine::new();
    let mut samples = Vec::new();
    for seed in 0..games {
        play(&mut engine, kind, players, seed, nodes, &mut samples);
    }
    let (worths, sureness) = ascend(&samples);
    println!(
        "{} {players}: {} positions of {games} games of {nodes} nodes a turn",
        kind.name(),
        samples.len()
    );
    for (name, worth) in Features::NAMES.iter().zip(worths) {
        println!("{name:>10} {:8.3} {:8.2} points", worth, worth / worths[0]);
    }
    println!("{:>10} {sureness:8.3} nats a position", "unexplained");
    let weights = Weights {
        worth: worths.map(|worth| (100.0 * worth / worths[0]).round() as i32),
        lead: (100.0 / worths[0]).round() as i32,
    };
    println!("{:>10} {weights}", "weights");
    let present = Weights::of(kind);
    let lead = lead(&samples, &present);
    println!("{:>10} {present}, of which the lead should be {lead:.0}", "present");
}

/// The lead that best explains the results if the weights of the features stay as they are.
fn lead(samples: &[Sample], weights: &Weights) -> f64 {
    let total = |features: &[f64; WIDTH]| -> f64 {
        let counted = features.iter().zip(weights.worth);
        counted.map(|(count, worth)| count * f64::from(worth)).sum()
    };
    let alone = |sample: &Sample| Sample {
        seats: sample
            .seats
            .iter()
            .map(|(features, won)| {
                let mut only = [0.0; WIDTH];
                only[0] = total(features);
                (only, *won)
            })
            .collect(),
    };
    let samples: Vec<Sample> = samples.iter().map(alone).collect();
    1.0 / ascend(&samples).0[0]
}

/// Plays a game and adds its positions.
fn play(
    engine: &mut Engine,
    kind: Kind,
    players: usize,
    seed: u64,
    nodes: u64,
    samples: &mut Vec<Sample>,
) {
    let mut position = opening(kind, players, OPENING, seed);
    let mut seen = Vec::new();
    let winners = loop {
        if let Status::Over(Outcome { winners, .. }) = position.status() {
            break winners;
        }
        seen.push(features(&position));
        let chance = seed << 16 | seen.len() as u64;
        let result = engine.search(&position, Budget::nodes(nodes), chance, &Stop::new());
        let turn = result.expect("a game that goes on").turn;
        position = position.play(&turn).expect("a legal turn").position;
    };
    let share = 1.0 / winners.len() as f64;
    samples.extend(seen.into_iter().map(|features| {
        Sample {
            seats: position
                .seats()
                .iter()
                .map(|seat| {
                    let won = if winners.contains(seat) { share } else { 0.0 };
                    (features[seat].numbers().map(f64::from), won)
                })
                .collect(),
        }
    }));
}

/// Softmax regression: climbs the log likelihood of the results. Also returns what remains unexplained.
fn ascend(samples: &[Sample]) -> ([f64; WIDTH], f64) {
    let scale = scales(samples);
    let mut worths = [0.0; WIDTH];
    let mut unexplained = 0.0;
    for _ in 0..STEPS {
        let mut slope = [0.0; WIDTH];
        unexplained = 0.0;
        for sample in samples {
            let chances = chances(sample, &worths, &scale);
            for ((features, won), chance) in sample.seats.iter().zip(chances) {
                unexplained -= won * chance.max(1e-9).ln();
                for feature in 0..WIDTH {
                    slope[feature] += (won - chance) * features[feature] / scale[feature];
                }
            }
        }
        for feature in 0..WIDTH {
            worths[feature] += STEP * slope[feature] / samples.len() as f64;
        }
    }
    for feature in 0..WIDTH {
        worths[feature] /= scale[feature];
    }
    (worths, unexplained / samples.len() as f64)
}

fn chances(sample: &Sample, worths: &[f64; WIDTH], scale: &[f64; WIDTH]) -> Vec<f64> {
    let worth = |features: &[f64; WIDTH]| -> f64 {
        (0..WIDTH).map(|feature| worths[feature] * features[feature] / scale[feature]).sum()
    };
    let worths: Vec<f64> = sample.seats.iter().map(|(features, _)| worth(features)).collect();
    let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let all: f64 = worths.iter().map(|worth| (worth - best).exp()).sum();
    worths.iter().map(|worth| (worth - best).exp() / all).collect()
}

/// The typical difference of each feature between the first and the second seat.
fn scales(samples: &[Sample]) -> [f64; WIDTH] {
    let mut squares = [0.0; WIDTH];
    for sample in samples {
        let (one, other) = (sample.seats[0].0, sample.seats[1].0);
        for (square, (one, other)) in squares.iter_mut().zip(one.into_iter().zip(other)) {
            *square += (one - other).powi(2);
        }
    }
    squares.map(|squares: f64| (squares / samples.len() as f64).sqrt().max(1e-6))
}
