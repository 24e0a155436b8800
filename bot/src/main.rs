//! The program `pacru`. Its exit status is 0 when it was told to stop, 1 when it cannot go on and
//! starting again may help, and 2 when only its operator can help: Discord refuses its token or its
//! version, or a setting cannot be read.

use std::io::{self, IsTerminal as _, Write as _};
use std::panic;
use std::process::ExitCode;

use bot::config::{Config, LogFormat};
use tracing_subscriber::EnvFilter;

#[tokio::main]
async fn main() -> ExitCode {
    let config = Config::read();
    let format = config.log_format;
    open_log(&config);
    match bot::run(config).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) if failed.is_unread() => ExitCode::SUCCESS,
        Err(failed) => {
            tracing::debug!(error = %tasks::chain(&failed), "failed");
            let problem = bot::error::for_operator(&failed);
            match format {
                // The exit status says that it failed, even if nobody can read why.
                LogFormat::Text => drop(writeln!(io::stderr(), "pacru: {problem}")),
                LogFormat::Json => tracing::error!("{problem}"),
            }
            failed.exit_code()
        }
    }
}

fn open_log(config: &Config) {
    // If nobody reads the log any more, the bot goes on. Saying so on the same stream would panic
    // in whatever logs, even in the task that stops the bot. sqlx would log settings that it does
    // not know, and lines of a file with passwords.
    let quiet = "sqlx_postgres::options=error".parse().expect("a directive");
    let log = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(&config.log).add_directive(quiet))
        .with_writer(io::stderr)
        .log_internal_errors(false);
    match config.log_format {
        LogFormat::Json => {
            log.json().flatten_event(true).with_span_list(false).init();
            // A panic is logged like anything else.
            panic::set_hook(Box::new(|panicked| {
                let place = panicked.location().map(ToString::to_string);
                let why = panicked.payload_as_str();
                tracing::error!(place, why, "panicked");
            }));
        }
        LogFormat::Text if io::stderr().is_terminal() => log.init(),
        // Colours would be noise in a file or a journal.
        LogFormat::Text => log.with_ansi(false).init(),
    }
}
