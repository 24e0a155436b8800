//! Brings the data up to date: one migration after the other, each in a transaction of its own. A
//! process that ends in between loses the step under way, and the next start goes on from there.
//!
//! A file is copied first. The copy keeps a name of its own until the last step is done, so that an
//! update that takes several starts makes one copy and not one each time.

use std::fs;
use std::path::{Path, PathBuf};

use play::time::Clock;
use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::{Connection as _, SqliteConnection};

use super::errors::{BackupError, OpenError};
use super::new_file::{folder_of, name_of_unfinished};
use super::paths::{remove, sibling};
use super::soundness::read_copy;
use super::{backup, inspect, schema, sqlite};

/// What a copy is called while its update is under way: this is added to its name.
const UNDER_WAY: &str = "-update";

/// What an update of the data is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateStep {
    /// It copies the file as it was.
    Copy,
    /// It changes the layout: step `number` of `all`.
    Migration {
        /// From 1.
        number: usize,
        /// How many there are in this start.
        all: usize,
    },
}

/// Is called before each step.
pub(crate) type Report<'r> = &'r (dyn Fn(UpdateStep) + Send + Sync);

/// Runs the migrations that the data lack, which have the layout `applied`; all at once if they are
/// new. Fails with [`MigrateError::VersionMissing`] when a newer program has written the data.
pub(crate) async fn migrate(
    migrations: &Migrator,
    connection: &mut impl Migrate,
    applied: Option<i64>,
    report: Report<'_>,
) -> Result<(), MigrateError> {
    if let Some(applied) = applied {
        let missing = migrations.iter().map(|migration| migration.version);
        let missing: Vec<i64> = missing.filter(|version| *version > applied).collect();
        for (done, version) in missing.iter().enumerate() {
            let (number, all) = (done + 1, missing.len());
            report(UpdateStep::Migration { number, all });
            tracing::info!(
                layout = version,
                "bringing the data up to date: step {number} of {all}"
            );
            migrations.run_direct(Some(*version), connection, false).await?;
        }
    }
    migrations.run_direct(None, connection, false).await
}

/// Brings the file at `path` up to date, of which the caller holds the lock. One that `existed`
/// before is copied first.
pub(super) async fn update(
    writer: &mut SqliteConnection,
    path: &Path,
    existed: bool,
    clock: &Clock,
    report: Report<'_>,
) -> Result<(), OpenError> {
    remove_unfinished(path)?;
    let applied = if existed { sqlite::applied_version(&mut *writer).await? } else { None };
    if let Some(version) = applied.filter(|version| *version < schema::newest_version()) {
        report(UpdateStep::Copy);
        keep_copy(writer, path, version, clock).await?;
    }
    match migrate(&schema::SQLITE, writer, applied, report).await {
        Err(MigrateError::VersionMissing(_)) => Err(OpenError::Newer(path.into())),
        result => Ok(result?),
    }?;
    for (_, kept) in copies(path)? {
        let done = kept.to_string_lossy();
        let done = done.strip_suffix(UNDER_WAY).unwrap_or(&done);
        fs::rename(&kept, done).map_err(|cause| failed(path, cause))?;
    }
    Ok(())
}

/// Copies the file as it was before the update, unless an earlier start has done so: nothing but
/// steps of the update has happened since.
async fn keep_copy(
    writer: &mut SqliteConnection,
    path: &Path,
    version: i64,
    clock: &Clock,
) -> Result<(), OpenError> {
    let earlier = copies(path)?;
    for (of, kept) in &earlier {
        if *of < version && is_the_same_but_for_its_layout(writer, kept).await {
            tracing::info!(backup = %kept.display(), "the update goes on; its copy of the data file is there");
            return Ok(());
        }
    }
    let at = clock.now();
    let kept = sibling(path, &format!("before-migration-{version}-{at}.db{UNDER_WAY}"));
    backup::back_up(path, &kept).await.map_err(Box::new)?;
    tracing::info!(backup = %kept.display(), "kept a copy of the data file before bringing it up to date");
    // An update that has not begun to change anything is begun anew, with the file as it is now.
    for (_, older) in earlier.into_iter().filter(|(of, _)| *of == version) {
        remove(&older).map_err(|cause| failed(path, cause))?;
    }
    Ok(())
}

/// Whether a copy is sound, and the file has only been given another layout since: nobody has
/// played.
async fn is_the_same_but_for_its_layout(file: &mut SqliteConnection, copy: &Path) -> bool {
    let compared = async {
        read_copy(copy).await?;
        let mut copy = inspect::for_reading(copy).await?;
        let same = last_event(&mut copy).await? == last_event(file).await?;
        copy.close().await?;
        Ok::<bool, BackupError>(same)
    };
    compared.await.unwrap_or_else(|error| {
        tracing::info!(%error, "an earlier copy of the data file is not used");
        false
    })
}

/// How many events there are, and when the last one happened: in every layout.
async fn last_event(file: &mut SqliteConnection) -> Result<(i64, Option<i64>), sqlx::Error> {
    sqlx::query_as("SELECT count(*), max(at) FROM game_events").fetch_one(file).await
}

/// Removes the copies before an update that killed processes left half-written. Nobody writes one
/// now, since the caller holds the lock of the file.
fn remove_unfinished(path: &Path) -> Result<(), OpenError> {
    for name in names(path)? {
        let whole = name.strip_suffix("-journal").unwrap_or(&name);
        let of_copy = name_of_unfinished(whole).and_then(|copy| version_of(path, copy));
        if of_copy.is_some() {
            let unfinished = folder_of(path).join(&name);
            remove(&unfinished).map_err(|cause| failed(path, cause))?;
            tracing::info!(file = %unfinished.display(), "removed a copy that was not finished");
        }
    }
    Ok(())
}

/// The copies before an update that is under way, each with the layout that it has.
fn copies(path: &Path) -> Result<Vec<(i64, PathBuf)>, OpenError> {
    let all = names(path)?.into_iter().filter(|name| name.ends_with(UNDER_WAY));
    Ok(all
        .filter_map(|name| Some((version_of(path, &name)?, folder_of(path).join(name))))
        .collect())
}

/// The layout of a copy before an update of the file at `path`, if this is the name of one.
fn version_of(path: &Path, name: &str) -> Option<i64> {
    let name = name.strip_prefix(path.file_name()?.to_str()?)?;
    let name = name.strip_prefix(".before-migration-")?;
    let (version, at) =
        name.strip_suffix(UNDER_WAY).unwrap_or(name).strip_suffix(".db")?.split_once('-')?;
    at.parse::<u64>().ok()?;
    version.parse().ok()
}

/// The names of what is beside the file at `path`; those that are not Unicode are not ours.
fn names(path: &Path) -> Result<Vec<String>, OpenError> {
    let entries = fs::read_dir(folder_of(path)).map_err(|cause| failed(path, cause))?;
    let names = entries.map(|entry| Ok(entry.map_err(|cause| failed(path, cause))?.file_name()));
    let names: Vec<_> = names.collect::<Result<_, OpenError>>()?;
    Ok(names.into_iter().filter_map(|name| name.into_string().ok()).collect())
}

fn failed(path: &Path, cause: std::io::Error) -> OpenError {
    OpenError::Path { path: path.to_owned(), cause }
}
