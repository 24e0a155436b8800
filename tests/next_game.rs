//! A member plays all waiting games in one sitting: the answer to a turn leads to the next game.

use local::{Member, Message};
use play::time::HOUR;

use crate::club::{Club, Says as _};

/// Presses the first choice until there is a button that plays the turn, and presses that. A turn
/// takes few taps: a chevron, where it goes, what that brings, and Play.
async fn tap_turn(club: &Club, who: &Member, builder: &Message, play: &str) -> Message {
    let mut step = builder.clone();
    for _ in 0..5 {
        let labels = step.labels();
        let done = labels.iter().find(|label| label.starts_with(play));
        let label = done.or(labels.first()).expect("something to press");
        step = club.press(who, &step, label).await;
        if done.is_some() {
            return step;
        }
    }
    panic!("a turn is made in a few taps: {:?}", step.labels());
}

/// This many games of two, begun an hour after each other, in all of which the first member is to
/// move.
async fn all_wait(club: &Club, [ana, ben]: [&Member; 2], games: usize) -> Vec<String> {
    let mut codes = Vec::new();
    for _ in 0..games {
        let (code, board) = club.table(&[ana, ben]).await;
        if club.called(&board).id() == ben.id() {
            club.play(ben, &code, "e1-e2").await;
        }
        club.all_is_posted().await;
        codes.push(code);
        club.forward(HOUR);
    }
    codes
}

/// Each game begins with what its opponent has played. In which order they come:
/// `bot/play/src/waiting.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn one_sitting_clears_all_games() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let codes = all_wait(&club, [&ana, &ben], 4).await;
    // It works in any channel of the server.
    let elsewhere = club.discord.open_channel("elsewhere");
    let builder = club.answer_in(elsewhere, &ana, "pacru move", []).await;
    builder.says(&codes[0]);
    let answered = club.boards(&codes[0]).len() > 1;
    assert_eq!(builder.content.contains("turn 1: "), answered, "{}", builder.content);
    assert_eq!(builder.labels().last().unwrap(), "Next game");
    // One tap plays the turn and opens the next game.
    let hard = tap_turn(&club, &ana, &builder, "Play, then next game").await;
    hard.says(&format!("in `{}`.", codes[0]));
    hard.says(&codes[1]);
    club.press(&ana, &hard, &format!("Take back in {}", codes[0])).await.says(&codes[0]);
    let builder = club.answer(&ana, "pacru move", [("game", codes[0].as_str())]).await;
    let played = tap_turn(&club, &ana, &builder, "Play ").await;
    played.says("3 more games are waiting for you.");
    assert_eq!(played.labels(), ["Next game", "Take back"]);

    // A hard game is skipped, and comes again at the end.
    let hard = club.press(&ana, &played, "Next game").await;
    hard.says(&codes[1]);
    // The deadlines, in whose order the games come, are put off for the time in which the bot did
    // not run.
    club.bot.kill();
    club.forward(HOUR);
    club.restart().await;
    club.logs("the players get back the time").await;
    let third = club.press(&ana, &hard, "Next game").await;
    third.says(&codes[2]);
    let played = tap_turn(&club, &ana, &third, "Play ").await;
    played.says("2 more games are waiting for you.");
    club.press(&ana, &played, "Next game").await.says(&codes[3]);
    // A typed turn leads on as well.
    let position = club.position(club.channel(), &ana, &codes[3]).await;
    let played = club.play(&ana, &codes[3], &position.legal(false)[0]).await;
    let again = club.press(&ana, &played, "Next game").await;
    again.says(&codes[1]);
    assert_ne!(again.labels().last().unwrap(), "Next game", "the only one");
    let played = tap_turn(&club, &ana, &again, "Play ").await;
    played.says("No other game is waiting for you. `");
    assert_eq!(played.labels(), ["Take back"]);

    club.answer(&ana, "pacru move", []).await.says("No game is waiting for you. `");
    let listed = club.answer(&ben, "pacru games", []).await;
    club.press(&ben, &listed, "Next game").await.says("your turn");
}
