//! Puzzles for a member: which one comes next, whether an answer is right, and how it changes their puzzle rating.
//!
//! The puzzles themselves are [`ai::Puzzle`]; this module is about what members do with them.
//!
//! ```
//! use play::puzzle::{Attempts, Judged, Stage, next};
//! use rules::Kind;
//!
//! let puzzle = next(Kind::Azacru, 1_i64.into(), &Attempts::default()).expect("nothing was tried yet");
//! let stage = Stage { puzzle, number: 0 };
//! let right = stage.judge(&puzzle.solution[0])?;
//! assert!(matches!(right, Judged::Solved { .. } | Judged::GoesOn { .. }));
//! # Ok::<(), rules::RulesError>(())
//! ```

use std::collections::HashMap;

use ai::Puzzle;
use rules::{Kind, Position, RulesError, Seat, Status};

use crate::rating::{Rating, Standing, judged};
use crate::time::Millis;
use crate::{BoardAction, RatingChange, UserId};

/// How uncertain the rating of a puzzle is, as a standard deviation: it is estimated from the work that a computer
/// needs.
const SIGMA: f64 = 3.0;

/// A member's first answers to the puzzles of a game, this many, never lower their rating.
pub const PLACEMENT: usize = 10;

/// The rating for puzzles before the first: about that of the easiest puzzles, with which everybody begins.
const FIRST: Rating = Rating { mu: Rating::START.mu - 17.5, sigma: Rating::START.sigma };

/// The next puzzle is chosen among this many that suit a member equally well, or all members would get the same ones.
const AS_SUITABLE: usize = 6;

/// A member's attempts at the puzzles of one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attempts {
    /// Their puzzle rating; none before the first attempt.
    pub standing: Option<Standing>,
    /// The ids of the puzzles they have tried, and whether they have solved them since.
    pub tried: HashMap<u64, bool>,
}

impl Attempts {
    /// How many they have solved, at the first or a later attempt.
    pub fn solved(&self) -> usize {
        self.tried.values().filter(|solved| **solved).count()
    }
}

/// The puzzle that suits a member best: one that they have not tried, about as hard as the lower bound of their
/// rating, so that newcomers begin with the easiest; of equally hard ones, rather one that wins soon. When all were tried, it is one that they have not solved; when all
/// were solved, none. It stays the same until it is answered.
pub fn next(kind: Kind, member: UserId, attempts: &Attempts) -> Option<&'static Puzzle> {
    let rating = attempts.standing.map_or(FIRST, |standing| standing.rating);
    let surely = Rating { mu: rating.mu - rating.sigma, ..rating };
    let surely = surely.shown();
    let all = Puzzle::all(kind).iter();
    let mut open: Vec<&Puzzle> =
        all.clone().filter(|puzzle| !attempts.tried.contains_key(&puzzle.id())).collect();
    if open.is_empty() {
        let unsolved = |puzzle: &&Puzzle| attempts.tried.get(&puzzle.id()) == Some(&false);
        open = all.filter(unsolved).collect();
    }
    open.sort_by_key(|puzzle| {
        let soon = puzzle.wins_in.unwrap_or(u8::MAX);
        ((i64::from(puzzle.rating) - surely).abs(), soon)
    });
    open.truncate(AS_SUITABLE);
    let turn = member.get().unsigned_abs() as usize + attempts.tried.len();
    let place = turn.checked_rem(open.len())?;
    Some(open[place])
}

/// A puzzle, and how far it is solved.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// How many turns of its solution the member has found.
    pub number: u8,
}

/// The judgement of an answer.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Judged {
    /// The right turn, and the last one of the solution: its effect, and the position after it.
    Solved { played: BoardAction, after: Position },
    /// The right turn, but not the last one: the other side answers, and the next one must be found.
    GoesOn { next: Stage },
    /// A wrong turn: its effect, and the position after it.
    Wrong { played: BoardAction, after: Position },
}

impl Stage {
    /// The stage of the puzzle with this id that has this [`proof`](Self::proof); `None` if there is none.
    pub fn read(id: u64, proof: u16) -> Option<Self> {
        let puzzle = Puzzle::with_id(id)?;
        let stages = (0..).map(|number| Self { puzzle, number });
        stages.take_while(|stage| stage.sought().is_some()).find(|stage| stage.proof() == proof)
    }

    /// A number that only those know who have come so far: 0 at first, then an odd one that follows from the turns of the
    /// solution. Whoever counts up sees no later stage.
    pub fn proof(self) -> u16 {
        match self.position() {
            Ok((position, _)) if self.number > 0 => {
                let [low, high, ..] = position.fingerprint().to_le_bytes();
                u16::from_le_bytes([low | 1, high])
            }
            _ => 0,
        }
    }

    /// The seat that solves it.
    pub fn seat(self) -> Seat {
        match self.puzzle.position.status() {
            Status::Turn(seat) => seat,
            // No puzzle starts in a finished game; a test of `ai` checks that.
            Status::Over(_) => self.puzzle.position.seats().first(),
        }
    }

    /// The turn that must be found.
    pub fn sought(self) -> Option<&'static str> {
        let turn = self.puzzle.solution.get(2 * usize::from(self.number))?;
        Some(turn)
    }

    /// The position in which it must be found, and the turns that led there. Fails when the solution cannot be played;
    /// a test of `ai` checks that all can.
    pub fn position(self) -> Result<(Position, Vec<BoardAction>), RulesError> {
        let before = 2 * usize::from(self.number);
        let turns = self.puzzle.solution.iter().take(before);
        let mut position = self.puzzle.position.clone();
        let mut actions = Vec::new();
        for turn in turns {
            actions.push(play(&mut position, turn)?);
        }
        Ok((position, actions))
    }

    /// Judges a turn of the member. Any turn that wins the game at once is right.
    pub fn judge(self, turn: &str) -> Result<Judged, RulesError> {
        let (mut position, _) = self.position()?;
        let canonical = position.play(turn)?.turn;
        let played = play(&mut position, &canonical)?;
        if self.wins(&position) {
            return Ok(Judged::Solved { played, after: position });
        }
        if self.sought() != Some(canonical.as_str()) {
            return Ok(Judged::Wrong { played, after: position });
        }
        let further = Self { number: self.number + 1, ..self };
        Ok(match further.sought() {
            Some(_) => Judged::GoesOn { next: further },
            None => Judged::Solved { played, after: position },
        })
    }

    fn wins(self, position: &Position) -> bool {
        match position.status() {
            Status::Over(outcome) => {
                outcome.winners.contains(self.seat()) && outcome.winners.len() == 1
            }
            Status::Turn(_) => false,
        }
    }
}

/// Plays a turn in a position.
pub fn play(position: &mut Position, turn: &str) -> Result<BoardAction, RulesError> {
    let played = position.play(turn)?;
    Ok(BoardAction {
        summary: played.summary,
        before: std::mem::replace(position, played.position),
    })
}

/// A member's puzzle rating after their first answer to a puzzle, and how the answer changed it: in the [`PLACEMENT`] only
/// for the better.
pub fn rate(
    before: Option<Standing>,
    puzzle: u16,
    solved: bool,
    at: Millis,
) -> (Standing, RatingChange) {
    let known = before.map_or(FIRST, |before| before.rating);
    let believed = before.map_or(FIRST, |before| before.faded(at));
    let hardness =
        Rating { mu: Rating::START.mu + (f64::from(puzzle) - 1500.0) / 40.0, sigma: SIGMA };
    let (own, its) = if solved { (1, 2) } else { (2, 1) };
    let placed = before.is_some_and(|before| before.games as usize >= PLACEMENT);
    let after =
        if solved || placed { judged(&[(believed, own), (hardness, its)])[0] } else { known };
    let change = RatingChange { before: known, after };
    (Standing::after(before, after, at), change)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member() -> UserId {
        7_i64.into()
    }

    #[test]
    fn a_newcomer_begins_with_the_easiest_and_a_puzzle_stays_until_it_is_answered() {
        for kind in Kind::ALL {
            let mut attempts = Attempts::default();
            let first = next(kind, member(), &attempts).expect("a puzzle");
            assert_eq!(first.rating, Puzzle::all(kind)[0].rating, "{first}");
            let again = next(kind, member(), &attempts).expect("a puzzle");
            assert_eq!(again.id(), first.id());
            attempts.tried.insert(first.id(), false);
            let second = next(kind, member(), &attempts).expect("a puzzle");
            assert_ne!(second.id(), first.id());
        }
    }

    #[test]
    fn whoever_solves_gets_harder_ones_and_whoever_fails_easier_ones() {
        let after = |solved: bool| {
            let mut attempts = Attempts::default();
            for at in 0..30 {
                let puzzle = next(Kind::Azacru, member(), &attempts).expect("a puzzle");
                let (standing, change) = rate(attempts.standing, puzzle.rating, solved, at);
                let expected = if solved {
                    1
                } else if at < 10 {
                    0
                } else {
                    -1
                };
                assert_eq!(change.shown().signum(), expected, "{at}");
                attempts.standing = Some(standing);
                attempts.tried.insert(puzzle.id(), solved);
            }
            assert_eq!(attempts.solved(), if solved { 30 } else { 0 });
            next(Kind::Azacru, member(), &attempts).expect("a puzzle").rating
        };
        assert!(after(true) > after(false) + 300);
    }

    #[test]
    fn what_was_not_solved_comes_again_and_in_the_end_nothing() {
        let mut attempts = Attempts::default();
        while let Some(puzzle) = next(Kind::Pasang, member(), &attempts) {
            // Every third puzzle is solved at once, the others when they come again.
            let again = attempts.tried.contains_key(&puzzle.id());
            let all = Puzzle::all(Kind::Pasang).len();
            assert_eq!(again, attempts.tried.len() == all);
            let solved = again || attempts.tried.len() % 3 == 0;
            attempts.tried.insert(puzzle.id(), solved);
        }
        assert_eq!(attempts.solved(), Puzzle::all(Kind::Pasang).len());
    }

    /// In every solution: each turn is right, and every other turn is wrong unless it wins at once.
    #[test]
    fn solutions_are_right_and_nothing_else() {
        for puzzle in Kind::ALL.into_iter().flat_map(Puzzle::all).step_by(5) {
            let mut stage = Stage::read(puzzle.id(), 0).expect("it is kept");
            loop {
                let (position, actions) = stage.position().expect("legal turns");
                assert_eq!(actions.len(), 2 * usize::from(stage.number));
                let read = Stage::read(puzzle.id(), stage.proof()).expect("it is kept");
                assert_eq!(read.number, stage.number);
                let sought = stage.sought().expect("a turn");
                for other in position.legal(false).iter().filter(|turn| *turn != sought) {
                    match stage.judge(other).expect("a legal turn") {
                        Judged::Wrong { .. } => {}
                        Judged::Solved { after, .. } => assert!(stage.wins(&after), "{puzzle}"),
                        Judged::GoesOn { .. } => panic!("{other} in {puzzle}"),
                    }
                }
                match stage.judge(sought).expect("a legal turn") {
                    Judged::GoesOn { next, .. } => stage = next,
                    Judged::Solved { .. } => break,
                    Judged::Wrong { .. } => panic!("{puzzle}"),
                }
            }
            assert!(Stage::read(puzzle.id(), 2).is_none(), "no proof is even");
        }
        assert!(Stage::read(0, 0).is_none());
    }
}
