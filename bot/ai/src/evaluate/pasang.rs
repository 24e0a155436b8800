//! Pasang: capture tokens, and do not be the one without a capture.

use rules::pasang::{Draft, Phase};
use rules::{BoardGame as _, BySeat, Draft as _, Pasang, PasangPrompt, Seat};

use super::{Opponents, Searchable};
use crate::features::{Features, Survey};
use crate::net::{Inputs, POINTS, Turned, pasang};

impl Searchable for Pasang {
    fn several(_: usize) -> Opponents {
        Opponents::Paranoid
    }

    fn features(&self, _: bool) -> BySeat<Features> {
        let points = self.points();
        let moving = self.phase() == Phase::Move;
        let mut features = BySeat::<Features>::default();
        for seat in [Seat::South, Seat::North] {
            let mobility = if moving { self.landings(seat).len() as i32 } else { 0 };
            features[seat] = Features {
                points: points[seat].into(),
                mobility,
                stuck: i32::from(moving && mobility == 0),
                ..Features::default()
            };
        }
        features
    }

    const FIELDS: usize = POINTS;

    fn inputs(&self, survey: &Survey, own: Seat, view: Turned, inputs: &mut Inputs) -> usize {
        pasang(self, &survey.features, own, view, inputs)
    }

    fn context(draft: &Draft) -> u64 {
        match draft.prompt() {
            Some(PasangPrompt::Line { at }) => 300 + u64::from(at.x()) * 11 + u64::from(at.y()),
            _ => 0,
        }
    }
}
