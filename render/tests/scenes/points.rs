//! Scenes on the board of points.

use render::{
    Board, Label, Mark, Panel, Player, Point, PointPiece, Points, Scene, Seat, Side, Tally, Theme,
    Token,
};

use super::{placed, seat, to_move};

/// The point with this name, such as `k11`.
pub(crate) fn point(name: &str) -> Point {
    let (file, rank) = name.split_at(1);
    let rank: u8 = rank.parse().expect("a number");
    Point::new(file.as_bytes()[0] - b'a', rank - 1).expect("on the board")
}

/// A board from eleven lines, the top row first: `b` and `w` are tokens, `S` and `N` kas, anything
/// else is empty.
pub(crate) fn points(rows: &str) -> Points {
    let mut points = Points::default();
    for (row, line) in (0..).zip(rows.trim().lines().rev()) {
        for (column, sign) in (0..).zip(line.trim().bytes()) {
            points[Point::new(column, row).expect("eleven by eleven")].piece = match sign {
                b'b' => Some(PointPiece::Token(Token::Black)),
                b'w' => Some(PointPiece::Token(Token::White)),
                b'S' => Some(PointPiece::Ka(Player::Three)),
                b'N' => Some(PointPiece::Ka(Player::Four)),
                _ => None,
            };
        }
    }
    points
}

fn points_seat(player: Player, name: &str, black: u8, white: u8) -> Seat {
    let tally = Tally::Tokens { black, white, points: u16::from(black) + 2 * u16::from(white) };
    Seat { tally, ..seat(player, name, 0, 0, 0) }
}

/// Tokens, kas and passages in the middle of a game; S went from c4 to c7 and captured three
/// tokens.
pub(crate) fn tokens() -> Scene {
    let mut points = points(
        "wwwwwbbbb.w
         bwwwwbbbb.w
         bbwwwbbbw.w
         b..wwbbww.w
         ..S.wbw.w.w
         bbb.b#bb.bb
         ww.wwb.Nbbb
         ww.bbww.bbb
         ww..bwww.bb
         .w.bb..ww.b
         wb.bbwwwww.",
    );
    for (name, token) in [("a7", Token::Black), ("b7", Token::Black), ("d7", Token::Black)] {
        points[point(name)].taken = Some(token);
    }
    for rank in 1..=5 {
        points[point(&format!("c{rank}"))].passage = Some(Player::Three);
        points[point(&format!("j{}", 12 - rank))].passage = Some(Player::Four);
    }
    points.last = Some((point("c4"), point("c7")));
    Scene {
        board: Board::Points(points),
        panel: Panel::from_iter([
            points_seat(Player::Three, "Puteri Nurul", 14, 9),
            to_move(points_seat(Player::Four, "Šárka Dvořáková", 11, 12)),
        ]),
        ..Scene::default()
    }
}

/// The same, while N chooses.
pub(crate) fn tokens_choosing() -> Scene {
    let mut scene = tokens();
    let Board::Points(points) = &mut scene.board else {
        return scene;
    };
    points.last = None;
    for point in Point::all() {
        points[point].taken = None;
    }
    for name in ["k11", "k10", "k9", "a1", "b1", "a3"] {
        points[point(name)].piece = None;
    }
    points[point("h5")].mark = Some(Mark::Selected);
    for (label, name) in [("a", "h4"), ("b", "h7"), ("c", "g5"), ("d", "g4")] {
        points[point(name)].mark = Label::new(label).map(Mark::Choice);
    }
    for name in ["e4", "f4", "i8", "h8"] {
        points[point(name)].mark = Some(Mark::Capture(Label::NONE));
    }
    points[point("d6")].mark = Some(Mark::Choice(Label::NONE));
    points[point("b3")].mark = Some(Mark::Choice(Label::number(12)));
    points[point("e2")].mark = Some(Mark::Choice(Label::number(13)));
    points[point("f2")].mark = Some(Mark::Choice(Label::NONE));
    scene.bottom = Side::North;
    scene
}

/// The end of a game with tokens, on wood.
pub(crate) fn tokens_won() -> Scene {
    let scene = tokens();
    Scene {
        theme: Theme::Wood,
        banner: Some("Šárka Dvořáková wins: Puteri Nurul is suntuk, 35 to 32".into()),
        panel: Panel::from_iter(placed(&scene.panel, &[2, 1])),
        bottom: Side::North,
        ..scene
    }
}
