//! The one handler of all buttons and menus.

use discord::{Answer, Place};
use play::computers::may_seat;
use play::move_builder::Choices;
use play::{Asker, Game};
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Message, MessageFlags};
use view::custom_id::{Action, CustomId, GameButton, UnknownCustomId};
use view::{Post, Texts};

use super::composing::Composing;
use super::door::Admitted;
use super::used::Used;
use super::{
    Asking, admin, analysis, club, computers, data, exercises, forms, lessons, lobby, next, pasang,
    plan, preferences, replay, respond, seek, share, time, tournaments, variations, watch,
};
use crate::{Bot, Error, Result};

/// Carries out what a button asks for and answers the member who pressed it, privately.
pub(crate) async fn press(bot: &Bot, interaction: &ComponentInteraction) -> Result<()> {
    let used = Used::from(interaction);
    // A form must be the first response.
    if let Ok(form) = pressed(interaction).parse::<CustomId>()
        && form.opens_a_form()
    {
        return match used.presser().admit(bot, form).await {
            Ok(form) => forms::open(bot, used, form).await,
            Err(error) => forms::refuse(bot, used, &error).await,
        };
    }
    let private =
        interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    // A private message that is shared, to which the rules are looked up, or from one of whose turning points a member tries
    // another turn, stays as it is.
    let stays = match pressed(interaction).parse() {
        Ok(CustomId::Game(button)) => matches!(button.action, Action::Rules | Action::Try(Some(_))),
        pressed => {
            matches!(
                pressed,
                Ok(CustomId::ShareGame(_) | CustomId::SharePosition | CustomId::Share)
            )
        }
    };
    let place = if private && !stays { Place::Instead } else { Place::New };
    let act = async |answer: Answer<'_>| {
        let admitted = used.presser().admit(bot, pressed(interaction).parse()?).await?;
        let (message, limit) = (Some(&*interaction.message), interaction.attachment_size_limit);
        let discord = InDiscord { used, answer, message, limit };
        carry_out(&used.asking(answer.texts, bot), Some(&discord), admitted).await
    };
    respond(bot, used, ("button", place), act, |t, error| failed(t, error, interaction)).await
}

/// What only Discord has, where something is pressed there.
pub(crate) struct InDiscord<'a> {
    pub(super) used: Used<'a>,
    pub(super) answer: Answer<'a>,
    /// The message of a button.
    pub(super) message: Option<&'a Message>,
    /// How many bytes the answer can have.
    pub(super) limit: u32,
}

/// Carries out what was let in. Nothing is decided here about where it may be pressed, nor by whom:
/// an action that needs Discord takes what it needs from `discord`.
pub(crate) async fn carry_out(
    by: &Asking<'_>,
    discord: Option<&InDiscord<'_>>,
    admitted: Admitted,
) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let needed = || discord.ok_or(UnknownCustomId);
    let (pressed, game) = admitted.into_parts();
    match pressed {
        CustomId::Game(GameButton { seq, action, .. }) => {
            in_game(by, discord, game.ok_or(UnknownCustomId)?, (seq, action)).await
        }
        CustomId::Variation(button) => {
            variations::pressed(by, game.ok_or(UnknownCustomId)?, button).await
        }
        CustomId::Page(kind, number) => lessons::page(by, (kind, number)).await,
        CustomId::Example(kind, number) => lessons::example(by, (kind, number)).await,
        CustomId::Erase(user) => admin::erased(by, needed()?.used, user).await,
        CustomId::Spare(_) => Ok(view::not_erased(t)),
        CustomId::Moderator(button) => admin::moderated(by, needed()?.used, button).await,
        CustomId::Language(language) => preferences::choose(bot, asker.user, language).await,
        CustomId::OldPreference(..) => Ok(view::old_preferences(t)),
        CustomId::Tournament(button) => {
            tournaments::pressed(by, needed()?.used.member(), button).await
        }
        CustomId::Club(button) => club::pressed(by, needed()?.used, button).await,
        CustomId::Against(against) => lobby::against(by, needed()?.used, against).await,
        CustomId::AnswerSeek(seek) => seek::answer(by, needed()?.used, seek).await,
        CustomId::WithdrawSeek(seek) => seek::withdraw(t, bot, asker.user, seek).await,
        // A form has already answered this.
        CustomId::Challenge(..) | CustomId::Form(_) => Err(UnknownCustomId.into()),
        CustomId::Next(game) => {
            let missing = needed()?.used.missing();
            next::next(by, &missing, |waiting| waiting.at(game)).await
        }
        CustomId::OwnData(button) => data::pressed(by, button).await,
        pressed @ (CustomId::Puzzle(_)
        | CustomId::NextPuzzle(_)
        | CustomId::NextTask(_)
        | CustomId::NextMistake) => {
            let solving = exercises::pressed(by, &pressed).await?;
            if let Some(discord) = discord {
                bot.left_behind.reads(discord.used, &solving);
            }
            exercises::drawn(by, solving).await
        }
        CustomId::ShareGame(_) | CustomId::SharePosition => {
            let discord = needed()?;
            let message = discord.message.ok_or(UnknownCustomId)?;
            share::share(by, discord.used, message, game.as_ref()).await
        }
        // It does not say which game it would show.
        CustomId::Share => Ok(view::unknown_button(t)),
    }
}

/// Carries out an action in a game, as of `seq` events.
async fn in_game(
    by: &Asking<'_>,
    discord: Option<&InDiscord<'_>>,
    game: Game,
    (seq, action): (i64, Action),
) -> Result<Post> {
    let Asking { t, bot, asker, ref actor } = *by;
    let games = &bot.games;
    // The permissions that the bot lacks here, and what that means for this game.
    let here = discord.map_or_else(Vec::new, |discord| discord.used.missing());
    let missing = if game.channel == asker.channel { &*here } else { &[] };
    let game = &game;
    let composing = &Composing { by, game, seen: seq, missing };
    let said = match action {
        Action::Join => {
            let joined = view::done(t, &games.join(actor, &game.code).await?);
            return Ok(exercises::offered(by, game.setup.kind, joined).await);
        }
        Action::Leave => games.leave(actor, &game.code).await?,
        Action::Refuse => games.decline(actor, &game.code).await?,
        Action::Start => games.start(actor, &game.code).await?,
        Action::Cancel => games.cancel(actor, &game.code).await?,
        Action::Resign => games.resign(actor, &game.code, Some(seq)).await?,
        Action::Offer(what) => games.offer(actor, &game.code, Some(seq), what).await?,
        Action::Accept(what) => games.respond(actor, &game.code, seq, what, true).await?,
        Action::Decline(what) => games.respond(actor, &game.code, seq, what, false).await?,
        Action::Withdraw(what) => games.withdraw(actor, &game.code, what).await?,
        Action::Forget => games.forget_plans(actor, &game.code).await?,
        Action::Stay => return Ok(view::stays(t, game)),
        Action::TakeSeat => games.take_seat(actor, &game.code).await?,
        Action::Resume => games.resume(actor, &game.code).await?,
        Action::Claim => games.claim(actor, &game.code).await?,
        Action::Tomorrow => return Ok(view::snoozed(t, games.snooze(asker.user).await?)),
        Action::Rematch => games.rematch(actor, &game.code).await?,
        Action::Rules => return lessons::page(by, (game.setup.kind, 1)).await,
        Action::Hint => return computers::hints(t, bot, game.clone(), asker.user).await,
        Action::Watch => return watch::followed(by, game).await,
        Action::Notify(notify) => return time::notify_in(by, game, notify).await,
        // A form has already answered this.
        Action::Note(_) => return Err(UnknownCustomId.into()),
        Action::Replay => {
            let film = replay::Film::pressed(t, discord);
            return replay::replay_gif(bot, film, game, asker.user, 0..=game.ply).await;
        }
        Action::Turns(turns) => {
            replay::check(game, &turns)?;
            let film = replay::Film::pressed(t, discord);
            return replay::replay_gif(bot, film, game, asker.user, turns).await;
        }
        Action::Analyse => {
            let answer = discord.map(|discord| discord.answer);
            return analysis::analysis(bot, t, answer, game.clone(), asker.user).await;
        }
        Action::PlayAndNext(choices) => {
            return next::play_and_next(composing, &here, &choices).await;
        }
        Action::Typed(text) => return composing.type_in(&text).await,
        Action::Try(ply) => return variations::tried(by, game, seq, ply).await,
        Action::Plan(line) => return plan::planned(by, game, &line).await,
        Action::Give(time) => {
            let given = view::done(t, &games.give_time(actor, &game.code, time).await?);
            let game = games.store().game(&game.code).await?;
            return match game {
                Some(game) => by.with_terms(&game, given).await,
                None => Ok(given),
            };
        }
        Action::View((ply, show)) => return by.board(game, ply, show).await,
        Action::Pattern => {
            return pasang::drawn(by, game.setup.options.clone()).await;
        }
        Action::Computers => {
            may_seat(game, asker.user)?;
            return Ok(view::levels(t, game));
        }
        Action::Computer(strength) => games.seat_computer(actor, &game.code, strength).await?,
        Action::Board => {
            let board = by.board(game, None, None).await?;
            return composing.as_of(board).await;
        }
        Action::More => return more(by, game).await,
        Action::History => {
            let replay = games.replay(game, 1, game.seq).await?;
            return by.with_terms(game, view::history(t, game, &replay)).await;
        }
        Action::Resigning => {
            games.may_resign(&game.code, asker.user).await?;
            return Ok(view::confirm_resignation(t, game));
        }
        Action::Move | Action::Again => return composing.show(&Choices::default()).await,
        Action::Choose(choices) => return composing.choose(&choices).await,
        Action::Play(choices) => return composing.play(&choices).await,
    };
    Ok(view::done(t, &said))
}

/// The custom id of the button, or the value chosen from the menu, which is a custom id too.
fn pressed(interaction: &ComponentInteraction) -> &str {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            values.first().map_or("", String::as_str)
        }
        _ => &interaction.data.custom_id,
    }
}

async fn more(by: &Asking<'_>, game: &Game) -> Result<Post> {
    let Asking { t, bot, asker: Asker { user, .. }, .. } = *by;
    let playing = match bot.games.may_resign(&game.code, user).await {
        Ok(()) => true,
        Err(service::Error::Refused(_)) => false,
        Err(error) => return Err(error.into()),
    };
    let offers = bot.games.offers_for(&game.code, user).await?;
    let notify = bot.games.store().notify_in(user, game.id).await?;
    by.with_terms(game, view::more(t, game, playing, user, &offers, notify)).await
}

/// What a member reads after an error, with the same button again if trying again may help: a half-built turn is not
/// lost.
fn failed(t: &Texts, error: &Error, interaction: &ComponentInteraction) -> Post {
    let post = error.shown(t);
    match pressed(interaction).parse() {
        // The button is still there, below the message that is shared.
        Ok(CustomId::ShareGame(_) | CustomId::SharePosition | CustomId::Share) => post,
        Ok(press) if error.may_pass() => view::try_again(t, post, press),
        _ => post,
    }
}
