//! The cost of a Swiss pairing.

use derive_more::{Add, AddAssign, Sub, SubAssign};
use integer_blossom::Weight;
use serde::{Deserialize, Serialize};

/// The cost of a Swiss pairing, from the most to the least important criterion. A pairing is better
/// if it is lower in the first criterion in which the two differ. The costs of the pairs add up to
/// that of the round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(Add, AddAssign, Sub, SubAssign)]
pub struct SwissCost {
    /// Earlier games between paired entrants.
    pub rematches: i64,
    /// Byes and other full points without play that the entrant with the bye had before.
    pub second_byes: i64,
    /// The score of the entrant with the bye, in twelfths.
    pub bye_score: i64,
    /// The rounds that the entrant with the bye has not played.
    pub bye_unplayed: i64,
    /// Entrants whose first and second moves differ by more than two after the round.
    pub beyond_two: i64,
    /// The squared differences in score, in twelfths.
    pub score_differences: i64,
    /// The squared differences between first and second moves after the round.
    pub first_moves: i64,
    /// Entrants who float the same way as in one of the last two rounds; the last round counts
    /// double.
    pub repeated_floats: i64,
    /// How high in the seeding the entrant with the bye is.
    pub bye_seed: i64,
    /// The distance from the usual pairing of a score group, which is the upper half against the
    /// lower half in seeding order, and between scores the lowest of the upper group against the
    /// highest of the lower one. In squared places.
    pub seeding: i64,
}

/// The number of criteria.
const KEYS: usize = 10;

/// The criteria by their names.
macro_rules! criteria {
    ($($key:ident)+) => {
        impl SwissCost {
            /// The criteria, from the most to the least important.
            pub const fn keys(&self) -> [i64; KEYS] {
                [$(self.$key),+]
            }

            const fn from_keys([$($key),+]: [i64; KEYS]) -> SwissCost {
                SwissCost { $($key),+ }
            }
        }
    };
}

criteria! {
    rematches second_byes bye_score bye_unplayed beyond_two score_differences first_moves repeated_floats bye_seed
    seeding
}

impl SwissCost {
    fn map(self, change: impl Fn(i64) -> i64) -> SwissCost {
        SwissCost::from_keys(self.keys().map(change))
    }
}

/// The matching needs an ordered group: weights that can be added, compared, and halved if they are
/// even. Lexicographically ordered keys are one, so that no factor between the criteria can ever be
/// too small. A weight is even exactly if each key is, since the matching's argument for evenness
/// holds for each key separately.
impl Weight for SwissCost {
    const ZERO: SwissCost = SwissCost::from_keys([0; KEYS]);
    const ONE: SwissCost = SwissCost { seeding: 1, ..SwissCost::ZERO };

    fn inf() -> SwissCost {
        SwissCost::from_keys([i64::MAX / 4; KEYS])
    }

    fn double(self) -> SwissCost {
        self.map(|key| key * 2)
    }

    fn half(self) -> SwissCost {
        self.map(|key| key / 2)
    }
}
