//! `PgBouncer`, which stands between programs and a database.

use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tokio::net::TcpStream;

use crate::patience::find;
use crate::programs::runs;

/// A running `PgBouncer`. It ends when it is dropped.
pub struct Pooler {
    running: Child,
    port: u16,
}

impl Pooler {
    /// Starts one in this mode, with the other settings as Debian ships it, before the server of
    /// this database. Every user must be able to read `folder`. None if the machine has no
    /// `PgBouncer`.
    ///
    /// # Panics
    /// If there is none and `CI` is set, or if it does not start.
    pub async fn start(mode: &str, address: &str, folder: &Path) -> Option<Self> {
        if !runs(
            "pgbouncer",
            &["--version"],
            "apt-get install pgbouncer; databases behind a pooler",
        ) {
            return None;
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        drop(listener);
        let (server, _) = address.rsplit_once('/').expect("an address of a database");
        let server = server.rsplit_once('@').expect("a user").1.replace("%2F", "/");
        let (users, settings) = (folder.join("users.txt"), folder.join("pgbouncer.ini"));
        std::fs::write(&users, "\"pacru\" \"\"\n").expect("a file");
        let settings_of = format!(
            "[databases]\n* = host={server}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
             unix_socket_dir =\nauth_type = trust\nauth_file = {}\npool_mode = {mode}\n",
            users.display()
        );
        std::fs::write(&settings, settings_of).expect("a file");
        let program = ["pgbouncer", "-q", settings.to_str().expect("a readable name")];
        // It does not run as root.
        let user = Command::new("id").arg("-u").output().expect("id(1)").stdout;
        let as_other: &[&str] = match &*user {
            b"0\n" => &["setpriv", "--reuid=postgres", "--clear-groups"],
            _ => &[],
        };
        let words = [as_other, &program].concat();
        let running = Command::new(words[0]).args(&words[1..]).stderr(Stdio::null()).spawn();
        let pooler = Self { running: running.expect("PgBouncer starts"), port };
        find("PgBouncer", async || {
            TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.map_err(|error| error.to_string())
        })
        .await;
        Some(pooler)
    }

    /// The address of the database `name` through it.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://pacru@127.0.0.1:{}/{name}", self.port)
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        // It may have ended already.
        let _ended = self.running.kill();
        let _status = self.running.wait();
    }
}
