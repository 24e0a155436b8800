//! A game: its players, its clocks, how far along it is.

use ai::Level;
use rules::Setup;

use crate::time::Millis;
use crate::{ChannelId, GameId, GuildId, Terms, UserId};

/// Someone of the server, under the name shown there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Discord's id.
    pub id: UserId,
    /// Display name: untrusted text in any script.
    pub name: String,
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

/// What a chair is to the person it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sits {
    /// Asked to play, and has not answered.
    Invited,
    /// Plays.
    Seated,
    /// Has missed too many deadlines: anybody may take the seat over, the owner too.
    Vacant,
    /// Nobody took it: its turns are left out until its owner comes back.
    Skipped,
}

impl Sits {
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
        Self::ALL.into_iter().find(|sits| sits.as_str() == word)
    }
}

/// What the names of computers begin with.
const COMPUTER: &str = "🤖 ";

/// One place at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there, or is asked to.
    pub person: Person,
    /// Whether they do.
    pub sits: Sits,
    /// How strong the computer is that plays here; none for a person.
    pub computer: Option<Level>,
    /// Time left when the clock last began to run for this chair; none without a clock.
    pub bank: Option<Millis>,
    /// Deadlines missed.
    pub missed: u32,
    /// Since when the chair is vacant.
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

impl Chair {
    /// A chair taken by someone who wants to play.
    #[must_use]
    pub fn seated(person: Person) -> Self {
        Self {
            person,
            sits: Sits::Seated,
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

    /// A chair kept for someone who has not answered yet.
    #[must_use]
    pub fn invited(person: Person) -> Self {
        Self {
            sits: Sits::Invited,
            ..Self::seated(person)
        }
    }

    /// A chair in which a computer plays. The id tells it from the other computers of its table.
    #[must_use]
    pub fn computer(level: Level, id: UserId) -> Self {
        Self {
            computer: Some(level),
            ..Self::seated(Person {
                id,
                name: format!("{COMPUTER}{level} computer"),
            })
        }
    }

    /// The same player in the same chair of another game, person or computer.
    #[must_use]
    pub fn again(&self) -> Self {
        Self {
            computer: self.computer,
            ..Self::seated(self.person.clone())
        }
    }

    /// The name for pictures: that which the player has chosen for them, and that of a computer without the sign, since
    /// pictures say what it is in words only.
    #[must_use]
    pub fn name_on_pictures(&self) -> &str {
        if let Some(name) = &self.picture_name {
            return name;
        }
        let name = self.person.name.as_str();
        match self.computer {
            Some(_) => name.strip_prefix(COMPUTER).unwrap_or(name),
            None => name,
        }
    }

    /// Whether its player was erased, and no computer plays instead.
    #[must_use]
    pub fn is_nobodys(&self) -> bool {
        self.computer.is_none() && self.person.id.get() < 0
    }

    /// Whether its player stays away, so that somebody else may take it.
    #[must_use]
    pub fn is_free(&self) -> bool {
        matches!(self.sits, Sits::Vacant | Sits::Skipped)
    }

    /// Whether its owner has agreed to play.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.sits != Sits::Invited
    }
}

/// The clock of the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// Since when it runs, with what the chair's bank held then; none while it stands.
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
    /// The first event that no message has told: while no person can act, what happens is told all at once, later.
    pub untold_from: Option<i64>,
    /// Number of events so far; whoever changes the game must have seen exactly these.
    pub seq: i64,
    /// Number of turns played.
    pub ply: u32,
    /// Index in [`Game::chairs`] of the player to move.
    pub to_move: Option<usize>,
    /// Fingerprint of the position.
    pub state_hash: u64,
    /// In turn order once the game has begun; by arrival before.
    pub chairs: Vec<Chair>,
    /// What was agreed beside the rules.
    pub terms: Terms,
    /// The clock of the player to move.
    pub timing: Timing,
    /// The game whose players wanted another one.
    pub rematch_of: Option<GameId>,
    /// The series it belongs to; of a first game only once it is stored.
    pub series: Option<Series>,
    /// When the table was opened.
    pub created_at: Millis,
    /// When play began.
    pub started_at: Option<Millis>,
    /// When it was over.
    pub ended_at: Option<Millis>,
}

impl Game {
    /// The chair of a person.
    #[must_use]
    pub fn chair_of(&self, user: UserId) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.person.id == user)
    }

    /// The person to move.
    #[must_use]
    pub fn mover(&self) -> Option<&Person> {
        Some(&self.chairs.get(self.to_move?)?.person)
    }

    /// Whether its result counts for the ratings, if it is played.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.unrated().is_none()
    }

    /// Why its result does not count for the ratings; none if it does.
    #[must_use]
    pub fn unrated(&self) -> Option<Unrated> {
        let from_the_start = self.chairs.iter().filter(|chair| !chair.substitute);
        if !self.terms.rated {
            Some(Unrated::Agreed)
        } else if self.guild.is_none() {
            Some(Unrated::NoServer)
        } else if self.chairs.iter().any(|chair| chair.computer.is_some()) {
            Some(Unrated::Computer)
        } else if self.started_at.is_some() && from_the_start.count() < 2 {
            Some(Unrated::Substitute)
        } else {
            None
        }
    }

    /// Numbers the computers of one level, in the order of their chairs, where there are several.
    pub fn number_computers(&mut self) {
        for level in Level::ALL {
            let alike = |chair: &&mut Chair| chair.computer == Some(level);
            let computers: Vec<&mut Chair> = self.chairs.iter_mut().filter(alike).collect();
            if computers.len() > 1 {
                for (number, chair) in (1..).zip(computers) {
                    chair.person.name = format!("{COMPUTER}{level} computer {number}");
                }
            }
        }
    }

    /// A chair for one more computer, numbered if there are others of its level.
    #[must_use]
    pub fn another_computer(&self, level: Level) -> Chair {
        let taken = self.chairs.iter().map(|chair| chair.person.id.get());
        // Nobody on Discord has an id below zero.
        let id = UserId::from(taken.min().unwrap_or(0).min(0) - 1);
        let mut chair = Chair::computer(level, id);
        let alike = self
            .chairs
            .iter()
            .filter(|other| other.computer == Some(level));
        let alike = alike.count();
        if alike > 0 {
            chair.person.name = format!("{COMPUTER}{level} computer {}", alike + 1);
        }
        chair
    }

    /// The level of the computer whose turn it is, if it is a computer's and the game goes on.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<Level> {
        let goes_on = self.status == GameStatus::Active && self.timing.paused_at.is_none();
        let chair = self.chairs.get(self.to_move.filter(|_| goes_on)?)?;
        chair.computer.filter(|_| chair.sits == Sits::Seated)
    }

    /// How many players the table is for.
    #[must_use]
    pub fn players(&self) -> usize {
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
