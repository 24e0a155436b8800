//! Limits of the lobby: how many tables, consent to invitations, and blocks.

use local::{InteractionFault, Message};

use crate::club::{Club, code_in};

/// The table that an answer speaks of.
async fn table_of(club: &Club, said: &Message) -> Message {
    let code = code_in(&said.content);
    club.see("the table", |message| message.content.contains(&code))
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_invitations_are_limited() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let everybody = [
        ("opponent", "Ben"),
        ("opponent2", "Chika"),
        ("opponent3", "Dmitri"),
    ];
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(club.answer(&ana, "pacru new", everybody).await);
    }
    let refused = club.answer(&ana, "pacru new", everybody).await;
    assert!(
        refused.content.contains("10 invitations"),
        "{}",
        refused.content
    );
    for _ in 0..2 {
        let said = club.answer(&ana, "pacru new", []).await;
        assert!(said.content.contains("is open"), "{}", said.content);
    }
    let refused = club.answer(&ana, "pacru new", []).await;
    assert!(
        refused.content.contains("5 open tables"),
        "{}",
        refused.content
    );
    let said = club.answer(&ben, "pacru new", []).await;
    assert!(
        said.content.contains("is open"),
        "the limit is each one's own: {}",
        said.content
    );
    let table = table_of(&club, &tables[0]).await;
    club.press(&ana, &table, "Give up the table").await;
    let said = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    assert!(said.content.contains("is open"), "{}", said.content);
    club.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_declines_is_left_in_peace() {
    let club = Club::open().await;
    let (ana, ben, chika) = (club.member("Ana"), club.member("Ben"), club.member("Chika"));
    let said = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    let table = table_of(&club, &said).await;
    club.press(&ben, &table, "Leave").await;
    let refused = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    assert!(
        refused.content.contains("takes no invitations just now"),
        "{}",
        refused.content
    );
    let other = club
        .answer(&chika, "pacru new", [("opponent", "Ben")])
        .await;
    assert!(other.content.contains("is open"), "{}", other.content);
    // They may still come by themselves.
    let joined = club.press(&ben, &table, "Join").await;
    assert!(
        joined.content.contains("You have a seat"),
        "{}",
        joined.content
    );
    club.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_are_kept_away_and_not_told() {
    let club = Club::open().await;
    let (ana, ben, chika) = (club.member("Ana"), club.member("Ben"), club.member("Chika"));
    let nobody = club.answer(&ben, "pacru block", []).await;
    assert!(
        nobody.content.contains("blocked nobody"),
        "{}",
        nobody.content
    );
    // Delivered twice, it is not lifted again.
    club.discord.interaction_fault(InteractionFault::Duplicate);
    let blocked = club.answer(&ben, "pacru block", [("member", "Ana")]).await;
    assert!(
        blocked.content.contains("can neither invite"),
        "{}",
        blocked.content
    );
    let listed = club.answer(&ben, "pacru block", []).await;
    assert!(
        listed.content.contains(&ana.mention()),
        "{}",
        listed.content
    );
    let own = club.answer(&ben, "pacru block", [("member", "Ben")]).await;
    assert!(own.content.contains("yourself"), "{}", own.content);

    let invited = club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    assert!(
        invited.content.contains("takes no invitations just now"),
        "{}",
        invited.content
    );
    let back = club.answer(&ben, "pacru new", [("opponent", "Ana")]).await;
    assert!(
        back.content.contains("You have blocked"),
        "{}",
        back.content
    );
    // Neither at their own table nor beside them at another's.
    let bens = club.answer(&ben, "pacru new", [("players", "3")]).await;
    let others = club.answer(&chika, "pacru new", [("players", "3")]).await;
    let others = table_of(&club, &others).await;
    club.press(&ben, &others, "Join").await;
    for table in [&table_of(&club, &bens).await, &others] {
        let refused = club.press(&ana, table, "Join").await;
        assert!(
            refused.content.contains("no seat for you"),
            "{}",
            refused.content
        );
        assert!(!refused.content.contains("Ben"), "{}", refused.content);
    }

    let lifted = club.answer(&ben, "pacru block", [("member", "Ana")]).await;
    assert!(
        lifted.content.contains("may play with you again"),
        "{}",
        lifted.content
    );
    let joined = club.press(&ana, &others, "Join").await;
    assert!(
        joined.content.contains("You have a seat"),
        "{}",
        joined.content
    );
    club.close().await;
}
