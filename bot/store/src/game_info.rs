//! What games belong to, and who is away from them.

use std::collections::BTreeMap;

use boxed::boxed;
use play::moderation::ANNULLED;
use play::tournament::Settings;
use play::{Annulled, Game, GameInfo, GameInfos, TournamentId, TournamentTitle, UserId};

use super::query::fetch_all;
use super::{Result, Store, StoreError, narrow};

#[boxed]
impl Store {
    /// The tournament of a game, which of its players are on vacation now, and who has annulled its
    /// result.
    pub async fn game_info(&self, game: &Game) -> Result<GameInfo> {
        let (now, id) = (self.now(), |player: usize| Some(game.players.get(player)?.person.id));
        let tournaments = match game.tournament {
            Some(board) => {
                let rows = fetch_all! { &self.reader, (id, settings, season);
                    "SELECT id, settings, season FROM tournaments WHERE id = $1", board.tournament;
                };
                titles(rows)?
            }
            None => BTreeMap::new(),
        };
        let away = fetch_all! { &self.reader, (user_id, until);
            r#"SELECT user_id, vacation_until AS "until!" FROM people
               WHERE user_id IN ($1, $2, $3, $4) AND vacation_from <= $5 AND vacation_until > $5"#,
                id(0), id(1), id(2), id(3), now;
        };
        let vacations = away.into_iter().map(|(user, until)| (user.into(), until)).collect();
        let unreached = self.unreached(game.id).await?.map(|it| (game.id, it));
        let infos =
            GameInfos { tournaments, vacations, unreached: unreached.into_iter().collect() };
        let annulled = match game.annulled_at {
            Some(at) => Some(Annulled { at, by: self.ruling(game.id, at, ANNULLED).await? }),
            None => None,
        };
        Ok(GameInfo { annulled, ..infos.of(game) })
    }

    /// The same for the games of [`Store::games_of`].
    pub async fn game_infos_of(&self, user: UserId) -> Result<GameInfos> {
        let rows = fetch_all! { &self.reader, (id, settings, season);
            "SELECT id, settings, season FROM tournaments WHERE id IN (
               SELECT going.tournament_id FROM players AS own JOIN games AS going ON going.id = own.game_id
               WHERE own.user_id = $1 AND own.place IS NULL AND going.status IN ('open', 'active', 'frozen'))",
                user;
        };
        let away = fetch_all! { &self.reader, (user_id, until);
            r#"SELECT user_id, vacation_until AS "until!" FROM people
               WHERE vacation_from <= $2 AND vacation_until > $2 AND user_id IN (
                 SELECT other.user_id FROM players AS own
                 JOIN games AS going ON going.id = own.game_id
                 JOIN players AS other ON other.game_id = own.game_id
                 WHERE own.user_id = $1 AND own.place IS NULL AND going.status = 'active')"#,
                user, self.now();
        };
        let vacations = away.into_iter().map(|(user, until)| (user.into(), until)).collect();
        let unreached = self.unreached_of(user).await?.into_iter().collect();
        Ok(GameInfos { tournaments: titles(rows)?, vacations, unreached })
    }
}

/// What tournaments are called, by their rows.
fn titles(rows: Vec<(i64, String, i64)>) -> Result<BTreeMap<TournamentId, TournamentTitle>> {
    let title = |(id, settings, season): (i64, String, i64)| {
        let unreadable = |_| StoreError::Unreadable(format!("the settings of tournament {id}"));
        let Settings { name, .. } = serde_json::from_str(&settings).map_err(unreadable)?;
        Ok((id.into(), TournamentTitle { name, season: narrow(season)? }))
    };
    rows.into_iter().map(title).collect()
}
