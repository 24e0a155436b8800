//! Games that were played elsewhere, imported from a file or a pasted text.

use local::{Member, Message};

use crate::club::{Club, Says as _, code_in};
use crate::forms;

const RECORD: &str = "Pacru\nSouth: Ana Ruiz\nNorth: _Ben_\nDate: 2026-05-01\nPlace: Brno\n\
    1. A3 - B4 (b5)  ; a comment\n2. a7-b6(a6)\n3. i3 h4 (i6)\n4. e9-e8\nresign\n";

/// A report of AbstractPlay, made by hand.
const REPORT: &str = r#"{"header":{"game":{"name":"Azacru","variants":[]},"site":{"name":"Abstract Play"},
  "date-start":"2026-05-01T10:00:00Z","date-end":"2026-05-02T10:00:00Z","date-generated":"2026-05-02T10:00:00Z",
  "players":[{"name":"Cy","result":0},{"name":"Di","result":1},{"name":"Eli","result":1}]},
  "moves":[["i5-h5","a5-b5","e9-e8"],["resign"]]}"#;

async fn import(club: &Club, who: &Member, name: &str, text: &str) -> Message {
    let file = format!("{name}\n{text}");
    club.answer(who, "pacru study import", [("file", file.as_str())]).await
}

/// From a file to a board with all that a game has, for one member alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_becomes_a_game_that_only_one_member_sees() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let kept = import(&club, &ana, "brno.txt", RECORD).await;
    kept.says("Only you can see it");
    kept.says("Played: 2026-05-01, Brno");
    assert!(kept.is_ephemeral());
    assert_eq!(kept.attachments.len(), 1, "its last board");
    assert!(kept.button("Rematch").is_none(), "nobody could play it");
    let code = code_in(&kept.content);
    let code = code.as_str();
    club.crash().await;

    let game = [("game", code)];
    let record = club.answer(&ana, "pacru study history", game).await;
    record.says("1. a3-b4(b5) a7-b6(a6)");
    record.says("3. resign:S");
    club.answer(&ana, "pacru board", [("game", code), ("ply", "1")]).await.says(code);
    let tried = club.answer(&ana, "pacru try", [("game", code), ("ply", "2")]).await;
    tried.says("tried out from turn 2");
    club.answer(&ana, "pacru note", [("game", code), ("text", "too early")]).await;
    club.answer(&ana, "pacru board", game).await.says("too early");
    let film = club.answer(&ana, "pacru study replay", game).await;
    assert_eq!(film.attachments[0].content_type, "image/gif");
    let report = [("game", code), ("report", "True")];
    let report = club.answer(&ana, "pacru study history", report).await;
    assert_eq!(report.attachments[0].filename, format!("pacru-{code}.json"));

    // It is nobody else's, and it is kept once.
    club.answer(&ben, "pacru board", game).await.says("There is no game");
    assert_eq!(code_in(&import(&club, &ana, "again.txt", RECORD).await.content), code);
    assert_ne!(code_in(&import(&club, &ben, "brno.txt", RECORD).await.content), code);
    club.had_no_trouble();
}

/// What is pasted into the form comes out with the line at fault, or as a game.
#[tokio::test(flavor = "multi_thread")]
async fn a_pasted_text_is_read_or_its_line_is_named() {
    let (club, [ana, _]) = Club::with(["Ana", "Ben"]).await;
    let asked = || ana.command(club.channel(), "pacru study import", [("", ""); 0]).unwrap();
    let form = forms::form(&club, &asked()).await;
    let said =
        forms::send(&club, &ana, &form, &[("text", "e1-e2\ne1-e9"), ("game", "pacru")]).await;
    said.says("Line 2, `e1-e9`: ");
    let form = forms::form(&club, &asked()).await;
    let said = forms::send(&club, &ana, &form, &[("text", "e1-e2\na1-a2")]).await;
    said.says("The text does not say which game it is");
    let form = forms::form(&club, &asked()).await;
    let given = [("text", "e1-e2\na1-a2"), ("game", "pacru")];
    let kept = forms::send(&club, &ana, &form, &given).await;
    kept.says("I have imported");
    kept.says("ends before the game is over");
    club.had_no_trouble();
}

/// A report of another site, with what is not the same there; and what is no report.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_of_abstract_play_is_read() {
    let (club, [ana, _]) = Club::with(["Ana", "Ben"]).await;
    let kept = import(&club, &ana, "azacru.json", REPORT).await;
    kept.says("Played: 2026-05-02, Abstract Play");
    kept.says("neither repetition nor a lack of progress");
    let code = code_in(&kept.content);
    let record = club.answer(&ana, "pacru study history", [("game", code.as_str())]).await;
    record.says("[Seats \"EWN\"]");
    record.says("2. resign:E draw");
    let illegal = REPORT.replace("e9-e8", "e9-e2");
    import(&club, &ana, "azacru.json", &illegal).await.says("Round 1, player 3, `e9-e2`: ");
    import(&club, &ana, "x.json", &REPORT[..300]).await.says("not part of an AbstractPlay report");
    import(&club, &ana, "x.txt", "dear friends")
        .await
        .says("Line 1, `dear friends`, cannot be read");
    club.had_no_trouble();
}
