//! Members' answers to puzzles, their puzzle ratings, and the tasks that they have done.

use std::collections::{HashMap, HashSet};

use ai::Puzzle;
use boxed::boxed;
use play::puzzle::{Attempts, Difficulties, Tried, is_starter, rate, rating};
use play::rating::{PoolRating, Rating};
use play::{InteractionId, RatingChange, UserId};
use rules::Kind;

use super::pool::Executor;
use super::query::{execute, fetch_all, fetch_one, fetch_optional};
use super::{Result, Store, narrow, ratings};

#[boxed]
impl Store {
    /// A member's attempts at the puzzles of a game.
    pub async fn puzzle_attempts(&self, user: UserId, kind: Kind) -> Result<Attempts> {
        let rows = fetch_all! { &self.reader, (puzzle, solved, met, at);
            r#"SELECT puzzle, solved = 1 AS "solved!: bool", met, at FROM puzzle_attempts WHERE user_id = $1 AND game = $2"#,
                user, kind.slug();
        };
        let tried = rows.into_iter().map(|(puzzle, solved, met, at)| {
            Ok((puzzle.cast_unsigned(), Tried { solved, met: narrow(met)?, at }))
        });
        let tried = tried.collect::<Result<HashMap<u64, Tried>>>()?;
        let standing = standing(&self.reader, user, kind).await?;
        let difficulties = self.puzzle_difficulties(kind).await?;
        Ok(Attempts { standing, tried, difficulties, at: self.now() })
    }

    /// How hard the puzzles of a game are.
    pub async fn puzzle_difficulties(&self, kind: Kind) -> Result<Difficulties> {
        difficulties(&self.reader, kind).await
    }

    /// The names of the tasks of a game that a member has done.
    pub async fn tasks_done(&self, user: UserId, kind: Kind) -> Result<HashSet<String>> {
        let tasks = fetch_all! { &self.reader;
            "SELECT task FROM tasks_done WHERE user_id = $1 AND game = $2", user, kind.slug();
        };
        Ok(tasks.into_iter().collect())
    }

    /// Whether a member has at most one game of this kind, and has done no task of it.
    pub async fn is_new_to(&self, user: UserId, kind: Kind) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT NOT EXISTS (SELECT 1 FROM tasks_done WHERE user_id = $1 AND game = $2)
                 AND NOT EXISTS (
                   SELECT 1 FROM players JOIN games ON games.id = players.game_id
                   WHERE players.user_id = $1 AND games.ruleset = $2 ORDER BY games.id LIMIT 1 OFFSET 1)
               AS "is_new!: bool""#, user, kind.slug();
        })
    }

    /// Keeps that a member has done a task.
    pub async fn task_done(&self, user: UserId, kind: Kind, task: &str) -> Result<()> {
        execute! { &self.writer;
            "INSERT INTO tasks_done (user_id, game, task, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (user_id, game, task) DO NOTHING",
                user, kind.slug(), task, self.now();
        }
        Ok(())
    }

    /// Stores a member's answer to a puzzle. Only the first one is rated, and changes the puzzle's
    /// difficulty as well; one to a starter is not, nor is one that the member could have read, as
    /// `solution_posted` says. Its effect is returned, also when the same interaction is delivered
    /// again. Later answers only record that the puzzle was solved after all, or when it comes
    /// again.
    pub async fn answer_puzzle(
        &self,
        user: UserId,
        puzzle: &Puzzle,
        solved: bool,
        solution_posted: bool,
        interaction: InteractionId,
    ) -> Result<Option<RatingChange>> {
        let at = self.now();
        let mut tx = self.begin().await?;
        let kind = puzzle.position.kind();
        let (game, number) = (kind.slug(), puzzle.id().cast_signed());
        let before = fetch_optional! { &mut tx, (solved, met, at, interaction_id, mu0, sigma0, mu1, sigma1);
            r#"SELECT solved = 1 AS "solved!: bool", met, at, interaction_id, mu0, sigma0, mu1, sigma1
               FROM puzzle_attempts WHERE user_id = $1 AND game = $2 AND puzzle = $3"#, user, game, number;
        };
        if let Some((was_solved, met, last_at, answered_in, mu0, sigma0, mu1, sigma1)) = before {
            if answered_in == interaction.get() {
                return Ok(Some(RatingChange::read((mu0, sigma0), (mu1, sigma1))));
            }
            let was = Tried { solved: was_solved, met: narrow(met)?, at: last_at };
            let is = was.after(solved, at);
            if is != was {
                execute! { &mut tx;
                    "UPDATE puzzle_attempts SET solved = $1, met = $2, at = $3 WHERE user_id = $4 AND game = $5 AND puzzle = $6",
                        is.solved, is.met, is.at, user, game, number;
                }
                tx.commit().await?;
            }
            return Ok(None);
        }
        let before = standing(&mut tx, user, kind).await?;
        let hard = difficulties(&mut tx, kind).await?.of(puzzle);
        let rated =
            (!is_starter(puzzle) && !solution_posted).then(|| rate(before, hard, solved, at));
        let was = rating(before);
        let is = rated.map_or(was, |(_, change, _)| change.after);
        execute! { &mut tx;
            "INSERT INTO puzzle_attempts (user_id, game, puzzle, solved, at, interaction_id, mu0, sigma0, mu1, sigma1)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                user, game, number, solved, at, interaction, was.mu, was.sigma, is.mu, is.sigma;
        }
        if let Some((now, _, hard)) = rated {
            execute! { &mut tx;
                "INSERT INTO puzzle_ratings (user_id, game, mu, sigma, puzzles, last_at) VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (user_id, game) DO UPDATE SET
                   mu = excluded.mu, sigma = excluded.sigma, puzzles = excluded.puzzles, last_at = excluded.last_at",
                    user, game, now.rating.mu, now.rating.sigma, now.games, now.last_at;
            }
            execute! { &mut tx;
                "INSERT INTO puzzle_difficulties (game, puzzle, mu, sigma, answers) VALUES ($1, $2, $3, $4, 1)
                 ON CONFLICT (game, puzzle) DO UPDATE SET
                   mu = excluded.mu, sigma = excluded.sigma, answers = puzzle_difficulties.answers + 1",
                    game, number, hard.mu, hard.sigma;
            }
        }
        tx.commit().await?;
        Ok(Some(RatingChange { before: was, after: is }))
    }
}

/// How hard the puzzles of a game are.
async fn difficulties(executor: impl Into<Executor<'_>>, kind: Kind) -> Result<Difficulties> {
    let rows = fetch_all! { executor, (puzzle, mu, sigma);
        "SELECT puzzle, mu, sigma FROM puzzle_difficulties WHERE game = $1", kind.slug();
    };
    let read = |(puzzle, mu, sigma): (i64, _, _)| (puzzle.cast_unsigned(), Rating { mu, sigma });
    Ok(Difficulties(rows.into_iter().map(read).collect()))
}

/// A member's puzzle rating in a game.
async fn standing(
    executor: impl Into<Executor<'_>>,
    user: UserId,
    kind: Kind,
) -> Result<Option<PoolRating>> {
    let row = fetch_optional! { executor, (mu, sigma, puzzles, last_at);
        "SELECT mu, sigma, puzzles, last_at FROM puzzle_ratings WHERE user_id = $1 AND game = $2", user, kind.slug();
    };
    row.map(ratings::standing).transpose()
}
