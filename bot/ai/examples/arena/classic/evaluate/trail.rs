//! Azacru and Shacru: the most markers win.

use rules::trail::{Rule, Trail};
use rules::{BySeat, ChevronPrompt, Chevrons, Draft as _, Field, Game as _, Seat};

use super::{
    ChoiceOf, Features, NodeKind, Opponents, Rated, Searchable, URGENT, chevrons, territory,
};
use crate::classic::weights::Weights;

/// The index of territory among the features.
const TERRITORY: usize = 3;

/// The two games as the search sees them.
impl<R: Rule> Searchable for Trail<R> {
    const ALLOWS_NULL_MOVE: bool = false;

    /// Measured in Shacru, one player among Clubs, 1,000,000 nodes per turn. Against two opponents a player with
    /// best-reply search wins 58 ±14 %, one with paranoid search 41 ±12 %; against three, 36 ±11 and 43 ±13 %.
    fn several(others: usize) -> Opponents {
        match (R::BY_POWER, others) {
            (false, 2) => Opponents::BestReply,
            _ => Opponents::Paranoid,
        }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Trail<R> {
        Trail::as_if_turn_of(self, seat)
    }

    /// A player who cannot move passes.
    fn can_move(&self, _: Seat) -> bool {
        true
    }

    fn features(&self, weights: &Weights) -> BySeat<Features> {
        let board = self.board();
        let mut features = BySeat::<Features>::default();
        for seat in Trail::seats(self).iter() {
            features[seat] = chevrons::count(board, seat, R::distance);
        }
        if weights.worth[TERRITORY] != 0 {
            let territory = territory::territory(board, Trail::seats(self));
            for (seat, fields) in territory.iter() {
                features[seat].territory = *fields;
            }
        }
        features
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

    fn move_count_limit(_: &Self::Draft, _: NodeKind) -> usize {
        usize::MAX
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
