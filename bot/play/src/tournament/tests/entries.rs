//! Which settings are possible, and who may enter.

use super::*;
use crate::{GameId, Notification, Subject, TournamentId};

#[test]
fn what_does_not_go_together_is_refused() {
    let refused = |settings: Settings| {
        let creation = Creation { guild: 1_i64.into(), channel: 2_i64.into(), settings };
        create(creation, &actor(1), 0, NOON).unwrap_err()
    };
    let usual = || named(Settings::default());
    assert!(matches!(refused(Settings::default()), TournamentError::Name));
    let league = Settings { system: System::League, players: 3, ..usual() };
    assert!(matches!(refused(league), TournamentError::OnlyTwo(System::League)));
    let pasang = Settings { kind: Kind::Pasang, players: 3, ..usual() };
    assert!(matches!(refused(pasang), TournamentError::Rules(_)));
    let rounds = Settings { system: System::Swiss, rounds: Some(65), ..usual() };
    assert!(matches!(refused(rounds), TournamentError::Format(_)));
    // "in 9999 years" was once accepted, and shown as a time that no client can display.
    for starts_at in [NOON, NOON + 367 * DAY, Millis::MAX, Millis::MIN] {
        let at = Settings { starts_at: Some(starts_at), ..usual() };
        assert!(matches!(refused(at), TournamentError::StartTime));
    }
    let creation = Creation { guild: 1_i64.into(), channel: 2_i64.into(), settings: usual() };
    let crowd = create(creation, &actor(1), 20, NOON).unwrap_err();
    assert!(matches!(crowd, TournamentError::TooMany(20)));
}

#[test]
fn entries_are_limited_as_the_organiser_wishes() {
    let settings = Settings {
        most: 2,
        least_rating: Some(1400),
        most_rating: Some(1600),
        ..Settings::default()
    };
    let mut played = Played::create(settings);
    let low = join(&played.now, &actor(1), Some(1399), &[]).unwrap_err();
    assert!(matches!(low, TournamentError::RatingOutside { own: 1399, .. }));
    played.take(join(&played.now, &actor(1), Some(1400), &[])).unwrap();
    // An invited member may enter with any rating.
    played.take(invite(&played.now, &person(2), false)).unwrap();
    played.take(join(&played.now, &actor(2), Some(1700), &[])).unwrap();
    let full = join(&played.now, &actor(3), None, &[]).unwrap_err();
    assert!(matches!(full, TournamentError::Full(2)));
    let twice = join(&played.now, &actor(2), None, &[]).unwrap_err();
    assert!(matches!(twice, TournamentError::Joined));
    played.take(leave(&played.now, &actor(2))).unwrap();
    played.take(join(&played.now, &actor(2), Some(1500), &[])).unwrap();
    assert_eq!(played.now.tournament.entered(), 2);
}

/// A game and a tournament may have the same number. Two messages once had the same key then, and one was never sent.
#[test]
fn a_refusal_about_a_tournament_is_not_taken_for_one_about_a_game() {
    let (game, tournament) = (GameId::from(7_i64), TournamentId::from(7_i64));
    let invited = Notification::Declined { seq: 3, user: 1_i64.into() };
    let (leaver, substitute) = (pairing::EntrantId(1), pairing::EntrantId(2));
    let asked = TournamentNotification::SubstituteDeclined { leaver, substitute, seq: 3 };
    assert_ne!(
        invited.dedupe_key(Subject::Game(game)),
        Notification::Tournament(asked).dedupe_key(Subject::Tournament(tournament))
    );
}
