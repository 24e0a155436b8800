//! What becomes of a game that was read: a game like any other, which is over and does not count.

use rules::{Entry, Status};
use serde::{Deserialize, Serialize};

use super::ImportedGame;
use crate::time::{Millis, Pace};
use crate::{
    Change, ChannelId, EventKind, Game, GameStatus, Person, Player, Terms, UserId, player_at,
    seat_of,
};

/// Where a game that was imported comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// When it was played, as far as that is known: a year, a month or a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Where it was played: untrusted text in any script.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// A game that is to be kept.
#[derive(Clone, Debug)]
pub struct Import {
    /// The game, with all its events. Its code and its id are not yet those under which it is kept.
    pub change: Change,
    /// The same for the same game of the same owner: nobody has it twice.
    pub key: String,
}

impl ImportedGame {
    /// The game as a member keeps it, who alone sees it.
    pub fn kept(&self, by: UserId, channel: ChannelId, now: Millis) -> Import {
        let setup = self.record.setup.clone();
        let players = (0..setup.seats.len()).map(|place| {
            let name = self.names.get(place).cloned().flatten().unwrap_or_default();
            Player::seated(Person::new(UserId::outsider(place), name))
        });
        let terms = Terms { pace: Pace::Unlimited, rated: false, ..Terms::default() };
        let mut game = Game::new((None, channel), by, setup, players.collect(), terms, now);
        game.rules_version = self.record.rules;
        game.imported = Some(Imported { date: self.date.clone(), place: self.place.clone() });
        game.started_at = Some(now);
        game.ended_at = Some(now);
        let mut change = Change::of(game, now);
        change.happen(EventKind::Create, None);
        self.play(&mut change);
        Import { change, key: self.key(by) }
    }

    /// Everything that has happened in it.
    fn play(&self, change: &mut Change) {
        let mut positions = self.record.positions().map_while(Result::ok);
        let Some(start) = positions.next() else { return };
        change.game.state_hash = start.fingerprint();
        change.happen(EventKind::Start, None);
        let mut mover = start.status();
        for (entry, after) in self.record.turns.iter().zip(positions) {
            let player_of = |seat| player_at(&change.game, seat);
            let to_move = match mover {
                Status::Turn(seat) => player_of(seat),
                Status::Over(_) => None,
            };
            let (kind, player) = match entry {
                Entry::Turn(turn) => (EventKind::Turn(turn.clone()), to_move),
                Entry::Skip => (EventKind::Skip, to_move),
                Entry::Resign(seat) => (EventKind::Resign, seat.map_or(to_move, player_of)),
                Entry::Time(seat) => (EventKind::TimeOut, seat.map_or(to_move, player_of)),
                Entry::Draw => (EventKind::Draw, None),
            };
            if matches!(entry, Entry::Turn(_) | Entry::Skip) {
                change.game.ply += 1;
            }
            change.game.state_hash = after.fingerprint();
            change.happen(kind, player);
            mover = after.status();
        }
        if let Status::Over(outcome) = mover {
            change.game.status = GameStatus::Finished;
            for player in 0..change.game.players.len() {
                let Some(seat) = seat_of(&change.game, player) else { continue };
                let player = &mut change.game.players[player];
                player.points = Some(outcome.points[seat]);
                player.place = outcome.places[seat];
            }
        } else {
            // The record ends here, and nobody has won.
            change.game.status = GameStatus::Cancelled;
            change.happen(EventKind::Abort, None);
        }
    }

    fn key(&self, by: UserId) -> String {
        let whole = format!("{}\n{:?}", self.record, (&self.names, &self.date, &self.place));
        format!("member {by} {:016x}", digest(&whole))
    }
}

/// The hash FNV-1a of a text, the same in every release. Whoever finds another text with the same one gets their own
/// other game.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
