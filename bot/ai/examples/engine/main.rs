//! The engine over standard input and output: a referee that is also asked what it would play.
//!
//! ```text
//! $ cargo run --release -p ai --example engine
//! {"game":"pacru","players":2,"turns":["e1-e2"],"go":{"nodes":3000}}
//! {"bestmove":"a1-b2","ok":true}
//! ```
//!
//! `.github/docs/referee.md` describes the protocol, and the lab lets programs that speak it play
//! (`lab match`).

#[path = "../../../rules/examples/referee/lines.rs"]
mod lines;
mod protocol;

fn main() -> std::io::Result<()> {
    let mut engine = ai::Engine::new();
    lines::answer_each(|line| protocol::answer(&mut engine, line))
}
