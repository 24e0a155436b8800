//! Bodies of requests.

use axum::extract::{FromRequest, Multipart, Request};
use serde_json::Value;

use super::ApiError;
use crate::upload::{Upload, cleaned};

/// The most files in one request.
const MOST_FILES: usize = 10;

/// The JSON and the files of a request.
#[derive(Debug, Default)]
pub(crate) struct Body {
    pub(crate) json: Option<Value>,
    pub(crate) uploads: Vec<Upload>,
}

impl Body {
    /// The JSON; null if there is none, which no form takes.
    pub(crate) fn json(&self) -> &Value {
        self.json.as_ref().unwrap_or(&Value::Null)
    }
}

/// Reads a form with the parts `payload_json` and `files[n]`.
pub(crate) async fn read_multipart(request: Request, file_limit: usize) -> Result<Body, ApiError> {
    let mut parts = Multipart::from_request(request, &())
        .await
        .map_err(|_| ApiError::InvalidJson)?;
    let mut body = Body::default();
    while let Some(part) = parts
        .next_field()
        .await
        .map_err(|_| ApiError::InvalidJson)?
    {
        let name = part.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = part.text().await.map_err(|_| ApiError::InvalidJson)?;
            body.json = Some(serde_json::from_str(&text).map_err(|_| ApiError::InvalidJson)?);
            continue;
        }
        let number = name
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'));
        let number = number.and_then(|number| number.parse().ok());
        let (Some(number), Some(filename)) = (number, part.file_name().map(cleaned)) else {
            let complaint =
                format!("There is no part {name:?} here; files are files[n], with a name.");
            let tree = serde_json::json!({ name: { "_errors": [{ "code": "UNKNOWN_FIELD", "message": complaint }] } });
            return Err(ApiError::InvalidForm(tree));
        };
        let content_type = part
            .content_type()
            .unwrap_or("application/octet-stream")
            .to_owned();
        let bytes = part.bytes().await.map_err(|_| ApiError::InvalidJson)?;
        if bytes.len() > file_limit || body.uploads.len() == MOST_FILES {
            return Err(ApiError::TooLarge);
        }
        body.uploads.push(Upload {
            number,
            filename,
            content_type,
            bytes,
        });
    }
    Ok(body)
}
