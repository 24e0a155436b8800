//! Members play and see boards in the way they prefer.

use local::{Member, Message};

use crate::club::{Club, Says as _, game};

/// Chooses an option of the menus of `/pacru preferences`.
async fn prefer(club: &Club, who: &Member, shown: &Message, label: &str) -> Message {
    let shown = club.choose(who, shown, label).await;
    let set = |option: &local::MenuOption| option.label == label && option.default;
    assert!(shown.menus().any(|menu| menu.options.iter().any(set)), "{label} is shown as chosen");
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn preferences_are_chosen_by_tapping_and_kept() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let shown = club.answer(&ana, "pacru preferences", []).await;
    assert_eq!(shown.menus().count(), 5);
    for menu in shown.menus() {
        let chosen = menu.options.iter().filter(|option| option.default);
        assert_eq!(chosen.count(), 1, "{menu:?}");
    }
    let usual = shown.attachments[0].bytes.clone();
    let wood = prefer(&club, &ana, &shown, "Colours: wood").await;
    assert_eq!(wood.id, shown.id);
    assert_ne!(wood.attachments[0].bytes, usual);
    let text = prefer(&club, &ana, &wood, "Boards as text, without pictures").await;
    assert!(text.attachments.is_empty(), "no picture any more");
    text.says("```");

    club.crash().await;
    let again = club.answer(&ana, "pacru preferences", []).await;
    assert_eq!(again.content, text.content);
    let theirs = club.answer(&ben, "pacru preferences", []).await;
    assert_eq!(theirs.attachments[0].bytes, usual);
}

/// Members choose their names on pictures, provided that these can be drawn.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_for_pictures_is_shown_everywhere_they_are() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    for (name, said) in [("🦊", "Pictures cannot show 🦊"), (" ", "has 1 to 32 characters")] {
        club.answer(&ana, "pacru preferences", [("name", name)]).await.says(said);
    }
    let (code, before) = club.table(&[&ana, &ben]).await;
    let shown = club.answer(&ana, "pacru preferences", [("name", "Anička 🦊")]).await;
    let said = "Pictures show you as **Anička**";
    shown.says(said);
    let usual = club.answer(&ben, "pacru preferences", []).await;
    assert_ne!(shown.attachments[0].bytes, usual.attachments[0].bytes);

    let mover = club.called(&before);
    club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    let board = club.board(&code, 1).await;
    let alt = board.alt();
    assert!(alt.contains("Anička (") && alt.contains("Ben ("), "{alt}");
    // Texts keep the usual name.
    board.does_not_say("Anička");

    club.answer(&ana, "pacru preferences", [("name", "none")]).await.does_not_say("Anička");
    let board = club.answer(&ana, "pacru board", []).await;
    let alt = board.alt();
    assert!(alt.contains("Ana (") && !alt.contains("Anička"), "{alt}");
}

/// A theme is chosen for every picture, even where no game is shown.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_without_a_game_have_the_chosen_colours() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let start = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    let commands = [
        ("pacru study diagram", ("position", start)),
        ("pacru study pattern", ("number", "7")),
        ("pacru rules", game(rules::Kind::Shacru)),
    ];
    let mut usual = Vec::new();
    for (command, option) in commands {
        usual.push(club.answer(&ana, command, [option]).await);
    }
    let menus = club.answer(&ana, "pacru preferences", []).await;
    prefer(&club, &ana, &menus, "Colours: print").await;
    for ((command, option), usual) in commands.into_iter().zip(&usual) {
        let printed = club.answer(&ana, command, [option]).await;
        assert_eq!(printed.content, usual.content);
        assert_ne!(printed.attachments[0].bytes, usual.attachments[0].bytes, "{command}");
    }
    // Turning pages keeps the theme.
    let first = club.press(&ana, &usual[2], "Next").await;
    let first = club.press(&ana, &first, "Back").await;
    assert_eq!(first.content, usual[2].content);
    assert_ne!(first.attachments[0].bytes, usual[2].attachments[0].bytes);
}

/// Each preference does what it says.
#[tokio::test(flavor = "multi_thread")]
async fn preferences_are_heeded() {
    let (club, code, board, [south, north]) = Club::playing().await;
    let menus = club.answer(&north, "pacru preferences", []).await;

    // The side at the bottom.
    let own = club.answer(&north, "pacru board", []).await;
    assert_ne!(own.attachments[0].bytes, board.attachments[0].bytes);
    prefer(&club, &north, &menus, "South at the bottom, whoever looks").await;
    let fixed = club.answer(&north, "pacru board", []).await;
    assert_eq!(fixed.attachments[0].bytes, board.attachments[0].bytes);

    // The theme: the member's own, not that of the channel.
    prefer(&club, &north, &menus, "Colours: print").await;
    let printed = club.answer(&north, "pacru board", []).await;
    assert_ne!(printed.attachments[0].bytes, board.attachments[0].bytes);
    club.answer(&south, "pacru move", [("move", "e1-e2")]).await;
    let board = club.board(&code, 1).await;
    let seen = club.answer(&south, "pacru board", []).await;
    assert_eq!(seen.attachments[0].bytes, board.attachments[0].bytes);

    // Plain boards: only the buttons name the choices.
    let marked = club.press(&north, &board, "Move").await;
    let label = |message: &Message| message.buttons().next().unwrap().label.clone().unwrap();
    assert_eq!(label(&marked), "1 · e9", "{}", marked.content);
    prefer(&club, &north, &menus, "Mark nothing: the buttons name the places").await;
    let plain = club.press(&north, &board, "Move").await;
    assert!(!label(&plain).contains('·'), "{}", label(&plain));
    assert_ne!(plain.attachments[0].bytes, marked.attachments[0].bytes);

    // Text beside the picture, and without it.
    prefer(&club, &north, &menus, "Boards as pictures and as text").await;
    let both = club.press(&north, &board, "Move").await;
    assert!(both.content.contains("```") && both.attachments.len() == 1);
    both.says("e9 (3 targets)");
    prefer(&club, &north, &menus, "Boards as text, without pictures").await;
    let text = club.tap(&north, &both, "e9").await;
    assert!(text.content.contains("```") && text.attachments.is_empty());

    // The last tap plays.
    prefer(&club, &north, &menus, "Confirm nothing: the last tap plays").await;
    let played = club.tap(&north, &text, "e8").await;
    played.says("Played `e9-e8`");
    let board = club.board(&code, 2).await;

    // A typed turn is shown before it is played, in any spelling.
    let menus = club.answer(&south, "pacru preferences", []).await;
    prefer(&club, &south, &menus, "Confirm typed turns as well").await;
    let shown = club.answer(&south, "pacru move", [("move", "E2 - E3")]).await;
    assert!(shown.button("Play e2-e3").is_some(), "{}", shown.content);
    assert_eq!(club.boards(&code).len(), 3, "not yet");
    club.answer(&south, "pacru move", [("move", "e2-e9")]).await.says("on e2 moves");
    club.press(&south, &shown, "Play e2-e3").await.says("Played");
    club.board(&code, 3).await;
    assert!(board.attachments.len() == 1, "the channel keeps its pictures");
}
