//! The search: every turn that can be played, looked at deeper and deeper.

mod memory;
mod tree;
mod view;

use rules::{Draft as _, Game, Next, Position, Seat, Seats, Status};

use crate::budget::{Budget, Clock, Stop};
use crate::judge::{ChoiceOf, Judged, Opponents, Place, Rated};
use crate::weights::Weights;
pub(crate) use memory::Memory;
use tree::{INFINITE, TURN, Window};
pub(crate) use view::{DECIDED, View, WON, worths};

/// No search gets deeper than so many turns.
const DEEPEST: u32 = 60;

/// A turn that can be played, and what it is worth to the player who thinks.
#[derive(Clone, Debug)]
pub(crate) struct Prospect<G: Game> {
    pub(crate) turn: G::Turn,
    pub(crate) after: G,
    pub(crate) value: i32,
}

/// What a search found out.
#[derive(Clone, Debug)]
pub(crate) struct Finding<G: Game> {
    /// All turns, best first. Only the values of those asked for are exact.
    pub(crate) prospects: Vec<Prospect<G>>,
    /// Turns looked ahead by the last search that was finished, the one to be played included.
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// Whether the time or the flag ended it before its nodes were used up.
    pub(crate) cut_short: bool,
}

/// A search in progress.
pub(crate) struct Search<'a, G: Judged> {
    view: View,
    /// All four seats, the others first, in turn order from the one after `own` on.
    after_own: [Seat; 4],
    opponents: Opponents,
    memory: &'a mut Memory,
    clock: Clock<'a>,
    choices: Vec<ChoiceOf<G>>,
    /// The choices of all stages on the way to the present one.
    rated: Vec<Rated<ChoiceOf<G>>>,
}

impl<'a, G: Judged> Search<'a, G> {
    /// A search for the seat to move; `None` if the game is over.
    pub(crate) fn new(
        position: &Position,
        game: &G,
        weights: Weights,
        budget: Budget,
        memory: &'a mut Memory,
        stop: &'a Stop,
    ) -> Option<Search<'a, G>> {
        let Status::Turn(own) = game.status() else {
            return None;
        };
        let seats = position.seats();
        let playing = seats.iter().filter(|seat| game.is_in(*seat)).count();
        memory.begin();
        Some(Search {
            view: View::new(position, own, weights),
            after_own: others_first(seats, own),
            opponents: if playing > 2 {
                G::several(playing - 1)
            } else {
                Opponents::Together
            },
            memory,
            clock: Clock::start(budget, stop),
            choices: Vec::new(),
            rated: Vec::new(),
        })
    }

    /// Looks deeper and deeper until the budget is used up or all is known. The values of the best
    /// `exact` turns will be exact. Of equal turns chance decides.
    pub(crate) fn run(mut self, game: &G, exact: usize, rng: &mut fastrand::Rng) -> Finding<G> {
        let mut prospects = prospects(game);
        rng.shuffle(&mut prospects);
        for prospect in &mut prospects {
            prospect.value = self.view.value_now(&prospect.after);
        }
        prospects.sort_by_key(|prospect| -prospect.value);
        let mut depth = 1;
        while depth < DEEPEST && !self.clock.is_over() {
            if self.deepen(&mut prospects, depth + 1, exact) {
                depth += 1;
            }
            let decided = |prospect: &Prospect<G>| prospect.value.abs() > DECIDED;
            if prospects.iter().take(exact).all(decided) || prospects.len() == 1 {
                break;
            }
        }
        Finding {
            prospects,
            depth,
            nodes: self.clock.nodes(),
            cut_short: self.clock.is_cut_short(),
        }
    }

    /// Looks at all turns to a depth of so many turns, those that were best first, and brings the
    /// best ones to the front. Whether it came to the end.
    fn deepen(&mut self, prospects: &mut Vec<Prospect<G>>, depth: u32, exact: usize) -> bool {
        let depth = TURN * depth as i32 - TURN;
        // Places of the turns with exact values, best first.
        let mut best: Vec<usize> = Vec::with_capacity(exact + 1);
        for place in 0..prospects.len() {
            let after = prospects[place].after;
            let bar = match best.get(exact - 1) {
                Some(last) => prospects[*last].value,
                None => -INFINITE,
            };
            let value = self.root_value(&after, depth, bar, place);
            if self.clock.is_over() {
                break;
            }
            prospects[place].value = value;
            if value > bar {
                let rank = best.partition_point(|other| prospects[*other].value >= value);
                best.insert(rank, place);
                best.truncate(exact);
            }
        }
        let mut order = best.clone();
        order.extend((0..prospects.len()).filter(|place| !best.contains(place)));
        if !best.is_empty() {
            *prospects = order
                .iter()
                .map(|place| prospects[*place].clone())
                .collect();
        }
        !self.clock.is_over()
    }

    /// The value of a turn, exact if it is above the bar.
    fn root_value(&mut self, after: &G, depth: i32, bar: i32, tried: usize) -> i32 {
        if bar == -INFINITE {
            return self.reply(after, depth, Window::from(bar));
        }
        let doubt = match tried {
            0..8 => 0,
            _ if depth < 2 * TURN => 0,
            8..24 => 1,
            _ => TURN,
        };
        let mut value = self.reply(after, depth - doubt, Window::above(bar));
        if doubt > 0 && value > bar && !self.clock.is_over() {
            value = self.reply(after, depth, Window::above(bar));
        }
        if value > bar && !self.clock.is_over() {
            value = self.reply(after, depth, Window::from(bar));
        }
        value
    }
}

/// All four seats in turn order from the one after `own` on; `own` and those that do not play come
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

/// Every turn that can be played. Where markers pay for a turned chevron, only the cheapest set.
pub(crate) fn prospects<G: Judged>(game: &G) -> Vec<Prospect<G>> {
    let mut all = Vec::new();
    each_turn(&game.draft(), &mut all);
    all
}

fn each_turn<G: Judged>(draft: &G::Draft, all: &mut Vec<Prospect<G>>) {
    let mut rated: Vec<Rated<ChoiceOf<G>>> = draft
        .choices()
        .into_iter()
        .map(|choice| Rated {
            choice,
            place: 0,
            rating: 0,
        })
        .collect();
    let enough = G::enough(draft, Place::Root);
    if enough < rated.len() {
        G::rate(draft, &mut rated);
        rated.sort_by_key(|rated| -rated.rating);
        rated.truncate(enough);
    }
    for rated in rated {
        match draft.take(rated.choice) {
            Ok(Next::Choose(further)) => each_turn(&further, all),
            Ok(Next::Done((turn, after))) => all.push(Prospect {
                turn,
                after,
                value: 0,
            }),
            // A draft takes what it offers.
            Err(_) => {}
        }
    }
}
