//! The picture of Pasang.

use play::{ActionError, BoardAction};
use render::{PointPiece, PointState, Points, Renderer, Scene, Tally, Token};
use rules::pasang::{Colour, PasangAction, Point};
use rules::{Board, BySeat, Kind, Options, Pasang, Position, Seat, Setup, Status, Summary};

use super::people::player;
use super::share::share_position_row;
use super::{DisplayOptions, Post, rule_options, said};
use crate::messages as m;
use crate::texts::Texts;

/// The board of a position, with the last turn on it.
pub(super) fn points(position: &Pasang, last: Option<&BoardAction>) -> Points {
    let mut points = board(position);
    if let Some(action) = last
        && let (Summary::Pasang(summary), Board::Pasang(before)) =
            (&action.summary, action.before.board())
    {
        for taken in summary.captured {
            points[at(taken)].taken = before.token(taken).map(token);
        }
        points.last = match summary.action {
            PasangAction::Ka { from, to, .. } | PasangAction::Move { from, to } => {
                Some((at(from), at(to)))
            }
            _ => None,
        };
    }
    points
}

/// The starting pattern of a table with these options, with a description.
pub fn pattern(
    t: &Texts,
    renderer: &Renderer,
    options: &Options,
    display: DisplayOptions,
) -> Result<Post, ActionError> {
    let pattern = rule_options::pattern_of(options);
    let mut setup = Setup::new(Kind::Pasang, 2)?;
    setup.options.pasang.pattern = Some(pattern);
    let position = Position::new(&setup)?;
    let Board::Pasang(position) = position.board() else {
        return Err(ActionError::Pattern(None));
    };
    let scene = Scene { board: render::Board::Points(board(position)), ..Scene::default() };
    let symmetry = rule_options::regularity(t, pattern.symmetry());
    let rows = pattern.rows();
    let (what, name) = match pattern.number() {
        Some(number) => {
            (t.say(m::PasangPattern { number, symmetry }), format!("pattern-{number}.png"))
        }
        None => (t.say(m::PasangOwnPattern { symmetry, rows: &rows }), "pattern.png".to_owned()),
    };
    let mut lines = vec![what];
    lines.extend(rule_options::warning(t, options));
    let file = display.file(renderer, name, scene, t.say(m::PasangPatternAlt { rows }));
    let rows = vec![share_position_row(t)];
    Ok(Post { file: Some(file), rows, ..said(lines.join("\n")) })
}

/// The tokens, kas and passages, without a turn.
fn board(position: &Pasang) -> Points {
    let mut points = Points::default();
    for point in Point::all() {
        let ka = Seat::ALL.into_iter().find(|seat| position.ka(*seat) == Some(point));
        let piece = match ka {
            Some(seat) => Some(PointPiece::Ka(player(seat))),
            None => position.token(point).map(|colour| PointPiece::Token(token(colour))),
        };
        points[at(point)] = PointState {
            piece,
            passage: passage(position, point).map(player),
            ..PointState::default()
        };
    }
    points
}

/// The seat whose passage a point belongs to: rows 1 to 5 are South's half, rows 7 to 11 North's.
fn passage(position: &Pasang, point: Point) -> Option<Seat> {
    let owner = match point.y() {
        0..=4 => Seat::South,
        6..=10 => Seat::North,
        _ => return None,
    };
    position.passage(owner).filter(|file| file.x() == point.x()).map(|_| owner)
}

/// The tokens that a player captured in these actions, and the points.
pub(super) fn tally(position: &Position, actions: &[&BoardAction], seat: Seat) -> Tally {
    let (black, white) = taken(actions)[seat];
    Tally::Tokens { black, white, points: scores(position)[seat] }
}

/// The points of the players: the tokens they have captured, or the final score once the game is
/// over.
pub(super) fn scores(position: &Position) -> BySeat<u16> {
    match position.status() {
        Status::Turn(_) => position.points(),
        Status::Over(outcome) => outcome.points,
    }
}

/// The black and white tokens that each player has captured.
pub(super) fn taken(actions: &[&BoardAction]) -> BySeat<(u8, u8)> {
    let mut taken = BySeat::from_fn(|_| (0, 0));
    for action in actions {
        if let (Summary::Pasang(summary), Board::Pasang(before)) =
            (&action.summary, action.before.board())
        {
            for point in summary.captured {
                let (black, white) = &mut taken[summary.seat];
                match before.token(point) {
                    Some(Colour::Black) => *black += 1,
                    Some(Colour::White) => *white += 1,
                    None => {}
                }
            }
        }
    }
    taken
}

fn token(colour: Colour) -> Token {
    match colour {
        Colour::Black => Token::Black,
        Colour::White => Token::White,
    }
}

pub(super) fn at(point: Point) -> render::Point {
    render::Point::new(point.x(), point.y()).expect("points have coordinates below eleven")
}
