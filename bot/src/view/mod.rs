//! What members see: positions as pictures, events as sentences, choices as buttons. The only place that knows both
//! the rules and the pictures; it knows no Discord types and asks no database.

mod alt;
mod board;
mod chevrons;
mod diagram;
mod film;
mod lessons;
mod pasang;
mod people;
mod record;
mod story;
mod tables;
mod words;

use crate::controls::Press;
use crate::store::UserId;

pub use board::{board, private_board};
pub use diagram::{diagram, setup_of};
pub use film::{film, film_of_record};
pub use lessons::lesson;
pub use pasang::pattern;
pub use record::history;
pub use tables::{games, line, lobby};
pub use words::{
    completion, confirm_resignation, help, label, missing_permissions, not_posted, said,
};

/// A message, before it is Discord's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Post {
    /// Markdown, at most 2,000 characters.
    pub text: String,
    /// One file beside it.
    pub file: Option<File>,
    /// Under it, five in a row.
    pub buttons: Vec<Button>,
    /// Who is notified: only those who must act.
    pub pings: Vec<UserId>,
}

/// A file beside a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// What it shows, for those who cannot see it; at most 1,024 characters.
    pub alt: Option<String>,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it asks for.
    pub control: Press,
    /// What it says.
    pub label: &'static str,
    /// A sign beside the label.
    pub emoji: Option<&'static str>,
    /// How loud it is.
    pub tone: Tone,
}

/// How loud a button is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What most will press.
    Main,
    /// One of several.
    Plain,
    /// Not to be taken back.
    Danger,
    /// There, but not to be pressed now.
    Off,
}

/// Discord's limit for a message.
const LONGEST_TEXT: usize = 2000;

/// Cuts a text that is too long for a message or a description, visibly.
fn fit(text: String, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text;
    }
    let mut cut: String = text.chars().take(longest - 1).collect();
    cut.push('…');
    cut
}
