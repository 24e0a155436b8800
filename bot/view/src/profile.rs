//! A member's results so far, and when they have played.

use play::audience::Visible;
use play::rating::Pool;
use play::tournament::Snapshot;
use play::{Profile, Reliability, Tally, UserId};
use render::Renderer;

use super::people::written;
use super::ratings::{name_of, number};
use super::tables::under_way;
use super::words::moment;
use super::{DisplayOptions, Post, activity, said};
use crate::limits::whole_lines;
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;

/// How many titles are listed.
const MOST_TITLES: usize = 5;

/// A member's results, games and reliability, as shown to `reader`, with a picture of when they
/// have played.
pub fn profile(
    t: &Texts,
    renderer: &Renderer,
    profile: &Profile,
    reader: UserId,
    display: DisplayOptions,
) -> Post {
    let name = plain(&profile.member.name);
    let Some(since) = profile.record.since else {
        return said(t.say(m::ProfileNone { name }));
    };
    let since = moment(since, 'D');
    let mut lines = vec![t.say(m::ProfileSince { name, since })];
    for pool in Pool::all() {
        lines.extend(record(t, profile, pool));
    }
    lines.extend(reliability(t, profile.record.reliability));
    lines.extend(titles(t, &profile.titles));
    lines.extend(profile.best_wins.first().map(|win| {
        t.say(m::ProfileBestWin {
            code: &win.code,
            player: written(t, &win.loser.called()),
            rating: number(win.rating),
        })
    }));
    let longest = profile.longest.first();
    lines.extend(
        longest.map(|game| t.say(m::ProfileLongest { code: &game.code, turns: game.turns })),
    );
    lines.extend(head_to_head(t, profile));
    let active = profile.activity.turns() > 0;
    if active {
        lines.push(activity::summary(t, &profile.activity));
        lines.extend(display.text().then(|| activity::months(t, &profile.activity)));
    }
    if profile.games.is_empty() {
        lines.push(t.say(m::ProfileNoGame));
    } else {
        lines.push(t.say(m::ProfileUnderWay));
        lines.extend(
            profile
                .games
                .iter()
                .map(|(game, post)| under_way(t, game, post.as_ref(), profile.member.id, reader)),
        );
    }
    let file = (active && display.picture())
        .then(|| activity::picture(t, renderer, &profile.activity, display.theme));
    Post { file, ..said(whole_lines(t, lines)) }
}

/// The finished games of a pool: `• Pacru for two: 12 games, 7 won, 1 shared, 4 lost; rating 1540`.
fn record(t: &Texts, profile: &Profile, pool: Pool) -> Option<String> {
    let count = |fits: &dyn Fn(&Tally) -> bool| -> u32 {
        let fitting = profile.record.tallies.iter();
        fitting.filter(|tally| tally.pool == pool && fits(tally)).map(|tally| tally.games).sum()
    };
    let played = count(&|_| true);
    if played == 0 {
        return None;
    }
    let won = count(&|tally| tally.place == 1 && !tally.shared);
    let shared = count(&|tally| tally.place == 1 && tally.shared);
    let results: Vec<String> = if pool.many {
        let place = |place| count(&|tally| tally.place == place);
        let won = (won > 0).then(|| t.say(m::ProfileWon { games: won }));
        let shared = (shared > 0).then(|| t.say(m::ProfileSharedFirst { games: shared }));
        let places = [2, 3, 4].map(|which| {
            let games = place(which);
            (games > 0).then(|| match which {
                2 => t.say(m::ProfileSecond { games }),
                3 => t.say(m::ProfileThird { games }),
                _ => t.say(m::ProfileFourth { games }),
            })
        });
        [won, shared].into_iter().chain(places).flatten().collect()
    } else {
        let lost = count(&|tally| tally.place > 1);
        vec![
            t.say(m::ProfileWon { games: won }),
            t.say(m::ProfileShared { games: shared }),
            t.say(m::ProfileLost { games: lost }),
        ]
    };
    let (pool_name, results) = (name_of(t, pool), results.join(", "));
    let standing = profile.standings.iter().find(|(other, _)| *other == pool);
    Some(match standing {
        Some((_, standing)) => t.say(m::ProfilePoolRated {
            pool: pool_name,
            games: played,
            results,
            rating: number(standing.rating),
        }),
        None => t.say(m::ProfilePool { pool: pool_name, games: played, results }),
    })
}

/// The tournaments that they have won, the newest first.
fn titles(t: &Texts, titles: &Visible<Snapshot>) -> Option<String> {
    let named = titles.iter().take(MOST_TITLES);
    let named = named.map(|now| plain(&now.tournament.settings.name));
    let mut named: Vec<String> = named.collect();
    let more = titles.len() - named.len();
    if more > 0 {
        named.push(t.say(m::ProfileTitlesMore { count: more }));
    }
    (!named.is_empty()).then(|| t.say(m::ProfileTitles { tournaments: t.and(&named) }))
}

/// The results of the reader against the member.
fn head_to_head(t: &Texts, profile: &Profile) -> Option<String> {
    let both = profile.head_to_head.filter(|both| both.games() > 0)?;
    let (won, shared, lost) = (
        t.say(m::ProfileWon { games: both.ahead }),
        t.say(m::ProfileShared { games: both.level }),
        t.say(m::ProfileLost { games: both.behind }),
    );
    Some(
        t.say(m::ProfileHeadToHead {
            games: both.games(),
            results: [won, shared, lost].join(", "),
        }),
    )
}

fn reliability(t: &Texts, reliability: Reliability) -> Option<String> {
    let Reliability { finished, abandoned } = reliability;
    match (finished, abandoned) {
        (0, _) => None,
        (_, 0) => Some(t.say(m::ProfileReliable)),
        _ => Some(t.say(m::ProfileLessReliable {
            finished: finished.saturating_sub(abandoned),
            games: finished,
        })),
    }
}
