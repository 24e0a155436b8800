//! Reads the trace of strace as changes of the data file.

use std::collections::HashMap;
use std::path::Path;

/// The files whose bytes matter. SQLite makes the other one, its index in shared memory, again
/// after a crash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum File {
    Data,
    Log,
    /// It exists only until the first page is written, which says that there is a write-ahead log.
    Journal,
}

impl File {
    pub(crate) const ALL: [Self; 3] = [Self::Data, Self::Log, Self::Journal];

    /// The suffix of its name after that of the data file.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Self::Data => "",
            Self::Log => "-wal",
            Self::Journal => "-journal",
        }
    }
}

/// A call, at the moment when it takes effect.
#[derive(Clone, Debug)]
pub(crate) enum Call {
    Write {
        file: File,
        at: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: File,
        to: usize,
    },
    Remove(File),
    /// Everything written to the file before has reached the disk.
    Flush(File),
    /// All removals of names before this are permanent.
    FlushFolder,
    /// A member is told that their turn was played.
    Confirm(Turn),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) code: String,
    pub(crate) text: String,
}

/// Reads a trace in order of time. A flush takes effect when it has returned, every other call when
/// it begins: this is the strictest reading for two threads at once.
pub(crate) fn read(trace: &str, data: &Path) -> Vec<Call> {
    let mut calls = Vec::new();
    let mut begun: HashMap<&str, Call> = HashMap::new();
    for line in trace.lines() {
        let (thread, rest) = line.split_once(' ').expect("the number of the thread");
        let rest = rest.trim_start();
        if rest.starts_with("<... f") && rest.ends_with("= 0") {
            calls.extend(begun.remove(thread));
            continue;
        }
        let Some((name, arguments)) = rest.split_once('(') else {
            continue;
        };
        match name {
            "fsync" | "fdatasync" => {
                let path = path_of(arguments);
                let flushed = match named(&path, data) {
                    Some(file) => Call::Flush(file),
                    None if Some(Path::new(&path)) == data.parent() => Call::FlushFolder,
                    None => continue,
                };
                if arguments.ends_with("<unfinished ...>") {
                    begun.insert(thread, flushed);
                } else if arguments.ends_with("= 0") {
                    calls.push(flushed);
                }
            }
            "pwrite64" | "ftruncate" => {
                let Some(file) = named(&path_of(arguments), data) else {
                    continue;
                };
                let last = arguments.split(')').next().unwrap_or_default();
                let last = last.trim_end_matches(" <unfinished ...>").rsplit(", ").next();
                let number =
                    last.and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{rest}"));
                calls.push(if name == "ftruncate" {
                    Call::Truncate { file, to: number }
                } else {
                    assert!(!arguments.contains("\"..."), "cut short: {rest}");
                    let bytes = texts(arguments).concat();
                    Call::Write { file, at: number, bytes }
                });
            }
            "unlink" => {
                let path = String::from_utf8(texts(arguments).concat());
                let removed = path.ok().and_then(|path| named(&path, data));
                calls.extend(removed.map(Call::Remove));
            }
            _ => calls.extend(confirmed(&texts(arguments).concat()).map(Call::Confirm)),
        }
    }
    calls
}

/// The file with this path.
fn named(path: &str, data: &Path) -> Option<File> {
    let suffix = path.strip_prefix(data.to_str()?)?;
    File::ALL.into_iter().find(|file| file.suffix() == suffix)
}

/// The path of a descriptor, as `-y` writes it: `11</tmp/pacru.db-wal>`. Sockets have none.
fn path_of(arguments: &str) -> String {
    let (_, rest) = arguments.split_once('<').unwrap_or_default();
    let (path, _) = rest.split_once('>').unwrap_or_default();
    if path.contains("\\x") {
        String::from_utf8(unescaped(path)).unwrap_or_default()
    } else {
        path.to_owned()
    }
}

/// The strings among the arguments, `"\x61\x62"`.
fn texts(arguments: &str) -> Vec<Vec<u8>> {
    arguments.split('"').skip(1).step_by(2).map(unescaped).collect()
}

fn unescaped(text: &str) -> Vec<u8> {
    let digits = text.split("\\x").skip(1);
    digits
        .map(|digits| u8::from_str_radix(&digits[..2], 16).unwrap_or_else(|_| panic!("{text}")))
        .collect()
}

/// The turn about which a request tells a member: "You have played `e1-e2` in `7K3Q`."
fn confirmed(sent: &[u8]) -> Option<Turn> {
    let sent = String::from_utf8_lossy(sent);
    let (_, said) = sent.split_once("You have played `")?;
    let (text, rest) = said.split_once("` in `")?;
    let (code, _) = rest.split_once('`')?;
    Some(Turn { code: code.to_owned(), text: text.to_owned() })
}
