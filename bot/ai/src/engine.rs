//! The computer player: a position in, a turn out.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use rules::{BoardGame, BySeat, Kind, Position, Seat, Status, on_game};

use crate::budget::{Budget, Clock, Stop};
use crate::evaluate::Searchable;
use crate::features::Features;
use crate::glance::{Attention, glance, gumbel};
use crate::level::{Level, Skill};
use crate::net::{Net, inputs_on};
use crate::openings::Openings;
use crate::search::{Request, RootTurn, SearchOutcome, TranspositionTable, move_of, search};
use crate::search_result::SearchResult;
use crate::win_probability::{win_probability_after, win_probability_now};

/// This many turns of each seat count as the opening.
const OPENING: usize = 4;

/// How many turns are evaluated exactly in the opening if the position is not in the book, and the
/// difference in win probability that makes one of them e times as rare.
const CANDIDATES: usize = 4;
const RARER: f64 = 0.03;

/// By how much the win probability of a turn in the opening may be below that of the best one. In
/// Pasang, where turns differ more, 8 % cost a Strong nothing; in Pacru and Azacru they cost one
/// game in ten.
const fn as_good(kind: Kind) -> f64 {
    match kind {
        Kind::Pasang => 0.06,
        Kind::Pacru | Kind::Azacru | Kind::Shacru => 0.03,
    }
}

/// The win probabilities of a player for whom nothing is decided yet.
const OPEN: RangeInclusive<f64> = 0.1..=0.8;

/// The evaluation of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// The win probability of each seat, 0 to 1, which add up to 1, if the seat to move plays
    /// `best`.
    pub win_probability: BySeat<f64>,
    /// The best turn that was found; `None` if the game is over.
    pub best: Option<String>,
    /// Whether time or the stop flag ended the search before its nodes were used up.
    pub cut_short: bool,
}

/// A computer player, with a transposition table of about 6 MB that all its searches reuse. For
/// games of three, a search may keep a tree of up to 26 MB while it goes on.
///
/// A search leaves nothing behind for the next one: turns depend only on the position, the level
/// and the seed, unless a search is cut short.
#[derive(Default)]
pub struct Engine {
    table: TranspositionTable,
    /// The net for every game, instead of those of the levels.
    net: Option<&'static Net>,
}

impl Engine {
    /// An engine with an empty table.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// An engine that judges positions by another net than the levels, for experiments.
    pub fn with(net: &'static Net) -> Engine {
        Engine { net: Some(net), ..Engine::default() }
    }

    /// The turn that a level plays; `None` if the game is over.
    ///
    /// `cap` is the most that it may take; of a Grandmaster, its time counts only while somebody
    /// else waits. `seed` decides between equal turns: see [`Level::seed`].
    pub fn choose(
        &mut self,
        position: &Position,
        level: Level,
        seed: u64,
        cap: Budget,
        stop: &Stop,
    ) -> Option<SearchResult> {
        let skill = level.skill(position.kind());
        let mut budget = level.budget_within(position, cap);
        if skill.attention().is_none() && is_alone(position) {
            // Nobody waits twenty seconds for each of many turns that cannot be answered.
            budget.time = cap.time.or(budget.time);
        }
        self.play(position, skill, budget, seed, stop)
    }

    /// The turn of a player whose skill lies between those of the levels, for tuning them; `None`
    /// if the game is over.
    pub fn choose_with(
        &mut self,
        position: &Position,
        skill: Skill,
        seed: u64,
        stop: &Stop,
    ) -> Option<SearchResult> {
        let nodes = match skill {
            Skill::Sight(_) => 0,
            Skill::Nodes(nodes) => nodes,
        };
        self.play(position, skill, Budget::nodes(nodes), seed, stop)
    }

    fn play(
        &mut self,
        position: &Position,
        skill: Skill,
        budget: Budget,
        seed: u64,
        stop: &Stop,
    ) -> Option<SearchResult> {
        if let Some(attention) = skill.attention() {
            let net = self.net_for(position);
            return on_game!(position.game(), game => {
                glance(position, game, net, attention, seed)
            });
        }
        let players = position.seats().len();
        // A position that was set up may come from any stage of a game.
        if position.setup().position.is_some() || position.history().len() > OPENING * players {
            return self.search(position, budget, seed, stop);
        }
        // Nobody wants to see the same opening every time.
        let Status::Turn(own) = position.status() else {
            return None;
        };
        let mut candidates = known_turns(position, own);
        if candidates.is_empty() {
            candidates = self.best_turns(position, CANDIDATES, budget, seed, stop);
        }
        let best = candidates.first()?.win_probability[own];
        // A player with something to win or to save does not experiment.
        if !OPEN.contains(&best) {
            return Some(candidates.swap_remove(0));
        }
        candidates.retain(|turn| turn.win_probability[own] >= best - as_good(position.kind()));
        let mut rng = fastrand::Rng::with_seed(!seed);
        let seems = |turn: &SearchResult| turn.win_probability[own] + RARER * gumbel(&mut rng);
        let seeming: Vec<f64> = candidates.iter().map(seems).collect();
        let chosen =
            (0..candidates.len()).max_by(|one, other| seeming[*one].total_cmp(&seeming[*other]))?;
        Some(candidates.swap_remove(chosen))
    }

    /// The best turn that can be found within a budget; `None` if the game is over. Without any
    /// nodes it is the turn after which the position looks best.
    pub fn search(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: u64,
        stop: &Stop,
    ) -> Option<SearchResult> {
        self.best_turns(position, 1, budget, seed, stop).into_iter().next()
    }

    /// The best `count` turns that can be found within a budget, best first; empty if the game is
    /// over.
    pub fn best_turns(
        &mut self,
        position: &Position,
        count: usize,
        budget: Budget,
        seed: u64,
        stop: &Stop,
    ) -> Vec<SearchResult> {
        let clock = Clock::start(budget, stop);
        let wanted = (count, false);
        on_game!(position.game(), game => self.best_turns_of(position, game, wanted, seed, clock))
    }

    /// The same for the best `count` turns of different moves.
    pub fn best_moves(
        &mut self,
        position: &Position,
        count: usize,
        budget: Budget,
        seed: u64,
        stop: &Stop,
    ) -> Vec<SearchResult> {
        let clock = Clock::start(budget, stop);
        let wanted = (count, true);
        on_game!(position.game(), game => self.best_turns_of(position, game, wanted, seed, clock))
    }

    fn best_turns_of<G: Searchable>(
        &mut self,
        position: &Position,
        game: &G,
        (count, distinct): (usize, bool),
        seed: u64,
        clock: Clock<'_>,
    ) -> Vec<SearchResult> {
        let Status::Turn(own) = game.status() else {
            return Vec::new();
        };
        let net = self.net_for(position);
        let request = Request { position, net, exact: count.max(1), distinct };
        let mut rng = fastrand::Rng::with_seed(seed);
        let found = search(game, own, request, &mut rng, &mut self.table, clock);
        let SearchOutcome { root_turns, depth, nodes, cut_short } = found;
        let result = |root_turn: RootTurn<G>| SearchResult {
            turn: root_turn.turn.to_string(),
            win_probability: win_probability_after(position, &root_turn, own, net),
            depth,
            nodes,
            cut_short,
        };
        let mut moves = HashSet::new();
        // Beyond the exact values, and in a tree that grows best-first, a move may come again.
        let is_new =
            |result: &SearchResult| !distinct || moves.insert(move_of(&result.turn).to_owned());
        root_turns.into_iter().map(result).filter(is_new).take(count).collect()
    }

    /// The evaluation of a position by a search within a budget.
    pub fn evaluate(&mut self, position: &Position, budget: Budget, stop: &Stop) -> Evaluation {
        match self.search(position, budget, 0, stop) {
            Some(SearchResult { win_probability, turn, cut_short, .. }) => {
                Evaluation { win_probability, best: Some(turn), cut_short }
            }
            None => Evaluation {
                win_probability: self.win_probability(position),
                best: None,
                cut_short: false,
            },
        }
    }

    /// The estimated win probability of each seat without looking ahead; 1 for the winner of a
    /// finished game.
    pub fn win_probability(&self, position: &Position) -> BySeat<f64> {
        let net = self.net_for(position);
        on_game!(position.game(), game => win_probability_now(position, game, net))
    }

    fn net_for(&self, position: &Position) -> &'static Net {
        self.net.unwrap_or_else(|| Net::of(position.kind(), position.seats().len()))
    }
}

/// Whether only the player to move has a move. In Pasang the game ends at once for whoever has
/// none.
fn is_alone(position: &Position) -> bool {
    if position.kind() == Kind::Pasang {
        return false;
    }
    let features = features(position);
    let others = Seat::ALL.into_iter().filter(|seat| position.status() != Status::Turn(*seat));
    others.map(|seat| features[seat].mobility).sum::<i32>() == 0
}

/// The turns of the opening book for a position, best first; none if it is not in the book.
fn known_turns(position: &Position, own: Seat) -> Vec<SearchResult> {
    let known = Openings::of(position).map(|openings| openings.turns(position));
    let result = |(turn, chance): (String, f64)| SearchResult {
        turn,
        win_probability: BySeat::from_fn(|seat| match seat {
            _ if seat == own => chance,
            _ if position.seats().contains(seat) => 1.0 - chance,
            _ => 0.0,
        }),
        depth: 1,
        nodes: 0,
        cut_short: false,
    };
    known.into_iter().flatten().map(result).collect()
}

/// What each seat has, all features counted.
pub fn features(position: &Position) -> BySeat<Features> {
    on_game!(position.game(), game => game.features(true))
}

/// Appends the inputs of a net that are on in a position, as seen from a seat, with the board
/// transformed by one of eight symmetries: four rotations, then the same mirrored. Returns how many
/// inputs a net of the game has. For training.
pub fn inputs(position: &Position, seat: Seat, symmetry: usize, on: &mut Vec<u16>) -> usize {
    on_game!(position.game(), game => inputs_on(game, seat, symmetry, on))
}

/// The turn after which the position looks best; `None` if the game is over. Takes almost no time
/// and memory.
pub fn greedy(position: &Position, seed: u64) -> Option<String> {
    let net = Net::of(position.kind(), position.seats().len());
    let best =
        on_game!(position.game(), game => glance(position, game, net, Attention::FULL, seed));
    best.map(|best| best.turn)
}

/// A random turn, with a random choice at each step; `None` if the game is over. It evaluates
/// nothing, so nothing can go wrong.
pub fn random_turn(position: &Position, seed: u64) -> Option<String> {
    on_game!(position.game(), game => random_turn_of(game, &mut fastrand::Rng::with_seed(seed)))
}

fn random_turn_of<G: BoardGame>(game: &G, rng: &mut fastrand::Rng) -> Option<String> {
    use rules::{Draft as _, Next};
    let mut draft = game.draft();
    loop {
        let choice = rng.choice(draft.choices())?;
        match draft.take(choice) {
            Ok(Next::Choose(further)) => draft = further,
            Ok(Next::Done((turn, _))) => return Some(turn.to_string()),
            // A draft accepts what it offers.
            Err(_) => return None,
        }
    }
}
