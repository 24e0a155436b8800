//! The handle of the server, for tests and for the program.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::Result;
use crate::config::Config;
use crate::error::{Error, StartError};
use crate::event::Event;
use crate::fault::{ConnectionFault, Fault, GatewayFault, InteractionFault};
use crate::http::APP;
use crate::model::{
    Channel, ChannelId, ChannelKind, Command, GuildId, InteractionId, Message, Permissions, Role,
    RoleId, UserId,
};
use crate::state::State;
use crate::storage::Storage;

use crate::client::Member;
use crate::server::Server;
use crate::traffic::TrafficEntry;

/// A running server. It stops when it is dropped.
#[derive(Debug)]
pub struct Discord {
    pub(crate) server: Arc<Server>,
    address: SocketAddr,
    serving: Option<JoinHandle<()>>,
}

impl Discord {
    /// Starts a server on the loopback interface. Fails with [`StartError::Bind`] if the port
    /// cannot be opened, [`StartError::Storage`] if the contents of [`Config::data_dir`] cannot be
    /// read.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let port = config.port;
        let bind = |source| StartError::Bind { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(bind)?;
        let address = listener.local_addr().map_err(bind)?;
        let url = format!("http://{address}");
        let storage = config.data_dir.as_deref().map(Storage::in_folder).transpose()?;
        let stored = match &storage {
            Some(storage) => storage.load(&url)?,
            None => None,
        };
        let state = State::new(config, url, stored);
        let server = Arc::new(Server::new(state, storage));
        let serving =
            tokio::spawn(crate::http::serve(listener, address.port(), Arc::clone(&server)));
        tokio::spawn(Arc::clone(&server).save_changes());
        Ok(Self { server, address, serving: Some(serving) })
    }

    /// Stops the server: closes gateway connections with 1001, and drops requests that hang.
    pub async fn stop(mut self) {
        self.server.stop();
        if let Some(serving) = self.serving.take() {
            // The task can only be cancelled together with the whole runtime.
            drop(serving.await);
        }
        // Dropping the server saves the world.
    }

    /// `http://127.0.0.1:PORT`: what `DISCORD_API_PROXY` is set to.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Serves what the bot has for browsers, below the address that is returned. The page opens
    /// links to it in a window of its own, and names the member in their query as `me`. Only the
    /// first call has an effect.
    pub fn serve(&self, app: Router) -> String {
        // A second one is not served.
        let _first = self.server.app.set(Router::new().nest(APP, app));
        self.url() + APP
    }

    /// The token that the bot must send.
    pub fn token(&self) -> String {
        self.server.lock().config.token.clone()
    }

    /// The user id of the bot, which is that of its application too.
    pub fn bot(&self) -> UserId {
        self.server.lock().world.bot
    }

    /// The id of the server (guild).
    pub fn guild(&self) -> GuildId {
        self.server.lock().world.guild
    }

    // -- people and places

    /// The member with this name, id or mention. Fails with [`Error::UnknownMember`].
    pub fn member(&self, name: &str) -> Result<Member> {
        let state = self.server.lock();
        let account =
            state.world.find_member(name).ok_or_else(|| Error::UnknownMember(name.to_owned()))?;
        Ok(Member::new(Arc::clone(&self.server), account.id, account.name.clone()))
    }

    /// All members that are people, in the order in which they joined.
    pub fn members(&self) -> Vec<Member> {
        let state = self.server.lock();
        let handle = |id, name: &String| Member::new(Arc::clone(&self.server), id, name.clone());
        state.world.people().map(|account| handle(account.id, &account.name)).collect()
    }

    /// The channel or thread with this name, id or mention. Fails with [`Error::UnknownChannel`].
    pub fn channel(&self, name: &str) -> Result<Channel> {
        let state = self.server.lock();
        let channel =
            state.world.find_channel(name).ok_or_else(|| Error::UnknownChannel(name.to_owned()))?;
        Ok(channel.clone())
    }

    /// The direct-message channel of the bot with a member, which is made if there is none yet.
    pub fn direct(&self, member: &Member) -> ChannelId {
        self.server.lock().direct(member.id())
    }

    /// All channels, forums, threads and direct-message channels, in the order in which they were
    /// made.
    pub fn channels(&self) -> Vec<Channel> {
        self.server.lock().world.channels.values().cloned().collect()
    }

    /// The first text channel.
    pub fn club(&self) -> ChannelId {
        let state = self.server.lock();
        let mut channels = state.world.channels.values();
        let first = channels.find(|channel| channel.kind == ChannelKind::Text);
        first.map_or(ChannelId(0), |channel| channel.id)
    }

    /// The shards that have a connected session.
    pub fn connected_shards(&self) -> BTreeSet<u64> {
        let state = self.server.lock();
        let connected = state.sessions.connected();
        connected.map(|session| session.shard.0).collect()
    }

    /// Makes another server with the bot and all members, and returns its text channel. It belongs
    /// to the shard after that of the previous server.
    pub fn open_guild(&self, channel: &str) -> ChannelId {
        let mut state = self.server.lock();
        let id = state.world.add_guild(channel);
        state.emit(Event::WorldChanged);
        id
    }

    /// Lets a member leave a server, or has them banned from it: they see nothing of it any more.
    pub fn remove_member(&self, member: &Member, guild: GuildId) {
        let mut state = self.server.lock();
        state.world.gone.insert((guild, member.id()));
        state.emit(Event::WorldChanged);
    }

    /// Shows a command to a member who lacks its permission, as a server can under *Integrations*.
    pub fn show_command(&self, command: &str, member: &Member) {
        let mut state = self.server.lock();
        state.world.shown_commands.insert((command.to_owned(), member.id()));
        state.emit(Event::WorldChanged);
    }

    /// Lets a member join a server again.
    pub fn readmit_member(&self, member: &Member, guild: GuildId) {
        let mut state = self.server.lock();
        state.world.gone.remove(&(guild, member.id()));
        state.emit(Event::WorldChanged);
    }

    /// Removes the bot from a server.
    pub fn remove_bot(&self, guild: GuildId) {
        let mut state = self.server.lock();
        let bot = state.world.bot;
        state.world.gone.insert((guild, bot));
        state.emit(Event::WorldChanged);
    }

    /// The server of a channel; none for direct messages.
    pub fn guild_of(&self, channel: ChannelId) -> Option<GuildId> {
        self.server.lock().world.guild_of(channel)
    }

    /// Deletes a message, as a member with the permission would.
    pub fn delete_message(&self, message: &Message) {
        self.server.lock().remove(message.channel, message.id);
    }

    // -- what the bot may do

    /// Denies the bot permissions in this channel and its threads.
    pub fn deny(&self, channel: ChannelId, permissions: Permissions) {
        self.server.lock().change_denied(channel, |denied| *denied |= permissions);
    }

    /// Allows the bot permissions again that it was denied in this channel.
    pub fn allow(&self, channel: ChannelId, permissions: Permissions) {
        self.server.lock().change_denied(channel, |denied| *denied -= permissions);
    }

    /// Makes a role of the server, below that of the bot. Anybody may call it.
    pub fn add_role(&self, name: &str) -> RoleId {
        self.server.lock().world.add_role(name)
    }

    /// Changes a role: how high it stands, whether anybody may call it, what it allows. Does
    /// nothing where there is none.
    pub fn change_role(&self, role: RoleId, change: impl FnOnce(&mut Role)) {
        let mut state = self.server.lock();
        if let Some(role) = state.world.roles.get_mut(&role) {
            change(role);
        }
    }

    /// Gives a member a role, as a moderator would.
    pub fn give_role(&self, member: &Member, role: RoleId) {
        let mut state = self.server.lock();
        if let Some(account) = state.world.members.get_mut(&member.id()) {
            account.roles.insert(role);
        }
    }

    /// Deletes a role.
    pub fn delete_role(&self, role: RoleId) {
        let mut state = self.server.lock();
        state.world.roles.remove(&role);
        for member in state.world.members.values_mut() {
            member.roles.remove(&role);
        }
    }

    /// Changes what the bot may do where nothing else is said.
    pub fn permit(&self, permissions: Permissions) {
        let mut state = self.server.lock();
        let bot = state.world.bot;
        if let Some(bot) = state.world.members.get_mut(&bot) {
            bot.permissions = permissions;
        }
    }

    /// The roles that a member has.
    pub fn roles_of(&self, member: &Member) -> BTreeSet<RoleId> {
        let state = self.server.lock();
        let account = state.world.members.get(&member.id());
        account.map(|account| account.roles.clone()).unwrap_or_default()
    }

    /// Sets whether the bot may send direct messages to this member. By default it may.
    pub fn accept_direct_messages(&self, member: &Member, accept: bool) {
        self.server.lock().accept_direct_messages(member.id(), accept);
    }

    // -- seeing and waiting

    /// The messages of a channel, from the oldest to the newest, without ephemeral ones.
    pub fn messages(&self, channel: ChannelId) -> Vec<Message> {
        let state = self.server.lock();
        let open = state.world.messages_in(channel).filter(|message| message.addressee.is_none());
        open.map(|message| (**message).clone()).collect()
    }

    /// Waits for a message in a channel, not ephemeral, that `fits`. A message that is there
    /// already counts, the newest first. Fails with [`Error::TimedOut`].
    pub async fn wait_for(
        &self,
        channel: ChannelId,
        mut fits: impl FnMut(&Message) -> bool,
    ) -> Result<Message> {
        let look = |state: &State| {
            let open = state
                .world
                .messages_in(channel)
                .rev()
                .filter(|message| message.addressee.is_none());
            open.map(|message| &**message).find(|message| fits(message)).cloned().map(Ok)
        };
        self.server.wait("a message", look).await
    }

    /// The commands that the bot has registered, global ones and those of the guild.
    pub fn commands(&self) -> Vec<Command> {
        self.server.lock().world.commands.clone()
    }

    /// Waits until the bot is connected and has registered this command. Fails with
    /// [`Error::TimedOut`].
    pub async fn registered(&self, command: &str) -> Result<()> {
        let look = |state: &State| {
            let there = state.world.commands.iter().any(|known| known.name == command);
            (there && state.sessions.connected().next().is_some()).then_some(Ok(()))
        };
        self.server.wait(&format!("the command /{command}"), look).await
    }

    /// A receiver of everything that happens from now on.
    pub fn events(&self) -> broadcast::Receiver<Event> {
        self.server.lock().events.subscribe()
    }

    /// The last requests and frames, the oldest first: those with a number above `since` (0 for
    /// all).
    pub fn traffic(&self, since: u64) -> Vec<TrafficEntry> {
        self.server.lock().traffic.since(since).cloned().collect()
    }

    // -- time and trouble

    /// Puts the clock forward: tokens expire, messages grow old and interactions fail without
    /// anybody waiting.
    pub fn advance(&self, by: Duration) {
        self.server.lock().advance(by);
    }

    /// Adds a fault for future requests.
    pub fn fault(&self, fault: Fault) {
        self.server.lock().faults.push(fault);
    }

    /// Gives the bot's account these flags, in every place where Discord sends the account. A real
    /// account once had bit 44, which no client knew.
    pub fn set_bot_flags(&self, flags: u64) {
        self.server.lock().world.bot_flags = flags;
    }

    /// Removes all faults that are not used up and the flags of the bot's account, and lets all
    /// members accept direct messages.
    pub fn clear_faults(&self) {
        self.server.lock().clear_faults();
    }

    /// The faults for requests, each with how many requests it still affects.
    pub fn faults(&self) -> Vec<Fault> {
        self.server.lock().faults.clone()
    }

    /// Applies a fault to all gateway connections, at once.
    pub fn gateway_fault(&self, fault: GatewayFault) {
        self.server.lock().gateway_fault(fault);
    }

    /// Adds a fault for the next gateway connection. Several calls affect several connections.
    pub fn connection_fault(&self, fault: ConnectionFault) {
        self.server.lock().connection_faults.push_back(fault);
    }

    /// Limits the sessions that the bot may start until `reset_after` has passed since it asks for
    /// the limit next. If it starts more, its token is reset and never accepted again.
    pub fn limit_session_starts(&self, remaining: u64, reset_after: Duration) {
        self.server.lock().starts.limit(remaining, reset_after);
    }

    /// Adds a fault for the delivery of the next interaction. Several calls affect several
    /// interactions.
    pub fn interaction_fault(&self, fault: InteractionFault) {
        self.server.lock().interaction_faults.push_back(fault);
    }

    /// Delivers an interaction once more, with the same id and token.
    pub fn redeliver(&self, interaction: InteractionId) {
        self.server.lock().deliver(interaction);
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        self.server.stop();
        self.server.save();
    }
}
