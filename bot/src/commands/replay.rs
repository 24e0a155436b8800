//! `/pacru study replay`: a game as an animated GIF.

use background::in_progress::Task;
use std::ops::RangeInclusive;
use std::time::Duration;

use discord::Answer;
use play::{ActionError, Game, UserId, Wanted, seat_of};
use view::custom_id::Action;
use view::{Post, Texts};

use super::buttons::InDiscord;
use super::{Context, asker, begin, find, options, room_for_file};
use crate::{Bot, Result};

/// A member who waits longer than this is told that the GIF is coming.
const PATIENCE: Duration = Duration::from_millis(1500);

#[poise::command(slash_command)]
pub(super) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "options::games_to_see"] game: Option<String>,
    from: Option<u32>,
    to: Option<u32>,
    #[min = 1] last: Option<u32>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let bot = ctx.data();
    let asker = asker(ctx.interaction);
    let game = find(ctx, game.as_deref(), Wanted::View, |game| {
        Some(Action::Turns(turns(game, from, to, last).ok()?))
    })
    .await?;
    let turns = turns(&game, from, to, last)?;
    let limit = ctx.interaction.attachment_size_limit;
    let film = Film { t: answer.texts, answer: Some(answer), limit };
    let gif = replay_gif(bot, film, &game, asker.user, turns).await?;
    Ok(answer.say(&gif).await?)
}

/// How large an animated GIF may be, and who waits for it.
pub(super) struct Film<'a> {
    /// What its sentences are taken from.
    pub(super) t: &'static Texts,
    /// Where the member is told that it is coming, if it takes long.
    pub(super) answer: Option<Answer<'a>>,
    /// How many bytes it can have.
    pub(super) limit: u32,
}

impl<'a> Film<'a> {
    /// A film for a member who has pressed something, in Discord or on the page.
    pub(super) fn pressed(t: &'static Texts, discord: Option<&InDiscord<'a>>) -> Self {
        let limit = discord.map_or(ON_THE_PAGE, |discord| discord.limit);
        Self { t, answer: discord.map(|discord| discord.answer), limit }
    }
}

/// How many bytes a film can have on the page: what Discord allows in most places.
const ON_THE_PAGE: u32 = 10 * 1024 * 1024;

/// Some turns of a game as an animated GIF, for one member. If it takes long, they are told that it is coming; until it
/// is there, they cannot ask for another one.
pub(super) async fn replay_gif(
    bot: &Bot,
    Film { t, answer, limit }: Film<'_>,
    game: &Game,
    user: UserId,
    turns: RangeInclusive<u32>,
) -> Result<Post> {
    let _one_at_a_time = bot.in_progress.begin(user, Task::ReplayGif)?;
    let replay = bot.games.replay(game, 1, game.seq).await?;
    let room = room_for_file(limit);
    let wait = view::drawing(t, &turns);
    let preferences = bot.games.store().preferences(user).await?;
    let seat = game.player_of(user).and_then(|player| seat_of(game, player));
    let display_options = view::DisplayOptions::of(&preferences, seat);
    let game = bot.for_pictures(game).await?;
    let gif = move |renderer: &_| {
        view::replay_gif(t, renderer, &game, &replay, turns, room, display_options)
    };
    let mut drawing = Box::pin(bot.renderer.replay_gif(gif));
    Ok(tokio::select! {
        gif = &mut drawing => gif?,
        () = tokio::time::sleep(PATIENCE) => {
            if let Some(answer) = answer {
                answer.say(&wait).await?;
            }
            drawing.await?
        }
    })
}

/// Checks that a game has these turns.
pub(super) fn check(game: &Game, turns: &RangeInclusive<u32>) -> Result<(), ActionError> {
    if turns.is_empty() || *turns.end() > game.ply {
        return Err(ActionError::NoSuchTurn { code: game.code.clone(), last: game.ply });
    }
    Ok(())
}

/// The turns that are asked for.
fn turns(
    game: &Game,
    from: Option<u32>,
    to: Option<u32>,
    last: Option<u32>,
) -> Result<RangeInclusive<u32>, ActionError> {
    if let (Some(from), Some(to)) = (from, to)
        && from > to
    {
        return Err(ActionError::TurnsReversed);
    }
    let to = to.unwrap_or(game.ply);
    let from = match (from, last) {
        (Some(from), _) => from,
        (None, Some(last)) => to.saturating_sub(last),
        (None, None) => 0,
    };
    check(game, &(from..=to))?;
    Ok(from..=to)
}
