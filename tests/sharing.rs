//! Private answers that a member shares with everybody.

use crate::club::Club;

/// Pictures, replays and records have the button *Share*, and everybody sees who shares them.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_films_and_records_are_shared() {
    let (club, code, _, [mover, _]) = Club::playing().await;
    club.turn(&mover, &code, 1, "e1-e2").await;
    let position = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    let game = [("game", code.as_str())];
    for (path, options, name) in [
        ("pacru study pattern", [("number", "32")], "pattern-32.png"),
        ("pacru study diagram", [("position", position)], "pacru-position.png"),
        ("pacru study history", game, ".txt"),
        ("pacru study replay", game, "-0-1.gif"),
    ] {
        let private = club.answer(&mover, path, options).await;
        let said = club.press(&mover, &private, "Share").await;
        assert_eq!(said.content, "Everybody in this channel can see it now.");
        let start = format!("{} shares:\n", mover.name());
        let public = club
            .see(path, |message| {
                message.content.starts_with(&start) && message.content.ends_with(&private.content)
            })
            .await;
        let (shown, seen) = (&public.attachments, &private.attachments);
        assert_eq!(shown.len(), 1);
        assert!(shown[0].filename.ends_with(name), "{}", shown[0].filename);
        assert_eq!(shown[0].bytes, seen[0].bytes);
        assert_eq!(shown[0].description, seen[0].description);
        assert!(public.pinged.is_empty() && public.buttons().count() == 0);
        // Pressing again does not post again.
        club.press(&mover, &private, "Share").await;
    }
    assert_eq!(club.all_with(" shares:").len(), 4);
}
