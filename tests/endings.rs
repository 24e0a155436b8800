//! The start and the end of games, as the channel reads it.

use local::Message;
use rules::Kind;

use crate::club::{Club, Says as _, code_in, english};

fn is_over(message: &Message) -> bool {
    message.content.contains(['🏆', '🤝'])
}

fn alt(message: &Message) -> &str {
    let file = message.attachments.first().expect("a picture");
    file.description.as_deref().expect("a description")
}

/// The last board once said "last one moving", as if the winner had outlasted somebody on the board.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_or_is_late_is_named_as_the_reason() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, _) = club.table_of(Kind::Shacru, &[&ana, &ben]).await;
    club.resign(&ben, &code).await;
    let end = club.see("the end", is_over).await;
    end.says("🏆 **Ana wins: Ben resigned.**");
    assert!(alt(&end).contains(" wins: Ben ("), "{}", alt(&end));
    assert!(alt(&end).contains(") resigned."), "{}", alt(&end));

    let (code, board) = club.table_of(Kind::Pasang, &[&ana, &ben]).await;
    let late = club.called(&board);
    club.answer(&late, "pacru time vacation", [("by_itself", "false")]).await;
    club.forward(4 * play::time::DAY);
    let title = format!("`{code}`**");
    let end = club
        .see("that time was up", |message| message.content.contains(&title) && is_over(message))
        .await;
    let why = format!("wins: {} ran out of time.**", late.name());
    end.says(&why);
}

/// The message once said 120 to 0, while the picture showed the points captured up to then.
#[tokio::test(flavor = "multi_thread")]
async fn suntuk_counts_the_same_everywhere() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let label = view::game_choice(english(), Kind::Pasang);
    let options =
        [("game", label.as_str()), ("pattern", "20"), ("ka", "jump"), ("opponent", "Ben")];
    let opened = club.answer(&ana, "pacru new", options).await;
    let code = code_in(&opened.content);
    let table = club.see("the table", |message| message.button("Accept").is_some()).await;
    club.press(&ben, &table, "Accept").await;
    // No token can jump into the middle column of this pattern.
    for (ply, file) in [(0, "f"), (1, "a")] {
        let board = club.board(&code, ply).await;
        let mover = club.called(&board);
        club.answer(&mover, "pacru move", [("move", file)]).await;
    }
    let end = club.see("the end", is_over).await;
    let (_, points) = end.content.split_once("Points: ").expect("points");
    assert!(points.contains("120 for "), "{points}");
    assert!(points.contains("0 for "), "{points}");
    assert!(alt(&end).contains(": 120 points"), "{}", alt(&end));
    assert!(alt(&end).contains(": 0 points"), "{}", alt(&end));
    let text = [("game", code.as_str()), ("view", "text")];
    let text = club.answer(&ana, "pacru board", text).await;
    text.says("120 points, took");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_board_says_how_the_game_ends_and_who_is_who() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let label = view::game_choice(english(), Kind::Azacru);
    let options = [
        ("game", label.as_str()),
        ("players", "4"),
        ("computer", "Novice"),
        ("boards", "all of them"),
    ];
    let opened = club.answer(&ana, "pacru new", options).await;
    let board = club.board(&code_in(&opened.content), 0).await;
    let goal = "as soon as somebody has to pass, everybody else has one more turn.";
    board.says(goal);
    for number in 1..=3 {
        let name = format!("Novice computer {number}");
        board.says(&name);
    }
}
