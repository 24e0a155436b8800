//! Weather that takes more than a line of the table.
//!
//! | fault | what members see | lost | serves again |
//! |---|---|---|---|
//! | every post to one channel hangs | that channel waits, all others go on | nothing | at the next try after 30 s |
//! | rate limits behind a proxy | boards come when the limit allows it | nothing | when it ends |
//! | direct messages are closed | the reminder stands in the channel | nothing | at once |
//! | an outbox row that nobody can read | nothing; the log names it | what it said | at once |
//! | a game whose record or terms nobody can read | a sentence, in that game alone | nothing | when it is mended |
//! | a thousand games that fail when they are due | nothing | nothing | at once |
//! | a backup is put back | the games as they stood then | what came after it | at the start |

use std::path::Path;
use std::time::{Duration, Instant};

use bot::time::HOUR;
use local::{ChannelId, Endpoint, Exchange, Fault, FaultKind, Message, Traffic};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _};

use crate::club::{Club, code_in};
use crate::round::{Round, once};

/// Changes the data file under a bot that runs.
async fn tamper(data: &Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(data);
    let mut file = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql))
        .execute(&mut file)
        .await
        .unwrap();
}

/// The requests so far, with the times at which they were answered.
fn requests(club: &Club) -> Vec<(i64, Exchange)> {
    let traffic = club.discord.traffic(0).into_iter();
    let requests = traffic.filter_map(|entry| match entry.traffic {
        Traffic::Request(request) => Some((entry.at.as_millisecond(), request)),
        Traffic::Frame(_) => None,
    });
    requests.collect()
}

/// Waits until a message stands in a channel, however long the pauses are that lead to it.
async fn stands(club: &Club, channel: ChannelId, fits: impl Fn(&Message) -> bool) -> Message {
    let deadline = Instant::now() + Duration::from_mins(2);
    loop {
        if let Some(found) = club.discord.messages(channel).into_iter().find(&fits) {
            return found;
        }
        assert!(Instant::now() < deadline, "{}", club.bot.log());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Eight posts that hung for ever stopped every other delivery for ever: no request had a time limit, and one channel
/// could take all places.
#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_hangs_holds_up_no_other() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let stuck = club.discord.open_channel("stuck");
    let hang = Fault::new(Endpoint::CreateMessage, FaultKind::Hang).always();
    club.discord.fault(hang.in_channel(stuck));
    let mut waiting = Vec::new();
    for who in [&ana, &ben, &club.member("Chika"), &club.member("Dmitri")] {
        for _ in 0..3 {
            let asked = who.command(stuck, "pacru new", [("players", "2")]).unwrap();
            waiting.push(code_in(&club.answer_to(&asked, "new").await.content));
        }
    }
    let mut round = Round::begin(&club).await;
    round.play(&club).await;
    club.discord.clear_faults();
    for code in waiting {
        stands(&club, stuck, |message| message.content.contains(&code)).await;
    }
    round.play(&club).await;
    once(&club, &round.code, 2);
    club.close().await;
}

/// With its own limiter off behind a proxy, the bot tried two to eight times before it was allowed to.
#[tokio::test(flavor = "multi_thread")]
async fn rate_limits_are_obeyed_behind_a_proxy() {
    const WAIT: Duration = Duration::from_millis(1300);
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let endpoints = [
        Endpoint::CreateMessage,
        Endpoint::EditMessage,
        Endpoint::EditResponse,
    ];
    for (endpoint, global) in endpoints.into_iter().zip([false, true, false]) {
        let busy = FaultKind::RateLimit {
            retry_after: WAIT,
            global,
        };
        club.discord.fault(Fault::new(endpoint, busy).times(2));
        round.play(&club).await;
    }
    // There are three seconds to acknowledge what a member does.
    let busy = FaultKind::RateLimit {
        retry_after: WAIT,
        global: false,
    };
    club.discord
        .fault(Fault::new(Endpoint::InteractionCallback, busy));
    round.play(&club).await;
    once(&club, &round.code, 4);
    club.all_is_told().await;
    let requests = requests(&club);
    let limited = requests.iter().enumerate();
    let limited: Vec<_> = limited.filter(|(_, it)| it.1.status == Some(429)).collect();
    assert_eq!(limited.len(), 7);
    for (number, (at, request)) in limited {
        let same = |other: &&(i64, Exchange)| {
            (&other.1.method, &other.1.path) == (&request.method, &request.path)
        };
        let (next, _) = requests[number + 1..].iter().find(same).unwrap();
        let waited = next - at;
        assert!(waited >= 1300, "{} after {waited} ms", request.path);
    }
    club.close().await;
}

/// Discord's 50007 was taken for final, and whoever had closed their direct messages was never reminded.
#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_to_closed_direct_messages_goes_to_the_channel() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    for member in [&ana, &ben] {
        let direct = [("where", "in a direct message")];
        club.answer(member, "pacru time reminders", direct).await;
    }
    let (_, board) = club.table(&[&ana, &ben]).await;
    let late = club.called(&board);
    club.discord.accept_direct_messages(&late, false);
    club.forward(37 * HOUR);
    let first = club.see("a reminder", |it| it.content.contains("still your turn"));
    let first = first.await;
    assert_eq!(first.pinged, [late.id()]);

    // Sometimes Discord refuses the conversation already.
    let closed = FaultKind::Error {
        status: 403,
        code: 50007,
        message: "Cannot send messages to this user".to_owned(),
    };
    club.discord.accept_direct_messages(&late, true);
    club.discord.fault(Fault::new(Endpoint::CreateDm, closed));
    club.forward(13 * HOUR);
    let second = club.see("another reminder", |it| {
        it.content.contains("still your turn") && it.id != first.id
    });
    assert_eq!(second.await.pinged, [late.id()]);
    club.close().await;
}

/// One row that nobody could read stopped all deliveries, one game all lists in which it stood.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_stops_nothing_else() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let (broken, _) = club.table(&[&ana, &ben]).await;
    let (derailed, _) = club.table(&[&ana, &ben]).await;
    let mut round = Round::begin(&club).await;
    club.all_is_told().await;
    let data = club.data();
    tamper(
        &data,
        r#"INSERT INTO outbox (dedupe_key, game_id, channel_id, kind, intent, nonce, not_before, created_at)
           SELECT 'telegram', id, channel_id, 'telegram', '{"kind":"telegram"}', 'x', 0, 0 FROM games LIMIT 1;
           UPDATE games SET terms = '{"pace":7}' WHERE id = 1;
           INSERT INTO game_events (game_id, seq, kind, at) SELECT id, seq + 1, 'miracle', 0 FROM games WHERE id = 2;
           UPDATE games SET seq = seq + 1, due_at = 0 WHERE id = 2;"#,
    )
    .await;

    round.play(&club).await;
    club.logs("telegram").await;
    let listed = club.answer(&ana, "pacru games", []).await;
    assert!(listed.content.contains(&round.code), "{}", listed.content);
    assert!(!listed.content.contains(&broken), "{}", listed.content);
    for code in [&broken, &derailed] {
        let options = [("game", code.as_str())];
        let said = club.answer(&ana, "pacru board", options).await;
        assert!(said.content.contains("cannot read"), "{}", said.content);
    }
    club.logs("left out").await;
    round.play(&club).await;
    once(&club, &round.code, 2);
    club.close().await;
}

/// A hundred games that failed whenever they were due stopped every clock.
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_broken_games_delay_no_other() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    for member in [&ana, &ben] {
        club.answer(member, "pacru time vacation", [("by_itself", "false")])
            .await;
    }
    club.table(&[&ana, &ben]).await;
    // Nine hundred cannot be read; a hundred have no players, and are due for ever.
    tamper(
        &club.data(),
        r#"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
           INSERT INTO games (code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply,
                              to_move, created_at, started_at, terms, due_at)
           SELECT printf('X%04d', n), guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply,
                  to_move, created_at, started_at, '{"pace":7}', 1
           FROM games, numbers;
           INSERT INTO chairs (game_id, chair, user_id, name, kind)
           SELECT games.id, chair, user_id, name, kind FROM games, chairs WHERE game_id = 1 AND games.id BETWEEN 2 AND 901;"#,
    )
    .await;
    club.forward(100 * HOUR);
    club.see("the end", |message| {
        message.content.contains("ran out of time")
    })
    .await;
    assert!(club.bot.log().contains("X0900"), "they were tried, too");
    club.close().await;
}

/// The numbers of new messages began again where the backup ended, and Discord showed the old message for the new one.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_restored_backup_new_messages_are_new() {
    let mut club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    club.all_is_told().await;
    assert!(club.bot.terminate().success());
    let kept = std::fs::read(club.data()).unwrap();
    club.restart().await;
    let (before, _) = club.table(&[&ana, &ben]).await;
    club.all_is_told().await;
    assert!(club.bot.terminate().success());
    for suffix in ["-wal", "-shm"] {
        let mut name = club.data().into_os_string();
        name.push(suffix);
        // A clean end leaves none.
        drop(std::fs::remove_file(name));
    }
    std::fs::write(club.data(), kept).unwrap();
    club.restart().await;
    let (after, board) = club.table(&[&ana, &ben]).await;
    assert_ne!(before, after);
    assert!(board.content.contains(&after), "{}", board.content);
    club.close().await;
}
