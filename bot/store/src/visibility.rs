//! Who can see the channels of servers, as Discord said.

use boxed::boxed;
use play::ChannelId;
use play::audience::Visibility;
use play::time::Millis;

use super::query::{execute, fetch_all};
use super::{Result, Store};

/// What Discord said about a channel, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenChannel {
    /// The channel.
    pub channel: ChannelId,
    /// Who can see it.
    pub visibility: Visibility,
    /// When Discord said so.
    pub asked_at: Millis,
}

#[boxed]
impl Store {
    /// What is known about these channels; those about which nothing is known are left out.
    pub async fn seen_channels(&self, channels: &[ChannelId]) -> Result<Vec<SeenChannel>> {
        let mut seen = Vec::new();
        // The engines have no list in common that can be bound.
        for channels in channels.chunks(8) {
            let id = |at: usize| channels.get(at);
            let rows = fetch_all! { &self.reader, (channel_id, everyone, parent_id, asked_at);
                r#"SELECT channel_id, everyone = 1 AS "everyone!: bool", parent_id, asked_at FROM channels
                   WHERE channel_id IN ($1, $2, $3, $4, $5, $6, $7, $8)"#,
                    id(0), id(1), id(2), id(3), id(4), id(5), id(6), id(7);
            };
            let read = |(channel, everyone, parent, asked_at): (i64, bool, Option<i64>, i64)| {
                let visibility = match parent {
                    Some(parent) => Visibility::Like(parent.into()),
                    None if everyone => Visibility::Everyone,
                    None => Visibility::Hidden,
                };
                SeenChannel { channel: channel.into(), visibility, asked_at }
            };
            seen.extend(rows.into_iter().map(read));
        }
        Ok(seen)
    }

    /// Keeps what Discord says about channels now.
    pub async fn note_channels(&self, seen: &[(ChannelId, Visibility)]) -> Result<()> {
        let now = self.now();
        let mut tx = self.begin().await?;
        for (channel, visibility) in seen {
            let everyone = i64::from(*visibility == Visibility::Everyone);
            let parent = match visibility {
                Visibility::Like(parent) => Some(*parent),
                Visibility::Everyone | Visibility::Hidden => None,
            };
            execute! { &mut tx;
                "INSERT INTO channels (channel_id, everyone, parent_id, asked_at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (channel_id) DO UPDATE
                 SET everyone = excluded.everyone, parent_id = excluded.parent_id, asked_at = excluded.asked_at",
                    *channel, everyone, parent, now;
            }
        }
        Ok(tx.commit().await?)
    }
}
