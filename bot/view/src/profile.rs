//! What came of a member's games so far.

use crate::texts::Texts;
use play::rating::Pool;
use play::{Profile, Reliability, Tally, UserId};

use super::Post;
use super::ratings::{name_of, number, ordinal};
use super::tables::{under_way, whole_lines};
use super::words::counted;
use crate::markdown::plain;

/// A member's record, games and reliability, told to `reader`.
#[must_use]
pub fn profile(t: &Texts, profile: &Profile, reader: UserId) -> Post {
    let name = plain(&profile.member.name);
    let Some(since) = profile.record.since else {
        return Post {
            text: format!("**{name}** has not played on this server yet."),
            ..Post::default()
        };
    };
    let mut lines = vec![format!(
        "**{name}** has played on this server since <t:{}:D>.",
        since.div_euclid(1000)
    )];
    for pool in Pool::all() {
        lines.extend(record(t, profile, pool));
    }
    lines.extend(reliability(t, profile.record.reliability));
    if profile.games.is_empty() {
        lines.push("No game under way.".to_owned());
    } else {
        lines.push("**Under way**".to_owned());
        lines.extend(
            profile
                .games
                .iter()
                .map(|(game, post)| under_way(t, game, post.as_ref(), profile.member.id, reader)),
        );
    }
    Post {
        text: whole_lines(&lines),
        ..Post::default()
    }
}

/// The finished games of a pool: `• Pacru for two: 12 games, 7 won, 1 shared, 4 lost; rating 1540`.
fn record(t: &Texts, profile: &Profile, pool: Pool) -> Option<String> {
    let count = |fits: &dyn Fn(&Tally) -> bool| -> u32 {
        let fitting = profile.record.tallies.iter();
        let fitting = fitting.filter(|tally| tally.pool == pool && fits(tally));
        fitting.map(|tally| tally.games).sum()
    };
    let played = count(&|_| true);
    if played == 0 {
        return None;
    }
    let won = count(&|tally| tally.place == 1 && !tally.shared);
    let shared = count(&|tally| tally.place == 1 && tally.shared);
    let ended = if pool.many {
        let place = |place| (count(&|tally| tally.place == place), ordinal(t, place));
        let mut ended = vec![(won, "won"), (shared, "shared first")];
        ended.extend([2, 3, 4].map(place));
        ended.retain(|(games, _)| *games > 0);
        ended
    } else {
        let lost = count(&|tally| tally.place > 1);
        vec![(won, "won"), (shared, "shared"), (lost, "lost")]
    };
    let ended: Vec<String> = ended
        .into_iter()
        .map(|(games, how)| format!("{games} {how}"))
        .collect();
    let standing = profile.standings.iter().find(|(other, _)| *other == pool);
    let rating = standing.map_or_else(String::new, |(_, standing)| {
        format!("; rating {}", number(standing.rating))
    });
    Some(format!(
        "• {}: {}, {}{rating}",
        name_of(t, pool),
        counted(t, played, "game"),
        ended.join(", ")
    ))
}

fn reliability(t: &Texts, reliability: Reliability) -> Option<String> {
    let Reliability { finished, deserted } = reliability;
    match (finished, deserted) {
        (0, _) => None,
        (_, 0) => Some("Has seen every game through to its end.".to_owned()),
        _ => Some(format!(
            "Has seen {} of {} through to the end; the others were lost on time or left.",
            finished.saturating_sub(deserted),
            counted(t, finished, "game")
        )),
    }
}
