//! Buttons of tournaments.

use pairing::EntrantId;
use play::tournament::{self, EntrantState, Snapshot, TournamentError};
use play::{ActionError, Asker, UserId};
use serenity::all::Member;
use view::Post;
use view::custom_id::{TournamentAction, TournamentButton};

use super::super::Asking;
use super::organising::must_organise;
use super::{audience, games_of, organiser, table};
use crate::Result;

/// Carries out a button of a tournament.
pub(in crate::commands) async fn pressed(
    by: &Asking<'_>,
    member: Option<&Member>,
    button: TournamentButton,
) -> Result<Post> {
    let Asking { t, bot, asker: Asker { user, .. }, .. } = *by;
    let (games, actor, code) = (&bot.games, &by.actor, button.code.as_str());
    let now = games.tournament_for(audience(by.asker, member), code).await?;
    let leave = |now: &Snapshot| tournament::leave(now, actor);
    let done = match button.action {
        TournamentAction::Join => games.join_tournament(actor, code).await?,
        TournamentAction::Leave => {
            if let Some(question) = view::tournaments::confirm_withdrawal(t, &now, user) {
                return Ok(question);
            }
            games.decide_in_tournament(actor, code, leave).await?
        }
        TournamentAction::Withdraw => games.decide_in_tournament(actor, code, leave).await?,
        TournamentAction::Table(wanted, page) => return table(by, now, (wanted, page)).await,
        TournamentAction::Mine => return games_of(by, &now).await,
        TournamentAction::Nothing => return Ok(view::tournaments::nothing(t, &now)),
        TournamentAction::Log => {
            let all = games.games_of_tournament(now.tournament.id, by.asker.audience()).await?;
            return Ok(view::tournaments::log(t, &now, &all));
        }
        TournamentAction::Organise(action) => {
            must_organise(member, actor, &now)?;
            return organiser::pressed(by, now, action).await;
        }
        TournamentAction::Enter(entrant) => {
            must_be_invited(&now, entrant, user)?;
            games.join_tournament(actor, code).await?
        }
        TournamentAction::Refuse(entrant) => {
            must_be_invited(&now, entrant, user)?;
            games.decide_in_tournament(actor, code, leave).await?
        }
        TournamentAction::Challenge(None) => {
            let others = tournament::challengeable(&now, user)?;
            return Ok(view::tournaments::whom_to_challenge(t, &now, &others));
        }
        TournamentAction::Challenge(Some(entrant)) => {
            let defender = now.tournament.entrant(EntrantId(entrant));
            let defender = defender.ok_or(TournamentError::Unknown)?.person.clone();
            let challenge = |now: &Snapshot| tournament::challenge(now, actor, &defender);
            games.decide_in_tournament(actor, code, challenge).await?
        }
        TournamentAction::Accept(mut seq) => {
            if seq.is_none() {
                let waiting = tournament::waiting_challenge(&now, user, seq)?;
                // Which one the message meant is only known if there was no other.
                if !waiting.only {
                    let challenger = waiting.challenge.challenger;
                    let asked = view::tournaments::challenge(t, &now, challenger, waiting.seq);
                    return Ok(Post { pings: Vec::new(), ..asked.unwrap_or_default() });
                }
                seq = Some(waiting.seq);
            }
            let accept = |now: &Snapshot| tournament::accept(now, actor, seq);
            games.decide_in_tournament(actor, code, accept).await?
        }
        TournamentAction::Decline(seq) => {
            let waiting = tournament::waiting_challenge(&now, user, seq)?;
            return Ok(view::tournaments::confirm_decline(t, &now, &waiting));
        }
        TournamentAction::GiveRung(seq) => {
            let decline = |now: &Snapshot| tournament::decline(now, actor, Some(seq));
            games.decide_in_tournament(actor, code, decline).await?
        }
    };
    Ok(view::done(t, &done))
}

/// Checks that the invitation of an entry is the member's and not answered.
fn must_be_invited(now: &Snapshot, entrant: u32, user: UserId) -> Result<(), ActionError> {
    let invited = now.tournament.entrant(EntrantId(entrant)).ok_or(TournamentError::Unknown)?;
    Err(match invited.state {
        _ if invited.person.id != user => {
            TournamentError::ForSomebodyElse(invited.person.name.clone())
        }
        EntrantState::Invited => return Ok(()),
        EntrantState::Entered => TournamentError::Joined,
        EntrantState::Left => TournamentError::HasLeft(invited.person.name.clone()),
    }
    .into())
}
