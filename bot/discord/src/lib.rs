//! Discord's wire: our messages as Discord's, Discord's errors as ours, and the connections by which interactions come.
//!
//! ```
//! use discord::{Failure, Rest, Token};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let discord = local::Discord::start(local::Config::default()).await?;
//! let rest = Rest::new(&Token::from(discord.token()), Some(&discord.url()))?;
//! assert_eq!(rest.gateway().await?.shards, 1);
//!
//! let stranger = Rest::new(&Token::from("another".to_owned()), Some(&discord.url()))?;
//! let refused = stranger.gateway().await.unwrap_err();
//! assert_eq!(Failure::of(&refused), Failure::Token);
//! # Ok(())
//! # }
//! ```

mod failure;
mod forms;
mod gateway;
mod members;
mod posting;
mod rest;
pub mod roles;
mod token;

use std::time::{Duration, Instant};

use backon::{ExponentialBuilder, Retryable};
use play::{Done, Language};
use serenity::all::{
    ApplicationId, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAutocompleteResponse,
    CreateButton, CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse,
    EditMessage, InteractionId, MessageFlags, Nonce, ReactionType, Timestamp,
};
use tokio::time::timeout;

pub use failure::{Failure, Meaning};
pub use forms::filled;
pub use gateway::{Gateway, GatewayError, Ready, Received, ShardState, ShardStatus};
pub use members::Members;
pub use posting::Identity;
pub use rest::{
    AboutGuild, GatewayInfo, GuildMember, GuildRole, RateLimit, Rest, RestError, Seen,
    SessionStartLimit,
};
pub use token::{ApiProxy, Token};

pub use reqwest::Error as ClientError;

/// The answer of Discord.
type Result<T, E = RestError> = std::result::Result<T, E>;

use rest::PAGE;
use view::custom_id::marked;
use view::{Button, File, Form, MOST_BUTTONS, Menu, Post, Row, Texts};

/// Discord waits three seconds for an acknowledgement; some of that has passed when an interaction arrives.
const TO_ACKNOWLEDGE: Duration = Duration::from_millis(2500);

/// An acknowledgement without a response after this time is repeated: if the first one took effect, Discord says so.
const ONE_TRY: Duration = Duration::from_secs(1);

/// Where an answer appears. Only the member sees it in either case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// As a new message.
    New,
    /// In place of the private message whose button was pressed.
    Instead,
}

tokio::task_local! {
    /// When the interaction arrived that the current task answers.
    pub static RECEIVED: Instant;
}

/// The private answer to one interaction: acknowledged at once, filled in later.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    rest: &'a Rest,
    application: ApplicationId,
    id: InteractionId,
    token: &'a str,
    /// The texts in the language of the reader.
    pub texts: &'static Texts,
    /// A language that the reader may want to choose, offered by a button.
    pub offered: Option<Language>,
    /// Whether the interaction was acknowledged before: another process may have carried it out.
    pub repeated: bool,
    /// Where the member may have another answer by now, which stays.
    pub late: Option<Place>,
}

impl<'a> Answer<'a> {
    /// The answer to the interaction with this id and token.
    pub fn to(
        rest: &'a Rest,
        application: ApplicationId,
        id: InteractionId,
        token: &'a str,
        texts: &'static Texts,
    ) -> Self {
        Self { rest, application, id, token, texts, offered: None, repeated: false, late: None }
    }

    /// Acknowledges the interaction: the member sees that the bot is thinking. Discord waits three seconds for it. If
    /// it is not known by then whether Discord received the acknowledgement, the interaction is carried out all the
    /// same. Fails when Discord refuses the acknowledgement, for example because it comes too late, or because the
    /// interaction is delivered again and was answered before, or may have been. It is no error if it was only
    /// acknowledged before: the process that did so may have ended since.
    pub async fn begin(mut self, place: Place) -> Result<Self> {
        let defer = match place {
            Place::New => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
            Place::Instead => CreateInteractionResponse::Acknowledge,
        };
        // `None` is a try without a response.
        let tries = (|| async {
            let response = self.rest.respond(self.id, self.token, &defer);
            match timeout(ONE_TRY, response).await {
                Ok(answered) => answered.map_err(Some),
                Err(_) => Err(None),
            }
        })
        .retry(
            ExponentialBuilder::new()
                .with_min_delay(Duration::from_millis(100))
                .with_jitter()
                .without_max_times(),
        )
        .when(|error: &Option<RestError>| {
            let error = error.as_ref();
            error.is_none_or(|error| Failure::of(error) == Failure::Passing)
        })
        .adjust(|error, pause| {
            let asked = error.as_ref().and_then(RestError::wait);
            pause.map(|pause| asked.unwrap_or(pause))
        });
        // One that is delivered again was acknowledged long ago, or never will be; its member may have read an answer.
        let age = Timestamp::now().unix_timestamp() - self.id.created_at().unix_timestamp();
        let patience = if age > 3 { TO_ACKNOWLEDGE * 8 } else { TO_ACKNOWLEDGE };
        match timeout(patience, tries).await {
            Ok(Err(Some(error))) => {
                self.repeated = Failure::of(&error) == Failure::Repeated;
                if !self.repeated || self.may_be_answered(place).await {
                    return Err(error);
                }
                Ok(self)
            }
            Ok(_) => {
                if let Ok(received) = RECEIVED.try_get() {
                    metrics::ACKNOWLEDGEMENT.observe(received.elapsed().as_secs_f64());
                }
                Ok(self)
            }
            Err(_) => {
                tracing::warn!(interaction = %self.id, "Discord does not say whether the interaction was acknowledged; it is carried out");
                Ok(self)
            }
        }
    }

    /// Whether an interaction that was acknowledged before may have its answer. A member who has read that nothing was
    /// saved may have done something else since: unless Discord says that they still wait, nothing is carried out.
    async fn may_be_answered(self, place: Place) -> bool {
        let read = || self.rest.response(self.application, self.token);
        let response = patiently(read).await;
        !response.is_ok_and(|response| match place {
            Place::New => response.is_loading(),
            Place::Instead => !response.is_newer_than(self.id),
        })
    }

    /// Answers with a form.
    pub async fn ask(self, form: &Form) -> Result<()> {
        self.rest.respond(self.id, self.token, &forms::modal(form)).await
    }

    /// Answers that nothing was done, by the one request that also acknowledges the interaction: no
    /// other process can carry it out any more, or another one has acknowledged it, and this fails.
    pub async fn decline(self, post: &Post) -> Result<()> {
        let message = CreateInteractionResponseMessage::new()
            .content(&post.text)
            .allowed_mentions(CreateAllowedMentions::new())
            .ephemeral(true);
        let declined = CreateInteractionResponse::Message(message);
        self.rest.respond(self.id, self.token, &declined).await
    }

    /// Answers a member who is still typing that there are no suggestions.
    pub async fn suggest_nothing(self) -> Result<()> {
        let none = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
        self.rest.respond(self.id, self.token, &none).await
    }

    /// Fills in the answer with what was done.
    pub async fn done(self, done: &Done) -> Result<()> {
        self.say(&view::done(self.texts, done)).await
    }

    /// Fills in the answer. Only the member sees it, and nobody is pinged. Fails when Discord refuses it even after
    /// several tries.
    pub async fn say(self, post: &Post) -> Result<()> {
        if let Some(place) = self.late
            && self.may_be_answered(place).await
        {
            return Ok(());
        }
        // Files that are not listed are removed from the message: an older picture must not stay beside the new one.
        let mut components = components(post, None);
        if components.len() < view::MOST_ROWS {
            let offered = self.offered.map(view::offered_language);
            components.extend(rows(&Vec::from_iter(offered), None));
        }
        let edit = EditInteractionResponse::new().content(&post.text).components(components);
        let files = files(post);
        let edit = || self.rest.edit_response(self.application, self.token, &edit, &files);
        patiently(edit).await?;
        tracing::debug!(interaction = %self.id, "answered");
        Ok(())
    }
}

/// Sends a request again while it fails for reasons that pass.
async fn patiently<T, Sent: Future<Output = Result<T>>>(send: impl FnMut() -> Sent) -> Result<T> {
    send.retry(
        ExponentialBuilder::new()
            .with_min_delay(Duration::from_millis(200))
            .with_max_times(5)
            .with_jitter(),
    )
    .when(|error| Failure::of(error) == Failure::Passing)
    .await
}

/// A new message for a channel, without its files, which pings those that the post names and nobody else. Discord takes a
/// second message with the same nonce for the first; a component carries it too, so that the bot recognises the message.
fn message(post: &Post, nonce: &str) -> CreateMessage {
    let pings = post.pings.iter().map(|user| serenity::all::UserId::new(u64::from(*user)));
    let calls = post.calls.iter().map(|role| serenity::all::RoleId::new(u64::from(*role)));
    let message = CreateMessage::new()
        .content(&post.text)
        .components(components(post, Some(nonce)))
        .allowed_mentions(CreateAllowedMentions::new().users(pings).roles(calls))
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true);
    if post.silent { message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS) } else { message }
}

/// The files of a message.
pub fn files(post: &Post) -> Vec<&File> {
    post.file.iter().chain(&post.also).collect()
}

/// An edit that shows a post in a message that was posted with this mark.
pub fn edit(post: &Post, mark: Option<&str>) -> EditMessage {
    EditMessage::new().content(&post.text).components(components(post, mark))
}

/// The components of a message, with its link at the end of the first row that has room for it.
fn components(post: &Post, mark: Option<&str>) -> Vec<CreateActionRow> {
    let mut rows = rows(&post.rows, mark);
    if let Some(link) = &post.link {
        let button = CreateButton::new_link(&link.address).label(&link.label);
        let room = |row: &CreateActionRow| matches!(row, CreateActionRow::Buttons(all) if all.len() < MOST_BUTTONS);
        let with_room = rows.iter().position(room);
        if let Some(CreateActionRow::Buttons(buttons)) = with_room.map(|at| &mut rows[at]) {
            buttons.push(button);
        } else if rows.len() < view::MOST_ROWS {
            rows.push(CreateActionRow::Buttons(vec![button]));
        }
    }
    rows
}

/// The components in these rows. The first one that has room for it carries the mark.
fn rows(rows: &[Row], mut mark: Option<&str>) -> Vec<CreateActionRow> {
    let mut id = |plain: String| match mark.and_then(|mark| marked(&plain, mark)) {
        Some(marked) => {
            mark = None;
            marked
        }
        None => plain,
    };
    rows.iter()
        .map(|row| match row {
            Row::Buttons(buttons) => {
                let buttons = buttons.iter().map(|it| button(it, id(it.custom_id.to_string())));
                CreateActionRow::Buttons(buttons.collect())
            }
            Row::Menu(shown) => CreateActionRow::SelectMenu(menu(shown, id(shown.id.clone()))),
        })
        .collect()
}

fn button(button: &Button, id: String) -> CreateButton {
    let style = match button.style {
        view::ButtonStyle::Primary => ButtonStyle::Primary,
        view::ButtonStyle::Secondary | view::ButtonStyle::Disabled => ButtonStyle::Secondary,
        view::ButtonStyle::Danger => ButtonStyle::Danger,
    };
    let shown = CreateButton::new(id)
        .label(&button.label)
        .style(style)
        .disabled(button.style == view::ButtonStyle::Disabled);
    match button.emoji {
        Some(emoji) => shown.emoji(ReactionType::Unicode(emoji.to_owned())),
        None => shown,
    }
}

fn menu(menu: &Menu, id: String) -> CreateSelectMenu {
    let options = menu.options.iter().map(|option| {
        let shown = CreateSelectMenuOption::new(&option.label, &option.value)
            .default_selection(option.chosen);
        match &option.description {
            Some(description) => shown.description(description),
            None => shown,
        }
    });
    let options = options.collect();
    CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        .placeholder(&menu.placeholder)
}

#[cfg(test)]
mod tests {
    use local::{Config, Discord, Endpoint, Fault, FaultKind};

    use super::*;

    /// A process that had been cut off said that nothing was saved, over the answer of the one in its place; and what
    /// came again was carried out, unless Discord said soon that it had been answered.
    #[tokio::test]
    async fn what_a_member_has_read_stays() {
        // However busy the machine is, the first acknowledgement is in time.
        let config = Config { response_timeout: Duration::from_mins(1), ..Config::default() };
        let discord = Discord::start(config).await.unwrap();
        let rest = Rest::new(&Token::from(discord.token()), Some(&discord.url())).unwrap();
        let application = rest.application().await.unwrap();
        let command = serde_json::json!({ "name": "ping", "description": "for a test" });
        rest.set_commands(application, None, &[command]).await.unwrap();
        let ana = discord.member("Ana").unwrap();
        let ask = || {
            let asked = ana.command(discord.club(), "ping", [("", ""); 0]).unwrap();
            let (id, token) = (InteractionId::new(asked.id().0), asked.token().unwrap());
            (asked, id, token)
        };
        let (asked, id, token) = ask();
        let t = view::texts(Language::English);
        let answer = Answer::to(&rest, application, id, &token, t);
        answer.begin(Place::New).await.unwrap();
        for text in ["played", "not saved"] {
            let said = Post { text: text.to_owned(), ..Post::default() };
            Answer { late: Some(Place::New), ..answer }.say(&said).await.unwrap();
        }
        // One that cannot ask whether another process serves the member declines what nobody has taken.
        let said = Post { text: "not saved".to_owned(), ..Post::default() };
        let taken = answer.decline(&said).await.unwrap_err();
        assert_eq!(Failure::of(&taken), Failure::Repeated);
        assert_eq!(asked.reply().await.unwrap().content, "played");
        let (declined, id, token) = ask();
        let other = Answer::to(&rest, application, id, &token, t);
        other.decline(&said).await.unwrap();
        for place in [Place::New, Place::Instead] {
            let left = other.begin(place).await.unwrap_err();
            assert_eq!(Failure::of(&left), Failure::Repeated, "{place:?}");
        }
        assert_eq!(declined.reply().await.unwrap().content, "not saved");

        // Later than Discord waits for an answer.
        tokio::time::sleep(Duration::from_secs(4)).await;
        let busy = FaultKind::RateLimit { retry_after: Duration::from_secs(3), global: false };
        discord.fault(Fault::new(Endpoint::InteractionCallback, busy));
        let again = answer.begin(Place::New).await.unwrap_err();
        assert_eq!(Failure::of(&again), Failure::Repeated);
    }
}
