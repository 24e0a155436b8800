//! Says which version is built: `PACRU_VERSION` is the version of the package, with the commit
//! where there is one.
//!
//! The commit comes from the variable `PACRU_COMMIT`, for builds without the folder `.git`, or else
//! from git. Without either the version stands alone. A debug build does not ask git: it would be
//! compiled anew after every commit.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=PACRU_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let given = env::var("PACRU_COMMIT").ok();
    let given = given.filter(|commit| !commit.is_empty());
    let version = match given.or_else(commit) {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo::rustc-env=PACRU_VERSION={version}");
}

/// The commit that is checked out, if this is a release build in a clone of the repository.
fn commit() -> Option<String> {
    if env::var("PROFILE").as_deref() != Ok("release") {
        return None;
    }
    // Sources that were unpacked inside of another repository are not at its commit.
    let top = git(&["rev-parse", "--show-toplevel"])?;
    let root = Path::new("..").canonicalize().ok()?;
    if Path::new(&top).canonicalize().ok()? != root {
        return None;
    }
    let commit = git(&["rev-parse", "--short=10", "HEAD"])?;
    // Whatever is checked out gets a line there.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if Path::new(&log).exists() {
        println!("cargo::rerun-if-changed={log}");
    }
    Some(commit)
}

fn git(arguments: &[&str]) -> Option<String> {
    let said = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(said.stdout).ok()?;
    (said.status.success() && !text.trim().is_empty()).then(|| text.trim().to_owned())
}
