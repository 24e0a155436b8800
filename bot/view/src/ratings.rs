//! Ratings: a line under the last board, a member's own ratings, and the leaderboard of a server.

use play::rating::{FEWEST_RANKED, LEADERS, Pool, PoolRating, Rating, ShownRating};
use play::{
    Event, Game, Person, Ranked, Rated, RatingChange, Replay, Unrated, UserId, is_played, seat_of,
};
use rules::Kind;

use super::people::{others_written, signed};
use super::{Post, said};
use crate::limits::whole_lines;
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;

/// How many members without a rank are named.
const NEWCOMERS: usize = 5;

/// How a game changed the ratings of these players, as a line under its last board.
pub(super) fn changed(t: &Texts, game: &Game, changes: &[(usize, RatingChange)]) -> Option<String> {
    let each = changes.iter().filter_map(|(player, change)| {
        let seat = seat_of(game, *player)?;
        Some(format!("{} {}", signed(t, game, seat), step(change)))
    });
    let each: Vec<String> = each.collect();
    let changes = each.join(", ");
    (!each.is_empty()).then(|| t.say(m::RatingsChanged { changes }))
}

/// Why a finished game changed no ratings, or did not count in its series; `None` if nobody would
/// expect it to.
pub(super) fn unchanged(t: &Texts, game: &Game, replay: &Replay) -> Option<String> {
    let events: Vec<Event> = replay.steps.iter().map(|step| step.event.clone()).collect();
    let in_series = game.series.is_some();
    let why = t.say(m::RatingsWhyShort);
    match (is_played(game.seats(), &events), game.is_rated()) {
        (false, true) if in_series => Some(t.say(m::RatingsUnchangedSeries { why })),
        (false, true) => Some(t.say(m::RatingsUnchanged { why })),
        (false, false) if in_series => Some(t.say(m::RatingsSeriesUnchanged { why })),
        _ => why_unrated(t, game).map(|why| t.say(m::RatingsUnchanged { why })),
    }
}

/// Why a game cannot be rated although the players agreed to that: the beginning of a sentence.
pub(super) fn why_unrated(t: &Texts, game: &Game) -> Option<String> {
    match game.unrated()? {
        Unrated::Computer => Some(t.say(m::RatingsWhyComputer)),
        Unrated::Substitute if game.seats() == 2 => Some(t.say(m::RatingsWhySubstitute)),
        Unrated::Substitute => Some(t.say(m::RatingsWhySubstitutes)),
        Unrated::Annulled => Some(t.say(m::RatingsWhyAnnulled)),
        Unrated::Agreed | Unrated::NoServer => None,
    }
}

/// The ratings of `member`, as shown to `reader`. `of_game` says whether those in one game alone
/// were asked for.
pub fn ratings(t: &Texts, member: &Person, reader: UserId, pools: &[Rated], of_game: bool) -> Post {
    let own = member.id == reader;
    let name = plain(&member.name);
    if pools.is_empty() {
        return said(match (own, of_game) {
            (true, false) => t.say(m::RatingsOwnNone),
            (true, true) => t.say(m::RatingsOwnNoneOfGame),
            (false, false) => t.say(m::RatingsNone { name }),
            (false, true) => t.say(m::RatingsNoneOfGame { name }),
        });
    }
    let mut lines =
        vec![if own { t.say(m::RatingsOwnHeading) } else { t.say(m::RatingsHeading { name }) }];
    for rated in pools {
        let stands = t.say(m::RatingsOfPool {
            pool: name_of(t, rated.pool),
            rating: number(rated.standing.rating),
            games: rated.standing.games,
        });
        let trend = trend(t, &rated.changes);
        lines.push(stands + &trend.map_or_else(String::new, |trend| format!(", {trend}")));
        let games = rated.games.iter();
        lines.extend(games.filter_map(|(game, change)| result(t, game, change, member.id)));
    }
    if pools.iter().any(|rated| rated.standing.rating.is_provisional()) {
        lines.push(t.say(m::RatingsProvisional));
    }
    said(whole_lines(t, lines))
}

/// The leaderboard of a pool, in the order of `Store::leaderboard`, with the place of `reader`.
pub fn leaderboard(t: &Texts, pool: Pool, all: &[Ranked], reader: UserId) -> Post {
    if all.is_empty() {
        let pool = name_of(t, pool);
        return said(t.say(m::RatingsLeaderboardEmpty { pool }));
    }
    let ranked = all.partition_point(|row| row.standing.is_ranked());
    let (ranked, newcomers) = all.split_at(ranked);
    let pool = name_of(t, pool);
    let mut lines = vec![t.say(m::RatingsLeaderboard { pool })];
    for (place, row) in (1..).zip(ranked).take(LEADERS) {
        lines.push(format!("{place}. {}", entry(t, row, reader)));
    }
    if !newcomers.is_empty() {
        let games = FEWEST_RANKED;
        lines.push(t.say(m::RatingsNewcomers { games }));
        let shown = newcomers.iter().take(NEWCOMERS);
        lines.extend(shown.map(|row| format!("• {}", entry(t, row, reader))));
        if newcomers.len() > NEWCOMERS {
            let count = newcomers.len() - NEWCOMERS;
            lines.push(t.say(m::RatingsMoreNewcomers { count }));
        }
    }
    lines.extend(own_line(t, ranked, newcomers, reader));
    if all.iter().any(|row| row.standing.rating.is_provisional()) {
        lines.push(t.say(m::RatingsProvisional));
    }
    said(lines.join("\n"))
}

/// The place of the reader, unless they are listed already.
fn own_line(t: &Texts, ranked: &[Ranked], newcomers: &[Ranked], reader: UserId) -> Option<String> {
    let find = |rows: &[Ranked]| rows.iter().position(|row| row.person.id == reader);
    match (find(ranked), find(newcomers)) {
        (Some(at), _) if at < LEADERS => None,
        (_, Some(at)) if at < NEWCOMERS => None,
        (Some(at), _) => Some(t.say(m::RatingsOwnPlace {
            place: at + 1,
            count: ranked.len(),
            standing: standing(t, &ranked[at].standing),
        })),
        (_, Some(at)) => {
            Some(t.say(m::RatingsOwnStanding { standing: standing(t, &newcomers[at].standing) }))
        }
        (None, None) => Some(t.say(m::RatingsOwnNoGame)),
    }
}

fn entry(t: &Texts, row: &Ranked, reader: UserId) -> String {
    listed(t, &row.person, standing(t, &row.standing), reader)
}

/// A member with their standing in a list; the reader stands out.
pub(super) fn listed(t: &Texts, member: &Person, standing: String, reader: UserId) -> String {
    let name = plain(&member.name);
    if member.id == reader {
        t.say(m::RatingsEntryOwn { name, standing })
    } else {
        t.say(m::RatingsEntry { name, standing })
    }
}

fn standing(t: &Texts, standing: &PoolRating) -> String {
    t.say(m::RatingsStanding { rating: number(standing.rating), games: standing.games })
}

/// A game of a member: its result, and how it changed their rating.
fn result(t: &Texts, game: &Game, change: &RatingChange, member: UserId) -> Option<String> {
    let place = game.players.get(game.player_of(member)?)?.place?;
    let shared = game.players.iter().filter(|player| player.place == Some(place)).count() > 1;
    let how = match (place, shared) {
        (1, false) => t.say(m::RatingsWon),
        (1, true) => t.say(m::RatingsShared),
        _ if game.players.len() == 2 => t.say(m::RatingsLost),
        _ => t.say(m::RatingsPlace { place }),
    };
    let others = others_written(t, game, Some(member));
    let day =
        game.ended_at.map_or_else(String::new, |at| format!(", <t:{}:d>", at.div_euclid(1000)));
    let of_game = t.say(m::RatingsGame {
        code: &game.code,
        others: t.and(&others),
        result: how,
        rating: step(change),
    });
    Some(of_game + &day)
}

/// The trend of the last games.
fn trend(t: &Texts, changes: &[RatingChange]) -> Option<String> {
    let sum: i64 = changes.iter().map(RatingChange::shown).sum();
    let (games, points) = (changes.len(), sum.abs());
    if games == 0 {
        return None;
    }
    Some(match sum {
        0 => t.say(m::RatingsLevel { games }),
        1.. => t.say(m::RatingsUp { games, points }),
        _ => t.say(m::RatingsDown { games, points }),
    })
}

/// The rating after a game and its change: `1512? (+12)`.
pub(super) fn step(change: &RatingChange) -> String {
    let by = change.shown();
    let sign = match by {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    format!("{} ({sign}{})", number(change.after), by.abs())
}

/// The number that members see of a rating.
pub(super) fn number(rating: Rating) -> String {
    shown(rating.into())
}

/// The same number.
pub(super) fn shown(rating: ShownRating) -> String {
    let mark = if rating.provisional { "?" } else { "" };
    format!("{}{mark}", rating.number)
}

/// `Pacru for two`; for Pasang only its name.
pub(super) fn name_of(t: &Texts, pool: Pool) -> String {
    let game = pool.kind.name();
    match (pool.kind, pool.many) {
        (Kind::Pasang, _) => game.to_owned(),
        (_, false) => t.say(m::RatingsPoolTwo { game }),
        (_, true) => t.say(m::RatingsPoolMany { game }),
    }
}

#[cfg(test)]
mod tests {
    use rules::Setup;

    use super::*;
    use crate::tapper::{all_of, game};
    use crate::texts::english;

    const POOL: Pool = Pool { kind: Kind::Pacru, many: false };

    fn member(id: i64, shown: f64, games: u32) -> Ranked {
        let rating = Rating {
            mu: 25.0 + (shown - 1500.0) / 40.0,
            sigma: if games > 20 { 2.0 } else { 6.0 },
        };
        Ranked {
            person: Person { id: id.into(), name: format!("M_{id}") },
            standing: PoolRating { rating, games, last_at: 0 },
        }
    }

    /// Twenty members with a rank, seven without.
    fn club() -> Vec<Ranked> {
        let ranked = (1..=20_u8).map(|id| member(id.into(), 1800.0 - f64::from(id) * 10.0, 30));
        let newcomers = (21..=27_u8).map(|id| member(id.into(), 1500.0, 2));
        ranked.chain(newcomers).collect()
    }

    /// The texts of `ratings.txt`, in its order.
    #[test]
    fn the_best_lead_and_everybody_finds_themselves() {
        let seen_by = |id: i64| leaderboard(english(), POOL, &club(), id.into()).text;
        let mut said = Vec::from([2, 17, 27, 99].map(seen_by));
        let Ranked { person, standing } = member(2, 1500.0, 30);
        let change = RatingChange { before: standing.rating, after: standing.rating };
        let mut game = game(&Setup::new(Kind::Pacru, 3).unwrap());
        game.players[2].place = Some(3);
        let (games, pool) = (all_of(vec![(game, change)]), Pool { many: true, ..POOL });
        for pools in [vec![], vec![Rated { pool, standing, changes: vec![change], games }]] {
            said.push(ratings(english(), &person, 1_i64.into(), &pools, false).text);
        }
        assert_eq!(said.join("\n"), include_str!("ratings.txt").trim_end());
    }

    #[test]
    fn losses_are_told_as_such() {
        let rating = |mu| Rating { mu, sigma: 3.0 };
        let change = |before, after| RatingChange { before: rating(before), after: rating(after) };
        assert_eq!(step(&change(25.0, 24.7)), "1488 (−12)");
        assert_eq!(step(&change(25.0, 25.3)), "1512 (+12)");
        assert_eq!(step(&change(25.0, 25.0)), "1500 (±0)");
    }
}
