//! The preferences of a member, for all games and servers.

use boxed::boxed;
use play::{
    BoardSide, Confirm, Game, Language, Preferences, Review, Show, Targets, UserId, untrusted,
};

use super::pool::Executor;
use super::query::{execute, fetch_all, fetch_optional};
use super::{Result, Store};

#[boxed]
impl Store {
    /// The preferences of a member.
    pub async fn preferences(&self, user: UserId) -> Result<Preferences> {
        chosen(&self.reader, user).await
    }

    /// Changes the preferences of a member, and returns them.
    pub async fn prefer(
        &self,
        user: UserId,
        change: impl FnOnce(&mut Preferences),
    ) -> Result<Preferences> {
        let mut tx = self.begin().await?;
        let mut preferences = chosen(&mut tx, user).await?;
        change(&mut preferences);
        execute! { &mut tx;
            "INSERT INTO preferences (user_id, confirm, side, targets, show, theme, picture_name, language,
                                      review)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (user_id) DO UPDATE SET
               confirm = excluded.confirm, side = excluded.side, targets = excluded.targets,
               show = excluded.show, theme = excluded.theme, picture_name = excluded.picture_name,
               language = excluded.language, review = excluded.review",
                user, preferences.confirm.as_str(), preferences.side.as_str(), preferences.targets.as_str(),
                preferences.show.as_str(), preferences.theme, preferences.picture_name,
                preferences.language.map(Language::as_str), preferences.review.as_str();
        }
        tx.commit().await?;
        Ok(preferences)
    }

    /// The same game with the names that its players have chosen for pictures.
    pub async fn with_picture_names(&self, game: &Game) -> Result<Game> {
        let id = |player: usize| game.players.get(player).map(|player| player.person.id);
        let rows = fetch_all! { &self.reader, (user_id, name);
            r#"SELECT user_id, picture_name AS "name!" FROM preferences
               WHERE user_id IN ($1, $2, $3, $4) AND picture_name IS NOT NULL"#, id(0), id(1), id(2), id(3);
        };
        let mut game = game.clone();
        for (user, name) in rows {
            let mut players = game.players.iter_mut();
            if let Some(player) = players.find(|player| player.person.id.get() == user) {
                player.picture_name = Some(untrusted::name(name));
            }
        }
        Ok(game)
    }
}

/// Reads a stored choice; one that this version does not know becomes the default.
async fn chosen(executor: impl Into<Executor<'_>>, user: UserId) -> Result<Preferences> {
    let row = fetch_optional! { executor, (confirm, side, targets, show, theme, picture_name, language, review);
        "SELECT confirm, side, targets, show, theme, picture_name, language, review FROM preferences
         WHERE user_id = $1", user;
    };
    let Some((confirm, side, targets, show, theme, picture_name, language, review)) = row else {
        return Ok(Preferences::default());
    };
    Ok(Preferences {
        confirm: Confirm::read(&confirm).unwrap_or_default(),
        side: BoardSide::read(&side).unwrap_or_default(),
        targets: Targets::read(&targets).unwrap_or_default(),
        show: Show::read(&show).unwrap_or_default(),
        theme,
        picture_name: picture_name.map(untrusted::name),
        language: language.as_deref().and_then(Language::read),
        review: Review::read(&review).unwrap_or_default(),
    })
}
