//! The daily puzzle in a channel.

use ai::Puzzle;
use play::daily_puzzle::DailyResults;
use play::exercise::Exercise;
use play::puzzle::Stage;
use play::{ChannelId, Preferences};
use render::Renderer;

use super::board::scene;
use super::exercises::puzzles::{signed, task};
use super::exercises::{button_of, picture};
use super::people::colour_name;
use super::{Button, ButtonStyle, DisplayOptions, Post, alt, said};
use crate::custom_id::PuzzleAction;
use crate::messages as m;
use crate::texts::Texts;

/// How many solvers are named.
const NAMED: usize = 20;

/// The daily puzzle, the `number`th of its server, which is so hard, with the results of the
/// previous one.
pub fn daily_puzzle(
    t: &Texts,
    renderer: &Renderer,
    number: u32,
    (puzzle, difficulty): (&'static Puzzle, i64),
    yesterday: Option<(&'static Puzzle, &DailyResults)>,
) -> Post {
    let exercise = Exercise::Puzzle(Stage { puzzle, number: 0 });
    let (position, seat) = (&puzzle.position, exercise.seat());
    let kind = position.kind();
    let mut lines = vec![
        t.say(m::DailyHeading {
            number: number.to_string(),
            game: kind.name(),
            rating: difficulty.to_string(),
            player: signed(t, seat),
        }),
        task(t, puzzle, position, seat),
        t.say(m::DailyAnswer),
    ];
    lines.extend(yesterday.map(|(puzzle, results)| solution(t, puzzle, results)));
    let display = DisplayOptions::of(&Preferences::default(), Some(seat));
    let name = |seat| colour_name(t, seat);
    let scene = scene(t, position, position.board(), &[], &[], &name);
    let about = t.say(m::PuzzleAlt { game: kind.name() });
    let standing = alt::standing(t, position, position.board(), &name);
    let alt = format!("{about}.{standing}");
    let solve = Button::new(button_of(&exercise, PuzzleAction::Retry), t.say(m::ButtonSolve));
    let solve = solve.emoji("🧩").style(ButtonStyle::Primary);
    let file = Some(picture(renderer, &exercise, display, scene, alt));
    Post { file, ..said(lines.join("\n")) }.with_buttons(vec![solve])
}

/// The solution of the previous puzzle, and who found it.
fn solution(t: &Texts, puzzle: &Puzzle, results: &DailyResults) -> String {
    let turns = puzzle.solution.iter().map(|turn| format!("`{turn}`"));
    let turns = turns.collect::<Vec<_>>().join(" · ");
    let mut lines = vec![t.say(m::DailyYesterday { turns })];
    let solvers = results.solvers.iter().take(NAMED).map(|(user, days)| {
        let player = format!("<@{user}>");
        if *days > 1 { t.say(m::DailySolverAgain { player, days: *days }) } else { player }
    });
    let mut solvers: Vec<String> = solvers.collect();
    let more = results.solvers.len() - solvers.len();
    if more > 0 {
        solvers.push(t.say(m::DailySolversMore { count: more }));
    }
    lines.push(if !solvers.is_empty() {
        t.say(m::DailySolved { players: t.and(&solvers), count: results.answers })
    } else if results.answers > 0 {
        t.say(m::DailyUnsolved { count: results.answers })
    } else {
        t.say(m::DailyUntried)
    });
    lines.join(" ")
}

/// The answer to a moderator who has started a daily puzzle in a channel.
pub fn daily_puzzle_begun(t: &Texts, channel: ChannelId) -> Post {
    said(t.say(m::DailyBegun { channel: format!("<#{channel}>") }))
}

/// The answer to a moderator who has stopped it, or tried to.
pub fn daily_puzzle_ended(t: &Texts, was_there: bool) -> Post {
    said(if was_there { t.say(m::DailyEnded) } else { t.say(m::DailyNone) })
}
