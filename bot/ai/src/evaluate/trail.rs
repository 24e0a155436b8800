//! Azacru and Shacru: the most markers win.

use rules::trail::{Rule, Trail};
use rules::{BoardGame as _, BySeat, ChevronPrompt, Chevrons, Draft as _, Field, Seat};

use super::{ChoiceOf, Opponents, Rated, Searchable, URGENT, chevrons, territory};
use crate::features::{Features, Survey};
use crate::net::{FIELDS, FeatureSet, Inputs, Turned};

/// The two games as the search sees them.
impl<R: Rule> Searchable for Trail<R> {
    const HAS_EVALUATION_CACHE: bool = !R::BY_POWER;

    /// Measured with one player among others of an old version: `nets/README.md` has the figures.
    fn several(others: usize) -> Opponents {
        match (R::BY_POWER, others) {
            (_, 2) => Opponents::Selfish,
            (true, 3) => Opponents::BestReply,
            _ => Opponents::Paranoid,
        }
    }

    fn features(&self, with_territory: bool) -> BySeat<Features> {
        let board = self.board();
        let mut features = BySeat::<Features>::default();
        for seat in Trail::seats(self).iter() {
            features[seat] = chevrons::count(board, seat, R::distance);
        }
        if with_territory {
            let territory = territory::territory(board, Trail::seats(self));
            for (seat, fields) in territory.iter() {
                features[seat].territory = fields.count_ones() as i32;
            }
        }
        features
    }

    const FIELDS: usize = FIELDS;

    fn survey(&self) -> Survey {
        Survey {
            features: self.features(false),
            territory: (!R::BY_POWER)
                .then(|| territory::territory(self.board(), Trail::seats(self))),
        }
    }

    fn inputs(&self, survey: &Survey, own: Seat, view: Turned, inputs: &mut Inputs) -> usize {
        feature_set::<R>().inputs(self, survey, own, view, inputs)
    }

    fn rate(draft: &Self::Draft, choices: &mut [Rated<ChoiceOf<Self>>]) {
        let Some(ChevronPrompt::Way { from }) = draft.prompt() else {
            return;
        };
        let board = draft.board();
        let Some(seat) = board.piece(from).map(|piece| piece.seat) else {
            return;
        };
        for rated in choices {
            if let Some(to) = draft.location_of(rated.choice) {
                rated.rating += URGENT * gain::<R>(board, seat, from, to) as i32;
            }
        }
    }

    fn context(draft: &Self::Draft) -> u64 {
        chevrons::context(draft.prompt())
    }
}

/// What a net sees: in Shacru, where power has no meaning, also which seat reaches a field first.
const fn feature_set<R: Rule>() -> FeatureSet {
    FeatureSet {
        distance: R::distance,
        powers: if R::BY_POWER { 4 } else { 1 },
        territory: !R::BY_POWER,
    }
}

/// The number of markers that a move gains.
fn gain<R: Rule>(board: &Chevrons, seat: Seat, from: Field, to: Field) -> usize {
    let own = board.markers(seat);
    let connects = R::BY_POWER && own.contains(from) && own.contains(to);
    if !connects {
        return usize::from(!own.contains(to));
    }
    let between = from.between(to);
    if (between & board.occupied()).is_empty() { (between - own).len() } else { 0 }
}
