//! Text of members does not act on the text around it: in messages, descriptions of pictures,
//! menus, forms and files.

use local::Traffic;
use play::untrusted::controls_direction;

use crate::club::{Club, Says as _};

/// Reverses what follows it, as a member might have it in their name.
const TURN: &str = "\u{202e}\u{2066}\u{200f}";

/// Whether a text is free of what acts on the text around it.
#[track_caller]
fn is_tame(text: &str) {
    let turning = text.chars().position(controls_direction);
    let around = |at: usize| text.chars().skip(at.saturating_sub(40)).take(80).collect::<String>();
    assert_eq!(turning, None, "{:?}", turning.map(around));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_members_write_turns_other_text_around() {
    let [ana, ben] = ["Ana", "Ben"].map(|name| format!("{TURN}{name}{TURN}x"));
    let (club, eva, [ana, ben]) = Club::managed([&ana, &ben], "en-GB").await;
    let title = format!("Cup{TURN} of{TURN} May");
    club.answer(&eva, "pacru-organise new", [("name", title.as_str())]).await.says("Cup of May");
    for member in [&ana, &ben] {
        club.answer(member, "pacru-tournament join", []).await;
    }
    club.answer(&eva, "pacru-tournament show", []).await.says("Anax");
    let name = format!("Anička{TURN}");
    club.answer(&ana, "pacru preferences", [("name", name.as_str())]).await;
    club.answer(&ana, "pacru seek", [("players", "3")]).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, _) = club.sides(&board, &ana, &ben);
    let note = format!("a {TURN}note\u{2028}on two lines");
    let noted = [("text", note.as_str()), ("game", &code)];
    club.answer(&ana, "pacru note", noted).await.says("a note");
    let wrong = format!("e1{TURN}-z9");
    is_tame(&club.play(&mover, &code, &wrong).await.content);
    for (path, options) in [
        ("pacru board", vec![("game", code.as_str())]),
        ("pacru games", vec![]),
        ("pacru people profile", vec![("member", ben.name())]),
        ("pacru people block", vec![("member", ben.name())]),
    ] {
        club.answer(&ana, path, options).await;
    }
    let reason = format!("since{TURN} May");
    let end = [("game", code.as_str()), ("reason", reason.as_str())];
    let asked = club.answer(&eva, "pacru-admin end", end).await;
    club.press(&eva, &asked, "End the game").await;
    club.posted("since May").await;
    club.all_is_posted().await;
    let own = club.answer(&ana, "pacru data", []).await;
    assert!(own.file().contains("Anax") && own.file().contains("a note\\non two lines"));
    is_tame(own.file());
    let exported = club.answer(&eva, "pacru-admin export", []).await;
    assert!(exported.file().contains("Anax"));
    is_tame(exported.file());
    let mut sent = 0;
    for entry in club.discord.traffic(0) {
        if let Traffic::Request(exchange) = entry.traffic
            && let Some(payload) = exchange.payload
        {
            is_tame(&payload.to_string());
            sent += 1;
        }
    }
    assert!(sent > 20, "{sent}");
}
