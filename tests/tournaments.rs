//! Tournaments from `new` to the podium, as members and organisers see them.

use local::{Member, Permissions, Person};
use play::time::{DAY, HOUR};

use crate::club::{Club, Says as _};

/// No options.
const NONE: [(&str, &str); 0] = [];

/// The club, and Eva, who may manage events.
pub(crate) async fn organised() -> (Club, Member) {
    let mut people = ["Ana", "Ben", "Chika", "Eva"].map(Person::named);
    people[3].permissions |= Permissions::MANAGE_EVENTS;
    let (club, [.., eva]) = Club::of(people).await;
    (club, eva)
}

/// Everybody except Eva resigns their games, one after the other, until none is left.
async fn all_give_up(club: &Club, members: &[Member], tournament: &str) {
    let named = [("tournament", tournament)];
    for member in members {
        loop {
            let mine = club.answer(member, "pacru-tournament games", named).await;
            // At a larger table the others play on, so that game was once listed as waiting for a member.
            let done = [": over; ", ": goes on without you."];
            let open = |line: &&str| !done.iter().any(|done| line.contains(done));
            let mut lines = mine.content.lines().filter(|line| line.starts_with('`'));
            let Some(code) = lines.find(open).and_then(|line| line.split('`').nth(1)) else {
                break;
            };
            club.resign(member, code).await;
        }
    }
}

/// A tournament of each format, from `new` to the podium, with pictures of its standings. Six actions lead to the
/// first game: `new`, four presses of `Join`, `start`. The bot is killed while the round begins.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_of_each_format_runs_from_new_to_the_podium() {
    for (name, options) in [
        ("Groups", vec![("system", "all play all"), ("group_size", "3")]),
        ("Swiss", vec![("system", "Swiss"), ("rounds", "1")]),
        ("Threes", vec![("system", "all play all"), ("players", "3")]),
        ("Fours", vec![("system", "Swiss"), ("players", "4"), ("rounds", "1")]),
    ] {
        let (mut club, eva) = organised().await;
        let members = ["Ana", "Ben", "Chika", "Eva"].map(|name| club.member(name));
        let options = options.into_iter().chain([("name", name)]);
        let said = club.answer(&eva, "pacru-organise new", options).await;
        said.says(&format!("{name} is set up"));
        let heading = format!("🏆 **{name}**");
        let post = club.posted(&heading).await;
        for member in &members {
            club.press(member, &post, "Join").await.says("take part");
        }
        let listed = club.answer(&eva, "pacru-tournament list", []).await;
        listed.says("4 so far");
        let preview = club.answer(&eva, "pacru-organise preview", []).await;
        preview.says("round 1 as it would be paired now");
        let started = eva.command(club.channel(), "pacru-organise start", NONE).unwrap();
        club.crash().await;
        drop(started);
        // Whether the round had begun or not, pressing again begins it once, whoever presses.
        club.answer(&eva, "pacru-organise start", []).await;
        club.posted("begin").await;
        club.all_is_posted().await;
        let rounds = club.discord.messages(club.channel()).into_iter();
        let rounds = rounds.filter(|message| message.content.contains("The boards follow"));
        assert_eq!(rounds.count(), 1, "{name}");

        all_give_up(&club, &members, name).await;
        let podium = club.posted(&format!("🏆 **{name}** is over")).await;
        assert_eq!(podium.attachments.len(), 2, "standings and cross-table");
        for attachment in &podium.attachments {
            let alt = attachment.description.as_deref().unwrap_or_default();
            // The first group, if there are several.
            let named = members.iter().filter(|it| alt.contains(it.name()));
            assert!(named.count() >= 2, "{alt}");
        }
        for label in ["Standings", "Cross-table"] {
            let shown = club.press(&eva, &podium, label).await;
            shown.says(name);
            assert_eq!(shown.attachments.len(), 1, "{}", shown.content);
        }
        let named = ("tournament", name);
        for format in ["CSV, for spreadsheets", "JSON"] {
            let options = [named, ("format", format)];
            let file = club.answer(&eva, "pacru-organise export", options).await;
            let written = String::from_utf8_lossy(&file.attachments[0].bytes).into_owned();
            assert!(written.contains("Chika"), "{written}");
        }
        club.answer(&eva, "pacru-organise end", [named]).await.says("over");
    }
}

/// A season of two divisions is played; the next one is set up automatically, starts automatically after a week, and
/// is also played to its podium.
#[tokio::test(flavor = "multi_thread")]
async fn a_league_is_played_over_two_seasons() {
    let mut people = ["Ana", "Ben", "Chika", "Dora", "Finn", "Eva"].map(Person::named);
    people[5].permissions |= Permissions::MANAGE_EVENTS;
    let (club, members) = Club::of(people).await;
    let [.., eva] = &members;
    let options = [
        ("name", "Liga"),
        ("system", "league, with promotion and relegation"),
        ("group_size", "3"),
        ("promoted", "1"),
    ];
    club.answer(eva, "pacru-organise new", options).await.says("is set up");
    let post = club.posted("🏆 **Liga**").await;
    for member in &members {
        club.press(member, &post, "Join").await.says("take part");
    }
    club.answer(eva, "pacru-organise start", []).await.says("6 games begin");
    let first = club.posted("begin at once").await;
    let standings = club.press(eva, &first, "Standings").await;
    // Eva, who entered last, is in the lower division, which is the last page.
    assert!(eva.press_labelled(&standings, "Next").is_err(), "the last page");
    let before = club.press(eva, &standings, "Back").await;
    assert_eq!(before.attachments.len(), 1);
    all_give_up(&club, &members, "Liga").await;
    let podium = club.posted("🏆 **Liga** is over").await;
    podium.says("The next season starts in a week");
    club.posted("🏆 **Liga**, season 2").await;
    club.forward(8 * DAY);
    let code = |message: &local::Message| message.content.contains("begin at once");
    let mut seen = 0;
    club.see("the second season", |message| {
        seen += usize::from(code(message));
        seen == 2
    })
    .await;
    all_give_up(&club, &members, "Liga").await;
    let mut podiums = 0;
    club.see("the second podium", |message| {
        podiums += usize::from(message.content.contains("🏆 **Liga** is over"));
        podiums == 2
    })
    .await;
}

/// The organiser looks at the pairings, swaps two players, and starts; two organisers press at the same moment.
#[tokio::test(flavor = "multi_thread")]
async fn organisers_change_a_round_before_it_begins_and_begin_it_once() {
    let (club, eva) = organised().await;
    let members = ["Ana", "Ben", "Chika", "Eva"].map(|name| club.member(name));
    let options = [("name", "Autumn"), ("system", "Swiss")];
    club.tournament(&eva, options, &members.each_ref()).await;
    let path = "pacru-organise preview";
    let before = club.answer(&eva, path, []).await;
    let partner = |shown: &local::Message| {
        let mut lines = shown.content.lines();
        let line = lines.find(|line| line.contains("Ana") && line.contains(" – "));
        let names = line.expect("a pairing of Ana").split(" – ");
        let other = names.map(str::to_owned).find(|name| name != "Ana");
        other.expect("somebody else")
    };
    let first = partner(&before);
    before.says("Both have the same points: 0.");
    let other = ["Ben", "Chika", "Eva"].into_iter().find(|name| *name != first);
    let other = other.expect("somebody who does not play Ana");
    let swapped = [("member", first.as_str()), ("with", other)];
    club.answer(&eva, "pacru-organise swap", swapped).await.says("change places");
    let after = club.answer(&eva, path, []).await;
    assert_eq!(partner(&after), other);
    after.says("The organiser has put them together.");
    let both = [(); 2].map(|()| eva.command(club.channel(), "pacru-organise start", NONE).unwrap());
    let mut begun = 0;
    for pressed in &both {
        let said = club.answer_to(pressed, "start").await;
        begun += usize::from(said.content.contains("has started"));
    }
    assert!((1..=2).contains(&begun));
    club.all_is_posted().await;
    let rounds = club.discord.messages(club.channel()).into_iter();
    let rounds = rounds.filter(|message| message.content.contains("The boards follow"));
    assert_eq!(rounds.count(), 1);
    let mine = club.answer(&members[0], "pacru-tournament games", []).await;
    mine.says(other);
    mine.says("The organiser has put them together.");
}

/// The bot was down when the time of a round was over: the round lasts that much longer, and an hour more, before its
/// organiser is told.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_ended_while_the_bot_was_down_lasts_longer() {
    let (mut club, eva) = organised().await;
    let options =
        [("name", "Autumn"), ("system", "Swiss"), ("round_days", "1"), ("pace", "30d/move")];
    club.tournament(&eva, options, &[&club.member("Ana"), &club.member("Ben")]).await;
    club.answer(&eva, "pacru-organise start", []).await;
    club.posted("begins: ").await;
    club.all_is_posted().await;
    club.bot.kill();
    club.forward(2 * DAY);
    club.restart().await;
    let shown = club.answer(&eva, "pacru-tournament show", []).await;
    shown.says("The round ends <t:");
    club.all_is_posted().await;
    let is_told = |message: &local::Message| message.content.contains("the time of round 1");
    let early = club.discord.messages(club.channel());
    assert!(!early.iter().any(is_told), "it has not ended yet");
    club.forward(DAY + 2 * HOUR);
    let overdue = club.posted("the time of round 1").await;
    assert_eq!(overdue.pinged, [eva.id()]);
    overdue.says("Ana – Ben");
}

/// The channel of a tournament is deleted: it continues with its games in the channel where its organiser uses a
/// command.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_moves_out_of_a_deleted_channel() {
    let (club, eva) = organised().await;
    let events = club.discord.open_channel("events");
    let said = club.answer_in(events, &eva, "pacru-organise new", [("name", "Autumn")]).await;
    said.says("Autumn is set up");
    let is_post = |message: &local::Message| message.content.contains("🏆 **Autumn**");
    club.see_in(events, "its post", is_post).await;
    club.discord.delete_channel(events);
    for name in ["Ana", "Ben"] {
        let member = club.member(name);
        club.answer(&member, "pacru-tournament join", []).await;
    }
    // The bot learns that the channel is gone when it posts there who has joined.
    club.until("the post in another channel", async || {
        club.answer(&eva, "pacru-organise preview", []).await;
        let messages = club.discord.messages(club.channel());
        messages.iter().any(is_post)
    })
    .await;
    club.answer(&eva, "pacru-organise start", []).await;
    club.posted("round 1 begins").await;
    club.posted("begins: ").await;
    club.all_is_posted().await;
    // Messages still waiting for the old channel were once posted as well, and never updated.
    let posts = club.discord.messages(club.channel()).into_iter();
    assert_eq!(posts.filter(is_post).count(), 1);
}

/// `edit` sets the options that `new` has no room for: a computer plays the player who would have a bye, games are
/// not paused, and the channel reads after a week who waits for whom.
#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_chooses_more_with_edit() {
    let (club, eva) = organised().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let options = [("name", "Autumn"), ("system", "Swiss"), ("pace", "30d/move")];
    let said = club.answer(&eva, "pacru-organise new", options).await;
    said.says("`/pacru-organise edit` has more to choose");
    let more = [
        ("fill_byes", "true"),
        ("vacations", "false"),
        ("pauses", "false"),
        ("weekly", "true"),
        ("meeting9", "false"),
    ];
    let said = club.answer(&eva, "pacru-organise edit", more).await;
    said.says("Autumn is changed");
    let shown = club.answer(&ana, "pacru-tournament show", []).await;
    shown.says("A computer plays whoever would have no game");
    shown.says("Vacations do not stop the clocks.");
    shown.says("Games are not paused.");
    for member in [&ana, &ben, &eva] {
        club.answer(member, "pacru-tournament join", []).await;
    }
    let said = club.answer(&eva, "pacru-organise start", []).await;
    said.says("2 games begin");
    club.posted("🤖").await;
    let mine = club.answer(&ana, "pacru-tournament games", []).await;
    let code = crate::club::code_in(&mine.content);
    let pause = "to pause: the clocks are stopped until a player presses Resume";
    let options = [("what", pause), ("game", code.as_str())];
    let refused = club.answer(&ana, "pacru offer", options).await;
    refused.says("games of this tournament are not paused");
    club.forward(7 * DAY);
    let waits = club.posted("who waits for whom").await;
    waits.says(" is to move against ");
    assert_eq!(waits.pinged, [], "the boards call, this does not");
}

/// Tournaments could once be set up anywhere, and with any pace, whatever the managers of the server had chosen.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_heeds_the_settings_of_the_server() {
    let mut eva = Person::named("Eva");
    eva.permissions |= Permissions::MANAGE_GUILD;
    let (club, [eva]) = Club::of([eva]).await;
    let lounge = club.discord.open_channel("lounge");
    let options = [("channel", "lounge"), ("pace", "2d/move"), ("rated", "false")];
    club.answer(&eva, "pacru-admin settings", options).await;
    let refused = club.answer(&eva, "pacru-organise new", [("name", "Autumn")]);
    refused.await.says(&format!("<#{lounge}>"));
    let answer = club.answer_in(lounge, &eva, "pacru-organise new", [("name", "Autumn")]).await;
    answer.says("Autumn is set up");
    let post =
        club.see_in(lounge, "its post", |message| message.content.contains("🏆 **Autumn**")).await;
    post.says("Pace: 2 days a move.");
    post.says("The games are unrated.");
}

/// The results of a game were once offered for every game with a code, with the names of its players.
#[tokio::test(flavor = "multi_thread")]
async fn results_are_offered_for_games_of_the_tournament_alone() {
    let (club, eva) = organised().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    club.tournament(&eva, [("name", "Autumn")], &[&eva, &ana]).await;
    club.answer(&eva, "pacru-organise start", []).await;
    let board = club.see("the board", |message| message.content.contains("begins:")).await;
    let (friendly, _) = club.table(&[&ana, &ben]).await;
    let offered = async |code: &str| -> Vec<String> {
        let typed = [("game", code), ("places", "")];
        let path = "pacru-organise result";
        let choices = eva.autocomplete(club.channel(), path, typed, "places");
        let choices = choices.await.expect("choices").into_iter();
        choices.map(|choice| choice.name).collect()
    };
    let code = crate::club::code_in(&board.content);
    assert_eq!(offered(&code).await.len(), 6);
    assert_eq!(offered(&friendly).await, [""; 0]);
}
