//! What members do besides their turns: the next game, notes, trying turns out, the club board, the daily puzzle, their
//! data. All of it must survive the crashes of the month.

use std::collections::{BTreeSet, HashMap};

use play::daily_puzzle::choose;
use play::move_builder::{Choices, MoveBuilder, Now};
use play::variations::Point;
use play::{Boards, GuildId, Moderator, NotePlace, Subject, TurnKey};

use super::tournaments::ORGANISER;
use super::*;

const GUILD: i64 = 1;

/// One turn in so many is followed by a look at the next game, accompanied by a note, or tried out first.
const NEXT: u8 = 8;
const NOTE: u16 = 60;
const TRY: u16 = 90;

/// How often the board of the club is edited in this month, where it is every ten seconds else.
const EDITED: Millis = 8 * HOUR;

/// How many members answer the puzzle of a day.
const SOLVERS: usize = 8;

/// What members have done, as it must be found again.
#[derive(Default)]
pub(super) struct DailyLife {
    notes: HashMap<(GameId, UserId, u32), String>,
    tried: HashMap<(GameId, UserId), (Point, String)>,
    /// Who has solved the puzzle with a number, and who has not.
    answers: HashMap<(u32, UserId), bool>,
    /// The messages with a puzzle of the day, by its number. An answer of Discord may be lost after it is posted.
    puzzles: HashMap<u32, Vec<i64>>,
    /// The messages with the board of the club.
    boards: BTreeSet<i64>,
    last_message: i64,
    /// Members whose data were erased.
    pub(super) erased: HashSet<UserId>,
}

impl Club {
    /// The moderators want a quiet channel, the board of the club and a puzzle every day.
    pub(crate) async fn settle_in(&mut self) {
        let moderator = Moderator { actor: self.actor(ORGANISER.into()), guild: GUILD.into() };
        let quiet = |settings: &mut play::GuildSettings| settings.boards = Boards::Newest;
        self.service().change_guild_settings(&moderator, quiet).await.unwrap();
        let (guild, store) = (GuildId::from(GUILD), self.service().store());
        store.place_club_board(guild, CHANNEL.into()).await.unwrap();
        store.begin_daily_puzzle(guild, CHANNEL.into(), None).await.unwrap();
    }

    /// What the bot does by itself beside the games.
    pub(crate) async fn show_daily_life(&mut self) {
        self.show_club_board().await;
        self.post_daily_puzzle().await;
    }

    async fn show_club_board(&mut self) {
        let (games, now) = (self.service().clone(), self.now());
        let boards = games.store().claim_club_boards(8).await;
        for board in boards.unwrap() {
            let club = games.club(board.guild).await.unwrap();
            let post = view::club_board(view::texts(play::Language::English), &club);
            assert!(post.text.chars().count() <= 2000, "{}", post.text);
            let luck = self.luck();
            if luck == Luck::Down {
                games.store().postpone_club_board(&board, now + HOUR).await.unwrap();
                continue;
            }
            let message = match board.message {
                Some(message) => message.get(),
                // What was posted before its answer was lost is found in the channel.
                None => match self.daily_life.boards.first() {
                    Some(posted) => *posted,
                    None => self.daily_life.new_message(),
                },
            };
            self.daily_life.boards.insert(message);
            if luck == Luck::Good {
                let shown = games.store().club_board_shown(&board, message.into(), now + EDITED);
                shown.await.unwrap();
            }
        }
    }

    async fn post_daily_puzzle(&mut self) {
        let games = self.service().clone();
        games.store().begin_days(8).await.unwrap();
        let due = games.store().claim_daily_puzzles(8).await;
        for daily in due.unwrap() {
            let puzzle = choose(daily.guild, None, daily.number).expect("a puzzle");
            assert_eq!(daily.puzzle, Some(puzzle.id()));
            let luck = self.luck();
            if luck == Luck::Down {
                let later = self.now() + MINUTE;
                games.store().postpone_daily_puzzle(&daily, later).await.unwrap();
                continue;
            }
            let posted = self.daily_life.puzzles.get(&daily.number);
            let message = match posted.and_then(|posted| posted.first()) {
                Some(posted) => *posted,
                None => {
                    let message = self.daily_life.new_message();
                    self.daily_life.puzzles.entry(daily.number).or_default().push(message);
                    message
                }
            };
            if luck == Luck::Good {
                games.store().daily_puzzle_posted(&daily, message.into()).await.unwrap();
                self.answer_daily_puzzle(daily.number, puzzle).await;
            }
        }
    }

    /// Some members answer in private, now and then twice; the first answer counts.
    async fn answer_daily_puzzle(&mut self, number: u32, puzzle: &'static ai::Puzzle) {
        for _ in 0..SOLVERS {
            let member = &self.members[self.chance.usize(0..self.members.len())];
            let (user, solved) = (member.id, self.chance.bool());
            let interaction = self.actor(user).interaction;
            let store = self.service().store();
            store.answer_puzzle(user, puzzle, solved, interaction).await.unwrap();
            store.answer_daily_puzzle(GUILD.into(), user, puzzle.id(), solved).await.unwrap();
            let answers = &mut self.daily_life.answers;
            answers.entry((number, user)).or_insert(solved);
            self.counts.answers += 1;
        }
    }

    /// Before a turn: a member may note something, or try turns out. Nothing of the game changes.
    pub(super) async fn think(&mut self, who: UserId, game: &Game) {
        if self.chance.u16(0..NOTE) == 0 {
            let text = format!("{} looks better than {}", game.ply, self.chance.u8(..));
            let place = NotePlace::Turn(game.ply);
            self.service().store().set_note(game.id, who, place, &text).await.unwrap();
            let notes = &mut self.daily_life.notes;
            notes.insert((game.id, who, game.ply), text);
            self.counts.notes += 1;
        }
        if self.chance.u16(0..TRY) == 0 {
            self.try_out(who, game).await;
        }
    }

    async fn try_out(&mut self, who: UserId, game: &Game) {
        let games = self.service().clone();
        let mut at = Point::Game(game.seq);
        for _ in 0..2 {
            let trial = games.try_out(game, who, at).await.expect("a position");
            assert!(trial.is_kept);
            if let rules::Status::Over(_) = trial.position.status() {
                break;
            }
            let mut choices = Choices::default();
            while let Now::Choose { offers, .. } =
                MoveBuilder::of(&trial.position, &choices).expect("what was offered").now
            {
                choices = choices.with(offers[self.chance.usize(0..offers.len())].token());
            }
            let tried = games.try_turn(game, who, at, &choices).await;
            let tried = tried.expect("a position").expect("a whole turn");
            at = tried.at;
            self.daily_life.tried.insert((game.id, who), (tried.at, tried.notation()));
            self.counts.tried += 1;
        }
        assert_eq!(self.by_id(game.id).await.seq, game.seq, "nothing happened");
    }

    /// After a turn: one sitting clears all games that wait.
    pub(super) async fn sit_on(&mut self, who: UserId, played: &Game) {
        if self.chance.u8(0..NEXT) != 0 {
            return;
        }
        let waiting = self.service().turns_waiting(who, Some(GUILD.into())).await.unwrap();
        assert!(waiting.games.is_sorted_by_key(TurnKey::of));
        let after = TurnKey { game: played.id, deadline: Millis::MIN };
        let Some(next) = waiting.next(Some(after)) else {
            return;
        };
        let mover = next.mover().map(|mover| mover.id);
        assert_eq!(mover, Some(who), "{} waits for somebody else", next.code);
        self.plans.push(Reverse((self.now(), who, Plan::Move(next.id))));
        self.counts.sittings += 1;
    }

    /// Everything is found again, by those who may see it.
    pub(super) async fn check_daily_life(&mut self) {
        let (games, life) = (self.service().clone(), std::mem::take(&mut self.daily_life));
        let store = games.store();
        let erased = |user: &UserId| life.erased.contains(user);
        for ((game, user, ply), text) in life.notes.iter().filter(|it| !erased(&it.0.1)) {
            let notes = store.notes(*game, *user).await.unwrap();
            let note = notes.iter().find(|it| it.place == NotePlace::Turn(*ply));
            assert_eq!(note.map(|note| &note.text), Some(text));
            let data = store.notes_of(*user).await.unwrap();
            assert!(data.iter().any(|it| it.text == *text), "{user}: {text}");
        }
        for ((game, user), (point, line)) in life.tried.iter().filter(|it| !erased(&it.0.1)) {
            let game = self.by_id(*game).await;
            let trial = games.try_out(&game, *user, *point).await.expect("a position");
            // What the game has come to is no longer only tried.
            assert!(trial.is_kept, "{} lost {line}", game.code);
            assert!(line.ends_with(&trial.notation()), "{line}: {}", trial.notation());
        }
        for ((number, user), solved) in life.answers.iter().filter(|it| !erased(&it.0.1)) {
            let data = store.personal_data(*user).await.unwrap();
            let mut answers = data.daily_answers.iter();
            let answer = answers.find(|it| it.number == i64::from(*number));
            assert_eq!(answer.map(|answer| answer.solved), Some(*solved));
        }
        assert_eq!(life.boards.len(), 1, "the board of the club");
        // Days on which the bot was away have no puzzle.
        assert!(life.puzzles.len() >= 25, "{} puzzles", life.puzzles.len());
        assert!(life.puzzles.values().all(|messages| messages.len() == 1));
        for (subject, standing) in &self.channel.standing {
            assert!(standing.len() <= 1, "{subject:?} has {standing:?} in a quiet channel");
        }
        assert!(self.channel.deleted > 1_000, "{}", self.channel.deleted);
        let boards = self.channel.standing.keys();
        assert!(boards.filter(|it| matches!(it, Subject::Game(_))).count() > 500);
    }
}

impl DailyLife {
    fn new_message(&mut self) -> i64 {
        self.last_message += 1;
        // Apart from the messages of games.
        1_000_000 + self.last_message
    }
}
