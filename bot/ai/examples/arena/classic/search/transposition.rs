//! The transposition table: the positions that a search has visited.

/// The best turn found in a position (hash move): the index of each of its choices among all choices of the stage.
///
/// The longest turn is a reorientation that costs four markers, after the choice of the opponent who answers: seven
/// stages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BestTurn([u8; 8]);

impl BestTurn {
    /// No turn is known.
    pub(super) const NONE: BestTurn = BestTurn([u8::MAX; 8]);

    pub(super) fn with(mut self, stage: usize, place: u8) -> BestTurn {
        if let Some(known) = self.0.get_mut(stage) {
            *known = place;
        }
        self
    }

    pub(super) fn has(self, stage: usize, place: u8) -> bool {
        self.0.get(stage) == Some(&place)
    }
}

/// How a stored value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) best_turn: BestTurn,
    pub(super) value: i32,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// An entry of the table.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    best_turn: BestTurn,
    value: i32,
    depth: i8,
    bound: Bound,
    /// The number of the search that stored it. Later searches ignore it.
    generation: u16,
}

const _: () = assert!(size_of::<Entry>() == 24, "a position costs 24 bytes");

/// The number of entries of the table; together they take 6 MB.
const POSITIONS: usize = 1 << 18;

/// The table. All searches of an engine reuse it.
#[derive(Clone, Debug)]
pub(in crate::classic) struct TranspositionTable {
    positions: Vec<Entry>,
    generation: u16,
}

impl TranspositionTable {
    pub(in crate::classic) fn new() -> TranspositionTable {
        let nothing = Entry {
            key: 0,
            best_turn: BestTurn::NONE,
            value: 0,
            depth: 0,
            bound: Bound::AtMost,
            generation: 0,
        };
        TranspositionTable { positions: vec![nothing; POSITIONS], generation: 0 }
    }

    /// Empties the table, so that a search does not depend on earlier ones.
    pub(super) fn begin(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // Otherwise entries from 65,536 searches ago would count as new ones.
            self.positions.iter_mut().for_each(|entry| entry.generation = 0);
            self.generation = 1;
        }
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
        // A shallow position may replace one that is up to two turns deeper; otherwise nothing would ever leave the
        // table.
        if entry.generation != self.generation || entry.key == key || known.depth + 4 >= entry.depth
        {
            *entry = Entry {
                key,
                best_turn: known.best_turn,
                value: known.value,
                depth: known.depth,
                bound: known.bound,
                generation: self.generation,
            };
        }
    }
}
