//! A data file as it is after years: made by SQL from a few played games, which takes seconds
//! instead of hours.

use std::path::{Path, PathBuf};

use play::UserId;
use rules::{Kind, Position, Seat, Setup, Status};
use serde::Serialize;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use store::Store;

pub(crate) const GUILD: i64 = 1_000_001;
pub(crate) const CHANNEL: i64 = 2_000_000;

const GAMES: i64 = 100_000;
const MEMBERS: i64 = 2_000;
const CHANNELS: i64 = 50;

/// One game in so many is going on.
const GOING: i64 = 10;

/// How many games are really played; the others are copies with other players.
const TEMPLATES: i64 = 200;

/// 1 January 2024, and the time between the beginnings of two games.
const BEGINNING: i64 = 1_704_067_200_000;
const BETWEEN: i64 = 900_000;

/// The present: 7 November 2026, when the last game has just been opened.
pub(crate) const NOW: i64 = BEGINNING + (GAMES + 1) * BETWEEN;

/// The members. The number of games of member n is proportional to 1 / √n.
pub(crate) struct Members {
    /// Running sums of their shares.
    sums: Vec<f64>,
}

impl Members {
    pub(crate) fn new() -> Self {
        let mut sum = 0.0;
        let sums = (1..=MEMBERS).map(|number| {
            sum += 1.0 / f64::from(i32::try_from(number).unwrap_or(i32::MAX)).sqrt();
            sum
        });
        Self { sums: sums.collect() }
    }

    pub(crate) fn draw(&self, random: &mut fastrand::Rng) -> UserId {
        let at = random.f64() * self.sums.last().copied().unwrap_or(0.0);
        Self::id(self.sums.partition_point(|sum| *sum < at))
    }

    pub(crate) fn id(number: usize) -> UserId {
        UserId::from(10_000 + i64::try_from(number).unwrap_or(0))
    }
}

/// The file, made now or earlier.
pub(crate) async fn made() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("reads-{}.db", store::newest_version()));
    if !path.exists() {
        let unfinished = path.with_extension("tmp");
        store::forget(&unfinished).expect("a folder that can be written to");
        make(&unfinished).await.expect("SQL");
        std::fs::rename(&unfinished, &path).expect("a folder that can be written to");
    }
    path
}

async fn make(path: &Path) -> Result<(), sqlx::Error> {
    Store::open(&path.into()).await.expect("a new file").close().await;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Delete)
        .synchronous(SqliteSynchronous::Off)
        .foreign_keys(false)
        .disable_statement_logging();
    let mut file = options.connect().await?;
    sqlx::query("BEGIN").execute(&mut file).await?;
    let in_order: String =
        sqlx::query_scalar("SELECT sql FROM sqlite_schema WHERE name = 'game_events_in_order'")
            .fetch_one(&mut file)
            .await?;
    sqlx::query("DROP TRIGGER game_events_in_order").execute(&mut file).await?;
    sqlx::query("CREATE TABLE drawn AS SELECT $1 AS templates, $2 AS games")
        .bind(json!(templates()).to_string())
        .bind(json!(games()).to_string())
        .execute(&mut file)
        .await?;
    sqlx::raw_sql(include_str!("file.sql")).execute(&mut file).await?;
    sqlx::query(sqlx::AssertSqlSafe(in_order)).execute(&mut file).await?;
    sqlx::query("COMMIT").execute(&mut file).await?;
    file.close().await
}

/// What happened in a game.
#[derive(Default, Serialize)]
struct Event {
    kind: &'static str,
    index: Option<i64>,
    ply: i64,
    notation: Option<String>,
    hash: i64,
    to_move: Option<i64>,
}

/// A game of so many turns at random.
fn events(setup: &Setup, turns: i64, random: &mut fastrand::Rng) -> Vec<Event> {
    let index = |seat: Seat| {
        let index = setup.seats.iter().position(|other| other == seat);
        index.and_then(|index| i64::try_from(index).ok())
    };
    let to_move = |position: &Position| match position.status() {
        Status::Turn(seat) => index(seat),
        Status::Over(_) => None,
    };
    let mut position = Position::new(setup).expect("the usual start");
    let mut events: Vec<Event> = (0_i64..)
        .zip(setup.seats.iter())
        .map(|(index, _)| Event {
            kind: if index == 0 { "create" } else { "join" },
            index: Some(index),
            ..Event::default()
        })
        .collect();
    events.push(Event {
        kind: "start",
        hash: position.fingerprint().cast_signed(),
        to_move: to_move(&position),
        ..Event::default()
    });
    for ply in 1..=turns {
        let Status::Turn(seat) = position.status() else {
            break;
        };
        let turn = random.choice(&position.legal(false)).expect("a turn").clone();
        position = position.play(&turn).expect("a legal turn").position;
        events.push(Event {
            kind: "turn",
            index: index(seat),
            ply,
            notation: Some(turn),
            hash: position.fingerprint().cast_signed(),
            to_move: to_move(&position),
        });
    }
    events
}

/// The games that are really played, at random.
fn templates() -> Vec<Value> {
    let mut random = fastrand::Rng::with_seed(1);
    let template = |template: i64| {
        let (kind, seats) = table(template);
        let setup = Setup::new(kind, seats).expect("a game for so many");
        let turns = 20 + template % 25;
        // Random kas may be captured early; these games go on.
        let events = std::iter::repeat_with(|| events(&setup, turns, &mut random))
            .find(|events| events.last().is_some_and(|last| last.to_move.is_some()));
        json!({ "ruleset": kind.slug(), "setup": setup, "events": events })
    };
    (0..TEMPLATES).map(template).collect()
}

/// The game of a template, and for how many.
fn table(template: i64) -> (Kind, usize) {
    match template % 10 {
        0..4 => (Kind::Pacru, 2),
        4 => (Kind::Pacru, 4),
        5 => (Kind::Azacru, 2),
        6 => (Kind::Azacru, 3),
        7 | 8 => (Kind::Shacru, 2),
        _ => (Kind::Pasang, 2),
    }
}

/// All games, with members in their seats.
fn games() -> Vec<Value> {
    let (members, mut random) = (Members::new(), fastrand::Rng::with_seed(2));
    let game = |game: i64| {
        let template = random.i64(0..TEMPLATES);
        // The newer a game, the more likely it goes on.
        let status = match game {
            _ if game > GAMES - 200 => "open",
            _ if random.i64(0..GAMES) < game * 2 / GOING => "active",
            _ if game % 50 == 0 => "cancelled",
            _ => "finished",
        };
        let mut players: Vec<i64> = Vec::new();
        while players.len() < if status == "open" { 1 } else { table(template).1 } {
            let player = members.draw(&mut random).get();
            if !players.contains(&player) {
                players.push(player);
            }
        }
        json!({
            "id": game, "code": code(game), "guild": GUILD, "channel": CHANNEL + game % CHANNELS,
            "template": template, "status": status, "players": players, "at": BEGINNING + game * BETWEEN,
            "took": random.i64(1..60) * 86_400_000,
        })
    };
    (1..=GAMES).map(game).collect()
}

/// A code for each number: five letters of the alphabet of codes.
fn code(mut number: i64) -> String {
    const LETTERS: &[u8] = b"23456789BCDFGHJKLMNPQRSTVWXZ";
    let mut code = String::new();
    for _ in 0..5 {
        code.push(char::from(LETTERS[usize::try_from(number % 28).unwrap_or(0)]));
        number /= 28;
    }
    code
}
