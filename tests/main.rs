//! End to end: the real program as a process of its own, over a real websocket, against `bot/local`.

#[macro_use(needed)]
extern crate testing;

mod admin;
mod anything;
mod architecture;
mod audience;
mod bot;
mod calls;
mod choosing;
mod clocks;
mod club;
mod club_board;
mod cluster;
mod command_line;
mod commands;
mod computers;
mod context_menus;
mod crashes;
mod daily_puzzle;
mod departures;
mod direct;
mod disk;
mod doctor;
mod documentation;
mod forms;
mod game;
mod here;
mod imports;
mod kills;
mod ladders;
mod languages;
mod learning;
mod lessons;
mod lobby;
mod maintenance;
mod mistakes;
mod misuse;
mod monitoring;
mod next_game;
mod notes;
mod offers;
mod own_data;
mod page;
mod personal_link;
mod plans;
mod players;
mod posting;
mod power;
mod preferences;
#[cfg(unix)]
mod private_files;
mod process;
mod puzzles;
mod quiet;
mod rating_roles;
mod ratings;
mod reach;
mod relocation;
mod replay_gif;
mod round;
mod secrets;
mod seeks;
mod series;
#[cfg(target_os = "linux")]
mod service_manager;
mod slow_clients;
mod tapping;
mod taps;
mod threads;
mod touched_board;
mod tournaments;
mod traffic;
mod trouble;
mod untrusted_text;
mod upgrades;
mod variations;

/// The number that a variable names, or the usual one.
fn variable<T: std::str::FromStr<Err: std::fmt::Debug>>(name: &str, usual: T) -> T {
    std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
}
