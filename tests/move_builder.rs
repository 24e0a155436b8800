//! Turns made only by tapping. That taps lead to every turn of every kind: `bot/play/src/move_builder/tests.rs`.

use local::{Member, Message};
use play::{
    Change, Done, EventKind, Game, GameStatus, HandledInteraction, InteractionId, Notification,
    Person, Player, Terms,
};
use rules::{Kind, Position};

use crate::club::{Club, Says as _};

/// Ends the bot, writes games of these two members into its file, each with its code and its position, in which the
/// first one is to move, and starts the bot again.
async fn write_games(club: &mut Club, players: [&Member; 2], games: &[(&str, &str)]) {
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    let store = club.store().await;
    let at = store.now();
    for (number, (code, position)) in (1_i64..).zip(games) {
        let position = Position::at(Kind::Pacru, 2, position).expect("a position");
        let person = |member: &Member| Person::new(member.id().0, member.name());
        let game = Game::new(
            (Some(club.discord.guild().0.into()), club.channel().0.into()),
            players[0].id().0.into(),
            position.setup().clone(),
            players.map(person).map(Player::seated).to_vec(),
            Terms::default(),
            at,
        );
        let game = Game {
            code: (*code).to_owned(),
            status: GameStatus::Active,
            started_at: Some(at),
            to_move: Some(0),
            state_hash: position.fingerprint(),
            ..game
        };
        let mut begun = Change::of(game, at);
        begun.happen(EventKind::Create, Some(0));
        begun.happen(EventKind::Start, None);
        let seq = begun.game.seq;
        begun.tell(Notification::Board { since: seq, seq });
        let interaction = InteractionId::from(number);
        let handled = HandledInteraction { interaction, answer: Done::Forgotten };
        store.create(&begun, &handled, None).await.expect("a new game");
    }
    store.close().await;
    drop(store);
    club.restart().await;
}

/// Checks what every step of the move builder must have.
fn check(message: &Message) {
    assert_eq!(message.attachments.len(), 1, "one picture: {}", message.content);
    message.says("your turn");
    assert!(message.alt().chars().count() <= 1024, "{}", message.alt());
}

/// *Back* and *Start again* lead to the right step, and the text says what was chosen automatically.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_can_be_taken_back_until_it_is_played() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let position = "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S";
    write_games(&mut club, [&ana, &ben], &[("BACK", position)]).await;
    let start = club.press(&ana, &club.board("BACK", 0).await, "Move").await;
    start.says("chevron on d9 (no other choice)");
    assert!(start.button("Back").is_none(), "there is nothing to take back");
    let angle = club.pick(&ana, &start, "Turn 90° right for 4 markers").await;
    angle.says("Give up 4 markers: choose the first.");
    let first = club.tap(&ana, &angle, "· a7").await;
    first.says("give up a7");
    first.says("the next marker to give up, 2 of 4");
    let back = club.pick(&ana, &first, "Back").await;
    assert_eq!(back.content, angle.content);
    assert_eq!(back.attachments[0].bytes, angle.attachments[0].bytes);
    let alone = club.tap(&ana, &back, "· b5").await;
    assert!(
        alone.content.contains("Play d9>>(b5,b7,c4,e7)")
            || alone.button("Play d9>>(b5,b7,c4,e7)").is_some()
    );
    alone.says("no other choice");
    assert_eq!(club.pick(&ana, &alone, "Start again").await.content, start.content);
    assert_eq!(club.boards("BACK").len(), 1, "nothing was played");
}

/// Every kind of choice, with a restart between any two taps.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_between_any_two_taps_changes_nothing() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let games = [
        (
            "CRSH",
            "S35S42/8s/9/nnn6/nnn1S4+4/nnn1N04/3S0S04/9/8N7 S",
            "e3xe4(e6)!i9",
            // The first tap on the bonus is its borderland.
            &["· e3", "· e4", "· e6", "h8-land", "· i9"][..],
            "capturing a chevron",
        ),
        (
            "TRNS",
            "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S",
            "d9>(b5,e7)",
            &["Turn 45° right for 2 markers", "· b5", "· e7"],
            "turns 45 degrees right for b5 and e7",
        ),
    ];
    let positions = games.map(|(code, position, ..)| (code, position));
    write_games(&mut club, [&ana, &ben], &positions).await;
    for (code, _, turn, taps, story) in games {
        let board = club.board(code, 0).await;
        club.crash().await;
        let mut step = club.press(&ana, &board, "Move").await;
        check(&step);
        for tap in taps {
            club.crash().await;
            let next = club.tap(&ana, &step, tap).await;
            check(&next);
            assert_eq!(next.id, step.id, "the move builder stays one message");
            assert_ne!(next.attachments[0].id, step.attachments[0].id, "the picture is replaced");
            step = next;
        }
        club.crash().await;
        let said = club.press(&ana, &step, &format!("Play {turn}")).await;
        said.says(&format!("Played `{turn}`"));
        assert!(said.attachments.is_empty());
        // Nothing but the buttons to another game that waits, and to take the turn back.
        let known = |label: &String| ["Next game", "Take back"].contains(&label.as_str());
        assert!(said.labels().iter().all(known), "{:?}", said.labels());
        club.board(code, 1).await.says(story);
        assert_eq!(club.boards(code).len(), 2);
    }
}
