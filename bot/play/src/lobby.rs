//! Open tables: who may take a seat, who must agree, when the game starts.

use rules::{Kind, Options, Position, Setup, Status};

use crate::clocks::Clocks;
use crate::computers::{Strength, fair};
use crate::replay::version;
use crate::snapshot::player_of;
use crate::time::Millis;
use crate::{
    ActionError, Actor, Change, ChannelId, Done, EventKind, Game, GameStatus, GuildId,
    Notification, Person, Player, Result, SideEffect, Terms, Timing, UserId, player_at,
};

/// A table that a member wants to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The server; none in a direct message.
    pub guild: Option<GuildId>,
    /// The channel to which its boards will be posted.
    pub channel: ChannelId,
    /// Which game.
    pub kind: Kind,
    /// The rule options that differ from the usual rules.
    pub options: Options,
    /// The number of players; by default the creator and the named opponents, and at least two.
    pub players: Option<usize>,
    /// The terms that the players agree on.
    pub terms: Terms,
    /// Who is invited, each with whether they are a Discord bot.
    pub opponents: Vec<(Person, bool)>,
    /// The strength of the computers that also play, and their number; by default as many as there are free seats.
    pub computers: Option<(Strength, Option<usize>)>,
}

impl NewTable {
    /// A table in a channel, with the usual rules and the default terms.
    pub fn new(channel: ChannelId, kind: Kind) -> Self {
        Self {
            guild: None,
            channel,
            kind,
            options: Options::default(),
            players: None,
            terms: Terms::default(),
            opponents: Vec::new(),
            computers: None,
        }
    }

    /// The same table in direct messages, where nobody else can join: computers take every other seat. Fails with
    /// [`ActionError::OnlyComputers`] if somebody is invited, or a seat would stay free, and as [`NewTable::game`].
    pub fn against_computers(mut self) -> Result<Self> {
        let (strength, number) = self.computers.unwrap_or((Strength::Fair, None));
        let seats = number.map(|number| number + 1);
        let is_full = seats.is_none() || self.players.is_none() || self.players == seats;
        if !self.opponents.is_empty() || !is_full {
            return Err(ActionError::OnlyComputers);
        }
        self.players = self.players.or(seats);
        self.computers = Some((strength, None));
        self.setup()?;
        Ok(self)
    }

    /// The game before anybody else has joined, without a code.
    pub fn game(self, creator: &Person, now: Millis) -> Result<Game> {
        let setup = self.setup()?;
        let players = self.players(creator, setup.seats.len())?;
        let place = (self.guild, self.channel);
        Ok(Game::new(place, creator.id, setup, players, self.terms, now))
    }

    fn setup(&self) -> Result<Setup> {
        let computers = self.computers.map_or(0, |(_, number)| number.unwrap_or(1));
        let named = self.opponents.len() + computers + 1;
        let players = self.players.unwrap_or(named.max(2));
        if !self.kind.players().contains(&players) {
            return Err(ActionError::Players { kind: self.kind, asked: players });
        }
        if self.opponents.len() >= players {
            return Err(ActionError::TooManyOpponents { players, named: self.opponents.len() });
        }
        let setup = Setup { options: self.options.clone(), ..Setup::new(self.kind, players)? };
        // The rules refuse options that cannot be combined.
        Position::new(&setup)?;
        Ok(setup)
    }

    fn players(&self, creator: &Person, seats: usize) -> Result<Vec<Player>> {
        let mut players = vec![Player::seated(creator.clone())];
        for (person, bot) in &self.opponents {
            may_invite(creator.id, person, *bot)?;
            if players.iter().any(|player| player.person.id == person.id) {
                return Err(ActionError::InvitedTwice(person.name.clone()));
            }
            players.push(Player::invited(person.clone()));
        }
        if let Some((strength, number)) = self.computers {
            let level = match strength {
                Strength::Level(level) => level,
                // Without results; with them, the level has been chosen before.
                Strength::Fair => fair(self.kind, &[]),
            };
            let free = seats - players.len();
            let number = number.unwrap_or(free);
            if free == 0 || number > free {
                return Err(ActionError::TooManyComputers { players: seats, free });
            }
            let ids = (1..).map(|id: i64| UserId::from(-id)).take(number);
            players.extend(ids.map(|id| Player::computer(level, id)));
        }
        Ok(players)
    }
}

/// Whether a table is for whoever comes, so that those who wish it are called for it.
pub fn is_for_anybody(game: &Game) -> bool {
    let has_room = game.players.len() < game.seats();
    game.status == GameStatus::Open
        && has_room
        && game.rematch_of.is_none()
        && game.tournament.is_none()
}

/// Checks that a member can invite this account, which may be a bot. Fails with [`ActionError::InvitedBot`] and
/// [`ActionError::InvitedSelf`].
pub fn may_invite(creator: UserId, person: &Person, bot: bool) -> Result<()> {
    if bot {
        return Err(ActionError::InvitedBot(person.name.clone()));
    }
    if person.id == creator {
        return Err(ActionError::InvitedSelf);
    }
    Ok(())
}

/// Opens the table of a game that has a code, for its creator. The game begins at once if every seat is taken. Fails
/// when this program does not know the rules of the game.
pub fn open(mut game: Game, clocks: &Clocks) -> Result<(Change, Done)> {
    clocks.index(&mut game);
    let (creator, code, at) = (game.creator, game.code.clone(), game.created_at);
    let mut change = Change::of(game, at);
    let player = change.game.player_of(creator);
    change.happen(EventKind::Create, player);
    if !is_full(&change.game) {
        change.tell(Notification::Lobby { seq: 1 });
        return Ok((change, Done::Opened { code }));
    }
    begin(&mut change)?;
    if change.game.terms.thread {
        let seq = change.game.seq;
        change.tell(Notification::Thread);
        change.tell(Notification::Lobby { seq });
    }
    change.tell_board();
    clocks.start(&mut change);
    Ok((change, Done::Begun { code }))
}

/// Applies `step` to an open table and shows the new table, or the board if the game begins. Fails with the
/// [`ActionError`] of `step`, or one that says that the table is no longer open.
pub fn at_table(
    game: Game,
    clocks: &Clocks,
    now: Millis,
    step: impl FnOnce(&mut Change) -> Result<Done>,
) -> Result<(Change, Done)> {
    match game.status {
        GameStatus::Open => {}
        GameStatus::Cancelled => return Err(ActionError::Cancelled(game.code)),
        GameStatus::Finished => return Err(ActionError::Over(game.code)),
        GameStatus::Active | GameStatus::Frozen => return Err(ActionError::Begun(game.code)),
    }
    let mut change = Change::of(game, now);
    let done = step(&mut change)?;
    let seq = change.game.seq;
    let begun = change.game.status == GameStatus::Active;
    if begun && change.game.terms.thread {
        change.tell(Notification::Thread);
    }
    change.tell(Notification::Lobby { seq });
    if begun {
        change.tell_board();
        clocks.start(&mut change);
    }
    Ok((change, done))
}

/// Seats `actor`: an invited member accepts, anybody else takes a free seat. The game begins when the last seat is
/// taken. `blockers` are the members who have blocked `actor`.
pub fn join(change: &mut Change, actor: &Actor, blockers: &[UserId]) -> Result<Done> {
    let game = &mut change.game;
    let mut players = game.players.iter();
    if players.any(|player| blockers.contains(&player.person.id)) {
        return Err(ActionError::NoSeatForYou(game.code.clone()));
    }
    match game.player_of(actor.person.id) {
        Some(player) if game.players[player].is_taken() => {
            return Err(ActionError::Seated(game.code.clone()));
        }
        Some(player) => game.players[player] = Player::seated(actor.person.clone()),
        None if game.players.len() < game.seats() => {
            game.players.push(Player::seated(actor.person.clone()));
        }
        None if is_full(game) => return Err(ActionError::Full(game.code.clone())),
        None => return Err(ActionError::NotInvited(game.code.clone())),
    }
    let (code, player) = (game.code.clone(), game.player_of(actor.person.id));
    change.happen(EventKind::Join, player);
    let missing = change.game.seats() - seated(&change.game);
    if missing == 0 {
        begin(change)?;
    }
    Ok(Done::Joined { code, missing })
}

/// Makes `actor` leave an open table: they free their seat, decline an invitation, or, as the creator, cancel the
/// table. Fails with [`ActionError::NotAPlayer`].
pub fn leave(change: &mut Change, actor: &Actor) -> Result<Done> {
    let game = &mut change.game;
    let code = game.code.clone();
    if game.creator == actor.person.id {
        cancel(change);
        return Ok(Done::GivenUp { code });
    }
    let player = player_of(game, actor.person.id)?;
    if !game.players[player].is_taken() {
        return decline(change, actor);
    }
    game.players.remove(player);
    change.happen(EventKind::Leave, None);
    Ok(Done::Left { code })
}

/// Declines the invitation of `actor`, and tells the creator. Fails with [`ActionError::NotInvited`].
pub fn decline(change: &mut Change, actor: &Actor) -> Result<Done> {
    let game = &mut change.game;
    let (code, inviter, invited) = (game.code.clone(), game.creator, actor.person.id);
    let player = game.player_of(invited).filter(|player| !game.players[*player].is_taken());
    game.players.remove(player.ok_or_else(|| ActionError::NotInvited(code.clone()))?);
    change.side_effects.push(SideEffect::Declined { inviter, invited });
    change.happen(EventKind::Leave, None);
    change.tell(Notification::Declined { seq: change.game.seq, user: invited });
    Ok(Done::InvitationDeclined { code })
}

/// Cancels an open table, for its creator. Fails with [`ActionError::NotTheCreator`].
pub fn give_up(change: &mut Change, actor: &Actor) -> Result<Done> {
    creator_only(&change.game, actor.person.id)?;
    let code = change.game.code.clone();
    cancel(change);
    Ok(Done::GivenUp { code })
}

/// Begins with the players who are seated, for the creator, if the game can be played by that number.
pub fn start(change: &mut Change, actor: &Actor) -> Result<Done> {
    creator_only(&change.game, actor.person.id)?;
    let game = &mut change.game;
    let (kind, seated) = (game.setup.kind, seated(game));
    if !kind.players().contains(&seated) {
        return Err(ActionError::TooFew { kind, seated, least: *kind.players().start() });
    }
    game.players.retain(Player::is_taken);
    game.setup = Setup { options: game.setup.options.clone(), ..Setup::new(kind, seated)? };
    let code = game.code.clone();
    begin(change)?;
    Ok(Done::Begun { code })
}

/// How many have agreed to play.
fn seated(game: &Game) -> usize {
    game.players.iter().filter(|player| player.is_taken()).count()
}

/// Whether every seat is taken.
pub(crate) fn is_full(game: &Game) -> bool {
    seated(game) == game.seats()
}

/// Checks that a member is the creator of the table.
pub(crate) fn creator_only(game: &Game, user: UserId) -> Result<()> {
    if game.creator == user {
        return Ok(());
    }
    let creator = game.player_of(game.creator);
    let name = creator.map(|player| game.players[player].person.name.clone());
    Err(ActionError::NotTheCreator { code: game.code.clone(), creator: name.unwrap_or_default() })
}

/// Cancels an open table.
pub(crate) fn cancel(change: &mut Change) {
    change.game.status = GameStatus::Cancelled;
    change.game.ended_at = Some(change.at);
    change.game.timing = Timing::default();
    change.happen(EventKind::Cancel, None);
}

/// Removes a member from an open table without asking them.
pub fn remove(change: &mut Change, user: UserId) {
    if change.game.creator == user {
        cancel(change);
    } else if let Some(player) = change.game.player_of(user) {
        change.game.players.remove(player);
        change.happen(EventKind::Leave, None);
    } else {
        return;
    }
    change.tell(Notification::Lobby { seq: change.game.seq });
}

/// Starts play. Seats are assigned by lot, unless those of an earlier game rotate or a tournament has assigned them.
pub(crate) fn begin(change: &mut Change) -> Result<()> {
    let at = change.at;
    let game = &mut change.game;
    let drawn = game.series.is_none_or(|series| series.round == 1);
    if drawn && game.rematch_of.is_none() && game.tournament.is_none() {
        fastrand::shuffle(&mut game.players);
    }
    let table = Position::under(version(game)?, &game.setup)?;
    game.status = GameStatus::Active;
    game.started_at = Some(at);
    game.state_hash = table.fingerprint();
    game.to_move = match table.status() {
        Status::Turn(seat) => player_at(game, seat),
        Status::Over(_) => None,
    };
    for player in &mut game.players {
        let timed = player.computer.is_none();
        player.bank = game.terms.pace.at_first().filter(|_| timed);
    }
    change.happen(EventKind::Start, None);
    Ok(())
}
