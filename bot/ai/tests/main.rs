//! What the computer players promise. One binary; one idea a module.

mod ends;
mod games;
mod legal;
mod levels;
mod merits;
mod same;
mod stop;
mod wins;
