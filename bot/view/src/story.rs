//! What happened, in a sentence or two.

use crate::texts::Texts;
use play::turn::waits_for_nobody;
use play::{BoardAction, EventKind, Game, Offer, PlayerState, Replay, Step, player_at, seat_of};
use rules::{Kind, Outcome, Position, Reason, Seat, Status, Summary};

use super::people::{identity, name, signed};
use super::{ratings, rule_options, turns};
use crate::markdown::plain;
use crate::spans::long;

/// More turns in a row than these are told in a line, by their notation.
const FEW: usize = 6;

/// How long such a line may become, in characters: more than some sixty turns nobody reads, and the record has them all.
const LONGEST_RUN: usize = 700;

/// The events that are to be told.
pub(super) fn happened(t: &Texts, game: &Game, replay: &Replay) -> Vec<String> {
    let news: Vec<&Step> = replay.news().collect();
    let runs = news.chunk_by(|one, next| is_turn(one) && is_turn(next));
    let told = runs.flat_map(|run| match run {
        [first, .., last] if run.len() > FEW => vec![in_a_line(t, game, run, first, last)],
        _ => run
            .iter()
            .filter_map(|step| event(t, game, replay, step))
            .collect(),
    });
    told.collect()
}

/// Whether it is a turn, taken or left out.
fn is_turn(step: &Step) -> bool {
    matches!(step.event.kind, EventKind::Turn(_) | EventKind::Skip)
}

/// Many turns in a line: who played what, or how a player went out. Of too many the last ones.
fn in_a_line(t: &Texts, game: &Game, run: &[&Step], first: &Step, last: &Step) -> String {
    let mut told: Vec<String> = run
        .iter()
        .filter_map(|step| briefly(t, game, step))
        .collect();
    let length =
        |told: &[String]| -> usize { told.iter().map(|turn| turn.chars().count() + 2).sum() };
    let all = told.len();
    while length(&told) > LONGEST_RUN {
        told.remove(0);
    }
    let (from, to) = (first.event.ply, last.event.ply);
    let cut = if told.len() < all {
        format!(", of which the last {} were", told.len())
    } else {
        String::new()
    };
    format!("turns {from} to {to}{cut}: {}.", told.join(", "))
}

/// A turn by its notation; in words, if somebody went out by it.
fn briefly(t: &Texts, game: &Game, step: &Step) -> Option<String> {
    let summary = &step.action.as_ref()?.summary;
    let sign = identity(summary.seat()).emoji;
    let out = matches!(summary, Summary::Chevrons(summary) if !summary.eliminations.is_empty());
    Some(match &step.event.kind {
        EventKind::Turn(_) if out => {
            format!(
                "{sign} {}",
                turns::summary(t, summary, &|seat| signed(game, seat))
            )
        }
        EventKind::Turn(_) if summary.is_pass() => format!("{sign} passes"),
        EventKind::Turn(turn) => format!("{sign} `{turn}`"),
        _ => format!("{sign} is skipped"),
    })
}

/// The events of a replay, then the result or a warning.
pub(super) fn told(t: &Texts, game: &Game, replay: &Replay) -> String {
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
    let words = summary.map(|summary| turns::summary(t, summary, &|seat| signed(game, seat)));
    let ply = step.event.ply;
    let seat = step.event.player.and_then(|player| seat_of(game, player));
    let who = seat.map_or_else(String::new, |seat| signed(game, seat));
    match &step.event.kind {
        EventKind::Start => Some(beginning(t, game, &replay.position)),
        // Passes name the player themselves.
        EventKind::Turn(_) | EventKind::Skip if summary?.is_pass() => {
            Some(format!("turn {ply}: {}.", words?))
        }
        EventKind::Turn(_) => Some(format!(
            "turn {ply}: {} {}.",
            signed(game, summary?.seat()),
            words?
        )),
        EventKind::Resign | EventKind::TimeOut if ply == 0 => {
            Some(format!("before the first turn: {}.", words?))
        }
        EventKind::Resign | EventKind::TimeOut => Some(format!("after turn {ply}: {}.", words?)),
        EventKind::Offer(offer) => {
            let turn = step
                .event
                .player
                .and_then(|player| turn_meant(replay, player));
            Some(wish(t, &who, *offer, turn))
        }
        EventKind::Decline(offer) => Some(if offerer(replay, step) == step.event.player {
            withdrawn(t, &who, *offer)
        } else {
            declined(t, &who, *offer)
        }),
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
    Some(match kind {
        EventKind::TakeBack(_) => format!("{who} takes turn {} back.", ply + 1),
        EventKind::Abort if game.terms.games > 1 => {
            "The game is called off and counts for nothing; the series ends with it.".to_owned()
        }
        EventKind::Abort => "The game is called off and counts for nothing.".to_owned(),
        EventKind::Overdue => {
            format!("the time of {who} is up; an opponent may claim that, or be patient.")
        }
        EventKind::Vacation => format!("{who} is on vacation; the clock stands until its end."),
        EventKind::Excuse => {
            format!("{who} has missed the deadline. That is excused once: there is some more time.")
        }
        EventKind::Vacate => {
            format!("{who} stays away, so the seat is free: whoever takes it plays on.")
        }
        EventKind::Absent => {
            format!("Nobody has taken the seat of {who}: it is skipped until its owner comes back.")
        }
        EventKind::Return => format!("{who} is back."),
        EventKind::Substitute => {
            let unrated = ratings::why_unrated(t, game);
            let unrated =
                unrated.map_or_else(String::new, |why| format!(" No rating will change: {why}."));
            format!("{who} has taken the seat over.{unrated}")
        }
        EventKind::Accept(offer) => match offer {
            Offer::Draw => format!("{who} agrees to a draw."),
            Offer::Takeback => format!("{who} agrees to that."),
            Offer::Abort => format!("{who} agrees to call the game off."),
            Offer::Pause => format!("{who} agrees to a pause."),
            Offer::Substitute => return None,
        },
        EventKind::Pause => "The game is paused; the clocks stand.".to_owned(),
        EventKind::Freeze => "The game is on hold; the clocks stand.".to_owned(),
        EventKind::Resume | EventKind::Thaw => "The game goes on.".to_owned(),
        EventKind::Give(time) => format!("{who} gives {} more.", long(t, *time)),
        _ => return None,
    })
}

/// What somebody offers or asks for; `turn` is the one they would take back.
pub(super) fn wish(t: &Texts, who: &str, offer: Offer, turn: Option<u32>) -> String {
    match (offer, turn) {
        (Offer::Draw, _) => format!("{who} offers a draw."),
        (Offer::Takeback, Some(turn)) => format!("{who} asks to take turn {turn} back."),
        (Offer::Takeback, None) => format!("{who} asks to take the last turn back."),
        (Offer::Abort, _) => {
            format!("{who} asks to call the game off, so that it counts for nothing.")
        }
        (Offer::Pause, _) => format!("{who} asks for a pause, in which the clocks stand."),
        (Offer::Substitute, _) => {
            format!("{who} is looking for somebody who takes the seat over and plays on.")
        }
    }
}

fn withdrawn(t: &Texts, who: &str, offer: Offer) -> String {
    match offer {
        Offer::Draw => format!("{who} no longer offers a draw."),
        Offer::Takeback => format!("{who} lets the turn stand."),
        Offer::Abort => format!("{who} wants to play on after all."),
        Offer::Pause => format!("{who} no longer asks for a pause."),
        Offer::Substitute => format!("{who} keeps the seat."),
    }
}

fn declined(t: &Texts, who: &str, offer: Offer) -> String {
    match offer {
        Offer::Draw => format!("{who} declines the draw."),
        Offer::Takeback => format!("{who} would rather let the turn stand."),
        Offer::Abort => format!("{who} would rather play on."),
        Offer::Pause => format!("{who} would rather play without a pause."),
        Offer::Substitute => format!("{who} keeps the seat."),
    }
}

/// The number of the turn that a player would take back.
pub(super) fn turn_meant(replay: &Replay, player: usize) -> Option<u32> {
    Some(replay.turn_of(player)?.event.ply)
}

/// Who made the offer that this step answers.
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
    let players: Vec<String> = game
        .setup
        .seats
        .iter()
        .map(|seat| signed(game, seat))
        .collect();
    let goal = match (position.kind(), position.target()) {
        (Kind::Pasang, _) => "Most points win, and whoever cannot capture loses at once".to_owned(),
        (_, Some(target)) => {
            format!("First to {target} markers, or the last player able to move, wins")
        }
        (Kind::Azacru, None) => {
            "Most markers win; as soon as somebody has to pass, everybody else has one more turn"
                .to_owned()
        }
        (_, None) => "Most markers win, once nobody can gain any more".to_owned(),
    };
    let order = match players.split_first() {
        Some((first, others)) => format!("{first} goes first, then {}", t.and(others)),
        None => String::new(),
    };
    let series = game.series.filter(|_| game.terms.games > 1);
    let series = series.map_or_else(String::new, |series| {
        format!(" Game {} of {}.", series.round, game.terms.games)
    });
    let rules = rule_options::text(t, &game.setup);
    let rules = rules.map_or_else(String::new, |rules| format!("\n{rules}"));
    format!("begins: {order}. {goal}.{series}{rules}")
}

fn ending(t: &Texts, game: &Game, replay: &Replay, outcome: &Outcome) -> String {
    let counts: Vec<String> = game
        .setup
        .seats
        .iter()
        .map(|seat| format!("{} for {}", outcome.points[seat], signed(game, seat)))
        .collect();
    let sign = if outcome.winners.len() == 1 {
        "🏆"
    } else {
        "🤝"
    };
    let last = replay.last_action().map(|action| &action.summary);
    let (who, how) = verdict(t, &replay.position, outcome, last, &|seat| {
        plain(name(game, seat))
    });
    format!(
        "{sign} **{who}**{how}. {}: {}.",
        if game.setup.kind == Kind::Pasang {
            "Points"
        } else {
            "Markers"
        },
        t.and(&counts)
    )
}

/// The result as the picture's headline: no markdown. `last` is what was done last, if it is known.
pub(super) fn result(
    t: &Texts,
    position: &Position,
    last: Option<&BoardAction>,
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let Status::Over(outcome) = position.status() else {
        return None;
    };
    let (who, how) = verdict(
        t,
        position,
        &outcome,
        last.map(|action| &action.summary),
        name,
    );
    Some(who + &how)
}

/// Who won a game or shares it, and how: "Ana wins" and " on markers". `last` is what was done last, if it is known.
fn verdict(
    t: &Texts,
    position: &Position,
    outcome: &Outcome,
    last: Option<&Summary>,
    name: &dyn Fn(Seat) -> String,
) -> (String, String) {
    let winners: Vec<String> = outcome.winners.iter().map(name).collect();
    let who = match winners.as_slice() {
        [winner] => format!("{winner} wins"),
        several => format!("Draw between {}", t.and(several)),
    };
    let on_markers = match position.kind() {
        Kind::Azacru | Kind::Shacru => " on markers",
        _ => "",
    };
    let how = match outcome.reason {
        Reason::Markers => {
            let most = outcome
                .winners
                .iter()
                .map(|seat| outcome.points[seat])
                .max();
            format!(" with {} markers", most.unwrap_or_default())
        }
        Reason::LastOneMoving => match last.filter(|last| last.is_resignation()) {
            Some(last) if last.is_out_of_time() => {
                format!(": {} ran out of time", name(last.seat()))
            }
            Some(last) => format!(": {} resigned", name(last.seat())),
            None => ": everybody else is out".to_owned(),
        },
        Reason::Counted => " on markers".to_owned(),
        Reason::Score => " on points".to_owned(),
        Reason::Suntuk => {
            let seats = position.seats();
            let others = seats.iter().filter(|seat| !outcome.winners.contains(*seat));
            let stuck: Vec<String> = others.map(name).collect();
            format!(": {} is suntuk", t.and(&stuck))
        }
        Reason::Repetition => format!("{on_markers}: the same position came up three times"),
        Reason::NoProgress => {
            let limit = position.no_progress().map_or(0, |counter| counter.limit);
            format!("{on_markers}: nothing changed for {limit} rounds")
        }
        Reason::Agreement => ", agreed by everybody".to_owned(),
        _ => String::new(),
    };
    (who, how)
}

/// Azacru ends a round after the first pass.
fn last_round(t: &Texts, game: &Game, position: &Position) -> Option<String> {
    let seat = position.last_round_of()?;
    Some(format!(
        "The last round: {} had to pass, everybody else has one more turn.",
        signed(game, seat)
    ))
}

/// A warning from half-way to a draw for want of progress.
fn quiet(t: &Texts, position: &Position) -> Option<String> {
    let quiet = position.no_progress().filter(|quiet| quiet.should_warn())?;
    Some(format!(
        "Nothing has changed for {} rounds; after {} the game ends.",
        quiet.rounds, quiet.limit
    ))
}

/// That a computer is to move and the board of its turn follows.
pub(super) fn thinks(t: &Texts, game: &Game, replay: &Replay) -> Option<String> {
    let Status::Turn(seat) = replay.position.status() else {
        return None;
    };
    let computer = game.players.get(player_at(game, seat)?)?.computer;
    if computer.is_none() || replay.is_off() {
        return None;
    }
    if !waits_for_nobody(game, &replay.position) {
        return Some(format!("{} is thinking.", signed(game, seat)));
    }
    let mut seats = game.setup.seats.iter().zip(&game.players);
    let is_blocked = seats.any(|(seat, player)| {
        player.computer.is_none()
            && player.state != PlayerState::Skipped
            && replay.position.is_in(seat)
    });
    Some(if is_blocked {
        "Only computers can move now. The next board tells all of it, when a person can move again or the game is over.".to_owned()
    } else {
        "Only computers are left. They play the game to its end, and the next board tells all of it.".to_owned()
    })
}

/// Whose turn it is, told to the member in `seat` without calling anybody.
pub(super) fn whose_turn(
    t: &Texts,
    game: &Game,
    position: &Position,
    seat: Option<Seat>,
) -> Option<String> {
    match position.status() {
        Status::Over(_) => None,
        Status::Turn(mover) if Some(mover) == seat => Some(format!(
            "{} It is your turn: `/pacru move`.",
            identity(mover).emoji
        )),
        Status::Turn(mover) => Some(format!("{} is to move.", signed(game, mover))),
    }
}

#[cfg(test)]
mod tests {
    use rules::Setup;

    use super::*;
    use crate::texts::english;

    /// How a game ends after these turns, from a position if there is one.
    fn ended(kind: Kind, position: Option<&str>, options: &str, turns: &str) -> String {
        let mut setup = Setup::new(kind, 2).unwrap();
        setup.position = position.map(str::to_owned);
        setup.options = options.parse().unwrap();
        let position = Position::new(&setup).unwrap();
        let mut last = None;
        let position = turns.split_whitespace().fold(position, |before, entry| {
            let entry = entry.parse().expect("an entry of a record");
            let (after, summary) = before.enter(&entry).expect("a legal turn");
            last = summary.map(|summary| BoardAction { summary, before });
            after
        });
        let name = |seat: Seat| seat.name().to_owned();
        result(english(), &position, last.as_ref(), &name).expect("the game is over")
    }

    #[test]
    fn whoever_gave_up_is_named() {
        for kind in Kind::ALL {
            assert_eq!(
                ended(kind, None, "", "resign"),
                "North wins: South resigned"
            );
            assert_eq!(
                ended(kind, None, "", "resign:N"),
                "South wins: North resigned"
            );
            assert_eq!(
                ended(kind, None, "", "time:N"),
                "South wins: North ran out of time"
            );
        }
    }

    #[test]
    fn every_end_says_how_it_was_won() {
        let many = "ss1sn1sss/sss1nnsS4+1/1snn1N4+sss/s1sn1ssn1/ss1sns1sn/s1snn1N2+ns/ssS1+1nss1s/s1ss1sns1/1s1nS0+3n S";
        let azacru = "1ss1s4/S5+1nn1s1s1/2n3s1s/1nn2nnn1/n1sssssss/ns1nsssss/nnnnns2N1+/nnnnnnsnS3+/5N4+2S2+ S - N";
        let pasang =
            "c j b4c4vb k7j7hw c7b g7b b7b g11b c7w g10b c6b f10b a6b g10w a10w e10w a9w h10b h9w";
        assert_eq!(
            ended(Kind::Pacru, Some(many), "", "c3-f6(*)"),
            "South wins with 42 markers"
        );
        assert_eq!(
            ended(Kind::Azacru, Some(azacru), "", "a8-a6"),
            "South wins on markers"
        );
        assert_eq!(
            ended(Kind::Pasang, None, "", pasang),
            "South wins: North is suntuk"
        );
        let circles = Some(
            "3nnnnnn/3nnnnnn/3nnnnnn/sssnnnnnn/ssssS0N3+nnn/sssssnnnn/ssssss3/ssS3+sss3/ssssss3 S",
        );
        let round = "c2-d2 f5-g5 d2-e3 g5-h6";
        assert_eq!(
            ended(Kind::Pacru, circles, "noProgressRounds=2", round),
            "Draw between South and North: nothing changed for 2 rounds"
        );
        assert_eq!(
            ended(Kind::Azacru, circles, "noProgressRounds=2", round),
            "North wins on markers: nothing changed for 2 rounds"
        );
    }
}
