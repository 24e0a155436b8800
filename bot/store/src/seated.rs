//! Reads games: each row is a row of `games` beside one of its players. One query reads a whole game, so the players
//! are those of the same moment.

use play::tournament::Board;
use play::{Game, GameId, GameStatus, Person, Player, PlayerState, Series, Terms, Timing};

use super::{Result, StoreError, narrow};

/// A game of a selection that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableGame {
    /// Row id.
    pub id: GameId,
    /// Its code.
    pub code: String,
    /// Why it cannot be read.
    pub why: String,
}

/// A row of `games` beside a row of `players`, column by column: `SELECT games.*, players.*`. The rows of a game follow
/// each other, in the order of its players.
#[derive(sqlx::FromRow)]
pub(super) struct SeatedRow {
    pub(super) id: i64,
    pub(super) code: String,
    pub(super) guild_id: Option<i64>,
    pub(super) channel_id: i64,
    pub(super) creator_id: i64,
    #[expect(dead_code, reason = "repeats what `setup` says, for queries by hand")]
    pub(super) ruleset: String,
    pub(super) rules_version: i64,
    pub(super) setup: String,
    pub(super) status: String,
    pub(super) seq: i64,
    pub(super) version: i64,
    pub(super) ply: i64,
    pub(super) to_move: Option<i64>,
    pub(super) state_hash: i64,
    pub(super) created_at: i64,
    pub(super) started_at: Option<i64>,
    pub(super) ended_at: Option<i64>,
    pub(super) terms: String,
    pub(super) began_at: Option<i64>,
    pub(super) deadline_at: Option<i64>,
    pub(super) paused_at: Option<i64>,
    pub(super) reminded_at: Option<i64>,
    pub(super) claimable: i64,
    pub(super) due_at: Option<i64>,
    pub(super) rematch_of: Option<i64>,
    pub(super) series_of: Option<i64>,
    pub(super) round: i64,
    pub(super) untold_from: Option<i64>,
    #[expect(dead_code, reason = "follows from the rest, for the index of those who wait")]
    pub(super) awaits_computer: i64,
    pub(super) tournament_id: Option<i64>,
    pub(super) board: Option<i64>,
    #[expect(dead_code, reason = "the same as `id`")]
    pub(super) game_id: i64,
    pub(super) player: i64,
    pub(super) user_id: i64,
    pub(super) name: String,
    pub(super) kind: String,
    pub(super) computer: Option<String>,
    pub(super) bank: Option<i64>,
    pub(super) missed: i64,
    pub(super) left_at: Option<i64>,
    pub(super) substitute: i64,
    pub(super) points: Option<i64>,
    pub(super) place: Option<i64>,
}

/// The one game of these rows.
pub(super) fn game(rows: Vec<SeatedRow>) -> Result<Option<Game>> {
    let players = rows.iter().map(player).collect::<Result<_, _>>();
    let Some(row) = rows.into_iter().next() else {
        return Ok(None);
    };
    read(row, players?).map(Some)
}

/// The games of these rows, in their order.
pub(super) fn all(rows: Vec<SeatedRow>) -> Result<Vec<Game>> {
    each(rows).map(game).filter_map(Result::transpose).collect()
}

/// Like [`all`], but each game is either read or reported.
pub(super) fn all_or_why(rows: Vec<SeatedRow>) -> Vec<Result<Game, UnreadableGame>> {
    let read = |rows: Vec<SeatedRow>| {
        let first = rows.first()?;
        let (id, code) = (first.id.into(), first.code.clone());
        let unreadable = |error: StoreError| UnreadableGame { id, code, why: error.to_string() };
        game(rows).map_err(unreadable).transpose()
    };
    each(rows).filter_map(read).collect()
}

/// Like [`all`] without those that cannot be read; the log names them. One bad row must not hide the others.
pub(super) fn readable(rows: Vec<SeatedRow>) -> Vec<Game> {
    let readable = each(rows).filter_map(|rows| {
        game(rows).unwrap_or_else(|error| {
            tracing::error!(%error, "a game is left out");
            None
        })
    });
    readable.collect()
}

/// The rows of each game.
fn each(rows: Vec<SeatedRow>) -> impl Iterator<Item = Vec<SeatedRow>> {
    let mut rows = rows.into_iter().peekable();
    std::iter::from_fn(move || {
        let first = rows.next()?;
        let id = first.id;
        let mut seated = vec![first];
        while let Some(row) = rows.next_if(|row| row.id == id) {
            seated.push(row);
        }
        Some(seated)
    })
}

fn read(row: SeatedRow, players: Vec<Player>) -> Result<Game> {
    let code = row.code;
    let unreadable = |what: &str| StoreError::Unreadable(format!("{what} of game {code}"));
    let terms: Terms = serde_json::from_str(&row.terms).map_err(|_| unreadable("the terms"))?;
    let to_move: Option<usize> = narrow_optional(row.to_move)?;
    if to_move.is_some_and(|player| player >= players.len()) {
        return Err(unreadable("the player to move"));
    }
    Ok(Game {
        id: row.id.into(),
        guild: row.guild_id.map(Into::into),
        channel: row.channel_id.into(),
        creator: row.creator_id.into(),
        setup: serde_json::from_str(&row.setup).map_err(|_| unreadable("the set-up"))?,
        rules_version: narrow(row.rules_version)?,
        status: GameStatus::read(&row.status).ok_or_else(|| unreadable("the status"))?,
        untold_from: row.untold_from,
        seq: row.seq,
        version: row.version,
        ply: narrow(row.ply)?,
        to_move,
        state_hash: row.state_hash.cast_unsigned(),
        players,
        created_at: row.created_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        timing: Timing {
            began_at: row.began_at,
            deadline_at: row.deadline_at,
            paused_at: row.paused_at,
            reminded_at: row.reminded_at,
            claimable: row.claimable != 0,
            due_at: row.due_at,
        },
        rematch_of: row.rematch_of.map(Into::into),
        series: match row.series_of {
            Some(first) => Some(Series { first: first.into(), round: narrow(row.round)? }),
            None if terms.games > 1 => Some(Series { first: row.id.into(), round: 1 }),
            None => None,
        },
        tournament: match (row.tournament_id, row.board) {
            (Some(tournament), Some(board)) => Some(Board {
                tournament: tournament.into(),
                number: pairing::GameId(narrow(board)?),
            }),
            _ => None,
        },
        terms,
        code,
    })
}

fn player(row: &SeatedRow) -> Result<Player> {
    let unreadable = |what: &str| StoreError::Unreadable(format!("{what} of game {}", row.code));
    Ok(Player {
        person: Person::new(row.user_id, row.name.clone()),
        state: PlayerState::read(&row.kind).ok_or_else(|| unreadable("a player"))?,
        computer: row
            .computer
            .as_deref()
            .map(str::parse)
            .transpose()
            .map_err(|_| unreadable("a computer"))?,
        bank: row.bank,
        missed: narrow(row.missed)?,
        left_at: row.left_at,
        substitute: row.substitute != 0,
        points: narrow_optional(row.points)?,
        place: narrow_optional(row.place)?,
        picture_name: None,
    })
}

pub(super) fn narrow_optional<T: TryFrom<i64>>(number: Option<i64>) -> Result<Option<T>> {
    number.map(narrow).transpose()
}
