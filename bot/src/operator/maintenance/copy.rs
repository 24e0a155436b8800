//! `pacru copy`: from a file to PostgreSQL, and back.

use indicatif::{ProgressBar, ProgressStyle};
use store::{Copied, CopyProgress, Location};

use super::{MaintenanceError, count};

/// Copies everything from one place to another, and prints how much that was. A terminal shows the progress.
pub(crate) async fn copy(from: &Location, to: &Location) -> Result<(), MaintenanceError> {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %, {eta} left") {
        bar.set_style(style);
    }
    let copied = store::copy(from, to, &mut |CopyProgress { done, all }| {
        bar.set_length(all);
        bar.set_position(done);
    })
    .await;
    bar.finish_and_clear();
    let Copied { tables, rows } = copied?;
    println!(
        "{to} ({} in {}, read again and compared)",
        count(rows, "row"),
        count(tables, "table")
    );
    Ok(())
}
