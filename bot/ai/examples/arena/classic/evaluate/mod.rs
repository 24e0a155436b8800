//! What a search must know about a game besides its rules: the value of a position, which choices to try first, and
//! which to skip.

mod chevrons;
mod pacru;
mod pasang;
mod territory;
mod trail;

use rules::{BySeat, Draft, Game, Seat};

use crate::classic::weights::Weights;

/// The number of features of a seat.
pub(in crate::classic) const FEATURES: usize = 6;

/// The features of a seat, to be weighted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::classic) struct Features {
    /// The number of markers; in Pasang the points for captured tokens.
    pub(in crate::classic) points: i32,
    /// The number of chevrons.
    pub(in crate::classic) pieces: i32,
    /// The number of fields the chevrons, or points the ka, could move to now.
    pub(in crate::classic) mobility: i32,
    /// The number of neutral fields that a chevron of the seat could reach before any other seat's.
    pub(in crate::classic) territory: i32,
    /// The sum of how far the chevrons may go.
    pub(in crate::classic) power: i32,
    /// The number of chevrons, or kas, without a move.
    pub(in crate::classic) stuck: i32,
}

impl Features {
    /// Their weighted sum.
    pub(in crate::classic) fn weighed(self, weights: &Weights) -> i32 {
        let Features { points, pieces, mobility, territory, power, stuck } = self;
        let counted =
            [points, pieces, mobility, territory, power, stuck].into_iter().zip(weights.worth);
        counted.map(|(count, worth)| count * worth).sum()
    }
}

/// A choice with its rating for move ordering.
#[derive(Clone, Copy, Debug)]
pub(in crate::classic) struct Rated<C> {
    pub(in crate::classic) choice: C,
    /// Its index among all choices of its stage.
    pub(in crate::classic) place: u8,
    /// A higher rating is tried earlier.
    pub(in crate::classic) rating: i32,
}

/// How the search assumes the opponents play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) enum Opponents {
    /// All of them move in turn, together against the player at the root (paranoid search).
    Paranoid,
    /// Only the opponent with the most harmful answer moves, whoever's turn it is (Schadd and Winands, best-reply
    /// search, 2011).
    BestReply,
}

/// A game that can be searched.
pub(in crate::classic) trait Searchable: Game + Copy {
    /// Whether a null move proves anything: not in a game in which players would often rather pass than move.
    const ALLOWS_NULL_MOVE: bool;

    /// How this many opponents, two or more, are assumed to play.
    fn several(others: usize) -> Opponents;

    /// The same position with another seat to move; it may not occur in play.
    fn as_if_turn_of(&self, seat: Seat) -> Self;

    /// Whether a seat could play a turn if it were to move.
    fn can_move(&self, seat: Seat) -> bool;

    /// What each seat has. A feature without weight may be left out if it is slow to count.
    fn features(&self, weights: &Weights) -> BySeat<Features>;

    /// Rates the choices of a stage by adding to their ratings. A choice that gains a marker gets [`URGENT`].
    fn rate(draft: &Self::Draft, choices: &mut [Rated<ChoiceOf<Self>>]);

    /// A number for the question of a stage: the history keeps a score for each choice and question.
    fn context(draft: &Self::Draft) -> u64;

    /// How many of the best rated choices of a stage are searched (move-count pruning).
    fn move_count_limit(draft: &Self::Draft, node: NodeKind) -> usize;
}

/// The type of the choices of a game's drafts.
pub(in crate::classic) type ChoiceOf<G> = <<G as Game>::Draft as Draft>::Choice;

/// The rating of a choice that gains a marker.
pub(in crate::classic) const URGENT: i32 = 4_000;

/// The position of a stage in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) enum NodeKind {
    /// The turn that will be played.
    Root,
    /// A turn that may follow.
    Inner,
}
