//! Members whom another member has blocked.

use local::InteractionFault;

use crate::club::{Club, Says as _};

#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_are_kept_away_and_not_told() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let block = async |name| club.answer(&ben, "pacru people block", [("member", name)]).await;
    let list = async || club.answer(&ben, "pacru people block", []).await;
    list().await.says("blocked nobody");
    // A block that is delivered twice is not lifted again.
    club.discord.interaction_fault(InteractionFault::Duplicate);
    block("Ana").await.says("can neither invite");
    list().await.says(&ana.mention());
    block("Ben").await.says("yourself");

    club.answer(&ana, "pacru new", [("opponent", "Ben")]).await.says("is not taking invitations");
    club.answer(&ben, "pacru new", [("opponent", "Ana")]).await.says("You have blocked");
    // They meet neither at their own table nor at the table of somebody else.
    let (_, bens) = club.open_table(&ben, [("players", "3")]).await;
    let (_, others) = club.open_table(&chika, [("players", "3")]).await;
    club.press(&ben, &others, "Join").await;
    for table in [&bens, &others] {
        let refused = club.press(&ana, table, "Join").await;
        refused.says("no seat for you");
        refused.does_not_say("Ben");
    }

    block("Ana").await.says("may play with you again");
    club.press(&ana, &others, "Join").await.says("You have a seat");
}
