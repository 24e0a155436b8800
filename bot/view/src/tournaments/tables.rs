//! Standings and cross-tables as pictures, one page at a time, as text, or both.

use pairing::{Line, Standing, Standings, Status, TieBreak};
use play::tournament::{Snapshot, System};
use play::{Preferences, UserId};
use render::{Column, DataTable, Renderer, TableCell, TableRow, Theme};

use super::standings::{
    arrow, code, cross_table_text, cross_table_words, group_name, has_result, is_square, letters,
    of_round, result, standings_text, standings_words, zones,
};
use crate::custom_id::TournamentAction;
use crate::limits::LONGEST_ALT;
use crate::messages as m;
use crate::texts::Texts;
use crate::{ButtonStyle, DisplayOptions, File, Post, fit};

/// The most rows of a page of standings, and the number from which they are shown in two halves.
const PLACES: usize = 32;
const HALVED: usize = 16;

/// The most rows of a page of a cross-table.
const CROSSED: usize = 16;

/// The largest group that has a column for each opponent.
const SQUARE: usize = 16;

/// How many of the latest rounds are shown if each has a column.
const ROUNDS: usize = 5;

/// How many tie-breaks are shown.
const TIE_BREAKS: usize = 2;

/// A page of a table.
#[derive(Clone, Copy)]
struct Page<'s> {
    group: u16,
    /// Everybody in the group.
    all: &'s [Standing],
    /// How many of them come before this page.
    before: usize,
    rows: &'s [Standing],
}

/// The groups one after the other, each divided into pages of about the same length.
fn pages(standings: &Standings, most: usize) -> Vec<Page<'_>> {
    let of_group = |group: &'_ pairing::GroupStandings| -> usize {
        let count = group.rows.len().div_ceil(most).max(1);
        group.rows.len().div_ceil(count).max(1)
    };
    let pages = standings.groups.iter().flat_map(|group| {
        let length = of_group(group);
        let rows = group.rows.chunks(length).enumerate();
        rows.map(move |(at, rows)| Page {
            group: group.group,
            all: &group.rows,
            before: at * length,
            rows,
        })
    });
    pages.collect()
}

/// A table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// The standings.
    Standings,
    /// The cross-table.
    CrossTable,
}

/// A page of a table, by default that with the member on it, as they prefer to see it: the picture
/// with the text, or the text instead of it.
pub fn table(
    t: &Texts,
    renderer: &Renderer,
    now: &Snapshot,
    (table, page): (Table, Option<u8>),
    user: UserId,
    preferences: &Preferences,
) -> Post {
    let display = DisplayOptions::of(preferences, None);
    let shown = shown(t, renderer, now, table, (page, Some(user)), display.theme);
    let text = || match table {
        Table::Standings => standings_text(t, now),
        Table::CrossTable => cross_table_text(t, now),
    };
    let words = || match table {
        Table::Standings => standings_words(t, now),
        Table::CrossTable => cross_table_words(t, now, SQUARE, true).join("\n"),
    };
    let Some(shown) = shown.filter(|_| display.picture()) else {
        return crate::said(text());
    };
    Post { text: if display.text() { text() } else { words() }, ..shown }
}

/// The requested page of a table as a picture, else the one with the reader on it, else the first,
/// with the buttons for the other pages; `None` if nobody has entered, and of the cross-table
/// before the first pairing.
pub(super) fn shown(
    t: &Texts,
    renderer: &Renderer,
    now: &Snapshot,
    table: Table,
    (page, user): (Option<u8>, Option<UserId>),
    theme: Theme,
) -> Option<Post> {
    let most = match table {
        Table::CrossTable if now.replay.games().is_empty() => return None,
        Table::CrossTable => CROSSED,
        Table::Standings => PLACES,
    };
    let standings = now.replay.standings();
    let pages = pages(&standings, most);
    let ((at, page), count) = (chosen(now, &pages, page, user)?, pages.len());
    let (drawn, label, file) = match table {
        Table::Standings => {
            (places(t, now, page, theme), t.say(m::TournamentButtonStandings), "standings")
        }
        Table::CrossTable => {
            (crossed(t, now, page, theme), t.say(m::TournamentButtonCrossTable), "cross-table")
        }
    };
    let to = |page: Option<usize>, label: String| {
        let number = u8::try_from(page.filter(|page| *page < count)?).unwrap_or(u8::MAX);
        Some(super::button(&now.tournament, TournamentAction::Table(table, Some(number)), label))
    };
    let buttons = [
        to(at.checked_sub(1), t.say(m::ButtonBack)),
        to(Some(at), format!("{} / {count}", at + 1)).map(|it| it.style(ButtonStyle::Disabled)),
        to(Some(at + 1), t.say(m::ButtonNext)),
    ];
    let buttons = buttons.into_iter().flatten().collect();
    let file = File {
        name: format!("{}-{file}-{}.png", now.tournament.code, at + 1),
        bytes: renderer.data_table(&drawn),
        alt: Some(described(&label, &drawn)),
    };
    let buttons = if count > 1 { buttons } else { Vec::new() };
    Some(Post { file: Some(file), ..Post::default() }.with_buttons(buttons))
}

fn chosen<'s>(
    now: &Snapshot,
    pages: &[Page<'s>],
    page: Option<u8>,
    user: Option<UserId>,
) -> Option<(usize, Page<'s>)> {
    let own = user.and_then(|user| now.tournament.entrant_of(user));
    let on_page = |page: &Page<'_>| {
        let mut rows = page.rows.iter();
        own.is_some_and(|own| rows.any(|row| row.entrant == own.number))
    };
    let at = match page {
        Some(page) => usize::from(page).min(pages.len().saturating_sub(1)),
        None => pages.iter().position(on_page).unwrap_or(0),
    };
    let page = *pages.get(at)?;
    (!page.rows.is_empty()).then_some((at, page))
}

/// The description of the table, row by row.
fn described(label: &str, table: &DataTable) -> String {
    let rows = table.rows.iter().map(|row| {
        let (mut lead, mut figures) = (Vec::new(), Vec::new());
        for (column, cell) in table.columns.iter().zip(&row.cells) {
            match cell {
                TableCell::Empty | TableCell::Hole => {}
                TableCell::Figure(figure) | TableCell::Faint(figure) if column.leads => {
                    lead.push(figure.to_string());
                }
                TableCell::Figure(figure) | TableCell::Faint(figure) => {
                    figures.push(format!("{}: {figure}", column.heading));
                }
            }
        }
        let (lead, figures) = (lead.join(" "), figures.join(", "));
        format!("{lead} {}, {figures}", row.name)
    });
    let heading = format!("{label}, {}.", table.title);
    let lines: Vec<String> = std::iter::once(heading).chain(rows).collect();
    fit(lines.join("\n"), LONGEST_ALT)
}

fn title(t: &Texts, now: &Snapshot, page: Page<'_>, label: String) -> DataTable {
    let mut subtitle = vec![label];
    if now.replay.standings().groups.len() > 1 {
        subtitle.push(group_name(t, now, page.group));
    }
    let at_once = super::is_at_once(&now.tournament.settings);
    if let (Some(round), Some(rounds), false) = (now.replay.round(), now.replay.rounds(), at_once) {
        subtitle.push(t.say(m::TournamentTableRound { round: round.0, rounds }));
    }
    let name = render::isolated(&now.tournament.settings.name);
    let title = super::numbered(t, name, now.tournament.season);
    DataTable {
        title: title.into(), subtitle: subtitle.join(" · ").into(), ..DataTable::default()
    }
}

fn figure(text: impl Into<String>) -> TableCell {
    TableCell::Figure(text.into().into())
}

fn faint(text: impl Into<String>) -> TableCell {
    TableCell::Faint(text.into().into())
}

fn column(heading: impl Into<String>) -> Column {
    Column { heading: heading.into().into(), ..Column::default() }
}

fn leading(heading: impl Into<String>) -> Column {
    Column { leads: true, ..column(heading) }
}

fn grid(heading: impl Into<String>) -> Column {
    Column { grid: true, ..column(heading) }
}

fn table_row(t: &Texts, now: &Snapshot, row: &Standing, cells: Vec<TableCell>) -> TableRow {
    TableRow {
        name: super::bare_name(t, now, row.entrant).into(),
        otherwise: t.say(m::TournamentUnnamed { number: row.entrant.0 }).into(),
        out: row.status != Status::Active,
        leads: row.place == Some(1) && has_result(now, row.entrant),
        cells,
    }
}

/// Places, points, games and tie-breaks.
fn places(t: &Texts, now: &Snapshot, page: Page<'_>, theme: Theme) -> DataTable {
    let ladder = now.tournament.settings.system == System::Ladder;
    let halved = page.rows.len() > HALVED;
    let decides = |tie_break: &&TieBreak| {
        let mut rows = page.all.iter();
        rows.any(|row| row.tie_breaks.iter().any(|(by, value)| by == *tie_break && value.is_some()))
    };
    let tie_breaks = now.replay.format().tie_breaks().iter().filter(decides);
    let tie_breaks: Vec<TieBreak> = tie_breaks.take(TIE_BREAKS).copied().collect();
    let mut columns = vec![leading("#")];
    let zones = zones(now);
    if !zones.is_empty() {
        columns.push(leading(""));
    }
    if !ladder {
        columns.push(column(t.say(m::TournamentColumnPoints)));
    }
    if ladder || !halved {
        columns.push(column(t.say(m::TournamentColumnGames)));
    }
    columns.extend(tie_breaks.iter().map(|tie_break| column(code(*tie_break))));
    let row = |row: &Standing| {
        let place = row.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
        let mut cells = vec![figure(place)];
        if !zones.is_empty() {
            cells.push(arrow(row, &zones).map_or(TableCell::Empty, figure));
        }
        if !ladder {
            cells.push(figure(row.points.to_string()));
        }
        if ladder || !halved {
            cells.push(faint(row.games.to_string()));
        }
        cells.extend(tie_breaks.iter().map(|tie_break| {
            let mut values = row.tie_breaks.iter();
            let value = values.find_map(|(by, value)| value.filter(|_| by == tie_break));
            value.map_or(TableCell::Empty, |value| faint(value.to_string()))
        }));
        table_row(t, now, row, cells)
    };
    DataTable {
        theme,
        columns,
        rows: page.rows.iter().map(row).collect(),
        halved,
        ..title(t, now, page, t.say(m::TournamentButtonStandings))
    }
}

/// The cross-table: a column for each opponent, or one for each round.
fn crossed(t: &Texts, now: &Snapshot, page: Page<'_>, theme: Theme) -> DataTable {
    let settings = &now.tournament.settings;
    let two = settings.players == 2;
    let square = is_square(now, page.all, SQUARE);
    let rounds = now.replay.byes().len();
    let rounds: Vec<usize> = (rounds.saturating_sub(ROUNDS)..rounds).collect();
    let mut columns = vec![leading("#")];
    if square {
        columns.extend((1..=page.all.len()).map(|number| grid(number.to_string())));
    } else {
        columns.extend(rounds.iter().map(|round| grid((round + 1).to_string())));
    }
    let ladder = settings.system == System::Ladder;
    if !ladder {
        columns.push(column(t.say(m::TournamentColumnPoints)));
    }
    let cards = now.replay.scorecards();
    let row = |(number, row): (usize, &Standing)| {
        let mut cells = vec![figure((number + 1).to_string())];
        if square {
            cells.extend(page.all.iter().map(|other| {
                if other.entrant == row.entrant {
                    return TableCell::Hole;
                }
                met(&letters(now, row.entrant, other.entrant))
            }));
        } else {
            let card = cards.iter().find(|card| card.entrant == row.entrant);
            cells.extend(rounds.iter().map(|round| {
                let mut lines = card.into_iter().flat_map(|card| &card.lines);
                let line = lines.find(|line| usize::from(line.round().0) == round + 1);
                line.map_or(TableCell::Empty, |line| match line {
                    // In a larger game the place says enough.
                    Line::Game { game, .. } if !two => {
                        met(&result(now, game, row.entrant).unwrap_or_default())
                    }
                    Line::Game { game, .. } if game.is_open() => {
                        faint(of_round(t, now, line, row.entrant).replace('·', "•"))
                    }
                    Line::Game { .. } => figure(of_round(t, now, line, row.entrant)),
                    _ => faint(of_round(t, now, line, row.entrant)),
                })
            }));
        }
        if !ladder {
            cells.push(figure(row.points.to_string()));
        }
        table_row(t, now, row, cells)
    };
    let rows = (page.before..).zip(page.rows).map(row).collect();
    DataTable { theme, columns, rows, ..title(t, now, page, t.say(m::TournamentButtonCrossTable)) }
}

/// The results against one opponent; a bullet stands for a game to come.
fn met(letters: &str) -> TableCell {
    if letters.is_empty() {
        TableCell::Empty
    } else if letters.chars().all(|letter| letter == '·') {
        faint(letters.replace('·', "•"))
    } else {
        figure(letters.replace('·', "•"))
    }
}
