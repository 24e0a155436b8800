//! Forms: what a member is asked at once, and what they have filled in.

use std::collections::BTreeMap;

use play::{ChannelId, Language, Person, RoleId, UserId};

use crate::custom_id::{CustomId, FormButton};
use crate::limits::{LONGEST_HEADING, LONGEST_OPTION};
use crate::messages as m;
use crate::texts::Texts;
use crate::{Button, MenuOption, Post, fit};

/// A form (Discord's modal), which a member fills in and sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What comes back with it.
    pub id: CustomId,
    /// The title, at most 45 characters.
    pub heading: String,
    /// The parts, one to five.
    pub parts: Vec<FormPart>,
}

/// A part of a form: one question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormPart {
    /// The custom id that comes back with the answer.
    pub id: &'static str,
    /// The label, at most 45 characters.
    pub label: String,
    /// A line about it, at most 100 characters.
    pub hint: Option<String>,
    /// How it is answered.
    pub input: Input,
}

/// How a part of a form is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Input {
    /// By a text of several lines and of at most so many characters, which may be empty; this is
    /// the initial one.
    Text { text: String, longest: usize },
    /// By a line of at most so many characters, which may be empty unless it is required; this is the
    /// initial one.
    Line { text: String, longest: usize, is_required: bool },
    /// By one of two to ten options, which are all visible.
    One(Vec<MenuOption>),
    /// By at most one of up to 25 options, in a menu.
    OneOrNone(Vec<MenuOption>),
    /// By any of up to ten options, which are all visible.
    Any(Vec<MenuOption>),
    /// By at most so many members, or nobody; these are chosen from the start.
    Members { most: usize, chosen: Vec<UserId> },
    /// By a role or none; this is chosen from the start.
    Role(Option<RoleId>),
    /// By a channel or none; this is chosen from the start.
    Channel(Option<ChannelId>),
}

/// What a member has filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// The texts or chosen values of each part.
    pub values: BTreeMap<String, Vec<String>>,
    /// The chosen members, each with whether they are a Discord bot.
    pub members: Vec<(Person, bool)>,
    /// The chosen roles, each with whether everybody may mention it.
    pub roles: Vec<(RoleId, bool)>,
}

/// A question with its label, cut to what Discord takes.
pub(crate) fn part(label: String, id: &'static str, input: Input) -> FormPart {
    FormPart { id, label: fit(label, LONGEST_HEADING), hint: None, input }
}

impl FormPart {
    /// The same with a line about it.
    pub(crate) fn hint(self, hint: impl Into<Option<String>>) -> FormPart {
        FormPart { hint: hint.into(), ..self }
    }
}

/// An option of a question.
pub(crate) fn option(value: impl Into<String>, label: String, chosen: bool) -> MenuOption {
    let (value, label) = (value.into(), fit(label, LONGEST_OPTION));
    MenuOption { value, label, description: None, chosen }
}

/// The languages, and that of Discord.
pub(crate) fn languages(t: &Texts, chosen: Option<Language>) -> Vec<MenuOption> {
    let named = |it: &Language| option(it.as_str(), it.name().to_owned(), chosen == Some(*it));
    let discord = option(DISCORD, t.say(m::FormDiscord), chosen.is_none());
    Language::ALL.iter().map(named).chain([discord]).collect()
}

/// The value of the language of Discord.
const DISCORD: &str = "discord";

/// A post with a button that opens a form, for example again.
pub fn with_form(t: &Texts, post: Post, form: FormButton) -> Post {
    post.with_buttons(vec![change_button(t, form)])
}

/// The button below what a form can change.
pub(crate) fn change_button(t: &Texts, form: FormButton) -> Button {
    Button::new(form, t.say(m::ButtonChange)).emoji("✏️")
}

impl Filled {
    /// The text or the chosen value of a part.
    pub fn one(&self, part: &str) -> Option<&str> {
        self.values.get(part)?.first().map(String::as_str)
    }

    /// Whether an option of a part is chosen.
    pub fn has(&self, part: &str, option: &str) -> bool {
        let values = self.values.get(part);
        values.is_some_and(|values| values.iter().any(|value| value == option))
    }
}

#[cfg(test)]
impl Form {
    /// What is sent if it is left as it is, without members; fails if Discord would not take it.
    pub(crate) fn as_opened(&self) -> Filled {
        let mut filled = Filled::default();
        assert!(self.parts.len() <= 5 && self.heading.chars().count() <= LONGEST_HEADING);
        for part in &self.parts {
            let hint = part.hint.as_ref().map_or(1, |hint| hint.chars().count());
            let label = part.label.chars().count();
            assert!((1..=45).contains(&label) && (1..=100).contains(&hint), "{part:?}");
            let values = match &part.input {
                Input::Text { text, .. } | Input::Line { text, .. } => vec![text.clone()],
                Input::One(options) | Input::OneOrNone(options) | Input::Any(options) => {
                    let most = if matches!(part.input, Input::OneOrNone(_)) { 25 } else { 10 };
                    assert!(options.len() <= most, "{part:?}");
                    assert!(options.iter().all(|it| !it.label.ends_with('…')), "{part:?}");
                    let chosen = options.iter().filter(|option| option.chosen);
                    chosen.map(|option| option.value.clone()).collect()
                }
                Input::Members { .. } => Vec::new(),
                Input::Role(role) => {
                    filled.roles.extend(role.map(|role| (role, true)));
                    role.iter().map(ToString::to_string).collect()
                }
                Input::Channel(channel) => channel.iter().map(ToString::to_string).collect(),
            };
            filled.values.insert(part.id.to_owned(), values);
        }
        filled
    }
}

#[cfg(test)]
mod tests {
    use play::import::Wanted;
    use play::{
        Availability, BoardSide, Boards, Confirm, GuildSettings, Notify, Preferences, Remind,
        Review, Show, Targets,
    };
    use rules::Kind;

    use super::*;
    use crate::texts::texts;

    /// A form that is sent as it was opened changes nothing, in every language and within Discord's
    /// limits.
    #[test]
    fn what_is_left_as_it_is_stays_as_it_is() {
        let preferences = Preferences {
            confirm: Confirm::Never,
            side: BoardSide::South,
            targets: Targets::Plain,
            show: Show::Both,
            theme: Some("wood".to_owned()),
            picture_name: Some("Anička".to_owned()),
            language: Some(Language::Malay),
            review: Review::Off,
        };
        let settings = GuildSettings {
            channel: Some(7_i64.into()),
            pace: Some("5d a move".parse().unwrap()),
            rated: Some(false),
            turned: true,
            boards: Some(Boards::Newest),
            threads: true,
            call_role: Some(8_i64.into()),
            language: None,
        };
        let availability = Availability {
            notify: Notify::Daily,
            daily_minute: 9 * 60,
            remind: Remind::Direct,
            quiet: Some((22 * 60, 7 * 60 + 30)),
            time_zone: Some("Europe/Vienna".to_owned()),
            automatic_vacation: false,
            ..Availability::default()
        };
        for t in Language::ALL.iter().map(|language| texts(*language)) {
            let sent = crate::preferences_form(t, &preferences).as_opened();
            assert_eq!(crate::preferences_of(&sent), Some(preferences.clone()));
            let sent = crate::settings_form(t, &settings).as_opened();
            assert_eq!(crate::settings_of(&sent), Some(settings));
            let sent = crate::notifications_form(t, &availability).as_opened();
            let mut chosen = Availability::default();
            crate::wanted_reminders_of(&sent).unwrap().read().unwrap()(&mut chosen, 0);
            let same = Availability { automatic_vacation: false, daily_at: None, ..chosen };
            assert_eq!(same, availability);
            let sent = crate::vacation_form(t, &availability, 0).as_opened();
            assert_eq!(crate::vacation_of(&sent), (None, false));
            let wanted = Wanted { kind: Some(Kind::Azacru), players: None };
            let sent = crate::import_form(t, &wanted).as_opened();
            assert_eq!(crate::import_of(&sent), ("", wanted));
        }
    }
}
