//! Conditional turns in games of two: "if they play this, I answer that, and if they then play …".
//!
//! A line alternates between the opponent's turns and one's own answers, starting from the present
//! position. It is checked by the rules when it is stored, and it is secret. When the opponent
//! plays the first turn of a line, the answer is played together with it; lines that begin with
//! another turn are deleted. The bot plays forced passes; a line does not contain them.

use rules::{Completion, Position, Seat, Status};

use crate::snapshot::seat;
use crate::{ActionError, Game, GameSnapshot, Plan, Result, UserId};

/// The most lines a player can store for a position.
const MOST_LINES: usize = 20;

/// The most turns in a line, counting both players.
const LONGEST: usize = 20;

/// The turns of one line of a plan in canonical notation, each with whether it is one's own answer.
pub type PlannedLine = Vec<(bool, String)>;

/// What a player has planned, to be shown to them.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The game, in which the opponent is to move.
    pub game: Game,
    /// All lines.
    pub lines: Vec<PlannedLine>,
    /// The line that was just added.
    pub new: Option<PlannedLine>,
}

/// The index of a player who can plan now.
pub fn planner(now: &GameSnapshot, user: UserId) -> Result<usize> {
    let player = now.player_of(user)?;
    let code = || now.game.code.clone();
    if now.game.seats() != 2 {
        return Err(ActionError::PlanForTwo(code()));
    }
    if now.game.to_move == Some(player) {
        return Err(ActionError::PlanOnOwnTurn(code()));
    }
    Ok(player)
}

/// What a player has planned with one more line, as it is stored and as it is shown to them.
pub fn with_line(now: &GameSnapshot, player: usize, line: &str) -> Result<(Plan, Planned)> {
    let (position, own) = (&now.replay.position, seat(&now.game, player)?);
    let turns = read(position, own, line)?;
    let opponent = usize::from(player == 0);
    let turns = turns.ok_or_else(|| ActionError::PlanWithoutAnswer(now.game.name(opponent)))?;
    let mut lines = now.plans.of(player).to_vec();
    add(&mut lines, &turns, position, own)?;
    let planned = Planned {
        lines: lines.iter().map(|line| steps(position, own, line)).collect(),
        new: Some(steps(position, own, &turns)),
        game: now.game.clone(),
    };
    let plan = Plan { seq: now.game.seq, lines };
    Ok((plan, planned))
}

/// The plan of a player. Fails with [`ActionError::NotAPlayer`].
pub fn planned(now: &GameSnapshot, player: usize) -> Result<Planned> {
    let (position, own) = (&now.replay.position, seat(&now.game, player)?);
    let lines = now.plans.of(player).iter();
    Ok(Planned {
        lines: lines.map(|line| steps(position, own, line)).collect(),
        new: None,
        game: now.game.clone(),
    })
}

/// The turns in a line, without the words that people write between them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
        .map(|word| word.trim_end_matches([',', ';', ':', '.']))
        .filter(|word| !matches!(*word, "" | "-" | "->" | "=>" | "→" | "/" | "|" | "…"))
}

/// The position after forced passes: somebody has a choice, or the game is over.
fn after_passes(mut position: Position) -> Position {
    while let Some(Ok(passed)) = position.forced().map(|pass| position.play(&pass)) {
        position = passed.position;
    }
    position
}

/// Reads a line and checks every turn of it; `None` if it does not end with a turn of `own`.
fn read(position: &Position, own: Seat, text: &str) -> Result<Option<Vec<String>>> {
    let mut now = position.clone();
    let mut turns = Vec::new();
    let mut last = None;
    for word in words(text) {
        if turns.len() == LONGEST {
            return Err(ActionError::PlanTooLong);
        }
        now = after_passes(now);
        if word.eq_ignore_ascii_case("pass") {
            continue;
        }
        let shown: String = word.chars().filter(|it| *it != '`').take(40).collect();
        let Status::Turn(mover) = now.status() else {
            return Err(ActionError::PlanPastEnd(shown));
        };
        let played = now.play(word).map_err(|why| ActionError::PlanStep { turn: shown, why })?;
        turns.push(played.turn);
        now = played.position;
        last = Some(mover);
    }
    Ok((last == Some(own)).then_some(turns))
}

/// The turns of a line, each with whether it is the player's own.
fn steps(position: &Position, own: Seat, line: &[String]) -> PlannedLine {
    let mut now = position.clone();
    let steps = line.iter().map(|turn| {
        now = after_passes(now.clone());
        let answers = now.status() == Status::Turn(own);
        if let Ok(played) = now.play(turn) {
            now = played.position;
        }
        (answers, turn.clone())
    });
    steps.collect()
}

/// Adds a line to the others: each turn of the opponent has at most one answer.
fn add(lines: &mut Vec<Vec<String>>, new: &[String], position: &Position, own: Seat) -> Result<()> {
    let answers = steps(position, own, new);
    for line in lines.iter() {
        let common = line.iter().zip(new).take_while(|(a, b)| a == b).count();
        if common == new.len() {
            return Ok(());
        }
        if let (Some(there), Some((true, _))) = (line.get(common), answers.get(common)) {
            return Err(ActionError::PlannedOtherwise(there.clone()));
        }
    }
    lines.retain(|line| !new.starts_with(line));
    if lines.len() >= MOST_LINES {
        return Err(ActionError::PlanTooLong);
    }
    lines.push(new.to_vec());
    Ok(())
}

/// The possible continuations of a line that somebody is typing: each line so far, and its last
/// turn.
pub fn complete(position: Position, typed: &str, limit: usize) -> Vec<Completion> {
    let mut done: Vec<&str> = words(typed).collect();
    if done.len() > LONGEST {
        return Vec::new();
    }
    let partial = if typed.ends_with(char::is_whitespace) { "" } else { done.pop().unwrap_or("") };
    let mut now = position;
    let mut before = String::new();
    for word in done {
        let Ok(played) = after_passes(now).play(word) else {
            return Vec::new();
        };
        before.push_str(&played.turn);
        before.push(' ');
        now = played.position;
    }
    let now = after_passes(now);
    let with = |before: &str, offer: Completion| Completion {
        text: format!("{before}{}", offer.text),
        ..offer
    };
    let mut offers = now.complete(partial, limit);
    // A complete turn can be followed by a turn of the other player.
    if let [offer] = offers.as_slice()
        && offer.complete
        && let Ok(played) = now.play(&offer.text)
    {
        let further = format!("{} ", played.turn);
        let next = after_passes(played.position).complete("", limit.saturating_sub(1));
        offers.extend(next.into_iter().map(|offer| with(&further, offer)));
    }
    offers.into_iter().map(|offer| with(&before, offer)).collect()
}
