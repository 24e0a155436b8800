//! Where a button may be pressed, and by whom. This is the only list of both: whatever carries a
//! button out takes what was [admitted](Access::admits) by it.
//!
//! No `match` of this file has an arm for all others, so a button that is added must be decided
//! here.

use play::Offer;

use super::{
    Action, ClubButton, CustomId, FormButton, OrganiserAction, OwnDataButton, PuzzleAction,
    TournamentAction, VariationAction,
};

/// Where a button is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum PressedIn {
    /// In a channel of a server.
    Channel,
    /// In the direct messages of a member with the bot.
    Direct,
    /// At a game on the page of boards.
    Page,
    /// At a puzzle, a task or a mistake on the page of boards.
    Exercise,
}

/// Who may press a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressedBy {
    /// Anybody: it concerns nobody but them, or what the rules of a game say.
    Anybody,
    /// A member of the server on which it is pressed.
    Member,
    /// Whoever manages the server on which it is pressed.
    Moderator,
    /// Whoever organises tournaments on the server on which it is pressed.
    Organiser,
    /// Whoever sees the game that it names: a member of its server, or a player who has not left
    /// the server.
    Viewer,
    /// A player of the game that it names who sees it.
    Player,
}

/// Where a button may be pressed, by whom, and which game it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access<'a> {
    places: &'static [PressedIn],
    /// Who may press it.
    pub by: PressedBy,
    /// The code of the game that it names.
    pub game: Option<&'a str>,
}

const EVERYWHERE: &[PressedIn] =
    &[PressedIn::Channel, PressedIn::Direct, PressedIn::Page, PressedIn::Exercise];
/// In Discord and at a game on the page.
const AT_GAMES: &[PressedIn] = &[PressedIn::Channel, PressedIn::Direct, PressedIn::Page];
/// In Discord only: it needs a form, asks for taps that the page does not
/// need, or brings somebody new to a game.
const IN_DISCORD: &[PressedIn] = &[PressedIn::Channel, PressedIn::Direct];
const IN_CHANNELS: &[PressedIn] = &[PressedIn::Channel];
const IN_DIRECT_MESSAGES: &[PressedIn] = &[PressedIn::Direct];

impl Access<'_> {
    /// Whether it may be pressed there.
    pub fn admits(&self, place: PressedIn) -> bool {
        self.places.contains(&place)
    }
}

impl CustomId {
    /// Where this may be pressed, and by whom.
    pub fn access(&self) -> Access<'_> {
        let (places, by) = match self {
            Self::Page(..)
            | Self::Example(..)
            | Self::Puzzle(_)
            | Self::NextPuzzle(_)
            | Self::NextTask(_)
            | Self::NextMistake => (EVERYWHERE, PressedBy::Anybody),
            Self::ShareGame(_) => (IN_DISCORD, PressedBy::Viewer),
            Self::Share
            | Self::SharePosition
            | Self::Language(_)
            | Self::OldPreference(..)
            | Self::Next(_)
            | Self::WithdrawSeek(_)
            | Self::OwnData(OwnDataButton::Ask | OwnDataButton::Erase | OwnDataButton::Keep) => {
                (IN_DISCORD, PressedBy::Anybody)
            }
            Self::Form(form) => form.access(),
            Self::Erase(_) | Self::Spare(_) | Self::Moderator(_) => {
                (IN_CHANNELS, PressedBy::Moderator)
            }
            Self::Tournament(button) => (IN_CHANNELS, button.action.by()),
            Self::Club(button) => button.access(),
            Self::Challenge(..) | Self::AnswerSeek(_) => (IN_CHANNELS, PressedBy::Member),
            Self::Against(_) => (IN_DIRECT_MESSAGES, PressedBy::Anybody),
            Self::Variation(button) => (AT_GAMES, button.action.by()),
            Self::Game(button) => button.action.access(),
        };
        Access { places, by, game: self.game() }
    }

    /// The code of the game that this names.
    fn game(&self) -> Option<&str> {
        match self {
            Self::Game(button) => Some(&button.code),
            Self::Variation(button) => Some(&button.code),
            Self::Moderator(button) => Some(&button.code),
            Self::ShareGame(code) => Some(code),
            Self::Share
            | Self::SharePosition
            | Self::Page(..)
            | Self::Example(..)
            | Self::Language(_)
            | Self::OldPreference(..)
            | Self::Form(_)
            | Self::Erase(_)
            | Self::Spare(_)
            | Self::Tournament(_)
            | Self::Club(_)
            | Self::Challenge(..)
            | Self::Against(_)
            | Self::AnswerSeek(_)
            | Self::WithdrawSeek(_)
            | Self::Next(_)
            | Self::OwnData(_)
            | Self::Puzzle(_)
            | Self::NextPuzzle(_)
            | Self::NextTask(_)
            | Self::NextMistake => None,
        }
    }
}

impl FormButton {
    fn access(self) -> (&'static [PressedIn], PressedBy) {
        match self {
            Self::Preferences | Self::Notifications | Self::Vacation | Self::Import => {
                (IN_DISCORD, PressedBy::Anybody)
            }
            Self::Tournament => (IN_CHANNELS, PressedBy::Organiser),
            Self::Settings(_) => (IN_CHANNELS, PressedBy::Moderator),
        }
    }
}

impl ClubButton {
    fn access(self) -> (&'static [PressedIn], PressedBy) {
        match self {
            // Below answers in direct messages they lead to one's own games, and to games against
            // computers.
            Self::Games | Self::Choose | Self::Open(..) => (IN_DISCORD, PressedBy::Anybody),
            Self::Practise(_) => (EVERYWHERE, PressedBy::Anybody),
            Self::Join | Self::Seeks | Self::Call | Self::DoNotCall => {
                (IN_CHANNELS, PressedBy::Member)
            }
        }
    }
}

impl TournamentAction {
    fn by(self) -> PressedBy {
        match self {
            Self::Join
            | Self::Leave
            | Self::Withdraw
            | Self::Table(..)
            | Self::Mine
            | Self::Log
            | Self::Nothing
            | Self::Enter(_)
            | Self::Refuse(_)
            | Self::Challenge(_)
            | Self::Accept(_)
            | Self::Decline(_)
            | Self::GiveRung(_) => PressedBy::Member,
            Self::Organise(
                OrganiserAction::Message { .. }
                | OrganiserAction::Preview
                | OrganiserAction::Entrant(_)
                | OrganiserAction::Rule { .. }
                | OrganiserAction::Annul(_)
                | OrganiserAction::Replace { .. }
                | OrganiserAction::Format { .. }
                | OrganiserAction::Rules { .. }
                | OrganiserAction::File(_)
                | OrganiserAction::Season
                | OrganiserAction::Ask(_)
                | OrganiserAction::Decide(..),
            ) => PressedBy::Organiser,
        }
    }
}

impl VariationAction {
    fn by(&self) -> PressedBy {
        match self {
            Self::Tap(_)
            | Self::Back
            | Self::Forward
            | Self::Branch
            | Self::Note
            | Self::Share
            // Whoever does not play reads that below the variation.
            | Self::Plan => PressedBy::Viewer,
        }
    }
}

impl Action {
    /// Whoever may see a game may press what shows something, and what shows them the board instead
    /// when it is not their turn. Taking a seat is for others than players, and the decision says
    /// for whom.
    fn access(&self) -> (&'static [PressedIn], PressedBy) {
        match self {
            Self::Board
            | Self::More
            | Self::History
            | Self::View(_)
            | Self::Pattern
            | Self::Rules
            | Self::Watch
            | Self::Tomorrow
            | Self::Stay
            | Self::Try(_)
            | Self::Note(_)
            | Self::Choose(_)
            | Self::Play(_)
            | Self::Typed(_)
            | Self::Plan(_)
            | Self::Hint
            | Self::Leave
            | Self::Refuse
            | Self::Start
            | Self::Cancel
            | Self::Computers
            | Self::Computer(_)
            | Self::Rematch
            | Self::Replay
            | Self::Turns(_)
            | Self::Analyse => (AT_GAMES, PressedBy::Viewer),
            Self::Join
            | Self::TakeSeat
            | Self::Accept(Offer::Substitute)
            | Self::Move
            | Self::Again
            | Self::PlayAndNext(_) => (IN_DISCORD, PressedBy::Viewer),
            Self::Resigning
            | Self::Resign
            | Self::Offer(_)
            | Self::Accept(Offer::Draw | Offer::Takeback | Offer::Abort | Offer::Pause)
            | Self::Decline(_)
            | Self::Withdraw(_)
            | Self::Forget
            | Self::Resume
            | Self::Claim
            | Self::Give(_)
            | Self::Notify(_) => (AT_GAMES, PressedBy::Player),
        }
    }
}

impl CustomId {
    /// Whether this opens a form, which must be the first answer.
    pub fn opens_a_form(&self) -> bool {
        match self {
            Self::Form(_)
            | Self::Challenge(..)
            | Self::Club(ClubButton::Choose | ClubButton::Open(..)) => true,
            Self::Game(button) => matches!(button.action, Action::Note(_)),
            Self::Tournament(button) => matches!(
                button.action,
                TournamentAction::Organise(
                    OrganiserAction::Rule { .. }
                        | OrganiserAction::Replace { .. }
                        | OrganiserAction::Format { .. }
                        | OrganiserAction::Rules { .. }
                )
            ),
            _ => false,
        }
    }

    /// Whether a computer thinks about this for longer than a browser waits for an answer.
    pub fn takes_long(&self) -> bool {
        matches!(self, Self::Game(button) if button.action == Action::Analyse)
    }

    /// Whether this is a button of an exercise, which leads to another board in place of a message.
    pub fn is_of_exercise(&self) -> bool {
        match self {
            Self::Puzzle(button) => match button.action {
                PuzzleAction::Tap(_) | PuzzleAction::Retry | PuzzleAction::Solution => true,
            },
            Self::NextPuzzle(_) | Self::NextTask(_) | Self::NextMistake => true,
            _ => false,
        }
    }
}
