//! Proofs that a player wins whatever the others do.

use std::collections::HashMap;

use ai::{Ordered, Payments};
use rules::{Draft as _, Next, Position, Seat, SeatSet, Status, on_game};

/// Whether a seat wins alone within this many of its own turns, whatever the others do; `None` if
/// the proof needs more positions than allowed.
///
/// Unlike a search this leaves no answer out, and judges nothing: it tries every turn of the
/// others, or all but those that differ only in the [`Payments`], until the game is over. Only the
/// winner does not pay for turning a chevron, so a win that needs this is not found. Repetitions
/// are not counted: in a position without a history, none can occur for the third time within four
/// turns of a player.
pub fn forced_win(
    position: &Position,
    winner: Seat,
    turns: u32,
    payments: Payments,
    positions: u64,
) -> Option<bool> {
    on_game!(position.game(), game => {
        let mut proof = Proof { winner, payments, positions, known: HashMap::new() };
        proof.wins(game, turns)
    })
}

/// Every turn in canonical notation, ascending; of those that differ only in what they pay, one.
pub(crate) fn turns(position: &Position) -> Vec<String> {
    let mut turns = Vec::new();
    on_game!(position.game(), game => list_of(game, &mut turns));
    turns.sort_unstable();
    turns
}

fn list_of<G: Ordered>(game: &G, turns: &mut Vec<String>) {
    list::<G>(&game.draft(), turns);
}

fn list<G: Ordered>(draft: &G::Draft, turns: &mut Vec<String>) {
    for choice in G::ordered(draft, Payments::Cheapest) {
        match &draft.take(choice).expect("an offered choice") {
            Next::Choose(further) => list::<G>(further, turns),
            Next::Done((turn, _)) => turns.push(turn.to_string()),
        }
    }
}

struct Proof {
    winner: Seat,
    payments: Payments,
    /// The number of positions that may still be visited.
    positions: u64,
    /// Known results of positions with the winner to move, by the position and the number of
    /// remaining turns.
    known: HashMap<(u64, u32), bool>,
}

impl Proof {
    /// Whether the winner wins from here, with this many of their own turns left.
    fn wins<G: Ordered>(&mut self, game: &G, turns: u32) -> Option<bool> {
        self.positions = self.positions.checked_sub(1)?;
        let seat = match game.status() {
            Status::Over(outcome) => return Some(outcome.winners == SeatSet::of(self.winner)),
            Status::Turn(_) if turns == 0 => return Some(false),
            Status::Turn(seat) => seat,
        };
        if seat != self.winner || turns == 1 {
            return self.stage::<G>(&game.draft(), seat, turns);
        }
        let rounds = game.no_progress().map_or(0, |quiet| quiet.rounds);
        let key =
            (game.fingerprint() ^ u64::from(rounds).wrapping_mul(0x9e37_79b9_7f4a_7c15), turns);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let wins = self.stage::<G>(&game.draft(), seat, turns)?;
        self.known.insert(key, wins);
        Some(wins)
    }

    /// The winner needs one choice that wins; the others need one that does not lose.
    fn stage<G: Ordered>(&mut self, draft: &G::Draft, seat: Seat, turns: u32) -> Option<bool> {
        let own = seat == self.winner;
        for choice in G::ordered(draft, self.payments) {
            if own && draft.is_reorientation(choice) {
                continue;
            }
            let won = match &draft.take(choice).expect("an offered choice") {
                Next::Choose(further) => self.stage::<G>(further, seat, turns)?,
                Next::Done((_, after)) => self.wins(after, turns - u32::from(own))?,
            };
            if won == own {
                return Some(own);
            }
        }
        Some(!own)
    }
}
