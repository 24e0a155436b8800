//! The one generator of turns of Azacru and Shacru: chevron, target, twist.

use super::turn::{Act, Choice, Going, Token, Turn};
use super::{Rule, Trail};
use crate::board9::{Field, FieldSet};
use crate::chevrons::{ChevronError, ChevronNote, ChevronPrompt, Chevrons, Reach, Twist};
use crate::game::{self, BoardGame, Next, NextOf, TurnError};
use crate::seat::Seat;

/// A turn of Azacru or Shacru that is being chosen.
#[derive(Clone, Copy, Debug)]
pub struct Draft<R> {
    /// The position with everything chosen so far carried out.
    game: Trail<R>,
    stage: Stage,
    /// Whether a marker has changed or the chevron has left the board.
    changed: bool,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The game is over.
    Nothing,
    /// No chevron can move.
    Pass,
    Piece {
        mobile: FieldSet,
    },
    Target {
        from: Field,
        reach: Reach,
    },
    Twist(Going),
}

impl<R: Rule> Draft<R> {
    pub(super) fn new(game: Trail<R>) -> Draft<R> {
        let mobile: FieldSet = game
            .board
            .pieces(game.turn)
            .into_iter()
            .filter(|from| !game.reach(*from).moves().is_empty())
            .collect();
        let stage = match game.end {
            Some(_) => Stage::Nothing,
            None if mobile.is_empty() => Stage::Pass,
            None => Stage::Piece { mobile },
        };
        Draft { game, stage, changed: false }
    }

    fn seat(&self) -> Seat {
        self.game.turn
    }

    fn finish(mut self, act: Act) -> NextOf<Trail<R>> {
        self.game.end_turn(act == Act::Pass, self.changed);
        Next::Done((Turn(act), self.game))
    }

    fn take_piece(
        &self,
        mobile: FieldSet,
        from: Field,
    ) -> Result<NextOf<Trail<R>>, TurnError<ChevronError>> {
        let yours = self.game.board.pieces(self.seat());
        if !yours.contains(from) {
            return Err(ChevronError::NoPiece { field: from, yours }.into());
        }
        if !mobile.contains(from) {
            return Err(ChevronError::Stuck { field: from, able: mobile }.into());
        }
        let reach = self.game.reach(from);
        Ok(Next::Choose(Draft { stage: Stage::Target { from, reach }, ..*self }))
    }

    /// Moves the chevron, marks its field, and connects (rules A-R7, A-R8, S-R3).
    fn take_target(
        &self,
        from: Field,
        reach: &Reach,
        to: Field,
    ) -> Result<NextOf<Trail<R>>, TurnError<ChevronError>> {
        let moves = reach.moves();
        let Some(towards) = from.direction_to(to).filter(|_| moves.contains(to)) else {
            return Err(ChevronError::Target {
                from,
                to,
                obstacle: self.game.obstacle(from, to),
                moves,
                captures: FieldSet::EMPTY,
            }
            .into());
        };
        let (seat, mut draft) = (self.seat(), *self);
        let before = &self.game.board;
        let (own, between) = (before.markers(seat), from.between(to));
        let connects = reach.steps.contains(to) && own.contains(from) && own.contains(to);
        let marked = if connects { between.with(to) } else { FieldSet::of(to) };
        let over_enemies = connects && !(between - own - before.neutral()).is_empty();
        let board = &mut draft.game.board;
        board.lift(seat, from);
        board.mark_all(seat, marked);
        if !over_enemies {
            board.place(seat, to, towards);
        }
        draft.changed = !(marked - own).is_empty();
        let going = Going { from, to, towards, twist: None };
        if over_enemies || from.borderland() == to.borderland() {
            return Ok(draft.finish(Act::Move(going)));
        }
        draft.stage = Stage::Twist(going);
        Ok(Next::Choose(draft))
    }

    fn take_twist(&self, going: Going, twist: Option<Twist>) -> NextOf<Trail<R>> {
        let mut draft = *self;
        let going = Going { twist, ..going };
        draft.game.board.place(self.seat(), going.to, going.after());
        draft.finish(Act::Move(going))
    }

    /// The gain of a move.
    fn note_on_target(&self, choice: Choice) -> Option<ChevronNote> {
        let after = match game::Draft::take(self, choice) {
            Ok(Next::Choose(draft)) => draft.game,
            Ok(Next::Done((_, game))) => game,
            Err(_) => return None,
        };
        let seat = self.seat();
        Some(ChevronNote::Gain {
            markers: after.points()[seat] - self.game.points()[seat],
            removed: after.pieces()[seat] < self.game.pieces()[seat],
        })
    }
}

impl<R: Rule> game::Draft for Draft<R> {
    type Game = Trail<R>;
    type Choice = Choice;

    fn prompt(&self) -> Option<ChevronPrompt> {
        Some(match self.stage {
            Stage::Nothing => return None,
            Stage::Pass => ChevronPrompt::Pass,
            Stage::Piece { .. } => ChevronPrompt::Piece,
            Stage::Target { from, .. } => ChevronPrompt::Way { from },
            Stage::Twist(going) => ChevronPrompt::Twist { at: going.to },
        })
    }

    fn choices_into(&self, choices: &mut Vec<Choice>) {
        match self.stage {
            Stage::Nothing => {}
            Stage::Pass => choices.push(Choice(Token::Pass)),
            Stage::Piece { mobile } => {
                choices.extend(mobile.into_iter().map(Token::Piece).map(Choice));
            }
            Stage::Target { reach, .. } => {
                choices.extend(reach.moves().into_iter().map(Token::Move).map(Choice));
            }
            Stage::Twist(_) => {
                let twists = [None, Some(Twist::Left), Some(Twist::Right)];
                choices.extend(twists.map(Token::Twist).map(Choice));
            }
        }
    }

    fn take(&self, choice: Choice) -> Result<NextOf<Trail<R>>, TurnError<ChevronError>> {
        match (&self.stage, choice.0) {
            (Stage::Nothing, _) => Err(TurnError::Over),
            (Stage::Pass, Token::Pass) => Ok(self.finish(Act::Pass)),
            (Stage::Pass, _) => Err(ChevronError::MustPass.into()),
            (Stage::Piece { mobile }, Token::Pass) => match mobile.first() {
                Some(example) => Err(ChevronError::MustMove { example }.into()),
                None => Err(TurnError::NoSuchChoice),
            },
            (Stage::Piece { mobile }, Token::Piece(from)) => self.take_piece(*mobile, from),
            (Stage::Target { from, reach }, Token::Move(to)) => self.take_target(*from, reach, to),
            (Stage::Twist(going), Token::Twist(twist)) => Ok(self.take_twist(*going, twist)),
            _ => Err(TurnError::NoSuchChoice),
        }
    }

    fn is_last(&self) -> bool {
        matches!(self.stage, Stage::Twist(_) | Stage::Pass)
    }

    fn text(&self) -> String {
        match self.stage {
            Stage::Nothing | Stage::Pass | Stage::Piece { .. } => String::new(),
            Stage::Target { from, .. } => from.to_string(),
            Stage::Twist(going) => going.to_string(),
        }
    }

    fn text_with(&self, choice: Choice) -> String {
        match choice.0 {
            Token::Twist(None) => self.text(),
            _ => format!("{}{choice}", self.text()),
        }
    }

    fn location_of(&self, choice: Choice) -> Option<Field> {
        match choice.0 {
            Token::Move(field) | Token::Piece(field) => Some(field),
            Token::Twist(_) | Token::Pass => None,
        }
    }

    fn note(&self, choice: Choice) -> Option<ChevronNote> {
        Some(match choice.0 {
            Token::Piece(from) => ChevronNote::Targets(self.game.reach(from).moves().len()),
            Token::Move(_) => self.note_on_target(choice)?,
            Token::Twist(twist) => ChevronNote::Twist(twist),
            Token::Pass => ChevronNote::Pass,
        })
    }

    fn board(&self) -> &Chevrons {
        &self.game.board
    }
}
