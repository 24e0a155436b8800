//! Position lines of the chevron games, parsed and written.
//!
//! `rows turn [out [trigger [ply]]]`: rows 9 to 1 separated by `/`. In a row a digit is that many
//! empty neutral fields; a small seat letter its marker; a capital seat letter and a digit 0-7 a
//! chevron with its facing, followed by `+` if it stands on its own marker. `turn` is the seat to
//! move, `out` the seats that have left in the order of leaving, or `-`.

use super::board::Chevrons;
use crate::board9::{Facing, Field};
use crate::seat::{Seat, SeatSet, Seats};

/// The content of a position line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PositionLine {
    pub(crate) board: Chevrons,
    pub(crate) turn: Seat,
    /// The seats that are out, in the order in which they went out.
    pub(crate) out: Vec<Seat>,
    /// Azacru: the seat that passed first.
    pub(crate) trigger: Option<Seat>,
}

/// Why a position line cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PositionError {
    /// The line is not built like `rows turn [out [trigger [ply]]]`.
    #[error("not a position")]
    Form,
    /// This row, from 1 to 9, does not have nine fields or has an unknown character.
    #[error("row {rank} does not have nine fields")]
    Row { rank: u8 },
    /// A seat appears in the position that does not play.
    #[error("{0} does not play")]
    Stranger(Seat),
    /// The seat to move is out, or nobody is left.
    #[error("{0} is to move but out")]
    TurnOfNobody(Seat),
    /// Two players cannot both have reached the target.
    #[error("two players have reached the target")]
    TwoWinners,
}

impl PositionLine {
    /// Reads a position line; every seat in it must be one of `seats`.
    pub(crate) fn read(line: &str, seats: Seats) -> Result<PositionLine, PositionError> {
        let mut words = line.split_ascii_whitespace();
        let (Some(rows), Some(turn)) = (words.next(), words.next()) else {
            return Err(PositionError::Form);
        };
        let out = words.next().unwrap_or("-");
        let trigger = match words.next().unwrap_or("-") {
            "-" => None,
            letter => Some(letter.parse().map_err(|_| PositionError::Form)?),
        };
        // The ply is only for readers; no rule depends on it.
        let ply = words.next().unwrap_or("0");
        if words.next().is_some() || ply.parse::<u32>().is_err() {
            return Err(PositionError::Form);
        }
        let turn = turn.parse().map_err(|_| PositionError::Form)?;
        let out = match out {
            "-" => Vec::new(),
            letters => letters
                .chars()
                .map(|letter| Seat::from_letter(letter).ok_or(PositionError::Form))
                .collect::<Result<_, _>>()?,
        };
        if out.iter().copied().collect::<SeatSet>().len() != out.len() {
            return Err(PositionError::Form);
        }
        let board = read_rows(rows)?;
        let stranger = |seat: &Seat| {
            let named = *seat == turn || trigger == Some(*seat) || out.contains(seat);
            let there = !(board.pieces(*seat) | board.markers(*seat)).is_empty();
            (named || there) && !seats.contains(*seat)
        };
        match Seat::ALL.into_iter().find(stranger) {
            Some(seat) => Err(PositionError::Stranger(seat)),
            None => Ok(PositionLine { board, turn, out, trigger }),
        }
    }

    /// The position line without its ply.
    pub(crate) fn write(
        board: &Chevrons,
        turn: Seat,
        out: &[Seat],
        trigger: Option<Seat>,
    ) -> String {
        let mut line = String::with_capacity(96);
        for y in (0..9).rev() {
            write_row(board, y, &mut line);
            line.push(if y > 0 { '/' } else { ' ' });
        }
        line.push(turn.letter());
        if !out.is_empty() || trigger.is_some() {
            line.push(' ');
            line.extend(out.iter().map(|seat| seat.letter()));
            line.push_str(if out.is_empty() { "-" } else { "" });
        }
        if let Some(seat) = trigger {
            line.extend([' ', seat.letter()]);
        }
        line
    }
}

fn read_rows(rows: &str) -> Result<Chevrons, PositionError> {
    let mut board = Chevrons::default();
    let mut ranks = (1..=9_u8).rev();
    for row in rows.split('/') {
        let rank = ranks.next().ok_or(PositionError::Form)?;
        read_row(row, rank, &mut board)?;
    }
    if ranks.next().is_some() { Err(PositionError::Form) } else { Ok(board) }
}

fn read_row(row: &str, rank: u8, board: &mut Chevrons) -> Result<(), PositionError> {
    let error = PositionError::Row { rank };
    let mut x = 0;
    let mut letters = row.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Some(empty) = letter.to_digit(10) {
            x += empty as u8;
            if empty == 0 || x > 9 {
                return Err(error);
            }
            continue;
        }
        let field = Field::at(x, rank - 1).ok_or(error)?;
        let seat = Seat::from_letter(letter).ok_or(error)?;
        x += 1;
        if letter.is_ascii_lowercase() {
            board.mark(seat, field);
            continue;
        }
        let digit = letters.next().and_then(|digit| digit.to_digit(8)).ok_or(error)?;
        let facing = Facing::from_digit(digit as u8).ok_or(error)?;
        if letters.next_if_eq(&'+').is_some() {
            board.mark(seat, field);
        }
        board.place(seat, field, facing);
    }
    if x == 9 { Ok(()) } else { Err(error) }
}

fn write_row(board: &Chevrons, y: u8, line: &mut String) {
    let mut empty = 0;
    for field in (0..9).filter_map(|x| Field::at(x, y)) {
        let (piece, marker) = (board.piece(field), board.marker(field));
        if piece.is_none() && marker.is_none() {
            empty += 1;
            continue;
        }
        write_empty(&mut empty, line);
        match (piece, marker) {
            (Some(piece), marker) => {
                line.push(piece.seat.letter());
                line.push((b'0' + piece.facing.digit()) as char);
                if marker.is_some() {
                    line.push('+');
                }
            }
            (None, marker) => line.extend(marker.map(|seat| seat.letter().to_ascii_lowercase())),
        }
    }
    write_empty(&mut empty, line);
}

fn write_empty(count: &mut u8, line: &mut String) {
    if *count > 0 {
        line.push((b'0' + *count) as char);
        *count = 0;
    }
}
