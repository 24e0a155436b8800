//! A small, unmodified serenity bot: checks that the client of the product understands what this server sends.

use local::{Config, Discord, Reply};
use serenity::all::{
    ActionRowComponent, AutocompleteChoice, CommandOptionType, ComponentInteractionDataKind,
    Context, CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateButton,
    CreateCommand, CreateCommandOption, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EventHandler,
    GatewayIntents, HttpBuilder, InputTextStyle, Interaction, Ready,
};
use serenity::async_trait;

struct Small;

#[async_trait]
impl EventHandler for Small {
    async fn ready(&self, context: Context, _: Ready) {
        let option = CreateCommandOption::new(CommandOptionType::String, "move", "Where to")
            .required(true)
            .set_autocomplete(true);
        let command = CreateCommand::new("go").description("Make a move").add_option(option);
        serenity::all::Command::set_global_commands(&context.http, vec![command]).await.unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let http = &context.http;
        match interaction {
            Interaction::Autocomplete(typed) => {
                let so_far = typed.data.autocomplete().unwrap().value.to_owned();
                let choices = vec![AutocompleteChoice::from(format!("{so_far}-e2"))];
                let answer = CreateAutocompleteResponse::new().set_choices(choices);
                typed
                    .create_response(http, CreateInteractionResponse::Autocomplete(answer))
                    .await
                    .unwrap();
            }
            Interaction::Command(command) => {
                command.defer(http).await.unwrap();
                let menu = CreateSelectMenu::new(
                    "menu",
                    CreateSelectMenuKind::String {
                        options: vec![CreateSelectMenuOption::new("one", "1")],
                    },
                );
                let rows = vec![
                    CreateActionRow::Buttons(vec![
                        CreateButton::new("form").label("Form").emoji('♟'),
                    ]),
                    CreateActionRow::SelectMenu(menu),
                ];
                let file = CreateAttachment::bytes(b"pixels".as_slice(), "board.png")
                    .description("a board");
                let edit = EditInteractionResponse::new()
                    .content(format!("moved {}", command.data.options[0].value.as_str().unwrap()))
                    .new_attachment(file)
                    .components(rows);
                command.edit_response(http, edit).await.unwrap();
                let next = CreateMessage::new()
                    .content("next")
                    .nonce(serenity::all::Nonce::String("n".to_owned()));
                command.channel_id.send_message(http, next.enforce_nonce(true)).await.unwrap();
            }
            Interaction::Component(used) if used.data.custom_id == "form" => {
                assert_eq!(used.message.components.len(), 2);
                let input = CreateInputText::new(InputTextStyle::Short, "Why?", "why");
                let modal = CreateModal::new("reason", "Reason")
                    .components(vec![CreateActionRow::InputText(input)]);
                used.create_response(http, CreateInteractionResponse::Modal(modal)).await.unwrap();
            }
            Interaction::Component(used) => {
                let ComponentInteractionDataKind::StringSelect { values } = &used.data.kind else {
                    panic!("no menu")
                };
                let update =
                    CreateInteractionResponseMessage::new().content(format!("chose {}", values[0]));
                used.create_response(http, CreateInteractionResponse::UpdateMessage(update))
                    .await
                    .unwrap();
            }
            Interaction::Modal(form) => {
                let ActionRowComponent::InputText(input) = &form.data.components[0].components[0]
                else {
                    panic!("no text")
                };
                let answer = CreateInteractionResponseMessage::new()
                    .content(format!("because {}", input.value.as_deref().unwrap()))
                    .ephemeral(true);
                form.create_response(http, CreateInteractionResponse::Message(answer))
                    .await
                    .unwrap();
            }
            _ => panic!("unexpected"),
        }
    }
}

#[tokio::test]
async fn serenity_plays_along() {
    let config = Config { response_timeout: crate::client::patience(), ..Config::default() };
    let discord = Discord::start(config).await.unwrap();
    let http =
        HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
    let mut client = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .event_handler(Small)
        .await
        .unwrap();
    let shards = std::sync::Arc::clone(&client.shard_manager);
    let running = tokio::spawn(async move { client.start().await });
    discord.registered("go").await.unwrap();

    let club = discord.club();
    let ana = discord.member("Ana").unwrap();
    let choices = ana.autocomplete(club, "go", [("move", "e1")], "move").await.unwrap();
    assert_eq!(choices[0].name, "e1-e2");
    let asked = ana.command(club, "go", [("move", "e1-e2")]).unwrap();
    let reply = asked.reply().await.unwrap();
    assert_eq!(reply.content, "moved e1-e2");
    assert_eq!(reply.attachments[0].description.as_deref(), Some("a board"));
    discord.wait_for(club, |message| message.content == "next").await.unwrap();
    let modal = ana.press_labelled(&reply, "Form").unwrap().modal().await.unwrap();
    let because = ana.submit(&modal, [("why", "I can")]).unwrap().reply().await.unwrap();
    assert_eq!((because.content.as_str(), because.addressee), ("because I can", Some(ana.id())));
    let Reply::Updated(changed) =
        ana.choose(&reply, "menu", ["one"]).unwrap().outcome().await.unwrap()
    else {
        panic!("not updated")
    };
    // serenity sends an empty list of attachments with every such change, which removes the picture.
    assert_eq!((changed.content.as_str(), changed.attachments.len()), ("chose 1", 0));

    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
}
