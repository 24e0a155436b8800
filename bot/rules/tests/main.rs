//! What the rules promise. One binary; one idea a module.

mod chance;
mod completion;
mod contract;
mod examples;
mod goldens;
mod notation;
mod options;
mod perft;
mod positions;
mod recorded;
mod records;
mod referee;
mod reference;
