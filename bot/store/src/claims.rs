//! Claims: work that is due is claimed by one process for a minute, and then done or postponed.

use play::time::{MINUTE, Millis};

/// Claimed work without a result is due again after this time.
pub(super) const CLAIMED_FOR: Millis = MINUTE;

/// Claims work on servers that this process serves, and gives the columns of the rows that were
/// claimed. `$due` selects at most `$2` rows that are due at `$1` where the process `$3` serves.
/// `$claim` makes one due again at `$1` unless another process has claimed it, so that it is not
/// due at `$2` any more; the columns that name it follow.
macro_rules! claim {
    ($store:ident, $limit:ident, ($($column:ident),+), $due:literal, $claim:literal, $($name:ident),+ $(,)?) => {{
        let now = $store.now();
        let until = now + $crate::claims::CLAIMED_FOR;
        let due = $crate::query::fetch_all! { &$store.reader, ($($column),+); $due, now, $limit, $store.holder; };
        let mut claimed = Vec::with_capacity(due.len());
        for ($($column),+) in due {
            let taken = $crate::query::rows_changed! {
                &$store.writer; $claim, until, now, $($name),+;
            };
            if taken > 0 {
                claimed.push(($($column),+));
            }
        }
        claimed
    }};
}

pub(super) use claim;
