//! `/pacru-admin rating-role`: roles for ratings.

use play::ActionError;
use play::rating_roles::RatingRole;
use rules::Kind;
use serenity::all::{Permissions, Role};

use super::choices::Choice;
use super::used::Used;
use super::{Context, moderator_of};
use crate::Result;

#[poise::command(slash_command, rename = "rating-role")]
pub(super) async fn rating_role(
    ctx: Context<'_>,
    role: Option<Role>,
    #[min = 0]
    #[max = 5000]
    from: Option<i64>,
    #[min = 0]
    #[max = 5000]
    to: Option<i64>,
    game: Option<Choice<Kind>>,
    remove: Option<bool>,
) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let (t, store, guild) = (answer.texts, ctx.data().games.store(), moderator.guild);
    let Some(role) = role else {
        let roles = store.rating_roles(guild).await?;
        return Ok(answer.say(&view::rating_roles(t, &roles)).await?);
    };
    let (used, id) = (Used::from(ctx.interaction), role.id.get().into());
    let entry = moderator.audit_log_entry("rating-role", None);
    if remove == Some(true) {
        let was_one = store.remove_rating_role(guild, id, Some(&entry)).await?;
        let said = view::rating_role_removed(t, id, was_one);
        return Ok(answer.say(&said).await?);
    }
    used.check_role(ctx.data(), &moderator, id).await?;
    // The two may have been taken for each other.
    let (from, to) = match (from, to) {
        (None, None) => return Err(ActionError::NoRatingBand.into()),
        (Some(from), Some(to)) => (Some(from.min(to)), Some(from.max(to))),
        band => band,
    };
    let band = RatingRole { role: id, kind: game.map(|game| game.0), from, to, refused: false };
    store.set_rating_role(guild, &band, &entry).await?;
    let manageable = used.is_granted(Permissions::MANAGE_ROLES);
    let roles = store.rating_roles(guild).await?;
    let said = view::rating_role_set(t, id, manageable, &roles);
    Ok(answer.say(&said).await?)
}
