//! The plan of a player, shown only to them.

use play::Planned;

use super::offers::capitalised;
use super::people::title;
use super::{Post, plain_button, said};
use crate::buttons::try_button;
use crate::custom_id::Action;
use crate::limits::whole_lines;
use crate::messages as m;
use crate::texts::Texts;

/// The line that was just stored, and all lines.
pub fn planned(t: &Texts, planned: &Planned) -> Post {
    let game = &planned.game;
    let title = title(game);
    let mut lines = Vec::new();
    if let Some(new) = &planned.new {
        lines.push(t.say(m::PlansPlanned { title: &title, line: words(t, new) }));
    }
    match (&planned.new, planned.lines.len()) {
        (None, 0) => lines.push(t.say(m::PlansNothing { title: &title })),
        (Some(_), 0 | 1) => {}
        (new, _) => {
            lines.push(match new {
                Some(_) => t.say(m::PlansAll),
                None => t.say(m::PlansHeading { title: &title }),
            });
            let all = planned.lines.iter().map(|line| words(t, line));
            lines.extend(all.map(|line| format!("• {}.", capitalised(&line))));
        }
    }
    let mut buttons = vec![try_button(t, game, game.seq)];
    if !planned.lines.is_empty() {
        let forget = t.say(m::PlansForget);
        buttons.push(plain_button(game, game.seq, Action::Forget, forget));
    }
    said(whole_lines(t, lines)).with_buttons(buttons)
}

/// A line in words; it begins with a turn of the other player:
/// `if e1-e2, you reply e9-e8; then, if e2-e3, you reply e8-e7`.
fn words(t: &Texts, line: &[(bool, String)]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut turn = String::new();
    // A player plays twice in a row while the other one has to pass.
    for run in line.chunk_by(|(one, _), (next, _)| one == next) {
        let turns: Vec<String> = run.iter().map(|(_, turn)| format!("`{turn}`")).collect();
        let turns = t.and(&turns);
        let answers = run.iter().any(|(answers, _)| *answers);
        if !answers {
            turn = turns;
        } else if parts.is_empty() {
            parts.push(t.say(m::PlansFirst { turn: &turn, answer: turns }));
        } else {
            parts.push(t.say(m::PlansNext { turn: &turn, answer: turns }));
        }
    }
    parts.join("; ")
}
