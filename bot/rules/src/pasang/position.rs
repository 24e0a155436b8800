//! Position lines of Pasang, parsed and written.
//!
//! `board turn phase passages scoreX-scoreO`: rows 11 to 1 separated by `/`, with `b` and `w` for
//! tokens, `X` and `O` for kas, `#` for the hole, numbers for empty points; X or O to move; 1 to 3
//! for what that player has to choose; the passages as two letters, `-` for none.

use std::fmt::Write as _;

use super::point::{File, Point, PointSet};
use super::{Colour, Pasang, Phase};
use crate::seat::{BySeat, Seat};

/// Why a position line of Pasang cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PasangPositionError {
    /// The line is not built like `board turn phase passages scores`.
    #[error("not a position")]
    Form,
    /// This row, from 1 to 11, does not have eleven points or has an unknown character.
    #[error("row {row} does not have eleven points")]
    Row { row: u8 },
    /// The kas or the passages do not fit the phase.
    #[error("kas or passages do not fit the phase")]
    Phase,
}

impl Pasang {
    /// Changes the position to what a line describes.
    pub(super) fn set_up(&mut self, line: &str) -> Result<(), PasangPositionError> {
        let words: Vec<&str> = line.split_ascii_whitespace().take(6).collect();
        let &[rows, turn, phase, passages, scores] = words.as_slice() else {
            return Err(PasangPositionError::Form);
        };
        self.read_board(rows)?;
        self.turn = match turn {
            "X" => Seat::South,
            "O" => Seat::North,
            _ => return Err(PasangPositionError::Form),
        };
        self.phase = match phase {
            "1" => Phase::Passage,
            "2" => Phase::Ka,
            "3" => Phase::Move,
            _ => return Err(PasangPositionError::Form),
        };
        let (first, second) = passages.split_at_checked(1).ok_or(PasangPositionError::Form)?;
        self.passages = BySeat::default();
        for (seat, letter) in [(Seat::South, first), (Seat::North, second)] {
            if letter != "-" {
                let file: File = letter.parse().map_err(|_| PasangPositionError::Form)?;
                self.passages[seat] = Some(file);
            }
        }
        let (first, second) = scores.split_once('-').ok_or(PasangPositionError::Form)?;
        for (seat, score) in [(Seat::South, first), (Seat::North, second)] {
            let score = score.parse().ok().filter(|score| *score <= 180);
            self.scores[seat] = score.ok_or(PasangPositionError::Form)?;
        }
        if self.fits_phase() { Ok(()) } else { Err(PasangPositionError::Phase) }
    }

    /// Whether both players have chosen what the phase and the turn require.
    fn fits_phase(&self) -> bool {
        let second = self.turn == Seat::North;
        let has_passage = |seat| self.passages[seat].is_some();
        let has_ka = |seat| self.kas[seat].is_some();
        let (south, north) = (Seat::South, Seat::North);
        match self.phase {
            Phase::Passage => {
                has_passage(south) == second
                    && !has_passage(north)
                    && !has_ka(south)
                    && !has_ka(north)
            }
            Phase::Ka => {
                has_passage(south)
                    && has_passage(north)
                    && has_ka(south) == second
                    && !has_ka(north)
            }
            Phase::Move => has_ka(south) && has_ka(north),
        }
    }

    fn read_board(&mut self, text: &str) -> Result<(), PasangPositionError> {
        self.black = PointSet::EMPTY;
        self.white = PointSet::EMPTY;
        self.kas = BySeat::default();
        if text.split('/').count() != 11 {
            return Err(PasangPositionError::Form);
        }
        for (row, y) in text.split('/').zip((0..11).rev()) {
            self.read_row(row, y).ok_or(PasangPositionError::Row { row: y + 1 })?;
        }
        Ok(())
    }

    fn read_row(&mut self, row: &str, y: u8) -> Option<()> {
        let mut x: u8 = 0;
        let mut rest = row;
        while let Some(letter) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let empty: u8 = rest[..digits].parse().ok()?;
                // The hole is always written.
                let covers_hole = y == 5 && x <= 5 && x.checked_add(empty)? > 5;
                x = x.checked_add(empty).filter(|x| *x <= 11 && empty > 0 && !covers_hole)?;
                rest = &rest[digits..];
                continue;
            }
            let point = Point::at(x, y)?;
            match letter {
                '#' if point == Point::HOLE => {}
                _ if point == Point::HOLE => return None,
                'b' => self.black.insert(point),
                'w' => self.white.insert(point),
                'X' if self.kas[Seat::South].is_none() => self.kas[Seat::South] = Some(point),
                'O' if self.kas[Seat::North].is_none() => self.kas[Seat::North] = Some(point),
                _ => return None,
            }
            x += 1;
            rest = &rest[letter.len_utf8()..];
        }
        (x == 11).then_some(())
    }

    /// The position as one line.
    pub(super) fn line(&self) -> String {
        let rows: Vec<String> = (0..11).rev().map(|y| self.row(y)).collect();
        let turn = if self.turn == Seat::South { 'X' } else { 'O' };
        let phase = self.phase as u8 + 1;
        let passage = |seat| self.passages[seat].map_or("-".to_owned(), |file| file.to_string());
        let (south, north) = (Seat::South, Seat::North);
        format!(
            "{} {turn} {phase} {}{} {}-{}",
            rows.join("/"),
            passage(south),
            passage(north),
            self.scores[south],
            self.scores[north]
        )
    }

    fn row(&self, y: u8) -> String {
        let mut row = String::new();
        let mut empty = 0;
        for point in (0..11).filter_map(|x| Point::at(x, y)) {
            let letter = match self.token(point) {
                _ if point == Point::HOLE => '#',
                _ if self.kas[Seat::South] == Some(point) => 'X',
                _ if self.kas[Seat::North] == Some(point) => 'O',
                Some(Colour::Black) => 'b',
                Some(Colour::White) => 'w',
                None => {
                    empty += 1;
                    continue;
                }
            };
            write_empty(&mut empty, &mut row);
            row.push(letter);
        }
        write_empty(&mut empty, &mut row);
        row
    }
}

fn write_empty(count: &mut u8, row: &mut String) {
    if *count > 0 {
        // Writing to a string cannot fail.
        let _ = write!(row, "{count}");
        *count = 0;
    }
}
