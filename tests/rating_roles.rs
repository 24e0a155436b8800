//! Roles for ratings: given and taken as ratings change.

use local::{Endpoint, Fault, FaultKind, Member, Permissions, Role, RoleId};
use rules::Kind;

use crate::club::{Club, Says as _};

/// Plays a game that counts, which `loser` gives up after two rounds.
async fn lost(club: &Club, members: [&Member; 2], loser: &Member) {
    let (code, board) = club.table_of(Kind::Shacru, &members).await;
    club.two_rounds(Kind::Shacru, &code, &board, 2).await;
    let options = [("game", code.as_str())];
    let asked = club.answer(loser, "pacru resign", options).await;
    club.press(loser, &asked, "Resign").await;
    club.see("the end", |it| {
        it.content.contains(&code) && it.content.contains("resigned")
    })
    .await;
}

/// Waits until a member has a role, or has it no longer.
async fn has(club: &Club, member: &Member, role: RoleId, expected: bool) {
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(30);
    while club.discord.roles_of(member).contains(&role) != expected {
        assert!(
            std::time::Instant::now() < deadline,
            "{} {expected}: {}",
            member.name(),
            club.bot.log()
        );
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_follow_ratings() {
    let (mut club, eva) = Club::managed(&["Ana", "Ben"], "en-US").await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let [masters, learners] = ["masters", "learners"].map(|name| club.discord.add_role(name));
    let command = "pacru-admin rating-role";
    club.answer(&eva, command, [])
        .await
        .says("No role is given for ratings here");
    club.answer(&eva, command, [("role", "masters")])
        .await
        .says("Name the lowest rating");
    let set = club
        .answer(&eva, command, [("role", "masters"), ("from", "1600")])
        .await;
    set.says("allow me **Manage Roles**");
    set.says(&format!(
        "<@&{masters}>: ratings from 1600, the best of all games"
    ));
    club.discord
        .permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    let shacru = view::game_choice(crate::club::english(), Kind::Shacru);
    let band = [
        ("role", "learners"),
        ("to", "1499"),
        ("game", shacru.as_str()),
    ];
    club.answer(&eva, command, band)
        .await
        .says(&format!("<@&{learners}>: Shacru, ratings up to 1499"));

    // Nobody is ranked before the fifth game. Discord is in trouble, and the bot dies, when they are.
    for _ in 0..4 {
        lost(&club, [&ana, &ben], &ben).await;
    }
    club.all_is_told().await;
    assert!(club.discord.roles_of(&ana).is_empty());
    club.discord
        .fault(Fault::new(Endpoint::Roles, FaultKind::Status(502)).times(2));
    lost(&club, [&ana, &ben], &ben).await;
    club.crash().await;
    while club.discord.faults().iter().any(|fault| fault.times > 0) {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    club.forward(2 * play::time::MINUTE);
    has(&club, &ana, masters, true).await;
    has(&club, &ben, learners, true).await;
    assert!(!club.discord.roles_of(&ana).contains(&learners));

    // A role above that of the bot: the owner, Ana, is told once, and it is tried again.
    club.discord
        .change_role(masters, |it| it.position = Role::OF_THE_BOT);
    club.answer(&eva, command, [("role", "masters"), ("from", "1900")])
        .await;
    let conversation = club.discord.direct(&ana);
    let told = club
        .see_in(conversation, "what to mend", |it| {
            it.content.contains("I cannot give members the role")
        })
        .await;
    told.says("@masters");
    let listed = club.answer(&eva, command, []).await;
    listed.says("⚠️ Discord does not let me");
    club.discord.change_role(masters, |it| it.position = 1);
    club.forward(7 * play::time::HOUR);
    has(&club, &ana, masters, false).await;
    assert_eq!(club.discord.messages(conversation).len(), 1);
    for tries in 0.. {
        let listed = club.answer(&eva, command, []).await;
        if !listed.content.contains("⚠️") {
            break;
        }
        assert!(tries < 100, "{}", listed.content);
    }

    // What is no longer given stays; whoever is erased loses what is.
    club.answer(&eva, command, [("role", "masters"), ("from", "1600")])
        .await;
    has(&club, &ana, masters, true).await;
    club.answer(&eva, command, [("role", "masters"), ("remove", "true")])
        .await
        .says("Whoever has it keeps it");
    let asked = club
        .answer(&eva, "pacru-admin erase", [("member", "Ben")])
        .await;
    club.press(&eva, &asked, "Erase").await;
    has(&club, &ben, learners, false).await;
    assert!(club.discord.roles_of(&ana).contains(&masters));
    club.close().await;
}
