//! The buttons of a tournament.

use std::fmt;

use pairing::{EntrantId, RequestedBye};
use play::tournament::Decision;

use super::ButtonData;
use crate::tournaments::FileFormat;

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
    /// See what has happened, privately.
    Log,
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
    /// Something that only organisers may do.
    Organise(OrganiserAction),
}

/// The action of a button in the organiser's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum OrganiserAction {
    /// See the message, with these pages of its menus of games and of members.
    Message { games: u8, members: u8 },
    /// See how the next round would be paired.
    Preview,
    /// See what can be done about an entrant.
    Entrant(EntrantId),
    /// Fill in the result of a game; also the form for it.
    Rule(u32),
    /// Fill in who plays on for an entrant; also the form for it.
    Replace(EntrantId),
    /// Get it as a file.
    File(FileFormat),
    /// Set up the next season.
    Season,
    /// Ask whether to decide this.
    Ask(Decision),
    /// Decide it, unless something has happened since this event.
    Decide(i64, Decision),
}

impl TournamentAction {
    pub(super) const ALL: [Self; 10] = [
        Self::Join,
        Self::Leave,
        Self::Withdraw,
        Self::Standings(None),
        Self::CrossTable(None),
        Self::Mine,
        Self::Log,
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
            TournamentAction::Organise(action) => write!(f, ":{action}"),
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
            Some(("organise", action)) => {
                TournamentAction::Organise(OrganiserAction::read(action)?)
            }
            Some(_) => return None,
            None => {
                TournamentAction::ALL.into_iter().find(|known| <&str>::from(*known) == action)?
            }
        };
        is_code.then(|| Self { code: code.to_owned(), action })
    }
}

impl fmt::Display for OrganiserAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message { games, members } => write!(f, "message:{games}:{members}"),
            Self::Preview => f.write_str("preview"),
            Self::Entrant(entrant) => write!(f, "entrant:{}", entrant.0),
            Self::Rule(board) => write!(f, "rule:{board}"),
            Self::Replace(entrant) => write!(f, "replace:{}", entrant.0),
            Self::File(format) => write!(f, "file:{format}"),
            Self::Season => f.write_str("season"),
            Self::Ask(decision) => write!(f, "ask:{}", Written(*decision)),
            Self::Decide(seen, decision) => write!(f, "decide:{seen}:{}", Written(*decision)),
        }
    }
}

impl OrganiserAction {
    fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        let entrant = || Some(EntrantId(rest.parse().ok()?));
        Some(match word {
            "message" => {
                let (games, members) = rest.split_once(':')?;
                Self::Message { games: games.parse().ok()?, members: members.parse().ok()? }
            }
            "entrant" => Self::Entrant(entrant()?),
            "rule" => Self::Rule(rest.parse().ok()?),
            "replace" => Self::Replace(entrant()?),
            "file" => Self::File(rest.parse().ok()?),
            "ask" => Self::Ask(decision(rest)?),
            "decide" => {
                let (seen, rest) = rest.split_once(':')?;
                Self::Decide(seen.parse().ok()?, decision(rest)?)
            }
            "preview" if rest.is_empty() => Self::Preview,
            "season" if rest.is_empty() => Self::Season,
            _ => return None,
        })
    }
}

/// What a bye scores, in a custom id.
const BYES: [(&str, RequestedBye); 3] =
    [("0", RequestedBye::Zero), ("half", RequestedBye::Half), ("1", RequestedBye::Full)];

/// A decision as it is written in a custom id.
struct Written(Decision);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Decision::Begin { anyway: false } => f.write_str("begin"),
            Decision::Begin { anyway: true } => f.write_str("begin:anyway"),
            Decision::Swap(one, other) => write!(f, "swap:{}:{}", one.0, other.0),
            Decision::Bye { entrant, round, bye } => {
                let bye = BYES.iter().find(|(_, known)| *known == bye).map_or("", |(word, _)| word);
                write!(f, "bye:{}:{round}:{bye}", entrant.0)
            }
            Decision::Extend(days) => write!(f, "extend:{days}"),
            Decision::Pause => f.write_str("pause"),
            Decision::Resume => f.write_str("resume"),
            Decision::Withdraw { entrant, computer } => {
                write!(f, "withdraw:{}{}", entrant.0, if computer { ":computer" } else { "" })
            }
            Decision::End => f.write_str("end"),
        }
    }
}

fn decision(text: &str) -> Option<Decision> {
    let mut parts = text.split(':');
    let word = parts.next()?;
    let (first, second, third) = (parts.next(), parts.next(), parts.next());
    let entrant = |text: Option<&str>| Some(EntrantId(text?.parse().ok()?));
    Some(match (word, second, third) {
        ("begin", None, None) if first.is_none_or(|first| first == "anyway") => {
            Decision::Begin { anyway: first.is_some() }
        }
        ("swap", second, None) => Decision::Swap(entrant(first)?, entrant(second)?),
        ("bye", Some(round), Some(word)) => {
            let (_, bye) = BYES.into_iter().find(|(known, _)| *known == word)?;
            Decision::Bye { entrant: entrant(first)?, round: round.parse().ok()?, bye }
        }
        ("extend", None, None) => Decision::Extend(first?.parse().ok()?),
        ("withdraw", second, None) if second.is_none_or(|second| second == "computer") => {
            Decision::Withdraw { entrant: entrant(first)?, computer: second.is_some() }
        }
        ("pause", None, None) if first.is_none() => Decision::Pause,
        ("resume", None, None) if first.is_none() => Decision::Resume,
        ("end", None, None) if first.is_none() => Decision::End,
        _ => return None,
    })
}
