//! The one generator of Pasang's turns: a passage; or a token that becomes the ka and the line that
//! it captures; or a point for the ka and the colour that it captures there.

use super::lines::Lines;
use super::point::{Axis, File, Point, PointSet};
use super::prompt::{PasangNote, PasangPrompt};
use super::turn::{Act, Choice, Token, Turn};
use super::{Colour, Pasang, PasangError, Phase};
use crate::game::{self, Next, NextOf, TurnError};

/// A turn of Pasang that is being chosen.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    /// The position with the ka moved as far as it has been chosen.
    pub(super) game: Pasang,
    pub(super) stage: Stage,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Stage {
    /// The game is over.
    Nothing,
    Passage,
    Ka,
    /// The token is in the passage; the next choice is the line and the colour that it captures.
    First {
        from: Point,
        to: Point,
        row: Lines,
        column: Lines,
    },
    Move,
    /// The ka has moved; the next choice is the line that it captures.
    Line {
        to: Point,
        lines: Lines,
    },
}

type Result<T> = std::result::Result<T, TurnError<PasangError>>;

impl Draft {
    pub(super) fn new(game: Pasang) -> Draft {
        let stage = match (game.end, game.phase) {
            (Some(_), _) => Stage::Nothing,
            (None, Phase::Passage) => Stage::Passage,
            (None, Phase::Ka) => Stage::Ka,
            (None, Phase::Move) => Stage::Move,
        };
        Draft { game, stage }
    }

    fn finish(mut self, act: Act, captured: PointSet) -> NextOf<Pasang> {
        self.game.capture(captured);
        self.game.end_turn();
        Next::Done((Turn(act), self.game))
    }

    fn take_passage(&self, file: File) -> Result<NextOf<Pasang>> {
        let open: Vec<File> = self.game.open_passages().collect();
        if !open.contains(&file) {
            return Err(PasangError::Passage { open }.into());
        }
        let mut draft = *self;
        let seat = self.game.turn;
        draft.game.passages[seat] = Some(file);
        Ok(draft.finish(Act::Passage(file), file.points(Pasang::half(seat))))
    }

    fn take_ka(&self, from: Point) -> Result<NextOf<Pasang>> {
        let lines = self.game.landing(from).map(|to| {
            let along = |axis| self.game.lines_of_ka(from, to, axis);
            (to, along(Axis::Row), along(Axis::Column))
        });
        let Some((to, row, column)) =
            lines.filter(|(_, row, column)| !(row.is_empty() && column.is_empty()))
        else {
            return Err(PasangError::Ka { from, able: sorted(self.game.candidates()) }.into());
        };
        let mut draft = *self;
        draft.game.lift_token(from);
        draft.game.kas[self.game.turn] = Some(to);
        draft.stage = Stage::First { from, to, row, column };
        Ok(Next::Choose(draft))
    }

    fn take_move(&self, to: Point) -> Result<NextOf<Pasang>> {
        let Some((_, lines)) = self.game.destinations().find(|(point, _)| *point == to) else {
            let from = self.game.kas[self.game.turn].unwrap_or(to);
            let able = sorted(self.game.destinations().map(|(point, _)| point));
            return Err(PasangError::Target { from, to, able }.into());
        };
        let mut draft = *self;
        draft.game.kas[self.game.turn] = Some(to);
        draft.stage = Stage::Line { to, lines };
        Ok(Next::Choose(draft))
    }

    fn take_line(&self, colour: Colour, captured: PointSet, act: Act) -> Result<NextOf<Pasang>> {
        if captured.is_empty() {
            return Err(PasangError::Line { colour, turns: self.texts() }.into());
        }
        Ok(self.finish(act, captured))
    }

    /// The notation of the turn after each of the choices.
    pub(super) fn texts(&self) -> Vec<String> {
        game::Draft::choices(self)
            .into_iter()
            .map(|choice| game::Draft::text_with(self, choice))
            .collect()
    }

    /// The tokens that a choice of a line captures.
    fn captured(&self, step: Token) -> PointSet {
        match (self.stage, step) {
            (Stage::First { row, .. }, Token::First(Axis::Row, colour)) => row.of(colour),
            (Stage::First { column, .. }, Token::First(Axis::Column, colour)) => column.of(colour),
            (Stage::Line { lines, .. }, Token::Line(colour)) => lines.of(colour),
            _ => PointSet::EMPTY,
        }
    }
}

fn sorted(points: impl Iterator<Item = Point>) -> Vec<Point> {
    points.collect::<PointSet>().into_iter().collect()
}

impl game::Draft for Draft {
    type Game = Pasang;
    type Choice = Choice;

    fn prompt(&self) -> Option<PasangPrompt> {
        Some(match self.stage {
            Stage::Nothing => return None,
            Stage::Passage => PasangPrompt::Passage,
            Stage::Ka => PasangPrompt::Ka,
            Stage::Move => PasangPrompt::Target,
            Stage::First { to, .. } | Stage::Line { to, .. } => PasangPrompt::Line { at: to },
        })
    }

    fn choices_into(&self, choices: &mut Vec<Choice>) {
        match self.stage {
            Stage::Nothing => {}
            Stage::Passage => {
                choices.extend(self.game.open_passages().map(Token::Passage).map(Choice));
            }
            Stage::Ka => {
                let able: PointSet = self.game.candidates().collect();
                choices.extend(able.into_iter().map(Token::Ka).map(Choice));
            }
            Stage::First { row, column, .. } => {
                for (axis, lines) in [(Axis::Row, row), (Axis::Column, column)] {
                    choices
                        .extend(lines.colours().map(|colour| Choice(Token::First(axis, colour))));
                }
            }
            Stage::Move => {
                let reached: PointSet = self.game.destinations().map(|(point, _)| point).collect();
                choices.extend(reached.into_iter().map(Token::Move).map(Choice));
            }
            Stage::Line { lines, .. } => {
                choices.extend(lines.colours().map(Token::Line).map(Choice));
            }
        }
    }

    fn take(&self, choice: Choice) -> Result<NextOf<Pasang>> {
        match (self.stage, choice.0) {
            (Stage::Nothing, _) => Err(TurnError::Over),
            (Stage::Passage, Token::Passage(file)) => self.take_passage(file),
            (Stage::Ka, Token::Ka(from)) => self.take_ka(from),
            (Stage::First { from, to, .. }, Token::First(axis, colour)) => {
                self.take_line(colour, self.captured(choice.0), Act::Ka { from, to, axis, colour })
            }
            (Stage::Move, Token::Move(to)) => self.take_move(to),
            (Stage::Line { to, .. }, Token::Line(colour)) => {
                self.take_line(colour, self.captured(choice.0), Act::Move { to, colour })
            }
            _ => Err(TurnError::NoSuchChoice),
        }
    }

    fn is_last(&self) -> bool {
        matches!(self.stage, Stage::Passage | Stage::First { .. } | Stage::Line { .. })
    }

    fn text(&self) -> String {
        match self.stage {
            Stage::Nothing | Stage::Passage | Stage::Ka | Stage::Move => String::new(),
            Stage::First { from, to, .. } => format!("{from}{to}"),
            Stage::Line { to, .. } => to.to_string(),
        }
    }

    fn text_with(&self, choice: Choice) -> String {
        let landing = match choice.0 {
            Token::Ka(from) => self.game.landing(from).map(|to| to.to_string()),
            _ => None,
        };
        format!("{}{choice}{}", self.text(), landing.unwrap_or_default())
    }

    fn location_of(&self, choice: Choice) -> Option<Point> {
        match choice.0 {
            Token::Ka(point) | Token::Move(point) => Some(point),
            Token::Passage(_) | Token::First(..) | Token::Line(_) => None,
        }
    }

    fn note(&self, choice: Choice) -> Option<PasangNote> {
        Some(match choice.0 {
            Token::Passage(file) => {
                let mut after = self.game;
                after.capture(file.points(Pasang::half(self.game.turn)));
                PasangNote::Points(after.scores[after.turn] - self.game.scores[after.turn])
            }
            Token::Ka(_) | Token::Move(_) => {
                let Ok(Next::Choose(draft)) = self.take(choice) else {
                    return None;
                };
                match game::Draft::choices(&draft)[..] {
                    [only] => game::Draft::note(&draft, only)?,
                    ref several => PasangNote::Lines(several.len()),
                }
            }
            Token::First(_, colour) | Token::Line(colour) => {
                let tokens = self.captured(choice.0).len();
                PasangNote::Captures { tokens, points: tokens as u16 * colour.points() }
            }
        })
    }

    fn board(&self) -> &Pasang {
        &self.game
    }
}
