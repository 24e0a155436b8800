//! The order in which a search would try choices, for proofs that leave none out.

use rules::{Azacru, BoardGame, Draft, Pacru, Pasang, Shacru};

use crate::evaluate::{ChoiceOf, NodeKind, Rated, Searchable};

/// The markers with which opponents are assumed to pay for turning a chevron in Pacru.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payments {
    /// Any markers: tens of thousands of turns, too many for more than one answer.
    Every,
    /// The markers that they need least, as in a search.
    Cheapest,
}

/// A game whose choices can be told apart by how promising they are.
pub trait Ordered: BoardGame + Copy {
    /// The choices of a stage, the most promising first: all of them, but for
    /// [`Payments::Cheapest`], of which there is one.
    fn ordered(draft: &Self::Draft, payments: Payments) -> Vec<<Self::Draft as Draft>::Choice>;
}

macro_rules! ordered {
    ($($Game:ty),+) => {
        $(impl Ordered for $Game {
            fn ordered(draft: &Self::Draft, payments: Payments) -> Vec<ChoiceOf<Self>> {
                ordered_of::<$Game>(draft, payments)
            }
        })+
    };
}

ordered!(Pacru, Azacru, Shacru, Pasang);

fn ordered_of<G: Searchable>(draft: &G::Draft, payments: Payments) -> Vec<ChoiceOf<G>> {
    let mut rated: Vec<Rated<ChoiceOf<G>>> = draft.choices().into_iter().map(Rated::new).collect();
    G::rate(draft, &mut rated);
    rated.sort_by_key(|rated| -rated.rating);
    if payments == Payments::Cheapest {
        // At the root of a search, too, nothing else is left out.
        rated.truncate(G::move_count_limit(draft, NodeKind::Root));
    }
    rated.into_iter().map(|rated| rated.choice).collect()
}
