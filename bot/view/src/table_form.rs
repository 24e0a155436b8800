//! The form for a new table.

use play::computers::Strength;
use play::time::Pace;
use play::{NewTable, Terms, Timeout};
use rules::Kind;

use crate::computers::{about, strength_name};
use crate::custom_id::ClubButton;
use crate::form::{option, part};
use crate::limits::{LONGEST_OPTION, fit};
use crate::messages as m;
use crate::texts::Texts;
use crate::{Filled, Form, Input, MenuOption, spans};

const GAME: &str = "game";
const OPPONENTS: &str = "opponents";
const COMPUTERS: &str = "computers";
const PACE: &str = "pace";
const TERMS: &str = "terms";

pub(crate) const RATED: &str = "rated";
pub(crate) const THREAD: &str = "thread";
const WEEKENDS: &str = "weekends";
const CLAIMED: &str = "claimed";

/// Asks what a new table shall be like, filled with what is usual in its place. In direct messages,
/// only computers can be opponents.
pub fn table_form(t: &Texts, usual: &NewTable, place: FormPlace) -> Form {
    let games = part(
        t.say(m::TablesFormGame),
        GAME,
        Input::One(games(t, usual.kind, usual.players.unwrap_or(2))),
    );
    let levels = |chosen: Option<Strength>| {
        let option = |strength: Strength| MenuOption {
            description: Some(fit(about(t, strength), LONGEST_OPTION)),
            ..option(strength.to_string(), strength_name(t, strength), chosen == Some(strength))
        };
        Strength::all().map(option).collect()
    };
    let chosen = usual.computers.map(|(strength, _)| strength);
    let parts = if usual.guild.is_none() {
        let level = t.say(m::TablesFormLevel);
        let levels = Input::OneOrNone(levels(chosen.or(Some(Strength::Fair))));
        vec![games, part(level, COMPUTERS, levels)]
    } else {
        let chosen_members = usual.opponents.iter().map(|(person, _)| person.id).collect();
        let most = Kind::ALL.into_iter().map(|kind| *kind.players().end() - 1).max().unwrap_or(1);
        let invited = Input::Members { most, chosen: chosen_members };
        let terms = Input::Any(terms(t, &usual.terms, place.thread));
        let anybody = t.say(m::TablesFormAnybody);
        let guessed = (!place.known).then(|| t.say(m::TablesFormUnread));
        vec![
            games,
            part(t.say(m::TablesFormOpponents), OPPONENTS, invited).hint(anybody),
            part(t.say(m::TablesFormComputers), COMPUTERS, Input::OneOrNone(levels(chosen))),
            part(t.say(m::TablesFormPace), PACE, Input::One(paces(t, usual.terms.pace)))
                .hint(guessed),
            part(t.say(m::TablesFormTerms), TERMS, terms).hint(t.say(m::TablesFormMore)),
        ]
    };
    Form { id: ClubButton::Choose.into(), heading: t.say(m::ButtonNewTable), parts }
}

/// What is known about the place of a form.
#[derive(Clone, Copy, Debug)]
pub struct FormPlace {
    /// Whether it could be read what is usual there.
    pub known: bool,
    /// Whether a thread can be created there.
    pub thread: bool,
}

/// The table that a member has described in the form; `None` if this version did not ask that.
pub fn table_of(filled: &Filled, usual: NewTable) -> Option<NewTable> {
    let (kind, players) = filled.one(GAME)?.split_once(':')?;
    let kind: Kind = kind.parse().ok()?;
    let players: usize = players.parse().ok()?;
    let strength = filled.one(COMPUTERS).map(str::parse::<Strength>).transpose().ok()?;
    let table = NewTable {
        kind,
        computers: strength.map(|strength| (strength, None)),
        players: Some(players),
        ..usual
    };
    if table.guild.is_none() {
        return Some(table);
    }
    // Whoever names two opponents need not say that three play.
    let named = (filled.members.len() + 1).min(*kind.players().end());
    Some(NewTable {
        players: Some(players.max(named)),
        opponents: filled.members.clone(),
        terms: Terms {
            pace: filled.one(PACE)?.parse().ok()?,
            rated: filled.has(TERMS, RATED),
            thread: filled.has(TERMS, THREAD),
            weekends_free: filled.has(TERMS, WEEKENDS),
            timeout: if filled.has(TERMS, CLAIMED) { Timeout::Claimed } else { Timeout::Automatic },
            ..table.terms
        },
        ..table
    })
}

/// Every game for every number of players; this one is chosen.
pub(crate) fn games(t: &Texts, kind: Kind, players: usize) -> Vec<MenuOption> {
    let tables = Kind::ALL.into_iter().flat_map(|kind| kind.players().map(move |it| (kind, it)));
    let chosen = (kind, players);
    let table = |(kind, players): (Kind, usize)| {
        let label = t.say(m::ButtonOpenTable { game: kind.name(), players });
        option(format!("{kind}:{players}"), label, (kind, players) == chosen)
    };
    tables.map(table).collect()
}

pub(crate) fn paces(t: &Texts, usual: Pace) -> Vec<MenuOption> {
    let other = Some(usual).filter(|usual| !Pace::OFFERED.contains(usual));
    let pace = |pace: Pace| option(pace.to_string(), spans::pace(t, pace), pace == usual);
    other.into_iter().chain(Pace::OFFERED).map(pace).collect()
}

fn terms(t: &Texts, usual: &Terms, thread: bool) -> Vec<MenuOption> {
    let claimed = usual.timeout == Timeout::Claimed;
    let mut all = vec![
        option(RATED, t.say(m::TablesFormRated), usual.rated),
        option(WEEKENDS, t.say(m::TablesFormWeekends), usual.weekends_free),
        option(CLAIMED, t.say(m::TablesFormClaimed), claimed),
    ];
    if thread {
        all.insert(1, option(THREAD, t.say(m::TablesFormThread), usual.thread));
    }
    all
}

#[cfg(test)]
mod tests {
    use play::{Language, Person};

    use super::*;
    use crate::texts::texts;

    /// A form that is sent as it was opened describes the table that it was filled with, in every
    /// language and within Discord's limits.
    #[test]
    fn what_is_left_as_it_is_stays_as_it_is() {
        let usual =
            NewTable { guild: Some(1_i64.into()), ..NewTable::new(2_i64.into(), Kind::Pacru) };
        let tables =
            Kind::ALL.into_iter().flat_map(|kind| kind.players().map(move |it| (kind, it)));
        for (number, (kind, players)) in tables.enumerate() {
            let terms = Terms {
                pace: "5d a move".parse().unwrap(),
                rated: number % 2 == 0,
                thread: number % 3 == 0,
                weekends_free: number % 4 == 0,
                timeout: if number % 5 == 0 { Timeout::Claimed } else { Timeout::Automatic },
                ..Terms::default()
            };
            let opponents =
                (2..=players).map(|it| (Person::new(it as u64, "Ben"), false)).collect();
            let computers = (number % 2 == 0).then_some((ai::Level::Strong.into(), None));
            let table = NewTable {
                kind,
                players: Some(players),
                opponents,
                computers,
                terms,
                ..usual.clone()
            };
            for &language in Language::ALL {
                let place = FormPlace { known: false, thread: true };
                let form = table_form(texts(language), &table, place);
                assert_eq!(form.parts.len(), 5);
                let filled = Filled { members: table.opponents.clone(), ..form.as_opened() };
                assert_eq!(table_of(&filled, usual.clone()), Some(table.clone()));
                for (part, value) in
                    [(GAME, "chess:2"), (GAME, "azacru"), (PACE, "soon"), (COMPUTERS, "God")]
                {
                    let mut forged = filled.clone();
                    forged.values.insert(part.to_owned(), vec![value.to_owned()]);
                    assert_eq!(table_of(&forged, usual.clone()), None, "{part} {value}");
                }
            }
        }
    }
}
