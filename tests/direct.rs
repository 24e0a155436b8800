//! Direct messages with the bot: everything that a member may do with their games of all servers works there too. How a game
//! there is erased with its player: `own_data`.

use local::{Member, Message, Permissions, Person};
use play::time::HOUR;
use rules::{Kind, Position};

use crate::club::{Club, Says as _, code_in, game};
use crate::tapping;

/// Types a command in the direct messages of a member, and returns the answer.
async fn type_to_bot<'a>(
    club: &Club,
    who: &Member,
    path: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Message {
    club.answer_in(club.discord.direct(who), who, path, options).await
}

/// The reminder reaches the member, who takes the turn from it by taps; the bot is killed in between.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_under_its_reminder() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    for member in [&ana, &ben] {
        let direct = [("where", "in a direct message")];
        type_to_bot(&club, member, "pacru preferences", direct).await;
    }
    let (code, board) = club.table_of(Kind::Azacru, &[&ana, &ben]).await;
    let mover = club.called(&board);
    club.forward(37 * HOUR);
    let reminder = club.posted_in(club.discord.direct(&mover), "still your turn").await;
    let builder = club.press(&mover, &reminder, "Move").await;
    assert_eq!(builder.attachments.len(), 1);
    club.crash().await;
    let begin = Position::start(Kind::Azacru, 2).unwrap();
    let turn = begin.legal(false).swap_remove(0);
    let played = tapping::make(&club, &mover, &builder, &begin, &turn).await;
    played.says(&format!("You have played `{turn}` in `{code}`."));
    club.board(&code, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commands_work_in_direct_messages() {
    let (mut club, code, _, [mover, other]) = Club::playing().await;
    let chika = club.member("Chika");
    club.all_is_posted().await;
    let mine = type_to_bot(&club, &mover, "pacru games", []).await;
    mine.does_not_say("in this channel");
    mine.says("channels/");
    let planned = [("line", "e1-e2 e9-e8")];
    type_to_bot(&club, &other, "pacru plan", planned).await.says("you reply `e9-e8`");
    let noted = [("text", "from home")];
    type_to_bot(&club, &other, "pacru note", noted).await.says("from home");
    for (path, said) in [
        ("pacru games", code.as_str()),
        ("pacru board", &code),
        ("pacru try", "tried out"),
        ("pacru study history", &code),
        ("pacru rules", "Pacru"),
        ("pacru puzzle", "puzzle"),
        ("pacru help", "/pacru"),
        ("pacru data", "It covers 1 game"),
        ("pacru resign", &code),
    ] {
        type_to_bot(&club, &other, path, []).await.says(said);
    }
    type_to_bot(&club, &mover, "pacru move", []).await.says("Which chevron?");
    let choices =
        mover.autocomplete(club.discord.direct(&mover), "pacru move", [("move", "e1")], "move");
    assert!(!choices.await.expect("choices").is_empty());

    club.crash().await;
    let turn = [("move", "e1-e2")];
    type_to_bot(&club, &mover, "pacru move", turn).await.says("You have played `e1-e2`");
    club.board(&code, 1).await;

    // Commands for servers say so, and nobody learns anything about the games of others.
    for path in ["pacru people rating", "pacru people leaderboard", "pacru people profile"] {
        type_to_bot(&club, &mover, path, []).await.says("server");
    }
    for path in ["pacru board", "pacru try", "pacru people watch", "pacru study history"] {
        let named = type_to_bot(&club, &chika, path, [("game", code.as_str())]).await;
        named.says(&format!("There is no game `{code}` here"));
        let unnamed = type_to_bot(&club, &chika, path, []).await;
        unnamed.does_not_say(&code);
        assert_eq!(unnamed.content.lines().count(), 1, "{}", unnamed.content);
    }
    type_to_bot(&club, &chika, "pacru games", []).await.does_not_say(&code);
    for admin in ["pacru-admin settings", "pacru-organise run", "pacru-tournament list"] {
        let typed = chika.command(club.discord.direct(&chika), admin, [("a", "b"); 0]);
        assert!(typed.is_err(), "{admin}");
    }
}

/// The bot may no longer write on the server: the turn still counts, and the member reads when the others will see
/// it.
#[tokio::test(flavor = "multi_thread")]
async fn turns_count_while_the_bot_is_away_from_the_server() {
    let people = ["Benito", "Carla"].map(|name| Person::named(name).speaking("es-ES"));
    let (mut club, [ben, carla]) = Club::of(people).await;
    let (code, board) = club.table(&[&ben, &carla]).await;
    let (mover, other) = club.sides(&board, &ben, &carla);
    club.discord.deny(club.channel(), Permissions::all());
    let turn = [("move", "e1-e2")];
    type_to_bot(&club, &mover, "pacru move", turn).await.says("Has jugado `e1-e2`");
    something_waits(&club).await;
    club.crash().await;
    let answered = type_to_bot(&club, other, "pacru move", [("move", "e9-e8")]).await;
    answered.says("en cuanto pueda volver a escribir");
    club.discord.allow(club.channel(), Permissions::all());
    club.answer(other, "pacru games", []).await.says(&code);
    club.posted("e9-e8").await;
}

/// Waits until a delivery has failed and is to be repeated.
async fn something_waits(club: &Club) {
    club.until("a delivery that is to be repeated", async || {
        let failed = "SELECT count(*) FROM outbox WHERE state = 'pending' AND attempts > 0";
        let (failed,): (i64,) = testing::database::row(&club.data(), failed).await;
        failed > 0
    })
    .await;
}

/// The board of a private game in which it is the member's turn, newer than one that they have seen.
async fn own_turn(club: &Club, who: &Member, code: &str, seen: Option<&Message>) -> Message {
    let called = format!("<@{}>", who.id());
    let is_it = |message: &Message| {
        message.content.contains(code)
            && message.content.contains(&called)
            && seen.is_none_or(|seen| message.content != seen.content)
    };
    club.see_in(club.discord.direct(who), code, is_it).await
}

/// A game against computers in direct messages: nobody else sees it, and it survives a restart.
#[tokio::test(flavor = "multi_thread")]
async fn computers_are_played_in_private() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let options = [game(Kind::Shacru), ("computer", "Novice"), ("players", "3")];
    let opened = type_to_bot(&club, &ana, "pacru new", options).await;
    let code = code_in(&opened.content);
    let board = own_turn(&club, &ana, &code, None).await;
    assert_eq!(board.attachments.len(), 1);
    let game = [("game", code.as_str())];
    club.crash().await;
    let now = club.position(club.discord.direct(&ana), &ana, &code).await;
    let turn = now.legal(false).swap_remove(0);
    type_to_bot(&club, &ana, "pacru move", [("move", turn.as_str())]).await.says("You have played");
    let board = own_turn(&club, &ana, &code, Some(&board)).await;
    type_to_bot(&club, &ana, "pacru games", []).await.says(&code);
    club.answer(&ana, "pacru games", []).await.says(&code);
    // On the server its player reads where it waits.
    let (other, first) = club.table(&[&ana, &ben]).await;
    if club.called(&first).id() == ben.id() {
        club.turn(&ben, &other, 1, "e1-e2").await;
        club.play(&ana, &other, "e9-e8").await
    } else {
        club.play(&ana, &other, "e1-e2").await
    }
    .says(&format!(
        "1 game is waiting in your direct messages with me: [`{code}`](https://discord.com/channels/@me/"
    ));

    // Nobody else sees it, neither in their direct messages nor on the server.
    for path in ["pacru board", "pacru try"] {
        type_to_bot(&club, &ben, path, game).await.says("There is no game");
        club.answer(&ben, path, game).await.says("There is no game");
    }
    let ends = [("game", code.as_str()), ("reason", "I wish to see it")];
    club.answer(&ana, "pacru-admin end", ends).await.says("There is no game");
    assert!(club.all_with(&code).is_empty());

    // Other members can only be met on servers, and threads exist only there.
    for option in [("opponent", "Ben"), ("players", "4"), ("thread", "true")] {
        type_to_bot(&club, &ana, "pacru new", [option, ("computers", "1")]).await.says("server");
    }
    // Computers play on when the only person has left, and the end comes later.
    let asked = club.press(&ana, &board, "More").await;
    club.press(&ana, &club.press(&ana, &asked, "Resign").await, "Resign").await;
    let over = club.posted_in(club.discord.direct(&ana), "🏆").await;
    let next = code_in(&club.press(&ana, &over, "Rematch").await.content);
    own_turn(&club, &ana, &next, None).await;
}

/// Discord no longer lets the bot send direct messages: the turn counts, the member reads why nothing follows, and
/// the messages that they missed arrive once they allow them.
#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_lose_no_turn() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    // Each board is a new message, which Discord refuses; an edit might still pass.
    let options = [("computer", "Novice"), ("boards", "all of them")];
    let opened = type_to_bot(&club, &ana, "pacru new", options).await;
    let code = code_in(&opened.content);
    let board = own_turn(&club, &ana, &code, None).await;
    club.discord.accept_direct_messages(&ana, false);
    let now = club.position(club.discord.direct(&ana), &ana, &code).await;
    let (seat, turn) = (now.status(), now.legal(false).swap_remove(0));
    type_to_bot(&club, &ana, "pacru move", [("move", turn.as_str())]).await.says("You have played");
    let answered = club.find("an answer", async || {
        let next = club.position(club.discord.direct(&ana), &ana, &code).await;
        let answered = next.status() == seat && next.fingerprint() != now.fingerprint();
        answered.then_some(next)
    });
    let now = answered.await;
    something_waits(&club).await;
    let turn = now.legal(false).swap_remove(0);
    let played = type_to_bot(&club, &ana, "pacru move", [("move", turn.as_str())]).await;
    played.says("allow direct messages");
    club.discord.accept_direct_messages(&ana, true);
    type_to_bot(&club, &ana, "pacru games", []).await.says(&code);
    own_turn(&club, &ana, &code, Some(&board)).await;
}
