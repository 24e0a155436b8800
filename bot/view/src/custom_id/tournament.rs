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
#[expect(missing_docs, reason = "the description of a variant names its fields")]
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
    /// Begin this round, which is 1 for the start, after the confirmation. `anyway` says that games of the last one may
    /// be open, and count as draws.
    Begin { round: u16, anyway: bool },
    /// End the tournament, after the confirmation.
    End,
    /// Do nothing, after a question.
    Nothing,
    /// Accept the invitation of this entry.
    Enter(u32),
    /// Decline the invitation of this entry.
    Refuse(u32),
    /// Accept the challenge of this event; messages of earlier versions do not name it.
    Accept(Option<i64>),
    /// Decline the challenge of this event, after a question.
    Decline(Option<i64>),
    /// Give the rung away by that, after the confirmation.
    GiveRung(i64),
}

impl TournamentAction {
    pub(super) const ALL: [Self; 10] = [
        Self::Join,
        Self::Leave,
        Self::Withdraw,
        Self::Standings(None),
        Self::CrossTable(None),
        Self::Mine,
        Self::End,
        Self::Nothing,
        Self::Accept(None),
        Self::Decline(None),
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
            TournamentAction::Enter(entrant) | TournamentAction::Refuse(entrant) => {
                write!(f, ":{entrant}")
            }
            TournamentAction::Accept(Some(seq))
            | TournamentAction::Decline(Some(seq))
            | TournamentAction::GiveRung(seq) => write!(f, ":{seq}"),
            TournamentAction::Begin { round, anyway } => {
                write!(f, ":{round}{}", if anyway { ":anyway" } else { "" })
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
            Some(("enter", entrant)) => TournamentAction::Enter(entrant.parse().ok()?),
            Some(("refuse", entrant)) => TournamentAction::Refuse(entrant.parse().ok()?),
            Some(("accept", seq)) => TournamentAction::Accept(Some(seq.parse().ok()?)),
            Some(("decline", seq)) => TournamentAction::Decline(Some(seq.parse().ok()?)),
            Some(("giverung", seq)) => TournamentAction::GiveRung(seq.parse().ok()?),
            Some(("begin", round)) => {
                let (round, anyway) = match round.strip_suffix(":anyway") {
                    Some(round) => (round, true),
                    None => (round, false),
                };
                TournamentAction::Begin { round: round.parse().ok()?, anyway }
            }
            Some(_) => return None,
            None => {
                TournamentAction::ALL.into_iter().find(|known| <&str>::from(*known) == action)?
            }
        };
        is_code.then(|| Self { code: code.to_owned(), action })
    }
}
