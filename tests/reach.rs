//! A clock runs only while its player can be reached: in the channel of their game, or by a direct message while Discord
//! refuses what is posted there.

use local::{Endpoint, Fault, Member};
use play::time::{DAY, HOUR};

use crate::club::{Club, Says as _, refusal};
use crate::doctor::doctor;

/// Nothing can be posted in the channel of the club.
fn shut(club: &Club, status: u16, code: u32) {
    let refused = Fault::new(Endpoint::CreateMessage, refusal(status, code)).always();
    club.discord.fault(refused.in_channel(club.channel()));
    // An archived thread stays archived.
    club.discord.fault(Fault::new(Endpoint::Channels, refusal(403, 50013)).always());
}

/// The bot has noted that a player has their board.
async fn runs_again(club: &Club, who: &Member) {
    club.until("a clock that runs", async || {
        club.answer(who, "pacru board", []).await.content.contains("their clock is running")
    })
    .await;
}

/// A player gets their board in a direct message, and their clock runs. The one who accepts none has a clock that stands
/// still, which everybody can read, until the channel takes messages again.
async fn the_board_comes_directly_or_the_clock_stands_still(status: u16, code: u32) {
    let (club, game, _, [mover, other]) = Club::playing().await;
    club.no_vacations(&[&mover, &other]).await;
    shut(&club, status, code);
    club.play(&mover, &game, "e1-e2").await.says("You have played `e1-e2`");
    let board = club.posted_in(club.discord.direct(&other), "So I am sending you the board").await;
    board.says("Until <t:");
    assert_eq!(board.attachments.len(), 1, "{}", board.content);
    club.press(&other, &board, "Move").await.says("Which chevron?");
    let direct = |member: &Member| club.discord.messages(club.discord.direct(member)).len();
    assert_eq!((direct(&mover), direct(&other)), (0, 1));
    runs_again(&club, &mover).await;

    club.discord.accept_direct_messages(&mover, false);
    club.play(&other, &game, "e9-e8").await.says("You have played `e9-e8`");
    club.logs("a player is reached neither").await;
    if code == 50013 {
        let data = testing::database::address(&club.data());
        let refusing = ["does not allow the bot to write", "of one game"];
        doctor(&club.discord.url(), &club.discord.token(), data, 0, &refusing);
    }
    club.forward(6 * DAY);
    club.answer(&other, "pacru games", []).await.says("the clock is stopped");
    let shown = club.answer(&other, "pacru board", []).await;
    shown.says("is stopped until the board arrives");
    shown.says("turn 2");

    club.discord.clear_faults();
    club.answer(&other, "pacru games", []).await;
    let board = club.posted("turn 2:").await;
    assert_eq!(board.pinged, [mover.id()]);
    board.says("Until <t:");
    club.play(&mover, &game, "e2-e3").await.says("You have played `e2-e3`");
    club.board(&game, 3).await;
    club.answer(&other, "pacru board", []).await.does_not_say("is stopped");
}

/// A test for each refusal.
macro_rules! refusals {
    ($($name:ident: $status:literal, $code:literal;)+) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            Box::pin(the_board_comes_directly_or_the_clock_stands_still($status, $code)).await;
        }
    )+};
}

refusals! {
    a_locked_thread: 400, 160_005;
    a_missing_permission: 403, 50013;
    a_channel_out_of_sight: 403, 50001;
    an_archived_thread: 400, 50083;
    a_deleted_channel: 404, 10003;
}

/// The player to move once heard nothing after the board, since only the channel was tried.
#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_that_the_channel_refuses_goes_to_the_member() {
    let (club, _, _, [mover, _]) = Club::playing().await;
    shut(&club, 400, 160_005);
    club.forward(37 * HOUR);
    let reminder = club.posted_in(club.discord.direct(&mover), "still your turn").await;
    reminder.says("until <t:");
}

/// Somebody who accepts no direct messages reads the channel.
#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_stop_no_clock_that_the_channel_can_tell_of() {
    let (club, code, _, [late, other]) = Club::playing().await;
    club.no_vacations(&[&late, &other]).await;
    for member in [&late, &other] {
        club.answer(member, "pacru preferences", [("where", "in a direct message")]).await;
        club.discord.accept_direct_messages(member, false);
    }
    club.forward(4 * DAY);
    club.posted("run out of time").await.says(&code);
}

/// The board had arrived; later neither the channel nor the player accepts the reminder. Their clock is stopped until the
/// board can be posted once more.
#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_that_arrives_nowhere_stops_the_clock() {
    let (club, game, board, [mover, other]) = Club::playing().await;
    club.no_vacations(&[&mover, &other]).await;
    club.all_is_posted().await;
    club.discord.accept_direct_messages(&mover, false);
    shut(&club, 403, 50013);
    club.forward(37 * HOUR);
    club.logs("a player is reached neither").await;
    club.answer(&mover, "pacru games", []).await.says("the clock is stopped");
    club.forward(5 * DAY);
    club.discord.clear_faults();
    // That opened their direct messages as well.
    club.discord.accept_direct_messages(&mover, false);
    club.answer(&other, "pacru games", []).await.says(&game);
    let again = club.see("the board once more", |it| it.id > board.id).await;
    again.says("Until <t:");
    assert_eq!(again.pinged, [mover.id()]);
    club.press(&mover, &again, "Move").await.says("Which chevron?");
    club.play(&mover, &game, "e1-e2").await.says("You have played `e1-e2`");
}

/// *Never* stays never: the board arrives without a sound, since nobody could play without it, and there is no reminder.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_chose_never_gets_the_board_without_a_sound_and_no_reminder() {
    let (club, game, _, [mover, other]) = Club::playing().await;
    club.no_vacations(&[&mover, &other]).await;
    club.answer(&other, "pacru preferences", [("notify", "never")]).await;
    shut(&club, 400, 160_005);
    club.play(&mover, &game, "e1-e2").await.says("You have played `e1-e2`");
    let direct = club.discord.direct(&other);
    let board = club.posted_in(direct, "So I am sending you the board").await;
    assert!(board.is_silent() && board.pinged.is_empty(), "{}", board.content);
    runs_again(&club, &other).await;
    club.forward(3 * DAY + 23 * HOUR);
    club.answer(&other, "pacru games", []).await.says(&game);
    assert_eq!(club.discord.messages(direct).len(), 1);
    // The clock has run, since the board had arrived.
    club.forward(2 * HOUR);
    club.until("the end of the game", async || {
        let shown = club.answer(&other, "pacru board", [("game", game.as_str())]).await;
        shown.content.contains("run out of time")
    })
    .await;
}
