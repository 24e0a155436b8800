//! A bot for the tests: raw requests and raw frames.
//!
//! A test opens a [`Bench`], whose bot is connected, lets a member of [`Bench::discord`] do
//! something, and answers as a bot does. `expect` asks for a status, `complains` for a mistake in
//! one place of a form:
//!
//! ```ignore
//! let mut bench = Bench::new().await;
//! let (_, asked, sent) = bench.pinged().await;
//! bench.reply(&sent, &content("pong")).await;
//! assert_eq!(asked.reply().await.unwrap().content, "pong");
//! bench.post(&path, &with(&message(), "/content", json!(7))).await.complains("/content", "STRING_TYPE_CONVERT");
//! ```

use std::ops::Deref;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use local::{Config, Discord};
use reqwest::{Method, multipart};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_websockets::{ClientBuilder, MaybeTlsStream, Message as Packet, WebSocketStream};

/// How long a test waits for what must come: as long as a handle.
pub(crate) fn patience() -> Duration {
    Config::default().wait_timeout
}

/// A server, a connection to its gateway and a client of its API.
pub(crate) struct Bench {
    pub(crate) discord: Discord,
    pub(crate) api: Api,
    pub(crate) line: Line,
}

impl Bench {
    /// A server whose bot is connected and has registered [`club_commands`].
    pub(crate) async fn new() -> Self {
        Self::with(Config { response_timeout: patience(), ..Config::default() }).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let discord = Discord::start(config).await.unwrap();
        let api = Api::of(&discord);
        let line = Line::identified(&discord).await;
        api.put(&api.commands(), &club_commands()).await.expect(200);
        Self { discord, api, line }
    }

    /// The next interaction from the gateway.
    pub(crate) async fn interaction(&mut self) -> Value {
        self.line.event("INTERACTION_CREATE").await
    }
}

/// Requests go through the client.
impl Deref for Bench {
    type Target = Api;

    fn deref(&self) -> &Api {
        &self.api
    }
}

/// One command of each kind.
pub(crate) fn club_commands() -> Value {
    json!([
        {
            "name": "pacru", "description": "Play Pacru", "type": 1,
            "options": [
                { "type": 1, "name": "new", "description": "Start a game", "options": [
                    { "type": 4, "name": "players", "description": "How many", "required": true,
                      "choices": [{ "name": "two", "value": 2 }, { "name": "four", "value": 4 }] },
                    { "type": 6, "name": "against", "description": "Whom" },
                    { "type": 5, "name": "rated", "description": "For points" },
                ] },
                { "type": 1, "name": "move", "description": "Make a move", "options": [
                    { "type": 3, "name": "move", "description": "The move", "required": true, "autocomplete": true,
                      "max_length": 20 },
                ] },
                { "type": 2, "name": "admin", "description": "Keep order", "options": [
                    { "type": 1, "name": "close", "description": "Close a game" },
                ] },
            ],
        },
        { "name": "ping", "description": "Answer at once", "type": 1 },
        { "name": "secret", "description": "For moderators", "type": 1, "default_member_permissions": "32" },
    ])
}

/// A client of the API with the bot's token.
#[derive(Clone)]
pub(crate) struct Api {
    http: reqwest::Client,
    base: String,
    token: String,
    application: String,
}

/// The response to a request.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) json: Value,
}

impl Response {
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.json);
        self.json
    }

    /// Checks status and code of an error and returns its tree of errors.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: u32) -> Value {
        assert_eq!((self.status, &self.json["code"]), (status, &json!(code)), "{}", self.json);
        assert!(self.json["message"].is_string());
        self.json["errors"].clone()
    }

    /// Checks that a form is refused for an error at this place.
    #[track_caller]
    pub(crate) fn complains(self, place: &str, code: &str) {
        let tree = self.refused(400, 50035);
        let found = tree.pointer(&format!("{place}/_errors/0/code"));
        assert_eq!(found, Some(&json!(code)), "{tree}");
    }
}

impl Api {
    pub(crate) fn of(discord: &Discord) -> Self {
        Self {
            http: reqwest::Client::new(),
            base: format!("{}/api/v10", discord.url()),
            token: discord.token(),
            application: discord.bot().to_string(),
        }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}{path}", self.base);
        self.http.request(method, url).header("authorization", format!("Bot {}", self.token))
    }

    pub(crate) async fn send(request: reqwest::RequestBuilder) -> Response {
        Self::try_send(request).await.unwrap()
    }

    pub(crate) async fn try_send(request: reqwest::RequestBuilder) -> reqwest::Result<Response> {
        let answer = request.timeout(patience()).send().await?;
        let status = answer.status().as_u16();
        let bytes = answer.bytes().await?;
        Ok(Response { status, json: serde_json::from_slice(&bytes).unwrap_or_default() })
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        Self::send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Response {
        Self::send(self.request(Method::POST, path).json(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Response {
        Self::send(self.request(Method::PUT, path).json(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Response {
        Self::send(self.request(Method::PATCH, path).json(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Response {
        Self::send(self.request(Method::DELETE, path)).await
    }

    /// Sends `payload_json` with files of these names and contents.
    pub(crate) async fn upload(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        files: &[(&str, &[u8])],
    ) -> Response {
        let mut form = multipart::Form::new();
        for (at, (name, bytes)) in files.iter().enumerate() {
            let part = multipart::Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{at}]"), part.mime_str("image/png").unwrap());
        }
        form = form.text("payload_json", body.to_string());
        Self::send(self.request(method, path).multipart(form)).await
    }

    pub(crate) fn commands(&self) -> String {
        format!("/applications/{}/commands", self.application)
    }

    pub(crate) async fn call_back(&self, interaction: &Value, body: &Value) -> Response {
        let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
        self.post(&format!("/interactions/{id}/{token}/callback"), body).await
    }

    /// Answers an interaction in this way: with the number that Discord has for it.
    pub(crate) async fn answer(&self, interaction: &Value, kind: u8, data: &Value) -> Response {
        self.call_back(interaction, &json!({ "type": kind, "data": data })).await
    }

    /// Answers an interaction with a message, as the bot does: it says that it thinks, and then
    /// what.
    pub(crate) async fn reply(&self, interaction: &Value, message: &Value) {
        self.answer(interaction, 5, &json!({ "flags": 64 })).await.expect(204);
        self.patch(&self.original(interaction), message).await.expect(200);
    }

    pub(crate) fn original(&self, interaction: &Value) -> String {
        let token = text(&interaction["token"]);
        format!("/webhooks/{}/{token}/messages/@original", self.application)
    }
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// The same with another value in this place, a JSON pointer, where there need not have been
/// anything.
pub(crate) fn with(body: &Value, place: &str, value: Value) -> Value {
    let mut changed = body.clone();
    let (parent, field) = place.rsplit_once('/').unwrap();
    changed.pointer_mut(parent).unwrap()[field] = value;
    changed
}

/// A message that is only text.
pub(crate) fn content(text: &str) -> Value {
    json!({ "content": text })
}

pub(crate) fn row_with_button(custom_id: &str) -> Value {
    json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "Move", "custom_id": custom_id }] }])
}

/// A connection to the gateway.
pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) session: String,
}

impl Line {
    /// Connects and reads Hello.
    pub(crate) async fn connected(discord: &Discord) -> Self {
        let url = format!("{}/gateway?v=10&encoding=json", discord.url().replacen("http", "ws", 1));
        let (socket, _) = ClientBuilder::new().uri(&url).unwrap().connect().await.unwrap();
        let mut line = Self { socket, session: String::new() };
        let hello = line.frame().await;
        assert_eq!(hello["op"], 10);
        assert!(hello["d"]["heartbeat_interval"].as_u64().unwrap() > 0);
        line
    }

    /// Connects and identifies.
    pub(crate) async fn identified(discord: &Discord) -> Self {
        let mut line = Self::connected(discord).await;
        line.send(&identify(&discord.token(), 0)).await;
        line.ready().await;
        line
    }

    /// Reads `READY`.
    pub(crate) async fn ready(&mut self) {
        let ready = self.event("READY").await;
        text(&ready["session_id"]).clone_into(&mut self.session);
    }

    pub(crate) async fn send(&mut self, frame: &Value) {
        self.socket.send(Packet::text(frame.to_string())).await.unwrap();
    }

    /// The next frame.
    pub(crate) async fn frame(&mut self) -> Value {
        self.next().await.unwrap_or_else(|code| panic!("closed with {code}"))
    }

    /// The next frame, or the code with which the connection is closed; 0 if it broke.
    pub(crate) async fn next(&mut self) -> Result<Value, u16> {
        loop {
            let packet =
                tokio::time::timeout(patience(), self.socket.next()).await.expect("a frame");
            let Some(Ok(packet)) = packet else { return Err(0) };
            let json: Value = if let Some(text) = packet.as_text() {
                serde_json::from_str(text).unwrap()
            } else if let Some((code, _)) = packet.as_close() {
                return Err(code.into());
            } else {
                continue;
            };
            return Ok(json);
        }
    }

    /// The data of the next event with this name; other events are skipped.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame = self.frame().await;
            if frame["t"] == name {
                return frame["d"].clone();
            }
        }
    }

    /// The code with which the server closes the connection; frames before it are skipped.
    pub(crate) async fn closed(&mut self) -> u16 {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }
}

pub(crate) fn identify(token: &str, intents: u64) -> Value {
    json!({ "op": 2, "d": {
        "token": token, "intents": intents,
        "properties": { "os": "linux", "browser": "hand", "device": "hand" },
    } })
}
