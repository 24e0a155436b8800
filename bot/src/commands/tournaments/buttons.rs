//! Buttons of tournaments.

use play::tournament;
use serenity::all::ComponentInteraction;
use view::custom_id::{TournamentAction, TournamentButton};
use view::{Post, Texts};

use super::super::clicker;
use super::{Table, games_of, table};
use crate::{Bot, Error};

/// Carries out a button of a tournament.
pub(in crate::commands) async fn pressed(
    t: &'static Texts,
    bot: &Bot,
    interaction: &ComponentInteraction,
    button: TournamentButton,
) -> Result<Post, Error> {
    let (games, actor, code) = (&bot.games, clicker(interaction), button.code.as_str());
    let user = actor.person.id;
    let now = games.tournament(code).await?;
    if interaction.guild_id.map(|guild| guild.get().into()) != Some(now.tournament.guild) {
        return Err(play::ActionError::from(tournament::TournamentError::Unknown).into());
    }
    let done = match button.action {
        TournamentAction::Join => games.join_tournament(&actor, code).await?,
        TournamentAction::Leave => {
            if let Some(question) = view::tournaments::confirm_withdrawal(t, &now, user) {
                return Ok(question);
            }
            let leave = |now: &tournament::Snapshot| tournament::leave(now, &actor);
            games.decide_in_tournament(&actor, code, leave).await?
        }
        TournamentAction::Withdraw => {
            let leave = |now: &tournament::Snapshot| tournament::leave(now, &actor);
            games.decide_in_tournament(&actor, code, leave).await?
        }
        TournamentAction::Standings(page) => {
            return table(t, bot, now, (Table::Standings, page), user).await;
        }
        TournamentAction::CrossTable(page) => {
            return table(t, bot, now, (Table::CrossTable, page), user).await;
        }
        TournamentAction::Mine => return games_of(t, bot, &now, user).await,
        TournamentAction::Accept => {
            let accept = |now: &tournament::Snapshot| tournament::accept(now, &actor);
            games.decide_in_tournament(&actor, code, accept).await?
        }
        TournamentAction::Decline => {
            let decline = |now: &tournament::Snapshot| tournament::decline(now, &actor);
            games.decide_in_tournament(&actor, code, decline).await?
        }
    };
    Ok(view::done(t, &done))
}
