//! The terms of a table besides the rules, as options of `/pacru new`.

use play::ActionError;
use play::time::Pace;
use serenity::all::CreateAutocompleteResponse;

use super::options::suggest;
use super::{Context, texts};

/// Who declares that time has run out.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Timeout {
    #[name = "the bot, a minute after the deadline"]
    Automatic,
    #[name = "an opponent, who may be patient"]
    Claimed,
}

impl From<Timeout> for play::Timeout {
    fn from(timeout: Timeout) -> Self {
        match timeout {
            Timeout::Automatic => Self::Automatic,
            Timeout::Claimed => Self::Claimed,
        }
    }
}

/// What happens to the seat of a player who stays away.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Absent {
    #[name = "skipped until they come back"]
    Skipped,
    #[name = "out, as if they had resigned"]
    Out,
    #[name = "replaced by a computer, and the game is unrated then"]
    Computer,
}

impl From<Absent> for play::Absent {
    fn from(absent: Absent) -> Self {
        match absent {
            Absent::Skipped => Self::Skipped,
            Absent::Out => Self::Out,
            Absent::Computer => Self::Computer,
        }
    }
}

/// Which boards stay in the channel.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Boards {
    #[name = "all of them"]
    All,
    #[name = "only the newest"]
    Newest,
}

impl From<Boards> for play::Boards {
    fn from(boards: Boards) -> Self {
        match boards {
            Boards::All => Self::All,
            Boards::Newest => Self::Newest,
        }
    }
}

/// Reads a pace.
pub(super) fn pace(text: &str) -> Result<Pace, ActionError> {
    text.parse().map_err(ActionError::Pace)
}

/// The suggested paces, and what was typed if it is a pace.
pub(super) async fn paces(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let t = texts(ctx).await;
    let typed = partial.parse::<Pace>().ok();
    let partial = partial.to_lowercase();
    let fitting = Pace::OFFERED.into_iter().filter(|pace| {
        view::pace(t, *pace).contains(&partial) || pace.to_string().contains(&partial)
    });
    let paces = typed.into_iter().chain(fitting.filter(|pace| Some(*pace) != typed));
    suggest(paces.map(|pace| (view::pace(t, pace), pace.to_string())))
}
