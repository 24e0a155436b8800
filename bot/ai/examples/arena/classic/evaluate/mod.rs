//! What a search must know of a game beyond its rules: what a position is worth, which choices to
//! try first, and which not at all.

mod chevrons;
mod pacru;
mod pasang;
mod territory;
mod trail;

use rules::{BySeat, Draft, Game, Seat};

use crate::classic::weights::Weights;

/// How many numbers describe what a seat has.
pub(in crate::classic) const FEATURES: usize = 6;

/// What a seat has, in numbers that can be weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::classic) struct Features {
    /// Markers; in Pasang the worth of the captured tokens.
    pub(in crate::classic) points: i32,
    /// Chevrons.
    pub(in crate::classic) pieces: i32,
    /// Fields the chevrons, or points the ka, could move to now.
    pub(in crate::classic) mobility: i32,
    /// Neutral fields that a chevron of the seat could reach before anybody else's.
    pub(in crate::classic) territory: i32,
    /// How far the chevrons may go, added up.
    pub(in crate::classic) power: i32,
    /// Chevrons, or the ka, without a move.
    pub(in crate::classic) stuck: i32,
}

impl Features {
    /// What they are worth together.
    pub(in crate::classic) fn weighed(self, weights: &Weights) -> i32 {
        let Features {
            points,
            pieces,
            mobility,
            territory,
            power,
            stuck,
        } = self;
        let counted = [points, pieces, mobility, territory, power, stuck]
            .into_iter()
            .zip(weights.worth);
        counted.map(|(count, worth)| count * worth).sum()
    }
}

/// A choice with its rating, by which moves are ordered.
#[derive(Clone, Copy, Debug)]
pub(in crate::classic) struct Rated<C> {
    pub(in crate::classic) choice: C,
    /// Its place among all choices of its stage.
    pub(in crate::classic) place: u8,
    /// Higher is tried earlier.
    pub(in crate::classic) rating: i32,
}

/// How the search expects the opponents to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) enum Opponents {
    /// All in their turn, together against the player of the root (paranoid search).
    Paranoid,
    /// Only the one whose answer hurts most moves, whoever's turn it is (Schadd and Winands,
    /// best-reply search, 2011).
    BestReply,
}

/// A game that can be searched.
pub(in crate::classic) trait Searchable: Game + Copy {
    /// Whether a null move proves anything: not in a game where a player would often rather pass than move.
    const ALLOWS_NULL_MOVE: bool;

    /// How the opponents are taken to play when there are so many of them, two or more.
    fn several(others: usize) -> Opponents;

    /// The same position with another seat to move; not a position of play.
    fn as_if_turn_of(&self, seat: Seat) -> Self;

    /// Whether a seat could make a turn if it were to move.
    fn can_move(&self, seat: Seat) -> bool;

    /// What each seat has. A feature without weight may be left out if it is slow to count.
    fn features(&self, weights: &Weights) -> BySeat<Features>;

    /// Rates the choices of a stage, adding to the ratings they have. A marker more is worth
    /// [`URGENT`].
    fn rate(draft: &Self::Draft, choices: &mut [Rated<ChoiceOf<Self>>]);

    /// A number for what a stage asks for: how well a choice did is remembered for each of them.
    fn context(draft: &Self::Draft) -> u64;

    /// How many of the best rated choices of a stage are searched (move-count pruning).
    fn move_count_limit(draft: &Self::Draft, node: NodeKind) -> usize;
}

/// The choices of a game's drafts.
pub(in crate::classic) type ChoiceOf<G> = <<G as Game>::Draft as Draft>::Choice;

/// The rating of a choice that gains a marker.
pub(in crate::classic) const URGENT: i32 = 4_000;

/// Where in the tree a stage is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) enum NodeKind {
    /// The turn that will be played.
    Root,
    /// A turn that may follow.
    Inner,
}
