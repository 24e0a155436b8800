//! What members see about their games, their results and those of others.

use crate::audience::Visible;
use crate::mistake::Moments;
use crate::rating::{Pool, PoolRating};
use crate::seeks::Seek;
use crate::tournament::Snapshot;
use crate::{
    Activity, BestWin, Game, GameInfos, HeadToHead, LongestGame, MemberRecord, Person, Posted,
    RatingChange, RoleId,
};

/// A game, and the newest message that shows it, if any.
pub type Shown = (Game, Option<Posted>);

/// A member's games, the tables that they could join, and the seeks that they could answer.
#[derive(Clone, Debug)]
pub struct Overview {
    /// Their unfinished games.
    pub mine: Visible<Shown>,
    /// The tournaments of these games, and who is on vacation.
    pub infos: GameInfos,
    /// The open tables of the channel at which they have no seat; none in a direct message, which
    /// has no tables.
    pub tables: Option<Visible<Shown>>,
    /// The seeks of others on the server that they can answer.
    pub seeks: Vec<Seek>,
    /// What they have to look at again.
    pub moments: Moments,
    /// The role that is called for new tables, if there is one.
    pub call_role: Option<RoleId>,
}

/// A member's rating in a pool, and how they got there.
#[derive(Clone, Debug)]
pub struct Rated {
    /// The pool.
    pub pool: Pool,
    /// The rating after the last of the games.
    pub standing: PoolRating,
    /// How the last rated games changed it, the newest first.
    pub changes: Vec<RatingChange>,
    /// These games with their changes, if the ratings in this game alone were asked for.
    pub games: Visible<(Game, RatingChange)>,
}

/// The profile of a member on one server.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The member.
    pub member: Person,
    /// The results of their games.
    pub record: MemberRecord,
    /// Their ratings.
    pub standings: Vec<(Pool, PoolRating)>,
    /// Their best wins in rated games, the best first.
    pub best_wins: Visible<BestWin>,
    /// Their longest games, the longest first.
    pub longest: Visible<LongestGame>,
    /// The tournaments that they have won, the newest first.
    pub titles: Visible<Snapshot>,
    /// The results of the asking member against them; none for the member's own profile.
    pub head_to_head: Option<HeadToHead>,
    /// When they have played.
    pub activity: Activity,
    /// The games that they are playing, each with its newest board.
    pub games: Visible<Shown>,
}
