//! Mistakes of a member's own games: what is said about them.

use play::exercise::{Phase, Score, Solving};
use play::mistake::{Mistake, Moments, Turn};
use play::time::Millis;
use play::{Review, UserId};

use super::puzzles::{answered, next_button as puzzle_button, opponent, signed};
use super::said_turn;
use crate::Button;
use crate::buttons::analyse_button;
use crate::computers::percent;
use crate::custom_id::CustomId;
use crate::messages as m;
use crate::people::others_written;
use crate::texts::Texts;
use crate::words::moment;

/// Which turn of which game it is.
pub(super) fn about(t: &Texts, Mistake { game, turn, .. }: &Mistake) -> String {
    t.say(m::MistakeAlt { game: game.setup.kind.name(), code: &game.code, turn: turn.ply })
}

/// What is said about a mistake.
pub(super) fn told(t: &Texts, mistake: &Mistake, solving: &Solving) -> Vec<String> {
    let Mistake { user, game, turn: Turn { ply, played, position, .. }, found, .. } = mistake;
    let (best, rest) = (percent(t, found.best), percent(t, found.left));
    let seat = solving.exercise.seat();
    let mut lines = vec![t.say(m::MistakeHeading {
        others: t.and(&others_written(t, game, Some(*user))),
        game: game.setup.kind.name(),
        code: &game.code,
        turn: *ply,
        player: signed(t, seat),
    })];
    match &solving.phase {
        Phase::Asked(_) => {
            let words = said_turn(t, position, played);
            lines.push(t.say(m::MistakeTask { words, played, best: &best, rest: &rest }));
        }
        Phase::Shown { turn, .. } => {
            let words = said_turn(t, position, turn);
            lines.push(t.say(m::MistakeShown { words, better: turn, best: &best }));
        }
        Phase::Right { .. } | Phase::Wrong { .. } => {}
    }
    lines.extend(answered(t, solving, best));
    if let (Some(answer), Phase::Right { .. } | Phase::Shown { .. }) =
        (&found.refutation, &solving.phase)
    {
        let after = position.play(played);
        let words = after.map_or_else(
            |_| signed(t, opponent(position, seat)),
            |after| said_turn(t, &after.position, answer),
        );
        lines.push(t.say(m::MistakeRefuted { played, words, answer, rest }));
    }
    if let Some(Score::Mistake { next, others }) = solving.phase.score() {
        let mut line = match next {
            Some(next) => t.say(m::MistakeComesAgain { day: moment(*next, 'D') }),
            None => t.say(m::MistakeLearnt),
        };
        if *others > 0 {
            line = line + " " + &t.say(m::MistakeOthers { count: *others });
        }
        lines.push(line);
    }
    lines
}

/// What follows a mistake: another one, or else a puzzle of its game; and the whole game that it is
/// from.
pub(super) fn onward(t: &Texts, Mistake { game, .. }: &Mistake, phase: &Phase) -> Vec<Button> {
    let next = match phase.score() {
        Some(Score::Mistake { others: 1.., .. }) => button(t),
        _ => puzzle_button(t, game.setup.kind),
    };
    vec![next, analyse_button(t, game, game.seq)]
}

/// The button that opens the next mistake that is due.
pub(in super::super) fn button(t: &Texts) -> Button {
    Button::new(CustomId::NextMistake, t.say(m::ButtonNextMistake)).emoji("🔎")
}

/// What a member has to look at again, a line for each game.
pub(in super::super) fn moments(t: &Texts, user: UserId, moments: &Moments) -> Vec<String> {
    let line = |(game, count): &(play::Game, usize)| {
        let others = t.and(&others_written(t, game, Some(user)));
        t.say(m::MistakesOfGame { count: *count, code: &game.code, others })
    };
    moments.games.iter().map(line).collect()
}

/// Why there is none to show.
pub(in super::super) fn none(t: &Texts, next: Option<Millis>, review: Review) -> String {
    match (next, review) {
        (Some(next), _) => t.say(m::MistakesNoneNow { day: moment(next, 'D') }),
        (None, Review::On) => t.say(m::MistakesNone),
        (None, Review::Off) => t.say(m::MistakesOff),
    }
}
