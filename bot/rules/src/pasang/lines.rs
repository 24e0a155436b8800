//! Which tokens a ka captures, and where it can go.

use super::point::{Axis, Point, PointSet, Way};
use super::{Colour, File, Opening, Pasang, Phase};
use crate::seat::Seat;

/// The tokens that can be captured from a point along one axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Lines {
    black: PointSet,
    white: PointSet,
}

impl Lines {
    pub(super) fn of(self, colour: Colour) -> PointSet {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self.black.is_empty() && self.white.is_empty()
    }

    /// The colours that can be captured.
    pub(super) fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| !self.of(*colour).is_empty())
    }
}

impl Pasang {
    /// The points that nothing can pass: the hole and the kas.
    fn blocked(&self) -> PointSet {
        let kas = [self.kas[Seat::South], self.kas[Seat::North]];
        kas.into_iter().flatten().fold(PointSet::HOLE, PointSet::with)
    }

    pub(super) fn is_free(&self, point: Point) -> bool {
        !(self.blocked() | self.black | self.white).contains(point)
    }

    /// The lines of odd length along an axis. Tokens of the same colour on both sides form one
    /// line, of different colours two. The ka on the point must be removed before.
    pub(super) fn lines(&self, from: Point, axis: Axis) -> Lines {
        let mut lines = Lines::default();
        for way in axis.ways() {
            let Some((colour, tokens)) = self.side(from, way) else {
                continue;
            };
            match colour {
                Colour::Black => lines.black |= tokens,
                Colour::White => lines.white |= tokens,
            }
        }
        let odd = |tokens: PointSet| {
            if tokens.len() % 2 == 1 { tokens } else { PointSet::EMPTY }
        };
        Lines { black: odd(lines.black), white: odd(lines.white) }
    }

    /// The tokens of the first colour on one side, across empty points, up to the other colour, a
    /// ka, the hole or the edge.
    fn side(&self, from: Point, way: Way) -> Option<(Colour, PointSet)> {
        let line = from.line(way).up_to(self.blocked(), way);
        let (black, white) = (self.black & line, self.white & line);
        let first = (black | white).nearest(way)?;
        Some(if black.contains(first) {
            (Colour::Black, black & line.up_to(white, way))
        } else {
            (Colour::White, white & line.up_to(black, way))
        })
    }

    /// The columns that the seat to move may take as its passage.
    pub(super) fn open_passages(&self) -> impl Iterator<Item = File> {
        let taken = self.passages[Pasang::other(self.turn)];
        let opening = self.opening;
        File::all().filter(move |file| match taken {
            None => true,
            Some(taken) if taken == File::MIDDLE || opening == Opening::Free => *file != taken,
            Some(taken) if taken < File::MIDDLE => *file > File::MIDDLE,
            Some(_) => *file < File::MIDDLE,
        })
    }

    /// The point in the passage of the seat to move on which a token would become its ka, if it
    /// may.
    pub(super) fn landing(&self, from: Point) -> Option<Point> {
        let passage = self.passages[self.turn]?;
        let distance = passage.x().cast_signed() - from.x().cast_signed();
        let jumped = Point::at(u8::midpoint(passage.x(), from.x()), from.y());
        let allowed = Pasang::half(self.turn).contains(&from.y())
            && self.token(from).is_some()
            && self.ka_rule.distances().contains(&distance)
            && (distance.abs() == 1 || jumped.is_some_and(|over| self.token(over).is_some()));
        Point::at(passage.x(), from.y()).filter(|to| allowed && self.is_free(*to))
    }

    /// The tokens that a token captures along an axis when it becomes the ka; its former point
    /// counts as empty.
    pub(super) fn lines_of_ka(&self, from: Point, to: Point, axis: Axis) -> Lines {
        let mut lifted = *self;
        lifted.lift_token(from);
        lifted.lines(to, axis)
    }

    pub(super) fn lift_token(&mut self, from: Point) {
        let from: PointSet = [from].into_iter().collect();
        self.black = self.black - from;
        self.white = self.white - from;
    }

    /// The tokens that can become the ka of the seat to move, with a capture.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Point> {
        let passage = self.passages[self.turn];
        let beside = self.ka_rule.distances().iter().filter_map(move |by| passage?.beside(*by));
        beside.flat_map(|file| file.points(Pasang::half(self.turn)).into_iter()).filter(|from| {
            let captures =
                |to| Axis::ALL.iter().any(|axis| !self.lines_of_ka(*from, to, *axis).is_empty());
            self.landing(*from).is_some_and(captures)
        })
    }

    /// The points to which the ka of the seat to move can go with a capture, and the tokens that it
    /// captures there, across its line of travel.
    pub(super) fn destinations(&self) -> impl Iterator<Item = (Point, Lines)> {
        let mut lifted = *self;
        lifted.kas[self.turn] = None;
        let obstacles = lifted.blocked() | self.black | self.white;
        let start = self.kas[self.turn];
        let ways = Axis::ALL.into_iter().flat_map(|axis| axis.ways().map(|way| (axis, way)));
        let reached = ways.flat_map(move |(axis, way)| {
            let line = start.map_or(PointSet::EMPTY, |from| from.line(way));
            line.up_to(obstacles, way).into_iter().map(move |to| (to, axis.across()))
        });
        let lines = reached.map(move |(to, axis)| (to, lifted.lines(to, axis)));
        lines.filter(|(_, lines)| !lines.is_empty())
    }

    /// Whether the seat to move has a turn.
    pub(super) fn can_move(&self) -> bool {
        match self.phase {
            Phase::Passage => self.open_passages().next().is_some(),
            Phase::Ka => self.candidates().next().is_some(),
            Phase::Move => self.destinations().next().is_some(),
        }
    }
}
