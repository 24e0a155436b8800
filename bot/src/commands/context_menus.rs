//! The context menu commands (Discord's *Apps*): challenging a member, and reading a board as text.

use discord::Failure;
use play::lobby::may_invite;
use play::{ActionError, NewTable, Person, Show};
use serenity::all::{ComponentInteraction, Message, User};
use view::custom_id::Challenge;
use view::{Post, Texts};

use super::club::open;
use super::lobby::{guild_settings, person};
use super::{Context, asker, begin, clicker, clicking_asker};
use crate::{Bot, Error};

/// Asks which game to play against a member.
#[poise::command(
    context_menu_command = "Challenge to a game",
    interaction_context = "Guild",
    install_context = "Guild"
)]
pub(super) async fn challenge(ctx: Context<'_>, user: User) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let opponent = person(ctx, &user);
    may_invite(asker(ctx.interaction).user, &opponent, user.bot)?;
    // If no table may be opened here, the member is not asked for the game.
    guild_settings(ctx).await?;
    let shown = view::challenge(answer.texts, &opponent);
    Ok(answer.say(&shown).await?)
}

/// Shows the board of a message as text, for members who cannot see the picture.
#[poise::command(
    context_menu_command = "Show as text",
    interaction_context = "Guild|BotDm",
    install_context = "Guild"
)]
pub(super) async fn show_as_text(ctx: Context<'_>, message: Message) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let (t, bot, asker) = (answer.texts, ctx.data(), asker(ctx.interaction));
    let shown = bot.games.shown_in(asker, message.id.get().into()).await?;
    let post = match shown {
        Some((game, seq)) => bot.board_at(t, &game, asker.user, seq, Some(Show::Text)).await?,
        None => view::no_board(t),
    };
    Ok(answer.say(&post).await?)
}

/// Opens the table of a challenge and invites the member who was chosen.
pub(super) async fn challenged(
    t: &Texts,
    bot: &Bot,
    interaction: &ComponentInteraction,
    challenge: Challenge,
) -> Result<Post, Error> {
    let (asker, actor) = (clicking_asker(interaction), clicker(interaction));
    let Person { id, name } = challenge.opponent;
    let guild = asker.guild.ok_or(ActionError::NoServer)?;
    // They may have left, and whoever forges a custom id may name anybody.
    let opponent = match bot.rest.member(guild, id).await {
        Ok(member) => (Person::new(id, member.name()), member.is_bot()),
        Err(error) if Failure::of(&error) == Failure::Gone => {
            return Err(ActionError::NotInvitable(name).into());
        }
        Err(error) => return Err(error.into()),
    };
    let table =
        NewTable { opponents: vec![opponent], ..NewTable::new(asker.channel, challenge.kind) };
    open(t, bot, interaction, (asker, &actor), table).await
}
