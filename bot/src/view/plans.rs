//! What a player has planned, for his eyes only.

use crate::controls::Action;
use crate::play::{Line, Planned};

use super::offers::capitalised;
use super::people::title;
use super::tables::whole_lines;
use super::{Post, Row, plain_button};

/// What was stored, and all there is.
#[must_use]
pub fn planned(planned: &Planned) -> Post {
    let game = &planned.game;
    let mut lines = Vec::new();
    if let Some(new) = &planned.new {
        lines.push(format!(
            "Planned in {}: {} Nobody else sees it before it is played.",
            title(game),
            words(new)
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
            let all = planned.lines.iter().map(words);
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

/// A line in words: `if e9-e8, you answer e1-e2; if then e8-e7, e2-e3.`
fn words(line: &Line) -> String {
    let mut text = String::new();
    let mut answered = false;
    let mut said = false;
    for (answers, turn) in &line.steps {
        let joint = match (answers, text.is_empty(), answered) {
            (false, true, _) => "if ",
            (false, false, true) => "; if then ",
            (false, false, false) => " and ",
            (true, _, true) => " and ",
            (true, _, false) if said => ", ",
            (true, _, false) => ", you answer ",
        };
        said |= answers;
        answered = *answers;
        text.push_str(joint);
        text.push_str(&format!("`{turn}`"));
    }
    text.push('.');
    text
}
