//! Messages of versions without marks.
//!
//! Up to layout 26 no component carried the nonce of its row. If such a version ended between a post and the answer, and this
//! one starts after Discord has forgotten the nonce, the message is found as that version found it: by its buttons. This
//! module, `unmarked` in the outbox and in [`Identity`](discord::Identity) can go once nobody updates from such a version:
//! rows are tried for days at most.

use play::tournament::TournamentNotification;
use play::{Notification, Subject};
use store::OutboxMessage;
use view::custom_id::{Action, CustomId, GameButton, TournamentAction, TournamentButton};

use crate::{Bot, Result};

/// The buttons by one of which a version without marks recognised the message of a row; none for rows of later versions,
/// or if the row was never tried.
pub(super) async fn buttons(bot: &Bot, queued: &OutboxMessage) -> Result<Option<Vec<CustomId>>> {
    if !queued.unmarked || queued.attempts == 0 {
        return Ok(None);
    }
    let buttons = match queued.subject {
        Subject::Game(id) => {
            let game = bot.games.store().game_by_id(id).await?;
            game.map(|game| of_game(queued, &game.code, game.seq)).unwrap_or_default()
        }
        Subject::Tournament(id) => {
            let now = bot.games.tournament_by_id(id).await?;
            match &queued.notification {
                Notification::Tournament(TournamentNotification::Tournament { .. }) => {
                    let (code, action) = (now.tournament.code, TournamentAction::Leave);
                    vec![TournamentButton { code, action }.into()]
                }
                // By its text.
                _ => Vec::new(),
            }
        }
        // Later versions alone tell something about servers.
        Subject::Guild(_) => Vec::new(),
    };
    Ok(Some(buttons))
}

/// The same for a row about the game with this code and so many events.
fn of_game(queued: &OutboxMessage, code: &str, events: i64) -> Vec<CustomId> {
    let button = |seq, action| GameButton { code: code.to_owned(), seq, action }.into();
    match queued.notification {
        Notification::Board { seq, .. } => {
            [Action::Board, Action::History].map(|action| button(seq, action)).into()
        }
        Notification::Here { .. } => {
            let board = [Action::Board, Action::History].map(|action| button(events, action));
            let table = (0..=events).map(|seq| button(seq, Action::Join));
            board.into_iter().chain(table).collect()
        }
        Notification::Lobby { .. } => (0..=events).map(|seq| button(seq, Action::Join)).collect(),
        Notification::Notice { seq, .. } | Notification::ModeratorAction { seq, .. } => {
            vec![button(seq, Action::Board)]
        }
        Notification::Reminder { seq, .. } => vec![button(seq, Action::Tomorrow)],
        // By their texts, or not at all.
        _ => Vec::new(),
    }
}
