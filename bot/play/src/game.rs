//! A game: its players, its clocks, its status.

use std::borrow::Cow;

use ai::Level;
use rules::{RulesVersion, Seat, Setup};
use strum::{EnumString, IntoStaticStr};

use crate::import::Imported;
use crate::time::{Millis, Uncounted};
use crate::words::stored_words;
use crate::{Boards, ChannelId, GameId, GuildId, Terms, Timing, TournamentId, UserId, untrusted};

/// A member of a server, under the name shown there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Discord's id.
    pub id: UserId,
    /// Display name: untrusted text in any script.
    pub name: String,
}

impl Person {
    /// Their name, or that of a former player.
    pub fn called(&self) -> Name {
        if self.id.is_former() { Name::Former } else { Name::Member(self.name.clone()) }
    }

    /// A person with this id and name, without what acts on other text: see [`untrusted::name`].
    pub fn new<'a>(id: impl Into<UserId>, name: impl Into<Cow<'a, str>>) -> Self {
        Self { id: id.into(), name: untrusted::name(name) }
    }
}

/// The pairing of a tournament that a game belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The tournament.
    pub tournament: TournamentId,
    /// The number of the pairing.
    pub number: pairing::GameId,
}

/// The status of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum GameStatus {
    /// Waiting for players.
    Open,
    /// Being played.
    Active,
    /// On hold: its record does not lead to the stored position, or a moderator stopped it.
    Frozen,
    /// Played to its end.
    Finished,
    /// Cancelled before it began, or called off before it counted.
    Cancelled,
}

/// The state of a player's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum PlayerState {
    /// The player is invited, and has not answered.
    Invited,
    /// The player takes part.
    Seated,
    /// The player has missed too many deadlines: anybody may take over the seat, and they may return to it.
    Vacant,
    /// Nobody took over the seat: its turns are skipped until the player returns.
    Skipped,
}

stored_words!(GameStatus PlayerState);

/// What a player is called; the view makes a name of it in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Name {
    /// A member's own name: untrusted text in any script.
    Member(String),
    /// A member who was erased, and whose name is no longer known.
    Former,
    /// A computer of this level; its number, from 1, among those of its level at the table, unless it is the only one.
    Computer { level: Level, number: Option<usize> },
    /// The player at this seat of an imported game, of whom nothing else is known.
    Unnamed(Seat),
}

/// A player of a game, with the state of their seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who sits there, or is invited.
    pub person: Person,
    /// The state of the seat.
    pub state: PlayerState,
    /// The level of the computer that plays here; none for a person.
    pub computer: Option<Level>,
    /// The time that was left when this player's clock last started; none without a clock.
    pub bank: Option<Millis>,
    /// How many deadlines they have missed.
    pub missed: u32,
    /// Since when they have stayed away.
    pub left_at: Option<Millis>,
    /// Whether somebody else began the game on this seat.
    pub substitute: bool,
    /// Their points at the end of the game.
    pub points: Option<u16>,
    /// Their place at the end of the game, 1 for the winner.
    pub place: Option<u8>,
    /// The name that they have chosen for pictures; filled in only when the game is about to be drawn.
    pub picture_name: Option<String>,
}

impl Player {
    /// A person who plays.
    pub fn seated(person: Person) -> Self {
        Self {
            person,
            state: PlayerState::Seated,
            computer: None,
            bank: None,
            missed: 0,
            left_at: None,
            substitute: false,
            points: None,
            place: None,
            picture_name: None,
        }
    }

    /// A person who is invited to the seat and has not answered yet.
    pub fn invited(person: Person) -> Self {
        Self { state: PlayerState::Invited, ..Self::seated(person) }
    }

    /// A computer that plays. Its id distinguishes it from the other computers of the table; it is negative, as no id
    /// on Discord is. Its name follows from its level: see [`Game::name`].
    pub fn computer(level: Level, id: UserId) -> Self {
        Self { computer: Some(level), ..Self::seated(Person::new(id, level.name())) }
    }

    /// The same player, person or computer, at the start of another game.
    #[must_use]
    pub fn again(&self) -> Self {
        Self { computer: self.computer, ..Self::seated(self.person.clone()) }
    }

    /// Whether the player was erased, and no computer plays instead.
    pub fn is_nobodys(&self) -> bool {
        self.computer.is_none() && self.person.id.get() < 0
    }

    /// Whether the player is inactive, so that somebody else may take the seat.
    pub fn is_free(&self) -> bool {
        matches!(self.state, PlayerState::Vacant | PlayerState::Skipped)
    }

    /// Whether the player has agreed to play.
    pub fn is_taken(&self) -> bool {
        self.state != PlayerState::Invited
    }
}

/// A game's position in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// The first game of the series.
    pub first: GameId,
    /// The number of the game, from 1.
    pub round: u8,
}

/// A game as it is stored. It has no position: that is replayed from the events.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Row id.
    pub id: GameId,
    /// Its code: four letters and digits that can be read aloud.
    pub code: String,
    /// The server; none in a direct message.
    pub guild: Option<GuildId>,
    /// The channel, thread or forum post to which its boards are posted.
    pub channel: ChannelId,
    /// Who opened the table.
    pub creator: UserId,
    /// Which game, how many seats in which order, which options.
    pub setup: Setup,
    /// The version of the rules by which its turns were checked.
    pub rules_version: u32,
    /// Its status.
    pub status: GameStatus,
    /// The first event that no message has announced: what happens while no person can act is announced later, in one
    /// message.
    pub untold_from: Option<i64>,
    /// The number of events so far.
    pub seq: i64,
    /// The version of the stored row: each write of the game, its players or its plans makes another one. A change is
    /// saved only if it was decided on the newest.
    pub version: i64,
    /// The number of turns played.
    pub ply: u32,
    /// Index in [`Game::players`] of the player to move.
    pub to_move: Option<usize>,
    /// Fingerprint of the position.
    pub state_hash: u64,
    /// In turn order once the game has begun; before, in the order of arrival.
    pub players: Vec<Player>,
    /// The terms that the players agreed on.
    pub terms: Terms,
    /// The clock of the player to move.
    pub timing: Timing,
    /// What does not count on the clocks of the table.
    pub uncounted: Uncounted,
    /// The game of which this is a rematch.
    pub rematch_of: Option<GameId>,
    /// The series that it belongs to. In the first game of a series it is set once the game is stored.
    pub series: Option<Series>,
    /// Its pairing, if it belongs to a tournament.
    pub tournament: Option<Board>,
    /// Where it comes from, if it was not played here.
    pub imported: Option<Imported>,
    /// When the table was opened.
    pub created_at: Millis,
    /// When play began.
    pub started_at: Option<Millis>,
    /// When it was over.
    pub ended_at: Option<Millis>,
    /// When its result was annulled; since then it does not count.
    pub annulled_at: Option<Millis>,
}

impl Game {
    /// A game that has not begun, without a code, as somebody opens it in a channel.
    pub fn new(
        (guild, channel): (Option<GuildId>, ChannelId),
        creator: UserId,
        setup: Setup,
        players: Vec<Player>,
        terms: Terms,
        at: Millis,
    ) -> Self {
        Self {
            id: GameId::from(0_i64),
            code: String::new(),
            guild,
            channel,
            creator,
            setup,
            rules_version: RulesVersion::CURRENT.number(),
            status: GameStatus::Open,
            seq: 0,
            version: 0,
            ply: 0,
            to_move: None,
            state_hash: 0,
            players,
            created_at: at,
            started_at: None,
            ended_at: None,
            annulled_at: None,
            terms,
            timing: Timing::default(),
            uncounted: Uncounted::default(),
            untold_from: None,
            rematch_of: None,
            series: None,
            tournament: None,
            imported: None,
        }
    }

    /// Whether a member has imported it for themselves alone.
    pub fn is_own_import(&self, user: UserId) -> bool {
        self.imported.is_some() && self.guild.is_none() && self.creator == user
    }

    /// The index in [`Game::players`] of a member.
    pub fn player_of(&self, user: UserId) -> Option<usize> {
        self.players.iter().position(|player| player.person.id == user)
    }

    /// The person who is to move; none if it is a computer.
    pub fn mover(&self) -> Option<&Person> {
        Some(&self.players.get(self.to_move?)?.person)
    }

    /// The index in [`Game::players`] of the only person, if all others are computers.
    pub fn only_person(&self) -> Option<usize> {
        let is_person = |player: &Player| player.computer.is_none();
        let person = self.players.iter().position(is_person)?;
        let people = self.players.iter().filter(|player| is_person(player));
        (self.players.len() > 1 && people.count() == 1).then_some(person)
    }

    /// Whether it has one message in its channel, which is edited: only one person plays, and they did not choose that
    /// all boards stay.
    pub fn keeps_one_message(&self) -> bool {
        self.only_person().is_some() && self.terms.boards != Some(Boards::All)
    }

    /// Which of its boards stay in its channel, where this was chosen on its server.
    pub fn boards(&self, of_server: Option<Boards>) -> Boards {
        Boards::staying(self.terms.boards, self.only_person().is_some(), of_server)
    }

    /// Whether its result will count for ratings.
    pub fn is_rated(&self) -> bool {
        self.unrated().is_none()
    }

    /// Why its result does not count for ratings; none if it does.
    pub fn unrated(&self) -> Option<Unrated> {
        let from_the_start = self.players.iter().filter(|player| !player.substitute);
        if self.annulled_at.is_some() {
            Some(Unrated::Annulled)
        } else if !self.terms.rated {
            Some(Unrated::Agreed)
        } else if self.guild.is_none() {
            Some(Unrated::NoServer)
        } else if self.players.iter().any(|player| player.computer.is_some()) {
            Some(Unrated::Computer)
        } else if self.started_at.is_some() && from_the_start.count() < 2 {
            Some(Unrated::Substitute)
        } else {
            None
        }
    }

    /// The name of a player, by their index in [`Game::players`]: of one who has left the table, that of a former player.
    /// Computers of one level are numbered; they keep their numbers in the later games of a series.
    pub fn name(&self, player: usize) -> Name {
        let Some(own) = self.players.get(player) else {
            return Name::Former;
        };
        let Some(level) = own.computer else {
            let unnamed = own.person.id.is_outsider() && own.person.name.is_empty();
            let seat = crate::seat_of(self, player).filter(|_| unnamed);
            return seat.map_or_else(|| own.person.called(), Name::Unnamed);
        };
        let alike = self.players.iter().filter(|it| it.computer == own.computer);
        let before = alike.clone().filter(|it| it.person.id > own.person.id);
        let number = (alike.count() > 1).then(|| before.count() + 1);
        Name::Computer { level, number }
    }

    /// A new computer for the table.
    pub fn another_computer(&self, level: Level) -> Player {
        let taken = self.players.iter().map(|player| player.person.id.get());
        let id = UserId::from(taken.min().unwrap_or(0).min(0) - 1);
        Player::computer(level, id)
    }

    /// The level of the computer that is to move, if the game is under way and a computer is to move.
    pub fn computer_to_move(&self) -> Option<Level> {
        let goes_on = self.status == GameStatus::Active && self.timing.paused_at.is_none();
        let player = self.players.get(self.to_move.filter(|_| goes_on)?)?;
        player.computer.filter(|_| player.state == PlayerState::Seated)
    }

    /// The number of seats, taken or not.
    pub fn seats(&self) -> usize {
        self.setup.seats.len()
    }
}

/// Why a game changes no ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// The table was opened as unrated.
    Agreed,
    /// The game is in direct messages; ratings belong to servers.
    NoServer,
    /// A computer has a seat.
    Computer,
    /// Fewer than two of those who began the game are still on their seats.
    Substitute,
    /// Its result was annulled.
    Annulled,
}
