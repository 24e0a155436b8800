//! Suggestions while a turn is being typed.

use crate::game::{Draft, Game, Next};
use crate::outcome::Status;
use crate::typed::plain;

/// A suggestion for what is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The notation: a complete turn, or the part of one up to the next step.
    pub text: String,
    /// A few words for the player: `border marker on f8`.
    pub note: String,
    /// Whether the text is a complete turn.
    pub complete: bool,
}

/// Suggestions for what was typed: complete turns if at most `limit` begin like it, else the
/// next steps that do.
pub(crate) fn complete<G: Game>(game: &G, typed: &str, limit: usize) -> Vec<Completion> {
    let (Some(typed), Status::Turn(_)) = (plain(typed), game.status()) else {
        return Vec::new();
    };
    let mut draft = game.draft();
    loop {
        let mut turns = Vec::new();
        if gather::<G>(&draft, &typed, limit, &mut turns) {
            return if turns.is_empty() {
                as_read(game, &typed)
            } else {
                turns
            };
        }
        // Too many: offer steps, from the first stage where there is more than one.
        let fits = fitting(&draft, &typed);
        match (
            fits.as_slice(),
            fits.first().map(|first| draft.take(*first)),
        ) {
            ([_], Some(Ok(Next::Choose(further)))) => draft = further,
            _ => {
                return fits
                    .into_iter()
                    .take(limit)
                    .map(|fit| next_step(&draft, fit))
                    .collect();
            }
        }
    }
}

/// Collects the complete turns that begin like what was typed; `false` if they are too many.
fn gather<G: Game>(
    draft: &G::Draft,
    typed: &str,
    limit: usize,
    turns: &mut Vec<Completion>,
) -> bool {
    let mut fits = fitting(draft, typed).into_iter();
    fits.all(|choice| match draft.take(choice) {
        Ok(Next::Choose(further)) => gather::<G>(&further, typed, limit, turns),
        Ok(Next::Done((turn, _))) => {
            let text = turn.to_string();
            if text.starts_with(typed) {
                turns.push(Completion {
                    text,
                    note: draft.note(choice),
                    complete: true,
                });
            }
            turns.len() <= limit
        }
        Err(_) => false,
    })
}

/// The choices that agree with what was typed as far as both go.
fn fitting<D: Draft>(draft: &D, typed: &str) -> Vec<D::Choice> {
    let mut choices = draft.choices();
    choices.retain(|choice| {
        let text = draft.text_with(*choice);
        text.starts_with(typed) || typed.starts_with(&text)
    });
    choices
}

fn next_step<D: Draft>(draft: &D, choice: D::Choice) -> Completion {
    let complete = matches!(draft.take(choice), Ok(Next::Done(_)));
    Completion {
        text: draft.text_with(choice),
        note: draft.note(choice),
        complete,
    }
}

/// A complete turn in another spelling than the canonical one.
fn as_read<G: Game>(game: &G, typed: &str) -> Vec<Completion> {
    let read = game.read(typed).map(|(turn, after)| Completion {
        text: turn.to_string(),
        note: game.summarize(&turn, &after).to_string(),
        complete: true,
    });
    read.into_iter().collect()
}
