//! The local channel with a small bot in it: to look at the page without the product.
//!
//! `cargo run -p local --example channel`, then open the address that it prints.

use std::io::Write;

use local::{Config, Discord};
use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, CommandInteraction, CommandOptionType,
    ComponentInteraction, Context, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateEmbed,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EditMessage,
    EventHandler, GatewayIntents, HttpBuilder, InputTextStyle, Interaction, ModalInteraction,
    Ready, ResolvedValue,
};
use serenity::async_trait;

struct Demo;

fn sub(name: &str, about: &str) -> CreateCommandOption {
    CreateCommandOption::new(CommandOptionType::SubCommand, name, about)
}

fn commands() -> Vec<CreateCommand> {
    let players = CreateCommandOption::new(CommandOptionType::Integer, "players", "How many play")
        .add_int_choice("two", 2)
        .add_int_choice("three", 3)
        .add_int_choice("four", 4)
        .required(true);
    let against =
        CreateCommandOption::new(CommandOptionType::User, "against", "Whom you challenge");
    let rated = CreateCommandOption::new(CommandOptionType::Boolean, "rated", "Whether it counts");
    let hours = CreateCommandOption::new(CommandOptionType::Integer, "hours", "Hours for a turn")
        .min_int_value(1)
        .max_int_value(240);
    let turn = CreateCommandOption::new(
        CommandOptionType::String,
        "move",
        "Your move, such as e1-e2",
    )
    .set_autocomplete(true)
    .required(true)
    .max_length(40);
    let pacru = CreateCommand::new("pacru")
        .description("Play Pacru")
        .add_option(
            sub("new", "Start a game")
                .add_sub_option(players)
                .add_sub_option(against)
                .add_sub_option(rated)
                .add_sub_option(hours),
        )
        .add_option(sub("move", "Make your move").add_sub_option(turn))
        .add_option(sub("text", "Show every kind of text"));
    let slow = CreateCommand::new("slow").description("Think for a while");
    let deaf = CreateCommand::new("deaf").description("Do not answer at all");
    vec![pacru, slow, deaf]
}

#[async_trait]
impl EventHandler for Demo {
    async fn ready(&self, context: Context, _: Ready) {
        if let Err(error) =
            serenity::all::Command::set_global_commands(&context.http, commands()).await
        {
            eprintln!("{error}");
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let done = match interaction {
            Interaction::Autocomplete(typed) => suggest(&context, &typed).await,
            Interaction::Command(command) => run(&context, &command).await,
            Interaction::Component(used) => press(&context, &used).await,
            Interaction::Modal(form) => submit(&context, &form).await,
            _ => Ok(()),
        };
        if let Err(error) = done {
            eprintln!("{error}");
        }
    }
}

async fn suggest(context: &Context, typed: &CommandInteraction) -> serenity::Result<()> {
    let so_far = typed
        .data
        .autocomplete()
        .map(|option| option.value.to_lowercase())
        .unwrap_or_default();
    let turns = ["e1-e2", "e1-d2", "e1-f2", "g1-g2", "c1-c2(c3)"].into_iter();
    let choices = turns
        .filter(|turn| turn.starts_with(&so_far))
        .map(AutocompleteChoice::from)
        .collect();
    let answer = CreateAutocompleteResponse::new().set_choices(choices);
    typed
        .create_response(
            &context.http,
            CreateInteractionResponse::Autocomplete(answer),
        )
        .await
}

async fn run(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let options = command.data.options();
    let values = match options.first().map(|option| (option.name, &option.value)) {
        Some((name, ResolvedValue::SubCommand(values))) => Some((name, values)),
        _ => None,
    };
    match values {
        Some(("new", values)) => {
            let against = values.iter().find_map(|option| match option.value {
                ResolvedValue::User(user, _) => Some(user.id),
                _ => None,
            });
            let next = against.unwrap_or(command.user.id);
            let mut text =
                format!("**Pacru 7K3Q** begins.\n<@{next}> to move, <t:4102444800:R> left");
            if values
                .iter()
                .any(|option| matches!(option.value, ResolvedValue::Boolean(true)))
            {
                text.push_str("\n-# rated");
            }
            let message = CreateInteractionResponseMessage::new()
                .content(text)
                .allowed_mentions(CreateAllowedMentions::new().users([next]))
                .add_file(board("board.png"))
                .components(buttons());
            command
                .create_response(&context.http, CreateInteractionResponse::Message(message))
                .await
        }
        Some(("move", _)) => refuse(context, command).await,
        Some(_) => show_text(context, command).await,
        None if command.data.name == "slow" => {
            command.defer(&context.http).await?;
            tokio::time::sleep(std::time::Duration::from_secs(3)).await;
            let edit = EditInteractionResponse::new().content("That was hard.");
            command.edit_response(&context.http, edit).await.map(drop)
        }
        None => Ok(()),
    }
}

async fn refuse(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let text = "`e1-e2` is not possible: it is not your turn. <#1> waits for somebody else.";
    let message = CreateInteractionResponseMessage::new()
        .content(text)
        .ephemeral(true);
    command
        .create_response(&context.http, CreateInteractionResponse::Message(message))
        .await
}

async fn show_text(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let text = "# Heading\nplain, **bold**, *slanted*, __under__, ~~struck~~, `code`, ||hidden||\n> quoted\n- one\n- two\n\
                ```\ne1-e2 | <b>not HTML</b>\n```\n[a link](https://example.org) <t:1700000000:f> <script>alert(1)</script>";
    let embed = CreateEmbed::new()
        .title("Standings")
        .description("After *three* rounds")
        .color(0x0057_f287)
        .field("Ana", "12", true)
        .field("Ben", "9", true);
    let message = CreateInteractionResponseMessage::new()
        .content(text)
        .embed(embed);
    command
        .create_response(&context.http, CreateInteractionResponse::Message(message))
        .await
}

fn buttons() -> Vec<CreateActionRow> {
    let button = |id: &str, label: &str, style| CreateButton::new(id).label(label).style(style);
    vec![CreateActionRow::Buttons(vec![
        button("move", "Move", ButtonStyle::Primary),
        button("board", "Board", ButtonStyle::Secondary).emoji('♟'),
        button("resign", "Resign", ButtonStyle::Danger),
        button("deaf", "Deaf", ButtonStyle::Secondary),
    ])]
}

async fn press(context: &Context, used: &ComponentInteraction) -> serenity::Result<()> {
    let http = &context.http;
    match used.data.custom_id.as_str() {
        "move" => {
            let options = ["e1", "g1", "c1"].map(|field| {
                CreateSelectMenuOption::new(field, field)
                    .description(format!("The chevron on {field}"))
            });
            let menu = CreateSelectMenu::new(
                "piece",
                CreateSelectMenuKind::String {
                    options: options.to_vec(),
                },
            )
            .placeholder("Which piece?");
            let message = CreateInteractionResponseMessage::new()
                .content("Choose a piece.")
                .add_file(board("choices.png"))
                .components(vec![CreateActionRow::SelectMenu(menu)])
                .ephemeral(true);
            used.create_response(http, CreateInteractionResponse::Message(message))
                .await
        }
        "resign" => {
            let why = CreateInputText::new(InputTextStyle::Paragraph, "Last words", "why")
                .required(false)
                .max_length(200);
            let code =
                CreateInputText::new(InputTextStyle::Short, "Type RESIGN to be sure", "code")
                    .min_length(6);
            let rows = vec![
                CreateActionRow::InputText(why),
                CreateActionRow::InputText(code),
            ];
            let modal = CreateModal::new("resign", "Resign the game").components(rows);
            used.create_response(http, CreateInteractionResponse::Modal(modal))
                .await
        }
        "deaf" => Ok(()),
        "piece" => {
            used.create_response(http, CreateInteractionResponse::Acknowledge)
                .await?;
            let edit = EditInteractionResponse::new()
                .content("Moved.")
                .components(Vec::new());
            used.edit_response(http, edit).await?;
            let next = CreateMessage::new()
                .content(format!(
                    "**Pacru 7K3Q** turn 2: e1-e2\n<@{}> to move",
                    used.user.id
                ))
                .add_file(board("board.png"))
                .components(buttons());
            used.channel_id.send_message(http, next).await.map(drop)
        }
        _ => {
            used.create_response(http, CreateInteractionResponse::Acknowledge)
                .await?;
            let edit = EditMessage::new().content("**Pacru 7K3Q** (looked at)");
            used.channel_id
                .edit_message(http, used.message.id, edit)
                .await?;
            let more = CreateInteractionResponseFollowup::new()
                .content("There it is.")
                .ephemeral(true);
            used.create_followup(http, more).await.map(drop)
        }
    }
}

async fn submit(context: &Context, form: &ModalInteraction) -> serenity::Result<()> {
    let first = form
        .data
        .components
        .first()
        .and_then(|row| row.components.first());
    let words = match first {
        Some(ActionRowComponent::InputText(input)) => input.value.clone().unwrap_or_default(),
        _ => String::new(),
    };
    let message = CreateInteractionResponseMessage::new().content(format!("Resigned: *{words}*"));
    form.create_response(&context.http, CreateInteractionResponse::Message(message))
        .await
}

/// A board of nine by nine fields with some markers.
fn board(name: &str) -> CreateAttachment {
    const FIELD: usize = 64;
    const SIDE: usize = FIELD * 9;
    let pixel = |x: usize, y: usize| -> [u8; 3] {
        let (column, row) = (x / FIELD, y / FIELD);
        let (dx, dy) = (x % FIELD, y % FIELD);
        let middle = dx.abs_diff(FIELD / 2).pow(2) + dy.abs_diff(FIELD / 2).pow(2);
        match (column * 7 + row * 3) % 11 {
            0 if middle < 400 => [46, 125, 79],
            5 if middle < 400 => [181, 64, 59],
            _ if dx == 0 || dy == 0 => [90, 80, 70],
            _ if (column / 3 + row / 3) % 2 == 0 => [238, 220, 190],
            _ => [222, 200, 165],
        }
    };
    let mut rows = Vec::new();
    for y in 0..SIDE {
        rows.push(0);
        rows.extend((0..SIDE).flat_map(|x| pixel(x, y)));
    }
    let mut deflated = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    deflated.write_all(&rows).expect("memory takes all");
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut chunk = |kind: &[u8; 4], data: &[u8]| {
        let mut crc = flate2::Crc::new();
        crc.update(kind);
        crc.update(data);
        png.extend(
            u32::try_from(data.len())
                .expect("a small picture")
                .to_be_bytes(),
        );
        png.extend(kind.iter().chain(data));
        png.extend(crc.sum().to_be_bytes());
    };
    let side = u32::try_from(SIDE).expect("a small picture").to_be_bytes();
    chunk(b"IHDR", &[&side[..], &side, &[8, 2, 0, 0, 0]].concat());
    chunk(b"IDAT", &deflated.finish().expect("memory takes all"));
    chunk(b"IEND", &[]);
    CreateAttachment::bytes(png, name)
        .description("Nine by nine fields. Green has 7 markers, Red has 7.")
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port = std::env::args()
        .nth(1)
        .map_or(Ok(8080), |port| port.parse())?;
    let config = Config {
        port,
        try_first: Some("pacru new".to_owned()),
        ..Config::default()
    };
    let discord = Discord::start(config).await?;
    println!("{}", discord.url());
    let http = HttpBuilder::new(discord.token())
        .proxy(discord.url())
        .ratelimiter_disabled(true)
        .build();
    let mut client = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .event_handler(Demo)
        .await?;
    client.start().await?;
    Ok(())
}
