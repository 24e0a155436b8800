//! The program `pacru`: hosts Pacru, Azacru, Shacru and Pasang on Discord.
//!
//! `play` decides what may happen to a game, `store` keeps it, `service` carries it out and `view` shows it; `discord`
//! sends and receives, and [`background`] does what happens without a member. This crate connects them to the clock and
//! the owner of the bot:
//!
//! | room | what happens there |
//! |---|---|
//! | `interactions` | commands and buttons as they come in: read, carried out, answered in any case |
//! | `page` | a game on a board that is touched, in a browser |
//! | `commands` | slash commands and buttons: read, do one thing of `service`, show one post of `view` |
//! | `operator` | the commands of whoever runs the bot: doctor, backup, check, [`export`], copy, pictures |
//! | [`outbox`] | what Discord must be told, at least once, seen once |
//! | `process` | [settings](config), metrics, the local channel |
//!
//! A room needs those below it, and none above.
//!
//! The same program as a library, with a Discord of one's own:
//!
//! ```
//! use std::num::NonZeroUsize;
//!
//! use bot::Bot;
//! use discord::{Rest, Token};
//! use render::FontSource;
//! use store::Store;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("pacru.db");
//! let discord = local::Discord::start(local::Config::default()).await?;
//! let token = Token::from(discord.token());
//! let rest = Rest::new(&token, Some(&discord.url()))?;
//! let store = Store::open(&path.into()).await?;
//! let bot = Bot::new(store, rest, FontSource::Bundled, NonZeroUsize::MIN)?;
//! assert!(bot.games.store().games_of(1_i64.into()).await?.is_empty());
//! # Ok(())
//! # }
//! ```

pub mod commands;
pub mod error;
mod interactions;
mod operator;
pub mod outbox;
mod page;
#[cfg(test)]
mod pressed;
mod process;
mod run;

use std::num::NonZeroUsize;
use std::sync::Arc;

use background::engine_worker::EngineWorker;
use background::in_progress::InProgress;
use background::leases::Leases;
use background::render_pool::RenderPool;
use play::tournament::Snapshot;
use play::{Game, Replay, UserId};
use render::Renderer;
use service::Games;
use view::{DisplayOptions, Post, Texts};

pub use error::Error;
pub use operator::doctor::Unwell;
pub use operator::maintenance::{Exported, MaintenanceError, export};
pub use operator::output::OutputError;
pub use process::config;
#[cfg(feature = "local")]
pub use process::local_channel::ChannelError;
pub use process::monitoring::MonitoringError;
pub use run::{Failed, run};

/// What comes of answering a member, or of telling Discord something.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What every command, button and delivery needs. Cheap to clone.
#[derive(Clone)]
pub struct Bot {
    /// The games.
    pub games: Games,
    /// The client for Discord's API.
    pub rest: discord::Rest,
    /// Where pictures are drawn.
    pub renderer: RenderPool,
    engine_worker: Arc<EngineWorker>,
    in_progress: Arc<InProgress>,
    leases: Arc<Leases>,
    /// Who is on which server.
    members: Arc<discord::Members>,
    /// Where members solve exercises in Discord.
    left_behind: Arc<commands::LeftBehind>,
    /// The address of the page on which boards are touched, if there is one.
    page: Option<Arc<page::PageAddress>>,
}

impl Bot {
    /// A bot that hosts the games of `store` on the Discord behind `rest`. `fonts` draw names in other scripts, and
    /// computers think on this many `threads`. Fails when the system has no thread left for the computers.
    pub fn new(
        store: store::Store,
        rest: discord::Rest,
        fonts: render::FontSource,
        threads: NonZeroUsize,
    ) -> std::io::Result<Self> {
        let members = Arc::new(discord::Members::new(rest.clone()));
        Ok(Self {
            games: Games::new(Arc::new(store))
                .with_channels(Arc::new(rest.clone()))
                .with_members(Arc::clone(&members) as Arc<_>),
            members,
            rest,
            renderer: RenderPool::new(Renderer::with_fonts(fonts)),
            engine_worker: Arc::new(EngineWorker::open(threads)?),
            in_progress: Arc::default(),
            leases: Arc::default(),
            left_behind: Arc::default(),
            page: None,
        })
    }

    /// The same bot with a page at this address: its boards can be opened there.
    #[must_use]
    fn with_page(self, address: Arc<page::PageAddress>) -> Self {
        Self { page: Some(address), ..self }
    }

    /// A post about a game with the button that opens the game on the page, if there is one; what only one member reads
    /// also signs in their browser.
    fn with_link(&self, t: &Texts, game: &Game, reader: Option<UserId>, post: Post) -> Post {
        if game.status != play::GameStatus::Active {
            return post;
        }
        let post = if self.page.is_some() { view::opened_on_page(post) } else { post };
        self.with_link_to(t, &format!("g/{}", game.code), reader, post)
    }

    /// A post with the button that opens this board on the page: `g/K7QXMP` or
    /// [that of an exercise](play::exercise::Exercise::address).
    fn with_link_to(&self, t: &Texts, board: &str, reader: Option<UserId>, post: Post) -> Post {
        let link = self.page.as_ref().map(|page| {
            let address = reader.map(|user| page.of_member(board, user, self.games.now()));
            view::page_link(t, address.unwrap_or_else(|| page.of(board)))
        });
        Post { link, ..post }
    }

    /// Whether other processes serve all shards, and this one waits until one of them ends.
    fn stands_by(&self) -> bool {
        self.games.store().is_shared() && self.leases.shards().borrow().held.is_empty()
    }

    /// Whether another process may have taken the place of this one, which cannot ask.
    fn is_cut_off(&self) -> bool {
        self.leases.shards().borrow().cut_off
    }

    /// Draws a picture on a thread of its own, as soon as one is free. Fails when drawing panics.
    pub async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce(&Renderer) -> T + Send + 'static,
    ) -> Result<T> {
        Ok(self.renderer.picture(draw).await?)
    }

    /// How a member sees a board on which they have no seat, such as a page of the rules or a diagram.
    pub async fn display_options(&self, user: UserId) -> Result<DisplayOptions> {
        let preferences = self.games.store().preferences(user).await?;
        Ok(DisplayOptions::of(&preferences, None))
    }

    /// A game with the names that its players have chosen for pictures.
    pub async fn for_pictures(&self, game: &Game) -> Result<Game> {
        Ok(self.games.store().with_picture_names(game).await?)
    }

    /// A tournament with the names that its entrants have chosen for pictures.
    pub async fn tournament_for_pictures(&self, mut now: Snapshot) -> Result<Snapshot> {
        for (user, name) in self.games.store().picture_names_in(now.tournament.id).await? {
            let mut entrants = now.tournament.entrants.iter_mut();
            if let Some(entrant) = entrants.find(|entrant| entrant.person.id == user) {
                entrant.person.name = name;
            }
        }
        Ok(now)
    }

    /// The game after event `seq` as a player sees it: whoever is to move sees all that is new to them.
    async fn replay_for(&self, game: &Game, player: Option<usize>, seq: i64) -> Result<Replay> {
        let replay = self.games.replay(game, seq, seq).await?;
        let moves = player.is_some() && player == game.to_move;
        Ok(if moves { replay.for_mover(game) } else { replay })
    }
}
