//! Graphs of the chances of winning: a line for each player over the turns of a game, or an area for each of two.

use crate::canvas::Canvas;
use crate::signs::suit;
use crate::stencil::{Mask, Quick, Vector};
use crate::text::{Fonts, Style};
use crate::theme::Colours;
use crate::trail::draw_line;
use crate::{Caption, Name, Player, Scene, Theme};

/// Up to four lines over the same turns. Two would mirror each other: instead, the area below the first one is that of the
/// first player, and the area above it that of the other.
///
/// Every value can be drawn: shares are clamped to 0 and 1, and a fifth line is left out.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Graph {
    /// Colours.
    pub theme: Theme,
    /// A line for each player, whose shares add up to one at each turn; later lines are drawn over earlier ones.
    pub curves: Vec<Curve>,
    /// Turns that are marked, each with its position in this list, from 1.
    pub marked: Vec<usize>,
    /// The caption under the numbers of the turns: "after turn".
    pub axis: Caption,
    /// A position that is drawn under the graph, in the theme of the graph.
    pub below: Option<Scene>,
}

/// One player's line.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// Colour and suit.
    pub player: Player,
    /// The name of the player.
    pub name: Name,
    /// A plainer name, drawn if the fonts cannot set `name`.
    pub username: Option<Name>,
    /// The share at the start, after the first turn, after the second, and so on, from 0 to 1.
    pub shares: Vec<f32>,
}

/// The height of the graph.
pub(crate) const HEIGHT: usize = 600;

/// Left, top, right and bottom of the area with the lines.
const FIELD: [f32; 4] = [96.0, 96.0, 968.0, 520.0];
const LEGEND: f32 = 44.0;
/// The height of the marks' numbers, above that area.
const ABOVE: f32 = 82.0;
const BELOW: f32 = 546.0;
const CAPTION: f32 = 578.0;
const NAME: [Style; 2] = [Style::semi_bold(27.0), Style::semi_bold(20.0)];
const AXIS: Style = Style::medium(24.0);
const NUMBER: Style = Style::semi_bold(24.0);
/// Half the widths of a player's line and of the dark line behind it.
const LINE: f32 = 2.5;
const CASING: f32 = 4.5;
/// Radii of a suit on a line and of the dark disc behind it.
const SUIT: f32 = 8.0;
const SUIT_CASING: f32 = 10.5;
/// How high an area is, at least, where a suit stands in it.
const ROOM_FOR_SUIT: f32 = 40.0;
/// The approximate distance of the suits on a line.
const BETWEEN_SUITS: f32 = 110.0;
/// Possible distances of numbered turns, and the most numbers that have room.
const STEPS: [usize; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const NUMBERS: usize = 14;

/// Draws a graph on an empty picture.
pub(crate) struct GraphPainter<'a> {
    pub(crate) fonts: &'a Fonts,
    pub(crate) colours: &'a Colours,
}

impl GraphPainter<'_> {
    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, graph: &Graph) {
        let curves = &graph.curves[..graph.curves.len().min(Player::ALL.len())];
        let turns = curves.iter().map(|curve| curve.shares.len()).max();
        let turns = turns.unwrap_or(0).saturating_sub(1).max(1);
        if let [below, above] = curves {
            self.areas(canvas, below, above, turns);
            self.axes(canvas, graph, turns);
            self.marks(canvas, &graph.marked, turns, true);
        } else {
            self.axes(canvas, graph, turns);
            self.marks(canvas, &graph.marked, turns, false);
            for (index, curve) in curves.iter().enumerate() {
                self.curve(canvas, curve, turns, index as f32 / curves.len() as f32);
            }
        }
        self.legend(canvas, curves);
    }

    /// Draws the axes: shares from bottom to top, turns from left to right.
    fn axes(&self, canvas: &mut Canvas<'_>, graph: &Graph, turns: usize) {
        let [left, _, right, _] = FIELD;
        let colour = self.colours.coordinate;
        for quarter in 0..=4_u8 {
            let y = at(0, f32::from(quarter) / 4.0, turns).1;
            let half = if quarter % 2 == 0 { 1.5 } else { 0.75 };
            let line = rule((left, y - half), (right, y + half));
            canvas.blend_mask(&line, (0, 0), self.colours.chip_faint, 90);
            let text = format!("{} %", u16::from(quarter) * 25);
            let line = self.fonts.line(&text, AXIS, f32::INFINITY);
            line.draw(canvas, (left - 12.0 - line.width, y), colour);
        }
        let step = STEPS.into_iter().find(|step| turns / step <= NUMBERS);
        for turn in (0..=turns).step_by(step.unwrap_or(turns)) {
            let line = self.fonts.line(&turn.to_string(), AXIS, f32::INFINITY);
            line.draw_centred(canvas, (at(turn, 0.0, turns).0, BELOW), colour);
        }
        let axis = self.fonts.settable(graph.axis.as_str()).text;
        let axis = self.fonts.line(&axis, AXIS, right - left);
        axis.draw_centred(canvas, (f32::midpoint(left, right), CAPTION), colour);
    }

    /// Marks turns. Over areas, which may have any colour, each mark has a dark edge.
    fn marks(&self, canvas: &mut Canvas<'_>, marked: &[usize], turns: usize, is_over_areas: bool) {
        let [_, top, _, bottom] = FIELD;
        for (number, &turn) in (1_u16..).zip(marked).filter(|(_, turn)| **turn <= turns) {
            let x = at(turn, 0.0, turns).0;
            if is_over_areas {
                canvas.fill(&rule((x - 4.0, top), (x + 4.0, bottom)), (0, 0), self.colours.frame);
            }
            let line = rule((x - 1.5, top), (x + 1.5, bottom));
            canvas.blend_mask(&line, (0, 0), self.colours.laurel, 150);
            let line = self.fonts.line(&number.to_string(), NUMBER, f32::INFINITY);
            line.draw_centred(canvas, (x, ABOVE), self.colours.laurel);
        }
    }

    /// Fills the areas below and above the line of the first of two players, with suits where there is room.
    fn areas(&self, canvas: &mut Canvas<'_>, below: &Curve, above: &Curve, turns: usize) {
        let [left, top, right, bottom] = FIELD;
        let colour = |curve: &Curve| self.colours.of(curve.player).figure;
        canvas.fill(&rule((left, top), (right, bottom)), (0, 0), colour(above));
        let way: Vec<Vector> =
            below.shares.iter().enumerate().map(|(turn, &share)| at(turn, share, turns)).collect();
        let (Some(first), Some(last)) = (way.first(), way.last()) else {
            return;
        };
        if last.0 > first.0 + 1.0 {
            let corners = [(first.0, bottom)].into_iter().chain(way.iter().copied());
            let corners: Vec<Vector> = corners.chain([(last.0, bottom)]).collect();
            let size = ((right - left) as u32, (bottom - top) as u32);
            let area = Quick::new((left as i32, top as i32), size).polygon(&corners).mask();
            canvas.fill(&area, (0, 0), colour(below));
        }
        draw_line(canvas, &way, LINE, self.colours.frame);
        let mut x = first.0 + BETWEEN_SUITS * 0.3;
        while x < last.0 {
            let height = height_at(&way, x);
            for (curve, from, to) in [(below, height, bottom), (above, top, height)] {
                if to - from > ROOM_FOR_SUIT {
                    self.suit(canvas, curve.player, (x, f32::midpoint(from, to)));
                }
            }
            x += BETWEEN_SUITS;
        }
    }

    /// Draws a line with the player's suit on it. The suits are moved to the right by `shift` times
    /// the distance between suits.
    fn curve(&self, canvas: &mut Canvas<'_>, curve: &Curve, turns: usize, shift: f32) {
        let way: Vec<Vector> =
            curve.shares.iter().enumerate().map(|(turn, &share)| at(turn, share, turns)).collect();
        let colour = self.colours.of(curve.player).figure;
        draw_line(canvas, &way, CASING, self.colours.frame);
        draw_line(canvas, &way, LINE, colour);
        let (Some(first), Some(last)) = (way.first(), way.last()) else {
            return;
        };
        let mut x = first.0 + BETWEEN_SUITS * (0.3 + shift);
        while x < last.0 - BETWEEN_SUITS * 0.3 {
            let place = (x, height_at(&way, x));
            self.suit(canvas, curve.player, place);
            x += BETWEEN_SUITS;
        }
        self.suit(canvas, curve.player, *last);
    }

    fn suit(&self, canvas: &mut Canvas<'_>, player: Player, place: Vector) {
        let colours = self.colours;
        canvas.fill(&suit(player, place, SUIT_CASING), (0, 0), colours.frame);
        let colour = colours.of(player).figure;
        canvas.fill(&suit(player, place, SUIT), (0, 0), colour);
    }

    /// Draws the suit and the name of each player.
    fn legend(&self, canvas: &mut Canvas<'_>, curves: &[Curve]) {
        let [left, _, right, _] = FIELD;
        let room = (right - left) / curves.len().max(1) as f32;
        for (index, curve) in curves.iter().enumerate() {
            let x = left + room * index as f32;
            self.suit(canvas, curve.player, (x + 10.0, LEGEND));
            let name = self.fonts.name(curve.player, &curve.name, curve.username.as_ref());
            let line = self.fonts.fit(&name, NAME, room - 44.0);
            line.draw(canvas, (x + 30.0, LEGEND), self.colours.coordinate);
        }
    }
}

/// The position of a share after a turn on the picture.
fn at(turn: usize, share: f32, turns: usize) -> Vector {
    let [left, top, right, bottom] = FIELD;
    let share = if share.is_nan() { 0.0 } else { share.clamp(0.0, 1.0) };
    let x = left + (right - left) * turn as f32 / turns as f32;
    (x, bottom - (bottom - top) * share)
}

/// The height at `x` of a line that runs from left to right.
fn height_at(way: &[Vector], x: f32) -> f32 {
    way.windows(2).find(|ends| x <= ends[1].0).map_or(0.0, |ends| {
        let (from, to) = (ends[0], ends[1]);
        let part = (x - from.0) / (to.0 - from.0).max(f32::EPSILON);
        from.1 + (to.1 - from.1) * part
    })
}

fn rule(from: Vector, to: Vector) -> Mask {
    let corner = (from.0.floor() as i32 - 1, from.1.floor() as i32 - 1);
    let size =
        ((to.0.ceil() as i32 - corner.0 + 1) as u32, (to.1.ceil() as i32 - corner.1 + 1) as u32);
    Quick::new(corner, size).rectangle(from, to).mask()
}
