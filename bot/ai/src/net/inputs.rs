//! The inputs of a net: a few dozen of some thousand inputs are on, the others are off.
//!
//! Everything is seen from one seat, which is at the bottom: its own inputs come first, then those
//! of the next seat in turn order, and so on.

use rules::pasang::Colour;
use rules::{
    BoardGame as _, BySeat, ChevronGame, Chevrons, Facing, Field, Pasang, Seat, Status, Variant,
};

use crate::features::{Features, Survey};

/// The largest number of sets of fields.
pub(super) const SETS: usize = 8;

/// The largest number of inputs besides those of sets.
const REST: usize = 64;

/// The inputs that are on in a position.
///
/// The sets change little from one position of a search to the next, so a net updates their sums;
/// the sums of the rest are computed again each time.
#[derive(Clone, Debug)]
pub(crate) struct Inputs {
    /// Sets of fields as bits, not rotated; the inputs of each follow those of the previous one.
    pub(super) sets: [u128; SETS],
    rest: [u16; REST],
    len: usize,
}

impl Default for Inputs {
    fn default() -> Inputs {
        Inputs { sets: [0; SETS], rest: [0; REST], len: 0 }
    }
}

impl Inputs {
    pub(super) fn rest(&self) -> &[u16] {
        &self.rest[..self.len]
    }

    fn push(&mut self, input: usize) {
        self.rest[self.len] = input as u16;
        self.len += 1;
    }
}

/// How the board is transformed before a net sees it: rotated by quarters, then perhaps mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turned(usize);

impl Turned {
    /// The transformation that puts the seat at the bottom and then applies a symmetry, 0 to 7.
    pub(crate) const fn of(seat: Seat, symmetry: usize) -> Turned {
        let quarters = seat as usize;
        Turned((quarters + symmetry) % 4 + symmetry / 4 * 4)
    }

    fn field(self, field: usize) -> usize {
        TURNED_FIELDS[self.0][field].into()
    }

    fn point(self, point: usize) -> usize {
        TURNED_POINTS[self.0][point].into()
    }

    /// Where each field of a set lies; points work like fields.
    pub(super) fn table(self, fields: usize) -> &'static [u8] {
        if fields == FIELDS { &TURNED_FIELDS[self.0] } else { &TURNED_POINTS[self.0] }
    }

    fn facing(self, facing: Facing) -> usize {
        let turned = (facing as usize + 8 - self.0 % 4 * 2) % 8;
        if self.0 < 4 { turned } else { (8 - turned) % 8 }
    }
}

/// `TURNED[view][field]`: where a field lies in a view of a board with this many files.
const fn turned<const FILES: usize, const FIELDS: usize>() -> [[u8; FIELDS]; 8] {
    let mut table = [[0; FIELDS]; 8];
    let mut view = 0;
    while view < 8 {
        let mut field = 0;
        while field < FIELDS {
            let (mut x, mut y) = (field / FILES, field % FILES);
            let mut quarters = view % 4;
            while quarters > 0 {
                (x, y) = (FILES - 1 - y, x);
                quarters -= 1;
            }
            if view >= 4 {
                x = FILES - 1 - x;
            }
            table[view][field] = (x * FILES + y) as u8;
            field += 1;
        }
        view += 1;
    }
    table
}

/// The number of fields of the chevron games.
pub(crate) const FIELDS: usize = 81;

/// The number of points of Pasang, including the hole.
pub(crate) const POINTS: usize = 121;

static TURNED_FIELDS: [[u8; FIELDS]; 8] = turned::<9, FIELDS>();
static TURNED_POINTS: [[u8; POINTS]; 8] = turned::<11, POINTS>();

/// What the net of a chevron game sees of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeatureSet {
    /// How far a chevron may go.
    pub(crate) distance: fn(&Chevrons, Seat, Field) -> usize,
    /// The number of classes of the power of chevrons.
    pub(crate) powers: usize,
    /// Whether territory is worth the time to compute.
    pub(crate) territory: bool,
}

/// The largest numbers of markers, target fields, reachable fields and chevrons of a seat that the
/// inputs distinguish.
const MARKERS: usize = 64;
const LANDINGS: usize = 40;
const TERRITORY: usize = 48;
const STUCK: usize = 5;
const PIECES: usize = 5;
const THREATS: usize = 4;

impl FeatureSet {
    /// The inputs of a position, as seen from a seat, of so many as it returns. The sets of markers
    /// come first, then those of territory.
    pub(crate) fn inputs<V: Variant>(
        self,
        game: &ChevronGame<V>,
        survey: &Survey,
        own: Seat,
        view: Turned,
        inputs: &mut Inputs,
    ) -> usize {
        let board = game.board();
        let seats = game.seats();
        let to_move = match game.status() {
            Status::Turn(seat) => Some(seat),
            Status::Over(_) => None,
        };
        let last_round = game.last_round_of();
        inputs.len = 0;
        let mut seat = own;
        let sets = if self.territory { 2 } else { 1 };
        let mut base = sets * seats.len() * FIELDS;
        for place in 0..seats.len() {
            inputs.sets[place] = board.markers(seat).bits();
            for from in board.pieces(seat) {
                let power = (self.distance)(board, seat, from).min(self.powers) - 1;
                let facing = view.facing(board.facing(from));
                let at = view.field(from.index());
                inputs.push(base + (facing * self.powers + power) * FIELDS + at);
            }
            base += 8 * self.powers * FIELDS;
            let has = &survey.features[seat];
            let moves = to_move == Some(seat);
            let mut class = |count: i32, classes: usize| {
                inputs.push(base + (count.unsigned_abs() as usize).min(classes - 1));
                base += classes;
            };
            class(has.points, MARKERS);
            class(has.mobility, LANDINGS);
            class(has.stuck, STUCK);
            class(has.pieces, PIECES);
            let threats = has.threats.min(THREATS as i32 - 1);
            class(threats + if moves { THREATS as i32 } else { 0 }, 2 * THREATS);
            if let Some(territory) = &survey.territory {
                class(territory[seat].count_ones() as i32, TERRITORY);
                inputs.sets[seats.len() + place] = territory[seat];
            }
            if moves {
                inputs.push(base);
            }
            if last_round == Some(seat) {
                inputs.push(base + 1);
            }
            base += 2;
            seat = seats.after(seat);
        }
        base
    }
}

/// The largest difference of scores that the inputs distinguish, in points.
const LEAD: i32 = 60;

/// The inputs of a position of Pasang, as seen from a seat, of so many as it returns: black and
/// white tokens, both kas, the lead in steps of two points, the number of points each ka could move
/// to, the phase, and who is to move.
pub(crate) fn pasang(
    game: &Pasang,
    features: &BySeat<Features>,
    own: Seat,
    view: Turned,
    inputs: &mut Inputs,
) -> usize {
    let other = if own == Seat::South { Seat::North } else { Seat::South };
    inputs.len = 0;
    inputs.sets[0] = game.tokens(Colour::Black).bits();
    inputs.sets[1] = game.tokens(Colour::White).bits();
    let mut base = 2 * POINTS;
    for seat in [own, other] {
        if let Some(ka) = game.ka(seat) {
            inputs.push(base + view.point(usize::from(ka.x()) * 11 + usize::from(ka.y())));
        }
        base += POINTS;
    }
    let lead = features[own].points - features[other].points;
    inputs.push(base + (lead.clamp(-LEAD, LEAD) + LEAD).unsigned_abs() as usize / 2);
    base += LEAD as usize + 1;
    for seat in [own, other] {
        inputs.push(base + (features[seat].mobility.unsigned_abs() as usize).min(15));
        base += 16;
    }
    inputs.push(base + game.phase() as usize);
    base += 3;
    if let Status::Turn(seat) = game.status() {
        inputs.push(base + usize::from(seat != own));
    }
    base + 2
}
