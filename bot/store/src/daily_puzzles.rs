//! The daily puzzle of each server that wants one, and who has solved it.

use boxed::boxed;
use play::daily_puzzle::{DailyPuzzle, DailyResults, choose, streak};
use play::time::{DAY, Millis};
use play::{ChannelId, GuildId, MessageId, UserId};
use rules::Kind;

use super::claims::claim;
use super::pool::Transaction;
use super::query::{execute, fetch_all, fetch_one, fetch_optional, rows_changed};
use super::{Result, Store, narrow, nonce};

#[boxed]
impl Store {
    /// Starts a daily puzzle in a channel; the first is due at once. If the server has had it
    /// before, its days go on being counted.
    pub async fn begin_daily_puzzle(
        &self,
        guild: GuildId,
        channel: ChannelId,
        kind: Option<Kind>,
    ) -> Result<()> {
        execute! { &self.writer;
            "INSERT INTO daily_puzzles (guild_id, channel_id, game, nonce, next_at, number)
             VALUES ($1, $2, $3, $4, $5, (SELECT coalesce(max(number), 0) FROM daily_answers WHERE guild_id = $1))
             ON CONFLICT (guild_id) DO UPDATE SET
               channel_id = excluded.channel_id, game = excluded.game, next_at = excluded.next_at, active = 1",
                guild, channel, kind.map(Kind::slug), nonce(), self.now();
        }
        Ok(())
    }

    /// Stops the daily puzzle; true if there was one.
    pub async fn end_daily_puzzle(&self, guild: GuildId) -> Result<bool> {
        let ended = rows_changed! { &self.writer;
            "UPDATE daily_puzzles SET active = 0 WHERE guild_id = $1 AND active = 1", guild;
        };
        Ok(ended > 0)
    }

    /// Begins the day on up to `limit` servers where it is due. Days on which the bot was away have
    /// no puzzle.
    pub async fn begin_days(&self, limit: usize) -> Result<()> {
        let now = self.now();
        let due = fetch_all! { &self.reader, (guild_id, game, number, next_at);
            r#"SELECT guild_id AS "guild_id!", game, number AS "number!", next_at AS "next_at!"
               FROM daily_puzzles WHERE active = 1 AND next_at <= $1 AND
                 (SELECT holder FROM shards
                  WHERE shards.id = (guild_id >> 22) % (SELECT total FROM shards WHERE shards.id = 0)) = $3
               ORDER BY next_at LIMIT $2"#, now, limit, self.holder;
        };
        for (guild, game, before, due_at) in due {
            let next_at = due_at + ((now - due_at) / DAY + 1) * DAY;
            let (number, nonce) = (before + 1, nonce());
            // A game that this version does not know is read as none.
            let kind = game.and_then(|game| game.parse().ok());
            let puzzle = choose(guild.into(), kind, narrow(number)?);
            let puzzle = puzzle.map(|puzzle| puzzle.id().cast_signed());
            let mut tx = self.begin().await?;
            let begun = rows_changed! { &mut tx;
                "UPDATE daily_puzzles SET number = $1, yesterday = puzzle, puzzle = $2, message_id = NULL, nonce = $3,
                   next_at = $4, not_before = 0
                 WHERE guild_id = $5 AND number = $6", number, puzzle, nonce, next_at, guild, before;
            };
            if begun == 1 {
                solve_yesterdays(&mut tx, guild, now).await?;
            }
            tx.commit().await?;
        }
        Ok(())
    }

    /// Whether the solution of a puzzle has been posted on a server.
    pub async fn solution_is_posted(&self, guild: GuildId, puzzle: u64) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM daily_solutions WHERE guild_id = $1 AND puzzle = $2) AS "posted!: bool""#,
                guild, puzzle.cast_signed();
        })
    }

    /// Claims up to `limit` daily puzzles that are not posted yet. No other process gets them for a
    /// minute.
    pub async fn claim_daily_puzzles(&self, limit: usize) -> Result<Vec<DailyPuzzle>> {
        let claimed = claim!(
            self,
            limit,
            (guild_id, channel_id, number, puzzle, yesterday, nonce),
            r#"SELECT guild_id AS "guild_id!", channel_id AS "channel_id!", number AS "number!", puzzle, yesterday,
                 nonce AS "nonce!"
               FROM daily_puzzles WHERE message_id IS NULL AND active = 1 AND number > 0 AND not_before <= $1 AND
                 (SELECT holder FROM shards
                  WHERE shards.id = (guild_id >> 22) % (SELECT total FROM shards WHERE shards.id = 0)) = $3
               ORDER BY not_before LIMIT $2"#,
            "UPDATE daily_puzzles SET not_before = $1 WHERE not_before <= $2 AND guild_id = $3 AND nonce = $4",
            guild_id,
            nonce,
        );
        let daily =
            claimed.into_iter().map(|(guild, channel, number, puzzle, yesterday, nonce)| {
                Ok(DailyPuzzle {
                    guild: guild.into(),
                    channel: channel.into(),
                    number: narrow(number)?,
                    puzzle: puzzle.map(i64::cast_unsigned),
                    yesterday: yesterday.map(i64::cast_unsigned),
                    nonce,
                })
            });
        daily.collect()
    }

    /// Records the message that shows the daily puzzle.
    pub async fn daily_puzzle_posted(&self, daily: &DailyPuzzle, message: MessageId) -> Result<()> {
        execute! { &self.writer;
            "UPDATE daily_puzzles SET message_id = $1 WHERE guild_id = $2 AND nonce = $3",
                message, daily.guild, daily.nonce;
        }
        Ok(())
    }

    /// Records that the daily puzzle could not be posted; it is not tried again before
    /// `not_before`.
    pub async fn postpone_daily_puzzle(
        &self,
        daily: &DailyPuzzle,
        not_before: Millis,
    ) -> Result<()> {
        execute! { &self.writer;
            "UPDATE daily_puzzles SET not_before = $1 WHERE guild_id = $2 AND nonce = $3",
                not_before, daily.guild, daily.nonce;
        }
        Ok(())
    }

    /// Keeps a member's answer if it is their first to today's puzzle of their server. Returns how
    /// many days in a row they have solved, if today is one of them.
    pub async fn answer_daily_puzzle(
        &self,
        guild: GuildId,
        user: UserId,
        puzzle: u64,
        solved: bool,
    ) -> Result<Option<u32>> {
        let mut tx = self.begin().await?;
        let number = fetch_optional! { &mut tx;
            "SELECT number FROM daily_puzzles WHERE guild_id = $1 AND puzzle = $2 AND active = 1",
                guild, puzzle.cast_signed();
        };
        let Some(number) = number else {
            return Ok(None);
        };
        execute! { &mut tx;
            "INSERT INTO daily_answers (guild_id, number, user_id, solved, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (guild_id, number, user_id) DO NOTHING", guild, number, user, solved, self.now();
        }
        tx.commit().await?;
        let numbers = self.days_solved(guild, user, number).await?;
        Ok((numbers.first() == Some(&narrow(number)?)).then(|| streak(&numbers)))
    }

    /// Who answered and solved the puzzle of a day.
    pub async fn daily_results(&self, guild: GuildId, number: u32) -> Result<DailyResults> {
        let answers = fetch_all! { &self.reader, (user_id, solved);
            r#"SELECT user_id, solved = 1 AS "solved!: bool" FROM daily_answers
               WHERE guild_id = $1 AND number = $2 ORDER BY at, user_id"#, guild, number;
        };
        let mut results = DailyResults { answers: answers.len(), ..DailyResults::default() };
        for (solver, _) in answers.into_iter().filter(|(_, solved)| *solved) {
            let solver = solver.into();
            let numbers = self.days_solved(guild, solver, number.into()).await?;
            results.solvers.push((solver, streak(&numbers)));
        }
        Ok(results)
    }

    /// The numbers, up to this one, of the puzzles that a member has solved, the last first.
    async fn days_solved(&self, guild: GuildId, user: UserId, number: i64) -> Result<Vec<u32>> {
        let numbers = fetch_all! { &self.reader;
            "SELECT number FROM daily_answers
             WHERE user_id = $1 AND guild_id = $2 AND number <= $3 AND solved = 1 ORDER BY number DESC",
                user, guild, number;
        };
        numbers.into_iter().map(narrow).collect()
    }
}

/// Keeps that the message of a new day shows the solution of the previous puzzle. A puzzle that comes
/// again, after all others have come, is a question once more.
async fn solve_yesterdays(tx: &mut Transaction, guild: i64, now: Millis) -> Result<()> {
    execute! { &mut *tx;
        "INSERT INTO daily_solutions (guild_id, puzzle, at)
         SELECT guild_id, yesterday, $2 FROM daily_puzzles WHERE guild_id = $1 AND yesterday IS NOT NULL
         ON CONFLICT (guild_id, puzzle) DO UPDATE SET at = excluded.at", guild, now;
    }
    execute! { &mut *tx;
        "DELETE FROM daily_solutions
         WHERE guild_id = $1 AND puzzle = (SELECT puzzle FROM daily_puzzles WHERE daily_puzzles.guild_id = $1)", guild;
    }
    Ok(())
}

/// Erases the answers of a member on a server.
pub(super) async fn forget(tx: &mut Transaction, guild: GuildId, user: UserId) -> Result<()> {
    execute! { &mut *tx;
        "DELETE FROM daily_answers WHERE user_id = $1 AND guild_id = $2", user, guild;
    }
    Ok(())
}
