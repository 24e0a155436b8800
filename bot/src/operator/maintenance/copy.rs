//! `pacru copy`: from a file to PostgreSQL, and back.

use std::io::{IsTerminal as _, Write as _, stderr};

use store::{Copied, CopyProgress, Location};

use super::{MaintenanceError, count};
use crate::operator::output;

/// Copies everything from one place to another, and prints how much that was. A terminal shows the
/// progress.
pub(crate) async fn copy(from: &Location, to: &Location) -> Result<(), MaintenanceError> {
    let mut shown = None;
    let copied = store::copy(from, to, &mut |CopyProgress { done, all }| {
        let percent = done * 100 / all.max(1);
        if shown != Some(percent) && stderr().is_terminal() {
            // The copy goes on, though nobody may see how far it is.
            let _unseen = write!(stderr(), "\r{percent:3} %");
            shown = Some(percent);
        }
    })
    .await;
    if shown.is_some() {
        // What is printed next starts where the line did.
        let _unseen = write!(stderr(), "\r     \r");
    }
    let Copied { tables, rows } = copied?;
    let (rows, tables) = (count(rows, "row"), count(tables, "table"));
    Ok(output::say(format_args!("{to} ({rows} in {tables}, read again and compared)"))?)
}
