//! Commands and components from the gateway: parsed, carried out, and answered in any case.
//!
//! serenity's types are strict, and Discord sometimes extends its own. An interaction that serenity
//! cannot parse is parsed again without the parts that no game needs; if that fails too, it is
//! answered with one sentence.

mod context;
mod lenient;
pub(crate) mod registration;

use std::sync::Arc;
use std::time::Duration;

use context::Detached;
use discord::{Answer, Failure, Place, RECEIVED, Received, RestError};
use poise::{FrameworkContext, FrameworkError, FrameworkOptions};
use serde::Deserialize;
use serde_json::Value;
use serenity::all::{
    ApplicationId, CommandData, CommandInteraction, CommandType, CreateAllowedMentions, FullEvent,
    Interaction, InteractionId, UserId,
};
use tasks::{chain, until};
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::{Instrument as _, field};
use view::{Filled, Post, Texts};

use crate::commands::languages::of_locale;
use crate::commands::used::Used;
use crate::error::answered_before;
use crate::{Bot, Error, commands};

/// Carries out interactions.
pub(crate) struct Interactions {
    bot: Bot,
    serenity: Detached,
    options: FrameworkOptions<Bot, Error>,
}

/// The part of an interaction that can always be read: with its id, its token and that of the bot
/// it can be answered.
#[derive(Debug, Deserialize)]
struct Envelope {
    id: InteractionId,
    application_id: ApplicationId,
    token: String,
    #[serde(rename = "type", default, deserialize_with = "lenient::if_readable")]
    kind: Option<u8>,
    #[serde(default, deserialize_with = "lenient::if_readable")]
    locale: Option<String>,
}

impl Envelope {
    /// The language of the client; nothing else is known about the sender of an unreadable
    /// interaction.
    fn texts(&self) -> &'static Texts {
        of_locale(self.locale.as_deref().unwrap_or_default())
    }

    fn answer<'a>(&'a self, bot: &'a Bot) -> Answer<'a> {
        let (application, token) = (self.application_id, &self.token);
        Answer::to(&bot.rest, application, self.id, token, self.texts())
    }
}

/// The types of interactions (`discord.com/developers/docs/interactions/receiving-and-responding`).
const COMMAND: u8 = 2;
const COMPONENT: u8 = 3;

/// The type of an interaction that asks for suggestions while a member types.
const AUTOCOMPLETE: u8 = 4;

/// The type of an interaction that brings a form.
const FORM: u8 = 5;

/// How long an interaction waits until this process knows that it serves its sender. Discord waits
/// for three seconds.
const LONGEST_DOUBT: Duration = Duration::from_secs(2);

impl Interactions {
    /// Fails when this machine has no loopback interface.
    pub(crate) async fn new(bot: Bot) -> Result<Self, serenity::Error> {
        let mut options = FrameworkOptions {
            commands: commands::all(),
            on_error: |error| Box::pin(on_error(error)),
            // Clients send no command that only holds others, and it would answer nothing.
            command_check: Some(|ctx| {
                let is_whole = ctx.command().subcommands.is_empty();
                Box::pin(async move { Ok(is_whole) })
            }),
            // Each message says itself whom it mentions.
            allowed_mentions: Some(CreateAllowedMentions::new()),
            initialize_owners: false,
            ..Default::default()
        };
        poise::set_qualified_names(&mut options.commands);
        Ok(Self { serenity: Detached::new(Arc::new(bot.rest.http())).await?, bot, options })
    }

    /// Handles interactions until the channel is closed and `stopped` is true, then finishes those
    /// under way.
    pub(crate) async fn take(
        self: Arc<Self>,
        received: Arc<Mutex<mpsc::Receiver<Received>>>,
        stopped: watch::Receiver<bool>,
    ) {
        // If this task panics, waiting interactions are kept for its next start.
        let mut received = received.lock().await;
        let (mut running, served) = (JoinSet::new(), self.bot.leases.shards());
        loop {
            tokio::select! {
                interaction = received.recv() => match interaction {
                    Some(received) => {
                        let span = tracing::info_span!(
                            "interaction",
                            interaction = received.interaction["id"].as_str(),
                            shard = received.shard,
                            game = field::Empty
                        );
                        let (this, mut served) = (Arc::clone(&self), served.clone());
                        let answer = async move {
                            // Whoever may have taken the place of this process is told of it too.
                            let asks = served.wait_for(|shards| !shards.cut_off);
                            if timeout(LONGEST_DOUBT, asks).await.is_ok() {
                                this.answer(received.interaction).await;
                            } else {
                                this.decline(&received.interaction).await;
                            }
                        };
                        running.spawn(RECEIVED.scope(received.at, answer).instrument(span));
                    }
                    None => break,
                },
                Some(_) = running.join_next() => {}
            }
        }
        until(stopped).await;
        while running.join_next().await.is_some() {}
    }

    /// Answers that nothing was done, since this process has not learnt in time whether it serves
    /// the sender.
    async fn decline(&self, interaction: &Value) {
        metrics::FAILURES.with_label_values(&["data"]).inc();
        let Ok(envelope) = Envelope::deserialize(interaction) else {
            return;
        };
        if envelope.kind == Some(AUTOCOMPLETE) {
            return;
        }
        tracing::warn!(
            kind = envelope.kind,
            "an interaction that cannot be carried out, since the database is away"
        );
        match envelope.answer(&self.bot).decline(&view::not_saved(envelope.texts())).await {
            Err(error) if Failure::of(&error) == Failure::Repeated => {
                tracing::debug!("another process has it");
            }
            declined => left_alone(declined),
        }
    }

    async fn answer(self: Arc<Self>, mut interaction: Value) {
        let envelope = match Envelope::deserialize(&interaction) {
            Ok(envelope) => envelope,
            Err(error) => {
                let kind = &interaction["type"];
                tracing::error!(%kind, %error, "an interaction without an id or a token, which nobody can answer");
                return;
            }
        };
        // No interaction has this type.
        let of_type = envelope.kind.unwrap_or_default();
        let kind = match of_type {
            COMMAND => "command",
            COMPONENT => "component",
            AUTOCOMPLETE => "autocomplete",
            _ => "other",
        };
        metrics::INTERACTIONS.with_label_values(&[kind]).inc();
        let t = envelope.texts();
        lenient::tame(&mut interaction);
        let filled = match of_type {
            FORM => discord::filled(&mut interaction),
            _ => Filled::default(),
        };
        let said = match read(interaction) {
            Ok(interaction) => {
                let this = Arc::clone(&self);
                let carry_out = async move { Box::pin(this.carry_out(interaction, &filled)).await };
                // In a task of its own, so that a panic ends only this task, and the member is
                // told.
                let carry_out = RECEIVED.scope(RECEIVED.get(), carry_out);
                let carried_out = tokio::spawn(carry_out.in_current_span());
                match carried_out.await {
                    Ok(true) => return,
                    Ok(false) => {
                        tracing::error!(interaction = %envelope.id, kind = of_type, "an interaction of a type that the bot does not use");
                        view::unknown_command(t)
                    }
                    Err(panic) => {
                        tracing::error!(interaction = %envelope.id, kind = of_type, error = %panic, "an interaction ended in a panic");
                        view::panicked(t)
                    }
                }
            }
            Err(error) => {
                tracing::error!(interaction = %envelope.id, kind = of_type, %error, "an interaction that cannot be read");
                view::unreadable_interaction(t)
            }
        };
        let answer = envelope.answer(&self.bot);
        left_alone(match of_type {
            AUTOCOMPLETE => answer.suggest_nothing().await,
            _ => say(answer, &said).await,
        });
    }

    /// Carries an interaction out or refuses it, and answers it as far as Discord can be reached;
    /// false if this program does not answer interactions of its type.
    async fn carry_out(&self, interaction: Interaction, filled: &Filled) -> bool {
        let sent_from = match &interaction {
            Interaction::Component(pressed) => Some((pressed.guild_id, pressed.user.id)),
            Interaction::Modal(form) => Some((form.guild_id, form.user.id)),
            Interaction::Command(used) | Interaction::Autocomplete(used) => {
                Some((used.guild_id, used.user.id))
            }
            _ => None,
        };
        if let Some((Some(guild), user)) = sent_from {
            let id = interaction.id();
            self.bot.members.saw(guild.get().into(), user.get().into(), id.created_at());
        }
        match &interaction {
            Interaction::Component(pressed) => {
                if let Err(error) = commands::press(&self.bot, pressed).await {
                    error.log("button");
                }
            }
            Interaction::Modal(form) => {
                if let Err(error) = commands::written(&self.bot, form, filled).await {
                    error.log("form");
                }
            }
            Interaction::Autocomplete(typing) if typing.data.autocomplete().is_none() => {
                return false;
            }
            Interaction::Command(used) | Interaction::Autocomplete(used)
                if is_known(&used.data) =>
            {
                let event = FullEvent::InteractionCreate { interaction };
                Box::pin(poise::dispatch_event(self.framework(), event)).await;
            }
            _ => return false,
        }
        true
    }

    fn framework(&self) -> FrameworkContext<'_, Bot, Error> {
        FrameworkContext {
            serenity_context: &self.serenity.context,
            // Only commands that are typed as messages need it.
            bot_id: UserId::default(),
            options: &self.options,
            user_data: &self.bot,
            shard_manager: &self.serenity.shards,
        }
    }
}

/// Whether poise knows commands of this type; it panics otherwise.
fn is_known(command: &CommandData) -> bool {
    matches!(command.kind, CommandType::ChatInput | CommandType::User | CommandType::Message)
}

/// Parses an interaction, if necessary without what no game needs.
fn read(mut interaction: Value) -> Result<Interaction, serde_json::Error> {
    match Interaction::deserialize(&interaction) {
        Ok(read) => Ok(read),
        Err(error) => {
            lenient::simplify(&mut interaction);
            let read = Interaction::deserialize(interaction)?;
            tracing::warn!(%error, "Discord has sent something new, which is ignored");
            Ok(read)
        }
    }
}

/// The one place that reports a failed command to the member and the log.
async fn on_error(error: FrameworkError<'_, Bot, Error>) {
    match error {
        FrameworkError::Command { error, ctx: poise::Context::Application(ctx), .. } => {
            error.log(&ctx.command().qualified_name);
            if matches!(error, Error::Unanswered(_)) {
                return;
            }
            let interaction = ctx.interaction.id.get().into();
            let t = commands::texts(ctx).await;
            let repeated = ctx.invocation_data::<bool>().await.is_some_and(|repeated| *repeated);
            let before = answered_before(t, ctx.data(), interaction, repeated, &error).await;
            let mut answer = Used::from(ctx.interaction).answer(ctx.data());
            let unsure = before.is_none() || ctx.data().is_cut_off();
            answer.late = (unsure && error.may_be_late()).then_some(Place::New);
            left_alone(answer.say(&before.unwrap_or_else(|| error.shown(t))).await);
        }
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let (id, name) = (interaction.id, &interaction.data.name);
            tracing::warn!(interaction = %id, name, "a command that the bot does not know");
            not_understood(framework.user_data, interaction).await;
        }
        other => {
            tracing::error!(error = %other, "poise reports an error");
            if let Some(poise::Context::Application(ctx)) = other.ctx() {
                not_understood(ctx.data(), ctx.interaction).await;
            }
        }
    }
}

/// Answers a command that could not be carried out. A member who is still typing it gets no
/// suggestions.
async fn not_understood(bot: &Bot, interaction: &CommandInteraction) {
    let answer = Used::from(interaction).answer(bot);
    let t = answer.texts;
    left_alone(if interaction.data.autocomplete().is_some() {
        answer.suggest_nothing().await
    } else {
        say(answer, &view::unknown_command(t)).await
    });
}

async fn say(answer: Answer<'_>, said: &Post) -> Result<(), RestError> {
    answer.begin(Place::New).await?.say(said).await
}

/// If this fails too, only the log is left.
fn left_alone(answered: Result<(), RestError>) {
    if let Err(error) = answered {
        tracing::warn!(error = %chain(&error), "a member was left without an answer");
    }
}
