//! Tables of names and figures: standings and cross-tables.

use crate::canvas::Canvas;
use crate::layout::WIDTH;
use crate::stencil::Fine;
use crate::text::{Fonts, Line, Style};
use crate::theme::Colours;
use crate::{Caption, Name, Text, Theme};

/// Rows of names and figures under headings.
///
/// Every table can be drawn: text that is too wide is cut with an ellipsis, and cells beyond the
/// columns are left out. Letters are as large as the columns allow, but at least 20 pixels.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DataTable {
    /// Colours.
    pub theme: Theme,
    /// The subject of the table.
    pub title: Caption,
    /// A line under the title.
    pub subtitle: Caption,
    /// The columns next to the names.
    pub columns: Vec<Column>,
    /// The rows, from top to bottom.
    pub rows: Vec<TableRow>,
    /// Whether the second half of the rows is to the right of the first.
    pub halved: bool,
}

/// A column next to the names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Column {
    /// Its heading.
    pub heading: Text<12>,
    /// Whether it is to the left of the names.
    pub leads: bool,
    /// Whether it belongs to a grid: these columns have the same width, and their figures are
    /// centred.
    pub grid: bool,
}

/// A row.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableRow {
    /// The name of the person.
    pub name: Name,
    /// The name to draw if the fonts cannot set `name`.
    pub otherwise: Name,
    /// Whether the person has left.
    pub out: bool,
    /// Whether the place is highlighted.
    pub leads: bool,
    /// The cells, one for each column.
    pub cells: Vec<TableCell>,
}

/// A figure, which is drawn unchanged, so that ½ stays one character; characters that the fonts
/// lack are left out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum TableCell {
    /// Nothing.
    #[default]
    Empty,
    /// The cell where a person would meet themselves.
    Hole,
    /// A figure in full colour.
    Figure(Text<12>),
    /// A figure in a fainter colour.
    Faint(Text<12>),
}

impl TableCell {
    fn text(&self) -> &str {
        match self {
            Self::Empty | Self::Hole => "",
            Self::Figure(text) | Self::Faint(text) => text.as_str(),
        }
    }
}

const MARGIN: f32 = 30.0;
const BETWEEN_HALVES: f32 = 24.0;
const TITLE: [Style; 2] = [Style::semi_bold(40.0), Style::semi_bold(26.0)];
const SUBTITLE: [Style; 2] = [Style::medium(28.0), Style::medium(20.0)];
/// The middles of title, subtitle and headings, and the top of the rows.
const TITLE_Y: f32 = 44.0;
const SUBTITLE_Y: f32 = 88.0;
const HEADING_Y: f32 = 130.0;
const ROWS_Y: f32 = 152.0;
/// Font sizes, the largest first.
const SIZES: [f32; 8] = [34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0];
/// The space on each side of a column's text, in ems.
const PADDING: f32 = 0.3;
/// The minimum width of the names, in ems.
const NAMES: f32 = 6.5;
/// The height of a row including the gap under it, in ems, and that gap in pixels.
const ROW: f32 = 1.6;
const GAP: f32 = 4.0;

impl DataTable {
    /// The number of rows in one half.
    fn height_in_rows(&self) -> usize {
        if self.halved { self.rows.len().div_ceil(2) } else { self.rows.len() }
    }
}

/// The font size and the positions of the columns.
struct Division {
    size: f32,
    /// The width of each column.
    widths: Vec<f32>,
    names: f32,
}

impl Division {
    fn row(&self) -> f32 {
        (self.size * ROW).round() + GAP
    }
}

/// Draws a table on an empty picture.
pub(crate) struct DataTablePainter<'a> {
    pub(crate) fonts: &'a Fonts,
    pub(crate) colours: &'a Colours,
}

impl DataTablePainter<'_> {
    /// The height of the picture.
    pub(crate) fn height(&self, table: &DataTable) -> usize {
        let rows = self.division(table).row() * table.height_in_rows() as f32;
        (ROWS_Y + rows + MARGIN / 2.0) as usize
    }

    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, table: &DataTable) {
        let colour = self.colours.coordinate;
        let room = WIDTH as f32 - 2.0 * MARGIN;
        for (text, styles, y) in
            [(&table.title, TITLE, TITLE_Y), (&table.subtitle, SUBTITLE, SUBTITLE_Y)]
        {
            let text = self.fonts.settable(text.as_str()).text;
            self.fonts.fit(&text, styles, room).draw(canvas, (MARGIN, y), colour);
        }
        let division = self.division(table);
        let width = width_of(table);
        let high = table.height_in_rows().max(1);
        for (half, rows) in table.rows.chunks(high).enumerate() {
            let left = MARGIN + half as f32 * (width + BETWEEN_HALVES);
            self.headings(canvas, table, &division, left);
            for (at, row) in rows.iter().enumerate() {
                let top = ROWS_Y + division.row() * at as f32;
                self.row(canvas, table, row, &division, (left, top));
            }
        }
    }

    /// The largest font size with which the columns leave enough room for names.
    fn division(&self, table: &DataTable) -> Division {
        let width = width_of(table);
        let with = |size: f32| {
            let style = Style::semi_bold(size);
            let measured = |text: &str| self.fonts.line(text, style, f32::INFINITY).width;
            let column = |(at, column): (usize, &Column)| {
                let cells = table.rows.iter().filter_map(|row| row.cells.get(at));
                let texts = cells.map(TableCell::text).chain([column.heading.as_str()]);
                texts.map(measured).fold(0.0, f32::max) + 2.0 * PADDING * size
            };
            let mut widths: Vec<f32> = table.columns.iter().enumerate().map(column).collect();
            let grid = table.columns.iter().zip(&widths).filter(|(it, _)| it.grid);
            let widest = grid.map(|(_, width)| *width).fold(0.0, f32::max);
            for (column, width) in table.columns.iter().zip(&mut widths) {
                if column.grid {
                    *width = widest;
                }
            }
            let names = width - widths.iter().sum::<f32>();
            Division { size, widths, names }
        };
        let enough = |division: &Division| division.names >= NAMES * division.size;
        SIZES.into_iter().map(with).find(enough).unwrap_or_else(|| with(SIZES[SIZES.len() - 1]))
    }

    fn headings(&self, canvas: &mut Canvas<'_>, table: &DataTable, division: &Division, left: f32) {
        let style = Style::medium((division.size * 0.8).max(20.0));
        for (column, from, width) in places(table, division, left) {
            if let Some(column) = column {
                let line = self.fonts.line(column.heading.as_str(), style, width);
                let x = start(&line, column, division.size, (from, width));
                line.draw(canvas, (x, HEADING_Y), self.colours.coordinate);
            }
        }
    }

    fn row(
        &self,
        canvas: &mut Canvas<'_>,
        table: &DataTable,
        row: &TableRow,
        division: &Division,
        (left, top): (f32, f32),
    ) {
        let (colours, style) = (self.colours, Style::semi_bold(division.size));
        let (width, height) = (width_of(table), division.row() - GAP);
        let ground = Fine::new((0, 0), (width as u32 + 1, height as u32 + 1));
        let ground = ground.rounded((0.0, 0.0), (width, height), 8.0).mask();
        let fill = if row.leads { colours.laurel } else { colours.chip };
        canvas.fill(&ground, (left as i32, top as i32), fill);
        let (plain, faint) = if row.leads {
            (colours.laurel_text, colours.laurel_text)
        } else {
            (colours.chip_text, colours.chip_faint)
        };
        let plain = if row.out { faint } else { plain };
        let middle = top + height / 2.0;
        let mut cells = row.cells.iter();
        for (column, from, width) in places(table, division, left) {
            let Some(column) = column else {
                self.name(canvas, row, division, plain, (from, width, middle));
                continue;
            };
            // Columns to the left of the names also come first in `cells`.
            let colour = match cells.next() {
                Some(cell @ TableCell::Figure(_)) => Some((cell, plain)),
                Some(cell @ TableCell::Faint(_)) => Some((cell, faint)),
                Some(TableCell::Hole) => {
                    let size = (width as u32, height as u32 - 8);
                    let hole = Fine::new((0, 0), size);
                    let hole = hole.rounded((2.0, 0.0), (width - 2.0, height - 8.0), 5.0);
                    let at = (from as i32, top as i32 + 4);
                    canvas.fill(&hole.mask(), at, colours.frame);
                    None
                }
                Some(TableCell::Empty) | None => None,
            };
            if let Some((cell, colour)) = colour {
                let line = self.fonts.line(cell.text(), style, width);
                let x = start(&line, column, division.size, (from, width));
                line.draw(canvas, (x, middle), colour);
            }
        }
    }

    fn name(
        &self,
        canvas: &mut Canvas<'_>,
        row: &TableRow,
        division: &Division,
        colour: crate::Colour,
        (from, width, middle): (f32, f32, f32),
    ) {
        let name = self.fonts.settable(row.name.as_str());
        let name = if name.readable {
            name.text
        } else {
            self.fonts.settable(row.otherwise.as_str()).text
        };
        let padding = PADDING * division.size;
        let room = width - 2.0 * padding;
        let styles =
            [Style::semi_bold(division.size), Style::semi_bold((division.size * 0.8).max(20.0))];
        let line = self.fonts.fit(&name, styles, room);
        line.draw(canvas, (from + padding, middle), colour);
        if row.out {
            let width = line.width.ceil() as u32 + 4;
            let strike = Fine::new((0, 0), (width, 3));
            let strike = strike.rectangle((0.0, 0.0), (width as f32, 3.0)).mask();
            let at = ((from + padding) as i32 - 2, middle as i32 - 1);
            canvas.fill(&strike, at, colour);
        }
    }
}

/// The width of the rows.
fn width_of(table: &DataTable) -> f32 {
    let room = WIDTH as f32 - 2.0 * MARGIN;
    if table.halved { (room - BETWEEN_HALVES) / 2.0 } else { room }
}

/// The left end of a text in its column: right-aligned, or centred in a grid.
fn start(line: &Line<'_>, column: &Column, size: f32, (from, width): (f32, f32)) -> f32 {
    if column.grid {
        from + (width - line.width) / 2.0
    } else {
        from + width - line.width - PADDING * size
    }
}

/// The columns from left to right, with nothing in place of the names, each with its left end and
/// its width.
fn places<'t>(
    table: &'t DataTable,
    division: &'t Division,
    left: f32,
) -> impl Iterator<Item = (Option<&'t Column>, f32, f32)> {
    let leading = table.columns.iter().take_while(|column| column.leads).count();
    let columns = table.columns.iter().zip(&division.widths);
    let columns = columns.map(|(column, width)| (Some(column), *width));
    let mut all: Vec<(Option<&Column>, f32)> = columns.collect();
    all.insert(leading, (None, division.names));
    all.into_iter().scan(left, |from, (column, width)| {
        let here = *from;
        *from += width;
        Some((column, here, width))
    })
}
