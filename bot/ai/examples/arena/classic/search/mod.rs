//! The search: iterative deepening over every turn of the root.

mod history;
mod transposition;
mod tree;
mod view;

use ai::Budget;
use rules::{Draft as _, Game, Next, Position, Seat, Seats, Status};

use crate::classic::clock::Clock;
use crate::classic::evaluate::{ChoiceOf, NodeKind, Opponents, Rated, Searchable};
use history::History;
pub(in crate::classic) use transposition::TranspositionTable;
use tree::{INFINITE, TURN, Window};
use view::{DECIDED, View};

/// The greatest depth of a search, in turns.
const DEEPEST: u32 = 60;

/// A turn at the root, and its value for the player to move.
#[derive(Clone, Debug)]
pub(in crate::classic) struct RootTurn<G: Game> {
    pub(in crate::classic) turn: G::Turn,
    pub(in crate::classic) after: G,
    pub(in crate::classic) value: i32,
}

/// A search in progress.
pub(in crate::classic) struct Search<'a, G: Searchable> {
    view: View,
    /// All four seats, in turn order from the one after `own` on.
    after_own: [Seat; 4],
    opponents: Opponents,
    table: &'a mut TranspositionTable,
    history: History,
    clock: Clock,
    choices: Vec<ChoiceOf<G>>,
    /// The choices of all stages on the way to the present one.
    rated: Vec<Rated<ChoiceOf<G>>>,
}

impl<'a, G: Searchable> Search<'a, G> {
    /// A search for the seat to move; `None` if the game is over.
    pub(in crate::classic) fn new(
        position: &Position,
        game: &G,
        budget: Budget,
        table: &'a mut TranspositionTable,
    ) -> Option<Search<'a, G>> {
        let Status::Turn(own) = game.status() else {
            return None;
        };
        let seats = position.seats();
        let playing = seats.iter().filter(|seat| game.is_in(*seat)).count();
        table.begin();
        Some(Search {
            view: View::new(position, own),
            after_own: others_first(seats, own),
            opponents: if playing > 2 { G::several(playing - 1) } else { Opponents::Paranoid },
            table,
            history: History::new(),
            clock: Clock::start(budget),
            choices: Vec::new(),
            rated: Vec::new(),
        })
    }

    /// Looks deeper and deeper until the budget is used up or all is known. Of equal turns chance decides.
    pub(in crate::classic) fn run(mut self, game: &G, rng: &mut fastrand::Rng) -> Option<G::Turn> {
        let mut root_turns = root_turns(game);
        rng.shuffle(&mut root_turns);
        for root_turn in &mut root_turns {
            root_turn.value = self.view.value_now(&root_turn.after);
        }
        root_turns.sort_by_key(|root_turn| -root_turn.value);
        let mut depth = 1;
        while depth < DEEPEST && !self.clock.is_over() {
            if self.deepen(&mut root_turns, depth + 1) {
                depth += 1;
            }
            let decided = |root_turn: &RootTurn<G>| root_turn.value.abs() > DECIDED;
            if root_turns.first().is_some_and(decided) || root_turns.len() == 1 {
                break;
            }
        }
        root_turns.into_iter().next().map(|best| best.turn)
    }

    /// Searches all turns to a depth in turns, the best of the iteration before first, and brings the best one to the
    /// front. Returns whether it came to the end.
    fn deepen(&mut self, root_turns: &mut [RootTurn<G>], depth: u32) -> bool {
        let depth = TURN * depth as i32 - TURN;
        let (mut best, mut bar) = (0, -INFINITE);
        for (place, root_turn) in root_turns.iter_mut().enumerate() {
            let value = self.root_value(&root_turn.after, depth, bar, place);
            if self.clock.is_over() {
                break;
            }
            root_turn.value = value;
            if value > bar {
                (best, bar) = (place, value);
            }
        }
        root_turns[..=best].rotate_right(1);
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

/// All four seats in turn order from the one after `own` on; `own` and seats that do not play come last.
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

/// Every turn that can be played. If markers pay for turning a chevron, only the cheapest set is included.
pub(in crate::classic) fn root_turns<G: Searchable>(game: &G) -> Vec<RootTurn<G>> {
    let mut all = Vec::new();
    each_turn(&game.draft(), &mut all);
    all
}

fn each_turn<G: Searchable>(draft: &G::Draft, all: &mut Vec<RootTurn<G>>) {
    let mut rated: Vec<Rated<ChoiceOf<G>>> =
        draft.choices().into_iter().map(|choice| Rated { choice, place: 0, rating: 0 }).collect();
    let move_count_limit = G::move_count_limit(draft, NodeKind::Root);
    if move_count_limit < rated.len() {
        G::rate(draft, &mut rated);
        rated.sort_by_key(|rated| -rated.rating);
        rated.truncate(move_count_limit);
    }
    for rated in rated {
        match draft.take(rated.choice) {
            Ok(Next::Choose(further)) => each_turn(&further, all),
            Ok(Next::Done((turn, after))) => all.push(RootTurn { turn, after, value: 0 }),
            // A draft accepts what it offers.
            Err(_) => {}
        }
    }
}
