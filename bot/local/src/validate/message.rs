//! Messages, for every endpoint with which the bot may write or edit one:
//! <https://discord.com/developers/docs/resources/message#create-message>.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::component::rows;
use super::form::{Form, Item};
use crate::model::{
    EPHEMERAL, RoleId, Row, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Upload, UserId,
};

/// What a message is for, which decides what it may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A new message in a channel.
    Post,
    /// The announcement of an answer to an interaction.
    Deferral,
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
    pub(crate) flags: Option<u64>,
    pub(crate) nonce: Option<String>,
    pub(crate) enforce_nonce: bool,
}

/// A file of the finished message: one of the uploads, by its index.
#[derive(Clone, Debug)]
pub(crate) struct NewFile {
    pub(crate) upload: usize,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
}

/// Whom a message may ping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AllowedMentions {
    pub(crate) users: Allowed<UserId>,
    pub(crate) roles: Allowed<RoleId>,
    pub(crate) everyone: bool,
}

/// Which of the mentioned users or roles may be pinged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Allowed<T> {
    All,
    Only(Vec<T>),
}

impl<T: PartialEq> Allowed<T> {
    pub(crate) fn allows(&self, named: &T) -> bool {
        match self {
            Self::All => true,
            Self::Only(some) => some.contains(named),
        }
    }
}

impl Default for AllowedMentions {
    /// Without the field, all mentioned users are pinged.
    fn default() -> Self {
        Self { users: Allowed::All, roles: Allowed::All, everyone: true }
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
        flags: flags(&form, purpose),
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
    // Only a new message in a channel may have these.
    if purpose == Purpose::Post {
        message.nonce = form.item("nonce").and_then(|item| match item.value {
            Value::Number(number) => Some(number.to_string()),
            _ => item.text(1..=25).map(str::to_owned),
        });
        message.enforce_nonce = form.flag("enforce_nonce").unwrap_or(false);
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

fn flags(form: &Form<'_, '_>, purpose: Purpose) -> Option<u64> {
    let flags = form.integer::<u64>("flags", 0..=i64::MAX)?;
    let possible = match purpose {
        Purpose::Post => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
        Purpose::Deferral => EPHEMERAL,
        Purpose::Edit => SUPPRESS_EMBEDS,
    };
    let impossible = flags & !possible;
    if impossible != 0 {
        let text = format!("The flags {impossible} cannot be set here.");
        form.error("flags", "MESSAGE_FLAGS_INVALID", text);
    }
    Some(flags & possible)
}

/// The files of the finished message: those that are listed, or all uploads. Those that it had go.
fn files(form: &Form<'_, '_>, uploads: &[Upload]) -> Option<Vec<NewFile>> {
    let Some(list) = cleared(form, "attachments", || form.list("attachments", 0..=10)) else {
        let names = uploads.iter().map(|upload| upload.filename.clone()).enumerate();
        let all = names.map(|(upload, filename)| NewFile { upload, filename, description: None });
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
    let Some(id) = form.id("id") else {
        form.error("id", "BASE_TYPE_REQUIRED", "This field is required");
        return None;
    };
    let filename = form.text("filename", 1..=260).map(|name| crate::model::sanitized(&name));
    let description = form.text("description", 0..=1024);
    form.finish();
    let Some(upload) = uploads.iter().position(|upload| upload.number == id) else {
        item.path.at("id").error("ATTACHMENT_NOT_FOUND", "There is no upload of this number.");
        return None;
    };
    listed.insert(id);
    let filename = filename.unwrap_or_else(|| uploads[upload].filename.clone());
    Some(NewFile { upload, filename, description })
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
        users: if has("users") { Allowed::All } else { Allowed::Only(users) },
        roles: if has("roles") { Allowed::All } else { Allowed::Only(roles) },
        everyone: has("everyone"),
    };
    // No message of the bot's replies to somebody.
    form.ignore(&["replied_user"]);
    form.finish();
    allowed
}
