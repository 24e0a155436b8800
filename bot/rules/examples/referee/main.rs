//! The rules over standard input and output: one JSON request per line, one JSON answer per line.
//!
//! ```text
//! $ cargo run --release -p rules --example referee
//! {"game":"pacru","players":2,"turns":["e1-e2"],"want":["position","status"]}
//! {"ok":true,"position":"4N43S5/9/N27N6/9/9/9/S27S6/4S04/N18 N","to_move":"N","status":{"over":false}}
//! ```
//!
//! The protocol is described in `protocol.rs`.

mod protocol;

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        if !line.trim_ascii().is_empty() {
            writeln!(output, "{}", protocol::answer(&String::from_utf8_lossy(&line)))?;
            output.flush()?;
        }
    }
    Ok(())
}
