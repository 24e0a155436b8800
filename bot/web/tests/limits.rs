//! Which connections end, and which go on.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use testing::patience::{PATIENCE, within};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use web::Limits;

/// A server of two connections, whose clients may take their time.
async fn serve(routes: Router, stop: Arc<Notify>) -> (SocketAddr, JoinSet<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let limits = Limits { connections: 2, head: PATIENCE, answer: PATIENCE };
    let mut serving = JoinSet::new();
    serving.spawn(async move { web::serve(listener, routes, limits, stop.notified()).await });
    (at, serving)
}

async fn asks(at: SocketAddr, what: &str) -> TcpStream {
    let mut stream = TcpStream::connect(at).await.unwrap();
    stream.write_all(what.as_bytes()).await.unwrap();
    stream
}

/// What is answered until the connection ends.
async fn hears(mut stream: TcpStream) -> String {
    let mut heard = String::new();
    let heard_all = stream.read_to_string(&mut heard);
    // One that was cut off has heard what it has heard.
    let _cut = within("the end of a connection", heard_all, String::new).await;
    heard
}

const HELLO: &str = "GET /hello HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

#[tokio::test]
async fn a_newcomer_takes_the_place_of_whoever_was_waited_for_longest() {
    let (came, goes_on) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (begun, end) = (Arc::clone(&came), Arc::clone(&goes_on));
    let slow = async move || {
        begun.notify_one();
        end.notified().await;
        "done"
    };
    let routes = Router::new().route("/hello", get(async || "hello")).route("/slow", get(slow));
    let (at, _serving) = serve(routes, Arc::new(Notify::new())).await;

    // The oldest, but it is the server that takes its time.
    let answered = asks(at, "GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    within("a request", came.notified(), String::new).await;
    let silent = asks(at, "GET /hel").await;
    assert!(hears(asks(at, HELLO).await).await.ends_with("hello"));
    assert_eq!(hears(silent).await, "");
    let silent = asks(at, "GET /hel").await;
    goes_on.notify_one();
    assert!(hears(answered).await.ends_with("done"));
    drop(silent);

    // If all wait for the server, the oldest of them leaves.
    let first = asks(at, "GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").await;
    within("a request", came.notified(), String::new).await;
    let second = asks(at, "GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    within("a request", came.notified(), String::new).await;
    assert!(hears(asks(at, HELLO).await).await.ends_with("hello"));
    assert_eq!(hears(first).await, "");
    goes_on.notify_one();
    assert!(hears(second).await.ends_with("done"));
}

#[tokio::test]
async fn what_was_begun_is_answered_when_the_server_stops() {
    let (came, goes_on, stop) =
        (Arc::new(Notify::new()), Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (begun, end) = (Arc::clone(&came), Arc::clone(&goes_on));
    let slow = async move || {
        begun.notify_one();
        end.notified().await;
        "done"
    };
    let (at, mut serving) = serve(Router::new().route("/slow", get(slow)), Arc::clone(&stop)).await;
    let idle = asks(at, "").await;
    let answered = asks(at, "GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").await;
    within("a request", came.notified(), String::new).await;
    stop.notify_one();
    assert_eq!(hears(idle).await, "");
    goes_on.notify_one();
    assert!(hears(answered).await.ends_with("done"));
    within("the end of the server", serving.join_next(), String::new).await.unwrap().unwrap();
}

#[tokio::test]
async fn connections_end_with_the_future_that_serves_them() {
    let (at, serving) = serve(Router::new(), Arc::new(Notify::new())).await;
    let stream = asks(at, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").await;
    stream.readable().await.unwrap();
    drop(serving);
    assert!(hears(stream).await.starts_with("HTTP/1.1 404"));
}

#[test]
fn a_share_is_a_part_of_what_there_is() {
    assert!(web::share(4) <= web::share(2));
    assert!(web::share(usize::MAX) >= 1);
}
