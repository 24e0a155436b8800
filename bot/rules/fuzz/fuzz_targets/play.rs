#![no_main]

#[path = "../bodies/play.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::play(bytes));
