//! End to end: the real program as a process of its own, over a real websocket, against the stand-in for Discord.

mod clocks;
mod club;
mod composer;
mod crashes;
mod disk;
mod faults;
mod film;
mod game;
mod here;
mod house;
mod keeping;
mod kills;
mod laid;
mod lessons;
mod lobby;
mod misuse;
mod page;
mod players;
mod power;
mod preferences;
mod process;
mod ratings;
mod taps;
mod traffic;
