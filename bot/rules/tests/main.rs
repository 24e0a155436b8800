//! What the rules promise. One binary; one idea a module.

mod chance;
mod completion;
mod contract;
mod examples;
mod fuzz;
mod goldens;
mod notation;
mod options;
mod pasang;
mod perft;
mod positions;
mod properties;
mod recorded;
mod records;
mod referee;
mod reference;
