//! Games in a row: after each the next begins by itself, and every player sits a seat further on.
//!
//! What is added up: the markers in Azacru and Shacru, the points in Pasang; in Pacru a win counts 1 and a shared win a
//! half (`rules/`, sets and events of the booklets and tournaments). Whoever gives a game up gets nothing for it.

use rules::Kind;

use crate::store::{
    Chair, Change, EventKind, Game, GameStatus, Intent, Receipt, Saved, Series, StoreError,
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
        let most = self.totals.iter().max();
        let chairs = (0..self.totals.len()).filter(|chair| self.totals.get(*chair) == most);
        chairs.collect()
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
        let mut totals = vec![0; seats];
        for earlier in self.store.series(series.first).await? {
            let round = earlier.series.map_or(1, |series| series.round);
            if round > series.round || earlier.status != GameStatus::Finished {
                continue;
            }
            let left = self.left(&earlier).await?;
            let further = usize::from(series.round - round);
            for (chair, total) in totals.iter_mut().enumerate() {
                // A player sits one chair lower in every game that follows.
                let then = (chair + further) % seats;
                if !left.contains(&then) {
                    *total += worth(&earlier, then);
                }
            }
        }
        Ok(Some(Standing {
            round: series.round,
            games: game.terms.games,
            totals,
        }))
    }

    /// The chairs that gave a game up or lost it on time.
    async fn left(&self, game: &Game) -> Result<Vec<usize>, StoreError> {
        let history = self.store.history(game.id, game.seq).await?;
        let left = history
            .iter()
            .filter(|event| matches!(event.kind, EventKind::Resign | EventKind::TimeOut));
        Ok(left.filter_map(|event| event.chair).collect())
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
            let (since, seq) = (next.since(), next.game.seq);
            next.tell(Intent::Board { since, seq });
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
    let won = |chair: &Chair| chair.place == Some(1);
    match game.setup.kind {
        Kind::Pacru if !won(&game.chairs[chair]) => 0,
        Kind::Pacru if game.chairs.iter().filter(|chair| won(chair)).count() == 1 => 2,
        Kind::Pacru => 1,
        _ => game.chairs[chair].points.unwrap_or(0).into(),
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
        for (kind, totals) in [(Kind::Pacru, [2, 0]), (Kind::Shacru, [0, 0])] {
            let first = club.begin(kind, 2, in_a_row(2)).await;
            let leaver = club.sitting(&first, 1);
            club.play.resign(&leaver, &first.code, None).await.unwrap();
            let end = club.game(&first.code).await;
            let standing = club.play.standing(&end).await.unwrap().unwrap();
            assert_eq!(standing.totals, totals);
            // A draw gives each a half.
            let second = games(&club, &first).await.pop().unwrap();
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
            let expected = if kind == Kind::Pacru { [1, 3] } else { [0, 0] };
            assert_eq!(standing.totals, expected);
            assert_eq!(
                standing.leaders().len(),
                if expected[0] == expected[1] { 2 } else { 1 }
            );
        }
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
