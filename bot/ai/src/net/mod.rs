//! Small nets that estimate how likely a seat is to win.
//!
//! They have one hidden layer: every input that is on adds a column of [`WIDTH`] numbers; each sum
//! is clamped to a range, squared, weighted, and added up. All arithmetic is on integers, so every
//! machine finds the same turns.

mod inputs;

use std::sync::LazyLock;

use rules::{Kind, Seat};

use inputs::SETS;
pub(crate) use inputs::{FIELDS, FeatureSet, Inputs, POINTS, Turned, pasang};

use crate::evaluate::Searchable;
use crate::features::Survey;

/// The number of neurons.
const WIDTH: usize = 32;

/// The number that represents 1 in columns and neurons.
const UNIT: i32 = 127;

/// The number that represents 1 in the weights of the neurons.
const OUTPUT_UNIT: i32 = 256;

/// The value at which winning is e times as likely as not winning.
pub(crate) const LEAD: i32 = 400;

/// The win probability that corresponds to a value.
pub(crate) fn probability(value: i32) -> f64 {
    let odds = (f64::from(value) / f64::from(LEAD)).exp();
    odds / (1.0 + odds)
}

/// The value that corresponds to a win probability.
pub(crate) fn value(probability: f64) -> i32 {
    let odds = probability / (1.0 - probability);
    (odds.ln() * f64::from(LEAD)) as i32
}

/// The largest value of a net, far below the values of finished games.
const SUREST: i64 = 20_000;

/// A net.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What each input adds to the neurons.
    columns: Vec<[i16; WIDTH]>,
    biases: [i16; WIDTH],
    outputs: [i16; WIDTH],
    bias: i32,
}

/// The bytes are not a net for the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a net of {WIDTH} neurons")]
pub struct NotNet;

/// The bytes of a net besides its columns.
const REST: usize = WIDTH * 2 * 2 + 4;

impl Net {
    /// The number of neurons.
    pub const WIDTH: usize = WIDTH;

    /// The net of the levels for this many players.
    pub fn of(kind: Kind, players: usize) -> &'static Net {
        macro_rules! kept {
            ($file:literal) => {{
                static NET: LazyLock<Net> = LazyLock::new(|| {
                    Net::read(include_bytes!(concat!("../../nets/", $file))).expect("a net of ours")
                });
                &NET
            }};
        }
        match (kind, players) {
            (Kind::Pacru, 2) => kept!("pacru2.net"),
            (Kind::Pacru, 3) => kept!("pacru3.net"),
            (Kind::Pacru, _) => kept!("pacru4.net"),
            (Kind::Azacru, 2) => kept!("azacru2.net"),
            (Kind::Azacru, 3) => kept!("azacru3.net"),
            (Kind::Azacru, _) => kept!("azacru4.net"),
            (Kind::Shacru, 2) => kept!("shacru2.net"),
            (Kind::Shacru, 3) => kept!("shacru3.net"),
            (Kind::Shacru, _) => kept!("shacru4.net"),
            (Kind::Pasang, _) => kept!("pasang2.net"),
        }
    }

    /// Reads a net: the biases and weights of the neurons with 16 bits each, the last bias with 32,
    /// then the columns with 8 bits per number, all in little-endian order.
    ///
    /// # Errors
    /// If there are not that many bytes.
    pub fn read(bytes: &[u8]) -> Result<Net, NotNet> {
        let (rest, columns) = bytes.split_at_checked(REST).ok_or(NotNet)?;
        if !columns.len().is_multiple_of(WIDTH) {
            return Err(NotNet);
        }
        let word = |place: usize| i16::from_le_bytes([rest[2 * place], rest[2 * place + 1]]);
        let bias: [u8; 4] = rest[REST - 4..].try_into().map_err(|_| NotNet)?;
        let column = |bytes: &[u8]| std::array::from_fn(|place| bytes[place].cast_signed().into());
        Ok(Net {
            columns: columns.chunks_exact(WIDTH).map(column).collect(),
            biases: std::array::from_fn(word),
            outputs: std::array::from_fn(|place| word(WIDTH + place)),
            bias: i32::from_le_bytes(bias),
        })
    }

    /// The closest net to one of floating-point numbers, whose output is the logarithm of the odds
    /// of winning. There is a column for each input.
    pub fn rounded(
        columns: &[[f32; WIDTH]],
        biases: &[f32; WIDTH],
        outputs: &[f32; WIDTH],
        bias: f32,
    ) -> Net {
        let (unit, output_unit) = (UNIT as f32, OUTPUT_UNIT as f32);
        let column =
            |column: &[f32; WIDTH]| column.map(|number| i16::from((number * unit).round() as i8));
        Net {
            columns: columns.iter().map(column).collect(),
            biases: biases.map(|number| (number * unit).round() as i16),
            outputs: outputs.map(|number| (number * output_unit).round() as i16),
            bias: (bias * unit * unit * output_unit).round() as i32,
        }
    }

    /// The bytes that [`Net::read`] reads.
    pub fn bytes(&self) -> Vec<u8> {
        let words = self.biases.iter().chain(&self.outputs);
        let mut bytes: Vec<u8> = words.flat_map(|word| word.to_le_bytes()).collect();
        bytes.extend(self.bias.to_le_bytes());
        let numbers = self.columns.iter().flatten();
        bytes.extend(numbers.map(|number| number.to_le_bytes()[0]));
        bytes
    }

    /// The number of inputs that it knows.
    pub fn inputs(&self) -> usize {
        self.columns.len()
    }

    /// The value of a position from the inputs that are on: 400 times the logarithm of the odds of
    /// winning.
    pub fn value(&self, on: &[u16]) -> i32 {
        let mut sums = self.biases;
        for input in on {
            add(&mut sums, &self.columns[usize::from(*input)]);
        }
        self.output(&sums)
    }

    /// The output for the sums of the neurons: 400 times the logarithm of the odds of winning.
    fn output(&self, sums: &[i16; WIDTH]) -> i32 {
        let mut total = 0;
        for (sum, output) in sums.iter().zip(&self.outputs) {
            let on = i32::from(*sum).clamp(0, UNIT);
            total += on * on * i32::from(*output);
        }
        let total = i64::from(total) + i64::from(self.bias);
        let one = i64::from(UNIT * UNIT * OUTPUT_UNIT);
        (total * i64::from(LEAD) / one).clamp(-SUREST, SUREST) as i32
    }
}

/// A net with its state for one seat: the sums of the sets of the last position that it saw.
#[derive(Clone, Debug)]
pub(crate) struct Sums {
    net: &'static Net,
    own: Seat,
    view: Turned,
    inputs: Inputs,
    sets: [u128; SETS],
    of_sets: [i16; WIDTH],
}

impl Sums {
    pub(crate) fn new(net: &'static Net, own: Seat) -> Sums {
        Sums {
            net,
            own,
            view: Turned::of(own, 0),
            inputs: Inputs::default(),
            sets: [0; SETS],
            of_sets: net.biases,
        }
    }

    /// The value of a position for the seat.
    pub(crate) fn value<G: Searchable>(&mut self, game: &G) -> i32 {
        self.value_of(game, &game.survey())
    }

    /// The same, if the survey of the position is known.
    pub(crate) fn value_of<G: Searchable>(&mut self, game: &G, survey: &Survey) -> i32 {
        game.inputs(survey, self.own, self.view, &mut self.inputs);
        let turned = self.view.table(G::FIELDS);
        let columns = &self.net.columns;
        for (set, (now, before)) in self.inputs.sets.iter().zip(&mut self.sets).enumerate() {
            let first = set * G::FIELDS;
            for field in bits(now & !*before) {
                add(&mut self.of_sets, &columns[first + usize::from(turned[field])]);
            }
            for field in bits(*before & !now) {
                subtract(&mut self.of_sets, &columns[first + usize::from(turned[field])]);
            }
            *before = *now;
        }
        let mut sums = self.of_sets;
        for input in self.inputs.rest() {
            add(&mut sums, &columns[usize::from(*input)]);
        }
        self.net.output(&sums)
    }
}

/// All inputs that are on, of so many as it returns, as seen from a seat, with the board
/// transformed by one of eight symmetries.
pub(crate) fn inputs_on<G: Searchable>(
    game: &G,
    own: Seat,
    symmetry: usize,
    on: &mut Vec<u16>,
) -> usize {
    let mut inputs = Inputs::default();
    let view = Turned::of(own, symmetry);
    let count = game.inputs(&game.survey(), own, view, &mut inputs);
    let turned = view.table(G::FIELDS);
    for (set, fields) in inputs.sets.iter().enumerate() {
        on.extend(bits(*fields).map(|field| (set * G::FIELDS) as u16 + u16::from(turned[field])));
    }
    on.extend(inputs.rest());
    count
}

fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

fn add(sums: &mut [i16; WIDTH], column: &[i16; WIDTH]) {
    for (sum, number) in sums.iter_mut().zip(column) {
        *sum = sum.wrapping_add(*number);
    }
}

fn subtract(sums: &mut [i16; WIDTH], column: &[i16; WIDTH]) {
    for (sum, number) in sums.iter_mut().zip(column) {
        *sum = sum.wrapping_sub(*number);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use rules::{AnyGame, BoardGame as _, Position, Status, on_game};

    use super::*;
    use crate::random_turn;

    /// The positions of a random game.
    pub(crate) fn positions(
        kind: Kind,
        players: usize,
        seed: u64,
    ) -> impl Iterator<Item = Position> {
        let start = Position::start(kind, players).expect("a start");
        std::iter::successors(Some(start), move |position| {
            let turn = random_turn(position, seed)?;
            Some(position.play(&turn).expect("a legal turn").position)
        })
    }

    fn kept() -> impl Iterator<Item = (Kind, usize, &'static Net)> {
        let all = Kind::ALL
            .into_iter()
            .flat_map(|kind| kind.players().map(move |players| (kind, players)));
        all.map(|(kind, players)| (kind, players, Net::of(kind, players)))
    }

    #[test]
    fn nets_fit_their_games() {
        for (kind, players, net) in kept() {
            let start = positions(kind, players, 0).next().expect("a start");
            let (own, mut on) = (start.seats().first(), Vec::new());
            let count = on_game!(start.game(), game => inputs_on(game, own, 0, &mut on));
            assert_eq!(net.inputs(), count, "{kind} {players}");
            assert_eq!(Net::read(&net.bytes()).as_ref(), Ok(net), "{kind} {players}");
        }
        assert_eq!(Net::read(b"no net"), Err(NotNet));
    }

    /// The sums that are updated from position to position must not drift away from the true ones.
    #[test]
    fn kept_sums_are_those_of_every_single_position() {
        for (kind, players, net) in kept() {
            for own in positions(kind, players, 1).next().expect("a start").seats().iter() {
                let mut sums = Sums::new(net, own);
                for position in positions(kind, players, 1) {
                    let mut on = Vec::new();
                    on_game!(position.game(), game => inputs_on(game, own, 0, &mut on));
                    let value = on_game!(position.game(), game => sums.value(game));
                    assert_eq!(value, net.value(&on), "{kind} {players}: {position}");
                }
            }
        }
    }

    /// A rotated board with everything on it is the same to a net: its inputs are those of the seat
    /// that is then at the bottom.
    #[test]
    fn both_sides_see_the_same_start() {
        for kind in Kind::ALL {
            let start = Position::start(kind, 2).expect("a start");
            let Status::Turn(first) = start.status() else {
                unreachable!("the game begins");
            };
            let second = start.seats().after(first);
            let skipped = match start.game() {
                AnyGame::Pacru(game) => seen(&game.as_if_turn_of(second), second),
                AnyGame::Azacru(game) => seen(&game.as_if_turn_of(second), second),
                AnyGame::Shacru(game) => seen(&game.as_if_turn_of(second), second),
                AnyGame::Pasang(_) => continue,
            };
            let on = on_game!(start.game(), game => seen(game, first));
            assert_eq!(skipped, on, "{kind}");
        }
    }

    fn seen<G: Searchable>(game: &G, seat: Seat) -> Vec<u16> {
        let mut on = Vec::new();
        inputs_on(game, seat, 0, &mut on);
        on.sort_unstable();
        on
    }
}
