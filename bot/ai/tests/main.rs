//! What the computer players promise. One binary; one idea a module.

mod curve;
mod ends;
mod explanations;
mod forced_wins;
mod games;
mod legal;
mod levels;
mod puzzles;
mod same;
mod stop;
mod variety;
mod wins;
