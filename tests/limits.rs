//! Limits of the lobby: the number of tables, consent to invitations, and blocks.

use local::{InteractionFault, Message};

use crate::club::{Club, Says as _, code_in};

/// The table that an answer is about.
async fn table_of(club: &Club, said: &Message) -> Message {
    let code = code_in(&said.content);
    club.posted(&code).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_invitations_are_limited() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let everybody = [("opponent", "Ben"), ("opponent2", "Chika"), ("opponent3", "Dmitri")];
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(club.answer(&ana, "pacru new", everybody).await);
    }
    let refused = club.answer(&ana, "pacru new", everybody).await;
    refused.says("10 invitations");
    for _ in 0..2 {
        let said = club.answer(&ana, "pacru new", [("players", "2")]).await;
        said.says("is open");
    }
    let refused = club.answer(&ana, "pacru new", [("players", "2")]).await;
    refused.says("5 open tables");
    let said = club.answer(&ben, "pacru new", [("players", "2")]).await;
    // The limit is each one's own.
    said.says("is open");
    club.press(&ana, &tables[0], "Give up the table").await;
    let said = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    said.says("is open");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_declines_is_left_in_peace() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let said = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    let table = table_of(&club, &said).await;
    club.press(&ben, &table, "Decline").await;
    let refused = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    refused.says("takes no invitations just now");
    let other = club.answer(&chika, "pacru new", [("opponent", "Ben")]).await;
    other.says("is open");
    // They may still join on their own.
    let joined = club.press(&ben, &table, "Accept").await;
    joined.says("You have a seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_are_kept_away_and_not_told() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let nobody = club.answer(&ben, "pacru people block", []).await;
    nobody.says("blocked nobody");
    // A block that is delivered twice is not lifted again.
    club.discord.interaction_fault(InteractionFault::Duplicate);
    let blocked = club.answer(&ben, "pacru people block", [("member", "Ana")]).await;
    blocked.says("can neither invite");
    let listed = club.answer(&ben, "pacru people block", []).await;
    listed.says(&ana.mention());
    let own = club.answer(&ben, "pacru people block", [("member", "Ben")]).await;
    own.says("yourself");

    let invited = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    invited.says("takes no invitations just now");
    let back = club.answer(&ben, "pacru new", [("opponent", "Ana")]).await;
    back.says("You have blocked");
    // They meet neither at their own table nor at the table of somebody else.
    let bens = club.answer(&ben, "pacru new", [("players", "3")]).await;
    let others = club.answer(&chika, "pacru new", [("players", "3")]).await;
    let others = table_of(&club, &others).await;
    club.press(&ben, &others, "Join").await;
    for table in [&table_of(&club, &bens).await, &others] {
        let refused = club.press(&ana, table, "Join").await;
        refused.says("no seat for you");
        refused.does_not_say("Ben");
    }

    let lifted = club.answer(&ben, "pacru people block", [("member", "Ana")]).await;
    lifted.says("may play with you again");
    let joined = club.press(&ana, &others, "Join").await;
    joined.says("You have a seat");
}
