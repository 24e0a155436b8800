//! Proofs that a player wins whatever the others do.

use std::collections::HashMap;

use rules::{Draft, Next, Position, Seat, Status, on_game};

use crate::evaluate::{ChoiceOf, NodeKind, Rated, Searchable};

/// With which markers the others are taken to pay for turning a chevron in Pacru.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payments {
    /// Any: tens of thousands of turns, too many for more than one answer.
    Every,
    /// Those they miss least, as a search has it.
    Cheapest,
}

/// Whether a seat wins alone within so many turns of its own, whatever the others do; `None` if that takes more than so
/// many positions to say.
///
/// Unlike a search this leaves no answer out: the others are tried with every turn there is, or all but those that
/// differ only in the [`Payments`]. Only the player who is to win does not pay for turning a chevron, so that a win
/// which needs it is not seen. Repetitions are not counted: in a position without a history none can come up for the
/// third time within four turns of a player.
#[must_use]
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

struct Proof {
    winner: Seat,
    payments: Payments,
    /// Positions that may still be looked at.
    positions: u64,
    /// What is known of positions with the winner to move, by how they stand and the turns to come.
    known: HashMap<(u64, u32), bool>,
}

impl Proof {
    /// Whether the winner wins from here, with so many turns of their own to come.
    fn wins<G: Searchable>(&mut self, game: &G, turns: u32) -> Option<bool> {
        self.positions = self.positions.checked_sub(1)?;
        let seat = match game.status() {
            Status::Over(outcome) => {
                let winners = outcome.winners;
                return Some(winners.contains(self.winner) && winners.len() == 1);
            }
            Status::Turn(_) if turns == 0 => return Some(false),
            Status::Turn(seat) => seat,
        };
        if seat != self.winner || turns == 1 {
            return self.stage::<G>(&game.draft(), seat, turns);
        }
        let rounds = game.no_progress().map_or(0, |quiet| quiet.rounds);
        let key = (
            game.fingerprint() ^ u64::from(rounds).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            turns,
        );
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let wins = self.stage::<G>(&game.draft(), seat, turns)?;
        self.known.insert(key, wins);
        Some(wins)
    }

    /// The winner needs one choice that wins, the others one that does not lose.
    fn stage<G: Searchable>(&mut self, draft: &G::Draft, seat: Seat, turns: u32) -> Option<bool> {
        let own = seat == self.winner;
        let mut rated: Vec<Rated<ChoiceOf<G>>> = draft
            .choices()
            .into_iter()
            .filter(|choice| !own || !draft.is_reorientation(*choice))
            .map(Rated::new)
            .collect();
        G::rate(draft, &mut rated);
        rated.sort_by_key(|rated| -rated.rating);
        if self.payments == Payments::Cheapest {
            rated.truncate(G::move_count_limit(draft, NodeKind::Root));
        }
        for rated in rated {
            let won = match &draft.take(rated.choice) {
                Ok(Next::Choose(further)) => self.stage::<G>(further, seat, turns)?,
                Ok(Next::Done((_, after))) => self.wins(after, turns - u32::from(own))?,
                // A draft accepts what it offers.
                Err(_) => continue,
            };
            if won == own {
                return Some(own);
            }
        }
        Some(!own)
    }
}
