//! Bad days: Discord refuses, stumbles, or is gone for a while. What was acknowledged is never lost, what was posted
//! is posted once.

use std::time::Duration;

use local::{Endpoint, Fault, FaultKind, GatewayFault, Permissions};

use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::club::Club;
use crate::round::{Round, once};

#[tokio::test(flavor = "multi_thread")]
async fn discord_is_busy_or_broken() {
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let busy = FaultKind::RateLimit {
        retry_after: Duration::from_millis(200),
        global: false,
    };
    let troubles = [
        (Endpoint::CreateMessage, busy.clone()),
        (Endpoint::CreateMessage, FaultKind::Status(502)),
        // Posted, but the bot does not learn of it: it must look before it posts again.
        (Endpoint::CreateMessage, FaultKind::DropResponse),
        (Endpoint::InteractionCallback, busy.clone()),
        (Endpoint::InteractionCallback, FaultKind::Status(500)),
        (Endpoint::InteractionCallback, FaultKind::DropResponse),
        (Endpoint::EditResponse, FaultKind::Status(503)),
        (Endpoint::EditResponse, busy),
        (Endpoint::EditMessage, FaultKind::Status(500)),
    ];
    for (call, trouble) in troubles {
        club.discord.fault(Fault::new(call, trouble));
        round.play(&club).await;
    }
    once(&club, &round.code, 9);
    club.older_boards_are_bare(&round.code).await;
    club.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_is_lost_and_found() {
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let disturbances = [
        GatewayFault::Reconnect,
        GatewayFault::Close(4000),
        GatewayFault::Disconnect,
        GatewayFault::InvalidSession { resumable: false },
    ];
    for disturbance in disturbances {
        let mut events = club.discord.events();
        club.discord.gateway_fault(disturbance);
        let back =
            async { while !matches!(events.recv().await, Ok(local::Event::Connected { .. })) {} };
        assert!(
            tokio::time::timeout(Duration::from_mins(1), back)
                .await
                .is_ok(),
            "{disturbance:?}"
        );
        round.play(&club).await;
    }
    once(&club, &round.code, 4);
    club.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_permission_is_named() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let channel = club.channel();
    club.discord.deny(channel, Permissions::ATTACH_FILES);
    let refused = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    assert!(
        refused.content.contains("**Attach Files**"),
        "{}",
        refused.content
    );
    assert!(
        !refused.content.contains("Send Messages"),
        "{}",
        refused.content
    );
    assert!(club.discord.messages(channel).is_empty());
    club.discord.allow(channel, Permissions::ATTACH_FILES);

    // Taken away in the middle of a game, it costs no turn, and the board comes as soon as it is given back.
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    let other = if mover.id() == ana.id() { &ben } else { &ana };
    club.discord.deny(channel, Permissions::SEND_MESSAGES);
    let said = club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    assert!(
        said.content.contains("Played `e1-e2`") && said.content.contains("**Send Messages**"),
        "{}",
        said.content
    );
    let private = club.answer(other, "pacru board", []).await;
    assert!(
        private.content.contains("turn 1") && !private.attachments.is_empty(),
        "{}",
        private.content
    );
    once(&club, &code, 0);
    club.logs("will try again").await;
    club.discord.allow(channel, Permissions::SEND_MESSAGES);
    club.answer(other, "pacru games", []).await;
    club.board(&code, 1).await;
    once(&club, &code, 1);
    club.close().await;
}

/// The channel goes with everything in it; the bot and the other games live on.
#[tokio::test(flavor = "multi_thread")]
async fn a_channel_or_a_message_is_deleted() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let gone = club.discord.open_channel("attic");
    let asked = ana
        .command(gone, "pacru new", [("opponent", "Ben")])
        .unwrap();
    asked.reply().await.unwrap();
    let lobby = club
        .see_in(gone, "a table", |message| {
            message.content.contains("a table for")
        })
        .await;
    club.discord.delete_channel(gone);
    assert!(ben.press_labelled(&lobby, "Join").is_err(), "it is gone");

    let mut round = Round::begin(&club).await;
    club.discord.delete_message(&round.board);
    round.play(&club).await;
    club.close().await;
}

/// The data file refuses for a while, as a full disk or a backup would make it: nothing is lost, nothing is claimed,
/// and the bot goes on as soon as it can.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_cannot_be_saved_is_not_played() {
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    round.play(&club).await;

    let options = SqliteConnectOptions::new().filename(club.data());
    let mut other = options.connect().await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE")
        .execute(&mut other)
        .await
        .unwrap();
    let mover = club.called(&round.board);
    let text = &round.table.legal(false)[0];
    let refused = club
        .answer(&mover, "pacru move", [("move", text.as_str())])
        .await;
    assert!(refused.content.contains("not saved"), "{}", refused.content);
    let looks = club.answer(&mover, "pacru board", []).await;
    assert!(
        looks.content.contains("turn 1:"),
        "reading goes on: {}",
        looks.content
    );
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();

    round.play(&club).await;
    once(&club, &round.code, 2);
    club.close().await;
}
