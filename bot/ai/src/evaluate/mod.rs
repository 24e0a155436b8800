//! What a search must know of a game beyond its rules: what a position is worth, which choices to
//! try first, and which not at all.

mod chevrons;
mod pacru;
mod pasang;
mod reach;
mod territory;
mod trail;

use rules::{BySeat, Draft, Game, Seat};

use crate::net::{Inputs, Turned};
use crate::weights::Weights;

/// How many numbers describe what a seat has.
pub(crate) const FEATURES: usize = 7;

/// What a seat has, in numbers that can be weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Features {
    /// Markers; in Pasang the worth of the captured tokens.
    pub points: i32,
    /// Chevrons.
    pub pieces: i32,
    /// Fields the chevrons, or points the ka, could move to now.
    pub mobility: i32,
    /// Neutral fields that a chevron of the seat could reach before anybody else's.
    pub territory: i32,
    /// How far the chevrons may go, added up.
    pub power: i32,
    /// Chevrons, or the ka, without a move.
    pub stuck: i32,
    /// Enemy chevrons that two or more of the seat attack (Pacru).
    pub threats: i32,
}

impl Features {
    /// What is counted, in the order of [`Weights::worth`].
    pub const NAMES: [&'static str; FEATURES] = [
        "points",
        "pieces",
        "mobility",
        "territory",
        "power",
        "stuck",
        "threats",
    ];

    /// The numbers in that order.
    #[must_use]
    pub const fn numbers(self) -> [i32; FEATURES] {
        let Features {
            points,
            pieces,
            mobility,
            territory,
            power,
            stuck,
            threats,
        } = self;
        [points, pieces, mobility, territory, power, stuck, threats]
    }

    /// The place of the territory among them.
    pub(crate) const TERRITORY: usize = 3;

    /// What they are worth together.
    pub(crate) fn weighed(self, weights: &Weights) -> i32 {
        let counted = self.numbers().into_iter().zip(weights.worth);
        counted.map(|(count, worth)| count * worth).sum()
    }
}

/// A choice with its rating, by which moves are ordered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rated<C> {
    pub(crate) choice: C,
    /// Its place among all choices of its stage.
    pub(crate) place: u8,
    /// Higher is tried earlier.
    pub(crate) rating: i32,
}

impl<C> Rated<C> {
    /// A choice that nothing is known of.
    pub(crate) const fn new(choice: C) -> Rated<C> {
        Rated {
            choice,
            place: 0,
            rating: 0,
        }
    }
}

/// How the search expects the opponents to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponents {
    /// All in their turn, together against the player of the root (paranoid search).
    Paranoid,
    /// Only the one whose answer hurts most moves, whoever's turn it is (Schadd and Winands,
    /// best-reply search, 2011).
    BestReply,
}

/// A game that can be searched.
pub(crate) trait Searchable: Game + Copy {
    /// Whether a null move proves anything: not in a game where a player would often rather pass than move.
    const ALLOWS_NULL_MOVE: bool;

    /// How the opponents are taken to play when there are so many of them, two or more.
    fn several(others: usize) -> Opponents;

    /// The same position with another seat to move; not a position of play.
    fn as_if_turn_of(&self, seat: Seat) -> Self;

    /// Whether a seat could make a turn if it were to move.
    fn can_move(&self, seat: Seat) -> bool;

    /// What each seat has; the territory, which is slow to count, only if wanted.
    fn features(&self, with_territory: bool) -> BySeat<Features>;

    /// Fields of the sets that a net sees.
    const FIELDS: usize;

    /// How many inputs a net for so many players has.
    fn input_count(players: usize) -> usize;

    /// What a net sees of the position from a seat.
    fn inputs(&self, own: Seat, view: Turned, inputs: &mut Inputs);

    /// Rates the choices of a stage, adding to the ratings they have. A marker more is worth
    /// [`URGENT`].
    fn rate(draft: &Self::Draft, choices: &mut [Rated<ChoiceOf<Self>>]);

    /// A number for what a stage asks for: how well a choice did is remembered for each of them.
    fn context(draft: &Self::Draft) -> u64;

    /// How many of the best rated choices of a stage are searched (move-count pruning).
    fn move_count_limit(draft: &Self::Draft, node: NodeKind) -> usize;
}

/// The choices of a game's drafts.
pub(crate) type ChoiceOf<G> = <<G as Game>::Draft as Draft>::Choice;

/// The rating of a choice that gains a marker.
pub(crate) const URGENT: i32 = 4_000;

/// Where in the tree a stage is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NodeKind {
    /// The turn that will be played.
    Root,
    /// A turn that may follow.
    Inner,
}
