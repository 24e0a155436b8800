//! How often the openings of a pattern lose at once.

use super::{Draft, KaRule, Opening, Pasang, PasangOptions, Pattern, Phase};
use crate::game::{BoardGame as _, Draft as _, Next};
use crate::outcome::Status;

/// The openings of a pattern: every choice of both passages and both kas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OpeningCount {
    /// The number of openings.
    pub all: u32,
    /// How many of them leave the first player without a capture, who then loses before a ka has
    /// moved.
    pub lost: u32,
}

impl OpeningCount {
    /// The share of lost openings, in percent.
    pub fn percent_lost(self) -> u32 {
        (100 * self.lost + self.all / 2) / self.all.max(1)
    }
}

impl Pattern {
    /// Counts all openings, which takes some milliseconds.
    ///
    /// ```
    /// use rules::pasang::{KaRule, Opening, Pattern};
    ///
    /// // The chequerboard is a trap.
    /// let trap = Pattern::numbered(39)?.openings(KaRule::Slide, Opening::Quadrant);
    /// assert_eq!((trap.all, trap.percent_lost()), (36_150, 66));
    /// let usual = Pattern::default().openings(KaRule::Slide, Opening::Quadrant);
    /// assert_eq!(usual.lost, 0);
    /// # Ok::<(), rules::pasang::PatternError>(())
    /// ```
    pub fn openings(&self, ka: KaRule, opening: Opening) -> OpeningCount {
        let mut count = OpeningCount::default();
        count.add(&Pasang::laid_out(&PasangOptions {
            pattern: Some(*self),
            ka: Some(ka),
            opening: Some(opening),
        }));
        count
    }
}

impl OpeningCount {
    /// Adds the openings that continue from here.
    fn add(&mut self, game: &Pasang) {
        let is_over = matches!(game.status(), Status::Over(_));
        if game.phase() == Phase::Move || is_over {
            self.all += 1;
            self.lost += u32::from(is_over && game.phase() == Phase::Move);
        } else {
            self.go_on(&game.draft());
        }
    }

    fn go_on(&mut self, draft: &Draft) {
        for choice in draft.choices() {
            match draft.take(choice) {
                Ok(Next::Choose(further)) => self.go_on(&further),
                Ok(Next::Done((_, after))) => self.add(&after),
                // A draft accepts what it offers, as the contract test checks for every game.
                Err(_) => {}
            }
        }
    }
}
