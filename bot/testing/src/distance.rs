//! Databases that are far away.

use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::mpsc;

/// The address of a network to this database, over which an answer takes this long.
///
/// # Panics
/// If the database is not on the server of `.ci/postgres`.
pub async fn at_a_distance(address: &str, away: Duration) -> String {
    let (server, name) = address.rsplit_once('/').expect("an address of a database");
    let folder = server.rsplit_once('@').expect("a user").1.replace("%2F", "/");
    let socket = format!("{folder}/.s.PGSQL.5432");
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            client.set_nodelay(true).expect("a connection");
            let server = UnixStream::connect(&socket).await.expect("the server of .ci/postgres");
            let ((from_client, to_client), (from_server, to_server)) =
                (client.into_split(), server.into_split());
            // Only one way is slow: a timer is up to a millisecond late.
            tokio::spawn(late(from_client, to_server, Duration::ZERO));
            tokio::spawn(late(from_server, to_client, away));
        }
    });
    format!("postgres://pacru@127.0.0.1:{port}/{name}")
}

/// Passes data on this much later.
async fn late(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin + Send + 'static,
    by: Duration,
) {
    let (sent, mut arriving) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((at, data)) = arriving.recv().await {
            tokio::time::sleep_until(at.into()).await;
            if to.write_all(&data).await.is_err() {
                return;
            }
        }
    });
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if sent.send((Instant::now() + by, buffer[..length].to_vec())).is_err() {
            return;
        }
    }
}
