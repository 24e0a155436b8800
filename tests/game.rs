//! Whole games, from `/pacru new` to the end.

use std::fmt::Write as _;
use std::io::Cursor;

use local::Message;
use rules::{Kind, Position, Status};

use crate::club::{Club, Says as _};

/// `APg1`: a complete game of 44 plies from the tests of `AbstractPlay` (MIT; moves are facts). It was played there
/// on a board that is turned by a quarter against ours.
const RECORDED: &str = "g9-f8(d9) c9-d8(e7) f8-e8 d8-e7 a9-b9 a5-b5 b9-c9 b5-c5 c9-d9(f7) c5-d5(f6) e8-d8 e7-f6(d4) \
    d9-f7(*) i1-h1 i5-h4 f6-h6(g6) h4-g4 h6-i7(g9) g4-f5(e6) d5-e4 f5-e5 e4-e3(d3) e5-d5 e3-d2 f7-i4(i4) d2-c2(c3) \
    d8-c7(a7) c2-b3 d5-c6(c4) b3-b4(c5) c7-b6(b5) b4-c5 c6-c8(b7) c1-b2 c8-d9(d8) c5-c6 d9>>(a7,b7,b5,c4) c6-b7(a7) \
    i4-i3(g3) b7-b8 b6-b5 h1-g2 d9-f7(*) g2-f3(e2)";

/// Its position after ply 44, on that board.
const RECORDED_END: &str = "3s2n2/1N01ss4/n3nS3+2N1/4snn2/1S4n6/3n4s/2nn1N7s1S4/1N72n4/6S02 S";

/// Turns every field of a notation by a quarter clockwise, so that East becomes South. Markers that are paid are
/// written in ascending order, so they are sorted again.
fn turned(notation: &str) -> String {
    let mut text = String::new();
    let mut letters = notation.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek().and_then(|next| next.to_digit(10))) {
            ('a'..='i', Some(rank)) => {
                letters.next();
                let x = u32::from(letter) - u32::from('a');
                let file = char::from_u32(u32::from('a') + rank - 1).expect("a to i");
                let _ = write!(text, "{file}{}", 9 - x);
            }
            _ => text.push(letter),
        }
    }
    match text.split_once(">>(") {
        Some((piece, fields)) => {
            let mut fields: Vec<&str> = fields.trim_end_matches(')').split(',').collect();
            fields.sort_unstable();
            format!("{piece}>>({})", fields.join(","))
        }
        None => text,
    }
}

/// The picture of a board, decoded by an independent decoder; its alternative text fits Discord's limit.
fn picture(board: &Message) -> image::RgbImage {
    assert_eq!(board.attachments.len(), 1, "{}", board.content);
    assert!(board.alt().chars().count() <= 1024, "{}", board.alt());
    let picture = image::ImageReader::new(Cursor::new(&board.attachments[0].bytes))
        .with_guessed_format()
        .expect("bytes in memory")
        .decode()
        .expect("a PNG");
    assert_eq!(picture.width(), 1000);
    assert!((1000..1200).contains(&picture.height()), "near square: {}", picture.height());
    picture.to_rgb8()
}

/// The recorded game, during which the program is killed several times.
#[tokio::test(flavor = "multi_thread")]
async fn the_recorded_game_is_played_to_its_end_through_crashes() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, mut board) = club.table(&[&ana, &ben]).await;
    let mut position = Position::start(Kind::Pacru, 2).unwrap();
    let mut last = picture(&board);

    for (ply, notation) in (1..).zip(RECORDED.split_whitespace()) {
        let player = club.called(&board);
        let text = turned(notation);
        let played = position.play(&text).unwrap();
        let said = club.answer(&player, "pacru move", [("move", text.as_str())]).await;
        said.says(&format!("`{}`", played.turn));
        if ply % 9 == 4 {
            // Killed between the answer and the board: an acknowledged turn must still be posted, exactly once.
            club.crash().await;
        }
        board = club.board(&code, ply).await;
        position = played.position;
        let now = picture(&board);
        assert!(now != last, "the picture shows turn {ply}");
        last = now;
        if ply % 15 == 7 {
            club.crash().await;
        }
    }

    // The final position is the recorded one, turned.
    let recorded = Position::at(Kind::Pacru, 2, RECORDED_END).unwrap();
    assert_eq!(position.points(), recorded.points());
    let mut expected: Vec<String> = recorded.legal(false).iter().map(|turn| turned(turn)).collect();
    expected.sort_unstable();
    let mut legal = position.legal(false);
    legal.sort_unstable();
    assert_eq!(legal, expected);

    // Every board was posted exactly once, and only the newest has buttons.
    let boards = club.boards(&code);
    assert_eq!(boards.len(), 45);
    club.older_boards_are_bare(&code).await;
    assert!(club.boards(&code).pop().unwrap().button("Board").is_some());

    // The record has the same turns.
    let history = club.answer(&ana, "pacru study history", [("game", code.as_str())]).await;
    let record: rules::Record = history.file().parse().unwrap();
    assert_eq!(record.replay().unwrap().position_line(), position.position_line());
}

/// Plays random legal turns until the game is over. The bot plays passes when there is no choice.
async fn to_the_end(kind: Kind, names: &[&str], seed: u64) {
    let club = Club::open().await;
    let members: Vec<_> = names.iter().map(|name| club.member(name)).collect();
    let (code, mut board) = club.table_of(kind, &members.iter().collect::<Vec<_>>()).await;
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(kind, names.len()).unwrap();
    let (mut ply, mut boards) = (0, 1);
    while let Status::Turn(_) = position.status() {
        let player = club.called(&board);
        let turns = position.legal(false);
        let text = random.choice(&turns).expect("a player to move has a turn");
        position = position.play(text).unwrap().position;
        board = club.turn(&player, &code, ply + 1, text).await;
        (ply, boards) = (ply + 1, boards + 1);
        picture(&board);
        while let Some(pass) = position.forced() {
            position = position.play(&pass).unwrap().position;
            ply += 1;
            let start = format!("turn {ply}: ");
            let line = board.content.lines().find(|line| line.starts_with(&start));
            assert!(line.is_some_and(|line| line.contains("passes")), "{}", board.content);
        }
    }
    let Status::Over(outcome) = position.status() else {
        unreachable!("the loop ends with the game")
    };
    let verdict = if outcome.winners.len() == 1 { " wins" } else { "Draw between " };
    board.says(verdict);
    assert!(board.content.contains(['🏆', '🤝']), "{}", board.content);
    assert!(board.pinged.is_empty(), "nobody has to act any more");
    assert!(board.button("Move").is_none(), "nothing is left to move");
    assert_eq!(club.boards(&code).len(), boards);
    club.play(&members[0], &code, "e1-e2").await.says("is over");
}

macro_rules! whole_games {
    ($($name:ident: $kind:ident, $names:expr;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            to_the_end(Kind::$kind, &$names, 7).await;
        }
    )*};
}

whole_games! {
    two_play_azacru: Azacru, ["Ana", "Ben"];
    two_play_shacru: Shacru, ["Ana", "Ben"];
    two_play_pasang: Pasang, ["Ana", "Ben"];
    three_play_pacru: Pacru, ["Ana", "Ben", "Chika"];
    three_play_azacru: Azacru, ["Ana", "Ben", "Chika"];
    three_play_shacru: Shacru, ["Ana", "Ben", "Chika"];
    four_play_pacru: Pacru, ["Ana", "Ben", "Chika", "Dmitri"];
    four_play_azacru: Azacru, ["Ana", "Ben", "Chika", "Dmitri"];
    four_play_shacru: Shacru, ["Ana", "Ben", "Chika", "Dmitri"];
}
