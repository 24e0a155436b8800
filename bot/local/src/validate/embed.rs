//! Embeds: <https://discord.com/developers/docs/resources/message#embed-object-embed-limits>.

use serde_json::Value;

use super::form::{Form, Item};

/// The most characters in all texts of all embeds of a message together.
const TOTAL: usize = 6000;

/// Checks the embeds of a message and returns them in the form in which they are stored.
pub(super) fn embeds(items: &[Item<'_, '_>]) -> Vec<Value> {
    let total: usize = items.iter().filter_map(embed).sum();
    if total > TOTAL
        && let Some(first) = items.first()
    {
        first.error(
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {TOTAL}"),
        );
    }
    items.iter().map(|item| kept(item.value)).collect()
}

/// Checks one embed and counts its characters.
fn embed(item: &Item<'_, '_>) -> Option<usize> {
    let form = item.form()?;
    let mut count = 0;
    let mut add = |text: Option<String>| {
        count += text.as_deref().map_or(0, |text| text.chars().count());
    };
    add(form.text("title", 0..=256));
    add(form.text("description", 0..=4096));
    form.text("url", 0..=2048);
    form.text("timestamp", 0..=64);
    form.integer::<u32>("color", 0..=0xff_ff_ff);
    form.ignore(&["type", "provider"]);
    for name in ["image", "thumbnail", "video"] {
        if let Some(picture) = form.form(name) {
            picture.required_text("url", 1..=2048);
            picture.ignore(&["proxy_url", "width", "height"]);
            picture.finish();
        }
    }
    if let Some(footer) = form.form("footer") {
        add(Some(footer.required_text("text", 1..=2048)));
        icon(&footer);
        footer.finish();
    }
    if let Some(author) = form.form("author") {
        add(Some(author.required_text("name", 1..=256)));
        author.text("url", 0..=2048);
        icon(&author);
        author.finish();
    }
    for field in form.list("fields", 0..=25).unwrap_or_default() {
        if let Some(field) = field.form() {
            add(Some(field.required_text("name", 1..=256)));
            add(Some(field.required_text("value", 1..=1024)));
            field.flag("inline");
            field.finish();
        }
    }
    form.finish();
    Some(count)
}

fn icon(form: &Form<'_, '_>) {
    form.text("icon_url", 0..=2048);
    form.ignore(&["proxy_icon_url"]);
}

/// The embed with its type, without empty fields.
fn kept(value: &Value) -> Value {
    let mut embed = value.clone();
    if let Some(fields) = embed.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
        fields.insert("type".to_owned(), "rich".into());
    }
    embed
}
