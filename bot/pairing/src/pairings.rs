//! The pairings of a round.

use serde::{Deserialize, Serialize};

use crate::ids::{EntrantId, Round};
use crate::points::Points;
use crate::reason::{FirstMove, Reason};
use crate::seating::Seating;

/// The pairing of one game, with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// The group, from 0.
    pub group: u16,
    /// The players by seat.
    pub seating: Seating,
    /// Why they are paired.
    pub reason: Reason,
    /// Why they sit in this order.
    pub first_move: FirstMove,
}

/// The points of a bye that an entrant asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RequestedBye {
    /// No points.
    Zero,
    /// Half a point.
    Half,
    /// A full point.
    Full,
}

impl RequestedBye {
    /// The points for it.
    pub const fn points(self) -> Points {
        match self {
            RequestedBye::Zero => Points::ZERO,
            RequestedBye::Half => Points::HALF,
            RequestedBye::Full => Points::ONE,
        }
    }
}

/// Why an entrant does not play in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum ByeKind {
    /// The number was odd, or did not fill a table: a full point. Their score is the lowest among
    /// the entrants who could have the bye; `before` are the byes and points without play that they
    /// had before.
    Allocated { score: Points, before: u16 },
    /// As `Allocated`, but the organiser chose the entrant.
    Organiser,
    /// They asked for it.
    Requested(RequestedBye),
    /// The schedule gives them a rest. It gives no points, since everybody rests equally often.
    Rest,
    /// Everybody else at the table has left: a full point.
    Walkover,
}

impl ByeKind {
    /// The points for it.
    pub const fn points(self) -> Points {
        match self {
            ByeKind::Allocated { .. } | ByeKind::Organiser | ByeKind::Walkover => Points::ONE,
            ByeKind::Requested(bye) => bye.points(),
            ByeKind::Rest => Points::ZERO,
        }
    }
}

/// An entrant who does not play in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bye {
    /// The entrant.
    pub entrant: EntrantId,
    /// The reason.
    pub kind: ByeKind,
}

/// The pairings of a round. Every participant is in exactly one game or has a bye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pairings {
    /// The round.
    pub round: Round,
    /// The games, best boards first.
    pub games: Vec<Pairing>,
    /// The byes.
    pub byes: Vec<Bye>,
}

/// Where an entrant is in a round.
#[derive(Clone, Copy)]
enum Place {
    Seat { game: usize, seat: usize },
    Bye(usize),
}

impl Pairings {
    /// All entrants of the round, in the order of the boards.
    pub fn entrants(&self) -> impl Iterator<Item = EntrantId> + '_ {
        let seated = self.games.iter().flat_map(|game| game.seating.entrants());
        seated.copied().chain(self.byes.iter().map(|bye| bye.entrant))
    }

    /// Gives a rest to those of a group who have no place in the round, except to those who are
    /// left out.
    pub(crate) fn rest(&mut self, group: &[EntrantId], leave_out: impl Fn(EntrantId) -> bool) {
        let placed: Vec<EntrantId> = self.entrants().collect();
        let resting = group.iter().filter(|it| !placed.contains(it) && !leave_out(**it));
        self.byes.extend(resting.map(|&entrant| Bye { entrant, kind: ByeKind::Rest }));
    }

    /// The game of an entrant.
    pub fn game_of(&self, entrant: EntrantId) -> Option<&Pairing> {
        self.games.iter().find(|game| game.seating.seat_of(entrant).is_some())
    }

    /// Makes two entrants change places for the organiser. At the same board they change seats.
    ///
    /// ```
    /// use pairing::{AllPlayAll, EntrantId, Format, NewEntrant, OpenGames, PlayEvent, Tournament};
    ///
    /// let mut tournament = Tournament::new(Format::AllPlayAll(AllPlayAll::default()));
    /// for number in 1..=4 {
    ///     tournament.apply(PlayEvent::Entered(NewEntrant::new(EntrantId(number))))?;
    /// }
    /// tournament.apply(PlayEvent::Started { groups: tournament.groups()? })?;
    /// let mut pairings = tournament.pair(OpenGames::Wait)?;
    /// assert!(pairings.swap(EntrantId(4), EntrantId(3)).is_some());
    /// assert_eq!(pairings.games[0].seating.entrants(), [EntrantId(1), EntrantId(3)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// `None` if one of them is not in the round or asked for a bye, or if they are in different
    /// groups; nothing has changed then.
    pub fn swap(&mut self, one: EntrantId, other: EntrantId) -> Option<()> {
        let (from, to) = (self.place_of(one)?, self.place_of(other)?);
        match (from, to) {
            (Place::Seat { game, seat }, Place::Seat { game: to, seat: there }) => {
                if self.games[game].group != self.games[to].group {
                    return None;
                }
                if game == to {
                    self.games[game].seating.swap(seat, there);
                    self.games[game].first_move = FirstMove::Organiser;
                } else {
                    self.seat(game, seat, other);
                    self.seat(to, there, one);
                }
            }
            (Place::Seat { game, seat }, Place::Bye(bye)) => {
                self.seat(game, seat, other);
                self.give_bye(bye, one);
            }
            (Place::Bye(bye), Place::Seat { game, seat }) => {
                self.seat(game, seat, one);
                self.give_bye(bye, other);
            }
            (Place::Bye(bye), Place::Bye(there)) => {
                self.give_bye(bye, other);
                self.give_bye(there, one);
            }
        }
        Some(())
    }

    fn give_bye(&mut self, bye: usize, entrant: EntrantId) {
        let bye = &mut self.byes[bye];
        bye.entrant = entrant;
        if matches!(bye.kind, ByeKind::Allocated { .. }) {
            bye.kind = ByeKind::Organiser;
        }
    }

    fn seat(&mut self, game: usize, seat: usize, entrant: EntrantId) {
        let game = &mut self.games[game];
        game.seating.replace(seat, entrant);
        game.reason = Reason::Organiser;
        game.first_move = FirstMove::Organiser;
    }

    /// The place of an entrant that they can change.
    fn place_of(&self, entrant: EntrantId) -> Option<Place> {
        let mut games = self.games.iter().enumerate();
        let seat = games.find_map(|(game, pairing)| {
            let seat = pairing.seating.seat_of(entrant)?;
            Some(Place::Seat { game, seat })
        });
        let asked_for = |bye: &Bye| matches!(bye.kind, ByeKind::Requested(_));
        let mut byes = self.byes.iter();
        seat.or_else(|| {
            byes.position(|bye| bye.entrant == entrant && !asked_for(bye)).map(Place::Bye)
        })
    }
}
