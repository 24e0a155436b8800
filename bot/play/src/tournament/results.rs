//! Results: what a finished game counts, and what the organiser decides.

use pairing::{GameResult, GameState, PairedGame, PlayEvent, ResultError, SeatResult, Status};

use super::{
    ChallengeOutcome, Decided, Happened, Snapshot, TournamentChange, TournamentDone,
    TournamentError, TournamentNotification,
};
use crate::played::has_left;
use crate::{AuditLogEntry, Event, Game, GameStatus, PlayerState, SeriesScore, UserId, is_played};

/// The action of a ruling in the audit log.
pub const RULED: &str = "result";

/// How a game, or the last one of a series, ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It has this result.
    Result(GameResult),
    /// It was called off, so the organiser must decide what it counts.
    CalledOff,
}

/// How a game ended, from its history and, if it is part of a series, the score of the series. A player who resigns
/// or runs out of time before a game has really begun forfeits it. Fails if the game has no possible result: it is not
/// over.
pub fn ending(
    game: &Game,
    history: &[Event],
    series: Option<&SeriesScore>,
) -> Result<Ending, ResultError> {
    let seats = game.players.len();
    if game.status == GameStatus::Cancelled {
        let skipped = |player: &crate::Player| player.state == PlayerState::Skipped;
        if game.players.iter().all(skipped) {
            return Ok(Ending::Result(GameResult::new(vec![SeatResult::Forfeit; seats])?));
        }
        return Ok(Ending::CalledOff);
    }
    let played = series.map_or_else(|| is_played(seats, history), |series| series.counted > 0);
    // More is better in both numbers.
    let rank = |player: usize| -> (u32, u32) {
        match series.filter(|_| played) {
            Some(series) => series.rank(player),
            None => (u32::MAX - game.players[player].place.map_or(u32::MAX, u32::from), 0),
        }
    };
    let there: Vec<usize> =
        (0..seats).filter(|player| played || !has_left(history, *player)).collect();
    let result = |player: usize| {
        if !there.contains(&player) {
            return SeatResult::Forfeit;
        }
        let ahead = there.iter().filter(|other| rank(**other) > rank(player));
        SeatResult::Place(u8::try_from(ahead.count()).unwrap_or(u8::MAX - 1) + 1)
    };
    let count = |player: usize| -> u16 {
        let total = series.map(|series| series.totals[player]);
        let points = || u32::from(game.players[player].points.unwrap_or(0));
        u16::try_from(total.unwrap_or_else(points)).unwrap_or(u16::MAX)
    };
    // In each further game of a series a player's index is lower by one.
    let further = game.series.map_or(0, |series| usize::from(series.round - 1));
    let player = |seat: usize| (seat + seats - further % seats) % seats;
    let results = (0..seats).map(|seat| result(player(seat))).collect();
    let counts = (0..seats).map(|seat| count(player(seat))).collect();
    Ok(Ending::Result(GameResult::new(results)?.with_counts(counts)?))
}

/// Records how a game of the tournament ended; `None` if the tournament has decided about it before.
pub fn report(
    now: &Snapshot,
    board: pairing::GameId,
    ending: &Ending,
) -> Result<Option<TournamentChange>, TournamentError> {
    let open = now.replay.game(board).is_some_and(PairedGame::is_open);
    if !open || now.tournament.is_over() {
        return Ok(None);
    }
    let mut change = now.change();
    match ending {
        Ending::Result(result) => {
            change.play(PlayEvent::Finished { game: board, result: result.clone() })?;
            let mut challenges = now.replay.challenges().iter();
            if let Some(played) = challenges.find(|it| it.game == Some(board)) {
                let before = now.replay.rung_of(played.defender);
                let after = change.after.replay.rung_of(played.challenger);
                let won = before.is_some() && after == before;
                let outcome = if won { ChallengeOutcome::Won } else { ChallengeOutcome::Kept };
                change.tell_settled(now, played, outcome);
            }
            change.exclude_forfeited(now)?;
            Ok(Some(change.closed()))
        }
        Ending::CalledOff => {
            change.tell(TournamentNotification::CalledOff { board: board.0, seq: change.seq() });
            Ok(Some(change.quietly_closed()))
        }
    }
}

/// Decides a game, or corrects its result, for the organiser, who may say why. If it has that result already, only the
/// audit log says so.
pub fn rule(
    now: &Snapshot,
    organiser: UserId,
    board: pairing::GameId,
    seats: Vec<SeatResult>,
    reason: Option<String>,
) -> Decided {
    now.must_be_played()?;
    let result = GameResult::new(seats).map_err(|_| TournamentError::Result)?;
    let game = now.replay.game(board).ok_or(TournamentError::NoSuchBoard)?;
    let players = game.seating().entrants().iter();
    let players = players.map(|entrant| now.tournament.name_of(*entrant).to_owned());
    let done = TournamentDone::Ruled { players: players.collect() };
    let (before, after) = (game.result().cloned(), result.clone());
    let mut change = now.change();
    let guild = now.tournament.guild;
    change.log = Some((board, AuditLogEntry { actor: organiser, guild, action: RULED, reason }));
    if before.as_ref().is_some_and(|before| before.seats() == after.seats()) {
        return Ok((change.quietly_closed(), done));
    }
    change.play(PlayEvent::Ruled { game: board, result })?;
    change.happen(Happened::Ruling { game: board, before, after })?;
    change.tell(TournamentNotification::Ruled { seq: change.seq() });
    change.exclude_forfeited(now)?;
    change.after.tournament.unsettled = true;
    Ok((change.closed(), done))
}

/// What to do with an unfinished game that contradicts a decision of its tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Settlement {
    /// Call it off; it changes no ratings.
    CallOff,
    /// Resign for this member, who has left the tournament.
    Resign(UserId),
    /// Give the seat of a player to another member, or to a computer if nobody is named.
    Replace { player: usize, by: Option<crate::Person> },
}

/// What to do with an unfinished game of the tournament; `None` if it simply goes on.
pub fn settlement(now: &Snapshot, game: &Game) -> Option<Settlement> {
    let board = game.tournament?.number;
    let paired = now.replay.game(board)?;
    let seats = game.players.len();
    let further = game.series.map_or(0, |series| usize::from(series.round - 1));
    let seated = |player: usize| paired.seating().entrants()[(player + further) % seats];
    let status = |player: usize| {
        let entrant = now.replay.entrant(seated(player));
        entrant.map(pairing::Entrant::status)
    };
    let left = |player: &usize| {
        let person = game.players[*player].computer.is_none();
        person && matches!(status(*player), Some(Status::Withdrawn | Status::Struck))
    };
    match &paired.state {
        GameState::Void => Some(Settlement::CallOff),
        GameState::Finished(_) => {
            // A member who lost it by leaving loses it on the board, too.
            let leaver = (0..seats).find(left).filter(|_| !now.tournament.is_over());
            Some(leaver.map_or(Settlement::CallOff, |player| {
                Settlement::Resign(game.players[player].person.id)
            }))
        }
        GameState::Open => {
            if let Some(leaver) = (0..seats).find(left) {
                return Some(Settlement::Resign(game.players[leaver].person.id));
            }
            (0..seats).find_map(|player| {
                let sits = &game.players[player];
                if sits.computer.is_some() {
                    return None;
                }
                let by = match status(player) {
                    Some(Status::Substituted) => None,
                    _ => Some(now.tournament.entrant(seated(player))?.person.clone()),
                };
                let same = by.as_ref().is_some_and(|by| by.id == sits.person.id);
                (!same && !sits.substitute).then_some(Settlement::Replace { player, by })
            })
        }
    }
}

/// Whether the tournament itself tells its channel that an unfinished game is called off: with a ruling, or its end.
pub fn tells_of_calling_off(now: &Snapshot, game: &Game) -> bool {
    let paired = game.tournament.and_then(|board| now.replay.game(board.number));
    now.tournament.is_over() || paired.is_some_and(|it| it.state != GameState::Void)
}

/// Nothing is due now: writes when the tournament is due next.
pub fn index(now: &Snapshot) -> TournamentChange {
    now.change().quietly_closed()
}

/// Records that every game has been checked against the decisions of the tournament.
pub fn games_looked_through(now: &Snapshot) -> TournamentChange {
    let mut change = now.change();
    change.after.tournament.unsettled = false;
    change.quietly_closed()
}
