//! What an organiser decides after a question.

use pairing::{ByeKind, EntrantId, GameId, PairedGame, Pairing, PlayEvent, RequestedBye};

use super::organise::{end, exclude, extend, give_bye, pause, reinstate, resume, swap};
use super::rounds::{begin, preview};
use super::snapshot::replay;
use super::{Decided, Happened, Snapshot, TournamentChange, TournamentError};
use crate::Person;

/// Something that an organiser decides after a question. The question says what the change will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Decision {
    /// The next round begins; the first starts the tournament. `anyway` says that games of the last
    /// one may be open, and count as draws.
    Begin { anyway: bool },
    /// Two entrants change places in the round that is paired next.
    Swap(EntrantId, EntrantId),
    /// An entrant does not play in a round.
    Bye { entrant: EntrantId, round: u16, bye: RequestedBye },
    /// The round lasts this many days longer.
    Extend(u16),
    /// No new round begins.
    Pause,
    /// It goes on.
    Resume,
    /// An entrant, or somebody who is invited, no longer takes part. With `computer`, a computer
    /// plays on.
    Withdraw { entrant: EntrantId, computer: bool },
    /// An entrant who has left takes part again.
    Reinstate(EntrantId),
    /// It ends as it stands.
    End,
}

impl Decision {
    /// Decides it. The caller has checked that the member is an organiser.
    pub fn decide(self, now: &Snapshot) -> Decided {
        let person = |number: EntrantId| -> Result<&Person, TournamentError> {
            Ok(&now.tournament.entrant(number).ok_or(TournamentError::Unknown)?.person)
        };
        match self {
            Self::Begin { anyway } => begin(now, anyway),
            Self::Swap(one, other) => swap(now, person(one)?, person(other)?),
            Self::Bye { entrant, round, bye } => give_bye(now, person(entrant)?, Some(round), bye),
            Self::Extend(days) => extend(now, days),
            Self::Pause => pause(now),
            Self::Resume => resume(now),
            Self::Withdraw { entrant, computer } => exclude(now, person(entrant)?, computer),
            Self::Reinstate(entrant) => reinstate(now, person(entrant)?),
            Self::End => end(now),
        }
    }

    /// Decides it if nothing has happened since event `seen`, after which the organiser was asked.
    /// Fails with [`TournamentError::Changed`].
    pub fn confirmed(self, now: &Snapshot, seen: i64) -> Decided {
        if now.tournament.seq != seen {
            return Err(TournamentError::Changed);
        }
        self.decide(now)
    }
}

/// What an organiser decides by a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormOf {
    /// The result of this game.
    Result(GameId),
    /// The member who is asked to replace this entrant.
    Substitute(EntrantId),
    /// The settings, which are others once it has started.
    Settings,
}

impl FormOf {
    /// Checks that what it is about is as it was after event `seen`, when the form was opened. What
    /// else has happened in the tournament does not matter: filling in a form takes a while. Fails
    /// with [`TournamentError::Changed`], also where nobody knows when the form was opened.
    pub fn unchanged_since(self, now: &Snapshot, seen: Option<i64>) -> Result<(), TournamentError> {
        let seen = seen.ok_or(TournamentError::Changed)?;
        let (before, since) =
            now.events.split_at(now.events.partition_point(|event| event.seq <= seen));
        let then = || replay(&now.tournament, before);
        let same = match self {
            Self::Result(board) => then()?.game(board) == now.replay.game(board),
            Self::Substitute(entrant) => {
                let status = |replay: &pairing::Tournament| {
                    replay.entrant(entrant).map(pairing::Entrant::status)
                };
                status(&then()?) == status(&now.replay)
            }
            Self::Settings => true,
        };
        let again = since.iter().any(|event| match (&event.kind, self) {
            (Happened::Ruling { game, .. }, Self::Result(board)) => *game == board,
            (Happened::SubstituteAsked { leaver, .. }, Self::Substitute(entrant)) => {
                *leaver == entrant
            }
            (Happened::Replaced(replaced), Self::Substitute(entrant)) => *replaced == entrant,
            (
                Happened::Edited(_) | Happened::Play(PlayEvent::Started { .. } | PlayEvent::Ended),
                Self::Settings,
            ) => true,
            _ => false,
        });
        if same && !again { Ok(()) } else { Err(TournamentError::Changed) }
    }
}

/// What speaks against a pairing that an organiser makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Flaw {
    /// These two have played each other before.
    Rematch(EntrantId, EntrantId),
    /// This entrant has had no game in a round before.
    SecondBye(EntrantId),
    /// This entrant would have moved first and second in so many games.
    Uneven { entrant: EntrantId, first: usize, second: usize },
}

/// The pairings that a change makes of those of the next round, and what speaks against them.
pub fn repaired(
    now: &Snapshot,
    change: &TournamentChange,
) -> Result<(Vec<Pairing>, Vec<Flaw>), TournamentError> {
    let (before, after) = (preview(now)?, preview(&change.after)?);
    let same = |pairing: &Pairing| before.games.iter().any(|it| it.seating == pairing.seating);
    let new: Vec<Pairing> = after.games.into_iter().filter(|it| !same(it)).collect();
    let mut flaws = Vec::new();
    for seats in new.iter().map(|pairing| pairing.seating.entrants()) {
        for (at, &one) in seats.iter().enumerate() {
            let own = |game: &&PairedGame| game.seating().seat_of(one).is_some();
            let met = |other: &EntrantId| {
                let mut games = now.replay.games().iter().filter(own);
                games.any(|game| game.seating().seat_of(*other).is_some())
            };
            let again = seats[at + 1..].iter().copied().filter(met);
            flaws.extend(again.map(|other| Flaw::Rematch(one, other)));
            if seats.len() == 2 {
                let games = now.replay.games().iter().filter(own).count() + 1;
                let first = now.replay.games().iter().filter(|it| it.seating().first() == one);
                let first = first.count() + usize::from(at == 0);
                if first.abs_diff(games - first) > 1 {
                    flaws.push(Flaw::Uneven { entrant: one, first, second: games - first });
                }
            }
        }
    }
    let had = |entrant: EntrantId| {
        let mut byes = now.replay.byes().iter().flatten();
        byes.any(|bye| bye.entrant == entrant && !matches!(bye.kind, ByeKind::Rest))
    };
    let resting =
        after.byes.iter().filter(|bye| !before.byes.iter().any(|it| it.entrant == bye.entrant));
    flaws.extend(resting.map(|bye| bye.entrant).filter(|it| had(*it)).map(Flaw::SecondBye));
    Ok((new, flaws))
}
