//! A member plays all waiting games in one sitting: the answer to a turn leads to the next game.

use local::{Member, Message, Person};
use play::time::{DAY, HOUR};

use crate::club::{Club, Says as _};

/// Presses the first choice until there is a button that plays the turn, and presses that.
async fn tap_turn(club: &Club, who: &Member, builder: &Message, play: &str) -> Message {
    let (played, _) = count_taps(club, who, builder, play).await;
    played
}

/// The same, with the number of taps.
async fn count_taps(club: &Club, who: &Member, builder: &Message, play: &str) -> (Message, usize) {
    let mut step = builder.clone();
    for taps in 1.. {
        let labels = step.labels();
        let done = labels.iter().find(|label| label.starts_with(play));
        let label = done.or(labels.first()).expect("something to press").clone();
        let is_done = done.is_some();
        step = club.press(who, &step, &label).await;
        if is_done {
            return (step, taps);
        }
    }
    unreachable!("a turn is made in a few taps");
}

/// Waits for the board of a game that mentions a member.
async fn calls(club: &Club, code: &str, who: &Member) -> Message {
    let calls = |message: &Message| {
        message.content.contains(code)
            && !message.attachments.is_empty()
            && message.pinged == [who.id()]
    };
    club.see("the board that calls", calls).await
}

/// This many games of two, begun an hour after each other, in all of which the first member is to move.
async fn all_wait(club: &Club, [ana, ben]: [&Member; 2], games: usize) -> Vec<String> {
    let mut codes = Vec::new();
    for _ in 0..games {
        let (code, board) = club.table(&[ana, ben]).await;
        if club.called(&board).id() == ben.id() {
            club.play(ben, &code, "e1-e2").await;
        }
        calls(club, &code, ana).await;
        codes.push(code);
        club.forward(HOUR);
    }
    codes
}

/// Each game begins with what its opponent has played, and is one tap shorter than with `Next game`.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_and_the_next_game_opened_by_one_tap() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let codes = all_wait(&club, [&ana, &ben], 3).await;
    let answered = |code: &str| club.boards(code).len() > 1;
    let mut builder = club.answer(&ana, "pacru move", []).await;
    for (code, next) in codes.iter().zip(&codes[1..]) {
        builder.says(code);
        assert_eq!(builder.content.contains("turn 1: "), answered(code), "{}", builder.content);
        assert!(builder.button("Rules").is_some() && builder.button("Hint").is_none());
        builder = count_taps(&club, &ana, &builder, "Play and next").await.0;
        builder.says(&format!("in `{code}`."));
        builder.says(next);
        let take_back = format!("Take back in {code}");
        assert!(builder.button(&take_back).is_some(), "{:?}", builder.labels());
    }
    let first = club.press(&ana, &builder, &format!("Take back in {}", codes[1])).await;
    first.says(&codes[1]);
    builder = club.press(&ana, &club.answer(&ana, "pacru games", []).await, "Next game").await;
    builder = count_taps(&club, &ana, &builder, "Play and next").await.0;
    let (played, _) = count_taps(&club, &ana, &builder, "Play ").await;
    played.says(&format!("in `{}`.", codes[2]));
    assert!(played.button("Next game").is_none(), "none is left");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_sitting_clears_all_games() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let codes = all_wait(&club, [&ana, &ben], 4).await;
    // It works in any channel of the server.
    let elsewhere = club.discord.open_channel("elsewhere");
    let builder = club.answer_in(elsewhere, &ana, "pacru move", []).await;
    builder.says(&codes[0]);
    builder.says("your turn");
    assert_eq!(builder.labels().last().unwrap(), "Next game");

    let played = tap_turn(&club, &ana, &builder, "Play ").await;
    played.says(&format!("in `{}`.", codes[0]));
    played.says("3 more games wait for you.");
    assert_eq!(played.labels(), ["Next game", "Take back"]);

    // A hard game is skipped, and comes again at the end.
    let hard = club.press(&ana, &played, "Next game").await;
    hard.says(&codes[1]);
    club.crash().await;
    let third = club.press(&ana, &hard, "Next game").await;
    third.says(&codes[2]);
    let played = tap_turn(&club, &ana, &third, "Play ").await;
    played.says("2 more games wait for you.");
    let fourth = club.press(&ana, &played, "Next game").await;
    fourth.says(&codes[3]);
    let played = tap_turn(&club, &ana, &fourth, "Play ").await;
    played.says("1 more game waits for you.");
    let again = club.press(&ana, &played, "Next game").await;
    again.says(&codes[1]);
    assert_ne!(again.labels().last().unwrap(), "Next game", "the only one");
    let played = tap_turn(&club, &ana, &again, "Play ").await;
    played.says("No other game waits for you. Next is `");
    played.says("Ben is to move");
    assert_eq!(played.labels(), ["Take back"]);

    // An older answer does not lead to a wrong game.
    let nothing = club.answer(&ana, "pacru move", []).await;
    nothing.says("No game waits for you. Next is `");
    let listed = club.answer(&ana, "pacru games", []).await;
    assert_eq!(listed.buttons().count(), 0);
    let listed = club.answer(&ben, "pacru games", []).await;
    let first = club.press(&ben, &listed, "Next game").await;
    first.says("your turn");
}

/// The busiest members of clubs have as many games, and a phone.
#[tokio::test(flavor = "multi_thread")]
async fn twelve_games_are_cleared_with_few_taps() {
    const GAMES: usize = 12;
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let codes = all_wait(&club, [&ana, &ben], GAMES).await;
    let mut shown = club.answer(&ana, "pacru move", []).await;
    let mut taps = 0;
    for (code, left) in codes.iter().zip((0..GAMES).rev()) {
        shown.says(code);
        shown.says("your turn");
        let (played, tapped) = count_taps(&club, &ana, &shown, "Play ").await;
        played.says(&format!("in `{code}`."));
        taps += tapped;
        match left {
            0 => {
                played.says("No other game waits for you.");
                assert_eq!(played.labels(), ["Take back"]);
            }
            1 => played.says("1 more game waits for you."),
            left => played.says(&format!("{left} more games wait for you.")),
        }
        if left > 0 {
            shown = club.press(&ana, &played, "Next game").await;
            taps += 1;
        }
    }
    // A chevron, where it goes, what that brings, and Play; then the next game.
    assert!(taps < GAMES * 5, "{taps} taps");
}

/// The bot estimates the next turn from how long the others have taken so far.
#[tokio::test(flavor = "multi_thread")]
async fn the_next_turn_is_expected_as_the_others_play() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, board) = club.table_of(rules::Kind::Shacru, &[&ana, &ben]).await;
    let mover = club.called(&board);
    let other = if mover.id() == ana.id() { ben } else { ana };
    let play = async |who: &Member, turn: &str| club.play(who, &code, turn).await;
    play(&mover, "e1-e2")
        .await
        .says(&format!("Next is `{code}`: {} is to move, and their time is up <t:", other.name()));
    club.forward(5 * HOUR);
    play(&other, "e9-e8").await;
    play(&mover, "e2-d3").await.says("your turn is expected <t:");
    club.forward(DAY);
    let late = club.answer(&mover, "pacru games", []).await;
    late.says(&code);
}

/// A member who types turns is led on as well, in their own language.
#[tokio::test(flavor = "multi_thread")]
async fn a_typed_turn_leads_to_the_next_game_in_spanish() {
    let people = ["Ana", "Ben"].map(|name| Person::named(name).speaking("es-ES"));
    let (club, [ana, ben]) = Club::of(people).await;
    let codes = all_wait(&club, [&ana, &ben], 3).await;
    let board = club.answer(&ana, "pacru move", [("game", codes[1].as_str())]).await;
    let played = tap_turn(&club, &ana, &board, "Jugar ").await;
    played.says("Te esperan 2 partidas más.");
    // The next game is the one after the game that was played.
    let next = club.press(&ana, &played, "Siguiente partida").await;
    next.says(&codes[2]);
    let turn = next.labels()[0].clone();
    let step = club.press(&ana, &next, &turn).await;
    let typed = step.labels()[0].clone();
    let step = club.press(&ana, &step, &typed).await;
    let play = step.labels();
    let turn = play[0].strip_prefix("Jugar ").expect("a whole turn");
    let played = club.play(&ana, &codes[2], turn).await;
    played.says("Has jugado");
    played.says("Te espera 1 partida más.");
    let first = club.press(&ana, &played, "Siguiente partida").await;
    let played = tap_turn(&club, &ana, &first, "Jugar ").await;
    played.says(&format!("in `{}`", codes[0]).replace("in ", "en "));
    played.says("No te espera ninguna otra partida. La siguiente es");
}
