//! The settings of a server: what they are, and the form for changing them.

use play::{Boards, GuildSettings, Language};

use crate::custom_id::FormButton;
use crate::form::{languages, option, part};
use crate::messages as m;
use crate::table_form::{RATED, THREAD, paces};
use crate::texts::Texts;
use crate::{Filled, Form, Input, Post, roles, said};

const CHANNEL: &str = "channel";
const PACE: &str = "pace";
const TABLES: &str = "tables";
const ROLE: &str = "role";
const LANGUAGE: &str = "language";

const TURNED: &str = "turned";
const NEWEST: &str = "newest";

/// The settings of a server whose channels use `language`.
pub fn guild_settings(t: &Texts, settings: GuildSettings, language: Language) -> Post {
    let place = match settings.channel {
        Some(channel) => t.say(m::SettingsChannel { channel: format!("<#{channel}>") }),
        None => t.say(m::SettingsAnywhere),
    };
    let pace = crate::spans::pace(t, settings.pace.unwrap_or_default());
    let tables = if settings.rated.unwrap_or(true) {
        t.say(m::SettingsPaceRated { pace })
    } else {
        t.say(m::SettingsPaceUnrated { pace })
    };
    let side = if settings.turned { t.say(m::SettingsTurned) } else { t.say(m::SettingsNotTurned) };
    let boards = match settings.boards.unwrap_or_default() {
        Boards::All => t.say(m::SettingsBoardsAll),
        Boards::Newest => t.say(m::SettingsBoardsNewest),
    };
    let threads =
        if settings.threads { t.say(m::SettingsThreads) } else { t.say(m::SettingsNoThreads) };
    let calls = match settings.call_role {
        Some(role) => t.say(m::SettingsCallRole { role: roles::mention(role) }),
        None => t.say(m::SettingsCallNobody),
    };
    let language = t.say(m::SettingsLanguage { language: language.name() });
    said([place, tables, side, boards, threads, calls, language].join("\n"))
}

/// Asks a moderator what shall be usual on their server, filled with what is now.
pub fn settings_form(t: &Texts, now: &GuildSettings) -> Form {
    let tables = vec![
        option(RATED, t.say(m::TablesFormRated), now.rated.unwrap_or(true)),
        option(THREAD, t.say(m::TablesFormThread), now.threads),
        option(TURNED, t.say(m::SettingsTurned), now.turned),
        option(
            NEWEST,
            t.say(m::SettingsBoardsNewest),
            now.boards.unwrap_or_default() == Boards::Newest,
        ),
    ];
    let paces = paces(t, now.pace.unwrap_or_default());
    let (anywhere, nobody) = (t.say(m::SettingsFormAnywhere), t.say(m::SettingsFormNobody));
    Form {
        id: FormButton::Settings(Some(now.fingerprint())).into(),
        heading: t.say(m::SettingsForm),
        parts: vec![
            part(t.say(m::SettingsFormTables), TABLES, Input::Any(tables)),
            part(t.say(m::TablesFormPace), PACE, Input::One(paces)),
            part(t.say(m::SettingsFormChannel), CHANNEL, Input::Channel(now.channel))
                .hint(anywhere),
            part(t.say(m::SettingsFormRole), ROLE, Input::Role(now.call_role)).hint(nobody),
            part(t.say(m::SettingsFormLanguage), LANGUAGE, Input::One(languages(t, now.language))),
        ],
    }
}

/// The settings that a moderator has filled in; `None` if this version did not ask that.
pub fn settings_of(filled: &Filled) -> Option<GuildSettings> {
    let channel = match filled.one(CHANNEL) {
        Some(id) => Some(id.parse::<i64>().ok()?.into()),
        None => None,
    };
    Some(GuildSettings {
        channel,
        pace: Some(filled.one(PACE)?.parse().ok()?),
        rated: Some(filled.has(TABLES, RATED)),
        turned: filled.has(TABLES, TURNED),
        boards: Some(if filled.has(TABLES, NEWEST) { Boards::Newest } else { Boards::All }),
        threads: filled.has(TABLES, THREAD),
        call_role: filled.roles.first().map(|(role, _)| *role),
        language: Language::read(filled.one(LANGUAGE)?),
    })
}
