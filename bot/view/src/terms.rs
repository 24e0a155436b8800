//! What the players of a game agreed on, and how much time they have: a line each, wherever a member asks.

use play::time::{HOUR, MINUTE, Millis, Pace};
use play::tournament::Settings;
use play::{
    Absent, Annulled, Game, GameInfo, GameStatus, Terms, Timeout, TournamentTitle, seat_of,
};

use crate::limits::LONGEST_TEXT;
use crate::markdown::plain;
use crate::messages as m;
use crate::moderation::author_called;
use crate::offers::capitalised;
use crate::people::signed;
use crate::reach::out_of_reach;
use crate::texts::Texts;
use crate::words::moment;
use crate::{Post, ratings, spans};

/// The same post with the clocks of a game, if it shows the game as it stands `now`, and with its terms, as far as there
/// is room.
pub fn with_terms(t: &Texts, game: &Game, info: &GameInfo, now: bool, post: Post) -> Post {
    let mut post = post;
    let clocks = clocks(t, game, info).filter(|_| now);
    // Nothing is known of what was agreed where an imported game was played.
    let agreed = game.imported.is_none().then(|| agreed(t, game, info));
    let annulled = info.annulled.as_ref().map(|it| annulled(t, it));
    for line in clocks.into_iter().chain(agreed).chain(annulled) {
        if post.text.chars().count() + 1 + line.chars().count() <= LONGEST_TEXT {
            post.text.push('\n');
            post.text += &line;
        }
    }
    post
}

/// Who has annulled the result of a game, when, and why.
fn annulled(t: &Texts, annulled: &Annulled) -> String {
    let when = format!("<t:{}:d>", annulled.at.div_euclid(1000));
    let said = t.say(m::TermsAnnulled { who: author_called(t, annulled.by.as_ref()), when });
    match &annulled.by {
        Some((_, Some(reason))) => {
            said + " " + &t.say(m::ModerationReason { reason: plain(reason) })
        }
        _ => said,
    }
}

/// The terms of a game, in a line.
pub(crate) fn agreed(t: &Texts, game: &Game, info: &GameInfo) -> String {
    let mut parts = timing(t, &game.terms, game.seats());
    parts.push(match (game.unrated(), ratings::why_unrated(t, game)) {
        (None, _) => t.say(m::TermsRated),
        (Some(_), Some(why)) => t.say(m::TermsUnratedBecause { why }),
        (Some(_), None) => t.say(m::TermsUnrated),
    });
    let games = game.terms.games;
    let under_way = game.series.filter(|_| game.status != GameStatus::Open);
    match under_way {
        Some(series) if games > 1 => {
            parts.push(t.say(m::TermsSeriesGame { game: series.round, games }));
        }
        None if games > 1 => parts.push(t.say(m::TermsSeries { games })),
        _ => {}
    }
    parts.extend(info.tournament.as_ref().map(|title| format!("🏆 {}", titled(t, title))));
    format!("{}.", capitalised(&parts.join("; ")))
}

/// The pace of a game for so many players, and what happens when time runs out.
fn timing(t: &Texts, terms: &Terms, players: usize) -> Vec<String> {
    let pace = spans::pace(t, terms.pace);
    if terms.pace == Pace::Unlimited {
        return vec![pace];
    }
    let mut parts = vec![format!("⏳ {pace}")];
    if terms.weekends_free {
        parts.push(t.say(m::TermsWeekendsFree));
    }
    if terms.timeout == Timeout::Claimed {
        parts.push(t.say(m::TermsClaimed));
    } else if players == 2 {
        parts.push(t.say(m::TermsTimesOut));
    }
    if players > 2 {
        parts.push(match terms.absent {
            Absent::Skipped => t.say(m::TermsSkipped),
            Absent::Out => t.say(m::TermsOut),
            Absent::Computer => t.say(m::TermsComputer),
        });
    }
    parts
}

/// The terms of the games of a tournament, in a line.
pub(crate) fn of_tournament(t: &Texts, settings: &Settings) -> String {
    let mut parts = timing(t, &settings.terms, usize::from(settings.players));
    parts.push(if settings.terms.rated { t.say(m::TermsRated) } else { t.say(m::TermsUnrated) });
    format!("{}.", capitalised(&parts.join("; ")))
}

/// What a tournament is called, with its season.
pub(crate) fn titled(t: &Texts, title: &TournamentTitle) -> String {
    crate::tournaments::numbered(t, plain(&title.name), title.season)
}

/// How much time each player of a game has; none if it has no clocks, or does not go on.
pub(crate) fn clocks(t: &Texts, game: &Game, info: &GameInfo) -> Option<String> {
    let clocks = each_clock(t, game, info);
    let clocks = (!clocks.is_empty()).then(|| clocks.join(" · "));
    let unreached = info.unreached.map(|unreached| out_of_reach(t, game, unreached));
    let lines: Vec<String> = clocks.into_iter().chain(unreached).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The same, a line for each player who has a clock.
pub(crate) fn each_clock(t: &Texts, game: &Game, info: &GameInfo) -> Vec<String> {
    if game.status != GameStatus::Active {
        return Vec::new();
    }
    let clocks = (0..game.players.len()).filter_map(|player| {
        let mut clock = clock(t, game, player)?;
        let until = info.vacations.get(&game.players[player].person.id);
        if let Some(until) = until {
            clock = format!("{clock}, 🏖️ {}", on_vacation(t, *until));
        }
        Some(clock)
    });
    clocks.collect()
}

/// The clock of a player: until when it runs, or what it shows while it is stopped; none for a computer.
fn clock(t: &Texts, game: &Game, player: usize) -> Option<String> {
    let left = game.players[player].bank.filter(|_| game.players[player].computer.is_none())?;
    let name = signed(t, game, seat_of(game, player)?);
    Some(match game.timing.deadline_at.filter(|_| game.to_move == Some(player)) {
        Some(at) => t.say(m::ClockRunning {
            player: name,
            date: moment(at, 'f'),
            remaining: moment(at, 'R'),
        }),
        None => t.say(m::ClockStopped { player: name, time: left_in_words(t, left) }),
    })
}

/// The time on a clock that is stopped, to the minute where hours are left.
pub(crate) fn left_in_words(t: &Texts, left: Millis) -> String {
    let left = left.max(0);
    if left < MINUTE {
        t.say(m::SpanSeconds { count: left / 1000 })
    } else {
        spans::long(t, if left < HOUR { left } else { left - left % MINUTE })
    }
}

/// That somebody is on vacation.
pub(crate) fn on_vacation(t: &Texts, until: Millis) -> String {
    t.say(m::ClockVacation { date: moment(until, 'd') })
}

#[cfg(test)]
mod tests {
    use play::time::DAY;
    use play::tournament::Board;
    use play::{ChannelId, Person, Player, Series, UserId};
    use rules::{Kind, Setup};

    use super::*;
    use crate::texts::english;

    const NOON: Millis = 1_793_620_800_000;

    fn game(players: u8) -> Game {
        let setup = Setup::new(Kind::Shacru, players.into()).unwrap();
        let people = (1..=i64::from(players)).map(|id| Player {
            bank: Some(2 * DAY),
            ..Player::seated(Person::new(id, format!("P{id}")))
        });
        let place = (Some(7_i64.into()), ChannelId::from(8_i64));
        let mut game =
            Game::new(place, UserId::from(1_i64), setup, people.collect(), Terms::default(), NOON);
        game.status = GameStatus::Active;
        game.to_move = Some(0);
        game.timing.deadline_at = Some(NOON + DAY);
        game
    }

    #[test]
    fn the_terms_say_what_happens_when_time_runs_out() {
        let line = |game: &Game| agreed(english(), game, &GameInfo::default());
        let two = game(2);
        assert_eq!(
            line(&two),
            "⏳ 3 days + 1 day a turn, at most 7 days; a player who runs out of time loses; rated."
        );
        let mut four = game(4);
        four.terms.weekends_free = true;
        four.terms.timeout = Timeout::Claimed;
        assert_eq!(
            line(&four),
            "⏳ 3 days + 1 day a turn, at most 7 days; clocks stop at weekends; \
             a timeout counts only if an opponent claims it; \
             the turns of inactive players are skipped; rated."
        );
        let mut unlimited = game(2);
        unlimited.terms.pace = Pace::Unlimited;
        assert_eq!(line(&unlimited), "No clock; rated.");
    }

    #[test]
    fn a_game_names_its_series_and_its_tournament() {
        let mut game = game(2);
        game.terms.games = 3;
        game.series = Some(Series { first: 1_i64.into(), round: 2 });
        game.tournament = Some(Board { tournament: 5_i64.into(), number: pairing::GameId(1) });
        let title = TournamentTitle { name: "Autumn_cup".to_owned(), season: 2 };
        let info = GameInfo { tournament: Some(title), ..GameInfo::default() };
        let line = agreed(english(), &game, &info);
        assert!(line.ends_with("rated; game 2 of 3; 🏆 Autumn\\_cup, season 2."), "{line}");
    }

    #[test]
    fn each_player_reads_how_much_time_everybody_has() {
        let mut game = game(2);
        game.players[1].bank = Some(DAY + 59 * MINUTE + 30_000);
        let mut info = GameInfo::default();
        let runs = NOON + DAY;
        let line = clocks(english(), &game, &info).unwrap();
        let seconds = runs / 1000;
        assert!(line.contains(&format!("P1: until <t:{seconds}:f>, <t:{seconds}:R> · ")), "{line}");
        assert!(line.ends_with("P2: 1 day 59 minutes"), "{line}");
        info.vacations.insert(2_i64.into(), runs);
        let line = clocks(english(), &game, &info).unwrap();
        assert!(line.ends_with(&format!(", 🏖️ on vacation until <t:{seconds}:d>")), "{line}");
        game.status = GameStatus::Finished;
        assert_eq!(clocks(english(), &game, &info), None);
    }
}
