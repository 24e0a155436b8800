//! Roles for ratings: given and taken as ratings change, quietly.
//!
//! The store notes whose rating has changed, with the change. This loop compares the roles of those members with their
//! ratings and tells Discord the difference, so that it does no harm to do it once more.

use background::worker;
use discord::Failure;
use discord::roles::{RoleError, give};
use play::rating_roles::RoleCheck;
use play::time::{HOUR, MINUTE, Millis};
use store::StoreError;
use tasks::chain;
use tokio::sync::watch;

use crate::{Bot, Result};

/// How long a member is left alone after Discord was in trouble.
const PASSING: Millis = MINUTE;

/// How long a member is left alone whose roles the bot may not change.
const REFUSED: Millis = 6 * HOUR;

/// What Discord calls a role that is gone.
const UNKNOWN_ROLE: i64 = 10011;

/// Keeps roles as ratings are until `stop` turns true.
pub(crate) async fn run(bot: Bot, stop: watch::Receiver<bool>) {
    let claim = |limit| bot.games.store().claim_role_checks(limit);
    worker::run("roles for ratings", &bot, stop, claim, settle).await;
}

async fn settle(bot: Bot, check: RoleCheck) -> Result<(), StoreError> {
    let (store, now) = (bot.games.store(), bot.games.now());
    match compare(&bot, &check).await {
        Ok(true) => store.role_check_done(&check).await,
        Ok(false) => store.postpone_role_check(&check, now + REFUSED).await,
        Err(error) => {
            tracing::warn!(guild = %check.guild, error = %chain(&error), "the roles of a member are compared again later");
            store.postpone_role_check(&check, now + PASSING).await
        }
    }
}

/// Gives and takes what a member shall have and has not, or the other way round. Returns whether the bot might.
async fn compare(bot: &Bot, check: &RoleCheck) -> Result<bool> {
    let store = bot.games.store();
    let RoleCheck { guild, user, .. } = *check;
    let roles = store.rating_roles(guild).await?;
    if roles.is_empty() {
        return Ok(true);
    }
    let standings = store.standings_of(guild, user).await?;
    let has = match bot.rest.member(guild, user).await {
        Ok(member) => member.roles(),
        Err(error) => {
            return match Failure::of(&error) {
                // They have left.
                Failure::Gone => Ok(true),
                Failure::Forbidden | Failure::NoAccess => Ok(false),
                _ => Err(error.into()),
            };
        }
    };
    let mut done = true;
    for role in roles {
        let wanted = role.is_for(&standings);
        if wanted == has.contains(&role.role) {
            continue;
        }
        match give(&bot.rest, (guild, role.role), user, wanted).await {
            Ok(()) => {
                store.note_rating_role(guild, role.role, false).await?;
            }
            Err(RoleError::Discord(error)) if error.code() == Some(UNKNOWN_ROLE) => {
                store.remove_rating_role(guild, role.role, None).await?;
            }
            Err(RoleError::Discord(error)) if Failure::of(&error) == Failure::Gone => {
                return Ok(true);
            }
            Err(error) if is_refused(&error) => {
                done = false;
                if store.note_rating_role(guild, role.role, true).await? {
                    tracing::warn!(%guild, role = %role.role, error = %chain(&error), "a role for ratings is not given");
                }
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(done)
}

/// Whether a role is not given because Discord does not let the bot, or because it would give its members power.
fn is_refused(error: &RoleError) -> bool {
    match error {
        RoleError::Refused(_) => true,
        RoleError::Discord(error) => {
            matches!(Failure::of(error), Failure::Forbidden | Failure::NoAccess)
        }
    }
}
