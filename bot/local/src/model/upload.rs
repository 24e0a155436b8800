//! Files that the bot sends.

use axum::body::Bytes;

/// The largest file that the bot may send, in bytes.
pub(crate) const UPLOAD_LIMIT: usize = 10 << 20;

/// A part `files[n]` of a body.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number n.
    pub(crate) number: u64,
    /// Its cleaned name.
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// The name after Discord's cleaning.
pub(crate) fn sanitized(name: &str) -> String {
    let clean = |c: char| {
        if c.is_alphanumeric() || matches!(c, '.' | '-' | '_') { c } else { '_' }
    };
    name.chars().map(clean).collect()
}

/// Width and height of a PNG or GIF.
pub(crate) fn image_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.get(12..16)? == b"IHDR" {
        let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |at: usize| {
            Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)))
        };
        return Some((number(6)?, number(8)?));
    }
    None
}
