//! `/pacru rating`, `leaderboard` and `profile`: how members have fared.

use serenity::all::User;

use super::lobby::{Game, nickname};
use super::{Context, actor, asker, begin};
use crate::Error;
use crate::play::Refusal;
use crate::rating::Pool;
use crate::store::{GameId, GameStatus, GuildId, Person, Purpose, RatingChange, StoreError};
use crate::view::{self, Profile, Rated};

/// So many of the last games make a trend.
const TREND: i64 = 5;

/// The size of a table, as Discord offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(super) enum Players {
    #[name = "two"]
    Two,
    #[name = "three or four"]
    More,
}

/// See how strong somebody is, as far as rated games tell
#[poise::command(slash_command)]
pub(super) async fn rating(
    ctx: Context<'_>,
    #[description = "Whose ratings; your own if you name nobody"] member: Option<User>,
    #[description = "Only this game, with its last results"] game: Option<Game>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let (member, guild) = (asked(ctx, member.as_ref()), server(ctx)?);
    let store = ctx.data().play.store();
    let mut pools = Vec::new();
    for (pool, standing) in store.standings_of(guild, member.id).await? {
        if game.is_some_and(|game| game.0 != pool.kind) {
            continue;
        }
        let mut latest = Vec::new();
        for (id, change) in store.latest_changes(guild, member.id, pool, TREND).await? {
            latest.push(with_game(ctx, id, change).await?);
        }
        pools.push(Rated {
            pool,
            standing,
            latest,
        });
    }
    let reader = asker(ctx.interaction).user;
    Ok(answer
        .say(&view::ratings(&member, reader, &pools, game.is_some()))
        .await?)
}

/// See the best players of this server at a game
#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[description = "Which game; usually the one played most"] game: Option<Game>,
    #[description = "At tables for how many"] players: Option<Players>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let guild = server(ctx)?;
    let many = players.map(|players| players == Players::More);
    let fits = |pool: &Pool| {
        game.is_none_or(|game| game.0 == pool.kind) && many.is_none_or(|many| many == pool.many)
    };
    let store = ctx.data().play.store();
    let busiest = store.busiest_pools(guild).await?.into_iter();
    // Where nothing was played yet, the first that could be.
    let pool = busiest.chain(Pool::all()).find(fits);
    let Some(pool) = pool else {
        let kind = game.map_or(rules::Kind::Pasang, |game| game.0);
        return Err(Refusal::Players { kind, asked: 3 }.into());
    };
    let all = store.leaderboard(guild, pool).await?;
    let reader = asker(ctx.interaction).user;
    Ok(answer.say(&view::leaderboard(pool, &all, reader)).await?)
}

/// See how somebody's games ended and which are being played
#[poise::command(slash_command)]
pub(super) async fn profile(
    ctx: Context<'_>,
    #[description = "Whose; your own if you name nobody"] member: Option<User>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let (member, guild) = (asked(ctx, member.as_ref()), server(ctx)?);
    let store = ctx.data().play.store();
    let mut games = Vec::new();
    for game in store.games_of(member.id).await? {
        let begun = matches!(game.status, GameStatus::Active | GameStatus::Frozen);
        if begun && game.guild == Some(guild) {
            let post = store.newest_post(game.id, Purpose::Board).await?;
            games.push((game, post));
        }
    }
    let profile = Profile {
        since: store.plays_since(guild, member.id).await?,
        tallies: store.tallies(guild, member.id).await?,
        standings: store.standings_of(guild, member.id).await?,
        reliability: store.reliability(guild, member.id).await?,
        games,
        member,
    };
    let reader = asker(ctx.interaction).user;
    Ok(answer.say(&view::profile(&profile, reader)).await?)
}

async fn with_game(
    ctx: Context<'_>,
    id: GameId,
    change: RatingChange,
) -> Result<(crate::store::Game, RatingChange), StoreError> {
    let game = ctx.data().play.store().game_by_id(id).await?;
    let missing = || StoreError::Unreadable(format!("the rated game {id}"));
    Ok((game.ok_or_else(missing)?, change))
}

/// Whom a command is about, under the name shown on this server.
fn asked(ctx: Context<'_>, member: Option<&User>) -> Person {
    member.map_or_else(
        || actor(ctx.interaction).person,
        |user| Person {
            id: user.id.get().into(),
            name: nickname(ctx, user.id)
                .unwrap_or_else(|| user.display_name())
                .to_owned(),
        },
    )
}

/// Where the command was used: Discord offers it on servers only.
fn server(ctx: Context<'_>) -> Result<GuildId, Refusal> {
    asker(ctx.interaction).guild.ok_or(Refusal::NoServer)
}
