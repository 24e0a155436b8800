//! Interactions: acknowledgements that never arrive, and payloads in another form than the bot
//! expects.

use local::{Endpoint, Fault, FaultKind, InteractionFault, PayloadFault};

use crate::club::{Club, Says as _};
use crate::round::{Round, once};

/// The command is carried out, and the board shows it.
pub(super) async fn no_acknowledgement_arrives() {
    let (club, code, _, [mover, _]) = Club::playing().await;
    let never = Fault::new(Endpoint::InteractionCallback, FaultKind::Hang);
    club.discord.fault(never.always());
    mover.command(club.channel(), "pacru move", [("move", "e1-e2")]).unwrap();
    club.board(&code, 1).await;
    once(&club, &code, 1);
    club.discord.clear_faults();
}

pub(super) async fn interactions_come_with_something_new() {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let news = [
        PayloadFault::AvatarHash,
        PayloadFault::WidePermissions,
        PayloadFault::HighFlags,
        PayloadFault::NoLocale,
        // An interaction whose language was no text was once not answered.
        PayloadFault::OtherTypes,
    ];
    for fault in news {
        club.discord.interaction_fault(InteractionFault::Payload(fault));
        round.play(&club).await;
    }
    for fault in [PayloadFault::UnknownComponent, PayloadFault::AvatarHash] {
        club.discord.interaction_fault(InteractionFault::Payload(fault));
        let mover = club.called(&round.board);
        let move_builder = club.press(&mover, &round.board, "Move").await;
        assert!(!move_builder.attachments.is_empty(), "{fault:?}: {}", move_builder.content);
    }
    assert_eq!(club.bot.log().matches("something new").count(), 7, "{}", club.bot.log());
    once(&club, &round.code, 5);
    // twilight, the independent judge, would not know them either.
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
}

pub(super) async fn interactions_that_nobody_understands_are_answered() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    let cases = [
        (PayloadFault::UnknownCommand, "Reload Discord"),
        (PayloadFault::UnknownSubcommand, "Reload Discord"),
        (PayloadFault::UnknownKind, "Reload Discord"),
        (PayloadFault::NoOptions, "Reload Discord"),
        (PayloadFault::Unreadable, "cannot read"),
    ];
    for (fault, said) in cases {
        club.discord.interaction_fault(InteractionFault::Payload(fault));
        let answer = club.answer(&ana, "pacru help", []).await;
        assert!(answer.content.contains(said), "{fault:?}: {}", answer.content);
        club.discord.interaction_fault(InteractionFault::Payload(fault));
        let choices = ana.autocomplete(club.channel(), "pacru move", [("move", "e")], "move");
        assert!(choices.await.unwrap().is_empty(), "{fault:?}");
    }
    // An interaction without an id and a token is named in the log, and the next one is answered.
    club.discord.interaction_fault(InteractionFault::Payload(PayloadFault::NoToken));
    ana.command(club.channel(), "pacru move", [("move", "e1-e2")]).unwrap();
    club.logs("without an id or a token").await;
    club.answer(&ana, "pacru help", []).await.says("/pacru new");
    let log = club.bot.log();
    for logged in ["cannot be read", "does not know", "kind=2"] {
        assert!(log.contains(logged), "{log}");
    }
    assert!(!log.contains("panic"), "{log}");
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
}
