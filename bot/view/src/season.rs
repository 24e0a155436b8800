//! The leaderboard of a season.

use play::rating::Pool;
use play::time::Millis;
use play::{Season, SeasonResult, SeasonResults, UserId};

use super::activity::month;
use super::ratings::{listed, name_of};
use super::series::halves;
use super::words::moment;
use super::{Post, said};
use crate::messages as m;
use crate::texts::Texts;

/// The best of a season, and where `reader` is.
pub fn season(
    t: &Texts,
    pool: Pool,
    season: Season,
    results: &SeasonResults,
    reader: UserId,
    now: Millis,
) -> Post {
    let (pool, name) = (name_of(t, pool), name(t, season));
    let mut lines = if results.leaders.is_empty() {
        vec![t.say(m::SeasonEmpty { pool, season: name })]
    } else {
        vec![t.say(m::SeasonHeading { pool, season: name })]
    };
    let ends_at = season.range().end;
    let over = ends_at <= now;
    for result in &results.leaders {
        let trophy = if over && result.place == 1 { "🏆 " } else { "" };
        let entry = listed(t, &result.member, standing(t, result), reader);
        lines.push(format!("{trophy}{}. {entry}", result.place));
    }
    if !results.leaders.is_empty() {
        lines.extend(own_line(t, results, reader));
        lines.push(t.say(m::SeasonRule));
    }
    let when = moment(ends_at, 'R');
    lines.push(if over { t.say(m::SeasonEnded { when }) } else { t.say(m::SeasonEnds { when }) });
    said(lines.join("\n"))
}

/// `Oct–Dec 2026`, which is the same everywhere on earth.
fn name(t: &Texts, season: Season) -> String {
    let (first, last) = season.months();
    t.say(m::SeasonName {
        first: month(t, first),
        last: month(t, last),
        year: season.year.to_string(),
    })
}

/// Where the reader is, unless they have been named.
fn own_line(t: &Texts, results: &SeasonResults, reader: UserId) -> Option<String> {
    match &results.own {
        Some(_) if results.leaders.iter().any(|one| one.member.id == reader) => None,
        Some(own) => Some(t.say(m::RatingsOwnPlace {
            place: own.place,
            count: results.members,
            standing: standing(t, own),
        })),
        None => Some(t.say(m::SeasonOwnNoGame)),
    }
}

fn standing(t: &Texts, result: &SeasonResult) -> String {
    t.say(m::SeasonStanding { points: halves(result.half_points), games: result.games })
}

#[cfg(test)]
mod tests {
    use play::rating::LEADERS;
    use play::{Language, Person};
    use rules::Kind;

    use super::*;
    use crate::texts::{english, texts};

    const POOL: Pool = Pool { kind: Kind::Pacru, many: false };

    const AUTUMN: Season = Season { year: 2026, quarter: 4 };

    /// Fourteen members, of whom ten are listed.
    fn results(reader: i64) -> SeasonResults {
        let result = |(id, place, half_points, games): (i64, u32, u32, u32)| SeasonResult {
            member: Person::new(id, format!("M_{id}")),
            place,
            half_points,
            games,
        };
        let first = [(1, 1, 11, 7), (2, 2, 9, 5), (3, 2, 9, 6), (4, 4, 2, 1)];
        let rest = (5..=14).map(|id| (id, 5, 1, 1));
        let mut leaders: Vec<_> = first.into_iter().chain(rest).map(result).collect();
        let own = leaders.iter().find(|one| one.member.id.get() == reader).cloned();
        leaders.truncate(LEADERS);
        SeasonResults { leaders, own, members: 14 }
    }

    /// Equal points share a place. The texts of `season.txt`, in its order.
    #[test]
    fn everybody_finds_themselves() {
        let now = AUTUMN.range().start;
        let seen_by = |id: i64| season(english(), POOL, AUTUMN, &results(id), id.into(), now).text;
        assert_eq!([2, 14, 99].map(seen_by).join("\n"), include_str!("season.txt").trim_end());
    }

    #[test]
    fn every_language_says_when_nobody_has_played() {
        for &language in Language::ALL {
            let post =
                season(texts(language), POOL, AUTUMN, &SeasonResults::default(), 1_i64.into(), 0);
            assert!(post.text.contains("2026") && post.text.lines().count() == 2);
        }
    }
}
