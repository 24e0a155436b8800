//! Leagues: divisions, promotion, relegation.

use pairing::{
    AllPlayAll, Cycles, Format, FormatError, GameResult, League, Movement, NewEntrant, Pace,
    PlayEvent, Tournament, Zone,
};

use crate::support::*;

fn league(size: u8, promoted: u8) -> League {
    let games = AllPlayAll::new(size, Cycles::One, Pace::AllAtOnce).unwrap();
    League::new(games, promoted).unwrap()
}

/// A season in which the stronger player always wins.
fn season(league: &League, seeding: &[u32]) -> Tournament {
    let mut tournament = Tournament::new(Format::League(league.clone()));
    for (seed, &number) in (1..).zip(seeding) {
        tournament.apply(PlayEvent::Entered(NewEntrant::new(id(number)).seeded(seed))).unwrap();
    }
    start(&mut tournament);
    pair_all(&mut tournament);
    stronger_win(&mut tournament);
    tournament
}

fn numbers_of(movements: &[Movement]) -> Vec<u32> {
    movements.iter().map(|movement| movement.entrant.0).collect()
}

#[test]
fn divisions_have_about_the_size_that_is_wanted() {
    let sizes = |entrants| group_sizes(Format::League(league(8, 2)), entrants);
    assert_eq!(sizes(24), [8, 8, 8]);
    assert_eq!(sizes(25), [9, 8, 8]);
    assert_eq!(sizes(20), [7, 7, 6]);
    assert_eq!(sizes(10), [10]);
    assert_eq!(sizes(11), [6, 5]);
    assert_eq!(sizes(3), [3]);
}

#[test]
fn two_go_up_and_two_go_down() {
    let league = league(6, 2);
    let seeding: Vec<u32> = (1..=18).rev().collect();
    let movements = league.next_season(&season(&league, &seeding));
    // Divisions 18..13, 12..7 and 6..1, in each of which the lower number wins.
    assert_eq!(
        numbers_of(&movements),
        [13, 14, 15, 16, 7, 8, 17, 18, 9, 10, 1, 2, 11, 12, 3, 4, 5, 6]
    );
    let zones: Vec<Zone> = movements[..8].iter().map(|movement| movement.zone).collect();
    let (stay, up, down) = (Zone::Stay, Zone::Promotion, Zone::Relegation);
    assert_eq!(zones, [stay, stay, stay, stay, up, up, down, down]);
    assert_eq!(movements[4].division, 1);
}

#[test]
fn the_next_season_begins_with_the_new_divisions() {
    let league = league(4, 1);
    let first = season(&league, &[4, 3, 2, 1, 8, 7, 6, 5]);
    let mut second = season(&league, &numbers_of(&league.next_season(&first)));
    assert_eq!(second.groups().unwrap(), [[1, 2, 3, 5].map(id), [4, 6, 7, 8].map(id)]);
    second.apply(PlayEvent::Ended).unwrap();
}

/// An entrant who leaves makes room: the best of those who would be relegated stays.
#[test]
fn who_leaves_between_seasons_saves_somebody() {
    let league = league(4, 1);
    let first = season(&league, &[4, 3, 2, 1, 8, 7, 6, 5]);
    let mut next = numbers_of(&league.next_season(&first));
    next.retain(|number| *number != 2);
    next.push(9);
    let second = season(&league, &next);
    assert_eq!(second.groups().unwrap(), [[1, 3, 5, 4].map(id), [6, 7, 8, 9].map(id)]);
}

#[test]
fn who_left_in_the_season_is_not_in_the_next() {
    let league = league(4, 1);
    let mut tournament = in_play(Format::League(league.clone()), 8);
    tournament.apply(PlayEvent::Withdrew { entrant: id(1) }).unwrap();
    stronger_win(&mut tournament);
    let movements = league.next_season(&tournament);
    assert_eq!(movements.len(), 7);
    assert!(movements.iter().all(|movement| movement.entrant != id(1)));
}

#[test]
fn more_than_a_third_cannot_go_up() {
    let refused = League::new(AllPlayAll::default(), 4).unwrap_err();
    assert_eq!(refused, FormatError::Promotion { size: 10, promoted: 4 });
    assert_eq!(refused.to_string(), "a division of 10 cannot promote 4: at most 3");
}

/// Whoever had entered first once went up among equals. Lots follow from the results: other
/// results, other lots.
#[test]
fn lots_decide_between_equals_and_are_named() {
    let league = league(4, 1);
    let mut promoted = std::collections::BTreeSet::new();
    for first in 1..=4 {
        let mut tournament = in_play(Format::League(league.clone()), 8);
        // The upper division differs from season to season, in the lower one everything is drawn.
        for game in tournament.games().to_vec() {
            let upper = game.seating().entrants().iter().all(|it| it.0 <= 4);
            let seat = game.seating().seat_of(id(first));
            let result = match seat.filter(|_| upper) {
                Some(seat) => GameResult::won_by(seat),
                None => GameResult::drawn(),
            };
            tournament.apply(PlayEvent::Finished { game: game.id, result }).unwrap();
        }
        let movements = league.next_season(&tournament);
        assert_eq!(movements, league.next_season(&tournament), "drawn once");
        let up = movements.iter().find(|it| it.zone == Zone::Promotion).unwrap().entrant;
        let drawn = league.drawn(&tournament);
        assert_eq!(drawn.len(), 2, "who goes down, and who goes up");
        assert_eq!(drawn[1].first(), Some(&up));
        promoted.insert(up);
    }
    assert!(promoted.len() > 1, "{promoted:?}");
}
