//! When games and tournaments are due, as it follows from what happened and from what does not count. What is stored of it
//! is an index, which may be built anew at any time.

use std::collections::HashMap;

use boxed::boxed;
use play::clocks::{self, Clocks};
use play::time::{Millis, Uncounted};
use play::tournament::{self, Snapshot, TournamentChange};
use play::{Game, TournamentId, UserId};

use super::leases::HeldShard;
use super::people::vacations;
use super::pool::{Executor, Pool, Transaction};
use super::query::{execute, fetch_all};
use super::seated::{self, SeatedRow};
use super::{Result, Store, StoreError, json};

/// How many games are read at once.
const GAMES: usize = 500;

#[boxed]
impl Store {
    /// Builds the indexes of all games and tournaments of the shards that this process serves. Those that change meanwhile
    /// have their new one by then. Fails when the engine fails: an index that is too early does no harm, and whoever begins
    /// to serve a shard builds them all.
    pub async fn rebuild_index(&self) -> Result<()> {
        for shard in self.held_shards().await? {
            let mut last = 0;
            while let Some(Unfinished { end, games }) =
                unfinished(&mut Source::Reader(&self.reader), shard, last).await?
            {
                last = end;
                let mut tx = self.begin().await?;
                for (mut game, clocks) in games {
                    if clocks.index(&mut game) {
                        let timing = game.timing;
                        execute! { &mut tx;
                            "UPDATE games SET deadline_at = $1, due_at = $2, version = version + 1 WHERE id = $3 AND version = $4",
                                timing.deadline_at, timing.due_at, game.id, game.version;
                        }
                    }
                }
                tx.commit().await?;
            }
            let tournaments = fetch_all! { &self.reader;
                "SELECT id FROM tournaments WHERE status <> 'over' AND coalesce(guild_id >> 22, 0) % $1 = $2",
                    shard.total, shard.id;
            };
            for id in tournaments {
                self.index_tournament(id.into()).await?;
            }
        }
        Ok(())
    }

    /// Builds the indexes of the tournaments of which a member is part, whose vacation has changed.
    pub async fn index_tournaments_of(&self, user: UserId) -> Result<()> {
        let tournaments = fetch_all! { &self.reader;
            "SELECT tournaments.id FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament_id
             WHERE entrants.user_id = $1 AND entrants.state = 'entered' AND tournaments.status IN ('running', 'paused')",
                user;
        };
        for id in tournaments {
            self.index_tournament(id.into()).await?;
        }
        Ok(())
    }

    async fn index_tournament(&self, id: TournamentId) -> Result<()> {
        let now = match self.tournament_by_id(id).await {
            Ok(Some(now)) => now,
            Ok(None) => return Ok(()),
            Err(StoreError::Unreadable(why)) => {
                tracing::error!(why, "nobody knows when a tournament is due");
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        if let Some(after) = behind(&now) {
            let indexed = after.after.tournament;
            execute! { &self.writer;
                "UPDATE tournaments SET round_due_at = $1, due_at = $2, version = version + 1 WHERE id = $3 AND version = $4",
                    indexed.round_due_at, indexed.due_at, id, indexed.version;
            }
        }
        Ok(())
    }

    /// Whether the index of an unfinished game is what follows from the game.
    pub async fn is_indexed(&self, game: &Game) -> Result<bool> {
        let players: Vec<UserId> = game.players.iter().map(|player| player.person.id).collect();
        let clocks = Clocks::new(game, self.vacations(&players).await?);
        Ok(!clocks.index(&mut game.clone()))
    }

    /// The codes of the unfinished tournaments whose index is not what follows from them.
    pub async fn tournaments_behind(&self) -> Result<Vec<String>> {
        let ids = fetch_all! { &self.reader; "SELECT id FROM tournaments WHERE status <> 'over' ORDER BY id"; };
        let mut codes = Vec::new();
        for id in ids {
            if let Some(now) = self.tournament_by_id(TournamentId::from(id)).await?
                && behind(&now).is_some()
            {
                codes.push(now.tournament.code);
            }
        }
        Ok(codes)
    }
}

/// The tournament with its new index, if it has another one.
fn behind(now: &Snapshot) -> Option<TournamentChange> {
    let index = |now: &Snapshot| (now.tournament.round_due_at, now.tournament.due_at);
    let indexed = tournament::index(now);
    (index(&indexed.after) != index(now)).then_some(indexed)
}

/// The next unfinished games of a shard after this id, with their clocks.
struct Unfinished {
    /// The last id among them.
    end: i64,
    games: Vec<(Game, Clocks)>,
}

/// The next unfinished games of a shard after this id; none if there are no more.
async fn unfinished(
    source: &mut Source<'_>,
    shard: HeldShard,
    after: i64,
) -> Result<Option<Unfinished>> {
    let rows = fetch_all! { source.executor(), SeatedRow;
        "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
         WHERE games.id IN (
           SELECT next.id FROM games AS next
           WHERE next.id > $1 AND next.status IN ('open', 'active', 'frozen') AND coalesce(next.guild_id >> 22, 0) % $2 = $3
           ORDER BY next.id LIMIT $4)
         ORDER BY games.id, players.player", after, shard.total, shard.id, GAMES;
    };
    let Some(end) = rows.last().map(|row| row.id) else {
        return Ok(None);
    };
    let away = fetch_all! { source.executor(), (user_id, from, until, vacations_before);
        r#"SELECT DISTINCT people.user_id, vacation_from AS "from?", vacation_until AS "until?", vacations_before
           FROM people JOIN players ON players.user_id = people.user_id
           WHERE vacation_from IS NOT NULL AND players.game_id > $1 AND players.game_id <= $2"#, after, end;
    };
    let mut all = HashMap::new();
    for (user, from, until, before) in away {
        let (user, before): (i64, String) = (user, before);
        all.insert(UserId::from(user), vacations(user.into(), (from, until), Some(&before))?);
    }
    let games = seated::readable(rows).into_iter().map(|game| {
        let players = game.players.iter();
        let away = players.filter_map(|player| all.get(&player.person.id)).flatten().cloned();
        let clocks = Clocks::new(&game, away.collect());
        (game, clocks)
    });
    Ok(Some(Unfinished { end, games: games.collect() }))
}

/// Where games are read: beside other readers, or in a transaction.
enum Source<'s> {
    Reader(&'s Pool),
    Transaction(&'s mut Transaction),
}

impl Source<'_> {
    fn executor(&mut self) -> Executor<'_> {
        match self {
            Self::Reader(pool) => (&**pool).into(),
            Self::Transaction(tx) => (&mut **tx).into(),
        }
    }
}

/// Lets nothing in the games of a shard lie ahead of the present, to which the clock of the machine was put back. Whoever has
/// loaded one must load it again.
pub(super) async fn put_back(tx: &mut Transaction, shard: HeldShard, now: Millis) -> Result<()> {
    let mut last = 0;
    while let Some(Unfinished { end, games }) =
        unfinished(&mut Source::Transaction(tx), shard, last).await?
    {
        last = end;
        for (mut game, _) in games {
            clocks::put_back(&mut game, now);
            let (timing, uncounted) = (game.timing, json(&game.uncounted, &game.code)?);
            execute! { &mut *tx;
                "UPDATE games SET began_at = $1, paused_at = $2, reminded_at = $3, remind_from = $4, uncounted = $5,
                   version = version + 1
                 WHERE id = $6",
                    timing.began_at, timing.paused_at, timing.reminded_at, timing.remind_from, uncounted, game.id;
                "UPDATE players SET left_at = $1 WHERE game_id = $2 AND left_at > $1", now, game.id;
            }
        }
    }
    let tournaments = fetch_all! { &mut *tx, (id, uncounted);
        "SELECT id, uncounted FROM tournaments
         WHERE status <> 'over' AND uncounted <> '[]' AND coalesce(guild_id >> 22, 0) % $1 = $2", shard.total, shard.id;
    };
    for (id, uncounted) in tournaments {
        let (id, uncounted): (i64, String) = (id, uncounted);
        let Ok(mut uncounted) = serde_json::from_str::<Uncounted>(&uncounted) else { continue };
        uncounted.put_back(now);
        let uncounted = json(&uncounted, "intervals")?;
        execute! { &mut *tx;
            "UPDATE tournaments SET uncounted = $1, version = version + 1 WHERE id = $2", uncounted, id;
        }
    }
    Ok(())
}
