//! What a net is trained on: positions as inputs, with how likely their seat is to win.

use ai::{features, inputs};
use rules::{Kind, Position, Seat, Status};

use super::selfplay::Played;

/// One in this many games, the last ones, is only used for validation.
const VALIDATION: usize = 25;

/// How many markers a chevron counts for in the first net, which knows only what everybody has; a
/// lead of how many makes a win e times as likely.
const CHEVRON: i32 = 8;
const LEAD: f32 = 8.0;

/// Positions as inputs of a net, one after the other.
#[derive(Default)]
pub(super) struct Samples {
    on: Vec<u16>,
    /// Where the inputs of each position begin.
    starts: Vec<usize>,
    /// The target win probabilities.
    targets: Vec<f32>,
}

impl Samples {
    pub(super) fn len(&self) -> usize {
        self.targets.len()
    }

    /// The inputs that are on, and the target.
    pub(super) fn get(&self, sample: usize) -> (&[u16], f32) {
        let end = self.starts.get(sample + 1).copied().unwrap_or(self.on.len());
        (&self.on[self.starts[sample]..end], self.targets[sample])
    }
}

/// What the probability of a position is taken from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// What everybody has, by the rules.
    Material,
    /// How the game ended, with this weight from 0 to 1, and what the search thought.
    Result(f32),
}

/// Samples to learn from, and others to see whether that helped.
#[derive(Default)]
pub(super) struct Split {
    pub(super) training: Samples,
    pub(super) validation: Samples,
    /// How many inputs a net has.
    pub(super) inputs: usize,
}

impl Split {
    /// Adds the positions of games.
    pub(super) fn add(
        &mut self,
        kind: Kind,
        games: &[Played],
        target: Target,
        rng: &mut fastrand::Rng,
    ) {
        let first = games.len() - games.len() / VALIDATION;
        for (number, game) in games.iter().enumerate() {
            let samples = if number < first { &mut self.training } else { &mut self.validation };
            self.inputs = add(kind, game, target, rng, samples).max(self.inputs);
        }
    }
}

/// Adds each position of a game as seen from the seat to move and from another one.
fn add(
    kind: Kind,
    game: &Played,
    target: Target,
    rng: &mut fastrand::Rng,
    samples: &mut Samples,
) -> usize {
    let players = game.seats();
    let at = |line: &str| Position::at(kind, players, line).expect("a position that was played");
    let positions: Vec<Position> = game.seen.iter().map(|seen| at(&seen.position)).collect();
    let mut count = 0;
    for (number, position) in positions.iter().enumerate() {
        let Status::Turn(own) = position.status() else { continue };
        let seats: Vec<Seat> = position.seats().iter().collect();
        let others: Vec<Seat> =
            seats.iter().copied().filter(|seat| *seat != own && position.is_in(*seat)).collect();
        for seat in std::iter::once(own).chain(rng.choice(&others).copied()) {
            let place = seats.iter().position(|other| *other == seat).expect("a seat that plays");
            // With more than two players, who sit in turn order, the board is not mirrored.
            let symmetry = rng.usize(..if players == 2 { 8 } else { 4 });
            samples.starts.push(samples.on.len());
            count = inputs(position, seat, symmetry, &mut samples.on);
            samples.targets.push(match target {
                Target::Material => material(position, seat),
                Target::Result(weight) => {
                    let share = game.share(place);
                    // The estimate of the seat itself when its turn comes, or else its result.
                    let coming = positions[number..].iter().zip(&game.seen[number..]);
                    let mut coming = coming.take(2 * players);
                    let thought = match players {
                        _ if seat == own => game.seen[number].chance(),
                        2 => 1.0 - game.seen[number].chance(),
                        _ => coming
                            .find(|(position, _)| position.status() == Status::Turn(seat))
                            .map_or(share, |(_, seen)| seen.chance()),
                    };
                    weight * share + (1.0 - weight) * thought
                }
            });
        }
    }
    count
}

/// How likely a seat is to win, for somebody who only counts.
fn material(position: &Position, seat: Seat) -> f32 {
    let features = features(position);
    let worth = |seat: Seat| features[seat].points + CHEVRON * features[seat].pieces;
    let seats = position.seats();
    let others = seats.iter().filter(|other| *other != seat);
    let best = others.map(worth).max().unwrap_or_default();
    let lead = (worth(seat) - best) as f32 / LEAD;
    // Of several who stand alike one wins.
    let odds = lead.exp() / (position.seats().len() - 1) as f32;
    odds / (1.0 + odds)
}
