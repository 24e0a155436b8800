//! What members write stays text, and requests from other sites are refused.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::Visit;

#[tokio::test(flavor = "multi_thread")]
async fn what_members_write_stays_text() {
    const NAME: &str = "<img src=x onerror=hacked=1>";
    const WORDS: [&str; 4] = [
        "<script>hacked=1</script>",
        "**<svg onload=hacked=1>**",
        "[press me](javascript:hacked=1)",
        "<b><iframe srcdoc='<script>parent.hacked=1</script>'></b>",
    ];
    let (visit, page) = needed!(Visit::with_page().await);
    page.click("button", "Members").await;
    page.click("#members input", "Name of Ana").await;
    page.eval("document.activeElement.select()").await;
    page.type_text(NAME).await;
    page.key("Enter").await;
    page.sees("#me [aria-checked=true]", NAME).await;
    page.click("#members button", "Close").await;
    for words in WORDS {
        page.write(words).await;
        page.key("Enter").await;
        page.sees(".message", words.trim_matches('*')).await;
    }
    page.open_table("Pacru").await;
    page.sees(".message", &format!("🪑 {NAME}")).await;
    for _ in 0..2 {
        let made = "document.querySelectorAll('#log script, #log svg, #log iframe, #log img, #me img, #log a').length";
        assert_eq!(page.eval(made).await, json!(0));
        assert_eq!(page.eval("window.hacked ?? null").await, Value::Null);
        page.reload().await;
        page.sees(".message", &format!("🪑 {NAME}")).await;
    }
    page.keep_all("9-text").await;
    visit.end(&[&page]);
}

/// A foreign page, on another port of this machine, tries everything that a browser allows.
#[tokio::test(flavor = "multi_thread")]
async fn pages_from_elsewhere_are_refused() {
    let (visit, page) = needed!(Visit::with_page().await);
    let me = page.eval("new URL(location).searchParams.get('me')").await;
    let club = page.eval("location.hash.slice(1)").await;
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let serving = tokio::spawn(serve(listener));

    // The same site by its number, another site by its name.
    for host in ["127.0.0.1", "localhost"] {
        let stranger = visit.chromium.open(&format!("http://{host}:{port}/")).await;
        let tried = stranger
            .eval(&format!(
                "(async () => {{
                    const url = {};
                    const deed = JSON.stringify({{ me: {me}, do: 'say', channel: {club}, text: 'forged' }});
                    const post = (type, mode) => fetch(url + '/page/act', {{ method: 'POST', mode, headers: {{ 'content-type': type }}, body: deed }})
                        .then((answer) => answer.type + answer.status, () => 'refused');
                    const socket = (path) => new Promise((done) => {{
                        const socket = new WebSocket(url.replace('http', 'ws') + path);
                        socket.onopen = () => done('open');
                        socket.onerror = () => done('refused');
                    }});
                    const read = await fetch(url + '/page/state?me=' + {me}).then((a) => a.status, () => 'refused');
                    return [
                        read,
                        await post('application/json', 'cors'),
                        await post('text/plain', 'no-cors'),
                        await socket('/page/live?me=' + {me}),
                        await socket('/gateway?v=10&encoding=json'),
                    ];
                }})()",
                json!(visit.here.url)
            ))
            .await;
        // Simple requests, which a browser sends without a preflight, arrive and are refused; the
        // browser does not show the answer to the page.
        let expected = json!(["refused", "refused", "opaque0", "refused", "refused"]);
        assert_eq!(tried, expected);
    }
    page.reload().await;
    page.sees("#log .welcome", "Nobody has written").await;
    serving.abort();
    visit.end(&[&page]);
}

/// Answers every request with an empty page.
async fn serve(listener: TcpListener) {
    const PAGE: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 15\r\nconnection: close\r\n\r\n<!DOCTYPE html>";
    while let Ok((mut stream, _)) = listener.accept().await {
        // A browser opens connections that it may never use.
        tokio::spawn(async move {
            let mut request = [0; 4096];
            if stream.read(&mut request).await.is_ok() {
                // A client may leave without an answer.
                let _gone = stream.write_all(PAGE).await;
            }
        });
    }
}
