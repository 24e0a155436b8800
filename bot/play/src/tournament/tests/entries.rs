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

/// A game and a tournament may have the same number. Two messages once had the same key then, and
/// one was never sent.
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

/// The events about which members are asked something that would still be taken.
fn asked(played: &Played) -> Vec<i64> {
    let events = played.now.events.iter().map(|event| event.seq);
    events.filter(|seq| played.now.awaits_answer(*seq)).collect()
}

/// The buttons of a question once stayed when the tournament was over, entries were closed, or
/// whoever was to be replaced had withdrawn.
#[test]
fn a_question_is_settled_when_nothing_can_be_answered() {
    let swiss = || Settings { system: System::Swiss, late_entry: false, ..Settings::default() };
    let mut played = Played::create(swiss());
    for id in 1..=4 {
        played.take(join(&played.now, &actor(id), None, &[])).unwrap();
    }
    played.take(invite(&played.now, &person(8), false)).unwrap();
    let invitation = played.now.tournament.seq;
    played.take(edit(&played.now, |settings| settings.rounds = Some(3), &[])).unwrap();
    let edited = played.now.tournament.seq;
    assert_eq!(asked(&played), [invitation, edited]);
    played.take(edit(&played.now, |settings| settings.rounds = Some(2), &[])).unwrap();
    assert_eq!(asked(&played), [invitation, edited + 1], "the later news have the button");
    played.take(start(&played.now)).unwrap();
    assert_eq!(asked(&played), [0; 0], "nobody enters any more");

    // Whoever accepts first plays on, and the others are asked no more.
    let ask = |played: &mut Played, leaver: i64, by: i64| {
        let asked = ask_substitute(&played.now, &person(leaver), &person(by), false);
        played.take(asked).unwrap();
        played.now.tournament.seq
    };
    let (first, second) = (ask(&mut played, 1, 5), ask(&mut played, 1, 6));
    assert_eq!(asked(&played), [first, second]);
    played.take(join(&played.now, &actor(6), None, &[])).unwrap();
    assert_eq!(asked(&played), [0; 0]);
    // Nobody replaces an entrant who has withdrawn.
    let third = ask(&mut played, 2, 5);
    assert_eq!(asked(&played), [third]);
    played.take(withdraw(&played.now, &person(2))).unwrap();
    assert_eq!(asked(&played), [0; 0]);
    let invited =
        |it: &MemberEntrant| it.person.id == 5_i64.into() && it.state == EntrantState::Invited;
    assert!(!played.now.tournament.entrants.iter().any(invited), "they are not asked any more");
    let fourth = ask(&mut played, 3, 7);
    assert_eq!(asked(&played), [fourth]);
    played.take(end(&played.now)).unwrap();
    assert_eq!(asked(&played), [0; 0], "it is over");

    let mut late = Played::create(Settings { late_entry: true, ..swiss() });
    for id in 1..=4 {
        late.take(join(&late.now, &actor(id), None, &[])).unwrap();
    }
    late.take(start(&late.now)).unwrap();
    late.take(invite(&late.now, &person(8), false)).unwrap();
    assert_eq!(asked(&late), [late.now.tournament.seq], "they can still enter");
}

/// A ruling once replaced one that its organiser had not seen, in silence.
#[test]
fn a_form_knows_whether_its_matter_has_changed() {
    let mut played = Played::started(Settings { system: System::Swiss, ..Settings::default() }, 4);
    let games: Vec<_> = played.now.replay.games().iter().map(|game| game.id).collect();
    let seen = Some(played.now.tournament.seq);
    let unchanged = |played: &Played, form: FormOf| form.unchanged_since(&played.now, seen).is_ok();
    let (one, other) = (FormOf::Result(games[0]), FormOf::Result(games[1]));
    assert!(unchanged(&played, one) && unchanged(&played, other));
    let unknown = one.unchanged_since(&played.now, None).unwrap_err();
    assert!(matches!(unknown, TournamentError::Changed));
    let win = GameResult::places(&[1, 2]).unwrap();
    played.finish(games[0], &Ending::Result(win.clone()));
    assert!(!unchanged(&played, one) && unchanged(&played, other));

    // The same result once more is no event, and tells nobody.
    let (told, seq) = (played.notices.len(), played.now.tournament.seq);
    let again = rule(&played.now, 1_i64.into(), games[0], win.seats().to_vec(), None);
    assert!(again.as_ref().is_ok_and(|(change, _)| change.log.is_some()));
    played.take(again).unwrap();
    assert_eq!((played.notices.len(), played.now.tournament.seq), (told, seq));

    let leaver = played.now.tournament.entrant_of(1_i64.into()).unwrap().number;
    let substitute = FormOf::Substitute(leaver);
    assert!(unchanged(&played, substitute));
    played.take(ask_substitute(&played.now, &person(1), &person(7), false)).unwrap();
    assert!(!unchanged(&played, substitute));
}
