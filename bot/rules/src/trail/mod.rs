//! Azacru and Shacru: every move leaves a marker on its target field, and the most markers win.
//!
//! Both are one game with two [`Rule`]s. Shacru's chevrons go one field, and the game ends when
//! nobody can gain a marker; Azacru's go as far as their power, and the game ends a round after the
//! first pass.

mod azacru;
mod draft;
mod read;
mod shacru;
mod turn;

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use crate::board9::Field;
use crate::chevrons::{
    ChevronAction, ChevronError, ChevronGame, ChevronOptions, Chevrons, NO_PROGRESS_ROUNDS,
    Obstacle, PositionError, REPETITION3, Reach, Variant,
};
use crate::game::{BoardGame as _, GameProfile, TurnError};
use crate::outcome::Reason;
use crate::seat::Seat;
use crate::version::RulesVersion;

pub use azacru::AzacruRule;
pub use draft::Draft;
pub use shacru::ShacruRule;
pub use turn::{Choice, Turn};

/// A position of Shacru.
pub type Shacru = Trail<ShacruRule>;

/// A position of Azacru.
pub type Azacru = Trail<AzacruRule>;

/// A position of Azacru or Shacru.
pub type Trail<R> = ChevronGame<TrailRules<R>>;

/// What distinguishes Azacru from Shacru.
pub trait Rule: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name for people.
    const NAME: &'static str;

    /// The start value of fingerprints.
    const FINGERPRINT: u64;

    /// Whether the power of a chevron limits how far it may go.
    const BY_POWER: bool;

    /// Whether the first pass starts a last round.
    const LAST_ROUND: bool;

    /// How many fields a seat's chevron on `from` may go at most.
    fn distance(board: &Chevrons, seat: Seat, from: Field) -> usize {
        if Self::BY_POWER { board.power(seat, from) } else { 1 }
    }

    /// Whether it is certain that nobody can gain another marker, if the game ends by that.
    fn is_exhausted(_board: &Chevrons) -> bool {
        false
    }
}

/// The rules of Azacru or Shacru. Neither has options of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TrailRules<R>(PhantomData<R>);

impl<R: Rule> Trail<R> {
    fn reach(&self, from: Field) -> Reach {
        let distance = R::distance(&self.board, self.turn, from);
        self.board.reach(self.turn, from, distance)
    }

    /// What keeps a chevron of the player to move from going to a field.
    fn obstacle(&self, from: Field, to: Field) -> Obstacle {
        let distance = R::distance(&self.board, self.turn, from);
        self.board.obstacle(self.turn, (from, to), distance, R::BY_POWER)
    }

    fn can_move(&self) -> bool {
        let moves = |from| !self.reach(from).moves().is_empty();
        self.board.pieces(self.turn).into_iter().any(moves)
    }

    /// Ends a turn of the seat to move; `passed` and `progress` say whether it was a pass and
    /// whether it changed something.
    fn end_turn(&mut self, passed: bool, progress: bool) {
        if passed && R::LAST_ROUND && self.trigger.is_none() {
            self.trigger = Some(self.turn);
        }
        self.no_progress.count(progress);
        self.pass_on();
        self.check_end();
    }

    /// Finds the next seat that takes part, blocked or not.
    fn pass_on(&mut self) {
        loop {
            self.turn = self.seats().after(self.turn);
            self.end_last_round();
            if self.end.is_some() || self.players.is_in(self.turn) {
                return;
            }
        }
    }

    fn end_last_round(&mut self) {
        if self.trigger == Some(self.turn) {
            self.end = Some(Reason::Counted);
        }
    }

    /// Ends the game if only one player is left, nothing can be gained, or nothing has changed for
    /// too long.
    fn check_end(&mut self) {
        if self.end.is_some() {
            return;
        }
        if self.players.remaining().len() <= 1 {
            self.end = Some(Reason::LastOneMoving);
        } else if R::is_exhausted(&self.board) {
            self.end = Some(Reason::Counted);
        } else if self.no_progress.is_over(self.players.remaining()) {
            self.end = Some(Reason::NoProgress);
        }
    }
}

impl<R: Rule> Variant for TrailRules<R> {
    const PROFILE: GameProfile = GameProfile {
        name: R::NAME,
        players: 2..=4,
        options: &[REPETITION3, NO_PROGRESS_ROUNDS],
        fingerprint: R::FINGERPRINT,
    };
    /// In thousands of games, no longer run without progress was followed by progress.
    const NO_PROGRESS_ROUNDS: u16 = 8;
    const LAST_ROUND: bool = R::LAST_ROUND;
    type Turn = Turn;
    type Draft = Draft<R>;

    fn new(_: &ChevronOptions, _: RulesVersion) -> TrailRules<R> {
        TrailRules(PhantomData)
    }

    fn is_draw(reason: Reason) -> bool {
        reason == Reason::Agreement
    }

    fn settle(game: &mut Trail<R>) -> Result<(), PositionError> {
        game.end_last_round();
        game.check_end();
        if game.players.remaining().is_empty() || game.end.is_none() {
            game.players.check_turn(game.turn)?;
        }
        Ok(())
    }

    fn draft(game: &Trail<R>) -> Draft<R> {
        Draft::new(*game)
    }

    fn read(game: &Trail<R>, text: &str) -> Result<(Turn, Trail<R>), TurnError<ChevronError>> {
        read::read(game, text)
    }

    fn action(turn: &Turn, before: &Chevrons, after: &Chevrons, seat: Seat) -> ChevronAction {
        turn.action(before, after, seat)
    }

    fn resigned(game: &mut Trail<R>, seat: Seat) {
        if game.players.remaining().len() > 1 && seat == game.turn {
            game.pass_on();
        }
        game.check_end();
    }

    /// A skipped turn is not a pass: it starts no last round.
    fn skipped(game: &mut Trail<R>) {
        game.pass_on();
        game.check_end();
    }

    fn forced(game: &Trail<R>) -> Option<Turn> {
        (game.end.is_none() && !game.can_move()).then_some(Turn::PASS)
    }

    fn may_act(game: &Trail<R>, seat: Seat) -> bool {
        // The last round ends before the next turn of the player who began it.
        let mut coming =
            std::iter::successors(Some(game.turn), |seat| Some(game.seats().after(*seat)))
                .take(game.seats().len())
                .take_while(|seat| Some(*seat) != game.trigger);
        game.players.is_in(seat)
            && coming.any(|next| next == seat)
            && game.as_if_turn_of(seat).can_move()
    }

    /// Who still takes part, and the last round.
    fn hidden_state(game: &Trail<R>) -> Option<[u64; 2]> {
        let remaining = game.players.remaining().bits() as u64;
        let trigger = game.trigger.map_or(0, |seat| 1 + seat as u64);
        Some([remaining, trigger])
    }
}
