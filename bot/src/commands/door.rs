//! The one door to everything that is pressed: where, by whom, and in which game, as
//! [`CustomId::access`](view::custom_id::CustomId::access) says. What was let in is carried out
//! without looking again.

use play::{ActionError, Asker, Game, Moderator, must_play};
use view::custom_id::{Access, CustomId, GameButton, PressedBy, PressedIn, UnknownCustomId};

use super::used::Used;
use crate::{Bot, Result};

/// Who presses something, and where.
#[derive(Clone, Copy)]
pub(crate) struct Presser<'a> {
    /// Who, and whose games they ask about.
    pub(crate) asker: Asker,
    /// Where.
    pub(crate) place: PressedIn,
    /// Their interaction, in Discord.
    pub(crate) used: Option<Used<'a>>,
}

/// Something that was pressed by somebody who may press it there. Only this door makes it.
#[derive(Debug)]
pub(crate) struct Admitted {
    pressed: CustomId,
    game: Option<Game>,
}

impl Admitted {
    /// What was pressed, and the game that it names.
    pub(super) fn into_parts(self) -> (CustomId, Option<Game>) {
        (self.pressed, self.game)
    }

    /// What was pressed.
    pub(crate) fn pressed(&self) -> &CustomId {
        &self.pressed
    }
}

impl Presser<'_> {
    /// Lets in what somebody has pressed, if they may press it here. Fails with the reason why not:
    /// a game that they may not see does not exist for them.
    pub(crate) async fn admit(&self, bot: &Bot, pressed: CustomId) -> Result<Admitted> {
        let access = pressed.access();
        self.may_press_here(access)?;
        let (games, asker) = (&bot.games, self.asker);
        let game = match (access.game, access.by) {
            (None, _) => None,
            // They act on all games of their server.
            (Some(code), PressedBy::Moderator) => {
                Some(games.managed_game(&self.moderator()?, code).await?)
            }
            (Some(code), _) => Some(match self.place {
                PressedIn::Channel | PressedIn::Direct => games.named(asker, code).await?,
                PressedIn::Page | PressedIn::Exercise => {
                    games.named_in_browser(asker, code).await?
                }
            }),
        };
        self.may_press(access.by, game.as_ref())?;
        Ok(Admitted { pressed, game })
    }

    /// The same for a button of a game that they [see](service::Games::sees).
    pub(super) fn admit_in(&self, game: Game, button: GameButton) -> Result<Admitted> {
        let pressed = CustomId::from(button);
        let access = pressed.access();
        self.may_press_here(access)?;
        self.may_press(access.by, Some(&game))?;
        Ok(Admitted { pressed, game: Some(game) })
    }

    fn may_press_here(&self, access: Access<'_>) -> Result<()> {
        match self.place {
            here if access.admits(here) => Ok(()),
            PressedIn::Direct if access.admits(PressedIn::Channel) => {
                Err(ActionError::NoServer.into())
            }
            _ => Err(UnknownCustomId.into()),
        }
    }

    fn may_press(&self, by: PressedBy, game: Option<&Game>) -> Result<()> {
        match by {
            // Whoever does not see the game that it names has not found it.
            PressedBy::Anybody | PressedBy::Viewer => Ok(()),
            PressedBy::Player => Ok(game.map_or(Ok(()), |game| must_play(game, self.asker.user))?),
            // An interaction from a server comes from one of its members. Who organises a
            // tournament is part of it.
            PressedBy::Member | PressedBy::Organiser => {
                Ok(self.asker.guild.map(drop).ok_or(ActionError::NoServer)?)
            }
            PressedBy::Moderator => self.moderator().map(drop),
        }
    }

    fn moderator(&self) -> Result<Moderator> {
        self.used.ok_or(ActionError::NotAManager)?.moderator()
    }
}
