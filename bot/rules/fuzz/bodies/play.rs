//! The body of the fuzz target with this name. `cargo test` runs it on a few seeds.

use rules::{AnyDraft, Entry, Kind, Next, Position, Record, Seat, Status};

/// Plays a game from the bytes: each byte selects one of the choices, a few resign. Nothing may
/// panic, no list of choices may be empty, and the record must replay to the same position.
pub(crate) fn play(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let mut pick = |count: usize| bytes.next().map(|byte| usize::from(byte) % count);
    let Some(kind) = pick(Kind::ALL.len()).map(|place| Kind::ALL[place]) else {
        return;
    };
    let players: Vec<usize> = kind.players().collect();
    let Some(players) = pick(players.len()).map(|place| players[place]) else {
        return;
    };
    let mut position = Position::start(kind, players).expect("a usual start");
    let mut record = Record::new(position.setup().clone());
    while let Status::Turn(_) = position.status() {
        let played = match pick(64) {
            None => break,
            Some(63) => {
                let Some(seat) = pick(4).map(|place| Seat::ALL[place]) else {
                    break;
                };
                position.resign(seat).ok()
            }
            Some(_) => choose(position.draft(), &mut pick),
        };
        let Some((turn, next)) = played.map(|played| (played.turn, played.position)) else {
            continue;
        };
        record.turns.extend(turn.parse::<Entry>());
        position = next;
    }
    let replayed = record.replay().map(|replayed| (replayed.position_line(), replayed.status()));
    assert_eq!(replayed, Ok((position.position_line(), position.status())));
}

fn choose(
    mut draft: AnyDraft,
    pick: &mut impl FnMut(usize) -> Option<usize>,
) -> Option<rules::Played> {
    loop {
        let choices = draft.choices();
        let choice = pick(choices.len())?;
        match draft.take(&choices[choice].token) {
            Ok(Next::Choose(further)) => draft = further,
            Ok(Next::Done(played)) => return Some(*played),
            Err(error) => panic!("an offered choice was refused: {error}"),
        }
    }
}
