//! The buttons of a tournament.

use std::fmt;
use std::str::FromStr;

use super::UnknownCustomId;

/// A button of a tournament. It works as long as the tournament exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentButton {
    /// The code of the tournament.
    pub code: String,
    /// The action.
    pub action: TournamentAction,
}

/// The action of a tournament's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    fn as_str(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Withdraw => "withdraw",
            Self::Standings(_) => "standings",
            Self::CrossTable(_) => "table",
            Self::Mine => "mine",
            Self::Accept => "accept",
            Self::Decline => "decline",
        }
    }

    /// The page that it opens.
    fn page(self) -> Option<u8> {
        match self {
            Self::Standings(page) | Self::CrossTable(page) => page,
            _ => None,
        }
    }

    /// The same action for another page, if it has pages.
    fn with_page(self, page: u8) -> Option<Self> {
        match self {
            Self::Standings(_) => Some(Self::Standings(Some(page))),
            Self::CrossTable(_) => Some(Self::CrossTable(Some(page))),
            _ => None,
        }
    }
}

impl TournamentButton {
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:tournament:";
}

impl fmt::Display for TournamentButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}:{}", Self::PREFIX, self.code, self.action.as_str())?;
        match self.action.page() {
            Some(page) => write!(f, ":{page}"),
            None => Ok(()),
        }
    }
}

impl FromStr for TournamentButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let button = id.strip_prefix(Self::PREFIX);
        let (code, word) =
            button.and_then(|button| button.split_once(':')).ok_or(UnknownCustomId)?;
        let is_code = (4..=8).contains(&code.len())
            && code.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
        let (word, page) = match word.split_once(':') {
            Some((word, page)) => (word, Some(page.parse().map_err(|_| UnknownCustomId)?)),
            None => (word, None),
        };
        let mut actions = TournamentAction::ALL.into_iter();
        let action = actions.find(|action| action.as_str() == word);
        let action = match page {
            Some(page) => action.and_then(|action| action.with_page(page)),
            None => action,
        };
        match action {
            Some(action) if is_code => Ok(Self { code: code.to_owned(), action }),
            _ => Err(UnknownCustomId),
        }
    }
}
