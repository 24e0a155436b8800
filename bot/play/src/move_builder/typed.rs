//! From typed notation to the taps that would make the same turn.

use rules::{AnyChoice, Position};

use super::{Choices, MoveBuilder, Now, Offer};

/// The choices for the beginning of a turn in notation, as far as it goes; `None` if no turn begins
/// like this.
///
/// ```
/// use play::move_builder::typed;
/// use rules::{Kind, Position};
///
/// let position = Position::start(Kind::Pacru, 2)?;
/// assert_eq!(typed(&position, "A3 - b4").unwrap().to_string(), "a3/-b4");
/// assert_eq!(typed(&position, "").unwrap().to_string(), "");
/// assert_eq!(typed(&position, "e5"), None);
/// # Ok::<(), rules::RulesError>(())
/// ```
pub fn typed(position: &Position, text: &str) -> Option<Choices> {
    let text: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    let mut chosen = Choices::default();
    loop {
        let builder = MoveBuilder::of(position, &chosen).ok()?;
        let Now::Choose { draft, offers, .. } = &builder.now else {
            return builder.taken.last()?.choice.text.starts_with(&text).then_some(chosen);
        };
        let choices: Vec<&AnyChoice> = offers.iter().flat_map(choices).collect();
        // Notation has an open bracket only if something follows it.
        let written = |choice: &AnyChoice| choice.text.trim_end_matches('(').to_owned();
        let furthest = choices
            .iter()
            .filter(|choice| text.starts_with(&written(choice)))
            .max_by_key(|choice| written(choice).len());
        match furthest {
            // A choice of nothing, such as no twist, adds nothing to the notation.
            Some(choice)
                if choice.text == text
                    || written(choice).len() > written_so_far(&builder).len() =>
            {
                chosen = chosen.with(&choice.token);
            }
            _ => {
                // Choices without an alternative may lead further than the typed text.
                let begun = draft.text().starts_with(&text)
                    || choices.iter().any(|choice| choice.text.starts_with(&text));
                return begun.then_some(chosen);
            }
        }
    }
}

fn written_so_far(builder: &MoveBuilder) -> &str {
    builder.taken.last().map_or("", |taken| taken.choice.text.trim_end_matches('('))
}

fn choices(offer: &Offer) -> &[AnyChoice] {
    match offer {
        Offer::Choice(choice) => std::slice::from_ref(choice),
        Offer::Region(_, choices) => choices,
    }
}
