//! Channels and threads that are made, hidden and deleted, and who sees them.

use std::sync::Arc;

use crate::Discord;
use crate::client::Member;
use crate::event::Event;
use crate::model::{ChannelId, ChannelKind};

impl Discord {
    /// Makes another text channel.
    pub fn open_channel(&self, name: &str) -> ChannelId {
        let mut state = self.server.lock();
        let id = state.world.add_channel(name, ChannelKind::Text);
        state.emit(Event::WorldChanged);
        id
    }

    /// Makes another text channel on the server of this one.
    pub fn open_channel_beside(&self, beside: ChannelId, name: &str) -> ChannelId {
        let mut state = self.server.lock();
        let id = state.world.add_channel_beside(beside, name);
        state.emit(Event::WorldChanged);
        id
    }

    /// Hides a channel and its threads from everyone but these members, or with `None` from nobody.
    pub fn hide(&self, channel: ChannelId, but: Option<&[&Member]>) {
        let only = but.map(|members| members.iter().map(|member| member.id()).collect());
        let mut state = self.server.lock();
        if let Some(channel) = state.world.channels.get_mut(&channel) {
            channel.only = only;
        }
        state.emit(Event::WorldChanged);
    }

    /// Makes a thread in a channel, as its first member would.
    pub fn open_thread(&self, parent: ChannelId, name: &str, by: &Member) -> ChannelId {
        let mut state = self.server.lock();
        let id = state.world.add_thread(name, parent, by.id());
        state.emit(Event::WorldChanged);
        id
    }

    /// Makes a private thread in a channel, as the first of these members would, who then mentions
    /// the others and the bot.
    pub fn open_private_thread(
        &self,
        parent: ChannelId,
        name: &str,
        members: &[&Member],
    ) -> ChannelId {
        let mut state = self.server.lock();
        let (bot, mut ids) = (state.world.bot, members.iter().map(|member| member.id()));
        let id = state.world.add_thread(name, parent, ids.next().unwrap_or(bot));
        if let Some(thread) = state.world.thread_mut(id) {
            thread.private = true;
            thread.members.extend(ids.chain([bot]));
        }
        state.emit(Event::WorldChanged);
        id
    }

    /// The members who can see a channel.
    pub fn readers(&self, channel: ChannelId) -> Vec<Member> {
        let state = self.server.lock();
        let people = state.world.people().filter(|it| state.world.sees(it.id, channel));
        people.map(|it| Member::new(Arc::clone(&self.server), it.id, it.name.clone())).collect()
    }

    /// Archives a thread, and locks it if `locked`; or unarchives it. Does nothing to other
    /// channels.
    pub fn archive(&self, thread: ChannelId, archived: bool, locked: bool) {
        self.server.lock().archive(thread, archived, locked);
    }

    /// Deletes a channel or thread with all its messages, as a member with the permission would.
    pub fn delete_channel(&self, channel: ChannelId) {
        self.server.lock().delete_channel(channel);
    }
}
