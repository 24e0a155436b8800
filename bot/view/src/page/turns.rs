//! What a page with a board to click gets as data, in the reader's language.

use play::move_builder::{self, Choices, MoveBuilder, Now, Offer, Tree};
use rules::{Position, RulesError};
use serde::Serialize;

use crate::move_builder::phrase;
use crate::offers::{called, marks};
use crate::texts::Texts;
use crate::turns;

/// The turns that begin with certain choices, as JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Turns {
    /// The choices that were made without an alternative, after those that the reader made.
    #[serde(rename = "f", skip_serializing_if = "Vec::is_empty")]
    forced: Vec<Step>,
    #[serde(flatten)]
    then: Then,
}

#[derive(Clone, Debug, Serialize)]
struct Step {
    /// The token in [`Choices`].
    #[serde(rename = "t")]
    token: String,
    /// The places to touch; none for what lies nowhere on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    at: Vec<String>,
    #[serde(rename = "l")]
    label: String,
}

#[derive(Clone, Debug, Serialize)]
struct Branch {
    #[serde(flatten)]
    step: Step,
    #[serde(flatten)]
    turns: Turns,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Then {
    /// A question, and its answers.
    Ask {
        #[serde(rename = "q")]
        question: String,
        #[serde(rename = "c")]
        branches: Vec<Branch>,
    },
    /// Further questions, which [`Turns::of`] answers for the choices that lead here.
    More { more: bool },
    /// The complete turn in notation.
    Done { done: String },
}

impl Turns {
    /// The turns of the player to move that begin with `choices`. Fails when the game is over, or
    /// the choices lead nowhere in this position.
    pub fn of(t: &Texts, position: &Position, choices: &Choices) -> Result<Self, RulesError> {
        let made = MoveBuilder::of(position, choices)?;
        let chosen = made.taken.iter().rposition(|taken| !taken.alone).map_or(0, |last| last + 1);
        let then = match made.now {
            Now::Choose { draft, .. } => ask(t, &Tree::of(draft)?),
            Now::Done(played) => Then::Done { done: played.turn },
        };
        Ok(Self { forced: forced(t, &made.taken[chosen..]), then })
    }
}

fn ask(t: &Texts, tree: &Tree) -> Then {
    let prompt = tree.draft.prompt();
    let branches = tree.branches.iter().map(|branch| {
        let choice = &branch.choice;
        let (name, note) = called(t, prompt.as_ref(), choice);
        let label = match (note, choice.location) {
            (Some(note), Some(_)) => format!("{name} ({note})"),
            (Some(note), None) => format!("{name} · {note}"),
            (None, _) => name,
        };
        let places = marks(&tree.draft, &Offer::Choice(choice.clone()));
        let at = places.iter().map(ToString::to_string).collect();
        let then = match &branch.then {
            move_builder::Then::Turn(turn) => Then::Done { done: turn.clone() },
            move_builder::Then::Ask(tree) => ask(t, tree),
            move_builder::Then::More => Then::More { more: true },
        };
        Branch {
            step: Step { token: choice.token.clone(), at, label },
            turns: Turns { forced: forced(t, &branch.forced), then },
        }
    });
    let question = prompt.map(|prompt| turns::question(t, prompt)).unwrap_or_default();
    Then::Ask { question, branches: branches.collect() }
}

fn forced(t: &Texts, taken: &[move_builder::Taken]) -> Vec<Step> {
    let step = |taken: &move_builder::Taken| Step {
        token: taken.choice.token.clone(),
        at: taken.choice.location.iter().map(ToString::to_string).collect(),
        label: phrase(t, taken),
    };
    taken.iter().map(step).collect()
}

#[cfg(test)]
mod tests {
    use play::Language;
    use rules::Kind;
    use serde_json::json;

    use super::*;
    use crate::texts::texts;

    /// South has one chevron and three markers to pay for turning it.
    #[test]
    fn turns_are_data_with_labels() {
        let line = "8N5/9/9/9/9/9/9/S08/sss6 S";
        let position = Position::at(Kind::Pacru, 2, line).unwrap();
        let data = |tokens: &[&str]| {
            let choices = tokens.iter().fold(Choices::default(), |made, token| made.with(*token));
            let turns = Turns::of(texts(Language::English), &position, &choices);
            serde_json::to_value(turns.unwrap()).unwrap()
        };
        let start = data(&[]);
        let alone = json!([{ "t": "a2", "at": ["a2"], "l": "chevron on a2 (no other choice)" }]);
        assert_eq!(
            (&start["f"], &start["q"]),
            (&alone, &json!("Where does the chevron on a2 go?"))
        );
        let more = json!({ "t": ">", "l": "Turn 45° right for 2 markers", "more": true });
        assert!(start["c"].as_array().unwrap().contains(&more), "{start}");
        let alone = json!([{ "t": "c1", "at": ["c1"], "l": "give up c1 (no other choice)" }]);
        let payments = json!({ "q": "Give up 2 markers: choose the first.", "c": [
            { "t": "a1", "at": ["a1"], "l": "a1 (give up a1)", "q": "Choose the last marker to give up.", "c": [
                { "t": "b1", "at": ["b1"], "l": "b1 (give up b1)", "done": "a2>(a1,b1)" },
                { "t": "c1", "at": ["c1"], "l": "c1 (give up c1)", "done": "a2>(a1,c1)" },
            ] },
            { "t": "b1", "at": ["b1"], "l": "b1 (give up b1)", "f": alone, "done": "a2>(b1,c1)" },
        ] });
        assert_eq!(data(&[">"]), payments);
        assert_eq!(data(&[">", "b1"]), json!({ "f": alone, "done": "a2>(b1,c1)" }));
    }
}
