//! Takebacks: the position, the number of turns and the clocks become what they were before a turn.

use rules::{Seat, Status};

use crate::clocks::Clocks;
use crate::time::{MINUTE, Millis, Pace};
use crate::turn::stand;
use crate::{ActionError, Change, EventKind, Game, Replay, Result, Step};

/// The last turn of a player, and everything after it.
pub(crate) struct Undo<'a> {
    replay: &'a Replay,
    pub(crate) turn: &'a Step,
    player: usize,
    /// The seats of the players, in turn order.
    seats: Vec<Seat>,
}

impl<'a> Undo<'a> {
    /// What is undone if a player takes their last turn back.
    pub(crate) fn of(game: &Game, replay: &'a Replay, player: usize) -> Result<Self> {
        let turn = replay.turn_of(player);
        let turn = turn.ok_or_else(|| ActionError::NothingToTakeBack(game.code.clone()))?;
        let undo = Self { replay, turn, player, seats: game.setup.seats.iter().collect() };
        if undo.later().any(|step| step.event.kind.is_leaving()) {
            return Err(ActionError::LeftSince(game.code.clone()));
        }
        Ok(undo)
    }

    /// What happened on the board after it.
    fn later(&self) -> impl Iterator<Item = &'a Step> {
        let seq = self.turn.event.seq;
        self.replay.standing().filter(move |step| step.event.seq > seq && step.action.is_some())
    }

    /// Whether nobody has made a choice since.
    pub(crate) fn nobody_moved_since(&self) -> bool {
        !self.later().any(Step::is_choice)
    }

    /// Restores the game as it was before the turn. By consent the clocks are as they were when the turn was taken, and
    /// everybody has a minute at least. One that nobody had to agree to gives its player no more than they had, and costs
    /// the others nothing.
    pub(crate) fn apply(&self, change: &mut Change, clocks: &Clocks, agreed: bool) {
        let Some(action) = &self.turn.action else {
            return;
        };
        let now: Vec<_> = change.game.players.iter().map(|player| player.bank).collect();
        clocks.stop(change);
        let then = self.turn.event.banks.clone();
        let mut banks = then.unwrap_or_else(|| self.estimate(&change.game, clocks, &now));
        banks.resize(now.len(), None);
        self.keep_what_was_given(&mut banks, &now);
        for (index, (player, then)) in change.game.players.iter_mut().zip(banks).enumerate() {
            player.bank = match (player.bank, then) {
                (Some(_), Some(then)) if agreed => Some(then.max(MINUTE)),
                (Some(_), Some(then)) if index != self.player => {
                    Some(then.max(0).max(now[index].unwrap_or(then)))
                }
                (bank, then) => bank.and(then),
            };
        }
        let game = &mut change.game;
        game.ply = self.turn.event.ply - 1;
        stand(change, &action.before);
        change.happen(EventKind::TakeBack(self.turn.event.seq - 1), Some(self.player));
        change.tell_board();
        clocks.start(change);
    }

    /// Adds what players were given since the turn, and leaves a seat that somebody has taken since as it is.
    fn keep_what_was_given(&self, banks: &mut [Option<Millis>], now: &[Option<Millis>]) {
        let steps = &self.replay.steps;
        for (at, step) in steps.iter().enumerate() {
            if step.event.seq <= self.turn.event.seq {
                continue;
            }
            match (&step.event.kind, step.event.player) {
                (EventKind::Give(time), _) => {
                    let next = steps[at..].iter().find_map(|step| step.action.as_ref());
                    let then = next.map_or(&self.replay.position, |action| &action.before);
                    if let Status::Turn(seat) = then.status()
                        && let Some(player) = self.seats.iter().position(|it| *it == seat)
                    {
                        banks[player] = banks[player].map(|bank| bank + time);
                    }
                }
                (EventKind::Substitute | EventKind::Return | EventKind::Excuse, Some(player)) => {
                    banks[player] = banks[player].max(now[player]);
                }
                _ => {}
            }
        }
    }

    /// What everybody had before a turn that an earlier version has stored, which kept no banks.
    fn estimate(
        &self,
        game: &Game,
        clocks: &Clocks,
        now: &[Option<Millis>],
    ) -> Vec<Option<Millis>> {
        let mut banks = now.to_vec();
        let turns = self.later().filter(|step| step.is_choice()).chain([self.turn]);
        for step in turns {
            let Some(player) = step.event.player else { continue };
            let user = game.players[player].person.id;
            banks[player] = banks[player].map(|left| match game.terms.pace {
                Pace::PerMove(time) => {
                    let mut before = self.replay.standing().rev();
                    let begun = before.find(|before| {
                        before.event.seq < step.event.seq
                            && (before.action.is_some() || before.event.kind == EventKind::Start)
                    });
                    let begun = begun.map_or(step.event.at, |begun| begun.event.at);
                    time - clocks.counted(game, user, begun, step.event.at)
                }
                Pace::Fischer { increment, .. } => left - increment,
                Pace::Unlimited => left,
            });
        }
        banks
    }
}
