//! What members see of their games, and of how they and others have fared.

use crate::rating::{Pool, Standing};
use crate::{BestWin, Game, HeadToHead, LongestGame, Person, Post, RatingChange, Record};

/// A game and the newest message that shows it, if there is one.
pub type Shown = (Game, Option<Post>);

/// A member's games, and the tables they could join.
#[derive(Clone, Debug)]
pub struct Overview {
    /// Their games that are not over.
    pub mine: Vec<Shown>,
    /// The open tables of the channel at which they have no seat; none in a direct message, which has no tables.
    pub tables: Option<Vec<Shown>>,
}

/// Where somebody stands in a pool, and how they got there.
#[derive(Clone, Debug)]
pub struct Rated {
    /// Which games.
    pub pool: Pool,
    /// Where they stand after the last of them.
    pub standing: Standing,
    /// The last of them, the newest first, with what they changed.
    pub latest: Vec<(Game, RatingChange)>,
}

/// What is known of a member on one server.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Who.
    pub member: Person,
    /// What came of their games.
    pub record: Record,
    /// How strong they are.
    pub standings: Vec<(Pool, Standing)>,
    /// Their best win, in a game that was rated.
    pub best_win: Option<BestWin>,
    /// Their longest game.
    pub longest: Option<LongestGame>,
    /// The tournaments that they have won, the newest first.
    pub titles: Vec<String>,
    /// How whoever asks has fared against them; none for their own profile.
    pub head_to_head: Option<HeadToHead>,
    /// What they are playing, with the newest board of each.
    pub games: Vec<Shown>,
}
