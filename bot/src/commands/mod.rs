//! The slash commands. A handler reads its arguments, calls one function of [`Games`](service::Games), and sends one
//! post of [`view`]. What members read about commands and arguments is in
//! `commands.ftl` of each language.

#![expect(
    clippy::unused_async,
    reason = "poise wants every command to be async, also one that is only a folder"
)]
#![expect(clippy::too_many_arguments, reason = "one for each option of a command")]

mod admin;
mod analysis;
mod board;
mod buttons;
mod choices;
mod club;
mod composing;
mod computers;
mod context_menus;
mod data;
mod door;
mod exercises;
mod export;
mod forms;
mod imports;
pub(crate) mod languages;
mod left_behind;
mod lessons;
mod lobby;
mod localised;
mod next;
mod note;
mod offer;
mod options;
mod pasang;
mod personal_data;
mod plan;
mod preferences;
mod rating_roles;
mod ratings;
mod replay;
mod seek;
mod share;
mod terms;
mod time;
mod tournaments;
mod turn;
pub(crate) mod used;
mod variations;
mod watch;

use discord::{Answer, Place};
use play::audience::Visible;
use play::{ActionError, Actor, Asker, Game, Moderator, UserId, Wanted};
use serenity::all::{CreateCommand, Permissions};
use tasks::chain;
use view::custom_id::{Action, CustomId, GameButton, LONGEST_ID};
use view::{Permission, Post, Texts};

use crate::error::answered_before;
use crate::{Bot, Error, Result};
use buttons::{InDiscord, carry_out};
use used::Used;

pub(crate) use used::Asking;

pub(crate) use buttons::{carry_out as carry_out_pressed, press};
pub(crate) use club::practise_alone;
pub(crate) use composing::choices_of;
pub(crate) use door::{Admitted, Presser};
pub(crate) use exercises::{asked, known, known_to, pressed as press_exercise};
pub(crate) use forms::written;
pub(crate) use left_behind::{LeftBehind, follow as follow_exercise};
pub(crate) use note::{form as note_form, written as note_written};

/// The argument of every command.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Bot, Error>;

// Clients list the sub-commands in this order: first what is used every day.
#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    install_context = "Guild",
    subcommands(
        "turn::turn",
        "board::games",
        "lobby::new",
        "exercises::puzzle",
        "lessons::lessons",
        "lessons::help",
        "board::board",
        "seek::seek",
        "offer::offer",
        "plan::plan",
        "note::note",
        "variations::try_out",
        "offer::resign",
        "time::time",
        "computers::hint",
        "preferences::preferences",
        "data::data",
        "study",
        "people"
    ),
    subcommand_required
)]
async fn pacru(_: Context<'_>) -> Result<()> {
    Ok(())
}

#[poise::command(
    slash_command,
    subcommands(
        "board::history",
        "replay::replay",
        "analysis::analyse",
        "board::diagram",
        "imports::import",
        "pasang::pattern_picture"
    ),
    subcommand_required
)]
async fn study(_: Context<'_>) -> Result<()> {
    Ok(())
}

#[poise::command(
    slash_command,
    subcommands(
        "ratings::rating",
        "ratings::leaderboard",
        "ratings::profile",
        "watch::watch",
        "watch::block"
    ),
    subcommand_required
)]
async fn people(_: Context<'_>) -> Result<()> {
    Ok(())
}

/// All commands, in every language that Discord knows.
pub fn all() -> Vec<poise::Command<Bot, Error>> {
    let mut all = vec![
        pacru(),
        tournaments::tournament(),
        tournaments::organise(),
        admin::admin(),
        context_menus::challenge(),
        context_menus::show_as_text(),
    ];
    for command in &mut all {
        localised::localise(command, "");
    }
    all
}

/// All commands in the form in which they are registered with Discord.
pub fn registered() -> Vec<CreateCommand> {
    localised::registered(&all())
}

/// The texts in the language of the member who uses a command.
pub(crate) async fn texts(ctx: Context<'_>) -> &'static Texts {
    ctx.data().texts_for(Used::from(ctx.interaction)).await.0
}

/// Acknowledges a command, privately.
async fn begin<'a>(ctx: Context<'a>) -> Result<Answer<'a>> {
    let used = Used::from(ctx.interaction);
    let begun = used.answer(ctx.data()).begin(Place::New).await;
    let mut answer = begun.map_err(Error::Unanswered)?;
    // Whoever reports an error of this command asks for it.
    ctx.set_invocation_data(answer.repeated).await;
    (answer.texts, answer.offered) = ctx.data().texts_for(used).await;
    if used.missing().is_empty() {
        // Messages that waited for a permission here can be posted now. If that cannot be saved, they still wait, and
        // whoever only reads is answered.
        let Asker { guild, channel, .. } = used.asker();
        let due = ctx.data().games.retry_now(guild, channel);
        if let Err(error) = due.await {
            tracing::warn!(error = %chain(&error), "what waits for this channel waits on");
        }
    }
    Ok(answer)
}

/// Acknowledges a button or a form, privately, and says what it has led to: after an error that is what it had led to
/// before, or else what `failed` says.
async fn respond<'a>(
    bot: &'a Bot,
    used: Used<'a>,
    (doing, place): (&str, Place),
    act: impl AsyncFnOnce(Answer<'a>) -> Result<Post>,
    failed: impl FnOnce(&Texts, &Error) -> Post,
) -> Result<()> {
    let mut answer = used.answer(bot).begin(place).await.map_err(Error::Unanswered)?;
    (answer.texts, answer.offered) = bot.texts_for(used).await;
    let t = answer.texts;
    let post = match act(answer).await {
        Ok(post) => post,
        Err(error) => {
            error.log(doing);
            let interaction = used.actor().interaction;
            let before = answered_before(t, bot, interaction, answer.repeated, &error).await;
            let unsure = before.is_none() || bot.is_cut_off();
            answer.late = (unsure && error.may_be_late()).then_some(place);
            before.unwrap_or_else(|| failed(t, &error))
        }
    };
    Ok(answer.say(&post).await?)
}

/// Acknowledges a command and checks that it comes from a moderator.
async fn moderator_of<'a>(ctx: Context<'a>) -> Result<(Answer<'a>, Moderator)> {
    let answer = begin(ctx).await?;
    Ok((answer, Used::from(ctx.interaction).moderator()?))
}

/// The member who used a command that was acknowledged.
fn asking<'a>(ctx: Context<'a>, answer: Answer<'_>) -> Asking<'a> {
    Used::from(ctx.interaction).asking(answer.texts, ctx.data())
}

/// The member who used a command or a button.
fn actor<'a>(used: impl Into<Used<'a>>) -> Actor {
    used.into().actor()
}

/// The game that a command means. If its channel was deleted, it moves to this one. If several are possible, the
/// member is asked to choose: `choice` says what the command asks of each, if a button can carry it.
async fn find(
    ctx: Context<'_>,
    code: Option<&str>,
    wanted: Wanted,
    choice: impl Fn(&Game) -> Option<Action>,
) -> Result<Game> {
    let games = &ctx.data().games;
    let asker = asker(ctx.interaction);
    let game = match games.find(asker, code, wanted).await {
        Err(service::Error::Refused(ActionError::Several(games))) => {
            return Err(several(asker.user, games, choice));
        }
        game => game?,
    };
    if missing_for(ctx.interaction).is_empty() {
        Ok(games.bring(asker, game).await?)
    } else {
        Ok(game)
    }
}

/// Answers a command with what the button of an action does in the game that the command means.
async fn in_game(
    ctx: Context<'_>,
    answer: Answer<'_>,
    (code, wanted): (Option<&str>, Wanted),
    action: Action,
) -> Result<()> {
    let game = find(ctx, code, wanted, |_| Some(action.clone())).await?;
    let used = Used::from(ctx.interaction);
    let button = GameButton { code: game.code.clone(), seq: game.seq, action };
    let admitted = used.presser().admit_in(game, button)?;
    let limit = ctx.interaction.attachment_size_limit;
    let discord = InDiscord { used, answer, message: None, limit };
    Ok(answer.say(&carry_out(&asking(ctx, answer), Some(&discord), admitted).await?).await?)
}

/// Asks a member to choose among games, if buttons can carry what the command asks of them.
fn several(user: UserId, games: Visible<Game>, choice: impl Fn(&Game) -> Option<Action>) -> Error {
    let fits = |game: &Game, action: &Action| {
        let game_button =
            GameButton { code: game.code.clone(), seq: game.seq, action: action.clone() };
        CustomId::from(game_button).to_string().len() <= LONGEST_ID
    };
    let choices = games.clone();
    let choices = choices.with(|game| choice(game).filter(|action| fits(game, action)));
    if choices.is_empty() {
        return ActionError::Several(games).into();
    }
    Error::Several { user, games: choices }
}

/// How many bytes a file in an answer can have if Discord allows `limit`, which the rest of the message counts towards.
fn room_for_file(limit: u32) -> usize {
    const REST: usize = 64 * 1024;
    usize::try_from(limit).unwrap_or(usize::MAX).saturating_sub(REST)
}

/// Who asks, and where.
fn asker<'a>(used: impl Into<Used<'a>>) -> Asker {
    used.into().asker()
}

/// The permissions that the bot needs to post boards in a channel.
const NEEDED: [(Permissions, Permission); 3] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::SEND_MESSAGES, Permission::SendMessages),
    (Permissions::ATTACH_FILES, Permission::AttachFiles),
];

/// The permission that replaces the one to send messages if the channel is a thread.
const NEEDED_IN_THREAD: (Permissions, Permission) =
    (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendMessagesInThreads);

/// The permissions that the bot lacks where something was used.
fn missing_for<'a>(used: impl Into<Used<'a>>) -> Vec<Permission> {
    used.into().missing()
}

/// The names of the commands of this version as members know them: slash commands begin with a slash.
pub(crate) fn names() -> Vec<String> {
    let name = |command: poise::Command<Bot, Error>| match command.context_menu_name {
        Some(name) => name.into(),
        None => format!("/{}", command.name),
    };
    all().into_iter().map(name).collect()
}
