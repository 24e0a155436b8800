//! Offers between players: a draw, a takeback, calling the game off, a pause, a seat.
//!
//! An offer is an event, and so is each answer; which offers are open follows from the history
//! ([`Replay::offers`]). An offer needs the consent of everybody else who still takes part and is
//! present. A turn declines it, and the next offer of the same player replaces it.

use rules::Position;

use crate::clocks::Clocks;
use crate::takeback::Undo;
use crate::time::{MINUTE, Millis};
use crate::tournament::TournamentError;
use crate::turn::{call_off, rename, stand};
use crate::{
    ActionError, Actor, Change, Done, EventKind, Game, GameSnapshot, Offer, OpenOffer, PlayerState,
    Replay, Result, Step, seat_of,
};

/// How long a player may take their turn back without asking, if nobody has moved since.
const FREE_FOR: Millis = MINUTE;

/// Makes an offer for `actor`. If another player has already made the same offer, it is accepted; a
/// turn that may be taken back without asking is taken back. With `seen`, only the one that was
/// their last turn after that many events.
pub fn offer(
    now: &GameSnapshot,
    actor: &Actor,
    seen: Option<i64>,
    what: Offer,
) -> Result<(Change, Done)> {
    let player = now.player_of(actor.person.id)?;
    let code = || now.game.code.clone();
    let mut open = now.replay.offers().into_iter();
    match open.find(|open| open.offer == what) {
        Some(open) if open.by == player => Err(ActionError::OfferedAlready(code())),
        // Making the same offer as another player is agreeing to it.
        Some(open) if matches!(what, Offer::Draw | Offer::Abort | Offer::Pause) => {
            accept(now, actor, player, &open)
        }
        Some(open) => Err(ActionError::AskedAlready {
            by: now.game.players[open.by].person.name.clone(),
            code: code(),
        }),
        None => {
            if what == Offer::Takeback {
                is_last_turn_as_seen(now, player, seen)?;
            }
            may_offer(now, player, what)?;
            put(now, actor, player, what)
        }
    }
}

/// Answers an offer that a message shows, as of `seen` events. Declining one's own offer withdraws
/// it.
pub fn respond(
    now: &GameSnapshot,
    actor: &Actor,
    seen: i64,
    what: Offer,
    accepts: bool,
) -> Result<(Change, Done)> {
    if what == Offer::Substitute && accepts {
        return take_over(now, actor, seen);
    }
    let player = now.player_of(actor.person.id)?;
    let open = offered(now, what, seen)?;
    if accepts {
        return accept(now, actor, player, &open);
    }
    let code = now.game.code.clone();
    if what == Offer::Substitute && open.by != player {
        return Err(ActionError::NotYourSeat {
            by: now.game.players[open.by].person.name.clone(),
            code,
        });
    }
    let mut change = now.change();
    rename(&mut change, player, actor);
    change.happen(EventKind::Decline(what), Some(player));
    change.tell_notice();
    let done = match (what, open.by == player) {
        (Offer::Substitute, _) => Done::SeatKept { code },
        (_, true) => Done::OfferWithdrawn { code },
        (_, false) => Done::OfferDeclined { code },
    };
    Ok((change, done))
}

/// Withdraws an offer of `actor`.
pub fn withdraw(now: &GameSnapshot, actor: &Actor, what: Offer) -> Result<(Change, Done)> {
    let player = now.player_of(actor.person.id)?;
    let mut open = now.replay.offers().into_iter();
    let open = open.find(|open| open.offer == what && open.by == player);
    let open = open.ok_or_else(|| ActionError::OfferClosed(now.game.code.clone()))?;
    respond(now, actor, open.seq, what, false)
}

/// What a player can offer now.
pub fn possible(now: &GameSnapshot, player: usize) -> Vec<Offer> {
    let open = now.replay.offers();
    let mut offers = Offer::ALL.to_vec();
    offers.retain(|what| {
        open.iter().all(|open| open.offer != *what) && may_offer(now, player, *what).is_ok()
    });
    offers
}

/// Whether a player can take their last turn back at once, without asking anybody.
pub fn takes_back_alone(now: &GameSnapshot, player: usize) -> bool {
    let nobody = others(&now.game, &now.replay.position, player).next().is_none();
    let free =
        |undo: Undo<'_>| is_free(&undo, now.now) || nobody && with_computers(&now.game, player);
    Undo::of(&now.game, &now.replay, player).is_ok_and(free)
}

/// Checks that the last turn of a player is still the one that it was after `seen` events: a second
/// tap must not take back an earlier turn as well.
fn is_last_turn_as_seen(now: &GameSnapshot, player: usize, seen: Option<i64>) -> Result<()> {
    let later = |step: &Step| seen.is_some_and(|seen| step.event.seq > seen);
    let undone = |step: &Step| matches!(step.event.kind, EventKind::TakeBack(_)) && later(step);
    if now.replay.turn_of(player).is_some_and(later) || now.replay.steps.iter().any(undone) {
        return Err(ActionError::MovedOn(now.game.code.clone()));
    }
    Ok(())
}

/// Checks that a player can make an offer that nobody has made yet.
fn may_offer(now: &GameSnapshot, player: usize, what: Offer) -> Result<()> {
    let (game, replay) = (&now.game, &now.replay);
    let code = || game.code.clone();
    match what {
        Offer::Abort | Offer::Substitute if game.tournament.is_some() => {
            return Err(ActionError::OfTournament(code()));
        }
        // Nobody has to agree.
        Offer::Substitute => return Ok(()),
        Offer::Takeback => {
            let undo = Undo::of(game, replay, player)?;
            if is_free(&undo, now.now) {
                return Ok(());
            }
        }
        Offer::Abort if everybody_moved(game, replay) => {
            return Err(ActionError::TooLateToCallOff(code()));
        }
        Offer::Pause if game.timing.paused_at.is_some() => {
            return Err(ActionError::Paused(code()));
        }
        Offer::Pause if !game.terms.pauses => {
            return Err(TournamentError::NoPauses.into());
        }
        Offer::Pause if game.terms.pace.at_first().is_none() => {
            return Err(ActionError::NothingToPause(code()));
        }
        Offer::Draw | Offer::Abort | Offer::Pause => {}
    }
    if others(game, &replay.position, player).next().is_none() {
        return if what != Offer::Draw && with_computers(game, player) {
            Ok(())
        } else {
            Err(ActionError::NobodyToAsk(code()))
        };
    }
    if just_declined(replay, player, what) {
        return Err(ActionError::JustDeclined(code()));
    }
    Ok(())
}

/// Makes an offer to the others, or carries out at once what needs no consent.
fn put(now: &GameSnapshot, actor: &Actor, player: usize, offer: Offer) -> Result<(Change, Done)> {
    let code = now.game.code.clone();
    let mut change = now.change();
    rename(&mut change, player, actor);
    if offer == Offer::Takeback {
        let undo = Undo::of(&now.game, &now.replay, player)?;
        if is_free(&undo, now.now) {
            undo.apply(&mut change, &now.clocks, false);
            let ply = undo.turn.event.ply;
            return Ok((change, Done::TookBack { code, ply }));
        }
    }
    let nobody = others(&now.game, &now.replay.position, player).next().is_none();
    if nobody && offer != Offer::Substitute {
        grant(&mut change, now, (player, player), offer)?;
        return Ok((change, Done::Granted { code, offer }));
    }
    change.happen(EventKind::Offer(offer), Some(player));
    change.tell_notice();
    Ok((change, Done::Offered { code, offer }))
}

fn is_free(undo: &Undo<'_>, now: Millis) -> bool {
    undo.nobody_moved_since() && now < undo.turn.event.at.saturating_add(FREE_FOR)
}

/// Agrees to an offer; once everybody has agreed, it takes effect.
fn accept(
    now: &GameSnapshot,
    actor: &Actor,
    player: usize,
    open: &OpenOffer,
) -> Result<(Change, Done)> {
    let (game, code) = (&now.game, now.game.code.clone());
    if open.by == player {
        return Err(ActionError::OwnOffer(code));
    }
    if open.accepted.contains(&player) {
        return Err(ActionError::AgreedAlready(code));
    }
    let mut asked = asked(game, &now.replay.position, open).into_iter();
    let missing = asked.any(|other| other != player);
    let mut change = now.change();
    rename(&mut change, player, actor);
    change.happen(EventKind::Accept(open.offer), Some(player));
    if missing {
        change.tell_notice();
        return Ok((change, Done::Agreed { code }));
    }
    let offer = open.offer;
    grant(&mut change, now, (open.by, player), offer)?;
    Ok((change, Done::Granted { code, offer }))
}

/// Gives the seat of the player who offers it to a new player.
fn take_over(now: &GameSnapshot, actor: &Actor, seen: i64) -> Result<(Change, Done)> {
    let (game, code) = (&now.game, now.game.code.clone());
    if let Some(own) = game.player_of(actor.person.id) {
        // A second tap by the member who has just taken the seat.
        return Err(if game.players[own].substitute {
            ActionError::OfferClosed(code)
        } else {
            ActionError::SeatForOthers(code)
        });
    }
    let open = offered(now, Offer::Substitute, seen)?;
    let mut change = now.change();
    now.clocks.stop(&mut change);
    substitute(&mut change, open.by, actor);
    // The clock now follows the weekends and vacations of the new player.
    now.clocks.start(&mut change);
    Ok((change, Done::TookOver { code }))
}

/// Gives the seat of a player to somebody else, and tells the channel.
pub(crate) fn substitute(change: &mut Change, player: usize, actor: &Actor) {
    change.seat(player, actor.person.clone());
    if change.game.to_move == Some(player) && change.game.timing.paused_at.is_none() {
        change.tell_board();
    } else {
        change.tell_notice();
    }
}

/// Carries out what everybody who was asked has agreed to. Player `by` made the offer, and `last`
/// was the last to agree.
fn grant(
    change: &mut Change,
    now: &GameSnapshot,
    (by, last): (usize, usize),
    offer: Offer,
) -> Result<()> {
    let (clocks, replay): (&Clocks, &Replay) = (&now.clocks, &now.replay);
    match offer {
        Offer::Draw => {
            let position = replay.position.agree()?;
            clocks.stop(change);
            stand(change, &position);
            change.happen(EventKind::Draw, None);
            change.tell_board();
        }
        Offer::Takeback => {
            Undo::of(&now.game, replay, by)?.apply(change, clocks, by != last);
        }
        Offer::Abort => {
            clocks.stop(change);
            call_off(change);
            change.tell_board();
        }
        Offer::Pause => {
            clocks.pause(change);
            change.happen(EventKind::Pause, Some(last));
            change.tell_notice();
        }
        // A seat is taken, not agreed to.
        Offer::Substitute => return Err(ActionError::SeatForOthers(now.game.code.clone())),
    }
    Ok(())
}

/// The players who still have to agree to an offer.
pub fn asked(game: &Game, position: &Position, open: &OpenOffer) -> Vec<usize> {
    if open.offer == Offer::Substitute {
        return Vec::new();
    }
    others(game, position, open.by).filter(|player| !open.accepted.contains(player)).collect()
}

/// Whether there are computers among the others, who are not asked.
fn with_computers(game: &Game, by: usize) -> bool {
    let mut others = game.players.iter().enumerate();
    others.any(|(player, other)| player != by && other.computer.is_some())
}

/// Every other person who still takes part and is present. Computers are not asked.
fn others(game: &Game, position: &Position, by: usize) -> impl Iterator<Item = usize> {
    let there = move |player: &usize| {
        game.players[*player].state == PlayerState::Seated
            && game.players[*player].computer.is_none()
            && seat_of(game, *player).is_some_and(|seat| position.is_in(seat))
    };
    (0..game.players.len()).filter(move |player| *player != by && there(player))
}

/// The open offer that a message shows, as of `seen` events.
fn offered(now: &GameSnapshot, what: Offer, seen: i64) -> Result<OpenOffer> {
    let mut open = now.replay.offers().into_iter();
    open.find(|open| open.offer == what && open.seq <= seen)
        .ok_or_else(|| ActionError::OfferClosed(now.game.code.clone()))
}

/// Whether every player has taken a turn or is out.
fn everybody_moved(game: &Game, replay: &Replay) -> bool {
    let moved = |player: usize| {
        let mut actions = replay.standing().filter(|step| step.action.is_some());
        actions.any(|step| step.event.player == Some(player))
    };
    (0..game.players.len()).all(moved)
}

/// Whether an offer of this kind by a player was declined, withdrawn or replaced, and no turn was
/// played since.
fn just_declined(replay: &Replay, player: usize, what: Offer) -> bool {
    let since = replay.position_since();
    let (mut asks, mut settled) = (false, false);
    for event in replay.steps.iter().map(|step| &step.event).filter(|event| event.seq > since) {
        match event.kind {
            EventKind::Offer(offer) if event.player == Some(player) && offer == what => asks = true,
            EventKind::Offer(offer) if event.player == Some(player) && offer.replaces(what) => {
                settled |= asks;
                asks = false;
            }
            EventKind::Decline(offer) if offer == what => {
                settled |= asks;
                asks = false;
            }
            EventKind::Pause if what == Offer::Pause => asks = false,
            _ => {}
        }
    }
    settled
}
