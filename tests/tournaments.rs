//! Tournaments from `new` to the podium, as members and organisers see them.

use local::{Config, Member, Permissions, Person};

use crate::club::{Club, Says as _};

/// The club, and Eva, who may manage events.
async fn organised() -> (Club, Member) {
    let eva = Person {
        permissions: Permissions::MEMBER | Permissions::MANAGE_EVENTS,
        ..Person::named("Eva")
    };
    let mut people: Vec<Person> = ["Ana", "Ben", "Chika"].map(Person::named).into();
    people.push(eva);
    let club = Club::open_with(Config {
        people,
        ..Config::default()
    })
    .await;
    let eva = club.member("Eva");
    (club, eva)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_runs_from_new_to_the_podium() {
    for system in ["all play all", "Swiss"] {
        let (mut club, eva) = organised().await;
        let members = ["Ana", "Ben", "Chika", "Eva"].map(|name| club.member(name));
        let options = [("name", "Autumn"), ("system", system), ("rounds", "1")];
        let said = club.answer(&eva, "pacru-organise new", options).await;
        assert!(
            said.content.contains("Autumn is set up"),
            "{}",
            said.content
        );
        let post = club
            .see("its post", |message| {
                message.content.contains("🏆 **Autumn**")
            })
            .await;
        for member in &members {
            let said = club.press(member, &post, "Join").await;
            assert!(said.content.contains("take part"), "{}", said.content);
        }
        let listed = club.answer(&eva, "pacru-tournament list", []).await;
        assert!(listed.content.contains("4 so far"), "{}", listed.content);
        let said = club.answer(&eva, "pacru-organise start", []).await;
        assert!(said.content.contains("has started"), "{}", said.content);
        club.see("the round", |message| message.content.contains("begin"))
            .await;
        club.crash().await;

        // Everybody gives up what they have, one after the other.
        for member in &members[..3] {
            loop {
                let mine = club.answer(member, "pacru-tournament games", []).await;
                let mut codes = mine.content.lines().filter(|line| line.starts_with('`'));
                let Some(code) = codes.find_map(|line| line.split('`').nth(1)) else {
                    break;
                };
                let asked = club.answer(member, "pacru resign", [("game", code)]).await;
                club.press(member, &asked, "Resign").await;
            }
        }
        let podium = club
            .see("the podium", |message| {
                message.content.contains("🏆 **Autumn** is over")
            })
            .await;
        let standings = club.press(&eva, &podium, "Standings").await;
        assert!(standings.content.contains("Eva"), "{}", standings.content);
        let table = club.press(&eva, &podium, "Cross-table").await;
        assert!(table.content.contains("Ana"), "{}", table.content);
        let late = club
            .answer(&eva, "pacru-organise end", [("tournament", "Autumn")])
            .await;
        assert!(late.content.contains("no such tournament") || late.content.contains("over"));
        club.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_on_a_ladder_is_accepted_by_a_button() {
    let (club, eva) = organised().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let options = [("name", "Rungs"), ("system", "ladder, by challenges")];
    club.answer(&eva, "pacru-organise new", options).await;
    for member in [&ana, &ben] {
        club.answer(member, "pacru-tournament join", []).await;
    }
    club.answer(&eva, "pacru-organise start", []).await;
    let said = club
        .answer(&ben, "pacru-tournament ladder", [("challenge", "Ana")])
        .await;
    assert!(said.content.contains("is challenged"), "{}", said.content);
    let challenge = club
        .see("the challenge", |message| {
            message.content.contains("challenges you")
        })
        .await;
    assert_eq!(challenge.pinged, [ana.id()]);
    let said = club.press(&ana, &challenge, "Accept").await;
    assert!(said.content.contains("accepted"), "{}", said.content);
    club.see("the board", |message| message.content.contains("begins:"))
        .await;
    club.close().await;
}

/// Tournaments were set up anywhere, and at the usual pace, whatever the managers of the server had said.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_heeds_the_settings_of_the_server() {
    let manager = Permissions::MEMBER | Permissions::MANAGE_GUILD;
    let club = Club::open_with(Config {
        people: vec![Person {
            permissions: manager,
            ..Person::named("Eva")
        }],
        ..Config::default()
    })
    .await;
    let eva = club.member("Eva");
    let lounge = club.discord.open_channel("lounge");
    let options = [
        ("channel", "lounge"),
        ("pace", "2d/move"),
        ("rated", "false"),
    ];
    club.answer(&eva, "pacru-admin settings", options).await;
    let refused = club.answer(&eva, "pacru-organise new", [("name", "Autumn")]);
    refused.await.says(&format!("<#{lounge}>"));
    let asked = eva.command(lounge, "pacru-organise new", [("name", "Autumn")]);
    let answer = club.answer_to(&asked.unwrap(), "new").await;
    answer.says("Autumn is set up");
    let post = club
        .see_in(lounge, "its post", |message| {
            message.content.contains("🏆 **Autumn**")
        })
        .await;
    post.says("Pace: 2 days a move.");
    post.says("The games are unrated.");
    club.close().await;
}

/// What results a game can have was offered for every game that has a code, with the names of its players.
#[tokio::test(flavor = "multi_thread")]
async fn results_are_offered_for_games_of_the_tournament_alone() {
    let (club, eva) = organised().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    club.answer(&eva, "pacru-organise new", [("name", "Autumn")])
        .await;
    for member in [&eva, &ana] {
        club.answer(member, "pacru-tournament join", []).await;
    }
    club.answer(&eva, "pacru-organise start", []).await;
    let board = club
        .see("the board", |message| message.content.contains("begins:"))
        .await;
    let (friendly, _) = club.table(&[&ana, &ben]).await;
    let offered = async |code: &str| -> Vec<String> {
        let typed = [("game", code), ("places", "")];
        let path = "pacru-organise result";
        let choices = eva.autocomplete(club.channel(), path, typed, "places");
        let choices = choices.await.expect("choices").into_iter();
        choices.map(|choice| choice.name).collect()
    };
    let code = crate::club::code_in(&board.content);
    assert_eq!(offered(&code).await.len(), 6);
    assert_eq!(offered(&friendly).await, [""; 0]);
    club.close().await;
}
