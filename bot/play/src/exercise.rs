//! What a member solves alone on a board: a puzzle, a task that teaches a rule, or a mistake of their own.
//!
//! ```
//! use play::exercise::Exercise;
//! use play::task::Task;
//! use rules::Kind;
//!
//! let first = Exercise::Task(&Task::all(Kind::Shacru)[0]);
//! assert_eq!(Exercise::read(first.id(), first.proof()), Some(first));
//! ```

use std::sync::Arc;

use ai::Explanation;
use rules::{Kind, Position, RulesError, Seat};

use crate::mistake::Mistake;
use crate::move_builder::MoveBuilder;
use crate::puzzle::{Attempts, Stage, solver};
use crate::task::Task;
use crate::time::Millis;
use crate::{BoardAction, GuildId, RatingChange};

/// What a member solves.
#[derive(Clone, Debug)]
pub enum Exercise {
    /// A puzzle, as far as it is solved.
    Puzzle(Stage),
    /// A task.
    Task(&'static Task),
    /// A turn of their own in a game that is over: another one is better.
    Mistake(Arc<Mistake>),
}

impl PartialEq for Exercise {
    fn eq(&self, other: &Self) -> bool {
        (self.id(), self.proof()) == (other.id(), other.proof())
    }
}

impl Exercise {
    /// The exercise with this id, as far as this [`proof`](Stage::proof) says; `None` if there is none that everybody may
    /// solve. Mistakes are read from the data of their player: their ids are far below those of the others.
    pub fn read(id: u64, proof: u16) -> Option<Self> {
        let task = Task::with_id(id).filter(|_| proof == 0).map(Self::Task);
        task.or_else(|| Stage::read(id, proof).map(Self::Puzzle))
    }

    /// A number that identifies it in every release.
    pub fn id(&self) -> u64 {
        match self {
            Self::Puzzle(stage) => stage.puzzle.id(),
            Self::Task(task) => task.id(),
            Self::Mistake(mistake) => mistake.id.cast_unsigned(),
        }
    }

    /// A number that only those know who have come so far.
    pub fn proof(&self) -> u16 {
        match self {
            Self::Puzzle(stage) => stage.proof(),
            Self::Task(_) | Self::Mistake(_) => 0,
        }
    }

    /// Where the page of boards shows it, for a member of this server: `e/9c0ffee-0` and what follows from it is read by
    /// [`Self::at`].
    pub fn address(&self, guild: Option<GuildId>) -> String {
        let guild = guild.map(|guild| format!("-{guild}")).unwrap_or_default();
        format!("e/{:x}-{:x}{guild}", self.id(), self.proof())
    }

    /// The id and the proof at the end of an [`address`](Self::address), and the server.
    pub fn at(address: &str) -> Option<((u64, u16), Option<GuildId>)> {
        let mut parts = address.split('-');
        let id = u64::from_str_radix(parts.next()?, 16).ok()?;
        let proof = u16::from_str_radix(parts.next()?, 16).ok()?;
        let guild = parts.next().map(str::parse).transpose().ok()?;
        Some(((id, proof), guild))
    }

    /// The game.
    pub fn kind(&self) -> Kind {
        self.start().kind()
    }

    /// The position in which it begins.
    pub fn start(&self) -> &Position {
        match self {
            Self::Puzzle(stage) => &stage.puzzle.position,
            Self::Task(task) => &task.position,
            Self::Mistake(mistake) => &mistake.turn.position,
        }
    }

    /// The same from its beginning.
    #[must_use]
    pub fn again(&self) -> Self {
        match self {
            Self::Puzzle(stage) => Self::Puzzle(Stage { number: 0, ..*stage }),
            Self::Task(_) | Self::Mistake(_) => self.clone(),
        }
    }

    /// The seat that solves it.
    pub fn seat(&self) -> Seat {
        solver(self.start())
    }

    /// The position in which a turn is to be found, and the turns that led there. Fails when the solution so far cannot
    /// be played; a test of `ai` checks that all can.
    pub fn position(&self) -> Result<(Position, Vec<BoardAction>), RulesError> {
        match self {
            Self::Puzzle(stage) => stage.position(),
            Self::Task(_) | Self::Mistake(_) => Ok((self.start().clone(), Vec::new())),
        }
    }
}

/// An exercise as a member sees it.
#[derive(Clone, Debug)]
pub struct Solving {
    /// The exercise.
    pub exercise: Exercise,
    /// The position on the board.
    pub position: Position,
    /// The turns that led there since the beginning, or since the turn that was judged.
    pub actions: Vec<BoardAction>,
    /// Whether a turn is to be found, or what came of one.
    pub phase: Phase,
    /// The member's attempts at the puzzles of its game, if it is one.
    pub attempts: Attempts,
}

impl Solving {
    /// An exercise, before what the member has tried is known.
    pub fn new(
        exercise: Exercise,
        position: Position,
        actions: Vec<BoardAction>,
        phase: Phase,
    ) -> Self {
        Self { exercise, position, actions, phase, attempts: Attempts::default() }
    }
}

/// Whether a turn is to be found, or what came of one.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Phase {
    /// A turn is to be found; it is made as far as this.
    Asked(Box<MoveBuilder>),
    /// The turn was right, for these reasons.
    Right { turn: String, reasons: Vec<Explanation>, score: Score },
    /// The turn was wrong. Of a puzzle or a mistake, unless the turn ended the game: the other side's answer, and the win
    /// probability that the solver still has then, from 0 to 1.
    Wrong { turn: String, refutation: Option<(String, f64)>, score: Score },
    /// A turn that is right is shown, with how both sides would play on and why it is good.
    Shown { turn: String, continuation: Vec<String>, reasons: Vec<Explanation>, score: Score },
}

impl Phase {
    /// What the answer counts; none before there is one.
    pub fn score(&self) -> Option<&Score> {
        match self {
            Self::Asked(_) => None,
            Self::Right { score, .. } | Self::Wrong { score, .. } | Self::Shown { score, .. } => {
                Some(score)
            }
        }
    }
}

/// What an answer to a puzzle did to the puzzle rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rated {
    /// The first answer changed it; one to a starter by nothing.
    Changed(RatingChange),
    /// A later answer did nothing.
    Repeated,
    /// Nor did this one: the solution had been posted on the member's server.
    SolutionPosted,
}

/// What an answer counts.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Score {
    /// What the answer did to the puzzle rating; and the streak in days, if this is the daily puzzle and was solved.
    Puzzle { rated: Rated, streak: Option<u32> },
    /// The tasks of the game that are not done yet, in teaching order.
    Task { open: Vec<&'static Task> },
    /// When the mistake comes next, none if it is solved for good; and how many others are due.
    Mistake { next: Option<Millis>, others: usize },
}
