//! Automatic backups: a folder beside the data file, thinned out with age.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use boxed::boxed;
use play::time::{DAY, HOUR, MINUTE, Millis};

use super::Store;
use super::backup::{Backup, back_up, forget};
use super::backup_folder::{AHEAD, folder_of, list, name, names, read_name, usual_target};
use super::errors::BackupError;
use super::new_file::name_of_unfinished;

const WEEK: Millis = 7 * DAY;

/// The newest backup of each of the last periods is kept: a length, and how many periods of it.
const KEPT: [(Millis, usize); 3] = [(HOUR, 24), (DAY, 7), (WEEK, 4)];

/// 1970 began on a Thursday; weeks begin on Mondays.
const MONDAY: Millis = 3 * DAY;

/// A backup younger than this is not repeated. A little less than an hour, so that the hourly task
/// never skips its turn.
const YOUNG: Millis = 55 * MINUTE;

#[boxed]
impl Store {
    /// Makes a backup beside the data file unless there is one of this hour, and deletes those that
    /// are no longer needed. It keeps the newest of each of the last 24 hours, 7 days and 4 weeks.
    ///
    /// PostgreSQL has backups of its own; this makes none there. Fails when no sound copy could be
    /// made; all older ones are kept then.
    pub async fn back_up_hourly(&self) -> Result<Option<Backup>, BackupError> {
        let Some(data) = self.location.file() else {
            return Ok(None);
        };
        let folder = folder_of(data);
        let at = self.now();
        let young = |made: &Millis| (at - YOUNG..=at + AHEAD).contains(made);
        if list(&folder)?.iter().any(young) {
            return Ok(None);
        }
        let made = back_up(data, &usual_target(data, at)?).await?;
        for old in superfluous(&list(&folder)?, at) {
            forget(&folder.join(name(old)))?;
        }
        for old in left_unfinished(&folder, at)? {
            forget(&old)?;
        }
        Ok(Some(made))
    }

    /// When the newest backup beside the data file was made.
    pub fn newest_backup_at(&self) -> Option<Millis> {
        let folder = folder_of(self.location.file()?);
        list(&folder).ok()?.into_iter().max()
    }
}

/// The unfinished copies that killed processes left. Those of the last hour are not listed, since
/// somebody may still be writing them.
fn left_unfinished(folder: &Path, now: Millis) -> Result<Vec<PathBuf>, BackupError> {
    let begun = names(folder)?.into_iter().filter_map(|name| {
        let begun = read_name(name_of_unfinished(&name)?)?;
        (begun < now - HOUR).then(|| folder.join(name))
    });
    Ok(begun.collect())
}

/// The backups that are no longer needed. Backups dated in the future are neither listed nor
/// counted: the clock was wrong then, or is wrong now.
fn superfluous(made: &[Millis], now: Millis) -> Vec<Millis> {
    let is_past = |made: &Millis| *made <= now + AHEAD;
    let mut past: Vec<Millis> = made.iter().copied().filter(is_past).collect();
    past.sort_unstable_by_key(|made| std::cmp::Reverse(*made));
    let mut needed = BTreeSet::new();
    for (length, periods) in KEPT {
        let mut seen = BTreeSet::new();
        for made in &past {
            if seen.insert((made + MONDAY).div_euclid(length)) {
                if seen.len() > periods {
                    break;
                }
                needed.insert(*made);
            }
        }
    }
    past.retain(|made| !needed.contains(made));
    past
}

#[cfg(test)]
mod tests {
    use play::time::Clock;
    use proptest::prelude::*;

    use super::super::backup_folder::newest_good;
    use super::super::new_file::NewFileError;
    use super::super::soundness::read_copy;
    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// However far apart backups are made: thinning them out each time leaves few, among them
        /// the newest of every period.
        #[test]
        fn a_backup_of_every_age_is_kept(gaps in prop::collection::vec(prop_oneof![
            8 => Just(HOUR),
            1 => HOUR..3 * DAY,
            1 => 1000..HOUR,
        ], 1..1500), start in 0_i64..4_000_000_000_000) {
            let (mut all, mut kept, mut now) = (Vec::new(), Vec::new(), start);
            for gap in gaps {
                now += gap;
                all.push(now);
                kept.push(now);
                let old = superfluous(&kept, now);
                kept.retain(|made| !old.contains(made));
                prop_assert!(kept.len() <= 24 + 7 + 4);
                prop_assert!(kept.contains(&now), "the newest is never thrown away");
            }
            for (length, periods) in KEPT {
                let period = |made: Millis| (made + MONDAY).div_euclid(length);
                let recent = |made: &Millis| period(now) - period(*made) < i64::try_from(periods).unwrap();
                for made in all.iter().copied().filter(recent) {
                    prop_assert!(
                        kept.iter().any(|kept| *kept >= made && period(*kept) == period(made)),
                        "nothing is left of the time around {}", name(made)
                    );
                }
            }
        }

        /// A clock that goes wrong and is corrected costs no backup.
        #[test]
        fn what_seems_to_come_from_the_future_is_left_alone(
            past in prop::collection::vec(0..60 * DAY, 0..80),
            future in prop::collection::vec(60 * DAY + AHEAD + 1..600 * DAY, 0..80),
        ) {
            let both = [past.clone(), future].concat();
            prop_assert_eq!(superfluous(&both, 60 * DAY), superfluous(&past, 60 * DAY));
        }
    }

    #[tokio::test]
    async fn the_bot_makes_one_an_hour_and_throws_the_old_away() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("pacru.db");
        let start = Clock::default().now() - 60 * DAY;
        let clock = Clock::standing_at(start);
        let store = Store::open_at(&data.as_path().into(), clock.clone()).await.unwrap();
        let made = store.back_up_hourly().await.unwrap().unwrap();
        assert!(read_copy(&made.path).await.is_ok());
        assert_eq!(store.back_up_hourly().await.unwrap(), None, "it is young");
        assert_eq!(newest_good(&data).await, Some(made.path.clone()));

        // Time passes, and a backup is made every hour.
        let backups = folder_of(&data);
        for hours in 1..400 {
            std::fs::copy(&made.path, backups.join(name(start + hours * HOUR))).unwrap();
        }
        std::fs::write(backups.join("letter.txt"), "Dear Ana").unwrap();
        for killed in ["tmp", "x0Y1z2.tmp"] {
            let unfinished = format!("{}.{killed}", name(start));
            std::fs::write(backups.join(unfinished), "half").unwrap();
        }
        clock.set(start + 400 * HOUR);
        assert!(store.back_up_hourly().await.unwrap().is_some());
        let kept = list(&backups).unwrap();
        assert!((24..=35).contains(&kept.len()), "{kept:?}");
        assert!(backups.join("letter.txt").exists(), "not one of ours");
        let unfinished = std::fs::read_dir(&backups)
            .unwrap()
            .filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().contains("tmp"));
        assert_eq!(unfinished.count(), 0);
    }

    #[tokio::test]
    async fn the_newest_good_one_is_found_behind_a_damaged_one() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("pacru.db");
        let store = Store::open(&data.as_path().into()).await.unwrap();
        let made = store.back_up_hourly().await.unwrap().unwrap();
        let backups = folder_of(&data);
        let at = store.now();
        let earlier = |millis| backups.join(name(at - millis));
        std::fs::copy(&made.path, earlier(2 * HOUR)).unwrap();
        std::fs::copy(&made.path, earlier(-DAY)).unwrap();
        std::fs::write(&made.path, "half a backup").unwrap();
        assert_eq!(newest_good(&data).await, Some(earlier(2 * HOUR)));
        std::fs::remove_file(earlier(2 * HOUR)).unwrap();
        assert_eq!(newest_good(&data).await, Some(earlier(-DAY)), "the last resort");
    }

    #[tokio::test]
    async fn of_two_in_one_second_the_later_one_is_the_newest() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("pacru.db");
        let _store = Store::open(&data.as_path().into()).await.unwrap();
        let at = Clock::default().now();
        let mut last = PathBuf::new();
        for _ in 0..3 {
            last = usual_target(&data, at).unwrap();
            back_up(&data, &last).await.unwrap();
        }
        assert_eq!(list(&folder_of(&data)).unwrap().len(), 3);
        assert_eq!(newest_good(&data).await, Some(last));
    }

    #[tokio::test]
    async fn nothing_is_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("pacru.db");
        let _store = Store::open(&data.as_path().into()).await.unwrap();
        for target in [&data, &folder.path().join("letter.txt")] {
            std::fs::write(folder.path().join("letter.txt"), "Dear Ana").unwrap();
            let refused = back_up(&data, target).await;
            let exists = |error: &_| matches!(error, BackupError::Target(NewFileError::Exists(_)));
            assert!(refused.as_ref().is_err_and(exists), "{refused:?}");
        }
        let missing =
            back_up(&folder.path().join("nowhere.db"), &folder.path().join("copy.db")).await;
        assert!(matches!(missing, Err(BackupError::Source(_))), "{missing:?}");
        assert!(!folder.path().join("copy.db").exists());
    }
}
