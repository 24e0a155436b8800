//! A data file of an earlier version with everything that a club has: it opens, can be read, and is
//! played on.
//!
//! The program itself wrote `tests/data/layout-5.db` at commit 7103de5, when there were five
//! migrations, and when the outbox and the answers to handled interactions were English sentences.
//! Six members, some with names in other scripts or with Markdown, play every game with every
//! number of players on server 1; the other games are each in the middle of something, which stands
//! beside their codes below. The last messages are not delivered: two were being sent when the
//! process was killed. Then the file was vacuumed, with pages of one KiB to keep it small.
//!
//! This file is never made again, since members' files look like it. A later layout gets a file of
//! its own.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use play::audience::Audience;
use play::rating::Pool;
use play::{
    Asker, BoardSide, Confirm, InteractionId, Offer, Person, Purpose, Show, Subject, Targets,
};

use super::*;
use crate::testing::{Club, english};

/// When the process was killed.
const KILLED: Millis = 1_793_750_634_000;

/// Ordinary games under way: every game, with every number of players.
const RUNNING: [(&str, Kind, usize); 10] = [
    ("FQFG", Kind::Pacru, 2),
    ("QN5L", Kind::Pacru, 3),
    ("QZ35", Kind::Pacru, 4),
    ("S25J", Kind::Azacru, 2),
    ("FTKG", Kind::Azacru, 3),
    ("5L79", Kind::Azacru, 4),
    ("LFXQ", Kind::Shacru, 2),
    ("6N3J", Kind::Shacru, 3),
    ("QB3B", Kind::Shacru, 4),
    ("3TTH", Kind::Pasang, 2),
];

/// Pacru, rated; the second player has resigned.
const RESIGNED: &str = "5KL2";
/// Azacru for three, rated, played until nobody could move.
const PLAYED_OUT: &str = "TQN8";
/// Pasang: the first of a series of three games is over, the second is under way.
const SERIES: [&str; 2] = ["S7KJ", "NBDM"];
/// Pacru: the player who is not to move has planned answers to two turns; the other is reminded.
const PLANNED: &str = "9LJC";
/// Shacru: the player to move has been offered a draw.
const OFFERED: &str = "WS3K";
/// Azacru, paused by both.
const PAUSED: &str = "QGXQ";
/// Shacru for three, one of them a computer, which is to move.
const WITH_COMPUTER: &str = "5D4M";
/// Pasang: the last turn was taken back.
const TAKEN_BACK: &str = "85VV";
/// Azacru for three: moderators have given a seat to somebody else.
const REPLACED: &str = "7872";
/// An open table for three, one of them invited.
const OPEN: &str = "CSLF";
/// An open table whose invitation was declined.
const DECLINED: &str = "RKDZ";
/// A table that was cancelled.
const GIVEN_UP: &str = "QTCV";
/// Azacru for four, put on hold by moderators.
const FROZEN: &str = "G4SN";
/// Pacru for four, called off by moderators.
const CALLED_OFF: &str = "CN77";

const ANA: i64 = 1;
const BEN: i64 = 2;
const ZOE: i64 = 3;
const SATO: i64 = 4;
const EVE: i64 = 5;
const FINN: i64 = 6;

impl Club {
    /// The club of the file, two hours after it was killed.
    async fn of_layout_5() -> Self {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/layout-5.db");
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(file, folder.path().join("pacru.db")).unwrap();
        let club = Self::open_in(folder, KILLED + 2 * HOUR).await;
        let outage = club.games.wake_up().await.unwrap();
        assert_eq!(outage, 2 * HOUR, "the file knows when it was used last");
        club
    }
}

#[tokio::test]
async fn games_of_an_older_file_replay_and_are_played_on() {
    let club = Club::of_layout_5().await;
    for (code, kind, players) in RUNNING {
        let game = club.game(code).await;
        assert_eq!((game.setup.kind, game.seats()), (kind, players), "{code}");
        assert_eq!(game.status, GameStatus::Active);
        assert!(game.ply >= 8 && game.timing.deadline_at > Some(club.clock.now()));
        club.rounds(code, 3).await;
    }
    for code in [WITH_COMPUTER, TAKEN_BACK, REPLACED, SERIES[1]] {
        club.rounds(code, 3).await;
    }
    for code in [RESIGNED, PLAYED_OUT, SERIES[0]] {
        assert_eq!(club.game(code).await.status, GameStatus::Finished);
    }
    assert_eq!(club.game(CALLED_OFF).await.status, GameStatus::Cancelled);
    // One whole game, up to its result.
    let end = club.to_the_end("FTKG", 5).await;
    assert!(end.players.iter().all(|player| player.place.is_some()));
}

#[tokio::test]
async fn what_is_open_in_an_older_file_is_answered() {
    let club = Club::of_layout_5().await;
    let games = &club.games;

    let table = club.game(OPEN).await;
    assert_eq!(table.status, GameStatus::Open);
    assert_eq!(table.players[1].state, PlayerState::Invited);
    assert!(view::lobby(english(), &table).text.contains("Zoë 🦊"));
    let done = games.join(&club.sitting(&table, 1), OPEN).await.unwrap();
    let everybody = Done::Joined { code: OPEN.to_owned(), missing: 0 };
    assert_eq!(done, everybody);
    club.rounds(OPEN, 2).await;

    for id in [BEN, FINN] {
        games.join(&club.actor(id), DECLINED).await.unwrap();
    }
    club.rounds(DECLINED, 1).await;
    let gone = games.join(&club.actor(BEN), GIVEN_UP).await;
    assert!(matches!(gone, Err(Error::Refused(_))));

    let game = club.game(OFFERED).await;
    let agrees = club.sitting(&game, 1);
    let offer = Offer::Draw;
    let done = games.respond(&agrees, OFFERED, game.seq, offer, true).await;
    let code = OFFERED.to_owned();
    assert_eq!(done.unwrap(), Done::Granted { code, offer });
    assert_eq!(club.game(OFFERED).await.status, GameStatus::Finished);

    let game = club.game(PAUSED).await;
    assert!(game.timing.paused_at.is_some() && game.timing.deadline_at.is_none());
    let done = games.resume(&club.sitting(&game, 0), PAUSED).await.unwrap();
    let code = PAUSED.to_owned();
    assert_eq!(done, Done::Resumed { code });
    club.rounds(PAUSED, 2).await;

    let moderator = club.moderator();
    assert_eq!(club.game(FROZEN).await.status, GameStatus::Frozen);
    games.thaw(&moderator, FROZEN).await.unwrap();
    club.rounds(FROZEN, 2).await;

    let again = club.game(RESIGNED).await;
    let done = games.rematch(&club.sitting(&again, 0), RESIGNED).await;
    assert!(matches!(done.unwrap(), Done::Opened { .. }));
}

#[tokio::test]
async fn a_series_and_plans_of_an_older_file_go_on() {
    let club = Club::of_layout_5().await;
    let games = &club.games;

    let game = club.game(PLANNED).await;
    let planned = games.planned(club.sitting(&game, 1).person.id, PLANNED).await.unwrap();
    assert_eq!(planned.lines.len(), 2);
    let after = club.turns(PLANNED, "e1-e2").await;
    assert_eq!((after.ply, after.to_move), (2, Some(0)), "answered at once");
    club.rounds(PLANNED, 2).await;

    let [first, second] = SERIES;
    let (first, second) = (club.game(first).await, club.game(second).await);
    let played = games.standing(&first).await.unwrap().unwrap();
    assert_eq!((played.round, played.games), (1, 3));
    games.resign(&club.sitting(&second, 0), &second.code, None).await.unwrap();
    let all = games.store().series(first.id).await.unwrap();
    let [.., third] = all.as_slice() else { panic!("the third has begun") };
    assert_eq!((all.len(), third.status), (3, GameStatus::Active));
    club.rounds(&third.code, 2).await;
}

/// An interaction that was handled before the update and is delivered again after it gets the same
/// answer, and nothing happens twice.
#[tokio::test]
async fn answers_of_an_older_file_are_given_once_more() {
    let club = Club::of_layout_5().await;
    let (games, store) = (&club.games, club.games.store());
    let id = |number: i64| InteractionId::from(1_300_000_000_000_000_000 + number);

    for (number, sentence) in [
        (11, "You have resigned in `5KL2`."),
        (14, "You have a seat at `TQN8`. Everyone is here: the board follows."),
        (62, "Table `FQFG` is open; it starts when every seat is taken."),
        (223, "You have offered a draw in `WS3K`; a turn declines it."),
    ] {
        let answer = store.answer(id(number)).await.unwrap().unwrap();
        assert_eq!(answer, Done::Sentence(sentence.to_owned()));
        assert_eq!(view::done(english(), &answer).text, sentence);
    }

    let before = club.game("FQFG").await;
    let turn = &games.position(&before).await.unwrap().legal(false)[0];
    let mut mover = club.sitting(&before, before.to_move.unwrap());
    mover.interaction = id(66);
    let answer = games.take_turn(&mover, "FQFG", None, turn).await.unwrap();
    let sentence = "Played `a3-b4(b4)` in `FQFG`.".to_owned();
    assert_eq!(answer, Done::Sentence(sentence));
    assert_eq!(club.game("FQFG").await.seq, before.seq);
}

/// A message in a row that is set aside as unreadable is never delivered.
#[tokio::test]
async fn messages_of_an_older_file_that_wait_for_delivery_are_delivered() {
    let club = Club::of_layout_5().await;
    let (games, store) = (&club.games, club.games.store());
    assert_eq!(store.recover_claims(&HashSet::new()).await.unwrap(), 2);

    let mut counts = BTreeMap::new();
    let mut rulings = Vec::new();
    for queued in club.delivered().await {
        let Subject::Game(game) = queued.subject else {
            panic!("older files have no tournaments");
        };
        let game = store.game_by_id(game).await.unwrap().unwrap();
        let (kind, text) = match &queued.notification {
            Notification::Lobby { .. } => ("lobby", view::lobby(english(), &game).text),
            Notification::Board { since, seq } => {
                let replay = games.replay(&game, *since, *seq).await.unwrap();
                let shown = view::announcement(english(), &game, &replay, &[], None);
                ("board", shown.text)
            }
            Notification::Notice { since, seq } => {
                let replay = games.replay(&game, *since, *seq).await.unwrap();
                ("notice", view::notice(english(), &game, &replay).text)
            }
            Notification::Reminder { player, seq, at } => {
                assert_eq!((game.code.as_str(), *player, *at), (PLANNED, 0, 1));
                assert_eq!(*seq, game.seq);
                let user = game.players[*player].person.id;
                let waiting =
                    games.waiting_for(user, Audience::Member { user, at: None }).await.unwrap();
                let reminder = view::reminder(english(), user, &waiting);
                ("reminder", reminder.expect("they are to move").text)
            }
            Notification::ModeratorAction { seq, what } => {
                let text = view::moderator_action(english(), &game, *seq, what, None).text;
                rulings.push(text.clone());
                ("moderator_action", text)
            }
            Notification::Tell { user } => {
                assert_eq!(*user, UserId::from(FINN));
                ("tell", game.code.clone())
            }
            other => panic!("{other:?} was not on its way"),
        };
        assert!(text.contains(&game.code), "{kind}: {text}");
        *counts.entry(kind).or_insert(0) += 1;
    }
    let all = [
        ("board", 49),
        // Of each table only what it shows now.
        ("lobby", 13),
        ("notice", 6),
        ("reminder", 1),
        ("moderator_action", 2),
        ("tell", 1),
    ];
    assert_eq!(counts, BTreeMap::from(all));
    assert_eq!(rulings.len(), 2);
    assert!(
        rulings[0].ends_with(" is put on hold by the managers of this server; the clocks stand.")
    );
    assert!(rulings[1].ends_with(
        " is called off by the managers of this server and counts for nothing: two of us have *left* the server"
    ));
}

#[tokio::test]
async fn an_older_file_still_knows_its_members() {
    let club = Club::of_layout_5().await;
    let (games, store) = (&club.games, club.games.store());
    let server = 1_i64.into();

    // The stored ratings are those that the games lead to.
    let pool = Pool::read("azacru-m").unwrap();
    let ranked = store.leaderboard(server, pool).await.unwrap();
    let names: Vec<_> = ranked.iter().map(|one| &one.person.name).collect();
    assert_eq!(names.len(), 3);
    assert_eq!(ranked[2].person.id, UserId::from(ANA));
    store.rebuild_ratings().await.unwrap();
    let rebuilt = store.leaderboard(server, pool).await.unwrap();
    assert_eq!(ranked, rebuilt);

    let ana = Person::new(ANA, "Ana");
    let asker = Asker { user: ana.id, guild: Some(server), channel: 2_i64.into() };
    let profile = games.profile(asker, server, ana.clone()).await.unwrap();
    assert_eq!(profile.standings.len(), 3);
    let pools = games.ratings(asker, server, ana.id, None).await.unwrap();
    assert_eq!(pools.len(), 3);
    let (renderer, display) = (render::Renderer::new(), view::DisplayOptions::default());
    let shown = view::profile(english(), &renderer, &profile, ana.id, display).text;
    assert!(shown.contains("Ana"), "{shown}");
    assert!(view::ratings(english(), &ana, ana.id, &pools, true).text.contains("Pasang"));

    assert_eq!(store.availability(BEN.into()).await.unwrap().reminded_at, Some(KILLED));
    let zoe = store.availability(ZOE.into()).await.unwrap();
    let away = 1_793_621_034_000;
    assert_eq!(zoe.vacation, Some(away..away + 5 * DAY));
    let sato = store.availability(SATO.into()).await.unwrap();
    assert_eq!((sato.remind, sato.quiet), (Remind::Direct, Some((1320, 420))));
    assert_eq!(sato.time_zone.as_deref(), Some("Asia/Tokyo"));
    assert!(!sato.automatic_vacation);

    let chosen = store.preferences(BEN.into()).await.unwrap();
    assert_eq!((chosen.show, chosen.confirm), (Show::Both, Confirm::Always));
    assert_eq!((chosen.side, chosen.targets), (BoardSide::South, Targets::Plain));
    assert_eq!(store.blocked_by(ANA.into()).await.unwrap(), [UserId::from(EVE)]);
    let declined = store.decliners_of(ZOE.into()).await.unwrap();
    assert!(declined.iter().any(|(user, _)| *user == SATO.into()));
    let frozen = club.game(FROZEN).await;
    assert_eq!(store.followers(frozen.id).await.unwrap(), [UserId::from(FINN)]);

    let settings = store.guild_settings(server).await.unwrap();
    assert_eq!((settings.channel, settings.rated), (Some(2_i64.into()), Some(false)));
    assert_eq!(settings.pace.unwrap().to_string(), "5d+1d");
    assert!(store.is_lost(777_i64.into()).await.unwrap());
    let game = club.game("FQFG").await;
    assert_eq!(store.newest_post(game.id, Purpose::Board).await.unwrap().unwrap().seq, game.seq);
}
