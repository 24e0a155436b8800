//! The program `pacru`. It ends with 0 when told to stop, 1 when it cannot go on and another start may help, and 2 when
//! only its operator can: Discord refuses its token or its version, or a setting cannot be read.

use std::io::{self, IsTerminal as _};
use std::process::ExitCode;

use bot::config::Config;

#[tokio::main]
async fn main() -> ExitCode {
    let config = Config::read();
    let log = tracing_subscriber::fmt()
        .with_env_filter(&config.log)
        .with_writer(io::stderr);
    // A file or a journal shows colours as noise.
    if io::stderr().is_terminal() {
        log.init();
    } else {
        log.with_ansi(false).init();
    }
    match bot::run(config).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            tracing::debug!(error = %bot::error::chain(&failed), "failed");
            eprintln!("pacru: {}", bot::error::told(&failed));
            failed.exit_code()
        }
    }
}
