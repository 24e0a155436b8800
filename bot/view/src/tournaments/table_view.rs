//! Standings and cross-tables as a member sees them: a picture, text, or both.

use play::tournament::Snapshot;
use play::{Preferences, UserId};
use render::{Renderer, Theme};

use super::standings::{cross_table_text, cross_table_words, standings_text, standings_words};
use super::tables::{self, Shown};
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

impl TableView<'_> {
    fn of(self) -> ((Option<u8>, Option<UserId>), Theme) {
        let theme = DisplayOptions::of(self.preferences, None).theme;
        ((self.page, Some(self.user)), theme)
    }

    /// The picture with the text, or the text instead of it.
    fn post(self, picture: Option<Shown>, words: String, text: impl FnOnce() -> String) -> Post {
        let display = DisplayOptions::of(self.preferences, None);
        let Some(shown) = picture.filter(|_| display.picture()) else {
            return crate::said(text());
        };
        Post {
            text: if display.text() { text() } else { words },
            file: Some(shown.file),
            rows: shown.rows,
            ..Post::default()
        }
    }
}

/// The standings, for a member.
pub fn standings(t: &Texts, renderer: &Renderer, now: &Snapshot, view: TableView<'_>) -> Post {
    let (page, theme) = view.of();
    let picture = tables::standings(t, renderer, now, page, theme);
    view.post(picture, standings_words(t, now), || standings_text(t, now))
}

/// The cross-table, for a member.
pub fn cross_table(t: &Texts, renderer: &Renderer, now: &Snapshot, view: TableView<'_>) -> Post {
    let (page, theme) = view.of();
    let picture = tables::cross_table(t, renderer, now, page, theme);
    let words = cross_table_words(t, now, tables::SQUARE).join("\n");
    view.post(picture, words, || cross_table_text(t, now))
}
