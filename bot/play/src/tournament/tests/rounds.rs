//! Rounds: begun once, changed by the organiser, extended, and members who leave in the middle of
//! one.

use super::*;

/// Two organisers press at once, or one presses twice: the second press finds the round begun.
#[test]
fn a_round_begins_once() {
    let settings = Settings { system: System::Swiss, by_hand: true, ..Settings::default() };
    let mut played = Played::started(settings, 6);
    let twice = start(&played.now).unwrap_err();
    assert!(matches!(twice, TournamentError::Started));
    played.finish_all();
    played.keep_time();
    assert_eq!(played.games.len(), 3, "the organiser begins rounds");
    played.take(next_round(&played.now, false)).unwrap();
    for anyway in [false, true] {
        let again = next_round(&played.now, anyway).unwrap_err();
        assert!(matches!(again, TournamentError::GamesOpen(3)), "{again:?}");
    }
    assert_eq!(played.games.len(), 6);
}

/// How many rounds are open at a time once stayed as it was when play began. What is asked before a
/// round begins is what happens then.
#[test]
fn more_rounds_can_be_opened_later() {
    let settings = Settings { rounds_open: Some(1), ..Settings::default() };
    let mut played = Played::started(settings, 6);
    assert_eq!(played.games.len(), 3);
    played.take(edit(&played.now, |settings| settings.rounds_open = Some(3), &[])).unwrap();
    let (begins, seen) = (Decision::Begin { anyway: false }, played.now.tournament.seq);
    let (change, _) = begins.confirmed(&played.now, seen).unwrap();
    assert_eq!((change.games.len(), change.called().len(), change.has_thread()), (6, 6, false));
    played.keep_time();
    assert_eq!(played.games.len(), 9);
    let again = begins.confirmed(&played.now, seen).unwrap_err();
    assert!(matches!(again, TournamentError::Changed));
}

#[test]
fn the_organiser_may_swap_two_before_a_round() {
    let settings = Settings { system: System::Swiss, by_hand: true, ..Settings::default() };
    let mut played = Played::started(settings, 8);
    played.finish_all();
    let first = preview(&played.now).unwrap();
    let (one, other) = (first.games[0].seating.first(), first.games[1].seating.first());
    let member = |number: pairing::EntrantId| person(i64::from(number.0));
    played.take(swap(&played.now, &member(one), &member(other))).unwrap();
    assert_eq!(preview(&played.now).unwrap().games[0].seating.first(), other);
    played.take(next_round(&played.now, false)).unwrap();
    assert_eq!(played.now.replay.games()[4].seating().first(), other);
    played.is_sound();
    // The swap was for that round only.
    played.finish_all();
    let third = preview(&played.now).unwrap();
    assert!(third.games.iter().all(|game| game.reason != pairing::Reason::Organiser));
}

/// A swap once made a rematch without a word, and waited for the last game of a round.
#[test]
fn a_swap_is_possible_while_games_are_open_and_says_what_speaks_against_it() {
    let settings = Settings { system: System::Swiss, rounds: Some(3), ..Settings::default() };
    let mut played = Played::started(settings, 5);
    let first: Vec<_> = played.now.replay.games().to_vec();
    let [one, met] = [0, 1].map(|seat| first[0].seating().entrants()[seat]);
    let rested = played.now.replay.byes()[0][0].entrant;
    played.finish(first[0].id, &Ending::Result(GameResult::won_by(0)));
    let partner = |now: &Snapshot| {
        let game = preview(now).unwrap().games.iter().find_map(|game| {
            game.seating.entrants().contains(&one).then(|| game.seating.entrants().to_vec())
        });
        game.unwrap().into_iter().find(|entrant| *entrant != one).unwrap()
    };
    let (other, resting) = (partner(&played.now), preview(&played.now).unwrap().byes[0].entrant);
    assert_ne!(other, met);
    let (rematch, _) = Decision::Swap(other, met).decide(&played.now).unwrap();
    let (pairings, flaws) = repaired(&played.now, &rematch).unwrap();
    assert!(flaws.contains(&Flaw::Rematch(one, met)) || flaws.contains(&Flaw::Rematch(met, one)));
    assert!(!pairings.is_empty());
    let (rest, _) = Decision::Swap(resting, rested).decide(&played.now).unwrap();
    assert!(repaired(&played.now, &rest).unwrap().1.contains(&Flaw::SecondBye(rested)));
    // It holds however the open game ends.
    played.take(Decision::Swap(resting, rested).decide(&played.now)).unwrap();
    played.finish(first[1].id, &Ending::Result(GameResult::won_by(1)));
    assert!(played.now.events.iter().any(|it| matches!(it.kind, Happened::Swapped(..))));
    played.is_sound();
}

#[test]
fn what_makes_no_sense_is_refused_with_what_would_be_possible() {
    let settings = |rounds| Settings { system: System::Swiss, rounds, ..Settings::default() };
    let mut played = Played::create(settings(Some(6)));
    for id in 1..=4 {
        played.take(join(&played.now, &actor(id), None, &[])).unwrap();
    }
    let refused = start(&played.now).unwrap_err();
    assert!(matches!(refused, TournamentError::TooManyRounds { entrants: 4, most: 3 }));
    played.take(edit(&played.now, |settings| settings.rounds = Some(3), &[])).unwrap();
    let bye = |now: &_, round| give_bye(now, &person(1), Some(round), RequestedBye::Half);
    played.take(bye(&played.now, 2)).unwrap();
    // Byes mean nothing in another system.
    let (other, _) = edit(&played.now, |it| it.system = System::AllPlayAll, &[]).unwrap();
    assert_eq!(start(&other.after).unwrap().0.games.len(), 6);
    played.take(start(&played.now)).unwrap();
    assert!(matches!(bye(&played.now, 9).unwrap_err(), TournamentError::NoSuchRound(3)));
    assert!(bye(&played.now, 3).is_ok());
    let with_themselves = swap(&played.now, &person(1), &person(1)).unwrap_err();
    assert!(matches!(with_themselves, TournamentError::Oneself));
}

#[test]
fn at_the_end_of_a_round_the_organiser_is_told_once_or_play_goes_on() {
    for overdue in [Overdue::Wait, Overdue::PairOn] {
        let settings = Settings {
            system: System::Swiss,
            overdue,
            round_days: Some(10),
            ..Settings::default()
        };
        let mut played = Played::started(settings, 8);
        let open: Vec<_> = played.now.replay.open_games().map(|game| game.id).collect();
        for board in &open[1..] {
            played.finish(*board, &Ending::Result(GameResult::won_by(0)));
        }
        played.now.now += 9 * DAY;
        played.keep_time();
        assert_eq!(played.games.len(), 4);
        played.now.now += DAY;
        played.keep_time();
        let says_so = |notice: &TournamentNotification| {
            matches!(notice, TournamentNotification::RoundOverdue { .. })
        };
        let times = played.notices.iter().filter(|it| says_so(it)).count();
        let expected = if overdue == Overdue::Wait { (1, 4) } else { (0, 8) };
        assert_eq!((times, played.games.len()), expected);
        if overdue == Overdue::Wait {
            played.take(extend(&played.now, 5)).unwrap();
            assert_eq!(played.now.tournament.due_at, Some(NOON + 15 * DAY));
            played.now.now += 5 * DAY;
            // If the organiser decides so, it is a draw for the pairing only.
            played.take(next_round(&played.now, true)).unwrap();
            assert_eq!(played.games.len(), 8);
        }
    }
}

#[test]
fn a_start_with_too_few_is_put_off() {
    let settings = Settings { starts_at: Some(NOON + DAY), ..Settings::default() };
    let mut played = Played::create(settings);
    played.take(join(&played.now, &actor(1), None, &[])).unwrap();
    played.now.now += DAY;
    played.keep_time();
    assert_eq!(played.now.tournament.status, TournamentStatus::Entries);
    assert!(matches!(
        played.notices[..],
        [.., TournamentNotification::TooFew { .. }, TournamentNotification::Tournament { .. }]
    ));
    played.take(join(&played.now, &actor(2), None, &[])).unwrap();
    played.take(start(&played.now)).unwrap();
    assert_eq!(played.games.len(), 1);
}

#[test]
fn who_leaves_early_is_struck_and_their_games_are_called_off() {
    let settings = Settings { kind: Kind::Shacru, ..Settings::default() };
    let mut played = Played::started(settings, 5);
    played.take(leave(&played.now, &actor(3))).unwrap();
    assert!(played.now.tournament.unsettled && due(&played.now) == Due::Settle);
    let settled: Vec<_> = played
        .games
        .values()
        .map(|game| (game.player_of(3_i64.into()).is_some(), settlement(&played.now, game)))
        .collect();
    for (theirs, settled) in settled {
        assert_eq!(settled, theirs.then_some(Settlement::CallOff));
    }
    played.keep_time();
    assert!(!played.now.tournament.unsettled);
    let again = join(&played.now, &actor(3), None, &[]).unwrap_err();
    assert!(matches!(again, TournamentError::EntriesClosed));
}

#[test]
fn somebody_else_may_play_on_with_the_score() {
    let mut played = Played::started(Settings::default(), 3);
    played.take(ask_substitute(&played.now, &person(1), &person(9), false)).unwrap();
    // They were once entered without being asked.
    assert!(played.now.tournament.entrant_of(1_i64.into()).is_some());
    played.take(leave(&played.now, &actor(9))).unwrap();
    assert!(played.now.leaver_for(9_i64.into()).is_none());
    played.take(ask_substitute(&played.now, &person(1), &person(9), false)).unwrap();
    played.take(ask_substitute(&played.now, &person(1), &person(8), false)).unwrap();
    played.take(join(&played.now, &actor(9), None, &[])).unwrap();
    let late = join(&played.now, &actor(8), None, &[]).unwrap_err();
    assert!(matches!(late, TournamentError::EntriesClosed));
    assert_eq!(played.now.tournament.entrant_of(9_i64.into()).unwrap().number.0, 1);
    assert!(played.now.tournament.entrant_of(1_i64.into()).is_none());
    let settled: Vec<_> =
        played.games.values().filter_map(|game| settlement(&played.now, game)).collect();
    assert_eq!(settled.len(), 2);
    let twice = ask_substitute(&played.now, &person(2), &person(3), false).unwrap_err();
    assert!(matches!(twice, TournamentError::Entered));
}

/// The seats are those of the pairing, wherever the players sit in the last game of a series.
#[test]
fn the_result_of_a_series_is_told_by_the_seats_of_its_first_game() {
    let settings =
        Settings { terms: Terms { games: 2, ..Terms::default() }, ..Settings::default() };
    let played = Played::started(settings, 2);
    let mut game = played.games.values().next().unwrap().clone();
    game.series = Some(crate::Series { first: 1_i64.into(), round: 2 });
    game.players.rotate_left(1);
    game.status = GameStatus::Finished;
    let series = crate::SeriesScore {
        round: 2,
        games: 2,
        totals: vec![3, 1],
        wins: vec![3, 1],
        by_wins: false,
        counted: 2,
    };
    let Ending::Result(result) = ending(&game, &[], Some(&series)).unwrap() else {
        panic!("it was played");
    };
    assert_eq!((result.place(0), result.place(1)), (Some(2), Some(1)));
    assert_eq!((result.count(0), result.count(1)), (Some(1), Some(3)));
}

/// With an odd number an entrant sits out, unless a computer plays against them; a later entrant
/// gets a number of their own.
#[test]
fn a_computer_plays_whoever_would_have_no_game() {
    for (system, entrants, games, computers) in [
        (System::Swiss, 5, 3, 1),
        (System::Swiss, 6, 3, 0),
        (System::AllPlayAll, 5, 15, 5),
        (System::AllPlayAll, 4, 6, 0),
    ] {
        let settings = Settings { system, fill_byes: true, ..Settings::default() };
        let mut played = Played::started(settings, entrants);
        let with_computer = played.games.values().filter(|game| {
            let mut players = game.players.iter();
            players.any(|player| player.computer.is_some())
        });
        assert_eq!(with_computer.count(), computers, "{system:?} {entrants}");
        assert_eq!(played.games.len(), games, "{system:?} {entrants}");
        assert!(played.now.replay.byes().iter().all(Vec::is_empty));
        let ranked = played.now.replay.standings().groups;
        let ranked = ranked.iter().flat_map(|group| &group.rows);
        let ranked = ranked.filter(|row| row.place.is_some()).count();
        assert_eq!(i64::try_from(ranked), Ok(entrants));
        if system == System::Swiss {
            played.take(join(&played.now, &actor(entrants + 1), None, &[])).unwrap();
            let number = played.now.tournament.entrant_of((entrants + 1).into()).unwrap().number;
            assert_eq!(i64::from(number.0), entrants + 2);
        }
        played.is_sound();
    }
}

/// Once a week, if the organiser wants it, and only while games are open.
#[test]
fn its_channel_reads_weekly_who_waits_for_whom() {
    for weekly in [true, false] {
        let settings = Settings { weekly, ..Settings::default() };
        let mut played = Played::started(settings, 4);
        let mut seen = 0;
        for _ in 0..3 {
            played.now.now += 7 * DAY;
            if due(&played.now) == Due::Waits {
                let change = tell_waits(&played.now).unwrap();
                let waits = change.notifications.iter();
                seen +=
                    waits.filter(|it| matches!(it, TournamentNotification::Waits { .. })).count();
                played.now = change.after.clone();
                assert_eq!(due(&played.now), Due::Nothing);
            }
        }
        assert_eq!(seen, if weekly { 3 } else { 0 });
    }
}

/// Who forfeited twice was once not paired any more, without a word to anybody, and nobody could let them come back.
#[test]
fn who_forfeits_twice_reads_it_and_may_be_let_in_again() {
    let settings = Settings { system: System::Swiss, rounds: Some(3), ..Settings::default() };
    let mut played = Played::started(settings, 6);
    let absent = EntrantId(6);
    for _ in 0..2 {
        let theirs = |game: &&PairedGame| game.seating().seat_of(absent).is_some();
        let game = played.now.replay.open_games().find(theirs).unwrap().clone();
        let first = game.seating().first() == absent;
        let forfeited = Ending::Result(GameResult::forfeited([first, !first]));
        assert!(played.now.tournament.entrant(absent).unwrap().state == EntrantState::Entered);
        played.finish(game.id, &forfeited);
        if played.now.replay.round() == Some(pairing::Round(1)) {
            played.finish_all();
            played.keep_time();
        }
    }
    let excluded = |played: &Played| -> Vec<i64> {
        let seqs = played.notices.iter().filter_map(|it| match it {
            TournamentNotification::Excluded { entrant, seq } if *entrant == absent => Some(*seq),
            _ => None,
        });
        seqs.collect()
    };
    let told = excluded(&played);
    let event = played.now.events.iter().find(|event| Some(&event.seq) == told.first()).unwrap();
    let why = Exclusion::Forfeits;
    assert_eq!(event.kind, Happened::Excluded { entrant: absent, why });
    assert_eq!(told.len(), 1);
    // The organiser lets them play again: they keep their points, and are in the next round.
    let back = Decision::Reinstate(absent);
    played.take(back.decide(&played.now)).unwrap();
    let twice = back.decide(&played.now).unwrap_err();
    assert!(matches!(twice, TournamentError::Entered), "{twice:?}");
    played.finish_all();
    played.keep_time();
    let third = played.now.replay.open_games().any(|it| it.seating().seat_of(absent).is_some());
    assert!(third, "they play in round 3");
    assert_eq!(played.now.tournament.entrant(absent).unwrap().state, EntrantState::Entered);
    // Whom the organiser withdraws reads it, too; there is no further round now.
    let withdraw = Decision::Withdraw { entrant: absent, computer: false };
    played.take(withdraw.decide(&played.now)).unwrap();
    assert_eq!(excluded(&played).len(), 2);
    let late = back.decide(&played.now).unwrap_err();
    assert!(matches!(late, TournamentError::NoMoreRounds), "{late:?}");
    played.is_sound();
}

/// Whoever leaves knows it: nothing is said to them, and before the start nothing is said at all.
#[test]
fn who_leaves_is_not_told_so() {
    let mut played = Played::create(Settings { system: System::Swiss, ..Settings::default() });
    for id in 1..=6 {
        played.take(join(&played.now, &actor(id), None, &[])).unwrap();
    }
    let withdraw = |number| Decision::Withdraw { entrant: EntrantId(number), computer: false };
    played.take(withdraw(6).decide(&played.now)).unwrap();
    played.take(start(&played.now)).unwrap();
    played.take(leave(&played.now, &actor(5))).unwrap();
    let told = |it: &TournamentNotification| matches!(it, TournamentNotification::Excluded { .. });
    assert!(!played.notices.iter().any(told));
    played.take(withdraw(4).decide(&played.now)).unwrap();
    assert!(played.notices.iter().any(told));
}
