//! Trains the nets: logistic regression on the results of positions, by gradient descent (Kingma and Ba, Adam, 2015).

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use ai::{Net, input_count, inputs};
use clap::Args;
use rules::{Position, Seat, Setup, Status};

use crate::Game;

const WIDTH: usize = Net::WIDTH;

/// The number of samples between two steps.
const BATCH: usize = 4096;

/// One in this many positions, the last ones, is only used for validation.
const CHECK: usize = 25;

/// The parameters of the training.
#[derive(Args, Clone, Debug)]
pub(crate) struct Plan {
    #[command(flatten)]
    game: Game,
    /// Files written by `selfplay`.
    data: Vec<PathBuf>,
    /// How often every position is used.
    #[arg(long, default_value_t = 20)]
    epochs: u32,
    /// The weight of the game's result in the target, 0 to 1; the rest is the win probability that the search estimated.
    #[arg(long, default_value_t = 0.5)]
    result: f32,
    /// The initial learning rate.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// The weight decay in a step, relative to the rate.
    #[arg(long, default_value_t = 0.5)]
    decay: f32,
    /// Decides everything that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write the net to.
    #[arg(long)]
    out: PathBuf,
}

/// Positions as inputs of a net, one after the other.
#[derive(Default)]
struct Samples {
    on: Vec<u16>,
    /// Where the inputs of each position begin.
    starts: Vec<usize>,
    /// The target win probabilities.
    targets: Vec<f32>,
}

impl Samples {
    fn len(&self) -> usize {
        self.targets.len()
    }

    fn on(&self, sample: usize) -> &[u16] {
        let end = self.starts.get(sample + 1).copied();
        &self.on[self.starts[sample]..end.unwrap_or(self.on.len())]
    }
}

/// Trained numbers, with the mean and the variance of their gradients.
struct Numbers {
    now: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    most: f32,
}

impl Numbers {
    fn new(count: usize, most: f32, mut start: impl FnMut() -> f32) -> Numbers {
        Numbers {
            now: (0..count).map(|_| start()).collect(),
            slope: vec![0.0; count],
            mean: vec![0.0; count],
            square: vec![0.0; count],
            most,
        }
    }

    /// Takes a step down the gradient.
    fn step(&mut self, rate: f32, decay: f32, time: i32) {
        let (keep_mean, keep_square) = (0.9_f32, 0.999_f32);
        let keep = 1.0 - rate * decay;
        let rate = rate * (1.0 - keep_square.powi(time)).sqrt() / (1.0 - keep_mean.powi(time));
        let slopes = self.slope.iter_mut().zip(&mut self.mean);
        for ((now, (slope, mean)), square) in self.now.iter_mut().zip(slopes).zip(&mut self.square)
        {
            *mean += (1.0 - keep_mean) * (*slope - *mean);
            *square += (1.0 - keep_square) * (*slope * *slope - *square);
            *now =
                (*now * keep - rate * *mean / (square.sqrt() + 1e-8)).clamp(-self.most, self.most);
            *slope = 0.0;
        }
    }
}

struct Model {
    columns: Numbers,
    biases: Numbers,
    outputs: Numbers,
    bias: Numbers,
}

impl Model {
    fn new(inputs: usize, rng: &mut fastrand::Rng) -> Model {
        let mut spread = |most: f32| (rng.f32() * 2.0 - 1.0) * most;
        Model {
            columns: Numbers::new(inputs * WIDTH, 1.0, || spread(0.06)),
            biases: Numbers::new(WIDTH, 100.0, || 0.3),
            outputs: Numbers::new(WIDTH, 100.0, || 0.0),
            bias: Numbers::new(1, 100.0, || 0.0),
        }
        .with_signs()
    }

    /// Half of the neurons are initialised as reasons to win, half as reasons not to.
    fn with_signs(mut self) -> Model {
        for (place, output) in self.outputs.now.iter_mut().enumerate() {
            *output = if place % 2 == 0 { 0.2 } else { -0.2 };
        }
        self
    }

    fn sums(&self, on: &[u16]) -> [f32; WIDTH] {
        let mut sums: [f32; WIDTH] = std::array::from_fn(|place| self.biases.now[place]);
        for input in on {
            let first = usize::from(*input) * WIDTH;
            for (sum, number) in sums.iter_mut().zip(&self.columns.now[first..first + WIDTH]) {
                *sum += number;
            }
        }
        sums
    }

    /// The win probability for these sums.
    fn chance(&self, sums: &[f32; WIDTH]) -> f32 {
        let mut odds = self.bias.now[0];
        for (sum, output) in sums.iter().zip(&self.outputs.now) {
            let on = sum.clamp(0.0, 1.0);
            odds += on * on * output;
        }
        1.0 / (1.0 + (-odds).exp())
    }

    /// Adds the gradient of a sample; returns its loss.
    fn learn(&mut self, on: &[u16], target: f32) -> f32 {
        let sums = self.sums(on);
        let chance = self.chance(&sums);
        let error = (chance - target) / BATCH as f32;
        let mut back = [0.0; WIDTH];
        for place in 0..WIDTH {
            let sum = sums[place];
            let active = sum.clamp(0.0, 1.0);
            self.outputs.slope[place] += error * active * active;
            if 0.0 < sum && sum < 1.0 {
                back[place] = error * 2.0 * active * self.outputs.now[place];
            }
            self.biases.slope[place] += back[place];
        }
        self.bias.slope[0] += error;
        for input in on {
            let first = usize::from(*input) * WIDTH;
            let slopes = &mut self.columns.slope[first..first + WIDTH];
            for (slope, back) in slopes.iter_mut().zip(&back) {
                *slope += back;
            }
        }
        unexplained(chance, target)
    }

    fn step(&mut self, rate: f32, decay: f32, time: i32) {
        self.columns.step(rate, decay, time);
        for numbers in [&mut self.biases, &mut self.outputs, &mut self.bias] {
            numbers.step(rate, 0.0, time);
        }
    }

    fn net(&self) -> Net {
        let row = |numbers: &[f32]| -> [f32; WIDTH] { std::array::from_fn(|place| numbers[place]) };
        let columns: Vec<_> = self.columns.now.chunks_exact(WIDTH).map(row).collect();
        let (biases, outputs) = (row(&self.biases.now), row(&self.outputs.now));
        Net::rounded(&columns, &biases, &outputs, self.bias.now[0])
    }
}

fn unexplained(chance: f32, target: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -target * chance.ln() - (1.0 - target) * (1.0 - chance).ln()
}

/// Reads the data, trains the net and writes it.
pub(crate) fn train(plan: &Plan) -> io::Result<()> {
    let mut rng = fastrand::Rng::with_seed(plan.seed);
    let Game { kind, players } = plan.game;
    let setup = Setup::new(kind, players).expect("a game for that many players");
    let start = Position::new(&setup).expect("a start");
    let mut model = Model::new(input_count(&start), &mut rng);
    let (mut samples, mut check) = (Samples::default(), Samples::default());
    for path in &plan.data {
        read(path, &setup, plan, &mut rng, &mut samples, &mut check)?;
    }
    println!(
        "{} {players}: {} samples, {} to check, {:.1} inputs on",
        kind.name(),
        samples.len(),
        check.len(),
        samples.on.len() as f64 / samples.len() as f64
    );
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let (mut time, batches) = (0, (samples.len() / BATCH) as f32);
    for epoch in 0..plan.epochs {
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks_exact(BATCH) {
            for sample in batch {
                loss += model.learn(samples.on(*sample), samples.targets[*sample]);
            }
            time += 1;
            let done = time as f32 / (batches * plan.epochs as f32);
            let rate =
                plan.rate * (0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * done).cos()));
            model.step(rate, plan.decay, time);
        }
        let net = model.net();
        let checks = || (0..check.len()).map(|sample| (check.on(sample), check.targets[sample]));
        let float: f32 =
            checks().map(|(on, target)| unexplained(model.chance(&model.sums(on)), target)).sum();
        let whole: f32 = checks()
            .map(|(on, target)| {
                let chance = 1.0 / (1.0 + (-net.value(on) as f32 / 400.0).exp());
                unexplained(chance, target)
            })
            .sum();
        println!(
            "epoch {epoch}: unexplained {:.4}, of what it did not see {:.4}, rounded {:.4}",
            loss / (batches * BATCH as f32),
            float / check.len() as f32,
            whole / check.len() as f32
        );
    }
    fs::write(&plan.out, model.net().bytes())
}

/// A line written by `selfplay`.
struct Line {
    position: Position,
    own: Seat,
    /// The win probability that the search estimated for the seat to move.
    chance: f32,
    /// Each seat's share of the win, in turn order.
    shares: Vec<f32>,
}

impl Line {
    fn read(line: &str, setup: &Setup) -> Option<Line> {
        let mut words = line.split('\t');
        let (_, position) = words.next()?.split_once(' ')?;
        let chance = words.next()?.parse().ok()?;
        let shares =
            (words.next()?.split(' ')).map(|share| share.parse().ok()).collect::<Option<_>>()?;
        let setup = Setup { position: Some(position.to_owned()), ..setup.clone() };
        let position = Position::new(&setup).ok()?;
        let Status::Turn(own) = position.status() else {
            return None;
        };
        Some(Line { position, own, chance, shares })
    }

    /// Whether a later line may belong to the same game: the result is the same, and markers do not vanish.
    fn goes_on(&self, later: &Line) -> bool {
        let markers =
            |line: &Line| -> u16 { line.position.points().iter().map(|(_, points)| points).sum() };
        self.shares == later.shares && markers(later) + 4 >= markers(self)
    }
}

/// Reads a file written by `selfplay`.
fn read(
    path: &Path,
    setup: &Setup,
    plan: &Plan,
    rng: &mut fastrand::Rng,
    samples: &mut Samples,
    check: &mut Samples,
) -> io::Result<()> {
    let mut lines = Vec::new();
    for (number, line) in BufReader::new(File::open(path)?).lines().enumerate() {
        let line = line?;
        lines.push(Line::read(&line, setup).ok_or_else(|| {
            let text = format!("{}:{}: {line}", path.display(), number + 1);
            io::Error::new(io::ErrorKind::InvalidData, text)
        })?);
    }
    let checked = lines.len() - lines.len() / CHECK;
    for number in 0..lines.len() {
        let samples = if number < checked { &mut *samples } else { &mut *check };
        sample(&lines[number..], plan, rng, samples);
    }
    Ok(())
}

/// Adds the position of the first of some lines, as seen from the seat to move and from another one.
fn sample(lines: &[Line], plan: &Plan, rng: &mut fastrand::Rng, samples: &mut Samples) {
    let (line, later) = (&lines[0], &lines[1..]);
    let seats: Vec<Seat> = line.position.seats().iter().collect();
    let others: Vec<Seat> = (seats.iter().copied())
        .filter(|seat| *seat != line.own && line.position.is_in(*seat))
        .collect();
    for seat in std::iter::once(line.own).chain(rng.choice(&others).copied()) {
        let place = seats.iter().position(|other| *other == seat);
        let share = place.map_or(0.0, |place| line.shares[place]);
        // The estimate of the seat itself when its turn comes, or else its result.
        let mut coming = later.iter().take(2 * seats.len());
        let thought = match seats.len() {
            _ if seat == line.own => line.chance,
            2 => 1.0 - line.chance,
            _ => coming
                .find(|later| later.own == seat && line.goes_on(later))
                .map_or(share, |later| later.chance),
        };
        // With more than two players, who sit in turn order, the board is not mirrored.
        let symmetries = if seats.len() == 2 { 8 } else { 4 };
        let symmetry = rng.usize(..symmetries);
        samples.starts.push(samples.on.len());
        inputs(&line.position, seat, symmetry, &mut samples.on);
        let target = plan.result * share + (1.0 - plan.result) * thought;
        samples.targets.push(target);
    }
}
