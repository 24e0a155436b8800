//! The mistakes of members in games that are over, and the games in which computers still look for them.

use boxed::boxed;
use play::mistake::Progress;
use play::time::Millis;
use play::{Game, GameId, Player, UserId};

use super::pool::Transaction;
use super::query::{execute, fetch_all, fetch_optional, rows_changed};
use super::{Result, Store, narrow};

/// A mistake as it is kept.
#[derive(Clone, Debug, sqlx::FromRow)]
#[expect(missing_docs, reason = "the migration says what the columns are")]
pub struct KeptMistake {
    pub id: i64,
    pub code: String,
    pub guild_id: Option<i64>,
    pub game: String,
    pub seq: i64,
    pub better: String,
    pub refutation: Option<String>,
    pub best: f64,
    pub rest: f64,
    pub met: i64,
    pub solved: i64,
    pub due_at: Option<i64>,
}

impl KeptMistake {
    /// What a computer has found.
    pub fn found(self) -> ai::Mistake {
        let Self { better, best, rest: left, refutation, .. } = self;
        ai::Mistake { better, best, left, refutation }
    }

    /// How far the member has come with it.
    pub fn progress(&self) -> Result<Progress> {
        let (met, solved) = (narrow(self.met)?, narrow(self.solved)?);
        Ok(Progress { met, solved, due_at: self.due_at })
    }
}

#[boxed]
impl Store {
    /// The oldest game that is over, and in which computers have not looked for mistakes, of those that this process serves.
    pub async fn unreviewed(&self) -> Result<Option<GameId>> {
        let game = fetch_optional! { &self.reader;
            r#"SELECT unreviewed.game_id AS "game_id!" FROM unreviewed JOIN games ON games.id = unreviewed.game_id
             WHERE (SELECT holder FROM shards
                    WHERE shards.id = coalesce(games.guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) = $1
             ORDER BY unreviewed.game_id LIMIT 1"#, self.holder;
        };
        Ok(game.map(GameId::from))
    }

    /// Keeps the mistakes that computers have found in a game, each with its player and the number of its event, unless
    /// that was done before. Whoever was erased meanwhile has none.
    pub async fn reviewed(&self, game: GameId, found: &[(UserId, i64, ai::Mistake)]) -> Result<()> {
        let now = self.now();
        let mut tx = self.begin().await?;
        let first = rows_changed! { &mut tx; "DELETE FROM unreviewed WHERE game_id = $1", game; };
        if first == 0 {
            return Ok(());
        }
        let players: Vec<i64> = fetch_all! { &mut tx;
            "SELECT user_id FROM players WHERE game_id = $1", game;
        };
        for (user, seq, mistake) in found.iter().filter(|(user, ..)| players.contains(&user.get()))
        {
            execute! { &mut tx;
                "INSERT INTO mistakes (user_id, game_id, seq, better, refutation, best, rest, due_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    user, game, seq, mistake.better, mistake.refutation, mistake.best, mistake.left, now;
            }
        }
        Ok(tx.commit().await?)
    }

    /// All mistakes of a member, also those that are solved for good; those that were due first come first.
    pub async fn mistakes_of(&self, user: UserId) -> Result<Vec<KeptMistake>> {
        let mut mistakes = fetch_all! { &self.reader, KeptMistake;
            r#"SELECT mistakes.id AS "id!", games.code, games.guild_id, games.ruleset AS game,
                 mistakes.seq, better, refutation, best, rest, met, solved, mistakes.due_at
               FROM mistakes JOIN games ON games.id = mistakes.game_id WHERE user_id = $1 ORDER BY mistakes.id"#,
                user;
        };
        mistakes.sort_by_key(|mistake| mistake.due_at.unwrap_or(i64::MAX));
        Ok(mistakes)
    }

    /// Keeps a member's answer to a mistake if one is due, and returns when it comes next.
    pub async fn answer_mistake(
        &self,
        user: UserId,
        id: i64,
        solved: bool,
    ) -> Result<Option<Millis>> {
        let kept = self.mistakes_of(user).await?.into_iter().find(|kept| kept.id == id);
        let Some(before) = kept.map(|kept| kept.progress()).transpose()? else { return Ok(None) };
        let Some(after) = before.after(solved, self.now()) else { return Ok(before.due_at) };
        // Of two answers at the same time one counts.
        execute! { &self.writer;
            "UPDATE mistakes SET met = $1, solved = $2, due_at = $3 WHERE id = $4 AND met = $1 - 1",
                after.met, after.solved, after.due_at, id;
        }
        Ok(after.due_at)
    }
}

/// Notes that computers are to look for mistakes in a game that has ended, if members took part.
pub(super) async fn note(tx: &mut Transaction, game: &Game) -> Result<()> {
    let is_member = |player: &Player| player.person.id.get() > 0;
    if game.imported.is_none() && game.players.iter().any(is_member) {
        execute! { &mut *tx;
            "INSERT INTO unreviewed (game_id) VALUES ($1) ON CONFLICT (game_id) DO NOTHING", game.id;
        }
    }
    Ok(())
}
