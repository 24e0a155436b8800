//! A game that continues whatever happens around it.

use local::Message;
use rules::{Kind, Position};

use crate::club::{Club, Says as _};

/// A game between Ana and Ben that continues whatever Discord does.
pub(crate) struct Round {
    pub(crate) code: String,
    pub(crate) position: Position,
    pub(crate) board: Message,
    pub(crate) ply: u32,
}

impl Round {
    pub(crate) async fn begin(club: &Club) -> Self {
        let (code, board) = club.table(&[&club.member("Ana"), &club.member("Ben")]).await;
        let position = Position::start(Kind::Pacru, 2).unwrap();
        Self { code, position, board, ply: 0 }
    }

    /// Takes a turn and returns the answer.
    pub(crate) async fn turn(&mut self, club: &Club) -> Message {
        let played = self.position.play(&self.position.legal(false)[0]).unwrap();
        let said = club.play(&club.called(&self.board), &self.code, &played.turn).await;
        said.says("You have played");
        self.position = played.position;
        self.ply += 1;
        said
    }

    /// Takes a turn and waits for its board.
    pub(crate) async fn play(&mut self, club: &Club) {
        self.turn(club).await;
        self.board = club.board(&self.code, self.ply).await;
    }
}

/// Checks that every board of the game was posted exactly once.
pub(crate) fn once(club: &Club, code: &str, last: u32) {
    let boards = club.boards(code);
    let texts: Vec<_> = boards.iter().map(|board| board.content.as_str()).collect();
    assert_eq!(boards.len() as u32, last + 1, "{texts:#?}");
}
