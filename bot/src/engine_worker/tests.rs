//! Tests of the engine worker alone.

use ai::Budget;
use rules::{Kind, Setup};

use super::*;

fn start() -> Position {
    Position::new(&Setup::new(Kind::Pacru, 2).unwrap()).unwrap()
}

/// A search that only the flag ends.
fn endless(engine: &mut Engine, _: Duration, stop: &Stop) -> Option<String> {
    let budget = Budget::nodes(u64::MAX);
    let mut turn = None;
    while !stop.is_set() {
        turn = engine.search(&start(), budget, 1, stop).map(|it| it.turn);
    }
    turn
}

/// Waits until the thread is busy with the first request.
async fn begun(engine_worker: &EngineWorker) {
    while engine_worker.shared.state().queue.pressing() > 0 {
        tokio::task::yield_now().await;
    }
}

#[test]
fn more_waiting_means_less_time() {
    let millis = |waiting| cap(waiting).as_millis();
    assert_eq!([millis(0), millis(1), millis(3)], [1500, 1125, 750]);
    assert_eq!([millis(19), millis(20), millis(usize::MAX)], [204, 200, 200]);
}

/// Five Grandmasters on one thread once took up to 59 seconds for an answer: other programs kept the machine busy, and
/// each search took 20 seconds for its second of processor time.
#[test]
fn five_searches_asked_for_together_end_within_the_promised_time() {
    let mut left = PATIENCE;
    for waiting in (0..5).rev() {
        let wall = wall(left, waiting, cap(waiting));
        assert_eq!(wall, Duration::from_secs(4), "{waiting} wait");
        left = left.saturating_sub(wall);
    }
    // Who waited in vain gets the processor time of a hurried search.
    assert_eq!(wall(Duration::ZERO, 2, cap(2)), cap(2));
    assert_eq!(wall(PATIENCE, usize::MAX, SHORTEST), SHORTEST);
}

/// Whoever waits gets a search with an end; a patient search is not measured by the clock on the wall.
#[tokio::test]
async fn searches_that_somebody_waits_for_have_a_deadline() {
    let engine_worker = EngineWorker::open(NonZeroUsize::MIN).unwrap();
    for (urgency, has_deadline) in [(Urgency::Now, true), (Urgency::Sometime, false)] {
        let stop = |_: &mut Engine, _, stop: &Stop| stop.deadline();
        let deadline = engine_worker.think(None, urgency, stop).await.unwrap();
        assert_eq!(deadline.is_some(), has_deadline, "{urgency:?}");
    }
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let engine_worker = EngineWorker::open(NonZeroUsize::MIN).unwrap();
    let position = start();
    let (one, other) = tokio::join!(
        engine_worker.turn(None, &position, Level::Club, 7),
        engine_worker.turn(Some(1_i64.into()), &position, Level::Club, 7)
    );
    let turn = one.unwrap().unwrap();
    assert_eq!(other.unwrap().as_deref(), Some(turn.as_str()));
    assert!(start().play(&turn).is_ok());
}

#[tokio::test]
async fn a_panic_is_answered_with_what_looks_best() {
    let engine_worker = EngineWorker::open(NonZeroUsize::MIN).unwrap();
    let turn =
        engine_worker.turn_by(None, &start(), 7, |_, _, _, _| panic!("as in a bad search")).await;
    assert_eq!(turn, Ok(ai::greedy(&start(), 7)));
    let next = engine_worker.turn(None, &start(), Level::Casual, 7).await;
    assert!(next.unwrap().is_some(), "the engine worker goes on");
}

/// A Grandmaster takes 20 seconds, but not while others wait.
#[tokio::test]
async fn who_comes_next_hurries_a_patient_search() {
    let engine_worker = EngineWorker::open(NonZeroUsize::MIN).unwrap();
    let patient = Budget { hurried: Some(Duration::from_millis(1)), ..Budget::nodes(u64::MAX) };
    let position = start();
    let mut first = Box::pin(engine_worker.think(None, Urgency::Now, move |engine, _, stop| {
        let thought = engine.search(&position, patient, 1, stop);
        thought.map(|thought| thought.cut_short)
    }));
    tokio::select! {
        _ = &mut first => panic!("it has no end"),
        () = begun(&engine_worker) => {}
    }
    let position = start();
    let next = engine_worker.turn(None, &position, Level::Novice, 1);
    let (first, next) = tokio::join!(first, next);
    assert_eq!(first, Ok(Some(true)));
    assert!(next.unwrap().is_some());
}

#[tokio::test]
async fn who_stops_waiting_stops_the_search() {
    let engine_worker = EngineWorker::open(NonZeroUsize::MIN).unwrap();
    let mut first = Box::pin(engine_worker.think(None, Urgency::Now, endless));
    tokio::select! {
        _ = &mut first => panic!("it has no end"),
        () = begun(&engine_worker) => {}
    }
    drop(first);
    assert!(engine_worker.turn(None, &start(), Level::Novice, 1).await.is_ok());
}

#[tokio::test]
async fn a_full_queue_loses_nothing() {
    let engine_worker = EngineWorker::open(NonZeroUsize::MIN).unwrap();
    let server = Some(1_i64.into());
    let position = start();
    let asked = (0..40).map(|seed| engine_worker.turn(server, &position, Level::Casual, seed));
    let answers = futures_util::future::join_all(asked).await;
    assert!(answers.iter().all(|turn| matches!(turn, Ok(Some(_)))));
}

#[tokio::test]
async fn closing_ends_what_is_thought_about_and_what_waits() {
    let engine_worker = EngineWorker::open(NonZeroUsize::MIN).unwrap();
    let close = async {
        begun(&engine_worker).await;
        engine_worker.close();
    };
    let first = engine_worker.think(None, Urgency::Now, endless);
    let (first, ()) = tokio::join!(first, close);
    // The search may have finished first.
    assert!(first.is_ok() || first == Err(EngineError::Closed));
    let late = engine_worker.turn(None, &start(), Level::Novice, 1).await;
    assert_eq!(late, Err(EngineError::Closed));
}

/// An endless search keeps nobody waiting if there is another thread.
#[tokio::test]
async fn every_thread_takes_what_is_next() {
    let engine_worker = EngineWorker::open(NonZeroUsize::new(2).unwrap()).unwrap();
    let mut endless = Box::pin(engine_worker.think(None, Urgency::Now, endless));
    tokio::select! {
        _ = &mut endless => panic!("it has no end"),
        () = begun(&engine_worker) => {}
    }
    for seed in 0..3 {
        let turn = engine_worker.turn(None, &start(), Level::Novice, seed).await;
        assert!(matches!(turn, Ok(Some(_))), "{turn:?}");
    }
    engine_worker.close();
    let ended = endless.await;
    assert!(ended.is_ok() || ended == Err(EngineError::Closed));
}

/// A search that others may help, and that only the flag ends.
fn endless_together(engine: &mut Engine, _: Duration, stop: &Stop) -> Option<String> {
    let budget = Budget { shared: true, ..Budget::nodes(u64::MAX) };
    let result = engine.search(&start(), budget, 1, stop);
    result.map(|result| result.turn)
}

/// Waits until as many threads help as in `helpers`, one number for each search that can be helped, in ascending
/// order.
async fn helped(engine_worker: &EngineWorker, helpers: &[usize]) {
    let present = || {
        let state = engine_worker.shared.state();
        let mut present: Vec<usize> = state.shared().map(SharedSearch::helpers).collect();
        present.sort_unstable();
        present
    };
    while present() != helpers {
        tokio::task::yield_now().await;
    }
}

fn threads(number: usize) -> EngineWorker {
    EngineWorker::open(NonZeroUsize::new(number).unwrap()).unwrap()
}

/// Polls a search that has no end until something else has happened.
async fn while_thinking<T>(endless: impl Future<Output = T>, other: impl Future<Output = ()>) {
    tokio::select! {
        _ = endless => panic!("it has no end"),
        () = other => {}
    }
}

#[tokio::test]
async fn idle_threads_help_and_leave_for_whoever_comes() {
    let engine_worker = threads(3);
    let mut first = Box::pin(engine_worker.think(None, Urgency::Now, endless_together));
    while_thinking(&mut first, async {
        helped(&engine_worker, &[2]).await;
        for urgency in [Urgency::Now, Urgency::Sometime] {
            let next = engine_worker.think(None, urgency, |_, _, stop| stop.is_hurried());
            // There was a thread for it, so the patient search goes on.
            assert_eq!(next.await, Ok(false));
            helped(&engine_worker, &[2]).await;
        }
    })
    .await;
    drop(first);
    helped(&engine_worker, &[]).await;
}

#[tokio::test]
async fn helpers_are_shared_fairly() {
    let engine_worker = threads(4);
    let mut first = Box::pin(engine_worker.think(None, Urgency::Now, endless_together));
    while_thinking(&mut first, helped(&engine_worker, &[3])).await;
    let mut second = Box::pin(engine_worker.think(None, Urgency::Now, endless_together));
    while_thinking(&mut second, helped(&engine_worker, &[1, 1])).await;
    drop(first);
    while_thinking(&mut second, helped(&engine_worker, &[3])).await;
}

/// A panic in a search that is helped, or in one that somebody else asked for, ends no thread.
#[tokio::test]
async fn a_search_that_panics_leaves_no_helpers() {
    let engine_worker = threads(2);
    for _ in 0..3 {
        let turn = engine_worker
            .turn_by(None, &start(), 7, |_, engine, _, stop| {
                stop.stop();
                let budget = Budget { shared: true, ..Budget::nodes(u64::MAX) };
                engine.search(&start(), budget, 1, stop);
                panic!("as in a bad search")
            })
            .await;
        assert_eq!(turn, Ok(ai::greedy(&start(), 7)));
    }
    let mut next = Box::pin(engine_worker.think(None, Urgency::Now, endless_together));
    while_thinking(&mut next, helped(&engine_worker, &[1])).await;
}

#[tokio::test]
async fn closing_sends_helpers_away() {
    let engine_worker = threads(2);
    let shared = Arc::downgrade(&engine_worker.shared);
    let mut first = Box::pin(engine_worker.think(None, Urgency::Now, endless_together));
    while_thinking(&mut first, helped(&engine_worker, &[1])).await;
    engine_worker.close();
    assert!(matches!(first.await, Ok(Some(_)) | Err(EngineError::Closed)));
    drop(engine_worker);
    // Each thread holds the worker until it ends.
    while shared.strong_count() > 0 {
        tokio::task::yield_now().await;
    }
}
