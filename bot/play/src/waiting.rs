//! What waits for a member: the games in which it is their turn, and the one in which it is expected next.

use crate::time::Millis;
use crate::{Event, EventKind, Game, GameId, GameStatus, Person, PlayerState, Shown, UserId};

/// What waits for a member, as seen from where they ask.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Waiting {
    /// The games in which it is their turn, in the order of [`TurnKey`].
    pub games: Vec<Game>,
    /// How many games wait for them on other servers.
    pub elsewhere: usize,
    /// How many games wait for them in direct messages, and the first of them, if they ask on a server.
    pub direct: Option<(usize, Shown)>,
    /// The game in which their next turn is expected first, if no game waits.
    pub expected: Option<Expected>,
}

/// The position of a game among those that wait: the nearest deadline first, games without a clock last. The button
/// for the next game carries the key of the game that it opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TurnKey {
    /// When the time of the player to move is up; the largest value without a clock.
    pub deadline: Millis,
    /// The game, which orders those with the same deadline.
    pub game: GameId,
}

impl TurnKey {
    /// The key of a game as it stands.
    pub fn of(game: &Game) -> Self {
        Self { deadline: game.timing.deadline_at.unwrap_or(Millis::MAX), game: game.id }
    }
}

/// When a member's next turn is expected, as far as it can be predicted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The code of the game.
    pub code: String,
    /// The player who is to move there.
    pub mover: Person,
    /// When it is expected.
    pub when: When,
}

/// A predicted time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// About this time, if the others take as long as they did so far.
    About(Millis),
    /// At any moment: the others take longer than usual.
    AnyMoment,
    /// At this time at the latest, when the time of the player to move is up; more is not known.
    Latest(Millis),
}

impl When {
    fn at(self) -> Millis {
        match self {
            Self::AnyMoment => Millis::MIN,
            Self::About(at) | Self::Latest(at) => at,
        }
    }
}

impl Waiting {
    /// Selects the games of a member that wait for them.
    pub fn among(games: Vec<Game>, user: UserId) -> Self {
        let mut games = games;
        games.retain(|game| waits_for(game, user));
        games.sort_by_key(TurnKey::of);
        Self { games, ..Self::default() }
    }

    /// The game after the one with this key, starting over after the last one; without a key, the first.
    pub fn next(&self, after: Option<TurnKey>) -> Option<&Game> {
        // The deadline of a game that still waits may have moved since the key was made.
        let same = |after: TurnKey| self.games.iter().position(|game| game.id == after.game);
        let behind = |after: TurnKey| match same(after) {
            Some(same) => same + 1,
            None => (self.games).partition_point(|game| TurnKey::of(game) <= after),
        };
        self.games.get(after.map_or(0, behind)).or(self.games.first())
    }

    /// The game with this key, or the one after its place where it waits no more; without a key, the first.
    pub fn at(&self, key: Option<TurnKey>) -> Option<&Game> {
        let same = key.and_then(|key| self.games.iter().find(|game| game.id == key.game));
        same.or_else(|| self.next(key))
    }

    /// How many games wait besides the one with this key.
    pub fn besides(&self, one: TurnKey) -> usize {
        self.games.iter().filter(|game| game.id != one.game).count()
    }
}

/// Whether it is a member's turn, and they can play.
pub fn waits_for(game: &Game, user: UserId) -> bool {
    game.status == GameStatus::Active
        && game.timing.paused_at.is_none()
        && game.mover().is_some_and(|mover| mover.id == user)
}

/// Whether `user` takes part in a game in which another person is to move.
pub fn waits_for_others(game: &Game, user: UserId) -> bool {
    let seated = |player: usize| game.players[player].state == PlayerState::Seated;
    let others = game.to_move.is_some_and(|mover| {
        game.players[mover].computer.is_none() && game.players[mover].person.id != user
    });
    game.status == GameStatus::Active
        && game.timing.paused_at.is_none()
        && others
        && game.player_of(user).is_some_and(seated)
}

/// When the turn of `user` is expected in a game that waits for others. `None` if nothing is known: no clock runs,
/// and the others have not answered a turn of theirs yet.
pub fn expected(game: &Game, history: &[Event], user: UserId, now: Millis) -> Option<Expected> {
    let (player, mover) = (game.player_of(user)?, game.mover()?.clone());
    let mut answered = Vec::new();
    // Since when the others have been to move.
    let mut since = None;
    let mut last = None;
    for event in history {
        match event.kind {
            EventKind::Start => since = Some(event.at),
            EventKind::Turn(_) | EventKind::Skip if event.player == Some(player) => {
                if let (Some(since), Some(last)) = (since, last) {
                    answered.push(last - since);
                }
                since = Some(event.at);
                last = None;
            }
            EventKind::Turn(_) | EventKind::Skip => last = Some(event.at),
            // A turn that was taken back is not an answer.
            EventKind::TakeBack(_) => (since, last) = (None, None),
            _ => {}
        }
    }
    answered.sort_unstable();
    let usual = answered.get(answered.len() / 2);
    let when = match (usual, since) {
        (Some(usual), Some(since)) if since + usual > now => When::About(since + usual),
        (Some(_), Some(_)) => When::AnyMoment,
        _ => When::Latest(game.timing.deadline_at?),
    };
    Some(Expected { code: game.code.clone(), mover, when })
}

/// The earliest of several expected turns.
pub fn first(expected: impl IntoIterator<Item = Expected>) -> Option<Expected> {
    expected.into_iter().min_by_key(|expected| (expected.when.at(), expected.code.clone()))
}

#[cfg(test)]
mod tests {
    use rules::Kind;

    use super::*;
    use crate::time::{DAY, HOUR};
    use crate::{NewTable, Player};

    const ANA: i64 = 1;
    const NOW: Millis = 1_000 * DAY;

    fn game(id: i64, mover: usize, deadline: Option<Millis>) -> Game {
        let table = NewTable { players: Some(2), ..NewTable::new(7_i64.into(), Kind::Pacru) };
        let mut game = table.game(&Person::new(ANA, "Ana"), 0).unwrap();
        game.players.push(Player::seated(Person::new(2_i64, "Ben")));
        game.id = id.into();
        game.status = GameStatus::Active;
        game.to_move = Some(mover);
        game.timing.deadline_at = deadline;
        game
    }

    fn ids(waiting: &Waiting) -> Vec<i64> {
        waiting.games.iter().map(|game| game.id.get()).collect()
    }

    #[test]
    fn the_nearest_deadline_is_first_and_after_the_last_the_first_again() {
        let mut paused = game(6, 0, Some(1));
        paused.timing.paused_at = Some(0);
        let games = vec![
            game(1, 0, None),
            game(2, 0, Some(NOW + 2)),
            game(3, 1, Some(NOW)),
            game(4, 0, Some(NOW + 1)),
            game(5, 0, Some(NOW + 1)),
            paused,
        ];
        let waiting = Waiting::among(games, ANA.into());
        assert_eq!(ids(&waiting), [4, 5, 2, 1]);
        let mut order = Vec::new();
        let mut key = None;
        for _ in 0..5 {
            let next = waiting.next(key).unwrap();
            order.push(next.id.get());
            key = Some(TurnKey::of(next));
        }
        assert_eq!(order, [4, 5, 2, 1, 4]);
        assert_eq!(waiting.besides(TurnKey::of(&waiting.games[0])), 3);
        // A game that was played is no longer among them; those that were skipped come at the end.
        let played = TurnKey::of(&game(9, 0, Some(NOW + 1)));
        assert_eq!(waiting.next(Some(played)).unwrap().id.get(), 2);
        // While the bot was away all deadlines moved.
        let moved = TurnKey::of(&game(4, 0, Some(NOW - DAY)));
        assert_eq!(waiting.next(Some(moved)).unwrap().id.get(), 5);
        assert_eq!(waiting.at(Some(moved)).unwrap().id.get(), 4);
        assert_eq!(waiting.at(Some(played)).unwrap().id.get(), 2);
        assert_eq!(waiting.at(None).unwrap().id.get(), 4);
        assert_eq!(Waiting::default().next(key), None);
    }

    fn turns(times: &[(usize, Millis)]) -> Vec<Event> {
        let start = Event {
            seq: 1,
            kind: EventKind::Start,
            player: None,
            ply: 0,
            state_hash: 0,
            at: 0,
            banks: None,
        };
        let turn = |(seq, (player, at)): (i64, &(usize, Millis))| Event {
            seq,
            kind: EventKind::Turn("e1-e2".to_owned()),
            player: Some(*player),
            at: *at,
            ..start.clone()
        };
        let turns: Vec<Event> = (2..).zip(times).map(turn).collect();
        std::iter::once(start.clone()).chain(turns).collect()
    }

    #[test]
    fn the_others_are_expected_to_take_as_long_as_they_did() {
        let theirs = game(1, 1, Some(50 * HOUR));
        let when = |times: &[(usize, Millis)], now| {
            let expected = expected(&theirs, &turns(times), ANA.into(), now);
            expected.map(|expected| expected.when)
        };
        assert_eq!(when(&[(0, HOUR)], HOUR), Some(When::Latest(50 * HOUR)));
        let played = [
            (0, 0),
            (1, 2 * HOUR),
            (0, 5 * HOUR),
            (1, 9 * HOUR),
            (0, 10 * HOUR),
            (1, 16 * HOUR),
            (0, 20 * HOUR),
        ];
        // The others took 2, 4 and 6 hours so far.
        let about = Some(When::About(24 * HOUR));
        assert_eq!(when(&played, 21 * HOUR), about);
        assert_eq!(when(&played, 25 * HOUR), Some(When::AnyMoment));
        let unlimited = game(1, 1, None);
        assert_eq!(expected(&unlimited, &turns(&[]), ANA.into(), NOW), None);
    }

    #[test]
    fn computers_and_games_of_others_are_not_expected() {
        let mut own = game(1, 1, Some(NOW));
        assert!(waits_for_others(&own, ANA.into()));
        assert!(!waits_for_others(&own, 2_i64.into()));
        assert!(!waits_for_others(&own, 3_i64.into()));
        own.players[1].computer = Some(ai::Level::Club);
        assert!(!waits_for_others(&own, ANA.into()));
    }
}
