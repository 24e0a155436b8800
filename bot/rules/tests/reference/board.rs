//! A board as two grids of letters, read from and written to position lines.

/// File and rank, each 1 to 9; anything else is off the board.
pub(super) type At = (i32, i32);

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Board {
    /// Capital letters of the owners.
    markers: [[Option<char>; 9]; 9],
    pieces: [[Option<(char, i32)>; 9]; 9],
    pub(super) turn: char,
    /// First to leave first.
    pub(super) out: Vec<char>,
}

/// One step in each of the directions 0 (North) to 7 (North-West).
pub(super) const STEPS: [At; 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

pub(super) fn all_fields() -> Vec<At> {
    (1..=9).flat_map(|file| (1..=9).map(move |rank| (file, rank))).collect()
}

pub(super) fn on_board((file, rank): At) -> bool {
    (1..=9).contains(&file) && (1..=9).contains(&rank)
}

pub(super) fn name((file, rank): At) -> String {
    let letter = char::from(b'a' + u8::try_from(file - 1).expect("a file"));
    format!("{letter}{rank}")
}

/// The number of the borderland, counted in rows of three from the bottom left.
pub(super) fn land((file, rank): At) -> i32 {
    (rank - 1) / 3 * 3 + (file - 1) / 3
}

impl Board {
    pub(super) fn read(line: &str) -> Board {
        let words: Vec<&str> = line.split(' ').collect();
        let mut board = Board {
            markers: [[None; 9]; 9],
            pieces: [[None; 9]; 9],
            turn: words[1].chars().next().expect("a seat"),
            out: words
                .get(2)
                .filter(|out| **out != "-")
                .map_or(Vec::new(), |out| out.chars().collect()),
        };
        for (row, rank) in words[0].split('/').zip((1..=9).rev()) {
            let mut file = 1;
            let letters: Vec<char> = row.chars().collect();
            let mut place = 0;
            while place < letters.len() {
                let letter = letters[place];
                place += 1;
                if let Some(empty) = letter.to_digit(10) {
                    file += i32::try_from(empty).expect("a digit");
                    continue;
                }
                if letter.is_lowercase() {
                    board.set_marker((file, rank), Some(letter.to_ascii_uppercase()));
                } else {
                    let facing = letters[place].to_digit(8).expect("a facing");
                    place += 1;
                    let facing = i32::try_from(facing).expect("a digit");
                    board.set_piece((file, rank), Some((letter, facing)));
                    if letters.get(place) == Some(&'+') {
                        place += 1;
                        board.set_marker((file, rank), Some(letter));
                    }
                }
                file += 1;
            }
        }
        board
    }

    /// The rows and the seat to move.
    pub(super) fn write(&self) -> String {
        let mut rows = Vec::new();
        for rank in (1..=9).rev() {
            let mut row = String::new();
            for file in 1..=9 {
                let at = (file, rank);
                match (self.piece(at), self.marker(at)) {
                    (Some((seat, facing)), None) => row.extend([seat, digit(facing)]),
                    (Some((seat, facing)), Some(_)) => row.extend([seat, digit(facing), '+']),
                    (None, Some(seat)) => row.push(seat.to_ascii_lowercase()),
                    (None, None) => row.push('.'),
                }
            }
            for empty in (1..=9).rev() {
                row = row.replace(&".".repeat(empty), &empty.to_string());
            }
            rows.push(row);
        }
        format!("{} {}", rows.join("/"), self.turn)
    }

    pub(super) fn marker(&self, (file, rank): At) -> Option<char> {
        self.markers[slot(file)][slot(rank)]
    }

    pub(super) fn set_marker(&mut self, (file, rank): At, owner: Option<char>) {
        self.markers[slot(file)][slot(rank)] = owner;
    }

    pub(super) fn piece(&self, (file, rank): At) -> Option<(char, i32)> {
        self.pieces[slot(file)][slot(rank)]
    }

    pub(super) fn set_piece(&mut self, (file, rank): At, piece: Option<(char, i32)>) {
        self.pieces[slot(file)][slot(rank)] = piece;
    }

    pub(super) fn count(&self, seat: char) -> usize {
        all_fields().into_iter().filter(|at| self.marker(*at) == Some(seat)).count()
    }

    pub(super) fn pieces_of(&self, seat: char) -> Vec<At> {
        let mine = |at: &At| self.piece(*at).is_some_and(|(owner, _)| owner == seat);
        all_fields().into_iter().filter(mine).collect()
    }

    /// Whether the target lies ahead within the power, or, unless moves are long, next to the
    /// piece; returns the direction and what lies between.
    pub(super) fn line(&self, from: At, to: At, long: bool) -> Option<(i32, Vec<At>)> {
        let (seat, facing) = self.piece(from)?;
        let own = |at: &At| land(*at) == land(from) && self.marker(*at) == Some(seat);
        let power =
            i32::try_from(all_fields().into_iter().filter(own).count()).expect("at most nine");
        for turn in [-1, 0, 1] {
            let direction = (facing + turn).rem_euclid(8);
            let (dx, dy) = STEPS[usize::try_from(direction).expect("a facing")];
            for distance in 1..=if long { power.max(1) } else { 1 } {
                if (from.0 + dx * distance, from.1 + dy * distance) == to {
                    let between =
                        (1..distance).map(|i| (from.0 + dx * i, from.1 + dy * i)).collect();
                    return Some((direction, between));
                }
            }
        }
        None
    }
}

fn slot(coordinate: i32) -> usize {
    usize::try_from(coordinate - 1).expect("on the board")
}

fn digit(facing: i32) -> char {
    char::from_digit(facing.unsigned_abs(), 10).expect("a facing")
}
