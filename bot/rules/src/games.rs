//! The one list of games, and everything that is the same for each of them.

use crate::error::RulesError;
use crate::game::Game;
use crate::kind::Kind;
use crate::pacru::Pacru;
use crate::pasang::Pasang;
use crate::setup::Setup;
use crate::trail::{Azacru, Shacru};

/// Makes the enums over the games and the macros that run one expression on whichever it is.
/// `$d` is a dollar sign, which a macro cannot write into another one otherwise.
macro_rules! games {
    ($d:tt $($(#[$doc:meta])* $Game:ident,)+) => {
        /// A position of any of the games, for those who need the game itself: a search, for
        /// example. More games may be added; whoever matches on it wants to be told.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyGame {
            $($(#[$doc])* $Game($Game),)+
        }

        /// A turn being chosen in any of the games.
        #[derive(Clone, Debug)]
        pub(crate) enum AnyStage {
            $($Game(<$Game as Game>::Draft),)+
        }

        impl AnyGame {
            /// The position a set-up begins with.
            pub(crate) fn open(setup: &Setup) -> Result<AnyGame, RulesError> {
                match setup.kind {
                    $(Kind::$Game => $Game::open(setup).map(AnyGame::$Game),)+
                }
            }
        }

        $(
            impl From<$Game> for AnyGame {
                fn from(game: $Game) -> AnyGame {
                    AnyGame::$Game(game)
                }
            }

            impl From<<$Game as Game>::Draft> for AnyStage {
                fn from(draft: <$Game as Game>::Draft) -> AnyStage {
                    AnyStage::$Game(draft)
                }
            }
        )+

        macro_rules! on_game {
            ($d any:expr, $d game:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::AnyGame::$Game($d game) => $d body,)+
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

        /// Of a game and a draft of the same kind; `None` if they are of different kinds.
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

        pub(crate) use {on_both, on_game, on_stage};
    };
}

games! { $
    /// Pacru.
    Pacru,
    /// Azacru.
    Azacru,
    /// Shacru.
    Shacru,
    /// Pasang.
    Pasang,
}
