//! The slash commands. A handler reads its arguments, calls one function of [`Play`](crate::play::Play), and sends
//! one [`view`](crate::view); `///` on a command or argument is what members read in Discord.

mod buttons;
mod composing;
mod diagram;
mod help;
mod lessons;
mod lobby;
mod look;
mod options;
mod pasang;
mod preferences;
mod ratings;
mod replay;
mod resign;
mod terms;
mod time;
mod turn;

use serenity::all::{CommandInteraction, Permissions};

use crate::discord::{Answer, Place};
use crate::play::{Actor, Asker};
use crate::store::Person;
use crate::{Bot, Error};

pub(crate) use buttons::press;

/// What every command gets.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Bot, Error>;

/// Play Pacru, Azacru, Shacru and Pasang with members of this server
#[expect(
    clippy::unused_async,
    reason = "poise wants every command to be async; this one is only a folder"
)]
#[poise::command(
    slash_command,
    interaction_context = "Guild",
    install_context = "Guild",
    subcommands(
        "lobby::new",
        "lobby::join",
        "lobby::leave",
        "turn::turn",
        "look::board",
        "look::games",
        "look::history",
        "replay::replay",
        "diagram::diagram",
        "preferences::preferences",
        "resign::resign",
        "ratings::rating",
        "ratings::leaderboard",
        "ratings::profile",
        "pasang::pattern_picture",
        "time::time",
        "lessons::lessons",
        "help::help"
    ),
    subcommand_required
)]
async fn pacru(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// All commands of the bot.
#[must_use]
pub(crate) fn all() -> Vec<poise::Command<Bot, Error>> {
    vec![pacru()]
}

/// Acknowledges a command, privately.
async fn begin<'a>(ctx: Context<'a>) -> Result<Answer<'a>, Error> {
    let interaction = ctx.interaction;
    let http = &ctx.serenity_context().http;
    let answer = Answer::begin(http, interaction.id, &interaction.token, Place::New)
        .await
        .map_err(Error::Unanswered)?;
    if missing_for(interaction).is_empty() {
        // What could not be posted here for want of a permission can be posted now.
        ctx.data()
            .play
            .hurry(interaction.channel_id.get().into())
            .await?;
    }
    Ok(answer)
}

/// Who uses a command.
fn actor(interaction: &CommandInteraction) -> Actor {
    let name = interaction.member.as_ref().map_or_else(
        || interaction.user.display_name(),
        |member| member.display_name(),
    );
    Actor {
        person: Person {
            id: interaction.user.id.get().into(),
            name: name.to_owned(),
        },
        interaction: interaction.id.get().into(),
    }
}

/// Who asks, and where.
fn asker(interaction: &CommandInteraction) -> Asker {
    Asker {
        user: interaction.user.id.get().into(),
        guild: interaction.guild_id.map(|guild| guild.get().into()),
        channel: interaction.channel_id.get().into(),
    }
}

/// What the bot needs in a channel to post boards, in the words of Discord's settings.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::ATTACH_FILES, "Attach Files"),
];

/// The permissions that the bot lacks in the channel of a command.
fn missing_for(interaction: &CommandInteraction) -> Vec<&'static str> {
    let channel = interaction.channel.as_ref();
    missing(
        interaction.app_permissions,
        channel.is_some_and(|channel| channel.thread_metadata.is_some()),
    )
}

/// The permissions that the bot lacks in a channel, or in a thread.
fn missing(granted: Option<Permissions>, thread: bool) -> Vec<&'static str> {
    let granted = granted.unwrap_or(Permissions::all());
    NEEDED
        .into_iter()
        .map(|needed| match needed {
            (Permissions::SEND_MESSAGES, _) if thread => (
                Permissions::SEND_MESSAGES_IN_THREADS,
                "Send Messages in Threads",
            ),
            needed => needed,
        })
        .filter(|(permission, _)| !granted.contains(*permission))
        .map(|(_, name)| name)
        .collect()
}
