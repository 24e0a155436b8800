//! What members see: positions as pictures, events as sentences, choices as buttons. The only place that makes sentences,
//! and that knows both the rules and the pictures; it knows no Discord types and asks no database.
//!
//! ```
//! use play::{Done, Refusal};
//!
//! let t = view::texts(play::Language::English);
//! let code = "7K3Q".to_owned();
//! let done = Done::Played { code: code.clone(), turn: "e1-e2".to_owned() };
//! assert_eq!(view::done(t, &done).text, "Played `e1-e2` in `7K3Q`.");
//! assert!(view::refusal(t, &Refusal::Over(code)).text.starts_with("`7K3Q` is over"));
//! ```

#![allow(
    clippy::inconsistent_struct_constructor,
    reason = "arguments of a message are written as the sentence goes, not in alphabetical order"
)]

mod alt;
mod analysis;
mod answers;
mod availability;
mod blocks;
mod board;
mod channels;
mod chevrons;
mod club;
mod computers;
pub mod custom_id;
mod daily_puzzle;
mod diagram;
mod display_options;
mod done;
#[cfg(test)]
mod every_text;
mod games;
mod lessons;
pub mod markdown;
mod marks;
mod messages;
mod moderation;
mod move_builder;
mod notes;
mod notice;
mod offers;
mod own_data;
mod pasang;
mod people;
mod permissions;
mod plans;
mod preferences;
mod profile;
mod pseudo;
mod puzzles;
mod ratings;
mod record;
mod refusal;
mod replay_gif;
mod rule_options;
mod rules_errors;
mod series;
mod share;
mod spans;
mod story;
mod tables;
#[cfg(test)]
mod tapper;
mod text;
mod texts;
pub mod tournaments;
mod turns;
mod variations;
mod waiting;
mod words;

use play::{Game, UserId};

use crate::custom_id::{Action, CustomId, GameButton};

pub use analysis::{analysing, analysis};
pub use availability::{reminders, vacation};
pub use blocks::{blocked, blocks, watched, watched_in};
pub use board::{announcement, board, board_as_text, more, private_board};
pub use channels::{begun_in, farewell, here, thread_name};
pub use club::{
    challenge, choose_table, club_board, club_board_placed, club_board_removed, no_board,
    no_open_table,
};
pub use computers::{hints, level_choice, levels, read_level};
pub use daily_puzzle::{daily_puzzle, daily_puzzle_begun, daily_puzzle_ended};
pub use diagram::{diagram, setup_of};
pub use display_options::DisplayOptions;
pub use done::done;
pub use games::{game_choice, ka_choice, opening_choice, random_pattern_choice};
pub use lessons::{example, lesson};
pub use moderation::{confirm_erasure, exported, guild_settings, moderator_action, too_large};
pub use move_builder::{move_builder, moved_on};
pub use notes::{NOTE_ON_GAME, NOTE_ON_TURN, note_form, notes, with_notes, with_own_buttons};
pub use notice::{notice, reminder, snoozed};
pub use offers::move_builder_rows;
pub use own_data::{OwnData, confirm_own_erasure, own_data, own_erasure_due};
pub use pasang::pattern;
pub use permissions::{
    Permission, missing_for_thread, missing_permissions, not_posted, told_later,
};
pub use plans::planned;
pub use preferences::{offered_language, preferences};
pub use profile::profile;
pub use puzzles::{
    PuzzleScore, Refutation, all_puzzles_solved, puzzle, puzzle_gone, puzzle_refuted,
    puzzle_solution, puzzle_solved,
};
pub use ratings::{leaderboard, ratings};
pub use record::history;
pub use refusal::refusal;
pub use replay_gif::{replay_gif, replay_gif_of_record};
pub use rule_options::pattern_labels;
pub use share::shared;
pub use spans::pace;
pub use tables::{choose_game, games, line, lobby};
pub use texts::{Texts, described, texts};
pub use variations::{LineKept, VariationBoard};
pub use waiting::{nothing_waits, with_next_game, with_others_waiting};
pub(crate) use words::said;
pub use words::{
    completion, confirm_resignation, conflict, drawing, help, in_doubt, not_drawn, not_erased,
    not_reached, not_saved, nothing_to_export, panicked, privacy, shown_to_all, stays, try_again,
    unknown_button, unknown_command, unreadable_data, unreadable_interaction,
};

/// A message, before it is Discord's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Post {
    /// Markdown, at most 2,000 characters.
    pub text: String,
    /// One file beside it.
    pub file: Option<File>,
    /// A second one.
    pub also: Option<File>,
    /// Under it, at most five.
    pub rows: Vec<Row>,
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

/// A form that Discord shows over everything: one writes and sends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What comes back with it, at most 100 characters.
    pub id: String,
    /// At most 45 characters.
    pub heading: String,
    /// One to five.
    pub fields: Vec<FormField>,
}

/// A field of a form, of several lines, which may stay empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormField {
    /// What comes back with its text.
    pub id: &'static str,
    /// At most 45 characters.
    pub label: String,
    /// What it is filled with.
    pub text: String,
    /// How many characters it takes.
    pub longest: usize,
}

/// What stands beside each other under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A menu takes the whole width.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it asks for.
    pub custom_id: CustomId,
    /// What it says, at most 80 characters.
    pub label: String,
    /// A sign beside the label.
    pub emoji: Option<&'static str>,
    /// How loud it is.
    pub style: ButtonStyle,
}

/// A menu from which one thing is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its custom id; what was chosen comes in the value of the option.
    pub id: String,
    /// What it says while nothing is chosen, at most 150 characters.
    pub placeholder: String,
    /// One to 25.
    pub options: Vec<MenuOption>,
}

/// What can be chosen from a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuOption {
    /// What comes back, at most 100 characters.
    pub value: String,
    /// What it says, at most 100 characters.
    pub label: String,
    /// A second line, at most 100 characters.
    pub description: Option<String>,
    /// Whether the menu shows it as chosen already.
    pub chosen: bool,
}

/// How a button looks, as Discord has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// What most will press.
    Primary,
    /// One of several.
    Secondary,
    /// Not to be taken back.
    Danger,
    /// There, but not to be pressed now.
    Disabled,
}

/// What somebody asks of a game who sees it after `seq` events.
fn game_button(game: &Game, seq: i64, action: Action) -> GameButton {
    GameButton {
        code: game.code.clone(),
        seq,
        action,
    }
}

/// A button of a game, none of the loud ones.
fn plain_button(game: &Game, seq: i64, action: Action, label: impl Into<String>) -> Button {
    Button {
        custom_id: game_button(game, seq, action).into(),
        label: label.into(),
        emoji: None,
        style: ButtonStyle::Secondary,
    }
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
