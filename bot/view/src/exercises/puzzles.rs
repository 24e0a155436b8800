//! Puzzles: what is said about them.

use ai::Puzzle;
use play::BoardAction;
use play::exercise::{Phase, Rated, Score, Solving};
use play::puzzle::{Attempts, Stage, Theme, is_starter};
use rules::{Kind, Position, Seat, Status};

use crate::computers::{percent, why};
use crate::custom_id::CustomId;
use crate::messages as m;
use crate::people::{colour_name, identity};
use crate::texts::Texts;
use crate::{Button, game_log, ratings, turns};

/// What is said about a puzzle.
pub(super) fn told(t: &Texts, stage: Stage, solving: &Solving) -> Vec<String> {
    let (puzzle, position, seat) = (stage.puzzle, &solving.position, solving.exercise.seat());
    let chance = |hundredths: u8| percent(t, f64::from(hundredths) / 100.0);
    let mut lines = vec![heading(t, stage, &solving.attempts)];
    match &solving.phase {
        Phase::Asked(_) => lines.push(match last_pair(stage) {
            Some((turn, answer)) => {
                let words = solving.actions.last().map(|last| told_turn(t, last));
                t.say(m::PuzzleRight { turn, words: words.unwrap_or_default(), answer })
            }
            None => {
                let met = solving.attempts.is_due(puzzle).then(|| t.say(m::PuzzleMet) + " ");
                met.unwrap_or_default() + &task(t, puzzle, position, seat)
            }
        }),
        Phase::Right { .. } | Phase::Wrong { .. } => {
            lines.extend(answered(t, solving, chance(puzzle.best)));
        }
        Phase::Shown { turn, continuation, .. } => {
            let turns = puzzle.solution.iter().chain(continuation).zip(&solving.actions);
            let mut told = (1..).zip(turns).map(|(number, (turn, action))| {
                format!("{number}. {} (`{turn}`)", told_turn(t, action))
            });
            lines.push(t.say(m::PuzzleSolution));
            lines.extend(told.by_ref().take(puzzle.solution.len()));
            if !continuation.is_empty() {
                lines.push(t.say(m::PuzzleContinues));
                lines.extend(told);
            }
            lines.extend(answered(t, solving, chance(puzzle.best)));
            if puzzle.wins_in != Some(1) {
                let [best, next] = [puzzle.best, puzzle.next].map(chance);
                lines.push(t.say(m::PuzzleCost { turn, best, next }));
            }
        }
    }
    lines.extend(solving.phase.score().map(|score| scored(t, stage, score, &solving.attempts)));
    lines
}

/// What came of a turn, or why the turn that is shown is good; `best` is the win probability with the right one.
pub(super) fn answered(t: &Texts, solving: &Solving, best: String) -> Vec<String> {
    let position = &solving.position;
    let name = |seat| signed(t, seat);
    match &solving.phase {
        Phase::Asked(_) => Vec::new(),
        Phase::Right { turn, reasons, .. } => {
            vec![match (position.status(), why(t, reasons, &name)) {
                (Status::Over(outcome), _) if outcome.winners.len() > 1 => {
                    t.say(m::PuzzleDrawn { turn })
                }
                (_, Some(reasons)) => t.say(m::PuzzleSolved { turn, reasons }),
                (_, None) => t.say(m::PuzzleSolvedPlainly { turn }),
            }]
        }
        Phase::Wrong { turn, refutation, .. } => {
            let mut lines = vec![t.say(m::PuzzleWrong { turn })];
            match refutation {
                Some((answer, left)) => lines.push(t.say(m::PuzzleRefuted {
                    words: solving.actions.last().map_or_else(String::new, |it| told_turn(t, it)),
                    answer,
                    chance: percent(t, *left),
                    best,
                })),
                None => {
                    let result = game_log::result(t, position, solving.actions.last(), &name);
                    lines.extend(result.map(|result| format!("{result}.")));
                }
            }
            lines
        }
        Phase::Shown { turn, reasons, .. } => {
            let reasons = why(t, reasons, &name);
            reasons.map(|reasons| t.say(m::PuzzleReasons { turn, reasons })).into_iter().collect()
        }
    }
}

/// A turn as a sentence, with the sign of its colour.
pub(in super::super) fn told_turn(t: &Texts, BoardAction { summary, .. }: &BoardAction) -> String {
    turns::told(t, summary, &|seat| signed(t, seat))
}

fn heading(t: &Texts, stage: Stage, attempts: &Attempts) -> String {
    t.say(m::PuzzleHeading {
        game: stage.puzzle.position.kind().name(),
        rating: attempts.difficulties.of(stage.puzzle).shown().to_string(),
        player: signed(t, stage.seat()),
    })
}

pub(in super::super) fn task(
    t: &Texts,
    puzzle: &Puzzle,
    position: &Position,
    seat: Seat,
) -> String {
    match puzzle.wins_in {
        Some(1) => t.say(m::PuzzleWinsAtOnce),
        Some(turns) => {
            t.say(m::PuzzleWins { turns, opponent: signed(t, opponent(position, seat)) })
        }
        None => t.say(m::PuzzleSaves),
    }
}

/// The last turn that was found, and the answer to it.
fn last_pair(stage: Stage) -> Option<(&'static str, &'static str)> {
    let next = 2 * usize::from(stage.number);
    let before = stage.puzzle.solution.get(next.checked_sub(2)?..next)?;
    match before {
        [turn, answer] => Some((turn, answer)),
        _ => None,
    }
}

/// How the answer changed the rating, and how many puzzles are solved.
fn scored(t: &Texts, stage: Stage, score: &Score, attempts: &Attempts) -> String {
    let Score::Puzzle { rated, streak } = score else { return String::new() };
    let kind = stage.puzzle.position.kind();
    let game = kind.name();
    let rating = match rated {
        _ if is_starter(stage.puzzle) => t.say(m::PuzzleStarter),
        Rated::Changed(change) => t.say(m::PuzzleRating { game, rating: ratings::step(change) }),
        Rated::Repeated => t.say(m::PuzzleFirstAnswer),
        Rated::SolutionPosted => t.say(m::PuzzleSolutionPosted),
    };
    let count = t.say(m::PuzzleCount { solved: attempts.solved(), all: Puzzle::all(kind).len() });
    let streak = streak.map(|days| t.say(m::PuzzleStreak { days }));
    let theme =
        Theme::of(stage.puzzle).map(|theme| t.say(m::PuzzleTheme { theme: <&str>::from(theme) }));
    let sentences = [theme, Some(rating), Some(count), streak];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub(super) fn opponent(position: &Position, seat: Seat) -> Seat {
    position.seats().after(seat)
}

pub(in super::super) fn signed(t: &Texts, seat: Seat) -> String {
    format!("{} {}", identity(seat).emoji, colour_name(t, seat))
}

pub(super) fn next_button(t: &Texts, kind: Kind) -> Button {
    Button::new(CustomId::NextPuzzle(kind), t.say(m::ButtonNextPuzzle)).emoji("🧩")
}
