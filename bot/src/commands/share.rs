//! The button `Share` posts what a member was shown privately in the channel, under their name.

use discord::Identity;
use play::Game;
use serenity::all::{Attachment, Message};
use view::{File, Post};

use super::Asking;
use super::used::Used;
use crate::{Bot, Error, Result};

/// Posts the private message whose button was pressed. A second press, or a second delivery of the
/// first, posts nothing: Discord takes two messages with one nonce for one.
///
/// Fails with [`Error::NotHere`] if it is about a `game` that not everybody in the channel may read
/// about.
pub(super) async fn share(
    by: &Asking<'_>,
    used: Used<'_>,
    seen: &Message,
    game: Option<&Game>,
) -> Result<Post> {
    let Asking { t, bot, asker, ref actor } = *by;
    used.may_post()?;
    if let Some(game) = game
        && !bot.games.may_read(asker.channel_audience(), game).await?
    {
        return Err(Error::NotHere);
    }
    let mut shown = Vec::with_capacity(seen.attachments.len());
    for attachment in &seen.attachments {
        shown.push(file(bot, attachment).await?);
    }
    let post = view::shared(t, &actor.person.name, &seen.content, shown);
    let nonce = format!("share-{}", seen.id);
    let channel = by.asker.channel;
    let (nonce, since) = (&*nonce, by.bot.games.now());
    let identity = Identity { nonce, since, tried: false, others: &[], unmarked: None };
    bot.rest.post(identity, channel, &post).await?;
    Ok(view::shown_to_all(t))
}

async fn file(bot: &Bot, attachment: &Attachment) -> Result<File> {
    Ok(File {
        name: attachment.filename.clone(),
        bytes: bot.rest.download(&attachment.url).await?,
        alt: attachment.description.clone(),
    })
}
