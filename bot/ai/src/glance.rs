//! The turn of a player who does not look ahead: the one after which the position looks best to
//! them.

use rules::{BySeat, Position, Seat, Status};

use crate::evaluate::Searchable;
use crate::features::Features;
use crate::net::{LEAD, Net};
use crate::search::{DECIDED, RootTurn, View, root_turns};
use crate::search_result::SearchResult;
use crate::win_probability::win_probability_after;

/// What a player sees of the turns that they could play, and how they value them. People look at
/// captures and gains first, overlook quiet turns, and give something up only for a reason that
/// they see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Attention {
    /// How much better the turn that gains most at once seems than it is, in the logarithm of the
    /// odds of winning. A turn that gains half of that seems better by half as much.
    pub(crate) temptation: f64,
    /// The scale of the error with which each turn is valued, in the logarithm of the odds of
    /// winning.
    pub(crate) misjudgement: f64,
    /// The probability of seeing a turn that gains nothing. The more a turn gains, the likelier it
    /// is seen.
    pub(crate) quiet: f64,
    /// The probability of thinking of turns that give something up without freeing a stuck chevron.
    /// In Pacru, turning a chevron gives markers up.
    pub(crate) sacrifices: f64,
}

impl Attention {
    /// The least that anybody sees.
    pub(crate) const NOVICE: Attention =
        Attention { temptation: 0.5, misjudgement: 0.4, quiet: 0.3, sacrifices: 0.04 };

    /// Every turn is seen and valued as it is.
    pub(crate) const FULL: Attention =
        Attention { temptation: 0.0, misjudgement: 0.0, quiet: 1.0, sacrifices: 1.0 };

    /// A share of the way, from 0 to 1, to another attention.
    pub(crate) fn towards(self, other: Attention, share: f64) -> Attention {
        let between = |from: f64, to: f64| from + share * (to - from);
        Attention {
            temptation: between(self.temptation, other.temptation),
            misjudgement: between(self.misjudgement, other.misjudgement),
            quiet: between(self.quiet, other.quiet),
            sacrifices: between(self.sacrifices, other.sacrifices),
        }
    }
}

/// The value of a chevron in markers.
const CHEVRON: i32 = 8;

/// What a turn changes at once.
struct Change {
    /// What the player gains on the others, in markers or points.
    gain: i32,
    /// Whether a chevron that could not move can move again.
    frees: bool,
}

impl Change {
    fn of(own: Seat, before: &BySeat<Features>, after: &BySeat<Features>) -> Change {
        let has = |features: Features| features.points + CHEVRON * features.pieces;
        let gained = |seat| has(after[seat]) - has(before[seat]);
        let others = Seat::ALL.into_iter().filter(|seat| *seat != own);
        Change {
            gain: gained(own) - others.map(gained).sum::<i32>(),
            frees: after[own].stuck < before[own].stuck,
        }
    }
}

/// The turn that looks best to a player with this attention; `None` if the game is over.
pub(crate) fn glance<G: Searchable>(
    position: &Position,
    game: &G,
    net: &'static Net,
    attention: Attention,
    seed: u64,
) -> Option<SearchResult> {
    let Status::Turn(own) = game.status() else {
        return None;
    };
    let mut view = View::new(position, own, net);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut turns = root_turns(game);
    rng.shuffle(&mut turns);
    let before = game.features(false);
    let change = |turn: &RootTurn<G>| Change::of(own, &before, &turn.after.features(false));
    let changes: Vec<Change> = turns.iter().map(change).collect();
    let most = changes.iter().map(|change| change.gain).max();
    let most = f64::from(most.unwrap_or(0).max(1));
    let sacrifices = rng.f64() < attention.sacrifices;
    let lead = f64::from(LEAD);
    let mut best: Option<((bool, f64), RootTurn<G>)> = None;
    for (mut turn, change) in turns.into_iter().zip(changes) {
        turn.value = view.value_now(&turn.after);
        let share = f64::from(change.gain) / most;
        let striking = share.max(0.0);
        let seen = if turn.value > DECIDED {
            true
        } else if change.gain < 0 && !change.frees {
            sacrifices
        } else {
            rng.f64() < attention.quiet + (1.0 - attention.quiet) * striking
        };
        let error = attention.temptation * share + attention.misjudgement * gumbel(&mut rng);
        // Turns that are overlooked are played only if no others are seen.
        let seems = (seen, f64::from(turn.value) + lead * error);
        if best.as_ref().is_none_or(|(most, _)| seems > *most) {
            best = Some((seems, turn));
        }
    }
    let (_, best) = best?;
    Some(SearchResult {
        turn: best.turn.to_string(),
        win_probability: win_probability_after(position, &best, own, net),
        depth: 1,
        nodes: 0,
        cut_short: false,
    })
}

/// A number from the standard Gumbel distribution. If such numbers are added to several values, the
/// probability that a value becomes the largest is proportional to e to the power of that value.
pub(crate) fn gumbel(rng: &mut fastrand::Rng) -> f64 {
    -(-rng.f64().max(f64::MIN_POSITIVE).ln()).ln()
}
