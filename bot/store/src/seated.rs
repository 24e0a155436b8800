//! Reads games: each row is a row of `games` beside one of its players. One query reads a whole game, so the players
//! are those of the same moment.

use play::import::Imported;
use play::time::Uncounted;
use play::tournament::Board;
use play::{
    Game, GameId, GameStatus, Person, Player, PlayerState, Series, Terms, Timing, untrusted,
};
use rules::Setup;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{Sqlite, SqliteValueRef};
use sqlx::{Database, Decode, Type};
use sqlx_postgres::{PgValueRef, Postgres};

use super::{Result, StoreError, narrow, time, time_if_any};

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

/// A text of which whatever is no text is replaced, so that one damaged row does not hide the others of its query.
#[derive(Clone, Debug, derive_more::From)]
pub(super) struct Text(pub(super) String);

/// The same, if there is one.
#[derive(Clone, Debug)]
pub(super) struct TextIfAny(pub(super) Option<Text>);

impl From<Option<String>> for TextIfAny {
    fn from(text: Option<String>) -> Self {
        Self(text.map(Text))
    }
}

impl<'r> Decode<'r, Sqlite> for Text {
    fn decode(value: SqliteValueRef<'r>) -> Result<Self, BoxDynError> {
        let bytes = <&[u8] as Decode<'r, Sqlite>>::decode(value)?;
        Ok(Self(String::from_utf8_lossy(bytes).into_owned()))
    }
}

/// A server keeps no text that is none.
impl<'r> Decode<'r, Postgres> for Text {
    fn decode(value: PgValueRef<'r>) -> Result<Self, BoxDynError> {
        Ok(Self(<String as Decode<'r, Postgres>>::decode(value)?))
    }
}

impl<'r, E: Database> Decode<'r, E> for TextIfAny
where
    Text: Decode<'r, E> + Type<E>,
{
    fn decode(value: E::ValueRef<'r>) -> Result<Self, BoxDynError> {
        Ok(Self(<Option<Text> as Decode<'r, E>>::decode(value)?))
    }
}

/// Both are kept as texts.
macro_rules! is_text {
    ($($Text:ty),+) => {$(
        impl<E: Database> Type<E> for $Text
        where
            String: Type<E>,
        {
            fn type_info() -> E::TypeInfo {
                <String as Type<E>>::type_info()
            }

            fn compatible(kind: &E::TypeInfo) -> bool {
                <String as Type<E>>::compatible(kind)
            }
        }
    )+};
}
is_text!(Text, TextIfAny);

/// A row of `games` beside a row of `players`, column by column: `SELECT games.*, players.*`. The rows of a game follow
/// each other, in the order of its players.
#[derive(sqlx::FromRow)]
pub(super) struct SeatedRow {
    pub(super) id: i64,
    pub(super) code: Text,
    pub(super) guild_id: Option<i64>,
    pub(super) channel_id: i64,
    pub(super) creator_id: i64,
    pub(super) ruleset: Text,
    pub(super) rules_version: i64,
    pub(super) setup: Text,
    pub(super) status: Text,
    pub(super) seq: i64,
    pub(super) version: i64,
    pub(super) ply: i64,
    pub(super) to_move: Option<i64>,
    pub(super) state_hash: i64,
    pub(super) created_at: i64,
    pub(super) started_at: Option<i64>,
    pub(super) ended_at: Option<i64>,
    pub(super) terms: Text,
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
    pub(super) uncounted: Text,
    pub(super) opening: Option<i64>,
    pub(super) remind_from: Option<i64>,
    pub(super) imported: TextIfAny,
    #[expect(dead_code, reason = "so that nobody imports a game twice")]
    pub(super) import_key: TextIfAny,
    pub(super) annulled_at: Option<i64>,
    #[expect(dead_code, reason = "the same as `id`")]
    pub(super) game_id: i64,
    pub(super) player: i64,
    pub(super) user_id: i64,
    pub(super) name: Text,
    pub(super) kind: Text,
    pub(super) computer: TextIfAny,
    pub(super) bank: Option<i64>,
    pub(super) missed: i64,
    pub(super) left_at: Option<i64>,
    pub(super) substitute: i64,
    pub(super) points: Option<i64>,
    pub(super) place: Option<i64>,
}

/// The one game of these rows.
pub(super) fn game(rows: Vec<SeatedRow>) -> Result<Option<Game>> {
    let players = rows.iter().zip(0..).map(|(row, place)| player(row, place));
    let players = players.collect::<Result<_, _>>();
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
        let (id, code) = (first.id.into(), first.code.0.clone());
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
    let code = row.code.0;
    let unreadable = |what: &str| StoreError::Unreadable(format!("{what} of game {code}"));
    let terms: Terms = serde_json::from_str(&row.terms.0).map_err(|_| unreadable("the terms"))?;
    let to_move: Option<usize> = narrow_optional(row.to_move)?;
    if to_move.is_some_and(|player| player >= players.len()) {
        return Err(unreadable("the player to move"));
    }
    let setup: Setup = serde_json::from_str(&row.setup.0).map_err(|_| unreadable("the set-up"))?;
    let seats = setup.seats.len();
    let fits =
        if row.started_at.is_some() { players.len() == seats } else { players.len() <= seats };
    if !fits {
        return Err(unreadable("the number of players"));
    }
    if row.ruleset.0 != setup.kind.slug() {
        return Err(unreadable("the kind"));
    }
    if row.seq < 0 || row.seq > i64::from(u32::MAX) {
        return Err(unreadable("the number of events"));
    }
    Ok(Game {
        id: row.id.into(),
        guild: row.guild_id.map(Into::into),
        channel: row.channel_id.into(),
        creator: row.creator_id.into(),
        setup,
        rules_version: narrow(row.rules_version)?,
        status: GameStatus::read(&row.status.0).ok_or_else(|| unreadable("the status"))?,
        untold_from: row.untold_from,
        seq: row.seq,
        version: row.version,
        ply: narrow(row.ply)?,
        to_move,
        state_hash: row.state_hash.cast_unsigned(),
        players,
        created_at: time(row.created_at)?,
        started_at: time_if_any(row.started_at)?,
        ended_at: time_if_any(row.ended_at)?,
        annulled_at: time_if_any(row.annulled_at)?,
        timing: Timing {
            began_at: time_if_any(row.began_at)?,
            opening: time_if_any(row.opening)?,
            deadline_at: time_if_any(row.deadline_at)?,
            paused_at: time_if_any(row.paused_at)?,
            reminded_at: time_if_any(row.reminded_at)?,
            remind_from: time_if_any(row.remind_from)?,
            claimable: row.claimable != 0,
            due_at: time_if_any(row.due_at)?,
        },
        uncounted: uncounted(&row.uncounted.0)?.ok_or_else(|| unreadable("what does not count"))?,
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
        imported: match row.imported.0 {
            Some(json) => Some(imported(&json.0).ok_or_else(|| unreadable("the origin"))?),
            None => None,
        },
        terms,
        code,
    })
}

/// What does not count, as it was kept; none if that cannot be read.
pub(super) fn uncounted(text: &str) -> Result<Option<Uncounted>> {
    let Ok(uncounted) = serde_json::from_str::<Uncounted>(text) else {
        return Ok(None);
    };
    for interval in uncounted.intervals() {
        time(interval.from)?;
        time_if_any(interval.until)?;
    }
    Ok(Some(uncounted))
}

/// Where a game comes from that was imported. What an earlier version kept of it passes the same door again.
fn imported(json: &str) -> Option<Imported> {
    let kept: Imported = serde_json::from_str(json).ok()?;
    let tame = |text: Option<String>| text.map(untrusted::name);
    Some(Imported { date: tame(kept.date), place: tame(kept.place) })
}

/// The player at a place of the table: there is one at each, from 0 on.
fn player(row: &SeatedRow, place: i64) -> Result<Player> {
    let unreadable = |what: &str| StoreError::Unreadable(format!("{what} of game {}", row.code.0));
    if row.player != place {
        return Err(unreadable("the place of a player"));
    }
    Ok(Player {
        person: Person::new(row.user_id, row.name.0.clone()),
        state: PlayerState::read(&row.kind.0).ok_or_else(|| unreadable("a player"))?,
        computer: row
            .computer
            .0
            .as_ref()
            .map(|level| level.0.parse())
            .transpose()
            .map_err(|_| unreadable("a computer"))?,
        bank: time_if_any(row.bank)?,
        missed: narrow(row.missed)?,
        left_at: time_if_any(row.left_at)?,
        substitute: row.substitute != 0,
        points: narrow_optional(row.points)?,
        place: narrow_optional(row.place)?,
        picture_name: None,
    })
}

pub(super) fn narrow_optional<T: TryFrom<i64>>(number: Option<i64>) -> Result<Option<T>> {
    number.map(narrow).transpose()
}
