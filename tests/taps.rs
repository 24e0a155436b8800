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
        .json(&json!({"content": content, "components": rows, "allowed_mentions": {"parse": []}}))
        .send()
        .await
        .unwrap();
    assert!(posted.status().is_success(), "{posted:?}");
    club.see("the forgery", |message| message.content == content).await
}

pub(crate) async fn press_id(club: &Club, who: &Member, message: &Message, id: &str) -> Message {
    club.answer_to(&who.press(message, id).unwrap(), id).await
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
    let step = ready(&club, &mover, &board).await;
    let [play, back] = ["Play e1-e2", "Back"].map(|label| id_of(&step, label));
    let forged = forge(&club, &[play.clone(), back.clone()]).await;
    for watcher in [&other, &chika] {
        let look = club.press(watcher, &board, "Move").await;
        look.says("is to move");
        assert!(look.button("Move").is_none(), "{}", look.content);
        // Members can forge what they cannot tap, and it is refused.
        let refused = press_id(&club, watcher, &forged, &play).await.content;
        assert!(refused.contains("turn in") || refused.contains("are not playing"), "{refused}");
        press_id(&club, watcher, &forged, &back).await.says("is to move");
    }

    // The private board of the player to move once had no button to make the turn.
    let own = club.press(&mover, &board, "Board").await;
    club.press(&mover, &own, "Move").await.says("Which chevron?");
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
        club.answer_to(tap, "Play").await.says("You have played `e1-e2`");
    }
    club.board(&code, 1).await;
    assert_eq!(club.boards(&code).len(), 2, "once");

    club.had_no_trouble();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_leads_to_the_newest() {
    let (club, code, old, [first, second]) = Club::playing().await;
    let half_made = id_of(&ready(&club, &first, &old).await, "Play e1-e2");
    let ids = [id_of(&old, "Move"), id_of(&old, "Board"), half_made];
    club.turn(&first, &code, 1, "a3-b4(a6)").await;
    // The bot records the message of a board just after it has posted it.
    club.older_boards_are_bare(&code).await;
    let newest = format!("/{}", club.boards(&code).pop().unwrap().id);
    let forged = forge(&club, &ids).await;

    let step = press_id(&club, &second, &forged, &ids[0]).await;
    for said in ["moved on", &newest, "Which chevron?"] {
        step.says(said);
    }
    for id in &ids {
        let look = press_id(&club, &first, &forged, id).await;
        for said in ["moved on", &newest, "is to move"] {
            look.says(said);
        }
        assert!(look.attachments.len() == 1 && look.button("Move").is_none(), "{id}");
    }

    // Their own half-made turn is outdated when it is their turn again.
    club.turn(&second, &code, 2, "e9-e8").await;
    let again = press_id(&club, &first, &forged, &ids[2]).await;
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
    club.at_table(&ana, &gone, "Close the table").await.says("closed");
    let ids = [
        // What else cannot be read: `bot/view/src/custom_id/refused.txt`.
        (format!("v2:{code}:{seq}:move"), "another version"),
        ("v1:ZZZZ:3:move".to_owned(), "no game"),
        (format!("v1:{code}:{seq}:choose:e5"), "not possible here"),
        (format!("v1:{code}:{seq}:play:e1/-e4"), "not possible here"),
        (format!("v1:{code}:{seq}:play:e1"), "Where does"),
        (format!("v1:{code}:9999:play:e1/-e2"), "moved on"),
        (format!("v1:{code}:0:play:e1/-e2"), "moved on"),
        (format!("v1:{open}:1:play:e1/-e2"), "has not started yet"),
        (format!("v1:{gone}:1:move"), "closed"),
        // What is tried out.
        (format!("v1:try:{code}:t7:back"), "tried out from turn 0"),
        (format!("v1:try:{code}:0:share"), "tried out from turn 0"),
        (format!("v1:try:{code}:0:plan"), "moved on"),
        ("v1:try:ZZZZ:0:back".to_owned(), "ZZZZ"),
    ];
    // Pages and puzzles that this version does not have.
    let mut puzzles = ai::Puzzle::all(rules::Kind::Pacru).iter();
    let longer = puzzles.find(|it| it.solution.len() > 1).expect("one of two turns").id();
    let gone = [
        "v1:rules:shacru:200".to_owned(),
        "v1:example:pasang:99".to_owned(),
        "v1:puzzle:1:0:retry".to_owned(),
        // A later stage would show the first turn of the solution.
        format!("v1:puzzle:{longer:x}:1:again"),
        format!("v1:puzzle:{longer:x}:0:play:e1/e1/e1"),
    ];
    let all = ids.iter().map(|(id, _)| id).chain(&gone);
    let forged = forge(&club, &all.cloned().collect::<Vec<_>>()).await;
    for id in &gone {
        let said = press_id(&club, &mover, &forged, id).await;
        assert_eq!(said.content.lines().count(), 1, "{id}: {}", said.content);
        assert!(said.attachments.is_empty(), "{id}: {}", said.content);
    }
    for (id, said) in ids {
        let answer = press_id(&club, &mover, &forged, &id).await;
        answer.says(said);
        assert!(answer.content.chars().count() < 400, "{id}: {}", answer.content);
    }
    assert_eq!(club.boards(&code).len(), 1, "nothing has happened");
    club.had_no_trouble();
}

/// A piece is typed, the rest is tapped.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_typed_goes_on_by_tapping() {
    let (club, code, _, [mover, other]) = Club::playing().await;
    let step = club.answer(&mover, "pacru move", [("move", "A3 - b4")]).await;
    step.says("Which field");
    assert_eq!(step.attachments.len(), 1);
    let preview = club.tap(&mover, &step, "a6").await;
    club.press(&mover, &preview, "Play a3-b4(a6)").await.says("You have played");
    club.board(&code, 1).await;

    // A member who is not to move sees the board; invalid input is explained.
    club.answer(&mover, "pacru move", [("game", code.as_str())]).await.says("is to move");
    let nonsense = club.answer(&other, "pacru move", [("move", "e9-e5")]).await;
    nonsense.says("Your chevron on e9 moves 1 field");
}

/// A turn can be taken back until it is played, with a restart between any two taps. That taps lead to every turn of every
/// kind: `bot/play/src/move_builder/tests.rs` and `bot/view/src/tapper.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_between_any_two_taps_changes_nothing() {
    let (mut club, code, board, [mover, _]) = Club::playing().await;
    let start = club.press(&mover, &board, "Move").await;
    assert!(start.button("Back").is_none(), "there is nothing to take back");
    let mut step = start.clone();
    for tap in ["· a3", "Back", "· a3", "· b4", "Start again", "· a3", "· b4", "· a6"] {
        club.crash().await;
        let next = club.tap(&mover, &step, tap).await;
        assert_eq!(next.id, start.id, "the move builder stays one message");
        assert_eq!(next.attachments.len(), 1, "one picture");
        assert_ne!(next.attachments[0].id, step.attachments[0].id, "the picture is replaced");
        if tap == "Back" || tap == "Start again" {
            assert_eq!(next.content, start.content);
            assert_eq!(next.attachments[0].bytes, start.attachments[0].bytes);
        }
        step = next;
    }
    club.crash().await;
    let said = club.press(&mover, &step, "Play a3-b4(a6)").await;
    said.says("You have played `a3-b4(a6)`");
    assert!(said.attachments.is_empty());
    club.board(&code, 1).await;
    assert_eq!(club.boards(&code).len(), 2);
}
