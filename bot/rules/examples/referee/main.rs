//! The rules over standard input and output: one JSON request per line, one JSON answer per line.
//!
//! ```text
//! $ cargo run --release -p rules --example referee
//! {"game":"pacru","players":2,"turns":["e1-e2"],"want":["position","status"]}
//! {"ok":true,"position":"4N43S5/9/N27N6/9/9/9/S27S6/4S04/N18 N","to_move":"N","status":{"over":false}}
//! ```
//!
//! The protocol is described in `protocol.rs`.

mod lines;
mod protocol;

fn main() -> std::io::Result<()> {
    lines::answer_each(|line| protocol::answer(line, protocol::referee))
}
