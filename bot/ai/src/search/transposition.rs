//! The transposition table: the positions that a search has visited.
//!
//! Several threads use it at once without locks. An entry is written word by word, so a reader may see words of two
//! entries; the key is stored combined with the other words, and such a mixture has the key of no position
//! (Hyatt and Mann 2002, *A lockless transposition table implementation for parallel search*).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::places::Places;

/// How a stored value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// The best turn found in the position (hash move).
    pub(super) best_turn: Places,
    pub(super) value: i32,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// The number of the search that stored an entry. Later searches ignore it; no search has the number 0.
type Generation = u16;

/// The second and the third word of an entry; the first is the key combined with both.
///
/// The third is, from the lowest bit: the value (32 bits), the depth (8), the bound (8), the generation (16).
#[derive(Clone, Copy)]
struct Words(u64, u64);

impl Words {
    fn new(known: Known, generation: Generation) -> Words {
        let value = u64::from(known.value.cast_unsigned());
        let depth = u64::from(known.depth.cast_unsigned());
        let bound = known.bound as u64;
        let generation = u64::from(generation);
        Words(known.best_turn.word(), value | depth << 32 | bound << 40 | generation << 48)
    }

    /// The first word of an entry with this key, and the key of an entry with this first word.
    fn combined(self, key: u64) -> u64 {
        key ^ self.0 ^ self.1
    }

    fn generation(self) -> Generation {
        (self.1 >> 48) as Generation
    }

    fn depth(self) -> i8 {
        ((self.1 >> 32) as u8).cast_signed()
    }

    fn known(self) -> Known {
        Known {
            best_turn: Places::from_word(self.0),
            value: (self.1 as u32).cast_signed(),
            depth: self.depth(),
            bound: match (self.1 >> 40) as u8 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}

/// An entry of the table.
#[derive(Debug, Default)]
struct Entry([AtomicU64; 3]);

const _: () = assert!(size_of::<Entry>() == 24, "a position costs 24 bytes");

impl Entry {
    fn read(&self) -> (u64, Words) {
        let [first, second, third] = (self.0.each_ref()).map(|word| word.load(Ordering::Relaxed));
        (first, Words(second, third))
    }

    fn write(&self, key: u64, words: Words) {
        let stored = [words.combined(key), words.0, words.1];
        for (place, word) in self.0.iter().zip(stored) {
            place.store(word, Ordering::Relaxed);
        }
    }
}

/// The number of entries of the table; together they take 6 MB.
const POSITIONS: usize = 1 << 18;

/// The table. All searches of an engine reuse it; it takes no memory before the first one, since not every engine
/// searches.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    positions: Arc<[Entry]>,
    generation: Generation,
}

impl TranspositionTable {
    pub(crate) fn new() -> TranspositionTable {
        TranspositionTable { positions: Arc::default(), generation: 0 }
    }

    /// Empties the table, so that a search does not depend on earlier ones.
    pub(crate) fn begin(&mut self) {
        if self.positions.is_empty() {
            self.positions = (0..POSITIONS).map(|_| Entry::default()).collect();
        }
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // Otherwise entries from 65,536 searches ago would count as new ones.
            for entry in &*self.positions {
                entry.write(0, Words(0, 0));
            }
            self.generation = 1;
        }
    }

    /// The same table, for another thread that takes part in the same search.
    pub(crate) fn shared(&self) -> TranspositionTable {
        TranspositionTable { positions: Arc::clone(&self.positions), generation: self.generation }
    }

    pub(super) fn probe(&self, key: u64) -> Option<Known> {
        let (first, words) = self.positions[key as usize % POSITIONS].read();
        (words.combined(first) == key && words.generation() == self.generation)
            .then(|| words.known())
    }

    /// Stores a position, unless a deeper result for it or for another position is in its place.
    pub(super) fn store(&self, key: u64, known: Known) {
        let entry = &self.positions[key as usize % POSITIONS];
        let (first, words) = entry.read();
        // A shallow position may replace one that is up to two turns deeper; otherwise nothing would ever leave the
        // table.
        if words.generation() != self.generation
            || words.combined(first) == key
            || known.depth + 4 >= words.depth()
        {
            entry.write(key, Words::new(known, self.generation));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn known() -> impl Strategy<Value = Known> {
        let bound = prop_oneof![Just(Bound::Exact), Just(Bound::AtLeast), Just(Bound::AtMost)];
        let best_turn = any::<u64>().prop_map(Places::from_word);
        (best_turn, any::<i32>(), 0..=120_i8, bound)
            .prop_map(|(best_turn, value, depth, bound)| Known { best_turn, value, depth, bound })
    }

    proptest! {
        #[test]
        fn what_is_stored_is_found(key: u64, known in known()) {
            let mut table = TranspositionTable::new();
            table.begin();
            prop_assert_eq!(table.probe(key), None);
            table.store(key, known);
            prop_assert_eq!(table.probe(key), Some(known));
            prop_assert_eq!(table.shared().probe(key), Some(known));
            table.begin();
            prop_assert_eq!(table.probe(key), None);
        }

        /// Two threads write to the same place at once: each word comes from one of them.
        #[test]
        fn a_mixture_of_two_entries_is_not_found(
            keys: (u64, u64),
            same_key: bool,
            (one, other) in (known(), known()),
            from_one: [bool; 3],
        ) {
            let keys = [keys.0, if same_key { keys.0 } else { keys.1 }];
            let mut table = TranspositionTable::new();
            table.begin();
            let entries = [(keys[0], one), (keys[1], other)].map(|(key, known)| {
                let words = Words::new(known, table.generation);
                (key, known, [words.combined(key), words.0, words.1])
            });
            let mixed = [0, 1, 2].map(|word| entries[usize::from(!from_one[word])].2[word]);
            for key in keys {
                let places = &table.positions[key as usize % POSITIONS].0;
                for (place, word) in places.iter().zip(mixed) {
                    place.store(word, Ordering::Relaxed);
                }
                let whole = entries.iter().find(|entry| entry.0 == key && entry.2 == mixed);
                prop_assert_eq!(table.probe(key), whole.map(|entry| entry.1));
            }
        }
    }
}
