//! What members see: positions as pictures, events as sentences, choices as buttons. This is the only place that
//! makes sentences, and the only one that describes positions to `render`. It knows no Discord types and reads
//! no database.
//!
//! ```
//! use play::{Done, ActionError};
//!
//! let t = view::texts(play::Language::English);
//! let code = "7K3Q".to_owned();
//! let done = Done::Played { code: code.clone(), turn: "e1-e2".to_owned() };
//! assert_eq!(view::done(t, &done).text, "You have played `e1-e2` in `7K3Q`.");
//! assert!(view::action_error(t, &ActionError::Over(code)).text.starts_with("`7K3Q` is over"));
//! ```

#![allow(
    clippy::inconsistent_struct_constructor,
    reason = "arguments of a message are written as the sentence goes, not in alphabetical order"
)]

mod action_error;
mod activity;
mod alt;
mod analysis;
mod answers;
mod availability;
mod blocks;
mod board;
mod buttons;
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
mod exercises;
mod form;
mod game_log;
mod games;
mod guild_settings;
mod imports;
mod lessons;
mod limits;
mod links;
pub mod markdown;
mod marks;
mod messages;
mod moderation;
mod move_builder;
mod notes;
mod notice;
mod offers;
mod own_data;
mod page;
mod pasang;
mod people;
mod permissions;
mod plans;
mod post;
mod preferences;
mod profile;
mod pseudo;
mod ratings;
mod reach;
mod record;
mod replay_gif;
mod roles;
mod rule_options;
mod rules_errors;
mod season;
mod seeks;
mod series;
mod share;
mod spans;
mod table_form;
mod tables;
#[cfg(test)]
mod tapper;
mod terms;
mod text;
mod texts;
pub mod tournaments;
mod turns;
mod variations;
mod waiting;
mod words;

use buttons::{game_button, plain_button};
use limits::{LONGEST_TEXT, fit};

pub use action_error::action_error;
pub use analysis::{analysing, analysis};
pub use availability::{
    notifications, notifications_form, notify_chosen, vacation, vacation_form, vacation_of,
    wanted_reminders_of,
};
pub use blocks::{blocked, blocks, watched, watched_in};
pub use board::{announcement, board, board_as_text, more, private_board};
pub use channels::{begun_in, farewell, here, thread_name};
pub use club::{club_board, club_board_placed, club_board_removed, no_open_table, with_new_table};
pub use computers::{Hint, hints, how_strong, levels, read_strength, strength_choice};
pub use daily_puzzle::{daily_puzzle, daily_puzzle_begun, daily_puzzle_ended};
pub use diagram::{diagram, setup_of};
pub use display_options::DisplayOptions;
pub use done::done;
pub use exercises::{exercise, exercise_on_page, task_offer};
pub use form::{Filled, Form, FormPart, Input, with_form};
pub use games::{game_choice, ka_choice, opening_choice, random_pattern_choice};
pub use guild_settings::{guild_settings, settings_form, settings_of};
pub use imports::{import_form, import_of, imported, report};
pub use lessons::{example, help, lesson};
pub use limits::{MOST_BUTTONS, MOST_FILES, MOST_ROWS};
pub use moderation::{
    confirm_erasure, confirm_moderation, exported, moderator_action, not_moderated, too_large,
};
pub use move_builder::{move_builder, moved_on};
pub use notes::{NOTE_ON_GAME, NOTE_ON_TURN, note_form, notes, with_notes, with_own_buttons};
pub use notice::{daily, notice, reminder, snoozed};
pub use offers::{Building, move_builder_rows};
pub use own_data::{OwnData, confirm_own_erasure, own_data, own_erasure_due};
pub use page::{
    Looked, PageBoard, Place, Places, Recorded, Turns, opened_on_page, page_board, page_link,
    page_sign_in, page_table, page_words, with_names,
};
pub use pasang::pattern;
pub use permissions::{
    Permission, missing_for_thread, missing_permissions, not_posted, posted_later,
};
pub use plans::planned;
pub use post::{Button, ButtonStyle, File, Link, Menu, MenuOption, Post, Row};
pub use preferences::{
    LONGEST_NAME, offered_language, preferences, preferences_form, preferences_of,
};
pub use profile::profile;
pub use ratings::{leaderboard, ratings};
pub use reach::called_directly;
pub use record::history;
pub use replay_gif::{replay_gif, replay_gif_of_record};
pub use roles::{
    call_role_given, calling, rating_role_refused, rating_role_removed, rating_role_set,
    rating_roles, role_out_of_reach, with_call_hints,
};
pub use rule_options::pattern_labels;
pub use season::season;
pub use seeks::{seek_stands, seeks};
pub use share::shared;
pub use spans::pace;
pub use table_form::{FormPlace, table_form, table_of};
pub use tables::{choose_game, declined, games, line, lobby};
pub use terms::with_terms;
pub use texts::{Texts, described, names, texts, texts_on};
pub use variations::{LineKept, VariationBoard};
pub use waiting::{
    after_a_turn, nothing_waits, with_next_game, with_others_waiting, with_take_back,
};
pub(crate) use words::said;
pub use words::{
    call_role_gone, completion, confirm_resignation, conflict, drawing, in_doubt, known_by,
    no_board, nobody_is_called, not_drawn, not_erased, not_here, not_reached, not_saved,
    nothing_to_export, old_preferences, one_of_two_settings, page_link_over, page_signed_out,
    page_signed_out_now, page_too_many, panicked, privacy, seek_withdrawn, shown_to_all, stays,
    try_again, unknown_button, unknown_command, unreadable_data, unreadable_interaction,
};
