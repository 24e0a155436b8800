//! What is stored can be read again: the serialised form of events is a promise.

use pairing::{
    AllPlayAll, Format, GameId, GameResult, Ladder, League, NewEntrant, PlayEvent, RequestedBye,
    Round, Swiss, TableAllPlayAll, TableSize, TableSwiss,
};
use serde_json::{from_str, to_string};

use crate::support::*;

#[test]
fn formats_are_written_in_words() {
    for (format, text) in [
        (
            Format::AllPlayAll(AllPlayAll::default()),
            r#"{"all_play_all":{"group_size":10,"cycles":"one","pace":"all_at_once"}}"#,
        ),
        (Format::Swiss(Swiss::new(5).unwrap()), r#"{"swiss":5}"#),
        (
            Format::TableAllPlayAll(TableAllPlayAll::new(TableSize::Four)),
            r#"{"table_all_play_all":{"size":"four","pace":"all_at_once"}}"#,
        ),
        (
            Format::TableSwiss(TableSwiss::new(TableSize::Three, 4).unwrap()),
            r#"{"table_swiss":{"size":"three","rounds":4}}"#,
        ),
        (
            Format::League(League::default()),
            r#"{"league":{"games":{"group_size":10,"cycles":"one","pace":"all_at_once"},"promoted":2}}"#,
        ),
        (Format::Ladder(Ladder::default()), r#"{"ladder":3}"#),
    ] {
        assert_eq!(to_string(&format).unwrap(), text);
        assert_eq!(from_str::<Format>(text).unwrap(), format);
    }
}

#[test]
fn events_are_written_in_words() {
    let mut tournament = swiss(3, 3);
    let pairings = pair(&mut tournament);
    for (event, text) in [
        (
            PlayEvent::Entered(NewEntrant::new(id(7)).rated(1500)),
            r#"{"entered":{"entrant":7,"rating":1500,"role":"competitor"}}"#,
        ),
        (PlayEvent::Withdrew { entrant: id(7) }, r#"{"withdrew":{"entrant":7}}"#),
        (
            PlayEvent::Paired(pairings),
            concat!(
                r#"{"paired":{"round":1,"games":[{"group":0,"seating":[1,2],"reason":{"same_score":"#,
                r#"{"score":0,"met":0}},"first_move":"seed"}],"byes":[{"entrant":3,"kind":{"allocated":"#,
                r#"{"score":0,"before":0}}}]}}"#
            ),
        ),
        (
            PlayEvent::Finished {
                game: GameId(0),
                result: GameResult::won_by(1).with_counts(vec![17, 42]).unwrap(),
            },
            r#"{"finished":{"game":0,"result":{"seats":[{"place":2},{"place":1}],"counts":[17,42]}}}"#,
        ),
        (
            PlayEvent::Ruled { game: GameId(0), result: GameResult::forfeited([true, false]) },
            r#"{"ruled":{"game":0,"result":{"seats":["forfeit",{"place":1}]}}}"#,
        ),
        (
            PlayEvent::ByeRequested { entrant: id(2), round: Round(4), bye: RequestedBye::Half },
            r#"{"bye_requested":{"entrant":2,"round":4,"bye":"half"}}"#,
        ),
        (PlayEvent::Ended, r#""ended""#),
    ] {
        assert_eq!(to_string(&event).unwrap(), text);
        assert_eq!(from_str::<PlayEvent>(text).unwrap(), event);
    }
}

#[test]
fn what_cannot_be_is_not_read() {
    for text in [
        r#"{"swiss":0}"#,
        r#"{"all_play_all":{"group_size":40}}"#,
        r#"{"all_play_all":{"group_size":8,"pace":{"rounds":0}}}"#,
        r#"{"ladder":0}"#,
    ] {
        assert!(from_str::<Format>(text).is_err(), "{text}");
    }
    for text in [
        r#"{"finished":{"game":0,"result":{"seats":[{"place":2},{"place":2}]}}}"#,
        r#"{"finished":{"game":0,"result":{"seats":[{"place":1}]}}}"#,
        r#"{"finished":{"game":0,"result":{"seats":[{"place":1},{"place":2}],"counts":[1]}}}"#,
        r#"{"paired":{"round":1,"games":[{"group":0,"seating":[1,1],"reason":"organiser","first_move":"seed"}],"byes":[]}}"#,
    ] {
        assert!(from_str::<PlayEvent>(text).is_err(), "{text}");
    }
}
