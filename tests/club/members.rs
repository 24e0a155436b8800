//! What members do in the club: they type, press and choose, and play.

use local::{ChannelId, Interaction, Member, Menu, Message};
use rules::{Kind, Position, Record};

use super::{Club, Says as _, code_in};

impl Club {
    /// Types a command in the club's channel and returns the private answer.
    pub(crate) async fn answer<'a>(
        &self,
        who: &Member,
        path: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Message {
        self.answer_in(self.channel(), who, path, options).await
    }

    /// The same in another channel, or in direct messages.
    pub(crate) async fn answer_in<'a>(
        &self,
        place: ChannelId,
        who: &Member,
        path: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Message {
        let typed = who.command(place, path, options);
        let typed = typed.unwrap_or_else(|error| panic!("{path}: {error}"));
        self.answer_to(&typed, path).await
    }

    /// Presses a button of a table in the list of `/pacru games`.
    pub(crate) async fn at_table(&self, who: &Member, code: &str, label: &str) -> Message {
        let listed = self.answer(who, "pacru games", []).await;
        self.press(who, &listed, &format!("{label} {code}")).await
    }

    /// Resigns a game, and returns its last board.
    pub(crate) async fn lose(&self, who: &Member, code: &str) -> Message {
        self.resign(who, code).await;
        let title = format!("`{code}`**");
        let is_last = |it: &Message| it.content.contains(&title) && it.content.contains('🏆');
        self.see("the end", is_last).await
    }

    /// Resigns a game, and returns the private answer.
    pub(crate) async fn resign(&self, who: &Member, code: &str) -> Message {
        let asked = self.answer(who, "pacru resign", [("game", code)]).await;
        self.press(who, &asked, "Resign").await
    }

    /// The record of a game, which the bot sends as a file.
    pub(crate) async fn record(&self, place: ChannelId, who: &Member, code: &str) -> Record {
        let history = self.answer_in(place, who, "pacru study history", [("game", code)]).await;
        history.file().parse().expect("a record")
    }

    /// The position of a game, from its record.
    pub(crate) async fn position(&self, place: ChannelId, who: &Member, code: &str) -> Position {
        self.record(place, who, code).await.replay().expect("legal turns")
    }

    /// Sets up a tournament with these options, which these members join.
    pub(crate) async fn tournament<'a>(
        &self,
        organiser: &Member,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        members: &[&Member],
    ) {
        self.answer(organiser, "pacru-organise new", options).await.says("is set up");
        for member in members {
            self.answer(member, "pacru-tournament join", []).await;
        }
    }

    /// Lets the time of all members run out: no vacation of theirs begins by itself.
    pub(crate) async fn no_vacations(&self, members: &[&Member]) {
        for member in members {
            self.answer(member, "pacru preferences", [("automatic_vacation", "false")]).await;
        }
    }

    /// Types a turn in a game and returns the private answer.
    pub(crate) async fn play(&self, who: &Member, code: &str, turn: &str) -> Message {
        self.answer(who, "pacru move", [("move", turn), ("game", code)]).await
    }

    /// Types a turn in a game, and returns the board after it.
    pub(crate) async fn turn(&self, who: &Member, code: &str, ply: u32, turn: &str) -> Message {
        self.play(who, code, turn).await;
        self.board(code, ply).await
    }

    /// Presses a button and returns the private answer.
    pub(crate) async fn press(&self, who: &Member, message: &Message, label: &str) -> Message {
        let interaction =
            who.press_labelled(message, label).unwrap_or_else(|error| panic!("{label}: {error}"));
        self.answer_to(&interaction, label).await
    }

    /// Presses the first button, or chooses the first option of a menu, whose label has this end,
    /// and returns the private answer.
    pub(crate) async fn tap(&self, who: &Member, message: &Message, end: &str) -> Message {
        let mut labels = message.labels();
        labels.extend(message.menus().flat_map(|it| &it.options).map(|it| it.label.clone()));
        let label = labels.iter().find(|label| label.ends_with(end));
        self.pick(who, message, label.unwrap_or_else(|| panic!("{end}: {labels:?}"))).await
    }

    /// Presses what has this label, or chooses it from a menu, and returns the private answer.
    pub(crate) async fn pick(&self, who: &Member, message: &Message, label: &str) -> Message {
        if message.button(label).is_some() {
            return self.press(who, message, label).await;
        }
        let fits = |menu: &&Menu| menu.options.iter().any(|option| option.label == label);
        let menu = message.menus().find(fits);
        let menu = menu.unwrap_or_else(|| panic!("{label} is not offered"));
        let chosen = who.choose(message, &menu.custom_id, [label]);
        self.answer_to(&chosen.expect("it is offered"), label).await
    }

    pub(crate) async fn answer_to(&self, interaction: &Interaction, what: &str) -> Message {
        let message = interaction
            .reply()
            .await
            .unwrap_or_else(|error| panic!("{what}: {error}\n{}", self.bot.log()));
        assert!(message.is_ephemeral(), "answers are private: {}", message.content);
        assert!(message.pinged.is_empty(), "answers ping nobody: {}", message.content);
        message
    }

    /// Opens a table with these options, and returns its code and its message.
    pub(crate) async fn open_table<'a>(
        &self,
        creator: &Member,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (String, Message) {
        let said = self.answer(creator, "pacru new", options).await;
        let code = code_in(&said.content);
        let table = self.posted(&code).await;
        (code, table)
    }

    /// Opens a table of Pacru for these members, who all join, and returns its code and the first
    /// board.
    pub(crate) async fn table(&self, members: &[&Member]) -> (String, Message) {
        self.table_of(Kind::Pacru, members).await
    }

    /// Opens a table for these members, who all join, and returns its code and the first board, in
    /// any language.
    pub(crate) async fn table_of(&self, kind: Kind, members: &[&Member]) -> (String, Message) {
        let number = members.len().to_string();
        let options = [game(kind), ("players", number.as_str())];
        let (code, table) = self.open_table(members[0], options).await;
        for member in &members[1..] {
            self.press(member, &table, &table.labels()[0]).await;
        }
        let board = self.first_board(&code).await;
        (code, board)
    }

    /// Lets everybody take two turns in a game that has just begun with `board`: shorter games
    /// change no ratings.
    pub(crate) async fn two_rounds(&self, kind: Kind, code: &str, board: &Message, players: u32) {
        let mut position = Position::start(kind, players as usize).expect("a usual start");
        let mut board = board.clone();
        for ply in 1..=2 * players {
            let turn = position.legal(false).swap_remove(0);
            self.play(&self.called(&board), code, &turn).await;
            position = position.play(&turn).expect("a legal turn").position;
            board = self.board(code, ply).await;
        }
    }
}

/// The option that names a game.
pub(crate) fn game(kind: Kind) -> (&'static str, &'static str) {
    ("game", view::game_choice(english(), kind).leak())
}

fn english() -> &'static view::Texts {
    view::texts(play::Language::English)
}
