//! The tree of a best-first search.

use std::ops::Range;

use rules::{BySeat, Seat};

use super::chances::exp;
use super::places::Places;

/// The most positions with branches, and the most branches, that are kept; together they take less
/// than 25 MB.
const POSITIONS: usize = 40_000;
const BRANCHES: usize = 400_000;

/// How much a turn is tried because it was tried little: more than this adds trust in turns that
/// look worse.
const EXPLORATION: f32 = 0.1;

/// The difference in win probability that makes a turn e times as promising before anything after
/// it was tried.
const TEMPERATURE: f32 = 0.05;

/// A position whose turns are in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<G> {
    pub(super) game: G,
    pub(super) fingerprint: u64,
    /// The seat to move.
    pub(super) seat: Seat,
    /// How often the search passed through it.
    visits: u32,
    first: u32,
    count: u32,
}

/// A turn, and what is known of the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    /// How to play it; nothing for those of the root, which the search knows.
    pub(super) turn: Places,
    /// The mean win probability of each seat in the positions after it.
    pub(super) chances: BySeat<f32>,
    /// Whether the chances are exact: the game is over, or the rest of it proven.
    pub(super) proven: bool,
    /// How promising it looked at first, compared with the others: all add up to 1.
    promise: f32,
    visits: u32,
    /// Where the position after it is in the tree.
    node: u32,
}

const _: () = assert!(size_of::<Branch>() == 40, "a branch costs 40 bytes");

/// No position in the tree.
const NOWHERE: u32 = u32::MAX;

impl Branch {
    pub(super) fn new(turn: Places, chances: BySeat<f32>, proven: bool) -> Branch {
        Branch { turn, chances, proven, promise: 0.0, visits: 1, node: NOWHERE }
    }

    /// Where the position after it is in the tree, if it is.
    pub(super) fn node(&self) -> Option<usize> {
        (self.node != NOWHERE).then_some(self.node as usize)
    }

    pub(super) fn visits(&self) -> u32 {
        self.visits
    }
}

/// The tree. Its first position is the root.
#[derive(Debug)]
pub(super) struct GameTree<G> {
    nodes: Vec<Node<G>>,
    pub(super) branches: Vec<Branch>,
}

impl<G: Copy> GameTree<G> {
    pub(super) fn new() -> GameTree<G> {
        GameTree { nodes: Vec::new(), branches: Vec::new() }
    }

    pub(super) fn node(&self, node: usize) -> &Node<G> {
        &self.nodes[node]
    }

    /// The branches of a position.
    pub(super) fn of(&self, node: usize) -> Range<usize> {
        let node = &self.nodes[node];
        node.first as usize..(node.first + node.count) as usize
    }

    /// Adds a position, whose branches are those from `first` on; returns where it is.
    pub(super) fn add(&mut self, game: G, fingerprint: u64, seat: Seat, first: usize) -> usize {
        let branches = &mut self.branches[first..];
        let best = branches.iter().map(|branch| branch.chances[seat]).fold(0.0, f32::max);
        let mut all = 0.0;
        for branch in &mut *branches {
            branch.promise = exp((branch.chances[seat] - best) / TEMPERATURE);
            all += branch.promise;
        }
        for branch in &mut *branches {
            branch.promise /= all;
        }
        self.nodes.push(Node {
            game,
            fingerprint,
            seat,
            visits: 1,
            first: first as u32,
            count: branches.len() as u32,
        });
        self.nodes.len() - 1
    }

    /// Notes where the position after a branch is.
    pub(super) fn link(&mut self, branch: usize, node: usize) {
        self.branches[branch].node = node as u32;
    }

    /// The branch to try next: one that is good for the seat to move, or was tried little for how
    /// good it looked.
    pub(super) fn promising(&self, node: usize) -> usize {
        let Node { seat, visits, .. } = self.nodes[node];
        let curiosity = EXPLORATION * (visits as f32).sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for place in self.of(node) {
            let branch = &self.branches[place];
            let hope = branch.chances[seat] + curiosity * branch.promise / branch.visits as f32;
            if hope > best.0 {
                best = (hope, place);
            }
        }
        best.1
    }

    /// The chances after the best branch for the seat to move, and whether they are proven: it wins
    /// for certain, or all are proven.
    pub(super) fn best(&self, node: usize) -> (BySeat<f32>, bool) {
        let seat = self.nodes[node].seat;
        let branches = &self.branches[self.of(node)];
        let mut best = &branches[0];
        for branch in branches {
            if branch.chances[seat] > best.chances[seat] {
                best = branch;
            }
        }
        let wins = best.proven && best.chances[seat] >= 1.0;
        let proven = wins || branches.iter().all(|branch| branch.proven);
        (best.chances, proven)
    }

    /// Counts a visit of a branch of a position that found these chances.
    pub(super) fn count(&mut self, node: usize, branch: usize, found: &BySeat<f32>) {
        self.nodes[node].visits += 1;
        let branch = &mut self.branches[branch];
        branch.visits += 1;
        if !branch.proven {
            let weight = 1.0 / branch.visits as f32;
            branch.chances = BySeat::from_fn(|seat| {
                let mean = branch.chances[seat];
                mean + weight * (found[seat] - mean)
            });
        }
    }

    /// Notes that the rest of the game after a branch is proven.
    pub(super) fn prove(&mut self, branch: usize, chances: BySeat<f32>) {
        let branch = &mut self.branches[branch];
        branch.chances = chances;
        branch.proven = true;
    }

    /// The length of the line of the most visited branches.
    pub(super) fn depth(&self) -> u32 {
        let (mut node, mut depth) = (0, 1);
        loop {
            let most = self.of(node).max_by_key(|branch| self.branches[*branch].visits);
            let next = most.and_then(|branch| self.branches[branch].node());
            let Some(next) = next else {
                return depth;
            };
            (node, depth) = (next, depth + 1);
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= POSITIONS || self.branches.len() >= BRANCHES
    }

    /// Forgets the half of the positions that were visited least, to make room for others. What was
    /// found there stays in the means of the branches that led to them.
    pub(super) fn forget(&mut self) {
        let mut visits: Vec<u32> = self.nodes.iter().map(|node| node.visits).collect();
        let middle = visits.len() / 2;
        let (_, median, _) = visits.select_nth_unstable(middle);
        let least = *median;
        // A position is visited more often than any after it, so all on the way to those that stay
        // do so, too.
        let mut moved = vec![NOWHERE; self.nodes.len()];
        let (mut nodes, mut branches) = (0, 0);
        for (old, place) in moved.iter_mut().enumerate() {
            if old > 0 && self.nodes[old].visits <= least {
                continue;
            }
            *place = nodes as u32;
            let from = self.of(old);
            let mut node = self.nodes[old];
            node.first = branches as u32;
            branches += from.len();
            self.branches.copy_within(from, node.first as usize);
            self.nodes[nodes] = node;
            nodes += 1;
        }
        self.nodes.truncate(nodes);
        self.branches.truncate(branches);
        for branch in &mut self.branches {
            if let Some(node) = branch.node() {
                branch.node = moved[node];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up game: a position is the hash of the numbers of the branches that led to it.
    fn after(position: u64, branch: usize) -> u64 {
        (position ^ (branch as u64 + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn add(tree: &mut GameTree<u64>, position: u64, seat: Seat) -> usize {
        let first = tree.branches.len();
        let mut rng = fastrand::Rng::with_seed(position);
        for _ in 0..12 {
            let share = rng.f32() / 2.0;
            let chances = BySeat::from_fn(|other| if other == seat { share } else { 0.5 });
            let branch = Branch::new(Places::NONE, chances, false);
            tree.branches.push(branch);
        }
        tree.add(position, position, seat, first)
    }

    /// Grows the tree by a position, and checks that it leads to where it says.
    fn grow(tree: &mut GameTree<u64>) {
        let (mut node, mut way) = (0, Vec::new());
        loop {
            let next = tree.promising(node);
            let expected = after(tree.node(node).game, next - tree.of(node).start);
            way.push((node, next));
            if let Some(known) = tree.branches[next].node() {
                assert_eq!(tree.node(known).game, expected);
                node = known;
                continue;
            }
            let seat = Seat::ALL[way.len() % 3];
            let added = add(tree, expected, seat);
            tree.link(next, added);
            let (found, proven) = tree.best(added);
            assert!(!proven);
            for (node, branch) in way {
                tree.count(node, branch, &found);
            }
            return;
        }
    }

    #[test]
    fn a_full_tree_makes_room_and_keeps_what_was_visited_most() {
        let mut tree = GameTree::new();
        add(&mut tree, 1, Seat::South);
        let mut forgotten = 0;
        while forgotten < 3 {
            assert!(tree.nodes.len() <= POSITIONS && tree.branches.len() <= BRANCHES + 12);
            if tree.is_full() {
                let (positions, visits) = (tree.nodes.len(), tree.node(0).visits);
                tree.forget();
                assert!(2 * tree.nodes.len() <= positions + 2);
                assert_eq!(tree.node(0).visits, visits);
                assert!(tree.depth() > 2);
                forgotten += 1;
            }
            grow(&mut tree);
        }
    }

    #[test]
    fn what_nobody_can_avoid_is_proven() {
        let mut tree = GameTree::new();
        let root = add(&mut tree, 1, Seat::South);
        let won = BySeat::from_fn(|seat| f32::from(u8::from(seat == Seat::South)));
        let lost = BySeat::from_fn(|seat| f32::from(u8::from(seat == Seat::West)));
        tree.prove(tree.of(root).start, lost);
        assert!(!tree.best(root).1, "others may be better");
        for branch in tree.of(root).skip(1) {
            tree.prove(branch, lost);
        }
        assert_eq!(tree.best(root), (lost, true), "all are lost");
        let other = add(&mut tree, 2, Seat::South);
        tree.prove(tree.of(other).start, won);
        assert_eq!(tree.best(other), (won, true), "one is enough to win");
    }
}
