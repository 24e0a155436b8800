//! Parses the notation of turns of Pasang.

use super::draft::{Draft, Stage};
use super::point::{Axis, File, Point};
use super::turn::{Choice, Token, Turn};
use super::{Colour, Pasang, PasangError};
use crate::game::{BoardGame, Draft as _, TurnError};
use crate::typed::plain;

type Result<T> = std::result::Result<T, TurnError<PasangError>>;

/// A typed turn: the letter of a column, or up to two points, an axis and a colour.
enum Typed {
    Passage(File),
    Ka { first: Point, second: Option<Point>, axis: Option<Axis>, colour: Option<Colour> },
}

/// Parses a turn of the seat to move and plays it. Parts may be left out if only one line can be
/// captured.
pub(super) fn read(game: &Pasang, text: &str) -> Result<(Turn, Pasang)> {
    let plain = plain(text).ok_or(PasangError::Notation)?;
    match plain.as_str() {
        "pass" => return Err(PasangError::NoPass.into()),
        "resign" => return Err(TurnError::Resignation),
        _ => {}
    }
    let typed = read_typed(&plain).ok_or(PasangError::Notation)?;
    let draft = game.draft();
    let example = || draft.texts().into_iter().next().unwrap_or_default();
    match (draft.stage, typed) {
        (Stage::Nothing, _) => Err(TurnError::Over),
        (Stage::Passage, Typed::Passage(file)) => draft.take(Choice(Token::Passage(file)))?.done(),
        (Stage::Passage, Typed::Ka { .. }) => {
            Err(PasangError::PassageFirst { open: game.open_passages().collect() }.into())
        }
        (Stage::Ka, Typed::Ka { first, second, axis, colour }) => {
            let draft = draft.take(Choice(Token::Ka(first)))?.further()?;
            match (draft.stage, second) {
                (Stage::First { from, to, .. }, Some(second)) if to != second => {
                    Err(PasangError::Landing { from, to }.into())
                }
                _ => line(&draft, axis, colour),
            }
        }
        (Stage::Ka, Typed::Passage(_)) => Err(PasangError::KaNow { example: example() }.into()),
        (Stage::Move, Typed::Ka { first, second: None, axis: None, colour }) => {
            line(&draft.take(Choice(Token::Move(first)))?.further()?, None, colour)
        }
        _ => Err(PasangError::MoveNow { example: example() }.into()),
    }
}

/// Captures the line that was written, or the only one.
fn line(draft: &Draft, axis: Option<Axis>, colour: Option<Colour>) -> Result<(Turn, Pasang)> {
    let fits = |choice: &Choice| match choice.0 {
        Token::First(along, taken) => {
            axis.is_none_or(|axis| axis == along) && colour.is_none_or(|colour| colour == taken)
        }
        Token::Line(taken) => colour.is_none_or(|colour| colour == taken),
        _ => false,
    };
    let fitting: Vec<Choice> = draft.choices().into_iter().filter(fits).collect();
    match (fitting.as_slice(), colour) {
        ([only], _) => draft.take(*only)?.done(),
        ([], Some(colour)) => Err(PasangError::Line { colour, turns: draft.texts() }.into()),
        _ => Err(PasangError::LineMissing { turns: draft.texts() }.into()),
    }
}

fn read_typed(text: &str) -> Option<Typed> {
    if let Ok(file) = text.parse() {
        return Some(Typed::Passage(file));
    }
    let mut rest = text;
    let first = take_point(&mut rest)?;
    let second = take_point(&mut rest);
    let axis = take_letter(&mut rest, [('h', Axis::Row), ('v', Axis::Column)]);
    let colour = take_letter(&mut rest, [('b', Colour::Black), ('w', Colour::White)]);
    rest.is_empty().then_some(Typed::Ka { first, second, axis, colour })
}

/// A file letter and a row of one or two digits.
fn take_point(rest: &mut &str) -> Option<Point> {
    let length = 1 + rest.get(1..)?.chars().take(2).take_while(char::is_ascii_digit).count();
    let point = rest.get(..length)?.parse().ok()?;
    *rest = &rest[length..];
    Some(point)
}

fn take_letter<T>(rest: &mut &str, letters: [(char, T); 2]) -> Option<T> {
    let (letter, meaning) = letters.into_iter().find(|(letter, _)| rest.starts_with(*letter))?;
    *rest = &rest[letter.len_utf8()..];
    Some(meaning)
}
