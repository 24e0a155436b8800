//! Two changes at the same moment: both are kept, and there is no deadlock.

use ::testing::patience::{find, within};
use play::{
    Availability, BoardSide, Confirm, EventKind, GuildSettings, Notify, Remind, Terms,
    WantedReminders,
};

use super::*;

/// Each change once read, changed and wrote on its own, so that the second of two undid the first.
#[tokio::test]
async fn of_two_changes_at_once_both_stay() {
    let club = Club::open().await;
    let (games, user) = (&club.games, person(1).id);

    let place = WantedReminders { place: Some(Remind::Direct), ..WantedReminders::default() };
    let hours = WantedReminders {
        quiet_hours: Some("22:00-7:30".to_owned()),
        time_zone: Some("europe/vienna".to_owned()),
        ..WantedReminders::default()
    };
    let done = tokio::join!(
        games.set_reminders(user, place),
        games.set_reminders(user, hours),
        games.snooze(user),
        games.set_automatic_vacation(user, false),
        games.go_on_vacation(user, 10),
    );
    let (place, hours, snoozed, let_begin, away) = done;
    place.and(hours).unwrap();
    let_begin.unwrap();
    let now = club.clock.now();
    let expected = Availability {
        notify: Notify::EveryTurn,
        daily_minute: 18 * 60,
        daily_at: None,
        remind: Remind::Direct,
        time_zone: Some("Europe/Vienna".to_owned()),
        quiet: Some((22 * 60, 7 * 60 + 30)),
        snoozed_until: Some(snoozed.unwrap()),
        reminded_at: None,
        automatic_vacation: false,
        vacation: Some(now..away.unwrap()),
        vacations_before: Vec::new(),
        vacation_year: Some(2026),
        vacation_used: 10 * DAY,
    };
    assert_eq!(games.store().availability(user).await.unwrap(), expected);

    let store = games.store();
    let done = tokio::join!(
        store.prefer(user, |chosen| chosen.side = BoardSide::South),
        store.prefer(user, |chosen| chosen.confirm = Confirm::Always),
    );
    done.0.and(done.1).unwrap();
    let chosen = store.preferences(user).await.unwrap();
    assert_eq!(chosen.side, BoardSide::South);
    assert_eq!(chosen.confirm, Confirm::Always);

    let moderator = club.moderator();
    let done = tokio::join!(
        games.change_guild_settings(&moderator, |settings| {
            settings.rated = Some(false);
            Ok(())
        }),
        games.change_guild_settings(&moderator, |settings| {
            settings.pace = Some(Pace::BLITZ);
            Ok(())
        }),
        games.change_guild_settings(&moderator, |settings| {
            settings.channel = Some(5_i64.into());
            Ok(())
        }),
        games.change_guild_settings(&moderator, |settings| {
            settings.turned = true;
            Ok(())
        }),
    );
    done.0.and(done.1).and(done.2).and(done.3).unwrap();
    let expected = GuildSettings {
        channel: Some(5_i64.into()),
        pace: Some(Pace::BLITZ),
        rated: Some(false),
        turned: true,
        ..GuildSettings::default()
    };
    assert_eq!(store.guild_settings(moderator.guild).await.unwrap(), expected);
}

/// The timekeeper once held the lock of a game while it waited for the player's other games. An
/// erasure that held one of those and waited for this one stopped both for ever.
#[tokio::test]
async fn a_vacation_that_begins_by_itself_waits_for_other_games_with_no_game_in_hand() {
    let club = Club::open().await;
    let first = club.table(2, Terms::default()).await;
    let away = club.mover(&first).await;
    let mut second = club.table(2, Terms::default()).await;
    while club.mover(&second).await != away {
        second = club.table(2, Terms::default()).await;
    }
    club.wait(3 * DAY + 2 * MINUTE);

    let acting = club.games.locks.game(&second).await;
    let (games, code) = (club.games.clone(), first.clone());
    let keeping_time = tokio::spawn(async move { games.keep_time(&code).await });
    find("a vacation", async || {
        let events = club.events(&first).await;
        let begun = events.iter().any(|event| matches!(event, EventKind::Vacation(_)));
        if begun { Ok(()) } else { Err(format!("{events:?}")) }
    })
    .await;
    let in_hand = || "the timekeeper waits with a game in hand".to_owned();
    drop(within("a lock", club.games.locks.game(&first), in_hand).await);
    drop(acting);
    let waits = || "the timekeeper waits".to_owned();
    within("the end", keeping_time, waits).await.unwrap().unwrap();
    assert!(club.game(&second).await.timing.deadline_at > Some(club.clock.now()));
}
