//! Earlier boards, replay GIFs, and diagrams of any position.

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

    let whole = club.answer(&ana, "pacru study replay", []).await;
    let (count, last) = positions(&whole);
    assert_eq!(count, 7, "the start and six turns: {}", whole.content);
    assert!(last > 1000, "the end stands longer");
    let part = club.answer(&ana, "pacru study replay", [("from", "2"), ("to", "4")]).await;
    assert_eq!(positions(&part).0, 3, "{}", part.content);
    let end = club.answer(&ana, "pacru study replay", [("last", "2")]).await;
    assert_eq!(positions(&end).0, 3, "{}", end.content);
    for (from, to, said) in
        [("5", "3", "`from` must come before `to`."), ("0", "99", "no such turns")]
    {
        let options = [("from", from), ("to", to)];
        club.answer(&ana, "pacru study replay", options).await.says(said);
    }

    let earlier = club.answer(&ben, "pacru board", [("ply", "3")]).await;
    earlier.says("turn 3:");
    earlier.says("at turn 6");
    club.answer(&ben, "pacru board", [("ply", "6")]).await.does_not_say("gone on");
    club.answer(&ben, "pacru board", [("ply", "7")]).await.says("no such turns");

    let line = position.position_line();
    let shown = club.answer(&ana, "pacru study diagram", [("position", line.as_str())]).await;
    shown.says(&line);
    assert!(shown.attachments.len() == 1, "{}", shown.content);
    let chevrons = "3S1+2n2/3ss4/ss2ns2N1/1S5N01snn2/1sn6/2sn4S3+/2nn5/1N77/6S0N61 S";
    club.answer(&ana, "pacru study diagram", [("position", chevrons)]).await.says("Green to move");
    for nonsense in ["hello", "🎲", "9/9/9 S", "x".repeat(4000).as_str()] {
        let refused = club.answer(&ana, "pacru study diagram", [("position", nonsense)]).await;
        assert!(refused.attachments.is_empty(), "{}", refused.content);
        assert!(refused.content.chars().count() < 400, "{}", refused.content);
    }
}
