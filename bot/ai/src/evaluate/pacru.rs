//! Pacru: reach the target first, or be the last who can move.

use rules::pacru::Draft;
use rules::{
    BoardGame as _, Borderland, BySeat, ChevronPrompt, Chevrons, Draft as _, Field, FieldSet,
    Pacru, Seat,
};

use super::{ChoiceOf, NodeKind, Opponents, Rated, Searchable, URGENT, chevrons};
use crate::features::{Features, Survey};
use crate::net::{FIELDS, FeatureSet, Inputs, Turned};

/// What a net sees.
const FEATURE_SET: FeatureSet =
    FeatureSet { distance: Chevrons::power, powers: 4, territory: false };

impl Searchable for Pacru {
    const ALLOWS_NULL_MOVE: bool = true;

    fn several(_: usize) -> Opponents {
        Opponents::BestReply
    }

    fn can_move(&self, seat: Seat) -> bool {
        self.is_in(seat) && Pacru::can_move(self, seat)
    }

    fn features(&self, _: bool) -> BySeat<Features> {
        let mut features = BySeat::<Features>::default();
        for seat in Pacru::seats(self).iter() {
            features[seat] = chevrons::count(self.board(), seat, Chevrons::power);
        }
        features
    }

    const FIELDS: usize = FIELDS;

    fn inputs(&self, survey: &Survey, own: Seat, view: Turned, inputs: &mut Inputs) -> usize {
        FEATURE_SET.inputs(self, survey, own, view, inputs)
    }

    fn rate(draft: &Draft, choices: &mut [Rated<ChoiceOf<Pacru>>]) {
        let board = draft.board();
        let seat = draft.seat();
        let field = |rated: &Rated<_>| draft.location_of(rated.choice);
        match draft.prompt() {
            Some(ChevronPrompt::Way { from }) => {
                for rated in choices {
                    rated.rating += way(board, seat, from, field(rated));
                }
            }
            Some(
                ChevronPrompt::Marker { .. }
                | ChevronPrompt::ConnectionOrMarker { .. }
                | ChevronPrompt::Bonus,
            ) => {
                let connected = draft.connection().unwrap_or_default() - board.markers(seat);
                let wanted = chevrons::wanted_by_others(board, seat, Chevrons::power);
                for rated in choices {
                    rated.rating += match field(rated) {
                        Some(field) => marker(board, seat, field, wanted),
                        None => URGENT * connected.len() as i32,
                    };
                }
            }
            Some(ChevronPrompt::Payment { due, .. }) => {
                let first = choices.first().and_then(field);
                let paid = first.and_then(|first| cheapest(board, seat, first, due));
                for rated in choices {
                    rated.rating += if field(rated) == paid { URGENT } else { 0 };
                }
            }
            _ => {}
        }
    }

    fn context(draft: &Draft) -> u64 {
        chevrons::context(draft.prompt())
    }

    fn move_count_limit(draft: &Draft, node: NodeKind) -> usize {
        match (draft.prompt(), node) {
            // There can be tens of thousands of sets of markers that pay: one is searched.
            (Some(ChevronPrompt::Payment { .. }), _) => 1,
            (
                Some(ChevronPrompt::Marker { .. } | ChevronPrompt::ConnectionOrMarker { .. }),
                NodeKind::Inner,
            ) => 4,
            (Some(ChevronPrompt::Bonus), NodeKind::Inner) => 5,
            _ => usize::MAX,
        }
    }
}

/// Rates moving to a field, or turning the chevron on `from` if there is no field.
fn way(board: &Chevrons, seat: Seat, from: Field, to: Option<Field>) -> i32 {
    let Some(to) = to else {
        return -URGENT;
    };
    if board.occupied().contains(to) {
        return 8 * URGENT;
    }
    let own = board.markers(seat);
    let connects = own.contains(from) && own.contains(to);
    let connected = if connects { from.between(to) } else { FieldSet::EMPTY };
    let gained =
        if (connected & board.occupied()).is_empty() { (connected - own).len() as i32 } else { 0 };
    let crosses = from.borderland() != to.borderland();
    URGENT * gained.max(i32::from(crosses))
}

/// Rates a marker on a field: it is better where opponents want to go, or where it replaces one of
/// theirs.
fn marker(board: &Chevrons, seat: Seat, field: Field, wanted: u128) -> i32 {
    let land = field.borderland().fields();
    let company = (board.pieces(seat) & land).len() as i32;
    let taken = i32::from(!board.neutral().contains(field));
    let wanted = (wanted >> field.index() & 1) as i32;
    URGENT * (1 + taken) + URGENT / 2 * wanted + URGENT / 8 * company
}

/// The first of the `due` markers, from `first` on, that are needed least: those in borderlands in
/// which the seat has no chevron that needs their power, and few markers.
fn cheapest(board: &Chevrons, seat: Seat, first: Field, due: usize) -> Option<Field> {
    let own = board.markers(seat);
    let payable = own - board.occupied();
    let mut rest = (payable & FieldSet::of(first)) | payable.after(first);
    let missed = Borderland::ALL.map(|land| {
        let fields = land.fields();
        16 * (board.pieces(seat) & fields).len() + (own & fields).len()
    });
    let mut paid = FieldSet::EMPTY;
    for _ in 0..due {
        let next = rest.into_iter().min_by_key(|field| missed[field.borderland().index()])?;
        rest.remove(next);
        paid.insert(next);
    }
    paid.first()
}
