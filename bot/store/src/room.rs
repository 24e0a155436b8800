//! How much room the data need beside the data file: for every turn, for a copy before an update,
//! and for the backups.

/// How much room is left on the disk of a data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Enough for the backups.
    Enough,
    /// The backups will soon fill the disk.
    Little,
    /// The bot cannot go on.
    None,
}

/// With less free space than this, in bytes, backups soon fill the disk.
const LITTLE: u64 = 1_000_000_000;

/// With less free space than this, in bytes, the bot cannot go on.
const NONE: u64 = 100_000_000;

/// How many times the size of the data file the backups take at most.
const BACKUPS: u64 = 35;

impl Room {
    /// How far `free` bytes go with a data file of this size.
    pub fn of(free: u64, data_file: u64) -> Self {
        // An update copies the file before it migrates it.
        if free < NONE.max(data_file.saturating_mul(2)) {
            Self::None
        } else if free < LITTLE.max(data_file.saturating_mul(BACKUPS)) {
            Self::Little
        } else {
            Self::Enough
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_is_weighed_by_the_size_of_the_data_file() {
        let mega = 1_000_000;
        for (free, data_file, room) in [
            (99 * mega, 0, Room::None),
            (100 * mega, 0, Room::Little),
            (1_000 * mega, 0, Room::Enough),
            (1_000 * mega, 29 * mega, Room::Little),
            (1_000 * mega, 501 * mega, Room::None),
            (u64::MAX - 1, u64::MAX, Room::None),
        ] {
            assert_eq!(Room::of(free, data_file), room, "{free} beside {data_file}");
        }
    }
}
