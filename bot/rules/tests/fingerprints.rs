//! Fingerprints are stored with games: these numbers never change.

use rules::Kind;

use crate::positions::{at, start};

#[test]
fn they_are_the_same_in_every_release() {
    let pacru = |players| start(Kind::Pacru, players).fingerprint();
    assert_eq!(
        [pacru(2), pacru(3), pacru(4)],
        [16_462_671_420_034_600_980, 7_434_418_301_164_780_615, 7_017_721_043_416_822_325]
    );
    let recorded = "3s2n2/1N01ss4/n3nS3+2N1/4snn2/1S4n6/3n4s/2nn1N7s1S4/1N72n4/6S02 S";
    assert_eq!(at(Kind::Pacru, "SN", recorded).fingerprint(), 5_319_154_960_409_282_557);

    let azacru = start(Kind::Azacru, 2).fingerprint();
    let shacru = start(Kind::Shacru, 2).fingerprint();
    let last_round = at(Kind::Azacru, "SN", "S78/9/9/9/4N04/9/9/9/s8 N - S").fingerprint();
    assert_eq!(
        [azacru, shacru, last_round],
        [13_643_769_750_066_310_820, 4_528_644_793_173_621_393, 11_336_385_159_962_375_545]
    );

    let pasang = start(Kind::Pasang, 2);
    let later = ["c", "j", "b4c4vb", "k7j7hw", "c7b"];
    let later = later
        .iter()
        .fold(pasang.clone(), |position, turn| position.play(turn).expect("legal").position);
    assert_eq!(
        [pasang.fingerprint(), later.fingerprint()],
        [6_046_774_366_764_056_606, 17_935_762_441_617_321_146]
    );
}
