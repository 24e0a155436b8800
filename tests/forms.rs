//! Forms: what members are asked at once, instead of option by option.

use local::{FormInput, Interaction, Member, Modal};

use crate::club::{Club, Says as _, code_in};

/// What a part has from the start.
fn initial(form: &Modal, part: &str) -> Vec<String> {
    let found = form.parts.iter().find(|it| it.input.custom_id() == part);
    let found = found.unwrap_or_else(|| panic!("no {part}: {form:?}"));
    found.input.initial().into_iter().map(str::to_owned).collect()
}

async fn form(club: &Club, asked: &Interaction) -> Modal {
    asked.modal().await.unwrap_or_else(|error| panic!("{error}\n{}", club.bot.log()))
}

async fn send(club: &Club, who: &Member, form: &Modal, given: &[(&str, &str)]) -> local::Message {
    let sent = who.submit(form, given.iter().copied()).expect("it can be sent");
    club.answer_to(&sent, "the form").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_by_a_form() {
    let (mut club, eva) = Club::managed(&["Ana", "Ben", "Chika"], "en-GB").await;
    let (ana, ben, chika) = (club.member("Ana"), club.member("Ben"), club.member("Chika"));
    let usual = [("pace", "2 days a move"), ("rated", "false")];
    club.answer(&eva, "pacru-admin settings", usual).await;

    // It is filled with what is usual on this server.
    let asked = ana.command(club.channel(), "pacru new", [("", ""); 0]).unwrap();
    let new = form(&club, &asked).await;
    assert_eq!(new.title, "New table");
    assert_eq!(initial(&new, "game"), ["pacru:2"]);
    assert_eq!(initial(&new, "pace"), ["2d/move"]);
    assert_eq!(initial(&new, "terms"), [""; 0]);
    let groups = new.parts.iter().filter(|part| match &part.input {
        FormInput::Menu(menu) => {
            matches!(menu.kind, local::MenuKind::Radio | local::MenuKind::Checkboxes)
        }
        FormInput::Text(_) => false,
    });
    // Each of these takes one tap, and sending takes the fourth.
    assert_eq!(groups.count(), 3);

    // The form is sent after a restart, with two opponents, which means three players.
    club.crash().await;
    let given = [
        ("game", "Shacru for 2"),
        ("opponents", "Ben"),
        ("opponents", "Chika"),
        ("pace", "7 days a move"),
        ("terms", "weekends"),
        ("terms", "rated"),
    ];
    let opened = send(&club, &ana, &new, &given).await;
    let code = code_in(&opened.content);
    let table = club.posted("who opened the table").await;
    for said in [code.as_str(), "Shacru", "3 players", "7 days a move", "weekends free", "rated"] {
        table.says(said);
    }
    let mut called = table.pinged.clone();
    called.sort();
    let mut invited = vec![ben.id(), chika.id()];
    invited.sort();
    assert_eq!(called, invited);

    // What is refused can be filled in again.
    let refused = send(&club, &ana, &new, &[("opponents", "Ana")]).await;
    refused.says("You cannot invite yourself");
    let again = ana.press_labelled(&refused, "New table").unwrap();
    let new = form(&club, &again).await;
    let opened =
        send(&club, &ana, &new, &[("game", "Pasang for 2"), ("computers", "Novice")]).await;
    club.board(&code_in(&opened.content), 0).await.says("Pasang");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_is_begun_by_a_form_in_ones_own_language() {
    let people = [local::Person::named("Anička").speaking("cs")];
    let (club, [anna]) = Club::of(people).await;
    let direct = club.discord.direct(&anna);
    let asked = anna.command(direct, "pacru new", [("", ""); 0]).unwrap();
    let new = form(&club, &asked).await;
    assert_eq!(new.title, "Nový stůl");
    let labels: Vec<&str> = new.parts.iter().map(|part| part.label.as_str()).collect();
    assert_eq!(labels, ["Která hra a pro kolik hráčů", "Jak silný má být počítač?"]);
    assert!(anna.submit(&new, [("game", "Azacru pro 2")]).is_err(), "nothing is guessed");
    let opened =
        send(&club, &anna, &new, &[("game", "Azacru pro 2"), ("computers", "Nováček")]).await;
    let code = code_in(&opened.content);
    let begun = |message: &local::Message| {
        !message.attachments.is_empty() && message.content.contains(&code)
    };
    club.see_in(direct, "the first board", begun).await;
}
