//! The transposition table: the positions that a search has visited.

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

/// An entry of the table, packed by hand: a field of type [`Known`] would make it a third larger.
#[derive(Clone, Copy, Debug)]
struct PackedEntry {
    key: u64,
    best_turn: Places,
    value: i32,
    depth: i8,
    bound: Bound,
    /// The number of the search that stored it. Later searches ignore it; no search has the number 0.
    generation: u16,
}

const _: () = assert!(size_of::<PackedEntry>() == 24, "a position costs 24 bytes");

impl PackedEntry {
    const EMPTY: PackedEntry = PackedEntry {
        key: 0,
        best_turn: Places::NONE,
        value: 0,
        depth: 0,
        bound: Bound::AtMost,
        generation: 0,
    };
}

/// The number of entries of the table; together they take 6 MB.
const POSITIONS: usize = 1 << 18;

/// The table. All searches of an engine reuse it; it takes no memory before the first one, since
/// not every engine searches.
#[derive(Default, Debug)]
pub(crate) struct TranspositionTable {
    positions: Vec<PackedEntry>,
    generation: u16,
}

impl TranspositionTable {
    /// Empties the table, so that a search does not depend on earlier ones.
    pub(super) fn begin(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // Otherwise entries from 65,536 searches ago would count as new ones.
            self.positions.clear();
            self.generation = 1;
        }
        self.positions.resize(POSITIONS, PackedEntry::EMPTY);
    }

    pub(super) fn probe(&self, key: u64) -> Option<Known> {
        let entry = &self.positions[key as usize % POSITIONS];
        (entry.key == key && entry.generation == self.generation).then_some(Known {
            best_turn: entry.best_turn,
            value: entry.value,
            depth: entry.depth,
            bound: entry.bound,
        })
    }

    /// Stores a position, unless a deeper result for it or for another position is in its place.
    pub(super) fn store(&mut self, key: u64, known: Known) {
        let entry = &mut self.positions[key as usize % POSITIONS];
        // A shallow position may replace one that is up to two turns deeper; otherwise nothing
        // would ever leave the table.
        if entry.generation != self.generation || entry.key == key || known.depth + 4 >= entry.depth
        {
            let Known { best_turn, value, depth, bound } = known;
            *entry =
                PackedEntry { key, best_turn, value, depth, bound, generation: self.generation };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found_until_the_next_search() {
        let mut table = TranspositionTable::default();
        let best_turn = Places::NONE.with(0, 3);
        let known = Known { best_turn, value: -7, depth: 6, bound: Bound::AtLeast };
        table.begin();
        table.store(1 << 40, known);
        // The last of these searches has the number of the first.
        for _ in 0..u16::MAX {
            table.begin();
            assert_eq!(table.probe(1 << 40), None);
        }
        table.store(1 << 40, known);
        assert_eq!(table.probe(1 << 40), Some(known));
        assert_eq!(table.probe(1 << 41), None, "another position in the same place");
        table.store(1 << 41, Known { depth: 1, ..known });
        assert_eq!(table.probe(1 << 40), Some(known), "the deeper result stays");
        table.store(1 << 41, Known { depth: 2, ..known });
        assert_eq!(table.probe(1 << 40), None);
    }
}
