//! Refused turns, as members read why.

use rules::Position;

use super::sentence;
use crate::texts::{english, rows};

/// The sentence about a chevron that cannot move somewhere was once made of halves that only
/// English could join.
#[test]
fn sentences_are_made_of_their_parts() {
    for row in rows(include_str!("refused.txt")) {
        let [kind, position, turn, expected] = row[..] else { panic!("{row:?}") };
        let position = Position::at(kind.parse().expect("a game"), 2, position);
        let error = position.expect("a position").play(turn).expect_err(turn);
        assert_eq!(sentence(english(), &error), expected, "{row:?}");
    }
}
