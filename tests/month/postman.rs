//! Takes the place of Discord and the outbox: posts messages, and sometimes fails.

use std::collections::{BTreeSet, HashMap, HashSet};

use play::audience::Audience;
use play::reach::{Cause, must_be_reached};
use play::time::{HOUR, Millis};
use play::tournament::{ChallengeOutcome, TournamentNotification};
use play::{
    Game, GameId, GameStatus, MessageId, Notification, Posted, Purpose, Subject, TournamentId,
    UserId,
};
use rules::Status;
use service::Games;
use store::OutboxMessage;
use view::custom_id::{Action, CustomId};
use view::{Post, Row};

/// Threads have the ids of their messages, and more.
const THREADS: i64 = 1_000_000;

/// The channel as everybody has read it.
#[derive(Default)]
pub(crate) struct Channel {
    /// How often it contains a message about a game, by game, purpose and event.
    pub(crate) posts: HashMap<(Subject, &'static str, i64), u32>,
    /// The messages, by the nonces that the bot finds its own by.
    messages: HashMap<String, i64>,
    /// The rounds that were announced: the tournament, the first and the last round.
    pub(crate) rounds: Vec<(TournamentId, u16, u16)>,
    /// The boards that stand in the channel.
    pub(crate) standing: HashMap<Subject, BTreeSet<i64>>,
    /// How many messages were deleted, since newer ones had taken their place.
    pub(crate) deleted: usize,
    /// The events after which a player was shown the board in a direct message, by game.
    pub(crate) called: HashSet<(GameId, i64)>,
    /// Posts are made one after another.
    last: i64,
}

/// The effect of a post.
pub(crate) enum Call {
    /// This member is called to move, in a tournament or not.
    Move(GameId, UserId, bool),
    /// This member of a ladder is challenged.
    Challenge(TournamentId, UserId),
    /// This organiser reads that a game was called off, or that all open games of a round are late.
    Undecided(TournamentId, UserId, Option<u32>),
    /// A seat is free.
    Seat(GameId),
    /// A game can be claimed.
    Claim(GameId),
}

/// The outcome of a delivery.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Luck {
    /// It succeeds.
    Good,
    /// Discord does not respond, and has posted nothing.
    Down,
    /// The channel takes no messages; members accept them directly.
    Refused,
    /// The channel takes no messages, and neither do members.
    Shut,
    /// Discord has posted the message, but the response was lost.
    AnswerLost,
    /// Discord has posted the message, the response was lost, and the process is killed.
    Killed,
}

impl Channel {
    /// Delivers a message as the outbox promises, and returns the members that it mentions.
    pub(crate) async fn deliver(
        &mut self,
        games: &Games,
        queued: &OutboxMessage,
        luck: Luck,
        now: Millis,
    ) -> Vec<Call> {
        let store = games.store();
        self.clear(queued);
        if let Subject::Game(game) = queued.subject
            && let Some(calls) = self.refused(games, queued, game, luck, now).await
        {
            return calls;
        }
        let message = match &queued.notification {
            Notification::Board { seq, .. } => Some(("board", *seq)),
            Notification::Notice { seq, .. } => Some(("notice", *seq)),
            Notification::Reminder { at, .. } => Some(("reminder", *at)),
            Notification::Tournament(notification) => Self::of_tournament(notification),
            Notification::Here { .. } => return self.show_here(games, queued).await,
            _ => None,
        };
        // One message, which is edited, or buttons, which are removed.
        let Some((purpose, seq)) = message else {
            store.mark_delivered(queued, None).await.unwrap();
            return Vec::new();
        };
        let key = (queued.subject, purpose, seq);
        let stored = match queued.notification {
            Notification::Board { .. } => Purpose::Board,
            Notification::Tournament(_) => Purpose::Round,
            _ => Purpose::Notice,
        };
        let found = self.messages.get(&queued.nonce).copied().filter(|_| queued.attempts > 0);
        if let Some(message) = found {
            let post = Self::post(queued, message, seq);
            Self::delivered(games, queued, post, stored).await;
            return Vec::new();
        }
        if luck == Luck::Down {
            let later = now + 60_000 * (queued.attempts + 1).min(30);
            store.postpone(queued, later, "503").await.unwrap();
            return Vec::new();
        }
        if queued.attempts > 0 && store.supersede(queued).await.unwrap() {
            return Vec::new();
        }
        let Some((post, calls)) = Self::write(games, queued).await else {
            store.mark_delivered(queued, None).await.unwrap();
            return Vec::new();
        };
        self.last += 1;
        *self.posts.entry(key).or_default() += 1;
        self.messages.insert(queued.nonce.clone(), self.last);
        if stored == Purpose::Board {
            self.standing.entry(queued.subject).or_default().insert(self.last);
        }
        if let (
            Subject::Tournament(id),
            Notification::Tournament(TournamentNotification::Round { first, last, .. }),
        ) = (queued.subject, &queued.notification)
        {
            self.rounds.push((id, *first, *last));
        }
        assert!(post.text.chars().count() <= 2000);
        match luck {
            Luck::Good | Luck::Refused | Luck::Shut => {
                let posted = Self::post(queued, self.last, seq);
                Self::delivered(games, queued, posted, stored).await;
            }
            Luck::AnswerLost => {
                store.postpone(queued, now + 60_000, "timeout").await.unwrap();
            }
            Luck::Killed | Luck::Down => {}
        }
        calls
    }

    /// What becomes of a message about a game that goes to a member directly, or that its channel does not take; none if it
    /// is posted there.
    async fn refused(
        &mut self,
        games: &Games,
        queued: &OutboxMessage,
        game: GameId,
        luck: Luck,
        now: Millis,
    ) -> Option<Vec<Call>> {
        let shut = luck == Luck::Shut;
        let refused = shut || luck == Luck::Refused;
        // Discord answers nothing useful for long enough.
        let is_late = luck == Luck::Down && queued.attempts >= 6;
        let (cause, directly) = match queued.notification {
            Notification::Call { user, .. } => {
                return Some(self.call(games, queued, (game, user), shut, now).await);
            }
            Notification::Reminder { player, .. } if luck == Luck::Refused => {
                games.reached_directly(game, |it| it.to_move == Some(player)).await.unwrap();
                games.store().mark_delivered(queued, None).await.unwrap();
                return Some(Vec::new());
            }
            Notification::Reminder { .. } if shut => (Cause::Permission, true),
            Notification::Board { .. }
            | Notification::Notice { .. }
            | Notification::Here { .. }
                if refused =>
            {
                (Cause::Permission, false)
            }
            Notification::Board { .. } if is_late => (Cause::Trouble, false),
            _ => return None,
        };
        games.not_reached(game, queued.channel, (cause, directly)).await.unwrap();
        if refused {
            games.store().postpone(queued, now + HOUR, "50013").await.unwrap();
            return Some(Vec::new());
        }
        None
    }

    /// Shows the player to move the board directly, or not.
    async fn call(
        &mut self,
        games: &Games,
        queued: &OutboxMessage,
        (id, user): (GameId, UserId),
        shut: bool,
        now: Millis,
    ) -> Vec<Call> {
        let store = games.store();
        let game = store.game_by_id(id).await.unwrap().expect("a game");
        let unreached = store.unreached(id).await.unwrap();
        let waits = unreached.is_some_and(|it| !it.directly);
        if !waits || must_be_reached(&game).is_none_or(|mover| mover.id != user) {
            store.mark_delivered(queued, None).await.unwrap();
            return Vec::new();
        }
        if shut {
            store.postpone(queued, now + HOUR, "50007").await.unwrap();
            return Vec::new();
        }
        games.reached_directly(id, |it| it.seq == game.seq).await.unwrap();
        self.called.insert((id, game.seq));
        store.mark_delivered(queued, None).await.unwrap();
        vec![Call::Move(id, user, game.tournament.is_some())]
    }

    /// A message was posted; many boards of a round go to a thread, which has its id.
    async fn delivered(games: &Games, queued: &OutboxMessage, post: Posted, stored: Purpose) {
        let in_thread = matches!(
            queued.notification,
            Notification::Tournament(TournamentNotification::Round { thread: true, .. })
        );
        let store = games.store();
        if let (Subject::Game(game), Purpose::Board) = (queued.subject, stored) {
            games.reached(game, queued.channel).await.unwrap();
        }
        let delivered = if in_thread {
            let thread = (THREADS + post.message.get()).into();
            store.mark_delivered_by_thread(queued, post, thread).await
        } else {
            store.mark_delivered(queued, Some((post, stored))).await
        };
        delivered.unwrap();
    }

    /// In a quiet channel older boards are deleted.
    fn clear(&mut self, queued: &OutboxMessage) {
        if let Notification::Clear { message, delete: true } = queued.notification {
            self.standing.entry(queued.subject).or_default().remove(&message.get());
            self.deleted += 1;
        }
    }

    /// The separate message about a tournament, and its event.
    fn of_tournament(notification: &TournamentNotification) -> Option<(&'static str, i64)> {
        Some(match notification {
            TournamentNotification::Round { first, .. } => ("round", i64::from(*first)),
            TournamentNotification::RoundOverdue { seq, .. } => ("overdue", *seq),
            TournamentNotification::Calls { first, entrants, .. } => {
                let whom = entrants.first().map_or(0, |it| i64::from(it.0));
                ("calls", 1000 * i64::from(*first) + whom)
            }
            TournamentNotification::Challenge { seq, .. } => ("challenge", *seq),
            TournamentNotification::ChallengeReminder { seq, .. } => ("challenge reminder", *seq),
            // Whoever leaves can leave two behind: the challenge that they made, and the one that was made to them.
            TournamentNotification::ChallengeSettled {
                challenger,
                seq,
                outcome: ChallengeOutcome::Void,
                ..
            } => ("void", 1000 * seq + i64::from(challenger.0)),
            TournamentNotification::ChallengeSettled { seq, .. } => ("settled", *seq),
            TournamentNotification::Ruled { seq } => ("ruled", *seq),
            TournamentNotification::CalledOff { board, .. } => ("called off", i64::from(*board)),
            TournamentNotification::Podium { seq } => ("podium", *seq),
            _ => return None,
        })
    }

    /// The contents of a message about a tournament, and the members who have to act.
    async fn write_of_tournament(
        games: &Games,
        queued: &OutboxMessage,
    ) -> Option<(Post, Vec<Call>)> {
        let (Subject::Tournament(id), Notification::Tournament(notification)) =
            (queued.subject, &queued.notification)
        else {
            return None;
        };
        let now = games.tournament_by_id(id).await.expect("a tournament");
        let official = Audience::Official(now.tournament.guild);
        let boards = games.games_of_tournament(id, official).await.unwrap();
        let links = games.store().posts_on(now.tournament.guild).await.unwrap();
        let english = view::texts(play::Language::English);
        let post = match notification {
            TournamentNotification::Round { first, last, thread } => {
                view::tournaments::round(english, &now, (&boards, &links), (*first, *last), *thread)
            }
            TournamentNotification::Calls { first, last, entrants } => {
                let rounds = (*first, *last);
                view::tournaments::calls(english, &now, (&boards, &links), rounds, entrants)?
            }
            TournamentNotification::ChallengeSettled {
                challenger,
                defender,
                rung,
                outcome,
                ..
            } => view::tournaments::challenge_settled(
                english,
                &now,
                (&boards, &links),
                [*challenger, *defender],
                (*rung, *outcome),
            ),
            TournamentNotification::Ruled { seq } => {
                view::tournaments::ruled(english, &now, &boards, *seq, None)?
            }
            TournamentNotification::RoundOverdue { round, .. } => {
                view::tournaments::overdue(english, &now, &boards, *round)
            }
            TournamentNotification::Challenge { challenger, seq } => {
                view::tournaments::challenge(english, &now, *challenger, *seq)?
            }
            TournamentNotification::ChallengeReminder { challenger, seq } => {
                view::tournaments::challenge_reminder(english, &now, *challenger, *seq)?
            }
            TournamentNotification::CalledOff { board, .. } => {
                let board = pairing::GameId(*board);
                view::tournaments::called_off(english, &now, &boards, board)?
            }
            // Pictures take long; other tests check them.
            _ => view::tournaments::tournament(english, &now),
        };
        let call = |user: &UserId| match notification {
            TournamentNotification::Challenge { .. } => vec![Call::Challenge(id, *user)],
            TournamentNotification::CalledOff { board, .. } => {
                vec![Call::Undecided(id, *user, Some(*board))]
            }
            TournamentNotification::RoundOverdue { .. } => vec![Call::Undecided(id, *user, None)],
            _ => {
                let is_mover = |game: &&Game| game.mover().is_some_and(|mover| mover.id == *user);
                let theirs = boards.iter().filter(|game| game.status == GameStatus::Active);
                theirs.filter(is_mover).map(|game| Call::Move(game.id, *user, true)).collect()
            }
        };
        let calls = post.pings.iter().flat_map(call).collect();
        Some((post, calls))
    }

    /// The board of a game that continues in another channel.
    async fn show_here(&mut self, games: &Games, queued: &OutboxMessage) -> Vec<Call> {
        let store = games.store();
        let Subject::Game(id) = queued.subject else {
            return Vec::new();
        };
        if store.supersede(queued).await.unwrap() {
            return Vec::new();
        }
        games.reached(id, queued.channel).await.unwrap();
        store.mark_delivered(queued, None).await.unwrap();
        let game = store.game_by_id(id).await.unwrap();
        let game = game.expect("a game");
        self.posts.entry((queued.subject, "board", game.seq)).or_insert(1);
        let mover = game.mover().map(|mover| mover.id);
        let call = |user| Call::Move(game.id, user, game.tournament.is_some());
        mover.map(call).into_iter().collect()
    }

    fn post(queued: &OutboxMessage, message: i64, seq: i64) -> Posted {
        Posted { message: MessageId::from(message), channel: queued.channel, seq }
    }

    /// The message, as the outbox would post it, and the members who have to act. Nobody else may be pinged.
    async fn write(games: &Games, queued: &OutboxMessage) -> Option<(Post, Vec<Call>)> {
        let store = games.store();
        let game = match queued.subject {
            Subject::Game(game) => game,
            Subject::Tournament(_) => return Self::write_of_tournament(games, queued).await,
            Subject::Guild(guild) => panic!("nothing is refused on {guild}"),
        };
        let game = store.game_by_id(game).await.unwrap().expect("a game");
        let english = view::texts(play::Language::English);
        let mut calls = Vec::new();
        let post = match queued.notification {
            Notification::Board { since, seq } | Notification::Notice { since, seq } => {
                let replay = games.replay(&game, since, seq).await.expect("a game that replays");
                let to_move = match replay.position.status() {
                    Status::Turn(seat) => game.setup.seats.iter().position(|other| other == seat),
                    Status::Over(_) => None,
                };
                let post = if matches!(queued.notification, Notification::Board { .. }) {
                    view::announcement(english, &game, &replay, &[], None)
                } else {
                    view::notice(english, &game, &replay)
                };
                let mover = to_move.map(|player| game.players[player].person.id);
                for pinged in &post.pings {
                    assert_eq!(Some(*pinged), mover, "{}: {}", game.code, post.text);
                    calls.push(Call::Move(game.id, *pinged, game.tournament.is_some()));
                }
                post
            }
            Notification::Reminder { player, .. } => {
                let user = game.players[player].person.id;
                if game.to_move != Some(player) {
                    return None;
                }
                let alone = Audience::Member { user, at: None };
                let waiting = games.waiting_for(user, alone).await.unwrap();
                let post = view::reminder(english, user, &waiting)?;
                assert_eq!(post.pings, [user]);
                post
            }
            _ => return None,
        };
        for row in &post.rows {
            let Row::Buttons(buttons) = row else { continue };
            for button in buttons {
                if let CustomId::Game(game_button) = &button.custom_id {
                    match game_button.action {
                        Action::TakeSeat => calls.push(Call::Seat(game.id)),
                        Action::Claim => calls.push(Call::Claim(game.id)),
                        _ => {}
                    }
                }
            }
        }
        Some((post, calls))
    }
}
