//! What happened in a game, in a sentence or two.

use play::turn::waits_for_nobody;
use play::{Away, EventKind, Game, Offer, PlayerState, Replay, Step, player_at, seat_of};
use rules::{Kind, Position, Seat, Status, Summary};

use super::people::{colour_name, identity, signed, title};
use super::{ratings, rule_options, turns};
use crate::messages as m;
use crate::spans::long;
use crate::texts::Texts;
use crate::words::moment;

use ending::ending;
pub(super) use ending::result;

mod ending;

/// Longer runs of turns are reported in one line of notation.
pub(super) const FEW: usize = 6;

/// The longest such line, in characters: nobody reads more than about sixty turns, and the record has them all.
const LONGEST_RUN: usize = 700;

/// The events that are to be reported.
pub(super) fn happened(t: &Texts, game: &Game, replay: &Replay) -> Vec<String> {
    let news: Vec<&Step> = replay.news().collect();
    let runs = news.chunk_by(|one, next| is_turn(one) && is_turn(next));
    let lines = runs.flat_map(|run| match run {
        [first, .., last] if run.len() > FEW => vec![in_a_line(t, game, run, first, last)],
        _ => run.iter().filter_map(|step| event(t, game, replay, step)).collect(),
    });
    lines.collect()
}

/// What happened after the name of the game: after a colon, unless the first sentence goes on from the name.
pub(super) fn titled(t: &Texts, game: &Game, replay: &Replay, text: &str) -> String {
    let first = replay.news().find(|step| event(t, game, replay, step).is_some());
    let goes_on = first.is_some_and(|step| {
        is_turn(step)
            || matches!(step.event.kind, EventKind::Start | EventKind::Resign | EventKind::TimeOut)
    });
    format!("{}{} {text}", title(game), if goes_on || text.is_empty() { "" } else { ":" })
}

/// Whether it is a turn, played or skipped.
fn is_turn(step: &Step) -> bool {
    matches!(step.event.kind, EventKind::Turn(_) | EventKind::Skip)
}

/// Many turns in one line: who played what, or how a player left the game. If there are too many, the last ones.
fn in_a_line(t: &Texts, game: &Game, run: &[&Step], first: &Step, last: &Step) -> String {
    // Towards the end of a game that one side plays alone, the others pass and pass: that is one sentence.
    let passes = often_passed(run);
    let told = run.iter().filter(|step| {
        passer(step).is_none_or(|seat| passes.iter().all(|often| often.seat != seat))
    });
    let mut turns: Vec<String> = told.filter_map(|step| briefly(t, game, step)).collect();
    let length =
        |turns: &[String]| -> usize { turns.iter().map(|turn| turn.chars().count() + 2).sum() };
    let all = turns.len();
    while length(&turns) > LONGEST_RUN {
        turns.remove(0);
    }
    let (from, to, shown) = (first.event.ply, last.event.ply, turns.len());
    let turns = turns.join(", ");
    let mut line = match shown {
        0 => Vec::new(),
        _ if shown < all => vec![t.say(m::StoryTurnsCut { from, shown, to, turns })],
        _ => vec![t.say(m::StoryTurns { from, to, turns })],
    };
    line.extend(passes.iter().map(|Passes { seat, count }| {
        t.say(m::StoryPassesOften { player: signed(t, game, *seat), count: *count })
    }));
    line.join(" ")
}

/// How often a player passed.
struct Passes {
    seat: Seat,
    count: usize,
}

/// Who passed in these turns more often than is worth telling one by one.
fn often_passed(run: &[&Step]) -> Vec<Passes> {
    const ONE_BY_ONE: usize = 2;
    let count = |seat| run.iter().filter(|step| passer(step) == Some(seat)).count();
    let all = Seat::ALL.into_iter().map(|seat| Passes { seat, count: count(seat) });
    all.filter(|passes| passes.count > ONE_BY_ONE).collect()
}

/// Who passed in this turn, and went on playing.
fn passer(step: &Step) -> Option<Seat> {
    let summary = &step.action.as_ref()?.summary;
    let out = matches!(summary, Summary::Chevrons(summary) if !summary.eliminations.is_empty());
    let passes = matches!(step.event.kind, EventKind::Turn(_)) && summary.is_pass() && !out;
    passes.then(|| summary.seat())
}

/// A turn in notation; in words, if it eliminated a player.
fn briefly(t: &Texts, game: &Game, step: &Step) -> Option<String> {
    let summary = &step.action.as_ref()?.summary;
    let sign = identity(summary.seat()).emoji;
    let out = matches!(summary, Summary::Chevrons(summary) if !summary.eliminations.is_empty());
    Some(match &step.event.kind {
        EventKind::Turn(_) if out => {
            format!("{sign} {}", turns::summary(t, summary, &|seat| signed(t, game, seat)))
        }
        EventKind::Turn(_) if summary.is_pass() => t.say(m::StoryPasses { sign }),
        EventKind::Turn(turn) => format!("{sign} `{turn}`"),
        _ => t.say(m::StorySkipped { sign }),
    })
}

/// The events of a replay, then the result or a warning.
pub(super) fn text(t: &Texts, game: &Game, replay: &Replay) -> String {
    let mut lines = happened(t, game, replay);
    match replay.position.status() {
        Status::Over(outcome) => lines.push(ending(t, game, replay, &outcome)),
        Status::Turn(_) if replay.is_off() => {}
        Status::Turn(_) => {
            lines.extend(last_round(t, game, &replay.position));
            lines.extend(quiet(t, &replay.position));
        }
    }
    lines.join("\n")
}

fn event(t: &Texts, game: &Game, replay: &Replay, step: &Step) -> Option<String> {
    let summary = step.action.as_ref().map(|action| &action.summary);
    let words = summary.map(|summary| turns::summary(t, summary, &|seat| signed(t, game, seat)));
    let ply = step.event.ply;
    let seat = step.event.player.and_then(|player| seat_of(game, player));
    let who = seat.map_or_else(String::new, |seat| signed(t, game, seat));
    match &step.event.kind {
        EventKind::Start => Some(beginning(t, game, &replay.position)),
        // The text of a pass names the player itself.
        EventKind::Turn(_) | EventKind::Skip if summary?.is_pass() => {
            let words = words?;
            Some(t.say(m::StoryPass { ply, words }))
        }
        EventKind::Turn(_) => Some(t.say(m::StoryTurn {
            ply,
            player: signed(t, game, summary?.seat()),
            words: words?,
        })),
        EventKind::Resign | EventKind::TimeOut if ply == 0 => {
            Some(t.say(m::StoryLeftAtOnce { words: words? }))
        }
        EventKind::Resign | EventKind::TimeOut => {
            let words = words?;
            Some(t.say(m::StoryLeft { ply, words }))
        }
        EventKind::Offer(offer) => {
            let turn = step.event.player.and_then(|player| turn_meant(replay, player));
            Some(wish(t, &who, *offer, turn))
        }
        EventKind::Decline(offer) => Some(if offerer(replay, step) == step.event.player {
            withdrawn(t, &who, *offer)
        } else {
            declined(t, &who, *offer)
        }),
        EventKind::Substitute => {
            let seat = step.event.player.and_then(|player| seat_of(game, player))?;
            let seat = colour_name(t, seat);
            let substituted = t.say(m::StorySubstituted { player: who, seat });
            Some(match ratings::why_unrated(t, game) {
                Some(why) => substituted + " " + &t.say(m::RatingsWillNotChange { why }),
                None => substituted,
            })
        }
        kind => beside_the_board(t, game, kind, &who, ply),
    }
}

/// What happened to the game, but not on its board.
fn beside_the_board(
    t: &Texts,
    game: &Game,
    kind: &EventKind,
    who: &str,
    ply: u32,
) -> Option<String> {
    let player = who;
    Some(match kind {
        EventKind::TakeBack(_) => t.say(m::StoryTakenBack { player, turn: ply + 1 }),
        EventKind::Abort if game.imported.is_some() => t.say(m::ImportBreaksOff),
        EventKind::Abort if game.terms.games > 1 => t.say(m::StoryCalledOffSeries),
        EventKind::Abort => t.say(m::StoryCalledOff),
        EventKind::Overdue => t.say(m::StoryOverdue { player }),
        EventKind::Vacation(None) => t.say(m::StoryVacation { player }),
        EventKind::Vacation(Some(Away { until, automatic })) => {
            let until = moment(*until, 'f');
            if *automatic {
                t.say(m::StoryVacationByItself { player, until })
            } else {
                t.say(m::StoryVacationUntil { player, until })
            }
        }
        EventKind::Excuse => t.say(m::StoryExcused { player }),
        EventKind::Vacate => t.say(m::StoryVacated { player }),
        EventKind::Absent => t.say(m::StoryAbsent { player }),
        EventKind::Return => t.say(m::StoryReturned { player }),
        EventKind::Accept(offer) => match offer {
            Offer::Draw => t.say(m::StoryAgreesDraw { player }),
            Offer::Takeback => t.say(m::StoryAgreesTakeback { player }),
            Offer::Abort => t.say(m::StoryAgreesAbort { player }),
            Offer::Pause => t.say(m::StoryAgreesPause { player }),
            Offer::Substitute => return None,
        },
        EventKind::Pause => t.say(m::StoryPaused),
        EventKind::Freeze => t.say(m::StoryFrozen),
        EventKind::Resume | EventKind::Thaw => t.say(m::StoryGoesOn),
        EventKind::Give(time) => t.say(m::StoryGivesTime { player, time: long(t, *time) }),
        _ => return None,
    })
}

/// A player's offer or request; `turn` is the one that they want to take back.
pub(super) fn wish(t: &Texts, player: &str, offer: Offer, turn: Option<u32>) -> String {
    match (offer, turn) {
        (Offer::Draw, _) => t.say(m::StoryOffersDraw { player }),
        (Offer::Takeback, Some(turn)) => t.say(m::StoryOffersTakeback { player, turn }),
        (Offer::Takeback, None) => t.say(m::StoryOffersTakebackOfLast { player }),
        (Offer::Abort, _) => t.say(m::StoryOffersAbort { player }),
        (Offer::Pause, _) => t.say(m::StoryOffersPause { player }),
        (Offer::Substitute, _) => t.say(m::StoryOffersSeat { player }),
    }
}

fn withdrawn(t: &Texts, player: &str, offer: Offer) -> String {
    match offer {
        Offer::Draw => t.say(m::StoryWithdrawsDraw { player }),
        Offer::Takeback => t.say(m::StoryWithdrawsTakeback { player }),
        Offer::Abort => t.say(m::StoryWithdrawsAbort { player }),
        Offer::Pause => t.say(m::StoryWithdrawsPause { player }),
        Offer::Substitute => t.say(m::StoryKeepsSeat { player }),
    }
}

fn declined(t: &Texts, player: &str, offer: Offer) -> String {
    match offer {
        Offer::Draw => t.say(m::StoryDeclinesDraw { player }),
        Offer::Takeback => t.say(m::StoryDeclinesTakeback { player }),
        Offer::Abort => t.say(m::StoryDeclinesAbort { player }),
        Offer::Pause => t.say(m::StoryDeclinesPause { player }),
        Offer::Substitute => t.say(m::StoryKeepsSeat { player }),
    }
}

/// The number of the turn that a player wants to take back.
pub(super) fn turn_meant(replay: &Replay, player: usize) -> Option<u32> {
    Some(replay.turn_of(player)?.event.ply)
}

/// The player who made the offer that this step answers.
fn offerer(replay: &Replay, answer: &Step) -> Option<usize> {
    let EventKind::Decline(offer) = answer.event.kind else {
        return None;
    };
    let mut earlier = replay.steps.iter().rev().map(|step| &step.event);
    let offered = earlier
        .find(|event| event.seq < answer.event.seq && event.kind == EventKind::Offer(offer))?;
    offered.player
}

fn beginning(t: &Texts, game: &Game, position: &Position) -> String {
    let players: Vec<String> = game.setup.seats.iter().map(|seat| signed(t, game, seat)).collect();
    let mut sentences = Vec::new();
    if let Some((first, others)) = players.split_first() {
        let others = t.and(others);
        sentences.push(t.say(m::StoryBegins { first, others }));
    }
    sentences.push(match (position.kind(), position.target()) {
        (Kind::Pasang, _) => t.say(m::StoryGoalPasang),
        (_, Some(markers)) => t.say(m::StoryGoalTarget { markers }),
        (Kind::Azacru, None) => t.say(m::StoryGoalAzacru),
        (_, None) => t.say(m::StoryGoalShacru),
    });
    if let Some(series) = game.series.filter(|_| game.terms.games > 1) {
        sentences.push(t.say(m::StorySeriesGame { game: series.round, games: game.terms.games }));
    }
    let rules = rule_options::text(t, &game.setup);
    let rules = rules.map_or_else(String::new, |rules| format!("\n{rules}"));
    sentences.join(" ") + &rules
}

/// In Azacru the first pass begins the last round.
fn last_round(t: &Texts, game: &Game, position: &Position) -> Option<String> {
    Some(t.say(m::StoryLastRound { player: signed(t, game, position.last_round_of()?) }))
}

/// A warning from half-way to a draw for lack of progress.
fn quiet(t: &Texts, position: &Position) -> Option<String> {
    let quiet = position.no_progress().filter(|quiet| quiet.should_warn())?;
    Some(t.say(m::StoryQuiet { rounds: quiet.rounds, limit: quiet.limit }))
}

/// Says that a computer is to move and that the board after its turn will follow.
pub(super) fn thinks(t: &Texts, game: &Game, replay: &Replay) -> Option<String> {
    let Status::Turn(seat) = replay.position.status() else {
        return None;
    };
    let computer = game.players.get(player_at(game, seat)?)?.computer;
    if computer.is_none() || replay.is_off() {
        return None;
    }
    if !waits_for_nobody(game, &replay.position) {
        return Some(t.say(m::StoryThinking { player: signed(t, game, seat) }));
    }
    let mut seats = game.setup.seats.iter().zip(&game.players);
    let is_blocked = seats.any(|(seat, player)| {
        player.computer.is_none()
            && player.state != PlayerState::Skipped
            && replay.position.is_in(seat)
    });
    Some(if is_blocked { t.say(m::StoryComputersMove) } else { t.say(m::StoryComputersLeft) })
}

/// Whose turn it is, as told to the member on `seat`, without pinging anybody.
pub(super) fn whose_turn(
    t: &Texts,
    game: &Game,
    position: &Position,
    seat: Option<Seat>,
) -> Option<String> {
    match position.status() {
        Status::Over(_) => None,
        Status::Turn(mover) if Some(mover) == seat => {
            Some(t.say(m::StoryYourTurn { sign: identity(mover).emoji }))
        }
        Status::Turn(mover) => Some(t.say(m::StoryToMove { player: signed(t, game, mover) })),
    }
}
