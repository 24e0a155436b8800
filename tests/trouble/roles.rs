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
    let given = async || {
        let ana = club.discord.roles_of(&ana).contains(&winners);
        ana || club.discord.roles_of(&ben).contains(&losers)
    };
    club.until("the role that no request has failed for", given).await;
    assert!(club.discord.faults().is_empty(), "one request was not answered");
    club.forward(2 * MINUTE);
    has(&club, &ana, winners, true).await;
    has(&club, &ben, losers, true).await;
}
