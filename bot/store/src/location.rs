//! Where the data are: in a file, or in a PostgreSQL database.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use derive_more::{Debug, Display, From};
use sqlx_postgres::PgConnectOptions;

/// The beginnings of an address of a PostgreSQL database.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// Where the data are kept.
///
/// ```
/// use store::Location;
///
/// let file: Location = "pacru.db".parse()?;
/// assert_eq!(file, Location::File("pacru.db".into()));
/// let database: Location = "postgres://pacru:secret@db.example/club".parse()?;
/// assert_eq!(database.to_string(), "postgres://pacru@db.example:5432/club");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Display, From)]
pub enum Location {
    /// A SQLite file.
    #[display("{}", _0.display())]
    #[from(PathBuf, &Path, &PathBuf)]
    File(PathBuf),
    /// A PostgreSQL database.
    Database(Address),
}

/// The address of a PostgreSQL database, shown as `postgres://user@host:port/database`. Its
/// password is never shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[debug("{self}")]
pub struct Address(String);

impl Location {
    /// The file, if the data are in one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Database(_) => None,
        }
    }
}

impl Address {
    /// How to connect. What the address leaves out comes from `PGHOST`, `PGPASSWORD` and so on, as
    /// with any client.
    pub(crate) fn options(&self) -> Result<PgConnectOptions, sqlx::Error> {
        self.0.parse()
    }
}

impl FromStr for Location {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() {
            return Err("it is empty; name a file, or a database as postgres://".to_owned());
        }
        if !SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            return if is_like_an_address(text) {
                Err("the address of a database must look like postgres://user@host/database, and a file whose name looks like an address must begin with ./".to_owned())
            } else {
                Ok(Self::File(text.into()))
            };
        }
        // What stands behind the host: a password with such a sign would be taken for it, and
        // shown.
        let (_, rest) = text.split_once("://").unwrap_or_default();
        let (_, behind) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
        if behind.contains(['@', '#']) {
            return Err(
                "special characters in its password must be written as in %40 for @".to_owned()
            );
        }
        let address = Address(text.to_owned());
        match address.options() {
            Ok(_) => Ok(Self::Database(address)),
            Err(_) => Err("it must look like postgres://user@host/database".to_owned()),
        }
    }
}

/// Whether a text is probably a mistyped address of a database, whose password would be repeated as
/// a part of the name of a file.
fn is_like_an_address(text: &str) -> bool {
    let is_path = Path::new(text).is_absolute() || text.starts_with('.');
    let with_password = text.find('@').is_some_and(|at| text[..at].contains(':'));
    !is_path && (text.contains("://") || with_password)
}

impl From<&Address> for Location {
    fn from(address: &Address) -> Self {
        Self::Database(address.clone())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(options) = self.options() else {
            return f.write_str("postgres://");
        };
        let (user, port) = (options.get_username(), options.get_port());
        let socket = options.get_socket().map(|folder| folder.to_string_lossy());
        let host = socket.as_deref().unwrap_or(options.get_host());
        let database = options.get_database().unwrap_or(user);
        write!(f, "postgres://{user}@{host}:{port}/{database}")
    }
}
