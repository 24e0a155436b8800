//! Variations: turns that a member tries out, for every side, from any position of a game. They
//! form a tree and never affect the game itself.
//!
//! The game is the trunk of the tree. Each tried turn continues a position of the game or another
//! tried turn. A tried turn that the game also plays, before or afterwards, is part of the game.

use std::collections::HashSet;
use std::str::FromStr;

use rules::{Position, Seat, Status};
use serde::{Deserialize, Serialize};

use crate::{BoardAction, Event, EventKind, Game, GameStatus, Replay, ReplayError, seat_of};

/// The most turns that are stored for one member and one game. Beyond that, the ends of the lines
/// that were tried longest ago are deleted.
const MOST: usize = 200;

/// A position in the tree: one of the game, or one that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, derive_more::Display)]
#[serde(rename_all = "lowercase")]
pub enum Point {
    /// After this event of the game.
    Game(i64),
    /// After this tried turn.
    #[display("t{_0}")]
    Tried(u32),
}

/// Text that names no [`Point`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither the number of an event nor that of a tried turn")]
pub struct PointError;

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        let point = match text.strip_prefix('t') {
            Some(number) => number.parse().map(Self::Tried).ok(),
            None => text.parse().map(Self::Game).ok(),
        };
        point.filter(|point| point.to_string() == text && !text.starts_with('-')).ok_or(PointError)
    }
}

/// A turn that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Variation {
    number: u32,
    after: Point,
    turn: String,
}

/// The turns that a member has tried in a game, the latest at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variations {
    /// The number of the latest turn; numbers are not used again.
    last: u32,
    turns: Vec<Variation>,
}

impl Variations {
    /// Whether nothing was tried.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// How many turns were tried.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    fn find(&self, number: u32) -> Option<&Variation> {
        self.turns.iter().find(|turn| turn.number == number)
    }

    /// The event of the game from which a point is reached, and the turns tried since; `None` if
    /// the point is not stored.
    fn way(&self, point: Point) -> Option<(i64, Vec<&Variation>)> {
        let mut way = Vec::new();
        let mut point = point;
        loop {
            match point {
                Point::Game(seq) => {
                    way.reverse();
                    return Some((seq, way));
                }
                // A path cannot be longer than all turns together, so this is a cycle.
                Point::Tried(_) if way.len() == self.turns.len() => return None,
                Point::Tried(number) => {
                    let turn = self.find(number)?;
                    way.push(turn);
                    point = turn.after;
                }
            }
        }
    }

    /// Stores a turn tried at a point; one that was tried there before becomes the latest.
    fn keep(&mut self, after: Point, known: Option<u32>, turn: &str) -> Point {
        let before = known.and_then(|number| {
            let place = self.turns.iter().position(|turn| turn.number == number)?;
            Some(self.turns.remove(place))
        });
        let kept = before.unwrap_or_else(|| {
            self.last = self.last.saturating_add(1);
            Variation { number: self.last, after, turn: turn.to_owned() }
        });
        let number = kept.number;
        self.turns.push(kept);
        if self.turns.len() > MOST {
            let goes_on: HashSet<Point> = self.turns.iter().map(|turn| turn.after).collect();
            let is_end = |turn: &Variation| !goes_on.contains(&Point::Tried(turn.number));
            if let Some(place) = self.turns.iter().position(is_end) {
                self.turns.remove(place);
            }
        }
        Point::Tried(number)
    }
}

/// A turn of the line that leads from the game to a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineTurn {
    /// Its number, counted as in the game.
    pub ply: u32,
    /// The seat that played it.
    pub seat: Seat,
    /// In canonical notation.
    pub turn: String,
}

/// A position that a member looks at while they try out turns.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The point. It differs from the point that was asked for if that one is no longer stored or
    /// has become part of the game.
    pub at: Point,
    /// Whether the point that was asked for exists; if not, this is the newest position of the
    /// game.
    pub is_kept: bool,
    /// How many turns the game had when the line left it.
    pub from: u32,
    /// The position.
    pub position: Position,
    /// What was done on the board, first in the game and then in the line.
    pub actions: Vec<BoardAction>,
    /// The turns since the line left the game.
    pub line: Vec<LineTurn>,
    /// The point one turn back.
    pub back: Option<Point>,
    /// The point one turn forward: by the turn that was tried last, or else by that of the game.
    pub forward: Option<Point>,
    /// The nearest earlier position with several continuations.
    pub branch: Option<Point>,
    /// The turns tried here, the latest at the end.
    pub tried: Vec<String>,
    /// The turn that the game played here.
    pub played: Option<String>,
    /// Whether the line starts from the present position of the game.
    pub from_newest: bool,
    tried_numbers: Vec<u32>,
    next_in_game: Option<i64>,
}

impl Trial {
    /// Looks at a point of a game with these events. A point that is no longer stored is replaced
    /// by the newest position.
    pub fn of(
        game: &Game,
        events: &[Event],
        variations: &Variations,
        point: Point,
    ) -> Result<Self, ReplayError> {
        let newest = Replay::of(game, events.to_vec(), 1)?;
        let tree = Tree::of(course(&newest), variations);
        let found = tree.way(point);
        let is_kept = found.is_some();
        let (seq, way) = found.unwrap_or((game.seq, Vec::new()));
        let until = events.partition_point(|event| event.seq <= seq);
        // Nobody can look at a game before it has begun.
        let begun = events.iter().position(|event| event.kind == EventKind::Start);
        let until = until.max(begun.map_or(0, |begun| begun + 1));
        let then = Replay::of(game, events[..until].to_vec(), 1)?;
        let before = course(&then);
        let stop = before.last().cloned().unwrap_or_default();

        let mut actions: Vec<BoardAction> = then.actions().cloned().collect();
        let mut now = Walk {
            position: then.position,
            ply: stop.ply,
            actions: &mut actions,
            line: Vec::new(),
        };
        now.pass();
        let (from, passes) = (now.ply, now.line.len());
        for turn in &way {
            // A turn that the rules no longer allow ends the line.
            if now.play(&turn.turn).is_err() {
                break;
            }
            now.pass();
        }
        let (position, line) = (now.position, now.line.split_off(passes));

        let at = way.last().map_or(Point::Game(stop.seq), |turn| Point::Tried(turn.number));
        let back = match way.as_slice() {
            [] => before.iter().rev().nth(1).map(|earlier| Point::Game(earlier.seq)),
            [_] => Some(Point::Game(stop.seq)),
            [.., earlier, _] => Some(Point::Tried(earlier.number)),
        };
        let next = tree.next_in_game(at);
        let tried: Vec<&Variation> = tree.tried_at(at).collect();
        let last_tried = tried.last().map(|turn| Point::Tried(turn.number));
        let mut earlier: Vec<Point> = before.iter().map(|stop| Point::Game(stop.seq)).collect();
        earlier.extend(way.iter().map(|turn| Point::Tried(turn.number)));
        earlier.pop();
        let mut earlier = earlier.into_iter().rev();
        let branch = earlier.find(|point| {
            let ways = tree.tried_at(*point).count();
            let leaves = !way.is_empty() && *point == Point::Game(stop.seq);
            leaves || ways + usize::from(tree.next_in_game(*point).is_some()) > 1
        });
        Ok(Self {
            at,
            is_kept,
            from,
            position,
            line,
            back,
            forward: last_tried.or(next.map(|next| Point::Game(next.seq))),
            branch: branch.filter(|branch| Some(*branch) != back),
            tried: tried.iter().map(|turn| turn.turn.clone()).collect(),
            tried_numbers: tried.iter().map(|turn| turn.number).collect(),
            played: next.and_then(|next| next.turn.clone()),
            next_in_game: next.map(|next| next.seq),
            from_newest: tree.course.last().map(|stop| stop.seq) == Some(stop.seq),
            actions,
        })
    }

    /// The point to which a legal turn in canonical notation leads. It is stored, unless the game
    /// played it.
    pub fn with_turn(&self, variations: &mut Variations, turn: &str) -> Point {
        match self.next_in_game {
            Some(next) if self.played.as_deref() == Some(turn) => Point::Game(next),
            _ => {
                let known = self.tried.iter().position(|tried| tried == turn);
                let known = known.map(|place| self.tried_numbers[place]);
                variations.keep(self.at, known, turn)
            }
        }
    }

    /// The line as text, with the numbers of its turns: `6. e1-e2 7. e9-e8`.
    pub fn notation(&self) -> String {
        let turns = self.line.iter().map(|turn| format!("{}. {}", turn.ply, turn.turn));
        turns.collect::<Vec<_>>().join(" ")
    }

    /// The turns of the line, in the form in which a plan is typed.
    pub fn turns(&self) -> String {
        self.line.iter().map(|turn| turn.turn.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Whether a player of the game can plan the line: it starts from the present position, in
    /// which their only opponent is to move, and ends with an answer of theirs.
    pub fn can_be_planned(&self, game: &Game, player: usize) -> bool {
        let own = seat_of(game, player);
        let mut chosen = self.line.iter().rev().filter(|turn| turn.turn != PASS);
        game.status == GameStatus::Active
            && game.seats() == 2
            && game.to_move != Some(player)
            && self.from_newest
            && chosen.next().is_some_and(|last| Some(last.seat) == own)
    }
}

/// Whether lines of a game may be shown to everybody. While it is played, that would help one side.
pub fn can_be_shared(game: &Game) -> bool {
    matches!(game.status, GameStatus::Finished | GameStatus::Cancelled)
}

/// How a turn without a choice is written.
const PASS: &str = "pass";

/// A position of the game in which somebody had a choice, or the last one.
#[derive(Clone, Debug, Default)]
struct Stop {
    /// The event that led to it.
    seq: i64,
    ply: u32,
    /// The turn that led to it, if it was one.
    turn: Option<String>,
}

/// The positions of a game from its start, without those that were taken back.
fn course(replay: &Replay) -> Vec<Stop> {
    let on_board = replay.standing().filter(|step| {
        let forced = |action: &BoardAction| action.before.forced().is_some();
        step.event.kind.is_on_board()
            && !matches!(step.event.kind, EventKind::TakeBack(_))
            && (!step.action.as_ref().is_some_and(forced) || step.event.kind == EventKind::Skip)
    });
    let stops = on_board.map(|step| Stop {
        seq: step.event.seq,
        ply: step.event.ply,
        turn: step.event.kind.notation().map(str::to_owned),
    });
    stops.collect()
}

/// A game and the turns that were tried in it.
struct Tree<'a> {
    course: Vec<Stop>,
    variations: &'a Variations,
    /// The tried turns that the game did not play, each with the point at which it was tried; the
    /// latest at the end.
    tried: Vec<(Point, &'a Variation)>,
}

impl<'a> Tree<'a> {
    fn of(course: Vec<Stop>, variations: &'a Variations) -> Self {
        let mut tree = Self { course, variations, tried: Vec::new() };
        let turns = variations.turns.iter().filter_map(|turn| {
            let (seq, way) = tree.way(Point::Tried(turn.number))?;
            match way.as_slice() {
                // The game played it.
                [] => None,
                [_] => Some((Point::Game(seq), turn)),
                [.., before, _] => Some((Point::Tried(before.number), turn)),
            }
        });
        tree.tried = turns.collect();
        tree
    }

    /// Like [`Variations::way`], without the turns that the game played as well.
    fn way(&self, point: Point) -> Option<(i64, Vec<&'a Variation>)> {
        let (mut seq, mut way) = self.variations.way(point)?;
        while let (Some(first), Some(next)) = (way.first(), self.next_in_game(Point::Game(seq)))
            && next.turn.as_ref() == Some(&first.turn)
        {
            seq = next.seq;
            way.remove(0);
        }
        Some((seq, way))
    }

    /// The next position of the game after a point.
    fn next_in_game(&self, point: Point) -> Option<&Stop> {
        let Point::Game(seq) = point else {
            return None;
        };
        let place = self.course.iter().position(|stop| stop.seq == seq)?;
        self.course.get(place + 1)
    }

    /// The turns tried at a point, the latest at the end.
    fn tried_at(&self, point: Point) -> impl Iterator<Item = &'a Variation> {
        self.tried.iter().filter(move |(at, _)| *at == point).map(|(_, turn)| *turn)
    }
}

/// Goes through the tree from position to position.
struct Walk<'a> {
    position: Position,
    ply: u32,
    actions: &'a mut Vec<BoardAction>,
    line: Vec<LineTurn>,
}

impl Walk<'_> {
    fn play(&mut self, turn: &str) -> Result<(), rules::RulesError> {
        let Status::Turn(seat) = self.position.status() else {
            return Err(rules::RulesError::Over);
        };
        let played = self.position.play(turn)?;
        self.ply += 1;
        self.line.push(LineTurn { ply: self.ply, seat, turn: played.turn });
        self.actions.push(BoardAction {
            summary: played.summary,
            before: std::mem::replace(&mut self.position, played.position),
        });
        Ok(())
    }

    /// Plays forced passes, as a game does.
    fn pass(&mut self) {
        while let Some(pass) = self.position.forced() {
            if self.play(&pass).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests;
