//! A computer's analysis of a finished game: the win probabilities by turn, and the turns that lost
//! much.

use crate::texts::Texts;
use play::analysis::{Analysis, Swing};
use play::{Game, Preferences, Replay, UserId, seat_of};
use render::{Curve, Graph, Renderer, Scene};
use rules::Seat;

use crate::custom_id::Action;
use crate::limits::LONGEST_ALT;
use crate::messages as m;

use super::board::scene;
use super::computers::{percent, why};
use super::marks::{arrows, mark_better};
use super::people::{colour_name, coloured, player, short, signed, title};
use super::share::share_row;
use super::{DisplayOptions, File, Post, alt, fit, plain_button, said, turns};

/// Between how many moments of a game the chances of all players are listed for those who cannot
/// see the graph.
const MOMENTS: usize = 8;

/// The message while the analysis is in progress.
pub fn analysing(t: &Texts, game: &Game) -> Post {
    said(t.say(m::AnalysisWait { title: title(game), count: game.ply }))
}

/// The win probabilities by turn, and the turns that lost much: each with the better turn in words and on its board, and with
/// a button that opens the position for trying out turns.
pub fn analysis(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    analysis: &Analysis,
    user: UserId,
    preferences: &Preferences,
) -> Post {
    let own = game.player_of(user).and_then(|player| seat_of(game, player));
    let display = DisplayOptions::of(preferences, own);
    let swings = &analysis.swings;
    let mut lines = vec![t.say(m::AnalysisHeading { title: title(game) })];
    lines.push(if swings.is_empty() { t.say(m::AnalysisEven) } else { t.say(m::AnalysisSwings) });
    lines.extend((1..).zip(swings).map(|(number, swing)| told(t, game, number, swing)));
    let mut graph = graph(t, game, analysis, own, display);
    graph.marked = swings.iter().map(|swing| swing.ply as usize).collect();
    let mut alt = numbers(t, game, analysis);
    let name = |what: String| format!("{}-{}-{what}.png", game.setup.kind.slug(), game.code);
    let mut also = Vec::new();
    match swings.as_slice() {
        [only] => {
            let (scene, standing) = turning_point(t, game, replay, only);
            graph.below = Some(display.drawn(scene));
            alt = alt + " " + &standing;
        }
        several => also.extend(several.iter().map(|swing| {
            let (scene, standing) = turning_point(t, game, replay, swing);
            display.file(renderer, name(format!("turn-{}", swing.ply)), scene, standing)
        })),
    }
    let tries = swings.iter().map(|swing| {
        let from = Action::Try(Some(swing.ply.saturating_sub(1)));
        plain_button(game, game.seq, from, t.say(m::AnalysisTry { turn: swing.ply })).emoji("🔬")
    });
    let post = Post {
        file: Some(File {
            name: name("chances".to_owned()),
            bytes: renderer.graph(&graph),
            alt: Some(fit(alt, LONGEST_ALT)),
        }),
        also,
        ..said(lines.join("\n")).with_buttons(tries.collect())
    };
    Post { rows: post.rows.iter().cloned().chain([share_row(t, game)]).collect(), ..post }
}

/// A turn that lost much, and the better one with its reasons.
fn told(t: &Texts, game: &Game, number: usize, swing: &Swing) -> String {
    let name = |seat| signed(t, game, seat);
    let summary = |turn: &str| swing.position.play(turn).ok().map(|played| played.summary);
    let words = summary(&swing.played).map(|played| turns::told(t, &played, &name));
    let deed = summary(&swing.better).and_then(|better| turns::deed(t, &better, &name));
    let (played, better) = (&swing.played, &swing.better);
    let mut sentences = vec![
        t.say(m::AnalysisSwing {
            number,
            turn: swing.ply,
            words: words.unwrap_or_else(|| name(swing.seat)),
            played,
            before: percent(t, swing.before),
            after: percent(t, swing.after),
        }),
        match deed {
            Some(words) => t.say(m::AnalysisBetter { words, better }),
            None => t.say(m::AnalysisBetterPlainly { better }),
        },
    ];
    let reasons = why(t, &swing.reasons, &name);
    sentences.extend(reasons.map(|reasons| t.say(m::AnalysisReasons { reasons })));
    sentences.join(" ")
}

/// The chances by turn; where two play, those of the reader below those of their opponent.
fn graph(
    t: &Texts,
    game: &Game,
    analysis: &Analysis,
    own: Option<Seat>,
    display: DisplayOptions,
) -> Graph {
    let curve = |seat: Seat| Curve {
        player: player(seat),
        name: short(t, game, seat).into(),
        username: Some(colour_name(t, seat).into()),
        shares: analysis.win_probability.iter().map(|shares| share(shares[seat])).collect(),
    };
    let mut seats: Vec<Seat> = game.setup.seats.iter().collect();
    if seats.len() == 2 {
        seats.sort_by_key(|seat| Some(*seat) != own);
    }
    Graph {
        theme: display.theme,
        curves: seats.into_iter().map(curve).collect(),
        axis: t.say(m::AnalysisAxis).into(),
        ..Graph::default()
    }
}

/// A picture does not need the precision of `f64`.
#[expect(clippy::cast_possible_truncation, reason = "a share of one")]
fn share(share: f64) -> f32 {
    share as f32
}

/// The position of a turn that lost much, with an arrow for the better turn and a thinner one for that which was played, and
/// its description.
fn turning_point(t: &Texts, game: &Game, replay: &Replay, swing: &Swing) -> (Scene, String) {
    let position = &swing.position;
    let earlier = replay.standing().filter(|step| step.event.ply < swing.ply);
    let earlier: Vec<_> = earlier.filter_map(|step| step.action.as_ref()).collect();
    let name = |seat| short(t, game, seat);
    let mut scene = scene(t, position, position.board(), &earlier, &[], &name);
    let (turn, played, better) = (swing.ply, &swing.played, &swing.better);
    mark_better(&mut scene, position, swing.seat, [better, played]);
    arrows(&mut scene, position, [better, played]);
    let standing = alt::standing(t, position, position.board(), &|seat| coloured(t, game, seat));
    let caption = t.say(m::AnalysisPicture { turn });
    let alt = t.say(m::AnalysisPictureAlt { turn, played, better }) + &standing;
    (Scene { caption: Some(caption.as_str().into()), ..scene }, alt)
}

/// The graph as numbers.
fn numbers(t: &Texts, game: &Game, analysis: &Analysis) -> String {
    let last = analysis.win_probability.len().saturating_sub(1);
    let moments = MOMENTS / game.setup.seats.len();
    let mut turns: Vec<usize> = (0..=moments).map(|moment| last * moment / moments).collect();
    turns.dedup();
    let mut sentences =
        vec![t.say(m::AnalysisGraphAlt { game: game.setup.kind.name(), code: &game.code })];
    for seat in game.setup.seats.iter() {
        let moments: Vec<String> = turns
            .iter()
            .filter_map(|turn| Some((turn, analysis.win_probability.get(*turn)?)))
            .map(|(turn, shares)| {
                t.say(m::AnalysisGraphAt { turn: *turn, chance: percent(t, shares[seat]) })
            })
            .collect();
        sentences.push(format!("{}: {}.", coloured(t, game, seat), moments.join(", ")));
    }
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use play::{Event, EventKind};
    use rules::{Entry, Kind, Position, Setup};

    use super::*;
    use crate::Row;
    use crate::tapper;
    use crate::texts::english;

    /// A game in which these turns were played, and its replay.
    fn played(kind: Kind, turns: &[&str]) -> (Game, Replay) {
        let setup = Setup::new(kind, 2).unwrap();
        let mut game = tapper::game(&setup);
        let mut position = Position::new(&setup).unwrap();
        let kinds = turns.iter().map(|turn| EventKind::Turn((*turn).to_owned()));
        let mut events = Vec::new();
        for (seq, kind) in (1..).zip([EventKind::Start].into_iter().chain(kinds)) {
            if let EventKind::Turn(turn) = &kind {
                position = position.enter(&Entry::Turn(turn.clone())).unwrap().0;
                game.ply += 1;
            }
            let player = (seq > 1).then(|| usize::from(seq % 2 == 1));
            let (ply, state_hash) = (game.ply, position.fingerprint());
            events.push(Event { seq, ply, player, kind, state_hash, at: 0, banks: None });
            game.seq = seq;
        }
        let replay = Replay::of(&game, events, 1).unwrap();
        (game, replay)
    }

    /// Once, only the first turn had a picture, with the better turn alone, and all were told in notation.
    #[test]
    fn each_turning_point_has_its_words_its_board_and_its_button() {
        let (game, replay) =
            played(Kind::Pacru, &["e1-e2", "e9-e8", "e2-e3", "e8-e7", "a3-b4(b5)"]);
        let turns: Vec<_> = replay.standing().filter_map(|step| step.action.as_ref()).collect();
        let swing = |ply: u32, played: &str, better: &str| {
            let position = turns[ply as usize - 1].before.clone();
            let (played, better) = (played.to_owned(), better.to_owned());
            let (seat, reasons) = (turns[ply as usize - 1].summary.seat(), Vec::new());
            Swing { ply, seat, played, better, reasons, before: 0.6, after: 0.3, position }
        };
        let swings = vec![swing(3, "e2-e3", "i3-h4(h5)"), swing(5, "a3-b4(b5)", "a3-b4(c6)")];
        let analysis =
            Analysis { win_probability: vec![rules::BySeat::from_fn(|_| 0.5); 6], swings };
        let (t, none) = (english(), Preferences::default());
        let shown = |analysis: &Analysis| {
            let user = game.players[0].person.id;
            super::analysis(t, &Renderer::new(), &game, &replay, analysis, user, &none)
        };
        let post = shown(&analysis);
        assert!(post.text.contains("moves from e2 to e3 (`e2-e3`)"), "{}", post.text);
        let better = "A better turn moves from i3 to h4 and claims h5 (`i3-h4(h5)`).";
        assert!(post.text.contains(better), "{}", post.text);
        assert_eq!(post.also.len(), 2);
        let alt = post.also[0].alt.as_ref().unwrap();
        assert!(alt.starts_with("Before turn 3; i3-h4(h5) is marked with !"), "{alt}");
        let Row::Buttons(buttons) = &post.rows[0] else { panic!("{:?}", post.rows) };
        let ids: Vec<String> = buttons.iter().map(|it| it.custom_id.to_string()).collect();
        assert!(ids[0].ends_with(":try:2") && ids[1].ends_with(":try:4"), "{ids:?}");

        let one = Analysis { swings: analysis.swings[..1].to_vec(), ..analysis.clone() };
        assert_eq!(shown(&one).also, [], "it is under the graph");
    }
}
