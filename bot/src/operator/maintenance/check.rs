//! `pacru check`: is the file sound, and does every game lead to its stored position?

use std::sync::Arc;

use play::{ActionError, Game, GameStatus};
use service::Games;
use store::{
    IntegrityReport, Location, OpenError, RowFlaw, Selection, Store, StoreError, newest_good_backup,
};

use super::{MaintenanceError, count, id, named, size};
use crate::operator::output::say;

/// Checks the data, replays the games under way, or with `all` every game that ever began, and prints the result.
pub(crate) async fn check(data: &Location, all: bool) -> Result<(), MaintenanceError> {
    let IntegrityReport { is_older, bytes, games, .. } = Store::integrity_check(data).await?;
    say(format_args!("{data} ({}, {})", size(bytes), count(games, "game")))?;
    if let Some(path) = data.file() {
        say("its pages fit together")?;
        match newest_good_backup(path).await {
            Some(backup) => {
                say(format_args!("the newest good backup is {}", backup.display()))?;
            }
            None => say("there is no backup beside it")?,
        }
    }
    if is_older {
        let older = OpenError::Older(data.clone());
        return Ok(say(format_args!("its rows and games were not read: {older}"))?);
    }
    let flaws = Store::row_check(data).await?;
    if flaws.is_empty() {
        say(if data.file().is_some() { "the file is sound" } else { "every row can be read" })?;
    }

    let service = Games::new(Arc::new(Store::open_to_read(data).await?));
    let selection = if all { Selection::All } else { Selection::UnderWay };
    let verdict = replay(&service, &selection).await;
    let behind = behind(service.store()).await;
    service.store().close().await;
    let (replayed, derailed) = verdict?;
    let behind = behind?;
    if !derailed.is_empty() {
        return Err(MaintenanceError::Derailed(derailed));
    }
    say(format_args!("{} replayed, and every position is as stored", count(replayed, "game")))?;
    if behind.is_empty() {
        say("every deadline follows from what happened")?;
    } else {
        // It does no harm: whoever looks computes it again before they act.
        let codes = named(&behind);
        say(format_args!(
            "stored deadlines are older than what happened in {codes}; the bot corrects them when it starts"
        ))?;
    }
    if flaws.is_empty() { Ok(()) } else { Err(rows(&flaws)) }
}

/// The codes of the unfinished games and tournaments that are stored as due at another time than follows from what happened
/// in them.
async fn behind(store: &Store) -> Result<Vec<String>, StoreError> {
    let (mut behind, mut last) = (Vec::new(), None);
    loop {
        let games = store.next_games(&Selection::Unfinished, last).await?;
        let Some(end) = games.last() else {
            behind.extend(store.tournaments_behind().await?);
            return Ok(behind);
        };
        last = Some(id(end));
        // What cannot be read was named before.
        for game in games.into_iter().flatten() {
            if !store.is_indexed(&game).await? {
                behind.push(game.code);
            }
        }
    }
}

/// The error about rows that are wrong. Results follow from the games; nothing but a backup brings back the others.
fn rows(flaws: &[RowFlaw]) -> MaintenanceError {
    let remedy = if flaws.iter().all(|flaw| flaw.table == "results") {
        "`pacru rebuild-ratings` computes them again, while the bot is stopped"
    } else {
        "a backup from before has them as they were"
    };
    let rows = flaws.iter().map(ToString::to_string).collect();
    MaintenanceError::Rows { rows, remedy: remedy.to_owned() }
}

/// How many games lead to their position, and the codes of those that lead to another or cannot be read.
async fn replay(
    service: &Games,
    selection: &Selection,
) -> Result<(i64, Vec<String>), MaintenanceError> {
    let (mut replayed, mut derailed) = (0, Vec::new());
    let mut last = None;
    loop {
        let games = service.store().next_games(selection, last).await?;
        let Some(end) = games.last() else {
            return Ok((replayed, derailed));
        };
        last = Some(id(end));
        for game in games {
            let game = match game {
                Ok(game) => game,
                Err(unreadable) => {
                    derailed.push(unreadable.code);
                    continue;
                }
            };
            match leads_to_its_position(service, &game).await? {
                Some(true) => replayed += 1,
                Some(false) => derailed.push(game.code),
                None => {}
            }
        }
    }
}

/// Whether the events of a game lead to its stored position; `None` if it has never begun.
async fn leads_to_its_position(
    service: &Games,
    game: &Game,
) -> Result<Option<bool>, MaintenanceError> {
    if matches!(game.status, GameStatus::Open | GameStatus::Cancelled) {
        return Ok(None);
    }
    match service.replay(game, game.seq, game.seq).await {
        Ok(replay) => Ok(Some(replay.position.fingerprint() == game.state_hash)),
        Err(service::Error::Refused(ActionError::NotBegun(_))) if game.ply == 0 => Ok(None),
        Err(service::Error::Refused(_) | service::Error::Store(StoreError::Unreadable(_))) => {
            Ok(Some(false))
        }
        Err(service::Error::Store(error)) => Err(error.into()),
    }
}
