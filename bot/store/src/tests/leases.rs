//! Tests of leases: who serves what, where several processes share a database.

use std::collections::HashSet;
use std::time::Duration;

use ::testing::{database::postgres as database_address, distance::at_a_distance, needed};
use play::time::Clock;
use play::tournament::{self, Creation, Settings};
use play::{Actor, Subject};
use sqlx_postgres::PgConnection;

use crate::pool::Scope;

use super::postgres::{alter, connect, database};
use super::*;

/// A process that shares the database.
async fn process(location: &Location) -> Store {
    Store::open_shared(location, Clock::default()).await.unwrap()
}

fn held(shards: &Shards) -> Vec<u32> {
    shards.held.iter().copied().collect()
}

/// A process with a file has it to itself and renews nothing.
#[tokio::test]
async fn a_file_is_served_whole() {
    let (_folder, store) = fresh().await;
    assert!(!store.is_shared());
    let shards = store.renew_leases(3, 1).await.unwrap();
    assert_eq!(shards, Shards::all(3));
    assert!(shards.serve(None) && shards.serve(Some((5_i64 << 22).into())));
    assert!(store.may_begin_session(0, 1).await.unwrap());
    assert_eq!(store.held_shards().await.unwrap().len(), 1);
}

#[tokio::test]
async fn processes_take_what_is_free_and_what_others_leave() {
    let location = needed!(database().await);
    let [first, second, third] =
        [process(&location).await, process(&location).await, process(&location).await];
    let shards = first.renew_leases(6, 4).await.unwrap();
    assert_eq!((shards.total, held(&shards)), (6, vec![0, 1, 2, 3]));
    assert_eq!(shards.free, 2);
    let wants_fewer = second.renew_leases(1, usize::MAX).await.unwrap();
    assert_eq!(
        (wants_fewer.total, held(&wants_fewer)),
        (6, vec![4, 5]),
        "as many shards as the first wanted"
    );
    let standby = third.renew_leases(6, usize::MAX).await.unwrap();
    assert_eq!((held(&standby), standby.free), (vec![], 0));

    first.give_leases_back().await.unwrap();
    let shards = third.renew_leases(6, usize::MAX).await.unwrap();
    assert_eq!(held(&shards), [0, 1, 2, 3]);
    // The second process is killed: its leases end.
    alter(&location, "UPDATE shards SET until = 1 WHERE id IN (4, 5)").await;
    let shards = first.renew_leases(6, 1).await.unwrap();
    assert_eq!((held(&shards), shards.free), (vec![4], 1));
    let late = second.renew_leases(6, usize::MAX).await.unwrap();
    assert_eq!(held(&late), [5], "it finds out what it has lost");

    // All processes end, and Discord asks for another number of shards.
    for process in [&first, &second, &third] {
        process.give_leases_back().await.unwrap();
    }
    let shards = second.renew_leases(2, usize::MAX).await.unwrap();
    assert_eq!((shards.total, held(&shards)), (2, vec![0, 1]));
}

/// Of three processes that may serve three of six shards each, one once had nothing to do until another ended.
#[tokio::test]
async fn whoever_has_fewer_asks_for_one_at_a_time() {
    let location = needed!(database().await);
    let [first, second] = [process(&location).await, process(&location).await];
    first.renew_leases(5, 5).await.unwrap();
    let mut connection = connect(&location).await;
    let mut processes = async || -> (i64, i64) {
        let named = "SELECT count(DISTINCT process), count(*) FROM shards JOIN
             (SELECT DISTINCT application_name FROM pg_stat_activity WHERE datname = current_database()) AS here
             ON application_name = 'pacru ' || process";
        sqlx::query_as(named).fetch_one(&mut connection).await.unwrap()
    };
    assert_eq!(processes().await, (1, 5), "the server knows the holder by the same name");
    for (left, own) in [(vec![0, 1, 2, 3], vec![4]), (vec![0, 1, 2], vec![3, 4])] {
        second.renew_leases(5, 4).await.unwrap();
        second.renew_leases(5, 4).await.unwrap();
        let asked = first.renew_leases(5, 5).await.unwrap().asked;
        assert_eq!(asked.as_ref(), own.first());
        first.hand_over(asked.unwrap()).await.unwrap();
        first.hand_over(0).await.unwrap();
        assert_eq!(held(&first.renew_leases(5, 5).await.unwrap()), left, "only what was asked for");
        assert_eq!(held(&second.renew_leases(5, 4).await.unwrap()), own);
    }
    assert_eq!(first.renew_leases(5, 5).await.unwrap().asked, None, "three and two are enough");
    // One that is killed after it has asked leaves the shard to others before a whole lease is over.
    let killed = process(&location).await;
    killed.renew_leases(5, 1).await.unwrap();
    let asked = first.renew_leases(5, 5).await.unwrap().asked.unwrap();
    alter(&location, "ALTER TABLE shards RENAME asked_by TO nobody").await;
    assert!(first.hand_over(asked).await.is_err());
    alter(&location, "ALTER TABLE shards RENAME nobody TO asked_by").await;
    assert_eq!(first.renew_leases(5, 5).await.unwrap().asked, Some(asked), "it is tried again");
    first.hand_over(asked).await.unwrap();
    alter(&location, "UPDATE shards SET until = until - 3500 WHERE process IS NULL").await;
    assert_eq!(held(&first.renew_leases(5, 5).await.unwrap()), [0, 1, 2]);
    // Those that want all there is stand by for others.
    let standby = process(&location).await;
    standby.renew_leases(5, usize::MAX).await.unwrap();
    assert_eq!(first.renew_leases(5, 5).await.unwrap().asked, None);
    standby.renew_leases(5, 4).await.unwrap();
    standby.give_leases_back().await.unwrap();
    assert_eq!(first.renew_leases(5, 5).await.unwrap().asked, None, "it has ended");
}

/// Two processes began at once: the second divided the guilds after the first had taken its shards, and took them away.
#[tokio::test]
async fn a_late_division_takes_nothing_away() {
    let location = needed!(database().await);
    let [first, second] = [process(&location).await, process(&location).await];
    let shards = first.renew_leases(2, usize::MAX).await.unwrap();
    assert_eq!(held(&shards), [0, 1]);
    for total in [2, 4] {
        second.divide(total).await.unwrap();
        let shards = first.renew_leases(2, usize::MAX).await.unwrap();
        assert_eq!((shards.total, held(&shards)), (2, vec![0, 1]), "{total}");
    }
    // What the first has just divided and not taken yet stays divided as it is.
    first.give_leases_back().await.unwrap();
    first.divide(4).await.unwrap();
    let shards = second.renew_leases(4, 1).await.unwrap();
    first.divide(4).await.unwrap();
    assert_eq!(second.renew_leases(4, 1).await.unwrap(), shards);
}

/// A process looks after the servers whose shard it holds; the holder of the first shard looks after what belongs to
/// no server.
#[tokio::test]
async fn each_looks_after_what_it_serves() {
    let location = needed!(database().await);
    let [even, odd] = [process(&location).await, process(&location).await];
    even.renew_leases(2, 1).await.unwrap();
    odd.renew_leases(2, 1).await.unwrap();
    for (code, guild) in [("7K3Q", Some(2_i64 << 22)), ("9XYZ", Some(3 << 22)), ("4ABC", None)] {
        let mut change = table(code);
        change.game.guild = guild.map(Into::into);
        change.game.channel = (guild.unwrap_or(0) + 1).into();
        let interaction = handled(guild.unwrap_or(0) + 7);
        odd.create(&change, &interaction, None).await.unwrap();
    }
    assert_eq!(even.backlog().await.unwrap().messages, 2);
    assert_eq!(odd.backlog().await.unwrap().messages, 1);
    let [ours, theirs] = [even.claim(10, 10).await.unwrap(), odd.claim(10, 10).await.unwrap()];
    let channels = |claimed: &[OutboxMessage]| -> Vec<i64> {
        claimed.iter().map(|message| message.channel.get()).collect()
    };
    assert_eq!(channels(&ours), [(2 << 22) + 1, 1]);
    assert_eq!(channels(&theirs), [(3 << 22) + 1]);

    // One process ends while it delivers a message. The other delivers it, and leaves alone what it is delivering
    // itself.
    even.give_leases_back().await.unwrap();
    odd.renew_leases(2, usize::MAX).await.unwrap();
    let in_flight: HashSet<i64> = theirs.iter().map(|message| message.id).collect();
    assert_eq!(odd.recover_claims(&in_flight).await.unwrap(), 2);
    assert_eq!(channels(&odd.claim(10, 10).await.unwrap()), channels(&ours));
}

/// All processes together begin one session per bucket in five seconds.
#[tokio::test]
async fn sessions_begin_one_after_the_other() {
    let location = needed!(database().await);
    let [even, odd] = [process(&location).await, process(&location).await];
    even.renew_leases(4, 2).await.unwrap();
    odd.renew_leases(4, 2).await.unwrap();
    let may = async |store: &Store, shard| store.may_begin_session(shard, 2).await.unwrap();
    assert!(may(&even, 0).await);
    assert!(may(&even, 1).await, "another bucket");
    assert!(!may(&odd, 2).await && !may(&odd, 3).await);
    assert!(!may(&even, 2).await, "a shard that others serve");
    sqlx::query("UPDATE shards SET identified_at = identified_at - $1")
        .bind(crate::leases::BETWEEN_SESSIONS)
        .execute(&mut connect(&location).await)
        .await
        .unwrap();
    assert!(may(&odd, 2).await && !may(&even, 0).await);
}

/// The process that takes a shard over resumes its session with Discord, if that was left recently. No other process
/// does, and none overwrites it.
#[tokio::test]
async fn a_session_goes_to_whoever_takes_the_shard() {
    let location = needed!(database().await);
    let [first, second] = [process(&location).await, process(&location).await];
    first.renew_leases(1, 1).await.unwrap();
    assert_eq!(first.session(0).await.unwrap(), None);
    let reached = |sequence| GatewaySession {
        id: "a session".to_owned(),
        sequence,
        resume_url: Some("wss://gateway.example".to_owned()),
    };
    first.keep_session(0, &reached(7)).await.unwrap();
    second.keep_session(0, &reached(9)).await.unwrap();
    assert_eq!(first.session(0).await.unwrap(), Some(reached(7)));
    assert_eq!(second.session(0).await.unwrap(), None, "another's, who lives");

    first.give_leases_back().await.unwrap();
    second.renew_leases(1, 1).await.unwrap();
    assert_eq!(second.session(0).await.unwrap(), Some(reached(7)));
    let mut connection = connect(&location).await;
    for (left, goes_on) in [(30_000, true), (90_000, false)] {
        // The previous process was killed this long ago.
        sqlx::query("UPDATE shards SET until = until - $1, holder = 1")
            .bind(crate::leases::LEASE + left)
            .execute(&mut connection)
            .await
            .unwrap();
        second.renew_leases(1, 1).await.unwrap();
        let session = second.session(0).await.unwrap();
        assert_eq!(session.is_some(), goes_on, "{left}: {session:?}");
    }
}

/// Two processes believe in the same lease, as when a suspended process wakes up: the database accepts one turn, and
/// gives each message to one of them.
#[tokio::test]
async fn two_that_believe_in_a_lease_do_nothing_twice() {
    let location = needed!(database().await);
    let first = process(&location).await;
    let mut second = process(&location).await;
    second.holder = first.holder;
    first.renew_leases(1, 1).await.unwrap();
    for number in 0..40_i64 {
        let mut change = table(&format!("X{number}"));
        change.game.channel = (number + 1).into();
        first.create(&change, &handled(number + 1), None).await.unwrap();
    }
    let mut claimed = HashSet::new();
    loop {
        let (ours, theirs) = tokio::join!(first.claim(3, 3), second.claim(3, 3));
        let both = [ours.unwrap(), theirs.unwrap()].concat();
        if both.is_empty() {
            break;
        }
        for message in both {
            assert!(claimed.insert(message.id), "{message:?} was claimed twice");
        }
    }
    assert_eq!(claimed.len(), 40);

    let mut game = begun(&first, "7K3Q").await;
    for turns in [["e1-e2", "a3-b3"], ["e9-e8", "a7-b7"]] {
        let (ours, theirs) = (turn(&game, turns[0]), turn(&game, turns[1]));
        let saved = tokio::join!(first.save(&ours, None), second.save(&theirs, None));
        let lost = match saved {
            (Ok(_), Err(error)) | (Err(error), Ok(_)) => error,
            both => panic!("{both:?}"),
        };
        assert!(matches!(lost, StoreError::Conflict), "{lost:?}");
        game = first.game("7K3Q").await.unwrap().unwrap();
    }
}

/// A game that is due on each of two shards.
async fn due_on_two_shards(store: &Store, connection: &mut PgConnection) {
    for (code, guild) in [("7K3Q", 2_i64 << 22), ("9XYZ", 3 << 22)] {
        let mut change = table(code);
        change.game.guild = Some(guild.into());
        store.create(&change, &handled(guild), None).await.unwrap();
    }
    // Open tables wait for a week.
    let due = "UPDATE games SET created_at = 1000, due_at = 604801000";
    sqlx::query(due).execute(connection).await.unwrap();
}

/// The time in which nobody served a server does not count there, whichever process serves it now; elsewhere it does.
#[tokio::test]
async fn an_absence_is_one_of_a_shard() {
    let location = needed!(database().await);
    let store = process(&location).await;
    store.renew_leases(2, 2).await.unwrap();
    for shard in store.held_shards().await.unwrap() {
        store.compensate_shard(shard, 0).await.unwrap();
    }
    let mut connection = connect(&location).await;
    due_on_two_shards(&store, &mut connection).await;
    alter(&location, "UPDATE shards SET alive_at = 5000").await;
    let shards = store.held_shards().await.unwrap();
    store.compensate_shard(shards[1], 500).await.unwrap();
    // Another process has compensated already: nothing is given twice.
    let mut before = shards[1];
    before.alive_at = Some(1);
    store.compensate_shard(before, 500).await.unwrap();
    store.rebuild_index().await.unwrap();
    let deadlines: Vec<i64> = sqlx::query_scalar("SELECT due_at FROM games ORDER BY due_at")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    assert_eq!(deadlines, [604_801_000, 604_801_500], "{shards:?}");
}

/// A process that served other guilds took over the shard of one that had been dead for days. Between its taking the lease
/// and its giving the time back, its loop could end games on time, or record that the shard had been served all along.
#[tokio::test]
async fn no_clock_runs_out_before_an_absence_is_made_up_for() {
    let location = needed!(database().await);
    let store = process(&location).await;
    let mut connection = connect(&location).await;
    due_on_two_shards(&store, &mut connection).await;
    store.renew_leases(2, 1).await.unwrap();
    alter(&location, "UPDATE shards SET alive_at = 500").await;
    let due = async || store.due(10).await.unwrap();
    let alive = async || -> Vec<Option<i64>> {
        let mut shards = store.held_shards().await.unwrap();
        shards.sort_by_key(|shard| shard.id);
        shards.iter().map(|shard| shard.alive_at).collect()
    };
    assert_eq!(due().await, [""; 0]);
    let first = store.held_shards().await.unwrap()[0];
    store.compensate_shard(first, 0).await.unwrap();
    assert_eq!(due().await, ["7K3Q"]);

    store.renew_leases(2, 2).await.unwrap();
    store.note_alive().await.unwrap();
    assert_eq!(due().await, ["7K3Q"], "the other shard has only been taken");
    assert_eq!(alive().await[1], Some(500));
    let taken = store.held_shards().await.unwrap();
    let taken = taken.into_iter().find(|shard| shard.id == 1).unwrap();
    store.compensate_shard(taken, 2 * store.now()).await.unwrap();
    store.rebuild_index().await.unwrap();
    assert_eq!(due().await, ["7K3Q"], "the time of the other did not count");
    assert!(alive().await[1] > Some(500));

    // Nobody took what it had while it slept, but others serve nobody then.
    alter(&location, "UPDATE shards SET until = 1").await;
    assert_eq!(held(&store.renew_leases(2, 2).await.unwrap()), [0, 1]);
    assert_eq!(store.due(10).await.unwrap(), [""; 0]);

    // Another that takes them over begins with none, too.
    store.give_leases_back().await.unwrap();
    let other = process(&location).await;
    other.renew_leases(2, 2).await.unwrap();
    assert_eq!(other.due(10).await.unwrap(), [""; 0]);

    assert_eq!(store.cannot_save().await, None);
    store.close().await;
    store.note_alive().await.unwrap_err();
    assert!(store.cannot_save().await.is_some());
}

/// A process that is 400 ms away saves what it has, and members of another one are not told to try again.
#[tokio::test]
async fn a_slow_process_slows_itself_alone() {
    let address = needed!(database_address().await);
    let healthy = process(&address.parse().unwrap()).await;
    let games = [begun(&healthy, "7K3Q").await, begun(&healthy, "9XYZ").await];
    let far = at_a_distance(&address, Duration::from_millis(400)).await;
    let slow = process(&far.parse().unwrap()).await;
    // A round of six boards, each of which took a request of its own, while others waited.
    let settings = Settings { name: "Cup".to_owned(), ..Settings::default() };
    let creation = Creation { guild: 1_i64.into(), channel: 2_i64.into(), settings };
    let member = |id| Actor::of(&person(id, "Ana"), id).expect("a name");
    let (mut change, _) = tournament::create(creation, &member(1), 0, now()).unwrap();
    for joining in 1..=5 {
        healthy.save_tournament(&change, None).await.unwrap();
        let entries = healthy.tournament_by_id(1_i64.into()).await.unwrap().unwrap();
        let decided = match joining {
            5 => tournament::start(&entries),
            _ => tournament::join(&entries, &member(joining), None, &[]),
        };
        change = decided.unwrap().0;
    }
    let slowly = async {
        let opened = async |code, id| {
            let saved = slow.create(&table(code), &handled(id), None).await;
            assert_eq!(saved.unwrap(), Saved::Now);
        };
        let preferred = async || {
            slow.prefer(1_i64.into(), |it| it.show = Show::Text).await.unwrap();
            slow.save(&turn(&games[1], "e1-e2"), None).await.unwrap();
        };
        let [a, b, c] = [("A", 91), ("B", 92), ("C", 93)].map(|(code, id)| opened(code, id));
        let begun = async || assert!(slow.save_tournament(&change, None).await.is_ok());
        tokio::join!(a, b, c, preferred(), begun());
    };
    let play = async {
        loop {
            let game = healthy.game("7K3Q").await.unwrap().unwrap();
            healthy.save(&turn(&game, "e1-e2"), None).await.unwrap();
            healthy.prefer(2_i64.into(), |it| it.show = Show::Text).await.unwrap();
        }
    };
    tokio::select! {
        () = slowly => {}
        () = play => {}
    }
}

/// Its process is stopped between what locks and the commit.
#[tokio::test]
async fn a_frozen_transaction_loses_its_locks() {
    let location = needed!(database().await);
    let [frozen, other] = [process(&location).await, process(&location).await];
    let game = begun(&other, "7K3Q").await;
    let mut tx = frozen.begin().await.unwrap();
    let Transaction::Postgres(locks) = &mut tx else { panic!("a database is meant") };
    locks.ask("DELETE FROM interactions", &[]).await.unwrap();
    let saved = other.save(&turn(&game, "e1-e2"), Some(&handled(5))).await;
    assert_eq!(saved.unwrap(), Saved::Now);
    assert!(tx.commit().await.is_err(), "it has lost its locks");
    assert!(other.answer(5_i64.into()).await.unwrap().is_some());
}

/// What a transaction has read before it had its locks is still so when it has them.
#[tokio::test]
async fn what_is_read_first_is_read_again() {
    let location = needed!(database().await);
    let store = process(&location).await;
    let game = begun(&store, "7K3Q").await;
    let read = async || {
        let mut tx = store.writer.begin_in(&[Scope::Of(Subject::Game(game.id))]).await.unwrap();
        let Transaction::Postgres(reading) = &mut tx else { panic!("a database is meant") };
        reading.ask("SELECT seq, code FROM games ORDER BY id", &[]).await.unwrap();
        reading.execute_later("UPDATE games SET reminded_at = 7", &[]).unwrap();
        tx
    };
    read().await.commit().await.unwrap();
    let tx = read().await;
    let now = store.game("7K3Q").await.unwrap().unwrap();
    store.save(&turn(&now, "e1-e2"), None).await.unwrap();
    let late = StoreError::from(tx.commit().await.unwrap_err());
    assert!(matches!(late, StoreError::Conflict), "{late:?}");
}
