//! The turns of a position as a tree, for a front end that shows choices without asking for each.

use std::collections::VecDeque;

use rules::{AnyChoice, AnyDraft, ChevronPrompt, Next, Played, Prompt, RulesError};

use super::Taken;

/// The most branches of a tree: enough for every position that was met, and for the payments of a
/// turn by 45 degrees.
pub const MOST_BRANCHES: usize = 600;

/// What can be chosen at a point of a turn, and where it leads. The tokens along a path, without
/// those of forced choices, are [`Choices`](super::Choices).
#[derive(Clone, Debug)]
pub struct Tree {
    /// The turn so far, with its question.
    pub draft: AnyDraft,
    /// Two or more choices in ascending order, never split by region.
    pub branches: Vec<Branch>,
}

/// A choice, and where it leads.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The choice.
    pub choice: AnyChoice,
    /// The choices after it that have no alternative.
    pub forced: Vec<Taken>,
    /// What comes next.
    pub then: Then,
}

/// Where a choice leads.
#[derive(Clone, Debug)]
pub enum Then {
    /// To a complete turn, in notation.
    Turn(String),
    /// To another question.
    Ask(Tree),
    /// To another question that is left out of this tree. A tree of the choices up to here begins
    /// with it.
    More,
}

impl Tree {
    /// The turns that begin like this, those of few steps first: at most [`MOST_BRANCHES`]
    /// branches. What turning a chevron may cost, in tens of thousands of ways, is only included in
    /// trees that begin there.
    pub fn of(draft: AnyDraft) -> Result<Self, RulesError> {
        let with_payments = is_payment(&draft);
        let choices = draft.choices();
        let mut count = choices.len();
        let mut waiting = VecDeque::from([(None, draft, choices)]);
        // The trees, each with the place of its branch; that branch belongs to an earlier one.
        let mut trees: Vec<(Option<(usize, usize)>, Self)> = Vec::new();
        while let Some((place, draft, choices)) = waiting.pop_front() {
            let mut branches = Vec::new();
            for choice in choices {
                let mut forced = Vec::new();
                let then = match onward(draft.take(&choice.token)?, &mut forced)? {
                    Next::Done(played) => Then::Turn(played.turn),
                    Next::Choose(further) => {
                        let choices = further.choices();
                        let fits = count + choices.len() <= MOST_BRANCHES;
                        if fits && (with_payments || !is_payment(&further)) {
                            count += choices.len();
                            let place = Some((trees.len(), branches.len()));
                            waiting.push_back((place, further, choices));
                        }
                        Then::More
                    }
                };
                branches.push(Branch { choice, forced, then });
            }
            trees.push((place, Self { draft, branches }));
        }
        while let Some((Some((parent, branch)), tree)) = trees.pop_if(|(place, _)| place.is_some())
        {
            trees[parent].1.branches[branch].then = Then::Ask(tree);
        }
        trees.pop().map(|(_, root)| root).ok_or(RulesError::Over)
    }
}

fn is_payment(draft: &AnyDraft) -> bool {
    matches!(draft.prompt(), Some(Prompt::Chevrons(ChevronPrompt::Payment { .. })))
}

/// Takes the choices without an alternative.
fn onward(
    mut step: Next<AnyDraft, Box<Played>>,
    forced: &mut Vec<Taken>,
) -> Result<Next<AnyDraft, Box<Played>>, RulesError> {
    while let Next::Choose(draft) = &step {
        let prompt = draft.prompt().ok_or(RulesError::Over)?;
        let Ok([choice]) = <[AnyChoice; 1]>::try_from(draft.choices()) else { break };
        step = draft.take(&choice.token)?;
        forced.push(Taken { prompt, choice, alone: true });
    }
    Ok(step)
}
