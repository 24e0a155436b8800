//! `/pacru-admin board` and the buttons of a club board.

use ai::Level;
use discord::Failure;
use discord::roles::{self, RoleError};
use play::time::Pace;
use play::{ActionError, Asker, Done, NewTable, Terms};
use rules::Kind;
use view::custom_id::{Action, ClubButton, UnknownCustomId};
use view::{Post, Texts};

use super::lobby::{open, usual_table};
use super::seek::seeks;
use super::used::Used;
use super::{Asking, Context, asker, moderator_of};
use crate::outbox::club_board::delete;
use crate::{Bot, Result};

/// How many open tables fit into a menu.
const MOST_TABLES: i64 = 25;

#[poise::command(slash_command)]
pub(super) async fn board(ctx: Context<'_>, remove: Option<bool>) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let (t, bot) = (answer.texts, ctx.data());
    let channel = asker(ctx.interaction).channel;
    let store = bot.games.store();
    let removes = remove == Some(true);
    if !removes {
        Used::from(ctx.interaction).may_post()?;
    }
    let before = store.set_club_board(moderator.guild, (!removes).then_some(channel)).await?;
    store.log(&moderator.audit_log_entry("board", None)).await?;
    let was_there = before.is_some();
    if let Some((board, message)) = before.and_then(|it| it.message.map(|message| (it, message)))
        && let Err(error) = delete(bot, &board, message).await
    {
        error.log("club board");
    }
    let said = if removes {
        view::club_board_removed(t, was_there)
    } else {
        view::club_board_placed(t, channel)
    };
    Ok(answer.say(&said).await?)
}

/// Carries out a button of a club board.
pub(super) async fn pressed(by: &Asking<'_>, used: Used<'_>, button: ClubButton) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    match button {
        ClubButton::Games => {
            let overview = bot.games.overview(asker).await?;
            Ok(view::games(t, asker.user, &overview))
        }
        // A form has already answered these.
        ClubButton::Choose | ClubButton::Open(..) => Err(UnknownCustomId.into()),
        ClubButton::Practise(kind) => {
            let computers = Some((Level::Novice.into(), None));
            let usual = usual_table(used, &used.settings(bot).await?);
            open(by, used, NewTable { kind, computers, ..usual }).await
        }
        ClubButton::Join => tables(t, bot, asker).await,
        ClubButton::Seeks => seeks(t, bot, asker).await,
        ClubButton::Call => take_call_role(by, true).await,
        ClubButton::DoNotCall => take_call_role(by, false).await,
    }
}

/// Begins a game of a member against the weakest computer in their direct messages, where nobody else is disturbed.
/// Returns its code.
pub(crate) async fn practise_alone(by: &Asking<'_>, kind: Kind) -> Result<String> {
    let Asking { bot, asker, ref actor, .. } = *by;
    let channel = bot.rest.direct_channel(asker.user).await?;
    let table = NewTable {
        computers: Some((Level::Novice.into(), None)),
        terms: Terms { pace: Pace::Unlimited, ..Terms::default() },
        ..NewTable::new(channel, kind)
    };
    match bot.games.open(actor, table.against_computers()?).await? {
        Done::Begun { code } | Done::Opened { code } => Ok(code),
        // What the member reads after they were erased.
        _ => Err(UnknownCustomId.into()),
    }
}

/// Gives a member the role that is called for new tables, or takes it away.
async fn take_call_role(by: &Asking<'_>, given: bool) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let Some(guild) = asker.guild else {
        return Err(ActionError::NoServer.into());
    };
    let Some(role) = bot.games.store().guild_settings(guild).await?.call_role else {
        return Ok(view::nobody_is_called(t));
    };
    match roles::give(&bot.rest, (guild, role), asker.user, given).await {
        Ok(()) => Ok(view::call_role_given(t, role, given)),
        Err(RoleError::Discord(error)) => match Failure::of(&error) {
            Failure::Forbidden | Failure::NoAccess => Ok(view::role_out_of_reach(t, role)),
            Failure::Gone => Ok(view::call_role_gone(t)),
            _ => Err(error.into()),
        },
        Err(refused) => Err(refused.into()),
    }
}

/// The open tables of the server, with a menu to join one.
async fn tables(t: &Texts, bot: &Bot, asker: Asker) -> Result<Post> {
    let Some(guild) = asker.guild else {
        return Ok(view::no_open_table(t));
    };
    let mut tables = bot.games.store().tables_on(guild, MOST_TABLES).await?;
    tables.retain(|table| {
        let player = table.player_of(asker.user);
        player.is_none_or(|player| !table.players[player].is_taken())
    });
    let tables = bot.games.visible(asker.audience(), tables).await?.with(|_| Some(Action::Join));
    if tables.is_empty() {
        return Ok(view::no_open_table(t));
    }
    Ok(view::choose_game(t, asker.user, &tables))
}
