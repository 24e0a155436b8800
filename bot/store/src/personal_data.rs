//! Everything that is kept about one member, on all servers: they can read it and have it erased.

use boxed::boxed;
use play::puzzle::Attempts;
use play::rating::PoolRating;
use play::time::Millis;
use play::{GuildId, Note, UserId};
use rules::Kind;

use super::erasure::{forget_personal_data, is_named};
use super::notes::note;
use super::query::{execute, fetch_all, fetch_one, fetch_optional};
use super::ratings::standing;
use super::{Result, Store, StoreError};

/// What is kept about one member, apart from their games and their preferences.
#[derive(Clone, Debug, Default)]
pub struct PersonalData {
    /// Their ratings, one per server and pool: `pacru-2`, or `pacru-m` with more than two players.
    pub ratings: Vec<(GuildId, String, PoolRating)>,
    /// How each rated game changed their rating: its code, and the mean of the estimate before and after it.
    pub rating_changes: Vec<(String, f64, f64)>,
    /// Tournaments that they entered or were invited to.
    pub entries: Vec<KeptEntry>,
    /// Codes of the tournaments that they organise.
    pub organised: Vec<String>,
    /// Codes of the games that they follow.
    pub followed: Vec<String>,
    /// The plans that they made in games: the code of the game, and the lines as JSON.
    pub plans: Vec<(String, String)>,
    /// Their notes, each with the code of its game.
    pub notes: Vec<(String, Note)>,
    /// The turns that they tried out: the code of the game, the turns as JSON, and when the last one was tried.
    pub tried: Vec<(String, String, Millis)>,
    /// When they declined an invitation, or somebody declined theirs, in milliseconds since 1970.
    pub declined: Vec<Millis>,
    /// Their attempts at the puzzles of each game.
    pub puzzles: Vec<(Kind, Attempts)>,
    /// The tasks that they have done, such as `pacru/meeting`.
    pub tasks: Vec<String>,
    /// Their answers to daily puzzles.
    pub daily_answers: Vec<KeptDailyAnswer>,
    /// Their actions as a moderator.
    pub moderated: Vec<KeptModeration>,
}

/// A member's entry in a tournament.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct KeptEntry {
    /// The tournament.
    pub code: String,
    /// The server.
    pub guild_id: i64,
    /// The name under which they entered.
    pub name: String,
    /// Whether they were invited, take part, or have left.
    pub state: String,
}

/// A member's answer to a daily puzzle.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct KeptDailyAnswer {
    /// The server.
    pub guild_id: i64,
    /// The number of the puzzle on this server, from 1.
    pub number: i64,
    /// Whether it was right.
    pub solved: bool,
    /// When they answered, in milliseconds since 1970.
    pub at: i64,
}

/// An action of a moderator.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct KeptModeration {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The server on which they acted.
    pub guild_id: i64,
    /// The command.
    pub action: String,
    /// The reason that they gave.
    pub reason: Option<String>,
}

#[boxed]
impl Store {
    /// What is kept about a member, apart from their games, preferences and availability.
    pub async fn personal_data(&self, user: UserId) -> Result<PersonalData> {
        let mut puzzles = Vec::new();
        for kind in Kind::ALL {
            let attempts = self.puzzle_attempts(user, kind).await?;
            if !attempts.tried.is_empty() {
                puzzles.push((kind, attempts));
            }
        }
        let ratings = fetch_all! { &self.reader, (guild_id, pool, mu, sigma, games, last_at);
            "SELECT guild_id, pool, mu, sigma, games, last_at FROM ratings WHERE user_id = $1
             ORDER BY guild_id, pool", user;
        };
        let ratings = ratings.into_iter().map(|(guild, pool, mu, sigma, games, last_at)| {
            Ok((guild.into(), pool, standing((mu, sigma, games, last_at))?))
        });
        let notes = fetch_all! { &self.reader, (code, ply, text, at);
            "SELECT games.code, notes.ply, notes.text, notes.at FROM notes
             JOIN games ON games.id = notes.game_id
             WHERE notes.user_id = $1 ORDER BY notes.game_id, notes.ply", user;
        };
        let notes = notes.into_iter().map(|(code, ply, text, at)| (code, note((ply, text, at))));
        Ok(PersonalData {
            puzzles,
            ratings: ratings.collect::<Result<_>>()?,
            notes: notes.collect(),
            rating_changes: fetch_all! { &self.reader, (code, mu0, mu1);
                "SELECT games.code, rating_changes.mu0, rating_changes.mu1 FROM players
                 JOIN rating_changes ON rating_changes.game_id = players.game_id AND rating_changes.player = players.player
                 JOIN games ON games.id = players.game_id
                 WHERE players.user_id = $1 ORDER BY games.id", user;
            },
            entries: fetch_all! { &self.reader, KeptEntry;
                "SELECT tournaments.code, tournaments.guild_id, entrants.name, entrants.state FROM entrants
                 JOIN tournaments ON tournaments.id = entrants.tournament_id
                 WHERE entrants.user_id = $1 ORDER BY tournaments.id", user;
            },
            organised: fetch_all! { &self.reader;
                "SELECT code FROM tournaments WHERE organiser_id = $1 ORDER BY id", user;
            },
            followed: fetch_all! { &self.reader;
                "SELECT games.code FROM watches JOIN games ON games.id = watches.game_id
                 WHERE watches.user_id = $1 AND watches.active = 1 ORDER BY games.id", user;
            },
            plans: fetch_all! { &self.reader, (code, lines);
                "SELECT games.code, plans.lines FROM players
                 JOIN plans ON plans.game_id = players.game_id AND plans.player = players.player
                 JOIN games ON games.id = players.game_id
                 WHERE players.user_id = $1 ORDER BY games.id", user;
            },
            tried: fetch_all! { &self.reader, (code, tree, at);
                "SELECT games.code, variations.tree, variations.at FROM variations
                 JOIN games ON games.id = variations.game_id
                 WHERE variations.user_id = $1 ORDER BY variations.game_id", user;
            },
            declined: fetch_all! { &self.reader;
                "SELECT at FROM declined WHERE inviter_id = $1 OR invited_id = $1 ORDER BY at", user;
            },
            tasks: fetch_all! { &self.reader;
                r#"SELECT game || '/' || task AS "task!: String" FROM tasks_done WHERE user_id = $1 ORDER BY game, task"#, user;
            },
            daily_answers: fetch_all! { &self.reader, KeptDailyAnswer;
                r#"SELECT guild_id, number, solved = 1 AS "solved!: bool", at FROM daily_answers
                   WHERE user_id = $1 ORDER BY guild_id, number"#, user;
            },
            moderated: fetch_all! { &self.reader, KeptModeration;
                "SELECT at, guild_id, action, reason FROM admin_log WHERE actor_id = $1 ORDER BY id", user;
            },
        })
    }

    /// The servers whose data name a member.
    pub async fn servers_of(&self, user: UserId) -> Result<Vec<GuildId>> {
        let guilds = fetch_all! { &self.reader;
            r#"SELECT guild_id AS "guild_id!" FROM (
                 SELECT games.guild_id FROM players JOIN games ON games.id = players.game_id WHERE players.user_id = $1
                 UNION SELECT guild_id FROM games WHERE creator_id = $1
                 UNION SELECT tournaments.guild_id FROM entrants
                   JOIN tournaments ON tournaments.id = entrants.tournament_id WHERE entrants.user_id = $1
                 UNION SELECT guild_id FROM tournaments WHERE organiser_id = $1
                 UNION SELECT guild_id FROM ratings WHERE user_id = $1
                 UNION SELECT guild_id FROM admin_log WHERE actor_id = $1
                 UNION SELECT guild_id FROM daily_answers WHERE user_id = $1
                 UNION SELECT guild_id FROM seeks WHERE user_id = $1
               ) AS servers WHERE guild_id IS NOT NULL ORDER BY guild_id"#, user;
        };
        Ok(guilds.into_iter().map(GuildId::from).collect())
    }

    /// Records that a member wants to be erased everywhere, and returns when that happens: at `due_at`, or earlier if
    /// they had asked before.
    pub async fn request_erasure(&self, user: UserId, due_at: Millis) -> Result<Millis> {
        Ok(fetch_one! { &self.writer;
            r#"INSERT INTO erasures (user_id, due_at) VALUES ($1, $2)
               ON CONFLICT (user_id) DO UPDATE SET due_at = erasures.due_at
               RETURNING due_at AS "due_at!""#, user, due_at;
        })
    }

    /// Records that a member no longer wants to be erased.
    pub async fn withdraw_erasure(&self, user: UserId) -> Result<()> {
        execute! { &self.writer; "DELETE FROM erasures WHERE user_id = $1", user; }
        Ok(())
    }

    /// When a member will be erased, if they have asked for it.
    pub async fn erasure_of(&self, user: UserId) -> Result<Option<Millis>> {
        Ok(fetch_optional! { &self.reader;
            "SELECT due_at FROM erasures WHERE user_id = $1", user;
        })
    }

    /// The members whose erasure is due, the longest overdue first. Only the process that serves what belongs to no
    /// guild gets any.
    pub async fn due_erasures(&self) -> Result<Vec<UserId>> {
        let users = fetch_all! { &self.reader;
            "SELECT user_id FROM erasures WHERE due_at <= $1 AND (SELECT holder FROM shards WHERE shards.id = 0) = $2
             ORDER BY due_at LIMIT 100", self.now(), self.holder;
        };
        Ok(users.into_iter().map(UserId::from).collect())
    }

    /// Deletes what is kept about a member outside of servers, once no server names them any more. Fails with
    /// [`StoreError::Conflict`] when a server names them.
    pub async fn forget_member(&self, user: UserId) -> Result<()> {
        let mut tx = self.begin().await?;
        if is_named(&mut tx, user).await? {
            return Err(StoreError::Conflict);
        }
        forget_personal_data(&mut tx, user).await?;
        tx.commit().await?;
        self.empty_log_of_erased().await;
        Ok(())
    }
}
