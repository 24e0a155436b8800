//! Seeks: what members look for opponents for, and who meets whom. A seek stands for a month on its
//! server; the game begins automatically when as many seeks meet as it has seats.

use rules::Kind;

use crate::lobby::NewTable;
use crate::time::{DAY, Millis, Pace};
use crate::{
    ActionError, ChannelId, Game, GuildId, InteractionId, Person, Player, Result, SeekId, Terms,
    UserId,
};

/// How long a seek stands.
pub const STANDS_FOR: Millis = 30 * DAY;

/// Seeks of one member on one server.
const SEEKS: usize = 5;

/// The rating of somebody who has not been rated, as people see it.
const UNRATED: i64 = 1500;

/// What a member looks for opponents for.
#[derive(Clone, Debug, PartialEq)]
pub struct Seek {
    /// Its row; whatever there is in one that is new. Older ones have lower ids.
    pub id: SeekId,
    /// The server.
    pub guild: GuildId,
    /// Where the game is played, if no seek that it meets is older.
    pub channel: ChannelId,
    /// Whether it is played in a thread there.
    pub thread: bool,
    /// Who looks for opponents.
    pub person: Person,
    /// Which game.
    pub kind: Kind,
    /// For how many.
    pub players: usize,
    /// How much time there is.
    pub pace: Pace,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// The lowest rating of an opponent; none: any.
    pub from: Option<i64>,
    /// The highest rating of an opponent; none: any.
    pub to: Option<i64>,
    /// What has asked for it.
    pub interaction: InteractionId,
    /// When it ends.
    pub until: Millis,
}

impl Seek {
    /// Whether both are for the same game on the same terms.
    pub fn is_for_the_same(&self, other: &Self) -> bool {
        let terms = |seek: &Self| (seek.kind, seek.players, seek.pace, seek.rated);
        terms(self) == terms(other)
    }

    /// Whether an opponent with this rating is welcome.
    pub fn welcomes(&self, rating: i64) -> bool {
        self.from.is_none_or(|from| from <= rating) && self.to.is_none_or(|to| rating <= to)
    }
}

/// A seek, and how strong whoever has placed it is in such games.
#[derive(Clone, Debug, PartialEq)]
pub struct Seeking {
    /// The seek.
    pub seek: Seek,
    /// Their rating as people see it.
    pub rating: i64,
}

impl Seeking {
    /// A seek of somebody with this rating, or without any.
    pub fn new(seek: Seek, rating: Option<i64>) -> Self {
        Self { seek, rating: rating.unwrap_or(UNRATED) }
    }

    /// Whether two would play with each other.
    fn meets(&self, other: &Self, blocks: &[(UserId, UserId)]) -> bool {
        let (one, two) = (self.seek.person.id, other.seek.person.id);
        one != two
            && self.seek.is_for_the_same(&other.seek)
            && self.seek.welcomes(other.rating)
            && other.seek.welcomes(self.rating)
            && !blocks.contains(&(one, two))
            && !blocks.contains(&(two, one))
    }
}

/// Whether a member who has these seeks on a server may place another one. One for the same game on
/// the same terms takes the place of the one before. Fails with [`ActionError::ManySeeks`].
pub fn may_seek(own: &[Seek], seek: &Seek) -> Result<()> {
    let others = own.iter().filter(|it| !it.is_for_the_same(seek));
    if others.count() >= SEEKS {
        return Err(ActionError::ManySeeks(SEEKS));
    }
    Ok(())
}

/// Those whom a new seek meets, as many as its game needs, the oldest first: each would play with
/// every other. `waiting` are in the order in which they were placed; in `blocks` the first has
/// blocked the second.
pub fn meet(
    new: &Seeking,
    waiting: &[Seeking],
    blocks: &[(UserId, UserId)],
) -> Option<Vec<SeekId>> {
    let waiting = waiting.iter().filter(|it| it.meets(new, blocks));
    let waiting: Vec<&Seeking> = waiting.collect();
    let mut table = Vec::new();
    fill(new.seek.players - 1, &waiting, &mut table, blocks)
        .then(|| table.iter().map(|it| it.seek.id).collect())
}

/// Adds so many of those who wait to a table at which everybody would play with everybody; none if
/// there are not so many.
fn fill<'a>(
    missing: usize,
    waiting: &[&'a Seeking],
    table: &mut Vec<&'a Seeking>,
    blocks: &[(UserId, UserId)],
) -> bool {
    if missing == 0 {
        return true;
    }
    for (at, &next) in waiting.iter().enumerate() {
        if table.iter().all(|it| it.meets(next, blocks)) {
            table.push(next);
            if fill(missing - 1, &waiting[at + 1..], table, blocks) {
                return true;
            }
            table.pop();
        }
    }
    false
}

/// The game of seeks that have met, without a code: the oldest says where it is played. Fails with
/// [`ActionError::SeekGone`] without any seek, and where there is no such game for so many.
pub fn game(met: &[&Seek], now: Millis) -> Result<Game> {
    let oldest = met.first().ok_or(ActionError::SeekGone)?;
    let table = NewTable {
        guild: Some(oldest.guild),
        players: Some(oldest.players),
        terms: Terms {
            pace: oldest.pace,
            rated: oldest.rated,
            thread: oldest.thread,
            ..Terms::default()
        },
        ..NewTable::new(oldest.channel, oldest.kind)
    };
    let mut game = table.game(&oldest.person, now)?;
    let players = met.iter().map(|seek| Player::seated(seek.person.clone()));
    game.players = players.collect();
    Ok(game)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn seeking(id: i64, user: i64, players: usize, rating: i64, range: (i64, i64)) -> Seeking {
        let seek = Seek {
            id: id.into(),
            guild: 1_i64.into(),
            channel: 1_i64.into(),
            thread: false,
            person: Person::new(user, format!("member {user}")),
            kind: Kind::Pacru,
            players,
            pace: Pace::default(),
            rated: true,
            from: (range.0 > 0).then_some(1000 + 100 * range.0),
            to: (range.1 < 9).then_some(1000 + 100 * range.1),
            interaction: id.into(),
            until: 1,
        };
        Seeking::new(seek, Some(1000 + 100 * rating))
    }

    /// The new seek, those that wait, and who has blocked whom, among eight members.
    fn seeks() -> impl Strategy<Value = (Seeking, Vec<Seeking>, Vec<(UserId, UserId)>)> {
        let one = (1..9_i64, 2..=4_usize, 0..10_i64, (0..8_i64, 2..10_i64));
        let waiting = proptest::collection::vec(one.clone(), 0..12);
        let blocks = proptest::collection::vec((1..9_i64, 1..9_i64), 0..6);
        (one, waiting, blocks).prop_map(|(new, waiting, blocks)| {
            let seeking =
                |id, (user, players, rating, range)| seeking(id, user, players, rating, range);
            let waiting = (1..).zip(waiting).map(|(id, it)| seeking(id, it)).collect();
            let blocks = blocks.into_iter().map(|(one, two)| (one.into(), two.into()));
            (seeking(100, new), waiting, blocks.collect())
        })
    }

    fn all_meet(table: &[&Seeking], blocks: &[(UserId, UserId)]) -> bool {
        let mut pairs = table
            .iter()
            .enumerate()
            .flat_map(|(at, one)| table[..at].iter().map(move |two| (one, two)));
        pairs.all(|(one, two)| one.meets(two, blocks))
    }

    /// Every set of so many.
    fn sets(number: usize, waiting: &[Seeking]) -> Vec<Vec<&Seeking>> {
        if number == 0 {
            return vec![Vec::new()];
        }
        let mut found = Vec::new();
        for (at, first) in waiting.iter().enumerate() {
            for mut set in sets(number - 1, &waiting[at + 1..]) {
                set.insert(0, first);
                found.push(set);
            }
        }
        found
    }

    proptest! {
        /// Everybody at a table would play with everybody else, nobody sits with somebody who has
        /// blocked them, no table that could begin is overlooked, and whoever has waited longest
        /// comes first.
        #[test]
        fn the_first_table_that_can_begin_does((new, waiting, blocks) in seeks()) {
            let first = sets(new.seek.players - 1, &waiting).into_iter().find(|set| {
                let mut table = set.clone();
                table.push(&new);
                all_meet(&table, &blocks)
            });
            for (one, two) in blocks.iter().filter(|(one, two)| one != two) {
                let table = first.iter().flatten().copied().chain([&new]);
                let both = table.filter(|it| [one, two].contains(&&it.seek.person.id));
                prop_assert!(first.is_none() || both.count() < 2);
            }
            let expected: Option<Vec<SeekId>> =
                first.map(|set| set.iter().map(|it| it.seek.id).collect());
            prop_assert_eq!(meet(&new, &waiting, &blocks), expected);
        }
    }
}
