//! The custom ids of buttons. A custom id contains everything that its button needs, so the button
//! works after a restart and for as long as its message exists. [`CustomId`] lists them.
//!
//! One component of each message that the bot posts on its own accord also carries the nonce of the
//! row that has posted it, as in `v1~c0ffee:7K3Q:12:board`. By this mark the bot finds a message
//! whose fate it does not know.

use std::fmt;
use std::str::FromStr;

use play::computers::Strength;
use play::move_builder::Choices;
use play::time::Pace;
use play::variations::Point;
use play::{GameId, Language, Notify, Offer, Person, SeekId, TurnKey, UserId};
use rules::{Kind, Options};

use crate::tournaments::FileFormat;

pub use access::{Access, PressedBy, PressedIn};
pub use against::Against;
pub use game::{Action, GameButton, Tap};
pub use moderator::{ModeratorAction, ModeratorButton};
pub use puzzle::{PuzzleAction, PuzzleButton};
pub use tournament::{OrganiserAction, TournamentAction, TournamentButton};
pub use variation::{VariationAction, VariationButton};

mod access;
mod against;
mod game;
mod moderator;
mod puzzle;
#[cfg(test)]
mod tests;
mod tournament;
mod variation;

/// What a custom id carries, as it is written there.
pub(crate) trait Words: Sized {
    /// What [`words`] has been given, for tests.
    #[cfg(test)]
    const SHAPES: &[&str] = &[];

    /// Writes it.
    fn write(&self) -> String;

    /// Reads it; `None` if this version did not write it.
    fn read(text: &str) -> Option<Self>;
}

/// Writes and reads values as words and fields with colons between them. What is read is the first
/// of these shapes that has its words in their places; the last field may contain colons.
macro_rules! words {
    ($Data:ty: $([$($part:tt)+] => ($($value:tt)+) $(if $valid:expr)?,)+) => {
        impl Words for $Data {
            #[cfg(test)]
            const SHAPES: &[&str] = &[$(concat!($(stringify!($part), ":"),+)),+];

            fn write(&self) -> String {
                match self {
                    $($($value)+ => [$(part!(write $part)),+].join(":"),)+
                }
            }

            fn read(text: &str) -> Option<Self> {
                $(
                    let parts = [$(stringify!($part)),+].len();
                    if let [$($part),+] = text.splitn(parts, ':').collect::<Vec<_>>()[..] {
                        $(part!(read $part);)+
                        return Some($($value)+)$(.filter($valid))?;
                    }
                )+
                None
            }
        }
    };
}

/// Makes an enum whose variants are written and read as [`words`]: each as words, with its fields
/// behind them. Of a variant that is written otherwise, or in several ways, each of them says what
/// it means.
macro_rules! worded {
    ($(#[$doc:meta])* pub enum $Data:ident {$(
        $(#[$variant_doc:meta])*
        $Variant:ident $(($($Field:ty),+))? $({ $($name:ident: $Type:ty),+ })? = $($shape:tt $(=> $value:tt)?)|+,
    )+}) => {
        $(#[$doc])*
        pub enum $Data {
            $($(#[$variant_doc])* $Variant $(($($Field),+))? $({ $($name: $Type),+ })?,)+
        }

        words! { $Data: $($($shape => (value!($Variant $shape $($value)?)),)+)+ }
    };
}

/// What one shape of a variant of [`worded`] means.
macro_rules! value {
    ($Variant:ident [$($word:literal)+]) => {
        Self::$Variant
    };
    ($Variant:ident [$($word:literal)* $($field:ident)+]) => {
        Self::$Variant($($field),+)
    };
    ($Variant:ident $shape:tt ($($value:tt)+)) => {
        $($value)+
    };
}

/// A word or a field of [`words`].
macro_rules! part {
    (write $word:literal) => {
        $word.to_owned()
    };
    (write $field:ident) => {
        Words::write($field)
    };
    (read $word:literal) => {};
    (read $field:ident) => {
        let $field = Words::read($field)?;
    };
}

/// Fields that are written and read by these functions.
macro_rules! fields {
    ($($Field:ty: $write:expr, $read:expr;)+) => {
        $(impl Words for $Field {
            fn write(&self) -> String {
                $write(*self).to_owned()
            }

            fn read(text: &str) -> Option<Self> {
                $read(text)
            }
        })+
    };
}

/// Fields that are written and read as everywhere.
macro_rules! plain_fields {
    ($($Field:ty),+) => {
        $(impl Words for $Field {
            fn write(&self) -> String {
                self.to_string()
            }

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        })+
    };
}

use {part, value, worded, words};

plain_fields!(u8, u16, u32, u64, i64, usize, String, Kind, Strength, Pace, Options, Choices, Point);
plain_fields!(SeekId, GameId, FileFormat);

fields! {
    Offer: Offer::as_str, Offer::read;
    Notify: Notify::as_str, Notify::read;
    Language: Language::as_str, Language::read;
}

/// The id of a member.
impl Words for UserId {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|id: &Self| id.get() > 0)
    }
}

worded! {
    /// The meaning of a button, as its custom id carries it behind the version. No code of a game
    /// is one of these words, since codes have no vowels.
    #[derive(Clone, Debug, PartialEq, Eq, derive_more::From)]
    pub enum CustomId {
        /// Show the message of the button, which is about this game, to everybody.
        ShareGame(String) = ["share" "game" code],
        /// Show the message of the button, which is about no game, to everybody.
        SharePosition = ["share" "position"],
        /// The same as an earlier version wrote it, which did not say about which game.
        Share = ["share"],
        /// A page of the rules of a game, from 1. It may no longer exist.
        Page(Kind, u8) = ["rules" kind number],
        /// A step of the example game of a game, from 1. It may no longer exist.
        Example(Kind, u8) = ["example" kind number],
        /// The language in which a member wants to be answered.
        Language(Language) = ["preferences" "language" language],
        /// A preference by its name and its value, in a menu of an earlier version; a form asks for
        /// them now.
        OldPreference(String, String) = ["preferences" name value],
        /// A form that is opened.
        #[from]
        Form(FormButton) = ["form" form],
        /// Erase a member from a server.
        Erase(UserId) = ["erase" user "yes"] => (Self::Erase(user)),
        /// Do not erase them.
        Spare(UserId) = ["erase" user "no"] => (Self::Spare(user)),
        /// What a moderator wants to do to a game.
        #[from]
        Moderator(ModeratorButton) = ["ruling" button],
        /// An action in a tournament.
        #[from]
        Tournament(TournamentButton) = ["tournament" button],
        /// An action on a server's club board.
        #[from]
        Club(ClubButton) = ["club" button],
        /// The game that is chosen for a challenge, and the challenged member with their name on
        /// the server, which the interaction of a button does not contain.
        Challenge(Kind, Person) = ["challenge" kind id name]
            => (Self::Challenge(kind, Person { id, name })),
        /// The level of the computers that a member wants to play.
        #[from]
        Against(Against) = ["against" against],
        /// Play with whoever has placed this seek.
        AnswerSeek(SeekId) = ["seek" seek "answer"] => (Self::AnswerSeek(seek)),
        /// Take back one's own seek.
        WithdrawSeek(SeekId) = ["seek" seek "withdraw"] => (Self::WithdrawSeek(seek)),
        /// The next game in which the member is to move: this, at its place among those that wait,
        /// or else the first.
        Next(Option<TurnKey>) = ["next"] => (Self::Next(None))
            | ["next" deadline game] => (Self::Next(Some(TurnKey { deadline, game }))),
        /// An action on the member's own data.
        #[from]
        OwnData(OwnDataButton) = ["data" button],
        /// An action on a puzzle or a task.
        #[from]
        Puzzle(PuzzleButton) = ["puzzle" button],
        /// The next puzzle of a game.
        NextPuzzle(Kind) = ["puzzles" kind],
        /// The first task of a game that the member has not done.
        NextTask(Kind) = ["tasks" kind],
        /// The mistake of the member's own that has been due for the longest time.
        NextMistake = ["mistakes" "due"],
        /// An action on a variation.
        #[from]
        Variation(VariationButton) = ["try" button],
        /// An action in a game.
        #[from]
        Game(GameButton) = [button],
    }
}

worded! {
    /// What a form asks for. It has the id of the button that opens it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FormButton {
        /// How the member plays and sees boards.
        Preferences = ["preferences"],
        /// How they are notified.
        Notifications = ["notifications"],
        /// When they are away.
        Vacation = ["vacation"],
        /// A game that was played elsewhere.
        Import = ["import"],
        /// A new tournament.
        Tournament = ["tournament"],
        /// The settings of the server; the form also says by their fingerprint which ones it
        /// showed.
        Settings(Option<u64>) = ["settings"] => (Self::Settings(None))
            | ["settings" seen] => (Self::Settings(Some(seen))),
    }
}

worded! {
    /// A button of a club board, or of the messages that it opens.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ClubButton {
        /// See one's own games.
        Games = ["games"],
        /// Ask which table to open.
        Choose = ["choose"],
        /// Open a table of this game for this many players.
        Open(Kind, u8) = ["open" kind players],
        /// Open a game against the weakest computer.
        Practise(Kind) = ["practise" kind],
        /// Ask which table to join.
        Join = ["join"],
        /// See the seeks.
        Seeks = ["seeks"],
        /// Take the role that is called for new tables.
        Call = ["call"],
        /// Have it no longer.
        DoNotCall = ["quiet"],
    }
}

worded! {
    /// A button about the data of the member who presses it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OwnDataButton {
        /// Ask for confirmation of the erasure.
        Ask = ["ask"],
        /// Erase the member in a day, after the confirmation.
        Erase = ["erase"],
        /// Do not erase the member.
        Keep = ["keep"],
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}{}", self.write())
    }
}

impl FromStr for CustomId {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let words = match id.strip_prefix(MARKED) {
            Some(marked) => marked.split_once(':').map(|(_, words)| words),
            None => id.strip_prefix(VERSION),
        };
        words.and_then(Self::read).ok_or(UnknownCustomId)
    }
}

/// Discord's limit for a custom id, in characters.
pub const LONGEST_ID: usize = 100;

/// A custom id with the mark of the row whose message the component belongs to; `None` if it
/// becomes too long.
///
/// ```
/// use view::custom_id::{ClubButton, CustomId, mark_of, marked};
///
/// let id = CustomId::from(ClubButton::Games);
/// let marked = marked(&id.to_string(), "c0ffee").expect("it is short");
/// assert_eq!(marked.parse(), Ok(id), "it means the same");
/// assert_eq!(mark_of(&marked), Some("c0ffee"));
/// ```
pub fn marked(id: &str, mark: &str) -> Option<String> {
    let marked = format!("{MARKED}{mark}:{}", id.strip_prefix(VERSION)?);
    (marked.chars().count() <= LONGEST_ID).then_some(marked)
}

/// The mark in a custom id.
pub fn mark_of(id: &str) -> Option<&str> {
    Some(id.strip_prefix(MARKED)?.split_once(':')?.0)
}

/// What custom ids of this version begin with.
const VERSION: &str = "v1:";

/// What those with a mark begin with.
const MARKED: &str = "v1~";

/// Whether this can be the code of a game or of a tournament.
fn is_code(text: &str) -> bool {
    let can_be_in_it = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    (1..=8).contains(&text.len()) && text.bytes().all(can_be_in_it)
}

/// A custom id that this version did not write.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a custom id of another version")]
pub struct UnknownCustomId;
