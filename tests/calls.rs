//! The role that is called for new tables.

use local::{Endpoint, Fault, FaultKind, Member, Permissions, Role};
use play::time::HOUR;

use crate::club::{Club, Says as _};

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_call_whoever_wishes_it() {
    let (mut club, eva, [ana, ben, chika]) = Club::managed(["Ana", "Ben", "Chika"], "en-US").await;
    let role = club.discord.add_role("players");
    let mention = format!("<@&{role}>");
    let set = async |club: &Club, option| club.answer(&eva, "pacru-admin settings", [option]).await;
    let take = async |club: &Club, who: &Member| {
        let games = club.answer(who, "pacru games", []).await;
        club.press(who, &games, "Ping me for new tables").await
    };

    let none = club.answer(&ana, "pacru games", []).await;
    assert!(none.button("Ping me for new tables").is_none());
    set(&club, ("call_role", "@everyone")).await.says("Everyone has that role");
    // Without the permission the owner reads what to mend, and so does whoever presses the button.
    let chosen = set(&club, ("call_role", "players")).await;
    chosen.says(&format!("{mention} is pinged"));
    chosen.says("grant me **Manage Roles**");
    take(&club, &ben).await.says("put my role above it");

    club.discord.permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    take(&club, &ben).await.says(&format!("You now have the role {mention}"));
    let taken = take(&club, &chika).await;
    // A role that was harmless when it was chosen is so no longer; to be rid of it is no danger.
    club.discord.change_role(role, |it| it.permissions = Permissions::MANAGE_THREADS);
    take(&club, &ana).await.says(&format!("The role {mention} lets its members"));
    club.press(&chika, &taken, "Do not ping me").await.says("no longer");
    club.discord.change_role(role, |it| it.permissions = Permissions::empty());
    let has_it = |who: &Member| club.discord.roles_of(who).contains(&role);
    assert_eq!([&ana, &ben, &chika].map(has_it), [false, true, false]);

    // An invitation calls nobody but who is invited.
    let (_, table) = club.open_table(&ana, [("opponent", "Chika")]).await;
    assert_eq!(table.pinged, [chika.id()]);
    // Discord has the message, but the bot does not hear of it and dies: it is posted once, and calls once.
    club.discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
    let (code, table) = club.open_table(&ana, [("players", "2")]).await;
    table.says(&format!("{mention}: a table is open"));
    assert_eq!(table.pinged, [ben.id()]);
    club.crash().await;
    club.forward(HOUR / 2);
    club.all_is_posted().await;
    assert_eq!(club.all_with(&code).len(), 1);

    // Half an hour later nobody is called, an hour later they are.
    let (_, table) = club.open_table(&ana, [("players", "2")]).await;
    table.does_not_say(&mention);
    assert_eq!(table.pinged, []);
    club.forward(HOUR);
    let (_, table) = club.open_table(&chika, [("players", "2")]).await;
    assert_eq!(table.pinged, [ben.id()]);

    // Above the role of the bot, and gone.
    club.discord.change_role(role, |it| it.position = Role::OF_THE_BOT);
    take(&club, &ana).await.says("put my role above it");
    club.discord.delete_role(role);
    let later = club.answer(&ana, "pacru games", []).await;
    take(&club, &ana).await.says("has been deleted");
    set(&club, ("call_nobody", "true")).await.says("Nobody is pinged for new tables");
    let nobody = club.press(&ana, &later, "Ping me for new tables").await;
    nobody.says("nobody is pinged for new tables");
}
