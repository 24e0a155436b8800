//! Files that the bot sends.

use axum::body::Bytes;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        assert_eq!(sanitized("board of 7K3Q.png"), "board_of_7K3Q.png");
        assert_eq!(sanitized("../etc/passwd"), ".._etc_passwd");
    }

    #[test]
    fn pictures_tell_their_size() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 2, 0, 0, 0, 1, 0]);
        assert_eq!(image_size(&png), Some((512, 256)));
        assert_eq!(image_size(&png[..20]), None);
        assert_eq!(image_size(b"GIF89a\x10\0\x20\0"), Some((16, 32)));
        assert_eq!(image_size(b"text"), None);
    }
}
