//! Suggestions while a turn is being typed.

use crate::game::{BoardGame, Draft, Family, Next};
use crate::games::{Note, Summary};
use crate::outcome::Status;
use crate::typed::plain;

/// A suggestion for a turn that is being typed.
#[derive(Clone, PartialEq, Debug)]
pub struct Completion {
    /// The notation: a complete turn, or the part of one up to the next step.
    pub text: String,
    /// A description of it.
    pub about: About,
    /// Whether the text is a complete turn.
    pub complete: bool,
}

/// The description of a suggestion.
#[derive(Clone, PartialEq, Debug)]
pub enum About {
    /// It ends with this choice; the note.
    Choice(Note),
    /// It is a turn in another spelling than the typed one; its effects.
    Turn(Summary),
}

/// Suggestions for what was typed: the complete turns that begin with it if there are at most
/// `limit`, otherwise the next steps that do.
pub(crate) fn complete<G>(game: &G, typed: &str, limit: usize) -> Vec<Completion>
where
    G: BoardGame<Family: Family<Note: Into<Note>, Summary: Into<Summary>>>,
{
    let (Some(typed), Status::Turn(_)) = (plain(typed), game.status()) else {
        return Vec::new();
    };
    let mut draft = game.draft();
    loop {
        let mut turns = Vec::new();
        if gather::<G>(&draft, &typed, limit, &mut turns) {
            return if turns.is_empty() { as_read(game, &typed) } else { turns };
        }
        // There are too many: suggest steps, from the first stage with more than one.
        let fits = fitting(&draft, &typed);
        match (fits.as_slice(), fits.first().map(|first| draft.take(*first))) {
            ([_], Some(Ok(Next::Choose(further)))) => draft = further,
            _ => {
                let suggestions = fits.into_iter().filter_map(|fit| next_step::<G>(&draft, fit));
                return suggestions.take(limit).collect();
            }
        }
    }
}

/// Collects the complete turns that begin with what was typed; `false` if there are too many.
fn gather<G: BoardGame<Family: Family<Note: Into<Note>>>>(
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
            if text.starts_with(typed)
                && let Some(note) = draft.note(choice)
            {
                turns.push(Completion { text, about: About::Choice(note.into()), complete: true });
            }
            turns.len() <= limit
        }
        Err(_) => false,
    })
}

/// The choices that agree with what was typed, as far as both go.
fn fitting<D: Draft>(draft: &D, typed: &str) -> Vec<D::Choice> {
    let mut choices = draft.choices();
    choices.retain(|choice| {
        let text = draft.text_with(*choice);
        text.starts_with(typed) || typed.starts_with(&text)
    });
    choices
}

fn next_step<G: BoardGame<Family: Family<Note: Into<Note>>>>(
    draft: &G::Draft,
    choice: <G::Draft as Draft>::Choice,
) -> Option<Completion> {
    Some(Completion {
        text: draft.text_with(choice),
        about: About::Choice(draft.note(choice)?.into()),
        complete: matches!(draft.take(choice), Ok(Next::Done(_))),
    })
}

/// A complete turn in another spelling than the canonical one.
fn as_read<G>(game: &G, typed: &str) -> Vec<Completion>
where
    G: BoardGame<Family: Family<Summary: Into<Summary>>>,
{
    let read = game.read(typed).map(|(turn, after)| Completion {
        text: turn.to_string(),
        about: About::Turn(game.summarize(&turn, &after).into()),
        complete: true,
    });
    read.into_iter().collect()
}
