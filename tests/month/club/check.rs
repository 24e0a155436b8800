//! The checks at the end of the month.

use super::*;

impl Club {
    /// Compares what members were told with what is stored.
    pub(crate) async fn check(&mut self) -> Counts {
        self.check_quiet();
        self.check_results().await;
        let of_tournaments = self.check_tournaments().await;
        self.games.extend(of_tournaments);
        let mut counts = self.counts;
        for ((game, purpose, seq), times) in &self.channel.posts {
            assert_eq!(*times, 1, "{purpose} {seq} of {game:?} was posted more than once");
            counts.posts += 1;
        }
        for code in &self.games {
            let game = self.game(code).await;
            let events = self.service().store().history(&game, i64::MAX).await.unwrap();
            let turns = events.iter().filter_map(|event| match &event.kind {
                EventKind::Turn(turn) if turn != "pass" => Some(turn.clone()),
                _ => None,
            });
            let mut taken = self.ledger.turns.remove(code).unwrap_or_default();
            taken.retain(|turn| turn != "pass");
            assert_eq!(turns.collect::<Vec<_>>(), taken, "the turns of {code}");
            assert!(events.is_sorted_by_key(|event| (event.seq, event.at)), "{code}");
            if game.started_at.is_some() {
                let replay = self.service().replay(&game, game.seq, game.seq).await;
                replay.expect("a game that replays");
                let shown = events.iter().rfind(|event| {
                    matches!(
                        event.kind,
                        EventKind::Start
                            | EventKind::Turn(_)
                            | EventKind::Resign
                            | EventKind::TimeOut
                            | EventKind::Skip
                    )
                });
                let boards = self.channel.posts.keys().filter(|(id, purpose, _)| {
                    *id == play::Subject::Game(game.id) && *purpose == "board"
                });
                let newest = boards.map(|(_, _, seq)| *seq).max();
                let shown = shown.map(|event| event.seq);
                assert!(newest >= shown, "the newest board of {code} was not posted");
            }
            match game.status {
                GameStatus::Finished => counts.finished += 1,
                GameStatus::Frozen => panic!("{code} is on hold"),
                GameStatus::Active if game.timing.deadline_at.is_some() => {
                    let deadline = game.timing.deadline_at.expect("just seen");
                    let claimed = game.terms.timeout == Timeout::Claimed;
                    // The minute after a deadline does not pass while the bot is away.
                    let waits = game.timing.due_at.is_some_and(|due| due > self.now());
                    let in_time = deadline + GRACE > self.now() || waits;
                    assert!(claimed || in_time, "{code} is overdue");
                }
                _ => {}
            }
        }
        counts
    }

    /// Older boards were deleted.
    fn check_quiet(&self) {
        let Channel { standing, deleted, .. } = &self.channel;
        for (subject, boards) in standing {
            assert!(boards.len() <= 1, "{subject:?} has {boards:?} in a quiet channel");
        }
        assert!(*deleted > 1_000 && standing.len() > 500, "{deleted}, {}", standing.len());
    }

    /// What was written about games when they ended is what follows from them at the end of the
    /// month.
    async fn check_results(&self) {
        if testing::database::is_postgres() {
            return; // The month is kept in a database.
        }
        let path = self.folder.path().join("pacru.db");
        for (query, fits) in [
            ("SELECT count(*) FROM results", 500..i64::MAX),
            (
                "SELECT count(*) FROM (SELECT * FROM results EXCEPT SELECT * FROM results_computed)",
                0..1,
            ),
            (
                "SELECT count(*) FROM (SELECT * FROM results_computed EXCEPT SELECT * FROM results)",
                0..1,
            ),
            // Queries know by the place which games of a member go on.
            (
                "SELECT count(*) FROM players JOIN games ON id = game_id WHERE place IS NOT NULL AND ended_at IS NULL",
                0..1,
            ),
        ] {
            let (count,): (i64,) = testing::database::row(&path, query).await;
            assert!(fits.contains(&count), "{query}: {count}");
        }
    }
}
