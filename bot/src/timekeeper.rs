//! The one loop that looks after what happens when nobody acts. Deadlines stand in the data file, so no restart loses
//! one; the bot's own absences are not the players' fault and are credited to them.

use std::time::Duration;

use tokio::sync::watch;

use crate::Bot;
use crate::error::chain;
use crate::store::StoreError;
use crate::time::{MINUTE, Millis, Stopwatch};

/// How often the data file is asked what is due. That costs microseconds.
const EVERY: Duration = Duration::from_secs(1);

/// How often the bot writes down that it is alive.
const SIGN_OF_LIFE: Millis = MINUTE / 2;

/// Shorter jumps are those of a time server at work.
const JUMP: Millis = 2 * MINUTE;

/// So many games are looked at in a row before the loop looks up.
const AT_ONCE: i64 = 100;

/// Looks after the games until `stop` turns true. Nothing is due while members cannot act because the bot is not
/// `connected` with Discord: that is an absence like any other.
pub(crate) async fn run(
    bot: Bot,
    mut connected: watch::Receiver<bool>,
    mut stop: watch::Receiver<bool>,
) {
    while !*stop.borrow() {
        tokio::select! {
            // An error means that the gateway is gone, which ends the process as well.
            _ = connected.wait_for(|connected| *connected) => {}
            _ = stop.changed() => continue,
        }
        match bot.play.wake_up().await {
            Ok(0) => {}
            Ok(outage) => tracing::info!(
                seconds = outage / 1000,
                "the players get back the time in which the bot was away"
            ),
            Err(error) => {
                tracing::error!(error = %chain(&error), "an outage could not be credited");
            }
        }
        let mut alive = bot.play.now();
        let mut watch = Stopwatch::start();
        while *connected.borrow() && !*stop.borrow() {
            let jump = watch.jump();
            if let Err(error) = look_around(&bot, jump, &mut alive).await {
                tracing::error!(error = %chain(&error), "the clocks cannot be looked after");
            }
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = connected.changed() => {}
                _ = stop.changed() => {}
            }
        }
    }
}

/// Does what is due; or, if the clock of the machine has jumped, only that about it.
async fn look_around(bot: &Bot, jump: Millis, alive: &mut Millis) -> Result<(), StoreError> {
    let store = bot.play.store();
    if jump.abs() > JUMP {
        tracing::warn!(
            seconds = jump / 1000,
            "the clock of this machine has jumped; deadlines move with it"
        );
        store.credit(jump).await?;
        // It must not count as an absence once more.
        bot.play.stay_awake().await?;
        *alive = store.now();
        return Ok(());
    }
    let now = store.now();
    if (now - *alive).abs() >= SIGN_OF_LIFE {
        bot.play.stay_awake().await?;
        *alive = now;
    }
    for code in store.due(AT_ONCE).await? {
        if let Err(error) = bot.play.keep_time(&code).await {
            tracing::error!(game = %code, error = %chain(&error), "what is due cannot be done");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use render::FontSource;
    use rules::{Kind, Options};

    use super::*;
    use crate::config::Token;
    use crate::discord::Rest;
    use crate::play::{Actor, NewTable};
    use crate::store::{Person, Store, Terms};
    use crate::time::{Clock, DAY, HOUR};

    /// A laptop slept, or somebody set the clock: nobody loses a game by it.
    #[tokio::test]
    async fn deadlines_move_with_a_clock_that_jumps() {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::standing_at(1_793_620_800_000);
        let store = Store::open_at(&folder.path().join("pacru.db"), clock.clone()).await;
        let rest = Rest::new(&Token::from(String::new()), None).unwrap();
        let bot = Bot::new(store.unwrap(), rest, FontSource::Bundled).unwrap();
        let actor = |id: i64| Actor {
            person: Person {
                id: id.into(),
                name: format!("Player {id}"),
            },
            interaction: id.into(),
        };
        let table = NewTable {
            guild: Some(1_i64.into()),
            channel: 2_i64.into(),
            kind: Kind::Pacru,
            options: Options::default(),
            players: Some(2),
            terms: Terms::default(),
            opponents: Vec::new(),
            computers: None,
        };
        let said = bot.play.open(&actor(1), table).await.unwrap();
        let code = said.split('`').nth(1).unwrap().to_owned();
        bot.play.join(&actor(2), &code).await.unwrap();
        let deadline = async || {
            let game = bot.play.store().game(&code).await.unwrap().unwrap();
            game.timing.deadline_at
        };

        let before = deadline().await.unwrap();
        let mut alive = clock.now();
        for jump in [5 * DAY, -2 * HOUR] {
            clock.set(clock.now() + jump);
            look_around(&bot, jump, &mut alive).await.unwrap();
        }
        assert_eq!(deadline().await, Some(before + 5 * DAY - 2 * HOUR));
        look_around(&bot, 0, &mut alive).await.unwrap();
        assert_eq!(
            deadline().await,
            Some(before + 5 * DAY - 2 * HOUR),
            "nothing was due"
        );
    }
}
