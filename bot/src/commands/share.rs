//! The button `Share` posts what a member was shown privately in the channel, under their name.

use discord::{files, message};
use serenity::all::{Attachment, ComponentInteraction};
use view::{File, Post};

use super::Asking;
use super::used::Used;
use crate::{Bot, Result};

/// Posts the private message whose button was pressed. A second press, or a second delivery of the first, posts
/// nothing: Discord takes two messages with one nonce for one.
pub(super) async fn share(by: &Asking<'_>, interaction: &ComponentInteraction) -> Result<Post> {
    let Asking { t, bot, ref actor, .. } = *by;
    Used::from(interaction).may_post()?;
    let seen = &interaction.message;
    let mut shown = Vec::with_capacity(seen.attachments.len());
    for attachment in &seen.attachments {
        shown.push(file(bot, attachment).await?);
    }
    let post = view::shared(t, &actor.person.name, &seen.content, shown);
    let nonce = format!("share-{}", seen.id);
    let channel = interaction.channel_id.get().into();
    bot.rest.create_message(channel, &message(&post, &nonce), &files(&post)).await?;
    Ok(view::shown_to_all(t))
}

async fn file(bot: &Bot, attachment: &Attachment) -> Result<File> {
    Ok(File {
        name: attachment.filename.clone(),
        bytes: bot.rest.download(&attachment.url).await?,
        alt: attachment.description.clone(),
    })
}
