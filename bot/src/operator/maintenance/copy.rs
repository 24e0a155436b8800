//! `pacru copy`: from a file to PostgreSQL, and back.

use std::io::{IsTerminal, stderr};

use store::{Copied, CopyProgress, Location};

use super::{MaintenanceError, count};

/// Copies everything from one place to another, and prints how much that was. A terminal shows the progress.
pub(crate) async fn copy(from: &Location, to: &Location) -> Result<(), MaintenanceError> {
    let mut shown = None;
    let copied = store::copy(from, to, &mut |CopyProgress { done, all }| {
        let percent = done * 100 / all.max(1);
        if shown != Some(percent) && stderr().is_terminal() {
            eprint!("\r{percent:3} %");
            shown = Some(percent);
        }
    })
    .await;
    if shown.is_some() {
        // What is printed next starts where the line did.
        eprint!("\r     \r");
    }
    let Copied { tables, rows } = copied?;
    println!(
        "{to} ({} in {}, read again and compared)",
        count(rows, "row"),
        count(tables, "table")
    );
    Ok(())
}
