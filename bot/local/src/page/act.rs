//! What a member does on the page, and what a developer does to the server.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Result;
use crate::client::{Given, Interaction, Member};
use crate::config::Person;
use crate::error::Error;
use crate::event::Event;
use crate::fault::{ConnectionFault, Fault, GatewayFault, InteractionFault};
use crate::model::{ChannelId, InteractionId, MessageId, UserId};
use crate::server::Server;

/// How many members the page has room for.
const MOST_MEMBERS: usize = 24;

/// An action of a member.
#[derive(Debug, Deserialize)]
pub(super) struct Request {
    me: UserId,
    #[serde(flatten)]
    action: Action,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Action {
    Say { channel: ChannelId, text: String },
    Command { channel: ChannelId, path: String, options: Given },
    UseOnMember { channel: ChannelId, name: String, target: UserId },
    UseOnMessage { channel: ChannelId, name: String, target: MessageId },
    Autocomplete { channel: ChannelId, path: String, options: Given, focused: String },
    Press { channel: ChannelId, message: MessageId, custom_id: String },
    Choose { channel: ChannelId, message: MessageId, custom_id: String, values: Vec<String> },
    Submit { interaction: InteractionId, fields: Given },
    Dismiss { channel: ChannelId, message: MessageId },
    Rename { member: UserId, name: String },
    AddMember { name: String },
    RemoveMember { member: UserId },
    Speak { member: UserId, locale: String },
    Fault { fault: Fault },
    GatewayFault { fault: GatewayFault },
    ConnectionFault { fault: ConnectionFault },
    InteractionFault { fault: InteractionFault },
    BotFlags { flags: u64 },
    DirectMessages { accept: bool },
    LimitSessionStarts { remaining: u64, minutes: u64 },
    Advance { minutes: u64 },
    ClearFaults,
}

/// Carries out an action. An error is answered with a sentence and the status 409.
pub(super) async fn act(
    State(server): State<Arc<Server>>,
    Json(request): Json<Request>,
) -> Response {
    let done = async { perform(&server, &member(&server, request.me)?, request.action).await };
    match done.await {
        Ok(json) => Json(json).into_response(),
        Err(error) => {
            let json = json!({ "error": error.to_string() });
            (StatusCode::CONFLICT, Json(json)).into_response()
        }
    }
}

fn member(server: &Arc<Server>, id: UserId) -> Result<Member> {
    let state = server.lock();
    let account = state.world.present().find(|account| account.id == id);
    let account = account.ok_or_else(|| Error::UnknownMember(id.to_string()))?;
    Ok(Member::new(Arc::clone(server), id, account.name.clone()))
}

async fn perform(server: &Arc<Server>, me: &Member, action: Action) -> Result<Value> {
    let mut interaction = None;
    match action {
        Action::Command { channel, path, options } => {
            interaction = Some(me.command(channel, &path, options)?);
        }
        Action::UseOnMember { channel, name, target } => {
            interaction = Some(me.use_on_member(channel, &name, target)?);
        }
        Action::UseOnMessage { channel, name, target } => {
            interaction = Some(me.use_on_message(&me.see(channel, target)?, &name)?);
        }
        Action::Press { channel, message, custom_id } => {
            interaction = Some(me.press(&me.see(channel, message)?, &custom_id)?);
        }
        Action::Choose { channel, message, custom_id, values } => {
            interaction = Some(me.choose(&me.see(channel, message)?, &custom_id, values)?);
        }
        Action::Submit { interaction: opener, fields } => {
            let opener = Interaction::new(Arc::clone(server), opener);
            // Of an interaction that there never was, no form would ever come.
            opener.token().ok_or(Error::UnknownMessage)?;
            interaction = Some(me.submit(&opener.modal().await?, fields)?);
        }
        Action::Autocomplete { channel, path, options, focused } => {
            let choices = me.autocomplete(channel, &path, options, &focused).await?;
            return Ok(json!({ "choices": choices }));
        }
        Action::Say { channel, text } => drop(me.say(channel, &text)?),
        Action::Dismiss { channel, message } => me.dismiss(&me.see(channel, message)?)?,
        Action::Rename { member, name } => server.rename(member, &name)?,
        Action::AddMember { name } => server.add_member(&name)?,
        Action::RemoveMember { member } => server.remove_member(member)?,
        Action::Speak { member, locale } => server.speak(member, locale)?,
        Action::Fault { fault } => server.lock().faults.push(fault),
        Action::GatewayFault { fault } => server.lock().gateway_fault(fault),
        Action::ConnectionFault { fault } => server.lock().connection_faults.push_back(fault),
        Action::InteractionFault { fault } => server.lock().interaction_faults.push_back(fault),
        Action::BotFlags { flags } => server.lock().world.bot_flags = flags,
        Action::DirectMessages { accept } => server.lock().accept_direct_messages(me.id(), accept),
        Action::LimitSessionStarts { remaining, minutes } => {
            server.lock().starts.limit(remaining, in_minutes(minutes));
        }
        Action::Advance { minutes } => server.lock().advance(in_minutes(minutes)),
        Action::ClearFaults => server.lock().clear_faults(),
    }
    Ok(json!({ "interaction": interaction.map(|interaction| interaction.id()) }))
}

/// A number of minutes that is added to a time; at most a century.
fn in_minutes(minutes: u64) -> Duration {
    const CENTURY: u64 = 100 * 366 * 24 * 60;
    Duration::from_mins(minutes.min(CENTURY))
}

/// A name without the spaces around it.
fn as_name(text: &str) -> Result<&str> {
    let name = text.trim();
    let fits = (1..=32).contains(&name.chars().count());
    if fits { Ok(name) } else { Err(Error::InvalidName) }
}

impl Server {
    /// Sets the language of a member's client.
    fn speak(&self, member: UserId, locale: String) -> Result<()> {
        let mut state = self.lock();
        let account = state.world.members.get_mut(&member);
        account.ok_or_else(|| Error::UnknownMember(member.to_string()))?.locale = locale;
        state.emit(Event::WorldChanged);
        Ok(())
    }

    /// Lets somebody join the server: whoever has left it under this name, or else a new member.
    fn add_member(&self, name: &str) -> Result<()> {
        let name = as_name(name)?;
        let mut state = self.lock();
        let world = &mut state.world;
        if world.present().count() >= MOST_MEMBERS {
            return Err(Error::ServerFull(MOST_MEMBERS));
        }
        let known = world.members.values().find(|account| account.name == name);
        match known.map(|account| (account.id, account.is_bot)) {
            Some((known, false)) if world.has_left(known) => {
                world.gone.remove(&(world.guild, known));
            }
            Some(_) => return Err(Error::NameTaken(name.to_owned())),
            None => world.add_person(Person::named(name)),
        }
        state.emit(Event::WorldChanged);
        Ok(())
    }

    /// Lets a member leave the server. What they have written stays, and whoever adds them again
    /// finds them as they were.
    fn remove_member(&self, member: UserId) -> Result<()> {
        let mut state = self.lock();
        let world = &mut state.world;
        let account = world.present().find(|account| account.id == member);
        let account = account.ok_or_else(|| Error::UnknownMember(member.to_string()))?;
        if member == world.owner() {
            return Err(Error::OwnerStays(account.name.clone()));
        }
        world.gone.insert((world.guild, member));
        state.emit(Event::WorldChanged);
        Ok(())
    }

    fn rename(&self, member: UserId, name: &str) -> Result<()> {
        let name = as_name(name)?;
        let mut state = self.lock();
        let members = &mut state.world.members;
        if (members.values()).any(|other| other.id != member && other.name == name) {
            return Err(Error::NameTaken(name.to_owned()));
        }
        let account = members.get_mut(&member).filter(|account| !account.is_bot);
        let account = account.ok_or_else(|| Error::UnknownMember(member.to_string()))?;
        name.clone_into(&mut account.name);
        state.emit(Event::WorldChanged);
        Ok(())
    }
}
