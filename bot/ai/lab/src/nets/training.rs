//! Trains a net: logistic regression by gradient descent (Kingma and Ba, Adam, 2015), with decay of
//! the weights apart from the gradient (Loshchilov and Hutter, 2019).
//!
//! It is our own since a net has one layer, of whose thousands of inputs a few dozen are on: a page
//! of code, which visits only those. The frameworks of the field bring a hundred packages, and sums
//! whose order depends on the machine. Here every sum has an order, so that the same games make the
//! same bytes.

use ai::Net;

use super::samples::{Samples, Split};

const WIDTH: usize = Net::WIDTH;

/// How a net is trained.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    /// How often every position is used.
    pub(super) epochs: u32,
    /// The number of samples between two steps.
    pub(super) batch: usize,
    /// The learning rate at the beginning.
    pub(super) rate: f32,
    /// The decay of the weights of the inputs in a step, relative to the rate.
    pub(super) decay: f32,
}

/// What an epoch left unexplained: the mean cross entropy in nats.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unexplained {
    pub(super) training: f32,
    pub(super) validation: f32,
    /// By the net in whole numbers.
    pub(super) rounded: f32,
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
    fn new(most: f32, now: Vec<f32>) -> Numbers {
        let zeros = vec![0.0; now.len()];
        Numbers { now, slope: zeros.clone(), mean: zeros.clone(), square: zeros, most }
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
    /// Half of the neurons begin as reasons to win, half as reasons not to.
    fn new(inputs: usize, rng: &mut fastrand::Rng) -> Model {
        let columns = (0..inputs * WIDTH).map(|_| (rng.f32() * 2.0 - 1.0) * 0.06).collect();
        let outputs = (0..WIDTH).map(|place| if place % 2 == 0 { 0.2 } else { -0.2 }).collect();
        Model {
            columns: Numbers::new(1.0, columns),
            biases: Numbers::new(100.0, vec![0.3; WIDTH]),
            outputs: Numbers::new(100.0, outputs),
            bias: Numbers::new(100.0, vec![0.0]),
        }
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

    /// Adds the gradient of a sample, one of this many; returns what is unexplained of it.
    fn learn(&mut self, (on, target): (&[u16], f32), batch: usize) -> f32 {
        let sums = self.sums(on);
        let chance = self.chance(&sums);
        let error = (chance - target) / batch as f32;
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

    /// The closest net of whole numbers.
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

/// Trains a net on samples. `tell` hears of every epoch.
pub(super) fn train(
    samples: &Split,
    schedule: Schedule,
    rng: &mut fastrand::Rng,
    mut tell: impl FnMut(u32, Unexplained),
) -> Net {
    let Schedule { epochs, batch, rate, decay } = schedule;
    let training = &samples.training;
    let mut model = Model::new(samples.inputs, rng);
    let mut order: Vec<usize> = (0..training.len()).collect();
    let (mut time, steps) = (0, training.len().div_ceil(batch) as f32 * epochs as f32);
    for epoch in 1..=epochs {
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(batch) {
            for sample in batch {
                loss += f64::from(model.learn(training.get(*sample), batch.len()));
            }
            time += 1;
            // The rate falls along half a cosine, to a hundredth.
            let fallen = 0.5 * (1.0 + (std::f32::consts::PI * time as f32 / steps).cos());
            model.step(rate * (0.01 + 0.99 * fallen), decay, time);
        }
        let net = model.net();
        tell(
            epoch,
            Unexplained {
                training: (loss / training.len() as f64) as f32,
                validation: mean(&samples.validation, |on| model.chance(&model.sums(on))),
                rounded: mean(&samples.validation, |on| {
                    1.0 / (1.0 + (-net.value(on) as f32 / 400.0).exp())
                }),
            },
        );
    }
    model.net()
}

/// What is unexplained of samples.
fn mean(samples: &Samples, chance: impl Fn(&[u16]) -> f32) -> f32 {
    let all = (0..samples.len()).map(|sample| samples.get(sample));
    let sum: f64 = all.map(|(on, target)| f64::from(unexplained(chance(on), target))).sum();
    (sum / samples.len().max(1) as f64) as f32
}
