//! A game in play: one type for all games.

use std::sync::Arc;

use derive_more::Display;

use crate::complete::{Completion, complete};
use crate::entry::Entry;
use crate::error::RulesError;
use crate::game::{BoardGame, OptionsOf, SummaryOf};
use crate::games::{AnyGame, Board, Kind, Summary};
use crate::outcome::{NoProgress, Status};
use crate::seat::{BySeat, Seat, Seats};
use crate::setup::Setup;
use crate::version::RulesVersion;
use crate::walk;

/// A position of a game in play, with the setup of the game and the earlier positions. `Display`
/// writes the game and the position line.
///
/// It is a value: playing a turn returns a new position and leaves the old one as it was. The
/// earlier positions are needed for the repetition rule.
///
/// ```
/// use rules::{Kind, Status, Position};
///
/// let position = Position::start(Kind::Pacru, 2)?;
/// let played = position.play("e1-e2")?;
/// assert_eq!(played.turn, "e1-e2");
/// assert_eq!(played.position.status(), Status::Turn(rules::Seat::North));
///
/// let refused = position.play("e1-e4").unwrap_err();
/// assert_eq!(refused.to_string(), "no move from e1 to e4");
/// # Ok::<(), rules::RulesError>(())
/// ```
#[derive(Clone, Debug, Display)]
#[display("{} {}", self.kind(), self.position_line())]
pub struct Position {
    setup: Arc<Setup>,
    game: AnyGame,
    version: RulesVersion,
    /// How often a position must occur to end the game, if repetition ends it.
    repetition_limit: Option<usize>,
    /// The fingerprints of all positions so far, the present one last.
    seen: Vec<u64>,
}

/// A turn that was played, or a resignation.
#[derive(Clone, Debug)]
pub struct Played {
    /// The position after it.
    pub position: Position,
    /// Its canonical notation, as in records.
    pub turn: String,
    /// Its effects.
    pub summary: Summary,
}

impl Position {
    /// The start of a game under the current rules.
    pub fn new(setup: &Setup) -> Result<Position, RulesError> {
        Position::under(RulesVersion::CURRENT, setup)
    }

    /// The usual start of a game for this many players.
    pub fn start(kind: Kind, players: usize) -> Result<Position, RulesError> {
        Position::new(&Setup::new(kind, players)?)
    }

    /// The position of a line in a game of this kind for this many players.
    pub fn at(kind: Kind, players: usize, line: &str) -> Result<Position, RulesError> {
        let setup = Setup::new(kind, players)?;
        Position::new(&Setup { position: Some(line.to_owned()), ..setup })
    }

    /// The start of a game under the rules of a version.
    pub fn under(version: RulesVersion, setup: &Setup) -> Result<Position, RulesError> {
        setup.check_options()?;
        let options = &setup.options;
        let position = setup.position.as_deref();
        let game = AnyGame::open(setup.kind, setup.seats, options, position, version)?;
        let repetition_limit = on_game!(&game, game => repetition_limit(game, options.as_ref()));
        let seen = vec![on_game!(&game, game => game.fingerprint())];
        Ok(Position { setup: Arc::new(setup.clone()), game, version, repetition_limit, seen })
    }

    /// The setup of the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The version of the rules under which the game is played.
    pub fn version(&self) -> RulesVersion {
        self.version
    }

    /// The kind of game.
    pub fn kind(&self) -> Kind {
        self.setup.kind
    }

    /// The seats in turn order.
    pub fn seats(&self) -> Seats {
        self.setup.seats
    }

    /// The game's own position.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Whose turn it is, or how the game ended.
    pub fn status(&self) -> Status {
        on_game!(&self.game, game => game.status())
    }

    /// Whether a seat still takes part: neither eliminated nor resigned.
    pub fn is_in(&self, seat: Seat) -> bool {
        on_game!(&self.game, game => game.is_in(seat))
    }

    /// The points of each seat: markers on the board in the chevron games, points for captured
    /// tokens in Pasang.
    ///
    /// In Pacru the last turn can lift the number above [`Position::target`]; a display may cut it
    /// off there, since the supply of markers ends at the target.
    pub fn points(&self) -> BySeat<u16> {
        on_game!(&self.game, game => game.points())
    }

    /// The number of pieces of each seat on the board.
    pub fn pieces(&self) -> BySeat<u16> {
        on_game!(&self.game, game => game.pieces())
    }

    /// The number of points that wins at once: 42, 28 or 24 in Pacru for 2, 3 or 4 players.
    pub fn target(&self) -> Option<u16> {
        on_game!(&self.game, game => game.target())
    }

    /// Plays a turn of the seat to move, given in canonical or lenient notation.
    pub fn play(&self, text: &str) -> Result<Played, RulesError> {
        on_game!(&self.game, game => {
            let (turn, after) = game.read(text)?;
            Ok(self.played(game, &turn, after))
        })
    }

    /// Lets a seat resign, in turn or not. With two players the other one wins; with more the
    /// player is out, their pieces leave the board, and play goes on. Fails if the game is over or
    /// the seat is not playing.
    pub fn resign(&self, seat: Seat) -> Result<Played, RulesError> {
        let Status::Turn(to_move) = self.status() else {
            return Err(RulesError::Over);
        };
        if !self.is_in(seat) {
            return Err(RulesError::NotPlaying(seat));
        }
        let turn = if seat == to_move { "resign".to_owned() } else { format!("resign:{seat}") };
        on_game!(&self.game, game => {
            let after = game.resign(seat);
            let summary = game.summarize_resignation(seat, &after).into();
            Ok(Played { position: self.after(after), turn, summary })
        })
    }

    /// Puts a seat out that has run out of time, with the same effect as [`Position::resign`].
    pub fn run_out_of_time(&self, seat: Seat) -> Result<Played, RulesError> {
        let played = self.resign(seat)?;
        Ok(Played {
            turn: played.turn.replacen("resign", "time", 1),
            summary: played.summary.out_of_time(),
            ..played
        })
    }

    /// Skips the turn of the seat to move, because its player is away. This is not a pass: it
    /// neither starts Azacru's last round nor counts as a turn without progress. Fails if the game
    /// is over, or fewer than three still take part: then the absence of one decides the game.
    pub fn skip(&self) -> Result<Played, RulesError> {
        let Status::Turn(_) = self.status() else {
            return Err(RulesError::Over);
        };
        if self.seats().iter().filter(|seat| self.is_in(*seat)).count() < 3 {
            return Err(RulesError::CannotSkip);
        }
        on_game!(&self.game, game => {
            let (after, summary) = game.skip().ok_or(RulesError::CannotSkip)?;
            Ok(Played { position: self.after(after), turn: "skip".to_owned(), summary: summary.into() })
        })
    }

    /// Ends the game as a draw of all who still take part; those who are out keep their places
    /// behind them. Fails if the game is over.
    pub fn agree(&self) -> Result<Position, RulesError> {
        let Status::Turn(_) = self.status() else {
            return Err(RulesError::Over);
        };
        Ok(Position { game: on_game!(&self.game, game => game.agreed().into()), ..self.clone() })
    }

    /// The position after an entry of a record, and the effects of the entry, unless it is an
    /// agreement.
    pub fn enter(&self, entry: &Entry) -> Result<(Position, Option<Summary>), RulesError> {
        let seat = |named: Option<Seat>| match (named, self.status()) {
            (Some(seat), _) | (None, Status::Turn(seat)) => Ok(seat),
            (None, Status::Over(_)) => Err(RulesError::Over),
        };
        let played = match entry {
            Entry::Turn(turn) => self.play(turn)?,
            Entry::Resign(named) => self.resign(seat(*named)?)?,
            Entry::Time(named) => self.run_out_of_time(seat(*named)?)?,
            Entry::Skip => self.skip()?,
            Entry::Draw => return Ok((self.agree()?, None)),
        };
        Ok((played.position, Some(played.summary)))
    }

    /// The position after an entry without its summary, which replaying does not need.
    pub(crate) fn replayed(&self, entry: &Entry) -> Result<Position, RulesError> {
        match entry {
            Entry::Turn(turn) => on_game!(&self.game, game => Ok(self.after(game.read(turn)?.1))),
            other => Ok(self.enter(other)?.0),
        }
    }

    /// The turn of a player who can only pass, so that it can be played without asking.
    pub fn forced(&self) -> Option<String> {
        on_game!(&self.game, game => game.forced().map(|turn| turn.to_string()))
    }

    /// The same position with another seat to move, as if those between had passed. It may not
    /// occur in play, and the seat may be unable to move.
    #[must_use]
    pub fn as_if_turn_of(&self, seat: Seat) -> Position {
        Position {
            game: on_game!(&self.game, game => game.as_if_turn_of(seat).into()),
            ..self.clone()
        }
    }

    /// Whether a seat may still have a choice in this game, as the board stands: it takes part, and
    /// can do more than pass until the end. Other players' turns may free a blocked player, so this
    /// can become true again.
    ///
    /// ```
    /// use rules::{Kind, Seat, Setup, Position};
    ///
    /// let position = Position::new(&Setup::new(Kind::Shacru, 3)?)?;
    /// assert!(position.may_act(Seat::West) && !position.may_act(Seat::South));
    /// assert!(!position.resign(Seat::West)?.position.may_act(Seat::West));
    /// # Ok::<(), rules::RulesError>(())
    /// ```
    pub fn may_act(&self, seat: Seat) -> bool {
        matches!(self.status(), Status::Turn(_)) && on_game!(&self.game, game => game.may_act(seat))
    }

    /// The seat whose pass began the last round, in which everybody else has one more turn
    /// (Azacru).
    pub fn last_round_of(&self) -> Option<Seat> {
        on_game!(&self.game, game => game.last_round_of())
    }

    /// The result of a seat, for the last line of a record; `None` while the game goes on.
    pub(crate) fn result(&self, seat: Seat) -> Option<String> {
        match self.status() {
            Status::Turn(_) => None,
            Status::Over(outcome) => {
                on_game!(&self.game, game => Some(game.result(&outcome, seat)))
            }
        }
    }

    /// Suggestions for what was typed so far: the complete turns that begin with it if there are at
    /// most `limit`, otherwise the next steps that do. Never more than `limit`.
    pub fn complete(&self, typed: &str, limit: usize) -> Vec<Completion> {
        on_game!(&self.game, game => complete(game, typed, limit))
    }

    /// Every complete turn in canonical notation, ascending. Reorientations, of which there can be
    /// hundreds of thousands, are included only if asked for.
    pub fn legal(&self, reorientations: bool) -> Vec<String> {
        on_game!(&self.game, game => walk::legal(game, reorientations))
    }

    /// The number of sequences of `depth` turns, including reorientations. The repetition rule is
    /// ignored.
    pub fn perft(&self, depth: u32) -> u64 {
        on_game!(&self.game, game => walk::perft(game, depth))
    }

    /// The position as one line, readable as [`Setup::position`].
    pub fn position_line(&self) -> String {
        on_game!(&self.game, game => game.position_line())
    }

    /// A hash of the position and the seat to move, the same in every release; the earlier
    /// positions do not matter.
    pub fn fingerprint(&self) -> u64 {
        on_game!(&self.game, game => game.fingerprint())
    }

    /// The fingerprints of all positions so far, the present one last.
    pub fn history(&self) -> &[u64] {
        &self.seen
    }

    /// How often a position must occur to end the game; `None` if repetition never ends it.
    pub fn repetition_limit(&self) -> Option<usize> {
        self.repetition_limit
    }

    /// The position on the board, as a picture shows it.
    pub fn board(&self) -> Board<'_> {
        on_game!(&self.game, game => game.board().into())
    }

    /// How close the game is to an end for lack of progress; `None` if that rule is disabled.
    pub fn no_progress(&self) -> Option<NoProgress> {
        on_game!(&self.game, game => game.no_progress())
    }

    /// The position after a complete turn.
    pub(crate) fn played<G>(&self, game: &G, turn: &G::Turn, after: G) -> Played
    where
        G: BoardGame + Into<AnyGame>,
        SummaryOf<G>: Into<Summary>,
    {
        let summary = game.summarize(turn, &after).into();
        Played { position: self.after(after), turn: turn.to_string(), summary }
    }

    /// The next position; the game is over if it occurred too often.
    fn after<G: BoardGame + Into<AnyGame>>(&self, mut game: G) -> Position {
        let fingerprint = game.fingerprint();
        if let Some(limit) = self.repetition_limit {
            let earlier = self.seen.iter().filter(|seen| **seen == fingerprint).count();
            if earlier + 1 >= limit {
                game = game.repeated();
            }
        }
        let mut seen = Vec::with_capacity(self.seen.len() + 1);
        seen.extend_from_slice(&self.seen);
        seen.push(fingerprint);
        Position { setup: Arc::clone(&self.setup), game: game.into(), seen, ..*self }
    }
}

fn repetition_limit<G: BoardGame>(_: &G, options: &OptionsOf<G>) -> Option<usize> {
    G::repetition_limit(options)
}
