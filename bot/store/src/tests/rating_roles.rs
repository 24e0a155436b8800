//! Tests of roles for ratings.

use play::rating_roles::RatingRole;
use play::{AuditLogEntry, GuildId};

use super::*;

/// A role for one game that another release has written was once given for the ratings in all
/// games.
#[tokio::test]
async fn a_role_that_cannot_be_read_is_given_to_nobody() {
    let (_folder, store) = fresh().await;
    let guild = GuildId::from(1_i64);
    let entry = AuditLogEntry { actor: 1_i64.into(), guild, action: "rating-role", reason: None };
    for (role, kind) in [(1_i64, Some(Kind::Pacru)), (2, Some(Kind::Shacru)), (3, None)] {
        let role = RatingRole {
            role: role.into(),
            kind,
            from: Some(1000 + role),
            to: None,
            refused: false,
        };
        store.set_rating_role(guild, &role, &entry).await.unwrap();
    }
    store.alter("UPDATE rating_roles SET game = 'tictactoe' WHERE role_id = 2").await;
    let roles = store.rating_roles(guild).await.unwrap();
    let read: Vec<_> = roles.iter().map(|it| (it.role.get(), it.kind)).collect();
    assert_eq!(read, [(1, Some(Kind::Pacru)), (3, None)]);
    // The moderator can still be rid of it.
    let removed = store.remove_rating_role(guild, 2_i64.into(), Some(&entry)).await;
    assert!(removed.unwrap());
}
