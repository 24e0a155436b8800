//! The search for three and four players: a tree that grows where the turns of all players are
//! best.
//!
//! Every seat is assumed to play for itself (max^n, Luckhardt and Irani 1986), and the value of a
//! turn is the mean of what was found after it (Monte Carlo tree search for several players,
//! Sturtevant 2008). Instead of random games the nets estimate the win probability of every seat.
//! Which turn is tried next depends on its mean, on how it looked before anything after it was
//! tried, and on how often it was tried (PUCT, Rosin 2011). Where a game ends within the tree the
//! result is exact, and spreads to where nobody can avoid it (MCTS-Solver, Winands, Björnsson and
//! Saito 2008).

use std::cmp::Ordering;

use rules::{BySeat, Draft as _, Next, Seat, Status};

use super::chances::{Chances, shares};
use super::game_tree::{Branch, GameTree};
use super::places::Places;
use super::{RootTurn, SearchOutcome, View, root_turns};
use crate::budget::Clock;
use crate::evaluate::{ChoiceOf, NodeKind, Rated, Searchable};
use crate::net::{self, Net};

/// The visits after which the only turn is played.
const ENOUGH: u32 = 64;

/// A search in progress.
pub(super) struct BestFirst<'a, G: Searchable> {
    view: View,
    chances: Chances,
    clock: Clock<'a>,
    tree: GameTree<G>,
    choices: Vec<ChoiceOf<G>>,
    /// The choices of all stages on the way to the present one.
    rated: Vec<Rated<ChoiceOf<G>>>,
}

impl<'a, G: Searchable> BestFirst<'a, G> {
    pub(super) fn new(view: View, net: &'static Net, clock: Clock<'a>) -> BestFirst<'a, G> {
        BestFirst {
            chances: Chances::new(view.seats, net),
            view,
            clock,
            tree: GameTree::new(),
            choices: Vec::new(),
            rated: Vec::new(),
        }
    }

    /// Lets the tree grow until the budget is used up or the result is certain. The best `exact`
    /// turns will be searched enough to compare them. Chance decides between equal turns.
    pub(super) fn run(
        mut self,
        game: &G,
        exact: usize,
        rng: &mut fastrand::Rng,
    ) -> SearchOutcome<G> {
        let mut root_turns = root_turns(game);
        rng.shuffle(&mut root_turns);
        for root_turn in &root_turns {
            let branch = self.judged(&root_turn.after, Places::NONE);
            self.tree.branches.push(branch);
        }
        (self.tree).add(*game, game.fingerprint(), self.view.own, 0);
        while !self.clock.is_over() && !self.is_decided(exact) {
            self.grow(&root_turns, exact);
        }
        let depth = self.tree.depth();
        SearchOutcome {
            root_turns: self.ranked(root_turns, exact),
            depth,
            nodes: self.clock.nodes(),
            cut_short: self.clock.is_cut_short(),
        }
    }

    /// Whether more search would not change the choice.
    fn is_decided(&self, exact: usize) -> bool {
        let branches = &self.tree.branches[self.tree.of(0)];
        let (chances, proven) = self.tree.best(0);
        let wins = proven && chances[self.view.own] >= 1.0;
        wins && exact == 1
            || branches.iter().all(|branch| branch.proven)
            || branches.len() == 1 && branches[0].visits() >= ENOUGH
    }

    /// Goes from the root to a position that is not in the tree yet, adds it, and notes what was
    /// found on the way.
    fn grow(&mut self, root_turns: &[RootTurn<G>], exact: usize) {
        if self.clock.tick() {
            return;
        }
        if self.tree.is_full() {
            self.tree.forget();
        }
        let mut way = Vec::with_capacity(32);
        let mut node = 0;
        let found = loop {
            let next = match node {
                0 => self.promising(exact),
                _ => self.tree.promising(node),
            };
            way.push((node, next));
            let branch = self.tree.branches[next];
            if branch.proven {
                break Some(branch.chances);
            }
            if let Some(known) = branch.node() {
                node = known;
                self.view.enter(self.tree.node(known).fingerprint);
                continue;
            }
            let after = match node {
                0 => Some(root_turns[next].after),
                _ => played(&self.tree.node(node).game, branch.turn),
            };
            break after.and_then(|after| self.expand(after, next));
        };
        self.view.leave_all();
        let Some(found) = found else {
            return;
        };
        for (node, branch) in way.into_iter().rev() {
            self.tree.count(node, branch, &found);
            if let Some(after) = self.tree.branches[branch].node()
                && let (chances, true) = self.tree.best(after)
            {
                self.tree.prove(branch, chances);
            }
        }
    }

    /// The turn of the root to try next. If the best few will be compared, none of them is tried
    /// far less than others.
    fn promising(&self, exact: usize) -> usize {
        let next = self.tree.promising(0);
        if exact == 1 {
            return next;
        }
        let own = self.view.own;
        let branches = &self.tree.branches[self.tree.of(0)];
        let mut best: Vec<usize> = (0..branches.len()).collect();
        best.sort_by(|one, other| by_chance(own, &branches[*one], &branches[*other]));
        let open = best.into_iter().take(exact).filter(|place| !branches[*place].proven);
        open.min_by_key(|place| branches[*place].visits())
            .filter(|least| 2 * branches[*least].visits() < branches[next].visits())
            .unwrap_or(next)
    }

    /// Adds the position after a branch with all its turns; returns the chances after the best of
    /// them, or nothing if the search must end.
    fn expand(&mut self, game: G, branch: usize) -> Option<BySeat<f32>> {
        let Status::Turn(seat) = game.status() else {
            return None;
        };
        let fingerprint = game.fingerprint();
        self.view.enter(fingerprint);
        let first = self.tree.branches.len();
        self.list(&game.draft(), 0, Places::NONE);
        if self.clock.is_over() {
            self.tree.branches.truncate(first);
            return None;
        }
        let node = self.tree.add(game, fingerprint, seat, first);
        self.tree.link(branch, node);
        Some(self.tree.best(node).0)
    }

    /// Adds a branch for each turn that the draft can become.
    fn list(&mut self, draft: &G::Draft, stage: usize, turn: Places) {
        if self.clock.tick() {
            return;
        }
        let start = self.rated.len();
        draft.choices_into(&mut self.choices);
        let choices = self.choices.drain(..).enumerate();
        self.rated.extend(
            choices
                .map(|(place, choice)| Rated { place: place.min(254) as u8, ..Rated::new(choice) }),
        );
        let limit = G::move_count_limit(draft, NodeKind::Inner);
        if limit < self.rated.len() - start {
            G::rate(draft, &mut self.rated[start..]);
            self.rated[start..].sort_by_key(|rated| -rated.rating);
            self.rated.truncate(start + limit);
        }
        for next in start..self.rated.len() {
            let Rated { choice, place, .. } = self.rated[next];
            let turn = turn.with(stage, place);
            match draft.take(choice) {
                Ok(Next::Choose(further)) => self.list(&further, stage + 1, turn),
                Ok(Next::Done((_, after))) => {
                    // One node for each seat that is judged: they take most of the time.
                    if self.view.seats.iter().all(|_| !self.clock.tick()) {
                        let branch = self.judged(&after, turn);
                        self.tree.branches.push(branch);
                    }
                }
                // A draft accepts what it offers.
                Err(_) => {}
            }
            if self.clock.is_over() {
                break;
            }
        }
        self.rated.truncate(start);
    }

    /// A turn to the position after it, judged without looking ahead.
    fn judged(&mut self, after: &G, turn: Places) -> Branch {
        let fingerprint = after.fingerprint();
        match self.view.ended(after, fingerprint) {
            Some(outcome) => Branch::new(turn, shares(&outcome), true),
            None => Branch::new(turn, self.chances.estimate(after, fingerprint), false),
        }
    }

    /// The turns, best first: the most visited of them, as long as none wins for certain. If
    /// several will be compared, those are in the order of their chances.
    fn ranked(&self, root_turns: Vec<RootTurn<G>>, exact: usize) -> Vec<RootTurn<G>> {
        let own = self.view.own;
        let mut ranked: Vec<(&Branch, RootTurn<G>)> =
            self.tree.branches.iter().zip(root_turns).collect();
        let wins = |branch: &Branch| branch.proven && branch.chances[own] >= 1.0;
        let visits = |branch: &Branch| {
            if wins(branch) { u32::MAX } else { branch.visits() }
        };
        ranked.sort_by(|(one, _), (other, _)| {
            (visits(other).cmp(&visits(one))).then_with(|| by_chance(own, one, other))
        });
        let compared = exact.min(ranked.len());
        ranked[..compared].sort_by(|(one, _), (other, _)| by_chance(own, one, other));
        let ranked = ranked.into_iter().map(|(branch, root_turn)| {
            let all: f64 = (branch.chances.iter()).map(|(_, chance)| f64::from(*chance)).sum();
            let chances = BySeat::from_fn(|seat| f64::from(branch.chances[seat]) / all);
            RootTurn {
                value: net::value(chances[own].clamp(0.001, 0.999)),
                chances: Some(chances),
                ..root_turn
            }
        });
        ranked.collect()
    }
}

/// The branch with the better chances for a seat comes first.
fn by_chance(seat: Seat, one: &Branch, other: &Branch) -> Ordering {
    other.chances[seat].total_cmp(&one.chances[seat])
}

/// The position after a turn.
fn played<G: Searchable>(game: &G, turn: Places) -> Option<G> {
    let mut draft = game.draft();
    let mut stage = 0;
    loop {
        let choice = *draft.choices().get(turn.at(stage)?)?;
        match draft.take(choice).ok()? {
            Next::Choose(further) => draft = further,
            Next::Done((_, after)) => return Some(after),
        }
        stage += 1;
    }
}
