//! Tournaments, as computed from their events.

mod apply;
mod ladder;
mod leave;
mod pair;

use std::collections::BTreeMap;

use crate::entrant::{Entrant, Status};
use crate::error::{EventError, PairingError};
use crate::event::PlayEvent;
use crate::format::Format;
use crate::game::PairedGame;
use crate::ids::{EntrantId, GameId, Round};
use crate::pairings::{Bye, ByeKind};

use ladder::Move;

pub use ladder::Challenge;
pub use pair::OpenGames;

/// The phase of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Entrants come and go.
    Entries,
    /// Games are played.
    Running,
    /// It is over.
    Over,
}

/// A tournament: its format and everything that has happened.
///
/// It changes only through [`Tournament::apply`], and the same events always give the same
/// tournament. The next step is only proposed ([`Tournament::groups`], [`Tournament::pair`],
/// [`Tournament::accept`]); it happens when the proposal is applied as an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    format: Format,
    phase: Phase,
    /// In the order of entry.
    entrants: Vec<Entrant>,
    index: BTreeMap<EntrantId, usize>,
    /// In the order of pairing numbers. Late entrants are not included.
    groups: Vec<Vec<EntrantId>>,
    games: Vec<PairedGame>,
    /// By round.
    byes: Vec<Vec<Bye>>,
    /// The entrants of a ladder, from the top.
    rungs: Vec<EntrantId>,
    challenges: Vec<Challenge>,
    /// What has moved the rungs, in order.
    moves: Vec<Move>,
}

impl Tournament {
    /// A tournament without entrants.
    pub fn new(format: Format) -> Tournament {
        Tournament {
            format,
            phase: Phase::Entries,
            entrants: Vec::new(),
            index: BTreeMap::new(),
            groups: Vec::new(),
            games: Vec::new(),
            byes: Vec::new(),
            rungs: Vec::new(),
            challenges: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// The tournament after these events. Stops at the first event that cannot have happened.
    pub fn replay(
        format: Format,
        events: impl IntoIterator<Item = PlayEvent>,
    ) -> Result<Tournament, EventError> {
        let mut tournament = Tournament::new(format);
        for event in events {
            tournament.apply(event)?;
        }
        Ok(tournament)
    }

    /// The format.
    pub fn format(&self) -> &Format {
        &self.format
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// All entrants there ever were, in the order of entry.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The entrant with this number.
    pub fn entrant(&self, entrant: EntrantId) -> Option<&Entrant> {
        self.index_of(entrant).map(|at| &self.entrants[at])
    }

    pub(crate) fn status(&self, entrant: EntrantId) -> Option<Status> {
        self.entrant(entrant).map(Entrant::status)
    }

    pub(crate) fn index_of(&self, entrant: EntrantId) -> Option<usize> {
        self.index.get(&entrant).copied()
    }

    /// All games, in the order of their numbers.
    pub fn games(&self) -> &[PairedGame] {
        &self.games
    }

    /// A game.
    pub fn game(&self, game: GameId) -> Option<&PairedGame> {
        self.games.get(game.index())
    }

    /// The games that are under way, oldest first.
    pub fn open_games(&self) -> impl Iterator<Item = &PairedGame> {
        self.games.iter().filter(|game| game.is_open())
    }

    /// The byes of each round that is paired.
    pub fn byes(&self) -> &[Vec<Bye>] {
        &self.byes
    }

    /// The last round that is paired; `None` before the first.
    pub fn round(&self) -> Option<Round> {
        self.byes.len().checked_sub(1).map(Round::at)
    }

    /// The round that is paired next.
    pub fn next_round(&self) -> Round {
        Round::at(self.byes.len())
    }

    /// The total number of rounds; `None` for a ladder and before the start.
    pub fn rounds(&self) -> Option<u16> {
        self.groups.iter().filter_map(|group| self.format.rounds(group.len())).max()
    }

    /// Whether all rounds are paired and all games are over.
    pub fn is_complete(&self) -> bool {
        self.rounds().is_some_and(|rounds| self.byes.len() >= usize::from(rounds))
            && self.open_games().next().is_none()
    }

    /// Whether anybody can enter now. A Swiss is open until half of its rounds are paired, as on
    /// Lichess; a ladder always; the others until play begins.
    pub fn is_open_for_entries(&self) -> bool {
        match self.phase {
            Phase::Entries => true,
            Phase::Over => false,
            Phase::Running => match &self.format {
                Format::Ladder(_) => true,
                Format::Swiss(_) | Format::TableSwiss(_) => {
                    self.rounds().is_some_and(|rounds| self.byes.len() <= usize::from(rounds / 2))
                }
                Format::AllPlayAll(_) | Format::TableAllPlayAll(_) | Format::League(_) => false,
            },
        }
    }

    /// All entrants except fillers, strongest first: by seed, then by rating, then by the order of
    /// entry. Entrants who have left are included.
    pub fn seeding(&self) -> Vec<EntrantId> {
        let mut seeded: Vec<&Entrant> =
            self.entrants.iter().filter(|entrant| !entrant.is_filler()).collect();
        seeded.sort_by_key(|entrant| entrant.strength());
        seeded.into_iter().map(Entrant::id).collect()
    }

    /// The groups: before the start a proposal, afterwards those with which play began.
    ///
    /// In an all-play-all, fillers complete groups of an odd number. Fails if too few have entered.
    pub fn groups(&self) -> Result<Vec<Vec<EntrantId>>, PairingError> {
        if self.phase != Phase::Entries {
            return Ok(self.groups.clone());
        }
        let playing = |entrant: &EntrantId| self.entrant(*entrant).is_some_and(Entrant::is_active);
        let seeding: Vec<EntrantId> = self.seeding().into_iter().filter(playing).collect();
        let needed = self.format.least_entrants();
        if seeding.len() < needed {
            return Err(PairingError::TooFew { needed, got: seeding.len() });
        }
        let mut groups = self.format.cut(&seeding);
        if self.format.is_round_robin() {
            let mut fillers = self.fillers();
            for group in groups.iter_mut().filter(|group| group.len() % 2 == 1) {
                group.extend(fillers.next());
            }
        }
        Ok(groups)
    }

    /// The fillers who still take part.
    pub(crate) fn fillers(&self) -> impl Iterator<Item = EntrantId> + '_ {
        self.entrants.iter().filter(|e| e.is_filler() && e.is_active()).map(Entrant::id)
    }

    /// Who plays in the next round of a Swiss, in seeding order, as indices in the list of
    /// entrants; and the byes of those who asked not to.
    pub(crate) fn to_pair(&self) -> (Vec<usize>, Vec<Bye>) {
        let round = self.next_round();
        let mut byes = Vec::new();
        let seeding = self.seeding().into_iter().filter_map(|entrant| self.index_of(entrant));
        let mut playing: Vec<usize> = seeding.filter(|at| self.entrants[*at].is_active()).collect();
        playing.retain(|at| {
            let bye = self.entrants[*at].requested.get(&round);
            let entrant = self.entrants[*at].id();
            byes.extend(bye.map(|bye| Bye { entrant, kind: ByeKind::Requested(*bye) }));
            bye.is_none()
        });
        (playing, byes)
    }

    /// The groups of the standings, each in seeding order, as indices in the list of entrants.
    pub(crate) fn standing_groups(&self) -> Vec<Vec<usize>> {
        let groups = match &self.format {
            Format::Ladder(_) if self.phase != Phase::Entries => vec![self.rungs.clone()],
            Format::AllPlayAll(_) | Format::TableAllPlayAll(_) | Format::League(_)
                if self.phase != Phase::Entries =>
            {
                self.groups.clone()
            }
            _ => {
                let stands = |it: &EntrantId| !self.entrant(*it).is_some_and(Entrant::never_played);
                vec![self.seeding().into_iter().filter(stands).collect()]
            }
        };
        let places = |group: Vec<EntrantId>| {
            group.into_iter().filter_map(|entrant| self.index_of(entrant)).collect()
        };
        groups.into_iter().map(places).collect()
    }
}
