//! Tables before play: invitations, free seats, early starts, and lists.

use local::InteractionFault;
use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};
use crate::computers::is_over;

/// An invited opponent must accept; only those invited are pinged, and only once.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_accepted_or_declined() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let (code, lobby) = club.open_table(&ana, [game(Kind::Pacru), ("opponent", "Ben")]).await;
    assert_eq!(lobby.pinged, [ben.id()]);
    lobby.says(&ben.mention());

    lobby.says("**Accept** or **Decline**?");
    assert_eq!(lobby.labels(), ["Accept", "Decline", "Rules"]);
    // An invited member may not know the game yet.
    club.press(&ben, &lobby, "Rules").await.begins_with("**Pacru, page 1");

    for answer in ["Accept", "Decline"] {
        club.press(&chika, &lobby, answer).await.says("for someone else");
    }

    club.press(&ben, &lobby, "Decline").await.says("declined");
    let free = club.posted("free: anyone").await;
    assert_eq!(free.id, lobby.id, "the table stays one message");
    let told = club.posted("has declined the invitation").await;
    told.says(&ben.mention());
    assert_eq!(told.pinged, [ana.id()]);
    assert_eq!(told.labels(), ["Add a computer", "Close the table"]);
    club.answer(&ana, "pacru new", [("opponent", "Ben")])
        .await
        .says("is not accepting invitations");

    club.press(&chika, &free, "Join").await;
    assert_eq!(club.board(&code, 0).await.pinged.len(), 1);
    let begun = club.posted("has started").await;
    assert_eq!(begun.id, lobby.id);
    assert_eq!(begun.buttons().count(), 0);
    assert!(club.messages().iter().all(|message| !message.pinged_everyone));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_creator_may_start_early_or_give_up() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let options = [("players", "4"), ("opponent", "Ben"), ("opponent2", "Chika")];
    let (code, lobby) = club.open_table(&ana, options).await;
    club.press(&ana, &lobby, "Start now").await.says("at least 2 players");
    club.press(&ben, &lobby, "Join").await;
    club.press(&ben, &lobby, "Start now").await.says("Only Ana");
    club.press(&ana, &club.posted("🪑 Ben").await, "Start now").await;
    // Two players.
    club.board(&code, 0).await.says("First to 42 markers");

    let opened = club.answer(&ana, "pacru new", [("players", "3")]).await;
    let code = code_in(&opened.content);
    let lobby = club.posted(&code).await;
    assert!(lobby.button("Close the table").is_none(), "only its opener has the button");
    let listed = club.answer(&ben, "pacru games", []).await;
    club.press(&ana, &opened, "Close the table").await;
    assert_eq!(club.posted("is closed").await.buttons().count(), 0);
    club.press(&ben, &listed, &format!("Join {code}")).await.says("closed");
}

/// What a list says about a game is true. How it counts the games that it leaves out: `bot/view/src/limits.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn lists_and_private_boards_are_for_the_one_who_asks() {
    let (club, code, board, [mover, other]) = Club::playing().await;
    let chika = club.member("Chika");
    club.answer(&chika, "pacru games", []).await.says("not playing any games");
    // The bot records the message of a board just after it has posted it.
    club.all_is_posted().await;
    let mine = club.answer(&mover, "pacru games", []).await;
    mine.says("**you to move**");
    mine.says(&format!("/{}/{}", club.channel(), board.id));

    // A spectator sees the board from the south; players from their own side: `preferences::preferences_are_heeded`.
    let opposite = club.answer(&other, "pacru board", []).await;
    let watching = club.answer(&chika, "pacru board", []).await;
    assert_eq!(watching.attachments[0].bytes, board.attachments[0].bytes);
    // The button does the same, and so does autocomplete for the option.
    let pressed = club.press(&other, &board, "Board").await;
    assert_eq!(pressed.attachments[0].bytes, opposite.attachments[0].bytes);
    let offered =
        mover.autocomplete(club.channel(), "pacru board", [("game", "")], "game").await.unwrap();
    assert_eq!(offered.len(), 1);
    assert!(offered[0].name.starts_with(&code), "{}", offered[0].name);

    club.press(&mover, &club.press(&mover, &board, "More").await, "Pause").await;
    let asked = club.posted("asks for a pause").await;
    club.press(&other, &asked, "Accept pause").await;
    let games = club.answer(&mover, "pacru games", []).await;
    games.says(&format!("Pacru with {}: paused, turn 1", other.name()));
    let pattern = [game(Kind::Pasang), ("pattern", "random half-turn 5")];
    club.answer(&mover, "pacru new", pattern).await;
    club.answer(&chika, "pacru new", [("players", "4")]).await;
    let games = club.answer(&chika, "pacru games", []).await;
    let (mine, open) = games.content.split_once("**Open tables here**").expect("two lists");
    assert!(mine.contains(": waiting for players"), "{mine}");
    assert!(open.contains(": 1 seat free; a custom pattern"), "{open}");
}

/// Each game has its own options; an option of another game gets an explanation and is not ignored. Which patterns there
/// are: `bot/rules/tests/pasang.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn options_belong_to_their_games() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let [pacru, shacru, pasang] = [Kind::Pacru, Kind::Shacru, Kind::Pasang].map(game);
    for (game, option, value, said) in [
        (pacru, "pattern", "3", "no option pattern"),
        (shacru, "meeting9", "true", "no option meeting9"),
        (pasang, "pattern", "bbbb", "eleven rows"),
        (pasang, "pattern", "random sideways", "random square"),
        (pasang, "ka", "fly", "`ka` must be slide, jump or either."),
        (pasang, "players", "3", "2 players"),
    ] {
        club.answer(&ana, "pacru new", [game, (option, value)]).await.says(said);
    }
    assert!(club.messages().is_empty(), "nothing was posted");

    // Options are offered only where they have an effect.
    for (game, option, offers) in
        [(pacru, "ka", 0), (pasang, "ka", 3), (pasang, "opening", 2), (pasang, "pattern", 25)]
    {
        let typed = [game, (option, "")];
        let offered = ana.autocomplete(club.channel(), "pacru new", typed, option).await;
        assert_eq!(offered.unwrap().len(), offers, "{option}");
    }

    let shown = club.answer(&ana, "pacru study pattern", [("number", "32")]).await;
    shown.says("Pattern 32");
    assert_eq!(shown.attachments.len(), 1);
}

/// A table with a special rule once looked like any other, until a turn surprised somebody. The words for the rules:
/// `bot/view/src/rule_options.rs`. What ends a game: `bot/view/src/game_log/ending.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_pattern_of_pasang_is_told_from_the_table_to_the_end() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let options = [game(Kind::Pasang), ("pattern", "20"), ("ka", "jump"), ("opponent", "Ben")];
    let (code, table) = club.open_table(&ana, options).await;
    let rules = "attern 20 (symmetry: ";
    table.says(rules);
    let shown = club.press(&ben, &table, "Pattern").await;
    shown.says("**Pattern 20 of Pasang**");
    assert_eq!(shown.attachments.len(), 1);
    club.answer(&ben, "pacru games", []).await.says(rules);

    club.press(&ben, &table, "Accept").await;
    let board = club.board(&code, 0).await;
    board.says(rules);
    club.press(&ben, &board, "Pattern").await.says("Pattern 20 of Pasang");
    let board = club.turn(&club.called(&board), &code, 1, "f").await;
    assert!(board.button("Pattern").is_none(), "only while nothing else is to be seen");
    assert!(club.press(&ben, &board, "More").await.button("Pattern").is_some());

    // No token can jump into the middle column of this pattern. The message once said 120 to 0, while the picture showed the
    // points captured up to then.
    club.play(&club.called(&board), &code, "a").await;
    let end = club.see("the end", is_over).await;
    let (_, points) = end.content.split_once("Points: ").expect("points");
    for (said, shown) in [("120 for ", ": 120 points"), ("0 for ", ": 0 points")] {
        assert!(points.contains(said) && end.alt().contains(shown), "{points} {}", end.alt());
    }
    let text = [("game", code.as_str()), ("view", "text")];
    club.answer(&ana, "pacru board", text).await.says("120 points, took");
}

/// Members whom another member has blocked.
#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_are_kept_away_and_not_told() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let block = async |options: &[(&str, &str)]| {
        club.answer(&ben, "pacru people block", options.iter().copied()).await
    };
    block(&[]).await.says("not blocked anyone");
    // A block that is delivered twice is not lifted again.
    club.discord.interaction_fault(InteractionFault::Duplicate);
    block(&[("member", "Ana")]).await.says("can no longer invite");
    block(&[]).await.says(&ana.mention());

    club.answer(&ana, "pacru new", [("opponent", "Ben")])
        .await
        .says("is not accepting invitations");
    club.answer(&ben, "pacru new", [("opponent", "Ana")]).await.says("You have blocked");
    // They meet neither at their own table nor at the table of somebody else.
    let (_, bens) = club.open_table(&ben, [("players", "3")]).await;
    let (_, others) = club.open_table(&chika, [("players", "3")]).await;
    club.press(&ben, &others, "Join").await;
    for table in [&bens, &others] {
        let refused = club.press(&ana, table, "Join").await;
        refused.says("no seat for you");
        refused.does_not_say("Ben");
    }
    block(&[("member", "Ana")]).await.says("can play with you again");
    club.press(&ana, &others, "Join").await.says("You have a seat");
}

/// The message that an invitation was declined kept its buttons when the table was closed.
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_leaves_no_buttons() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, lobby) = club.open_table(&ana, [("opponent", "Ben")]).await;
    club.press(&ben, &lobby, "Decline").await.says("declined");
    let told = club.posted("has declined the invitation").await;
    club.press(&ana, &told, "Close the table").await;
    club.posted("is closed").await;
    club.until("no buttons", async || {
        club.all_with(&code).iter().all(|message| message.buttons().count() == 0)
    })
    .await;
}
