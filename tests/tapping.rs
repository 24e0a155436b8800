//! Turns made by tapping: in games, in puzzles, and in trials of variations.

use local::{Member, Message};
use play::move_builder::{Choices, MoveBuilder, Now, typed};
use rules::Position;
use view::custom_id::{
    Action, CustomId, PuzzleAction, PuzzleButton, Tap, VariationAction, VariationButton,
};

use crate::club::Club;

/// Everything that can be tapped, with its meaning for the turn.
fn taps(message: &Message) -> Vec<(String, Tap)> {
    let buttons = message.buttons().filter_map(|it| it.custom_id.clone());
    let menus = message.menus().flat_map(|menu| menu.options.iter());
    let ids = buttons.chain(menus.map(|option| option.value.clone()));
    let taps = ids.filter_map(|id| match id.parse() {
        Ok(
            CustomId::Puzzle(PuzzleButton { action: PuzzleAction::Tap(tap), .. })
            | CustomId::Variation(VariationButton { action: VariationAction::Tap(tap), .. }),
        ) => Some((id, tap)),
        Ok(CustomId::Game(button)) => match button.action {
            Action::Choose(choices) => Some((id, Tap::Choose(choices))),
            Action::Play(choices) => Some((id, Tap::Play(choices))),
            _ => None,
        },
        _ => None,
    });
    taps.collect()
}

async fn tap(club: &Club, who: &Member, message: &Message, id: &str) -> Message {
    let tapped = match message.menus().next() {
        Some(menu) if menu.options.iter().any(|option| option.value == id) => {
            who.choose(message, &menu.custom_id, [id])
        }
        _ => who.press(message, id),
    };
    club.answer_to(&tapped.expect("it is there"), id).await
}

/// Makes a turn in the position that a message shows, up to the last tap, and presses the button
/// that plays it if there is one; returns the answer to that.
pub(crate) async fn make(
    club: &Club,
    who: &Member,
    message: &Message,
    position: &Position,
    turn: &str,
) -> Message {
    let wanted = typed(position, turn).expect("a legal turn");
    let mut shown = message.clone();
    // Choices made, and taps.
    let (mut made, mut tapped) = (0, 0);
    // Twice as many, if regions come in between.
    for _ in 0..=2 * wanted.iter().len() {
        let taps = taps(&shown);
        if let Some((id, _)) = taps.iter().find(|(_, tap)| matches!(tap, Tap::Play(_)))
            && made == wanted.iter().len()
        {
            return tap(club, who, &shown, id).await;
        }
        let Some(sought) = wanted.iter().nth(made) else {
            return shown;
        };
        let leads = |choices: &Choices| {
            let last = choices.iter().last();
            match MoveBuilder::of(position, choices).expect("it was offered").now {
                // A part of the board: this checks whether it contains the choice.
                Now::Choose { within: Some(_), offers, .. } => {
                    offers.iter().any(|offer| offer.token() == *sought)
                }
                _ => last == Some(sought) && choices.iter().len() > tapped,
            }
        };
        let next = taps.iter().find_map(|(id, tap)| match tap {
            Tap::Choose(choices) if leads(choices) => Some((id, choices)),
            _ => None,
        });
        let (id, choices) = next.unwrap_or_else(|| panic!("no way to {turn}: {taps:?}"));
        shown = tap(club, who, &shown, id).await;
        made += usize::from(choices.iter().last() == Some(sought));
        tapped = choices.iter().len();
    }
    assert_eq!(made, wanted.iter().len(), "{turn} is not made: {}", shown.content);
    shown
}
