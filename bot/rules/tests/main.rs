//! What the rules promise. One binary; one idea a module.

mod chance;
mod contract;
mod examples;
mod perft;
mod positions;
mod recorded;
