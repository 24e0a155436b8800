//! What a member does on the page, and what a developer does to the server.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::client::Interaction;
use crate::client::Member;
use crate::error::Error;
use crate::event::Event;
use crate::fault::{Endpoint, Fault, FaultKind, GatewayFault, InteractionFault};
use crate::model::{ChannelId, InteractionId, Message, MessageId, UserId};
use crate::server::Server;

/// A member does something.
#[derive(Debug, Deserialize)]
pub(super) struct Act {
    me: UserId,
    #[serde(flatten)]
    deed: Deed,
}

/// What is done.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Deed {
    Say {
        channel: ChannelId,
        text: String,
    },
    Command {
        channel: ChannelId,
        path: String,
        options: Vec<(String, String)>,
    },
    Complete {
        channel: ChannelId,
        path: String,
        options: Vec<(String, String)>,
        focused: String,
    },
    Press {
        channel: ChannelId,
        message: MessageId,
        custom_id: String,
    },
    Choose {
        channel: ChannelId,
        message: MessageId,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        interaction: InteractionId,
        fields: Vec<(String, String)>,
    },
    Dismiss {
        channel: ChannelId,
        message: MessageId,
    },
    Rename {
        member: UserId,
        name: String,
    },
    Trouble {
        trouble: Trouble,
    },
}

/// What a developer can do at a click.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Trouble {
    RateLimit,
    BadGateway,
    Hang,
    DropAnswer,
    SlowAnswers,
    Cut,
    Reconnect,
    Invalidate,
    Twice,
    Late,
    Lost,
    FourMinutes,
    AnHour,
    Clear,
}

/// Does it. What is refused comes back as a sentence, with the status 409.
pub(super) async fn act(State(server): State<Arc<Server>>, Json(act): Json<Act>) -> Response {
    let done = match member(&server, act.me) {
        Ok(member) => member.does(&server, act.deed).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(json) => Json(json).into_response(),
        Err(error) => (
            StatusCode::CONFLICT,
            Json(json!({ "error": error.to_string() })),
        )
            .into_response(),
    }
}

fn member(server: &Arc<Server>, id: UserId) -> Result<Member, Error> {
    let state = server.lock();
    let account = state.world.people().find(|account| account.id == id);
    let account = account.ok_or_else(|| Error::UnknownMember(id.to_string()))?;
    Ok(Member::new(Arc::clone(server), id, account.name.clone()))
}

impl Member {
    async fn does(&self, server: &Arc<Server>, deed: Deed) -> Result<Value, Error> {
        let seen = |channel, message| self.see(channel, message);
        let asked = |asked: Interaction| json!({ "interaction": asked.id() });
        match deed {
            Deed::Say { channel, text } => self
                .say(channel, &text)
                .map(|message: Message| json!({ "message": message.id })),
            Deed::Command {
                channel,
                path,
                options,
            } => self.command(channel, &path, options).map(asked),
            Deed::Complete {
                channel,
                path,
                options,
                focused,
            } => {
                let choices = self.autocomplete(channel, &path, options, &focused).await?;
                Ok(json!({ "choices": choices }))
            }
            Deed::Press {
                channel,
                message,
                custom_id,
            } => self.press(&seen(channel, message)?, &custom_id).map(asked),
            Deed::Choose {
                channel,
                message,
                custom_id,
                values,
            } => self
                .choose(&seen(channel, message)?, &custom_id, values)
                .map(asked),
            Deed::Submit {
                interaction,
                fields,
            } => {
                let modal = Interaction::new(Arc::clone(server), interaction)
                    .modal()
                    .await?;
                self.submit(&modal, fields).map(asked)
            }
            Deed::Dismiss { channel, message } => {
                self.dismiss(&seen(channel, message)?)?;
                Ok(json!({}))
            }
            Deed::Rename { member, name } => {
                server.rename(member, &name)?;
                Ok(json!({}))
            }
            Deed::Trouble { trouble } => {
                server.trouble(&trouble);
                Ok(json!({}))
            }
        }
    }
}

impl Server {
    fn rename(&self, member: UserId, name: &str) -> Result<(), Error> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > 32 {
            return Err(Error::InvalidName);
        }
        let mut state = self.lock();
        if state
            .world
            .members
            .values()
            .any(|other| other.id != member && other.name == name)
        {
            return Err(Error::NameTaken(name.to_owned()));
        }
        let account = state
            .world
            .members
            .get_mut(&member)
            .filter(|account| !account.is_bot);
        let account = account.ok_or_else(|| Error::UnknownMember(member.to_string()))?;
        name.clone_into(&mut account.name);
        account.nick = None;
        state.emit(Event::MemberChanged(member));
        Ok(())
    }

    fn trouble(&self, trouble: &Trouble) {
        let fault = |kind, times| {
            let fault = Fault::new(Endpoint::Any, kind).times(times);
            self.lock().faults.push(fault);
        };
        let deliver = |fault| self.lock().interaction_faults.push_back(fault);
        match trouble {
            Trouble::RateLimit => {
                fault(
                    FaultKind::RateLimit {
                        retry_after: Duration::from_secs(1),
                        global: false,
                    },
                    1,
                );
            }
            Trouble::BadGateway => fault(FaultKind::Status(502), 1),
            Trouble::Hang => fault(FaultKind::Hang, 1),
            Trouble::DropAnswer => fault(FaultKind::DropResponse, 1),
            Trouble::SlowAnswers => fault(FaultKind::Delay(Duration::from_secs(2)), 5),
            Trouble::Cut => self.lock().gateway_fault(GatewayFault::Disconnect),
            Trouble::Reconnect => self.lock().gateway_fault(GatewayFault::Reconnect),
            Trouble::Invalidate => self
                .lock()
                .gateway_fault(GatewayFault::InvalidSession { resumable: false }),
            Trouble::Twice => deliver(InteractionFault::Duplicate),
            Trouble::Late => deliver(InteractionFault::Delay(Duration::from_secs(2))),
            Trouble::Lost => deliver(InteractionFault::Drop),
            Trouble::FourMinutes => self.lock().advance(Duration::from_mins(4)),
            Trouble::AnHour => self.lock().advance(Duration::from_hours(1)),
            Trouble::Clear => self.lock().clear_faults(),
        }
    }
}
