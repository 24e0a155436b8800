//! Forms that members open and fill in.

use discord::{Answer, Place};
use play::NewTable;
use play::import::Wanted;
use serenity::all::{MessageFlags, ModalInteraction};
use view::custom_id::{Action, ClubButton, CustomId, FormButton, GameButton, UnknownCustomId};
use view::{Filled, Form, Post, Texts};

use super::door::Admitted;
use super::used::Used;
use super::{Asking, admin, imports, lobby, note, preferences, respond, time, tournaments};
use crate::{Bot, Error, Result};

/// Answers a command or a button with a form, filled with what was chosen before.
pub(super) async fn ask(bot: &Bot, used: Used<'_>, what: CustomId) -> Result<()> {
    let t = bot.texts_at_first(used).await;
    match form(t, bot, used, what).await {
        Ok(form) => used.answer(bot).ask(&form).await.map_err(Error::Unanswered),
        Err(error) => refuse(bot, used, &error).await,
    }
}

/// Answers a button that was let in with the form that it opens.
pub(super) async fn open(bot: &Bot, used: Used<'_>, opened: Admitted) -> Result<()> {
    match opened.into_parts().0 {
        CustomId::Club(ClubButton::Choose) => lobby::ask(bot, used, |usual| usual).await,
        // Buttons of earlier versions, which opened a table at once.
        CustomId::Club(ClubButton::Open(kind, players)) => {
            let players = Some(players.into());
            lobby::ask(bot, used, |usual| NewTable { kind, players, ..usual }).await
        }
        CustomId::Challenge(kind, opponent) => {
            let opponents = vec![(opponent, false)];
            lobby::ask(bot, used, |usual| NewTable { kind, opponents, ..usual }).await
        }
        form => ask(bot, used, form).await,
    }
}

/// Says why no form opens.
pub(super) async fn refuse(bot: &Bot, used: Used<'_>, error: &Error) -> Result<()> {
    error.log("form");
    let answer = used.answer(bot).begin(Place::New).await.map_err(Error::Unanswered)?;
    Ok(answer.say(&error.shown(bot.texts_at_first(used).await)).await?)
}

async fn form(t: &Texts, bot: &Bot, used: Used<'_>, what: CustomId) -> Result<Form> {
    let (store, user) = (bot.games.store(), used.asker().user);
    match what {
        CustomId::Game(GameButton { code, action: Action::Note(ply), .. }) => {
            note::form(t, bot, used.asker(), &code, ply).await
        }
        CustomId::Form(FormButton::Preferences) => {
            Ok(view::preferences_form(t, &store.preferences(user).await?))
        }
        CustomId::Form(FormButton::Notifications) => {
            Ok(view::notifications_form(t, &store.availability(user).await?))
        }
        CustomId::Form(FormButton::Vacation) => {
            let left = bot.games.vacation_left(user).await?;
            Ok(view::vacation_form(t, &store.availability(user).await?, left))
        }
        CustomId::Form(FormButton::Import) => Ok(view::import_form(t, &Wanted::default())),
        CustomId::Form(FormButton::Tournament) => tournaments::new_form(t, bot, used).await,
        CustomId::Form(FormButton::Settings(_)) => {
            let moderator = used.moderator()?;
            Ok(view::settings_form(t, &store.guild_settings(moderator.guild).await?))
        }
        CustomId::Tournament(button) => tournaments::form(t, bot, used, &button).await,
        _ => Err(UnknownCustomId.into()),
    }
}

/// Carries out what a form asks for and answers the member who sent it, privately.
pub(crate) async fn written(bot: &Bot, form: &ModalInteraction, filled: &Filled) -> Result<()> {
    let used = Used::from(form);
    let opened = form.data.custom_id.parse();
    let from = form.message.as_ref().and_then(|message| message.flags).unwrap_or_default();
    // What a private message has asked is answered there.
    let place = match opened {
        Ok(CustomId::Form(_) | CustomId::Tournament(_))
            if from.contains(MessageFlags::EPHEMERAL) =>
        {
            Place::Instead
        }
        _ => Place::New,
    };
    let act = async |answer: Answer<'_>| {
        act(&used.asking(answer.texts, bot), used, &form.data.custom_id, filled).await
    };
    let failed = |t: &Texts, error: &Error| match opened {
        // It is opened anew, filled with what is set then.
        Ok(CustomId::Form(FormButton::Settings(_))) => {
            view::with_form(t, error.shown(t), FormButton::Settings(None))
        }
        Ok(CustomId::Form(again)) => view::with_form(t, error.shown(t), again),
        _ => error.shown(t),
    };
    respond(bot, used, ("form", place), act, failed).await
}

async fn act(by: &Asking<'_>, used: Used<'_>, id: &str, filled: &Filled) -> Result<Post> {
    let Asking { t, bot, .. } = *by;
    let (form, _) = used.presser().admit(bot, id.parse()?).await?.into_parts();
    match form {
        CustomId::Game(GameButton { code, action: Action::Note(ply), .. }) => {
            note::written(t, bot, by.asker, (&code, ply), filled).await
        }
        CustomId::Club(ClubButton::Choose) => lobby::described(by, used, filled).await,
        CustomId::Tournament(button) => tournaments::written(by, used, &button, filled).await,
        CustomId::Form(FormButton::Preferences) => preferences::filled_in(bot, used, filled).await,
        CustomId::Form(FormButton::Notifications) => {
            let wanted = view::wanted_reminders_of(filled).ok_or(UnknownCustomId)?;
            time::notifications(by, wanted).await
        }
        CustomId::Form(FormButton::Vacation) => {
            let (days, by_itself) = view::vacation_of(filled);
            time::away(by, days, Some(by_itself)).await
        }
        CustomId::Form(FormButton::Import) => imports::filled_in(by, filled).await,
        CustomId::Form(FormButton::Tournament) => tournaments::set_up(by, used, filled).await,
        CustomId::Form(FormButton::Settings(seen)) => {
            admin::filled_in(by, used, seen, filled).await
        }
        _ => Err(UnknownCustomId.into()),
    }
}
