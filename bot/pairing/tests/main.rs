//! The crate from outside: published pairings and tables, every format, and what must always hold.

mod all_play_all;
mod entries;
mod ladder;
mod league;
mod properties;
mod refused;
mod standings;
mod stored;
mod support;
mod swiss;
mod tables;
