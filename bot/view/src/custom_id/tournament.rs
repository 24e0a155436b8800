//! The buttons of a tournament.

use pairing::{EntrantId, RequestedBye};
use play::tournament::Decision;

use super::{Words, is_code, part, value, worded, words};
use crate::tournaments::{FileFormat, Table};

/// A button of a tournament. It works as long as the tournament exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentButton {
    /// The code of the tournament.
    pub code: String,
    /// The action.
    pub action: TournamentAction,
}

worded! {
    /// The action of a tournament's button.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TournamentAction {
        /// Enter.
        Join = ["join"],
        /// Leave; once play has begun, ask for confirmation first.
        Leave = ["leave"],
        /// Withdraw, after the confirmation.
        Withdraw = ["withdraw"],
        /// See a table, privately: this page, or the one with the member on it.
        Table(Table, Option<u8>) = ["standings"] => (Self::Table(Table::Standings, None))
            | ["standings" page] => (Self::Table(Table::Standings, Some(page)))
            | ["table"] => (Self::Table(Table::CrossTable, None))
            | ["table" page] => (Self::Table(Table::CrossTable, Some(page))),
        /// See one's own games, privately.
        Mine = ["mine"],
        /// See what has happened, privately.
        Log = ["log"],
        /// Do nothing, after a question.
        Nothing = ["nothing"],
        /// Accept the invitation of this entry.
        Enter(u32) = ["enter" entrant],
        /// Decline the invitation of this entry.
        Refuse(u32) = ["refuse" entrant],
        /// Ask whom to challenge on a ladder, or challenge this entrant.
        Challenge(Option<u32>) = ["challenge"] => (Self::Challenge(None))
            | ["challenge" entrant] => (Self::Challenge(Some(entrant))),
        /// Accept the challenge of this event; messages of earlier versions do not name it.
        Accept(Option<i64>) = ["accept"] => (Self::Accept(None))
            | ["accept" seq] => (Self::Accept(Some(seq))),
        /// Decline the challenge of this event, after a question.
        Decline(Option<i64>) = ["decline"] => (Self::Decline(None))
            | ["decline" seq] => (Self::Decline(Some(seq))),
        /// Give the rung away by that, after the confirmation.
        GiveRung(i64) = ["giverung" seq],
        /// Something that only organisers may do.
        Organise(OrganiserAction) = ["organise" action],
    }
}

worded! {
    /// The action of a button in the organiser's message.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[expect(missing_docs, reason = "the description of a variant names its fields")]
    pub enum OrganiserAction {
        /// See the message, with these pages of its menus of games and of members.
        Message { games: u8, members: u8 } = ["message" games members]
            => (Self::Message { games, members }),
        /// See how the next round would be paired.
        Preview = ["preview"],
        /// See what can be done about an entrant.
        Entrant(EntrantId) = ["entrant" number] => (Self::Entrant(EntrantId(number))),
        /// Fill in the result of a game; also the form for it, which was opened after event `seen`.
        Rule { board: u32, seen: Option<i64> } = ["rule" board seen]
            => (Self::Rule { board, seen: Some(seen) })
            | ["rule" board] => (Self::Rule { board, seen: None }),
        /// Annul the game of this pairing for the ratings, too.
        Annul(u32) = ["annul" board],
        /// Fill in who replaces an entrant; also the form for it, which was opened after event
        /// `seen`.
        Replace { entrant: EntrantId, seen: Option<i64> } = ["replace" number seen]
            => (Self::Replace { entrant: EntrantId(number), seen: Some(seen) })
            | ["replace" number] => (Self::Replace { entrant: EntrantId(number), seen: None }),
        /// Fill in how it is played; also the form for it, which was opened after event `seen`.
        Format { seen: Option<i64> } = ["format" seen] => (Self::Format { seen: Some(seen) })
            | ["format"] => (Self::Format { seen: None }),
        /// Fill in its other rules; also the form for them, which was opened after event `seen`.
        Rules { seen: Option<i64> } = ["rules" seen] => (Self::Rules { seen: Some(seen) })
            | ["rules"] => (Self::Rules { seen: None }),
        /// Get it as a file.
        File(FileFormat) = ["file" format],
        /// Set up the next season.
        Season = ["season"],
        /// Ask whether to decide this.
        Ask(Decision) = ["ask" decision],
        /// Decide it, unless something has happened since this event.
        Decide(i64, Decision) = ["decide" seen decision],
    }
}

words! { TournamentButton:
    [code action] => (Self { code, action }) if |it| is_code(&it.code),
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
    ["reinstate" number] => (Self::Reinstate(EntrantId(number))),
    ["end"] => (Self::End),
}
