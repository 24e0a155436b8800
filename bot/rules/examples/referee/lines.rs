//! Requests on standard input, answers on standard output.

use std::io::{self, BufRead, Write};

use serde_json::Value;

/// Answers every line that is not empty until the input ends.
pub(crate) fn answer_each(mut answer: impl FnMut(&str) -> Value) -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        if !line.trim_ascii().is_empty() {
            writeln!(output, "{}", answer(&String::from_utf8_lossy(&line)))?;
            output.flush()?;
        }
    }
    Ok(())
}
