//! Computers at a table: how strong they are, and which seats they may take.

use std::cmp::Ordering;
use std::str::FromStr;

use ai::{Level, NoSuchLevel};
use derive_more::{Display, From};
use rules::Kind;

use crate::lobby::{begin, creator_only, is_full};
use crate::rating::{Rating, judged};
use crate::snapshot::{in_play, player_of};
use crate::{
    ActionError, Actor, Change, Done, EventKind, Game, GameStatus, Player, Result, UserId,
};

/// How strong a computer shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, From)]
pub enum Strength {
    /// As strong as the member who asks, by their results against computers.
    Fair,
    /// Of this level.
    Level(Level),
}

impl Strength {
    /// Everything that a member can choose, a fair opponent first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Fair].into_iter().chain(Level::ALL.map(Self::Level))
    }
}

/// Upper and lower case are the same.
impl FromStr for Strength {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        match text {
            _ if text.eq_ignore_ascii_case("fair") => Ok(Self::Fair),
            _ => text.parse().map(Self::Level),
        }
    }
}

/// The level against which a member should score half, by their results in games for two, the
/// earliest first: the level of the computer, and whether the member won, drew or lost. Somebody
/// without results meets a Learner.
pub fn fair(kind: Kind, results: &[(Level, Ordering)]) -> Level {
    // So much of Weng and Lin's scale means the same odds of winning as a point of Elo's.
    const ELO: f64 = 0.034;
    let rating = |level: Level| {
        let lead = f64::from(level.elo(kind)) - f64::from(Level::Learner.elo(kind));
        Rating { mu: Rating::START.mu + ELO * lead, sigma: 0.0 }
    };
    let own = results.iter().fold(Rating::START, |own, (level, result)| {
        let place = |result: Ordering| if result.is_lt() { 2 } else { 1 };
        judged(&[(own, place(*result)), (rating(*level), place(result.reverse()))])[0]
    });
    let distance = |level: &Level| (rating(*level).mu - own.mu).abs();
    let nearest =
        Level::ALL.into_iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest.unwrap_or(Level::Learner)
}

/// Seats a computer on a free seat of an open table, for its creator; the game begins when the last
/// seat is taken.
pub fn sit_down(change: &mut Change, actor: &Actor, level: Level) -> Result<Done> {
    creator_only(&change.game, actor.person.id)?;
    let game = &mut change.game;
    if game.players.len() >= game.seats() {
        return Err(ActionError::Full(game.code.clone()));
    }
    let unrated = game.is_rated();
    game.players.push(game.another_computer(level));
    let (player, code) = (game.players.len() - 1, game.code.clone());
    change.happen(EventKind::Join, Some(player));
    let begins = is_full(&change.game);
    if begins {
        begin(change)?;
    }
    Ok(Done::ComputerSeated { code, level: level.name().to_owned(), begins, unrated })
}

/// Gives the seat of an inactive player to a computer, for the creator of the table. The
/// player cannot take it back.
pub fn take_over(change: &mut Change, actor: &Actor, level: Level) -> Result<Done> {
    let game = &change.game;
    if game.tournament.is_some() {
        return Err(ActionError::OfTournament(game.code.clone()));
    }
    creator_only(game, actor.person.id)?;
    let free = game.players.iter().position(Player::is_free);
    let player = free.ok_or_else(|| ActionError::NoFreeSeat(game.code.clone()))?;
    let (code, unrated) = (game.code.clone(), game.is_rated());
    replace(change, player, level);
    Ok(Done::ComputerTookOver { code, level: level.name().to_owned(), unrated })
}

/// Checks that a member may seat computers.
pub fn may_seat(game: &Game, user: UserId) -> Result<()> {
    if game.tournament.is_some() {
        return Err(ActionError::OfTournament(game.code.clone()));
    }
    creator_only(game, user)?;
    if has_room(game) {
        return Ok(());
    }
    Err(match game.status {
        GameStatus::Open => ActionError::Full(game.code.clone()),
        _ => ActionError::NoFreeSeat(game.code.clone()),
    })
}

/// Checks that a player may ask for hints on their turn.
pub fn may_have_hints(game: &Game, user: UserId) -> Result<()> {
    let code = || game.code.clone();
    player_of(game, user)?;
    in_play(game)?;
    if game.is_rated() {
        return Err(ActionError::NoHints(code()));
    }
    match game.to_move {
        Some(mover) if game.players[mover].person.id != user => {
            Err(ActionError::NotYourTurn { code: code(), mover: game.name(mover) })
        }
        _ => Ok(()),
    }
}

/// Replaces an inactive player by a computer; the board announces it.
pub(crate) fn replace(change: &mut Change, player: usize, level: Level) {
    let game = &mut change.game;
    game.players[player] = Player { substitute: true, ..game.another_computer(level) };
    change.happen(EventKind::Substitute, Some(player));
    change.tell_board();
}

/// Whether there is a seat for a computer.
pub fn has_room(game: &Game) -> bool {
    match game.status {
        GameStatus::Open => game.players.len() < game.seats(),
        GameStatus::Active => game.tournament.is_none() && game.players.iter().any(Player::is_free),
        _ => false,
    }
}
