//! Boards as monospaced text, for members who cannot see pictures or do not want any: everything
//! that a picture shows.

#[cfg(test)]
mod tests;

use std::fmt::Write as _;

use play::{BoardAction, Game, Replay};
use render::{Player, Side};
use rules::pasang::Point;
use rules::{AnyChoice, Board, BySeat, Chevrons, Facing, Field, Next, Pasang, Position, Seat};

use crate::alt::{letter, markers_of, way};
use crate::messages as m;
use crate::offers::{called, captures};
use crate::texts::Texts;
use crate::{DisplayOptions, pasang, people, turns};

/// The board as lines of characters, then every player with what they have.
pub(super) fn board(
    t: &Texts,
    position: &Position,
    board: Board<'_>,
    actions: &[&BoardAction],
    bottom: Side,
    name: people::Called<'_>,
) -> String {
    let seats = position.seats();
    let (fields, legend, players): (_, _, Vec<String>) = match board {
        Board::Chevrons(chevrons) => {
            let players =
                seats.iter().map(|seat| chevrons_of(t, &name(seat), seat, position, chevrons));
            (grid(t, chevrons, bottom), t.say(m::TextChevronsLegend), players.collect())
        }
        Board::Pasang(pasang) => {
            let taken = pasang::taken(actions);
            let players =
                seats.iter().map(|seat| {
                    let (black, white) = taken[seat];
                    let count = pasang::scores(position)[seat];
                    let points = t.say(m::CountedPoints { count });
                    let took = t.say(m::TextTook { black, white });
                    let mut has = vec![format!("{}: {points}, {took}", name(seat))];
                    has.extend(pasang.passage(seat).map(|file| {
                        let column = file.to_string();
                        t.say(m::TurnsPassage { column })
                    }));
                    has.extend(pasang.ka(seat).map(|ka| {
                        t.say(m::TextKa { point: ka.to_string(), seat: seat.to_string() })
                    }));
                    has.join("; ") + "."
                });
            (points(pasang, bottom), t.say(m::TextPasangLegend), players.collect())
        }
    };
    format!("```\n{fields}```\n{legend}\n{}", players.join("\n"))
}

/// A game as everybody sees it: the board and the players.
pub(super) fn open(t: &Texts, game: &Game, replay: &Replay, bottom: Side) -> String {
    let (position, actions) = (&replay.position, replay.actions().collect::<Vec<_>>());
    let named = |seat| people::signed(t, game, seat);
    board(t, position, position.board(), &actions, bottom, &named)
}

/// A game as one member sees it: the board, the players, and the choices of the one to move.
pub(super) fn whole(t: &Texts, game: &Game, replay: &Replay, display: DisplayOptions) -> String {
    let shown = open(t, game, replay, display.bottom);
    let targets = targets(t, &replay.position);
    if targets.is_empty() {
        shown
    } else {
        format!("{shown}\n{}\n{targets}", t.say(m::TextChoices))
    }
}

/// The possible moves of the player to move, a line for each piece; empty after the end.
pub(super) fn targets(t: &Texts, position: &Position) -> String {
    let draft = position.draft();
    let prompt = draft.prompt();
    let lines = draft.choices().into_iter().map(|choice| {
        let first = called(t, prompt.as_ref(), &choice).0;
        let further = match draft.take(&choice.token) {
            Ok(Next::Choose(further)) => {
                let prompt = further.prompt();
                let named = |choice: AnyChoice| {
                    let place = called(t, prompt.as_ref(), &choice).0;
                    if captures(&further, &choice) {
                        t.say(m::TextCapture { place })
                    } else {
                        place
                    }
                };
                further.choices().into_iter().map(named).collect()
            }
            _ => choice.note.into_iter().map(|note| turns::note(t, note)).collect::<Vec<_>>(),
        };
        format!("{first}: {}", further.join(", "))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A player's chevrons and markers.
fn chevrons_of(t: &Texts, name: &str, seat: Seat, position: &Position, board: &Chevrons) -> String {
    let markers = board.markers(seat);
    let fields: Vec<String> = markers.into_iter().map(|field| field.to_string()).collect();
    let colon = if fields.is_empty() { "" } else { ": " };
    let markers = markers_of(t, fields.len() as u16, position) + colon + &fields.join(" ");
    let chevrons: Vec<String> = board
        .pieces(seat)
        .into_iter()
        .filter_map(|field| {
            let facing = board.piece(field)?.facing;
            Some(format!("{field} {}", way(t, facing)))
        })
        .collect();
    let letter = sign(t, seat);
    let stand = match (chevrons.is_empty(), position.is_in(seat)) {
        (false, _) => t.say(m::TextChevrons { chevrons: chevrons.join(", ") }),
        (true, true) => t.say(m::TextNoChevrons),
        (true, false) => t.say(m::AltOut),
    };
    format!("{letter} {name}: {stand}; {markers}.")
}

/// The letter of a player's colour.
fn sign(t: &Texts, seat: Seat) -> char {
    let letter = match people::player(seat) {
        Player::One => t.say(m::TextSignBlue),
        Player::Two => t.say(m::TextSignOrange),
        Player::Three => t.say(m::TextSignGreen),
        Player::Four => t.say(m::TextSignYellow),
    };
    letter.chars().next().unwrap_or('?')
}

/// Nine lines of nine fields, three characters each: `.` empty, `g` a marker, `G↑` a chevron, `G↑+`
/// a chevron on a marker.
fn grid(t: &Texts, position: &Chevrons, bottom: Side) -> String {
    let signs = BySeat::from_fn(|seat| sign(t, seat));
    let cell = |field: Field| match (position.piece(field), position.marker(field)) {
        (Some(piece), marker) => {
            let plus = if marker.is_some() { "+" } else { "" };
            format!("{}{}{plus}", signs[piece.seat], arrow(piece.facing, bottom))
        }
        (None, Some(seat)) => signs[seat].to_lowercase().to_string(),
        (None, None) => ".".to_owned(),
    };
    let mut text = String::new();
    for row in 0..9 {
        let fields: Vec<Field> =
            (0..9).filter_map(|column| on_board(row, column, 8, bottom, Field::at)).collect();
        let first = fields.first().map(|field| label(*field, true, bottom));
        let _ = write!(text, "{} ", first.unwrap_or_default());
        for (column, field) in fields.iter().enumerate() {
            let between = if column % 3 == 2 { "  " } else { " " };
            let _ = write!(text, "{:<3}{between}", cell(*field));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        if row % 3 == 2 {
            text.push('\n');
        }
    }
    text += " ";
    for column in 0..9 {
        let between = if column % 3 == 0 && column > 0 { "  " } else { " " };
        if let Some(field) = on_board(8, column, 8, bottom, Field::at) {
            let _ = write!(text, "{between}{:<3}", label(field, false, bottom));
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// The label at the left of a row, or under a column: of rows their rank, or their file on a board
/// turned by a quarter.
fn label(field: Field, is_row: bool, bottom: Side) -> String {
    if matches!(bottom, Side::South | Side::North) == is_row {
        field.rank().to_string()
    } else {
        field.file().to_string()
    }
}

/// What is `at` the place on the board that is shown in a row, from the top, and a column, from the
/// left; `last` is the highest number of either.
fn on_board<T>(row: u8, column: u8, last: u8, bottom: Side, at: impl Fn(u8, u8) -> T) -> T {
    match bottom {
        Side::South => at(column, last - row),
        Side::West => at(last - row, last - column),
        Side::North => at(last - column, row),
        Side::East => at(row, column),
    }
}

/// Clockwise from North.
const ARROWS: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/// The arrow for a chevron's direction on a board that is turned.
fn arrow(facing: Facing, bottom: Side) -> char {
    let turned = match bottom {
        Side::South => 0,
        Side::West => 6,
        Side::North => 4,
        Side::East => 2,
    };
    ARROWS[usize::from((facing.digit() + turned) % 8)]
}

/// Eleven lines of eleven points: `b` black, `w` white, `S` and `N` the kas, `#` the hole, `.`
/// nothing.
fn points(position: &Pasang, bottom: Side) -> String {
    let mut text = String::new();
    for row in 0..11 {
        let seen: Vec<Point> =
            (0..11).filter_map(|column| on_board(row, column, 10, bottom, Point::at)).collect();
        let rank = seen.first().map_or(0, |point| point.y() + 1);
        let _ = write!(text, "{rank:>2}");
        for point in seen {
            let _ = write!(text, " {}", letter(position, point));
        }
        text.push('\n');
    }
    text += "  ";
    for column in 0..11 {
        let file = on_board(10, column, 10, bottom, |x, _| char::from(b'a' + x));
        let _ = write!(text, " {file}");
    }
    text + "\n"
}
