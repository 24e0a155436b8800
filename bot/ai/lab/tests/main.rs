//! What the lab promises: files hold what they say, and the same command makes the same file.

mod command;
mod makers;
mod nets;
mod wins;
