//! Standings and cross-tables as a member sees them: a picture, text, or both.

use play::tournament::Snapshot;
use play::{Preferences, UserId};
use render::Renderer;

use super::standings::{cross_table_text, cross_table_words, standings_text, standings_words};
use super::tables::{self, Table};
use crate::texts::Texts;
use crate::{DisplayOptions, Post};

/// How a member sees a table: the page, and whether as a picture, as text, or both.
#[derive(Clone, Copy, Debug)]
pub struct TableView<'a> {
    /// The page; none for the one with the member on it.
    pub page: Option<u8>,
    /// The member.
    pub user: UserId,
    /// Their preferences.
    pub preferences: &'a Preferences,
}

/// A table, for a member: the picture with the text, or the text instead of it.
pub fn table(
    t: &Texts,
    renderer: &Renderer,
    now: &Snapshot,
    table: Table,
    view: TableView<'_>,
) -> Post {
    let display = DisplayOptions::of(view.preferences, None);
    let page = (view.page, Some(view.user));
    let shown = tables::shown(t, renderer, now, table, page, display.theme);
    let text = || match table {
        Table::Standings => standings_text(t, now),
        Table::CrossTable => cross_table_text(t, now),
    };
    let words = || match table {
        Table::Standings => standings_words(t, now),
        Table::CrossTable => cross_table_words(t, now, tables::SQUARE).join("\n"),
    };
    let Some(shown) = shown.filter(|_| display.picture()) else {
        return crate::said(text());
    };
    Post {
        text: if display.text() { text() } else { words() },
        file: Some(shown.file),
        rows: shown.rows,
        ..Post::default()
    }
}
