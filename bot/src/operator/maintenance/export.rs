//! `pacru export`: games as JSON lines, one object per game.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use jiff::Timestamp;
use play::import::Imported;
use play::time::{Millis, Reason};
use play::{Event, EventKind, Game, Terms, UserId, record, seat_of};
use rules::Seat;
use serde::Serialize;
use serde_json::Value;
use store::{Location, Selection, Store, StoreError};

use super::{MaintenanceError, count, id, size};
use crate::operator::output::{self, OutputError};

/// One game in an export. `.github/docs/data-file.md` describes the fields.
#[derive(Serialize)]
struct Line<'a> {
    code: &'a str,
    game: &'static str,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    server: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    channel: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened_by: Option<String>,
    tournament: Option<String>,
    /// Where it comes from, if it was not played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    imported: Option<&'a Imported>,
    options: &'a rules::Options,
    terms: &'a Terms,
    players: Vec<Player<'a>>,
    opened: Option<String>,
    started: Option<String>,
    ended: Option<String>,
    /// Since when it no longer counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    annulled: Option<String>,
    turns: u32,
    clock: Clock,
    record: Option<String>,
    events: Vec<Happened<'a>>,
}

/// One of its players.
#[derive(Serialize)]
struct Player<'a> {
    /// Seats are assigned when play begins.
    seat: Option<Seat>,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    state: &'static str,
    computer: Option<&'static str>,
    place: Option<u8>,
    points: Option<u16>,
    /// Milliseconds that were left when their clock last started.
    bank: Option<Millis>,
    missed: u32,
    away_since: Option<String>,
    substitute: bool,
    /// Whether the player is the member whose games are exported; left out for all others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    you: bool,
}

/// Whose turn it is, and how long they have.
#[derive(Serialize)]
struct Clock {
    /// The number of the player to move, from 0.
    player: Option<usize>,
    since: Option<String>,
    deadline: Option<String>,
    /// The deadline that an earlier version had shown; the clock runs out no earlier.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<String>,
    paused: Option<String>,
    reminded: Option<String>,
    /// Until when the player wants no reminder.
    #[serde(skip_serializing_if = "Option::is_none")]
    quiet_until: Option<String>,
    claimable: bool,
    /// What did not count on any clock of the table.
    uncounted: Vec<Stopped>,
}

/// An interval that did not count.
#[derive(Serialize)]
struct Stopped {
    reason: Reason,
    from: Option<String>,
    /// None while it goes on.
    until: Option<String>,
}

/// Something that has happened in it.
#[derive(Serialize)]
struct Happened<'a> {
    number: i64,
    what: &'static str,
    /// The number of the player, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Value>,
    at: Option<String>,
    /// Milliseconds that each player had left then, before what they were given with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    banks: Option<&'a [Option<Millis>]>,
}

/// What was exported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// The number of games.
    pub games: u64,
    /// The codes of those that cannot be read and were left out.
    pub left_out: Vec<String>,
}

/// Writes the games of a selection to `out`, one JSON object per line, in the order in which they were opened.
/// Discord's ids are included only `with_ids`, but for the places of a member's own games.
pub async fn export(
    store: &Store,
    selection: &Selection,
    with_ids: bool,
    out: &mut (impl Write + Send),
) -> Result<Exported, MaintenanceError> {
    let (mut exported, mut last) = (Exported::default(), None);
    loop {
        let games = store.next_games(selection, last).await?;
        let Some(end) = games.last() else {
            return Ok(exported);
        };
        last = Some(id(end));
        for game in games {
            let game = match game {
                Ok(game) => game,
                Err(unreadable) => {
                    exported.left_out.push(unreadable.code);
                    continue;
                }
            };
            let history = match store.history(&game, game.seq).await {
                Ok(history) => history,
                Err(StoreError::Unreadable(_)) => {
                    exported.left_out.push(game.code);
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            let tournament = match game.tournament {
                Some(board) => store.tournament_code(board.tournament).await?,
                None => None,
            };
            let line = line(&game, &history, tournament, selection, with_ids);
            serde_json::to_writer(&mut *out, &line)
                .map_err(|error| OutputError::from(io::Error::from(error)))?;
            out.write_all(b"\n").map_err(OutputError::from)?;
            exported.games += 1;
        }
    }
}

/// Exports games to a file, overwriting an existing one only with `force`, or to standard output; prints how many.
pub(crate) async fn export_to(
    data: &Location,
    selection: &Selection,
    with_ids: bool,
    output: Option<&Path>,
    force: bool,
) -> Result<(), MaintenanceError> {
    let store = Store::open_to_read(data).await?;
    if store.next_games(selection, None).await?.is_empty() {
        nothing(data, selection)?;
    }
    let exported = match output {
        None => {
            let mut out = BufWriter::new(io::stdout());
            let exported = export(&store, selection, with_ids, &mut out).await?;
            out.flush().map_err(OutputError::from)?;
            // Standard output contains the games. They are there, even if nobody reads their number.
            let _unread = writeln!(io::stderr(), "{}", games(&exported));
            exported
        }
        Some(path) => {
            let mut out = BufWriter::new(output::create(path, force, data.file())?);
            let exported = export(&store, selection, with_ids, &mut out).await;
            let exported = exported.map_err(|error| error.in_file(path))?;
            let file =
                out.into_inner().map_err(|error| output::unwritten(path)(error.into_error()))?;
            let bytes = file.finish().map_err(OutputError::from)?;
            output::say(format_args!(
                "{} ({}, {})",
                path.display(),
                size(bytes),
                games(&exported)
            ))?;
            exported
        }
    };
    store.close().await;
    if exported.left_out.is_empty() {
        Ok(())
    } else {
        Err(MaintenanceError::LeftOut(exported.left_out))
    }
}

/// Whether an empty selection is an error.
fn nothing(data: &Location, selection: &Selection) -> Result<(), MaintenanceError> {
    let data = data.clone();
    match selection {
        Selection::Game(code) => Err(MaintenanceError::NoSuchGame { code: code.clone(), data }),
        Selection::Server(server) => Err(MaintenanceError::NoSuchServer { server: *server, data }),
        Selection::All | Selection::UnderWay | Selection::Unfinished | Selection::Member(_) => {
            Ok(())
        }
    }
}

fn games(exported: &Exported) -> String {
    count(i64::try_from(exported.games).unwrap_or(i64::MAX), "game")
}

/// A game as a line. A member reads where their own games are; in other exports ids of people,
/// channels and servers stand only `with_ids`.
fn line<'a>(
    game: &'a Game,
    history: &'a [Event],
    tournament: Option<String>,
    selection: &Selection,
    with_ids: bool,
) -> Line<'a> {
    let begun = history.iter().any(|event| event.kind == EventKind::Start);
    let is_own = |user: UserId| *selection == Selection::Member(user);
    let names_places = with_ids || matches!(selection, Selection::Member(_));
    let players = game.players.iter().enumerate().map(|(player, taken)| Player {
        seat: if begun { seat_of(game, player) } else { None },
        name: &taken.person.name,
        id: with_ids.then(|| taken.person.id.to_string()),
        state: taken.state.as_str(),
        computer: taken.computer.map(ai::Level::name),
        place: taken.place,
        points: taken.points,
        bank: taken.bank,
        missed: taken.missed,
        away_since: taken.left_at.and_then(date),
        substitute: taken.substitute,
        you: is_own(taken.person.id),
    });
    let events = history.iter().map(|event| Happened {
        number: event.seq,
        what: event.kind.as_str(),
        player: event.player,
        turn: event.kind.notation(),
        data: event.kind.data().and_then(|data| serde_json::from_str(&data).ok()),
        at: date(event.at),
        banks: event.banks.as_deref(),
    });
    let timing = &game.timing;
    let stopped = game.uncounted.intervals().iter().map(|it| Stopped {
        reason: it.reason,
        from: date(it.from),
        until: it.until.and_then(date),
    });
    Line {
        code: &game.code,
        game: game.setup.kind.slug(),
        status: game.status.as_str(),
        server: game.guild.filter(|_| names_places).map(|guild| guild.to_string()),
        channel: names_places.then(|| game.channel.to_string()),
        opened_by: (with_ids || is_own(game.creator)).then(|| game.creator.to_string()),
        tournament,
        imported: game.imported.as_ref(),
        options: &game.setup.options,
        terms: &game.terms,
        players: players.collect(),
        opened: date(game.created_at),
        started: game.started_at.and_then(date),
        ended: game.ended_at.and_then(date),
        annulled: game.annulled_at.and_then(date),
        turns: game.ply,
        clock: Clock {
            player: game.to_move,
            since: timing.began_at.and_then(date),
            deadline: timing.deadline_at.and_then(date),
            paused: timing.paused_at.and_then(date),
            reminded: timing.reminded_at.and_then(date),
            claimable: timing.claimable,
            opening: timing.opening.and_then(date),
            quiet_until: timing.remind_from.and_then(date),
            uncounted: stopped.collect(),
        },
        record: begun.then(|| record(game, history).to_string()),
        events: events.collect(),
    }
}

/// A time to the second, in UTC, in the format of RFC 3339.
pub(crate) fn date(at: Millis) -> Option<String> {
    Some(Timestamp::from_second(at.div_euclid(1000)).ok()?.to_string())
}
