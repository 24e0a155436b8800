//! The tree: principal variation search over the choices of turns.
//!
//! A value is that for the side that chooses: the player to move at the root, or everybody else.

use rules::{Draft as _, Next, NextOf, Seat, Status};

use super::Search;
use super::history::quick;
use super::places::Places;
use super::transposition::{Bound, Known};
use super::view::{DECIDED, WON};
use crate::evaluate::{NodeKind, Opponents, Rated, Searchable};

/// The depth of one turn. Depth is counted in half turns, so that a late choice can be reduced by
/// half a turn.
pub(super) const TURN: i32 = 2;

/// How much a null move reduces the depth.
const NULL_MOVE_REDUCTION: i32 = TURN + 1;

/// Larger than all values.
pub(super) const INFINITE: i32 = i32::MAX / 2;

/// The alpha-beta window: only a value between its bounds must be exact.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Window {
    /// Asks only whether a value is above `low`.
    pub(super) fn above(low: i32) -> Window {
        Window { low, high: low + 1 }
    }

    /// Asks for the exact value if it is above `low`.
    pub(super) fn from(low: i32) -> Window {
        Window { low, high: INFINITE }
    }

    fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }
}

/// The side that chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Side {
    /// The player to move at the root.
    Own,
    /// The others.
    Others,
}

impl Side {
    fn sign(self) -> i32 {
        match self {
            Side::Own => 1,
            Side::Others => -1,
        }
    }
}

/// What all stages of a turn have in common.
#[derive(Clone, Copy, Debug)]
struct Turn {
    seat: Seat,
    side: Side,
    depth: i32,
    /// The best turn when this position was visited before.
    best: Places,
}

/// The value of a position, and the choices that lead to it.
#[derive(Clone, Copy, Debug)]
struct Found {
    value: i32,
    best_turn: Places,
}

impl<G: Searchable> Search<'_, G> {
    /// The value of the position after a turn of the player to move at the root, for that player.
    pub(super) fn reply(&mut self, after: &G, depth: i32, window: Window) -> i32 {
        self.next(after, Side::Own, depth, window)
    }

    /// The value of the position after a turn of `side`, for that side.
    fn next(&mut self, after: &G, side: Side, depth: i32, window: Window) -> i32 {
        let seat = match after.status() {
            Status::Over(outcome) => return side.sign() * self.view.final_value(&outcome),
            Status::Turn(seat) => seat,
        };
        let own = self.view.own;
        if self.opponents == Opponents::BestReply && side == Side::Others {
            // One opponent has answered: now the player at the root moves, if they can.
            if !after.can_move(own) {
                return WON - self.view.plies();
            }
            let after = after.as_if_turn_of(own);
            return -self.position(&after, own, Side::Own, depth, window.turned(), true);
        }
        let next = if seat == own { Side::Own } else { Side::Others };
        if next == side {
            self.position(after, seat, next, depth, window, true)
        } else {
            -self.position(after, seat, next, depth, window.turned(), true)
        }
    }

    /// The value of a position for the side to move. A null move is not tried directly after
    /// another one.
    fn position(
        &mut self,
        game: &G,
        seat: Seat,
        side: Side,
        depth: i32,
        window: Window,
        null_move_allowed: bool,
    ) -> i32 {
        if depth < TURN {
            // A repetition is detected when the line is searched further.
            self.clock.tick();
            return side.sign() * self.view.estimate(game);
        }
        let fingerprint = game.fingerprint();
        if let Some(outcome) = self.view.ended(game, fingerprint) {
            return side.sign() * self.view.final_value(&outcome);
        }
        let key = Self::key(game, fingerprint, side);
        let known = self.table.probe(key);
        if let Some(known) = known
            && i32::from(known.depth) >= depth
            && let Some(value) = self.settles(&known, window)
        {
            self.clock.tick();
            return value;
        }
        let turn =
            Turn { seat, side, depth, best: known.map_or(Places::NONE, |known| known.best_turn) };
        self.view.enter(fingerprint);
        if null_move_allowed && self.null_move_fails_high(game, side, depth, window) {
            self.view.leave();
            return window.high;
        }
        let found = match (self.opponents, side) {
            (Opponents::BestReply, Side::Others) => self.answers(game, turn, window),
            _ => self.stage(&game.draft(), 0, turn, window),
        };
        self.view.leave();
        if !self.clock.is_over() {
            self.remember(key, depth, window, found);
        }
        found.value
    }

    /// Whether a side is above the window even if it does not move and the others move next (null
    /// move, Beal 1989). If so, its turns need not be searched.
    fn null_move_fails_high(&mut self, game: &G, side: Side, depth: i32, window: Window) -> bool {
        let other = self.after_own.into_iter().find(|seat| game.is_in(*seat));
        let (rest, next) = match (side, other) {
            (Side::Own, Some(other)) => (Side::Others, other),
            _ => (Side::Own, self.view.own),
        };
        let worth_trying = G::ALLOWS_NULL_MOVE
            && self.opponents == Opponents::Paranoid
            && depth >= 2 * TURN
            && window.high == window.low + 1
            && window.high.abs() < DECIDED
            && side.sign() * self.view.estimate(game) >= window.high
            && game.can_move(next);
        if !worth_trying {
            return false;
        }
        let skipped = game.as_if_turn_of(next);
        let turned = window.turned();
        let value =
            -self.position(&skipped, next, rest, depth - NULL_MOVE_REDUCTION, turned, false);
        value >= window.high && !self.clock.is_over()
    }

    /// The best answer of any single opponent; the first choice is which opponent answers.
    fn answers(&mut self, game: &G, turn: Turn, mut window: Window) -> Found {
        let mut best = Found { value: -INFINITE, best_turn: Places::NONE };
        let mut seats = self.after_own;
        seats.sort_by_key(|seat| !turn.best.has(0, *seat as u8));
        for seat in seats {
            if seat == self.view.own || !game.can_move(seat) {
                continue;
            }
            let turn = Turn { seat, ..turn };
            let draft = game.as_if_turn_of(seat).draft();
            let found = if best.value == -INFINITE {
                self.stage(&draft, 1, turn, window)
            } else {
                let found = self.stage(&draft, 1, turn, Window::above(window.low));
                if window.low < found.value && found.value < window.high && !self.clock.is_over() {
                    self.stage(&draft, 1, turn, window)
                } else {
                    found
                }
            };
            if found.value > best.value {
                best = Found { value: found.value, best_turn: found.best_turn.with(0, seat as u8) };
            }
            window.low = window.low.max(best.value);
            if window.low >= window.high || self.clock.is_over() {
                break;
            }
        }
        if best.value == -INFINITE {
            // Nobody can answer: the next seat to move is out.
            best.value = turn.side.sign() * self.view.estimate(game);
        }
        best
    }

    /// The best of the choices of a stage.
    fn stage(&mut self, draft: &G::Draft, stage: usize, turn: Turn, mut window: Window) -> Found {
        let mut best = Found { value: -INFINITE, best_turn: Places::NONE };
        if self.clock.tick() {
            return best;
        }
        let start = self.rated.len();
        self.list(draft, stage, turn);
        let end =
            self.rated.len().min(start.saturating_add(G::move_count_limit(draft, NodeKind::Inner)));
        for next in start..end {
            self.bring_best(next);
            let Rated { choice, place, .. } = self.rated[next];
            // A draft accepts what it offers.
            let Ok(step) = draft.take(choice) else {
                continue;
            };
            let found = if next == start {
                self.follow(&step, stage, turn, window)
            } else {
                self.follow_later(&step, stage, turn, window, next - start)
            };
            if self.clock.is_over() {
                break;
            }
            if found.value > best.value {
                best = Found { value: found.value, best_turn: found.best_turn.with(stage, place) };
            }
            window.low = window.low.max(best.value);
            if window.low >= window.high {
                self.learn(draft, turn, start, next);
                break;
            }
        }
        self.rated.truncate(start);
        best
    }

    /// Tries a choice that is not expected to be the best: at first with less depth if it comes
    /// late, and only asking whether it is better.
    fn follow_later(
        &mut self,
        step: &NextOf<G>,
        stage: usize,
        turn: Turn,
        window: Window,
        tried: usize,
    ) -> Found {
        let narrow = Window::above(window.low);
        let reduction = reduction(turn.depth, stage, tried);
        let shallow = Turn { depth: turn.depth - reduction, ..turn };
        let mut found = self.follow(step, stage, shallow, narrow);
        if reduction > 0 && found.value > window.low && !self.clock.is_over() {
            found = self.follow(step, stage, turn, narrow);
        }
        let within = window.low < found.value && found.value < window.high;
        if within && !self.clock.is_over() {
            found = self.follow(step, stage, turn, window);
        }
        found
    }

    fn follow(&mut self, step: &NextOf<G>, stage: usize, turn: Turn, window: Window) -> Found {
        match step {
            Next::Choose(draft) => self.stage(draft, stage + 1, turn, window),
            Next::Done((_, after)) => Found {
                value: self.next(after, turn.side, turn.depth - TURN, window),
                best_turn: Places::NONE,
            },
        }
    }

    /// Puts the choices of a stage with their ratings on the stack.
    fn list(&mut self, draft: &G::Draft, stage: usize, turn: Turn) {
        let start = self.rated.len();
        draft.choices_into(&mut self.choices);
        let history = &self.history;
        let context = context::<G>(draft, turn.seat);
        // Markers paid in the last turn of the search have no effect that it could still see.
        let last = turn.depth < 2 * TURN;
        let choices = self.choices.drain(..).enumerate();
        let tried = choices.filter(|(_, choice)| !(last && draft.is_reorientation(*choice)));
        self.rated.extend(tried.map(|(place, choice)| {
            let place = place.min(254) as u8;
            let known = if turn.best.has(stage, place) { INFINITE / 2 } else { 0 };
            Rated { choice, place, rating: known + history.score(quick((context, choice))) }
        }));
        G::rate(draft, &mut self.rated[start..]);
    }

    /// Swaps the best rated of the choices from `next` on to that index.
    fn bring_best(&mut self, next: usize) {
        let rest = &mut self.rated[next..];
        let mut best = 0;
        for (place, rated) in rest.iter().enumerate().skip(1) {
            if rated.rating > rest[best].rating {
                best = place;
            }
        }
        rest.swap(0, best);
    }

    /// The choice at `last` refuted the previous turn, those before it did not.
    fn learn(&mut self, draft: &G::Draft, turn: Turn, start: usize, last: usize) {
        let context = context::<G>(draft, turn.seat);
        for (place, rated) in self.rated[start..=last].iter().enumerate() {
            let choice = quick((context, rated.choice));
            self.history.update(choice, turn.depth, start + place == last);
        }
    }

    /// The value of a known position for this window, if it is known.
    fn settles(&self, known: &Known, window: Window) -> Option<i32> {
        let value = match known.value {
            won if won > DECIDED => won - self.view.plies(),
            lost if lost < -DECIDED => lost + self.view.plies(),
            value => value,
        };
        match known.bound {
            Bound::Exact => Some(value),
            Bound::AtLeast => (value >= window.high).then_some(value),
            Bound::AtMost => (value <= window.low).then_some(value),
        }
    }

    fn remember(&mut self, key: u64, depth: i32, window: Window, found: Found) {
        let bound = if found.value >= window.high {
            Bound::AtLeast
        } else if found.value <= window.low {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let value = match found.value {
            won if won > DECIDED => won + self.view.plies(),
            lost if lost < -DECIDED => lost - self.view.plies(),
            value => value,
        };
        let known = Known {
            best_turn: found.best_turn,
            value,
            depth: depth.min(i8::MAX.into()) as i8,
            bound,
        };
        self.table.store(key, known);
    }

    /// A hash of a position and of everything else that its value depends on.
    fn key(game: &G, fingerprint: u64, side: Side) -> u64 {
        let quiet = game
            .no_progress()
            .filter(|quiet| quiet.should_warn())
            .map_or(0, |quiet| u64::from(quiet.rounds));
        let side = u64::from(side == Side::Others);
        fingerprint ^ (quiet << 1 | side).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// By how much less depth a late choice is searched at first (late move reduction).
fn reduction(depth: i32, stage: usize, tried: usize) -> i32 {
    match tried {
        _ if depth < 2 * TURN || stage == 0 => 0,
        0..3 => 0,
        3..8 => 1,
        _ => TURN,
    }
}

/// Which seat answers which question. The history keeps separate scores for each.
fn context<G: Searchable>(draft: &G::Draft, seat: Seat) -> u64 {
    G::context(draft) << 2 | seat as u64
}
