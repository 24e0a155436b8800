//! Taps that come too late, twice, from another member, or with forged ids: one clear answer, and nothing changes.

use local::{Member, Message};
use serde_json::{Value, json};

use crate::club::{Club, Says as _, code_in};

/// Posts a message in the bot's name with buttons of these ids, as an older bot or a forger could have done.
pub(crate) async fn forge(club: &Club, ids: &[String]) -> Message {
    let number = club.messages().len();
    let content = format!("forged {number}");
    let button = |id: &String| json!({"type": 2, "style": 2, "label": id.chars().take(80).collect::<String>(), "custom_id": id});
    let rows: Vec<Value> = ids
        .chunks(5)
        .map(|row| json!({"type": 1, "components": row.iter().map(button).collect::<Vec<_>>()}))
        .collect();
    let url = format!("{}/api/v10/channels/{}/messages", club.discord.url(), club.channel());
    let posted = reqwest::Client::new()
        .post(url)
        .header("authorization", format!("Bot {}", club.discord.token()))
        .json(&json!({"content": content, "components": rows}))
        .send()
        .await
        .unwrap();
    assert!(posted.status().is_success(), "{posted:?}");
    club.see("the forgery", |message| message.content == content).await
}

pub(crate) async fn press_id(club: &Club, who: &Member, message: &Message, id: &str) -> Message {
    club.answer_to(&who.press(message, id).unwrap(), id).await
}

/// Presses forged buttons with these ids: each is answered shortly, with these words.
pub(crate) async fn press_forged(club: &Club, who: &Member, rows: &[(String, &str)]) {
    let ids: Vec<String> = rows.iter().map(|(id, _)| id.clone()).collect();
    assert!(ids.iter().all(|id| id.len() <= 100), "Discord itself refuses longer ones");
    let forged = forge(club, &ids).await;
    for (id, said) in rows {
        let answer = press_id(club, who, &forged, id).await.content;
        assert!(answer.contains(said) && answer.chars().count() < 400, "{id}: {answer}");
    }
}

pub(crate) fn id_of(message: &Message, label: &str) -> String {
    let button = message.button(label);
    let button = button.unwrap_or_else(|| panic!("no {label} on {}", message.content));
    button.custom_id.clone().unwrap()
}

/// Taps the turn e1-e2 up to the button that plays it.
pub(crate) async fn ready(club: &Club, who: &Member, board: &Message) -> Message {
    let mut step = club.press(who, board, "Move").await;
    for field in ["· e1", "· e2"] {
        step = club.tap(who, &step, field).await;
    }
    assert!(step.button("Play e1-e2").is_some(), "{}", step.content);
    step
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_to_move_composes() {
    let (club, _, board, [mover, other]) = Club::playing().await;
    let chika = club.member("Chika");
    for watcher in [&other, &chika] {
        let look = club.press(watcher, &board, "Move").await;
        look.says("is to move");
        look.says(mover.name());
        assert_eq!(look.attachments.len(), 1);
        assert!(look.button("Move").is_none(), "{}", look.content);
    }

    // Members can forge what they cannot tap, and it is refused.
    let step = ready(&club, &mover, &board).await;
    let forged = forge(&club, &[id_of(&step, "Play e1-e2"), id_of(&step, "Back")]).await;
    for watcher in [&other, &chika] {
        let refused = press_id(&club, watcher, &forged, &id_of(&step, "Play e1-e2")).await.content;
        assert!(refused.contains("turn in") || refused.contains("do not play"), "{refused}");
        press_id(&club, watcher, &forged, &id_of(&step, "Back")).await.says("is to move");
    }

    let more = club.press(&mover, &board, "More").await;
    club.press(&mover, &more, "Resign").await.says("really want to resign");
    let more = club.press(&chika, &board, "More").await;
    assert!(more.button("Resign").is_none() && more.button("Record").is_some());
    club.had_no_trouble();
}

/// Double taps, and a second device.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_once_however_often_it_is_tapped() {
    let (club, code, board, [mover, _]) = Club::playing().await;
    let (phone, tablet) = (ready(&club, &mover, &board).await, ready(&club, &mover, &board).await);
    assert_ne!(phone.id, tablet.id);

    let taps = [&phone, &phone, &tablet]
        .map(|message| mover.press_labelled(message, "Play e1-e2").unwrap());
    for tap in &taps {
        club.answer_to(tap, "Play").await.says("Played `e1-e2`");
    }
    club.board(&code, 1).await;
    assert_eq!(club.boards(&code).len(), 2, "once");

    club.had_no_trouble();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_leads_to_the_newest() {
    let (club, code, old, [first, second]) = Club::playing().await;
    let (old_move, old_board) = (id_of(&old, "Move"), id_of(&old, "Board"));
    let half_made = id_of(&ready(&club, &first, &old).await, "Play e1-e2");
    club.turn(&first, &code, 1, "a3-b4(a6)").await;
    // The bot records the message of the board just after it has posted it.
    club.older_boards_are_bare(&code).await;
    let newest = club.boards(&code).pop().unwrap();
    let forged = forge(&club, &[old_move.clone(), old_board.clone(), half_made.clone()]).await;

    let move_builder = press_id(&club, &second, &forged, &old_move).await;
    move_builder.says("moved on");
    move_builder.says(&format!("/{}", newest.id));
    move_builder.says("Which chevron?");
    for id in [&old_move, &old_board, &half_made] {
        let look = press_id(&club, &first, &forged, id).await;
        assert!(look.content.contains("moved on"), "{id}: {}", look.content);
        assert!(look.content.contains("is to move"), "{id}: {}", look.content);
        look.says(&format!("/{}", newest.id));
        assert!(look.attachments.len() == 1 && look.button("Move").is_none(), "{id}");
    }

    // Their own half-made turn is outdated when it is their turn again.
    club.turn(&second, &code, 2, "e9-e8").await;
    let again = press_id(&club, &first, &forged, &half_made).await;
    again.says("moved on");
    again.says("Which chevron?");
    assert!(club.boards(&code).len() == 3, "nothing was played");
    club.had_no_trouble();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_and_foreign_ids_get_one_sentence() {
    let (club, code, board, [mover, ana]) = Club::playing().await;
    let seq = id_of(&board, "Move").split(':').nth(2).unwrap().to_owned();
    let open = code_in(&club.answer(&ana, "pacru new", [("players", "3")]).await.content);
    let gone = code_in(&club.answer(&ana, "pacru new", [("players", "4")]).await.content);
    club.at_table(&ana, &gone, "Leave").await.says("closed");
    let ids = [
        (format!("v2:{code}:{seq}:move"), "another version"),
        // What else cannot be read: `bot/view/src/custom_id/refused.txt`.
        (format!("v1:{code}:{seq}:fly"), "another version"),
        ("v1:ZZZZ:3:move".to_owned(), "no game"),
        (format!("v1:{code}:{seq}:choose:e5"), "not possible here"),
        (format!("v1:{code}:{seq}:choose:e1/@b5"), "not possible here"),
        (format!("v1:{code}:{seq}:play:e1/-e4"), "not possible here"),
        (format!("v1:{code}:{seq}:play:e1"), "Where does"),
        (format!("v1:{code}:9999:choose:e1"), "moved on"),
        (format!("v1:{code}:9999:play:e1/-e2"), "moved on"),
        (format!("v1:{code}:9999:move"), "moved on"),
        (format!("v1:{code}:0:play:e1/-e2"), "moved on"),
        (format!("v1:{open}:1:move"), "has not begun"),
        (format!("v1:{open}:1:play:e1/-e2"), "has not begun"),
        (format!("v1:{gone}:1:move"), "closed"),
    ];
    press_forged(&club, &mover, &ids).await;
    assert_eq!(club.boards(&code).len(), 1, "nothing has happened");
    club.had_no_trouble();
}

/// Pages and puzzles that this version does not have, on a message of another one, and forged ones.
#[tokio::test(flavor = "multi_thread")]
async fn pages_and_puzzles_that_are_gone_are_answered_in_a_sentence() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let [puzzle, longer] = [1, 2].map(|turns| {
        let all = ai::Puzzle::all(rules::Kind::Pacru).iter();
        all.clone().find(|it| it.solution.len() >= turns).expect("one of so many turns").id()
    });
    let ids = [
        "v1:rules:pacru:0".to_owned(),
        "v1:rules:shacru:200".to_owned(),
        "v1:example:pacru:0".to_owned(),
        "v1:example:pasang:99".to_owned(),
        "v1:puzzle:1:0:retry".to_owned(),
        format!("v1:puzzle:{puzzle:x}:9:solution"),
        // A later stage would show the first turn of the solution.
        format!("v1:puzzle:{longer:x}:1:again"),
        format!("v1:puzzle:{puzzle:x}:0:play:e1/e1/e1"),
    ];
    let forged = forge(&club, &ids).await;
    for id in &ids {
        let said = press_id(&club, &ana, &forged, id).await;
        assert_eq!(said.content.lines().count(), 1, "{id}: {}", said.content);
        assert!(said.attachments.is_empty(), "{id}: {}", said.content);
        if !id.contains("puzzle") {
            said.says("`/pacru ");
            assert!(said.rows.is_empty(), "{id}: {:?}", said.rows);
        }
    }
}

/// A piece is typed, the rest is tapped.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_typed_goes_on_by_tapping() {
    let (club, code, _, [mover, other]) = Club::playing().await;
    for (typed, asked) in [
        ("", "Which chevron?"),
        ("a", "Which chevron?"),
        ("a3", "Where does"),
        ("A3 - b4", "Which field"),
    ] {
        let options = [("move", typed)].into_iter().filter(|it| !it.1.is_empty());
        let move_builder = club.answer(&mover, "pacru move", options).await;
        assert!(move_builder.content.contains(asked), "{typed}: {}", move_builder.content);
        assert_eq!(move_builder.attachments.len(), 1);
    }
    let move_builder = club.answer(&mover, "pacru move", [("move", "a3-b4")]).await;
    let preview = club.tap(&mover, &move_builder, "a6").await;
    club.press(&mover, &preview, "Play a3-b4(a6)").await.says("Played");
    club.board(&code, 1).await;

    // A member who is not to move sees the board; invalid input is explained as before.
    club.answer(&mover, "pacru move", [("game", code.as_str())]).await.says("is to move");
    let nonsense = club.answer(&other, "pacru move", [("move", "e9-e5")]).await;
    nonsense.says("Your chevron on e9 moves 1 field");
    club.had_no_trouble();
}
