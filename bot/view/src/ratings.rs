//! Ratings in words: a line under the last board, a member's own, the best of a server.

use crate::texts::Texts;
use play::rating::{FEWEST_RANKED, Pool, Rating, Standing};
use play::{
    Event, Game, Person, Ranked, Rated, RatingChange, Replay, Unrated, UserId, is_played, seat_of,
};
use rules::Kind;

use super::people::signed;
use super::tables::whole_lines;
use super::words::counted;
use super::{LONGEST_TEXT, Post, fit};
use crate::markdown::plain;

/// So many lead the table of the best; whoever reads it always finds themselves below them.
const LEADERS: usize = 10;

/// So many who are not ranked yet are named.
const NEWCOMERS: usize = 5;

const PROVISIONAL: &str =
    "A question mark says that a rating is provisional: it still takes large steps.";

/// What a game has changed for these players, as a line under its last board.
pub(super) fn changed(t: &Texts, game: &Game, changes: &[(usize, RatingChange)]) -> Option<String> {
    let told = changes.iter().filter_map(|(player, change)| {
        let seat = seat_of(game, *player)?;
        Some(format!("{} {}", signed(game, seat), step(t, change)))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| format!("Rating: {}.", told.join(", ")))
}

/// Why a game that is over changed no ratings, or nothing in its series; nothing where nobody would expect that it did.
pub(super) fn unchanged(t: &Texts, game: &Game, replay: &Replay) -> Option<String> {
    const SHORT: &str = "the game ended before everybody had taken two turns";
    let events: Vec<Event> = replay.steps.iter().map(|step| step.event.clone()).collect();
    match (is_played(game.seats(), &events), game.is_rated()) {
        (true, _) => why_unrated(t, game).map(|why| format!("No rating changes: {why}.")),
        (false, true) if game.series.is_some() => Some(format!(
            "No rating changes, and the series stands as it stood: {SHORT}."
        )),
        (false, true) => Some(format!("No rating changes: {SHORT}.")),
        (false, false) if game.series.is_some() => {
            Some(format!("The series stands as it stood: {SHORT}."))
        }
        (false, false) => why_unrated(t, game).map(|why| format!("No rating changes: {why}.")),
    }
}

/// Why a game cannot be rated although that was agreed on.
pub(super) fn why_unrated(t: &Texts, game: &Game) -> Option<&'static str> {
    match game.unrated()? {
        Unrated::Computer => Some("a computer plays"),
        Unrated::Substitute if game.seats() == 2 => {
            Some("one of the two did not play from the beginning")
        }
        Unrated::Substitute => Some("fewer than two have played from the beginning"),
        Unrated::Agreed | Unrated::NoServer => None,
    }
}

/// The ratings of `member`, told to `reader`. With `games`, the last games of each pool as well.
#[must_use]
pub fn ratings(t: &Texts, member: &Person, reader: UserId, pools: &[Rated], games: bool) -> Post {
    let own = member.id == reader;
    let name = plain(&member.name);
    if pools.is_empty() {
        let who = if own {
            "You have".to_owned()
        } else {
            format!("{name} has")
        };
        let what = if games { "of this game " } else { "" };
        return said(format!(
            "{who} no rating {what}on this server yet: it comes with the end of a rated game."
        ));
    }
    let mut lines = vec![if own {
        "**Your ratings on this server**".to_owned()
    } else {
        format!("**Ratings of {name} on this server**")
    }];
    for rated in pools {
        lines.push(format!(
            "• {}: **{}** after {}{}",
            name_of(t, rated.pool),
            number(rated.standing.rating),
            counted(t, rated.standing.games, "game"),
            trend(t, &rated.latest)
        ));
        if games {
            let latest = rated.latest.iter();
            lines.extend(latest.filter_map(|(game, change)| result(t, game, change, member.id)));
        }
    }
    if pools
        .iter()
        .any(|rated| rated.standing.rating.is_provisional())
    {
        lines.push(PROVISIONAL.to_owned());
    }
    Post {
        text: whole_lines(&lines),
        ..Post::default()
    }
}

/// The best of a pool, as `Store::leaderboard` orders them, and where `reader` is.
#[must_use]
pub fn leaderboard(t: &Texts, pool: Pool, all: &[Ranked], reader: UserId) -> Post {
    if all.is_empty() {
        return said(format!(
            "No rated game of {} has been finished on this server yet; `/pacru new` opens a table.",
            name_of(t, pool)
        ));
    }
    let ranked = all.partition_point(|row| row.standing.is_ranked());
    let (ranked, newcomers) = all.split_at(ranked);
    let mut lines = vec![format!("**The best of this server: {}**", name_of(t, pool))];
    for (place, row) in (1..).zip(ranked).take(LEADERS) {
        lines.push(format!("{place}. {}", entry(t, row, reader)));
    }
    if !newcomers.is_empty() {
        lines.push(format!("Fewer than {FEWEST_RANKED} rated games:"));
        let shown = newcomers.iter().take(NEWCOMERS);
        lines.extend(shown.map(|row| format!("• {}", entry(t, row, reader))));
        if newcomers.len() > NEWCOMERS {
            lines.push(format!("and {} more", newcomers.len() - NEWCOMERS));
        }
    }
    lines.extend(own_line(t, ranked, newcomers, reader));
    if all.iter().any(|row| row.standing.rating.is_provisional()) {
        lines.push(PROVISIONAL.to_owned());
    }
    said(lines.join("\n"))
}

/// Where the reader is, unless they have been named.
fn own_line(t: &Texts, ranked: &[Ranked], newcomers: &[Ranked], reader: UserId) -> Option<String> {
    let find = |rows: &[Ranked]| rows.iter().position(|row| row.person.id == reader);
    match (find(ranked), find(newcomers)) {
        (Some(at), _) if at < LEADERS => None,
        (_, Some(at)) if at < NEWCOMERS => None,
        (Some(at), _) => Some(format!(
            "You are number {} of {}: {}",
            at + 1,
            ranked.len(),
            standing(t, &ranked[at].standing)
        )),
        (_, Some(at)) => Some(format!("You: {}", standing(t, &newcomers[at].standing))),
        (None, None) => Some("You have no rated game of this kind yet.".to_owned()),
    }
}

fn entry(t: &Texts, row: &Ranked, reader: UserId) -> String {
    let name = plain(&row.person.name);
    let name = if row.person.id == reader {
        format!("**{name} (you)**")
    } else {
        name
    };
    format!("{name}: {}", standing(t, &row.standing))
}

fn standing(t: &Texts, standing: &Standing) -> String {
    format!(
        "**{}**, {}",
        number(standing.rating),
        counted(t, standing.games, "game")
    )
}

/// One game of a member: how it ended for them, and what that changed.
fn result(t: &Texts, game: &Game, change: &RatingChange, member: UserId) -> Option<String> {
    let place = game.players.get(game.player_of(member)?)?.place?;
    let sharing = game
        .players
        .iter()
        .filter(|player| player.place == Some(place));
    let shared = sharing.count() > 1;
    let how = match (place, shared) {
        (1, false) => "won".to_owned(),
        (1, true) => "shared first place".to_owned(),
        _ if game.players.len() == 2 => "lost".to_owned(),
        _ => format!("{} place", ordinal(t, place)),
    };
    let others = game.players.iter();
    let others = others.filter(|player| player.person.id != member);
    let others: Vec<String> = others.map(|player| plain(&player.person.name)).collect();
    let day = game
        .ended_at
        .map_or_else(String::new, |at| format!(", <t:{}:d>", at.div_euclid(1000)));
    Some(format!(
        "- `{}` with {}: {how}, {}{day}",
        game.code,
        t.and(&others),
        step(t, change)
    ))
}

/// What the last games have come to.
fn trend(t: &Texts, latest: &[(Game, RatingChange)]) -> String {
    let sum: i64 = latest.iter().map(|(_, change)| change.shown()).sum();
    let over = match latest.len() {
        0 => return String::new(),
        1 => "in the last one".to_owned(),
        several => format!("in the last {several}"),
    };
    match sum {
        0 => format!(", unchanged {over}"),
        1.. => format!(", up {sum} {over}"),
        _ => format!(", down {} {over}", -sum),
    }
}

/// The rating after a game and the difference it made: `1512? (+12)`.
fn step(t: &Texts, change: &RatingChange) -> String {
    let by = change.shown();
    let sign = match by {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    format!("{} ({sign}{})", number(change.after), by.abs())
}

/// What people see of a rating.
pub(super) fn number(rating: Rating) -> String {
    let mark = if rating.is_provisional() { "?" } else { "" };
    format!("{}{mark}", rating.shown())
}

/// `Pacru for two`; of Pasang there is nothing else.
pub(super) fn name_of(t: &Texts, pool: Pool) -> String {
    let name = pool.kind.name();
    match (pool.kind, pool.many) {
        (Kind::Pasang, _) => name.to_owned(),
        (_, false) => format!("{name} for two"),
        (_, true) => format!("{name} for three or four"),
    }
}

pub(super) fn ordinal(t: &Texts, place: u8) -> &'static str {
    match place {
        1 => "first",
        2 => "second",
        3 => "third",
        _ => "fourth",
    }
}

fn said(text: String) -> Post {
    Post {
        text: fit(text, LONGEST_TEXT),
        ..Post::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::english;

    const POOL: Pool = Pool {
        kind: Kind::Pacru,
        many: false,
    };

    fn member(id: i64, shown: f64, games: u32) -> Ranked {
        let rating = Rating {
            mu: 25.0 + (shown - 1500.0) / 40.0,
            sigma: if games > 20 { 2.0 } else { 6.0 },
        };
        Ranked {
            person: Person {
                id: id.into(),
                name: format!("M_{id}"),
            },
            standing: Standing {
                rating,
                games,
                last_at: 0,
            },
        }
    }

    /// Twenty who are ranked, seven who are not.
    fn club() -> Vec<Ranked> {
        let ranked = (1..=20_u8).map(|id| member(id.into(), 1800.0 - f64::from(id) * 10.0, 30));
        let newcomers = (21..=27_u8).map(|id| member(id.into(), 1500.0, 2));
        ranked.chain(newcomers).collect()
    }

    fn seen_by(id: i64) -> String {
        leaderboard(english(), POOL, &club(), id.into()).text
    }

    #[test]
    fn the_best_lead_and_everybody_finds_themselves() {
        let leader = seen_by(2);
        assert!(leader.starts_with("**The best of this server: Pacru for two**\n1. M\\_1: **1790**, 30 games\n2. **M\\_2 (you)**: **1780**"), "{leader}");
        assert!(
            leader.contains("10. M") && !leader.contains("11. M"),
            "{leader}"
        );
        assert!(
            leader.contains("• M\\_21: **1500?**, 2 games") && leader.contains("and 2 more"),
            "{leader}"
        );
        assert!(!leader.contains("You"), "{leader}");

        let further = seen_by(17);
        assert!(
            further.contains("You are number 17 of 20: **1630**, 30 games"),
            "{further}"
        );
        let newcomer = seen_by(27);
        assert!(newcomer.contains("You: **1500?**, 2 games"), "{newcomer}");
        let stranger = seen_by(99);
        assert!(
            stranger.contains("You have no rated game of this kind yet."),
            "{stranger}"
        );
    }

    #[test]
    fn losses_are_told_as_such() {
        let rating = |mu| Rating { mu, sigma: 3.0 };
        let change = |before, after| RatingChange {
            before: rating(before),
            after: rating(after),
        };
        assert_eq!(step(english(), &change(25.0, 24.7)), "1488 (−12)");
        assert_eq!(step(english(), &change(25.0, 25.3)), "1512 (+12)");
        assert_eq!(step(english(), &change(25.0, 25.0)), "1500 (±0)");
    }
}
