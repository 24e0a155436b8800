//! What a search remembers: positions it has met, and choices that turned out well.

use std::hash::{Hash, Hasher};

/// The choices of a turn, as their places among all choices of their stages.
///
/// The longest turn is a reorientation that costs four markers, after the choice of the opponent
/// who answers: seven stages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Line([u8; 8]);

impl Line {
    /// No choice known.
    pub(super) const NONE: Line = Line([u8::MAX; 8]);

    pub(super) fn with(mut self, stage: usize, place: u8) -> Line {
        if let Some(known) = self.0.get_mut(stage) {
            *known = place;
        }
        self
    }

    pub(super) fn goes(self, stage: usize, place: u8) -> bool {
        self.0.get(stage) == Some(&place)
    }
}

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) line: Line,
    pub(super) value: i32,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// A place of the table.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    line: Line,
    value: i32,
    depth: i8,
    bound: Bound,
    /// The search it comes from; what others left is not looked at.
    search: u16,
}

const _: () = assert!(size_of::<Entry>() == 24, "a position costs 24 bytes");

/// Places in the table of positions, 6 MB together.
const POSITIONS: usize = 1 << 18;

/// Places in the table of choices.
const CHOICES: usize = 1 << 14;

/// The largest worth of a choice.
const MOST: i32 = 1 << 13;

/// The memory of a player, used again for every search.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    positions: Vec<Entry>,
    choices: Vec<i32>,
    search: u16,
}

impl Memory {
    pub(crate) fn new() -> Memory {
        let nothing = Entry {
            key: 0,
            line: Line::NONE,
            value: 0,
            depth: 0,
            bound: Bound::AtMost,
            search: 0,
        };
        Memory {
            positions: vec![nothing; POSITIONS],
            choices: vec![0; CHOICES],
            search: 0,
        }
    }

    /// Forgets everything, so that a search depends on nothing that came before.
    pub(super) fn begin(&mut self) {
        self.choices.fill(0);
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            // Entries of 65,536 searches ago would count as new ones.
            self.positions.iter_mut().for_each(|entry| entry.search = 0);
            self.search = 1;
        }
    }

    pub(super) fn recall(&self, key: u64) -> Option<Known> {
        let entry = &self.positions[key as usize % POSITIONS];
        (entry.key == key && entry.search == self.search).then_some(Known {
            line: entry.line,
            value: entry.value,
            depth: entry.depth,
            bound: entry.bound,
        })
    }

    /// Remembers a position, unless more is known of it or of another one in its place.
    pub(super) fn store(&mut self, key: u64, known: Known) {
        let entry = &mut self.positions[key as usize % POSITIONS];
        // A shallow position may push out a deeper one at the cost of two turns, or nothing would
        // ever leave the table.
        if entry.search != self.search || entry.key == key || known.depth + 4 >= entry.depth {
            *entry = Entry {
                key,
                line: known.line,
                value: known.value,
                depth: known.depth,
                bound: known.bound,
                search: self.search,
            };
        }
    }

    /// How well a choice did so far.
    pub(super) fn worth(&self, choice: u64) -> i32 {
        self.choices[choice as usize % CHOICES]
    }

    /// A choice refuted what came before it, or failed to: moves its worth towards the end of the
    /// scale, faster for searches with more turns to come.
    pub(super) fn judge(&mut self, choice: u64, depth: i32, refuted: bool) {
        let worth = &mut self.choices[choice as usize % CHOICES];
        let step = (16 * (depth + 1) * (depth + 1)).min(MOST / 4);
        let target = if refuted { MOST } else { -MOST };
        *worth += (target - *worth) * step / MOST;
    }
}

/// A quick hash for things of a few bytes: multiply and rotate.
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

/// A number for a thing.
pub(super) fn quick(thing: impl Hash) -> u64 {
    let mut hasher = Quick::default();
    thing.hash(&mut hasher);
    hasher.finish()
}
