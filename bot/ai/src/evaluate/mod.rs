//! What a search must know about a game besides its rules: the value of a position, which choices
//! to try first, and which to skip.

mod chevrons;
mod pacru;
mod pasang;
mod reach;
mod territory;
mod trail;

use rules::{BoardGame, BySeat, Draft, Seat};

use crate::features::{Features, Survey};
use crate::net::{Inputs, Turned};

/// A choice with its rating for move ordering.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rated<C> {
    pub(crate) choice: C,
    /// Its index among all choices of its stage.
    pub(crate) place: u8,
    /// A higher rating is tried earlier.
    pub(crate) rating: i32,
}

impl<C> Rated<C> {
    /// A choice without any rating yet.
    pub(crate) const fn new(choice: C) -> Rated<C> {
        Rated { choice, place: 0, rating: 0 }
    }
}

/// How the search expects the opponents to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponents {
    /// All of them move in turn, together against the player at the root (paranoid search).
    Paranoid,
    /// Only the opponent with the most harmful answer moves, whoever's turn it is (Schadd and
    /// Winands, best-reply search, 2011).
    BestReply,
    /// Each of them for their own chances (max^n, in a best-first search).
    Selfish,
}

/// A game that can be searched.
pub(crate) trait Searchable: BoardGame + Copy {
    /// Whether a null move proves anything: not in a game in which players would often rather pass
    /// than move.
    const ALLOWS_NULL_MOVE: bool = false;

    /// Whether evaluating a position takes much longer than looking its value up.
    const HAS_EVALUATION_CACHE: bool = false;

    /// How this many opponents, two or more, are assumed to play.
    fn several(others: usize) -> Opponents;

    /// Whether a seat could play a turn if it were to move. Where there is a pass, it can.
    fn can_move(&self, _seat: Seat) -> bool {
        true
    }

    /// The features of each seat; territory, which is slow to compute, only on request.
    fn features(&self, with_territory: bool) -> BySeat<Features>;

    /// The size of the sets of fields that a net sees.
    const FIELDS: usize;

    /// What every seat's net needs to know of the position.
    fn survey(&self) -> Survey {
        Survey { features: self.features(false), territory: None }
    }

    /// What a net sees of the position, from a seat. Returns how many inputs there are.
    fn inputs(&self, survey: &Survey, own: Seat, view: Turned, inputs: &mut Inputs) -> usize;

    /// Rates the choices of a stage by adding to their ratings. A choice that gains a marker gets
    /// [`URGENT`].
    fn rate(_draft: &Self::Draft, _choices: &mut [Rated<ChoiceOf<Self>>]) {}

    /// A number for the question of a stage: the history keeps a score for each choice and
    /// question.
    fn context(draft: &Self::Draft) -> u64;

    /// How many of the best rated choices of a stage are searched (move-count pruning).
    fn move_count_limit(_draft: &Self::Draft, _node: NodeKind) -> usize {
        usize::MAX
    }
}

/// The type of the choices of a game's drafts.
pub(crate) type ChoiceOf<G> = <<G as BoardGame>::Draft as Draft>::Choice;

/// The rating of a choice that gains a marker.
pub(crate) const URGENT: i32 = 4_000;

/// The position of a stage in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NodeKind {
    /// The turn that will be played.
    Root,
    /// A turn that may follow.
    Inner,
}
