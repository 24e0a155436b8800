//! Every kind of message that the outbox posts is posted once, whatever becomes of the first try,
//! and also where the channel already holds another message that says the same.

mod office;

use background::render_pool::RenderPool;
use local::{Endpoint, Event, Fault, FaultKind};
use play::time::MINUTE;
use play::{NewTable, Notify, Remind, Subject, WantedReminders};
use render::{FontSource, Renderer};
use rules::Kind;

use office::{FORGOTTEN, FirstTry, Office, ids_without_marks, next_message};

/// What an older version had posted, when it ended before it knew, was once posted again: its
/// messages bear no marks.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_a_version_without_marks_is_recognised_by_its_buttons_or_its_text() {
    let mut office = Office::open().await;
    let mut every = office.everything().await;
    office.deliver_all().await;
    // That version had none of these, or posted them whatever it had posted before.
    for since in
        ["a thread", "a round in a thread", "the calls of a round", "a tournament elsewhere"]
    {
        every.remove(since).unwrap();
    }
    let mut wrong = Vec::new();
    for (kind, (subject, notification)) in &every {
        println!("{kind}");
        for of_older in [true, false] {
            office.forget_posts().await;
            office.pass(FORGOTTEN);
            let mut events = office.discord.events();
            office.want(*subject, notification).await;
            office.deliver_all().await;
            let posted = next_message(&mut events).await;

            office.forget_posts().await;
            office.pass(FORGOTTEN);
            office.want(*subject, notification).await;
            let tried = format!(
                "UPDATE outbox SET attempts = 1, unmarked = {} WHERE state = 'pending'",
                u8::from(of_older)
            );
            office.execute(tried).await;
            office.post_without_marks(&posted).await;
            next_message(&mut events).await;
            office.deliver_all().await;
            let mut again = 0;
            while let Ok(event) = events.try_recv() {
                again += usize::from(matches!(event, Event::MessageCreated(_)));
            }
            // A newer row has not posted it: somebody has shared a board, for example.
            let is_bare = ids_without_marks(&posted).is_empty();
            if again != usize::from(!of_older && !is_bare) {
                wrong.push(format!(
                    "{kind}: posted {again} times more, of an older version: {of_older}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A retry once took any older message with the same words or buttons for its own: the second
/// reminder of a turn, or a challenge that was taken back and made again, was never sent. Other
/// messages were posted twice.
#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_posted_once_beside_an_older_one_like_it() {
    let mut office = Office::open().await;
    let every = office.everything().await;
    office.deliver_all().await;
    let mut wrong = Vec::new();
    for (kind, row) in &every {
        for first in [FirstTry::Fails, FirstTry::LosesItsAnswer, FirstTry::IsKilled] {
            let posted = office.post(first, row, None).await;
            if posted != 1 {
                wrong.push(format!("{kind}: {posted} messages, where the first try {first:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(every.len(), 24);
    // If play went on before the next try, nobody knew of the message, which kept its buttons and
    // its old words.
    let table = "an open table";
    for [kind, later] in [[table; 2], ["a board elsewhere", "a board"], ["a tournament"; 2]] {
        let (row, later) = (&every[kind], Some(&every[later]));
        let posted = office.post(FirstTry::LosesItsAnswer, row, later).await;
        let known = office.rows("SELECT count(*) FROM posts").await;
        assert_eq!(usize::try_from(known), Ok(posted), "{kind}");
    }
    // The same in a conversation, for whoever wants to be reminded directly.
    let reminder = &every["a reminder"];
    let (Subject::Game(game), _) = *reminder else { panic!("{reminder:?}") };
    let game = office.bot.games.store().game_by_id(game).await.unwrap().unwrap();
    let user = game.mover().unwrap().id;
    let place = WantedReminders { place: Some(Remind::Direct), ..WantedReminders::default() };
    office.bot.games.set_reminders(user, place).await.unwrap();
    let conversation = office.members.iter().find(|member| member.id().0 == u64::from(user));
    let conversation = office.discord.direct(conversation.unwrap());
    // Who is to move is drawn by lot, and one of the members has been told other things.
    let before = office.discord.messages(conversation).len();
    for first in [FirstTry::Fails, FirstTry::LosesItsAnswer, FirstTry::IsKilled] {
        assert_eq!(office.post(first, reminder, None).await, 1, "{first:?}");
    }
    assert_eq!(office.discord.messages(conversation).len() - before, 6);
}

/// A second message without buttons within a minute was once taken for the first, which says the
/// same, and never sent.
#[tokio::test(flavor = "multi_thread")]
async fn two_messages_that_say_the_same_are_both_posted() {
    let mut office = Office::open().await;
    let every = office.everything().await;
    office.deliver_all().await;
    for kind in ["a table called off", "a role refused"] {
        let (subject, notification) = &every[kind];
        let mut events = office.discord.events();
        office.want(*subject, notification).await;
        office.deliver_all().await;
        office.want(*subject, notification).await;
        let fault = Fault::new(Endpoint::CreateMessage, FaultKind::Status(500));
        office.discord.fault(fault);
        let tried = "SELECT count(*) FROM outbox WHERE state = 'pending' AND attempts > 0";
        let tried = async || while office.rows(tried).await == 0 {};
        office.deliver(true, tried).await;
        office.pass(MINUTE / 2);
        office.deliver_all().await;
        let mut posted = 0;
        while let Ok(event) = events.try_recv() {
            posted += usize::from(matches!(event, Event::MessageCreated(_)));
        }
        assert_eq!(posted, 2, "{kind}");
    }
}

/// Invitations to tables and tournaments, challenges and rulings once pinged whoever wants to be
/// pinged by nothing.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_pings_whoever_wishes_that() {
    let mut office = Office::open().await;
    for member in 0..4 {
        let wanted = WantedReminders { notify: Some(Notify::Never), ..WantedReminders::default() };
        office.bot.games.set_reminders(office.person(member).id, wanted).await.unwrap();
    }
    let every = office.everything().await;
    office.deliver_all().await;
    let (ana, ben) = (office.actor(0), office.person(1));
    let table = NewTable::new(office.channel(), Kind::Shacru);
    let guild = Some(office.guild());
    let table = NewTable { guild, opponents: vec![(ben, false)], ..table };
    office.bot.games.open(&ana, table).await.unwrap();
    for (subject, notification) in every.values() {
        office.want(*subject, notification).await;
    }
    office.deliver_all().await;
    let messages = office.discord.messages(office.discord.club());
    let mentions = |it: &&local::Message| it.content.contains("<@");
    let named = messages.iter().filter(mentions).count();
    assert!(named > 12, "they are named all the same: {named}");
    for message in messages {
        assert_eq!(message.pinged, [], "{}", message.content);
    }
}

/// A board whose picture could not be drawn was once abandoned, and nobody knew who was to move.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_cannot_be_drawn_is_text_until_it_can() {
    let mut office = Office::open().await;
    let playing = office.game().await;
    office.deliver_all().await;
    let mover = playing.mover().unwrap().id;
    let position = office.bot.games.position(&playing).await.unwrap();
    let member = (0..2).find(|member| office.person(*member).id == mover).unwrap();
    let mover = office.actor(member);
    let turn = &position.legal(false)[0];
    office.bot.games.take_turn(&mover, &playing.code, None, turn).await.unwrap();
    let board = |office: &Office| {
        let mut messages = office.discord.messages(office.discord.club());
        messages.retain(|message| message.content.contains("turn 1: "));
        assert_eq!(messages.len(), 1);
        messages.swap_remove(0)
    };
    office.bot.renderer.close();
    let waits = "SELECT count(*) FROM outbox WHERE kind = 'picture' AND state = 'pending'";
    let undrawn = async || while office.rows(waits).await == 0 {};
    office.deliver(true, undrawn).await;
    let text = board(&office);
    assert!(text.attachments.is_empty() && text.content.contains("```"));
    assert!(text.buttons().count() > 0, "it can be played on");

    office.bot.renderer = RenderPool::new(Renderer::with_fonts(FontSource::Bundled));
    office.pass(2 * MINUTE);
    office.deliver_all().await;
    let drawn = board(&office);
    assert_eq!((drawn.id, drawn.attachments.len()), (text.id, 1));
    // Without a word about mentions Discord would take all of them as meant.
    crate::traffic::judge(&office.discord.traffic(0));
}
