//! The ratings of a pool, computed again from its games in the order in which they ended, because the
//! result of one of them was overturned.
//!
//! ```
//! use play::rating::Rating;
//! use play::recount::{Overturned, RatedGame, RatedPlayer, Recount};
//!
//! let (ana, ben) = (1_i64.into(), 2_i64.into());
//! let player = |user, place| RatedPlayer { player: 0, user, place, kept: None };
//! let game = |id: i64, ended_at| RatedGame {
//!     id: id.into(),
//!     ended_at,
//!     players: vec![player(ana, 1), player(ben, 2)],
//! };
//! let (first, second) = (game(1, 10), game(2, 20));
//!
//! let mut recount = Recount::new(first.key(), Overturned::Annulled(first.id));
//! recount.follow(&first);
//! recount.follow(&second);
//! let ana = recount.standing(ana).expect("a rating by the second game");
//! assert_eq!(ana.games, 1);
//! assert_eq!(recount.changed()[0].change.before, Rating::START);
//! ```

use std::collections::{HashMap, HashSet};

use crate::rating::{PoolRating, RatingChange, rated};
use crate::time::Millis;
use crate::{Game, GameId, UserId};

/// The place of a game in the order in which the games of a pool are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatedKey {
    /// When it ended.
    pub ended_at: Millis,
    /// Of those that ended at once, the older one comes first.
    pub id: GameId,
}

impl RatedKey {
    /// The place before all games that ended then.
    pub fn before(ended_at: Millis) -> Self {
        Self { ended_at, id: 0_i64.into() }
    }
}

/// A game that counts in a pool.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// Row id.
    pub id: GameId,
    /// When it ended.
    pub ended_at: Millis,
    /// Those whose ratings it changes.
    pub players: Vec<RatedPlayer>,
}

/// A player whose rating a game changes.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPlayer {
    /// The index in the game.
    pub player: usize,
    /// The member.
    pub user: UserId,
    /// The place: 1 is first.
    pub place: u8,
    /// How it has changed their rating until now; none if it did not count.
    pub kept: Option<RatingChange>,
}

impl RatedGame {
    /// A finished game that was played and rated, with those whose ratings it changes: a substitute
    /// neither wins nor loses by the position that they took over. None if fewer than two are left.
    pub fn of(game: &Game) -> Option<Self> {
        let players = game.players.iter().enumerate().filter(|(_, player)| !player.substitute);
        let rated = players.filter_map(|(index, player)| {
            let (user, place) = (player.person.id, player.place?);
            Some(RatedPlayer { player: index, user, place, kept: None })
        });
        let players: Vec<RatedPlayer> = rated.collect();
        let is_rated = players.len() >= 2;
        Some(Self { id: game.id, ended_at: game.ended_at?, players }).filter(|_| is_rated)
    }

    /// Its place in the order.
    pub fn key(&self) -> RatedKey {
        RatedKey { ended_at: self.ended_at, id: self.id }
    }
}

/// Why ratings are computed again.
#[derive(Clone, Debug, PartialEq)]
pub enum Overturned {
    /// This game does not count any more.
    Annulled(GameId),
    /// This game counts again.
    Restored(RatedGame),
    /// What was decided before is only finished.
    Nothing,
}

/// How a game changes the rating of a player from now on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rerated {
    /// The game.
    pub game: GameId,
    /// The index of the player.
    pub player: usize,
    /// The change.
    pub change: RatingChange,
}

/// The ratings of a pool as far as its games have been [followed](Recount::follow).
#[derive(Clone, Debug)]
pub struct Recount {
    /// Earlier games are not rated again: what is kept of them stays.
    from: RatedKey,
    /// The game that does not count.
    without: Option<GameId>,
    /// The game that counts again, until the games before it have been followed.
    with: Option<RatedGame>,
    standings: HashMap<UserId, PoolRating>,
    changed: Vec<Rerated>,
    followed: HashSet<GameId>,
    newest: Option<RatedKey>,
}

impl Recount {
    /// Nothing yet; the games before `from` stay as they are.
    pub fn new(from: RatedKey, of: Overturned) -> Self {
        let (without, with) = match of {
            Overturned::Annulled(game) => (Some(game), None),
            Overturned::Restored(game) => (None, Some(game)),
            Overturned::Nothing => (None, None),
        };
        Self {
            from,
            without,
            with,
            standings: HashMap::new(),
            changed: Vec::new(),
            followed: HashSet::new(),
            newest: None,
        }
    }

    /// Follows the next game of the pool.
    pub fn follow(&mut self, game: &RatedGame) {
        if self.with.as_ref().is_some_and(|with| with.key() < game.key()) {
            self.end();
        }
        self.newest = Some(game.key());
        self.followed.insert(game.id);
        if self.without != Some(game.id) {
            self.rate(game);
        }
    }

    /// There are no more games for now: a game that counts again is the newest one.
    pub fn end(&mut self) {
        if let Some(with) = self.with.take() {
            self.rate(&with);
        }
    }

    fn rate(&mut self, game: &RatedGame) {
        let (id, at, rates_again) = (game.id, game.ended_at, game.key() >= self.from);
        let before = |it: &RatedPlayer| (self.standings.get(&it.user).copied(), it.place);
        let before: Vec<_> = game.players.iter().map(before).collect();
        let kept: Option<Vec<_>> = game.players.iter().map(|it| it.kept).collect();
        if let Some(kept) = kept.filter(|_| !rates_again) {
            for ((player, change), (known, _)) in game.players.iter().zip(kept).zip(before) {
                let standing = PoolRating::after(known, change.after, at);
                self.standings.insert(player.user, standing);
            }
            return;
        }
        for (it, (change, standing)) in game.players.iter().zip(rated(&before, at)) {
            self.standings.insert(it.user, standing);
            if it.kept != Some(change) {
                self.changed.push(Rerated { game: id, player: it.player, change });
            }
        }
    }

    /// Where a member stands; none without a rated game.
    pub fn standing(&self, user: UserId) -> Option<PoolRating> {
        self.standings.get(&user).copied()
    }

    /// Everybody who stands somewhere.
    pub fn standings(&self) -> impl Iterator<Item = (UserId, PoolRating)> {
        self.standings.iter().map(|(user, standing)| (*user, *standing))
    }

    /// What differs from what is kept, in the order of the games.
    pub fn changed(&self) -> &[Rerated] {
        &self.changed
    }

    /// The newest game that was followed.
    pub fn newest(&self) -> Option<RatedKey> {
        self.newest
    }

    /// Whether this game was followed.
    pub fn has_followed(&self, game: GameId) -> bool {
        self.followed.contains(&game)
    }
}
