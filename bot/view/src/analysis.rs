//! A computer's analysis of a finished game: the win probabilities by turn, and the turns that lost
//! much.

use crate::texts::Texts;
use play::analysis::{Analysis, Swing};
use play::{Game, Preferences, Replay, UserId, seat_of};
use render::{Curve, Graph, Renderer, Scene};
use rules::Seat;

use crate::limits::LONGEST_ALT;
use crate::messages as m;

use super::board::scene;
use super::computers::percent;
use super::marks::{arrow, mark_turns};
use super::people::{colour_name, coloured, player, short, signed, title};
use super::share::share_row;
use super::{DisplayOptions, File, Post, alt, fit, said};

/// How many turns are told.
const TOLD: usize = 3;

/// Between how many moments of a game the chances of all players are listed for those who cannot
/// see the graph.
const MOMENTS: usize = 8;

/// The message while the analysis is in progress.
pub fn analysing(t: &Texts, game: &Game) -> Post {
    said(t.say(m::AnalysisWait { title: title(game), count: game.ply }))
}

/// The win probabilities by turn, turns that lost much, and the position of the first of them: a
/// player's own worst turn, or the worst of all for somebody else.
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
    let is_own = |swing: &Swing| own == Some(swing.seat);
    let first = analysis.swings.iter().position(is_own).unwrap_or_default();
    let (worse, rest) = analysis.swings.split_at(first);
    let (worst, less) = (rest.iter().take(1), rest.iter().skip(1));
    let swings: Vec<&Swing> = worst.chain(worse).chain(less).take(TOLD).collect();
    let mut lines = vec![t.say(m::AnalysisHeading { title: title(game) })];
    lines.push(if swings.is_empty() { t.say(m::AnalysisEven) } else { t.say(m::AnalysisSwings) });
    for (number, swing) in (1..).zip(&swings) {
        lines.push(t.say(m::AnalysisSwing {
            number,
            turn: swing.ply,
            player: signed(t, game, swing.seat),
            played: &swing.played,
            better: &swing.better,
            before: percent(t, swing.before),
            after: percent(t, swing.after),
        }));
    }
    let slug = game.setup.kind.slug();
    let mut graph = graph(t, game, analysis, display);
    let mut alt = numbers(t, game, analysis);
    if let Some(worst) = swings.first() {
        let (scene, standing) = better(t, game, replay, worst);
        graph.below = Some(display.drawn(scene));
        alt = alt + " " + &standing;
    }
    graph.marked = swings.iter().map(|swing| swing.ply as usize).collect();
    Post {
        file: Some(File {
            name: format!("{slug}-{}-chances.png", game.code),
            bytes: renderer.graph(&graph),
            alt: Some(fit(alt, LONGEST_ALT)),
        }),
        rows: vec![share_row(t, game)],
        ..said(lines.join("\n"))
    }
}

fn graph(t: &Texts, game: &Game, analysis: &Analysis, display: DisplayOptions) -> Graph {
    let curve = |seat: Seat| Curve {
        player: player(seat),
        name: short(t, game, seat).into(),
        username: Some(colour_name(t, seat).into()),
        shares: analysis.win_probability.iter().map(|shares| share(shares[seat])).collect(),
    };
    Graph {
        theme: display.theme,
        curves: game.setup.seats.iter().map(curve).collect(),
        axis: t.say(m::AnalysisAxis).into(),
        ..Graph::default()
    }
}

/// A picture does not need the precision of `f64`.
#[expect(clippy::cast_possible_truncation, reason = "a share of one")]
fn share(share: f64) -> f32 {
    share as f32
}

/// The position of a turn with the better turn on it, and its description.
fn better(t: &Texts, game: &Game, replay: &Replay, swing: &Swing) -> (Scene, String) {
    let position = &swing.position;
    let earlier = replay.standing().filter(|step| step.event.ply < swing.ply);
    let earlier: Vec<_> = earlier.filter_map(|step| step.action.as_ref()).collect();
    let name = |seat| short(t, game, seat);
    let mut scene = scene(t, position, position.board(), &earlier, &[], &name);
    mark_turns(&mut scene, position, swing.seat, &[&swing.better]);
    let standing = alt::standing(t, position, position.board(), &|seat| coloured(t, game, seat));
    arrow(&mut scene, position, &swing.better);
    let better = t.say(m::AnalysisBetterAlt { turn: swing.ply, better: &swing.better });
    (Scene { caption: Some(better.as_str().into()), ..scene }, better + &standing)
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
