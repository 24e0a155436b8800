//! Tables before play: invitations, free seats, early starts, and lists.

use local::InteractionFault;
use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};

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
        club.press(&chika, &lobby, answer).await.says("for somebody else");
    }
    let again = club.press(&ana, &lobby, "Accept").await;
    again.says("seat");
    again.says("already");
    club.press(&ana, &lobby, "Decline").await.says("for somebody else");

    club.press(&ben, &lobby, "Decline").await.says("declined");
    let free = club.posted("free: anyone").await;
    assert_eq!(free.id, lobby.id, "the table stays one message");
    let told = club.posted("declines the invitation").await;
    told.says(&ben.mention());
    assert_eq!(told.pinged, [ana.id()]);
    assert_eq!(told.labels(), ["Add a computer", "Close the table"]);
    club.answer(&ana, "pacru new", [("opponent", "Ben")]).await.says("is not taking invitations");

    club.press(&chika, &free, "Join").await;
    assert_eq!(club.board(&code, 0).await.pinged.len(), 1);
    let begun = club.posted("has begun").await;
    assert_eq!(begun.id, lobby.id);
    assert_eq!(begun.buttons().count(), 0);
    assert!(club.messages().iter().all(|message| !message.pinged_everyone));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_creator_may_start_early_or_give_up() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, lobby) = club
        .open_table(&ana, [("players", "4"), ("opponent", "Ben"), ("opponent2", "Chika")])
        .await;

    club.press(&ana, &lobby, "Start now").await.says("at least 2 players");
    club.press(&ben, &lobby, "Join").await;
    club.press(&ben, &lobby, "Start now").await.says("Only Ana");
    club.press(&ana, &club.posted("🪑 Ben").await, "Start now").await;
    let board = club.board(&code, 0).await;
    // Two players.
    board.says("First to 42 markers");

    let opened = club.answer(&ana, "pacru new", [("players", "3")]).await;
    let code = code_in(&opened.content);
    let lobby = club.posted(&code).await;
    assert!(lobby.button("Close the table").is_none(), "only its opener has the button");
    let listed = club.answer(&ben, "pacru games", []).await;
    club.press(&ana, &opened, "Close the table").await;
    assert_eq!(club.posted("is closed").await.buttons().count(), 0);
    club.press(&ben, &listed, &format!("Join {code}")).await.says("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_private_boards_are_for_the_one_who_asks() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    club.answer(&chika, "pacru games", []).await.says("no game under way");

    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    let link = format!("/{}/{}", club.channel(), board.id);
    // The bot records the message of a board just after it has posted it.
    let mine = loop {
        let mine = club.answer(&mover, "pacru games", []).await;
        mine.says("**you to move**");
        if mine.content.contains(&link) {
            break mine;
        }
    };
    assert_eq!(mine.content.lines().filter(|line| line.starts_with('•')).count(), 1);
    club.answer(other, "pacru games", []).await.says("to move");

    // A spectator sees the board from the south; players from their own side: `preferences::preferences_are_heeded`.
    let opposite = club.answer(other, "pacru board", []).await;
    let watching = club.answer(&chika, "pacru board", []).await;
    assert_eq!(watching.attachments[0].bytes, board.attachments[0].bytes);

    // The button does the same, and so does autocomplete for the option.
    let pressed = club.press(other, &board, "Board").await;
    assert_eq!(pressed.attachments[0].bytes, opposite.attachments[0].bytes);
    let offered =
        ana.autocomplete(club.channel(), "pacru board", [("game", "")], "game").await.unwrap();
    assert_eq!(offered.len(), 1);
    assert!(offered[0].name.starts_with(&code), "{}", offered[0].name);
}

/// Tables work in threads and forum posts as in channels.
#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_in_threads_and_forum_posts() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    for place in ["friendly games", "autumn cup"] {
        let place = club.discord.channel(place).unwrap().id;
        let asked = ana.command(place, "pacru new", [("opponent", "Ben")]).unwrap();
        let code = code_in(&asked.reply().await.unwrap().content);
        let lobby = club.posted_in(place, &code).await;
        ben.press_labelled(&lobby, "Accept").unwrap().reply().await.unwrap();
        let board = club.posted_in(place, &format!("`{code}`** begins")).await;
        let mover = club.called(&board);
        let moved = mover.command(place, "pacru move", [("move", "")]);
        assert!(moved.is_err(), "Discord's client insists on a required option");
        let choices =
            mover.autocomplete(place, "pacru move", [("move", "")], "move").await.unwrap();
        assert!(!choices.is_empty() && choices.len() <= 25);
    }
}

/// Each game has its own options; an option of another game gets an explanation and is not ignored.
#[tokio::test(flavor = "multi_thread")]
async fn options_belong_to_their_games() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let [pacru, shacru, pasang] = [Kind::Pacru, Kind::Shacru, Kind::Pasang].map(game);
    for (game, option, value, said) in [
        (pacru, "pattern", "3", "no option pattern"),
        (shacru, "meeting9", "true", "no option meeting9"),
        (shacru, "ka", "jump", "no option ka"),
        (pasang, "pattern", "99", "1 to 39"),
        (pasang, "pattern", "bbbb", "eleven rows"),
        (pasang, "pattern", "random sideways", "random square"),
        (pasang, "ka", "fly", "ka is slide, jump or either."),
        (pasang, "players", "3", "2 players"),
    ] {
        let refused = club.answer(&ana, "pacru new", [game, (option, value)]).await;
        assert!(refused.content.contains(said), "{option}={value}: {}", refused.content);
        assert!(!refused.content.contains("is open"), "{option}={value}: {}", refused.content);
    }
    assert!(club.messages().is_empty(), "nothing was posted");

    // Options are offered only where they have an effect.
    let offered = async |game: (&'static str, &'static str), option: &str| {
        let typed = [game, (option, "")];
        ana.autocomplete(club.channel(), "pacru new", typed, option).await.unwrap().len()
    };
    assert_eq!(offered(pacru, "ka").await, 0);
    assert_eq!(offered(pasang, "ka").await, 3);
    assert_eq!(offered(pasang, "opening").await, 2);
    assert_eq!(offered(pasang, "pattern").await, 25);

    let options = [
        pasang,
        ("pattern", "random quarter-turns 7"),
        ("ka", "jump"),
        ("opening", "free"),
        ("opponent", "Ben"),
    ];
    club.answer(&ana, "pacru new", options).await.says("is open");

    let shown = club.answer(&ana, "pacru study pattern", [("number", "32")]).await;
    shown.says("Pattern 32");
    shown.says("quarter turns");
    assert_eq!(shown.attachments.len(), 1);
    club.answer(&ana, "pacru study pattern", [("number", "forty")]).await.says("eleven rows");
}

/// A table with a special rule once looked like any other, until a turn surprised somebody.
#[tokio::test(flavor = "multi_thread")]
async fn rules_that_were_chosen_are_told_wherever_a_game_is() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let options = [game(Kind::Pasang), ("pattern", "39"), ("ka", "jump"), ("opponent", "Ben")];
    let (code, table) = club.open_table(&ana, options).await;
    let rules =
        "attern 39 (symmetry: all mirrors and turns); tokens jump into the passage to become kas";
    let trap = "After 66 of 100 openings of this pattern the first player is suntuk at once";
    for text in [rules, trap] {
        table.says(text);
    }
    let shown = club.press(&ben, &table, "Pattern").await;
    shown.says("**Pattern 39 of Pasang**");
    shown.says(trap);
    assert_eq!(shown.attachments.len(), 1);
    let games = club.answer(&ben, "pacru games", []).await;
    let invited = "with Ana: you are invited: **Accept** or **Decline**?; pattern 39 (symmetry: all mirrors and turns), tokens jump";
    games.says(invited);

    club.press(&ben, &table, "Accept").await;
    let board = club.board(&code, 0).await;
    board.says(rules);
    board.says(trap);
    assert_eq!(club.press(&ben, &board, "Pattern").await.attachments.len(), 1);
    let games = club.answer(&ana, "pacru games", []).await;
    let line = "turn 1; pattern 39 (symmetry: all mirrors and turns), tokens jump";
    games.says(line);
    let mover = club.called(&board);
    let board = club.turn(&mover, &code, 1, "c").await;
    assert!(board.button("Pattern").is_none(), "only while nothing else is to be seen");
    assert!(club.press(&ben, &board, "More").await.button("Pattern").is_some());

    let (_, table) = club.open_table(&ana, [("meeting9", "false")]).await;
    table.says("Every meeting brings its bonus.");
    assert!(table.button("Pattern").is_none());
}

/// What a list says about a game is true. How it counts the games that it leaves out: `bot/view/src/limits.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn lists_of_games_tell_how_each_stands() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let (_, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    club.answer(
        &mover,
        "pacru offer",
        [("what", "to pause: the clocks are stopped until a player presses Resume")],
    )
    .await;
    let asked = club.see("the offer", |message| message.button("Accept pause").is_some()).await;
    club.press(other, &asked, "Accept pause").await;
    let games = club.answer(&mover, "pacru games", []).await;
    let line = format!("Pacru with {}: paused, turn 1", other.name());
    games.says(&line);
    games.does_not_say("your turn");

    let pattern = [game(Kind::Pasang), ("pattern", "random half-turn 5")];
    for opener in [&ana, &ben] {
        club.answer(opener, "pacru new", pattern).await;
    }
    club.answer(&chika, "pacru new", [("players", "4")]).await;
    let games = club.answer(&chika, "pacru games", []).await;
    let (mine, open) = games.content.split_once("**Open tables here**").expect("two lists");
    assert_eq!(mine.matches(": waiting for players").count(), 1, "{mine}");
    assert!(!mine.contains("turn 1"), "{mine}");
    assert_eq!(open.matches(": 1 seat free; a pattern of its own").count(), 2, "{open}");
}

/// Members whom another member has blocked.
#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_are_kept_away_and_not_told() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let block = async |name| club.answer(&ben, "pacru people block", [("member", name)]).await;
    let list = async || club.answer(&ben, "pacru people block", []).await;
    list().await.says("blocked nobody");
    // A block that is delivered twice is not lifted again.
    club.discord.interaction_fault(InteractionFault::Duplicate);
    block("Ana").await.says("can neither invite");
    list().await.says(&ana.mention());
    block("Ben").await.says("yourself");

    club.answer(&ana, "pacru new", [("opponent", "Ben")]).await.says("is not taking invitations");
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

    block("Ana").await.says("may play with you again");
    club.press(&ana, &others, "Join").await.says("You have a seat");
}
