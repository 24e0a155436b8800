//! The notation of the chevron games: text with structure, before its meaning is checked.
//!
//! Reading is lenient: capitals, blanks, long dashes, `AbstractPlay`'s spellings. Writing is
//! canonical and belongs to the games.

use derive_more::Display;

use super::error::ChevronError;
use crate::board9::Field;
use crate::typed::plain;

/// A turn as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TypedTurn {
    /// The chevron.
    pub(crate) piece: Field,
    pub(crate) act: Typed,
    /// The content of the brackets, in the typed order.
    pub(crate) cells: Vec<Cell>,
    /// The field after `!`.
    pub(crate) bonus: Option<Field>,
}

/// What a typed turn does with the chevron.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    Move(TypedMove),
    /// The twist signs, all in one direction and counted clockwise: `<<` is -2. The number is not
    /// checked here.
    Turn(i8),
}

/// The movement part of a typed turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TypedMove {
    pub(crate) to: Field,
    /// Written with `x`.
    pub(crate) capture: bool,
    /// The signs after the target; `^` is `AbstractPlay`'s sign for no twist.
    pub(crate) twist: Option<Twist>,
}

/// A turn by 45 degrees after crossing a border, in Azacru and Shacru.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Twist {
    /// Anticlockwise, `<`.
    Left,
    /// Clockwise, `>`.
    Right,
}

impl Twist {
    /// How it is written.
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Twist::Left => "<",
            Twist::Right => ">",
        }
    }

    /// Eighths of a full turn, clockwise positive.
    pub(crate) const fn eighths(self) -> i8 {
        match self {
            Twist::Left => -1,
            Twist::Right => 1,
        }
    }
}

/// One item in the brackets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub(crate) enum Cell {
    /// `*`
    #[display("*")]
    Connection,
    Field(Field),
}

/// How far a chevron is turned. The order is that of the signs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub(crate) enum Angle {
    #[display("<")]
    Left45,
    #[display("<<")]
    Left90,
    #[display(">")]
    Right45,
    #[display(">>")]
    Right90,
}

/// A typed turn, or one of the words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Turn(TypedTurn),
    Pass,
    Resign,
}

impl Angle {
    pub(crate) const ALL: [Angle; 4] =
        [Angle::Left45, Angle::Left90, Angle::Right45, Angle::Right90];

    /// Eighths of a full turn, clockwise positive.
    pub(crate) const fn eighths(self) -> i8 {
        match self {
            Angle::Left45 => -1,
            Angle::Left90 => -2,
            Angle::Right45 => 1,
            Angle::Right90 => 2,
        }
    }

    pub(crate) const fn degrees(self) -> u8 {
        45 * self.eighths().unsigned_abs()
    }

    /// The angle of this many eighths, if a chevron can be turned that far.
    pub(crate) fn from_eighths(eighths: i8) -> Option<Angle> {
        Angle::ALL.into_iter().find(|angle| angle.eighths() == eighths)
    }
}

impl Word {
    /// Reads a turn of the game of this name.
    pub(crate) fn read(text: &str, game: &'static str) -> Result<Word, ChevronError> {
        let unreadable = ChevronError::Notation { game };
        let Some(text) = plain(text) else {
            return Err(unreadable);
        };
        match text.as_str() {
            "pass" => Ok(Word::Pass),
            "resign" => Ok(Word::Resign),
            turn => read_turn(turn).map(Word::Turn).ok_or(unreadable),
        }
    }
}

fn read_turn(text: &str) -> Option<TypedTurn> {
    let mut rest = text;
    let piece = take_field(&mut rest)?;
    let act = match take_letter(&mut rest)? {
        sign @ ('-' | 'x') => {
            let to = take_field(&mut rest)?;
            let twist = match rest.chars().next() {
                Some('<') => Some(Twist::Left),
                Some('>') => Some(Twist::Right),
                _ => None,
            };
            if twist.is_some() || rest.starts_with('^') {
                rest = &rest[1..];
            }
            Typed::Move(TypedMove { to, capture: sign == 'x', twist })
        }
        sign @ ('<' | '>') => {
            let more = rest.len() - rest.trim_start_matches(sign).len();
            rest = &rest[more..];
            let eighths = i8::try_from(1 + more).ok()?;
            Typed::Turn(if sign == '<' { -eighths } else { eighths })
        }
        _ => return None,
    };
    let mut cells = Vec::new();
    if let Some(inside) = rest.strip_prefix('(') {
        let (inside, after) = inside.split_once(')')?;
        rest = after;
        for cell in inside.split(',') {
            cells.push(match cell {
                "*" => Cell::Connection,
                field => Cell::Field(field.parse().ok()?),
            });
        }
    }
    let bonus = match rest.strip_prefix('!') {
        Some(field) => Some(field.parse().ok()?),
        None if rest.is_empty() => None,
        None => return None,
    };
    Some(TypedTurn { piece, act, cells, bonus })
}

fn take_letter(rest: &mut &str) -> Option<char> {
    let letter = rest.chars().next()?;
    *rest = &rest[letter.len_utf8()..];
    Some(letter)
}

fn take_field(rest: &mut &str) -> Option<Field> {
    let field = rest.get(..2)?.parse().ok()?;
    *rest = &rest[2..];
    Some(field)
}
