//! Earlier boards, replay GIFs, and diagrams of any position, which a member can share with everybody.

use std::io::Cursor;

use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder as _, ImageDecoder as _};
use local::Message;
use rules::{Kind, Position};

use crate::club::{Club, Says as _};

/// The positions of the GIF in an answer, and how long the last one is shown, in milliseconds. A position comes in parts
/// that are shown much shorter.
fn positions(answer: &Message) -> (usize, u32) {
    let file = answer.attachments.first().expect("a file");
    assert_eq!(file.content_type, "image/gif");
    let decoder = GifDecoder::new(Cursor::new(&file.bytes)).expect("a GIF");
    assert_eq!(file.size, Some(decoder.dimensions()));
    let frames = decoder.into_frames().collect_frames().expect("whole frames");
    let shown = frames.iter().map(|frame| frame.delay().numer_denom_ms().0);
    let positions: Vec<u32> = shown.filter(|&milliseconds| milliseconds > 100).collect();
    (positions.len(), *positions.last().expect("a position"))
}

/// How long each turn is shown, and what is left out of a long replay: `bot/view/src/replay_gif.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_looked_back_upon() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, mut board) = club.table_of(Kind::Pasang, &[&ana, &ben]).await;
    let mut position = Position::start(Kind::Pasang, 2).unwrap();
    for ply in 1..=6 {
        let played = position.play(&position.legal(false)[0]).unwrap();
        board = club.turn(&club.called(&board), &code, ply, &played.turn).await;
        position = played.position;
    }

    let replay = async |options: &[(&str, &str)]| {
        club.answer(&ana, "pacru study replay", options.iter().copied()).await
    };
    let (count, last) = positions(&replay(&[]).await);
    assert_eq!(count, 7, "the start and six turns");
    assert!(last > 1000, "the end stands longer");
    assert_eq!(positions(&replay(&[("from", "2"), ("to", "4")]).await).0, 3);
    assert_eq!(positions(&replay(&[("last", "2")]).await).0, 3);
    replay(&[("from", "5"), ("to", "3")]).await.says("`from` must come before `to`.");
    replay(&[("from", "0"), ("to", "99")]).await.says("no such turns");

    let mover = club.called(&board);
    let earlier = club.answer(&mover, "pacru board", [("ply", "3")]).await;
    earlier.says("turn 3:");
    earlier.says("at turn 6");
    assert!(earlier.button("Move").is_none(), "it shows another position");
    club.answer(&mover, "pacru board", [("ply", "6")]).await.does_not_say("moved on");

    let line = position.position_line();
    let diagram = async |line| club.answer(&ana, "pacru study diagram", [("position", line)]).await;
    let shown = diagram(line.as_str()).await;
    shown.says(&line);
    assert!(shown.attachments.len() == 1, "{}", shown.content);
    // Pictures, replays and records have the button *Share*, and everybody sees who shares them.
    let pattern = club.answer(&ana, "pacru study pattern", [("number", "32")]).await;
    let history = club.answer(&ana, "pacru study history", []).await;
    for (private, name) in [
        (pattern, "pattern-32.png"),
        (shown, "pasang-position.png"),
        (history, ".txt"),
        (replay(&[("last", "1")]).await, "-5-6.gif"),
    ] {
        let said = club.press(&ana, &private, "Share").await;
        assert_eq!(said.content, "Everyone in this channel can see it now.");
        let public = club.posted(&format!("Ana shares:\n{}", private.content)).await;
        let (shown, seen) = (&public.attachments, &private.attachments);
        assert_eq!(shown.len(), 1);
        assert!(shown[0].filename.ends_with(name), "{}", shown[0].filename);
        assert_eq!(shown[0].bytes, seen[0].bytes);
        assert_eq!(shown[0].description, seen[0].description);
        assert!(public.pinged.is_empty() && public.buttons().count() == 0);
        // Pressing again does not post again.
        club.press(&ana, &private, "Share").await;
    }
    assert_eq!(club.all_with(" shares:").len(), 4);

    for nonsense in ["hello", "🎲", "9/9/9 S", "x".repeat(4000).as_str()] {
        let refused = diagram(nonsense).await;
        assert!(refused.attachments.is_empty(), "{}", refused.content);
        assert!(refused.content.chars().count() < 400, "{}", refused.content);
    }
}
