//! The weights of the features of a position.

use rules::Kind;

use super::evaluate::FEATURES;

/// The weight of each feature, in hundredths of a marker (Pasang: of a point).
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    pub(super) worth: [i32; FEATURES],
}

impl Weights {
    pub(super) const fn of(kind: Kind) -> Weights {
        //                    points pieces mobility territory power stuck
        let worth = match kind {
            Kind::Pacru => [100, 744, 5, 0, 0, -306],
            Kind::Azacru => [100, 200, 20, 0, 8, -100],
            Kind::Shacru => [100, 0, 10, 25, 0, -150],
            Kind::Pasang => [100, 0, 200, 0, 0, 0],
        };
        Weights { worth }
    }
}
