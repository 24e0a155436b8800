//! The closed lists of families and games. Everything that is the same for each of them is generated from the two
//! lists at the end of this file.

use std::ops::RangeInclusive;
use std::str::FromStr;

use derive_more::{Display, From};
use serde::{Deserialize, Serialize};

use crate::board9::Field;
use crate::chevrons::Chevrons;
use crate::game::{
    BoardGame, Family, GameError, GameOptions, GameProfile, OptionValue, Start, TurnSummary,
};
use crate::pacru::Pacru;
use crate::pasang::{Pasang, Point};
use crate::seat::{Seat, Seats};
use crate::trail::{Azacru, Shacru};
use crate::version::RulesVersion;

/// Makes an enum over the families for each associated type of [`Family`].
macro_rules! families {
    ($($(#[$doc:meta])* $Family:ident { location: $Location:ident, options: $options:ident },)+) => {
        /// The board of any game, as a picture shows it.
        #[derive(Clone, Copy, PartialEq, Debug, From)]
        pub enum Board<'a> {
            $($(#[$doc])* $Family(&'a <$Family as Family>::Board),)+
        }

        /// A place on the board of any game. `Display` is its name: `e5`, `k11`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, From)]
        pub enum Location {
            $($(#[$doc])* $Location($Location),)+
        }

        /// The question that a player's next choice answers.
        #[derive(Clone, Copy, PartialEq, Debug, From)]
        pub enum Prompt {
            $($(#[$doc])* $Family(<$Family as Family>::Prompt),)+
        }

        /// A note about a choice.
        #[derive(Clone, Copy, PartialEq, Debug, From)]
        pub enum Note {
            $($(#[$doc])* $Family(<$Family as Family>::Note),)+
        }

        /// All effects of a turn or a resignation.
        #[derive(Clone, PartialEq, Debug, From)]
        pub enum Summary {
            $($(#[$doc])* $Family(<$Family as Family>::Summary),)+
        }

        /// An error of a game's own rules.
        #[derive(Clone, PartialEq, Debug, thiserror::Error)]
        pub enum FamilyError {
            $($(#[$doc])* #[error(transparent)] $Family(#[from] <$Family as Family>::Error),)+
        }

        /// The rule options of a game. `None` is the usual rule of the game.
        ///
        /// In text the options are separated by spaces: `meeting9=off noProgressRounds=10`; a name alone switches the
        /// option on. In JSON they are one object.
        ///
        /// ```
        /// use rules::Options;
        ///
        /// let options: Options = "meeting9=off noProgressRounds=10".parse()?;
        /// assert_eq!(options.chevrons.meeting9, Some(false));
        /// assert_eq!(options.to_string(), "meeting9=off noProgressRounds=10");
        /// # Ok::<(), rules::OptionsError>(())
        /// ```
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Options {
            $($(#[$doc])* pub $options: <$Family as Family>::Options,)+
        }

        impl Options {
            /// Sets an option by its name. Returns whether there is such an option.
            pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<bool, FamilyError> {
                $(if self.$options.set(name, value).map_err(FamilyError::$Family)? {
                    return Ok(true);
                })+
                Ok(false)
            }

            /// The options that are set, by name, in a fixed order.
            pub(crate) fn entries(&self) -> Vec<(&'static str, OptionValue)> {
                let mut entries = Vec::new();
                $(entries.extend(self.$options.entries());)+
                entries
            }
        }

        impl GameError for FamilyError {
            fn is_unreadable(&self) -> bool {
                match self {
                    $(FamilyError::$Family(error) => error.is_unreadable(),)+
                }
            }
        }

        impl Summary {
            /// Who acted.
            pub fn seat(&self) -> Seat {
                match self {
                    $(Summary::$Family(summary) => summary.seat(),)+
                }
            }

            /// Whether nothing was done on the board: the player could only pass, or their turn was skipped.
            pub fn is_pass(&self) -> bool {
                match self {
                    $(Summary::$Family(summary) => summary.is_pass(),)+
                }
            }

            /// Whether somebody resigned or ran out of time, in turn or not.
            pub fn is_resignation(&self) -> bool {
                match self {
                    $(Summary::$Family(summary) => summary.is_resignation(),)+
                }
            }

            /// Whether somebody ran out of time.
            pub fn is_out_of_time(&self) -> bool {
                match self {
                    $(Summary::$Family(summary) => summary.is_out_of_time(),)+
                }
            }

            /// The same resignation as a loss on time.
            pub(crate) fn out_of_time(self) -> Summary {
                match self {
                    $(Summary::$Family(summary) => summary.out_of_time().into(),)+
                }
            }
        }

        $(

            impl AsRef<<$Family as Family>::Options> for Options {
                fn as_ref(&self) -> &<$Family as Family>::Options {
                    &self.$options
                }
            }
        )+
    };
}

/// Makes the enums over the games, and the macros that evaluate one expression for whichever game it is. `$d` is a
/// dollar sign, which a macro cannot write into another macro otherwise.
macro_rules! games {
    ($d:tt $($Game:ident,)+) => {
        /// The kind of game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
        #[derive(Serialize, Deserialize)]
        #[display("{}", self.slug())]
        #[serde(rename_all = "lowercase")]
        pub enum Kind {
            $(
                #[doc = concat!("See [`", stringify!($Game), "`](crate::", stringify!($Game), ").")]
                $Game,
            )+
        }

        impl Kind {
            /// All games.
            pub const ALL: [Kind; [$(Kind::$Game),+].len()] = [$(Kind::$Game),+];

            const fn profile(self) -> GameProfile {
                match self {
                    $(Kind::$Game => <$Game as BoardGame>::PROFILE,)+
                }
            }
        }

        /// A position of any of the games, for code that needs the game itself, such as a search.
        #[derive(Clone, PartialEq, Eq, Hash, Debug, From)]
        pub enum AnyGame {
            $(
                #[doc = concat!("A position of ", stringify!($Game), ".")]
                $Game($Game),
            )+
        }

        /// A turn of any of the games that is being chosen.
        #[derive(Clone, Debug, From)]
        pub(crate) enum AnyStage {
            $($Game(<$Game as BoardGame>::Draft),)+
        }

        impl AnyGame {
            /// The start position of a game.
            pub(crate) fn open(
                kind: Kind,
                seats: Seats,
                options: &Options,
                position: Option<&str>,
                version: RulesVersion,
            ) -> Result<AnyGame, FamilyError> {
                match kind {
                    $(Kind::$Game => {
                        let options = options.as_ref();
                        let game = $Game::open(&Start { seats, options, position, version })?;
                        Ok(AnyGame::$Game(game))
                    })+
                }
            }
        }

        /// Evaluates one expression for whichever game an [`AnyGame`](crate::AnyGame) is.
        ///
        /// ```
        /// use rules::{BoardGame, Kind, Position, on_game};
        ///
        /// let position = Position::start(Kind::Shacru, 2)?;
        /// assert_eq!(on_game!(position.game(), game => game.points()), position.points());
        /// # Ok::<(), rules::RulesError>(())
        /// ```
        #[macro_export]
        macro_rules! on_game {
            ($d any:expr, $d game:ident => $d body:expr) => {
                match $d any {
                    $($crate::AnyGame::$Game($d game) => $d body,)+
                }
            };
        }

        macro_rules! on_stage {
            ($d any:expr, $d draft:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::AnyStage::$Game($d draft) => $d body,)+
                }
            };
        }

        /// For a game and a draft of the same kind; `None` if their kinds differ.
        macro_rules! on_both {
            ($d any:expr, ($d game:ident, $d draft:ident) => $d body:expr) => {
                match $d any {
                    $((
                        $crate::games::AnyGame::$Game($d game),
                        $crate::games::AnyStage::$Game($d draft),
                    ) => Some($d body),)+
                    _ => None,
                }
            };
        }
    };
}

families! {
    /// Pacru, Azacru and Shacru, on a board of 81 fields.
    Chevrons { location: Field, options: chevrons },
    /// Pasang, on a board of 120 points.
    Pasang { location: Point, options: pasang },
}

games! { $ Pacru, Azacru, Shacru, Pasang, }

impl Kind {
    /// The name for people: `Pacru`.
    pub const fn name(self) -> &'static str {
        self.profile().name
    }

    /// The name for programs: `pacru`. Records hold it, so it never changes.
    pub const fn slug(self) -> &'static str {
        self.profile().slug
    }

    /// The possible numbers of players.
    pub const fn players(self) -> RangeInclusive<usize> {
        self.profile().players
    }

    /// The names of the options that apply to the game.
    pub(crate) const fn options(self) -> &'static [&'static str] {
        self.profile().options
    }
}

/// The text names no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such game")]
pub struct KindError;

impl FromStr for Kind {
    type Err = KindError;

    fn from_str(text: &str) -> Result<Kind, KindError> {
        let named = |kind: &Kind| kind.slug().eq_ignore_ascii_case(text);
        Kind::ALL.into_iter().find(named).ok_or(KindError)
    }
}
