use play::time::{DAY, HOUR, MINUTE, MOST, Pace};
use play::{Done, EventKind, Game, GameStatus, Offer, Terms};
use rules::Kind;

use crate::Result;
use crate::testing::{Club, refused};

impl Club {
    /// Makes an offer for a player of a game.
    pub(super) async fn offer(&self, game: &Game, player: usize, offer: Offer) -> Result<Done> {
        self.games.offer(&self.sitting(game, player), &game.code, None, offer).await
    }

    /// Accepts, for a player, the offer of the newest message.
    pub(super) async fn accept(&self, game: &Game, player: usize, offer: Offer) -> Result<Done> {
        let actor = self.sitting(game, player);
        self.games.respond(&actor, &game.code, 99, offer, true).await
    }
}

#[tokio::test]
async fn one_answer_decides_between_two_and_all_must_agree_among_three() {
    let (club, game) = Club::with_game().await;
    let offer = Offer::Draw;
    club.offer(&game, 0, offer).await.unwrap();
    assert!(refused(club.accept(&game, 0, offer).await).contains("your own offer"));
    assert!(refused(club.offer(&game, 0, offer).await).contains("already"));
    let (code, games) = (&game.code, &club.games);
    let stranger = games.respond(&club.actor(10), code, 99, offer, true).await;
    assert!(refused(stranger).contains("are not playing"));

    let other = club.sitting(&game, 1);
    let said = games.respond(&other, code, 99, offer, true).await.unwrap();
    let code = code.clone();
    assert_eq!(said, Done::Granted { code, offer });
    // The same interaction again gets the stored answer; a new one is refused.
    assert!(refused(games.respond(&other, &game.code, 99, offer, true).await).contains("is over"));
    let drawn = club.game(&game.code).await;
    assert_eq!(drawn.status, GameStatus::Finished);
    assert!(drawn.players.iter().all(|player| player.place == Some(1)));

    let three = club.begin(Kind::Pacru, 3, Terms::default()).await;
    club.offer(&three, 2, offer).await.unwrap();
    // Making the same offer is agreeing to it.
    let said = club.offer(&three, 0, offer).await.unwrap();
    assert!(matches!(said, Done::Agreed { .. }), "{said:?}");
    assert!(refused(club.accept(&three, 0, offer).await).contains("agreed to that"));
    club.accept(&three, 1, offer).await.unwrap();
    assert_eq!(club.game(&three.code).await.status, GameStatus::Finished);
}

#[tokio::test]
async fn a_turn_declines_and_what_was_declined_waits_for_a_turn() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    let answer = async |player, seen, what, accepts| {
        games.respond(&club.sitting(&game, player), code, seen, what, accepts).await
    };
    club.offer(&game, 0, Offer::Draw).await.unwrap();
    let seen = club.game(code).await.seq;
    club.turns(code, "e1-e2").await;
    assert!(refused(answer(1, seen, Offer::Draw, true).await).contains("no longer open"));

    club.offer(&game, 0, Offer::Draw).await.unwrap();
    // The button of the first offer does not answer the second.
    assert!(refused(answer(1, seen, Offer::Draw, true).await).contains("no longer open"));
    answer(1, club.game(code).await.seq, Offer::Draw, false).await.unwrap();
    assert!(refused(club.offer(&game, 0, Offer::Draw).await).contains("you can ask again"));
    // The other player may still make an offer and withdraw it.
    club.offer(&game, 1, Offer::Draw).await.unwrap();
    let said = answer(1, club.game(code).await.seq, Offer::Draw, false).await.unwrap();
    assert!(matches!(said, Done::OfferWithdrawn { .. }), "{said:?}");
    club.turns(code, "e9-e8").await;
    club.offer(&game, 0, Offer::Draw).await.unwrap();

    // The next offer of the same player replaces it, which counts as withdrawn; it takes nobody else's offer away.
    let seen = club.game(code).await.seq;
    club.offer(&game, 1, Offer::Substitute).await.unwrap();
    club.offer(&game, 0, Offer::Takeback).await.unwrap();
    assert!(refused(answer(1, seen, Offer::Draw, true).await).contains("no longer open"));
    assert!(refused(club.offer(&game, 0, Offer::Draw).await).contains("you can ask again"));
    let others = games.withdraw(&club.sitting(&game, 1), code, Offer::Takeback).await;
    assert!(refused(others).contains("no longer open"));
    let said = games.withdraw(&club.sitting(&game, 0), code, Offer::Takeback).await.unwrap();
    assert!(matches!(said, Done::OfferWithdrawn { .. }), "{said:?}");
    let said = games.withdraw(&club.sitting(&game, 1), code, Offer::Substitute).await.unwrap();
    assert!(matches!(said, Done::SeatKept { .. }), "{said:?}");
}

#[tokio::test]
async fn a_game_is_called_off_before_everybody_has_moved() {
    let club = Club::open().await;
    let game = club.begin(Kind::Azacru, 2, Terms::default()).await;
    let (code, games) = (&game.code, &club.games);
    club.turns(code, "e1-e2").await;
    club.offer(&game, 0, Offer::Abort).await.unwrap();
    club.accept(&game, 1, Offer::Abort).await.unwrap();
    let off = club.game(code).await;
    assert_eq!(off.status, GameStatus::Cancelled);
    assert_eq!(off.timing.due_at, None);
    let late = games.take_turn(&club.sitting(&game, 1), code, None, "e9-e8").await;
    assert!(refused(late).contains("called off"));

    let other = club.begin(Kind::Azacru, 2, Terms::default()).await;
    club.turns(&other.code, "e1-e2 e9-e8").await;
    assert!(refused(club.offer(&other, 0, Offer::Abort).await).contains("counts"));
}

#[tokio::test]
async fn a_pause_stops_the_clock_until_somebody_resumes() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    club.wait(DAY);
    club.offer(&game, 0, Offer::Pause).await.unwrap();
    club.accept(&game, 1, Offer::Pause).await.unwrap();
    let paused = club.game(code).await;
    assert_eq!(paused.timing.deadline_at, None);
    assert_eq!(paused.timing.due_at, Some(games.now() + 30 * DAY));
    assert_eq!(paused.players[0].bank, Some(2 * DAY));
    let turn = games.take_turn(&club.sitting(&game, 0), code, None, "e1-e2").await;
    assert!(refused(turn).contains("paused"));
    club.wait(5 * DAY);
    games.resume(&club.sitting(&game, 1), code).await.unwrap();
    assert!(
        refused(games.resume(&club.sitting(&game, 0), code).await).contains("you can continue")
    );
    let now = club.game(code).await;
    assert_eq!(now.timing.deadline_at, Some(games.now() + 2 * DAY));

    let untimed = Terms { pace: Pace::Unlimited, ..Terms::default() };
    let untimed = club.begin(Kind::Pacru, 2, untimed).await;
    assert!(refused(club.offer(&untimed, 0, Offer::Pause).await).contains("no clock"));
}

#[tokio::test]
async fn a_turn_is_taken_back_freely_within_a_minute() {
    let club = Club::open().await;
    let per_move = Terms { pace: Pace::PerMove(3 * DAY), ..Terms::default() };
    for (terms, left) in [(Terms::default(), 2 * DAY), (per_move, 2 * DAY)] {
        let game = club.begin(Kind::Pacru, 2, terms).await;
        let (code, games) = (&game.code, &club.games);
        let nothing = club.offer(&game, 0, Offer::Takeback).await;
        assert!(refused(nothing).contains("no turn in"));
        club.wait(DAY);
        let turned = club.turns(code, "e1-e2").await;
        club.wait(MINUTE - 1);
        let mover = club.sitting(&game, 0).person.id;
        assert_eq!(games.takes_back_alone(code, mover).await.unwrap(), Some(turned.seq));
        let press = async || {
            games.offer(&club.sitting(&game, 0), code, Some(turned.seq), Offer::Takeback).await
        };
        press().await.unwrap();
        let back = club.game(code).await;
        assert_eq!((back.ply, back.to_move), (0, Some(0)));
        assert_eq!(back.state_hash, game.state_hash);
        assert_eq!(back.players[0].bank, Some(left), "time used stays used");
        // A second tap on the same button takes nothing more back.
        assert!(refused(press().await).contains("moved on"));
        // The button of the move builder does not replay its turn either.
        let stale = games.take_turn(&club.sitting(&game, 0), code, Some(game.seq), "e1-e2").await;
        assert!(refused(stale).contains("moved on"));
        club.turns(code, "a3-b4(a6)").await;
        club.wait(MINUTE);
        assert_eq!(games.takes_back_alone(code, mover).await.unwrap(), None);
        let said = club.offer(&game, 0, Offer::Takeback).await.unwrap();
        assert!(matches!(said, Done::Offered { .. }), "{said:?}");
    }
}

#[tokio::test]
async fn with_consent_a_turn_is_taken_back_with_all_that_came_after() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    let before = club.turns(code, "e1-e2 e9-e8").await;
    club.wait(DAY);
    club.turns(code, "a3-b4(a6)").await;
    club.wait(2 * DAY);
    club.turns(code, "e8-e7").await;
    club.wait(2 * DAY);
    club.offer(&game, 0, Offer::Takeback).await.unwrap();
    assert!(refused(club.offer(&game, 1, Offer::Takeback).await).contains("asked for the same"));
    club.accept(&game, 1, Offer::Takeback).await.unwrap();
    let back = club.game(code).await;
    assert_eq!((back.ply, back.to_move), (2, Some(0)));
    assert_eq!(back.state_hash, before.state_hash);
    // Both clocks are as they were when the turn was taken, which had been thought about for a day. The opponent once lost
    // the time that they had used since.
    let banks = [0, 1].map(|player| back.players[player].bank);
    assert_eq!(banks, [Some(3 * DAY), Some(4 * DAY)]);
    // Play continues from there, and turns can be taken back again.
    let now = club.turns(code, "a3-b4(a5)").await;
    assert_eq!(now.ply, 3);
    assert_eq!(now.players[0].bank, Some(4 * DAY));
    let replay = games.replay(&now, 1, now.seq).await.unwrap();
    let record = play::record(&now, replay.steps.iter().map(|step| &step.event));
    assert_eq!((replay.actions().count(), record.turns.len()), (3, 3));
}

/// With three seconds left members once played, took the turn back, and had a minute, as often as they liked; and the
/// other clock ran meanwhile.
#[tokio::test]
async fn a_free_takeback_gives_no_time_and_costs_the_others_none() {
    let club = Club::open().await;
    let pace = Pace::Fischer { start: 5 * MINUTE, increment: 1_000, cap: MOST };
    let game = club.begin(Kind::Pacru, 2, Terms { pace, ..Terms::default() }).await;
    let code = &game.code;
    club.wait(5 * MINUTE - 3_000);
    for _ in 0..3 {
        club.turns(code, "e1-e2").await;
        club.wait(20_000);
        club.offer(&game, 0, Offer::Takeback).await.unwrap();
        let back = club.game(code).await;
        assert_eq!((back.ply, back.to_move), (0, Some(0)));
        assert_eq!([0, 1].map(|player| back.players[player].bank), [Some(3_000), Some(5 * MINUTE)]);
    }
}

#[tokio::test]
async fn a_turn_before_somebody_left_stays() {
    let club = Club::open().await;
    let game = club.begin(Kind::Pacru, 3, Terms::default()).await;
    let (code, games) = (&game.code, &club.games);
    let replay = games.replay(&game, 1, game.seq).await.unwrap();
    club.turns(code, &replay.position.legal(false)[0]).await;
    games.resign(&club.sitting(&game, 1), code, None).await.unwrap();
    assert!(refused(club.offer(&game, 0, Offer::Takeback).await).contains("has left"));
}

#[tokio::test]
async fn somebody_else_takes_the_seat_over() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    club.wait(2 * DAY + 20 * HOUR);
    club.offer(&game, 0, Offer::Substitute).await.unwrap();
    let seen = club.game(code).await.seq;
    let own = games.respond(&club.sitting(&game, 1), code, seen, Offer::Substitute, true).await;
    assert!(refused(own).contains("someone else"));
    let keeps = games.respond(&club.sitting(&game, 1), code, seen, Offer::Substitute, false).await;
    assert!(refused(keeps).contains("Only"));
    let (zoe, again, late) = (club.actor(10), club.actor(10), club.actor(4));
    games.respond(&zoe, code, seen, Offer::Substitute, true).await.unwrap();
    for (who, says) in [(again, "no longer open"), (late, "no longer open")] {
        let refusal = games.respond(&who, code, seen, Offer::Substitute, true).await;
        assert!(refused(refusal).contains(says));
    }
    let now = club.game(code).await;
    assert_eq!(now.players[0].person, zoe.person);
    assert!(now.players[0].substitute);
    assert_eq!(now.timing.deadline_at, Some(games.now() + 3 * DAY), "time as at the start");
    assert!(club.events(code).await.contains(&EventKind::Substitute));
    let former = games.take_turn(&club.sitting(&game, 0), code, None, "e1-e2").await;
    assert!(refused(former).contains("are not playing"));
    games.take_turn(&club.actor(10), code, None, "e1-e2").await.unwrap();
}

#[tokio::test]
async fn only_what_is_possible_is_offered() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    let (first, second) = (game.players[0].person.id, game.players[1].person.id);
    let offers = games.offers_for(code, first).await.unwrap();
    assert_eq!(offers, [Offer::Draw, Offer::Abort, Offer::Pause, Offer::Substitute]);
    club.turns(code, "e1-e2 e9-e8").await;
    club.offer(&game, 0, Offer::Draw).await.unwrap();
    let offers = games.offers_for(code, second).await.unwrap();
    assert_eq!(offers, [Offer::Takeback, Offer::Pause, Offer::Substitute]);
    assert!(games.offers_for(code, 99_i64.into()).await.unwrap().is_empty());
}
