//! The one handler of all buttons and menus.

use discord::{Answer, Place};
use play::computers::may_seat;
use play::move_builder::Choices;
use play::{Asker, Game, NewTable};
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags};
use view::custom_id::{
    Action, ClubButton, CustomId, GameButton, OrganiserAction, PuzzleAction, TournamentAction,
    TournamentButton, UnknownCustomId,
};
use view::{Post, Texts};

use super::composing::Composing;
use super::used::Used;
use super::{
    Asking, admin, analysis, club, computers, data, exercises, forms, lessons, lobby, missing_for,
    next, pasang, plan, preferences, replay, respond, seek, share, time, tournaments, variations,
    watch,
};
use crate::{Bot, Error, Result};

/// Carries out what a button asks for and answers the member who pressed it, privately.
pub(crate) async fn press(bot: &Bot, interaction: &ComponentInteraction) -> Result<()> {
    // A form must be the first response.
    let used = Used::from(interaction);
    match pressed(interaction).parse() {
        Ok(
            form @ (CustomId::Form(_)
            | CustomId::Game(GameButton { action: Action::Note(_), .. })
            | CustomId::Tournament(TournamentButton {
                action:
                    TournamentAction::Organise(OrganiserAction::Rule(_) | OrganiserAction::Replace(_)),
                ..
            })),
        ) => return forms::ask(bot, used, form).await,
        Ok(CustomId::Club(ClubButton::Choose)) => {
            return lobby::ask(bot, used, |usual| usual).await;
        }
        // Buttons of earlier versions, which opened a table at once.
        Ok(CustomId::Club(ClubButton::Open(kind, players))) => {
            let players = Some(players.into());
            return lobby::ask(bot, used, |usual| NewTable { kind, players, ..usual }).await;
        }
        Ok(CustomId::Challenge(kind, opponent)) => {
            let opponents = vec![(opponent, false)];
            return lobby::ask(bot, used, |usual| NewTable { kind, opponents, ..usual }).await;
        }
        _ => {}
    }
    let private =
        interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    // A private message that is shared, or to which the rules are looked up, stays as it is.
    let stays = match pressed(interaction).parse() {
        Ok(CustomId::Game(button)) => button.action == Action::Rules,
        pressed => pressed == Ok(CustomId::Share),
    };
    let place = if private && !stays { Place::Instead } else { Place::New };
    let act = async |answer: Answer<'_>| act(bot, interaction, answer).await;
    respond(bot, used, ("button", place), act, |t, error| failed(t, error, interaction)).await
}

async fn act(bot: &Bot, interaction: &ComponentInteraction, answer: Answer<'_>) -> Result<Post> {
    let used = Used::from(interaction);
    let by = &used.asking(answer.texts, bot);
    let Asking { t, asker, .. } = *by;
    match pressed(interaction).parse()? {
        CustomId::Game(game_button) => of_game(by, interaction, game_button, answer).await,
        CustomId::Erase(user) => admin::erased(by, used, user).await,
        CustomId::Spare(_) => used.moderator().map(|_| view::not_erased(t)),
        CustomId::Moderator(button) => admin::moderated(by, used, button).await,
        CustomId::Language(language) => preferences::choose(bot, asker.user, language).await,
        CustomId::Tournament(button) => tournaments::pressed(by, interaction, button).await,
        CustomId::Club(button) => club::pressed(by, used, button).await,
        CustomId::Against(against) => lobby::against(by, used, against).await,
        CustomId::AnswerSeek(seek) => seek::answer(by, used, seek).await,
        CustomId::WithdrawSeek(seek) => seek::withdraw(t, bot, asker.user, seek).await,
        // A form has already answered this.
        CustomId::Challenge(..) | CustomId::Form(_) => Err(UnknownCustomId.into()),
        CustomId::Next(game) => {
            let missing = missing_for(interaction);
            next::next(by, &missing, |waiting| waiting.at(game)).await
        }
        CustomId::OwnData(button) => data::pressed(by, button).await,
        pressed @ (CustomId::Puzzle(_)
        | CustomId::NextPuzzle(_)
        | CustomId::NextTask(_)
        | CustomId::NextMistake) => {
            exercises::drawn(by, exercises::pressed(by, &pressed).await?).await
        }
        CustomId::Share => share::share(by, interaction).await,
        pressed @ (CustomId::Page(..) | CustomId::Example(..) | CustomId::Variation(_)) => {
            press_on_page(by, pressed).await
        }
    }
}

async fn of_game(
    by: &Asking<'_>,
    interaction: &ComponentInteraction,
    game_button: GameButton,
    answer: Answer<'_>,
) -> Result<Post> {
    let Asking { bot, asker, .. } = *by;
    let game = bot.games.named(asker, &game_button.code).await?;
    let seen = game_button.seq;
    let here = missing_for(interaction);
    let missing = if game.channel == asker.channel { &*here } else { &[] };
    let composing = Composing { by, game: &game, seen, missing };
    let limit = interaction.attachment_size_limit;
    match game_button.action {
        Action::Replay => {
            let turns = 0..=game.ply;
            replay::replay_gif(bot, answer, &game, asker.user, turns, limit).await
        }
        Action::Turns(turns) => {
            replay::check(&game, &turns)?;
            replay::replay_gif(bot, answer, &game, asker.user, turns, limit).await
        }
        Action::Analyse => analysis::analysis(bot, answer, game, asker.user).await,
        Action::PlayAndNext(choices) => next::play_and_next(&composing, &here, &choices).await,
        action => carry_out(&composing, action).await,
    }
}

/// Whether a button can be pressed outside of Discord: not those that bring somebody new, those that build a turn by
/// buttons, nor those that need a film, or much time. The form of a note is a route of its own.
pub(crate) fn works_on_page(pressed: &CustomId) -> bool {
    match pressed {
        CustomId::Page(..)
        | CustomId::Example(..)
        | CustomId::Variation(_)
        | CustomId::NextPuzzle(_)
        | CustomId::NextTask(_)
        | CustomId::NextMistake => true,
        CustomId::Puzzle(button) => !matches!(button.action, PuzzleAction::Tap(_)),
        CustomId::Game(button) => !matches!(
            button.action,
            Action::Join
                | Action::TakeSeat
                | Action::Move
                | Action::Again
                | Action::Replay
                | Action::Turns(..)
                | Action::Analyse
                | Action::PlayAndNext(_)
        ),
        _ => false,
    }
}

/// Carries out a button that was pressed outside of Discord.
pub(crate) async fn press_on_page(by: &Asking<'_>, pressed: CustomId) -> Result<Post, Error> {
    match pressed {
        CustomId::Page(kind, number) => lessons::page(by, (kind, number)).await,
        CustomId::Example(kind, number) => lessons::example(by, (kind, number)).await,
        CustomId::Variation(button) => variations::pressed(by, button).await,
        CustomId::Game(GameButton { code, seq: seen, action }) => {
            let game = &by.bot.games.named(by.asker, &code).await?;
            carry_out(&Composing { by, game, seen, missing: &[] }, action).await
        }
        _ => Err(UnknownCustomId.into()),
    }
}

/// Carries out an action that needs nothing but the game. Those that make a film, or show that they take a while, are
/// unknown here, as are forms, which have answered before.
pub(super) async fn carry_out(composing: &Composing<'_>, action: Action) -> Result<Post, Error> {
    let Composing { by, game, seen: seq, .. } = *composing;
    let Asking { t, bot, asker, ref actor } = *by;
    let games = &bot.games;
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
        // Those of `works_on_page`.
        Action::Note(_)
        | Action::Replay
        | Action::Turns(..)
        | Action::Analyse
        | Action::PlayAndNext(_) => return Err(UnknownCustomId.into()),
        Action::Typed(text) => return composing.type_in(&text).await,
        Action::Try(ply) => return variations::tried(by, game, seq, ply).await,
        Action::Plan(line) => return plan::planned(by, game, &line).await,
        Action::Give(time) => games.give_time(actor, &game.code, time).await?,
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
            return Ok(view::history(t, game, &replay));
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
    Ok(view::more(t, game, playing, user, &offers, notify))
}

/// What a member reads after an error, with the same button again if trying again may help: a half-built turn is not
/// lost.
fn failed(t: &Texts, error: &Error, interaction: &ComponentInteraction) -> Post {
    let post = error.shown(t);
    match pressed(interaction).parse() {
        // The button is still there, below the message that is shared.
        Ok(CustomId::Share) => post,
        Ok(press) if error.may_pass() => view::try_again(t, post, press),
        _ => post,
    }
}
