//! The history heuristic: which choices refuted other turns.

use std::hash::{Hash, Hasher};

/// The number of counters of choices.
const CHOICES: usize = 1 << 14;

/// The largest score of a choice.
const MOST: i32 = 1 << 13;

/// The score of each choice in this search.
pub(super) struct History(Vec<i32>);

impl History {
    pub(super) fn new() -> History {
        History(vec![0; CHOICES])
    }

    /// The score of a choice so far.
    pub(super) fn score(&self, choice: u64) -> i32 {
        self.0[choice as usize % CHOICES]
    }

    /// Moves the score of a choice that refuted the previous turn, or failed to, towards the end of
    /// the scale, faster with more remaining depth.
    pub(super) fn update(&mut self, choice: u64, depth: i32, refuted: bool) {
        let score = &mut self.0[choice as usize % CHOICES];
        let step = (16 * (depth + 1) * (depth + 1)).min(MOST / 4);
        let target = if refuted { MOST } else { -MOST };
        *score += (target - *score) * step / MOST;
    }
}

/// A fast hash for values of a few bytes: multiply and rotate.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number.cast_unsigned() as u64);
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn finish(&self) -> u64 {
        self.0 >> 40
    }
}

/// A hash of a value.
pub(super) fn quick(thing: impl Hash) -> u64 {
    let mut hasher = Quick::default();
    thing.hash(&mut hasher);
    hasher.finish()
}
