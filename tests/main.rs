//! End to end: the real program as a process of its own, over a real websocket, against the stand-in for Discord.

mod admin;
mod clocks;
mod club;
mod composer;
mod faults;
mod film;
mod game;
mod here;
mod house;
mod laid;
mod lessons;
mod lobby;
mod manners;
mod misuse;
mod page;
mod places;
mod preferences;
mod process;
mod ratings;
mod taps;
mod threads;
mod traffic;
