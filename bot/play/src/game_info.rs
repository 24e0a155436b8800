//! What a game belongs to and who is away from it: what members ask for beside its position.

use std::collections::BTreeMap;

use crate::clocks::Clocks;
use crate::reach::{Unreached, must_be_reached};
use crate::time::Millis;
use crate::tournament::Board;
use crate::{Game, GameId, TournamentId, UserId};

/// What a tournament is called. Seasons of a league share a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentTitle {
    /// The name that its organiser chose: untrusted text.
    pub name: String,
    /// The number of the season, from 1.
    pub season: u32,
}

/// What is shown about a game beside its position, its players and its terms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    /// What its tournament is called, if it belongs to one.
    pub tournament: Option<TournamentTitle>,
    /// The players whose clocks stop now because they are on vacation, each with the end of it.
    pub vacations: BTreeMap<UserId, Millis>,
    /// Why the channel cannot be written to, if the player to move was not reached there.
    pub unreached: Option<Unreached>,
    /// The ruling that has annulled its result.
    pub annulled: Option<Annulled>,
}

/// That the result of a game was annulled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annulled {
    /// When.
    pub at: Millis,
    /// Who has decided that, and why, as far as it is known.
    pub by: Option<(UserId, Option<String>)>,
}

/// The same for several games, from which [`GameInfos::of`] takes what concerns one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfos {
    /// What tournaments are called.
    pub tournaments: BTreeMap<TournamentId, TournamentTitle>,
    /// Members who are on vacation now, each with the end of it.
    pub vacations: BTreeMap<UserId, Millis>,
    /// The games whose player to move was not reached in their channel.
    pub unreached: BTreeMap<GameId, Unreached>,
}

impl GameInfos {
    /// What concerns this game. A vacation that does not stop its clocks is left out.
    pub fn of(&self, game: &Game) -> GameInfo {
        let title = |board: Board| self.tournaments.get(&board.tournament).cloned();
        let players = game.players.iter().filter(|_| Clocks::heed_vacations(game));
        let until = players.filter_map(|player| {
            let user = player.person.id;
            Some((user, *self.vacations.get(&user)?))
        });
        let unreached = must_be_reached(game).and_then(|_| self.unreached.get(&game.id));
        let unreached = unreached.filter(|it| it.directly || Clocks::is_suspended(game));
        GameInfo {
            tournament: game.tournament.and_then(title),
            vacations: until.collect(),
            unreached: unreached.copied(),
            // Those that go on are not annulled.
            annulled: None,
        }
    }
}
