//! A game: its players, its clocks, how far along it is.

use ai::Level;
use rules::Setup;

use crate::time::Millis;
use crate::tournament::Board;
use crate::{ChannelId, GameId, GuildId, Terms, UserId};

/// Someone of the server, under the name shown there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Discord's id.
    pub id: UserId,
    /// Display name: untrusted text in any script.
    pub name: String,
}

impl Person {
    /// What they are called.
    #[must_use]
    pub fn called(&self) -> Name {
        if self.id.is_former() {
            Name::Former
        } else {
            Name::Member(self.name.clone())
        }
    }

    /// A person with this id and name.
    pub fn new(id: impl Into<UserId>, name: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
        }
    }
}

/// How far along a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStatus {
    /// Waiting for players.
    Open,
    /// Being played.
    Active,
    /// On hold because its record does not replay to the stored position.
    Frozen,
    /// Played to its end.
    Finished,
    /// Given up before it began, or called off before it counted.
    Cancelled,
}

impl GameStatus {
    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Active => "active",
            Self::Frozen => "frozen",
            Self::Finished => "finished",
            Self::Cancelled => "cancelled",
        }
    }

    /// What the word means.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        [
            Self::Open,
            Self::Active,
            Self::Frozen,
            Self::Finished,
            Self::Cancelled,
        ]
        .into_iter()
        .find(|status| status.as_str() == word)
    }
}

/// Whether somebody plays in their seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerState {
    /// Asked to play, and has not answered.
    Invited,
    /// Plays.
    Seated,
    /// Has missed too many deadlines: anybody may take the seat over, the player too.
    Vacant,
    /// Nobody took the seat: its turns are left out until the player comes back.
    Skipped,
}

impl PlayerState {
    const ALL: [Self; 4] = [Self::Invited, Self::Seated, Self::Vacant, Self::Skipped];

    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Invited => "invited",
            Self::Seated => "seated",
            Self::Vacant => "vacant",
            Self::Skipped => "skipped",
        }
    }

    /// What the word means.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == word)
    }
}

/// What a player is called, for whoever makes it a name in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// A member's own name: untrusted text in any script.
    Member(String),
    /// A member who was erased, and whose name is not known any more.
    Former,
    /// A computer.
    Computer {
        /// How strong it is.
        level: Level,
        /// Which of the computers of its level at the table, from 1; none if it is the only one.
        number: Option<usize>,
    },
}

/// A seat of a table and who has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who sits there, or is asked to.
    pub person: Person,
    /// Whether they play.
    pub state: PlayerState,
    /// How strong the computer is that plays here; none for a person.
    pub computer: Option<Level>,
    /// Time left when the clock last began to run for this player; none without a clock.
    pub bank: Option<Millis>,
    /// Deadlines missed.
    pub missed: u32,
    /// Since when the player stays away.
    pub left_at: Option<Millis>,
    /// Whether somebody else began the game here.
    pub substitute: bool,
    /// Points at the end of the game.
    pub points: Option<u16>,
    /// Place at the end of the game, 1 for the winner.
    pub place: Option<u8>,
    /// What the player wants to be called on pictures; only known of a game that is about to be drawn.
    pub picture_name: Option<String>,
}

impl Player {
    /// Someone who wants to play.
    #[must_use]
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

    /// Someone for whom a seat is kept, and who has not answered yet.
    #[must_use]
    pub fn invited(person: Person) -> Self {
        Self {
            state: PlayerState::Invited,
            ..Self::seated(person)
        }
    }

    /// A computer that plays. The id tells it from the other computers of its table; nobody on Discord has one below
    /// zero. What it is called follows from its level: see [`Game::name`].
    #[must_use]
    pub fn computer(level: Level, id: UserId) -> Self {
        Self {
            computer: Some(level),
            ..Self::seated(Person::new(id, level.name()))
        }
    }

    /// The same player in the same seat of another game, person or computer.
    #[must_use]
    pub fn again(&self) -> Self {
        Self {
            computer: self.computer,
            ..Self::seated(self.person.clone())
        }
    }

    /// Whether they were erased, and no computer plays instead.
    #[must_use]
    pub fn is_nobodys(&self) -> bool {
        self.computer.is_none() && self.person.id.get() < 0
    }

    /// Whether they stay away, so that somebody else may take the seat.
    #[must_use]
    pub fn is_free(&self) -> bool {
        matches!(self.state, PlayerState::Vacant | PlayerState::Skipped)
    }

    /// Whether they have agreed to play.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.state != PlayerState::Invited
    }
}

/// The clock of the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// Since when it runs, with what the player's bank held then; none while it stands.
    pub began_at: Option<Millis>,
    /// When the time is up.
    pub deadline_at: Option<Millis>,
    /// Since when the game is paused.
    pub paused_at: Option<Millis>,
    /// How often the player has been reminded since the clock began to run.
    pub reminded: u8,
    /// When the bot must look at the game by itself: a deadline, a reminder, the end of a pause.
    pub due_at: Option<Millis>,
}

/// A game's place in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// The first game of it.
    pub first: GameId,
    /// 1 for the first game.
    pub round: u8,
}

/// A game as the store keeps it. The position is not here: it is replayed from the events.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Row id.
    pub id: GameId,
    /// Four letters and digits that can be read aloud.
    pub code: String,
    /// The server; none in a direct message.
    pub guild: Option<GuildId>,
    /// Where its boards are posted: a channel, a thread or a forum post.
    pub channel: ChannelId,
    /// Who opened the table.
    pub creator: UserId,
    /// Which game, how many seats in which order, which options.
    pub setup: Setup,
    /// Version of the rules that its turns were checked with.
    pub rules_version: u32,
    /// How far along it is.
    pub status: GameStatus,
    /// The first event that no message has told: what happens while no person can act is told later, all at once.
    pub untold_from: Option<i64>,
    /// Number of events so far. A change is saved only if it was made after exactly these.
    pub seq: i64,
    /// Number of turns played.
    pub ply: u32,
    /// Index in [`Game::players`] of the player to move.
    pub to_move: Option<usize>,
    /// Fingerprint of the position.
    pub state_hash: u64,
    /// In turn order once the game has begun; by arrival before.
    pub players: Vec<Player>,
    /// What was agreed beside the rules.
    pub terms: Terms,
    /// The clock of the player to move.
    pub timing: Timing,
    /// The game whose players wanted another one.
    pub rematch_of: Option<GameId>,
    /// The series it belongs to. That of a first game is set once the game is stored.
    pub series: Option<Series>,
    /// Its place in the tournament it belongs to.
    pub tournament: Option<Board>,
    /// When the table was opened.
    pub created_at: Millis,
    /// When play began.
    pub started_at: Option<Millis>,
    /// When it was over.
    pub ended_at: Option<Millis>,
}

impl Game {
    /// Index in [`Game::players`] of a person.
    #[must_use]
    pub fn player_of(&self, user: UserId) -> Option<usize> {
        self.players
            .iter()
            .position(|player| player.person.id == user)
    }

    /// The person to move.
    #[must_use]
    pub fn mover(&self) -> Option<&Person> {
        Some(&self.players.get(self.to_move?)?.person)
    }

    /// Whether its result counts for the ratings, if it is played.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.unrated().is_none()
    }

    /// Why its result does not count for the ratings; none if it does.
    #[must_use]
    pub fn unrated(&self) -> Option<Unrated> {
        let from_the_start = self.players.iter().filter(|player| !player.substitute);
        if !self.terms.rated {
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

    /// What a player is called. Computers of one level are told apart by numbers, which stay with them in the later
    /// games of a series. `player` is an index in [`Game::players`].
    #[must_use]
    pub fn name(&self, player: usize) -> Name {
        let own = &self.players[player];
        let Some(level) = own.computer else {
            return own.person.called();
        };
        let alike = self.players.iter().filter(|it| it.computer == own.computer);
        let before = alike.clone().filter(|it| it.person.id > own.person.id);
        let number = (alike.count() > 1).then(|| before.count() + 1);
        Name::Computer { level, number }
    }

    /// One more computer for the table.
    #[must_use]
    pub fn another_computer(&self, level: Level) -> Player {
        let taken = self.players.iter().map(|player| player.person.id.get());
        let id = UserId::from(taken.min().unwrap_or(0).min(0) - 1);
        Player::computer(level, id)
    }

    /// The level of the computer whose turn it is, if it is a computer's and the game goes on.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<Level> {
        let goes_on = self.status == GameStatus::Active && self.timing.paused_at.is_none();
        let player = self.players.get(self.to_move.filter(|_| goes_on)?)?;
        player
            .computer
            .filter(|_| player.state == PlayerState::Seated)
    }

    /// How many seats the table has, taken or not.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.setup.seats.len()
    }
}

/// Why a game changes no ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// The table was opened so.
    Agreed,
    /// Ratings belong to servers.
    NoServer,
    /// A computer has a seat.
    Computer,
    /// Fewer than two who began the game are still in their seats.
    Substitute,
}
