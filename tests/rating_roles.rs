//! Roles for ratings: given and taken as ratings change.

use local::{Endpoint, Fault, FaultKind, Member, Permissions, Person, Role, RoleId};
use rules::Kind;

use crate::club::{Club, Says as _, game};

/// Plays a game that counts, which `loser` gives up after two rounds.
pub(crate) async fn lost(club: &Club, members: [&Member; 2], loser: &Member) {
    let (code, board) = club.table_of(Kind::Shacru, &members).await;
    club.two_rounds(Kind::Shacru, &code, &board, 2).await;
    club.lose(loser, &code).await;
}

/// Waits until a member has a role, or has it no longer.
pub(crate) async fn has(club: &Club, member: &Member, role: RoleId, expected: bool) {
    club.until("a role given or taken", async || {
        club.discord.roles_of(member).contains(&role) == expected
    })
    .await;
}

/// Waits until the list of the roles contains these words, or no longer does.
async fn lists(club: &Club, moderator: &Member, words: &str, expected: bool) {
    club.until(words, async || {
        let listed = club.answer(moderator, "pacru-admin rating-role", []).await;
        listed.content.contains(words) == expected
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_follow_ratings() {
    let (mut club, eva, [ana, ben]) = Club::managed(["Ana", "Ben"], "en-US").await;
    let [masters, learners] = ["masters", "learners"].map(|name| club.discord.add_role(name));
    let command = "pacru-admin rating-role";
    club.answer(&eva, command, []).await.says("No role is given for ratings here");
    club.answer(&eva, command, [("role", "masters")]).await.says("Give the lowest rating");
    let set = club.answer(&eva, command, [("role", "masters"), ("from", "1600")]).await;
    set.says("grant me **Manage Roles**");
    set.says(&format!("<@&{masters}>: ratings from 1600, by a member's best rating in any game"));
    club.discord.permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    let band = [("role", "learners"), ("to", "1499"), game(Kind::Shacru)];
    let set = club.answer(&eva, command, band).await;
    set.says(&format!("<@&{learners}>: Shacru, ratings up to 1499"));

    // Nobody is ranked before the fifth game. Discord is in trouble, and the bot dies, when they are.
    for _ in 0..4 {
        lost(&club, [&ana, &ben], &ben).await;
    }
    club.all_is_posted().await;
    assert!(club.discord.roles_of(&ana).is_empty());
    club.discord.fault(Fault::new(Endpoint::Roles, FaultKind::Status(502)).times(2));
    // Meanwhile somebody lets masters delete messages of others: the owner, Ana, is told, and nobody gets the role.
    club.discord.change_role(masters, |it| it.permissions = Permissions::MANAGE_MESSAGES);
    lost(&club, [&ana, &ben], &ben).await;
    club.crash().await;
    club.until("the end of the faults", async || {
        club.discord.faults().iter().all(|fault| fault.times == 0)
    })
    .await;
    club.forward(2 * play::time::MINUTE);
    has(&club, &ben, learners, true).await;
    let conversation = club.discord.direct(&ana);
    let refusal = club.posted_in(conversation, "I cannot give members the role").await;
    refusal.says("@masters");
    refusal.says("remove that role's permissions to manage the server, moderate others");
    lists(&club, &eva, "⚠️ I cannot give it", true).await;
    assert!(club.discord.roles_of(&ana).is_empty());
    club.discord.change_role(masters, |it| it.permissions = Permissions::empty());
    club.forward(7 * play::time::HOUR);
    has(&club, &ana, masters, true).await;
    assert!(!club.discord.roles_of(&ana).contains(&learners));
    lists(&club, &eva, "⚠️", false).await;

    // A role above that of the bot: the owner is told that something else stands in the way now, once. Such a
    // role may open channels that whoever chooses it does not see themselves.
    club.discord.change_role(masters, |it| it.position = Role::OF_THE_BOT);
    let higher = [("role", "masters"), ("from", "1900")];
    club.answer(&eva, command, higher).await.says("choose only roles below your own highest one");
    club.answer(&ana, command, higher).await;
    lists(&club, &eva, "⚠️ I cannot give it", true).await;
    club.until("the owner is told", async || club.discord.messages(conversation).len() == 2).await;
    club.discord.change_role(masters, |it| it.position = 1);
    club.forward(7 * play::time::HOUR);
    has(&club, &ana, masters, false).await;
    lists(&club, &eva, "⚠️", false).await;
    assert_eq!(club.discord.messages(conversation).len(), 2);

    // What is no longer given stays; whoever is erased loses what is.
    club.answer(&eva, command, [("role", "masters"), ("from", "1600")]).await;
    has(&club, &ana, masters, true).await;
    let removed = [("role", "masters"), ("remove", "true")];
    club.answer(&eva, command, removed).await.says("Members who have it keep it");
    let asked = club.answer(&eva, "pacru-admin erase", [("member", "Ben")]).await;
    club.press(&eva, &asked, "Erase").await;
    has(&club, &ben, learners, false).await;
    assert!(club.discord.roles_of(&ana).contains(&masters));
}

/// Whoever may only change the settings of a server had the bot give themselves the role of its administrators. Who may
/// choose which role: `bot/discord/src/roles.rs`. What becomes of a role that was harmless when it was chosen: `calls`.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_raised_through_the_bot() {
    let mut people = ["Ana", "Ben", "Eva"].map(Person::named);
    people[1].permissions |= Permissions::MANAGE_GUILD;
    people[2].permissions |= Permissions::MANAGE_GUILD | Permissions::MANAGE_ROLES;
    let (club, [ana, ben, eva]) = Club::of(people).await;
    club.discord.permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    let [admins, organisers] = ["admins", "organisers"].map(|name| club.discord.add_role(name));
    club.discord.change_role(admins, |it| it.permissions = Permissions::ADMINISTRATOR);
    club.discord.change_role(organisers, |it| it.position = 2);
    club.discord.give_role(&eva, organisers);

    let elevated = format!("The role <@&{admins}> lets its members manage this server");
    for (who, refusal) in
        [(&ben, "Only members with the permission **Manage Roles**"), (&eva, elevated.as_str())]
    {
        let rated = [("role", "admins"), ("from", "0")];
        club.answer(who, "pacru-admin rating-role", rated).await.says(refusal);
        let called = [("call_role", "admins")];
        club.answer(who, "pacru-admin settings", called).await.says(refusal);
    }
    let games = club.answer(&ana, "pacru games", []).await;
    assert!(games.button("Ping me for new tables").is_none());
    lists(&club, &eva, "No role is given for ratings here", true).await;
    // The other settings need no more than before.
    let other = [("anywhere", "true")];
    club.answer(&ben, "pacru-admin settings", other).await.does_not_say("Only members");
}
