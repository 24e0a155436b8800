//! The network between processes and their database: it leads to one server or another, and may be cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Where connections lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// To the server at this port.
    To(u16),
    /// Nowhere: nothing passes, and nobody hears of it.
    Cut,
}

/// A way to a database. Ends when it is dropped.
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

    /// The database `name` by this way.
    pub(super) fn address(&self, name: &str) -> String {
        format!("postgres://pacru@127.0.0.1:{}/{name}", self.port)
    }

    /// New connections lead to this server, and the old ones end.
    pub(super) fn lead_to(&self, server: u16) {
        self.way.send_replace(Way::To(server));
    }

    /// Nothing passes any more, neither over old connections nor over new ones.
    pub(super) fn cut(&self) {
        self.way.send_replace(Way::Cut);
    }
}

async fn accept(listener: TcpListener, way: watch::Receiver<Way>) {
    // An error means that the test is over.
    while way.has_changed().is_ok() {
        let Ok((client, _)) = listener.accept().await else {
            return;
        };
        tokio::spawn(pass(client, way.clone()));
    }
}

/// Passes on what is said, until the way changes. A cut way keeps the connection as it is until it leads somewhere again.
async fn pass(mut client: TcpStream, mut way: watch::Receiver<Way>) {
    let first = *way.borrow_and_update();
    if let Way::To(port) = first {
        let server = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let Ok(mut server) = TcpStream::connect(server).await else {
            return;
        };
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut server) => return,
            _ = way.changed() => {}
        }
        // The server still believes in its client, as it does where a cable is pulled.
        let _leads_somewhere = way.wait_for(|way| *way != Way::Cut).await;
        return;
    }
    let _leads_somewhere = way.wait_for(|way| *way != Way::Cut).await;
}
