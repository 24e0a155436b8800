//! Buttons and what they mean. Everything a button needs is in its custom id, so it works after a restart and for as
//! long as its message stands: `v1:<code>:<seq>:<action>`, for a turn being made with the choices that led there, for an
//! offer with what is offered, or `v1:rules:<game>:<page>` for a page of the rules, `v1:preferences:<name>:<value>` for
//! a preference, `v1:erase:<member>:<yes or no>` for the erasure of a member, `v1:tournament:<code>:<action>` for a
//! tournament, `v1:data:<what>` for one's own data, `v1:next:<deadline>:<game>` for the game behind one in the order of
//! those that wait, `v1:puzzle:<number>:<turns found>:<action>` for a puzzle and `v1:puzzles:<game>` for the next one,
//! `v1:share` for showing a message to all.

use std::fmt;
use std::str::FromStr;

use ai::Level;
use play::move_builder::Choices;
use play::time::Millis;
use play::{BoardSide, Confirm, Language, Offer, Preferences, Show, Targets, TurnKey, UserId};
use render::Theme;
use rules::Kind;

/// What a button is for, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// Something about one of the games under way.
    Game(GameButton),
    /// A page of the rules.
    Page(Page),
    /// A preference, chosen.
    Setting(Setting),
    /// Whether a member is to be erased.
    Erasing(Erasing),
    /// Something about a tournament.
    Tournament(TournamentButton),
    /// The next game in which the member is to move.
    Next(NextGame),
    /// Something about the member's own data.
    OwnData(OwnDataButton),
    /// Something about a puzzle.
    Puzzle(PuzzleButton),
    /// The next puzzle of a game.
    Puzzles(Kind),
    /// Everybody shall see the message of the button.
    Share,
}

/// The custom id of [`CustomId::Share`]; no game has such a code.
const SHARE: &str = "v1:share";

/// What the custom ids of [`CustomId::Puzzles`] begin with; no game has such a code.
const PUZZLES: &str = "v1:puzzles:";

/// Discord's limit for a custom id.
pub const LONGEST_ID: usize = 100;

impl From<GameButton> for CustomId {
    fn from(game_button: GameButton) -> Self {
        Self::Game(game_button)
    }
}

impl From<Page> for CustomId {
    fn from(page: Page) -> Self {
        Self::Page(page)
    }
}

impl From<Erasing> for CustomId {
    fn from(erasing: Erasing) -> Self {
        Self::Erasing(erasing)
    }
}

impl From<PuzzleButton> for CustomId {
    fn from(button: PuzzleButton) -> Self {
        Self::Puzzle(button)
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game_button) => game_button.fmt(f),
            Self::Page(page) => page.fmt(f),
            Self::Setting(setting) => setting.fmt(f),
            Self::Erasing(erasing) => erasing.fmt(f),
            Self::Tournament(button) => button.fmt(f),
            Self::Next(next) => next.fmt(f),
            Self::OwnData(button) => button.fmt(f),
            Self::Puzzle(button) => button.fmt(f),
            Self::Puzzles(kind) => write!(f, "{PUZZLES}{kind}"),
            Self::Share => f.write_str(SHARE),
        }
    }
}

impl FromStr for CustomId {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        if id == SHARE {
            Ok(Self::Share)
        } else if id.starts_with(NextGame::PREFIX) {
            id.parse().map(Self::Next)
        } else if id.starts_with(OwnDataButton::PREFIX) {
            id.parse().map(Self::OwnData)
        } else if id.starts_with(Page::PREFIX) {
            id.parse().map(Self::Page)
        } else if id.starts_with(Setting::PREFIX) {
            id.parse().map(Self::Setting)
        } else if id.starts_with(Erasing::PREFIX) {
            id.parse().map(Self::Erasing)
        } else if id.starts_with(TournamentButton::PREFIX) {
            id.parse().map(Self::Tournament)
        } else if id.starts_with(PuzzleButton::PREFIX) {
            id.parse().map(Self::Puzzle)
        } else if let Some(kind) = id.strip_prefix(PUZZLES) {
            let kind = kind.parse().map_err(|_| UnknownCustomId)?;
            Ok(Self::Puzzles(kind))
        } else {
            id.parse().map(Self::Game)
        }
    }
}

/// A button about the data of whoever presses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnDataButton {
    /// Be asked whether to be erased.
    Ask,
    /// Be erased in a day, after having been asked.
    Erase,
    /// Not be erased after all.
    Keep,
}

impl OwnDataButton {
    /// What the custom ids begin with; no game has such a code.
    const PREFIX: &str = "v1:data:";

    /// All there are.
    pub const ALL: [Self; 3] = [Self::Ask, Self::Erase, Self::Keep];

    fn word(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Erase => "erase",
            Self::Keep => "keep",
        }
    }
}

impl From<OwnDataButton> for CustomId {
    fn from(button: OwnDataButton) -> Self {
        Self::OwnData(button)
    }
}

impl fmt::Display for OwnDataButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::PREFIX, self.word())
    }
}

impl FromStr for OwnDataButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let word = id.strip_prefix(Self::PREFIX);
        let mut buttons = Self::ALL.into_iter();
        let button = buttons.find(|button| Some(button.word()) == word);
        button.ok_or(UnknownCustomId)
    }
}

/// The next game in which a member is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The game behind this one; the first without it.
    pub after: Option<TurnKey>,
}

impl NextGame {
    /// What the custom ids begin with; no game has such a code.
    const PREFIX: &str = "v1:next";
}

impl From<NextGame> for CustomId {
    fn from(next: NextGame) -> Self {
        Self::Next(next)
    }
}

impl fmt::Display for NextGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::PREFIX)?;
        match self.after {
            Some(TurnKey { deadline, game }) => write!(f, ":{deadline}:{game}"),
            None => Ok(()),
        }
    }
}

impl FromStr for NextGame {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let key = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        if key.is_empty() {
            return Ok(Self { after: None });
        }
        let key = key
            .strip_prefix(':')
            .and_then(|key| key.split_once(':'))
            .ok_or(UnknownCustomId)?;
        match (key.0.parse(), key.1.parse::<i64>()) {
            (Ok(deadline), Ok(game)) => Ok(Self {
                after: Some(TurnKey {
                    deadline,
                    game: game.into(),
                }),
            }),
            _ => Err(UnknownCustomId),
        }
    }
}

/// A page of the rules of a game. It may be one that there is no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game.
    pub kind: Kind,
    /// Counted from 1.
    pub number: u8,
}

impl Page {
    /// What the custom ids begin with. No game has such a code: codes have no vowels.
    const PREFIX: &str = "v1:rules:";
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}:{}", Self::PREFIX, self.kind, self.number)
    }
}

impl FromStr for Page {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let page = id.strip_prefix(Self::PREFIX);
        let (kind, number) = page
            .and_then(|page| page.split_once(':'))
            .ok_or(UnknownCustomId)?;
        match (kind.parse(), number.parse()) {
            (Ok(kind), Ok(number)) => Ok(Self { kind, number }),
            _ => Err(UnknownCustomId),
        }
    }
}

/// One preference, as it shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Which turns are to be confirmed.
    Confirm(Confirm),
    /// What is at the bottom of boards.
    Side(BoardSide),
    /// Whether choices are marked.
    Targets(Targets),
    /// Pictures, text or both.
    Show(Show),
    /// The colours of pictures.
    Theme(Theme),
    /// The language in which they are answered.
    Language(Language),
}

impl Setting {
    /// What the custom ids begin with; no game has such a code.
    pub const PREFIX: &str = "v1:preferences:";

    /// Makes the preferences so.
    pub fn apply(self, preferences: &mut Preferences) {
        match self {
            Self::Confirm(confirm) => preferences.confirm = confirm,
            Self::Side(side) => preferences.side = side,
            Self::Targets(targets) => preferences.targets = targets,
            Self::Show(show) => preferences.show = show,
            Self::Theme(theme) => preferences.theme = Some(theme.name().to_owned()),
            Self::Language(language) => preferences.language = Some(language),
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = match self {
            Self::Confirm(confirm) => ("confirm", confirm.as_str()),
            Self::Side(side) => ("side", side.as_str()),
            Self::Targets(targets) => ("targets", targets.as_str()),
            Self::Show(show) => ("show", show.as_str()),
            Self::Theme(theme) => ("theme", theme.name()),
            Self::Language(language) => ("language", language.code()),
        };
        write!(f, "{}{name}:{value}", Self::PREFIX)
    }
}

impl FromStr for Setting {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let setting = id.strip_prefix(Self::PREFIX);
        let (name, value) = setting
            .and_then(|setting| setting.split_once(':'))
            .ok_or(UnknownCustomId)?;
        let setting = match name {
            "confirm" => Confirm::read(value).map(Self::Confirm),
            "side" => BoardSide::read(value).map(Self::Side),
            "targets" => Targets::read(value).map(Self::Targets),
            "show" => Show::read(value).map(Self::Show),
            "theme" => Theme::named(value).map(Self::Theme),
            "language" => Language::read(value).map(Self::Language),
            _ => None,
        };
        setting.ok_or(UnknownCustomId)
    }
}

/// The answer to the question whether a member is to be erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasing {
    /// The member.
    pub user: UserId,
    /// Whether to do it.
    pub yes: bool,
}

impl Erasing {
    /// What the custom ids begin with; no game has such a code.
    const PREFIX: &str = "v1:erase:";
}

impl fmt::Display for Erasing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = if self.yes { "yes" } else { "no" };
        write!(f, "{}{}:{answer}", Self::PREFIX, self.user)
    }
}

impl FromStr for Erasing {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let erasing = id.strip_prefix(Self::PREFIX);
        let (user, answer) = erasing
            .and_then(|erasing| erasing.split_once(':'))
            .ok_or(UnknownCustomId)?;
        let yes = match answer {
            "yes" => true,
            "no" => false,
            _ => return Err(UnknownCustomId),
        };
        match user.parse::<i64>() {
            Ok(user @ 1..) => Ok(Self {
                user: user.into(),
                yes,
            }),
            _ => Err(UnknownCustomId),
        }
    }
}

/// A button of a tournament. It works for as long as the tournament is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentButton {
    /// The code of the tournament.
    pub code: String,
    /// What it asks for.
    pub action: TournamentAction,
}

/// What a button of a tournament asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentAction {
    /// Take part.
    Join,
    /// No longer take part; once play has begun, be asked whether that is meant.
    Leave,
    /// Withdraw, after having been asked.
    Withdraw,
    /// See the standings, privately: this page, or the one on which one stands.
    Standings(Option<u8>),
    /// See who has played whom, privately.
    CrossTable(Option<u8>),
    /// See one's own games, privately.
    Mine,
    /// Accept a challenge.
    Accept,
    /// Decline a challenge.
    Decline,
}

impl TournamentAction {
    const ALL: [Self; 8] = [
        Self::Join,
        Self::Leave,
        Self::Withdraw,
        Self::Standings(None),
        Self::CrossTable(None),
        Self::Mine,
        Self::Accept,
        Self::Decline,
    ];

    fn as_str(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Withdraw => "withdraw",
            Self::Standings(_) => "standings",
            Self::CrossTable(_) => "table",
            Self::Mine => "mine",
            Self::Accept => "accept",
            Self::Decline => "decline",
        }
    }

    /// The page that it is about.
    fn page(self) -> Option<u8> {
        match self {
            Self::Standings(page) | Self::CrossTable(page) => page,
            _ => None,
        }
    }

    /// The same about a page, if it has pages.
    fn with_page(self, page: u8) -> Option<Self> {
        match self {
            Self::Standings(_) => Some(Self::Standings(Some(page))),
            Self::CrossTable(_) => Some(Self::CrossTable(Some(page))),
            _ => None,
        }
    }
}

impl TournamentButton {
    /// What the custom ids begin with; no game has such a code.
    const PREFIX: &str = "v1:tournament:";
}

impl fmt::Display for TournamentButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}:{}", Self::PREFIX, self.code, self.action.as_str())?;
        match self.action.page() {
            Some(page) => write!(f, ":{page}"),
            None => Ok(()),
        }
    }
}

impl FromStr for TournamentButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let button = id.strip_prefix(Self::PREFIX);
        let (code, word) = button
            .and_then(|button| button.split_once(':'))
            .ok_or(UnknownCustomId)?;
        let is_code = (4..=8).contains(&code.len())
            && code
                .chars()
                .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
        let (word, page) = match word.split_once(':') {
            Some((word, page)) => (word, Some(page.parse().map_err(|_| UnknownCustomId)?)),
            None => (word, None),
        };
        let mut actions = TournamentAction::ALL.into_iter();
        let action = actions.find(|action| action.as_str() == word);
        let action = match page {
            Some(page) => action.and_then(|action| action.with_page(page)),
            None => action,
        };
        match action {
            Some(action) if is_code => Ok(Self {
                code: code.to_owned(),
                action,
            }),
            _ => Err(UnknownCustomId),
        }
    }
}

/// A tap on a turn that is being made, in a game or in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Be at this point of the turn.
    Choose(Choices),
    /// Be at its beginning once more.
    Again,
    /// Play the turn that these choices make.
    Play(Choices),
}

impl From<Tap> for Action {
    fn from(tap: Tap) -> Self {
        match tap {
            Tap::Choose(choices) => Self::Choose(choices),
            Tap::Again => Self::Again,
            Tap::Play(choices) => Self::Play(choices),
        }
    }
}

/// A button of a puzzle. It works for as long as the puzzle is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleButton {
    /// The number of the puzzle.
    pub puzzle: u64,
    /// How many turns of its solution are found.
    pub found: u8,
    /// What it asks for.
    pub action: PuzzleAction,
}

/// What a button of a puzzle asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Go on with the turn that is being made.
    Tap(Tap),
    /// Try once more, from the position as it was.
    Retry,
    /// See the solution.
    Solution,
}

impl PuzzleButton {
    /// What the custom ids begin with; no game has such a code.
    const PREFIX: &str = "v1:puzzle:";
}

impl fmt::Display for PuzzleButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:x}:{}:", Self::PREFIX, self.puzzle, self.found)?;
        match &self.action {
            PuzzleAction::Tap(Tap::Choose(choices)) => write!(f, "choose:{choices}"),
            PuzzleAction::Tap(Tap::Play(choices)) => write!(f, "play:{choices}"),
            PuzzleAction::Tap(Tap::Again) => f.write_str("again"),
            PuzzleAction::Retry => f.write_str("retry"),
            PuzzleAction::Solution => f.write_str("solution"),
        }
    }
}

impl FromStr for PuzzleButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let button = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        let mut parts = button.splitn(4, ':');
        let (Some(puzzle), Some(found), Some(word), choices) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(UnknownCustomId);
        };
        let choices = || {
            let choices = choices.and_then(|choices| choices.parse::<Choices>().ok());
            choices.ok_or(UnknownCustomId)
        };
        let action = match word {
            "choose" => PuzzleAction::Tap(Tap::Choose(choices()?)),
            "play" => PuzzleAction::Tap(Tap::Play(choices()?)),
            "again" => PuzzleAction::Tap(Tap::Again),
            "retry" => PuzzleAction::Retry,
            "solution" => PuzzleAction::Solution,
            _ => return Err(UnknownCustomId),
        };
        Ok(Self {
            puzzle: u64::from_str_radix(puzzle, 16).map_err(|_| UnknownCustomId)?,
            found: found.parse().map_err(|_| UnknownCustomId)?,
            action,
        })
    }
}

/// What a button asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Sit down at an open table, or accept an invitation.
    Join,
    /// Get up from an open table, or decline an invitation.
    Leave,
    /// Begin with the players who are there.
    Start,
    /// Give the open table up.
    Cancel,
    /// Make a turn by tapping.
    Move,
    /// See the newest board, privately.
    Board,
    /// See what else can be done.
    More,
    /// See the record, privately.
    History,
    /// Be asked whether to resign.
    Resigning,
    /// Resign, after having been asked.
    Resign,
    /// Not resign after all.
    Stay,
    /// Take a seat whose player stays away, or one's own again.
    TakeSeat,
    /// Let the clocks run again.
    Resume,
    /// End the patience with a player whose time is up.
    Claim,
    /// Not be reminded before tomorrow.
    Tomorrow,
    /// Offer something to the other players.
    Offer(Offer),
    /// Agree to what was offered.
    Accept(Offer),
    /// Decline what was offered, or take one's own offer back.
    Decline(Offer),
    /// Forget what was planned.
    Forget,
    /// Play the same game once more.
    Rematch,
    /// See the game as a moving picture, privately.
    Replay,
    /// See the pattern in which the game began, privately.
    Pattern,
    /// See what a computer thinks of the finished game, privately.
    Analyse,
    /// See what a computer would play.
    Hint,
    /// Follow the game, or no longer.
    Watch,
    /// See a board, the newest or the one after a turn, as one prefers or so.
    View(Option<u32>, Option<Show>),
    /// See the turns from one to another as a moving picture.
    Turns(u32, u32),
    /// Take the turn that was typed.
    Typed(String),
    /// Plan the line that was typed; without one, see what is planned.
    Plan(String),
    /// Give the player to move so much time.
    Give(Millis),
    /// Write a private note about the position after so many turns and about the game.
    Note(u32),
    /// Be asked how strong a computer shall sit down.
    Computers,
    /// Let a computer of a level sit down.
    Computer(Level),
    /// Be at this point of a turn being made.
    Choose(Choices),
    /// Be at its beginning once more. Not the same as `Choose` without choices: a message has no two equal ids.
    Again,
    /// Play the turn that these choices make.
    Play(Choices),
}

impl Action {
    /// Those that are only a word.
    const PLAIN: [Self; 24] = [
        Self::Join,
        Self::Leave,
        Self::Start,
        Self::Cancel,
        Self::Move,
        Self::Board,
        Self::More,
        Self::History,
        Self::Resigning,
        Self::Resign,
        Self::Stay,
        Self::TakeSeat,
        Self::Resume,
        Self::Claim,
        Self::Tomorrow,
        Self::Forget,
        Self::Rematch,
        Self::Replay,
        Self::Pattern,
        Self::Analyse,
        Self::Hint,
        Self::Watch,
        Self::Computers,
        Self::Again,
    ];

    fn word(&self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::Cancel => "cancel",
            Self::Move => "move",
            Self::Board => "board",
            Self::More => "more",
            Self::History => "history",
            Self::Resigning => "resigning",
            Self::Resign => "resign",
            Self::Stay => "stay",
            Self::TakeSeat => "seat",
            Self::Resume => "resume",
            Self::Claim => "claim",
            Self::Tomorrow => "tomorrow",
            Self::Offer(_) => "offer",
            Self::Accept(_) => "accept",
            Self::Decline(_) => "decline",
            Self::Forget => "forget",
            Self::Rematch => "rematch",
            Self::Replay => "replay",
            Self::Pattern => "pattern",
            Self::Analyse => "analyse",
            Self::Hint => "hint",
            Self::Watch => "watch",
            Self::View(..) => "look",
            Self::Turns(..) => "turns",
            Self::Typed(_) => "typed",
            Self::Plan(_) => "plan",
            Self::Give(_) => "give",
            Self::Note(_) => "note",
            Self::Computers => "computers",
            Self::Computer(_) => "computer",
            Self::Choose(_) => "choose",
            Self::Again => "again",
            Self::Play(_) => "play",
        }
    }

    fn read(word: &str, detail: Option<&str>) -> Option<Self> {
        match (word, detail) {
            ("choose", Some(taps)) => Some(Self::Choose(taps.parse().ok()?)),
            ("computer", Some(level)) => Some(Self::Computer(level.parse().ok()?)),
            ("play", Some(taps)) => Some(Self::Play(taps.parse().ok()?)),
            ("offer", Some(offer)) => Some(Self::Offer(Offer::read(offer)?)),
            ("accept", Some(offer)) => Some(Self::Accept(Offer::read(offer)?)),
            ("decline", Some(offer)) => Some(Self::Decline(Offer::read(offer)?)),
            ("look", Some(display)) => {
                let (ply, show) = display.split_once('/')?;
                let ply = (ply != "-").then(|| ply.parse()).transpose().ok()?;
                let show = match show {
                    "-" => None,
                    show => Some(Show::read(show)?),
                };
                Some(Self::View(ply, show))
            }
            ("turns", Some(turns)) => {
                let (from, to) = turns.split_once('-')?;
                Some(Self::Turns(from.parse().ok()?, to.parse().ok()?))
            }
            ("typed", Some(text)) => Some(Self::Typed(text.to_owned())),
            ("plan", Some(line)) => Some(Self::Plan(line.to_owned())),
            ("give", Some(time)) => Some(Self::Give(time.parse().ok()?)),
            ("note", Some(ply)) => Some(Self::Note(ply.parse().ok()?)),
            (_, Some(_)) => None,
            (word, None) => Self::PLAIN.into_iter().find(|action| action.word() == word),
        }
    }
}

/// A button of a game, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameButton {
    /// The game's code.
    pub code: String,
    /// Number of events when the message was made: tells an old board from the newest.
    pub seq: i64,
    /// What it asks for.
    pub action: Action,
}

impl fmt::Display for GameButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1:{}:{}:{}", self.code, self.seq, self.action.word())?;
        match &self.action {
            Action::Choose(choices) | Action::Play(choices) => {
                write!(f, ":{choices}")
            }
            Action::Offer(offer) | Action::Accept(offer) | Action::Decline(offer) => {
                write!(f, ":{}", offer.as_str())
            }
            Action::Computer(level) => write!(f, ":{level}"),
            Action::View(ply, show) => {
                let ply = ply.map_or_else(|| "-".to_owned(), |ply| ply.to_string());
                write!(f, ":{ply}/{}", show.map_or("-", Show::as_str))
            }
            Action::Turns(from, to) => write!(f, ":{from}-{to}"),
            Action::Typed(text) | Action::Plan(text) => write!(f, ":{text}"),
            Action::Give(time) => write!(f, ":{time}"),
            Action::Note(ply) => write!(f, ":{ply}"),
            _ => Ok(()),
        }
    }
}

/// A custom id that this version did not write.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a custom id of another version")]
pub struct UnknownCustomId;

impl FromStr for GameButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let mut parts = id.splitn(5, ':');
        let (Some("v1"), Some(code), Some(seq), Some(word), detail) = (
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
        ) else {
            return Err(UnknownCustomId);
        };
        let readable = !code.is_empty()
            && code.len() <= 8
            && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match (readable, seq.parse(), Action::read(word, detail)) {
            (true, Ok(seq @ 0..), Some(action)) => Ok(Self {
                code: code.to_owned(),
                seq,
                action,
            }),
            _ => Err(UnknownCustomId),
        }
    }
}

#[cfg(test)]
mod tests;
