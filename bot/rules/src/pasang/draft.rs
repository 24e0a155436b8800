//! The one generator of Pasang's turns: a passage; or a token and the line it captures as ka; or
//! a point for the ka and the colour it captures there.

use super::lines::Lines;
use super::point::{Axis, File, Point, PointSet};
use super::turn::{Act, Choice, Step, Turn};
use super::{Colour, Pasang, PasangError, Phase};
use crate::error::{IllegalTurn, RulesError};
use crate::game::{self, Location, Next, NextOf, Prompt};
use crate::table::Board;

/// A turn of Pasang being chosen.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    /// The position with the ka moved as far as chosen.
    pub(super) game: Pasang,
    pub(super) stage: Stage,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Stage {
    /// The game is over.
    Nothing,
    Passage,
    Ka,
    /// The token stands in the passage; along which line, and what, does it take?
    First {
        from: Point,
        to: Point,
        row: Lines,
        column: Lines,
    },
    Move,
    /// The ka stands there; what does it take?
    Line {
        to: Point,
        lines: Lines,
    },
}

type Result<T> = std::result::Result<T, RulesError>;

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
        let landing = self.game.landing(from);
        let lines = landing.map(|to| {
            let along = |axis| self.game.lines_of_ka(from, to, axis);
            (to, along(Axis::Row), along(Axis::Column))
        });
        let Some((to, row, column)) =
            lines.filter(|(_, row, column)| !(row.is_empty() && column.is_empty()))
        else {
            return Err(PasangError::Ka {
                from,
                able: sorted(self.game.candidates()),
            }
            .into());
        };
        let mut draft = *self;
        draft.game.lift_token(from);
        draft.game.kas[self.game.turn] = Some(to);
        draft.stage = Stage::First {
            from,
            to,
            row,
            column,
        };
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
            return Err(PasangError::Line {
                colour,
                turns: self.texts(),
            }
            .into());
        }
        Ok(self.finish(act, captured))
    }

    /// The notation with each of the choices.
    pub(super) fn texts(&self) -> Vec<String> {
        game::Draft::choices(self)
            .into_iter()
            .map(|choice| game::Draft::text_with(self, choice))
            .collect()
    }

    /// What a choice of a line captures.
    fn captured(&self, step: Step) -> PointSet {
        match (self.stage, step) {
            (Stage::First { row, .. }, Step::First(Axis::Row, colour)) => row.of(colour),
            (Stage::First { column, .. }, Step::First(Axis::Column, colour)) => column.of(colour),
            (Stage::Line { lines, .. }, Step::Line(colour)) => lines.of(colour),
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

    fn prompt(&self) -> Prompt {
        match self.stage {
            Stage::Nothing => Prompt::Nothing,
            Stage::Passage => Prompt::Passage,
            Stage::Ka => Prompt::Ka,
            Stage::Move => Prompt::KaTarget,
            Stage::First { to, .. } | Stage::Line { to, .. } => Prompt::Line { at: to },
        }
    }

    fn choices_into(&self, choices: &mut Vec<Choice>) {
        match self.stage {
            Stage::Nothing => {}
            Stage::Passage => {
                choices.extend(self.game.open_passages().map(Step::Passage).map(Choice));
            }
            Stage::Ka => {
                let able: PointSet = self.game.candidates().collect();
                choices.extend(able.into_iter().map(Step::Ka).map(Choice));
            }
            Stage::First { row, column, .. } => {
                for (axis, lines) in [(Axis::Row, row), (Axis::Column, column)] {
                    choices.extend(
                        lines
                            .colours()
                            .map(|colour| Choice(Step::First(axis, colour))),
                    );
                }
            }
            Stage::Move => {
                let reached: PointSet = self.game.destinations().map(|(point, _)| point).collect();
                choices.extend(reached.into_iter().map(Step::Move).map(Choice));
            }
            Stage::Line { lines, .. } => {
                choices.extend(lines.colours().map(Step::Line).map(Choice));
            }
        }
    }

    fn take(&self, choice: Choice) -> Result<NextOf<Pasang>> {
        match (self.stage, choice.0) {
            (Stage::Nothing, _) => Err(IllegalTurn::Over.into()),
            (Stage::Passage, Step::Passage(file)) => self.take_passage(file),
            (Stage::Ka, Step::Ka(from)) => self.take_ka(from),
            (Stage::First { from, to, .. }, Step::First(axis, colour)) => self.take_line(
                colour,
                self.captured(choice.0),
                Act::Ka {
                    from,
                    to,
                    axis,
                    colour,
                },
            ),
            (Stage::Move, Step::Move(to)) => self.take_move(to),
            (Stage::Line { to, .. }, Step::Line(colour)) => {
                self.take_line(colour, self.captured(choice.0), Act::Move { to, colour })
            }
            _ => Err(IllegalTurn::NoSuchChoice.into()),
        }
    }

    fn is_last(&self) -> bool {
        matches!(
            self.stage,
            Stage::Passage | Stage::First { .. } | Stage::Line { .. }
        )
    }

    fn is_reorientation(&self, _: Choice) -> bool {
        false
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
            Step::Ka(from) => self.game.landing(from).map(|to| to.to_string()),
            _ => None,
        };
        format!("{}{choice}{}", self.text(), landing.unwrap_or_default())
    }

    fn location_of(&self, choice: Choice) -> Option<Location> {
        match choice.0 {
            Step::Ka(point) | Step::Move(point) => Some(Location::Point(point)),
            Step::Passage(_) | Step::First(..) | Step::Line(_) => None,
        }
    }

    fn note(&self, choice: Choice) -> String {
        let worth = |tokens: PointSet, colour: Colour| {
            let points = tokens.len() as u16 * colour.points();
            format!("takes {} for {points}", tokens.len())
        };
        match choice.0 {
            Step::Passage(file) => {
                let mut after = self.game;
                after.capture(file.points(Pasang::half(self.game.turn)));
                match after.scores[after.turn] - self.game.scores[after.turn] {
                    1 => "1 point".to_owned(),
                    points => format!("{points} points"),
                }
            }
            Step::Ka(_) | Step::Move(_) => match self.take(choice) {
                Ok(Next::Choose(draft)) => match game::Draft::choices(&draft)[..] {
                    [only] => game::Draft::note(&draft, only),
                    ref several => format!("{} lines", several.len()),
                },
                Ok(Next::Done(_)) | Err(_) => String::new(),
            },
            Step::First(_, colour) | Step::Line(colour) => worth(self.captured(choice.0), colour),
        }
    }

    fn board(&self) -> Board<'_> {
        Board::Pasang(&self.game)
    }
}
