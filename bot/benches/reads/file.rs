//! A data file as it is after years: made by SQL from a few played games, which takes seconds instead of hours.

use std::path::{Path, PathBuf};

use play::UserId;
use rules::{Kind, Position, Seat, Setup, Status};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
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
        self.id(self.sums.partition_point(|sum| *sum < at))
    }

    #[expect(clippy::unused_self, reason = "they have ids")]
    pub(crate) fn id(&self, number: usize) -> UserId {
        UserId::from(10_000 + i64::try_from(number).unwrap_or(0))
    }
}

/// The file, made now or earlier.
pub(crate) async fn made() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let version = schema::SQLITE.iter().map(|migration| migration.version).max();
    let path = folder.join(format!("reads-{}.db", version.unwrap_or(0)));
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
    templates(&mut file).await?;
    games(&mut file).await?;
    for query in FOLLOWS {
        sqlx::query(query).execute(&mut file).await?;
    }
    sqlx::query(sqlx::AssertSqlSafe(in_order)).execute(&mut file).await?;
    sqlx::query("COMMIT").execute(&mut file).await?;
    file.close().await
}

/// What happened in a game.
#[derive(Default)]
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

/// Plays some games at random and writes down their turns.
async fn templates(file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "CREATE TABLE template_events (template INTEGER, seq INTEGER, kind TEXT, player INTEGER, ply INTEGER, notation TEXT,
           hash INTEGER, to_move INTEGER, PRIMARY KEY (template, seq)) WITHOUT ROWID",
    )
    .execute(&mut *file)
    .await?;
    sqlx::query(
        "CREATE TABLE templates (template INTEGER PRIMARY KEY, ruleset TEXT, setup TEXT, seats INTEGER, last INTEGER)",
    )
    .execute(&mut *file)
    .await?;
    sqlx::query("CREATE TABLE played (game_id INTEGER PRIMARY KEY, template INTEGER)")
        .execute(&mut *file)
        .await?;
    let mut random = fastrand::Rng::with_seed(1);
    for template in 0..TEMPLATES {
        let (kind, seats) = match template % 10 {
            0..4 => (Kind::Pacru, 2),
            4 => (Kind::Pacru, 4),
            5 => (Kind::Azacru, 2),
            6 => (Kind::Azacru, 3),
            7 | 8 => (Kind::Shacru, 2),
            _ => (Kind::Pasang, 2),
        };
        let setup = Setup::new(kind, seats).expect("a game for so many");
        let turns = 20 + template % 25;
        // Random kas may be captured early; these games go on.
        let events = std::iter::repeat_with(|| events(&setup, turns, &mut random))
            .find(|events| events.last().is_some_and(|last| last.to_move.is_some()))
            .expect("the iterator does not end");
        for (seq, event) in (1_i64..).zip(&events) {
            sqlx::query("INSERT INTO template_events VALUES ($1, $2, $3, $4, $5, $6, $7, $8)")
                .bind(template)
                .bind(seq)
                .bind(event.kind)
                .bind(event.index)
                .bind(event.ply)
                .bind(event.notation.as_deref())
                .bind(event.hash)
                .bind(event.to_move)
                .execute(&mut *file)
                .await?;
        }
        let json = serde_json::to_string(&setup).expect("a set-up");
        sqlx::query("INSERT INTO templates VALUES ($1, $2, $3, $4, $5)")
            .bind(template)
            .bind(kind.slug())
            .bind(json)
            .bind(i64::try_from(seats).unwrap_or(2))
            .bind(i64::try_from(events.len()).unwrap_or(0))
            .execute(&mut *file)
            .await?;
    }
    Ok(())
}

/// Seats members at the games.
async fn games(file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let (members, mut random) = (Members::new(), fastrand::Rng::with_seed(2));
    let seats: Vec<i64> = sqlx::query_scalar("SELECT seats FROM templates ORDER BY template")
        .fetch_all(&mut *file)
        .await?;
    for game in 1..=GAMES {
        let template = random.i64(0..TEMPLATES);
        let at = BEGINNING + game * BETWEEN;
        // The newer a game, the more likely it goes on.
        let status = match game {
            _ if game > GAMES - 200 => "open",
            _ if random.i64(0..GAMES) < game * 2 / GOING => "active",
            _ if game % 50 == 0 => "cancelled",
            _ => "finished",
        };
        let seats = seats[usize::try_from(template).unwrap_or(0)];
        let mut players: Vec<UserId> = Vec::new();
        while i64::try_from(players.len()).unwrap_or(0) < if status == "open" { 1 } else { seats } {
            let player = members.draw(&mut random);
            if !players.contains(&player) {
                players.push(player);
            }
        }
        sqlx::query(
            "INSERT INTO games (id, code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply,
               to_move, state_hash, created_at, started_at, ended_at, terms, began_at, deadline_at, due_at, rematch_of)
             SELECT $1, $2, $3, $4, $5, ruleset, 1, setup, $6,
               iif($6 = 'open', 1, last), iif($6 = 'open', 0, ply), iif($6 = 'active', to_move, NULL), hash, $7,
               iif($6 = 'open', NULL, $7), iif($6 IN ('finished', 'cancelled'), $7 + $8, NULL),
               '{\"pace\":\"3d+1d cap 7d\",\"rated\":true}', iif($6 = 'active', $7, NULL), iif($6 = 'active', $9, NULL),
               iif($6 IN ('open', 'active'), $9, NULL), iif($1 % 4 = 0 AND $1 > 8, $1 - 8, NULL)
             FROM templates JOIN template_events USING (template) WHERE template = $10 AND seq = last",
        )
        .bind(game)
        .bind(code(game))
        .bind(GUILD)
        .bind(CHANNEL + game % CHANNELS)
        .bind(players[0].get())
        .bind(status)
        .bind(at)
        .bind(random.i64(1..60) * 86_400_000)
        .bind(4_000_000_000_000_i64 + at)
        .bind(template)
        .execute(&mut *file)
        .await?;
        sqlx::query("INSERT INTO played VALUES ($1, $2)")
            .bind(game)
            .bind(template)
            .execute(&mut *file)
            .await?;
        for (index, player) in (0_i64..).zip(&players) {
            let place = (status == "finished").then_some(index + 1);
            sqlx::query(
                "INSERT INTO players (game_id, player, user_id, name, kind, bank, points, place)
                 VALUES ($1, $2, $3, 'Member ' || $3, 'seated', 259200000, $4, $4)",
            )
            .bind(game)
            .bind(index)
            .bind(player.get())
            .bind(place)
            .execute(&mut *file)
            .await?;
        }
    }
    Ok(())
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

/// What follows from the games and their players.
const FOLLOWS: [&str; 14] = [
    // The turns are spread over the time of the game.
    "INSERT INTO game_events (game_id, seq, kind, player, ply, notation, state_hash, at)
     SELECT games.id, event.seq, event.kind, event.player, event.ply, event.notation, event.hash,
       created_at + (coalesce(ended_at, (SELECT max(created_at) FROM games)) - created_at) / games.seq * event.seq
     FROM games JOIN played ON played.game_id = games.id JOIN template_events AS event USING (template)
     WHERE games.status <> 'open'",
    "INSERT INTO game_events (game_id, seq, kind, player, at) SELECT id, 1, 'create', 0, created_at FROM games WHERE status = 'open'",
    "INSERT INTO posts (message_id, channel_id, game_id, purpose, seq, live, posted_at)
     SELECT game_id * 1000 + game_events.seq, channel_id, game_id, iif(kind = 'create', 'lobby', 'board'), game_events.seq, 0, at
     FROM game_events JOIN games ON games.id = game_id WHERE kind IN ('create', 'start', 'turn')",
    "INSERT INTO rating_changes (game_id, player, pool, mu0, sigma0, mu1, sigma1)
     SELECT id, player, ruleset || iif(json_extract(setup, '$.seats') IN ('SN', 'NS'), '-2', '-m'), 25.0, 5.0, 26.0 - player, 4.9
     FROM games JOIN players ON game_id = id WHERE status = 'finished'",
    "INSERT INTO results SELECT * FROM results_computed",
    "INSERT INTO ratings (guild_id, pool, user_id, mu, sigma, games, last_at)
     SELECT guild_id, pool, user_id, 20.0 + user_id % 100 / 10.0, 3.0, count(*), max(ended_at)
     FROM rating_changes JOIN players USING (game_id, player) JOIN games ON id = game_id GROUP BY guild_id, pool, user_id",
    "INSERT INTO people (user_id, vacation_from, vacation_until)
     SELECT DISTINCT user_id, 1735689600000, 1736689600000 FROM players WHERE user_id % 3 = 0",
    "INSERT INTO preferences (user_id, confirm, side, targets, show)
     SELECT DISTINCT user_id, 'tapped', 'own', 'marked', 'picture' FROM players WHERE user_id % 3 = 1",
    "INSERT INTO blocks (user_id, blocked_id, active, interaction_id)
     SELECT DISTINCT user_id, user_id + 1, 1, user_id FROM players WHERE user_id % 4 = 0",
    "INSERT INTO interactions (id, game_id, answer, at)
     SELECT game_id * 1000 + seq, game_id, 'Played.', at FROM game_events WHERE kind = 'turn' AND game_id > 99000",
    "INSERT INTO outbox (dedupe_key, game_id, channel_id, intent, state, not_before, created_at)
     SELECT 'board:' || game_id || ':' || game_events.seq, game_id, channel_id,
       json_object('kind', 'board', 'since', game_events.seq, 'seq', game_events.seq), 'done', at, at
     FROM game_events JOIN games ON games.id = game_id WHERE kind = 'turn' AND game_id > 97000",
    "DROP TABLE template_events",
    "DROP TABLE templates",
    "DROP TABLE played",
];
