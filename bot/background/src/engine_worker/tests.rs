//! Tests of the engine worker with its threads. They wait for events, never for a time.

use rules::Kind;

use super::*;

fn start() -> Position {
    Position::start(Kind::Pacru, 2).unwrap()
}

fn worker(threads: usize) -> EngineWorker {
    EngineWorker::open(NonZeroUsize::new(threads).unwrap()).unwrap()
}

/// Begins a search that has no end, and waits until a thread is busy with it. The answer of the
/// search is whether its flag ended it.
async fn begun(
    engine_worker: &EngineWorker,
    budget: Budget,
) -> impl Future<Output = Result<bool, EngineError>> {
    let (begin, begun) = oneshot::channel();
    let mut endless = Box::pin(engine_worker.think(None, Urgency::Now, move |engine, _, stop| {
        begin.send(()).unwrap();
        engine.search(&start(), budget, 1, stop).unwrap().cut_short
    }));
    tokio::select! {
        _ = &mut endless => panic!("it has no end"),
        begun = begun => begun.unwrap(),
    }
    endless
}

async fn novice(engine_worker: &EngineWorker) -> Result<Option<String>, EngineError> {
    engine_worker.turn(None, &start(), Level::Novice, 1).await
}

/// Whoever waits gets a search with an end; a patient search is not measured by the clock on the
/// wall.
#[tokio::test]
async fn searches_that_somebody_waits_for_have_a_deadline() {
    let engine_worker = worker(1);
    for (urgency, has_deadline) in [(Urgency::Now, true), (Urgency::Sometime, false)] {
        let stop = |_: &mut Engine, _, stop: &Stop| stop.deadline();
        let deadline = engine_worker.think(None, urgency, stop).await.unwrap();
        assert_eq!(deadline.is_some(), has_deadline, "{urgency:?}");
    }
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let engine_worker = worker(1);
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
    let engine_worker = worker(1);
    let turn =
        engine_worker.turn_by(None, &start(), 7, |_, _, _, _| panic!("as in a bad search")).await;
    assert_eq!(turn, Ok(ai::greedy(&start(), 7)));
    let next = engine_worker.turn(None, &start(), Level::Casual, 7).await;
    assert!(next.unwrap().is_some(), "the engine worker goes on");
}

/// A Grandmaster takes 20 seconds, but not while others wait.
#[tokio::test]
async fn who_comes_next_hurries_a_patient_search() {
    let engine_worker = worker(1);
    let patient = Budget { hurried: Some(Duration::ZERO), ..Budget::UNLIMITED };
    let first = begun(&engine_worker, patient).await;
    let (first, next) = tokio::join!(first, novice(&engine_worker));
    assert_eq!(first, Ok(true));
    assert!(next.unwrap().is_some());
}

#[tokio::test]
async fn who_stops_waiting_stops_the_search() {
    let engine_worker = worker(1);
    drop(begun(&engine_worker, Budget::UNLIMITED).await);
    assert!(novice(&engine_worker).await.is_ok());
}

#[tokio::test]
async fn closing_ends_what_is_thought_about_and_what_waits() {
    let engine_worker = worker(1);
    let first = begun(&engine_worker, Budget::UNLIMITED).await;
    let mut second = Box::pin(novice(&engine_worker));
    tokio::select! {
        biased;
        _ = &mut second => panic!("there is no thread for it"),
        waiting = engine_worker.waiting() => assert_eq!(waiting, (1, 0)),
    }
    engine_worker.close();
    assert_eq!(first.await, Ok(true));
    assert_eq!(second.await, Err(EngineError::Closed));
    assert_eq!(novice(&engine_worker).await, Err(EngineError::Closed));
    assert_eq!(engine_worker.waiting().await, (0, 0));
}

/// An endless search keeps nobody waiting if there is another thread.
#[tokio::test]
async fn every_thread_takes_what_is_next() {
    let engine_worker = worker(2);
    let endless = begun(&engine_worker, Budget::UNLIMITED).await;
    for _ in 0..3 {
        let turn = novice(&engine_worker).await;
        assert!(matches!(turn, Ok(Some(_))), "{turn:?}");
    }
    engine_worker.close();
    assert_eq!(endless.await, Ok(true));
}
