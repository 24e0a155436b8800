//! The forms for the settings of a tournament: how it is played, for a new one too, and more rules.

use std::str::FromStr;

use pairing::Cycles;
use play::tournament::{
    LONGEST_DESCRIPTION, LONGEST_NAME, MOST_ENTRANTS, Overdue, Settings, Snapshot, System,
    TournamentStatus,
};
use rules::{Kind, Options};
use strum::{IntoStaticStr, VariantArray};

use super::organiser::act;
use crate::custom_id::{FormButton, OrganiserAction};
use crate::form::{option, part};
use crate::messages as m;
use crate::table_form::{games, paces};
use crate::texts::Texts;
use crate::{Filled, Form, FormPart, Input, MenuOption};

const NAME: &str = "name";
const GAME: &str = "game";
const SYSTEM: &str = "system";
const PACE: &str = "pace";
const STARTS: &str = "starts";

const DESCRIPTION: &str = "description";
const ROUNDS: &str = "rounds";
const ROUND_DAYS: &str = "days";
const GROUP_SIZE: &str = "group";
const ROUNDS_OPEN: &str = "open";
const REACH: &str = "reach";
const MOST: &str = "most";
const RULES: &str = "rules";

/// The longest start that is typed, in characters.
const LONGEST_START: usize = 30;

/// The digits of the largest number that is asked for.
const DIGITS: usize = 3;

/// Asks what a new tournament is like, filled with what is usual on the server.
pub fn new_tournament_form(t: &Texts, usual: &Settings) -> Form {
    Form {
        id: FormButton::Tournament.into(),
        heading: t.say(m::TournamentFormNew),
        parts: format_parts(t, usual, String::new()),
    }
}

/// Asks how a tournament is played that has not started; `starts` is its start, as it is typed.
pub fn format_form(t: &Texts, now: &Snapshot, starts: String) -> Form {
    Form {
        id: act(now, OrganiserAction::Format { seen: Some(now.tournament.seq) }),
        heading: t.say(m::TournamentButtonFormat),
        parts: format_parts(t, &now.tournament.settings, starts),
    }
}

fn format_parts(t: &Texts, settings: &Settings, starts: String) -> Vec<FormPart> {
    let name =
        Input::Line { text: settings.name.clone(), longest: LONGEST_NAME, is_required: true };
    let games = games(t, settings.kind, settings.players.into());
    let systems = System::VARIANTS.iter().map(|system| {
        let label = match system {
            System::AllPlayAll => t.say(m::TournamentFormAllPlayAll),
            System::Swiss => t.say(m::TournamentFormSwiss),
            System::League => t.say(m::TournamentFormLeague),
            System::Ladder => t.say(m::TournamentFormLadder),
        };
        option(<&str>::from(*system), label, *system == settings.system)
    });
    let systems = Input::One(systems.collect());
    let starts = Input::Line { text: starts, longest: LONGEST_START, is_required: false };
    vec![
        part(t.say(m::TournamentFormName), NAME, name),
        part(t.say(m::TablesFormGame), GAME, Input::One(games)),
        part(t.say(m::TournamentFormSystem), SYSTEM, systems).hint(t.say(m::TournamentFormLater)),
        part(t.say(m::TablesFormPace), PACE, Input::One(paces(t, settings.terms.pace))),
        part(t.say(m::TournamentFormStarts), STARTS, starts).hint(t.say(m::TournamentFormStart)),
    ]
}

/// Gives settings what was filled in, apart from the start; `None` if this version did not ask
/// that.
pub fn fill_format(settings: &mut Settings, filled: &Filled) -> Option<()> {
    let (kind, players) = filled.one(GAME)?.split_once(':')?;
    let kind: Kind = kind.parse().ok()?;
    let system = filled.one(SYSTEM)?;
    settings.players = players.parse().ok()?;
    settings.system = *System::VARIANTS.iter().find(|it| <&str>::from(**it) == system)?;
    settings.terms.pace = filled.one(PACE)?.parse().ok()?;
    filled.one(NAME).unwrap_or_default().clone_into(&mut settings.name);
    if kind != settings.kind {
        // Each game has rule options of its own.
        (settings.kind, settings.options) = (kind, Options::default());
    }
    Some(())
}

/// When it is to start, as it was typed; empty if the organiser starts it.
pub fn start_of(filled: &Filled) -> &str {
    filled.one(STARTS).unwrap_or_default().trim()
}

/// Asks for the rules that most tournaments leave as they are. `thread` says whether a thread can
/// be created where it is asked.
pub fn rules_form(t: &Texts, now: &Snapshot, thread: bool) -> Form {
    let settings = &now.tournament.settings;
    let text = settings.description.clone();
    let description = Input::Text { text, longest: LONGEST_DESCRIPTION };
    let description = part(t.say(m::TournamentFormDescription), DESCRIPTION, description);
    let mut parts = vec![description.hint(t.say(m::TournamentFormAnything))];
    parts.extend(numbers(t, now));
    let rules = Rule::of(now).filter(|rule| thread || *rule != Rule::Thread);
    let rules = rules.map(|rule| option(<&str>::from(rule), rule.label(t), rule.is_on(settings)));
    let rules: Vec<MenuOption> = rules.collect();
    let rules = part(t.say(m::TablesFormTerms), RULES, Input::Any(rules));
    parts.push(rules.hint(t.say(m::TournamentFormTyped)));
    Form {
        id: act(now, OrganiserAction::Rules { seen: Some(now.tournament.seq) }),
        heading: t.say(m::TournamentButtonRules),
        parts,
    }
}

/// The numbers that the system of a tournament needs and that can still be changed.
fn numbers(t: &Texts, now: &Snapshot) -> Vec<FormPart> {
    let settings = &now.tournament.settings;
    let number = |id, number: Option<u32>, label, hint| {
        let text = number.map_or_else(String::new, |number| number.to_string());
        let line = Input::Line { text, longest: DIGITS, is_required: false };
        part(label, id, line).hint(Some(hint))
    };
    let (begun, mut parts) = (has_begun(now), Vec::new());
    match settings.system {
        System::Swiss if !begun => parts.push(number(
            ROUNDS,
            settings.rounds.map(u32::from),
            t.say(m::TournamentFormRounds),
            t.say(m::TournamentFormRoundsNeeded),
        )),
        System::AllPlayAll | System::League if !begun && settings.players == 2 => {
            parts.push(number(
                GROUP_SIZE,
                settings.group_size.map(u32::from),
                t.say(m::TournamentFormGroupSize),
                t.say(m::TournamentFormUsual { usual: 10_u32 }),
            ));
        }
        System::Ladder if !begun => parts.push(number(
            REACH,
            settings.reach,
            t.say(m::TournamentFormReach),
            t.say(m::TournamentFormUsual { usual: 3_u32 }),
        )),
        _ => {}
    }
    match settings.system {
        System::Swiss => parts.push(number(
            ROUND_DAYS,
            settings.round_days.map(u32::from),
            t.say(m::TournamentFormRoundDays),
            t.say(m::TournamentFormUsual { usual: 21_u32 }),
        )),
        System::AllPlayAll | System::League => parts.push(number(
            ROUNDS_OPEN,
            settings.rounds_open.map(u32::from),
            t.say(m::TournamentFormRoundsOpen),
            t.say(m::TournamentFormAllAtOnce),
        )),
        System::Ladder => {}
    }
    parts.push(number(
        MOST,
        Some(settings.most.into()),
        t.say(m::TournamentFormMost),
        t.say(m::TournamentFormUsual { usual: u32::from(MOST_ENTRANTS) }),
    ));
    parts
}

fn has_begun(now: &Snapshot) -> bool {
    now.tournament.status != TournamentStatus::Entries
}

/// The number that was typed: none if nothing was, and 0, which no number of a tournament can be,
/// if it cannot be read.
fn number<N: FromStr + Default>(text: &str) -> Option<N> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.parse().unwrap_or_default())
}

/// Gives settings of this tournament what was filled in.
pub fn fill_rules(now: &Snapshot, settings: &mut Settings, filled: &Filled) {
    if let Some(text) = filled.one(DESCRIPTION) {
        text.clone_into(&mut settings.description);
    }
    if let Some(text) = filled.one(ROUNDS) {
        settings.rounds = number(text);
    }
    if let Some(text) = filled.one(GROUP_SIZE) {
        settings.group_size = number(text);
    }
    if let Some(text) = filled.one(REACH) {
        settings.reach = number(text);
    }
    if let Some(text) = filled.one(ROUND_DAYS) {
        settings.round_days = number(text);
    }
    if let Some(text) = filled.one(ROUNDS_OPEN) {
        settings.rounds_open = number(text);
    }
    if let Some(text) = filled.one(MOST) {
        settings.most = number(text).unwrap_or(MOST_ENTRANTS);
    }
    for rule in Rule::of(now) {
        rule.set(settings, filled.has(RULES, rule.into()));
    }
}

/// A rule that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
enum Rule {
    Rated,
    Weekends,
    Thread,
    Twice,
    LateEntry,
    PairOn,
    ByHand,
    Computers,
    FillByes,
    Weekly,
}

impl Rule {
    /// Those that mean something in a tournament and can still be changed.
    fn of(now: &Snapshot) -> impl Iterator<Item = Self> {
        let (settings, begun) = (&now.tournament.settings, has_begun(now));
        let (system, two) = (settings.system, settings.players == 2);
        let swiss = system == System::Swiss;
        let scheduled = two && matches!(system, System::AllPlayAll | System::League);
        let fits = move |rule: &Self| match rule {
            Self::Rated | Self::Weekends | Self::Thread | Self::Computers => !begun,
            Self::Twice => scheduled && !begun,
            Self::FillByes => (swiss || scheduled) && !begun,
            Self::LateEntry => swiss || system == System::Ladder,
            Self::PairOn => swiss,
            Self::ByHand => system != System::Ladder,
            Self::Weekly => true,
        };
        Self::VARIANTS.iter().copied().filter(fits)
    }

    fn label(self, t: &Texts) -> String {
        match self {
            Self::Rated => t.say(m::TablesFormRated),
            Self::Weekends => t.say(m::TablesFormWeekends),
            Self::Thread => t.say(m::TournamentFormThread),
            Self::Twice => t.say(m::TournamentFormTwice),
            Self::LateEntry => t.say(m::TournamentFormLateEntry),
            Self::PairOn => t.say(m::TournamentFormPairOn),
            Self::ByHand => t.say(m::TournamentFormByHand),
            Self::Computers => t.say(m::TournamentFormComputers),
            Self::FillByes => t.say(m::TournamentFormFillByes),
            Self::Weekly => t.say(m::TournamentFormWeekly),
        }
    }

    fn is_on(self, settings: &Settings) -> bool {
        match self {
            Self::Rated => settings.terms.rated,
            Self::Weekends => settings.terms.weekends_free,
            Self::Thread => settings.terms.thread,
            Self::Twice => settings.cycles == Cycles::Two,
            Self::LateEntry => settings.late_entry,
            Self::PairOn => settings.overdue == Overdue::PairOn,
            Self::ByHand => settings.by_hand,
            Self::Computers => settings.computers,
            Self::FillByes => settings.fill_byes,
            Self::Weekly => settings.weekly,
        }
    }

    fn set(self, settings: &mut Settings, on: bool) {
        match self {
            Self::Rated => settings.terms.rated = on,
            Self::Weekends => settings.terms.weekends_free = on,
            Self::Thread => settings.terms.thread = on,
            Self::Twice => settings.cycles = if on { Cycles::Two } else { Cycles::One },
            Self::LateEntry => settings.late_entry = on,
            Self::PairOn => settings.overdue = if on { Overdue::PairOn } else { Overdue::Wait },
            Self::ByHand => settings.by_hand = on,
            Self::Computers => settings.computers = on,
            Self::FillByes => settings.fill_byes = on,
            Self::Weekly => settings.weekly = on,
        }
    }
}

#[cfg(test)]
mod tests {
    use play::Language;

    use super::super::tests::steps;
    use super::*;
    use crate::texts::texts;

    /// A form that is sent as it was opened changes nothing, before the start and after it, in every
    /// language and within Discord's limits.
    #[test]
    fn what_is_left_as_it_is_stays_as_it_is() {
        for (system, players) in [
            (System::AllPlayAll, 2),
            (System::AllPlayAll, 4),
            (System::Swiss, 2),
            (System::Swiss, 3),
            (System::League, 2),
            (System::Ladder, 2),
        ] {
            let steps = steps(system, players, 6);
            for ((now, _), on) in steps.iter().zip([false, true].into_iter().cycle()) {
                let mut now = now.clone();
                let rules: Vec<Rule> = Rule::of(&now).collect();
                let settings = &mut now.tournament.settings;
                for rule in rules {
                    rule.set(settings, on);
                }
                settings.round_days = on.then_some(7);
                let before = settings.clone();
                for &language in Language::ALL {
                    let t = texts(language);
                    let mut after = before.clone();
                    let starts = "2026-12-24 18:00".to_owned();
                    let sent = format_form(t, &now, starts.clone()).as_opened();
                    fill_format(&mut after, &sent).unwrap();
                    assert_eq!(start_of(&sent), starts);
                    fill_rules(&now, &mut after, &rules_form(t, &now, true).as_opened());
                    assert_eq!(after, before);
                    assert_eq!(start_of(&new_tournament_form(t, &before).as_opened()), "");
                }
            }
        }
    }

    /// What cannot be a number is refused like one that is out of range.
    #[test]
    fn what_is_no_number_is_refused() {
        let (now, _) = &steps(System::Swiss, 2, 6)[1];
        for (typed, fits) in [("", true), (" 5 ", true), ("five", false), ("99999", false)] {
            let mut filled = rules_form(texts(Language::English), now, true).as_opened();
            filled.values.insert(ROUNDS.to_owned(), vec![typed.to_owned()]);
            let mut settings = now.tournament.settings.clone();
            fill_rules(now, &mut settings, &filled);
            assert_eq!(settings.check().is_ok(), fits, "{typed}: {:?}", settings.rounds);
        }
    }
}
