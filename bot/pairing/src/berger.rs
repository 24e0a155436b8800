//! Berger tables: who meets whom in which round when everybody plays everybody once, and who moves
//! first.
//!
//! The tables of the FIDE Handbook (C.05, annex 1). Nobody moves first more than once more often
//! than second, and nobody does either more than twice in a row.

/// The number of rounds in which everybody meets everybody once; if the number of players is odd,
/// everybody also rests once.
pub(crate) const fn rounds(players: usize) -> usize {
    even(players) - 1
}

const fn even(players: usize) -> usize {
    players + players % 2
}

/// The games of a round, first mover first. Rounds and players count from 0.
///
/// If the number of players is odd, one dummy player is added; whoever would meet the dummy rests
/// and is in no game.
pub(crate) fn round(players: usize, round: usize) -> Vec<(usize, usize)> {
    let last = even(players) - 1;
    if last == 0 {
        return Vec::new();
    }
    // The last number stays in place, and the others rotate by half a circle: it meets 1, n/2 + 1,
    // 2, n/2 + 2, ...
    let opponent = if round.is_multiple_of(2) { round / 2 } else { usize::midpoint(last, round) };
    let with_last = if round.is_multiple_of(2) { (opponent, last) } else { (last, opponent) };
    let others =
        (1..=last / 2).map(|step| ((opponent + step) % last, (opponent + last - step) % last));
    std::iter::once(with_last)
        .chain(others)
        .filter(|&(first, second)| first < players && second < players)
        .collect()
}
