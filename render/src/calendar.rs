//! How much was done on each day: a row for each month, a square for each day.

use crate::canvas::Canvas;
use crate::layout::WIDTH;
use crate::stencil::{Mask, Quick};
use crate::text::{Fonts, Style};
use crate::theme::Colours;
use crate::{Caption, Player, Text, Theme};

/// Months one under the other. The more was done on a day, the larger and stronger is its square,
/// so that nobody needs to tell colours apart.
///
/// Every calendar can be drawn: days beyond the 31st, steps beyond the scale, and months beyond the
/// 12th are left out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Calendar {
    /// Colours.
    pub theme: Theme,
    /// What it is of.
    pub title: Caption,
    /// From above to below.
    pub months: Vec<CalendarMonth>,
    /// What the squares stand for, the smallest first; at most [`STEPS`](Self::STEPS).
    pub scale: Vec<Text<12>>,
}

/// A row.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CalendarMonth {
    /// The name of the month.
    pub label: Text<12>,
    /// Its days so far: 0 where nothing was done, else which square of the scale, from 1.
    pub days: Vec<u8>,
}

impl Calendar {
    /// How many squares the scale has.
    pub const STEPS: usize = 4;
}

const MONTHS: usize = 12;
const DAYS: usize = 31;
const TITLE: [Style; 2] = [Style::semi_bold(38.0), Style::semi_bold(26.0)];
const LABEL: [Style; 2] = [Style::medium(27.0), Style::medium(20.0)];
const MARGIN: f32 = 28.0;
const TITLE_Y: f32 = 42.0;
/// The middles of the days' numbers and of the first row.
const NUMBERS_Y: f32 = 92.0;
const ROWS_Y: f32 = 128.0;
const ROW: f32 = 32.0;
/// The middle of the first day, the distance to the next, and where the months' names end.
const FIRST_DAY: f32 = 172.0;
const DAY: f32 = 26.6;
const NAMES_END: f32 = 148.0;
/// Half the width of a day, and of the square on it for each step of the scale.
const GROUND: f32 = 12.0;
const SQUARES: [f32; Calendar::STEPS] = [4.5, 7.0, 9.5, 12.0];
/// How strong the colour of each square is.
const STRENGTHS: [u8; Calendar::STEPS] = [165, 195, 225, 255];
/// The days that have numbers.
const NUMBERED: [usize; 7] = [1, 5, 10, 15, 20, 25, 30];
/// The room for one entry of the legend.
const ENTRY: f32 = 200.0;

/// Draws a calendar on an empty picture.
pub(crate) struct CalendarPainter<'a> {
    pub(crate) fonts: &'a Fonts,
    pub(crate) colours: &'a Colours,
}

impl CalendarPainter<'_> {
    /// The height of the picture.
    pub(crate) fn height(calendar: &Calendar) -> usize {
        (legend_y(calendar) + ROW) as usize
    }

    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, calendar: &Calendar) {
        let colour = self.colours.coordinate;
        let title = self.fonts.settable(calendar.title.as_str()).text;
        let line = (self.fonts).fit(&title, TITLE, WIDTH as f32 - 2.0 * MARGIN);
        line.draw(canvas, (MARGIN, TITLE_Y), colour);
        for day in NUMBERED {
            let line = (self.fonts).fit(&day.to_string(), LABEL, f32::INFINITY);
            line.draw_centred(canvas, (middle(day), NUMBERS_Y), colour);
        }
        let squares = Squares::new();
        for (row, month) in calendar.months.iter().take(MONTHS).enumerate() {
            let y = ROWS_Y + ROW * row as f32;
            let name = self.fonts.settable(month.label.as_str()).text;
            let line = (self.fonts).fit(&name, LABEL, NAMES_END - MARGIN);
            line.draw(canvas, (NAMES_END - line.width, y), colour);
            for (day, step) in (1..=DAYS).zip(&month.days) {
                self.day(canvas, &squares, (middle(day), y), usize::from(*step));
            }
        }
        let y = legend_y(calendar);
        for (index, meaning) in calendar.scale.iter().take(Calendar::STEPS).enumerate() {
            let x = FIRST_DAY + ENTRY * index as f32;
            self.day(canvas, &squares, (x, y), index + 1);
            let line = (self.fonts).fit(meaning.as_str(), LABEL, ENTRY - 2.0 * DAY);
            line.draw(canvas, (x + DAY, y), colour);
        }
    }

    /// The square of a day, with its middle there.
    fn day(&self, canvas: &mut Canvas<'_>, squares: &Squares, (x, y): (f32, f32), step: usize) {
        let at = (x.round() as i32, y.round() as i32);
        canvas.fill(&squares.ground, at, self.colours.chip);
        let square = step.checked_sub(1);
        if let Some((mask, strength)) = square.and_then(|step| squares.steps.get(step)) {
            let colour = self.colours.of(Player::Three).figure;
            canvas.blend_mask(mask, at, colour, *strength);
        }
    }
}

/// Each square, drawn once, about its middle.
struct Squares {
    ground: Mask,
    steps: Vec<(Mask, u8)>,
}

impl Squares {
    fn new() -> Self {
        let square = |half: f32, radius: f32| {
            Quick::new((-14, -14), (28, 28)).rounded((-half, -half), (half, half), radius).mask()
        };
        let steps = SQUARES.into_iter().zip(STRENGTHS);
        Self {
            ground: square(GROUND, 4.0),
            steps: steps.map(|(half, strength)| (square(half, half / 3.0), strength)).collect(),
        }
    }
}

/// The middle of a day's column.
fn middle(day: usize) -> f32 {
    FIRST_DAY + DAY * (day as f32 - 1.0)
}

/// The middle of the legend.
fn legend_y(calendar: &Calendar) -> f32 {
    ROWS_Y + ROW * calendar.months.len().min(MONTHS) as f32 + 12.0
}
