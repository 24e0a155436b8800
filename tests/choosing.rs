//! Commands that could mean several games: the member chooses one, and the command is carried out for that game.

use local::{Member, Message};
use rules::Kind;

use crate::club::{Club, Says as _, code_in};

/// The button of a game.
async fn choose(club: &Club, who: &Member, asked: &Message, code: &str) -> Message {
    assert_eq!(asked.content, "Which game do you mean?");
    let start = format!("{code}: ");
    let label = asked.labels().into_iter().find(|label| label.starts_with(&start));
    let label = label.unwrap_or_else(|| panic!("no button for {code}: {asked:?}"));
    club.press(who, asked, &label).await
}

/// Two games of Shacru between Ana and Ben in which the same member is to move: the codes, and that member.
async fn two_games(club: &Club) -> ([String; 2], Member, Member) {
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let (first, board) = club.table_of(Kind::Shacru, &[&ana, &ben]).await;
    let mover = club.called(&board);
    loop {
        let (second, board) = club.table_of(Kind::Shacru, &[&ana, &ben]).await;
        if club.called(&board).id() == mover.id() {
            let other = if mover.id() == ana.id() { ben } else { ana };
            return ([first, second], mover, other);
        }
        // The seats are drawn again.
        club.resign(&ana, &second).await;
    }
}

/// The answer once said "name one with the option `game`", so a member on a phone had to type everything once more.
#[tokio::test(flavor = "multi_thread")]
async fn where_several_games_fit_a_button_chooses() {
    let club = Club::open().await;
    let ([first, second], mover, other) = two_games(&club).await;

    // A typed turn is played in the chosen game.
    let asked = club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    let labels: Vec<_> = asked.buttons().map(|button| button.label.clone()).collect();
    let label = format!("{second}: Shacru, your turn, with {}", other.name());
    assert!(labels.contains(&Some(label)), "{labels:?}");
    let played = choose(&club, &mover, &asked, &second).await;
    played.says(&format!("Played `e1-e2` in `{second}`."));
    club.board(&second, 1).await;
    // Now a turn can only mean the first game; other commands can still mean both.
    let asked = club.answer(&mover, "pacru board", [("view", "text"), ("ply", "0")]).await;
    let board = choose(&club, &mover, &asked, &second).await;
    board.says("at turn 1");
    assert!(board.attachments.is_empty(), "{}", board.content);
    let asked = club.answer(&other, "pacru study history", []).await;
    let record = choose(&club, &other, &asked, &second).await;
    record.says("e1-e2");
    let asked = club.answer(&other, "pacru study replay", [("last", "1")]).await;
    let replay_gif = choose(&club, &other, &asked, &second).await;
    replay_gif.says("turns 0 to 1.");
    let draw = [("what", "a draw")];
    let asked = club.answer(&other, "pacru offer", draw).await;
    let offered = choose(&club, &other, &asked, &first).await;
    offered.says("offered a draw");
    let asked = club.answer(&other, "pacru time give", [("how_much", "5h")]).await;
    let given = choose(&club, &other, &asked, &first).await;
    given.says("has 5 hours more");
    let asked = club.answer(&mover, "pacru time give", []).await;
    let own = choose(&club, &mover, &asked, &first).await;
    own.says("your own turn");

    let asked = club.answer(&other, "pacru resign", []).await;
    let asked = choose(&club, &other, &asked, &second).await;
    asked.says("do you really resign?");
    let resigned = club.press(&other, &asked, "Resign").await;
    resigned.says(&second);
    // Only one game is left, so there is nothing to choose.
    let asked = club.answer(&other, "pacru resign", []).await;
    asked.says("do you really resign?");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_plans_are_chosen_too_and_many_games_from_a_menu() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let mut codes = Vec::new();
    for opener in [&ana, &ben] {
        for _ in 0..3 {
            let opened = club.answer(opener, "pacru new", [("players", "3")]).await;
            codes.push(code_in(&opened.content));
        }
    }
    // Six games are too many for buttons.
    let asked = club.answer(&chika, "pacru join", []).await;
    let menu = asked.menus().next().expect("a menu");
    assert_eq!(asked.buttons().count(), 0);
    assert_eq!(menu.options.len(), 6);
    let start = format!("{}: ", codes[4]);
    let option = menu.options.iter().find(|option| option.label.starts_with(&start));
    let value = option.expect("every table").value.clone();
    let chosen = chika.choose(&asked, &menu.custom_id, [value.as_str()]).expect("an option");
    let joined = club.answer_to(&chosen, "a table").await;
    joined.says(&format!("seat at `{}`", codes[4]));

    let asked = club.answer(&ben, "pacru leave", []).await;
    let left = choose(&club, &ben, &asked, &codes[3]).await;
    left.says("given up");
    let asked = club.answer(&ana, "pacru seat", [("level", "Casual")]).await;
    let seated = choose(&club, &ana, &asked, &codes[1]).await;
    seated.says("A Casual computer has sat down");

    let club = Club::open().await;
    let ([first, second], mover, other) = two_games(&club).await;
    let asked = club.answer(&other, "pacru plan", [("line", "e1-e2 e9-e8")]).await;
    let planned = choose(&club, &other, &asked, &second).await;
    planned.says("e9-e8");
    let chika = club.member("Chika");
    let asked = club.answer(&chika, "pacru people watch", []).await;
    let watched = choose(&club, &chika, &asked, &first).await;
    watched.says(&first);
    let asked = club.answer(&mover, "pacru hint", []).await;
    let refused = choose(&club, &mover, &asked, &first).await;
    refused.says("no hints in it");
}

/// The private board of the player to move once had no button to make the turn.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_a_player_to_move_leads_to_the_move() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    let own = club.press(&mover, &board, "Board").await;
    let composing = club.press(&mover, &own, "Move").await;
    composing.says("Which chevron?");
    let theirs = club.press(other, &board, "Board").await;
    assert!(theirs.button("Move").is_none(), "{}", theirs.content);
    club.play(&mover, &code, "e1-e2").await;
    club.board(&code, 1).await;
    let earlier = [("game", code.as_str()), ("ply", "0")];
    let earlier = club.answer(other, "pacru board", earlier).await;
    assert!(earlier.button("Move").is_none(), "it shows another position");
}
