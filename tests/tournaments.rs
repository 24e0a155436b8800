//! Tournaments from `new` to the podium, as members and organisers see them.

use local::{Endpoint, Fault, FaultKind, Member, Message, Permissions, Person};
use play::time::DAY;

use crate::club::{Club, Says as _, code_in};
use crate::forms::{form, send};

/// The club of these people, the last of whom may manage events.
async fn organised_by<const N: usize>(mut people: [Person; N]) -> (Club, [Member; N]) {
    people[N - 1].permissions |= Permissions::MANAGE_EVENTS;
    Club::of(people).await
}

/// The club, and Eva, who may manage events.
pub(crate) async fn organised() -> (Club, [Member; 4]) {
    organised_by(["Ana", "Ben", "Chika", "Eva"].map(Person::named)).await
}

/// The organiser's message.
async fn desk(club: &Club, organiser: &Member) -> Message {
    club.answer(organiser, "pacru-organise run", []).await
}

/// What the organiser reads after this button of their message.
pub(crate) async fn asked(club: &Club, organiser: &Member, label: &str) -> Message {
    club.press(organiser, &desk(club, organiser).await, label).await
}

/// The organiser starts a tournament, or its next round, after being asked; returns the answer.
pub(crate) async fn begin(club: &Club, organiser: &Member) -> Message {
    let opened = desk(club, organiser).await;
    let labels = ["Start", "Next round"].into_iter();
    let Some(label) = labels.clone().find(|label| opened.button(label).is_some()) else {
        return opened;
    };
    let question = club.press(organiser, &opened, label).await;
    if question.button("Back").is_none() {
        return question;
    }
    club.press(organiser, &question, label).await
}

/// The organiser chooses a game from their message, and rules on it in the form.
async fn rule(club: &Club, organiser: &Member, code: &str, given: &[(&str, &str)]) -> Message {
    let opened = desk(club, organiser).await;
    let fits = |option: &&local::MenuOption| option.label.starts_with(code);
    let chosen = opened.menus().find_map(|it| Some((it, it.options.iter().find(fits)?)));
    let (menu, option) = chosen.expect("the game is offered");
    let asked = organiser.choose(&opened, &menu.custom_id, [&*option.label]).unwrap();
    send(club, organiser, &form(club, &asked).await, given).await
}

/// Waits until no button is left below a message that was answered.
pub(crate) async fn is_bare(club: &Club, answered: &Message) {
    let bare = |it: &Message| it.id == answered.id && it.buttons().count() == 0;
    club.see("no buttons below what was answered", bare).await;
}

/// Everybody except Eva resigns their games, one after the other, until none is left.
async fn all_give_up(club: &Club, members: &[Member], tournament: &str) {
    let named = [("tournament", tournament)];
    for member in members {
        loop {
            let mine = club.answer(member, "pacru-tournament games", named).await;
            // At a larger table the others play on, so that game was once listed as waiting for a member.
            let done = [": over; ", ": continues without you."];
            let open = |line: &&str| !done.iter().any(|done| line.contains(done));
            let mut lines = mine.content.lines().filter(|line| line.contains('`'));
            let Some(code) = lines.find(open).and_then(|line| line.split('`').nth(1)) else {
                break;
            };
            let asked = club.answer(member, "pacru resign", [("game", code)]).await;
            // A tournament hears a moment later of a game that the others have ended.
            if asked.button("Resign").is_some() {
                club.press(member, &asked, "Resign").await;
            }
        }
    }
}

/// A tournament of each format, from `new` to the podium, with pictures of its standings. Six actions lead to the
/// first game: `new`, four presses of `Join`, `start`. The bot is killed while the round begins. The next season of a
/// league is set up automatically and starts automatically after a week.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_of_each_format_runs_from_new_to_the_podium() {
    for (name, options) in [
        ("Swiss", vec![("system", "Swiss"), ("rounds", "1")]),
        ("Threes", vec![("system", "all play all"), ("players", "3")]),
        ("Fours", vec![("system", "Swiss"), ("players", "4"), ("rounds", "1")]),
        ("Liga", vec![("system", "league, with promotion and relegation"), ("group_size", "3")]),
    ] {
        let (mut club, members) = organised().await;
        let [.., eva] = &members;
        let options = options.into_iter().chain([("name", name)]);
        club.answer(eva, "pacru-organise new", options).await.says(&format!("{name} is set up"));
        let post = club.posted(&format!("🏆 **{name}**")).await;
        for member in &members {
            club.press(member, &post, "Join").await.says("joined");
        }
        club.answer(eva, "pacru-tournament list", []).await.says("4 entrants so far");
        let question = asked(&club, eva, "Start").await;
        let started = eva.press_labelled(&question, "Start").unwrap();
        club.crash().await;
        drop(started);
        // Whether the round had begun or not, pressing again begins it once, whoever presses.
        begin(&club, eva).await;
        club.posted("begin").await;
        club.all_is_posted().await;
        let mut rounds = club.all_with(&format!("**{name}**: "));
        rounds.retain(|message| message.content.contains("begin"));
        assert_eq!(rounds.len(), 1, "{name}");

        all_give_up(&club, &members, name).await;
        let podium = club.posted(&format!("🏆 **{name}** is over")).await;
        assert_eq!(podium.attachments.len(), 2, "standings and cross-table");
        let mut over = club.messages();
        over.retain(|board| board.button("Rematch").is_some());
        assert!(!over.is_empty() && over.iter().all(|board| board.labels()[0] != "Rematch"));
        for label in ["Standings", "Cross-table"] {
            let shown = club.press(eva, &podium, label).await;
            assert!(members.iter().filter(|it| shown.alt().contains(it.name())).count() >= 2);
        }
        for format in ["CSV", "JSON"] {
            let file = asked(&club, eva, format).await;
            assert!(file.file().contains("Chika"), "{}", file.file());
        }
        if name == "Liga" {
            podium.says("The next season starts in a week");
            club.posted("🏆 **Liga**, season 2").await;
            club.forward(8 * DAY);
            club.until("the second season", async || club.all_with("**: round").len() == 2).await;
        }
    }
}

/// The organiser looks at the pairings, swaps two players, and starts. Who may be swapped, and what speaks against it:
/// `bot/play/src/tournament/tests/rounds.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn organisers_change_a_round_before_it_begins() {
    let (club, members) = organised().await;
    let [.., eva] = &members;
    let options = [("name", "Autumn"), ("system", "Swiss")];
    club.tournament(eva, options, &members.each_ref()).await;
    let partner = |shown: &Message| {
        let mut lines = shown.content.lines();
        let line = lines.find(|line| line.contains("Ana") && line.contains(" – "));
        let names = line.expect("a pairing of Ana").split(" – ");
        names.map(str::to_owned).find(|name| name != "Ana").expect("somebody else")
    };
    let before = asked(&club, eva, "Preview").await;
    before.says("this is how round 1 would be paired now");
    let first = partner(&before);
    let other = ["Ben", "Chika", "Eva"].into_iter().find(|name| *name != first);
    let other = other.expect("somebody who does not play Ana");
    let about = club.pick(eva, &desk(&club, eva).await, &first).await;
    let question = club.pick(eva, &about, other).await;
    club.press(eva, &question, "Swap places").await.says("swap places");
    let after = asked(&club, eva, "Preview").await;
    assert_eq!(partner(&after), other);
    after.says("The organiser has paired them.");
    begin(&club, eva).await.says("has started");
    club.answer(&members[0], "pacru-tournament games", []).await.says(other);
}

/// `edit` and `format` set the options that `new` has no room for; the channel reads after a week who waits for whom, and the
/// organiser that the round should be over. What the options do: `bot/play/src/tournament/tests/rounds.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_chooses_more_with_edit() {
    let (club, [ana, ben, _, eva]) = organised().await;
    let options =
        [("name", "Autumn"), ("system", "Swiss"), ("pace", "30d/move"), ("round_days", "7")];
    let events = club.discord.open_channel("events");
    let said = club.answer_in(events, &eva, "pacru-organise new", options).await;
    said.says("**More rules** has everything else");
    club.posted_in(events, "🏆 **Autumn**").await;
    let more = [("fill_byes", "true"), ("weekly", "true")];
    club.answer(&eva, "pacru-organise edit", more).await.says("The changes to Autumn are saved");
    // The channel of a tournament is deleted: it continues with its games in the channel where its organiser uses a command.
    // The bot learns that the channel is gone when it posts there who has joined.
    for member in [&ana, &ben] {
        club.answer(member, "pacru-tournament join", []).await.says("joined Autumn");
    }
    club.discord.delete_channel(events);
    club.answer(&eva, "pacru-tournament join", []).await.says("joined Autumn");
    club.until("the post in another channel", async || {
        desk(&club, &eva).await;
        !club.all_with("🏆 **Autumn**").is_empty()
    })
    .await;
    // What is played could once not be changed after `new`, and whoever had entered read nothing of a change.
    let more = [("vacations", "false"), ("pauses", "false"), ("rated", "false")];
    let more = more.into_iter().chain([("game", "Shacru: one step, one marker")]);
    club.answer(&eva, "pacru-organise format", more).await.says("The changes to Autumn are saved");
    let told = club.posted("has changed the settings since you entered").await;
    assert_eq!(told.pinged, []);
    let shown = club.answer(&ana, "pacru-tournament show", []).await;
    for said in
        ["Shacru", "unrated", "plays against a computer", "Players cannot pause their games."]
    {
        shown.says(said);
    }
    begin(&club, &eva).await.says("started with 2 games");
    club.posted("round 1 begins").await;
    // Messages still waiting for the old channel were once posted as well, and never updated.
    club.all_is_posted().await;
    assert_eq!(club.all_with("🏆 **Autumn**").len(), 1);
    let late = [("players", "3")];
    club.answer(&eva, "pacru-organise format", late).await.says("already started");
    club.answer(&eva, "pacru-organise edit", [("name", "Winter")]).await.says("Winter");
    club.posted("🤖").await;
    club.forward(7 * DAY);
    let waits = club.posted("are keeping others waiting").await;
    assert_eq!(waits.pinged, [], "the boards call, this does not");
    club.forward(DAY);
    assert_eq!(club.posted("round 1 of **").await.pinged, [eva.id()]);
}

/// The start of an event of 24 once made 302 posts in the channel, and 301 pings.
#[tokio::test(flavor = "multi_thread")]
async fn the_start_of_a_large_event_calls_everybody_once() {
    let people = std::array::from_fn(|number| Person::named(&format!("Member{number}")));
    let (club, members): (_, [_; 24]) = organised_by(people).await;
    let options = [("system", "all play all"), ("group_size", "8"), ("name", "Autumn")];
    let organiser = &members[23];
    club.tournament(organiser, options, &members.each_ref()).await;
    club.all_is_posted().await;
    let before = club.messages().len();
    begin(&club, organiser).await;
    club.all_is_posted().await;
    let posts = club.messages().split_off(before);
    assert!(posts.len() <= 2, "{posts:#?}");
    let everywhere = club.discord.channels().into_iter();
    let everywhere = everywhere.flat_map(|channel| club.discord.messages(channel.id));
    let calls: Vec<Message> = everywhere.filter(|message| !message.pinged.is_empty()).collect();
    let mut called: Vec<_> = calls.iter().flat_map(|call| call.pinged.clone()).collect();
    called.sort_unstable();
    let mut everybody = members.each_ref().map(Member::id);
    everybody.sort_unstable();
    assert_eq!(called, everybody, "everybody once");
    for call in &calls {
        let games = call.content.matches("[`").count();
        assert_eq!(call.content.matches("https://discord.com/channels/").count(), games);
        assert!(games > 0, "{}", call.content);
    }
    let open = asked(&club, organiser, "End it").await;
    let before = club.messages().len();
    club.press(organiser, &open, "End it").await.says("Autumn is over");
    club.posted("🏆 **Autumn** is over").await.does_not_say("🥇");
    club.until("the games to be called off", async || {
        let shown = club.answer(organiser, "pacru-tournament games", []).await;
        !shown.content.contains("your turn") && !shown.content.contains("waiting for")
    })
    .await;
    club.all_is_posted().await;
    let posts = club.messages().split_off(before);
    assert_eq!(posts.len(), 1, "{posts:#?}");
}

/// The buttons of an invitation once acted for whoever pressed them, and an organiser could turn a result of their own
/// game round without anybody reading of it. What a result does: `bot/service/src/tests/tournaments/organising.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_for_one_member_and_a_ruling_is_told_to_all() {
    let (club, [ana, ben, _, eva]) = organised().await;
    club.tournament(&eva, [("name", "Autumn"), ("system", "Swiss")], &[&eva]).await;
    let members = [("member", "Ben")];
    club.answer(&eva, "pacru-organise invite", members).await.says("has been invited");
    let invitation = club.posted("you are invited to").await;
    club.press(&ana, &invitation, "Decline").await.says("Only Ben can answer that.");
    club.press(&ben, &invitation, "Accept").await.says("joined");
    is_bare(&club, &invitation).await;
    begin(&club, &eva).await;
    club.posted("round 1 begins").await;
    let code = code_in(&club.answer(&ben, "pacru-tournament games", []).await.content);
    // Results were once offered for every game with a code, with the names of its players.
    let (friendly, _) = club.table(&[&ana, &ben]).await;
    let opened = desk(&club, &eva).await;
    let mut offered = opened.menus().flat_map(|menu| &menu.options);
    assert!(!offered.any(|option| option.label.contains(&friendly)));
    let reason = ("reason", "the *clock* stood");
    let ruled = rule(&club, &eva, &code, &[("result", "Ben wins"), reason]).await;
    ruled.says("now as you entered it");
    let ruled = club.posted("has ruled on game").await;
    ruled.says(&format!("<@{}> has ruled on game `{code}`", eva.id()));
    ruled.says("Reason: the \\*clock\\* stood");
    ruled.says("although they are playing in it");
    assert_eq!(ruled.pinged.len(), 2, "both players are told");
    rule(&club, &eva, &code, &[("result", "A draw"), reason]).await;
    club.posted("Before that, the result was: ").await.says("½");
    club.press(&ana, &ruled, "Cross-table").await.says("on which the organiser has ruled");
    club.all_is_posted().await;
}

/// The ratings once stayed whatever an organiser ruled.
#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_who_corrects_a_result_is_asked_whether_the_ratings_follow() {
    let (club, [ana, ben, _, eva]) = organised().await;
    club.tournament(&eva, [("name", "Autumn"), ("system", "Swiss")], &[&ana, &ben]).await;
    begin(&club, &eva).await;
    club.posted("round 1 begins").await;
    let code = code_in(&club.answer(&ben, "pacru-tournament games", []).await.content);
    let given = [("result", "A draw"), ("reason", "the wrong clock")];
    let board = club.board(&code, 0).await;
    let begins = board.content.contains(&format!("<@{}>, it is your turn", ana.id()));
    let players = if begins { [&ana, &ben] } else { [&ben, &ana] };
    let mut position = rules::Position::start(rules::Kind::Pacru, 2).unwrap();
    for (ply, player) in (1..=4).zip(players.into_iter().cycle()) {
        let turn = position.legal(false).swap_remove(0);
        club.play(player, &code, &turn).await;
        club.board(&code, ply).await;
        position = position.play(&turn).unwrap().position;
    }
    club.lose(&ben, &code).await;
    let asked = rule(&club, &eva, &code, &given).await;
    asked.says("now as you entered it");
    asked.says(&format!("`{code}` changed ratings when it ended."));
    club.press(&eva, &asked, "Annul the result").await.says("is annulled, and the ratings");
    let told = club.posted("has annulled the result").await;
    told.says("Reason: the wrong clock");
    told.says("Ben 1395? → no rating");
    let again = rule(&club, &eva, &code, &[("result", "Ana wins")]).await;
    again.does_not_say("changed ratings");
}

/// Everything that an organiser does is in one message: it asks in figures, goes on below what was done, and whatever
/// was done stands in a log for everybody. Bye, extension, pause, withdrawal and substitute once left no line anywhere.
#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_does_everything_in_one_message() {
    let mut people = ["Ana", "Ben", "Chika", "Dora", "Finn", "Eva"].map(Person::named);
    people[0] = Person::named("Ana").speaking("cs");
    let (club, members) = organised_by(people).await;
    let [ana, .., finn, eva] = &members;
    let members: Vec<&Member> = members.iter().filter(|it| it.id() != finn.id()).collect();
    club.tournament(eva, [("name", "Autumn"), ("system", "Swiss")], &members).await;
    let ask = async |opened: &Message, label: &str, figures: &str, does: &str| {
        let question = club.pick(eva, opened, label).await;
        question.says(figures);
        let after = club.press(eva, &question, does).await;
        after.says("`/pacru-organise run` opens it again");
        after
    };
    let mut opened = desk(&club, eva).await;
    for (label, figures, does) in [
        ("Start", "2 games start. 4 members are pinged once each.", "Start"),
        ("7 days longer", "2 games are still open.", "Extend the round"),
        ("Pause", "2 open games continue.", "Pause"),
    ] {
        opened = ask(&opened, label, figures, does).await;
    }
    // Who presses the question of a button that is out of date is asked again.
    let stale = club.press(eva, &opened, "Resume").await;
    let late = asked(&club, eva, "Resume").await;
    club.press(eva, &late, "Resume").await.says("has been resumed");
    club.press(eva, &stale, "Resume").await.says("not paused");
    let about = club.pick(eva, &desk(&club, eva).await, "Dora").await;
    opened = ask(&about, "Round 2, points: ½", "Points for it: ½", "Give the bye").await;
    // Finn was once entered without being asked.
    for (answer, said) in [("Decline", "declined"), ("Accept", "You have replaced Ben in Autumn")] {
        let about = club.pick(eva, &opened, "Ben").await;
        let asked = eva.press_labelled(&about, "Replace with a member").unwrap();
        opened = send(&club, eva, &form(&club, &asked).await, &[("member", "Finn")]).await;
        opened.says(
            "Finn has been asked to replace Ben in Autumn; until they accept, Ben keeps playing.",
        );
        let asks = |it: &Message| {
            it.content.contains("would you like to replace") && it.buttons().count() > 0
        };
        let question = club.see("the question", asks).await;
        assert_eq!(question.pinged, [finn.id()]);
        club.press(finn, &question, answer).await.says(said);
        is_bare(&club, &question).await;
    }
    let declined = club.posted("Finn does not want to replace Ben in **Autumn**").await;
    assert_eq!(declined.pinged, [eva.id()]);
    let about = club.pick(eva, &opened, "Chika").await;
    ask(&about, "Withdraw", "open game", "Withdraw").await;
    let log = club.press(ana, &club.posted("🏆 **Autumn**").await, "Log").await;
    for line in [
        "Pořadatel odhlásil účastníka Chika.",
        "Finn nahrazuje jiného hráče",
        "Dora má v\u{a0}kole 2 volný los; body: ½.",
        "Turnaj pokračuje.",
        "Turnaj byl přerušen.",
        "Kolo teď trvá do ",
        "V\u{a0}kole 1 jsou spárované 2 partie.",
    ] {
        log.says(line);
    }
}

/// The buttons of a question once stayed when it was answered before the bot knew of its message, when whoever was to be
/// replaced had withdrawn, or when its tournament was over.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_settled_loses_its_buttons() {
    let (club, members) =
        organised_by(["Ana", "Ben", "Chika", "Dora", "Finn", "Eva"].map(Person::named)).await;
    let [ana, ben, chika, .., eva] = &members;
    club.tournament(eva, [("name", "Autumn"), ("system", "Swiss")], &[ana, chika, eva]).await;
    // Ben answers while the bot does not know whether the invitation was posted.
    club.discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
    club.answer(eva, "pacru-organise invite", [("member", "Ben")]).await.says("has been invited");
    let invitation = club.posted("you are invited to").await;
    club.press(ben, &invitation, "Accept").await.says("joined");
    is_bare(&club, &invitation).await;
    begin(&club, eva).await;

    let substitute = async |player: &str, by: &str| {
        let about = club.pick(eva, &desk(&club, eva).await, player).await;
        let asked = eva.press_labelled(&about, "Replace with a member").unwrap();
        send(&club, eva, &form(&club, &asked).await, &[("member", by)]).await;
        let mention = club.member(by).mention();
        let asks = |it: &Message| {
            it.content.contains("would you like to replace") && it.content.contains(&mention)
        };
        club.see("the question", asks).await
    };
    let finn = substitute("Ana", "Finn").await;
    let about = club.pick(eva, &desk(&club, eva).await, "Ana").await;
    let question = club.pick(eva, &about, "Withdraw").await;
    club.press(eva, &question, "Withdraw").await;
    is_bare(&club, &finn).await;
    let dora = substitute("Ben", "Dora").await;
    let question = asked(&club, eva, "End it").await;
    club.press(eva, &question, "End it").await.says("Autumn is over");
    is_bare(&club, &dora).await;
}

/// Of two organisers who filled in the result of one game, the later one replaced the ruling of the other, whom nobody
/// told; and the same result once more called both players again.
#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_on_an_older_state_is_asked_again() {
    let (club, [ana, ben, _, eva]) = organised().await;
    club.tournament(&eva, [("name", "Autumn"), ("system", "Swiss")], &[&ana, &ben]).await;
    begin(&club, &eva).await;
    club.posted("round 1 begins").await;
    let code = code_in(&club.answer(&ben, "pacru-tournament games", []).await.content);
    let open = async || {
        let opened = desk(&club, &eva).await;
        let fits = |option: &&local::MenuOption| option.label.starts_with(&code);
        let chosen = opened.menus().find_map(|it| Some((it, it.options.iter().find(fits)?)));
        let (menu, option) = chosen.expect("the game is offered");
        let asked = eva.choose(&opened, &menu.custom_id, [&*option.label]).unwrap();
        form(&club, &asked).await
    };
    let (first, second) = (open().await, open().await);
    let given = [("result", "Ben wins"), ("reason", "the clock")];
    send(&club, &eva, &first, &given).await.says("now as you entered it");
    club.posted("has ruled on game").await;
    let given = [("result", "Ana wins"), ("reason", "the *other* clock")];
    let again = send(&club, &eva, &second, &given).await;
    again.says("Something has changed since you opened this question.");
    again.says("Reason: the \\*other\\* clock");
    let label = format!("Result of {code}");
    let anew = form(&club, &eva.press_labelled(&again, &label).unwrap()).await;
    let given = [("result", "Ben wins"), ("reason", "once more")];
    send(&club, &eva, &anew, &given).await.says("now as you entered it");
    club.all_is_posted().await;
    assert_eq!(club.all_with("has ruled on game").len(), 1, "it is the same result");
    rule(&club, &eva, &code, &[("result", "A draw")]).await.says("now as you entered it");
    club.posted("Before that, the result was: ").await.says("½");
}
