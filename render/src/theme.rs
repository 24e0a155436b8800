//! Colours.

/// How the pictures look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Theme {
    /// Light fields on dark slate, muted tiles.
    #[default]
    Slate,
}
