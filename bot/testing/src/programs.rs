//! Programs that a test needs and that a machine may lack.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Says why something is not tested here.
///
/// # Panics
/// If the variable `CI` is set: there everything is tested.
pub fn not_tested(why: &str) {
    assert!(std::env::var_os("CI").is_none(), "{why}");
    // Not with eprintln!, whose output is hidden when a test passes.
    let _nobody_reads = writeln!(std::io::stderr(), "not tested: {why}");
}

/// Whether a program can be run with these arguments; if not, this says so by [`not_tested`], with
/// `advice`.
pub fn runs(program: &str, arguments: &[&str], advice: &str) -> bool {
    let tried = Command::new(program).args(arguments).stdout(Stdio::null()).status();
    let runs = tried.is_ok_and(|status| status.success());
    if !runs {
        not_tested(&format!("no {program}: {advice}"));
    }
    runs
}
