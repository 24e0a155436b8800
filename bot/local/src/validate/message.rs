//! Messages, for every endpoint with which the bot may write or edit one:
//! <https://discord.com/developers/docs/resources/message#create-message>.

use std::collections::HashSet;

use serde_json::json;

use super::component::rows;
use super::form::{Form, Item};
use crate::model::{EPHEMERAL, RoleId, Row, SUPPRESS_NOTIFICATIONS, Upload, UserId};

/// What a message is for, which decides what it may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A new message in a channel.
    Post,
    /// An answer to an interaction, or its announcement.
    Answer,
    /// A change of a message.
    Edit,
}

/// A message, or changes to one: fields that are absent are `None`.
#[derive(Debug, Default)]
pub(crate) struct MessageForm {
    pub(crate) content: Option<String>,
    pub(crate) rows: Option<Vec<Row>>,
    pub(crate) files: Option<Vec<NewFile>>,
    pub(crate) allowed: AllowedMentions,
    pub(crate) nonce: Option<String>,
    pub(crate) enforce_nonce: bool,
    pub(crate) is_silent: bool,
}

/// A file of the finished message.
#[derive(Clone, Debug)]
pub(crate) struct NewFile {
    pub(crate) upload: Upload,
    pub(crate) description: Option<String>,
}

/// Whom a message may ping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AllowedMentions {
    /// Which of the mentioned users and roles: all where there is no list.
    pub(crate) users: Option<Vec<UserId>>,
    pub(crate) roles: Option<Vec<RoleId>>,
    pub(crate) everyone: bool,
}

impl Default for AllowedMentions {
    /// Without the field, all mentioned users are pinged.
    fn default() -> Self {
        Self { users: None, roles: None, everyone: true }
    }
}

/// Reads the message in `form`.
pub(crate) fn message(form: Form<'_, '_>, purpose: Purpose, uploads: &[Upload]) -> MessageForm {
    let mut message = MessageForm {
        content: cleared(&form, "content", || form.text("content", 0..=2000)),
        rows: cleared(&form, "components", || {
            form.list("components", 0..=5).map(|items| rows(&items))
        }),
        files: files(&form, uploads),
        ..MessageForm::default()
    };
    if let Some(allowed) = form.form("allowed_mentions") {
        message.allowed = allowed_mentions(allowed);
    }
    // Serenity writes some of them empty.
    for name in ["embeds", "message_reference", "poll", "sticker_ids", "tts"] {
        let empty = |item: &Item<'_, '_>| *item.value == json!([]) || *item.value == json!(false);
        if form.item(name).is_some_and(|item| !empty(&item)) {
            form.error(name, "NOT_MODELLED", "This is not modelled here.");
        }
    }
    match purpose {
        Purpose::Post => {
            message.nonce = form.text("nonce", 1..=25);
            message.enforce_nonce = form.flag("enforce_nonce").unwrap_or(false);
            let flags = form.integer::<u64>("flags", 0..=i64::MAX).unwrap_or(0);
            message.is_silent = flags == SUPPRESS_NOTIFICATIONS;
            if flags != 0 && !message.is_silent {
                form.error("flags", "NOT_MODELLED", "This flag is not modelled here.");
            }
        }
        Purpose::Answer => {
            if form.integer::<u64>("flags", 0..=i64::MAX) != Some(EPHEMERAL) {
                let text = "Answers that everybody sees are not modelled.";
                form.error("flags", "NOT_MODELLED", text);
            }
        }
        Purpose::Edit => {}
    }
    form.finish();
    message
}

/// A field that null clears.
fn cleared<T: Default>(
    form: &Form<'_, '_>,
    name: &'static str,
    read: impl FnOnce() -> Option<T>,
) -> Option<T> {
    if form.nullable(name)?.value.is_null() { Some(T::default()) } else { read() }
}

/// The files of the finished message: those that are listed, or all uploads. Those that it had go.
fn files(form: &Form<'_, '_>, uploads: &[Upload]) -> Option<Vec<NewFile>> {
    let Some(list) = cleared(form, "attachments", || form.list("attachments", 0..=10)) else {
        let all = uploads.iter().cloned().map(|upload| NewFile { upload, description: None });
        return (!uploads.is_empty()).then(|| all.collect());
    };
    let mut listed = HashSet::new();
    let file = |item: &Item<'_, '_>| file(item, uploads, &mut listed);
    let files = list.iter().filter_map(file).collect();
    for upload in uploads.iter().filter(|upload| !listed.contains(&upload.number)) {
        let text = format!("The file {:?} is uploaded but not listed.", upload.filename);
        form.error("attachments", "ATTACHMENT_NOT_LISTED", text);
    }
    Some(files)
}

fn file(item: &Item<'_, '_>, uploads: &[Upload], listed: &mut HashSet<u64>) -> Option<NewFile> {
    let form = item.form()?;
    let id = form.required("id")?.id()?;
    let filename = form.text("filename", 1..=260).map(|name| crate::model::sanitized(&name));
    let description = form.text("description", 0..=1024);
    form.finish();
    let Some(mut upload) = uploads.iter().find(|upload| upload.number == id).cloned() else {
        item.path.at("id").error("ATTACHMENT_NOT_FOUND", "There is no upload of this number.");
        return None;
    };
    listed.insert(id);
    upload.filename = filename.unwrap_or(upload.filename);
    Some(NewFile { upload, description })
}

fn allowed_mentions(form: Form<'_, '_>) -> AllowedMentions {
    let parse: Vec<String> = form
        .list("parse", 0..=3)
        .unwrap_or_default()
        .iter()
        .filter_map(|item| {
            let kind = item.text(1..=10)?;
            if !["users", "roles", "everyone"].contains(&kind) {
                let text = "Value must be one of ('users', 'roles', 'everyone').";
                item.error("BASE_TYPE_CHOICES", text);
            }
            Some(kind.to_owned())
        })
        .collect();
    let ids = |name: &'static str| -> Vec<u64> {
        let ids: Vec<u64> =
            form.list(name, 0..=100).unwrap_or_default().iter().filter_map(Item::id).collect();
        if !ids.is_empty() && parse.iter().any(|kind| kind == name) {
            let text = format!("parse:[\"{name}\"] and {name}: [ids...] are mutually exclusive.");
            form.error(name, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text);
        }
        ids
    };
    let roles = ids("roles").into_iter().map(RoleId).collect();
    let users = ids("users").into_iter().map(UserId).collect();
    let has = |name: &str| parse.iter().any(|kind| kind == name);
    let allowed = AllowedMentions {
        users: if has("users") { None } else { Some(users) },
        roles: if has("roles") { None } else { Some(roles) },
        everyone: has("everyone"),
    };
    // No message of the bot's replies to somebody.
    form.ignore(&["replied_user"]);
    form.finish();
    allowed
}
