//! Games in a row: after each the next begins by itself, and every player sits a seat further on.
//!
//! What is added up: the markers in Azacru and Shacru, the points in Pasang; in Pacru a win counts 1 and a shared win a
//! half (`rules/`, sets and events of the booklets and tournaments). Whoever gives a game up gets nothing for it, and
//! since the others have fewer markers then than a whole game brings, the games won count first in a series with such a
//! game. A game that was not played ([`is_played`]) counts for nobody.

use rules::Kind;

use crate::store::{
    Chair, Change, EventKind, Game, GameStatus, Receipt, Saved, Series, StoreError, is_given_up,
    is_played,
};
use crate::time::Millis;

use super::lobby::begin;
use super::rematch::anew;
use super::{Error, Play, code};

/// So much later the next game begins, so that its board comes after the result.
const BREATH: Millis = 1000;

/// How a series stands after one of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Games played so far.
    pub round: u8,
    /// Games in all.
    pub games: u8,
    /// What the players have, by their chairs in this game. In Pacru that is in halves.
    pub totals: Vec<u32>,
    /// The games they have won, in halves.
    pub wins: Vec<u32>,
    /// Whether a game was given up, so that the games won count before the totals.
    pub by_wins: bool,
    /// How many of the games counted.
    pub counted: u8,
}

impl Standing {
    /// Whether that was the last game.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.round >= self.games
    }

    /// The chairs of those who have most.
    #[must_use]
    pub fn leaders(&self) -> Vec<usize> {
        let chairs = || 0..self.totals.len();
        let most = chairs().map(|chair| self.rank(chair)).max();
        chairs()
            .filter(|chair| Some(self.rank(*chair)) == most)
            .collect()
    }

    /// What decides about the place of a chair; more is better.
    #[must_use]
    pub fn rank(&self, chair: usize) -> (u32, u32) {
        let wins = if self.by_wins { self.wins[chair] } else { 0 };
        (wins, self.totals[chair])
    }
}

impl Play {
    /// How the series of a game stands after it; nothing if it is a game for itself.
    ///
    /// # Errors
    /// When the data file cannot be read.
    pub async fn standing(&self, game: &Game) -> Result<Option<Standing>, Error> {
        let Some(series) = game.series.filter(|_| game.terms.games > 1) else {
            return Ok(None);
        };
        let seats = game.chairs.len();
        let mut standing = Standing {
            round: series.round,
            games: game.terms.games,
            totals: vec![0; seats],
            wins: vec![0; seats],
            by_wins: false,
            counted: 0,
        };
        for earlier in self.store.series(series.first).await? {
            let round = earlier.series.map_or(1, |series| series.round);
            if round > series.round || earlier.status != GameStatus::Finished {
                continue;
            }
            let history = self.store.history(earlier.id, earlier.seq).await?;
            if !is_played(seats, &history) {
                continue;
            }
            standing.counted += 1;
            standing.by_wins |= is_given_up(&history);
            let left = |chair: usize| {
                let mut events = history.iter().filter(|event| event.chair == Some(chair));
                events.any(|event| event.kind.is_leaving())
            };
            let further = usize::from(series.round - round);
            for chair in 0..seats {
                // A player sits one chair lower in every game that follows.
                let then = (chair + further) % seats;
                standing.wins[chair] += halves_won(&earlier, then);
                if !left(then) {
                    standing.totals[chair] += worth(&earlier, then);
                }
            }
        }
        Ok(Some(standing))
    }

    /// Saves a change; if it ends a game of a series, with the beginning of the next.
    pub(super) async fn save(
        &self,
        change: &Change,
        receipt: Option<&Receipt>,
    ) -> Result<Saved, StoreError> {
        let Some(next) = next(change) else {
            return self.store.save(change, receipt).await;
        };
        let clocks = self.clocks(&next).await?;
        let mut saved = Err(StoreError::Stale);
        for attempt in 0..20 {
            let mut next = Change::of(next.clone(), next.created_at);
            next.game.code = code::free(attempt);
            next.happen(EventKind::Create, None);
            if let Err(refusal) = begin(&mut next) {
                // The same set-up has just been played.
                tracing::error!(game = %change.game.code, %refusal, "the next game of the series cannot begin");
                return self.store.save(change, receipt).await;
            }
            next.tell_board();
            clocks.start(&mut next);
            saved = self.store.save_and_begin(change, &next, receipt).await;
            // The code may be taken.
            if !matches!(saved, Err(StoreError::Stale)) {
                self.spread(&next.game);
                break;
            }
        }
        saved
    }
}

/// The next game of a series, if a change ends one that is not the last.
fn next(change: &Change) -> Option<Game> {
    let game = &change.game;
    let series = game.series.filter(|_| change.is_end())?;
    if series.round >= game.terms.games {
        return None;
    }
    let chairs = game.chairs.iter();
    let mut chairs: Vec<Chair> = chairs.map(Chair::again).collect();
    chairs.rotate_left(1);
    Some(Game {
        chairs,
        created_at: change.at() + BREATH,
        series: Some(Series {
            round: series.round + 1,
            ..series
        }),
        ..anew(game)
    })
}

/// What a chair has for a game that was played to its end.
fn worth(game: &Game, chair: usize) -> u32 {
    match game.setup.kind {
        Kind::Pacru => halves_won(game, chair),
        _ => game.chairs[chair].points.unwrap_or(0).into(),
    }
}

/// 2 for a game won, 1 for a shared win.
fn halves_won(game: &Game, chair: usize) -> u32 {
    let won = |chair: &&Chair| chair.place == Some(1);
    match game.chairs.iter().filter(won).count() {
        _ if !won(&&game.chairs[chair]) => 0,
        1 => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::testing::{Club, refused};
    use crate::store::{Offer, Terms};

    fn in_a_row(games: u8) -> Terms {
        Terms {
            games,
            ..Terms::default()
        }
    }

    /// The games of the series that `game` belongs to.
    async fn games(club: &Club, game: &Game) -> Vec<Game> {
        let first = game.series.expect("a series").first;
        club.play.store().series(first).await.unwrap()
    }

    #[tokio::test]
    async fn the_next_game_begins_by_itself_and_markers_are_added_up() {
        let club = Club::open().await;
        let first = club.begin(Kind::Azacru, 3, in_a_row(3)).await;
        let mut totals = [0; 3];
        for round in 1..=3 {
            let all = games(&club, &first).await;
            assert_eq!(all.len(), round);
            let game = &all[round - 1];
            assert_eq!(game.status, GameStatus::Active);
            assert!(game.timing.deadline_at.is_some());
            let end = club.to_the_end(&game.code, round as u64).await;
            for (chair, total) in end.chairs.iter().zip(0..) {
                let person = chair.person.id;
                let place = first.chair_of(person).unwrap();
                assert_eq!(place, (total + round - 1) % 3, "everybody moves a seat on");
                totals[place] += u32::from(chair.points.unwrap());
            }
            let standing = club.play.standing(&end).await.unwrap().unwrap();
            assert_eq!(usize::from(standing.round), round);
            assert_eq!(standing.is_last(), round == 3);
            let own: Vec<u32> = end
                .chairs
                .iter()
                .map(|chair| totals[first.chair_of(chair.person.id).unwrap()])
                .collect();
            assert_eq!(standing.totals, own);
        }
        assert_eq!(games(&club, &first).await.len(), 3, "three games are three");
        // An earlier result tells how it stood then.
        let early = club.game(&first.code).await;
        let early = club.play.standing(&early).await.unwrap().unwrap();
        assert!(early.totals.iter().sum::<u32>() < totals.iter().sum());
    }

    #[tokio::test]
    async fn pacru_counts_wins_and_who_gives_up_gets_nothing() {
        let club = Club::open().await;
        for (kind, totals) in [(Kind::Pacru, [2, 0]), (Kind::Shacru, [2, 0])] {
            let first = club.begin(kind, 2, in_a_row(2)).await;
            let leaver = club.sitting(&first, 1);
            club.rounds(&first.code, 2).await;
            club.play.resign(&leaver, &first.code, None).await.unwrap();
            let end = club.game(&first.code).await;
            let standing = club.play.standing(&end).await.unwrap().unwrap();
            assert_eq!(standing.totals, totals);
            // A draw gives each a half.
            let second = games(&club, &first).await.pop().unwrap();
            club.rounds(&second.code, 2).await;
            let offer = club.sitting(&second, 0);
            let code = &second.code;
            club.play
                .offer(&offer, code, None, Offer::Draw)
                .await
                .unwrap();
            let other = club.sitting(&second, 1);
            club.play
                .respond(&other, code, 99, Offer::Draw, true)
                .await
                .unwrap();
            let end = club.game(code).await;
            let standing = club.play.standing(&end).await.unwrap().unwrap();
            // Two turns, two markers.
            let expected = if kind == Kind::Pacru { [1, 3] } else { [2, 4] };
            assert_eq!(standing.totals, expected);
            assert_eq!(standing.wins, [1, 3]);
            assert_eq!(standing.leaders(), [1]);
        }
    }

    /// Who wins by a resignation has few markers at that time; the other, who played a game to its end, had many. The
    /// series went to the one who had resigned twice.
    #[tokio::test]
    async fn games_won_count_before_markers_where_one_was_given_up() {
        let club = Club::open().await;
        let first = club.begin(Kind::Shacru, 2, in_a_row(3)).await;
        let (mut code, mut loser) = (first.code.clone(), first.chairs[0].person.id);
        for round in 1..=3 {
            let end = if round == 1 {
                let end = club.to_the_end(&code, 3).await;
                let worse = end.chairs.iter().find(|chair| chair.place == Some(1));
                loser = worse.expect("a winner").person.id;
                end
            } else {
                club.rounds(&code, 2).await;
                let game = club.game(&code).await;
                let chair = game.chair_of(loser).unwrap();
                let leaver = club.sitting(&game, chair);
                club.play.resign(&leaver, &code, None).await.unwrap();
                club.game(&code).await
            };
            let standing = club.play.standing(&end).await.unwrap().unwrap();
            let of_loser = end.chair_of(loser).unwrap();
            assert_eq!((standing.counted, standing.by_wins), (round, round > 1));
            let halves = 2 * (u32::from(round) - 1);
            assert_eq!(standing.wins[1 - of_loser], halves);
            if round == 3 {
                assert!(standing.totals[of_loser] > standing.totals[1 - of_loser]);
                assert_eq!(standing.leaders(), [1 - of_loser]);
            } else {
                code = games(&club, &first).await.pop().unwrap().code;
            }
        }
    }

    /// Whoever resigned at once three times lost a series of three in as many clicks, and no turn had been taken.
    #[tokio::test]
    async fn a_game_that_was_not_played_counts_for_nobody() {
        let club = Club::open().await;
        let first = club.begin(Kind::Azacru, 3, in_a_row(2)).await;
        let leavers = [0, 1].map(|chair| club.sitting(&first, chair));
        club.rounds(&first.code, 1).await;
        for leaver in &leavers {
            club.play.resign(leaver, &first.code, None).await.unwrap();
        }
        let end = club.game(&first.code).await;
        assert_eq!(end.status, GameStatus::Finished);
        let rated = club.play.store().rating_changes(end.id).await.unwrap();
        assert!(rated.is_empty(), "{rated:?}");
        let standing = club.play.standing(&end).await.unwrap().unwrap();
        assert_eq!((standing.counted, standing.totals), (0, vec![0; 3]));

        let second = games(&club, &first).await.pop().unwrap();
        let end = club.to_the_end(&second.code, 5).await;
        let standing = club.play.standing(&end).await.unwrap().unwrap();
        assert!(standing.counted == 1 && !standing.by_wins);
        assert!(standing.totals.iter().all(|total| *total > 0));
        let store = club.play.store();
        let before = store.rating_changes(end.id).await.unwrap();
        assert_eq!(before.len(), 3);
        assert_eq!(store.rebuild_ratings().await.unwrap(), 1);
        assert_eq!(store.rating_changes(end.id).await.unwrap(), before);
    }

    #[tokio::test]
    async fn a_rematch_turns_the_seats_and_is_one_table() {
        let club = Club::open().await;
        let game = club.begin(Kind::Shacru, 3, in_a_row(1)).await;
        let early = club.play.rematch(&club.actor(1), &game.code).await;
        assert!(refused(early).contains("not over"));
        club.to_the_end(&game.code, 3).await;
        assert!(club.play.standing(&game).await.unwrap().is_none());
        let stranger = club.play.rematch(&club.actor(8), &game.code).await;
        assert!(refused(stranger).contains("do not play"));

        let first = club.sitting(&game, 1);
        club.play.rematch(&first, &game.code).await.unwrap();
        let twice = club.sitting(&game, 1);
        let twice = club.play.rematch(&twice, &game.code).await;
        assert!(refused(twice).contains("already"));
        for chair in [2, 0] {
            let other = club.sitting(&game, chair);
            club.play.rematch(&other, &game.code).await.unwrap();
        }
        let next = club.play.store().rematch_of(game.id).await.unwrap();
        let next = next.expect("a table");
        assert_eq!(next.status, GameStatus::Active);
        assert_eq!(next.terms, game.terms);
        let order =
            |game: &Game| -> Vec<_> { game.chairs.iter().map(|chair| chair.person.id).collect() };
        let mut expected = order(&game);
        expected.rotate_left(1);
        assert_eq!(order(&next), expected);
        let late = club.play.rematch(&club.actor(1), &game.code).await;
        assert!(refused(late).contains("has begun"));
    }
}
