//! Everything that is stored about one member, as a file for them.

use play::time::Millis;
use play::{Availability, NotePlace, Preferences, UserId};
use serde_json::{Map, Value, json};
use service::Games;
use store::{Selection, StoreError};
use view::OwnData;

use crate::operator::maintenance::{MaintenanceError, date, export};

/// Collects what is stored about a member on all servers, in a file of at most about `limit` bytes: one JSON object with
/// their preferences, the newest of their games that fit, and so on. Other members appear under their names, without ids.
pub(crate) async fn own_data(
    games: &Games,
    user: UserId,
    limit: usize,
) -> Result<(OwnData, Vec<u8>), StoreError> {
    let store = games.store();
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
    let (mut room, mut all) = (limit, 0);
    for line in lines.lines().rev() {
        all += 1;
        if room > line.len() && newest.len() + 1 == all {
            room -= line.len() + 2;
            newest.push(line);
        }
    }
    newest.reverse();

    let servers = store.servers_of(user).await?;
    let mut about = about(games, user).await?;
    about.insert("servers".to_owned(), servers.iter().map(ToString::to_string).collect());
    // Each game has a line of its own, so that people can read the file too.
    let about = serde_json::to_string_pretty(&about).map_err(|error| unwritten(&error))?;
    let about = about.trim_end_matches(['\n', '}']).trim_end();
    let json = format!("{about},\n  \"games\": [\n{}\n  ]\n}}\n", newest.join(",\n"));
    let due = store.erasure_of(user).await?;
    let own = OwnData { games: all, all: newest.len() == all, servers: servers.len(), due };
    Ok((own, json.into_bytes()))
}

fn unwritten(error: &dyn std::error::Error) -> StoreError {
    StoreError::Unreadable(format!("the data of a member: {error}"))
}

async fn about(games: &Games, user: UserId) -> Result<Map<String, Value>, StoreError> {
    let store = games.store();
    let data = store.personal_data(user).await?;
    let blocked = store.blocked_by(user).await?;
    let locale = store.languages(Some(user), None).await?.client;
    let mut about = Map::new();
    let mut tell = |name: &str, value: Value| about.insert(name.to_owned(), value);
    tell("member", json!(user.to_string()));
    tell("written", json!(date(games.now())));
    tell("erased_at", json!(store.erasure_of(user).await?.and_then(date)));
    tell("preferences", preferences(&store.preferences(user).await?));
    tell("locale", json!(locale));
    tell("availability", availability(&store.availability(user).await?));
    tell("blocked", blocked.iter().map(ToString::to_string).collect());
    tell("invitations_declined", data.declined.into_iter().map(date).collect());
    tell("followed", json!(data.followed));
    tell("tasks", json!(data.tasks));
    let notes = data.notes.iter().map(|(game, note)| {
        let turn = match note.place {
            NotePlace::Game => None,
            NotePlace::Turn(turn) => Some(turn),
        };
        json!({ "game": game, "turn": turn, "text": note.text, "written": date(note.at) })
    });
    tell("notes", notes.collect());
    let tried = data.tried.iter().map(|(game, tree, at)| {
        let tree: Value = serde_json::from_str(tree).unwrap_or(Value::Null);
        json!({ "game": game, "tree": tree, "last": date(*at) })
    });
    tell("tried", tried.collect());
    let mistakes = store.mistakes_of(user).await?;
    let mistakes = mistakes.iter().map(|it| {
        json!({
            "game": it.code, "event": it.seq, "better": it.better, "chance": it.best, "chance_left": it.rest,
            "solved": it.solved, "next": it.due_at.and_then(date),
        })
    });
    tell("mistakes", mistakes.collect());
    let seeks = store.seeks_of(user).await?;
    let seeks = seeks.iter().map(|seek| {
        json!({
            "server": seek.guild.to_string(), "game": seek.kind.slug(), "players": seek.players,
            "pace": seek.pace.to_string(), "rated": seek.rated, "rating_from": seek.from, "rating_to": seek.to,
            "until": date(seek.until),
        })
    });
    tell("seeks", seeks.collect());
    let plans = data.plans.iter().map(|(game, lines)| {
        let lines: Value = serde_json::from_str(lines).unwrap_or(Value::Null);
        json!({ "game": game, "lines": lines })
    });
    tell("plans", plans.collect());
    let ratings = data.ratings.iter().map(|(server, pool, standing)| {
        json!({
            "server": server.to_string(), "pool": pool, "mu": standing.rating.mu, "sigma": standing.rating.sigma,
            "games": standing.games, "last_game": date(standing.last_at),
        })
    });
    tell("ratings", ratings.collect());
    let changes = data.rating_changes.iter().map(
        |(game, before, after)| json!({ "game": game, "mu_before": before, "mu_after": after }),
    );
    tell("rating_changes", changes.collect());
    let puzzles = data.puzzles.iter().map(|(kind, attempts)| {
        let rating = attempts.standing.map(|standing| standing.rating);
        json!({
            "game": kind.slug(), "tried": attempts.tried.len(), "solved": attempts.solved(),
            "mu": rating.map(|rating| rating.mu), "sigma": rating.map(|rating| rating.sigma),
        })
    });
    tell("puzzles", puzzles.collect());
    let daily = data.daily_answers.iter().map(|answer| {
        json!({
            "server": answer.guild_id.to_string(), "number": answer.number, "solved": answer.solved,
            "at": date(answer.at),
        })
    });
    tell("daily_puzzles", daily.collect());
    let entries = data.entries.iter().map(|entry| {
        json!({
            "tournament": entry.code, "server": entry.guild_id.to_string(), "name": entry.name,
            "state": entry.state,
        })
    });
    tell("tournaments", entries.collect());
    tell("organised", json!(data.organised));
    let moderated = data.moderated.iter().map(|done| {
        json!({
            "at": date(done.at), "server": done.guild_id.to_string(), "action": done.action,
            "reason": done.reason,
        })
    });
    tell("moderated", moderated.collect());
    Ok(about)
}

fn preferences(chosen: &Preferences) -> Value {
    json!({
        "confirm": chosen.confirm.as_str(), "side": chosen.side.as_str(), "targets": chosen.targets.as_str(),
        "show": chosen.show.as_str(), "theme": chosen.theme, "picture_name": chosen.picture_name,
        "language": chosen.language.map(play::Language::as_str),
        "review": chosen.review.as_str(),
    })
}

fn availability(reached: &Availability) -> Value {
    let clock = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
    let days = |time: Millis| time / play::time::DAY;
    let vacation = reached.vacation.as_ref();
    json!({
        "notify": reached.notify.as_str(), "daily_message": clock(reached.daily_minute),
        "remind": reached.remind.as_str(), "time_zone": reached.time_zone,
        "quiet_hours": reached.quiet.map(|(from, until)| format!("{}-{}", clock(from), clock(until))),
        "snoozed_until": reached.snoozed_until.and_then(date),
        "reminded_at": reached.reminded_at.and_then(date),
        "vacation": vacation.map(|span| json!([date(span.start), date(span.end)])),
        "automatic_vacation": reached.automatic_vacation,
        "vacation_days_used": days(reached.vacation_used), "vacation_year": reached.vacation_year,
    })
}
