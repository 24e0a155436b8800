//! Waiting for what must happen. A test waits for an event, however long the machine takes; only a
//! hang is a failure, and its message says what was waited for and what was seen last.

use std::time::Duration;

/// The one limit of all waits. No machine is so busy that what comes at all comes later.
pub const PATIENCE: Duration = Duration::from_mins(10);

/// The pause before looking again.
pub const AGAIN: Duration = Duration::from_millis(10);

/// Looks again and again until there is what is wanted; `look` returns that, or what it sees
/// instead.
///
/// # Panics
/// If it does not come.
pub async fn find<T>(wanted: &str, mut look: impl AsyncFnMut() -> Result<T, String>) -> T {
    let mut seen = String::new();
    let looking = async {
        loop {
            match look().await {
                Ok(found) => return found,
                Err(instead) => seen = instead,
            }
            tokio::time::sleep(AGAIN).await;
        }
    };
    let found = tokio::time::timeout(PATIENCE, looking).await;
    found.unwrap_or_else(|_| panic!("{wanted}: nothing but {seen}"))
}

/// The same in a test without a runtime, which holds up its thread.
///
/// # Panics
/// If it does not come.
pub fn find_blocking<T>(wanted: &str, mut look: impl FnMut() -> Result<T, String>) -> T {
    let began = std::time::Instant::now();
    loop {
        match look() {
            Ok(found) => return found,
            Err(seen) => assert!(began.elapsed() < PATIENCE, "{wanted}: nothing but {seen}"),
        }
        std::thread::sleep(AGAIN);
    }
}

/// Waits for what is wanted; if it does not come, the message tells what is there instead.
///
/// # Panics
/// If it does not come.
pub async fn within<T>(
    wanted: &str,
    coming: impl Future<Output = T>,
    instead: impl FnOnce() -> String,
) -> T {
    let came = tokio::time::timeout(PATIENCE, coming).await;
    came.unwrap_or_else(|_| panic!("{wanted} does not come: {}", instead()))
}
