//! The weather at Discord, as a table: each way in which it misbehaves, what members see of it, and how the bot serves
//! again. Nothing is lost in any of it: a game goes on after each, and each of its boards stands in the channel once.
//!
//! `cargo test -p bot --test tests weather:: -- --nocapture` prints how long it took until the next turn was played.

mod outbox;

use std::time::{Duration, Instant};

use local::{
    BadBody, Config, ConnectionFault, Discord, Endpoint, Event, Fault, FaultKind, GatewayFault,
    InteractionFault, PayloadFault, Traffic,
};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::club::{Bot, Club};
use crate::round::{Round, once};

/// Longer than any test waits.
const FOR_EVER: Duration = Duration::from_hours(1);

/// When it begins.
enum Weather {
    /// While the bot is down.
    BeforeTheStart(fn(&Discord)),
    /// In the middle of a game.
    MeanwhileInAGame(fn(&Discord)),
}

/// How the bot serves again.
enum Then {
    /// It serves although the weather lasts.
    Serves,
    /// By a new connection, with the old session or with a new one.
    Connects { resumed: bool },
    /// It says this in its log, waits, and serves when the weather is over.
    Waits(&'static str),
    /// It ends with this code and a line with these words, and serves after another start.
    Ends(i32, &'static str),
}
use Then::{Connects, Ends, Serves, Waits};
use Weather::{BeforeTheStart, MeanwhileInAGame};

/// The table: a test for each line.
macro_rules! weather {
    ($($(#[$seen:meta])+ $name:ident: $weather:expr => $then:expr;)+) => {
        $(
            $(#[$seen])+
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                endure(stringify!($name), $weather, $then).await;
            }
        )+
    };
}

weather! {
    /// Members see: nothing.
    the_gateway_cannot_be_asked_for_a_moment:
        BeforeTheStart(|discord| fail(discord, Endpoint::GatewayBot, 500, 2)) => Serves;
    /// Members see: the bot is offline until Discord answers.
    the_gateway_cannot_be_asked_for_long:
        BeforeTheStart(|discord| fail(discord, Endpoint::GatewayBot, 500, u32::MAX)) => Waits("Discord cannot be reached");
    /// Members see: the bot is offline until Discord answers. Five quick exits, and systemd gave up.
    everything_is_forbidden_for_a_while:
        BeforeTheStart(|discord| fail(discord, Endpoint::Any, 403, u32::MAX)) => Waits("Discord cannot be reached");
    /// Members see: the bot is offline until Discord answers.
    nothing_is_found_for_a_while:
        BeforeTheStart(|discord| fail(discord, Endpoint::Any, 404, u32::MAX)) => Waits("Discord cannot be reached");
    /// Members see: nothing. serenity fell back to an address that nobody had named.
    the_old_address_of_the_gateway_fails:
        BeforeTheStart(|discord| fail(discord, Endpoint::Gateway, 500, u32::MAX)) => Serves;
    /// Members see: nothing; the bot does not ask who it is.
    the_bots_own_account_is_forbidden:
        BeforeTheStart(|discord| fail(discord, Endpoint::Other, 403, u32::MAX)) => Serves;
    /// Members see: the bot is offline until it may come. A bot that comes sooner has its token reset.
    no_session_may_be_started:
        BeforeTheStart(|discord| discord.limit_session_starts(0, Duration::from_secs(3))) => Waits("no new session before");

    /// Members see: nothing.
    the_connection_breaks:
        MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::Disconnect)) => Connects { resumed: true };
    /// Members see: nothing.
    discord_asks_for_another_connection:
        MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::Reconnect)) => Connects { resumed: true };
    /// Members see: nothing.
    discord_asks_to_resume:
        MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::InvalidSession { resumable: true })) => Connects { resumed: true };
    /// Members see: what they do in these seconds fails, and they do it again.
    discord_forgets_the_session:
        MeanwhileInAGame(|discord| discord.gateway_fault(GatewayFault::InvalidSession { resumable: false })) => Connects { resumed: false };
    /// Members see: nothing.
    close_1000: MeanwhileInAGame(|discord| close(discord, 1000)) => Connects { resumed: true };
    /// Members see: nothing.
    close_4000_unknown_error: MeanwhileInAGame(|discord| close(discord, 4000)) => Connects { resumed: true };
    /// Members see: nothing.
    close_4002_decode_error: MeanwhileInAGame(|discord| close(discord, 4002)) => Connects { resumed: true };
    /// Members see: what they do in these seconds fails, and they do it again.
    close_4003_not_authenticated: MeanwhileInAGame(|discord| close(discord, 4003)) => Connects { resumed: false };
    /// Members see: the bot is offline until its operator has given it the right token.
    close_4004_authentication_failed: MeanwhileInAGame(|discord| close(discord, 4004)) => Ends(2, "DISCORD_TOKEN");
    /// Members see: what they do in these seconds fails, and they do it again.
    close_4007_invalid_sequence: MeanwhileInAGame(|discord| close(discord, 4007)) => Connects { resumed: false };
    /// Members see: nothing.
    close_4008_rate_limited: MeanwhileInAGame(|discord| close(discord, 4008)) => Connects { resumed: true };
    /// Members see: what they do in these seconds fails, and they do it again.
    close_4009_session_timed_out: MeanwhileInAGame(|discord| close(discord, 4009)) => Connects { resumed: false };
    /// Members see: the bot is offline until it is started again.
    close_4010_invalid_shard: MeanwhileInAGame(|discord| close(discord, 4010)) => Ends(1, "(close code 4010)");
    /// Members see: the bot is offline until it is started again.
    close_4011_sharding_required: MeanwhileInAGame(|discord| close(discord, 4011)) => Ends(1, "(close code 4011)");
    /// Members see: the bot is offline until there is a newer version of it.
    close_4012_invalid_version: MeanwhileInAGame(|discord| close(discord, 4012)) => Ends(2, "a newer version of pacru");
    /// Members see: the bot is offline until there is a newer version of it.
    close_4013_invalid_intents: MeanwhileInAGame(|discord| close(discord, 4013)) => Ends(2, "a newer version of pacru");
    /// Members see: the bot is offline until there is a newer version of it.
    close_4014_disallowed_intents: MeanwhileInAGame(|discord| close(discord, 4014)) => Ends(2, "a newer version of pacru");
    /// Members see: what they do in these ten seconds is answered late.
    the_next_connection_is_never_greeted:
        MeanwhileInAGame(|discord| {
            discord.connection_fault(ConnectionFault::Silence);
            discord.gateway_fault(GatewayFault::Disconnect);
        }) => Connects { resumed: true };
    /// Members see: what they do in these seconds is answered late.
    the_next_connections_are_closed_at_once:
        MeanwhileInAGame(|discord| {
            discord.connection_fault(ConnectionFault::Close(4000));
            discord.connection_fault(ConnectionFault::Close(4000));
            fail(discord, Endpoint::GatewayBot, 502, 2);
            discord.gateway_fault(GatewayFault::Disconnect);
        }) => Connects { resumed: true };

    /// Members see: the board once. The bot gave a post up as wrong when it could not read the response, and the board
    /// before kept its buttons.
    a_post_is_answered_with_nothing:
        MeanwhileInAGame(|discord| spoil(discord, Endpoint::CreateMessage, BadBody::Empty)) => Serves;
    /// Members see: the board once.
    a_post_is_answered_with_half_of_the_response:
        MeanwhileInAGame(|discord| spoil(discord, Endpoint::CreateMessage, BadBody::Truncated)) => Serves;
    /// Members see: the board once.
    a_post_is_answered_with_a_page_of_html:
        MeanwhileInAGame(|discord| spoil(discord, Endpoint::CreateMessage, BadBody::Html)) => Serves;
    /// Members see: the buttons of the older board go away a moment later.
    an_edit_is_answered_with_nothing:
        MeanwhileInAGame(|discord| spoil(discord, Endpoint::EditMessage, BadBody::Empty)) => Serves;
    /// Members see: nothing.
    an_answer_is_answered_with_a_page_of_html:
        MeanwhileInAGame(|discord| spoil(discord, Endpoint::EditResponse, BadBody::Html)) => Serves;
    /// Members see: nothing. The bot gave up its own messages, which all name the account.
    the_bots_account_gets_a_new_flag:
        MeanwhileInAGame(|discord| {
            discord.set_bot_flags(1 << 44);
            // The bot looks for this one among the others.
            discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
        }) => Serves;
    /// Members see: nothing. The bot did not start any more.
    the_bots_account_has_a_new_flag:
        BeforeTheStart(|discord| discord.set_bot_flags(1 << 44)) => Serves;

    /// Members see: the bot thinks a second longer.
    an_acknowledgement_hangs:
        MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::InteractionCallback, FaultKind::Hang))) => Serves;
    /// Members see: the bot thinks a second longer. The turn was lost after three seconds without a word.
    an_acknowledgement_arrives_and_is_not_answered:
        MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::InteractionCallback, FaultKind::Delay(FOR_EVER)))) => Serves;
    /// Members see: the bot thinks three seconds longer.
    no_acknowledgement_is_answered:
        MeanwhileInAGame(|discord| discord.fault(Fault::new(Endpoint::InteractionCallback, FaultKind::Delay(FOR_EVER)).times(u32::MAX))) => Serves;
}

fn fail(discord: &Discord, endpoint: Endpoint, status: u16, times: u32) {
    discord.fault(Fault::new(endpoint, FaultKind::Status(status)).times(times));
}

fn spoil(discord: &Discord, endpoint: Endpoint, body: BadBody) {
    discord.fault(Fault::new(endpoint, FaultKind::BadBody(body)));
}

fn close(discord: &Discord, code: u16) {
    discord.gateway_fault(GatewayFault::Close(code));
}

/// Plays a game through the weather.
async fn endure(name: &str, weather: Weather, then: Then) {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    round.play(&club).await;
    let mut events = club.discord.events();
    let began = Instant::now();
    let mut connects = None;
    match weather {
        BeforeTheStart(make) => {
            assert!(club.bot.terminate().success(), "{}", club.bot.log());
            make(&club.discord);
            club.bot = Bot::start(&club.discord, club.data());
            connects = Some(false);
        }
        MeanwhileInAGame(make) => make(&club.discord),
    }
    match then {
        Serves => {}
        Connects { resumed } => connects = Some(resumed),
        Waits(said) => {
            club.logs(said).await;
            assert!(!club.bot.has_ended(), "{}", club.bot.log());
            club.discord.clear_faults();
        }
        Ends(code, said) => {
            assert_eq!(club.bot.end().code(), Some(code), "{}", club.bot.log());
            let log = club.bot.log();
            let last = log.lines().last().expect("it says why");
            assert!(last.starts_with("pacru: ") && last.contains(said), "{log}");
            club.restart().await;
        }
    }
    if let Some(resumed) = connects {
        assert_eq!(
            connected(&mut events, &club).await,
            resumed,
            "{}",
            club.bot.log()
        );
    }
    round.play(&club).await;
    println!("{name}: the next turn after {:.1?}", began.elapsed());
    round.play(&club).await;
    once(&club, &round.code, 3);
    club.all_is_told().await;
    club.older_boards_are_bare(&round.code).await;
    club.close().await;
}

/// Waits until the bot is connected again: whether it has resumed its session.
async fn connected(events: &mut tokio::sync::broadcast::Receiver<Event>, club: &Club) -> bool {
    let connected = async {
        loop {
            if let Event::Connected {
                resumed,
                at_resume_url,
            } = events.recv().await.unwrap()
            {
                assert_eq!(at_resume_url, resumed, "Discord names an address for each");
                return resumed;
            }
        }
    };
    let connected = tokio::time::timeout(Duration::from_mins(1), connected).await;
    connected.unwrap_or_else(|_| panic!("it does not connect\n{}", club.bot.log()))
}

/// No heartbeat is acknowledged any more, though the connection stands. Members see: what they do in these seconds is
/// answered late. serenity began a new session then, and what members had done was lost.
#[tokio::test(flavor = "multi_thread")]
async fn the_connection_falls_silent() {
    let club = Club::open_with(Config {
        heartbeat_interval: Duration::from_secs(3),
        ..Config::default()
    })
    .await;
    let mut round = Round::begin(&club).await;
    let mut events = club.discord.events();
    let began = Instant::now();
    club.discord.gateway_fault(GatewayFault::Silence);
    // It is asked in vain, and hears of it when it resumes.
    round.play(&club).await;
    println!(
        "the_connection_falls_silent: the next turn after {:.1?}",
        began.elapsed()
    );
    assert!(connected(&mut events, &club).await, "{}", club.bot.log());
    once(&club, &round.code, 1);
    club.close().await;
}

/// The bot is shut out for days. Members see: the bot is offline, and nobody has lost a game when it is back.
#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_while_the_bot_is_shut_out() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    for member in [&ana, &ben] {
        let vacation = [("by_itself", "false")];
        club.answer(member, "pacru time vacation", vacation).await;
    }
    let mut round = Round::begin(&club).await;
    club.discord.limit_session_starts(0, Duration::from_secs(5));
    club.discord
        .gateway_fault(GatewayFault::InvalidSession { resumable: false });
    club.logs("no new session before").await;
    // Longer than a player has for a turn.
    club.forward(10 * bot::time::DAY);
    club.logs("the players get back the time").await;
    round.play(&club).await;
    once(&club, &round.code, 1);
    club.close().await;
}

/// An acknowledgement never arrives. Members see: Discord says that the bot did not respond, but what they asked for is
/// done, and the board shows it.
#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledgement_arrives() {
    let club = Club::open().await;
    let (code, board) = club
        .table(&[&club.member("Ana"), &club.member("Ben")])
        .await;
    let never = Fault::new(Endpoint::InteractionCallback, FaultKind::Hang);
    club.discord.fault(never.times(u32::MAX));
    let mover = club.called(&board);
    mover
        .command(club.channel(), "pacru move", [("move", "e1-e2")])
        .unwrap();
    club.board(&code, 1).await;
    once(&club, &code, 1);
    club.discord.clear_faults();
    club.close().await;
}

/// Discord may add to what it sends, and what it adds may be too much for serenity. Members see: nothing.
#[tokio::test(flavor = "multi_thread")]
async fn interactions_come_with_something_new() {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let news = [
        PayloadFault::AvatarHash,
        PayloadFault::WidePermissions,
        PayloadFault::HighFlags,
    ];
    for fault in news {
        club.discord
            .interaction_fault(InteractionFault::Payload(fault));
        round.play(&club).await;
    }
    for fault in [PayloadFault::UnknownComponent, PayloadFault::AvatarHash] {
        club.discord
            .interaction_fault(InteractionFault::Payload(fault));
        let mover = club.called(&round.board);
        let composer = club.press(&mover, &round.board, "Move").await;
        assert!(
            !composer.attachments.is_empty(),
            "{fault:?}: {}",
            composer.content
        );
    }
    assert_eq!(
        club.bot.log().matches("something new").count(),
        5,
        "{}",
        club.bot.log()
    );
    once(&club, &round.code, 3);
    // The independent judge would not know them either.
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
}

/// A client that has not been reloaded since an update, or a command of another version. Members see: one sentence that
/// says what helps.
#[tokio::test(flavor = "multi_thread")]
async fn interactions_that_nobody_understands_are_answered() {
    let mut club = Club::open().await;
    let ana = club.member("Ana");
    let cases = [
        (PayloadFault::UnknownCommand, "Reload Discord"),
        (PayloadFault::UnknownSubcommand, "Reload Discord"),
        (PayloadFault::Unreadable, "cannot read"),
    ];
    for (fault, said) in cases {
        club.discord
            .interaction_fault(InteractionFault::Payload(fault));
        let answer = club.answer(&ana, "pacru help", []).await;
        assert!(
            answer.content.contains(said),
            "{fault:?}: {}",
            answer.content
        );
        club.discord
            .interaction_fault(InteractionFault::Payload(fault));
        let choices = ana.autocomplete(club.channel(), "pacru move", [("move", "e")], "move");
        assert!(choices.await.unwrap().is_empty(), "{fault:?}");
    }
    let log = club.bot.log();
    assert!(
        log.contains("cannot be read") && log.contains("does not know"),
        "{log}"
    );
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
}

/// Commands that are as they were when they were last registered need no request, and Discord's refusal of them stops
/// nothing else. Members see: the commands that they have.
#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_when_they_have_changed() {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    assert_eq!(registrations(&club.discord), 1);
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    club.restart().await;
    round.play(&club).await;
    assert_eq!(registrations(&club.discord), 1);

    for (status, advice) in [
        (500, "it is tried again"),
        (403, "applications.commands"),
        (400, "newer version"),
    ] {
        assert!(club.bot.terminate().success(), "{}", club.bot.log());
        forget_registration(&club).await;
        let refused = FaultKind::Error {
            status,
            code: 0,
            message: "No.".to_owned(),
        };
        club.discord
            .fault(Fault::new(Endpoint::Commands, refused).times(u32::MAX));
        club.restart().await;
        round.play(&club).await;
        club.logs(advice).await;
        let before = registrations(&club.discord);
        club.discord.clear_faults();
        club.logs("the commands are registered").await;
        assert!(registrations(&club.discord) > before);
    }
    once(&club, &round.code, 4);
    club.close().await;
}

/// Somebody has removed the commands: their operator can bring them back, also while the bot runs.
#[tokio::test(flavor = "multi_thread")]
async fn commands_can_be_registered_again() {
    let club = Club::open().await;
    let mut register = Bot::spawn(
        Bot::command()
            .env("DISCORD_TOKEN", club.discord.token())
            .env("DISCORD_API_PROXY", club.discord.url())
            .arg("register"),
    );
    assert!(register.end().success(), "{}", register.log());
    assert!(register.log().contains("2 commands"), "{}", register.log());
    assert_eq!(registrations(&club.discord), 2);
    let mut nowhere = Bot::spawn(Bot::command().arg("register"));
    assert_eq!(nowhere.end().code(), Some(2));
    assert!(nowhere.log().contains("DISCORD_TOKEN"), "{}", nowhere.log());
    club.close().await;
}

/// Shards that share a bucket identify themselves five seconds apart; Discord answers earlier ones with op 9.
#[tokio::test(flavor = "multi_thread")]
async fn shards_start_one_after_the_other() {
    let discord = Discord::start(Config {
        shards: 2,
        wait_timeout: Duration::from_mins(1),
        ..Config::default()
    })
    .await
    .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut events = discord.events();
    let mut bot = Bot::start(&discord, folder.path().join("pacru.db"));
    let both = async {
        for _ in 0..2 {
            while !matches!(events.recv().await.unwrap(), Event::Connected { .. }) {}
        }
    };
    let both = tokio::time::timeout(Duration::from_mins(1), both).await;
    assert!(both.is_ok(), "{}", bot.log());
    let invalid = |frame: &local::Frame| !frame.from_bot && frame.payload["op"] == 9;
    let traffic = discord.traffic(0);
    assert!(
        !traffic
            .iter()
            .any(|entry| matches!(&entry.traffic, Traffic::Frame(frame) if invalid(frame)))
    );
    assert!(bot.terminate().success(), "{}", bot.log());
}

/// How often the commands were sent to Discord.
fn registrations(discord: &Discord) -> usize {
    let sent = |traffic: &Traffic| matches!(traffic, Traffic::Request(sent) if sent.method == "PUT" && sent.path.ends_with("/commands"));
    discord
        .traffic(0)
        .iter()
        .filter(|entry| sent(&entry.traffic))
        .count()
}

/// Makes the next bot on the data file register its commands.
async fn forget_registration(club: &Club) {
    let mut file = SqliteConnectOptions::new()
        .filename(club.data())
        .connect()
        .await
        .unwrap();
    let forgotten = sqlx::query("DELETE FROM facts WHERE name LIKE 'commands of %'")
        .execute(&mut file)
        .await;
    assert_eq!(forgotten.unwrap().rows_affected(), 1);
}
