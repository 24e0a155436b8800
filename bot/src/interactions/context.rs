//! The context that poise passes to every command: one of serenity's, although serenity has no
//! connected shard here.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::{io, sync::OnceLock};

use serenity::all::{
    Context, GatewayIntents, Http, Shard, ShardId, ShardInfo, ShardManager, ShardManagerOptions,
    ShardMessenger, ShardRunner, ShardRunnerOptions,
};
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio_websockets::ServerBuilder;

/// The parts of serenity's client that poise needs.
pub(super) struct Detached {
    /// Has a client for Discord's API; its messenger is not connected.
    pub(super) context: Context,
    /// Manages no shard.
    pub(super) shards: Arc<ShardManager>,
}

impl Detached {
    /// A context contains a messenger, which only serenity's shard runner can create, and the
    /// runner needs a connection: it gets one to this process itself, which ends at once.
    pub(super) async fn new(http: Arc<Http>) -> Result<Self, serenity::Error> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let url = Arc::new(Mutex::new(format!("ws://{}", listener.local_addr()?)));
        let intents = GatewayIntents::empty();
        let data = Arc::default();
        let (manager, _ended) = ShardManager::new(ShardManagerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: Arc::new(OnceLock::new()),
            shard_index: 0,
            shard_init: 0,
            shard_total: 0,
            ws_url: Arc::clone(&url),
            http: Arc::clone(&http),
            intents,
            presence: None,
        });
        let info = ShardInfo { id: ShardId(0), total: 1 };
        let answer = async {
            let (stream, _) = listener.accept().await?;
            Ok(ServerBuilder::new().accept(stream).await.map_err(io::Error::other)?)
        };
        let (shard, _answered) =
            tokio::try_join!(Shard::new(url, "", info, intents, None), answer)?;
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: None,
            manager: Arc::clone(&manager),
            shard,
            http: Arc::clone(&http),
        });
        let context =
            Context { data, shard: ShardMessenger::new(&runner), shard_id: info.id, http };
        Ok(Self { context, shards: manager })
    }
}
