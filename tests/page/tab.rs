//! A browser window that is used as a person does: by looking, tapping and typing.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use base64::Engine as _;
use serde_json::{Value, json};

use super::chromium::Link;
use testing::patience::{AGAIN, PATIENCE, within};

/// Finds the newest visible element by its kind and its name.
const FINDING: &str = r#"
    const called = (e) => (e.getAttribute("aria-label") ?? e.innerText ?? e.value ?? "").replace(/\s+/g, " ").trim();
    const seen = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility({ visibilityProperty: true }));
    const find = (css, text) => {
        const all = seen(css);
        return all.findLast((e) => called(e) === text) ?? all.findLast((e) => called(e).includes(text));
    };
"#;

/// One window.
pub(crate) struct Tab {
    link: Arc<Link>,
    session: String,
    phone: AtomicBool,
}

impl Tab {
    pub(crate) async fn attached(link: Arc<Link>, session: String) -> Self {
        let tab = Self { link, session, phone: AtomicBool::new(false) };
        for domain in ["Page", "Runtime", "Log"] {
            tab.call(&format!("{domain}.enable"), json!({})).await;
        }
        // Several windows are open at once: each behaves as if it were in front.
        let focus = json!({ "enabled": true });
        tab.call("Emulation.setFocusEmulationEnabled", focus).await;
        tab.sized(1280, 800).await;
        tab
    }

    async fn call(&self, method: &str, parameters: Value) -> Value {
        self.link.call(&self.session, method, parameters).await
    }

    // -- the window

    pub(crate) async fn go(&self, url: &str) {
        let went = self.call("Page.navigate", json!({ "url": url })).await;
        assert!(went["errorText"].is_null(), "{url}: {went}");
        self.until("a page", "document.readyState === 'complete'").await;
    }

    /// Reloads the page.
    pub(crate) async fn reload(&self) {
        self.eval("window.before = true").await;
        self.call("Page.reload", json!({})).await;
        self.until("a page", "!window.before && document.readyState === 'complete'").await;
    }

    /// Blocks requests to addresses that match these patterns.
    pub(crate) async fn block(&self, patterns: &[&str]) {
        self.call("Network.enable", json!({})).await;
        let blocked = json!({ "urls": patterns });
        self.call("Network.setBlockedURLs", blocked).await;
    }

    /// Sets the size of the window: a desktop, or if it is narrow, a phone with touch.
    pub(crate) async fn sized(&self, width: u32, height: u32) {
        let phone = width < 600;
        self.phone.store(phone, Ordering::Relaxed);
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.call("Emulation.setDeviceMetricsOverride", size).await;
        let touch = json!({ "enabled": phone });
        self.call("Emulation.setTouchEmulationEnabled", touch).await;
    }

    pub(crate) fn is_phone(&self) -> bool {
        self.phone.load(Ordering::Relaxed)
    }

    /// Prefers `dark` or `light`.
    pub(crate) async fn scheme(&self, scheme: &str) {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", features).await;
    }

    /// The page as a PNG.
    pub(crate) async fn screenshot(&self) -> Vec<u8> {
        // The picture is taken after everything in it has been painted. Images outside of it are
        // not even loaded.
        self.eval(
            "(() => {
                const shown = (image) => {
                    const { top, bottom } = image.getBoundingClientRect();
                    return bottom > 0 && top < innerHeight;
                };
                const painted = [...document.images].filter(shown).map((i) => i.decode().catch(() => null));
                return Promise.all(painted).then(() => true);
            })()",
        )
        .await;
        let shot = json!({ "format": "png" });
        let shot = self.call("Page.captureScreenshot", shot).await;
        base64::engine::general_purpose::STANDARD
            .decode(shot["data"].as_str().expect("a picture"))
            .expect("base64")
    }

    /// Saves a picture of the page for inspection.
    pub(crate) async fn keep(&self, name: &str) -> PathBuf {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("page");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let file = folder.join(format!("{name}.png"));
        std::fs::write(&file, self.screenshot().await).expect("a picture is written");
        file
    }

    /// Fails if a script has failed or the page has violated its content policy.
    pub(crate) fn has_no_complaints(&self) {
        let complaints = self.link.complaints(&self.session);
        assert!(complaints.is_empty(), "{complaints:#?}");
    }

    // -- seeing

    /// The result of a script.
    pub(crate) async fn eval(&self, script: &str) -> Value {
        match self.try_eval(script).await {
            Ok(value) => value,
            Err(error) => panic!("{script}: {error}"),
        }
    }

    /// A script can fail if the page is reloaded or left while it runs.
    async fn try_eval(&self, script: &str) -> Result<Value, String> {
        let script = json!({
            "expression": format!("{{ {FINDING} {script} }}"),
            "awaitPromise": true,
            "returnByValue": true,
            "userGesture": true,
        });
        let mut said = self.link.try_call(&self.session, "Runtime.evaluate", script).await?;
        match said.get("exceptionDetails") {
            Some(details) => Err(details.to_string()),
            None => Ok(said["result"]["value"].take()),
        }
    }

    /// Waits until a script returns something true, and returns that.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        let mut said = Ok(Value::Null);
        let looking = async {
            loop {
                said = self.try_eval(script).await;
                if let Ok(value) = &said
                    && ![json!(null), json!(false), json!(0), json!("")].contains(value)
                {
                    return value.clone();
                }
                tokio::time::sleep(AGAIN).await;
            }
        };
        if let Ok(found) = tokio::time::timeout(PATIENCE, looking).await {
            return found;
        }
        let test = std::thread::current();
        let test = test.name().unwrap_or("test").replace("::", "-");
        let kept = self.keep(&format!("failed-{test}")).await;
        let text = self.try_eval("document.body.innerText").await;
        panic!(
            "{what}: {script} says {said:?}; see {}\n{}\n{:#?}",
            kept.display(),
            text.unwrap_or_default().as_str().unwrap_or_default(),
            self.link.complaints(&self.session)
        )
    }

    /// Waits for a sentence anywhere on the page.
    pub(crate) async fn reads(&self, text: &str) {
        let text = json!(text);
        self.until("a text", &format!("document.body.innerText.includes({text})")).await;
    }

    /// Waits for an element with this text (or name), and returns its whole text.
    pub(crate) async fn sees(&self, css: &str, text: &str) -> String {
        let (css, name) = (json!(css), json!(text));
        let text = self.until(text, &format!("find({css}, {name})?.innerText")).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// What a screen reader would meet without a name, or could reach without knowing what it is.
    pub(crate) async fn nameless(&self) -> Vec<Value> {
        const NAMED: [&str; 6] = ["button", "gridcell", "grid", "textbox", "link", "combobox"];
        let tree = self.call("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().expect("a tree").iter().filter(|node| {
            let role = node["role"]["value"].as_str().unwrap_or_default();
            let named = node["name"]["value"].as_str().is_some_and(|name| !name.is_empty());
            let reached = node["properties"].to_string().contains("focusable");
            let bad = if NAMED.contains(&role) { !named } else { reached && role == "generic" };
            node["ignored"] == json!(false) && bad
        });
        nodes.cloned().collect()
    }

    /// How many elements are there now.
    pub(crate) async fn count(&self, css: &str) -> u64 {
        self.eval(&format!("seen({}).length", json!(css))).await.as_u64().expect("a number")
    }

    // -- acting

    /// Clicks on the element with this text; taps if the window is a phone. Waits until the element
    /// is there, has stopped moving, and is not covered. If it moves away at the last moment,
    /// nothing else is clicked in its place; if the click does not arrive for a while, it is
    /// repeated, and only the first that arrives counts. Keys are no clicks.
    pub(crate) async fn click(&self, css: &str, text: &str) {
        let aim = format!(
            "(async () => {{
                const target = find({css}, {text});
                if (!target || target.disabled || target.ariaBusy === 'true') return null;
                target.scrollIntoView({{ block: 'nearest' }});
                const place = () => {{ const b = target.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }};
                const before = place();
                await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                const [x, y] = place();
                if (before[0] !== x || before[1] !== y || !target.contains(document.elementFromPoint(x, y))) return null;
                const name = called(target);
                window.hit = null;
                window.aim?.abort();
                window.aim = new AbortController();
                window.addEventListener('click', (event) => {{
                    if (event.detail === 0) return;
                    const met = event.target.closest({css});
                    const first = window.hit !== true;
                    window.hit ||= met !== null && called(met) === name;
                    if (first && window.hit) return;
                    event.preventDefault();
                    event.stopImmediatePropagation();
                }}, {{ capture: true, signal: window.aim.signal }});
                return [x, y];
            }})()",
            css = json!(css),
            text = json!(text)
        );
        let clicking = async {
            loop {
                let at = self.until(&format!("to click on {text}"), &aim).await;
                self.touch(&at[0], &at[1]).await;
                if self.has_hit().await {
                    return;
                }
            }
        };
        within("a click", clicking, || text.to_owned()).await;
    }

    /// Whether the click has hit its target. A press and a release on different elements make no
    /// click, and a tap becomes a click a little later.
    async fn has_hit(&self) -> bool {
        for _ in 0..300 {
            // Once the click has followed a link, the page is gone, or there is another, which
            // knows of none.
            match self.try_eval("window.hit === undefined || window.hit").await {
                Ok(Value::Null) => tokio::time::sleep(AGAIN).await,
                Ok(hit) => return hit == json!(true),
                Err(_) => return true,
            }
        }
        false
    }

    async fn touch(&self, x: &Value, y: &Value) {
        if self.is_phone() {
            let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
            self.call("Input.dispatchTouchEvent", start).await;
            let end = json!({ "type": "touchEnd", "touchPoints": [] });
            self.call("Input.dispatchTouchEvent", end).await;
            return;
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Presses the mouse on one element and releases it on another.
    pub(crate) async fn drag(&self, from: &str, to: &str) {
        let place = |css: &str| {
            let css = json!(css);
            format!(
                "(() => {{ const b = seen({css})[0].getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
            )
        };
        let (from, to) = (self.eval(&place(from)).await, self.eval(&place(to)).await);
        let steps = [
            ("mouseMoved", &from),
            ("mousePressed", &from),
            ("mouseMoved", &to),
            ("mouseReleased", &to),
        ];
        for (kind, at) in steps {
            let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "buttons": 1, "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Types, letter by letter.
    pub(crate) async fn type_text(&self, text: &str) {
        for letter in text.chars() {
            let letter = letter.to_string();
            let down = json!({ "type": "keyDown", "key": letter, "text": letter });
            self.call("Input.dispatchKeyEvent", down).await;
            let up = json!({ "type": "keyUp", "key": letter });
            self.call("Input.dispatchKeyEvent", up).await;
        }
    }

    /// Pastes.
    pub(crate) async fn insert_text(&self, text: &str) {
        self.call("Input.insertText", json!({ "text": text })).await;
    }

    /// Presses a key that types nothing, such as `ArrowDown`; or `Enter`.
    pub(crate) async fn key(&self, key: &str) {
        let code = match key {
            "Enter" => 13,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            other => panic!("no such key here: {other}"),
        };
        let mut down =
            json!({ "type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": code });
        if key == "Enter" {
            down["text"] = json!("\r");
        }
        self.call("Input.dispatchKeyEvent", down).await;
        let up = json!({ "type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code });
        self.call("Input.dispatchKeyEvent", up).await;
    }
}
