//! A turn in eight bytes.

/// A turn of a position: the index of each of its choices among all choices of the stage.
///
/// The longest turn is a reorientation that costs four markers, after the choice of the opponent
/// who answers: seven stages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places([u8; 8]);

impl Places {
    /// No turn is known.
    pub(super) const NONE: Places = Places([u8::MAX; 8]);

    pub(super) fn with(mut self, stage: usize, place: u8) -> Places {
        if let Some(known) = self.0.get_mut(stage) {
            *known = place;
        }
        self
    }

    pub(super) fn has(self, stage: usize, place: u8) -> bool {
        self.0.get(stage) == Some(&place)
    }

    /// The index of the choice of a stage.
    pub(super) fn at(self, stage: usize) -> Option<usize> {
        let place = self.0.get(stage).copied();
        place.filter(|place| *place != u8::MAX).map(usize::from)
    }
}
