//! Mistakes: turns of games that are over which lost much where another turn kept it. Their player
//! meets each of them again, after longer and longer times, until they have found a better turn
//! twice.

use rules::Position;

use crate::time::{DAY, Millis};
use crate::{EventKind, Game, Replay, Step, UserId};

/// After how many days a mistake comes again, each time that it was met; the last goes on.
const DAYS: [Millis; 4] = [1, 3, 7, 21];

/// How long it takes until something comes again that was failed and had been met this often
/// before.
pub(crate) fn comes_after(met: u32) -> Millis {
    DAYS[DAYS.len().min(met as usize + 1) - 1] * DAY
}

/// How often a better turn must be found.
const SOLVED: u32 = 2;

/// By how much the win probability after a turn may be below that after the better one if it is to
/// count as right.
const AS_GOOD: f64 = 0.1;

/// A mistake of a player.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// Its row id.
    pub id: i64,
    /// Who played the turn.
    pub user: UserId,
    /// The game.
    pub game: Game,
    /// The turn.
    pub turn: Turn,
    /// What a computer has found.
    pub found: ai::Mistake,
}

/// A turn of a player, who had a choice.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The number of its event.
    pub seq: i64,
    /// The number of the turn.
    pub ply: u32,
    /// The position in which it was played.
    pub position: Position,
    /// The turn itself.
    pub played: String,
}

/// How far a player has come with a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How often they have answered when it was due.
    pub met: u32,
    /// How often these answers were right.
    pub solved: u32,
    /// When it comes next; none once it is solved for good.
    pub due_at: Option<Millis>,
}

impl Progress {
    /// The same after an answer; `None` if none is due, as after the first answer of a day.
    #[must_use]
    pub fn after(self, solved: bool, now: Millis) -> Option<Self> {
        if self.due_at.is_none_or(|due_at| due_at > now) {
            return None;
        }
        let solved = self.solved + u32::from(solved);
        let due_at = (solved < SOLVED).then_some(now + comes_after(self.met));
        Some(Self { met: self.met + 1, solved, due_at })
    }
}

impl Mistake {
    /// Whether a turn is right, after which the player has this win probability.
    pub fn is_solved_by(&self, turn: &str, chance: f64) -> bool {
        turn == self.found.better || turn != self.turn.played && chance >= self.found.best - AS_GOOD
    }
}

/// What a player has to look at again.
#[derive(Clone, Debug, Default)]
pub struct Moments {
    /// Games with mistakes that are due, at most three, and how many are in each.
    pub games: Vec<(Game, usize)>,
    /// How many mistakes are due in all their games.
    pub count: usize,
}

/// The turns that a player chose since they took their seat.
pub fn turns_of(replay: &Replay, player: usize) -> Vec<Turn> {
    let own = |step: &&Step| step.event.player == Some(player);
    let took = |step: &&Step| own(step) && step.event.kind == EventKind::Substitute;
    let since = replay.steps.iter().rfind(took).map_or(0, |step| step.event.seq);
    let turn = |Step { event, action, .. }: &Step| {
        let EventKind::Turn(played) = &event.kind else { return None };
        let (position, played) = (action.as_ref()?.before.clone(), played.clone());
        Some(Turn { seq: event.seq, ply: event.ply, position, played })
    };
    let turns = replay.standing().filter(own).filter(|step| step.is_choice());
    turns.filter_map(turn).filter(|turn| turn.seq > since).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The days on which a mistake is met that is solved or not at these meetings, until it is
    /// solved for good.
    fn met(solved: impl IntoIterator<Item = bool>) -> Vec<Millis> {
        let mut progress = Progress { met: 0, solved: 0, due_at: Some(5) };
        let mut days = Vec::new();
        for solved in solved {
            let Some(due_at) = progress.due_at else { break };
            assert_eq!(progress.after(solved, due_at - 1), None);
            days.push((due_at - 5) / DAY);
            progress = progress.after(solved, due_at).expect("it is due");
        }
        days
    }

    #[test]
    fn a_mistake_comes_after_1_3_7_and_21_days_until_it_is_solved_twice() {
        assert_eq!(met([true, true, true]), [0, 1]);
        assert_eq!(met([false, true, false, true, true]), [0, 1, 4, 11]);
        assert_eq!(met([false; 6]), [0, 1, 4, 11, 32, 53]);
    }
}
