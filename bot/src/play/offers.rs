//! What players offer each other: a draw, a turn taken back, the game called off, a pause, a seat.
//!
//! An offer is an event, and so is each answer; what is open follows from the history ([`Replay::offers`]). It needs the
//! consent of everybody else who still takes part and is there. A turn declines it.

use rules::Position;

use crate::store::{Change, EventKind, Game, Offer, Sits, UserId};
use crate::time::{MINUTE, Millis};

use super::clocks::Clocks;
use super::replay::seat_of;
use super::takeback::Undo;
use super::turn::{call_off, stand};
use super::{Actor, Error, OpenOffer, Play, Refusal, Replay};

/// So long a player may take their turn back without asking, if nobody has moved since.
const FREE_FOR: Millis = MINUTE;

impl Play {
    /// Offers something for `actor`; what another player has offered already is accepted, and a turn that may be
    /// taken back without asking is taken back. With `seen`, a turn is only taken back from the position after so
    /// many events. Returns what to tell the player.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn offer(
        &self,
        actor: &Actor,
        code: &str,
        seen: Option<i64>,
        what: Offer,
    ) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        let (game, replay, chair) = self.taking_part(code, actor.person.id).await?;
        let open = replay.offers().into_iter().find(|open| open.offer == what);
        match open {
            Some(open) if open.by == chair => Err(Refusal::OfferedAlready(game.code).into()),
            // Who offers what was offered to them agrees.
            Some(open) if matches!(what, Offer::Draw | Offer::Abort | Offer::Pause) => {
                self.accept(actor, game, &replay, chair, &open).await
            }
            Some(open) => Err(Refusal::AskedAlready {
                by: game.chairs[open.by].person.name.clone(),
                code: game.code,
            }
            .into()),
            None => {
                if what == Offer::Takeback && seen.is_some_and(|seen| !replay.is_newest(seen)) {
                    // A second tap must not take back the turn before.
                    return Err(Refusal::MovedOn(game.code).into());
                }
                self.may_offer(&game, &replay, chair, what)?;
                self.put(actor, game, &replay, chair, what).await
            }
        }
    }

    /// Answers an offer that a message of `seen` events shows. Declining one's own takes it back.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn respond(
        &self,
        actor: &Actor,
        code: &str,
        seen: i64,
        what: Offer,
        accepts: bool,
    ) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        if what == Offer::Substitute && accepts {
            return self.take_over(actor, code, seen).await;
        }
        let (game, replay, chair) = self.taking_part(code, actor.person.id).await?;
        let open = offered(&game, &replay, what, seen)?;
        if accepts {
            return self.accept(actor, game, &replay, chair, &open).await;
        }
        if what == Offer::Substitute && open.by != chair {
            return Err(Refusal::NotYourSeat {
                by: game.chairs[open.by].person.name.clone(),
                code: game.code,
            }
            .into());
        }
        let answer = match (what, open.by == chair) {
            (Offer::Substitute, _) => format!("You keep your seat in `{}`.", game.code),
            (_, true) => format!("You have taken your offer in `{}` back.", game.code),
            (_, false) => format!("You have declined in `{}`.", game.code),
        };
        let mut change = self.change(game);
        named(&mut change, chair, actor);
        change.happen(EventKind::Decline(what), Some(chair));
        change.tell_notice();
        self.commit(&change, actor, answer).await
    }

    /// What a member can offer in a game now; nothing if they do not play.
    ///
    /// # Errors
    /// When the game cannot be read.
    pub async fn offers_for(&self, code: &str, user: UserId) -> Result<Vec<Offer>, Error> {
        let (game, replay, chair) = match self.taking_part(code, user).await {
            Ok(there) => there,
            Err(Error::Refused(_)) => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let open = replay.offers();
        let mut offers = Offer::ALL.to_vec();
        offers.retain(|what| {
            open.iter().all(|open| open.offer != *what)
                && self.may_offer(&game, &replay, chair, *what).is_ok()
        });
        Ok(offers)
    }

    /// Why a player cannot offer something that nobody has offered.
    fn may_offer(
        &self,
        game: &Game,
        replay: &Replay,
        chair: usize,
        what: Offer,
    ) -> Result<(), Refusal> {
        let code = || game.code.clone();
        match what {
            // Nobody has to be asked.
            Offer::Substitute => return Ok(()),
            Offer::Takeback => {
                let undo = Undo::of(game, replay, chair)?;
                if self.is_free(&undo) {
                    return Ok(());
                }
            }
            Offer::Abort if everybody_moved(game, replay) => {
                return Err(Refusal::TooLateToCallOff(code()));
            }
            Offer::Pause if game.timing.paused_at.is_some() => {
                return Err(Refusal::Paused(code()));
            }
            Offer::Pause if game.terms.pace.at_first().is_none() => {
                return Err(Refusal::NothingToPause(code()));
            }
            Offer::Draw | Offer::Abort | Offer::Pause => {}
        }
        if others(game, &replay.position, chair).next().is_none() {
            return if what != Offer::Draw && with_computers(game, chair) {
                Ok(())
            } else {
                Err(Refusal::NobodyToAsk(code()))
            };
        }
        if just_declined(replay, chair, what) {
            return Err(Refusal::JustDeclined(code()));
        }
        Ok(())
    }

    /// Puts an offer to the others, or does at once what needs no consent.
    async fn put(
        &self,
        actor: &Actor,
        game: Game,
        replay: &Replay,
        chair: usize,
        what: Offer,
    ) -> Result<String, Error> {
        let code = game.code.clone();
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        named(&mut change, chair, actor);
        if what == Offer::Takeback {
            let undo = Undo::of(&change.game, replay, chair)?;
            if self.is_free(&undo) {
                let answer = format!("You have taken turn {} in `{code}` back.", undo.ply());
                undo.apply(&mut change, &clocks, false);
                return self.commit(&change, actor, answer).await;
            }
        }
        let nobody = others(&change.game, &replay.position, chair)
            .next()
            .is_none();
        if nobody && what != Offer::Substitute {
            let answer = grant(&mut change, &clocks, replay, (chair, chair), what)?;
            return self.commit(&change, actor, answer).await;
        }
        change.happen(EventKind::Offer(what), Some(chair));
        change.tell_notice();
        let answer = match what {
            Offer::Draw => format!("You have offered a draw in `{code}`; a turn declines it."),
            Offer::Takeback => {
                format!("You have asked to take your turn in `{code}` back; a turn declines it.")
            }
            Offer::Abort => format!("You have asked to call `{code}` off; a turn declines it."),
            Offer::Pause => format!("You have asked to pause `{code}`; a turn declines it."),
            Offer::Substitute => {
                format!(
                    "Your seat in `{code}` is offered to anybody; until someone takes it you play on."
                )
            }
        };
        self.commit(&change, actor, answer).await
    }

    fn is_free(&self, undo: &Undo<'_>) -> bool {
        undo.nobody_moved_since() && self.now() < undo.at().saturating_add(FREE_FOR)
    }

    /// Agrees to an offer, which is done when everybody has.
    async fn accept(
        &self,
        actor: &Actor,
        game: Game,
        replay: &Replay,
        chair: usize,
        open: &OpenOffer,
    ) -> Result<String, Error> {
        if open.by == chair {
            return Err(Refusal::OwnOffer(game.code).into());
        }
        if open.accepted.contains(&chair) {
            return Err(Refusal::AgreedAlready(game.code).into());
        }
        let code = game.code.clone();
        let missing = asked(&game, &replay.position, open)
            .into_iter()
            .any(|other| other != chair);
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        named(&mut change, chair, actor);
        change.happen(EventKind::Accept(open.offer), Some(chair));
        if missing {
            change.tell_notice();
            let answer = format!("You have agreed in `{code}`; it waits for the others.");
            return self.commit(&change, actor, answer).await;
        }
        let answer = grant(&mut change, &clocks, replay, (open.by, chair), open.offer)?;
        self.commit(&change, actor, answer).await
    }

    /// Seats somebody who does not play in place of the player who offers their seat.
    async fn take_over(&self, actor: &Actor, code: &str, seen: i64) -> Result<String, Error> {
        let game = self.in_play(code).await?;
        if let Some(own) = game.chair_of(actor.person.id) {
            // A second tap by whoever has just sat down.
            return Err(if game.chairs[own].substitute {
                Refusal::OfferClosed(game.code)
            } else {
                Refusal::SeatForOthers(game.code)
            }
            .into());
        }
        let replay = self.replay(&game, game.seq, game.seq).await;
        let replay = self.frozen_if_derailed(&game, replay).await?;
        let open = offered(&game, &replay, Offer::Substitute, seen)?;
        let clocks = self.clocks(&game).await?;
        let answer = format!("You play on in `{}`; good luck.", game.code);
        let mut change = self.change(game);
        clocks.stop(&mut change);
        substitute(&mut change, open.by, actor);
        // The calendar is the new player's.
        self.clocks(&change.game).await?.start(&mut change);
        self.commit(&change, actor, answer).await
    }
}

/// Gives a chair to somebody else, who did not use up the time that is gone.
pub(super) fn substitute(change: &mut Change, chair: usize, actor: &Actor) {
    let game = &mut change.game;
    let fresh = game.terms.pace.at_first();
    let seat = &mut game.chairs[chair];
    seat.person = actor.person.clone();
    seat.sits = Sits::Seated;
    seat.bank = seat.bank.max(fresh);
    seat.missed = 0;
    seat.left_at = None;
    seat.substitute = true;
    let to_move = game.to_move == Some(chair);
    if to_move {
        game.timing.reminded = 0;
    }
    change.happen(EventKind::Substitute, Some(chair));
    if to_move && change.game.timing.paused_at.is_none() {
        change.tell_board();
    } else {
        change.tell_notice();
    }
}

/// Does what everybody who was asked has agreed to: what the player in the chair `by` has offered, the last to agree
/// being the one in the other. Returns what to tell the latter.
fn grant(
    change: &mut Change,
    clocks: &Clocks,
    replay: &Replay,
    (by, last): (usize, usize),
    what: Offer,
) -> Result<String, Error> {
    let code = change.game.code.clone();
    Ok(match what {
        Offer::Draw => {
            let position = replay.position.agree()?;
            clocks.stop(change);
            stand(change, &position);
            change.happen(EventKind::Draw, None);
            change.tell_board();
            format!("`{code}` is a draw.")
        }
        Offer::Takeback => {
            let undo = Undo::of(&change.game, replay, by)?;
            undo.apply(change, clocks, by != last);
            format!("The turn in `{code}` is taken back.")
        }
        Offer::Abort => {
            clocks.stop(change);
            call_off(change);
            change.tell_board();
            format!("`{code}` is called off.")
        }
        Offer::Pause => {
            clocks.stop(change);
            change.game.timing.paused_at = Some(change.at());
            change.happen(EventKind::Pause, Some(last));
            clocks.start(change);
            change.tell_notice();
            format!("`{code}` is paused; any player can press `Resume`.")
        }
        // Taking a seat is another matter.
        Offer::Substitute => return Err(Refusal::SeatForOthers(code).into()),
    })
}

/// The chairs that still have to agree to an offer.
#[must_use]
pub fn asked(game: &Game, position: &Position, open: &OpenOffer) -> Vec<usize> {
    if open.offer == Offer::Substitute {
        return Vec::new();
    }
    let others = others(game, position, open.by);
    others
        .filter(|chair| !open.accepted.contains(chair))
        .collect()
}

/// Whether there are computers among the others, who have nothing against it.
fn with_computers(game: &Game, by: usize) -> bool {
    let mut others = game.chairs.iter().enumerate();
    others.any(|(chair, other)| chair != by && other.computer.is_some())
}

/// Every other person who still takes part and is there. Computers need not be asked.
fn others(game: &Game, position: &Position, by: usize) -> impl Iterator<Item = usize> {
    let there = move |chair: &usize| {
        game.chairs[*chair].sits == Sits::Seated
            && game.chairs[*chair].computer.is_none()
            && seat_of(game, *chair).is_some_and(|seat| position.is_in(seat))
    };
    (0..game.chairs.len()).filter(move |chair| *chair != by && there(chair))
}

/// The open offer that a message of `seen` events shows.
fn offered(game: &Game, replay: &Replay, what: Offer, seen: i64) -> Result<OpenOffer, Refusal> {
    let mut open = replay.offers().into_iter();
    open.find(|open| open.offer == what && open.seq <= seen)
        .ok_or_else(|| Refusal::OfferClosed(game.code.clone()))
}

/// Whether every player has taken a turn or is out.
fn everybody_moved(game: &Game, replay: &Replay) -> bool {
    let moved = |chair: usize| {
        let mut deeds = replay.standing().filter(|step| step.deed.is_some());
        deeds.any(|step| step.event.chair == Some(chair))
    };
    (0..game.chairs.len()).all(moved)
}

/// Whether an offer of this kind by a player was declined or taken back, and nothing was played since.
fn just_declined(replay: &Replay, chair: usize, what: Offer) -> bool {
    let since = replay.position_since();
    let mut by = None;
    replay
        .steps
        .iter()
        .map(|step| &step.event)
        .filter(|event| event.seq > since)
        .any(|event| {
            if event.kind == EventKind::Offer(what) {
                by = event.chair;
            }
            event.kind == EventKind::Decline(what) && by == Some(chair)
        })
}

/// Keeps the name under which a player acts.
fn named(change: &mut Change, chair: usize, actor: &Actor) {
    let name = &mut change.game.chairs[chair].person.name;
    name.clone_from(&actor.person.name);
}

#[cfg(test)]
mod tests;
