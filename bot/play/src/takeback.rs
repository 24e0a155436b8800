//! Takebacks: the position, the number of turns and the clocks become what they were before a turn.

use crate::clocks::Clocks;
use crate::time::{MINUTE, Millis, Pace};
use crate::turn::stand;
use crate::{ActionError, Change, Event, EventKind, Game, Replay, Result, Step, UserId};

/// The last turn of a player, and everything after it.
pub(crate) struct Undo<'a> {
    replay: &'a Replay,
    pub(crate) turn: &'a Step,
    player: usize,
}

impl<'a> Undo<'a> {
    /// What is undone if a player takes their last turn back.
    pub(crate) fn of(game: &Game, replay: &'a Replay, player: usize) -> Result<Self> {
        let turn = replay.turn_of(player);
        let turn = turn.ok_or_else(|| ActionError::NothingToTakeBack(game.code.clone()))?;
        let undo = Self { replay, turn, player };
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

    /// Restores the game as it was before the turn. Time that was used stays used, but after a takeback by consent
    /// everybody has enough time for another turn.
    pub(crate) fn apply(&self, change: &mut Change, clocks: &Clocks, agreed: bool) {
        let Some(action) = &self.turn.action else {
            return;
        };
        clocks.stop(change);
        let pace = change.game.terms.pace;
        let least = if agreed { pace.once_more() } else { None };
        for step in self.later().filter(|step| step.is_choice()) {
            if let Some(player) = step.event.player {
                let bank = &mut change.game.players[player].bank;
                *bank = bank.map(|left| without_increment(pace, left));
            }
        }
        let player = &mut change.game.players[self.player];
        let user = player.person.id;
        player.bank = player.bank.map(|left| {
            let left = match pace {
                Pace::PerMove(time) => time - self.used(clocks, user),
                _ => without_increment(pace, left),
            };
            left.max(MINUTE)
        });
        for player in &mut change.game.players {
            player.bank = player.bank.max(player.bank.and(least));
        }
        let game = &mut change.game;
        game.ply = self.turn.event.ply - 1;
        stand(change, &action.before);
        change.happen(EventKind::TakeBack(self.turn.event.seq - 1), Some(self.player));
        change.tell_board();
        clocks.start(change);
    }

    /// How much of their time the player used for the turn, minus what they were given for it.
    fn used(&self, clocks: &Clocks, user: UserId) -> Millis {
        let mut before = self.replay.standing().rev();
        let begun = before.find(|step| {
            step.event.seq < self.turn.event.seq
                && (step.action.is_some() || step.event.kind == EventKind::Start)
        });
        let Some(begun) = begun.map(|step| &step.event) else {
            return 0;
        };
        let events = self.replay.steps.iter().map(|step| &step.event);
        let between =
            events.filter(|event| (begun.seq + 1..=self.turn.event.seq).contains(&event.seq));
        let mut running = Some(begun.at);
        let mut used = 0;
        for Event { kind, at, .. } in between {
            match kind {
                // An earlier turn that was taken back; another player's clock ran after it.
                EventKind::Turn(_) | EventKind::Pause => {
                    let since = running.take();
                    used += since.map_or(0, |since| clocks.counted(user, since, *at));
                }
                EventKind::TakeBack(_) | EventKind::Resume => running = running.or(Some(*at)),
                EventKind::Give(time) => used -= time,
                _ => {}
            }
        }
        used
    }
}

/// The time before a turn that left this much.
fn without_increment(pace: Pace, left: Millis) -> Millis {
    match pace {
        Pace::Fischer { increment, .. } => left - increment,
        _ => left,
    }
}
