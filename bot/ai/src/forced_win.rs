//! Wins that nothing can prevent, proven turn by turn.

use rules::{Draft, Game, Next, Position, Seat, Status, on_game};

/// Whether the seat to move wins alone within so many turns of its own, whatever the others do; `None` if that takes more
/// than so many positions to say.
///
/// Unlike a search this leaves no answer out: the others are tried with every turn there is. Only the player who is to
/// win does not pay for turning a chevron, so that a win which needs it is not seen. Repetitions are not counted: in a
/// position without a history none can come up for the third time within four turns of a player.
#[must_use]
pub fn forced_win(position: &Position, turns: u32, positions: u64) -> Option<bool> {
    let Status::Turn(own) = position.status() else {
        return Some(false);
    };
    on_game!(position.game(), game => {
        let mut proof = Proof { own, positions };
        proof.wins(game, turns)
    })
}

struct Proof {
    own: Seat,
    /// Positions that may still be looked at.
    positions: u64,
}

impl Proof {
    /// Whether the player wins from here, with so many turns of their own to come.
    fn wins<G: Game>(&mut self, game: &G, turns: u32) -> Option<bool> {
        self.positions = self.positions.checked_sub(1)?;
        match game.status() {
            Status::Over(outcome) => {
                Some(outcome.winners.contains(self.own) && outcome.winners.len() == 1)
            }
            Status::Turn(_) if turns == 0 => Some(false),
            Status::Turn(seat) => self.stage::<G>(&game.draft(), seat, turns),
        }
    }

    /// The player needs one choice that wins, the others one that does not lose.
    fn stage<G: Game>(&mut self, draft: &G::Draft, seat: Seat, turns: u32) -> Option<bool> {
        let own = seat == self.own;
        for choice in draft.choices() {
            if own && draft.is_reorientation(choice) {
                continue;
            }
            let won = match &draft.take(choice) {
                Ok(Next::Choose(further)) => self.stage::<G>(further, seat, turns)?,
                Ok(Next::Done((_, after))) => self.wins(after, turns - u32::from(own))?,
                // A draft takes what it offers.
                Err(_) => continue,
            };
            if won == own {
                return Some(own);
            }
        }
        Some(!own)
    }
}
