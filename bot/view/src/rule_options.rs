//! The rule options of a table, in words.

use std::sync::LazyLock;

use play::Game;
use rules::pasang::{KaRule, Opening, Pattern, Symmetry};
use rules::{Kind, Options, Setup};

use super::offers::capitalised;
use super::{Button, plain_button};
use crate::custom_id::Action;
use crate::messages as m;
use crate::texts::Texts;

/// A pattern gets a warning if at least this many of a hundred openings are lost at once.
const MANY: u32 = 5;

/// The rule options of a table: those that differ from the usual rules, and in Pasang the pattern
/// and how a token becomes a ka, on which players agree before every game.
fn chosen(t: &Texts, setup: &Setup) -> Vec<String> {
    all(t, setup, |rule| match rule {
        KaRule::Slide => Some(t.say(m::RuleOptionsSlide)),
        KaRule::Jump => Some(t.say(m::RuleOptionsJump)),
        KaRule::Either => Some(t.say(m::RuleOptionsEither)),
    })
}

/// The same in a few words, for a list.
pub(super) fn brief(t: &Texts, setup: &Setup) -> Vec<String> {
    all(t, setup, |rule| match rule {
        KaRule::Slide => None,
        KaRule::Jump => Some(t.say(m::RuleOptionsJumpBrief)),
        KaRule::Either => Some(t.say(m::RuleOptionsEitherBrief)),
    })
}

fn all(t: &Texts, setup: &Setup, ka: impl Fn(KaRule) -> Option<String>) -> Vec<String> {
    let options = &setup.options;
    let mut chosen = Vec::new();
    if setup.kind == Kind::Pasang {
        chosen.push(pattern_name(t, &pattern_of(options)));
        chosen.extend(ka(options.pasang.ka.unwrap_or_default()));
    }
    if options.pasang.opening == Some(Opening::Free) {
        chosen.push(t.say(m::RuleOptionsFreeOpening));
    }
    if options.chevrons.meeting9 == Some(false) {
        chosen.push(t.say(m::RuleOptionsEveryMeeting));
    }
    if options.chevrons.reorient_others_mobile == Some(true) {
        chosen.push(t.say(m::RuleOptionsTurnedWhileMobile));
    }
    if options.chevrons.repetition3 == Some(false) {
        chosen.push(t.say(m::RuleOptionsRepetition));
    }
    if let Some(rounds) = options.chevrons.no_progress_rounds {
        chosen.push(t.say(m::RuleOptionsNoProgress { rounds }));
    }
    if setup.position.is_some() {
        chosen.push(t.say(m::RuleOptionsPosition));
    }
    chosen
}

/// The same as a sentence, with a warning if the pattern is a trap; `None` if there is nothing to
/// say.
pub(super) fn text(t: &Texts, setup: &Setup) -> Option<String> {
    let chosen = chosen(t, setup);
    let warning = if setup.kind == Kind::Pasang { warning(t, &setup.options) } else { None };
    let sentence = (!chosen.is_empty()).then(|| format!("{}.", capitalised(&chosen.join("; "))));
    let sentences: Vec<String> = sentence.into_iter().chain(warning).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// The name of a pattern and its symmetry.
pub(super) fn pattern_name(t: &Texts, pattern: &Pattern) -> String {
    let symmetry = regularity(t, pattern.symmetry());
    match pattern.number() {
        Some(number) => t.say(m::RuleOptionsPattern { number, symmetry }),
        None => t.say(m::RuleOptionsOwnPattern { symmetry }),
    }
}

/// The name of a class of symmetry.
pub(crate) fn regularity(t: &Texts, symmetry: Symmetry) -> String {
    match symmetry {
        Symmetry::Square => t.say(m::RuleOptionsSquare),
        Symmetry::QuarterTurns => t.say(m::RuleOptionsQuarterTurns),
        Symmetry::Mirrors => t.say(m::RuleOptionsMirrors),
        Symmetry::Diagonals => t.say(m::RuleOptionsDiagonals),
        Symmetry::HalfTurn => t.say(m::RuleOptionsHalfTurn),
    }
}

/// The starting pattern of a table of Pasang.
pub(super) fn pattern_of(options: &Options) -> Pattern {
    options.pasang.pattern.unwrap_or_default()
}

/// A warning that a pattern often leaves the first player without a capture before the game has
/// really begun.
pub(super) fn warning(t: &Texts, options: &Options) -> Option<String> {
    percent_lost(options).map(|percent| t.say(m::RuleOptionsWarning { percent }))
}

/// How many of a hundred openings the first player loses at once, if they are many.
fn percent_lost(options: &Options) -> Option<u32> {
    let (ka, opening) =
        (options.pasang.ka.unwrap_or_default(), options.pasang.opening.unwrap_or_default());
    let percent = pattern_of(options).openings(ka, opening).percent_lost();
    (percent >= MANY).then_some(percent)
}

/// The number and description of every traditional pattern, as plain text. The first call takes a
/// while, since it goes through all their openings.
pub fn pattern_labels(t: &Texts) -> Vec<(String, String)> {
    // Going through all openings of a pattern takes a while.
    static PATTERNS: LazyLock<Vec<(u8, Symmetry, Option<u32>)>> = LazyLock::new(|| {
        let about = |number: u8| {
            let mut options = Options::default();
            options.pasang.pattern = Some(Pattern::numbered(number).ok()?);
            let symmetry = pattern_of(&options).symmetry();
            Some((number, symmetry, percent_lost(&options)))
        };
        Pattern::numbers().filter_map(about).collect()
    });
    let label = |&(number, symmetry, lost): &(u8, Symmetry, Option<u32>)| {
        let symmetry = regularity(t, symmetry);
        let label = match lost {
            Some(percent) => t.say(m::RuleOptionsLabelWarning { number, percent, symmetry }),
            None => t.say(m::RuleOptionsLabel { number, symmetry }),
        };
        (number.to_string(), label)
    };
    PATTERNS.iter().map(label).collect()
}

/// The button that shows the pattern of a game of Pasang.
pub(super) fn pattern_button(t: &Texts, game: &Game, seq: i64) -> Option<Button> {
    let button =
        || plain_button(game, seq, Action::Pattern, t.say(m::RuleOptionsPatternButton)).emoji("🔳");
    (game.setup.kind == Kind::Pasang).then(button)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{english, rows};

    #[test]
    fn what_was_chosen_is_told_in_words() {
        for row in rows(include_str!("rule_options.txt")) {
            let [kind, position, options, expected] = row[..] else { panic!("{row:?}") };
            let mut setup = Setup::new(kind.parse().unwrap(), 2).unwrap();
            setup.position = Some(position.to_owned()).filter(|it| it != "-");
            setup.options = options.trim_matches('-').parse().unwrap();
            assert_eq!(text(english(), &setup).as_deref().unwrap_or("-"), expected, "{row:?}");
        }
    }
}
