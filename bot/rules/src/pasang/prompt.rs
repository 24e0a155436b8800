//! The questions to a player of Pasang, and notes about the choices.

use super::point::Point;

/// The question that the next choice answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PasangPrompt {
    /// Which column to take as passage.
    Passage,
    /// Which token becomes the ka.
    Ka,
    /// Where to move the ka.
    Target,
    /// Which line the ka on this point captures.
    Line { at: Point },
}

/// A note about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PasangNote {
    /// A passage with tokens worth this many points.
    Points(u16),
    /// A line of this many tokens and their worth, or a ka or a target from which only that line
    /// can be captured.
    Captures { tokens: usize, points: u16 },
    /// A ka or a target from which this many lines can be captured.
    Lines(usize),
}
