//! Tests of what the computer players promise: one binary, one topic per module.

mod curve;
mod ends;
mod engine;
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
