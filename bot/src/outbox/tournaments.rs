//! Messages about tournaments: their one message, rounds, invitations, what the organiser must decide.

use discord::Failure;
use play::audience::{Audience, Place, Visible};
use play::tournament::{
    Happened, RULED, Snapshot, TournamentEvent, TournamentNotification as News,
};
use play::{Game, Posted, Purpose, Subject, UserId};
use store::{OutboxMessage, StoreError};
use view::tournaments as posts;

use super::sending::{Delivery, already_posted, deliver, edit, noted, post_once};
use super::thread;
use crate::{Bot, Result};

/// Posts a message about a tournament. A message that has become obsolete, such as an invitation that was answered
/// meanwhile, is not sent.
pub(super) async fn tell(
    bot: &Bot,
    queued: &OutboxMessage,
    notification: &News,
) -> Result<Delivery> {
    let (now, games) = load(bot, queued).await?;
    let t = bot.texts_of_server(Some(now.tournament.guild)).await;
    let post = match notification {
        News::Tournament { .. } => return message(bot, queued, &now).await,
        News::Moved { .. } => {
            let shown = (now.tournament.seq, Purpose::Tournament);
            return deliver(bot, queued, &posts::tournament(t, &now), shown).await;
        }
        News::Round { first, last, thread } => {
            let links = bot.games.store().posts_on(now.tournament.guild).await?;
            let round = posts::round(t, &now, (&games, &links), (*first, *last), *thread);
            if *thread {
                let posted = noted(queued, post_once(bot, queued, &round).await?, (*first).into());
                let name = posts::round_name(t, &now, *first, *last);
                let thread = thread::of_round(bot, &posted, &name).await?;
                return Ok(Delivery::Thread(posted, thread));
            }
            Some(round)
        }
        News::Calls { first, last, entrants } => {
            let links = bot.games.store().posts_on(now.tournament.guild).await?;
            posts::calls(t, &now, (&games, &links), (*first, *last), entrants)
        }
        News::Podium { .. } => {
            let drawn = bot.tournament_for_pictures(now).await?;
            let podium = move |renderer: &_| posts::podium(t, renderer, &drawn);
            Some(bot.draw(podium).await?)
        }
        News::RoundOverdue { round, .. } => Some(posts::overdue(t, &now, &games, *round)),
        News::TooFew { .. } => Some(posts::start_missed(t, &now)),
        News::Edited { .. } => Some(posts::edited(t, &now)),
        News::Invitation { entrant, seq } => {
            posts::invitation(t, &now, *entrant).filter(|_| now.awaits_answer(*seq))
        }
        News::Excluded { entrant, seq } => posts::excluded(t, &now, *entrant, *seq),
        News::Reinstated { entrant, .. } => posts::reinstated(t, &now, *entrant),
        News::SubstituteDeclined { leaver, substitute, .. } => {
            Some(posts::substitute_declined(t, &now, [*leaver, *substitute]))
        }
        News::Waits { .. } => posts::waits(t, &now, &games),
        News::CalledOff { board, .. } => {
            posts::called_off(t, &now, &games, pairing::GameId(*board))
        }
        News::Challenge { challenger, seq } => posts::challenge(t, &now, *challenger, *seq),
        News::ChallengeReminder { challenger, seq } => {
            posts::challenge_reminder(t, &now, *challenger, *seq)
        }
        News::ChallengeSettled { challenger, defender, rung, outcome, .. } => {
            let links = bot.games.store().posts_on(now.tournament.guild).await?;
            let (members, what) = ([*challenger, *defender], (*rung, *outcome));
            Some(posts::challenge_settled(t, &now, (&games, &links), members, what))
        }
        News::Ruled { seq } => {
            let author = author(bot, &now, &games, *seq).await?;
            posts::ruled(t, &now, &games, *seq, author.as_ref())
        }
    };
    let Some(post) = post else {
        // What an earlier try has asked is settled: its message is recorded, and loses its buttons.
        return Ok(match (asks(notification), already_posted(bot, queued).await?) {
            (Some(seq), Some(message)) => {
                Delivery::Posted(noted(queued, message.id(), seq), Purpose::Notice)
            }
            _ => Delivery::Done,
        });
    };
    let shown = match notification {
        News::Round { first, .. } => (i64::from(*first), Purpose::Round),
        News::Podium { seq } => (*seq, Purpose::Round),
        notification => match asks(notification) {
            Some(seq) => (seq, Purpose::Notice),
            None => return post_once(bot, queued, &post).await.map(Delivery::Said),
        },
    };
    deliver(bot, queued, &post, shown).await
}

/// The event about which a message asks a member. Its buttons go away when that is [settled](Snapshot::awaits_answer).
fn asks(notification: &News) -> Option<i64> {
    match notification {
        News::Invitation { seq, .. }
        | News::Challenge { seq, .. }
        | News::ChallengeReminder { seq, .. }
        | News::Edited { seq } => Some(*seq),
        _ => None,
    }
}

/// Who has ruled a result by this event, and why.
async fn author(
    bot: &Bot,
    now: &Snapshot,
    games: &Visible<Game>,
    seq: i64,
) -> Result<Option<(UserId, Option<String>)>, StoreError> {
    let event = now.events.iter().find(|event| event.seq == seq);
    let Some(&TournamentEvent { kind: Happened::Ruling { game: board, .. }, at, .. }) = event
    else {
        return Ok(None);
    };
    let of_board = |game: &&Game| game.tournament.is_some_and(|it| it.number == board);
    match games.iter().rfind(of_board) {
        Some(game) => bot.games.store().ruling(game.id, at, RULED).await,
        None => Ok(None),
    }
}

/// Shows a tournament in its one message, which is edited as long as Discord allows it.
async fn message(bot: &Bot, queued: &OutboxMessage, now: &Snapshot) -> Result<Delivery> {
    let store = bot.games.store();
    let tournament = &now.tournament;
    let seq = tournament.seq;
    if let Some(message) = already_posted(bot, queued).await? {
        return Ok(Delivery::Posted(noted(queued, message.id(), seq), Purpose::Tournament));
    }
    let t = bot.texts_of_server(Some(tournament.guild)).await;
    let shown = posts::tournament(t, now);
    if let Some(post) = store.newest_tournament_post(tournament.id, Purpose::Tournament).await? {
        match edit(bot, &post, &shown).await? {
            Ok(()) => {
                return Ok(Delivery::Posted(Posted { seq, ..post }, Purpose::Tournament));
            }
            // It shows an older state from now on; the posts of the rounds and the commands show the newest.
            Err(error) if Failure::of(&error) == Failure::TooOld => return Ok(Delivery::Done),
            Err(error) if matches!(Failure::of(&error), Failure::Gone | Failure::NoChannel) => {}
            Err(error) => return Err(error.into()),
        }
    }
    deliver(bot, queued, &shown, (seq, Purpose::Tournament)).await
}

/// The tournament of a message, and those of its games that everybody in the message's channel may read about.
async fn load(bot: &Bot, queued: &OutboxMessage) -> Result<(Snapshot, Visible<Game>)> {
    let Subject::Tournament(id) = queued.subject else {
        let row = queued.id;
        return Err(StoreError::Unreadable(format!("row {row} of the outbox")).into());
    };
    let now = bot.games.tournament_by_id(id).await?;
    let place = Place { guild: now.tournament.guild, channel: queued.channel };
    let games = bot.games.games_of_tournament(id, Audience::Channel(place)).await?;
    Ok((now, games))
}
