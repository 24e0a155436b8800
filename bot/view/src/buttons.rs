//! Buttons that stand under several kinds of messages.

use play::computers::may_have_hints;
use play::{Game, UserId};

use crate::custom_id::{Action, ClubButton, CustomId, GameButton};
use crate::messages as m;
use crate::texts::Texts;
use crate::{Button, ButtonStyle};

/// A button of a game that a member sees after `seq` events.
pub(crate) fn game_button(game: &Game, seq: i64, action: Action) -> GameButton {
    GameButton { code: game.code.clone(), seq, action }
}

/// A button of a game in the secondary style.
pub(crate) fn plain_button(game: &Game, seq: i64, action: Action, label: String) -> Button {
    Button {
        custom_id: game_button(game, seq, action).into(),
        label,
        emoji: None,
        style: ButtonStyle::Secondary,
    }
}

/// The buttons of whoever is unsure what to do: the rules, and a hint where it is allowed.
pub(crate) fn help_buttons(t: &Texts, game: &Game, user: UserId) -> Vec<Button> {
    let mut buttons = vec![plain_button(game, game.seq, Action::Rules, t.say(m::ButtonRules))];
    if may_have_hints(game, user).is_ok() {
        buttons.push(Button {
            emoji: Some("💡"),
            ..plain_button(game, game.seq, Action::Hint, t.say(m::ButtonHint))
        });
    }
    buttons
}

/// The button under a board of the game after `seq` events for trying out turns from there.
pub(crate) fn try_button(t: &Texts, game: &Game, seq: i64) -> Button {
    Button {
        emoji: Some("🔬"), ..plain_button(game, seq, Action::Try(None), t.say(m::ButtonTry))
    }
}

/// The button with which a member takes the role that new tables call, or leaves it.
pub(crate) fn call_button(t: &Texts, take: bool) -> Button {
    let (button, label) = if take {
        (ClubButton::Call, t.say(m::ButtonCallMe))
    } else {
        (ClubButton::DoNotCall, t.say(m::ButtonDoNotCallMe))
    };
    Button {
        custom_id: CustomId::from(button),
        label,
        emoji: Some(if take { "🔔" } else { "🔕" }),
        style: ButtonStyle::Secondary,
    }
}
