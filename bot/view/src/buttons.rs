//! Buttons that stand under several kinds of messages.

use play::computers::may_have_hints;
use play::{Game, UserId};

use rules::Kind;

use crate::Button;
use crate::custom_id::{Action, ClubButton, CustomId, GameButton};
use crate::messages as m;
use crate::texts::Texts;

/// The custom id of a button of a game that a member sees after `seq` events.
pub(crate) fn game_button(game: &Game, seq: i64, action: Action) -> CustomId {
    GameButton { code: game.code.clone(), seq, action }.into()
}

/// A button of a game in the secondary style.
pub(crate) fn plain_button(game: &Game, seq: i64, action: Action, label: String) -> Button {
    Button::new(game_button(game, seq, action), label)
}

/// The button that opens the rules of a game.
pub(crate) fn rules_button(t: &Texts, kind: Kind) -> Button {
    Button::new(CustomId::Page(kind, 1), t.say(m::ButtonRules))
}

/// The buttons of whoever is unsure what to do: the rules, and a hint where it is allowed.
pub(crate) fn help_buttons(t: &Texts, game: &Game, user: UserId) -> Vec<Button> {
    let mut buttons = vec![plain_button(game, game.seq, Action::Rules, t.say(m::ButtonRules))];
    if may_have_hints(game, user).is_ok() {
        let hint = plain_button(game, game.seq, Action::Hint, t.say(m::ButtonHint));
        buttons.push(hint.emoji("💡"));
    }
    buttons
}

/// The button under a board of the game after `seq` events for trying out turns from there.
pub(crate) fn try_button(t: &Texts, game: &Game, seq: i64) -> Button {
    plain_button(game, seq, Action::Try(None), t.say(m::ButtonTry)).emoji("🔬")
}

/// The button under a finished game that analyses it.
pub(crate) fn analyse_button(t: &Texts, game: &Game, seq: i64) -> Button {
    plain_button(game, seq, Action::Analyse, t.say(m::ButtonAnalyse)).emoji("📈")
}

/// The button with which a member takes the role that new tables call, or leaves it.
pub(crate) fn call_button(t: &Texts, take: bool) -> Button {
    if take {
        Button::new(ClubButton::Call, t.say(m::ButtonCallMe)).emoji("🔔")
    } else {
        Button::new(ClubButton::DoNotCall, t.say(m::ButtonDoNotCallMe)).emoji("🔕")
    }
}
