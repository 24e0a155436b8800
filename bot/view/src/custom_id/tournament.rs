//! The buttons of a tournament.

use std::fmt;

use super::ButtonData;

/// A button of a tournament. It works as long as the tournament exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentButton {
    /// The code of the tournament.
    pub code: String,
    /// The action.
    pub action: TournamentAction,
}

/// The action of a tournament's button. Its word in the custom id is its name, unless another is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TournamentAction {
    /// Enter.
    Join,
    /// Leave; once play has begun, ask for confirmation first.
    Leave,
    /// Withdraw, after the confirmation.
    Withdraw,
    /// See the standings, privately: this page, or the one with the member on it.
    Standings(Option<u8>),
    /// See the cross-table, privately.
    #[strum(serialize = "table")]
    CrossTable(Option<u8>),
    /// See one's own games, privately.
    Mine,
    /// Accept a challenge.
    Accept,
    /// Decline a challenge.
    Decline,
}

impl TournamentAction {
    pub(super) const ALL: [Self; 8] = [
        Self::Join,
        Self::Leave,
        Self::Withdraw,
        Self::Standings(None),
        Self::CrossTable(None),
        Self::Mine,
        Self::Accept,
        Self::Decline,
    ];
}

impl ButtonData for TournamentButton {
    const PREFIX: &str = "v1:tournament:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.code, <&str>::from(self.action))?;
        match self.action {
            TournamentAction::Standings(Some(page)) | TournamentAction::CrossTable(Some(page)) => {
                write!(f, ":{page}")
            }
            _ => Ok(()),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (code, action) = text.split_once(':')?;
        let is_code = (4..=8).contains(&code.len())
            && code.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
        let action = match action.split_once(':') {
            Some(("standings", page)) => TournamentAction::Standings(Some(page.parse().ok()?)),
            Some(("table", page)) => TournamentAction::CrossTable(Some(page.parse().ok()?)),
            Some(_) => return None,
            None => {
                TournamentAction::ALL.into_iter().find(|known| <&str>::from(*known) == action)?
            }
        };
        is_code.then(|| Self { code: code.to_owned(), action })
    }
}
