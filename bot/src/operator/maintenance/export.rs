//! `pacru export`: games as JSON lines, one object per game.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use jiff::Timestamp;
use play::time::Millis;
use play::{Event, EventKind, Game, record, seat_of};
use rules::Seat;
use serde::Serialize;
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
    options: &'a rules::Options,
    players: Vec<Player<'a>>,
    opened: Option<String>,
    started: Option<String>,
    ended: Option<String>,
    turns: u32,
    record: Option<String>,
}

/// One of its players.
#[derive(Serialize)]
struct Player<'a> {
    /// Seats are assigned when play begins.
    seat: Option<Seat>,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    place: Option<u8>,
    points: Option<u16>,
    /// Whether the player is the member whose games are exported; left out for all others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    you: bool,
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
/// Discord's ids are included only `with_ids`.
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
            serde_json::to_writer(&mut *out, &line(&game, &history, selection, with_ids))
                .map_err(io::Error::from)?;
            out.write_all(b"\n")?;
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
            out.flush()?;
            // Standard output contains the games. They are there, even if nobody reads their number.
            let _unread = writeln!(io::stderr(), "{}", games(&exported));
            exported
        }
        Some(path) => {
            let mut out = BufWriter::new(output::create(path, force)?);
            let exported = export(&store, selection, with_ids, &mut out).await?;
            let written = out.flush().and_then(|()| out.get_ref().metadata());
            let bytes = written.map_err(OutputError::io(path))?.len();
            println!("{} ({}, {})", path.display(), size(bytes), games(&exported));
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
        Selection::All | Selection::UnderWay | Selection::Member(_) => Ok(()),
    }
}

fn games(exported: &Exported) -> String {
    count(i64::try_from(exported.games).unwrap_or(i64::MAX), "game")
}

fn line<'a>(game: &'a Game, history: &[Event], selection: &Selection, with_ids: bool) -> Line<'a> {
    let begun = history.iter().any(|event| event.kind == EventKind::Start);
    let players = game.players.iter().enumerate().map(|(player, taken)| Player {
        seat: if begun { seat_of(game, player) } else { None },
        name: &taken.person.name,
        id: with_ids.then(|| taken.person.id.to_string()),
        place: taken.place,
        points: taken.points,
        you: *selection == Selection::Member(taken.person.id),
    });
    Line {
        code: &game.code,
        game: game.setup.kind.slug(),
        status: game.status.as_str(),
        server: game.guild.filter(|_| with_ids).map(|guild| guild.to_string()),
        options: &game.setup.options,
        players: players.collect(),
        opened: date(game.created_at),
        started: game.started_at.and_then(date),
        ended: game.ended_at.and_then(date),
        turns: game.ply,
        record: begun.then(|| record(game, history).to_string()),
    }
}

/// A time to the second, in UTC, in the format of RFC 3339.
pub(crate) fn date(at: Millis) -> Option<String> {
    Some(Timestamp::from_second(at.div_euclid(1000)).ok()?.to_string())
}
