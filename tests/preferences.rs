//! Members play and see boards in the way they prefer.

use local::{FormInput, Member, MenuKind, Message};

use crate::club::{Club, Says as _, game};
use crate::forms::{form, send};
use crate::taps::{forge, press_id};

/// Changes one thing in the form below the preferences: what it offers is chosen, or chosen no longer.
pub(crate) async fn prefer(club: &Club, who: &Member, shown: &Message, label: &str) -> Message {
    let form = form(club, &who.press_labelled(shown, "Change").unwrap()).await;
    let menus = form.parts.iter().filter_map(|part| match &part.input {
        FormInput::Menu(menu) => Some(menu),
        FormInput::Text(_) => None,
    });
    let mut options = menus.flat_map(|menu| menu.options.iter().map(move |option| (menu, option)));
    let found = options.find(|(_, option)| option.label == label);
    let (menu, wanted) = found.unwrap_or_else(|| panic!("no {label}: {form:?}"));
    let several = menu.kind == MenuKind::Checkboxes;
    let stays = menu.options.iter().filter(|it| several && it.default && it.value != wanted.value);
    let mut chosen: Vec<&str> = stays.map(|it| it.value.as_str()).collect();
    if !(several && wanted.default) {
        chosen.push(&wanted.value);
    }
    if chosen.is_empty() {
        chosen.push("");
    }
    let given: Vec<_> = chosen.into_iter().map(|value| (menu.custom_id.as_str(), value)).collect();
    send(club, who, &form, &given).await
}

/// A member's preferences as they are.
async fn preferred(club: &Club, who: &Member) -> Message {
    club.answer(who, "pacru preferences", [("name", "none")]).await
}

/// A theme is chosen for every picture, even where no game is shown.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_without_a_game_have_the_chosen_colours() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    prefer(&club, &ana, &preferred(&club, &ana).await, "Colours: print").await;
    for (command, option) in [
        ("pacru study diagram", ("position", "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S")),
        ("pacru study pattern", ("number", "7")),
        ("pacru rules", game(rules::Kind::Shacru)),
    ] {
        let printed = club.answer(&ana, command, [option]).await;
        let usual = club.answer(&ben, command, [option]).await;
        assert_eq!(printed.content, usual.content);
        assert_ne!(printed.attachments[0].bytes, usual.attachments[0].bytes, "{command}");
    }
    // Turning pages keeps the theme.
    let printed = club.answer(&ana, "pacru rules", []).await;
    let next = club.press(&ana, &printed, "Next").await;
    let back = club.press(&ana, &next, "Back").await;
    assert_eq!(back.attachments[0].bytes, printed.attachments[0].bytes);
}

/// Each preference does what it says.
#[tokio::test(flavor = "multi_thread")]
async fn preferences_are_heeded() {
    let (mut club, code, board, [south, north]) = Club::playing().await;
    let menus = preferred(&club, &north).await;
    let usual = menus.attachments[0].bytes.clone();

    // The side at the bottom.
    let own = club.answer(&north, "pacru board", []).await;
    assert_ne!(own.attachments[0].bytes, board.attachments[0].bytes);
    prefer(&club, &north, &menus, "My side of the board at the bottom").await;
    let fixed = club.answer(&north, "pacru board", []).await;
    assert_eq!(fixed.attachments[0].bytes, board.attachments[0].bytes);

    // The theme: the member's own, not that of the channel.
    let printed = prefer(&club, &north, &menus, "Colours: print").await;
    assert_eq!(printed.id, menus.id);
    assert_ne!(printed.attachments[0].bytes, usual);
    let printed = club.answer(&north, "pacru board", []).await;
    assert_ne!(printed.attachments[0].bytes, board.attachments[0].bytes);
    let board = club.turn(&south, &code, 1, "e1-e2").await;
    let seen = club.answer(&south, "pacru board", []).await;
    assert_eq!(seen.attachments[0].bytes, board.attachments[0].bytes);

    // A name that pictures can show; texts keep the usual one.
    let name = async |name| club.answer(&north, "pacru preferences", [("name", name)]).await;
    name("🦊").await.says("Pictures cannot show 🦊");
    name(" ").await.says("must have 1 to 32 characters");
    name("Anička 🦊").await.says("Pictures show you as **Anička**");
    let seen = club.answer(&north, "pacru board", []).await;
    assert!(seen.alt().contains("Anička ("), "{}", seen.alt());
    seen.does_not_say("Anička");
    name("none").await.does_not_say("Anička");

    // Plain boards: only the buttons name the choices.
    let marked = club.press(&north, &board, "Move").await;
    let label = |message: &Message| message.buttons().next().unwrap().label.clone().unwrap();
    assert_eq!(label(&marked), "1 · e9", "{}", marked.content);
    prefer(&club, &north, &menus, "Number my choices on the picture").await;
    let plain = club.press(&north, &board, "Move").await;
    assert!(!label(&plain).contains('·'), "{}", label(&plain));
    assert_ne!(plain.attachments[0].bytes, marked.attachments[0].bytes);

    // Text beside the picture, and without it.
    prefer(&club, &north, &menus, "Boards as text").await;
    let both = club.press(&north, &board, "Move").await;
    assert!(both.content.contains("```") && both.attachments.len() == 1);
    both.says("e9 (can reach 3 fields)");
    let kept = prefer(&club, &north, &menus, "Boards as pictures").await;
    club.crash().await;
    assert_eq!(preferred(&club, &north).await.content, kept.content);
    assert_eq!(preferred(&club, &south).await.attachments[0].bytes, usual);
    let text = club.tap(&north, &both, "e9").await;
    assert!(text.content.contains("```") && text.attachments.is_empty());

    // The last tap plays.
    prefer(&club, &north, &menus, "Confirm nothing: my last tap plays the turn").await;
    let played = club.tap(&north, &text, "e8").await;
    played.says("You have played `e9-e8`");
    let board = club.board(&code, 2).await;

    assert!(board.attachments.len() == 1, "the channel keeps its pictures");

    // A typed turn is shown before it is played, in any spelling.
    let menus = preferred(&club, &south).await;
    prefer(&club, &south, &menus, "Confirm typed turns as well").await;
    let shown = club.answer(&south, "pacru move", [("move", "E2 - E3")]).await;
    assert_eq!(club.boards(&code).len(), 3, "not yet");
    club.press(&south, &shown, "Play e2-e3").await.says("You have played");
    club.board(&code, 3).await;
}

/// It was once answered with the list of games.
#[tokio::test(flavor = "multi_thread")]
async fn a_menu_of_an_earlier_version_names_the_command() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let older = ["confirm:always", "side:own", "targets:plain", "show:both", "theme:print"];
    let older = older.map(|preference| format!("v1:preferences:{preference}"));
    let forged = forge(&club, &older).await;
    for id in &older {
        press_id(&club, &ana, &forged, id).await.says("`/pacru preferences`");
    }
}
