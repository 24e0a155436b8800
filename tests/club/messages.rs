//! What everybody sees in the club: its messages, and what they say.

use local::{ChannelId, Member, Message};

use super::Club;

impl Club {
    /// Waits for a public message that fits.
    pub(crate) async fn see(&self, what: &str, fits: impl FnMut(&Message) -> bool) -> Message {
        self.see_in(self.channel(), what, fits).await
    }

    /// Waits for a public message with these words.
    pub(crate) async fn posted(&self, words: &str) -> Message {
        self.posted_in(self.channel(), words).await
    }

    /// The same in another channel.
    pub(crate) async fn posted_in(&self, channel: ChannelId, words: &str) -> Message {
        self.see_in(channel, words, |message| message.content.contains(words)).await
    }

    pub(crate) async fn see_in(
        &self,
        channel: ChannelId,
        what: &str,
        fits: impl FnMut(&Message) -> bool,
    ) -> Message {
        self.discord.wait_for(channel, fits).await.unwrap_or_else(|error| {
            let all: Vec<String> =
                self.discord.messages(channel).into_iter().map(|message| message.content).collect();
            panic!("{what}: {error}\nmessages: {all:#?}\nlog: {}", self.bot.log())
        })
    }

    /// Waits for the first board of a game, in any language.
    pub(crate) async fn first_board(&self, code: &str) -> Message {
        let is_board = |it: &Message| it.content.contains(code) && !it.attachments.is_empty();
        self.see("the first board", is_board).await
    }

    /// Waits for the board after turn `ply` of a game.
    pub(crate) async fn board(&self, code: &str, ply: u32) -> Message {
        let start = format!("`{code}`** ");
        let said = if ply == 0 { "begins:".to_owned() } else { format!("turn {ply}:") };
        self.see(&format!("board {ply} of {code}"), |message| {
            message.content.split_once(&start).is_some_and(|(_, rest)| rest.starts_with(&said))
        })
        .await
    }

    /// Waits until only the newest board of this game has buttons.
    pub(crate) async fn older_boards_are_bare(&self, code: &str) {
        self.until("buttons under the newest board alone", async || {
            let boards = self.boards(code);
            let (newest, older) = boards.split_last().expect("a board");
            let bare = older.iter().all(|board| board.buttons().count() == 0);
            bare && newest.buttons().count() > 0
        })
        .await;
    }

    /// Waits until no board of this game has buttons.
    pub(crate) async fn boards_are_bare(&self, code: &str) {
        self.until("no buttons", async || {
            self.boards(code).iter().all(|board| board.buttons().count() == 0)
        })
        .await;
    }

    /// All public messages, from the oldest to the newest.
    pub(crate) fn messages(&self) -> Vec<Message> {
        self.discord.messages(self.channel())
    }

    /// Those with these words.
    pub(crate) fn all_with(&self, words: &str) -> Vec<Message> {
        let mut messages = self.messages();
        messages.retain(|message| message.content.contains(words));
        messages
    }

    /// Those that show a board of this game.
    pub(crate) fn boards(&self, code: &str) -> Vec<Message> {
        let mut messages = self.all_with(code);
        messages.retain(|message| !message.attachments.is_empty());
        messages
    }

    /// The member whom a board mentions.
    pub(crate) fn called(&self, board: &Message) -> Member {
        assert_eq!(board.pinged.len(), 1, "exactly one player is called: {}", board.content);
        let mut members = self.discord.members().into_iter();
        members.find(|member| member.id() == board.pinged[0]).expect("the player is a member")
    }

    /// The same of two, and then the other one.
    pub(crate) fn sides<'a>(
        &self,
        board: &Message,
        one: &'a Member,
        two: &'a Member,
    ) -> (Member, &'a Member) {
        let called = self.called(board);
        let other = if called.id() == one.id() { two } else { one };
        (called, other)
    }
}

/// Expectations of the words of a message.
pub(crate) trait Says {
    /// Fails unless the message contains these words.
    fn says(&self, words: &str);

    /// Fails unless the message begins with these words.
    fn begins_with(&self, words: &str);

    /// Fails if the message contains these words.
    fn does_not_say(&self, words: &str);

    /// The labels of its buttons.
    fn labels(&self) -> Vec<String>;

    /// The words for its first picture.
    fn alt(&self) -> &str;

    /// The text of its first file.
    fn file(&self) -> &str;
}

impl Says for Message {
    #[track_caller]
    fn says(&self, words: &str) {
        let content = &self.content;
        assert!(content.contains(words), "{words:?} is not in {content:?}");
    }

    #[track_caller]
    fn begins_with(&self, words: &str) {
        let content = &self.content;
        assert!(content.starts_with(words), "{content:?} does not begin with {words:?}");
    }

    #[track_caller]
    fn does_not_say(&self, words: &str) {
        let content = &self.content;
        assert!(!content.contains(words), "{words:?} is in {content:?}");
    }

    fn labels(&self) -> Vec<String> {
        self.buttons().filter_map(|button| button.label.clone()).collect()
    }

    fn alt(&self) -> &str {
        self.attachments[0].description.as_deref().expect("words for those who do not see it")
    }

    fn file(&self) -> &str {
        std::str::from_utf8(&self.attachments[0].bytes).expect("text")
    }
}

/// The first code in backticks.
pub(crate) fn code_in(text: &str) -> String {
    text.split('`').nth(1).unwrap_or_else(|| panic!("no code in {text:?}")).to_owned()
}
