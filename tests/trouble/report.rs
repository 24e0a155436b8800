//! The table with its measurements.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::TABLE;

/// What is known about a fault before it is made.
pub(super) struct Row {
    pub(super) section: &'static str,
    pub(super) fault: &'static str,
    pub(super) sees: &'static str,
    pub(super) loses: &'static str,
}

/// How the bot has recovered, and after how long.
pub(super) struct Again {
    how: String,
    took: Duration,
}

impl Again {
    /// The bot serves now, after a fault that was made, or ended, when it `began`.
    pub(super) fn now(how: impl Into<String>, began: Instant) -> Self {
        Self { how: how.into(), took: began.elapsed() }
    }
}

/// The measurements of this process so far, by the name of the fault.
static MEASURED: Mutex<BTreeMap<&str, Again>> = Mutex::new(BTreeMap::new());

/// Records a measurement, and writes the table again.
pub(super) fn note(fault: &'static str, again: Again) {
    println!("{fault}: served again after {:.1?}", again.took);
    // A panic elsewhere cannot leave the map half changed.
    let mut measured = MEASURED.lock().unwrap_or_else(PoisonError::into_inner);
    measured.insert(fault, again);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("trouble.md");
    std::fs::write(path, table(&measured)).expect("the folder for temporary files can be written");
}

fn table(measured: &BTreeMap<&str, Again>) -> String {
    let mut table = format!("# {} of {} faults\n", measured.len(), TABLE.len());
    let mut section = "";
    for row in TABLE {
        let Some(again) = measured.get(row.fault) else {
            continue;
        };
        if row.section != section {
            section = row.section;
            let _infallible = write!(
                table,
                "\n## {section}\n\n| fault | members see | lost | serves again | after |\n|---|---|---|---|---|\n"
            );
        }
        let _infallible = writeln!(
            table,
            "| {} | {} | {} | {} | {:.1} s |",
            row.fault.replace('_', " "),
            row.sees,
            row.loses,
            again.how,
            again.took.as_secs_f64(),
        );
    }
    table
}
