//! What a command, a button and a form have in common: who used it, where, and how they are
//! answered.

use discord::Answer;
use discord::roles::{Chooser, check_choice, moderator};
use play::{
    ActionError, Actor, Asker, ChannelId, DisplayName, Game, GuildSettings, Moderator, RoleId, Show,
};
use serenity::all::{
    ApplicationId, CommandInteraction, ComponentInteraction, GuildId, InteractionId, Member,
    ModalInteraction, PartialChannel, Permissions, User,
};
use view::custom_id::PressedIn;
use view::{Permission, Post, Texts};

use super::door::Presser;
use super::languages::of_locale;
use super::{NEEDED, NEEDED_IN_THREAD};
use crate::{Bot, Error, Result};

/// The part that is the same, whatever was used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used<'a> {
    id: InteractionId,
    application: ApplicationId,
    token: &'a str,
    user: &'a User,
    member: Option<&'a Member>,
    guild: Option<GuildId>,
    channel_id: serenity::all::ChannelId,
    channel: Option<&'a PartialChannel>,
    /// What the bot may do there.
    granted: Option<Permissions>,
    /// The locale of the client, as Discord sends it.
    pub(super) locale: &'a str,
    /// The locale of the server, as Discord sends it.
    pub(super) guild_locale: Option<&'a str>,
}

/// A member who asks the bot for something: what they read, who they are, and where.
pub(crate) struct Asking<'a> {
    pub(crate) t: &'static Texts,
    pub(crate) bot: &'a Bot,
    pub(crate) actor: Actor,
    pub(crate) asker: Asker,
}

impl Asking<'_> {
    /// A board, as they prefer it or as they ask: the newest one, or the one after turn `ply`.
    pub(super) async fn board(
        &self,
        game: &Game,
        ply: Option<u32>,
        show: Option<Show>,
    ) -> Result<Post> {
        let seq = match ply {
            Some(ply) => self.bot.games.seq_after(game, ply).await?,
            None => game.seq,
        };
        self.board_at(game, seq, show).await
    }

    /// A post about a game as it stands, with its clocks and its terms.
    pub(super) async fn with_terms(&self, game: &Game, post: Post) -> Result<Post> {
        let info = self.bot.games.store().game_info(game).await?;
        Ok(view::with_terms(self.t, game, &info, true, post))
    }

    /// The board after event `seq`, as they prefer it or as they ask for it here.
    pub(super) async fn board_at(&self, game: &Game, seq: i64, show: Option<Show>) -> Result<Post> {
        let Asking { t, bot, asker: Asker { user, .. }, .. } = *self;
        let player = game.player_of(user);
        let seq = bot.games.shown_up_to(game, seq).await?;
        let replay = bot.replay_for(game, player, seq).await?;
        let ply = replay.ply();
        let mut preferences = bot.games.store().preferences(user).await?;
        preferences.show = show.unwrap_or(preferences.show);
        let notes = bot.games.store().notes(game.id, user).await?;
        let info = bot.games.store().game_info(game).await?;
        let shown = bot.for_pictures(game).await?;
        let post = bot.draw(move |renderer| {
            let board = view::private_board(t, renderer, &shown, &replay, player, &preferences);
            let board = view::with_terms(t, &shown, &info, ply == shown.ply, board);
            let board = view::with_notes(t, ply, &notes, board);
            view::with_own_buttons(t, &shown, user, (seq, ply), board)
        });
        Ok(bot.with_link(t, game, Some(user), post.await?))
    }
}

macro_rules! used {
    ($($Interaction:ident),+) => {$(
        impl<'a> From<&'a $Interaction> for Used<'a> {
            fn from(interaction: &'a $Interaction) -> Self {
                Self {
                    id: interaction.id,
                    application: interaction.application_id,
                    token: &interaction.token,
                    user: &interaction.user,
                    member: interaction.member.as_ref().map(|member| -> &Member { member }),
                    guild: interaction.guild_id,
                    channel_id: interaction.channel_id,
                    channel: interaction.channel.as_ref(),
                    granted: interaction.app_permissions,
                    locale: &interaction.locale,
                    guild_locale: interaction.guild_locale.as_deref(),
                }
            }
        }
    )+};
}

used!(CommandInteraction, ComponentInteraction, ModalInteraction);

impl<'a> Used<'a> {
    /// The answer, in the language of the client until the member's preference is known.
    pub(crate) fn answer(self, bot: &'a Bot) -> Answer<'a> {
        Answer::to(&bot.rest, self.application, self.id, self.token, of_locale(self.locale))
    }

    /// By what its answer is changed later.
    pub(super) fn answered_by(self) -> (ApplicationId, InteractionId, &'a str) {
        (self.application, self.id, self.token)
    }

    /// Who asks, and where.
    pub(super) fn asker(self) -> Asker {
        Asker {
            user: self.user.id.get().into(),
            guild: self.guild.map(|guild| guild.get().into()),
            channel: self.channel_id.get().into(),
        }
    }

    /// Who presses something, and where.
    pub(super) fn presser(self) -> Presser<'a> {
        let place = if self.guild.is_some() { PressedIn::Channel } else { PressedIn::Direct };
        Presser { asker: self.asker(), place, used: Some(self) }
    }

    /// Who acts.
    pub(super) fn actor(self) -> Actor {
        let user = self.user;
        let shown = self.member.map_or_else(|| user.display_name(), Member::display_name);
        let name = DisplayName::new(shown).or_else(|| DisplayName::new(&user.name));
        let name = name.unwrap_or_else(|| self.asker().user.into());
        Actor::new(user.id.get(), name, self.id.get())
    }

    /// The member who asks, once their language is known.
    pub(super) fn asking(self, t: &'static Texts, bot: &'a Bot) -> Asking<'a> {
        Asking { t, bot, actor: self.actor(), asker: self.asker() }
    }

    /// The member, on a server.
    pub(super) fn member(self) -> Option<&'a Member> {
        self.member
    }

    /// The same as the moderator of the server. Discord hides their commands from others by
    /// default, but whoever manages the server can show them to anybody.
    pub(super) fn moderator(self) -> Result<Moderator> {
        Ok(moderator(self.actor(), self.guild, self.member)?)
    }

    /// Checks that a moderator may choose a role that the bot shall give.
    pub(super) async fn check_role(
        self,
        bot: &Bot,
        moderator: &Moderator,
        role: RoleId,
    ) -> Result<()> {
        let chooser = Chooser {
            user: moderator.actor.person.id,
            permissions: self.member.and_then(|it| it.permissions).unwrap_or_default(),
            roles: self.member.map_or_else(Vec::new, |it| {
                it.roles.iter().map(|role| role.get().into()).collect()
            }),
        };
        Ok(check_choice(&bot.rest, (moderator.guild, role), &chooser).await?)
    }

    /// Whether the bot may do something here.
    pub(super) fn is_granted(self, permission: Permissions) -> bool {
        let granted = self.granted.unwrap_or_default();
        granted.administrator() || granted.contains(permission)
    }

    /// Whether it was used in a thread.
    pub(super) fn in_thread(self) -> bool {
        self.channel.is_some_and(|channel| channel.thread_metadata.is_some())
    }

    /// The channel of the thread that it was used in.
    fn parent(self) -> Option<ChannelId> {
        Some(self.channel.filter(|_| self.in_thread())?.parent_id?.get().into())
    }

    /// The settings of this server; an error if tables may not be opened in this channel, or in
    /// threads of its parent.
    pub(super) async fn settings(self, bot: &Bot) -> Result<GuildSettings> {
        let Asker { guild: Some(guild), channel, .. } = self.asker() else {
            return Ok(GuildSettings::default());
        };
        let settings = bot.games.store().guild_settings(guild).await?;
        match settings.channel {
            Some(only) if only != channel && Some(only) != self.parent() => {
                Err(ActionError::Elsewhere(only).into())
            }
            _ => Ok(settings),
        }
    }

    /// The permissions that the bot lacks here for posting boards.
    pub(super) fn missing(self) -> Vec<Permission> {
        let needed = NEEDED.map(|needed| match needed {
            (Permissions::SEND_MESSAGES, _) if self.in_thread() => NEEDED_IN_THREAD,
            needed => needed,
        });
        self.lacking(needed)
    }

    /// An error that names them if there are any.
    pub(super) fn may_post(self) -> Result<()> {
        let missing = self.missing();
        if missing.is_empty() { Ok(()) } else { Err(Error::Missing(missing)) }
    }

    /// The permissions that the bot lacks for creating a thread here.
    pub(super) fn missing_for_thread(self) -> Vec<Permission> {
        let create = (Permissions::CREATE_PUBLIC_THREADS, Permission::CreatePublicThreads);
        self.lacking([create, NEEDED_IN_THREAD])
    }

    /// Those of `needed` that are not granted. If Discord reports nothing, none is lacking; it
    /// reports nothing useful for direct messages, where the bot may always see and write.
    fn lacking<const N: usize>(self, needed: [(Permissions, Permission); N]) -> Vec<Permission> {
        let granted = self.granted.filter(|_| self.guild.is_some()).unwrap_or(Permissions::all());
        let lacking = needed.into_iter().filter(|(bit, _)| !granted.contains(*bit));
        lacking.map(|(_, permission)| permission).collect()
    }
}
