//! What a member does on the page, and what a developer does to the server.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::event::Event;
use crate::fault::{Call, Delivery, Disturbance, Fault, Misbehaviour};
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::interaction::Interaction;
use crate::member::Member;
use crate::message::Message;
use crate::refusal::Refusal;
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
        Err(refusal) => Err(refusal),
    };
    match done {
        Ok(json) => Json(json).into_response(),
        Err(refusal) => (
            StatusCode::CONFLICT,
            Json(json!({ "error": refusal.to_string() })),
        )
            .into_response(),
    }
}

fn member(server: &Arc<Server>, id: UserId) -> Result<Member, Refusal> {
    let state = server.lock();
    let account = state.world.people().find(|account| account.id == id);
    let account = account.ok_or_else(|| Refusal::UnknownMember(id.to_string()))?;
    Ok(Member::new(Arc::clone(server), id, account.name.clone()))
}

impl Member {
    async fn does(&self, server: &Arc<Server>, deed: Deed) -> Result<Value, Refusal> {
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
    fn rename(&self, member: UserId, name: &str) -> Result<(), Refusal> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > 32 {
            return Err(Refusal::BadName);
        }
        let mut state = self.lock();
        if state
            .world
            .members
            .values()
            .any(|other| other.id != member && other.name == name)
        {
            return Err(Refusal::NameTaken(name.to_owned()));
        }
        let account = state
            .world
            .members
            .get_mut(&member)
            .filter(|account| !account.is_bot);
        let account = account.ok_or_else(|| Refusal::UnknownMember(member.to_string()))?;
        name.clone_into(&mut account.name);
        account.nick = None;
        state.tell(Event::MemberChanged(member));
        Ok(())
    }

    fn trouble(&self, trouble: &Trouble) {
        let fault = |misbehaviour, times| {
            let fault = Fault::new(Call::Any, misbehaviour).times(times);
            self.lock().faults.push(fault);
        };
        let deliver = |delivery| self.lock().deliveries.push_back(delivery);
        match trouble {
            Trouble::RateLimit => {
                fault(
                    Misbehaviour::RateLimit {
                        retry_after: Duration::from_secs(1),
                        global: false,
                    },
                    1,
                );
            }
            Trouble::BadGateway => fault(Misbehaviour::Status(502), 1),
            Trouble::Hang => fault(Misbehaviour::Hang, 1),
            Trouble::DropAnswer => fault(Misbehaviour::DropAnswer, 1),
            Trouble::SlowAnswers => fault(Misbehaviour::Delay(Duration::from_secs(2)), 5),
            Trouble::Cut => self.lock().disturb(Disturbance::Cut),
            Trouble::Reconnect => self.lock().disturb(Disturbance::Reconnect),
            Trouble::Invalidate => self
                .lock()
                .disturb(Disturbance::Invalidate { resumable: false }),
            Trouble::Twice => deliver(Delivery::Twice),
            Trouble::Late => deliver(Delivery::Late(Duration::from_secs(2))),
            Trouble::Lost => deliver(Delivery::Lost),
            Trouble::FourMinutes => self.lock().advance(Duration::from_mins(4)),
            Trouble::AnHour => self.lock().advance(Duration::from_hours(1)),
            Trouble::Clear => self.lock().clear_faults(),
        }
    }
}
