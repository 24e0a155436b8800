//! Puzzles: the question, whether an answer is right, how a wrong one is refuted, and the solution.

use ai::{Explanation, Puzzle};
use play::move_builder::MoveBuilder;
use play::puzzle::{Attempts, PLACEMENT, Stage};
use play::{BoardAction, Preferences, RatingChange};
use render::{Caption, Renderer, Scene};
use rules::{Kind, Position, RulesError, Seat, Status};

use super::board::{scene, still};
use super::computers::{percent, why};
use super::marks::mark_turns;
use super::move_builder::{Builder, Players};
use super::offers::{back_buttons, choice_rows};
use super::people::{colour_name, identity};
use super::{
    Button, ButtonStyle, DisplayOptions, File, LONGEST_TEXT, Post, Row, alt, fit, game_log,
    ratings, said, text,
};
use crate::custom_id::{CustomId, NextPuzzle, PuzzleAction, PuzzleButton, Tap};
use crate::messages as m;
use crate::texts::Texts;

/// How an answer changed the member's puzzle rating.
#[derive(Clone, Debug)]
pub struct PuzzleScore {
    /// The change by their first answer; none for a later one.
    pub change: Option<RatingChange>,
    /// Their attempts at the puzzles of the game, including this one.
    pub attempts: Attempts,
    /// Their streak in days, if this is today's daily puzzle and they have solved it.
    pub streak: Option<u32>,
}

/// The other side's answer to a wrong turn.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// Its effect on the board.
    pub action: BoardAction,
    /// The notation of the turn.
    pub turn: String,
    /// The position after it.
    pub after: Position,
    /// The win probability that the solver still has, from 0 to 1.
    pub chance: f64,
}

/// A puzzle with the solution so far and the turn that is being built.
pub fn puzzle(
    t: &Texts,
    renderer: &Renderer,
    stage: Stage,
    made: &MoveBuilder,
    preferences: &Preferences,
) -> Result<Post, RulesError> {
    let (position, actions) = stage.position()?;
    let actions: Vec<&BoardAction> = actions.iter().collect();
    let seat = stage.seat();
    let players = Players {
        signed: &|seat| signed(t, seat),
        short: &|seat| colour_name(t, seat),
        coloured: &|seat| colour_name(t, seat),
    };
    let game = position.kind().name();
    let shown = Builder {
        position: &position,
        actions: &actions,
        seat,
        players,
        about: t.say(m::PuzzleAlt { game }),
        display: DisplayOptions::of(preferences, Some(seat)),
        news: &[],
    };
    let step = shown.step(t, made);
    let mut lines = vec![heading(t, stage)];
    lines.push(match last_pair(stage) {
        Some((turn, answer)) => {
            t.say(m::PuzzleRight { turn, opponent: signed(t, opponent(&position, seat)), answer })
        }
        None => task(t, stage.puzzle, &position, seat),
    });
    lines.extend(step.lines);
    let custom_id = |tap| button_of(stage, PuzzleAction::Tap(tap)).into();
    let custom_id: &dyn Fn(Tap) -> CustomId = &custom_id;
    let mut rows = choice_rows(t, custom_id, made, shown.display);
    let mut back = back_buttons(t, custom_id, made);
    back.push(solution_button(t, stage));
    rows.push(Row::Buttons(back));
    Ok(Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        file: step
            .scene
            .map(|scene| picture(renderer, position.kind(), shown.display, scene, step.alt)),
        rows,
        ..Post::default()
    })
}

/// A solved puzzle, with the position after the last turn.
pub fn puzzle_solved(
    t: &Texts,
    renderer: &Renderer,
    stage: Stage,
    (played, after, turn): (&BoardAction, &Position, &str),
    reasons: &[Explanation],
    score: &PuzzleScore,
    preferences: &Preferences,
) -> Post {
    let solved = match (after.status(), why(t, reasons, &|seat| signed(t, seat))) {
        (Status::Over(outcome), _) if outcome.winners.len() > 1 => t.say(m::PuzzleDrawn { turn }),
        (_, Some(reasons)) => t.say(m::PuzzleSolved { turn, reasons }),
        (_, None) => t.say(m::PuzzleSolvedPlainly { turn }),
    };
    let lines = vec![heading(t, stage), solved, scored(t, stage, score)];
    let display = DisplayOptions::of(preferences, Some(stage.seat()));
    let buttons = vec![next_button(t, stage).style(ButtonStyle::Primary)];
    ended(t, renderer, (after, &[played], display), lines, buttons)
}

/// A wrong answer, with the position after its refutation.
pub fn puzzle_refuted(
    t: &Texts,
    renderer: &Renderer,
    stage: Stage,
    (played, after, turn): (&BoardAction, &Position, &str),
    refutation: Option<&Refutation>,
    score: &PuzzleScore,
    preferences: &Preferences,
) -> Post {
    let mut lines = vec![heading(t, stage), t.say(m::PuzzleWrong { turn })];
    let best = f64::from(stage.puzzle.best) / 100.0;
    let (actions, after) = match refutation {
        Some(refutation) => {
            lines.push(t.say(m::PuzzleRefuted {
                opponent: signed(t, refutation.action.summary.seat()),
                answer: &refutation.turn,
                chance: percent(t, refutation.chance),
                best: percent(t, best),
            }));
            (vec![played, &refutation.action], &refutation.after)
        }
        None => {
            let name = |seat| signed(t, seat);
            let result = game_log::result(t, after, Some(played), &name);
            lines.extend(result.map(|result| format!("{result}.")));
            (vec![played], after)
        }
    };
    lines.push(scored(t, stage, score));
    let buttons = vec![retry_button(t, stage), solution_button(t, stage), next_button(t, stage)];
    let display = DisplayOptions::of(preferences, Some(stage.seat()));
    ended(t, renderer, (after, &actions, display), lines, buttons)
}

/// The solution, with its first turn marked on the board, and how both sides would play on.
pub fn puzzle_solution(
    t: &Texts,
    renderer: &Renderer,
    stage: Stage,
    (continuation, reasons): (&[String], &[Explanation]),
    score: &PuzzleScore,
    preferences: &Preferences,
) -> Post {
    let Stage { puzzle, .. } = stage;
    let (position, seat) = (&puzzle.position, stage.seat());
    let display = DisplayOptions::of(preferences, Some(seat));
    let first = puzzle.solution.first().map_or("", String::as_str);
    let mut lines = vec![
        heading(t, stage),
        t.say(m::PuzzleSolution { turns: line(seat, 0, &puzzle.solution) }),
    ];
    if !continuation.is_empty() {
        let turns = line(seat, puzzle.solution.len(), continuation);
        lines.push(t.say(m::PuzzleContinues { turns }));
    }
    let reasons = why(t, reasons, &|seat| signed(t, seat));
    lines.extend(reasons.map(|reasons| t.say(m::PuzzleReasons { turn: first, reasons })));
    if puzzle.wins_in != Some(1) {
        let [best, next] =
            [puzzle.best, puzzle.next].map(|share| percent(t, f64::from(share) / 100.0));
        lines.push(t.say(m::PuzzleCost { turn: first, best, next }));
    }
    lines.push(scored(t, stage, score));
    let name = |seat| colour_name(t, seat);
    if display.text() {
        let board = position.board();
        lines.push(text::board(t, position, board, &[], display.bottom, &|seat| signed(t, seat)));
    }
    let mut scene = still(t, position, position.board(), &[], &name);
    mark_turns(&mut scene, position, seat, &[first]);
    let marked = t.say(m::HintsAlt { turns: first });
    let standing = alt::standing(t, position, position.board(), &name);
    let kind = position.kind();
    let file =
        display.picture().then(|| picture(renderer, kind, display, scene, marked + &standing));
    let retry = retry_button(t, Stage { number: 0, ..stage });
    let next = next_button(t, stage).style(ButtonStyle::Primary);
    Post { file, ..said(lines.join("\n")) }.with_buttons(vec![retry, next])
}

/// Turns of both sides, each with the sign of its colour; `before` of them were played before these.
fn line(solver: Seat, before: usize, turns: &[String]) -> String {
    let other = if solver == Seat::South { Seat::North } else { Seat::South };
    let seats = [solver, other].into_iter().cycle().skip(before % 2);
    let signed = seats.zip(turns).map(|(seat, turn)| format!("{} `{turn}`", identity(seat).emoji));
    signed.collect::<Vec<_>>().join(" ")
}

/// The answer to a member who has solved all puzzles of a game.
pub fn all_puzzles_solved(t: &Texts, kind: Kind) -> Post {
    said(t.say(m::PuzzleAllSolved { game: kind.name(), count: Puzzle::all(kind).len() }))
}

/// A board of a puzzle on which nothing can be chosen any more, under these lines.
fn ended(
    t: &Texts,
    renderer: &Renderer,
    (position, actions, display): (&Position, &[&BoardAction], DisplayOptions),
    mut lines: Vec<String>,
    buttons: Vec<Button>,
) -> Post {
    let (kind, board) = (position.kind(), position.board());
    let name = |seat| colour_name(t, seat);
    if display.text() {
        let signed = |seat| signed(t, seat);
        lines.push(text::board(t, position, board, actions, display.bottom, &signed));
    }
    let last = actions.last().copied();
    let last_turn = last.map(|last| alt::action_text(t, &last.summary, &name) + ".");
    let standing = alt::standing(t, position, board, &name);
    let about = t.say(m::PuzzleAlt { game: kind.name() });
    let alt = format!("{about}. {}{standing}", last_turn.unwrap_or_default());
    let file = display.picture().then(|| {
        let scene = Scene {
            banner: game_log::result(t, position, last, &name).map(Caption::from),
            ..scene(t, position, board, actions, &name)
        };
        picture(renderer, kind, display, scene, alt)
    });
    Post { file, ..said(lines.join("\n")) }.with_buttons(buttons)
}

pub(super) fn picture(
    renderer: &Renderer,
    kind: Kind,
    display: DisplayOptions,
    scene: Scene,
    alt: String,
) -> File {
    display.file(renderer, format!("{}-puzzle.png", kind.slug()), scene, alt)
}

fn heading(t: &Texts, stage: Stage) -> String {
    t.say(m::PuzzleHeading {
        game: stage.puzzle.position.kind().name(),
        rating: stage.puzzle.rating.to_string(),
        player: signed(t, stage.seat()),
    })
}

pub(super) fn task(t: &Texts, puzzle: &Puzzle, position: &Position, seat: Seat) -> String {
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
fn scored(t: &Texts, stage: Stage, score: &PuzzleScore) -> String {
    let kind = stage.puzzle.position.kind();
    let game = kind.name();
    let rating = match &score.change {
        Some(change) => t.say(m::PuzzleRating { game, rating: ratings::step(change) }),
        None => t.say(m::PuzzleFirstAnswer),
    };
    let count =
        t.say(m::PuzzleCount { solved: score.attempts.solved(), all: Puzzle::all(kind).len() });
    let streak = score.streak.map(|days| t.say(m::PuzzleStreak { days }));
    let number = score.attempts.tried.len();
    let placement = (score.change.is_some() && number <= PLACEMENT)
        .then(|| t.say(m::PuzzlePlacement { number, first: PLACEMENT }));
    let sentences = [Some(rating), placement, Some(count), streak];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn opponent(position: &Position, seat: Seat) -> Seat {
    position.seats().after(seat)
}

pub(super) fn signed(t: &Texts, seat: Seat) -> String {
    format!("{} {}", identity(seat).emoji, colour_name(t, seat))
}

pub(super) fn button_of(stage: Stage, action: PuzzleAction) -> PuzzleButton {
    PuzzleButton { puzzle: stage.puzzle.id(), stage: stage.proof(), action }
}

fn solution_button(t: &Texts, stage: Stage) -> Button {
    let solution = button_of(stage, PuzzleAction::Solution);
    Button::new(solution, t.say(m::ButtonSolution)).emoji("💡")
}

fn retry_button(t: &Texts, stage: Stage) -> Button {
    let retry = Button::new(button_of(stage, PuzzleAction::Retry), t.say(m::ButtonTryAgain));
    retry.emoji("🔁").style(ButtonStyle::Primary)
}

fn next_button(t: &Texts, stage: Stage) -> Button {
    let kind = stage.puzzle.position.kind();
    Button::new(NextPuzzle { kind }, t.say(m::ButtonNextPuzzle)).emoji("🧩")
}
