//! The role that is called for new tables.

use local::{Endpoint, Fault, FaultKind, Permissions, Role};
use play::time::HOUR;

use crate::club::{Club, Says as _};

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_call_whoever_wishes_it() {
    let (mut club, eva, [ana, ben, chika]) = Club::managed(["Ana", "Ben", "Chika"], "en-US").await;
    let role = club.discord.add_role("players");
    let mention = format!("<@&{role}>");

    let none = club.answer(&ana, "pacru games", []).await;
    assert!(none.button("Ping me for new tables").is_none());
    let everybody = [("call_role", "@everyone")];
    club.answer(&eva, "pacru-admin settings", everybody).await.says("Everybody has that role");
    // Without the permission the owner reads what to mend, and so does whoever presses the button.
    let chosen = [("call_role", "players")];
    let set = club.answer(&eva, "pacru-admin settings", chosen).await;
    set.says(&format!("{mention} is pinged"));
    set.says("grant me **Manage Roles**");
    let games = club.answer(&ben, "pacru games", []).await;
    club.press(&ben, &games, "Ping me for new tables").await.says("put my role above it");

    club.discord.permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    for member in [&ben, &chika] {
        let games = club.answer(member, "pacru games", []).await;
        let taken = club.press(member, &games, "Ping me for new tables").await;
        taken.says(&format!("You now have the role {mention}"));
        assert!(club.discord.roles_of(member).contains(&role));
        if member.id() == chika.id() {
            club.press(&chika, &taken, "Do not ping me").await.says("no longer");
            assert!(!club.discord.roles_of(&chika).contains(&role));
        }
    }

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
    let games = club.answer(&ana, "pacru games", []).await;
    club.press(&ana, &games, "Ping me for new tables").await.says("put my role above it");
    club.discord.delete_role(role);
    let games = club.answer(&ana, "pacru games", []).await;
    let later = club.answer(&ana, "pacru games", []).await;
    club.press(&ana, &games, "Ping me for new tables").await.says("has been deleted");
    club.answer(&eva, "pacru-admin settings", [("call_nobody", "true")])
        .await
        .says("Nobody is pinged for new tables");
    club.press(&ana, &later, "Ping me for new tables")
        .await
        .says("nobody is pinged for new tables");
}
