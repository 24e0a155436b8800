//! Claims: work that is due is claimed by one process for a minute, and then done or postponed.

use play::time::{MINUTE, Millis};

/// Claimed work without a result is due again after this time.
pub(super) const CLAIMED_FOR: Millis = MINUTE;

/// Claims work on servers that this process serves, and gives the rows that were claimed. `$due` selects at most `$2`
/// rows that are due at `$1` where the process `$3` serves. `$claim` makes one due again at `$1` unless another process has
/// claimed it, so that it is not due at `$2` any more; the columns that name it follow.
macro_rules! claim {
    ($store:ident, $limit:ident, $row:ty, $due:literal, $claim:literal, $($name:ident),+ $(,)?) => {{
        let now = $store.now();
        let until = now + $crate::claims::CLAIMED_FOR;
        let due = $crate::query::fetch_all! { &$store.reader, $row; $due, now, $limit, $store.holder; };
        let mut claimed: Vec<$row> = Vec::with_capacity(due.len());
        for row in due {
            let taken = $crate::query::rows_changed! {
                &$store.writer; $claim, until, now, $(row.$name),+;
            };
            if taken > 0 {
                claimed.push(row);
            }
        }
        claimed
    }};
}

pub(super) use claim;
