//! Requests in the form in which handlers read them.

use std::collections::HashMap;
use std::str::FromStr;

use axum::body::Bytes;
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Request as HttpRequest};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Json, Response};
use serde_json::{Value, json};

use super::error::{ApiError, Result};
use crate::model::{UPLOAD_LIMIT, Upload, sanitized};
use crate::validate::{Errors, Item};

/// The most files in one request.
pub(crate) const MOST_FILES: usize = 10;

/// A request to an endpoint.
pub(crate) struct Request<'r> {
    pub(crate) params: Params<'r>,
    pub(crate) uri: &'r Uri,
    pub(crate) body: &'r Body,
}

/// The parameters in the path, by the names that the route has for them.
pub(crate) type Params<'p> = HashMap<&'static str, &'p str>;

impl Request<'_> {
    /// The parameter that the route calls `name`.
    pub(super) fn param(&self, name: &str) -> &str {
        self.params.get(name).copied().unwrap_or_default()
    }

    /// The id that the route calls `name`. Without a valid id the path does not exist.
    pub(super) fn id<T: FromStr>(&self, name: &str) -> Result<T> {
        self.param(name).parse().map_err(|_| ApiError::NotFound)
    }

    /// Reads the JSON of the body, null if there is none, which every form refuses; all its
    /// mistakes make one error.
    pub(super) fn read<T>(&self, read: impl FnOnce(&Item<'_, '_>) -> Option<T>) -> Result<T> {
        let errors = Errors::default();
        let body = self.body.json.as_ref().unwrap_or(&Value::Null);
        let read = read(&Item::root(body, &errors));
        match (errors.into_tree(), read) {
            (None, Some(read)) => Ok(read),
            (tree, _) => Err(ApiError::InvalidForm(tree.unwrap_or_else(|| json!({})))),
        }
    }
}

/// The JSON and the files of a request.
#[derive(Debug, Default)]
pub(crate) struct Body {
    pub(crate) json: Option<Value>,
    pub(crate) uploads: Vec<Upload>,
}

/// Reads JSON, or the parts `payload_json` and `files[n]` of a multipart form. A request that may
/// have a body says how long it is, also if it has none.
impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = ApiError;

    async fn from_request(request: HttpRequest, state: &S) -> Result<Self> {
        let headers = request.headers();
        let sized = [header::CONTENT_LENGTH, header::TRANSFER_ENCODING]
            .iter()
            .any(|length| headers.contains_key(length));
        if !sized && [Method::PATCH, Method::POST, Method::PUT].contains(request.method()) {
            return Err(ApiError::LengthRequired);
        }
        let content_type = headers.get(header::CONTENT_TYPE);
        let multipart = content_type
            .is_some_and(|content_type| content_type.as_bytes().starts_with(b"multipart/"));
        if multipart {
            return match Multipart::from_request(request, state).await {
                Ok(parts) => read_parts(parts).await,
                Err(_) => Err(ApiError::InvalidJson),
            };
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|rejection| unreadable(rejection.into_response().status()))?;
        let mut body = Self::default();
        if !bytes.is_empty() {
            body.json = Some(serde_json::from_slice(&bytes).map_err(|_| ApiError::InvalidJson)?);
        }
        Ok(body)
    }
}

async fn read_parts(mut parts: Multipart) -> Result<Body> {
    let unreadable = |error: MultipartError| unreadable(error.status());
    let mut body = Body::default();
    while let Some(part) = parts.next_field().await.map_err(unreadable)? {
        if part.name() == Some("payload_json") {
            let json = part.bytes().await.map_err(unreadable)?;
            body.json = Some(serde_json::from_slice(&json).map_err(|_| ApiError::InvalidJson)?);
        } else if body.uploads.len() == MOST_FILES {
            return Err(ApiError::TooLarge);
        } else {
            let (number, filename) = file_of(&part)?;
            let content_type = part.content_type().unwrap_or("application/octet-stream").to_owned();
            let bytes = part.bytes().await.map_err(unreadable)?;
            if bytes.len() > UPLOAD_LIMIT {
                return Err(ApiError::TooLarge);
            }
            body.uploads.push(Upload { number, filename, content_type, bytes });
        }
    }
    Ok(body)
}

/// The number n of `files[n]`, and the name of the file.
fn file_of(part: &Field<'_>) -> Result<(u64, String)> {
    let name = part.name().unwrap_or_default();
    let number = name
        .strip_prefix("files[")
        .and_then(|rest| rest.strip_suffix(']'))
        .and_then(|number| number.parse().ok());
    number.zip(part.file_name().map(sanitized)).ok_or_else(|| {
        let message = format!("There is no part {name:?} here; files are files[n], with a name.");
        let error = json!({ "code": "UNKNOWN_FIELD", "message": message });
        ApiError::InvalidForm(json!({ name: { "_errors": [error] } }))
    })
}

fn unreadable(status: StatusCode) -> ApiError {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
        _ => ApiError::InvalidJson,
    }
}

/// The response to a request.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) json: Option<Value>,
    /// HTML in place of JSON.
    pub(crate) html: Option<String>,
}

impl Outcome {
    pub(crate) fn new(status: StatusCode, json: Value) -> Self {
        Self { json: Some(json), ..Self::empty(status) }
    }

    pub(crate) fn empty(status: StatusCode) -> Self {
        Self { status, ..Self::default() }
    }

    /// 200.
    pub(super) fn ok(json: Value) -> Self {
        Self::new(StatusCode::OK, json)
    }

    /// 204.
    pub(super) fn no_content() -> Self {
        Self::empty(StatusCode::NO_CONTENT)
    }
}

impl From<ApiError> for Outcome {
    fn from(error: ApiError) -> Self {
        let status = StatusCode::from_u16(error.codes().0);
        Self::new(status.unwrap_or(StatusCode::BAD_REQUEST), error.json())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        Outcome::from(self).into_response()
    }
}

impl IntoResponse for Outcome {
    fn into_response(self) -> Response {
        match (self.json, self.html) {
            (Some(json), _) => (self.status, self.headers, Json(json)).into_response(),
            (None, Some(html)) => (self.status, self.headers, Html(html)).into_response(),
            (None, None) => (self.status, self.headers).into_response(),
        }
    }
}
