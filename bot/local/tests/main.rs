//! The local Discord over real HTTP and websockets: each rule with the error that Discord gives.

mod answers;
mod archive;
mod client;
mod commands;
mod faults;
mod forms;
mod gateway;
mod messages;
mod page;
mod roles;
mod serenity_bot;
mod threads;
