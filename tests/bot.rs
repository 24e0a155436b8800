//! Runs the bot as a process that can be stopped and killed.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use local::{Discord, Event};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use testing::patience::{find, find_blocking, within};

/// The program under test.
pub(crate) struct Bot {
    child: Child,
    log: Arc<Mutex<String>>,
    readers: Vec<JoinHandle<()>>,
}

/// The file that contains the offset of the bot's clock.
pub(crate) fn forward(data: &Path) -> PathBuf {
    data.with_extension("forward")
}

impl Bot {
    pub(crate) fn start(discord: &Discord, data: &Path) -> Self {
        Self::spawn(&mut Self::on(&[], discord, data))
    }

    /// The program with this Discord and this data file, started through another one.
    pub(crate) fn on(other: &[&str], discord: &Discord, data: &Path) -> Command {
        let mut command = Self::command_under(other);
        command
            .env("DISCORD_TOKEN", discord.token())
            .env("DISCORD_API_PROXY", discord.url())
            .env("PACRU_CLOCK_FORWARD", forward(data))
            .env("PACRU_DATA", testing::database::address(data));
        command
    }

    /// Starts a bot again and waits until it serves members.
    pub(crate) async fn back(discord: &Discord, start: impl FnOnce() -> Self) -> Self {
        let mut events = discord.events();
        let bot = start();
        session_begins(&mut events, || bot.log()).await;
        bot
    }

    /// The program without any settings.
    pub(crate) fn command() -> Command {
        Self::command_under(&[])
    }

    /// The same, started through another program that gets its path as the last argument.
    pub(crate) fn command_under(other: &[&str]) -> Command {
        let mut words = other.iter().copied().chain([env!("CARGO_BIN_EXE_pacru")]);
        let mut command = Command::new(words.next().expect("there is always the program"));
        command.args(words);
        let ours = ["DISCORD_", "NOTIFY_", "PACRU_", "WATCHDOG_"];
        for (variable, _) in std::env::vars() {
            if ours.iter().any(|start| variable.starts_with(start)) {
                command.env_remove(variable);
            }
        }
        command
    }

    /// Runs the program until it ends by itself, with this exit code and these words; returns its
    /// output.
    #[track_caller]
    pub(crate) fn ends(command: &mut Command, code: i32, words: &[&str]) -> String {
        let mut bot = Self::spawn(command);
        let (ended, said) = (bot.end().code(), bot.log());
        assert_eq!(ended, Some(code), "{said}");
        for words in words {
            assert!(said.contains(words), "{words:?} is not in {said}");
        }
        said
    }

    pub(crate) fn spawn(command: &mut Command) -> Self {
        Self::spawn_logging(command, Stdio::piped())
    }

    /// The same, with its log there.
    pub(crate) fn spawn_logging(command: &mut Command, stderr: Stdio) -> Self {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .expect("the program starts");
        // Otherwise this process would keep the stream open.
        command.stderr(Stdio::null());
        let log = Arc::new(Mutex::new(String::new()));
        let out = child.stdout.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>);
        let err = child.stderr.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>);
        let readers = out.into_iter().chain(err).map(|stream| {
            let log = Arc::clone(&log);
            std::thread::spawn(move || {
                for line in BufReader::new(stream).lines().map_while(Result::ok) {
                    let mut log = log.lock().expect("no panic while it is held");
                    log.push_str(&line);
                    log.push('\n');
                }
            })
        });
        let readers = readers.collect();
        Self { child, log, readers }
    }

    /// What the program has written so far.
    pub(crate) fn log(&self) -> String {
        self.log.lock().expect("no panic while it is held").clone()
    }

    /// Waits until it has written these words.
    pub(crate) async fn says(&self, words: &str) {
        self.says_since(0, words).await;
    }

    /// The same, behind so many bytes of its output.
    pub(crate) async fn says_since(&self, before: usize, words: &str) {
        find(words, async || {
            let log = self.log();
            if log[before..].contains(words) { Ok(()) } else { Err(log) }
        })
        .await;
    }

    /// The id of its process.
    pub(crate) fn pid(&self) -> String {
        self.child.id().to_string()
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.pid()]).status();
        assert!(sent.expect("kill(1)").success());
    }

    /// Stops it until it gets the signal `-CONT`. On a busy machine a process runs for some
    /// milliseconds after the signal was sent (20 were measured), enough to answer Discord: so this
    /// waits until it has stopped.
    pub(crate) fn suspend(&self) {
        self.signal("-STOP");
        find_blocking("a process that stands still", || {
            if self.stands_still() { Ok(()) } else { Err("one that runs".to_owned()) }
        });
    }

    #[cfg(target_os = "linux")]
    fn stands_still(&self) -> bool {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.pid())).expect("it runs");
        threads.map(|thread| thread.expect("a thread").path().join("stat")).all(|stat| {
            // The state follows the name of the program, which is in brackets.
            let stat = std::fs::read_to_string(stat).unwrap_or_default();
            stat.rsplit_once(") ").is_none_or(|(_, rest)| rest.starts_with('T'))
        })
    }

    #[cfg(not(target_os = "linux"))]
    fn stands_still(&self) -> bool {
        let state = Command::new("ps").args(["-o", "state=", "-p", &self.pid()]).output();
        state.expect("ps(1)").stdout.starts_with(b"T")
    }

    /// Tells it to end and waits until it has ended.
    pub(crate) fn terminate(&mut self) -> ExitStatus {
        self.signal("-TERM");
        self.end()
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("it was started").is_some()
    }

    /// Waits until it has ended and its whole output is in the log.
    pub(crate) fn end(&mut self) -> ExitStatus {
        let status = find_blocking("the end of the program", || {
            self.child.try_wait().expect("it was started").ok_or_else(|| self.log())
        });
        // Its last output may not have arrived yet.
        for reader in self.readers.drain(..) {
            reader.join().expect("reading does not panic");
        }
        status
    }
}

/// Waits for an event that brings what is wanted; if none comes, the message has `instead`.
pub(crate) async fn happens<T>(
    events: &mut Receiver<Event>,
    instead: impl FnOnce() -> String,
    brings: impl Fn(&Event) -> Option<T>,
) -> T {
    let happens = async {
        loop {
            let event = match events.recv().await {
                Ok(event) => brings(&event),
                Err(RecvError::Lagged(_)) => None,
                Err(error) => panic!("{error}"),
            };
            if let Some(brought) = event {
                return brought;
            }
        }
    };
    within("an event", happens, instead).await
}

/// Waits until a session with Discord begins or goes on.
pub(crate) async fn session_begins(events: &mut Receiver<Event>, instead: impl FnOnce() -> String) {
    happens(events, instead, |event| matches!(event, Event::Connected { .. }).then_some(())).await;
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}
