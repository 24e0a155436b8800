//! Marks turns on the board before they are played.

use play::BoardAction;
use render::{Board, Label, Last, Scene};
use rules::{ChevronAction, ChevronSummary, Location, PasangAction, Position, Seat, Summary};

use super::board::mark;
use super::{chevrons, pasang};

/// Marks turns that `seat` might play. Each piece gets a frame, and each place of a turn gets the
/// turn's number, counted from 1. A place that belongs to several turns gets all their numbers, so
/// that every turn is visible.
pub(super) fn mark_turns(scene: &mut Scene, position: &Position, seat: Seat, turns: &[&str]) {
    mark_labelled(scene, position, seat, turns, Label::numbers);
}

/// Marks a turn that is better than the one that was played, each with its sign.
pub(super) fn mark_better(scene: &mut Scene, position: &Position, seat: Seat, turns: [&str; 2]) {
    mark_labelled(scene, position, seat, &turns, |numbers| match numbers {
        [] => Label::NONE,
        [1] => Label::BETTER,
        [_] => Label::WORSE,
        _ => Label::BETTER_AND_WORSE,
    });
}

/// Marks turns; `label` makes the label of a place from the numbers of its turns.
fn mark_labelled(
    scene: &mut Scene,
    position: &Position,
    seat: Seat,
    turns: &[&str],
    label: impl Fn(&[u8]) -> Label,
) {
    let mut numbered: Vec<(Location, Vec<u8>)> = Vec::new();
    for (number, turn) in (1..).zip(turns) {
        let (from, about) = position.play(turn).map(|it| places(&it.summary)).unwrap_or_default();
        let about = about.into_iter().map(|place| (place, Some(number)));
        for (place, number) in from.map(|place| (place, None)).into_iter().chain(about) {
            let known = numbered.iter().position(|(known, _)| *known == place);
            let index = known.unwrap_or_else(|| {
                numbered.push((place, Vec::new()));
                numbered.len() - 1
            });
            let numbers = &mut numbered[index].1;
            numbers.extend(number.filter(|number| !numbers.contains(number)));
        }
    }
    let marks: Vec<(Location, Label)> =
        numbered.into_iter().map(|(place, numbers)| (place, label(&numbers))).collect();
    mark(scene, position.board(), seat, &[], &marks);
}

/// Draws the arrow of a turn that might be played. A chevron that turns is drawn as it faces at the
/// arrow's end.
pub(super) fn arrow(scene: &mut Scene, position: &Position, turn: &str) {
    let Ok(played) = position.play(turn) else {
        return;
    };
    let action = BoardAction { summary: played.summary, before: position.clone() };
    match (&mut scene.board, played.position.board()) {
        (Board::Grid(grid), rules::Board::Chevrons(after)) => {
            let after = chevrons::grid(after, &[&action]);
            grid.last = after.last;
            if let Some(Last::Spin { at, .. }) = after.last {
                grid[at].chevron = after[at].chevron;
            }
        }
        (Board::Points(points), rules::Board::Pasang(after)) => {
            points.last = pasang::points(after, Some(&action)).last;
        }
        _ => {}
    }
}

/// Draws the arrow of a turn and, thinner, that of another one. A chevron that is turned by the other one is shown so only
/// if this one leaves it alone.
pub(super) fn arrows(scene: &mut Scene, position: &Position, [turn, other]: [&str; 2]) {
    let mut with_other = scene.clone();
    arrow(&mut with_other, position, other);
    arrow(scene, position, turn);
    match (&mut scene.board, with_other.board) {
        (Board::Grid(grid), Board::Grid(other)) => {
            let own = match grid.last {
                Some(Last::Move { from: at, .. } | Last::Spin { at, .. }) => Some(at),
                None => None,
            };
            match other.last {
                Some(Last::Spin { at, .. }) if own == Some(at) => {}
                Some(Last::Spin { at, .. }) => {
                    grid[at].chevron = other[at].chevron;
                    grid.earlier.extend(other.last);
                }
                last => grid.earlier.extend(last),
            }
        }
        (Board::Points(points), Board::Points(other)) => points.earlier.extend(other.last),
        _ => {}
    }
}

/// Numbers the turns of a line on the board after it, each where it went to. The ring at the tail
/// of the last arrow would cover a number.
pub(super) fn mark_line(scene: &mut Scene, position: &Position, seat: Seat, line: &[BoardAction]) {
    let targets: Vec<Option<Location>> = line.iter().map(|turn| target(&turn.summary)).collect();
    let marks = targets.iter().flatten().map(|place| {
        let numbered = (1..).zip(&targets).filter(|(_, other)| **other == Some(*place));
        (*place, Label::numbers(&numbered.map(|(number, _)| number).collect::<Vec<u8>>()))
    });
    mark(scene, position.board(), seat, &[], &marks.collect::<Vec<_>>());
    match &mut scene.board {
        Board::Grid(grid) => grid.earlier.extend(grid.last.take()),
        Board::Points(points) => points.last = None,
    }
}

/// Where a turn went to; a chevron that is turned stays.
fn target(summary: &Summary) -> Option<Location> {
    let (from, about) = places(summary);
    match summary {
        Summary::Chevrons(ChevronSummary { action: ChevronAction::Reorientation(_), .. }) => from,
        _ => about.first().copied(),
    }
}

/// The places of a turn that are marked: that of the piece that moves or turns, and its target with
/// the places that the player gains or gives up. The line that a ka captures is not marked: the
/// notation says where it ends.
fn places(summary: &Summary) -> (Option<Location>, Vec<Location>) {
    match summary {
        Summary::Chevrons(summary) => match &summary.action {
            ChevronAction::Move(moved) => {
                let gained = moved.gained.iter().map(|gain| gain.field);
                let about = [moved.to].into_iter().chain(gained).map(Location::Field);
                (Some(Location::Field(moved.from)), about.collect())
            }
            ChevronAction::Reorientation(turned) => {
                let paid = turned.paid.into_iter().map(Location::Field);
                (Some(Location::Field(turned.field)), paid.collect())
            }
            _ => Default::default(),
        },
        Summary::Pasang(summary) => match summary.action {
            PasangAction::Passage { .. } => {
                (None, summary.captured.into_iter().map(Location::Point).collect())
            }
            PasangAction::Ka { from, to, .. } | PasangAction::Move { from, to } => {
                (Some(Location::Point(from)), vec![Location::Point(to)])
            }
            _ => Default::default(),
        },
    }
}

#[cfg(test)]
mod tests {
    use render::Mark;
    use rules::{Kind, Setup};

    use super::super::board;
    use super::*;
    use crate::texts::english;

    /// The marks of these turns: the names of places with their labels.
    fn marks(kind: Kind, position: Option<&str>, turns: &[&str]) -> Vec<String> {
        let mut setup = Setup::new(kind, 2).unwrap();
        setup.position = position.map(str::to_owned);
        let position = Position::new(&setup).unwrap();
        let mut scene = board::scene(english(), &position, position.board(), &[], &[], &|seat| {
            seat.name().to_owned()
        });
        mark_turns(&mut scene, &position, Seat::South, turns);
        let written = |file: u8, rank: u8, mark: Option<Mark>| {
            let (Mark::Choice(label) | Mark::Capture(label)) = mark? else {
                return None;
            };
            let file = char::from(b'a' + file);
            Some(format!("{file}{} {}", rank + 1, label.as_str()).trim().to_owned())
        };
        match &scene.board {
            Board::Grid(grid) => render::Cell::all()
                .filter_map(|cell| written(cell.column(), cell.row(), grid[cell].mark))
                .collect(),
            Board::Points(points) => render::Point::all()
                .filter_map(|point| written(point.column(), point.row(), points[point].mark))
                .collect(),
        }
    }

    #[test]
    fn a_better_turn_and_the_one_that_was_played_have_an_arrow_and_a_sign_each() {
        let drawn = |kind, turns| {
            let position = Position::new(&Setup::new(kind, 2).unwrap()).unwrap();
            let name = |seat: Seat| seat.name().to_owned();
            let (t, board) = (english(), position.board());
            let mut scene = board::scene(t, &position, board, &[], &[], &name);
            mark_better(&mut scene, &position, Seat::South, turns);
            arrows(&mut scene, &position, turns);
            scene.board
        };
        let Board::Grid(grid) = drawn(Kind::Pacru, ["e1-e2", "a3-b4(b5)"]) else { unreachable!() };
        let [e1, e2, a3, b4, b5] = [(4, 0), (4, 1), (0, 2), (1, 3), (1, 4)]
            .map(|(column, row)| render::Cell::new(column, row).expect("on the board"));
        assert_eq!(grid.last, Some(Last::Move { from: e1, to: e2, jump: false }));
        assert_eq!(grid.earlier, [Last::Move { from: a3, to: b4, jump: false }]);
        let sign = |cell| match grid[cell].mark {
            Some(Mark::Choice(label)) => label.as_str().to_owned(),
            mark => panic!("{mark:?}"),
        };
        assert_eq!([e1, e2, a3, b4, b5].map(sign), ["", "!", "", "?", "?"]);
        let Board::Grid(grid) = drawn(Kind::Pacru, ["e1-e2", "e1-d2"]) else { unreachable!() };
        assert!(grid.last.is_some() && grid.earlier.len() == 1, "{grid:?}");
    }

    /// Three turns of one chevron to one field were once shown as the first of them only, and the
    /// fields that the description named were not marked.
    #[test]
    fn every_turn_is_marked_with_all_that_it_is_about() {
        assert_eq!(
            marks(Kind::Pacru, None, &["a3-b4(b4)", "a3-b4(b5)", "e1-e2"]),
            ["e1", "e2 3", "a3", "b4 1,2", "b5 2"]
        );
        let connection = "4N43S5/3n5/N24n2N6/2N16/2n1s4/5S03/ss6S6/S2+n1ns4/s8 S";
        assert_eq!(
            marks(Kind::Pacru, Some(connection), &["a2-e2(*)", "a2-e2(f3)"]),
            ["a2", "b2 1", "c2 1", "d2 1", "e2 1,2", "f3 2"]
        );
        assert_eq!(marks(Kind::Azacru, None, &["a3-b4<", "a3-b4>", "a3-b4"]), ["a3", "b4 1,2,3"]);
        assert_eq!(
            marks(Kind::Pasang, None, &["c", "a"]),
            ["a1 2", "c1 1", "a2 2", "c2 1", "a3 2", "c3 1", "a4 2", "c4 1", "a5 2", "c5 1"]
        );
        // A chevron that is turned is framed, and its price numbered.
        let position = "4N41S02/1n7/N21n5N6/5s3/2s4n1/1s7/S23s3S6/3s3s1/N13S04 S";
        assert_eq!(
            marks(Kind::Pacru, Some(position), &["g9>>(b4,c5,e3,h2)"]),
            ["h2 1", "e3 1", "b4 1", "c5 1", "g9"]
        );
    }
}
