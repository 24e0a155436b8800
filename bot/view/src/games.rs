//! Games and their options as choices of commands.

use rules::Kind;
use rules::pasang::{KaRule, Opening, Symmetry};

use crate::messages as m;
use crate::rule_options::regularity;
use crate::texts::Texts;

/// A game as a choice of a command: its name and a few words, since a command with all its choices
/// may have only 8,000 characters.
pub fn game_choice(t: &Texts, kind: Kind) -> String {
    match kind {
        Kind::Pacru => t.say(m::ChoosePacru),
        Kind::Azacru => t.say(m::ChooseAzacru),
        Kind::Shacru => t.say(m::ChooseShacru),
        Kind::Pasang => t.say(m::ChoosePasang),
    }
}

/// A way in which a token becomes a ka, as a choice of a command: the word to type, and its
/// meaning.
pub fn ka_choice(t: &Texts, rule: KaRule) -> String {
    let meaning = match rule {
        KaRule::Slide => t.say(m::OpeningKaSlide),
        KaRule::Jump => t.say(m::OpeningKaJump),
        KaRule::Either => t.say(m::OpeningKaEither),
    };
    format!("{rule}: {meaning}")
}

/// Which columns the second player may take, in the same form.
pub fn opening_choice(t: &Texts, opening: Opening) -> String {
    let meaning = match opening {
        Opening::Quadrant => t.say(m::OpeningQuadrant),
        Opening::Free => t.say(m::OpeningFree),
    };
    format!("{opening}: {meaning}")
}

/// A random pattern, in the same form.
pub fn random_pattern_choice(t: &Texts, typed: &str, symmetry: Symmetry) -> String {
    let symmetry = regularity(t, symmetry);
    t.say(m::OpeningRandom { typed, symmetry })
}
