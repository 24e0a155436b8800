//! Notes that are written at the board.

use std::collections::BTreeMap;

use axum::extract::{DefaultBodyLimit, Path};
use axum::response::Json;
use axum::routing::{MethodRouter, get};
use serde::Serialize;
use view::{Filled, Input};

use super::{Answered, Page, Refusal, Visit};
use crate::commands::{note_form, note_written};

/// The longest body with two notes, in bytes.
const LONGEST_BODY: usize = 32_768;

pub(super) fn route() -> MethodRouter<Page> {
    get(form).post(written).layer(DefaultBodyLimit::max(LONGEST_BODY))
}

/// A text that can be written, and what it is now.
#[derive(Debug, Serialize)]
struct Field {
    id: &'static str,
    label: String,
    text: String,
    longest: usize,
}

#[derive(Debug, Serialize)]
struct Form {
    heading: String,
    fields: Vec<Field>,
}

async fn form(visit: Visit, Path((code, ply)): Path<(String, u32)>) -> Result<Json<Form>, Refusal> {
    let form = note_form(visit.t, &visit.bot, visit.asker(), &code, ply).await;
    let form = form.map_err(|error| visit.refusal(&error))?;
    let fields = form.parts.into_iter().filter_map(|part| match part.input {
        Input::Text { text, longest } => {
            Some(Field { id: part.id, label: part.label, text, longest })
        }
        _ => None,
    });
    Ok(Json(Form { heading: form.heading, fields: fields.collect() }))
}

async fn written(
    visit: Visit,
    Path((code, ply)): Path<(String, u32)>,
    Json(texts): Json<BTreeMap<String, String>>,
) -> Result<Json<Answered>, Refusal> {
    let values = texts.into_iter().map(|(part, text)| (part, vec![text])).collect();
    let filled = Filled { values, ..Filled::default() };
    let (seq, asker) = (visit.game.seq, visit.asker());
    let post = note_written(visit.t, &visit.bot, asker, (&code, ply), &filled).await;
    post.map(|post| Json(Answered::new(post, seq))).map_err(|error| visit.refusal(&error))
}
