//! Roles for ratings, which Discord does not let the bot give for a while.

use local::{Endpoint, Fault, FaultKind, Permissions};
use play::time::MINUTE;

use crate::club::Club;
use crate::rating_roles::{has, lost};

/// The first request about roles is not answered, and the role that it was about is given later. It
/// holds up no other role. Where the request fails, also before a restart:
/// `rating_roles::roles_follow_ratings`.
pub(super) async fn a_role_is_given_later() {
    let (club, eva, [ana, ben]) = Club::managed(["Ana", "Ben"], "en-US").await;
    let [winners, losers] = ["winners", "losers"].map(|name| club.discord.add_role(name));
    club.discord.permit(Permissions::MEMBER | Permissions::MANAGE_ROLES);
    for (role, side) in [("winners", "from"), ("losers", "to")] {
        let band = [("role", role), (side, "1500")];
        club.answer(&eva, "pacru-admin rating-role", band).await;
    }
    // Both are ranked after the fifth game.
    for _ in 0..4 {
        lost(&club, [&ana, &ben], &ben).await;
    }
    club.discord.fault(Fault::new(Endpoint::Roles, FaultKind::Hang));
    lost(&club, [&ana, &ben], &ben).await;
    let given = || {
        let ana = club.discord.roles_of(&ana).contains(&winners);
        let ben = club.discord.roles_of(&ben).contains(&losers);
        (ana, ben)
    };
    let first = club.find("a role", async || Some(given()).filter(|it| *it != (false, false)));
    assert_ne!(first.await, (true, true), "the other has failed");
    club.forward(2 * MINUTE);
    has(&club, &ana, winners, true).await;
    has(&club, &ben, losers, true).await;
}
