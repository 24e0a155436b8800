//! `/pacru seek`: looking for opponents.

use play::seeks::{STANDS_FOR, Seek};
use play::{ActionError, Asker, GuildSettings, SeekId, UserId};
use rules::{Kind, Setup};
use service::Sought;
use view::{Post, Texts};

use super::choices::Choice;
use super::used::Used;
use super::{Asking, Context, asking, begin, terms};
use crate::{Bot, Result};

#[poise::command(slash_command)]
pub(super) async fn seek(
    ctx: Context<'_>,
    game: Option<Choice<Kind>>,
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    #[autocomplete = "terms::paces"] pace: Option<String>,
    #[min = 0]
    #[max = 5000]
    rating_from: Option<i64>,
    #[min = 0]
    #[max = 5000]
    rating_to: Option<i64>,
    rated: Option<bool>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let by = asking(ctx, answer);
    let Asking { t, bot, asker, .. } = by;
    let chosen = game.is_some() || players.is_some() || pace.is_some() || rated.is_some();
    if !chosen && rating_from.is_none() && rating_to.is_none() {
        return Ok(answer.say(&seeks(t, bot, asker).await?).await?);
    }
    let used = Used::from(ctx.interaction);
    let settings = used.settings(bot).await?;
    let thread = settings.threads && !used.in_thread();
    let mut missing = used.missing();
    if thread {
        missing.extend(used.missing_for_thread());
    }
    if !missing.is_empty() {
        return Ok(answer.say(&view::missing_permissions(t, &missing)).await?);
    }
    let own = usual(&by, &settings, thread)?;
    let (kind, players) = (game.map_or(Kind::Pacru, |game| game.0), players.unwrap_or(2).into());
    if Setup::new(kind, players).is_err() {
        return Err(ActionError::Players { kind, asked: players }.into());
    }
    // The two may have been taken for each other.
    let (from, to) = match (rating_from, rating_to) {
        (Some(from), Some(to)) => (Some(from.min(to)), Some(from.max(to))),
        range => range,
    };
    let pace = pace.as_deref().map(terms::pace).transpose()?;
    let seek = Seek {
        kind,
        players,
        pace: pace.unwrap_or(own.pace),
        rated: rated.unwrap_or(own.rated),
        from,
        to,
        ..own
    };
    let sought = bot.games.seek(&by.actor, seek, None).await?;
    Ok(answer.say(&said(t, &sought)).await?)
}

/// The seeks of a server.
pub(super) async fn seeks(t: &Texts, bot: &Bot, asker: Asker) -> Result<Post> {
    let guild = asker.guild.ok_or(ActionError::NoServer)?;
    let seeks = bot.games.seeks_for(guild, asker.user).await?;
    Ok(view::seeks(t, asker.user, &seeks))
}

/// Answers a seek with one's own.
pub(super) async fn answer(by: &Asking<'_>, used: Used<'_>, seek: SeekId) -> Result<Post> {
    used.may_post()?;
    let (games, settings) = (&by.bot.games, used.settings(by.bot).await?);
    let own = usual(by, &settings, settings.threads && !used.in_thread())?;
    let own = games.answer_to_seek(&by.actor, own, seek).await?;
    Ok(said(by.t, &games.seek(&by.actor, own, Some(seek)).await?))
}

/// Takes back one's own seek.
pub(super) async fn withdraw(t: &Texts, bot: &Bot, user: UserId, seek: SeekId) -> Result<Post> {
    if bot.games.store().withdraw_seek(user, seek).await? {
        Ok(view::seek_withdrawn(t))
    } else {
        Err(ActionError::SeekGone.into())
    }
}

/// A seek as it is usual on a server: for whoever comes, in this channel.
fn usual(by: &Asking<'_>, settings: &GuildSettings, thread: bool) -> Result<Seek, ActionError> {
    let Asking { bot, asker, ref actor, .. } = *by;
    Ok(Seek {
        id: 0_i64.into(),
        guild: asker.guild.ok_or(ActionError::NoServer)?,
        channel: asker.channel,
        thread,
        person: actor.person.clone(),
        kind: Kind::Pacru,
        players: 2,
        pace: settings.pace.unwrap_or_default(),
        rated: settings.rated.unwrap_or(true),
        from: None,
        to: None,
        interaction: actor.interaction,
        until: bot.games.now() + STANDS_FOR,
    })
}

fn said(t: &Texts, sought: &Sought) -> Post {
    match sought {
        Sought::Stands(seek) => view::seek_stands(t, seek),
        Sought::Met(done) => view::done(t, done),
    }
}
