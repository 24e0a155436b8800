//! The body of the fuzz target with this name. `cargo test` runs it on a few seeds.

use rules::{Entry, Kind, Options, Position, Record, Seats, Setup};

/// Parses the bytes as every kind of text. Nothing may panic, and what is parsed must survive being
/// written and parsed again.
pub(crate) fn parse(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(options) = text.parse::<Options>() {
        assert_eq!(options.to_string().parse(), Ok(options));
    }
    if let Ok(seats) = text.parse::<Seats>() {
        assert_eq!(seats.to_string().parse(), Ok(seats));
    }
    if let Ok(entry) = text.parse::<Entry>() {
        assert_eq!(entry.to_string().parse(), Ok(entry));
    }
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse(), Ok(record));
    }
    for kind in Kind::ALL {
        for players in kind.players() {
            let start = Position::start(kind, players).expect("a usual start");
            read_turn(&start, &text);
            let mut setup = Setup { position: Some(text.to_string()), ..start.setup().clone() };
            if let Ok(position) = Position::new(&setup) {
                setup.position = Some(position.position_line());
                let again =
                    Position::new(&setup).map(|again| (again.position_line(), again.fingerprint()));
                assert_eq!(again, Ok((position.position_line(), position.fingerprint())));
            }
        }
    }
}

fn read_turn(position: &Position, text: &str) {
    match position.play(text) {
        Ok(played) => {
            assert_eq!(position.play(&played.turn).map(|again| again.turn), Ok(played.turn));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for completion in position.complete(text, 25) {
        assert!(!completion.complete || position.play(&completion.text).is_ok());
    }
}
