//! What a player has planned, for their eyes only.

use crate::texts::Texts;
use play::{Line, Planned};

use super::offers::capitalised;
use super::people::title;
use super::tables::whole_lines;
use super::{Post, Row, plain_button};
use crate::custom_id::Action;

/// What was stored, and all there is.
#[must_use]
pub fn planned(t: &Texts, planned: &Planned) -> Post {
    let game = &planned.game;
    let mut lines = Vec::new();
    if let Some(new) = &planned.new {
        lines.push(format!(
            "Planned in {}: {} Nobody else sees it before it is played.",
            title(game),
            words(t, new)
        ));
    }
    match (&planned.new, planned.lines.len()) {
        (None, 0) => lines.push(format!(
            "You have planned nothing in {}. `/pacru plan line:e9-e8 e1-e2` plans to answer e9-e8 with e1-e2.",
            title(game)
        )),
        (Some(_), 0 | 1) => {}
        (new, _) => {
            lines.push(match new {
                Some(_) => "In all:".to_owned(),
                None => format!("{}: you have planned this.", title(game)),
            });
            let all = planned.lines.iter().map(|line| words(t, line));
            lines.extend(all.map(|line| format!("• {}", capitalised(&line))));
        }
    }
    let forget = plain_button(game, game.seq, Action::Forget, "Forget all of it");
    Post {
        text: whole_lines(&lines),
        rows: if planned.lines.is_empty() {
            Vec::new()
        } else {
            vec![Row::Buttons(vec![forget])]
        },
        ..Post::default()
    }
}

/// A line in words: `if e1-e2, you answer e9-e8; if then e2-e3, e8-e7.`
fn words(t: &Texts, line: &Line) -> String {
    let mut text = String::new();
    // Whose turn came last, and whether one was an answer.
    let (mut last, mut said) = (None, false);
    for (answers, turn) in &line.steps {
        let joint = match (last, answers) {
            (None, _) => "if ",
            // The other player had to pass in between.
            (Some(last), answers) if last == *answers => " and ",
            (_, false) => "; if then ",
            (_, true) if said => ", ",
            (_, true) => ", you answer ",
        };
        text = format!("{text}{joint}`{turn}`");
        last = Some(*answers);
        said |= answers;
    }
    format!("{text}.")
}
