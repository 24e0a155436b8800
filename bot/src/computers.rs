//! The one loop in which computers take their turns. Whose turn it is stands in the data file, so nothing is lost by a
//! restart, a full desk or a full disk: it is asked for again.

use std::collections::HashMap;
use std::time::Duration;

use ai::Level;
use backon::{ExponentialBuilder, Retryable};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinSet};

use crate::error::chain;
use crate::play;
use crate::store::{Game, StoreError};
use crate::{Bot, Error};

/// Changes are heard of at once; the data file is asked, too, in case one was missed.
const EVERY: Duration = Duration::from_secs(20);

/// In so many games at once turns are under way; others wait in the data file.
const AT_ONCE: usize = 64;

/// Computers who think, by the code of their game.
type Thinking = HashMap<String, (i64, AbortHandle)>;

/// The code of a game and the number of events that a computer has thought about.
type Done = (String, i64);

/// Has computers take their turns until `stop` turns true.
pub(crate) async fn run(bot: Bot, mut stop: watch::Receiver<bool>) {
    let mut changed = bot.play.computers_news();
    let mut table = Tables {
        bot: &bot,
        thinking: Thinking::new(),
        turns: JoinSet::new(),
    };
    table.look_around().await;
    while !*stop.borrow() {
        tokio::select! {
            code = changed.recv() => match code {
                Ok(code) => table.look_at(&code).await,
                Err(RecvError::Lagged(_)) => table.look_around().await,
                // Cannot be: `bot` could still say something.
                Err(RecvError::Closed) => break,
            },
            Some(done) = table.turns.join_next() => {
                let was_full = table.turns.len() + 1 >= AT_ONCE;
                if let Ok(done) = done {
                    table.forget(&done);
                }
                if was_full {
                    table.look_around().await;
                }
            }
            () = tokio::time::sleep(EVERY) => table.look_around().await,
            _ = stop.changed() => {}
        }
    }
    bot.desk.close();
}

/// The tables at which computers sit.
struct Tables<'a> {
    bot: &'a Bot,
    thinking: Thinking,
    turns: JoinSet<Done>,
}

impl Tables<'_> {
    /// Begins every turn that computers owe, as far as there is room.
    async fn look_around(&mut self) {
        let limit = i64::try_from(2 * AT_ONCE).unwrap_or(i64::MAX);
        match self.bot.play.store().waiting_for_computers(limit).await {
            Ok(games) => games.into_iter().for_each(|game| self.begin(game)),
            Err(error) => tracing::error!(error = %chain(&error), "computers cannot see the games"),
        }
    }

    /// Ends what a computer thinks about a game that has gone on, and begins its next turn.
    async fn look_at(&mut self, code: &str) {
        match self.bot.play.store().game(code).await {
            Ok(Some(game)) => self.begin(game),
            Ok(None) => {}
            Err(error) => {
                tracing::error!(game = code, error = %chain(&error), "a computer cannot see its game");
            }
        }
    }

    fn begin(&mut self, game: Game) {
        if let Some((seen, turn)) = self.thinking.get(&game.code) {
            if *seen == game.seq && game.computer_to_move().is_some() {
                return;
            }
            turn.abort();
            self.thinking.remove(&game.code);
        }
        if let Some(level) = game.computer_to_move()
            && self.turns.len() < AT_ONCE
        {
            let (code, seen) = (game.code.clone(), game.seq);
            let turn = self.turns.spawn(take_turn(self.bot.clone(), game, level));
            self.thinking.insert(code, (seen, turn));
        }
    }

    fn forget(&mut self, (code, seen): &Done) {
        if self
            .thinking
            .get(code)
            .is_some_and(|(other, _)| other == seen)
        {
            self.thinking.remove(code);
        }
    }
}

/// Takes one turn for a computer, again and again while the data file fails.
async fn take_turn(bot: Bot, game: Game, level: Level) -> Done {
    let patience = ExponentialBuilder::new()
        .with_min_delay(Duration::from_millis(200))
        .with_max_delay(Duration::from_secs(30))
        .without_max_times();
    let taken = (|| try_turn(&bot, &game, level))
        .retry(patience)
        .when(Error::may_pass)
        .notify(|error, wait| {
            tracing::warn!(game = %game.code, error = %chain(error), ?wait, "a computer tries its turn again");
        })
        .await;
    if let Err(error) = taken {
        tracing::error!(game = %game.code, error = %chain(&error), "a computer cannot take its turn");
    }
    (game.code, game.seq)
}

async fn try_turn(bot: &Bot, game: &Game, level: Level) -> Result<(), Error> {
    let table = bot.play.table(game).await?;
    let number = u64::try_from(game.id.get()).unwrap_or_default();
    let turns_played = usize::try_from(game.ply).unwrap_or(usize::MAX);
    let seed = level.seed(number, turns_played);
    let turn = bot.desk.turn(game.guild, &table, level, seed).await?;
    if let Some(turn) = turn {
        let taken = bot
            .play
            .take_computers_turn(&game.code, game.seq, &turn)
            .await;
        match taken {
            Ok(played) => {
                tracing::debug!(game = %game.code, %level, turn, played, "a computer's turn");
            }
            // The game has gone on meanwhile.
            Err(play::Error::Store(StoreError::Stale)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
