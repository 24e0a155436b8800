//! Two members who play on whatever happens to the bot. They remember what they were told, and repeat a command when
//! no answer came.

use std::time::Duration;

use futures_util::future::join_all;
use local::{ChannelId, Discord, Error, Interaction, Member, Message};
use rules::{Kind, Position, Status};
use tokio::sync::watch;

use crate::club::code_in;
use testing::patience::within;

/// What the players know about the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bot {
    Up,
    Down,
    /// Enough turns have been played.
    Over,
}

/// What players are told about the bot, and how far they have come.
#[derive(Clone)]
pub(crate) struct Match {
    bot: watch::Sender<Bot>,
    /// How many turns the bot has acknowledged.
    turns: watch::Sender<usize>,
}

impl Match {
    pub(crate) fn begin() -> Self {
        Self { bot: watch::Sender::new(Bot::Up), turns: watch::Sender::new(0) }
    }

    /// Tells the players about the bot.
    pub(crate) fn tell(&self, bot: Bot) {
        self.bot.send_replace(bot);
    }

    /// Waits until this many more turns are acknowledged.
    pub(crate) async fn go_on_for(&self, turns: usize) {
        let mut played = self.turns.subscribe();
        let wanted = *played.borrow() + turns;
        let enough = played.wait_for(|played| *played >= wanted);
        let seen = || format!("{} of {wanted}", *self.turns.borrow());
        drop(within("turns", enough, seen).await.expect("the sender is here"));
    }
}

/// A game as its players remember it.
pub(crate) struct Played {
    pub(crate) code: String,
    /// Every turn that must be in the data file, in order.
    pub(crate) turns: Vec<String>,
}

/// Two members, who play at one table after the other.
pub(crate) struct Pair<'a> {
    discord: &'a Discord,
    channel: ChannelId,
    /// How long they wait for an answer before they repeat the command; without a limit while the bot runs if this is
    /// `None`.
    patience: Option<Duration>,
    members: [Member; 2],
    game: Match,
    random: fastrand::Rng,
    seen: Seen,
}

impl<'a> Pair<'a> {
    pub(crate) fn new(discord: &'a Discord, names: [&str; 2], game: &Match, seed: u64) -> Self {
        Self {
            discord,
            channel: discord.club(),
            patience: None,
            members: names.map(|name| discord.member(name).expect("a member")),
            game: game.clone(),
            random: fastrand::Rng::with_seed(seed),
            seen: Seen::default(),
        }
    }

    /// The same in another channel, where nobody says when the bot is down.
    pub(crate) fn patient(mut self, channel: ChannelId, patience: Duration) -> Self {
        (self.channel, self.patience) = (channel, Some(patience));
        self
    }

    /// Plays until the bot has ended, or for this many turns.
    pub(crate) async fn play(&mut self, most: usize) {
        while self.goes_on(most) {
            self.one_game(most).await;
        }
    }

    fn goes_on(&self, most: usize) -> bool {
        *self.game.bot.borrow() != Bot::Over && self.seen.acknowledged + self.seen.unsaid < most
    }

    async fn one_game(&mut self, most: usize) {
        let code = self.open_table().await;
        let first = self.board(&code, 0).await.expect("it comes in the end");
        let mut movers = self.members.clone();
        if first.pinged != [movers[0].id()] {
            movers.reverse();
        }
        let mut position = Position::start(Kind::Pacru, 2).expect("the usual start");
        let mut ply = 0;
        let mut game = Played { code, turns: Vec::new() };
        while let Status::Turn(seat) = position.status()
            && self.goes_on(most)
        {
            let player = position.seats().iter().position(|other| other == seat);
            let mover = &movers[player.expect("a seat of the game")];
            let turns = position.legal(false);
            let text = self.random.choice(&turns).expect("a player to move has a turn");
            position = position.play(text).expect("it is legal").position;
            self.take_turn(mover, &game.code, text).await;
            game.turns.push(text.clone());
            ply += 1;
            while let Some(pass) = position.forced() {
                position = position.play(&pass).expect("it is legal").position;
                game.turns.push(pass);
                ply += 1;
            }
            // After a kill the bot may post two turns at once.
            let _seen = self.board(&game.code, ply).await;
        }
        self.seen.games.push(game);
    }

    async fn open_table(&mut self) -> String {
        let [ana, ben] = self.members.clone();
        let said = loop {
            // All of them, so that one that was posted twice is found.
            let options = [("players", "2"), ("boards", "all of them")];
            let asked = || ana.command(self.channel, "pacru new", options);
            match self.answer(asked).await {
                None => {}
                Some(said) if said.content.contains("the most that a member may have") => {
                    self.give_up_tables().await;
                }
                Some(said) => break said,
            }
        };
        let code = code_in(&said.content);
        let lobby = self
            .discord
            .wait_for(self.channel, |message| {
                message.content.contains(&code) && message.content.contains("a table for")
            })
            .await
            .unwrap_or_else(|error| panic!("the table {code}: {error}"));
        let mut in_doubt = false;
        loop {
            let joined = self.answer_to(|| ben.press_labelled(&lobby, "Join"));
            match joined.await {
                Ok(Some(_)) => break,
                Ok(None) => in_doubt = true,
                // The table is full: the first attempt was saved, although its answer was lost.
                Err(Error::UnknownComponent(_)) if in_doubt => break,
                Err(error) => panic!("Join in {code}: {error}"),
            }
        }
        code
    }

    /// Gives up the open tables: each was opened by a command whose answer was lost.
    async fn give_up_tables(&self) {
        let messages = self.discord.messages(self.channel);
        for table in messages.iter().filter(|it| it.content.contains("a table for")) {
            let code = code_in(&table.content);
            let list = || self.members[0].command(self.channel, "pacru games", [("", ""); 0]);
            if let Some(listed) = self.answer(list).await {
                let label = format!("Close the table {code}");
                self.answer(|| self.members[0].press_labelled(&listed, &label)).await;
            }
        }
    }

    /// Takes a turn, and repeats it until it is known to be saved.
    async fn take_turn(&mut self, mover: &Member, code: &str, text: &str) {
        let mut in_doubt = false;
        loop {
            let options = [("move", text), ("game", code)];
            let asked = || mover.command(self.channel, "pacru move", options);
            match self.answer(asked).await {
                None => in_doubt = true,
                Some(said) if said.content.contains(&format!("You have played `{text}`")) => {
                    self.seen.acknowledged += 1;
                    self.game.turns.send_modify(|turns| *turns += 1);
                    return;
                }
                // It is the other player's turn, or the game is over: the first attempt was saved.
                Some(said) if in_doubt && !said.content.contains("is not") => {
                    let said = said.content;
                    assert!(said.contains("'s turn") || said.contains("is over"), "{said}");
                    self.seen.unsaid += 1;
                    return;
                }
                Some(said) => panic!("{text} in {code}: {}", said.content),
            }
        }
    }

    /// The answer, unless the bot was killed before it came.
    async fn answer(&self, ask: impl Fn() -> Result<Interaction, Error>) -> Option<Message> {
        self.answer_to(ask).await.unwrap_or_else(|error| panic!("{error}"))
    }

    /// The same, unless Discord's client refuses the command.
    async fn answer_to(
        &self,
        ask: impl Fn() -> Result<Interaction, Error>,
    ) -> Result<Option<Message>, Error> {
        let mut bot = self.game.bot.subscribe();
        // An error means that no more kills follow.
        drop(bot.wait_for(|bot| *bot != Bot::Down).await);
        if let Some(patience) = self.patience {
            return self.answer_in(patience, ask).await;
        }
        let asked = ask()?;
        tokio::select! {
            biased;
            said = asked.reply() => said.map(Some),
            Ok(_) = bot.wait_for(|bot| *bot == Bot::Down) => Ok(None),
        }
    }

    /// The answer, unless none comes in time, or none that says whether the turn was played. If nothing has changed,
    /// the command is repeated.
    async fn answer_in(
        &self,
        patience: Duration,
        ask: impl Fn() -> Result<Interaction, Error>,
    ) -> Result<Option<Message>, Error> {
        loop {
            let asked = ask()?;
            let Ok(Ok(said)) = tokio::time::timeout(patience, asked.reply()).await else {
                return Ok(None);
            };
            if said.content.contains("I do not know yet") {
                return Ok(None);
            }
            if !said.content.contains("nothing has changed") {
                return Ok(Some(said));
            }
            // The database is away. Whoever repeats the command at once only keeps the machine busy.
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// The board after a turn, unless the bot was killed before it posted it.
    async fn board(&self, code: &str, ply: usize) -> Option<Message> {
        let mut bot = self.game.bot.subscribe();
        let start = match ply {
            0 => format!("`{code}`** begins:"),
            _ => format!("`{code}`** turn {ply}:"),
        };
        let shown = self.discord.wait_for(self.channel, |message| message.content.contains(&start));
        tokio::select! {
            biased;
            shown = shown => Some(shown.unwrap_or_else(|error| panic!("{start} {error}"))),
            Ok(_) = bot.wait_for(|bot| *bot == Bot::Down), if ply > 0 => None,
        }
    }
}

/// What players have seen.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) games: Vec<Played>,
    /// Turns that the bot has answered with "You have played".
    pub(crate) acknowledged: usize,
    /// Turns that it has saved without an answer.
    pub(crate) unsaid: usize,
}

impl Seen {
    /// Lets these pairs play until the bot has ended; returns what comes of the trouble, and what they have seen.
    pub(crate) async fn during<T>(
        mut pairs: Vec<Pair<'_>>,
        trouble: impl Future<Output = T>,
    ) -> (T, Self) {
        let play = join_all(pairs.iter_mut().map(|pair| pair.play(usize::MAX)));
        let (came, _) = tokio::join!(trouble, play);
        let mut seen = Self::default();
        for pair in pairs.into_iter().map(|pair| pair.seen) {
            seen.games.extend(pair.games);
            seen.acknowledged += pair.acknowledged;
            seen.unsaid += pair.unsaid;
        }
        (came, seen)
    }
}
