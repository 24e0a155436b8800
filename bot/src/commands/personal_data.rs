//! Everything that is stored about one member, as a file for them.

use play::UserId;
use serde_json::{Value, json};
use service::Games;
use store::{Selection, StoreError};
use view::OwnData;

use crate::operator::maintenance::{MaintenanceError, date, export};

/// Collects what is stored about a member on all servers, in a file of at most about `limit` bytes:
/// one JSON object with the rows of each table that are about them, and the newest of their games
/// that fit. Other members appear under their names, without ids.
pub(crate) async fn own_data(
    games: &Games,
    user: UserId,
    limit: usize,
) -> Result<(OwnData, Vec<u8>), StoreError> {
    let store = games.store();
    let about = about(games, user).await?;
    let room = limit.saturating_sub(about.len());
    let mut lines = Vec::new();
    let exported = export(store, &Selection::Member(user), false, &mut lines).await;
    let exported = exported.map_err(|error| match error {
        MaintenanceError::Store(error) => error,
        other => unwritten(&other),
    })?;
    if !exported.left_out.is_empty() {
        tracing::error!(left_out = ?exported.left_out, "unreadable games are not exported");
    }
    let lines = String::from_utf8_lossy(&lines);
    let mut newest: Vec<&str> = Vec::new();
    let (mut room, mut all) = (room, 0);
    for line in lines.lines().rev() {
        all += 1;
        if room > line.len() && newest.len() + 1 == all {
            room -= line.len() + 2;
            newest.push(line);
        }
    }
    newest.reverse();

    // Each game has a line of its own, so that people can read the file too.
    let about = about.trim_end_matches(['\n', '}']).trim_end();
    let json = format!("{about},\n  \"games\": [\n{}\n  ]\n}}\n", newest.join(",\n"));
    let due = store.erasure_of(user).await?;
    let servers = store.servers_of(user).await?.len();
    let own = OwnData { games: all, all: newest.len() == all, servers, due };
    Ok((own, json.into_bytes()))
}

fn unwritten(error: &dyn std::error::Error) -> StoreError {
    StoreError::Unreadable(format!("the data of a member: {error}"))
}

/// Everything but the games, as JSON. The names of tables and columns are those of
/// [the one list of them](store::TABLES).
async fn about(games: &Games, user: UserId) -> Result<String, StoreError> {
    let store = games.store();
    let servers = store.servers_of(user).await?;
    let mut about = store.personal_data(user).await?;
    let mut tell = |name: &str, value: Value| about.insert(name.to_owned(), value);
    tell("member", json!(user.to_string()));
    tell("written", json!(date(games.now())));
    tell("servers", servers.iter().map(ToString::to_string).collect());
    serde_json::to_string_pretty(&about).map_err(|error| unwritten(&error))
}
