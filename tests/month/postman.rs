//! Stands for Discord and the outbox: posts messages, and sometimes fails.

use std::collections::HashMap;

use play::time::Millis;
use play::{GameId, MessageId, Notification, Post, Purpose, Subject, UserId};
use rules::Status;
use service::Games;
use store::OutboxMessage;
use view::Row;
use view::custom_id::{Action, CustomId};

/// The channel as it was read by everybody.
#[derive(Default)]
pub(crate) struct Channel {
    /// How often something about a game stands in it: game, purpose, event.
    pub(crate) posts: HashMap<(Subject, &'static str, i64), u32>,
    messages: HashMap<(Subject, &'static str, i64), i64>,
    /// Everything posts itself one after another.
    last: i64,
}

/// What a post leads to.
pub(crate) enum Call {
    /// This member is called to move.
    Move(GameId, UserId),
    /// A seat is free.
    Seat(GameId),
    /// A game can be claimed.
    Claim(GameId),
}

/// How a delivery goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Luck {
    /// Well.
    Good,
    /// Discord does not answer, and has posted nothing.
    Down,
    /// Discord has posted, but the answer was lost.
    AnswerLost,
    /// As before, and the process dies.
    Killed,
}

impl Channel {
    /// Delivers a message as the outbox promises to, and returns whom it mentions.
    pub(crate) async fn deliver(
        &mut self,
        games: &Games,
        queued: &OutboxMessage,
        luck: Luck,
        now: Millis,
    ) -> Vec<Call> {
        let store = games.store();
        let (purpose, seq) = match queued.notification {
            Notification::Board { seq, .. } => ("board", seq),
            Notification::Notice { seq, .. } => ("notice", seq),
            Notification::Reminder { seq, stage, .. } => ("reminder", seq * 256 + i64::from(stage)),
            // One message that is edited; and buttons that go away.
            _ => {
                store
                    .mark_delivered(queued, None)
                    .await
                    .expect("the data file");
                return Vec::new();
            }
        };
        let key = (queued.subject, purpose, seq);
        let stored = if purpose == "board" {
            Purpose::Board
        } else {
            Purpose::Notice
        };
        let found = self
            .messages
            .get(&key)
            .copied()
            .filter(|_| queued.attempts > 0);
        if let Some(message) = found {
            let post = Self::post(queued, message, seq);
            store
                .mark_delivered(queued, Some((post, stored)))
                .await
                .expect("the data file");
            return Vec::new();
        }
        if luck == Luck::Down {
            let later = now + 60_000 * (queued.attempts + 1).min(30);
            store
                .postpone(queued, later, "503")
                .await
                .expect("the data file");
            return Vec::new();
        }
        if queued.attempts > 0 && store.supersede(queued).await.expect("the data file") {
            return Vec::new();
        }
        let Some((post, calls)) = Self::write(games, queued).await else {
            store
                .mark_delivered(queued, None)
                .await
                .expect("the data file");
            return Vec::new();
        };
        self.last += 1;
        *self.posts.entry(key).or_default() += 1;
        self.messages.insert(key, self.last);
        assert!(post.text.chars().count() <= 2000);
        match luck {
            Luck::Good => {
                let posted = Self::post(queued, self.last, seq);
                store
                    .mark_delivered(queued, Some((posted, stored)))
                    .await
                    .expect("the data file");
            }
            Luck::AnswerLost => {
                store
                    .postpone(queued, now + 60_000, "timeout")
                    .await
                    .expect("the data file");
            }
            Luck::Killed | Luck::Down => {}
        }
        calls
    }

    fn post(queued: &OutboxMessage, message: i64, seq: i64) -> Post {
        Post {
            message: MessageId::from(message),
            channel: queued.channel,
            seq,
        }
    }

    /// The message, as the outbox would post it, and who has to do something. Nobody else may be pinged.
    async fn write(games: &Games, queued: &OutboxMessage) -> Option<(view::Post, Vec<Call>)> {
        let store = games.store();
        let Subject::Game(game) = queued.subject else {
            return None;
        };
        let game = store
            .game_by_id(game)
            .await
            .expect("the data file")
            .expect("a game");
        let english = view::texts(play::Language::English);
        let mut calls = Vec::new();
        let post = match queued.notification {
            Notification::Board { since, seq } | Notification::Notice { since, seq } => {
                let replay = games
                    .replay(&game, since, seq)
                    .await
                    .expect("a game that replays");
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
                    assert_eq!(
                        Some(*pinged),
                        mover,
                        "{} calls somebody else: {}",
                        game.code,
                        post.text
                    );
                    calls.push(Call::Move(game.id, *pinged));
                }
                post
            }
            Notification::Reminder { player, .. } => {
                let user = game.players[player].person.id;
                if game.to_move != Some(player) {
                    return None;
                }
                let waiting = store.waiting_for(user).await.expect("the data file");
                let waiting: Vec<_> = waiting.into_iter().map(|game| (game, None)).collect();
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
