//! Games in positions that a test chooses, written into the data file while the bot is down.

use local::Member;
use play::{
    Change, Done, EventKind, Game, GameStatus, HandledInteraction, InteractionId, Notification,
    Person, Player, Terms,
};
use rules::{Kind, Position, Status};

use crate::club::Club;

/// Ends the bot, writes games of these two members into its file, each with its position and code, and starts the bot
/// again. The first member has the first seat. The codes must be unused.
pub(crate) async fn write_games(club: &mut Club, players: [&Member; 2], games: &[(&str, &str)]) {
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    let store = club.store().await;
    let at = store.now();
    for (place, (code, position)) in (1_i64..).zip(games) {
        let position = Position::at(Kind::Pacru, 2, position)
            .unwrap_or_else(|refusal| panic!("{position}: {refusal}"));
        let Status::Turn(seat) = position.status() else {
            panic!("{position} is over");
        };
        let person = |member: &Member| Person::new(member.id().0, member.name());
        let mut change = Change::of(
            Game {
                code: (*code).to_owned(),
                ..Game::new(
                    (Some(club.discord.guild().0.into()), club.channel().0.into()),
                    players[0].id().0.into(),
                    position.setup().clone(),
                    players.map(person).map(Player::seated).to_vec(),
                    Terms::default(),
                    at,
                )
            },
            at,
        );
        change.happen(EventKind::Create, Some(0));
        let handled =
            HandledInteraction { interaction: InteractionId::from(place), answer: Done::Forgotten };
        store.create(&change, &handled, None).await.expect("a new game");

        let mut game = store.game(code).await.unwrap().expect("it was saved");
        game.status = GameStatus::Active;
        game.started_at = Some(at);
        game.to_move = game.setup.seats.iter().position(|other| other == seat);
        game.state_hash = position.fingerprint();
        let mut start = Change::of(game, at);
        start.happen(EventKind::Start, None);
        let seq = start.game.seq;
        start.tell(Notification::Board { since: seq, seq });
        store.save(&start, None).await.expect("a game that begins");
    }
    store.close().await;
    drop(store);
    club.restart().await;
}
