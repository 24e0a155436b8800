//! Forms: what members are asked at once, instead of option by option.

use std::collections::BTreeSet;

use local::{Interaction, Member, Modal};

use crate::club::{Club, Says as _, code_in};

/// What a part has from the start.
fn initial(form: &Modal, part: &str) -> Vec<String> {
    let found = form.parts.iter().find(|it| it.input.custom_id() == part);
    let found = found.unwrap_or_else(|| panic!("no {part}: {form:?}"));
    found.input.initial().into_iter().map(str::to_owned).collect()
}

pub(crate) async fn form(club: &Club, asked: &Interaction) -> Modal {
    asked.modal().await.unwrap_or_else(|error| panic!("{error}\n{}", club.bot.log()))
}

pub(crate) async fn send(
    club: &Club,
    who: &Member,
    form: &Modal,
    given: &[(&str, &str)],
) -> local::Message {
    let sent = who.submit(form, given.iter().copied()).expect("it can be sent");
    club.answer_to(&sent, "the form").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_by_a_form() {
    let (mut club, eva, [ana, ben, chika]) = Club::managed(["Ana", "Ben", "Chika"], "en-GB").await;
    let usual = [("pace", "2 days a turn"), ("rated", "false")];
    club.answer(&eva, "pacru-admin settings", usual).await;

    // It is filled with what is usual on this server.
    let asked = ana.command(club.channel(), "pacru new", [("", ""); 0]).unwrap();
    let new = form(&club, &asked).await;
    assert_eq!(new.title, "New table");
    assert_eq!(initial(&new, "game"), ["pacru:2"]);
    assert_eq!(initial(&new, "pace"), ["2d/move"]);
    assert_eq!(initial(&new, "terms"), [""; 0]);

    // The form is sent after a restart, with two opponents, which means three players.
    club.crash().await;
    let given = [
        ("game", "Shacru for 2"),
        ("opponents", "Ben"),
        ("opponents", "Chika"),
        ("pace", "7 days a turn"),
        ("terms", "weekends"),
        ("terms", "rated"),
    ];
    let opened = send(&club, &ana, &new, &given).await;
    let code = code_in(&opened.content);
    let table = club.posted("who opened the table").await;
    let agreed = "7 days a turn; clocks stop at weekends; ";
    for said in [code.as_str(), "Shacru", "3 players", agreed, "rated"] {
        table.says(said);
    }
    assert_eq!(BTreeSet::from_iter(table.pinged), BTreeSet::from([ben.id(), chika.id()]));

    // What is refused can be filled in again.
    let refused = send(&club, &ana, &new, &[("opponents", "Ana")]).await;
    refused.says("You cannot invite yourself");
    let new = form(&club, &ana.press_labelled(&refused, "New table").unwrap()).await;
    let given = [("game", "Pasang for 2"), ("computers", "Novice")];
    let opened = send(&club, &ana, &new, &given).await;
    club.board(&code_in(&opened.content), 0).await.says("Pasang");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_is_begun_by_a_form_in_ones_own_language() {
    let people = [local::Person::named("Anička").speaking("cs")];
    let (club, [anna]) = Club::of(people).await;
    let direct = club.discord.direct(&anna);
    let asked = anna.command(direct, "pacru new", [("", ""); 0]).unwrap();
    let new = form(&club, &asked).await;
    let labels: Vec<&str> = new.parts.iter().map(|part| part.label.as_str()).collect();
    assert_eq!(labels, ["Která hra a\u{a0}pro kolik hráčů", "Jak silný má být počítač?"]);
    assert_eq!(initial(&new, "computers"), ["Fair"]);
    let opened = send(&club, &anna, &new, &[("game", "Azacru pro 2")]).await;
    club.posted_in(direct, &code_in(&opened.content)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn preferences_notifications_and_vacations_are_forms() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let asked = ana.command(club.channel(), "pacru preferences", [("", ""); 0]).unwrap();
    let usual = form(&club, &asked).await;
    assert_eq!(initial(&usual, "boards"), ["picture", "own", "marked", "review"]);
    let named = [("name", "Anička"), ("language", "Čeština"), ("boards", "text")];
    let shown = send(&club, &ana, &usual, &named).await;
    shown.says("Na obrázcích se jmenujete **Anička**");
    send(&club, &ana, &usual, &[("name", " "), ("language", "As in Discord")]).await;

    // It is answered in the message that opened it.
    let how = form(&club, &ana.press_labelled(&shown, "Upozornění").unwrap()).await;
    let nowhere = send(&club, &ana, &how, &[("zone", "Mars")]).await;
    assert_eq!(nowhere.id, shown.id);
    let how = form(&club, &ana.press_labelled(&nowhere, "Change").unwrap()).await;
    let wanted = [("notify", "Once a day, all games in one message"), ("hour", "9:00")];
    let night = [("quiet", "22-7"), ("zone", "europe/vienna")];
    let told = send(&club, &ana, &how, &[wanted, night].concat()).await;
    told.says("Every day at 9:00 (Europe/Vienna)");
    told.says("22:00 to 7:00");

    let away = form(&club, &ana.press_labelled(&told, "Vacation").unwrap()).await;
    send(&club, &ana, &away, &[("days", "two")]).await.says("can be 1 to 30 days long");
    let gone = send(&club, &ana, &away, &[("days", "7"), ("itself", "")]).await;
    gone.says("on vacation until");
    gone.says("Vacation never starts automatically");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_set_up_by_a_form() {
    let (club, eva, _) = Club::managed(["Ana"], "en-US").await;
    let role = club.discord.add_role("players");
    let lounge = club.discord.open_channel("lounge");
    let asked = eva.command(club.channel(), "pacru-admin settings", [("", ""); 0]).unwrap();
    let usual = form(&club, &asked).await;
    assert_eq!(initial(&usual, "tables"), ["rated"]);
    let given = [("tables", "turned"), ("channel", "#lounge"), ("role", "players")];
    let set = send(&club, &eva, &usual, &given).await;
    set.says("unrated");
    set.says("the side of the player to move");

    // What was chosen stays chosen, and a role that stays needs no permission.
    club.discord.change_role(role, |it| it.permissions = local::Permissions::MANAGE_THREADS);
    let asked = eva.command(club.channel(), "pacru-admin settings", [("", ""); 0]).unwrap();
    let again = form(&club, &asked).await;
    assert_eq!(initial(&again, "role"), [role.to_string()]);
    assert_eq!(initial(&again, "channel"), [lounge.to_string()]);
    let set = send(&club, &eva, &again, &[("channel", ""), ("tables", "rated")]).await;
    set.says("in any channel");
    set.says(&format!("<@&{role}> is pinged"));
}

/// Whoever sent the form of the settings later once put back, unseen, what somebody else had changed meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn settings_that_have_changed_meanwhile_are_asked_again() {
    let (club, eva, []) = Club::managed([], "en-US").await;
    let open = async || {
        let asked = eva.command(club.channel(), "pacru-admin settings", [("", ""); 0]).unwrap();
        form(&club, &asked).await
    };
    let (first, second) = (open().await, open().await);
    send(&club, &eva, &first, &[("pace", "7 days a turn")]).await.says("7 days a turn");
    let refused = send(&club, &eva, &second, &[("tables", "rated")]).await;
    refused.says("Someone changed the settings after you opened the form");
    let anew = form(&club, &eva.press_labelled(&refused, "Change").unwrap()).await;
    assert_eq!(initial(&anew, "pace"), ["7d/move"]);
    send(&club, &eva, &anew, &[("tables", "rated")]).await.says("7 days a turn");
}

/// `new` once had 25 options and no form, and `edit` and `format` had others.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_set_up_and_changed_by_forms() {
    let (club, eva, [_, ben]) = Club::managed(["Ana", "Ben"], "en-US").await;
    club.answer(&eva, "pacru-admin settings", [("pace", "2 days a turn")]).await;
    let open = async |path: &str| {
        let asked = eva.command(club.channel(), path, [("", ""); 0]).unwrap();
        form(&club, &asked).await
    };
    let new = open("pacru-organise new").await;
    assert_eq!(new.title, "New tournament");
    assert_eq!(initial(&new, "game"), ["pacru:2"]);
    assert_eq!(initial(&new, "pace"), ["2d/move"]);
    assert!(eva.submit(&new, [("starts", "")]).is_err(), "it needs a name");
    let named = [("name", "Autumn"), ("game", "Shacru for 2"), ("system", "Swiss")];
    let late = [&named[..], &[("starts", "tomorrow")]].concat();
    let refused = send(&club, &eva, &new, &late).await;
    refused.says("The start must be within the next twelve months");
    let new = form(&club, &eva.press_labelled(&refused, "Change").unwrap()).await;
    let planned = [&named[..], &[("starts", "in 3 days")]].concat();
    let desk = send(&club, &eva, &new, &planned).await;
    for said in ["Autumn is set up", "Shacru", "Swiss", "2 days a turn", "It starts on <t:"] {
        desk.says(said);
    }
    club.posted("🏆 **Autumn**").await;

    // Everything else is in a second form, which is answered in the message that opened it.
    let rules = form(&club, &eva.press_labelled(&desk, "More rules").unwrap()).await;
    assert_eq!(initial(&rules, "rules"), ["rated", "late_entry"]);
    let given = [("rounds", "5"), ("most", "20"), ("rules", "weekly"), ("rules", "by_hand")];
    let changed = send(&club, &eva, &rules, &given).await;
    assert_eq!(changed.id, desk.id);
    for said in ["The changes to Autumn are saved", "It has 5 rounds.", "unrated"] {
        changed.says(said);
    }
    // A form that is older than the settings changes nothing.
    let stale = send(&club, &eva, &rules, &[("rounds", "3")]).await;
    stale.says("Something has changed since you opened this question");
    stale.says("It has 5 rounds.");

    // `format` and `edit` open the same forms, filled with what is set.
    let format = open("pacru-organise format").await;
    assert_eq!(initial(&format, "name"), ["Autumn"]);
    assert_eq!(initial(&format, "game"), ["shacru:2"]);
    let changed = send(&club, &eva, &format, &[("game", "Azacru for 3")]).await;
    for said in
        ["Game: Azacru, with 3 players at each table.", "It starts on <t:", "It has 5 rounds."]
    {
        changed.says(said);
    }
    assert_eq!(initial(&open("pacru-organise edit").await, "most"), ["20"]);
    let changed = send(&club, &eva, &format, &[("name", "Winter")]).await;
    changed.says("Something has changed since you opened this question");

    club.discord.show_command("pacru-organise", &ben);
    let refused = club.answer(&ben, "pacru-organise new", []).await;
    refused.says("Only members with the permission");
}
