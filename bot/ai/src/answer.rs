//! What one thread finds out about a position.

use rules::{BySeat, Position, Status, on_game};

use crate::budget::Clock;
use crate::evaluate::Searchable;
use crate::evaluator::Evaluator;
use crate::search::{Request, RootTurn, SearchOutcome, TranspositionTable, search, uses_table};
use crate::search_result::SearchResult;
use crate::win_probability::win_probability_after;

/// What is asked about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// How many of the best turns.
    pub(crate) count: usize,
    pub(crate) evaluator: Evaluator,
    /// Decides between equal turns.
    pub(crate) seed: u64,
}

/// The best turns that one thread found.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// Best first, with the win probability of each seat after them.
    turns: Vec<(String, BySeat<f64>)>,
    depth: u32,
    pub(crate) nodes: u64,
    cut_short: bool,
    /// Whether searching deeper would change nothing.
    pub(crate) is_certain: bool,
}

/// Whether several threads can search a position together.
pub(crate) fn can_be_shared(position: &Position) -> bool {
    on_game!(position.game(), game => uses_table(position, game))
}

impl Question {
    /// Searches a position; `None` if the game is over.
    pub(crate) fn answer(
        self,
        position: &Position,
        table: &TranspositionTable,
        clock: Clock<'_>,
    ) -> Option<Answer> {
        on_game!(position.game(), game => self.answer_in(position, game, table, clock))
    }

    fn answer_in<G: Searchable>(
        self,
        position: &Position,
        game: &G,
        table: &TranspositionTable,
        clock: Clock<'_>,
    ) -> Option<Answer> {
        let Status::Turn(own) = game.status() else {
            return None;
        };
        let request = Request { position, evaluator: self.evaluator, exact: self.count.max(1) };
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let SearchOutcome { root_turns, depth, nodes, cut_short, is_certain } =
            search(game, request, &mut rng, table, clock)?;
        let turn = |root_turn: &RootTurn<G>| {
            let chances = win_probability_after(position, root_turn, own, self.evaluator);
            (root_turn.turn.to_string(), chances)
        };
        Some(Answer {
            turns: root_turns.iter().take(self.count).map(turn).collect(),
            depth,
            nodes,
            cut_short,
            is_certain,
        })
    }
}

impl Answer {
    /// Whether it looked further ahead than another answer. A certain answer has looked ahead as far as one can.
    pub(crate) fn is_better_than(&self, other: &Answer) -> bool {
        (self.is_certain, self.depth) > (other.is_certain, other.depth)
    }

    /// The results, best first.
    pub(crate) fn results(self) -> Vec<SearchResult> {
        let result = |(turn, win_probability)| SearchResult {
            turn,
            win_probability,
            depth: self.depth,
            nodes: self.nodes,
            cut_short: self.cut_short,
        };
        self.turns.into_iter().map(result).collect()
    }
}
