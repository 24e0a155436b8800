//! The buttons of a tournament.

use pairing::{EntrantId, RequestedBye};
use play::tournament::Decision;

use super::{Words, is_code, part, words};
use crate::tournaments::FileFormat;

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

words! { TournamentButton:
    [code action] => (Self { code, action }) if |it| is_code(&it.code),
}

words! { TournamentAction:
    ["join"] => (Self::Join),
    ["leave"] => (Self::Leave),
    ["withdraw"] => (Self::Withdraw),
    ["standings"] => (Self::Standings(None)),
    ["standings" page] => (Self::Standings(Some(page))),
    ["table"] => (Self::CrossTable(None)),
    ["table" page] => (Self::CrossTable(Some(page))),
    ["mine"] => (Self::Mine),
    ["log"] => (Self::Log),
    ["nothing"] => (Self::Nothing),
    ["enter" entrant] => (Self::Enter(entrant)),
    ["refuse" entrant] => (Self::Refuse(entrant)),
    ["accept"] => (Self::Accept(None)),
    ["accept" seq] => (Self::Accept(Some(seq))),
    ["decline"] => (Self::Decline(None)),
    ["decline" seq] => (Self::Decline(Some(seq))),
    ["giverung" seq] => (Self::GiveRung(seq)),
    ["organise" action] => (Self::Organise(action)),
}

words! { OrganiserAction:
    ["message" games members] => (Self::Message { games, members }),
    ["preview"] => (Self::Preview),
    ["entrant" number] => (Self::Entrant(EntrantId(number))),
    ["rule" board] => (Self::Rule(board)),
    ["replace" number] => (Self::Replace(EntrantId(number))),
    ["file" format] => (Self::File(format)),
    ["season"] => (Self::Season),
    ["ask" decision] => (Self::Ask(decision)),
    ["decide" seen decision] => (Self::Decide(seen, decision)),
}

words! { Decision:
    ["begin"] => (Self::Begin { anyway: false }),
    ["begin" "anyway"] => (Self::Begin { anyway: true }),
    ["swap" one other] => (Self::Swap(EntrantId(one), EntrantId(other))),
    ["bye" number round "0"] => (
        Self::Bye { entrant: EntrantId(number), round, bye: RequestedBye::Zero }
    ),
    ["bye" number round "half"] => (
        Self::Bye { entrant: EntrantId(number), round, bye: RequestedBye::Half }
    ),
    ["bye" number round "1"] => (
        Self::Bye { entrant: EntrantId(number), round, bye: RequestedBye::Full }
    ),
    ["extend" days] => (Self::Extend(days)),
    ["pause"] => (Self::Pause),
    ["resume"] => (Self::Resume),
    ["withdraw" number "computer"] => (
        Self::Withdraw { entrant: EntrantId(number), computer: true }
    ),
    ["withdraw" number] => (Self::Withdraw { entrant: EntrantId(number), computer: false }),
    ["end"] => (Self::End),
}
