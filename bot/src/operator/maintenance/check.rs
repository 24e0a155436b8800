//! `pacru check`: is the file sound, and does every game lead to its stored position?

use std::sync::Arc;

use play::{ActionError, Game, GameStatus};
use service::Games;
use store::{IntegrityReport, Location, Selection, Store, StoreError, newest_good_backup};

use super::{MaintenanceError, count, id, size};

/// Checks the data, replays the games under way, or with `all` every game that ever began, and prints the result.
pub(crate) async fn check(data: &Location, all: bool) -> Result<(), MaintenanceError> {
    let IntegrityReport { is_older, bytes, games } = Store::integrity_check(data).await?;
    println!("{data} ({}, {})", size(bytes), count(games, "game"));
    if let Some(path) = data.file() {
        println!("the file is sound");
        match newest_good_backup(path).await {
            Some(backup) => println!("the newest good backup is {}", backup.display()),
            None => println!("there is no backup beside it"),
        }
    }
    if is_older {
        println!(
            "the games were not replayed: an older pacru has written them; start this one once, then check again"
        );
        return Ok(());
    }

    let service = Games::new(Arc::new(Store::open_to_read(data).await?));
    let selection = if all { Selection::All } else { Selection::UnderWay };
    let verdict = replay(&service, &selection).await;
    service.store().close().await;
    let (replayed, derailed) = verdict?;
    if derailed.is_empty() {
        println!("{} replayed, and every position is as stored", count(replayed, "game"));
        Ok(())
    } else {
        Err(MaintenanceError::Derailed(derailed))
    }
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
