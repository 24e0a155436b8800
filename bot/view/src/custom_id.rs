//! The custom ids of buttons. A custom id contains everything that its button needs, so the button works after a
//! restart and for as long as its message exists:
//!
//! | custom id | what it is about |
//! |---|---|
//! | `v1:<code>:<seq>:<action>` | a game; an action carries its data, such as the choices of a turn that is being built |
//! | `v1:next:<deadline>:<game>` | a game that waits, or the one after its place |
//! | `v1:try:<code>:<point>:<action>` | variations of a game |
//! | `v1:tournament:<code>:<action>` | a tournament |
//! | `v1:club:<what>` | a club board |
//! | `v1:challenge:<game>:<member>:<name>` | a member who is challenged |
//! | `v1:against:<level>:<game>:<players>:…` | a game against computers, for a member who chooses their level |
//! | `v1:seek:<number>:<action>` | a seek |
//! | `v1:puzzle:<number>:<turns found>:<action>`, `v1:puzzles:<game>` | a puzzle, and the next one |
//! | `v1:mistakes:due` | the next mistake of the member's own games |
//! | `v1:rules:<game>:<page>` | a page of the rules |
//! | `v1:example:<game>:<step>` | a step of an example game |
//! | `v1:preferences:language:<language>` | a language that is chosen |
//! | `v1:data:<what>` | the member's own data |
//! | `v1:form:<what>` | a form, and what was filled in there |
//! | `v1:erase:<member>:<yes or no>` | the erasure of a member from a server |
//! | `v1:ruling:<code>:<what>` | what a moderator wants to do to a game |
//! | `v1:share` | sharing a private message |
//!
//! One component of each message that the bot posts on its own accord also carries the nonce of the row that has posted
//! it, as in `v1~c0ffee:7K3Q:12:board`. By this mark the bot finds a message whose fate it does not know.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use play::computers::Strength;
use play::move_builder::Choices;
use play::time::Pace;
use play::variations::Point;
use play::{GameId, Language, Notify, Offer, SeekId, UserId};
use rules::{Kind, Options};

use crate::tournaments::FileFormat;

pub use against::Against;
pub use challenge::Challenge;
pub use club::ClubButton;
pub use form::FormButton;
pub use game::{Action, GameButton, Tap};
pub use member::{ChosenLanguage, Erasing, OwnDataButton};
pub use moderator::{ModeratorAction, ModeratorButton};
pub use page::{ExampleStep, NextGame, Page};
pub use puzzle::{NextMistake, NextPuzzle, NextTask, PuzzleAction, PuzzleButton};
pub use seek::{SeekAction, SeekButton};
pub use tournament::{OrganiserAction, TournamentAction, TournamentButton};
pub use variation::{VariationAction, VariationButton};

mod against;
mod challenge;
mod club;
mod form;
mod game;
mod member;
mod moderator;
mod page;
mod puzzle;
mod seek;
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

/// Writes and reads values as words and fields with colons between them. What is read is the first of these shapes that
/// has its words in their places; the last field may contain colons.
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

/// Makes an enum whose variants are written and read as [`words`]: each as a word, with its fields behind it. Of a variant
/// that is written otherwise, or in several ways, each of them says what it means.
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
    ($Variant:ident [$word:literal]) => {
        Self::$Variant
    };
    ($Variant:ident [$word:literal $($field:ident)+]) => {
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

plain_fields!(u8, u16, u32, i64, usize, String, Kind, Strength, Pace, Options, Choices, Point);
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

/// Makes [`CustomId`] of the buttons there are, each with its prefix, which cannot be the code of a game, since codes have
/// no vowels. A custom id belongs to the first whose prefix it has.
macro_rules! custom_ids {
    ($($(#[$doc:meta])* $Button:ident($Data:ident) = $prefix:literal,)+) => {
        /// The meaning of a button, as its custom id carries it.
        #[derive(Clone, Debug, PartialEq, Eq, derive_more::From)]
        pub enum CustomId {
            /// Show the message of the button to everybody.
            Share,
            $($(#[$doc])* $Button($Data),)+
        }

        $(impl fmt::Display for $Data {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", $prefix, Words::write(self))
            }
        })+

        impl fmt::Display for CustomId {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    Self::Share => f.write_str(SHARE),
                    $(Self::$Button(data) => data.fmt(f),)+
                }
            }
        }

        impl FromStr for CustomId {
            type Err = UnknownCustomId;

            fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
                let id = &*bare(id);
                if id == SHARE {
                    return Ok(Self::Share);
                }
                $(if let Some(text) = id.strip_prefix($prefix) {
                    return $Data::read(text).map(Self::$Button).ok_or(UnknownCustomId);
                })+
                Err(UnknownCustomId)
            }
        }
    };
}

custom_ids! {
    /// A page of the rules.
    Page(Page) = "v1:rules:",
    /// A step of an example game.
    Example(ExampleStep) = "v1:example:",
    /// A language that was chosen.
    Language(ChosenLanguage) = "v1:preferences:language:",
    /// A form that is opened.
    Form(FormButton) = "v1:form:",
    /// Whether a member is to be erased.
    Erasing(Erasing) = "v1:erase:",
    /// What a moderator wants to do to a game.
    Moderator(ModeratorButton) = "v1:ruling:",
    /// An action in a tournament.
    Tournament(TournamentButton) = "v1:tournament:",
    /// An action on a server's club board.
    Club(ClubButton) = "v1:club:",
    /// The game that is chosen for a challenge.
    Challenge(Challenge) = "v1:challenge:",
    /// The level of the computers that a member wants to play.
    Against(Against) = "v1:against:",
    /// Something about a seek.
    Seek(SeekButton) = "v1:seek:",
    /// The next game in which the member is to move.
    Next(NextGame) = "v1:next",
    /// An action on the member's own data.
    OwnData(OwnDataButton) = "v1:data:",
    /// An action on a puzzle or a task.
    Puzzle(PuzzleButton) = "v1:puzzle:",
    /// The next puzzle of a game.
    Puzzles(NextPuzzle) = "v1:puzzles:",
    /// The next task of a game.
    Tasks(NextTask) = "v1:tasks:",
    /// The next mistake of the member's own.
    Mistakes(NextMistake) = "v1:mistakes:",
    /// An action on a variation.
    Variation(VariationButton) = "v1:try:",
    /// An action in a game. Its prefix is the shortest, hence it is the last.
    Game(GameButton) = "v1:",
}

/// The custom id of [`CustomId::Share`]; it cannot be the code of a game.
const SHARE: &str = "v1:share";

/// Discord's limit for a custom id, in characters.
pub const LONGEST_ID: usize = 100;

/// A custom id with the mark of the row whose message the component belongs to; `None` if it becomes too long.
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
    let rest = id.strip_prefix(VERSION)?.strip_prefix(':')?;
    let marked = format!("{MARKED}{mark}:{rest}");
    (marked.chars().count() <= LONGEST_ID).then_some(marked)
}

/// The mark in a custom id.
pub fn mark_of(id: &str) -> Option<&str> {
    Some(id.strip_prefix(MARKED)?.split_once(':')?.0)
}

/// A custom id without its mark.
fn bare(id: &str) -> Cow<'_, str> {
    match id.strip_prefix(MARKED).and_then(|id| id.split_once(':')) {
        Some((_, rest)) => format!("{VERSION}:{rest}").into(),
        None => id.into(),
    }
}

/// What custom ids of this version begin with.
const VERSION: &str = "v1";

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
