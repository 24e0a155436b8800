//! The games as they are offered.

use rules::Kind;

use crate::messages as m;
use crate::texts::Texts;

/// A game as a choice of a command: its name and a few words, since a command with all its choices has 8,000 characters.
#[must_use]
pub fn game_choice(t: &Texts, kind: Kind) -> String {
    match kind {
        Kind::Pacru => t.say(m::ChoosePacru),
        Kind::Azacru => t.say(m::ChooseAzacru),
        Kind::Shacru => t.say(m::ChooseShacru),
        Kind::Pasang => t.say(m::ChoosePasang),
    }
}
