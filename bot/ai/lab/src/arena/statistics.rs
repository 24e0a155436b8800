//! What a number of games says about strength, and with what certainty.

/// The number of standard deviations that contain 95 % of a normal distribution.
const NINETY_FIVE: f64 = 1.96;

/// Results of independent samples, each between 0 and 1. A sample is an opening of a match, not a
/// game, because games from the same opening are correlated.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    samples: f64,
    sum: f64,
    squares: f64,
    games: u64,
}

/// A number with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, derive_more::Display)]
#[display("{:.0} ±{:.0} %", 100.0 * mean, 100.0 * half)]
pub(crate) struct Interval {
    pub(crate) mean: f64,
    pub(crate) half: f64,
}

impl Tally {
    /// Adds a sample of this many games.
    pub(crate) fn add(&mut self, score: f64, games: u64) {
        self.samples += 1.0;
        self.sum += score;
        self.squares += score * score;
        self.games += games;
    }

    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    fn mean(&self) -> f64 {
        self.sum / self.samples.max(1.0)
    }

    /// The variance of a sample; never zero, even if the few samples are all alike.
    fn variance(&self) -> f64 {
        let spread = (self.squares - self.sum * self.mean()) / (self.samples - 1.0).max(1.0);
        spread.max(0.25 / self.samples.max(1.0).powi(2))
    }

    /// The expected score.
    pub(crate) fn score(&self) -> Interval {
        Interval {
            mean: self.mean(),
            half: NINETY_FIVE * (self.variance() / self.samples.max(1.0)).sqrt(),
        }
    }

    /// The difference in Elo points that explains a score, with the ends of its interval.
    pub(crate) fn elo(&self) -> [f64; 3] {
        let Interval { mean, half } = self.score();
        [mean - half, mean, mean + half].map(elo)
    }

    /// How much better a difference of 20 Elo explains the score than no difference, as a
    /// logarithm: the sequential probability ratio for normally distributed samples.
    pub(crate) fn ratio(&self) -> f64 {
        let (none, twenty) = (0.5, 1.0 / (1.0 + 10_f64.powf(-20.0 / 400.0)));
        let off = 2.0 * self.mean() - none - twenty;
        self.samples * (twenty - none) * off / (2.0 * self.variance())
    }

    /// Whether the ratio has left the bounds for error rates of 5 % in both directions.
    pub(crate) fn is_settled(&self) -> bool {
        self.samples >= 16.0 && self.ratio().abs() > (0.95_f64 / 0.05).ln()
    }
}

fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}
