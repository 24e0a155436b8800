//! Posts a message once, even if nobody knows what became of an earlier try.
//!
//! Every message that the bot posts on its own accord is wanted by a row of the data, and the row
//! has drawn a nonce when it was written. The nonce travels twice: Discord itself takes a second
//! message with it for the first, for a few minutes; and a component of the message carries it as a
//! [mark](view::custom_id::marked), by which the bot finds it later. A message without components
//! is found by its text, if it is not older than the row and no other row is known to have posted
//! it. Whether a message is that of a row is decided in one place: [`Identity::has_posted`].

use play::time::{MINUTE, Millis};
use play::{ChannelId, MessageId};
use view::Post;
use view::custom_id::{CustomId, mark_of};

use super::{Failure, PAGE, Rest, Result, Seen, files, message};

/// How many pages of a channel's newest messages are searched for a message that may have been
/// posted.
const PAGES: usize = 3;

/// How far the clock of this machine may be ahead of Discord's.
const SKEW: Millis = MINUTE;

/// The row that wants a message.
#[derive(Clone, Copy, Debug)]
pub struct Identity<'a> {
    /// What it has drawn when it was written; no other row has the same.
    pub nonce: &'a str,
    /// When it was written.
    pub since: Millis,
    /// Whether an earlier try may have posted the message.
    pub tried: bool,
    /// What other rows are known to have posted meanwhile, if the message has no components.
    pub others: &'a [MessageId],
    /// If a version without marks has written the row: the buttons by one of which that version
    /// recognised its message.
    pub unmarked: Option<&'a [CustomId]>,
}

impl Identity<'_> {
    /// The message of the row is not older than this, by Discord's clock.
    pub fn earliest(self) -> Millis {
        self.since - SKEW
    }

    /// Whether the row has posted this message. One without components, or without marks, has the
    /// text `bare`.
    fn has_posted(self, seen: &Seen, bare: Option<&str>) -> bool {
        let ids = seen.custom_ids();
        let mut marks = ids.iter().filter_map(|id| mark_of(id));
        // Discord does not always return nonces.
        if seen.has_nonce(self.nonce) || marks.any(|mark| mark == self.nonce) {
            return true;
        }
        let is_young = seen.id().sent_at() > self.earliest();
        let is_of_another = self.others.contains(&seen.id());
        let says_it = bare.is_some_and(|text| seen.content() == text);
        is_young
            && !is_of_another
            && match self.unmarked {
                None => seen.is_bare() && says_it,
                Some(buttons) => {
                    let mut pressed = ids.iter().filter_map(|id| id.parse().ok());
                    ids.iter().all(|id| mark_of(id).is_none())
                        && (says_it || pressed.any(|id| buttons.contains(&id)))
                }
            }
    }
}

impl Rest {
    /// Posts a message to a channel.
    pub async fn post(
        &self,
        by: Identity<'_>,
        channel: ChannelId,
        post: &Post,
    ) -> Result<MessageId> {
        self.create_message(channel, &message(post, by.nonce), &files(post)).await
    }

    /// Posts a message to a channel, unless an earlier try has posted it.
    pub async fn post_once(
        &self,
        by: Identity<'_>,
        channel: ChannelId,
        post: &Post,
    ) -> Result<MessageId> {
        let bare = (post.rows.is_empty() || by.unmarked.is_some()).then_some(&*post.text);
        match self.posted(by, channel, bare).await? {
            Some(seen) => Ok(seen.id()),
            None => self.post(by, channel, post).await,
        }
    }

    /// The message of an earlier try whose outcome is unknown; `bare` is its text if it has no
    /// components.
    pub async fn posted(
        &self,
        by: Identity<'_>,
        channel: ChannelId,
        bare: Option<&str>,
    ) -> Result<Option<Seen>> {
        let mut before = None;
        let pages = if by.tried { PAGES } else { 0 };
        for _ in 0..pages {
            let page = match self.messages(channel, before).await {
                Ok(page) => page,
                // Without Read Message History only the nonce prevents a second message.
                Err(error) if Failure::of(&error) == Failure::Forbidden => return Ok(None),
                Err(error) => return Err(error),
            };
            before = (page.len() == PAGE).then(|| page.last().map(Seen::id)).flatten();
            if let Some(found) = page.into_iter().find(|seen| by.has_posted(seen, bare)) {
                return Ok(Some(found));
            }
            if before.is_none() {
                break;
            }
        }
        Ok(None)
    }
}
