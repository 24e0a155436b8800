//! Commands and their options:
//! <https://discord.com/developers/docs/interactions/application-commands#application-command-object>.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::form::{Form, Item};
use crate::model::{
    ApplicationId, Choice, Command, CommandId, CommandKind, CommandOption, GuildId, OptionKind,
    Permissions, Translations,
};

/// All names, descriptions and values of one command together.
const TOTAL: usize = 8000;
/// The largest whole number that a client can write exactly: 2^53.
pub(crate) const EXACT: f64 = 9_007_199_254_740_992.0;

/// The code for options that do not fit together.
const TYPE_INVALID: &str = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";

/// The code for choices that no option takes.
const VALUE_INVALID: &str = "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID";

/// Reads a command. What the server gives it (numbers, version) is left empty.
pub(crate) fn command(body: &Item<'_, '_>, guild: Option<GuildId>) -> Option<Command> {
    let form = body.form()?;
    form.ignore(&["id", "application_id", "version", "guild_id"]);
    form.ignore(&["name_localized", "description_localized"]);
    let kind = form.integer("type", 1..=4).and_then(CommandKind::from_repr);
    let kind = kind.unwrap_or(CommandKind::Typed);
    let typed = kind == CommandKind::Typed;
    let name = form.required_text("name", 1..=32);
    if typed {
        check_name(&form, &name);
    }
    let description = if typed || kind == CommandKind::EntryPoint {
        form.required_text("description", 1..=100)
    } else {
        form.text("description", 0..=0).unwrap_or_default()
    };
    let options = form.list("options", 0..=25).unwrap_or_default();
    if !typed && !options.is_empty() {
        let text = "Context menu commands cannot have options";
        form.error("options", "APPLICATION_COMMAND_CONTEXT_OPTIONS", text);
    }
    let permissions =
        form.nullable("default_member_permissions").and_then(|item| permissions(&item));
    let command = Command {
        id: CommandId(0),
        application_id: ApplicationId(0),
        guild_id: guild,
        kind,
        name_localizations: translations(&form, "name_localizations", 1..=32),
        description_localizations: translations(&form, "description_localizations", 1..=100),
        options: options_of(&options, 0),
        default_member_permissions: permissions,
        contexts: form.list("contexts", 0..=3).map(|items| numbers(&items, 0..=2)),
        integration_types: form
            .list("integration_types", 0..=2)
            .map_or_else(|| vec![0], |items| numbers(&items, 0..=1)),
        handler: form.integer("handler", 1..=2),
        version: String::new(),
        name,
        description,
    };
    form.ignore(&["default_permission", "dm_permission", "nsfw"]);
    form.finish();
    let size = size_of(&command.name, &command.description, &command.options);
    if size > TOTAL {
        let text = format!("Command exceeds maximum size ({size} of {TOTAL} characters)");
        body.error("APPLICATION_COMMAND_TOO_LARGE", text);
    }
    Some(command)
}

fn options_of(items: &[Item<'_, '_>], depth: u8) -> Vec<CommandOption> {
    let options: Vec<CommandOption> = items.iter().filter_map(|item| option(item, depth)).collect();
    let mut names = HashSet::new();
    let mut optional_before = false;
    for (option, item) in options.iter().zip(items) {
        if !names.insert(option.name.as_str()) {
            let code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
            item.path.at("name").error(code, "Option name already exists");
        }
        if option.required && optional_before {
            let text = "Required options must be placed before non-required options";
            item.path.at("required").error("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text);
        }
        optional_before |= !option.required && !option.is_branch();
    }
    let branches = options.iter().filter(|option| option.is_branch()).count();
    if branches != 0
        && branches != options.len()
        && let Some(first) = items.first()
    {
        let text = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        first.path.at("type").error(TYPE_INVALID, text);
    }
    options
}

/// Reads an option. Groups hold subcommands, subcommands hold values, and nothing goes deeper.
fn option(item: &Item<'_, '_>, depth: u8) -> Option<CommandOption> {
    let form = item.form()?;
    let Some(kind) = OptionKind::from_repr(form.required_integer("type", 1..=11)?) else {
        form.error("type", "NOT_MODELLED", "Options of this kind are not modelled.");
        return None;
    };
    let name = form.required_text("name", 1..=32);
    check_name(&form, &name);
    let deepest = match kind {
        OptionKind::Group => 0,
        OptionKind::Subcommand => 1,
        _ => u8::MAX,
    };
    let bad_type = |field, text| form.error(field, TYPE_INVALID, text);
    if depth > deepest {
        bad_type("type", "Sub-commands cannot be nested this deep");
    }
    let nested = form.list("options", 0..=25).unwrap_or_default();
    let inner_depth = if kind == OptionKind::Group { 1 } else { 2 };
    let choice_items = form.list("choices", 0..=25).unwrap_or_default();
    let autocomplete = form.flag("autocomplete").unwrap_or(false);
    if autocomplete && !choice_items.is_empty() {
        let text = "An option cannot have choices and autocomplete";
        form.error("autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", text);
    }
    let choosable = matches!(kind, OptionKind::Text | OptionKind::Integer);
    if !choosable && (autocomplete || !choice_items.is_empty()) {
        bad_type("type", "Only text and numbers can have choices or autocomplete");
    }
    let fits: fn(&Value) -> bool = match kind {
        OptionKind::Integer => |value| value.as_i64().is_some(),
        _ => Value::is_string,
    };
    let option = CommandOption {
        kind,
        name_localizations: translations(&form, "name_localizations", 1..=32),
        description: form.required_text("description", 1..=100),
        description_localizations: translations(&form, "description_localizations", 1..=100),
        required: form.flag("required").unwrap_or(false),
        choices: choices(&choice_items, Some(fits)),
        options: options_of(&nested, inner_depth),
        channel_types: form
            .list("channel_types", 0..=20)
            .map(|items| numbers(&items, 0..=16))
            .unwrap_or_default(),
        min_value: form.number("min_value"),
        max_value: form.number("max_value"),
        min_length: form.integer("min_length", 0..=6000),
        max_length: form.integer("max_length", 1..=6000),
        autocomplete,
        name,
    };
    if kind == OptionKind::Group
        && option.options.iter().any(|option| option.kind != OptionKind::Subcommand)
    {
        bad_type("options", "A group holds subcommands only");
    }
    form.ignore(&["name_localized", "description_localized"]);
    form.finish();
    Some(option)
}

/// Reads choices. Those of an option fit its type; suggestions may be text or numbers, the client
/// tells.
pub(super) fn choices(items: &[Item<'_, '_>], fits: Option<fn(&Value) -> bool>) -> Vec<Choice> {
    let mut names = HashSet::new();
    let choice = |item: &Item<'_, '_>| {
        let form = item.form()?;
        let name = form.required_text("name", 1..=100);
        if fits.is_some() && !names.insert(name.clone()) {
            let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS";
            form.error("name", code, "Choice name already exists");
        }
        let value = form.item("value");
        match &value {
            None => form.error("value", "BASE_TYPE_REQUIRED", "This field is required"),
            Some(item) if item.value.is_string() => drop(item.text(1..=100)),
            Some(item) if item.value.as_f64().is_some_and(|number| number.abs() <= EXACT) => {}
            Some(item) => {
                let text = "Choice value is not text of 1 to 100 characters or a number up to 2^53";
                item.error(VALUE_INVALID, text);
            }
        }
        if let Some(item) = value.iter().find(|item| fits.is_some_and(|fits| !fits(item.value))) {
            item.error(VALUE_INVALID, "Choice value does not fit the type of the option");
        }
        let name_localizations = translations(&form, "name_localizations", 1..=100);
        let value = value.map(|item| item.value.clone()).unwrap_or_default();
        form.finish();
        Some(Choice { name, name_localizations, value })
    };
    items.iter().filter_map(choice).collect()
}

/// Names are lower case where there is a lower case, of letters, digits, `-`, `_` and `'`:
/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`.
fn check_name(form: &Form<'_, '_>, name: &str) {
    let fits = |c: char| "-_'".contains(c) || c.is_alphanumeric();
    let lower = name.to_lowercase() == name;
    if !(name.chars().all(fits) && lower) {
        form.error("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn translations(
    form: &Form<'_, '_>,
    name: &'static str,
    length: RangeInclusive<usize>,
) -> Option<Translations> {
    let item = form.item(name)?;
    let Some(fields) = item.value.as_object() else {
        item.error("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        return None;
    };
    let read = |(locale, value): (&String, &Value)| {
        let item = Item { value, path: item.path.at(locale) };
        if !LOCALES.contains(&locale.as_str()) {
            item.error("BASE_TYPE_CHOICES", "This is not a language of Discord's.");
        }
        Some((locale.clone(), item.text(length.clone())?.to_owned()))
    };
    Some(fields.iter().filter_map(read).collect())
}

fn permissions(item: &Item<'_, '_>) -> Option<Permissions> {
    if item.value.is_null() {
        return None;
    }
    let bits =
        item.value.as_str().and_then(|text| text.parse().ok()).or_else(|| item.value.as_u64());
    if bits.is_none() {
        item.error("PERMISSIONS_TYPE_CONVERT", "Not a set of permissions.");
    }
    bits.map(Permissions::from_bits_retain)
}

fn numbers(items: &[Item<'_, '_>], range: RangeInclusive<i64>) -> Vec<u8> {
    items.iter().filter_map(|item| item.integer(range.clone())).collect()
}

fn size_of(name: &str, description: &str, options: &[CommandOption]) -> usize {
    let chars = |text: &str| text.chars().count();
    let choice = |choice: &Choice| chars(&choice.name) + choice.value.as_str().map_or(0, chars);
    let option = |option: &CommandOption| {
        option.choices.iter().map(choice).sum::<usize>()
            + size_of(&option.name, &option.description, &option.options)
    };
    chars(name) + chars(description) + options.iter().map(option).sum::<usize>()
}

/// <https://discord.com/developers/docs/reference#locales>
const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "he", "ar",
];
