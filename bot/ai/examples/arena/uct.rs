//! A sparring partner of another kind: Monte Carlo tree search with random games (Kocsis and Szepesvari 2006). Every
//! player maximises their own share.

use rules::{BySeat, Draft as _, Game, Next, Position, Seat, Status, on_game};

/// The weight of exploration.
const CURIOSITY: f64 = 0.7;

/// A random game is scored as it stands after this many turns.
const LONGEST: usize = 600;

/// The turn chosen after this many random games; `None` if the game is over.
pub(crate) fn turn(position: &Position, playouts: u32, seed: u64) -> Option<String> {
    on_game!(position.game(), game => best(game, playouts, seed))
}

/// A stage of a turn, with the results below it.
struct Node<G: Game> {
    draft: G::Draft,
    seat: Seat,
    visits: f64,
    branches: Vec<Branch<G>>,
}

struct Branch<G: Game> {
    choice: <G::Draft as rules::Draft>::Choice,
    visits: f64,
    /// The wins of the seat that chooses.
    won: f64,
    node: Option<usize>,
}

impl<G: Game> Node<G> {
    fn new(draft: G::Draft, seat: Seat, rng: &mut fastrand::Rng) -> Node<G> {
        let branch = |choice| Branch { choice, visits: 0.0, won: 0.0, node: None };
        let mut branches: Vec<_> = draft.choices().into_iter().map(branch).collect();
        rng.shuffle(&mut branches);
        Node { draft, seat, visits: 0.0, branches }
    }

    fn promising(&self) -> usize {
        let hope = |branch: &Branch<G>| {
            if branch.visits == 0.0 {
                return f64::INFINITY;
            }
            branch.won / branch.visits + CURIOSITY * (self.visits.ln() / branch.visits).sqrt()
        };
        let best = (0..self.branches.len()).max_by(|one, other| {
            hope(&self.branches[*one]).total_cmp(&hope(&self.branches[*other]))
        });
        best.expect("a draft has choices")
    }

    fn favourite(&self) -> &Branch<G> {
        let best = self.branches.iter().max_by(|one, other| one.visits.total_cmp(&other.visits));
        best.expect("a draft has choices")
    }
}

fn best<G: Game>(game: &G, playouts: u32, seed: u64) -> Option<String> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let Status::Turn(seat) = game.status() else {
        return None;
    };
    let mut tree = vec![Node::new(game.draft(), seat, &mut rng)];
    for _ in 0..playouts {
        grow::<G>(&mut tree, &mut rng);
    }
    let mut node = &tree[0];
    loop {
        let branch = node.favourite();
        match (node.draft.take(branch.choice), branch.node) {
            (Ok(Next::Done((turn, _))), _) => return Some(turn.to_string()),
            (Ok(Next::Choose(_)), Some(next)) => node = &tree[next],
            (Ok(Next::Choose(draft)), None) => {
                return Some(finish::<G>(draft, &mut rng).0.to_string());
            }
            (Err(error), _) => unreachable!("a draft takes what it offers: {error:?}"),
        }
    }
}

/// Follows the most promising branches, adds a node, and plays a random game from there.
fn grow<G: Game>(tree: &mut Vec<Node<G>>, rng: &mut fastrand::Rng) {
    let mut path = Vec::new();
    let mut at = 0;
    let shares = loop {
        let place = tree[at].promising();
        path.push((at, place));
        let branch = &tree[at].branches[place];
        if let Some(next) = branch.node {
            at = next;
            continue;
        }
        let next = tree[at].draft.take(branch.choice).expect("a draft takes what it offers");
        let (draft, seat) = match next {
            Next::Choose(draft) => (draft, tree[at].seat),
            Next::Done((_, after)) => match after.status() {
                Status::Turn(seat) => (after.draft(), seat),
                Status::Over(_) => break playout(after, rng),
            },
        };
        tree[at].branches[place].node = Some(tree.len());
        tree.push(Node::new(draft.clone(), seat, rng));
        break playout(finish::<G>(draft, rng).1, rng);
    };
    for (at, place) in path {
        let node = &mut tree[at];
        node.visits += 1.0;
        node.branches[place].visits += 1.0;
        node.branches[place].won += shares[node.seat];
    }
}

/// Finishes a turn at random.
fn finish<G: Game>(mut draft: G::Draft, rng: &mut fastrand::Rng) -> (G::Turn, G) {
    loop {
        let choice = rng.choice(draft.choices()).expect("a draft has choices");
        match draft.take(choice).expect("a draft takes what it offers") {
            Next::Choose(further) => draft = further,
            Next::Done((turn, after)) => return (turn, after),
        }
    }
}

/// The winners of a random game; those with the most points if it does not end.
fn playout<G: Game>(mut game: G, rng: &mut fastrand::Rng) -> BySeat<f64> {
    for _ in 0..LONGEST {
        if let Status::Over(outcome) = game.status() {
            let share = 1.0 / outcome.winners.len() as f64;
            return BySeat::from_fn(
                |seat| {
                    if outcome.winners.contains(seat) { share } else { 0.0 }
                },
            );
        }
        game = finish::<G>(game.draft(), rng).1;
    }
    let points = game.points();
    let most = points.iter().map(|(_, points)| *points).max().unwrap_or(0);
    let leaders = points.iter().filter(|(_, points)| **points == most).count();
    BySeat::from_fn(|seat| if points[seat] == most { 1.0 / leaders as f64 } else { 0.0 })
}
