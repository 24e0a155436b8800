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
    let asked = club.answer_to(&asked, CHALLENGE).await;
    asked.says("Which game do you challenge Ben to?");
    assert_eq!(asked.labels(), ["Pacru", "Azacru", "Shacru", "Pasang"]);

    // The button also works after a restart.
    club.crash().await;
    let opened = club.press(&ana, &asked, "Shacru").await;
    let code = code_in(&opened.content);
    let table = club.posted("is invited").await;
    table.says("Shacru");
    assert_eq!(table.pinged, [ben.id()]);
    club.press(&ben, &table, "Accept").await;
    club.board(&code, 0).await;

    for (who, why) in
        [(ana.id(), "You cannot invite yourself"), (club.discord.bot(), "is a bot and cannot play")]
    {
        let refused = ana.use_on_member(channel, CHALLENGE, who).unwrap();
        club.answer_to(&refused, CHALLENGE).await.says(why);
    }
    // The buttons may be forged.
    let forged = [(club.discord.bot().to_string(), "is a bot"), ("7".to_owned(), "takes no inv")]
        .map(|(id, why)| (format!("v1:challenge:pacru:{id}:Ben"), why));
    let ids = forged.clone().map(|(id, _)| id);
    let message = crate::taps::forge(&club, &ids).await;
    for (id, why) in forged {
        crate::taps::press_id(&club, &ana, &message, &id).await.says(why);
    }
    // A member who has blocked somebody cannot be challenged by them.
    club.answer(&ben, "pacru people block", [("member", "Ana")]).await;
    let asked = ana.use_on_member(channel, CHALLENGE, ben.id()).unwrap();
    let asked = club.answer_to(&asked, CHALLENGE).await;
    let refused = club.press(&ana, &asked, "Pacru").await;
    refused.says("Ben takes no invitations just now");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_read_from_the_menu_of_its_message() {
    let people = ["Ana", "Ben"].map(|name| Person::named(name).speaking("cs"));
    let (club, [ana, ben]) = Club::of(people).await;
    let (code, begun) = club.table_of(Kind::Pacru, &[&ana, &ben]).await;
    let mover = club.called(&begun);
    let turn = rules::Position::new(&rules::Setup::new(Kind::Pacru, 2).unwrap())
        .unwrap()
        .legal(false)
        .swap_remove(0);
    club.answer(&mover, "pacru move", [("move", turn.as_str())]).await;
    let board = club.board(&code, 1).await;
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
    let commands = club.discord.commands();
    let show = commands.iter().find(|it| it.name == SHOW).unwrap();
    assert_eq!(show.name_localizations.as_ref().unwrap()["cs"], "Zobrazit jako text");
}
