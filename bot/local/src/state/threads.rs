//! Changing and deleting channels and threads.

use serde_json::Value;

use super::shared::State;
use crate::event::Event;
use crate::model::{ChannelId, Permissions, Thread};

impl State {
    /// Sets the permissions that the bot is denied in a channel.
    pub(crate) fn change_denied(&mut self, id: ChannelId, change: impl FnOnce(&mut Permissions)) {
        if let Some(channel) = self.world.channels.get_mut(&id) {
            change(&mut channel.denied);
        }
    }

    /// The channel object; null if there is no such channel.
    pub(crate) fn channel_json(&self, id: ChannelId) -> Value {
        let channel = self.world.channel(id);
        channel.map(|channel| self.world.channel_json(channel, None)).unwrap_or_default()
    }

    /// Unarchives a thread, as a message in it does.
    pub(crate) fn unarchive(&mut self, id: ChannelId) {
        if let Some(&Thread { archived: true, locked, .. }) = self.world.thread(id) {
            self.archive(id, false, locked);
        }
    }

    /// Sets whether a thread is archived and locked.
    pub(crate) fn archive(&mut self, id: ChannelId, archived: bool, locked: bool) {
        let now = self.now();
        if let Some(thread) = self.world.thread_mut(id) {
            thread.archived = archived;
            thread.locked = locked;
            thread.archive_changed = now;
            self.emit(Event::WorldChanged);
        }
    }

    /// Removes a channel with its threads and messages.
    pub(crate) fn delete_channel(&mut self, id: ChannelId) {
        if self.world.channels.remove(&id).is_none() {
            return;
        }
        let channels = self.world.channels.values();
        let threads: Vec<ChannelId> = channels
            .filter(|channel| channel.thread().is_some_and(|thread| thread.parent == id))
            .map(|thread| thread.id)
            .collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        self.world.messages.remove(&id);
        self.emit(Event::WorldChanged);
    }
}
