//! Walking a draft to its ends: lists and counts of turns.

use crate::game::{BoardGame, Draft, Next};
use crate::outcome::Status;

/// Every complete turn in canonical notation, ascending.
pub(crate) fn legal<G: BoardGame>(game: &G, reorientations: bool) -> Vec<String> {
    let mut turns = Vec::new();
    list::<G>(&game.draft(), reorientations, &mut turns);
    turns
}

fn list<G: BoardGame>(draft: &G::Draft, reorientations: bool, turns: &mut Vec<String>) {
    let mut choices = draft.choices();
    choices.retain(|choice| reorientations || !draft.is_reorientation(*choice));
    for choice in choices {
        match &draft.take(choice) {
            Ok(Next::Choose(further)) => list::<G>(further, reorientations, turns),
            Ok(Next::Done((turn, _))) => turns.push(turn.to_string()),
            // A draft takes what it offers; the contract test holds every game to that.
            Err(_) => {}
        }
    }
}

/// The number of sequences of `depth` turns.
pub(crate) fn perft<G: BoardGame>(game: &G, depth: u32) -> u64 {
    count(game, depth, &mut Vec::new())
}

fn count<G: BoardGame>(game: &G, depth: u32, choices: &mut Choices<G>) -> u64 {
    match game.status() {
        _ if depth == 0 => 1,
        Status::Over(_) => 0,
        Status::Turn(_) => count_from::<G>(&game.draft(), depth, choices),
    }
}

type Choices<G> = Vec<<<G as BoardGame>::Draft as Draft>::Choice>;

/// Counts below a draft; `choices` is a stack that all levels share.
fn count_from<G: BoardGame>(draft: &G::Draft, depth: u32, choices: &mut Choices<G>) -> u64 {
    let start = choices.len();
    draft.choices_into(choices);
    let end = choices.len();
    if depth == 1 && draft.is_last() {
        choices.truncate(start);
        return (end - start) as u64;
    }
    let mut total = 0;
    for place in start..end {
        // By reference: to move a draft out of what is matched would copy it.
        total += match &draft.take(choices[place]) {
            Ok(Next::Choose(further)) => count_from::<G>(further, depth, choices),
            Ok(Next::Done((_, after))) => count(after, depth - 1, choices),
            Err(_) => 0,
        };
    }
    choices.truncate(start);
    total
}
