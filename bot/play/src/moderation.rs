//! What moderators may do to the games and members of their server.

use crate::clocks::Clocks;
use crate::computers;
use crate::lobby::cancel;
use crate::terms::OF_LAST_RESORT;
use crate::time::{Millis, Reason};
use crate::turn::{call_off, go_on, leave, stand};
use crate::{
    ActionError, Actor, Announcement, AuditLogEntry, Change, Done, EventKind, Game, GameSnapshot,
    GameStatus, GuildId, NewRating, Notification, Person, PlayerState, Result, SideEffect, UserId,
};

/// The action in the audit log of a ruling that annuls the result of a game.
pub const ANNULLED: &str = "annul";

/// The action in the audit log of a ruling that lets a result count again.
pub const RESTORED: &str = "restore";

/// A moderator and their server, or the organiser of a tournament there, who decides about its games. Whoever creates
/// this value has checked the permission.
#[derive(Clone, Debug)]
pub struct Moderator {
    /// Who acts, by which interaction.
    pub actor: Actor,
    /// The server; a moderator may act on the games of this server only.
    pub guild: GuildId,
}

impl Moderator {
    /// The entry for the audit log.
    pub fn audit_log_entry(&self, action: &'static str, reason: Option<String>) -> AuditLogEntry {
        AuditLogEntry { actor: self.actor.person.id, guild: self.guild, action, reason }
    }
}

/// Checks that a game can be ended. Fails with [`ActionError::Over`] and [`ActionError::Cancelled`].
pub fn may_end(game: &Game) -> Result<()> {
    match game.status {
        GameStatus::Finished => Err(ActionError::Over(game.code.clone())),
        GameStatus::Cancelled => Err(ActionError::Cancelled(game.code.clone())),
        GameStatus::Open | GameStatus::Active | GameStatus::Frozen => Ok(()),
    }
}

/// Ends a game or cancels a table; it does not count. Fails with [`ActionError::Over`] and
/// [`ActionError::Cancelled`].
pub fn end(
    game: Game,
    clocks: &Clocks,
    moderator: &Moderator,
    reason: &str,
    now: Millis,
) -> Result<(Change, Done)> {
    may_end(&game)?;
    let code = game.code.clone();
    let mut change = Change::of(game, now);
    clocks.stop(&mut change);
    if change.game.status == GameStatus::Open {
        cancel(&mut change);
        change.tell(Notification::Lobby { seq: change.game.seq });
    } else {
        call_off(&mut change);
    }
    let reason = reason.to_owned();
    announce(&mut change, Announcement::CalledOff { reason: reason.clone() });
    change.side_effects.push(SideEffect::AuditLog(moderator.audit_log_entry("end", Some(reason))));
    Ok((change, Done::CalledOff { code }))
}

/// Checks that the result of a game can be annulled. Fails with [`ActionError::NothingToAnnul`] and
/// [`ActionError::AnnulledAlready`].
pub fn may_annul(game: &Game) -> Result<()> {
    if game.annulled_at.is_some() {
        return Err(ActionError::AnnulledAlready(game.code.clone()));
    }
    if game.status != GameStatus::Finished || !game.is_rated() {
        return Err(ActionError::NothingToAnnul(game.code.clone()));
    }
    Ok(())
}

/// Checks that the result of a game was annulled, so that it can count again. Fails with [`ActionError::NotAnnulled`].
pub fn may_restore(game: &Game) -> Result<()> {
    let not_annulled = || ActionError::NotAnnulled(game.code.clone());
    game.annulled_at.map(drop).ok_or_else(not_annulled)
}

/// Annuls the result of a finished game, which no longer counts. `ratings` are what its players have then.
pub fn annul(
    mut game: Game,
    moderator: &Moderator,
    reason: Option<String>,
    ratings: Vec<NewRating>,
    now: Millis,
) -> (Change, Done) {
    let code = game.code.clone();
    let at = now.max(game.created_at);
    game.annulled_at = Some(at);
    let what = Announcement::Annulled { at, ratings };
    (overturned(game, moderator, (ANNULLED, reason), what, at), Done::Annulled { code })
}

/// Lets the result of a game that was annulled count again. `ratings` are what its players have then.
pub fn restore(
    mut game: Game,
    moderator: &Moderator,
    ratings: Vec<NewRating>,
    now: Millis,
) -> (Change, Done) {
    let code = game.code.clone();
    let at = now.max(game.created_at);
    game.annulled_at = None;
    let what = Announcement::Restored { at, ratings };
    (overturned(game, moderator, (RESTORED, None), what, at), Done::Restored { code })
}

fn overturned(
    game: Game,
    moderator: &Moderator,
    (action, reason): (&'static str, Option<String>),
    what: Announcement,
    at: Millis,
) -> Change {
    let mut change = Change::of(game, at);
    announce(&mut change, what);
    change.side_effects.push(SideEffect::AuditLog(moderator.audit_log_entry(action, reason)));
    change
}

/// Puts a game under way on hold: nobody can take a turn, and the clocks are stopped.
pub fn freeze(game: Game, clocks: &Clocks, moderator: &Moderator, now: Millis) -> (Change, Done) {
    let code = game.code.clone();
    let mut change = crate::turn::freeze(game, clocks, now);
    announce(&mut change, Announcement::Frozen);
    change.side_effects.push(SideEffect::AuditLog(moderator.audit_log_entry("freeze", None)));
    (change, Done::Frozen { code })
}

/// Takes a game off hold, if its record leads to the stored position. Fails with [`ActionError::NotFrozen`].
pub fn thaw(now: &GameSnapshot, moderator: &Moderator) -> Result<(Change, Done)> {
    let code = now.game.code.clone();
    if now.game.status != GameStatus::Frozen {
        return Err(ActionError::NotFrozen(code));
    }
    let mut change = now.change();
    change.game.status = GameStatus::Active;
    change.game.uncounted.end(Reason::Hold, change.at);
    stand(&mut change, &now.replay.position);
    change.happen(EventKind::Thaw, None);
    go_on(&mut change, now.replay.position.clone())?;
    now.clocks.start(&mut change);
    change.side_effects.push(SideEffect::AuditLog(moderator.audit_log_entry("thaw", None)));
    Ok((change, Done::Thawed { code }))
}

/// Checks that the seat of a player can be given to somebody else, who may be a Discord bot.
pub fn may_replace(
    now: &GameSnapshot,
    leaver: &Person,
    (by, bot): (&Person, bool),
) -> Result<usize> {
    let (game, code) = (&now.game, now.game.code.clone());
    if bot {
        return Err(ActionError::InvitedBot(by.name.clone()));
    }
    if game.player_of(by.id).is_some() {
        return Err(ActionError::PlaysAlready { code, name: by.name.clone() });
    }
    let player = now.player_of(leaver.id);
    player.map_err(|_| ActionError::DoesNotPlay { code, name: leaver.name.clone() })
}

/// Gives the seat of a player to somebody else, who is no Discord bot.
pub fn replace(
    now: &GameSnapshot,
    moderator: &Moderator,
    leaver: UserId,
    by: Person,
) -> Result<(Change, Done)> {
    let (game, code) = (&now.game, now.game.code.clone());
    let mut players = game.players.iter().map(|player| &player.person);
    let leaver = players.find(|person| person.id == leaver);
    let leaver = leaver.ok_or_else(|| ActionError::MovedOn(code.clone()))?;
    let player = may_replace(now, leaver, (&by, false))?;
    let mut change = now.change();
    now.clocks.stop(&mut change);
    let done = Done::Replaced { code, player: leaver.name.clone(), by: by.name.clone() };
    change.seat(player, by);
    go_on(&mut change, now.replay.position.clone())?;
    now.clocks.start(&mut change);
    change.side_effects.push(SideEffect::AuditLog(moderator.audit_log_entry("replace", None)));
    Ok((change, done))
}

/// Resigns for a member who is erased. This also ends a series: they have no seat in its next game. Fails with
/// [`ActionError::NotAPlayer`] and [`ActionError::Out`].
pub fn resign_for(now: &GameSnapshot, user: UserId) -> Result<Change> {
    let player = now.player_of(user)?;
    let mut change = now.change();
    now.clocks.stop(&mut change);
    if let Some(series) = change.game.series {
        change.game.terms.games = series.round;
    }
    leave(now, &mut change, player)?;
    Ok(change)
}

/// Removes a member who is erased from a game on hold, in which nobody can resign. A game of two is called off; at a
/// larger table the seat becomes vacant when the game goes on.
pub fn leave_frozen(change: &mut Change, user: UserId) {
    let Some(player) = change.game.player_of(user) else {
        return;
    };
    if change.game.seats() == 2 {
        call_off(change);
        announce(change, Announcement::PlayerErased);
        return;
    }
    let at = change.at;
    let seat = &mut change.game.players[player];
    seat.state = PlayerState::Vacant;
    seat.left_at = Some(at);
    change.happen(EventKind::Vacate, Some(player));
}

/// Calls off a game because of a decision in its tournament; it changes no ratings. With `quiet` the tournament says so
/// itself.
pub fn overrule(game: Game, clocks: &Clocks, quiet: bool, now: Millis) -> Change {
    let mut change = Change::of(game, now);
    clocks.stop(&mut change);
    call_off(&mut change);
    announce(&mut change, Announcement::Overruled { quiet });
    change
}

/// Gives the seat of a player to another person, or to a computer, because of a decision in the tournament.
pub fn substitute(now: &GameSnapshot, player: usize, by: Option<Person>) -> Result<Change> {
    let mut change = now.change();
    now.clocks.stop(&mut change);
    match by {
        None => computers::replace(&mut change, player, OF_LAST_RESORT),
        Some(by) => {
            change.seat(player, by);
            go_on(&mut change, now.replay.position.clone())?;
        }
    }
    now.clocks.start(&mut change);
    Ok(change)
}

/// Queues an announcement of what was done for the game's channel.
fn announce(change: &mut Change, what: Announcement) {
    change.tell(Notification::ModeratorAction { seq: change.game.seq, what });
}
