//! A computer's analysis of a finished game: the win probabilities by turn, and the turns that lost the most.

use crate::texts::Texts;
use play::analysis::{Analysis, Swing};
use play::{Game, Preferences};
use render::{Curve, Graph, Renderer};
use rules::Seat;

use crate::limits::LONGEST_ALT;
use crate::messages as m;

use super::board::still;
use super::computers::percent;
use super::marks::mark_turns;
use super::people::{colour_name, coloured, player, short, signed, title};
use super::share::share_row;
use super::{DisplayOptions, File, LONGEST_TEXT, Post, alt, fit, said};

/// How many moments of a game are listed for those who cannot see the graph.
const MOMENTS: usize = 6;

/// The message while the analysis is in progress.
pub fn analysing(t: &Texts, game: &Game) -> Post {
    said(t.say(m::AnalysisWait { title: title(game), count: game.ply }))
}

/// The win probabilities by turn, the turns that lost the most, and the position of the worst of them.
pub fn analysis(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    analysis: &Analysis,
    preferences: &Preferences,
) -> Post {
    let display = DisplayOptions::of(preferences, None);
    let mut lines = vec![t.say(m::AnalysisHeading { title: title(game) })];
    lines.push(if analysis.swings.is_empty() {
        t.say(m::AnalysisEven)
    } else {
        t.say(m::AnalysisSwings)
    });
    for (number, swing) in (1..).zip(&analysis.swings) {
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
    Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        file: Some(File {
            name: format!("{slug}-{}-chances.png", game.code),
            bytes: renderer.graph(&graph(t, game, analysis, display)),
            alt: Some(numbers(t, game, analysis)),
        }),
        also: (analysis.swings.iter().take(1))
            .map(|swing| better(t, renderer, game, swing, display))
            .collect(),
        rows: vec![share_row(t)],
        ..Post::default()
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
        marked: analysis.swings.iter().map(|swing| swing.ply as usize).collect(),
        axis: t.say(m::AnalysisAxis).into(),
    }
}

/// A picture does not need the precision of `f64`.
#[expect(clippy::cast_possible_truncation, reason = "a share of one")]
fn share(share: f64) -> f32 {
    share as f32
}

/// The position of the worst turn, with the better turn marked.
fn better(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    swing: &Swing,
    display: DisplayOptions,
) -> File {
    let position = &swing.position;
    let mut scene = still(t, position, position.board(), &[], &|seat| short(t, game, seat));
    mark_turns(&mut scene, position, swing.seat, &[&swing.better]);
    let standing = alt::standing(t, position, position.board(), &|seat| coloured(t, game, seat));
    let name = format!("{}-{}-before-{}.png", game.setup.kind.slug(), game.code, swing.ply);
    let better = t.say(m::AnalysisBetterAlt { turn: swing.ply, better: &swing.better });
    display.file(renderer, name, scene, better + &standing)
}

/// The graph as numbers.
fn numbers(t: &Texts, game: &Game, analysis: &Analysis) -> String {
    let last = analysis.win_probability.len().saturating_sub(1);
    let mut turns: Vec<usize> = (0..=MOMENTS).map(|moment| last * moment / MOMENTS).collect();
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
    fit(sentences.join(" "), LONGEST_ALT)
}
