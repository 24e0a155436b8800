//! `/pacru-admin`: for moderators. Discord hides a command from others by default, but whoever
//! manages the server can show it to anybody, so the bot checks the permission again.

use play::audience::Audience;
use play::{ActionError, Boards, GuildSettings, Language, Moderator, RoleId, UserId};
use serenity::all::{CreateAutocompleteResponse, PartialChannel, Permissions, Role, User};
use view::custom_id::{FormButton, ModeratorAction, ModeratorButton, UnknownCustomId};
use view::{Filled, Post};

use super::choices::Choice;
use super::lobby::opponent_of;
use super::options::{arguments, choices, found};
use super::used::Used;
use super::{Asking, Context, asker, asking, forms, moderator_of, terms};
use crate::Result;

/// Among how many games that ended last one is offered.
const OVER_OFFERED: i64 = 50;

#[poise::command(
    slash_command,
    rename = "pacru-admin",
    interaction_context = "Guild",
    install_context = "Guild",
    default_member_permissions = "MANAGE_GUILD",
    subcommands(
        "settings",
        "end",
        "annul",
        "restore",
        "freeze",
        "thaw",
        "replace",
        "super::club::board",
        "super::exercises::daily",
        "super::rating_roles::rating_role",
        "super::export::export",
        "erase"
    ),
    subcommand_required
)]
pub(super) async fn admin(_: Context<'_>) -> Result<()> {
    Ok(())
}

#[poise::command(slash_command)]
async fn settings(
    ctx: Context<'_>,
    #[channel_types("Text", "Forum", "News")] channel: Option<PartialChannel>,
    anywhere: Option<bool>,
    #[autocomplete = "terms::paces"] pace: Option<String>,
    rated: Option<bool>,
    turn_boards: Option<bool>,
    boards: Option<Choice<Boards>>,
    threads: Option<bool>,
    call_role: Option<Role>,
    call_nobody: Option<bool>,
    language: Option<Choice<Option<Language>>>,
) -> Result<()> {
    if arguments(ctx).is_empty() {
        let form = FormButton::Settings(None).into();
        return forms::ask(ctx.data(), ctx.interaction.into(), form).await;
    }
    let (answer, moderator) = moderator_of(ctx).await?;
    if (channel.is_some() && anywhere == Some(true))
        || (call_role.is_some() && call_nobody == Some(true))
    {
        return Ok(answer.say(&view::one_of_two_settings(answer.texts)).await?);
    }
    let pace = pace.as_deref().map(terms::pace).transpose()?;
    let role = call_role.map(|role| (role.id.get().into(), role.mentionable));
    let change = |settings: &mut GuildSettings| {
        if anywhere == Some(true) {
            settings.channel = None;
        }
        if let Some(channel) = channel {
            settings.channel = Some(channel.id.get().into());
        }
        settings.pace = pace.or(settings.pace);
        settings.rated = rated.or(settings.rated);
        settings.turned = turn_boards.unwrap_or(settings.turned);
        settings.boards = boards.map(|boards| boards.0).or(settings.boards);
        settings.threads = threads.unwrap_or(settings.threads);
        if call_nobody == Some(true) {
            settings.call_role = None;
        }
        if let Some((role, _)) = role {
            settings.call_role = Some(role);
        }
        if let Some(language) = language {
            settings.language = language.0;
        }
        Ok(())
    };
    let (by, used) = (asking(ctx, answer), ctx.interaction.into());
    Ok(answer.say(&settle(&by, used, &moderator, role, change).await?).await?)
}

/// Changes the settings of a server, and shows them. `role` is the one that they name, with whether
/// everybody may mention it.
async fn settle(
    by: &Asking<'_>,
    used: Used<'_>,
    moderator: &Moderator,
    role: Option<(RoleId, bool)>,
    change: impl FnOnce(&mut GuildSettings) -> Result<(), ActionError>,
) -> Result<Post> {
    let Asking { t, bot, .. } = *by;
    if let Some((role, _)) = role {
        used.check_role(bot, moderator, role).await?;
    }
    let settings = bot.games.change_guild_settings(moderator, change).await?;
    let language = bot.texts_of_server(Some(moderator.guild)).await.language();
    let said = view::guild_settings(t, settings, language);
    let Some((role, mentionable)) = role else {
        return Ok(said);
    };
    let callable = mentionable || used.is_granted(Permissions::MENTION_EVERYONE);
    let manageable = used.is_granted(Permissions::MANAGE_ROLES);
    Ok(view::with_call_hints(t, role, (callable, manageable), said))
}

/// Keeps the settings that a moderator has filled in, if they are still those that the form has
/// shown. Only another role than before needs their permission to give it.
pub(super) async fn filled_in(
    by: &Asking<'_>,
    used: Used<'_>,
    seen: Option<u64>,
    filled: &Filled,
) -> Result<Post> {
    let moderator = used.moderator()?;
    let wanted = view::settings_of(filled).ok_or(UnknownCustomId)?;
    let before = by.bot.games.store().guild_settings(moderator.guild).await?;
    let role = filled.roles.first().copied().filter(|(role, _)| before.call_role != Some(*role));
    let change = |settings: &mut GuildSettings| {
        if seen != Some(settings.fingerprint()) {
            return Err(ActionError::SettingsChanged);
        }
        *settings = wanted;
        Ok(())
    };
    settle(by, used, &moderator, role, change).await
}

#[poise::command(slash_command)]
async fn end(
    ctx: Context<'_>,
    #[autocomplete = "games_here"] game: String,
    #[max_length = 75] reason: String,
) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let game = ctx.data().games.may_end(&moderator, game.trim()).await?;
    Ok(answer
        .say(&view::confirm_moderation(answer.texts, &game, ModeratorAction::End(reason)))
        .await?)
}

#[poise::command(slash_command)]
async fn annul(
    ctx: Context<'_>,
    #[autocomplete = "games_over_here"] game: String,
    #[max_length = 75] reason: String,
) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let game = ctx.data().games.may_annul(&moderator, game.trim()).await?;
    Ok(answer
        .say(&view::confirm_moderation(answer.texts, &game, ModeratorAction::Annul(reason)))
        .await?)
}

#[poise::command(slash_command)]
async fn restore(ctx: Context<'_>, game: String) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let game = ctx.data().games.may_restore(&moderator, game.trim()).await?;
    Ok(answer.say(&view::confirm_moderation(answer.texts, &game, ModeratorAction::Restore)).await?)
}

#[poise::command(slash_command)]
async fn freeze(ctx: Context<'_>, #[autocomplete = "games_here"] game: String) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let game = ctx.data().games.may_freeze(&moderator, game.trim()).await?;
    Ok(answer.say(&view::confirm_moderation(answer.texts, &game, ModeratorAction::Freeze)).await?)
}

#[poise::command(slash_command)]
async fn thaw(ctx: Context<'_>, #[autocomplete = "games_here"] game: String) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let said = ctx.data().games.thaw(&moderator, game.trim()).await?;
    Ok(answer.done(&said).await?)
}

#[poise::command(slash_command)]
async fn replace(
    ctx: Context<'_>,
    #[autocomplete = "games_here"] game: String,
    player: User,
    by: User,
) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let (player, _) = opponent_of(ctx, &player);
    let (by, bot) = opponent_of(ctx, &by);
    let games = &ctx.data().games;
    let game = games.may_replace(&moderator, game.trim(), &player, (&by, bot)).await?;
    let asked =
        view::confirm_moderation(answer.texts, &game, ModeratorAction::Replace(player.id, by));
    Ok(answer.say(&asked).await?)
}

/// Carries out the answer to the question before something is done to a game.
pub(super) async fn moderated(
    by: &Asking<'_>,
    used: Used<'_>,
    button: ModeratorButton,
) -> Result<Post> {
    let moderator = used.moderator()?;
    let (t, games, code) = (by.t, &by.bot.games, &button.code);
    let done = match button.action {
        None => return Ok(view::not_moderated(t, code)),
        Some(ModeratorAction::End(reason)) => games.end(&moderator, code, &reason).await?,
        Some(ModeratorAction::Annul(reason)) => {
            games.annul(&moderator, code, Some(&reason)).await?
        }
        Some(ModeratorAction::Restore) => games.restore(&moderator, code).await?,
        Some(ModeratorAction::Freeze) => games.freeze(&moderator, code).await?,
        Some(ModeratorAction::Replace(player, by)) => {
            games.replace(&moderator, code, player, by).await?
        }
    };
    Ok(view::done(t, &done))
}

#[poise::command(slash_command)]
async fn erase(ctx: Context<'_>, member: User) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let (person, _) = opponent_of(ctx, &member);
    let theirs = ctx.data().games.store().member_games(Some(moderator.guild), person.id);
    Ok(answer.say(&view::confirm_erasure(answer.texts, &person, &theirs.await?)).await?)
}

/// Erases a member, once that question was answered.
pub(super) async fn erased(by: &Asking<'_>, used: Used<'_>, user: UserId) -> Result<Post> {
    Ok(view::done(by.t, &by.bot.games.erase(&used.moderator()?, user).await?))
}

/// Offers the unfinished games of the server to its moderators; nothing to others, for whom Discord may show the command.
async fn games_here(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let asker = asker(ctx.interaction);
    let Ok(Moderator { guild, .. }) = Used::from(ctx.interaction).moderator() else {
        return choices(ctx, asker.audience(), Vec::new(), asker.user, partial).await;
    };
    let games = found(ctx.data().games.store().games_on(guild).await);
    choices(ctx, Audience::Official(guild), games, asker.user, partial).await
}

/// Offers the games of the server that ended last to its moderators; nothing to others.
async fn games_over_here(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let asker = asker(ctx.interaction);
    let Ok(Moderator { guild, .. }) = Used::from(ctx.interaction).moderator() else {
        return choices(ctx, asker.audience(), Vec::new(), asker.user, partial).await;
    };
    let games = found(ctx.data().games.store().over_on(guild, OVER_OFFERED).await);
    choices(ctx, Audience::Official(guild), games, asker.user, partial).await
}
