//! Rows of buttons and menus, and the fields of forms:
//! <https://discord.com/developers/docs/components/reference>.

use std::collections::HashSet;

use super::form::{Form, Item};
use crate::model::{
    Button, ButtonStyle, Component, Emoji, FormInput, FormPart, Menu, MenuKind, MenuOption, Row,
    TextInput,
};

/// The custom ids of one message or form so far, which must all differ.
type Seen = HashSet<String>;

fn custom_id(form: &Form<'_, '_>, seen: &mut Seen) -> String {
    let id = form.required_text("custom_id", 1..=100);
    if !id.is_empty() && !seen.insert(id.clone()) {
        let text = "Component custom id cannot be duplicated";
        form.error("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", text);
    }
    id
}

/// The rows of a message.
pub(super) fn rows(items: &[Item<'_, '_>]) -> Vec<Row> {
    let mut seen = Seen::default();
    let inside = |row: &Item<'_, '_>| {
        let form = row.form()?;
        form.component_type(&[1])?;
        form.integer::<i64>("id", 0..=i64::from(i32::MAX));
        let items = form.required_list("components", 1..=5);
        form.finish();
        let components: Vec<Component> =
            items.iter().filter_map(|item| component(item, &mut seen)).collect();
        let menus =
            components.iter().filter(|component| matches!(component, Component::Menu(_))).count();
        if menus > 1 || (menus == 1 && components.len() > 1) {
            let text = "A menu takes the whole width of its row.";
            row.error("COMPONENT_LAYOUT_WIDTH_EXCEEDED", text);
        }
        Some(Row { components })
    };
    items.iter().filter_map(inside).collect()
}

/// The parts of a form: labels with something inside.
pub(super) fn parts(items: &[Item<'_, '_>]) -> Vec<FormPart> {
    let mut seen = Seen::default();
    items.iter().filter_map(|item| label(item, &mut seen)).collect()
}

fn label(item: &Item<'_, '_>, seen: &mut Seen) -> Option<FormPart> {
    let form = item.form()?;
    form.component_type(&[18])?;
    form.integer::<i64>("id", 0..=i64::from(i32::MAX));
    let label = form.required_text("label", 1..=45);
    let description = form.text("description", 0..=100);
    let inside = form.required("component").and_then(|item| item.form());
    form.finish();
    let form = inside?;
    let number = form.component_type(&[3, 4, 5, 6, 7, 8, 19, 21, 22, 23])?;
    let kind = u8::try_from(number).ok().and_then(MenuKind::from_repr);
    if number != 4 && kind.is_none() {
        let text = "Only members, roles, channels, choices and texts are modelled.";
        form.error("type", "NOT_MODELLED", text);
        return None;
    }
    let required = form.flag("required").unwrap_or(true);
    let path = form.path.clone();
    let input = match kind {
        None => FormInput::Text(input(form, seen)),
        Some(kind) => {
            let menu = menu(form, kind, seen);
            if required && menu.min == 0 {
                let text = "min_values must be at least 1 where an answer is required";
                path.at("min_values").error("SELECT_COMPONENT_MIN_VALUES", text);
            }
            if menu.disabled {
                let text = "Nothing in a form can be disabled";
                path.at("disabled").error("MODAL_COMPONENT_DISABLED", text);
            }
            FormInput::Menu(menu)
        }
    };
    Some(FormPart { label, description, required, input })
}

fn component(item: &Item<'_, '_>, seen: &mut Seen) -> Option<Component> {
    let form = item.form()?;
    form.integer::<i64>("id", 0..=i64::from(i32::MAX));
    Some(match form.component_type(&[2, 3])? {
        2 => Component::Button(button(form, seen)),
        _ => Component::Menu(menu(form, MenuKind::Text, seen)),
    })
}

fn button(form: Form<'_, '_>, seen: &mut Seen) -> Button {
    let style = form.required_integer::<u8>("style", 1..=6);
    if style == Some(6) {
        let text = "Buttons that sell something are not modelled.";
        form.error("style", "BASE_TYPE_CHOICES", text);
    }
    let style = style.and_then(ButtonStyle::from_repr).unwrap_or(ButtonStyle::Primary);
    let is_link = style == ButtonStyle::Link;
    let other = if is_link { "custom_id" } else { "url" };
    if form.item(other).is_some() {
        let text = "A custom id and url cannot both be specified";
        form.error(other, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text);
    }
    let (custom_id, url) = if is_link {
        let url = form.required_text("url", 1..=512);
        if !["http://", "https://", "discord://"].iter().any(|scheme| url.starts_with(scheme)) {
            let text = "Scheme must be one of ('http', 'https', 'discord').";
            form.error("url", "URL_TYPE_INVALID_SCHEME", text);
        }
        (None, Some(url))
    } else {
        (Some(custom_id(&form, seen)), None)
    };
    let label = form.text("label", 0..=80);
    let emoji = emoji(&form);
    if label.as_deref().is_none_or(str::is_empty) && emoji.is_none() {
        let text = "A button needs a label or an emoji.";
        form.error("label", "BUTTON_COMPONENT_INVALID_LABEL", text);
    }
    let disabled = form.flag("disabled").unwrap_or(false);
    form.finish();
    Button { style, label, emoji, custom_id, url, disabled }
}

fn menu(form: Form<'_, '_>, kind: MenuKind, seen: &mut Seen) -> Menu {
    let custom_id = custom_id(&form, seen);
    // In forms, groups show all of their options, so there are fewer.
    let group = matches!(kind, MenuKind::Radio | MenuKind::Checkboxes);
    let most = if group { 10 } else { 25 };
    let options = match kind {
        MenuKind::Radio => menu_options(&form.required_list("options", 2..=most)),
        MenuKind::Text | MenuKind::Checkboxes => {
            menu_options(&form.required_list("options", 1..=most))
        }
        MenuKind::User | MenuKind::Role | MenuKind::Channel => {
            chosen(&form.list("default_values", 0..=most).unwrap_or_default())
        }
    };
    if kind == MenuKind::Channel {
        form.list("channel_types", 0..=20);
    }
    let placeholder = if group { None } else { form.text("placeholder", 0..=150) };
    let (min, max) = if kind == MenuKind::Radio {
        (1, 1)
    } else {
        let most_values = i64::try_from(most).unwrap_or(i64::MAX);
        let all = u8::try_from(options.len()).unwrap_or(1).max(1);
        let usual = if kind == MenuKind::Checkboxes { all } else { 1 };
        (
            form.integer::<u8>("min_values", 0..=most_values).unwrap_or(1),
            form.integer::<u8>("max_values", 1..=most_values).unwrap_or(usual),
        )
    };
    if min > max {
        let text = "min_values cannot be larger than max_values";
        form.error("min_values", "SELECT_COMPONENT_MIN_VALUES", text);
    }
    if matches!(kind, MenuKind::Text | MenuKind::Checkboxes) && usize::from(max) > options.len() {
        let text = "max_values cannot be larger than the number of options";
        form.error("max_values", "SELECT_COMPONENT_MAX_VALUES", text);
    }
    let chosen = options.iter().filter(|option| option.default).count();
    if chosen > usize::from(max) {
        let text = "There are more default values than max_values";
        form.error("max_values", "SELECT_COMPONENT_MAX_VALUES", text);
    }
    let disabled = !group && form.flag("disabled").unwrap_or(false);
    form.finish();
    Menu { kind, custom_id, options, placeholder, min, max, disabled }
}

/// The members, roles or channels that a menu shows as chosen.
fn chosen(items: &[Item<'_, '_>]) -> Vec<MenuOption> {
    let member = |item: &Item<'_, '_>| {
        let form = item.form()?;
        let value = form.id("id")?.to_string();
        form.ignore(&["type"]);
        form.finish();
        Some(MenuOption { label: value.clone(), value, description: None, default: true })
    };
    items.iter().filter_map(member).collect()
}

fn menu_options(items: &[Item<'_, '_>]) -> Vec<MenuOption> {
    let mut values = HashSet::new();
    let option = |item: &Item<'_, '_>| {
        let form = item.form()?;
        let label = form.required_text("label", 1..=100);
        let value = form.required_text("value", 1..=100);
        if !values.insert(value.clone()) {
            let text = "The specified option value is already used";
            form.error("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text);
        }
        let description = form.text("description", 0..=100);
        let default = form.flag("default").unwrap_or(false);
        form.finish();
        Some(MenuOption { label, value, description, default })
    };
    items.iter().filter_map(option).collect()
}

fn emoji(form: &Form<'_, '_>) -> Option<Emoji> {
    let form = form.form("emoji")?;
    let name = form.required_text("name", 1..=32);
    if !is_emoji(&name) {
        form.path.error("INVALID_EMOJI", "Invalid emoji");
    }
    form.ignore(&["animated"]);
    form.finish();
    Some(Emoji { name })
}

/// Checks an emoji. Discord takes only those of its own list; without the list, keycaps and any
/// text without ASCII characters pass.
fn is_emoji(name: &str) -> bool {
    let keycap = name.ends_with('\u{20e3}');
    !name.is_empty() && (keycap || name.chars().all(|c| !c.is_ascii()))
}

fn input(form: Form<'_, '_>, seen: &mut Seen) -> TextInput {
    form.integer::<i64>("id", 0..=i64::from(i32::MAX));
    let custom_id = custom_id(&form, seen);
    let paragraph = form.required_integer::<u8>("style", 1..=2) == Some(2);
    let max = form.integer::<u16>("max_length", 1..=4000).unwrap_or(4000);
    let value = form.text("value", 0..=4000);
    form.finish();
    TextInput { custom_id, paragraph, max, value }
}
