//! A headless Chromium, controlled by the `DevTools` protocol.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, Once};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::{MutexGuard, oneshot};
use tokio_websockets::{ClientBuilder, MaybeTlsStream, Message as Packet, WebSocketStream};

use super::tab::Tab;
use testing::patience::within;
use testing::programs::not_tested;

/// The places to look for it, unless the variable `CHROMIUM` names it.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Headless, without network access of its own, and without throttling of pages in the background.
const FLAGS: &str = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
                     --disable-background-networking --disable-component-update --disable-sync \
                     --disable-extensions --disable-dev-shm-usage --disable-renderer-backgrounding \
                     --disable-backgrounding-occluded-windows --disable-background-timer-throttling \
                     --hide-scrollbars --lang=en-GB --remote-debugging-port=0";

/// One browser at a time: two would starve the programs under test.
static TURN: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

static SAY_ONCE: Once = Once::new();

/// A running Chromium, with a temporary profile.
pub(crate) struct Chromium {
    child: Child,
    link: Arc<Link>,
    profile: TempDir,
    _turn: MutexGuard<'static, ()>,
}

impl Chromium {
    /// Starts it. If there is none, or it does not start, this returns `None` and prints why; if
    /// the variable `CI` is set, it fails.
    pub(crate) async fn start() -> Option<Self> {
        let turn = TURN.lock().await;
        match Self::try_to_start(turn).await {
            Ok(chromium) => Some(chromium),
            Err(why) => {
                SAY_ONCE.call_once(|| not_tested(&format!("the page: {why}")));
                None
            }
        }
    }

    async fn try_to_start(turn: MutexGuard<'static, ()>) -> Result<Self, String> {
        let program = find()
            .ok_or("no Chromium: install the package chromium, or name the program in CHROMIUM")?;
        let profile = tempfile::tempdir().expect("a temporary folder");
        let mut child = Command::new(&program)
            .args(FLAGS.split(' '))
            .arg(format!("--user-data-dir={}", profile.path().display()))
            // Times depend on the place and the language; pictures of the page should not.
            .env("TZ", "UTC")
            .env("LANG", "C.UTF-8")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let stderr = child.stderr.take().expect("piped");
        let address = tokio::task::spawn_blocking(move || address(stderr));
        let address = address.await.expect("reading does not panic")?;
        let client = ClientBuilder::new().uri(&address).expect("an address");
        let (socket, _) = client.connect().await.expect("it listens");
        let (sink, stream) = socket.split();
        let link = Arc::new(Link { sink: tokio::sync::Mutex::new(sink), state: Mutex::default() });
        tokio::spawn(Arc::clone(&link).listen(stream));
        Ok(Self { child, link, profile, _turn: turn })
    }

    /// Opens an address in a window of its own.
    pub(crate) async fn open(&self, url: &str) -> Tab {
        self.open_as(json!({ "url": "about:blank", "newWindow": true }), url).await
    }

    /// Opens an address as in another browser: no cookies are shared.
    pub(crate) async fn open_apart(&self, url: &str) -> Tab {
        let apart = self.link.call("", "Target.createBrowserContext", json!({})).await;
        let target = json!({ "url": "about:blank", "browserContextId": apart["browserContextId"] });
        self.open_as(target, url).await
    }

    async fn open_as(&self, target: Value, url: &str) -> Tab {
        let opened = self.link.call("", "Target.createTarget", target).await;
        let target = opened["targetId"].as_str().expect("a target").to_owned();
        let attach = json!({ "targetId": target, "flatten": true });
        let attached = self.link.call("", "Target.attachToTarget", attach).await;
        let session = attached["sessionId"].as_str().expect("a session");
        let tab = Tab::attached(Arc::clone(&self.link), session.to_owned()).await;
        tab.go(url).await;
        tab
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // Errors are ignored: the browser may have ended, and its last processes may still write
        // into its folder.
        let _killed = self.child.kill();
        let _status = self.child.wait();
        for _ in 0..100 {
            if std::fs::remove_dir_all(self.profile.path()).is_ok() {
                break;
            }
            std::thread::yield_now();
        }
    }
}

fn find() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Some(named.into());
    }
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut programs =
        NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    programs.find(|program| Path::is_file(program))
}

/// Reads the output of Chromium until it names its address, and ignores the rest.
fn address(stderr: impl Read + Send + 'static) -> Result<String, String> {
    let mut said = String::new();
    let mut lines = BufReader::new(stderr).lines().map_while(Result::ok);
    for line in lines.by_ref() {
        if let Some(address) = line.strip_prefix("DevTools listening on ") {
            let address = address.trim().to_owned();
            // A full pipe would block it.
            std::thread::spawn(move || lines.for_each(drop));
            return Ok(address);
        }
        said.push_str(&line);
        said.push('\n');
    }
    Err(format!("Chromium does not start:\n{said}"))
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection to Chromium.
pub(crate) struct Link {
    sink: tokio::sync::Mutex<SplitSink<Socket, Packet>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    last: u64,
    waiting: HashMap<u64, oneshot::Sender<Value>>,
    /// The complaints of pages, by session.
    complaints: HashMap<String, Vec<String>>,
}

impl Link {
    /// Calls a method for a session, or for the browser if the session is empty.
    pub(crate) async fn call(&self, session: &str, method: &str, parameters: Value) -> Value {
        let answer = self.try_call(session, method, parameters).await;
        answer.unwrap_or_else(|error| panic!("{error}"))
    }

    /// The same. Fails with what Chromium says, for example when the page is left meanwhile.
    pub(crate) async fn try_call(
        &self,
        session: &str,
        method: &str,
        parameters: Value,
    ) -> Result<Value, String> {
        let (answer, answered) = oneshot::channel();
        let id = {
            let mut state = self.state.lock().expect("no panic while it is held");
            state.last += 1;
            let id = state.last;
            state.waiting.insert(id, answer);
            id
        };
        let mut call = json!({ "id": id, "method": method, "params": parameters });
        if !session.is_empty() {
            call["sessionId"] = json!(session);
        }
        let packet = Packet::text(call.to_string());
        let sent = self.sink.lock().await.send(packet).await;
        sent.expect("Chromium listens");
        let answer = within(method, answered, || "no answer".to_owned()).await;
        let mut answer = answer.unwrap_or_else(|_| panic!("{method}: Chromium is gone"));
        match answer.get("error") {
            Some(error) => Err(format!("{method} {}: {error}", call["params"])),
            None => Ok(answer["result"].take()),
        }
    }

    /// The complaints of a page: errors of scripts, and violations of the page's content policy.
    pub(crate) fn complaints(&self, session: &str) -> Vec<String> {
        let state = self.state.lock().expect("no panic while it is held");
        state.complaints.get(session).cloned().unwrap_or_default()
    }

    async fn listen(self: Arc<Self>, mut stream: SplitStream<Socket>) {
        while let Some(Ok(packet)) = stream.next().await {
            let Some(text) = packet.as_text() else { continue };
            let json: Value = serde_json::from_str(text).expect("Chromium speaks JSON");
            let mut state = self.state.lock().expect("no panic while it is held");
            if let Some(waiting) = json["id"].as_u64().and_then(|id| state.waiting.remove(&id)) {
                // The caller may have given up.
                let _given_up = waiting.send(json);
            } else if let Some(complaint) = complaint(&json) {
                let session = json["sessionId"].as_str().unwrap_or_default().to_owned();
                state.complaints.entry(session).or_default().push(complaint);
            }
        }
        // All callers that still wait are told.
        let mut state = self.state.lock().expect("no panic while it is held");
        state.waiting.clear();
    }
}

/// The complaint in an event, if it is one. A missing server is not the page's fault.
fn complaint(event: &Value) -> Option<String> {
    let said = &event["params"];
    match event["method"].as_str()? {
        "Runtime.exceptionThrown" => Some(said["exceptionDetails"].to_string()),
        "Runtime.consoleAPICalled" if said["type"] == "error" => Some(said["args"].to_string()),
        "Log.entryAdded" if said["entry"]["level"] == "error" => {
            let entry = &said["entry"];
            (entry["source"] != "network").then(|| entry.to_string())
        }
        _ => None,
    }
}
