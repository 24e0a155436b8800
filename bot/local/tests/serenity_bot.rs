//! A bot that was written with serenity and nothing of the product: its gateway and its client of
//! the API are a second reading of Discord's documentation. What this server and the tests beside
//! it understand in the same wrong way, a client that speaks to the real Discord does not.

use std::sync::Arc;

use local::{Config, Discord};
use serenity::all::{
    AutocompleteChoice, Client, Command, CommandInteraction, CommandOptionType,
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateActionRow, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption,
    CreateInteractionResponse, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EventHandler, GatewayIntents, HttpBuilder,
    Interaction, Nonce, Ready, async_trait,
};
use tokio::sync::mpsc;

use crate::client::patience;

/// A bot with one command, which suggests where to go, and shows a board with a button and a menu
/// below it. It has no form, since serenity makes forms of rows, and this server knows only labels.
/// What goes wrong it tells the test: a failure in a task of serenity would be lost.
struct Small {
    failures: mpsc::UnboundedSender<String>,
}

#[async_trait]
impl EventHandler for Small {
    async fn ready(&self, context: Context, _: Ready) {
        let option = CreateCommandOption::new(CommandOptionType::String, "move", "Where to")
            .required(true)
            .set_autocomplete(true);
        let command = CreateCommand::new("go").description("Make a move").add_option(option);
        self.tell(Command::set_global_commands(&context.http, vec![command]).await);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        self.tell(match interaction {
            Interaction::Autocomplete(typed) => suggest(&context, &typed).await,
            Interaction::Command(command) => show_board(&context, &command).await,
            Interaction::Component(used) => say_what_was_used(&context, &used).await,
            other => panic!("nobody sends {other:?}"),
        });
    }
}

impl Small {
    fn tell<T>(&self, done: serenity::Result<T>) {
        if let Err(error) = done {
            // Nobody listens any more once the test has failed.
            let _ = self.failures.send(format!("{error:?}"));
        }
    }
}

async fn suggest(context: &Context, typed: &CommandInteraction) -> serenity::Result<()> {
    let so_far = typed.data.autocomplete().expect("a field with suggestions").value;
    let choice = AutocompleteChoice::from(format!("{so_far}-e2"));
    let answer = CreateAutocompleteResponse::new().set_choices(vec![choice]);
    typed.create_response(context, CreateInteractionResponse::Autocomplete(answer)).await
}

async fn show_board(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer_ephemeral(context).await?;
    let options = vec![CreateSelectMenuOption::new("one", "1")];
    let menu = CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options });
    let rows = vec![
        CreateActionRow::Buttons(vec![CreateButton::new("castle").label("Castle").emoji('♟')]),
        CreateActionRow::SelectMenu(menu),
    ];
    let picture = CreateAttachment::bytes(b"pixels".as_slice(), "board.png").description("a board");
    let going = command.data.options[0].value.as_str().expect("a text");
    let edit = EditInteractionResponse::new()
        .content(format!("moved {going}"))
        .new_attachment(picture)
        .components(rows);
    command.edit_response(context, edit).await?;
    let next = || {
        let nonce = Nonce::String("n".to_owned());
        CreateMessage::new().content("next").nonce(nonce).enforce_nonce(true)
    };
    let sent = command.channel_id.send_message(context, next()).await?;
    let again = command.channel_id.send_message(context, next()).await?;
    assert_eq!(sent.id, again.id, "a nonce is enforced");
    Ok(())
}

async fn say_what_was_used(context: &Context, used: &ComponentInteraction) -> serenity::Result<()> {
    assert_eq!(used.message.components.len(), 2, "the message below which it was used comes whole");
    let said = match &used.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => format!("chose {}", values[0]),
        _ => format!("pressed {}", used.data.custom_id),
    };
    used.create_response(context, CreateInteractionResponse::Acknowledge).await?;
    used.edit_response(context, EditInteractionResponse::new().content(said)).await.map(drop)
}

/// One way through what serenity and this server both know: commands that are registered over the
/// API, suggestions, a private answer with a picture, a button, a menu, and a message with a nonce.
#[tokio::test]
async fn a_bot_of_serenity_plays_along() {
    let config = Config { response_timeout: patience(), ..Config::default() };
    let discord = Discord::start(config).await.unwrap();
    let http =
        HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
    let (failures, mut failed) = mpsc::unbounded_channel();
    let mut client = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .event_handler(Small { failures })
        .await
        .unwrap();
    let shards = Arc::clone(&client.shard_manager);
    let mut running = tokio::spawn(async move { Client::start(&mut client).await });
    tokio::select! {
        () = members_play(&discord) => {}
        failure = failed.recv() => panic!("serenity: {failure:?}"),
        ended = &mut running => panic!("serenity: {ended:?}"),
    }
    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
}

async fn members_play(discord: &Discord) {
    discord.registered("go").await.unwrap();
    let club = discord.club();
    let ana = discord.member("Ana").unwrap();
    let choices = ana.autocomplete(club, "go", [("move", "e1")], "move").await.unwrap();
    assert_eq!(choices[0].name, "e1-e2");

    let asked = ana.command(club, "go", [("move", "e1-e2")]).unwrap();
    let board = asked.reply().await.unwrap();
    assert_eq!((board.content.as_str(), board.addressee), ("moved e1-e2", Some(ana.id())));
    assert_eq!(board.attachments[0].description.as_deref(), Some("a board"));
    discord.wait_for(club, |message| message.content == "next").await.unwrap();

    let pressed = ana.press_labelled(&board, "Castle").unwrap().reply().await.unwrap();
    assert_eq!((pressed.id, pressed.content.as_str()), (board.id, "pressed castle"));

    let chosen = ana.choose(&board, "menu", ["one"]).unwrap().reply().await.unwrap();
    assert_eq!((chosen.id, chosen.content.as_str()), (board.id, "chose 1"));
}
