//! The bot `pacru`: hosts Pacru, Azacru, Shacru and Pasang on Discord.
//!
//! | folder | what happens there |
//! |---|---|
//! | [`commands`](self) | slash commands and buttons: read, call one function of [`play`], show one [`view`] |
//! | [`composer`] | a turn made by tapping: what was chosen, what can be chosen next; knows no Discord types |
//! | [`play`] | what may happen to a game: tables, turns, resignations; knows no Discord types |
//! | [`desk`] | where computers think, and who is next |
//! | [`time`] | paces, and the time that does not count |
//! | [`rating`] | how strong players are, from the places of their games |
//! | [`store`] | the SQLite file: every query |
//! | [`gateway`](GatewayError) | the connections with Discord: sessions, shards, what to do when they break |
//! | [`interactions`](Bot) | commands and buttons as they come in: read, carried out, answered in any case |
//! | [`outbox`] | what Discord must be told, at least once, seen once |
//! | [`view`] | positions as pictures, texts and buttons; the only place that knows both rules and pictures |
//! | [`discord`] | our messages as Discord's, Discord's errors as ours |
//! | [`keeping`](export) | backups, the check of a data file, games as JSON lines |
//!
//! A game without Discord, from the table to the first turn:
//!
//! ```
//! use bot::play::{Actor, NewTable, Play};
//! use bot::store::{Person, Store, Terms};
//! use rules::{Kind, Options};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("pacru.db");
//! let play = Play::new(Store::open(&path).await?.into());
//! let ana = Person { id: 1_i64.into(), name: "Ana".to_owned() };
//! let ben = Person { id: 2_i64.into(), name: "Ben".to_owned() };
//!
//! let table = NewTable {
//!     guild: None,
//!     channel: 7_i64.into(),
//!     kind: Kind::Pacru,
//!     options: Options::default(),
//!     players: Some(2),
//!     terms: Terms::default(),
//!     opponents: Vec::new(),
//!     computers: None,
//! };
//! play.open(&Actor { person: ana.clone(), interaction: 100_i64.into() }, table).await?;
//! let code = play.store().games_of(ana.id).await?[0].code.clone();
//! play.join(&Actor { person: ben, interaction: 101_i64.into() }, &code).await?;
//!
//! // Lots were drawn for who begins.
//! let game = play.store().game(&code).await?.expect("it was opened");
//! let mover = game.mover().expect("play has begun").clone();
//! let said = play
//!     .take_turn(&Actor { person: mover, interaction: 102_i64.into() }, &code, None, "e1-e2")
//!     .await?;
//! assert_eq!(said, format!("Played `e1-e2` in `{code}`."));
//! # Ok(())
//! # }
//! ```

pub mod analysis;
mod backoffs;
mod commands;
pub mod composer;
mod computers;
pub mod config;
pub mod controls;
pub mod desk;
pub mod discord;
pub mod error;
pub mod files;
mod gateway;
mod in_progress;
mod interactions;
mod keeping;
#[cfg(feature = "local")]
mod local_channel;
pub mod markdown;
pub mod outbox;
mod output;
pub mod play;
pub mod rating;
mod registration;
mod render_pool;
mod run;
mod signals;
pub mod store;
mod supervisor;
pub mod time;
mod timekeeper;
pub mod view;

use std::sync::Arc;

use render::Renderer;

pub use error::Error;
pub use gateway::GatewayError;
pub use keeping::{Exported, KeepingError, export};
#[cfg(feature = "local")]
pub use local_channel::ChannelError;
pub use run::{Failed, run};

/// What every command, button and delivery works with. Cheap to clone.
#[derive(Clone)]
pub struct Bot {
    /// The games.
    pub play: play::Play,
    /// The way to Discord.
    pub rest: discord::Rest,
    renderer: render_pool::RenderPool,
    desk: Arc<desk::Desk>,
    in_progress: Arc<in_progress::InProgress>,
}

impl Bot {
    /// A bot that hosts the games of `store` on the Discord behind `rest`; `fonts` draw names in other scripts.
    ///
    /// # Errors
    /// When the system has no thread for the computers to think on.
    pub fn new(
        store: store::Store,
        rest: discord::Rest,
        fonts: render::FontSource,
    ) -> std::io::Result<Self> {
        Ok(Self {
            play: play::Play::new(Arc::new(store)),
            rest,
            renderer: render_pool::RenderPool::new(Renderer::with_fonts(fonts)),
            desk: Arc::new(desk::Desk::open()?),
            in_progress: Arc::default(),
        })
    }

    /// Draws a picture on a thread of its own, as soon as there is one to be had.
    ///
    /// # Errors
    /// When drawing panics.
    pub async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce(&Renderer) -> T + Send + 'static,
    ) -> Result<T, Error> {
        Ok(self.renderer.picture(draw).await?)
    }

    /// How a member sees a board at which they have no seat: a page of the rules, a diagram.
    ///
    /// # Errors
    /// When their preferences cannot be read.
    pub async fn look(&self, user: store::UserId) -> Result<view::Look, Error> {
        let preferences = self.play.store().preferences(user).await?;
        Ok(view::Look::of(&preferences, None))
    }

    /// A game as it is to be drawn: with the names that its players have chosen for pictures.
    ///
    /// # Errors
    /// When the names cannot be read.
    pub async fn for_pictures(&self, game: &store::Game) -> Result<store::Game, Error> {
        Ok(self.play.store().with_picture_names(game).await?)
    }

    /// A board for one member, as they prefer it or as they ask: the newest, or the one after turn `ply`.
    ///
    /// # Errors
    /// When the game has not begun, has no such turn, or cannot be replayed.
    pub async fn private_board(
        &self,
        game: &store::Game,
        user: store::UserId,
        ply: Option<u32>,
        show: Option<store::Show>,
    ) -> Result<view::Post, Error> {
        let seq = match ply {
            Some(ply) => self.play.seq_after(game, ply).await?,
            None => game.seq,
        };
        let replay = self.play.replay(game, seq, seq).await?;
        let mut preferences = self.play.store().preferences(user).await?;
        preferences.show = show.unwrap_or(preferences.show);
        let (game, chair) = (self.for_pictures(game).await?, game.chair_of(user));
        self.draw(move |renderer| {
            view::private_board(renderer, &game, &replay, chair, &preferences)
        })
        .await
    }
}
