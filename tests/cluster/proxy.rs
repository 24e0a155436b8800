//! A network between processes and their database, which can lead to one server or another, or be
//! cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The destination of connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// To the server at this port.
    To(u16),
    /// Nowhere: no data passes, and neither side is told.
    Cut,
    /// To the server at this port, but connections that were cut stay silent, as if a firewall had
    /// forgotten them.
    OnlyNew(u16),
    /// Nowhere: in place of the server somebody answers to each connection with this code of
    /// PostgreSQL, and ends it.
    Refused(&'static str),
}

/// A network to a database. It ends when it is dropped.
pub(super) struct Proxy {
    port: u16,
    way: Arc<watch::Sender<Way>>,
}

impl Proxy {
    pub(super) async fn to(server: u16) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let way = Arc::new(watch::Sender::new(Way::To(server)));
        tokio::spawn(accept(listener, way.subscribe()));
        Self { port, way }
    }

    /// The address of the database `name` through this network.
    pub(super) fn address(&self, name: &str) -> String {
        format!("postgres://pacru@127.0.0.1:{}/{name}", self.port)
    }

    /// Sends new connections to this server, and ends the old ones.
    pub(super) fn lead_to(&self, server: u16) {
        self.way.send_replace(Way::To(server));
    }

    /// Leads new connections to this server. Connections that were cut stay silent and do not end.
    pub(super) fn lead_only_new_to(&self, server: u16) {
        self.way.send_replace(Way::OnlyNew(server));
    }

    /// Ends the connections, and refuses new ones with this code of PostgreSQL.
    pub(super) fn refuse(&self, code: &'static str) {
        self.way.send_replace(Way::Refused(code));
    }

    /// Cuts the network: no data passes over old or new connections.
    pub(super) fn cut(&self) {
        self.way.send_replace(Way::Cut);
    }
}

async fn accept(listener: TcpListener, way: watch::Receiver<Way>) {
    // An error means that the test has ended.
    while way.has_changed().is_ok() {
        let Ok((client, _)) = listener.accept().await else {
            return;
        };
        tokio::spawn(pass(client, way.clone()));
    }
}

/// Passes data on until the destination changes. A cut network keeps its connections open until it
/// leads somewhere again.
async fn pass(mut client: TcpStream, mut way: watch::Receiver<Way>) {
    let first = *way.borrow_and_update();
    if let Way::Refused(code) = first {
        // The client may have gone.
        let _refused = refuse(&mut client, code).await;
        return;
    }
    if let Way::To(port) | Way::OnlyNew(port) = first {
        let server = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let Ok(mut server) = TcpStream::connect(server).await else {
            return;
        };
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut server) => return,
            _ = way.changed() => {}
        }
        // The server still waits for its client, as if a cable had been pulled.
        ends(&mut way).await;
        return;
    }
    ends(&mut way).await;
}

/// Reads how a connection begins, and answers as a server does that ends it.
async fn refuse(client: &mut TcpStream, code: &str) -> std::io::Result<()> {
    loop {
        let length = client.read_u32().await?;
        let mut begins =
            vec![0; usize::try_from(length).map_or(0, |length| length.saturating_sub(4))];
        client.read_exact(&mut begins).await?;
        if begins.len() > 4 {
            break;
        }
        // It asks whether the connection can be encrypted.
        client.write_all(b"N").await?;
    }
    let why = format!("SFATAL\0VFATAL\0C{code}\0Mno\0\0");
    client.write_all(b"E").await?;
    client.write_u32(u32::try_from(why.len() + 4).expect("a short text")).await?;
    client.write_all(why.as_bytes()).await
}

/// Waits until cut connections end, or the test does.
async fn ends(way: &mut watch::Receiver<Way>) {
    let _leads_somewhere = way.wait_for(|way| matches!(way, Way::To(_) | Way::Refused(_))).await;
}
