//! The closed lists of families and games. Everything that is the same for each of them is
//! generated from the two lists at the end of this file.

use std::ops::RangeInclusive;

use derive_more::{Display, From};
use serde::{Deserialize, Serialize};

use crate::board9::Field;
use crate::chevrons::{ChevronAction, Chevrons, Elimination, EliminationCause};
use crate::game::{BoardGame, Family, GameProfile, Start};
use crate::pacru::Pacru;
use crate::pasang::{Pasang, PasangAction, Point};
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
        /// In text the options are separated by spaces: `meeting9=off noProgressRounds=10`; a name
        /// alone switches the option on. In JSON they are one object.
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

        $(
            impl AsRef<<$Family as Family>::Options> for Options {
                fn as_ref(&self) -> &<$Family as Family>::Options {
                    &self.$options
                }
            }
        )+
    };
}

/// Makes the enums over the games, and the macros that evaluate one expression for whichever game
/// it is. `$d` is a dollar sign, which a macro cannot write into another macro otherwise.
macro_rules! games {
    ($d:tt $($Game:ident,)+) => {
        /// The kind of game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(Serialize, Deserialize, strum::Display, strum::EnumString, strum::IntoStaticStr)]
        #[serde(rename_all = "lowercase")]
        #[strum(serialize_all = "lowercase", ascii_case_insensitive)]
        #[strum(parse_err_ty = KindError, parse_err_fn = no_such_game)]
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
    pub fn slug(self) -> &'static str {
        self.into()
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

fn no_such_game(_: &str) -> KindError {
    KindError
}

impl Summary {
    /// Who acted.
    pub fn seat(&self) -> Seat {
        match self {
            Summary::Chevrons(summary) => summary.seat,
            Summary::Pasang(summary) => summary.seat,
        }
    }

    /// Whether nothing was done on the board: the player could only pass, or their turn was
    /// skipped.
    pub fn is_pass(&self) -> bool {
        match self {
            Summary::Chevrons(summary) => {
                matches!(summary.action, ChevronAction::Pass | ChevronAction::Skip)
            }
            Summary::Pasang(_) => false,
        }
    }

    /// Whether somebody resigned or ran out of time, in turn or not.
    pub fn is_resignation(&self) -> bool {
        match self {
            Summary::Chevrons(summary) => summary.action == ChevronAction::Resignation,
            Summary::Pasang(summary) => {
                matches!(summary.action, PasangAction::Resignation | PasangAction::OutOfTime)
            }
        }
    }

    /// Whether somebody ran out of time.
    pub fn is_out_of_time(&self) -> bool {
        let late = |out: &Elimination| out.cause == EliminationCause::OutOfTime;
        match self {
            Summary::Chevrons(summary) => summary.eliminations.iter().any(late),
            Summary::Pasang(summary) => summary.action == PasangAction::OutOfTime,
        }
    }

    /// The same resignation as a loss on time.
    pub(crate) fn out_of_time(mut self) -> Summary {
        match &mut self {
            Summary::Chevrons(summary) => {
                for out in &mut summary.eliminations {
                    if out.cause == EliminationCause::Resigned {
                        out.cause = EliminationCause::OutOfTime;
                    }
                }
            }
            Summary::Pasang(summary) => summary.action = PasangAction::OutOfTime,
        }
        self
    }
}
