//! What members see: positions as pictures, events as sentences, choices as buttons. This is the only place that
//! makes sentences, and the only one that knows both the rules and the pictures. It knows no Discord types and reads
//! no database.
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

mod activity;
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
mod roles;
mod rule_options;
mod rules_errors;
mod season;
mod seeks;
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

use play::{Game, RoleId, UserId};

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
pub use roles::{
    call_role_given, call_role_gone, calling, nobody_is_called, rating_role_refused,
    rating_role_removed, rating_role_set, rating_roles, role_out_of_reach, with_call_hints,
};
pub use rule_options::pattern_labels;
pub use season::season;
pub use seeks::{seek_stands, seek_withdrawn, seeks};
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

/// A message before it is translated into Discord's types.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Post {
    /// Markdown, at most 2,000 characters.
    pub text: String,
    /// The attachment.
    pub file: Option<File>,
    /// A second attachment.
    pub also: Option<File>,
    /// The components under it, at most five rows.
    pub rows: Vec<Row>,
    /// The members who are notified: only those who must act.
    pub pings: Vec<UserId>,
    /// The role whose members are notified, since they wish to be.
    pub calls: Option<RoleId>,
}

/// An attachment of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
    /// The description, for those who cannot see it; at most 1,024 characters.
    pub alt: Option<String>,
}

/// A form (Discord's modal), which the member fills in and sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The custom id that comes back with it, at most 100 characters.
    pub id: String,
    /// The title, at most 45 characters.
    pub heading: String,
    /// The fields, one to five.
    pub fields: Vec<FormField>,
}

/// An optional text field of a form, with several lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormField {
    /// The custom id that comes back with the text.
    pub id: &'static str,
    /// The label, at most 45 characters.
    pub label: String,
    /// The initial text.
    pub text: String,
    /// The longest text, in characters.
    pub longest: usize,
}

/// A row of components under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A menu, which takes a whole row.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What pressing it means.
    pub custom_id: CustomId,
    /// The label, at most 80 characters.
    pub label: String,
    /// An emoji before the label.
    pub emoji: Option<&'static str>,
    /// The style.
    pub style: ButtonStyle,
}

/// A menu from which one option is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The custom id; the choice is the value of the option.
    pub id: String,
    /// The text while nothing is chosen, at most 150 characters.
    pub placeholder: String,
    /// The options, one to 25.
    pub options: Vec<MenuOption>,
}

/// An option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuOption {
    /// The value that comes back, at most 100 characters.
    pub value: String,
    /// The label, at most 100 characters.
    pub label: String,
    /// A second line, at most 100 characters.
    pub description: Option<String>,
    /// Whether the menu shows it as selected.
    pub chosen: bool,
}

/// The style of a button, as Discord has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// What most members will press.
    Primary,
    /// One of several.
    Secondary,
    /// Something that cannot be undone.
    Danger,
    /// Shown, but disabled.
    Disabled,
}

/// A button of a game that a member sees after `seq` events.
fn game_button(game: &Game, seq: i64, action: Action) -> GameButton {
    GameButton {
        code: game.code.clone(),
        seq,
        action,
    }
}

/// A button of a game in the secondary style.
fn plain_button(game: &Game, seq: i64, action: Action, label: impl Into<String>) -> Button {
    Button {
        custom_id: game_button(game, seq, action).into(),
        label: label.into(),
        emoji: None,
        style: ButtonStyle::Secondary,
    }
}

/// Discord's limit for a message, in characters.
const LONGEST_TEXT: usize = 2000;

/// Visibly truncates a text that is too long for a message or a description.
fn fit(text: String, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text;
    }
    let mut cut: String = text.chars().take(longest - 1).collect();
    cut.push('…');
    cut
}
