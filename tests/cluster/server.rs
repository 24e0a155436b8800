//! PostgreSQL servers of a test, which can be stopped and promoted.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};

/// A running server, reached over the loopback interface. It stops when it is dropped.
pub(super) struct Server {
    folder: PathBuf,
    pub(super) port: u16,
    running: bool,
}

impl Server {
    /// Makes a server with an empty database `pacru`. Every user must have access to `folder`.
    pub(super) fn make(folder: &Path) -> Self {
        let mut server = Self { folder: folder.join("primary"), port: free_port(), running: false };
        let made = "-U pacru -A trust -E UTF8 --locale=C.UTF-8 --no-sync -D".split(' ');
        let data = server.data();
        as_postgres("initdb", &made.chain([&*data]).collect::<Vec<_>>());
        server.start();
        let port = server.port.to_string();
        as_postgres("createdb", &["-h", "127.0.0.1", "-p", &port, "-U", "pacru", "pacru"]);
        server
    }

    /// Makes a standby of this server, which from then on has everything that this one confirms.
    pub(super) fn standby(&self) -> Self {
        let mut standby = Self {
            folder: self.folder.with_file_name("standby"),
            port: free_port(),
            running: false,
        };
        let from = format!("host=127.0.0.1 port={} user=pacru application_name=standby", self.port);
        as_postgres(
            "pg_basebackup",
            &["-D", &standby.data(), "-d", &from, "-R", "-X", "stream", "-c", "fast"],
        );
        standby.start();
        let port = self.port.to_string();
        let tell = ["-q", "-h", "127.0.0.1", "-p", &port, "-U", "pacru", "pacru"];
        let synchronous = "ALTER SYSTEM SET synchronous_standby_names = 'standby'";
        let reload = ["-c", synchronous, "-c", "SELECT pg_reload_conf()"];
        as_postgres("psql", &[&reload[..], &tell].concat());
        standby
    }

    pub(super) fn start(&mut self) {
        let settings = format!(
            "-c port={} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60",
            self.port
        );
        let log = self.folder.with_extension("log");
        let log = log.to_str().expect("a readable name");
        as_postgres(
            "pg_ctl",
            &["-D", &self.data(), "-l", log, "-w", "-s", "-o", &settings, "start"],
        );
        self.running = true;
    }

    /// Ends it like a power cut.
    pub(super) fn kill(&mut self) {
        as_postgres("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-s", "stop"]);
        self.running = false;
    }

    /// Promotes a standby to the primary.
    pub(super) fn promote(&self) {
        as_postgres("pg_ctl", &["-D", &self.data(), "-w", "-s", "promote"]);
    }

    fn data(&self) -> String {
        self.folder.to_str().expect("a readable name").to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.running {
            self.kill();
        }
    }
}

/// A port that is free now and outside the range from which programs are given free ones, so that
/// only another server of these tests may take it; each of those takes another.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = u16::try_from(std::process::id() % 5_000).expect("a small number");
    loop {
        let port = 20_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 10_000;
        if std::net::TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// Runs a program of PostgreSQL, none of which runs as root.
fn as_postgres(program: &str, arguments: &[&str]) {
    let program = folder_of_programs().join(program);
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(&program);
        command
    } else {
        Command::new(&program)
    };
    let done = command
        .args(arguments)
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status();
    let done = done.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    assert!(done.success(), "{} {arguments:?}", program.display());
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().expect("id(1)").stdout == b"0\n"
}

/// Debian installs them outside `PATH`, in a folder for each version.
fn folder_of_programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let newest = versions.filter_map(Result::ok).map(|version| version.path().join("bin")).max();
    newest.unwrap_or_default()
}

/// Makes a folder that the user of the server owns.
pub(super) fn folder() -> tempfile::TempDir {
    let folder = tempfile::Builder::new()
        .prefix("pacru-cluster")
        .tempdir_in("/tmp")
        .expect("a temporary folder");
    if is_root() {
        let owned = Command::new("chown").arg("postgres").arg(folder.path()).status();
        assert!(owned.expect("chown(1)").success());
    }
    folder
}
