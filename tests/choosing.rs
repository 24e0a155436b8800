//! Commands that could mean several games: the member chooses one, and the command is carried out for that game.

use local::{Member, Message};
use rules::Kind;

use crate::club::{Club, Says as _};

/// The answer to a command after the button of a game.
async fn chosen<const N: usize>(
    club: &Club,
    who: &Member,
    code: &str,
    command: &str,
    options: [(&str, &str); N],
) -> Message {
    choose(club, who, &club.answer(who, command, options).await, code).await
}

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

/// The answer once said "use `game:` to choose one", so a member on a phone had to type everything once more.
#[tokio::test(flavor = "multi_thread")]
async fn where_several_games_fit_a_button_chooses() {
    let club = Club::open().await;
    let ([first, second], mover, other) = two_games(&club).await;
    chosen(&club, &other, &first, "pacru plan", [("line", "e1-e2 e9-e8")]).await.says("e9-e8");
    chosen(&club, &club.member("Chika"), &first, "pacru people watch", []).await.says(&first);
    chosen(&club, &mover, &first, "pacru hint", []).await.says("nobody can get hints in it");

    // A typed turn is played in the chosen game.
    let asked = club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    let label = format!("{second}: Shacru, your turn, with {}", other.name());
    assert!(asked.button(&label).is_some(), "{:?}", asked.labels());
    choose(&club, &mover, &asked, &second)
        .await
        .says(&format!("You have played `e1-e2` in `{second}`."));
    club.board(&second, 1).await;
    // Now a turn can only mean the first game; other commands can still mean both.
    let board =
        chosen(&club, &mover, &second, "pacru board", [("view", "text"), ("ply", "0")]).await;
    board.says("at turn 1");
    assert!(board.attachments.is_empty(), "{}", board.content);
    chosen(&club, &other, &second, "pacru study history", []).await.says("e1-e2");
    chosen(&club, &other, &second, "pacru study replay", [("last", "1")]).await.says("0 to 1.");
    chosen(&club, &other, &first, "pacru offer", [("what", "a draw")]).await.says("offered a draw");
    let given = [("how_much", "5h")];
    chosen(&club, &other, &first, "pacru time", given).await.says("has 5 hours more");

    let asked = chosen(&club, &other, &second, "pacru resign", []).await;
    asked.says("do you really want to resign?");
    club.press(&other, &asked, "Resign").await.says(&second);
    // Only one game is left, so there is nothing to choose.
    club.answer(&other, "pacru resign", []).await.says("do you really want to resign?");
}
