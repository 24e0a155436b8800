//! Explanations: why a turn is good.

use rules::pasang::Phase;
use rules::{
    AnyGame, ChevronAction, ChevronSummary, EliminationCause, Kind, Position, Seat, Status, Summary,
};

use crate::budget::{Budget, Stop};
use crate::engine::{Engine, features};
use crate::search::move_of;

/// A reason for a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Explanation {
    /// What the turn does at once, by the rules.
    Does(Effect),
    /// What the next opponent would do if the player passed instead, and cannot do any more.
    Prevents(Deed),
    /// What the player could not do before, and would do next if everybody else passed.
    Threatens(Deed),
    /// What the player could not do before, and can do after the best answer.
    Prepares { answer: String, next: Deed },
}

/// A turn that a search found, and its most important effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The turn in canonical notation.
    pub turn: String,
    /// What it does at once.
    pub effect: Effect,
}

/// Something that a turn does at once, by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Effect {
    /// It wins the game.
    Wins,
    /// It ends the game with the player first, but not alone.
    SharesWin,
    /// A seat can no longer move and is out.
    PutsOut(Seat),
    /// It captures a chevron of a seat.
    Captures(Seat),
    /// It captures tokens (Pasang).
    Takes { tokens: usize, points: u16 },
    /// It claims this many fields.
    Claims(usize),
    /// Two chevrons meet and claim a field of the player's choice.
    Meets,
    /// A seat has only this many fields left to move to.
    Confines(Seat, u32),
    /// The player can reach this many more neutral fields first.
    GainsRoom(u32),
    /// The player has this many more fields to move to; no reason beside others.
    GainsMoves(u32),
}

/// A seat with at most this many fields to move to is confined.
const FEW: i32 = 3;

/// Two searches of the same line differ this much by themselves. If they differ more, neither shows
/// anything.
const BY_ITSELF: f64 = 0.03;

/// The number of nodes of each search that looks for a reason; there are at most three.
const NODES: Budget = Budget::nodes(20_000);

/// The number of nodes of each search whose result a reason is measured by: one for a turn, and two
/// for what was found.
const SURE: Budget = Budget::nodes(40_000);

impl Explanation {
    /// What is prevented or threatened must change the player's win probability by this much.
    pub const MATTERS: f64 = 0.1;

    /// Why a turn is good, the most important reason first. What it does is certain; what it
    /// prevents and threatens is named only if a search shows it. Nothing, if neither is the case
    /// or the text is not a turn.
    pub fn of(engine: &mut Engine, position: &Position, turn: &str) -> Vec<Explanation> {
        let mut reasons: Vec<Explanation> =
            Effect::of(position, turn).into_iter().map(Explanation::Does).collect();
        let (Status::Turn(own), Ok(played)) = (position.status(), position.play(turn)) else {
            return reasons;
        };
        let (before, after) = (position, played.position);
        if let Status::Turn(opponent) = after.status()
            && opponent != own
        {
            let mut search = Search { engine, own };
            let now = search.engine.evaluate(&after, SURE, &Stop::new());
            let (now, answer) = (now.win_probability[own], now.best);
            // Whoever passes: the player instead of the turn, or everybody else after it.
            let idle = before.as_if_turn_of(opponent);
            let prevented =
                search.shown(&idle, &after, |chance| now - chance >= Explanation::MATTERS);
            reasons.extend(prevented.map(Explanation::Prevents));
            let idle = after.as_if_turn_of(own);
            let threatened =
                search.shown(&idle, before, |chance| chance - now >= Explanation::MATTERS);
            reasons.extend(threatened.map(Explanation::Threatens));
            if reasons.iter().all(|reason| reason.rank() > 1) {
                let answered =
                    answer.and_then(|answer| Some((after.play(&answer).ok()?.position, answer)));
                reasons.extend(answered.and_then(|(answered, answer)| {
                    // An answer that costs the opponent something is not the best one.
                    let next = search
                        .shown(&answered, before, |chance| (chance - now).abs() <= BY_ITSELF)?;
                    Some(Explanation::Prepares { answer, next })
                }));
            }
        }
        if reasons.is_empty() {
            let gained = features(&after)[own].mobility - features(before)[own].mobility;
            let gained = u32::try_from(gained).ok().filter(|gained| *gained > 0);
            reasons.extend(gained.map(Effect::GainsMoves).map(Explanation::Does));
        }
        reasons.sort_by_key(Explanation::rank);
        reasons
    }

    /// Whether it says why a turn of this game is far better than all others. More room does not, and in Azacru and Shacru
    /// nearly every turn claims a field.
    pub fn tells_apart(&self, kind: Kind) -> bool {
        match self {
            Explanation::Does(Effect::GainsRoom(_) | Effect::GainsMoves(_)) => false,
            Explanation::Does(Effect::Claims(1)) => kind == Kind::Pacru,
            Explanation::Prepares { next, .. } => next.effect != Effect::Claims(1),
            _ => true,
        }
    }

    /// What is certain and much comes first, what is certain and little last.
    fn rank(&self) -> u8 {
        match self {
            Explanation::Does(Effect::Claims(1) | Effect::Meets | Effect::Confines(_, 1..))
            | Explanation::Prepares { .. } => 2,
            Explanation::Does(Effect::GainsRoom(_) | Effect::GainsMoves(_)) => 3,
            Explanation::Does(_) => 0,
            Explanation::Prevents(_) | Explanation::Threatens(_) => 1,
        }
    }
}

/// Searches on behalf of a player.
struct Search<'a> {
    engine: &'a mut Engine,
    own: Seat,
}

impl Search<'_> {
    /// The best turn in a position, if it does something that is not possible elsewhere, and that
    /// matters by what it makes of the player's chance. A deeper search must agree that it is the
    /// best one.
    fn shown(
        &mut self,
        position: &Position,
        elsewhere: &Position,
        matters: impl Fn(f64) -> bool,
    ) -> Option<Deed> {
        let Status::Turn(seat) = position.status() else {
            return None;
        };
        if matches!(position.game(), AnyGame::Pasang(game) if game.phase() != Phase::Move)
            || features(position)[seat].mobility == 0
        {
            return None;
        }
        let found = self.engine.search(position, NODES, 0, &Stop::new())?;
        let effect = Effect::of(position, &found.turn).into_iter().find(|effect| match effect {
            Effect::Claims(1) => seat != self.own || position.kind() == Kind::Pacru,
            Effect::Meets | Effect::GainsRoom(_) | Effect::GainsMoves(_) => false,
            _ => true,
        })?;
        let deed = Deed { turn: found.turn, effect };
        // A win is certain by the rules.
        let wins = effect == Effect::Wins;
        if !wins && !matters(found.win_probability[self.own]) || possible(elsewhere, &deed) {
            return None;
        }
        if wins {
            return Some(deed);
        }
        let after = position.play(&deed.turn).ok()?.position;
        let [best, again] = [position, &after].map(|position| {
            self.engine.evaluate(position, SURE, &Stop::new()).win_probability[self.own]
        });
        (matters(again) && (best - again).abs() <= BY_ITSELF).then_some(deed)
    }
}

/// Whether the seat to move can have the same effect at least as much: by any turn if it decides
/// much, otherwise by the same move.
fn possible(position: &Position, next: &Deed) -> bool {
    let same_move = |turn: &&String| match next.effect {
        Effect::Wins | Effect::SharesWin | Effect::PutsOut(_) | Effect::Captures(_) => true,
        _ => move_of(turn) == move_of(&next.turn),
    };
    position.legal(false).iter().filter(same_move).any(|turn| {
        let effects = Effect::of(position, turn);
        effects.iter().any(|effect| effect.includes(next.effect))
    })
}

impl Effect {
    /// What a turn does, the most important first; nothing for a text that is not a turn.
    pub fn of(position: &Position, turn: &str) -> Vec<Effect> {
        let (Status::Turn(own), Ok(played)) = (position.status(), position.play(turn)) else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        if let Status::Over(outcome) = played.position.status()
            && outcome.winners.contains(own)
        {
            let alone = outcome.winners.len() == 1;
            effects.push(if alone { Effect::Wins } else { Effect::SharesWin });
        }
        match &played.summary {
            Summary::Chevrons(summary) => done(summary, &mut effects),
            Summary::Pasang(summary) => effects
                .push(Effect::Takes { tokens: summary.captured.len(), points: summary.points }),
        }
        if let Status::Turn(_) = played.position.status() {
            room(position, &played.position, own, &mut effects);
        }
        effects
    }

    /// Whether this is the same kind of effect and no less of it.
    fn includes(self, other: Effect) -> bool {
        match (self, other) {
            (Effect::Takes { points, .. }, Effect::Takes { points: least, .. }) => points >= least,
            (Effect::Claims(count), Effect::Claims(least)) => count >= least,
            (Effect::Wins, Effect::SharesWin) => true,
            (Effect::Confines(seat, left), Effect::Confines(other, most)) => {
                seat == other && left <= most
            }
            _ => self == other,
        }
    }
}

/// The effects of a turn of a chevron game.
fn done(summary: &ChevronSummary, effects: &mut Vec<Effect>) {
    let out = |cause| move |elimination: &&rules::Elimination| elimination.cause == cause;
    for elimination in summary.eliminations.iter().filter(out(EliminationCause::Blocked)) {
        effects.push(Effect::PutsOut(elimination.seat));
    }
    let ChevronAction::Move(moved) = &summary.action else {
        return;
    };
    effects.extend(moved.captured.map(Effect::Captures));
    if !moved.gained.is_empty() {
        effects.push(Effect::Claims(moved.gained.len()));
    }
    effects.extend(moved.meeting.map(|_| Effect::Meets));
}

/// Where everybody can move now.
fn room(before: &Position, after: &Position, own: Seat, effects: &mut Vec<Effect>) {
    let (was, is) = (features(before), features(after));
    for seat in after.seats().iter() {
        let confined = is[seat].mobility <= FEW && is[seat].mobility < was[seat].mobility;
        if seat != own && after.is_in(seat) && confined {
            effects.push(Effect::Confines(seat, is[seat].mobility.cast_unsigned()));
        }
    }
    let gained = is[own].territory - was[own].territory;
    if gained > 0 {
        effects.push(Effect::GainsRoom(gained.cast_unsigned()));
    }
}
