//! Tests of the public interface: published pairings and tables, every format, and properties that
//! always hold.

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
