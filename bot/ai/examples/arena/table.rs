//! The tables of the README.
use ai::Level;
use rules::Kind;

use crate::matches::Match;
use crate::player::Player;

/// Prints them.
pub(crate) fn print(_openings: u64, _only: Option<Kind>) {
    let _ = (
        Player::RANDOM,
        Player::GREEDY,
        Player::level(Level::Club),
        Match::times_fair,
    );
}
