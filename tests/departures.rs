//! Members who leave a server or are banned from it, and a server that the bot leaves. What the
//! service decides about them: `bot/service/src/tests/membership.rs`.

use local::{GuildId, Member, Message};
use play::time::{DAY, HOUR};
use reqwest::StatusCode;
use serde_json::json;

use crate::club::{Club, Says as _, code_in};
use crate::personal_link::{Browser, link, turn};
use crate::touched_board::body;
use testing::patience::find;

/// Types a command in the direct messages of a member.
async fn type_to_bot<'a>(
    club: &Club,
    who: &Member,
    path: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Message {
    club.answer_in(club.discord.direct(who), who, path, options).await
}

/// Presses on the page of a board, such as `g/7K3Q`, a button with this id, and returns what is
/// said.
async fn press(browser: &Browser, board: &str, id: &str) -> (StatusCode, String) {
    let pressed = json!({ "id": id, "key": id });
    // Whoever presses much waits for a moment.
    find("an answer", async || {
        let (status, said) = browser.post(&format!("api/{board}/press"), pressed.clone()).await;
        let said = said["shown"]["text"].as_str().unwrap_or_default().to_owned();
        if status == StatusCode::TOO_MANY_REQUESTS { Err(said) } else { Ok((status, said)) }
    })
    .await
}

/// Bans a member. What the bot knew about them is too old by then.
async fn ban(club: &mut Club, who: &Member) {
    club.discord.remove_member(who, club.discord.guild());
    club.bot.kill();
    // A session that is resumed brings what the member did on the server before, which the bot believes for ten minutes.
    testing::database::execute(&club.data(), "UPDATE shards SET session_id = NULL").await;
    club.restart().await;
}

/// How many turns of a game were played.
async fn turns(club: &Club, code: &str) -> i64 {
    let count = format!("SELECT ply FROM games WHERE code = '{code}'").leak();
    let (ply,): (i64,) = testing::database::row(&club.data(), count).await;
    ply
}

/// Once the direct messages of whoever was banned still showed the board, and the buttons of old
/// messages played turns.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_banned_reaches_nothing_of_the_server_from_their_direct_messages() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    for member in [&ana, &ben] {
        let direct = [("where", "in a direct message")];
        type_to_bot(&club, member, "pacru preferences", direct).await;
    }
    club.no_vacations(&[&ana, &ben]).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    club.forward(37 * HOUR);
    let reminder = club.posted_in(club.discord.direct(&mover), "still your turn").await;
    let builder = club.press(&mover, &reminder, "Move").await;
    let named = [("game", code.as_str())];
    let there_is_none = format!("There is no game `{code}`");

    ban(&mut club, &mover).await;
    for label in reminder.labels() {
        if label == "Move" || label == "Board" || label == "More" {
            club.press(&mover, &reminder, &label).await.says(&there_is_none);
        }
    }
    let first = builder.menus().next().map(|menu| menu.options[0].label.clone());
    let first = first.unwrap_or_else(|| builder.labels()[0].clone());
    club.pick(&mover, &builder, &first).await.says(&there_is_none);
    for path in ["pacru board", "pacru study history", "pacru try", "pacru note", "pacru resign"] {
        type_to_bot(&club, &mover, path, named).await.says(&there_is_none);
    }
    let played = [("move", "e1-e2"), ("game", code.as_str())];
    type_to_bot(&club, &mover, "pacru move", played).await.says(&there_is_none);
    type_to_bot(&club, &mover, "pacru games", []).await.does_not_say(&code);
    type_to_bot(&club, &mover, "pacru board", []).await.does_not_say(&code);
    let direct = club.discord.direct(&mover);
    let offered = mover.autocomplete(direct, "pacru board", [("game", "")], "game").await;
    assert_eq!(offered.expect("an answer").len(), 0);
    assert_eq!(turns(&club, &code).await, 0);

    // Whoever joins again is let in as soon as they do something there.
    club.discord.readmit_member(&mover, club.discord.guild());
    club.answer(&mover, "pacru games", []).await.says(&code);
    type_to_bot(&club, &mover, "pacru board", named).await.says(&code);
    // Their clock runs all the time.
    club.discord.remove_member(&mover, club.discord.guild());
    club.forward(3 * DAY);
    club.posted("🏆").await;
}

/// Through the address of another game, or of an exercise, whoever was banned once played on.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_banned_reaches_nothing_of_the_server_on_the_page() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let browser = Browser::at(&mut club).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    let opened = type_to_bot(&club, &mover, "pacru new", [("computer", "Novice")]).await;
    let private = code_in(&opened.content);
    let mine = link(&club.press(&mover, &board, "Move").await);
    let (_, mine) = browser.follow(&mine).await.unwrap();
    body(mine.get(&format!("api/g/{code}")).await, StatusCode::OK);

    club.discord.remove_member(&mover, club.discord.guild());
    let again = Browser::at(&mut club).await;
    let mine = Browser { cookie: mine.cookie, ..again };
    let puzzle = link(&type_to_bot(&club, &mover, "pacru puzzle", []).await);
    let puzzle = puzzle.split_once('#').expect("a link").1.rsplit_once('/').expect("a link").0;
    body(mine.get(&format!("api/g/{private}")).await, StatusCode::OK);
    let refused = body(mine.get(&format!("api/g/{code}")).await, StatusCode::CONFLICT);
    assert!(refused["shown"]["text"].as_str().unwrap().contains(&code), "{refused}");
    for action in [
        "board",
        "more",
        "history",
        "typed:e1-e2",
        "resign",
        "offer:abort",
        "look:0/text",
        "note:0",
        "try:0",
        "plan:",
        "play:e1/e2",
    ] {
        let id = format!("v1:{code}:2:{action}");
        for at in [format!("g/{private}"), puzzle.to_owned()] {
            let (status, said) = press(&mine, &at, &id).await;
            assert_eq!(status, StatusCode::CONFLICT, "{action} at {at}: {said}");
            assert!(!said.contains("Ana") && !said.contains("Ben"), "{said}");
        }
    }
    let try_out = format!("v1:try:{code}:2:back");
    assert_eq!(press(&mine, &format!("g/{private}"), &try_out).await.0, StatusCode::CONFLICT);
    find("the form of a note, which is refused", async || {
        match mine.get(&format!("api/g/{code}/note/0")).await {
            (StatusCode::CONFLICT, _) => Ok(()),
            (StatusCode::TOO_MANY_REQUESTS, said) => Err(said.to_string()),
            (status, said) => panic!("{status}: {said}"),
        }
    })
    .await;
    assert_eq!(turns(&club, &code).await, 0);
}

/// At the address of an exercise a button of a game once seated a member without a name, and a turn
/// blanked that of its player; so did a seat that a spectator took over.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_on_the_page_without_a_name() {
    let (mut club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let browser = Browser::at(&mut club).await;
    let (open, _) = club.open_table(&ana, [("players", "2")]).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    let puzzle = link(&club.answer(&mover, "pacru puzzle", []).await);
    let at = puzzle.split_once('#').expect("a link").1.rsplit_once('/').expect("a link").0;
    let (asked, mine) = browser.follow(&puzzle).await.unwrap();
    assert!(asked.contains(mover.name()), "{asked}");
    for id in [format!("v1:{open}:1:join"), format!("v1:{code}:3:typed:e1-e2")] {
        let (status, said) = press(&mine, at, &id).await;
        assert_eq!(status, StatusCode::CONFLICT, "{said}");
    }
    assert_eq!(turns(&club, &code).await, 0);

    club.answer(other, "pacru offer", [("what", "my seat, to anyone who wants to replace me")])
        .await;
    let watched = link(&club.answer(&chika, "pacru board", [("game", code.as_str())]).await);
    let (_, watching) = browser.follow(&watched).await.unwrap();
    for id in ["accept:substitute", "join", "seat"] {
        let id = format!("v1:{code}:99:{id}");
        let (status, said) = press(&watching, &format!("g/{code}"), &id).await;
        assert_eq!(status, StatusCode::CONFLICT, "{said}");
    }
    // Whoever plays there keeps their name.
    let shown = body(mine.get(&format!("api/g/{code}")).await, StatusCode::OK);
    let choices = turn(&shown["turns"]);
    let played = json!({ "seen": shown["seq"], "choices": choices, "play": true, "key": "one" });
    body(mine.post(&format!("api/g/{code}/show"), played).await, StatusCode::OK);
    let nameless = "SELECT count(*) FROM players WHERE name = ''";
    let (nameless,): (i64,) = testing::database::row(&club.data(), nameless).await;
    assert_eq!(nameless, 0);
}

/// Whoever plays keeps their games where the bot was removed from the server: on the page they were
/// locked out.
#[tokio::test(flavor = "multi_thread")]
async fn players_keep_their_games_when_the_bot_leaves_the_server() {
    let (mut club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let browser = Browser::at(&mut club).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    let mine = link(&club.press(&mover, &board, "Move").await);
    let (_, mine) = browser.follow(&mine).await.unwrap();
    let watched = link(&club.answer(&chika, "pacru board", [("game", code.as_str())]).await);
    let (_, watching) = browser.follow(&watched).await.unwrap();
    club.all_is_posted().await;

    club.discord.remove_bot(club.discord.guild());
    let again = Browser::at(&mut club).await;
    let mine = Browser { cookie: mine.cookie, ..again.clone() };
    let watching = Browser { cookie: watching.cookie, ..again };
    let shown = body(mine.get(&format!("api/g/{code}")).await, StatusCode::OK);
    let choices = turn(&shown["turns"]);
    let played = json!({ "seen": shown["seq"], "choices": choices, "play": true, "key": "one" });
    body(mine.post(&format!("api/g/{code}/show"), played).await, StatusCode::OK);
    assert_eq!(turns(&club, &code).await, 1);
    body(watching.get(&format!("api/g/{code}")).await, StatusCode::CONFLICT);
    type_to_bot(&club, other, "pacru games", []).await.says(&code);
    type_to_bot(&club, other, "pacru board", [("game", code.as_str())]).await.says(&code);
}

/// One link once made the bot ask Discord about any server, and told a game that exists elsewhere
/// from one that does not.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_learn_nothing_and_make_the_bot_ask_nothing() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let elsewhere = club.discord.open_guild("elsewhere");
    let other_server: GuildId = club.discord.guild_of(elsewhere).expect("a server");
    let browser = Browser::at(&mut club).await;
    let opened = club.answer_in(elsewhere, &ben, "pacru new", [("computer", "Novice")]).await;
    let code = code_in(&opened.content);
    club.discord.remove_member(&ana, other_server);
    let puzzle = link(&club.answer(&ana, "pacru puzzle", []).await);
    let (at, proof) = puzzle.split_once('#').expect("a link").1.rsplit_once('/').expect("a link");
    let at = at.rsplit_once('-').expect("a server").0;
    let look = async |board: &str| {
        let (status, said) = browser.post("s/look", json!({ "board": board, "link": proof })).await;
        (status, said.to_string())
    };
    let asked = || {
        let traffic = club.discord.traffic(0).into_iter();
        traffic.filter(|entry| format!("{entry:?}").contains("/members/")).count()
    };
    let before = asked();
    for server in 1..10_u64 {
        // The bot knows none of these.
        let (status, said) = look(&format!("{at}-{}", server << 40)).await;
        assert_eq!(status, StatusCode::OK, "{said}");
        assert!(said.contains("Ana"), "{said}");
    }
    assert_eq!(asked(), before, "about servers that it does not know");
    let exists = look(&format!("g/{code}")).await;
    let none = look("g/ZZZZ").await;
    assert_eq!(exists.0, none.0);
    assert_eq!(exists.1.replace(&code, "ZZZZ"), none.1);
    for _ in 0..5 {
        look(&format!("g/{code}")).await;
    }
    assert_eq!(asked(), before + 1, "no is remembered");
}
