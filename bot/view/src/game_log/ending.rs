//! How a game ended, and who won it.

use play::{BoardAction, Game, Replay};
use rules::{Kind, Outcome, Position, Reason, Status, Summary};

use crate::markdown::plain;
use crate::messages as m;
use crate::people::{Called, described, signed};
use crate::texts::Texts;

/// Who won a game, how, and what every player has, for the text under its last board.
pub(super) fn ending(t: &Texts, game: &Game, replay: &Replay, outcome: &Outcome) -> String {
    let counts = game.setup.seats.iter().map(|seat| {
        t.say(m::StoryCount { count: outcome.points[seat], player: signed(t, game, seat) })
    });
    let counts = t.and(&counts.collect::<Vec<_>>());
    let sign = if outcome.winners.len() == 1 { "🏆" } else { "🤝" };
    let last = replay.last_action().map(|action| &action.summary);
    let verdict =
        verdict(t, &replay.position, outcome, last, &|seat| plain(&described(t, game, seat)));
    let counts = if game.setup.kind == Kind::Pasang {
        t.say(m::StoryPoints { counts })
    } else {
        t.say(m::StoryMarkers { counts })
    };
    format!("{sign} **{verdict}.** {counts}")
}

/// The result as the headline of a picture, without markdown. `last` is the last action, if it is
/// known.
pub(crate) fn result(
    t: &Texts,
    position: &Position,
    last: Option<&BoardAction>,
    name: Called<'_>,
) -> Option<String> {
    let Status::Over(outcome) = position.status() else {
        return None;
    };
    let last = last.map(|action| &action.summary);
    Some(verdict(t, position, &outcome, last, name))
}

/// Who won a game or shared it, and how. `last` is the last action, if it is known.
fn verdict(
    t: &Texts,
    position: &Position,
    outcome: &Outcome,
    last: Option<&Summary>,
    name: Called<'_>,
) -> String {
    let names: Vec<String> = outcome.winners.into_iter().map(name).collect();
    let (winners, players) = (names.len(), t.and(&names));
    let is_counted = matches!(position.kind(), Kind::Azacru | Kind::Shacru);
    match outcome.reason {
        Reason::Markers => {
            let most = outcome.winners.into_iter().map(|seat| outcome.points[seat]);
            let markers = most.max().unwrap_or_default();
            t.say(m::StoryResultMarkers { markers, players, winners })
        }
        Reason::LastOneMoving => match last.filter(|last| last.is_resignation()) {
            Some(last) if last.is_out_of_time() => {
                t.say(m::StoryResultTime { players, loser: name(last.seat()) })
            }
            Some(last) => t.say(m::StoryResultResigned { players, loser: name(last.seat()) }),
            None => t.say(m::StoryResultOut { players }),
        },
        Reason::Counted => t.say(m::StoryResultCounted { players, winners }),
        Reason::Score => t.say(m::StoryResultScore { players, winners }),
        Reason::Suntuk => {
            let seats = position.seats();
            let others = seats.iter().filter(|seat| !outcome.winners.contains(*seat));
            let loser = t.and(&others.map(name).collect::<Vec<_>>());
            t.say(m::StoryResultSuntuk { loser, players })
        }
        Reason::Repetition if is_counted => {
            t.say(m::StoryResultRepetitionCounted { players, winners })
        }
        Reason::Repetition => t.say(m::StoryResultRepetition { players, winners }),
        Reason::NoProgress => {
            let rounds = position.no_progress().map_or(0, |counter| counter.limit);
            if is_counted {
                t.say(m::StoryResultQuietCounted { players, rounds, winners })
            } else {
                t.say(m::StoryResultQuiet { players, rounds, winners })
            }
        }
        Reason::Agreement => t.say(m::StoryResultAgreed { players }),
        _ => t.say(m::StoryResult { players, winners }),
    }
}

#[cfg(test)]
mod tests {
    use play::Language;
    use render::Caption;
    use rules::{Seat, Setup};

    use super::*;
    use crate::people::colour;
    use crate::texts::{english, rows, texts};

    /// Other ends: `lessons/facts.txt`.
    #[test]
    fn results_say_who_won_and_how() {
        for row in rows(include_str!("ended.txt")) {
            let [kind, position, options, turns, expected] = row[..] else { panic!("{row:?}") };
            let mut setup = Setup::new(kind.parse().unwrap(), 2).unwrap();
            setup.position = Some(position.to_owned()).filter(|it| it != "-");
            setup.options = options.trim_matches('-').parse().unwrap();
            let mut last = None;
            let start = Position::new(&setup).unwrap();
            let position = turns.split(' ').fold(start, |before, entry| {
                let entry = entry.parse().expect("an entry of a record");
                let (after, summary) = before.enter(&entry).expect("a legal turn");
                last = summary.map(|summary| BoardAction { summary, before });
                after
            });
            let name = |seat: Seat| seat.name().to_owned();
            let said = result(english(), &position, last.as_ref(), &name);
            assert_eq!(said.as_deref(), Some(expected), "{row:?}");
        }
    }

    /// The names are the longest that Discord allows, with the colours of two players who share a
    /// win or lose one.
    #[test]
    fn results_have_room_above_pictures() {
        for &language in Language::ALL {
            let t = texts(language);
            let named = |seat| {
                let (player, colour) = ("M".repeat(32), colour(t, seat));
                t.say(m::PlayerWithColour { colour, player })
            };
            let (players, loser) = (named(Seat::South), named(Seat::West));
            let both = t.and(&[&players, &loser]);
            let (both, players) = (both.as_str(), players.as_str());
            let (winners, rounds) = (2, 100);
            let results = [
                t.say(m::StoryResultResigned { players, loser: &loser }),
                t.say(m::StoryResultTime { players, loser: &loser }),
                t.say(m::StoryResultMarkers { winners, players: both, markers: 81 }),
                t.say(m::StoryResultAgreed { players: both }),
                t.say(m::StoryResultRepetitionCounted { winners, players: both }),
                t.say(m::StoryResultQuietCounted { winners, players: both, rounds }),
            ];
            for result in results {
                assert_eq!(Caption::from(result.as_str()).as_str(), result);
            }
        }
    }
}
