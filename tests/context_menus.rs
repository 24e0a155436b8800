//! The commands in the menus of members and messages (Discord's *Apps*).

use local::Person;
use rules::Kind;

use crate::club::{Club, Says as _, code_in};

const CHALLENGE: &str = "Challenge to a game";
const SHOW: &str = "Show as text";

#[tokio::test(flavor = "multi_thread")]
async fn a_member_is_challenged_from_their_menu() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let channel = club.channel();
    let asked = ana.use_on_member(channel, CHALLENGE, ben.id()).unwrap();
    let form = asked.modal().await.unwrap();
    let named = form.parts.iter().flat_map(|part| part.input.initial());
    assert!(named.collect::<Vec<_>>().contains(&ben.id().to_string().as_str()), "{form:?}");

    // The form also works after a restart.
    club.crash().await;
    let sent = ana.submit(&form, [("game", "Shacru for 2")]).unwrap();
    let code = code_in(&club.answer_to(&sent, CHALLENGE).await.content);
    let table = club.posted("is invited").await;
    table.says("Shacru");
    assert_eq!(table.pinged, [ben.id()]);
    club.press(&ben, &table, "Accept").await;
    club.board(&code, 0).await;

    let refused = ana.use_on_member(channel, CHALLENGE, club.discord.bot()).unwrap();
    club.answer_to(&refused, CHALLENGE).await.says("is a bot and cannot play");
    // The buttons with which earlier versions asked for the game open the form.
    let old = [format!("v1:challenge:pasang:{}:Ben", ben.id()), "v1:club:open:pasang:2".to_owned()];
    let message = crate::taps::forge(&club, &old).await;
    for id in &old {
        let form = ana.press(&message, id).unwrap().modal().await.unwrap();
        assert_eq!(form.parts[0].input.initial(), ["pasang:2"], "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_read_from_the_menu_of_its_message() {
    let people = ["Ana", "Ben"].map(|name| Person::named(name).speaking("cs"));
    let (club, [ana, ben]) = Club::of(people).await;
    let (code, begun) = club.table_of(Kind::Pacru, &[&ana, &ben]).await;
    let mover = club.called(&begun);
    let turn = crate::variations::start(Kind::Pacru, 2).legal(false).swap_remove(0);
    let board = club.turn(&mover, &code, 1, &turn).await;
    // The older board no longer has buttons, and is read as it was.
    club.older_boards_are_bare(&code).await;
    let mut read = Vec::new();
    for message in [&begun, &board] {
        let asked = ben.use_on_message(message, SHOW).unwrap();
        let text = club.answer_to(&asked, SHOW).await;
        assert_eq!(text.attachments.len(), 0);
        text.says("```");
        read.push(text.content);
    }
    assert_ne!(read[0], read[1]);

    let said = ana.say(club.channel(), "Ahoj").unwrap();
    let asked = ben.use_on_message(&said, SHOW).unwrap();
    club.answer_to(&asked, SHOW).await.says("Zobrazit jako text");
}
