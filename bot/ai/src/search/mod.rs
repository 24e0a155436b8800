//! The searches: iterative deepening over every turn of the root, and a tree that grows best-first.

mod best_first;
mod chances;
mod evaluation_cache;
mod game_tree;
mod history;
mod places;
mod transposition;
mod tree;
mod view;

use std::collections::HashMap;

use rules::{BoardGame, BySeat, Draft as _, Next, Position, Seat, Seats};

use crate::budget::Clock;
use crate::evaluate::{ChoiceOf, NodeKind, Opponents, Rated, Searchable};
use crate::net::Net;
use best_first::BestFirst;
use history::History;
pub(crate) use transposition::TranspositionTable;
use tree::{INFINITE, TURN, Window};
pub(crate) use view::{DECIDED, View, strengths};

/// The greatest depth of a search, in turns.
const DEEPEST: u32 = 60;

/// A turn at the root, and its value for the player to move.
#[derive(Clone, Debug)]
pub(crate) struct RootTurn<G: BoardGame> {
    pub(crate) turn: G::Turn,
    pub(crate) after: G,
    pub(crate) value: i32,
    /// The win probability of each seat, if the search estimated them all.
    pub(crate) chances: Option<BySeat<f64>>,
    /// The number of its move among those of the root, if that matters.
    pub(crate) moved: usize,
}

/// The result of a search, turn by turn.
#[derive(Clone, Debug)]
pub(crate) struct SearchOutcome<G: BoardGame> {
    /// All turns, best first. Only the values of as many as were asked for are exact.
    pub(crate) root_turns: Vec<RootTurn<G>>,
    /// The depth of the last completed iteration, in turns, including the turn to be played.
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// Whether the time or the flag ended it before its nodes were used up.
    pub(crate) cut_short: bool,
}

/// What a search is to find out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request<'a> {
    pub(crate) position: &'a Position,
    pub(crate) net: &'static Net,
    /// The values of this many turns, the best ones, will be exact.
    pub(crate) exact: usize,
    /// Whether these are turns of different moves: of one move that may gain different things, only
    /// the best counts.
    pub(crate) distinct: bool,
}

fn opponents<G: Searchable>(position: &Position, game: &G) -> Opponents {
    match position.seats().iter().filter(|seat| game.is_in(*seat)).count() {
        0..=2 => Opponents::Paranoid,
        playing => G::several(playing - 1),
    }
}

/// Searches a position for the seat to move, `own`, until the time is over or searching deeper
/// would change nothing. Chance decides between equal turns.
pub(crate) fn search<G: Searchable>(
    game: &G,
    own: Seat,
    request: Request<'_>,
    rng: &mut fastrand::Rng,
    table: &mut TranspositionTable,
    clock: Clock<'_>,
) -> SearchOutcome<G> {
    let Request { position, net, exact, distinct } = request;
    let opponents = opponents(position, game);
    let view = View::new(position, own, net);
    if opponents == Opponents::Selfish {
        return BestFirst::new(view, net, clock).run(game, exact, rng);
    }
    table.begin();
    let search = Search {
        view,
        after_own: others_first(position.seats(), own),
        opponents,
        table,
        history: History::new(),
        clock,
        choices: Vec::new(),
        rated: Vec::new(),
        distinct,
    };
    search.run(game, exact, rng)
}

/// A search in progress.
struct Search<'a, G: Searchable> {
    view: View,
    /// All four seats, in turn order from the one after `own` on.
    after_own: [Seat; 4],
    opponents: Opponents,
    table: &'a mut TranspositionTable,
    history: History,
    clock: Clock<'a>,
    choices: Vec<ChoiceOf<G>>,
    /// The choices of all stages on the way to the present one.
    rated: Vec<Rated<ChoiceOf<G>>>,
    distinct: bool,
}

impl<G: Searchable> Search<'_, G> {
    /// Searches deeper and deeper until the budget is used up or the result is certain. The values
    /// of the best `exact` turns will be exact. Chance decides between equal turns.
    fn run(mut self, game: &G, exact: usize, rng: &mut fastrand::Rng) -> SearchOutcome<G> {
        let mut root_turns = root_turns(game);
        let moves = if self.distinct { number_moves(&mut root_turns) } else { root_turns.len() };
        let exact = exact.min(moves).max(1);
        rng.shuffle(&mut root_turns);
        for root_turn in &mut root_turns {
            root_turn.value = self.view.value_now(&root_turn.after);
        }
        root_turns.sort_by_key(|root_turn| -root_turn.value);
        let mut depth = 1;
        let mut is_certain = false;
        while !is_certain && !self.clock.is_over() {
            if self.deepen(&mut root_turns, depth + 1, exact) {
                depth += 1;
            }
            let decided = |root_turn: &RootTurn<G>| root_turn.value.abs() > DECIDED;
            let won = |root_turn: &RootTurn<G>| root_turn.value > DECIDED;
            is_certain = root_turns.first().is_some_and(won)
                || root_turns.iter().take(exact).all(decided)
                || root_turns.len() == 1
                || depth >= DEEPEST;
        }
        SearchOutcome {
            root_turns,
            depth,
            nodes: self.clock.nodes(),
            cut_short: self.clock.is_cut_short(),
        }
    }

    /// Searches all turns to a depth in turns, the best of the previous iteration first, and brings
    /// the best ones to the front. Returns whether it was completed. If it was not even completed
    /// for as many turns as were asked for, everything stays as it was: values of different depths
    /// cannot be compared.
    fn deepen(&mut self, root_turns: &mut Vec<RootTurn<G>>, depth: u32, exact: usize) -> bool {
        let depth = TURN * depth as i32 - TURN;
        // The indices of the turns with exact values, best first.
        let mut best: Vec<usize> = Vec::with_capacity(exact + 1);
        let shallower: Vec<i32> = (root_turns.iter().take(exact)).map(|turn| turn.value).collect();
        for place in 0..root_turns.len() {
            let after = root_turns[place].after;
            let moved = root_turns[place].moved;
            let same = best.iter().position(|other| root_turns[*other].moved == moved);
            let same = same.filter(|_| self.distinct);
            let bar = match same.map(|rank| best[rank]).or(best.get(exact - 1).copied()) {
                Some(beaten) => root_turns[beaten].value,
                None => -INFINITE,
            };
            let value = self.root_value(&after, depth, bar, place);
            if self.clock.is_over() {
                break;
            }
            root_turns[place].value = value;
            if value > bar {
                if let Some(rank) = same {
                    best.remove(rank);
                }
                let rank = best.partition_point(|other| root_turns[*other].value >= value);
                best.insert(rank, place);
                best.truncate(exact);
            }
        }
        if best.len() < shallower.len() {
            for (turn, value) in root_turns.iter_mut().zip(shallower) {
                turn.value = value;
            }
            return false;
        }
        let mut order = best.clone();
        order.extend((0..root_turns.len()).filter(|place| !best.contains(place)));
        *root_turns = order.iter().map(|place| root_turns[*place].clone()).collect();
        !self.clock.is_over()
    }

    /// The value of a turn, exact if it is above the bar.
    fn root_value(&mut self, after: &G, depth: i32, bar: i32, tried: usize) -> i32 {
        if bar == -INFINITE {
            return self.reply(after, depth, Window::from(bar));
        }
        let reduction = match tried {
            0..8 => 0,
            _ if depth < 2 * TURN => 0,
            8..24 => 1,
            _ => TURN,
        };
        let mut value = self.reply(after, depth - reduction, Window::above(bar));
        if reduction > 0 && value > bar && !self.clock.is_over() {
            value = self.reply(after, depth, Window::above(bar));
        }
        if value > bar && !self.clock.is_over() {
            value = self.reply(after, depth, Window::from(bar));
        }
        value
    }
}

/// Numbers the moves of which these are turns, and returns how many there are: what a turn gains or
/// pays stands after its move, as in `i7-h6(h4)`.
fn number_moves<G: BoardGame>(root_turns: &mut [RootTurn<G>]) -> usize {
    let mut moves = HashMap::new();
    for root_turn in root_turns {
        let count = moves.len();
        let notation = root_turn.turn.to_string();
        root_turn.moved = *moves.entry(move_of(&notation).to_owned()).or_insert(count);
    }
    moves.len()
}

/// The move of a turn.
pub(crate) fn move_of(turn: &str) -> &str {
    turn.split(['(', '<', '>']).next().unwrap_or(turn)
}

/// All four seats in turn order from the one after `own` on; `own` and seats that do not play come
/// last.
fn others_first(seats: Seats, own: Seat) -> [Seat; 4] {
    let mut order = Seat::ALL;
    let mut turns = [usize::MAX; 4];
    let mut seat = own;
    for turn in 0..seats.len() {
        seat = seats.after(seat);
        turns[seat.index()] = turn;
    }
    order.sort_by_key(|seat| turns[seat.index()]);
    order
}

/// Every turn that can be played. If markers pay for turning a chevron, only the cheapest set is
/// included.
pub(crate) fn root_turns<G: Searchable>(game: &G) -> Vec<RootTurn<G>> {
    let mut all = Vec::new();
    each_turn(&game.draft(), &mut all);
    all
}

fn each_turn<G: Searchable>(draft: &G::Draft, all: &mut Vec<RootTurn<G>>) {
    let mut rated: Vec<Rated<ChoiceOf<G>>> = draft.choices().into_iter().map(Rated::new).collect();
    let move_count_limit = G::move_count_limit(draft, NodeKind::Root);
    if move_count_limit < rated.len() {
        G::rate(draft, &mut rated);
        rated.sort_by_key(|rated| -rated.rating);
        rated.truncate(move_count_limit);
    }
    for rated in rated {
        match draft.take(rated.choice) {
            Ok(Next::Choose(further)) => each_turn(&further, all),
            Ok(Next::Done((turn, after))) => {
                all.push(RootTurn { turn, after, value: 0, chances: None, moved: 0 });
            }
            // A draft accepts what it offers.
            Err(_) => {}
        }
    }
}
