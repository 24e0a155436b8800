//! What a player of Pasang is asked for, and what there is to say about a choice.

use super::point::Point;

/// What a player is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasangPrompt {
    /// The column to take as passage.
    Passage,
    /// The token to make a ka.
    Ka,
    /// Where the ka goes.
    Target,
    /// Which line the ka captures.
    Line {
        /// Where the ka stands.
        at: Point,
    },
}

/// What there is to say about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasangNote {
    /// A passage whose tokens are worth so many points.
    Points(u16),
    /// A line of so many tokens, or a ka or a target from which only that line can be captured.
    Captures {
        /// The tokens.
        tokens: usize,
        /// What they are worth.
        points: u16,
    },
    /// A ka or a target from which so many lines can be captured.
    Lines(usize),
}
