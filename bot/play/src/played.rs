//! Whether a game was really played.

use crate::{Event, EventKind};

/// How many turns every player must have had before a game counts.
const FEWEST: usize = 2;

/// Whether a game of this many players lasted long enough to count for ratings and for the result of a series: every
/// player has had two turns, played or skipped. Players who left while the others played on need not have had theirs.
///
/// `events` must start at the first event. Before their second turn players can only go out by resigning or on time:
/// from the usual start nobody can be captured or blocked so early.
pub fn is_played(players: usize, events: &[Event]) -> bool {
    let mut standing: Vec<&Event> = Vec::new();
    for event in events {
        match event.kind {
            EventKind::TakeBack(to) => standing.retain(|earlier| earlier.seq <= to),
            _ if event.kind.is_on_board() => standing.push(event),
            _ => {}
        }
    }
    let last = standing.last().map(|event| event.seq);
    (0..players).all(|player| {
        let own = standing.iter().filter(|event| event.player == Some(player));
        let turns =
            own.clone().filter(|event| matches!(event.kind, EventKind::Turn(_) | EventKind::Skip));
        turns.count() >= FEWEST
            || own.filter(|event| event.kind.is_leaving()).any(|event| Some(event.seq) != last)
    })
}

/// Whether a game ended because somebody resigned or ran out of time.
pub fn is_given_up(events: &[Event]) -> bool {
    let mut on_board = events.iter().filter(|event| event.kind.is_on_board());
    on_board.next_back().is_some_and(|event| event.kind.is_leaving())
}

/// Whether a player resigned or ran out of time.
pub(crate) fn has_left(events: &[Event], player: usize) -> bool {
    events.iter().any(|event| event.player == Some(player) && event.kind.is_leaving())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A history: `a` to `d` take turns, capitals resign, `.` skips a turn of `c`, `<` takes the last one back.
    fn history(text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for (seq, letter) in (1..).zip(text.chars()) {
            let player = "abcd".find(letter.to_ascii_lowercase());
            let (kind, player) = match letter {
                '.' => (EventKind::Skip, Some(2)),
                '<' => (EventKind::TakeBack(seq - 2), None),
                '=' => (EventKind::Draw, None),
                '!' => (EventKind::Abort, None),
                'A'..='D' => (EventKind::Resign, player),
                _ => (EventKind::Turn(String::new()), player),
            };
            events.push(Event { seq, kind, player, ply: 0, state_hash: 0, at: 0, banks: None });
        }
        events
    }

    #[test]
    fn a_game_counts_once_everybody_has_had_two_turns() {
        for (players, short) in [
            (2, "A"),
            (2, "abaB"),
            (2, "abab<A"),
            (2, "aba="),
            (3, "abcabC"),
            (3, "CB"),
            (3, "abCB"),
        ] {
            assert!(!is_played(players, &history(short)), "{short}");
        }
        for (players, whole) in [
            (2, "ababA"),
            (2, "abab="),
            (2, "abab<bB"),
            (3, "abcabcA"),
            (3, "ab.ab.ababA"),
            // A player who resigns early does not spoil the game of those who play on.
            (3, "CababA"),
            (4, "abDCababA"),
        ] {
            assert!(is_played(players, &history(whole)), "{whole}");
        }
    }

    #[test]
    fn a_game_is_given_up_by_what_ends_it() {
        assert!(is_given_up(&history("ababB")) && is_given_up(&history("ababB!")));
        assert!(!is_given_up(&history("Cabab")) && !is_given_up(&history("aA=")));
    }
}
