//! Puzzles: positions in which one turn is far better than all others.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{LazyLock, OnceLock};

use rules::{Kind, Position};

use crate::budget::{Budget, Stop};
use crate::engine::Engine;

/// A position of a game of two in which exactly one turn wins or saves much, with its continuation.
///
/// `puzzles/` contains them, a file for each game and a line for each puzzle;
/// `.github/docs/computers.md` says how they were made:
///
/// ```
/// let line = "1170 win 2 100:8 | 4n3S2+/3snn2n/4s1nn1/ns1sn1nnn/1sn1n1nN51/sssn1snns/N0ssN3n1nn1/1sS2+nnnnn1/4S2+nN4+2 N | b3-a4";
/// let puzzle = ai::Puzzle::read(rules::Kind::Pacru, line)?;
/// assert_eq!((puzzle.rating, puzzle.wins_in, puzzle.best, puzzle.next), (1170, Some(2), 100, 8));
/// assert_eq!(puzzle.to_string(), line);
/// # Ok::<(), ai::NotPuzzle>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The position, with the solver to move.
    pub position: Position,
    /// Alternately the turns of the solver and the best answers to them, in canonical notation. The
    /// first and the last are the solver's.
    pub solution: Vec<String>,
    /// Within how many turns of their own the solver wins, whatever the other side does; `None` if
    /// it is not known to be a win.
    pub wins_in: Option<u8>,
    /// The solver's win probability with the solution, in hundredths.
    pub best: u8,
    /// The same with the second-best turn.
    pub next: u8,
    /// The rating of a player who would solve it every other time, on the scale of
    /// [ratings](https://en.wikipedia.org/wiki/Elo_rating_system) on which newcomers have 1500. It
    /// is estimated from the work that a computer needs.
    pub rating: u16,
}

/// The turns of a solution with its continuation.
const LINE: usize = 5;

/// The text is not a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a puzzle like `1170 win 2 100:8 | POSITION | TURNS`")]
pub struct NotPuzzle;

impl Puzzle {
    /// All puzzles of a game, the easiest first.
    pub fn all(kind: Kind) -> &'static [Puzzle] {
        static ALL: [OnceLock<Vec<Puzzle>>; 4] = [const { OnceLock::new() }; 4];
        ALL[kind as usize].get_or_init(|| {
            let lines = file_of!(kind, "puzzles").lines().filter(|line| !line.starts_with('#'));
            lines.filter_map(|line| Puzzle::read(kind, line).ok()).collect()
        })
    }

    /// Reads a puzzle and sets up its position.
    ///
    /// # Errors
    /// If the line is malformed, or the position is impossible.
    pub fn read(kind: Kind, line: &str) -> Result<Puzzle, NotPuzzle> {
        let mut parts = line.split(" | ");
        let (Some(facts), Some(position), Some(solution), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NotPuzzle);
        };
        let mut facts: Vec<&str> = facts.split(' ').collect();
        let (best, next) =
            (facts.pop()).and_then(|chances| chances.split_once(':')).ok_or(NotPuzzle)?;
        let (rating, wins_in) = match facts.as_slice() {
            [rating, "only"] => (rating, None),
            [rating, "win", turns] => (rating, Some(number(turns)?)),
            _ => return Err(NotPuzzle),
        };
        Ok(Puzzle {
            position: Position::at(kind, 2, position).map_err(|_| NotPuzzle)?,
            solution: solution.split(' ').map(str::to_owned).collect(),
            wins_in,
            best: number(best)?,
            next: number(next)?,
            rating: number(rating)?,
        })
    }

    /// The puzzle with this id.
    pub fn with_id(id: u64) -> Option<&'static Puzzle> {
        static BY_ID: LazyLock<HashMap<u64, &'static Puzzle>> = LazyLock::new(|| {
            let all = Kind::ALL.into_iter().flat_map(Puzzle::all);
            all.map(|puzzle| (puzzle.id(), puzzle)).collect()
        });
        BY_ID.get(&id).copied()
    }

    /// The turns with which both sides would continue after the solution, as a search of a few
    /// milliseconds sees it, until five were played in all, or the game is over.
    pub fn continuation(&self, engine: &mut Engine) -> Vec<String> {
        let mut turns = Vec::new();
        let solved = self.solution.iter().try_fold(self.position.clone(), |position, turn| {
            Some(position.play(turn).ok()?.position)
        });
        let mut position = solved;
        while let Some(now) = position.take_if(|_| self.solution.len() + turns.len() < LINE) {
            let found = engine.search(&now, Budget::nodes(20_000), 0, &Stop::new());
            let played = found.and_then(|found| now.play(&found.turn).ok());
            turns.extend(played.as_ref().map(|played| played.turn.clone()));
            position = played.map(|played| played.position);
        }
        turns
    }

    /// A number that identifies the puzzle in every release: the fingerprint of its position.
    pub fn id(&self) -> u64 {
        self.position.fingerprint()
    }
}

fn number<N: FromStr>(text: &str) -> Result<N, NotPuzzle> {
    text.parse().map_err(|_| NotPuzzle)
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.rating)?;
        match self.wins_in {
            Some(turns) => write!(f, "win {turns}")?,
            None => f.write_str("only")?,
        }
        let (best, next) = (self.best, self.next);
        let position = self.position.position_line();
        write!(f, " {best}:{next} | {position} | {}", self.solution.join(" "))
    }
}
