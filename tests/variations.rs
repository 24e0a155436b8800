//! Variations: turns of every side, tried by taps and by command, for one member alone, without changing the game.

use local::{Member, Message, Person};
use rules::{Kind, Position};

use crate::club::{Club, Says as _};
use crate::tapping;

/// Tries turns one after the other, each by taps, from the message that shows a position.
pub(crate) async fn try_turns(
    club: &Club,
    who: &Member,
    message: &Message,
    from: &Position,
    turns: &[&str],
) -> (Message, Position) {
    let (mut shown, mut position) = (message.clone(), from.clone());
    for turn in turns {
        shown = tapping::make(club, who, &shown, &position, turn).await;
        position = position.play(turn).expect("a legal turn").position;
    }
    (shown, position)
}

pub(crate) fn start(kind: Kind, players: usize) -> Position {
    Position::start(kind, players).expect("a usual start")
}

/// From the button of a board across a restart to a plan, a note, and back again weeks later. How one goes through the lines
/// of a game: `bot/play/src/variations/tests.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_tried_out_and_planned() {
    let (mut club, code, board, [mover, other]) = Club::playing().await;

    let tried = club.press(&other, &board, "Try").await;
    tried.says("tried out from turn 0");
    assert_eq!(tried.attachments.len(), 1);
    let begin = start(Kind::Pacru, 2);
    let (shown, after) = try_turns(&club, &other, &tried, &begin, &["e1-e2"]).await;
    assert!(shown.button("Save as a plan").is_none(), "nothing is answered");
    club.crash().await;
    let (shown, _) = try_turns(&club, &other, &shown, &after, &["e9-e8"]).await;
    shown.says("`e1-e2` · 2. ");
    assert!(shown.alt().contains("tried out"), "{}", shown.alt());
    assert!(shown.button("Share").is_none(), "the game goes on");
    let planned = club.press(&other, &shown, "Save as a plan").await;
    planned.says("if `e1-e2`, you reply `e9-e8`.");
    let noted = club.press(&other, &planned, "Save as a note").await;
    club.press(&other, &noted, "Save as a note").await.says("note on turn 0");
    let board = club.answer(&other, "pacru board", []).await;
    assert_eq!(board.content.matches("2. e9\\-e8").count(), 1, "{}", board.content);

    // Another answer, and back to the position where the lines part.
    let back = club.press(&other, &noted, "Back").await;
    let (shown, _) = try_turns(&club, &other, &back, &after, &["e9-d8"]).await;
    club.press(&other, &shown, "Save as a plan").await.says("planned `e9-e8` there");
    let back = club.press(&other, &shown, "Back").await;
    back.says("Tried from here: `e9-d8` · `e9-e8`");
    club.press(&other, &back, "Forward").await.says("`e9-d8`");

    // Nobody else has seen anything, and nothing has changed except the plan.
    assert!(club.all_with("e9-").is_empty());
    club.press(&mover, &club.boards(&code)[0], "Try").await.does_not_say("Tried from here");
    let both = club.turn(&mover, &code, 1, "e1-e2").await;
    assert!(both.content.contains("turn 2: "), "{}", both.content);

    // Weeks later the command shows that position again.
    club.forward(30 * play::time::DAY);
    club.crash().await;
    let from_start = [("game", code.as_str()), ("ply", "1")];
    let tried = club.answer(&other, "pacru try", from_start).await;
    tried.says("Tried from here: `e9-d8`");
    tried.says("In the game: `e9-e8`");
    let data = club.answer(&other, "pacru data", []).await;
    assert!(data.file().contains("e9-d8"), "{}", data.file());
}

/// After the game, and only then, a line can be shown to everybody, here in Spanish.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_shared_once_the_game_is_over() {
    let people = ["Benito", "Carla"].map(|name| Person::named(name).speaking("es-ES"));
    let (club, [ben, carla]) = Club::of(people).await;
    let (_, board) = club.table_of(Kind::Azacru, &[&ben, &carla]).await;
    let tried = club.press(&ben, &board, "Try").await;
    tried.says("pruebas desde la jugada 0");
    let begin = start(Kind::Azacru, 2);
    let first = begin.legal(false).swap_remove(0);
    let asked = club.answer(&carla, "pacru resign", []).await;
    club.press(&carla, &asked, "Abandonar").await;
    let over = club.posted("🏆").await;
    // The private board of a finished game also leads there.
    let board = club.press(&carla, &over, "Board").await;
    club.press(&carla, &board, "Probar").await.says("gana");
    let (line, _) = try_turns(&club, &ben, &tried, &begin, &[first.as_str()]).await;
    let preview = club.press(&ben, &line, "Compartir").await;
    preview.says(&format!("`{first}`"));
    club.press(&ben, &preview, "Compartir").await;
    let shared = club.posted("🔬").await;
    shared.says(&first);
    assert!(shared.components().count() == 0, "{:?}", shared.labels());
    club.press(&ben, &preview, "Atrás").await.says("Variante: 1. ");
}
