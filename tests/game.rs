//! Whole games, from `/pacru new` to the end.

use std::io::Cursor;

use local::Message;
use rules::{Kind, Position, Status};

use crate::club::{Club, Says as _};

/// The picture of a board, decoded by an independent decoder; its alternative text fits Discord's
/// limit.
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

/// Plays random legal turns until the game is over. The bot plays passes when there is no choice.
/// It is killed several times if there are `crashes`.
async fn to_the_end(kind: Kind, names: &[&str], seed: u64, crashes: bool) {
    let mut club = Club::open().await;
    let members: Vec<_> = names.iter().map(|name| club.member(name)).collect();
    let (code, mut board) = club.table_of(kind, &members.iter().collect::<Vec<_>>()).await;
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(kind, names.len()).unwrap();
    let (mut ply, mut boards) = (0, 1);
    let mut last = picture(&board);
    while let Status::Turn(_) = position.status() {
        let player = club.called(&board);
        let turns = position.legal(false);
        let text = random.choice(&turns).expect("a player to move has a turn");
        position = position.play(text).unwrap().position;
        club.play(&player, &code, text).await;
        (ply, boards) = (ply + 1, boards + 1);
        if crashes && boards % 15 == 4 {
            // Between the answer and the board: an acknowledged turn must still be posted, exactly
            // once.
            club.crash().await;
        }
        board = club.board(&code, ply).await;
        let now = picture(&board);
        assert!(now != last, "the picture shows turn {ply}");
        last = now;
        if crashes && boards % 15 == 11 {
            club.crash().await;
        }
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
    assert!(board.pinged.is_empty(), "nobody has to act any more");
    assert!(board.button("Move").is_none(), "nothing is left to move");
    assert_eq!(club.boards(&code).len(), boards, "each is posted once");
    club.older_boards_are_bare(&code).await;
    let recorded = club.position(club.channel(), &members[0], &code).await;
    assert_eq!(recorded.position_line(), position.position_line());
    club.play(&members[0], &code, "e1-e2").await.says("is over");
}

macro_rules! whole_games {
    ($($name:ident: $kind:ident, $names:expr, $crashes:expr;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            to_the_end(Kind::$kind, &$names, 7, $crashes).await;
        }
    )*};
}

whole_games! {
    two_play_pacru_through_crashes: Pacru, ["Ana", "Ben"], true;
    two_play_azacru: Azacru, ["Ana", "Ben"], false;
    two_play_shacru: Shacru, ["Ana", "Ben"], false;
    two_play_pasang: Pasang, ["Ana", "Ben"], false;
    three_play_pacru: Pacru, ["Ana", "Ben", "Chika"], false;
    three_play_azacru: Azacru, ["Ana", "Ben", "Chika"], false;
    three_play_shacru: Shacru, ["Ana", "Ben", "Chika"], false;
    four_play_pacru: Pacru, ["Ana", "Ben", "Chika", "Dmitri"], false;
    four_play_azacru: Azacru, ["Ana", "Ben", "Chika", "Dmitri"], false;
    four_play_shacru: Shacru, ["Ana", "Ben", "Chika", "Dmitri"], false;
}
