//! Turns made only by tapping.

use local::{Component, Member, Message};
use play::move_builder::typed;
use rules::{Kind, Position};

use crate::club::{Club, Says as _};
use crate::positions::write_games;

/// The labels of the buttons and menus of a message.
fn labels(message: &Message) -> Vec<String> {
    let labels = message.components().flat_map(|component| match component {
        Component::Button(button) => vec![button.label.clone().unwrap_or_default()],
        Component::Menu(menu) => menu.options.iter().map(|it| it.label.clone()).collect(),
    });
    labels.collect()
}

/// The label to tap for a token of a turn; that of a borderland if there are too many choices.
fn wanted(message: &Message, token: &str) -> String {
    let field = token.trim_start_matches(['-', 'x', '(', '!']).trim_end_matches(')');
    let words = match token {
        "<" => "Turn 45° left for 2 markers".to_owned(),
        "<<" => "Turn 90° left for 4 markers".to_owned(),
        ">" => "Turn 45° right for 2 markers".to_owned(),
        ">>" => "Turn 90° right for 4 markers".to_owned(),
        "(*)" => "Connection".to_owned(),
        _ => format!(" · {field}"),
    };
    let all = labels(message);
    all.iter().find(|label| label.ends_with(&words)).cloned().unwrap_or_else(|| {
        let land = field.parse::<rules::Field>().map(|field| field.borderland().to_string());
        let land = land.unwrap_or_else(|_| panic!("{token} is not offered: {all:?}"));
        let region = all.iter().find(|label| label.ends_with(&land)).cloned();
        region.unwrap_or_else(|| panic!("{token} is not offered: {all:?}"))
    })
}

/// The taps that make a turn.
fn tokens(position: &Position, turn: &str) -> Vec<String> {
    let choices = typed(position, turn).unwrap_or_else(|| panic!("{turn} is not a turn here"));
    choices.iter().cloned().collect()
}

/// Checks what every step of the move builder must have.
fn check(message: &Message) {
    assert_eq!(message.attachments.len(), 1, "one picture: {}", message.content);
    message.says("your turn");
    assert!(message.alt().chars().count() <= 1024, "{}", message.alt());
}

/// Opens the move builder from a board, taps a turn and plays it; returns the answer.
async fn make(
    club: &Club,
    who: &Member,
    board: &Message,
    position: &Position,
    turn: &str,
) -> Message {
    let mut step = club.press(who, board, "Move").await;
    for token in tokens(position, turn) {
        check(&step);
        let label = wanted(&step, &token);
        let region = label.ends_with("-land");
        let next = club.pick(who, &step, &label).await;
        assert_eq!(next.id, step.id, "the move builder stays one message");
        assert_ne!(next.attachments[0].id, step.attachments[0].id, "the picture is replaced");
        step = next;
        if region {
            step = club.pick(who, &step, &wanted(&step, &token)).await;
        }
    }
    check(&step);
    let said = club.pick(who, &step, &format!("Play {turn}")).await;
    said.says(&format!("Played `{turn}`"));
    assert!(said.attachments.is_empty());
    // Nothing but the buttons to another game that waits, and to take the turn back.
    let known = |label: &str| ["Next game", "Take back"].contains(&label);
    assert!(said.buttons().all(|button| button.label.as_deref().is_some_and(known)));
    said
}

/// Every kind of turn: its position, its notation, and what the board says about it.
const KINDS: [(&str, &str, &str, &str); 12] = [
    ("CHNG", "S31N43S42/9/9/9/N27S6/9/9/9/2N03S01N7 S", "g9-f8(d9)", "border change on d9"),
    (
        "TRNS",
        "S31N4nnnS42/3nns3/3nnn3/9/N27S6/9/9/9/2N03S01N7 S",
        "g9-f8(d7)",
        "border transformation of d7",
    ),
    ("EITH", "S31N43S4+1s/8s/4s4/9/N27S6/9/9/9/2N03S01N7 S", "g9-e7(*)", "connection over f8"),
    ("NTHR", "S31N43S4+1s/8s/4s4/9/N27S6/9/9/9/2N03S01N7 S", "g9-e7(f8)", "border change on f8"),
    ("CNNC", "3S3+5/4n4/4ss3/9/9/9/9/9/8N7 S", "d9-f7(*)", "connection over e8"),
    ("JMPS", "8N5/9/9/9/9/9/s8/S2+nN6s5/ss7 S", "a2-d2(f3)", "connection jump"),
    ("CPTR", "S31N4sS41S41s/3s4s/4N44/9/N27S6/9/9/9/2N03S01N7 S", "e9xe7", "capturing a chevron"),
    (
        "MTNG",
        "S31N43S4+2/6s2/6S0+2/3nnn3/N22nnn2S6/3nnn3/9/9/2N03S01N7 S",
        "g9-g8!e5",
        "meeting g7, bonus on e5",
    ),
    (
        "VRYT",
        "S35S42/8s/9/nnn6/nnn1S4+4/nnn1N04/3S0S04/9/8N7 S",
        "e3xe4(e6)!i9",
        "capturing a chevron",
    ),
    (
        "TRN4",
        "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S",
        "d9>(a7,b7)",
        "turns 45 degrees right for a7 and b7",
    ),
    (
        "TRN9",
        "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S",
        "d9<<(a7,b5,b7,c4)",
        "turns 90 degrees left for a7, b5, b7 and c4",
    ),
    (
        "WNNR",
        "7N6N6/9/9/S2+nn2s3/sss6/ssssssss1/sssssssss/sssssssss/sssssssss S",
        "a6-f6(*)",
        "wins",
    ),
];

fn at(position: &str) -> Position {
    Position::at(Kind::Pacru, 2, position).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_turn_can_be_tapped() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let games = KINDS.map(|(code, position, ..)| (code, position));
    write_games(&mut club, [&ana, &ben], &games).await;
    for (code, position, turn, story) in KINDS {
        let board = club.board(code, 0).await;
        make(&club, &ana, &board, &at(position), turn).await;
        let board = club.board(code, 1).await;
        assert!(board.content.contains(story), "{turn}: {}", board.content);
    }
}

/// *Back* and *Start again* lead to the right step, and the text says what was chosen automatically.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_can_be_taken_back_until_it_is_played() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let position = "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S";
    write_games(&mut club, [&ana, &ben], &[("BACK", position)]).await;
    let start = club.press(&ana, &club.board("BACK", 0).await, "Move").await;
    start.says("chevron on d9 (no other choice)");
    assert!(start.button("Back").is_none(), "there is nothing to take back");
    let angle = club.pick(&ana, &start, "Turn 90° right for 4 markers").await;
    angle.says("Give up 4 markers: choose the first.");
    let first = club.pick(&ana, &angle, &wanted(&angle, "a7")).await;
    first.says("give up a7");
    first.says("the next marker to give up, 2 of 4");
    let back = club.pick(&ana, &first, "Back").await;
    assert_eq!(back.content, angle.content);
    assert_eq!(back.attachments[0].bytes, angle.attachments[0].bytes);
    let alone = club.pick(&ana, &back, &wanted(&back, "b5")).await;
    assert!(
        alone.content.contains("Play d9>>(b5,b7,c4,e7)")
            || alone.button("Play d9>>(b5,b7,c4,e7)").is_some()
    );
    alone.says("no other choice");
    assert_eq!(club.pick(&ana, &alone, "Start again").await.content, start.content);
    assert_eq!(club.boards("BACK").len(), 1, "nothing was played");
}

/// Every kind of choice, with a restart between any two taps.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_between_any_two_taps_changes_nothing() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let games = [
        (
            "CRSH",
            "S35S42/8s/9/nnn6/nnn1S4+4/nnn1N04/3S0S04/9/8N7 S",
            "e3xe4(e6)!i9",
            // The first tap on the bonus is its borderland.
            &["e3", "xe4", "(e6)", "!i9", "!i9"][..],
        ),
        ("TRNS", "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S", "d9>(b5,e7)", &[">", "b5", "e7"]),
    ];
    let positions = games.map(|(code, position, ..)| (code, position));
    write_games(&mut club, [&ana, &ben], &positions).await;
    for (code, _, turn, choices) in games {
        let board = club.board(code, 0).await;
        club.crash().await;
        let mut step = club.press(&ana, &board, "Move").await;
        for token in choices {
            club.crash().await;
            step = club.pick(&ana, &step, &wanted(&step, token)).await;
            check(&step);
        }
        club.crash().await;
        club.pick(&ana, &step, &format!("Play {turn}")).await.says("Played");
        club.board(code, 1).await;
        assert_eq!(club.boards(code).len(), 2);
    }
}
