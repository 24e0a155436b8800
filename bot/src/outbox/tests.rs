use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tempfile::TempDir;

use super::*;
use crate::play::Actor;
use crate::play::NewTable;
use crate::store::{Person, Store, Terms};
use rules::{Kind, Options};

/// A table that waits to be told.
async fn open_table() -> (TempDir, Play) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("pacru.db")).await.unwrap();
    let play = Play::new(Arc::new(store));
    let ana = Actor {
        person: Person {
            id: 1_i64.into(),
            name: "Ana".to_owned(),
        },
        interaction: 100_i64.into(),
    };
    let table = NewTable {
        guild: None,
        channel: 7_i64.into(),
        kind: Kind::Pacru,
        options: Options::default(),
        players: Some(2),
        terms: Terms::default(),
        opponents: Vec::new(),
        computers: None,
    };
    play.open(&ana, table).await.unwrap();
    (folder, play)
}

/// A delivery that panicked kept its row until the next start, and everything behind it waited.
#[tokio::test]
async fn a_delivery_that_panics_gives_its_parcel_back() {
    let (_folder, play) = open_table().await;
    let (stop, stopped) = watch::channel(false);
    let tries = Arc::new(AtomicI64::new(0));
    let deliver = |parcel: Parcel| {
        let (play, stop, tries) = (play.clone(), stop.clone(), Arc::clone(&tries));
        async move {
            assert_eq!(parcel.attempts, tries.fetch_add(1, Ordering::Relaxed));
            assert!(parcel.attempts > 0, "the first try panics on purpose");
            play.store().settle(&parcel, None).await.unwrap();
            stop.send_replace(true);
        }
    };
    Worker::new(&play, deliver).run(stopped).await;
    assert_eq!(tries.load(Ordering::Relaxed), 2);
    assert_eq!(play.store().next_parcel_at().await.unwrap(), None);
}

/// What was taken when the data file failed is sent by nobody until it is found again.
#[tokio::test]
async fn what_nobody_sends_is_found_again() {
    let (_folder, play) = open_table().await;
    assert_eq!(play.store().take_parcels(1, 1).await.unwrap().len(), 1);
    let (stop, stopped) = watch::channel(false);
    let deliver = |parcel: Parcel| {
        let (play, stop) = (play.clone(), stop.clone());
        async move {
            play.store().settle(&parcel, None).await.unwrap();
            stop.send_replace(true);
        }
    };
    Worker::new(&play, deliver).run(stopped).await;
    assert_eq!(play.store().next_parcel_at().await.unwrap(), None);
}
