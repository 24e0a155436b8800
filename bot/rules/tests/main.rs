//! What the rules promise. One binary; one idea a module.

mod chance;
mod contract;
mod examples;
mod goldens;
mod perft;
mod positions;
mod recorded;
mod referee;
mod reference;
