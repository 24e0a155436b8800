//! What the process itself uses, by the names that every program uses for it
//! (`prometheus.io/docs/instrumenting/writing_clientlibs`).

use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus::Counter;

use super::Gauges;

static STARTED: LazyLock<SystemTime> = LazyLock::new(SystemTime::now);

/// Notes that the process starts now. Without it, the first who asks for the gauges learns that it
/// has just started.
pub fn started() {
    LazyLock::force(&STARTED);
}

/// Adds the gauges of the process. Memory, threads and files are known on Linux only, processor
/// time on Unix.
pub(crate) fn measure(gauges: &Gauges) {
    let help = "Total user and system CPU time spent in seconds.";
    if let (Some(used), Ok(counter)) = (used(), Counter::new("process_cpu_seconds_total", help)) {
        counter.inc_by(used.as_secs_f64());
        gauges.add(counter);
    }
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let kibibytes = |name| number(&status, name).map(|kibibytes| kibibytes * 1024.0);
    let open = fs::read_dir("/proc/self/fd").map(Iterator::count);
    let open = open.ok().and_then(|open| u32::try_from(open).ok()).map(f64::from);
    let started = STARTED.duration_since(UNIX_EPOCH);
    for (name, help, value) in [
        ("process_resident_memory_bytes", "Resident memory size in bytes.", kibibytes("VmRSS:")),
        ("process_virtual_memory_bytes", "Virtual memory size in bytes.", kibibytes("VmSize:")),
        ("process_threads", "Number of OS threads in the process.", number(&status, "Threads:")),
        ("process_open_fds", "Number of open file descriptors.", open),
        (
            "process_max_fds",
            "Maximum number of open file descriptors.",
            number(&limits, "Max open files"),
        ),
        (
            "process_start_time_seconds",
            "Start time of the process since unix epoch in seconds.",
            started.ok().map(|started| started.as_secs_f64()),
        ),
    ] {
        if let Some(value) = value {
            gauges.set(name, help, &[], value);
        }
    }
}

/// The processor time that the process has used.
fn used() -> Option<Duration> {
    #[cfg(unix)]
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime).try_into().ok();
    #[cfg(not(unix))]
    let used = None;
    used
}

/// The first number behind a name.
fn number(text: &str, name: &str) -> Option<f64> {
    let behind = text.lines().find_map(|line| line.strip_prefix(name))?;
    behind.split_whitespace().next()?.parse().ok()
}
