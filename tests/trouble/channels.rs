//! Channels that hang, refuse, are rate-limited or are deleted.

use std::time::Duration;

use local::{Endpoint, Exchange, Fault, FaultKind, Member, Permissions, Traffic};
use play::time::{DAY, HOUR, MINUTE};

use crate::club::{Club, Says as _, code_in, refusal};
use crate::round::{Round, once};

/// The requests so far, with the times of their responses.
fn requests(club: &Club) -> Vec<(i64, Exchange)> {
    let traffic = club.discord.traffic(0).into_iter();
    let requests = traffic.filter_map(|entry| match entry.traffic {
        Traffic::Request(request) => Some((entry.at.as_millisecond(), request)),
        Traffic::Frame(_) => None,
    });
    requests.collect()
}

pub(super) async fn a_channel_that_hangs_holds_up_no_other() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let stuck = club.discord.open_channel("stuck");
    let hang = Fault::new(Endpoint::CreateMessage, FaultKind::Hang).always();
    club.discord.fault(hang.in_channel(stuck));
    let mut waiting = Vec::new();
    for who in [&ana, &ben, &club.member("Chika"), &club.member("Dmitri")] {
        for _ in 0..3 {
            let said = club.answer_in(stuck, who, "pacru new", [("players", "2")]).await;
            waiting.push(code_in(&said.content));
        }
    }
    let mut round = Round::begin(&club).await;
    round.play(&club).await;
    club.discord.clear_faults();
    for code in waiting {
        club.posted_in(stuck, &code).await;
    }
    round.play(&club).await;
    once(&club, &round.code, 2);
}

pub(super) async fn rate_limits_are_obeyed_behind_a_proxy() {
    const WAIT: Duration = Duration::from_millis(1300);
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let endpoints = [Endpoint::CreateMessage, Endpoint::EditMessage, Endpoint::EditResponse];
    for (endpoint, global) in endpoints.into_iter().zip([false, true, false]) {
        let busy = FaultKind::RateLimit { retry_after: WAIT, global };
        club.discord.fault(Fault::new(endpoint, busy).times(2));
        round.play(&club).await;
    }
    // An interaction must be acknowledged within three seconds.
    let busy = FaultKind::RateLimit { retry_after: WAIT, global: false };
    club.discord.fault(Fault::new(Endpoint::InteractionCallback, busy));
    round.play(&club).await;
    once(&club, &round.code, 4);
    club.all_is_posted().await;
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
}

/// Discord's 50007 was once taken as permanent.
pub(super) async fn a_reminder_goes_to_the_channel(close: fn(&Club, &Member)) {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    for member in [&ana, &ben] {
        let direct = [("where", "in a direct message")];
        club.answer(member, "pacru preferences", direct).await;
    }
    let (_, board) = club.table(&[&ana, &ben]).await;
    let late = club.called(&board);
    close(&club, &late);
    club.forward(37 * HOUR);
    let reminder = club.posted("still your turn").await;
    assert_eq!(reminder.pinged, [late.id()]);
}

/// The player to move must be told, whatever happens to the picture; and the picture follows.
pub(super) async fn a_board_whose_picture_is_refused_is_text_until_it_is_taken() {
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    round.play(&club).await;
    club.discord.fault(Fault::new(Endpoint::CreateMessage, refusal(413, 40005)));
    round.play(&club).await;
    assert!(round.board.attachments.is_empty() && round.board.content.contains("```"));
    assert!(round.board.buttons().count() > 0, "it can be played on");
    // A board removes the buttons of earlier ones only after it is posted.
    club.boards_are_bare(&round.code).await;
    club.forward(2 * MINUTE);
    // Any new message makes the outbox check its queue.
    club.table(&[&club.member("Chika"), &club.member("Dmitri")]).await;
    let (board, code) = (round.board.id, round.code.clone());
    club.see("the picture", |message| {
        message.id == board && message.content.contains(&code) && !message.attachments.is_empty()
    })
    .await;
    once(&club, &round.code, 2);
    round.play(&club).await;
    club.older_boards_are_bare(&round.code).await;
}

pub(super) async fn a_missing_permission_is_named() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let channel = club.channel();
    club.discord.deny(channel, Permissions::ATTACH_FILES);
    let refused = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    refused.says("**Attach Files**");
    refused.does_not_say("Send Messages");
    assert!(club.discord.messages(channel).is_empty());
    club.discord.allow(channel, Permissions::ATTACH_FILES);

    // If the permission is removed in the middle of a game, no turn is lost, and the board comes as
    // soon as the permission is back.
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    club.discord.deny(channel, Permissions::SEND_MESSAGES);
    let said = club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    said.says("You have played `e1-e2`");
    said.says("**Send Messages**");
    let private = club.answer(other, "pacru board", []).await;
    private.says("turn 1");
    assert!(!private.attachments.is_empty(), "{}", private.content);
    once(&club, &code, 0);
    club.logs("will try again").await;
    club.discord.allow(channel, Permissions::SEND_MESSAGES);
    club.answer(other, "pacru games", []).await;
    club.board(&code, 1).await;
    once(&club, &code, 1);
}

/// What does not count on the clocks of a game.
async fn uncounted(club: &Club, code: &str) -> String {
    let query = format!("SELECT uncounted FROM games WHERE code = '{code}'").leak();
    let (uncounted,): (String,) = testing::database::row(&club.data(), query).await;
    uncounted
}

/// Once a game was lost on time in a channel in which the bot could not write: nobody had read that it was their turn.
pub(super) async fn no_clock_runs_where_no_board_arrives() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    club.no_vacations(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    let channel = club.channel();
    club.discord.deny(channel, Permissions::SEND_MESSAGES);
    club.answer(&mover, "pacru move", [("move", "e1-e2")]).await.says("You have played `e1-e2`");
    club.until("a clock that stands still", async || {
        uncounted(&club, &code).await.contains("unreachable")
    })
    .await;
    club.forward(10 * DAY);
    club.discord.allow(channel, Permissions::SEND_MESSAGES);
    club.answer(other, "pacru games", []).await;
    club.board(&code, 1).await;
    club.play(other, &code, "e9-e8").await.says("You have played");
}

pub(super) async fn without_a_thread_the_game_is_played_in_the_channel() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    club.discord.fault(Fault::new(Endpoint::Channels, refusal(403, 50013)));
    let options = [("thread", "true"), ("computer", "Novice")];
    let said = club.answer(&ana, "pacru new", options).await;
    let code = code_in(&said.content);
    club.board(&code, 0).await;
    club.resign(&ana, &code).await;
    club.posted("resigns").await;
    club.all_is_posted().await;
    let parent = format!("/channels/{}", club.channel());
    let archives = |(_, request): &(i64, Exchange)| {
        request.method == "PATCH" && request.path.ends_with(&parent)
    };
    assert!(!requests(&club).iter().any(archives));
}

/// The game continues in the next message.
pub(super) async fn a_board_is_deleted() {
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    club.discord.delete_message(&round.board);
    round.play(&club).await;
    club.all_is_posted().await;
}

/// Messages once waited until the clock had caught up.
pub(super) async fn the_clock_is_put_back() {
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    round.play(&club).await;
    club.forward(-5 * HOUR);
    round.play(&club).await;
    round.play(&club).await;
    once(&club, &round.code, 3);
}
