//! Channels that keep only the newest board, and games that are played in threads unless their table says otherwise.

use std::time::SystemTime;

use local::{ChannelKind, Endpoint, Fault, Member, Message};

use play::time::DAY;
use rules::{Kind, Position, Status};

use crate::club::{Club, Says as _, code_in, refusal};
use crate::computers::next;

/// Waits until everything is posted, and this many messages of a game are left in the channel, not counting its table.
async fn left(club: &Club, code: &str, number: usize) {
    club.all_is_posted().await;
    club.until(&format!("{number} messages"), async || {
        let mut messages = club.all_with(code);
        messages.retain(|it| !it.content.contains("** has started"));
        messages.len() == number
    })
    .await;
}

async fn set(club: &Club, manager: &Member, option: (&str, &str), answer: &str) {
    club.answer(manager, "pacru-admin settings", [option]).await.says(answer);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_newest_board_stays_where_the_server_wishes() {
    let (mut club, eva, [ana, ben]) = Club::managed(["Ana", "Ben"], "en-GB").await;
    let (code, first) = club.table(&[&ana, &ben]).await;
    let (south, north) = club.sides(&first, &ana, &ben);
    club.turn(&south, &code, 1, "e1-e2").await;
    left(&club, &code, 2).await;

    let newest = ("boards", "only the newest");
    set(&club, &eva, newest, "Only the newest board of a game stays").await;
    // An offer is posted beside the board, and removed with it: the next board tells it.
    club.answer(north, "pacru offer", [("what", "a draw")]).await;
    club.posted("offers a draw").await;
    club.play(north, &code, "e9-e8").await;
    club.posted("turn 2:").await.says("offers a draw");
    // The first board lost its buttons before the server chose the option, and stays.
    left(&club, &code, 2).await;

    // Messages that could not be deleted are deleted after a restart, and the new board pings only once.
    club.discord.fault(Fault::new(Endpoint::DeleteMessage, refusal(500, 0)));
    let third = club.turn(&south, &code, 3, "e2-e3").await;
    assert_eq!(club.called(&third).id(), north.id());
    club.crash().await;
    left(&club, &code, 2).await;

    // A member deletes the newest board: nothing is lost.
    club.discord.delete_message(&third);
    club.turn(north, &code, 4, "e8-e7").await;
    left(&club, &code, 2).await;

    club.resign(&ana, &code).await;
    club.posted("resigns").await;
    left(&club, &code, 2).await;
}

/// Once, a game of four people left 49 messages in its channel: a board for each turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_four_leaves_few_messages_and_each_board_tells_the_turns_before() {
    let (club, members) = Club::with(["Ana", "Ben", "Chika", "Dmitri"]).await;
    club.nobody_chose_boards().await;
    let (code, mut board) = club.table_of(Kind::Shacru, &members.each_ref()).await;
    let mut position = Position::start(Kind::Shacru, 4).unwrap();
    // Turns after which nobody has to pass.
    let next = |position: &Position| {
        position.legal(false).into_iter().find_map(|turn| {
            let after = position.play(&turn).unwrap().position;
            let goes_on = matches!(after.status(), Status::Turn(_)) && after.forced().is_none();
            goes_on.then_some((turn, after))
        })
    };
    let mut ply = 0;
    while ply < 60
        && let Some((turn, after)) = next(&position)
    {
        ply += 1;
        club.play(&club.called(&board), &code, &turn).await;
        position = after;
        let told = format!("turn {ply}:");
        board =
            club.see(&told, |it| it.content.contains(&code) && it.content.contains(&told)).await;
        if ply == 12 {
            // Since the last turn of the player to move, three others have played.
            board.says("turn 10:");
            board.says("turn 11:");
            board.does_not_say("turn 8:");
        }
    }
    assert!(ply > 20, "{ply}");
    club.all_is_posted().await;
    club.until("few messages", async || club.all_with(&code).len() <= 2).await;
    assert!(club.messages().len() <= 12, "{:#?}", club.messages());
}

/// Whoever is notified once a day is pinged by one message with all boards, but for the games that they chose otherwise. Who
/// is notified how: `bot/service/src/tests.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn one_message_a_day_replaces_pings() {
    let (club, members) = Club::with(["Ana", "Ben"]).await;
    for member in &members {
        let said = club.answer(member, "pacru preferences", [("notify", "once a day")]).await;
        said.says("Every day at 18:00 (UTC), one message lists all games");
    }
    let (code, board) = club.table(&members.each_ref()).await;
    assert!(board.pinged.is_empty(), "{}", board.content);
    let called = |it: &&Member| board.content.contains(&format!("<@{}>", it.id()));
    let [mover, other] = [true, false].map(|calls| {
        members.iter().find(|it| called(it) == calls).expect("one is to move, and one waits")
    });

    club.forward(DAY);
    let lists = |message: &Message| message.content.starts_with('☀');
    let daily = club.see("the daily message", lists).await;
    daily.says(&code);
    assert_eq!((&*daily.pinged, daily.attachments.len()), (&[mover.id()][..], 1));
    club.press(mover, &daily, "Next game").await.says("your turn");

    let more = club.press(other, &board, "More").await;
    let chosen =
        club.pick(other, &more, "Notifications in this game: Ping me when it is my turn").await;
    chosen.says("notification preferences");
    club.play(mover, &code, "e1-e2").await;
    assert_eq!(club.board(&code, 1).await.pinged, [other.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_says_itself_which_boards_stay() {
    let (club, eva, [ana, _]) = Club::managed(["Ana", "Ben"], "en-GB").await;
    let play = async |options: &[(&str, &str)]| {
        let options = [&[("computer", "Casual")], options].concat();
        let code = code_in(&club.answer(&ana, "pacru new", options).await.content);
        next(&club, &code, &ana, None).await;
        code
    };
    let code = play(&[("boards", "only the newest")]).await;
    left(&club, &code, 1).await;
    set(&club, &eva, ("boards", "only the newest"), "older ones are deleted").await;
    let code = play(&[("boards", "all of them")]).await;
    // The turn of the person is posted at once, and the answer of the computer in a message of its own.
    let first = club.boards(&code).pop().expect("a board");
    let turns = club.position(club.channel(), &ana, &code).await.legal(false);
    club.play(&ana, &code, &turns[0]).await;
    next(&club, &code, &ana, Some(&first)).await.says("🤖 Casual computer");
    let boards = club.boards(&code);
    let own = &boards[boards.len() - 2];
    own.says("🤖 Casual computer is thinking.");
    assert!(own.pinged.is_empty(), "{}", own.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_in_threads_where_the_server_wishes() {
    let (club, eva, [ana, _]) = Club::managed(["Ana", "Ben"], "es-ES").await;
    set(&club, &eva, ("threads", "true"), "cada partida se juega en un hilo propio").await;
    let threads = || {
        let channels = club.discord.channels().into_iter();
        let threads = channels.filter(|it| it.name.starts_with("Pacru "));
        threads.filter(|it| matches!(it.kind, ChannelKind::Thread(_))).count()
    };
    club.answer(&ana, "pacru new", [("computer", "Novice")]).await;
    club.posted("Se juega en").await;
    let options = [("computer", "Novice"), ("thread", "false")];
    let said = club.answer(&ana, "pacru new", options).await;
    club.first_board(&code_in(&said.content)).await;
    // A game that is opened in a thread or a forum post is played there.
    for place in ["friendly games", "autumn cup"] {
        let place = club.discord.channel(place).unwrap().id;
        club.answer_in(place, &ana, "pacru new", [("computer", "Novice")]).await;
        club.posted_in(place, &ana.mention()).await;
        let typed = [("move", "")];
        let choices = ana.autocomplete(place, "pacru move", typed, "move").await.unwrap();
        assert!(!choices.is_empty() && choices.len() <= 25);
    }
    assert_eq!(threads(), 1);
}

/// A time zone in which it is about five in the morning, so that no daily message of 18:00 becomes due during the test.
fn early_zone() -> String {
    let hour =
        i64::try_from(SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs()).unwrap() / 3600 % 24;
    let ahead = if hour > 17 { 29 - hour } else { 5 - hour };
    // The signs of these names are those of POSIX: west of Greenwich is positive.
    format!("Etc/GMT{:+}", -ahead)
}

/// Six days of a channel that refused messages once ended in six daily messages at once, each with a ping.
#[tokio::test(flavor = "multi_thread")]
async fn six_days_end_in_one_daily_message() {
    let (club, members) = Club::with(["Ana", "Ben"]).await;
    let zone = early_zone();
    for member in &members {
        let wanted = [("notify", "once a day"), ("time_zone", zone.as_str())];
        club.answer(member, "pacru preferences", wanted).await;
    }
    let (code, board) = club.table(&members.each_ref()).await;
    club.all_is_posted().await;
    club.discord.fault(Fault::new(Endpoint::CreateMessage, refusal(403, 50013)).always());
    for day in 1..=6_i64 {
        club.forward(DAY);
        club.until("a day's message", async || {
            let written = "SELECT count(*) FROM outbox WHERE kind = 'daily'";
            let tried = "SELECT count(*) FROM outbox WHERE kind = 'daily' AND attempts > 0";
            let count = async |query| testing::database::row::<(i64,)>(&club.data(), query).await.0;
            count(written).await == day && count(tried).await > 0
        })
        .await;
    }
    club.discord.clear_faults();
    club.forward(DAY / 3);
    let lists = |message: &Message| message.content.starts_with('☀');
    club.see("the daily message", lists).await.says(&code);
    club.all_is_posted().await;
    assert_eq!(club.messages().iter().filter(|it| lists(it)).count(), 1, "{}", board.content);
}

/// Discord notifies of every direct message, also those who had chosen that nothing pings them.
#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_is_silent_for_members_who_chose_never() {
    let (club, code, _, [ana, _]) = Club::playing().await;
    let watching = [("Chika", "never"), ("Dmitri", "at every turn")].map(|(name, notify)| {
        let member = club.member(name);
        (member, notify)
    });
    for (member, notify) in &watching {
        club.answer(member, "pacru preferences", [("notify", *notify)]).await;
        club.answer(member, "pacru people watch", [("game", code.as_str())]).await;
    }
    club.resign(&ana, &code).await;
    for (member, notify) in &watching {
        let direct = club.discord.direct(member);
        let told = club.see_in(direct, "the end", |it| it.content.contains(&code)).await;
        assert_eq!(told.is_silent(), *notify == "never", "{notify}");
    }
}
