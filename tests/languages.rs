//! Members who speak different languages at one table.

use local::{Member, Message, Person};

use crate::club::{Club, Says as _, code_in};

/// Takes a turn for the member who is to move; returns that member, their answer, and the next board.
async fn turn(club: &Club, code: &str, board: &Message, turn: &str) -> (Member, Message, Message) {
    let mover = club.called(board);
    let said = club.play(&mover, code, turn).await;
    let id = board.id;
    let shows = |message: &Message| {
        message.id > id && message.content.contains(code) && !message.attachments.is_empty()
    };
    (mover, said, club.see("the next board", shows).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_czech_and_a_spanish_member_play_in_a_malay_server() {
    let anna = Person::named("Anička").speaking("cs");
    let ben = Person::named("Benito").speaking("es-419");
    let (club, [anna, ben]) = Club::of([anna, ben]).await;
    // The server owner chooses the language of the channels; the answer is in their own language.
    let chosen = [("language", "Bahasa Melayu")];
    club.answer(&anna, "pacru-admin settings", chosen).await.says("Jazyk kanálů: Bahasa Melayu.");
    // A channel and "anywhere" were once taken together, and the channel won.
    club.discord.open_channel("lounge");
    let both = [("channel", "lounge"), ("anywhere", "true")];
    club.answer(&anna, "pacru-admin settings", both).await.says("nic se nezměnilo");

    let (code, table) = club.open_table(&anna, [("players", "2")]).await;
    table.says("meja untuk 2 pemain");
    club.press(&ben, &table, "Sertai").await.says("Ya no falta nadie");
    let board = club.first_board(&code).await;
    board.says("giliran anda");
    let mover = club.called(&board);
    club.play(&mover, &code, "e1-i9").await.does_not_say("The ");
    for played in ["e1-e2", "e9-e8"] {
        let board = club.boards(&code).pop().expect("a board");
        let (mover, said, next) = turn(&club, &code, &board, played).await;
        said.says(if mover.id() == anna.id() { "Zahráli jste" } else { "Has jugado" });
        next.says("langkah ");
    }

    // The preferences of one member change nothing for the other member or the channel.
    let chosen = [("language", "English")];
    club.answer(&ben, "pacru preferences", chosen).await.says("Your language: English");
    let asked = club.answer(&anna, "pacru resign", []).await;
    club.press(&anna, &asked, "Vzdát se").await.says(&code);
    let last = club.posted("🏆").await;
    last.says("Benito menang");
    club.press(&ben, &last, "Rekod").await.says("e1-e2");

    // The name of a computer is in the language of the reader.
    club.answer(&anna, "pacru new", [("computer", "Club")]).await;
    club.posted("🤖 Komputer Lanjutan").await;
    club.answer(&anna, "pacru games", []).await.says("🤖 Počítač úrovně Vyspělý");
}

/// Discord has no Malay: a member with Indonesian is offered it once, and nothing is switched without their consent.
#[tokio::test(flavor = "multi_thread")]
async fn malay_is_offered_to_indonesian_clients() {
    let ana = Person::named("Ana").speaking("id");
    let (club, [ana, ben]) = Club::of([ana, Person::named("Ben").speaking("de")]).await;
    let first = club.answer(&ana, "pacru games", []).await;
    first.says("You");
    club.press(&ana, &first, "Bahasa Melayu").await.says("Bahasa anda: Bahasa Melayu");
    let next = club.answer(&ana, "pacru help", []).await;
    assert!(next.buttons().all(|button| button.label.as_deref() != Some("Bahasa Melayu")));
    assert_eq!(club.answer(&ben, "pacru games", []).await.buttons().count(), 0);
}

/// Words that are the same in every language: names, and the words that join lists, which come from ICU.
const STAYS: [&str; 10] =
    ["Ana", "Ben", "Pacru", "Azacru", "Shacru", "Pasang", "UTC", "English", "and", "or"];

/// The words of a text that no catalogue contains: in English letters, outside backticks and mentions.
fn raw_english(text: &str) -> Vec<String> {
    let said = text.split('`').step_by(2).flat_map(|part| part.split('<'));
    let said = said.map(|part| part.rsplit('>').next().unwrap_or(part));
    let words = said.flat_map(str::split_whitespace).filter(|word| !word.contains("://"));
    let words = words.flat_map(|word| word.split(|letter: char| !letter.is_alphanumeric()));
    let is_english = |word: &&str| {
        word.len() > 2
            && word.chars().all(|letter| letter.is_ascii_alphabetic())
            // Codes of games: capitals without a vowel.
            && !word.chars().all(|it| it.is_ascii_uppercase() && !"AEIOU".contains(it))
            // Rows of tokens in the description of a pattern.
            && !word.chars().all(|letter| matches!(letter, 'b' | 'w'))
            && !STAYS.contains(word)
    };
    words.filter(is_english).map(str::to_owned).collect()
}

/// All texts of a message.
fn words_on(message: &Message) -> String {
    let labels = message.buttons().filter_map(|button| button.label.clone());
    let menus = message.menus().flat_map(|menu| {
        let options = menu.options.iter();
        options.flat_map(|option| [Some(option.label.clone()), option.description.clone()])
    });
    let alts = message.attachments.iter().filter_map(|file| file.description.clone());
    let all = labels.chain(menus.flatten()).chain(alts);
    all.fold(message.content.clone(), |words, more| words + "\n" + &more)
}

/// With an artificial language in place of English, every remaining English word shows a text that did not come from
/// the catalogues. No sentence stands in the code: `architecture::sentences_for_members_are_made_in_one_crate`.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_beside_the_catalogues() {
    let mut club = Club::open().await;
    club.bot.kill();
    club.restart_under(&["env", "PACRU_PSEUDO_LANGUAGE=1"]).await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let opened = club.answer(&ana, "pacru new", [("games", "2")]).await;
    let code = code_in(&opened.content);
    let table = club.posted(&code).await;
    let mut answers = vec![opened, club.press(&ben, &table, &table.labels()[0]).await];
    let mut board = club.first_board(&code).await;
    for played in ["e1-e2", "e9-e8", "e2-d3"] {
        let tapped = club.press(&club.called(&board), &board, &board.labels()[0]).await;
        let (_, said, next) = turn(&club, &code, &board, played).await;
        answers.extend([tapped, said]);
        board = next;
    }
    let game = ("game", code.as_str());
    for (path, options) in [
        ("pacru help", vec![]),
        ("pacru help", vec![("topic", "what is stored about you")]),
        ("pacru games", vec![]),
        ("pacru board", vec![game]),
        ("pacru board", vec![game, ("view", "text")]),
        ("pacru rules", vec![]),
        ("pacru study history", vec![game]),
        ("pacru study replay", vec![game]),
        ("pacru preferences", vec![("name", "none")]),
        ("pacru preferences", vec![("time_zone", "UTC")]),
        ("pacru people leaderboard", vec![]),
        ("pacru people profile", vec![]),
        ("pacru people block", vec![]),
        ("pacru plan", vec![game]),
        ("pacru study pattern", vec![("number", "32")]),
        ("pacru move", vec![("move", "e9-a1"), game]),
        ("pacru offer", vec![("what", "a draw"), game]),
        ("pacru-admin settings", vec![("anywhere", "true")]),
        ("pacru new", vec![("computer", "Club"), ("players", "3")]),
        ("pacru-admin freeze", vec![game]),
    ] {
        answers.push(club.answer(&ana, path, options).await);
    }
    club.all_is_posted().await;
    answers.extend(club.messages());
    let raw: Vec<_> = answers
        .iter()
        .map(|message| (raw_english(&words_on(message)), message.content.clone()))
        .filter(|(raw, _)| !raw.is_empty())
        .collect();
    assert!(raw.is_empty(), "{raw:#?}");
}
