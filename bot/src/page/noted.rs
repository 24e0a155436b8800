//! Notes that are written at the board.

use std::collections::BTreeMap;

use axum::extract::{DefaultBodyLimit, Path};
use axum::response::Json;
use axum::routing::{MethodRouter, get};
use serde_json::{Value, json};
use view::{Filled, FormPart, Input};

use super::{Answered, Page, Refusal, Visit};
use crate::commands::{note_form, note_written};

/// The longest body with two notes, in bytes.
const LONGEST_BODY: usize = 32_768;

pub(super) fn route() -> MethodRouter<Page> {
    get(form).post(written).layer(DefaultBodyLimit::max(LONGEST_BODY))
}

async fn form(
    visit: Visit,
    Path((code, ply)): Path<(String, u32)>,
) -> Result<Json<Value>, Refusal> {
    let form = note_form(visit.visitor.t, &visit.visitor.bot, visit.asker, &code, ply).await;
    let form = form.map_err(|error| visit.refusal(&error))?;
    let field = |FormPart { id, label, input, .. }| match input {
        Input::Text { text, longest } => {
            Some(json!({ "id": id, "label": label, "text": text, "longest": longest }))
        }
        _ => None,
    };
    let fields: Vec<Value> = form.parts.into_iter().filter_map(field).collect();
    Ok(Json(json!({ "heading": form.heading, "fields": fields })))
}

async fn written(
    visit: Visit,
    Path((code, ply)): Path<(String, u32)>,
    Json(texts): Json<BTreeMap<String, String>>,
) -> Result<Json<Answered>, Refusal> {
    let values = texts.into_iter().map(|(part, text)| (part, vec![text])).collect();
    let filled = Filled { values, ..Filled::default() };
    let (t, bot) = (visit.visitor.t, &visit.visitor.bot);
    let written = async {
        let post = note_written(t, bot, visit.asker, (&code, ply), &filled).await?;
        Ok(Answered::new(post, visit.game.seq))
    };
    visit.answer(written).await
}
