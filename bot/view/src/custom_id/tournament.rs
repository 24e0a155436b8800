//! The buttons of a tournament.

use std::fmt;
use std::str::FromStr;

use super::UnknownCustomId;

/// A button of a tournament. It works for as long as the tournament is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentButton {
    /// The code of the tournament.
    pub code: String,
    /// What it asks for.
    pub action: TournamentAction,
}

/// What a button of a tournament asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentAction {
    /// Take part.
    Join,
    /// No longer take part; once play has begun, be asked whether that is meant.
    Leave,
    /// Withdraw, after having been asked.
    Withdraw,
    /// See the standings, privately: this page, or the one on which one stands.
    Standings(Option<u8>),
    /// See who has played whom, privately.
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

    /// The page that it is about.
    fn page(self) -> Option<u8> {
        match self {
            Self::Standings(page) | Self::CrossTable(page) => page,
            _ => None,
        }
    }

    /// The same about a page, if it has pages.
    fn with_page(self, page: u8) -> Option<Self> {
        match self {
            Self::Standings(_) => Some(Self::Standings(Some(page))),
            Self::CrossTable(_) => Some(Self::CrossTable(Some(page))),
            _ => None,
        }
    }
}

impl TournamentButton {
    /// What the custom ids begin with; no game has such a code.
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
        let (code, word) = button
            .and_then(|button| button.split_once(':'))
            .ok_or(UnknownCustomId)?;
        let is_code = (4..=8).contains(&code.len())
            && code
                .chars()
                .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
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
            Some(action) if is_code => Ok(Self {
                code: code.to_owned(),
                action,
            }),
            _ => Err(UnknownCustomId),
        }
    }
}
