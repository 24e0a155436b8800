//! Which messages of the bot reach the members, and how they react.

use play::Subject;
use play::time::Reason;
use store::OutboxMessage;

use super::*;

impl Club {
    /// Delivers the waiting messages; returns their number.
    pub(crate) async fn postman_goes(&mut self) -> usize {
        let mut delivered = 0;
        loop {
            let claimed = self.service().store().claim(8, 8).await.unwrap();
            if claimed.is_empty() {
                return delivered;
            }
            for queued in claimed {
                delivered += 1;
                let luck = self.luck(&queued);
                self.deliver(&queued, luck).await;
            }
        }
    }

    /// Delivers a message, unless the postman randomly fails; the members mentioned in it react.
    pub(super) async fn deliver(&mut self, queued: &OutboxMessage, luck: Luck) {
        let (games, now) = (self.service().clone(), self.now());
        for call in self.channel.deliver(&games, queued, luck, now).await {
            self.hear(call).await;
        }
        if let (Subject::Game(id), Luck::Refused | Luck::Shut | Luck::Down) = (queued.subject, luck)
        {
            self.counts.refused += 1;
            let game = self.by_id(id).await;
            let mut stopped = game.uncounted.intervals().iter();
            if stopped.any(|it| it.reason == Reason::Unreachable) {
                self.ledger.leave(&game);
            }
        }
    }

    /// Delivers all remaining messages, without waiting and without failures.
    pub(crate) async fn postman_finishes(&mut self) {
        self.calm = true;
        while self.service().store().next_due_at().await.unwrap().is_some() {
            // What one channel has refused is not due at once because a member writes in another.
            for channel in [CHANNEL, tournaments::LADDER_CHANNEL] {
                let again = self.service().store().retry_now(Some(1_i64.into()), channel.into());
                again.await.unwrap();
            }
            self.postman_goes().await;
        }
    }

    /// On the tenth day Discord is down for three hours. Nothing about one game of fifty reaches anybody, as if its thread were
    /// locked and its players accepted no direct messages.
    pub(super) fn luck(&mut self, queued: &OutboxMessage) -> Luck {
        if self.calm {
            return Luck::Good;
        }
        if matches!(queued.subject, Subject::Game(id) if id.get() % 50 == 7) {
            return Luck::Shut;
        }
        let into = self.now() - START;
        match self.chance.u8(0..100) {
            _ if (10 * DAY..10 * DAY + 3 * HOUR).contains(&into) => Luck::Down,
            0..3 => Luck::Down,
            3..5 => Luck::AnswerLost,
            5..7 => Luck::Refused,
            7..9 => Luck::Shut,
            _ => Luck::Good,
        }
    }

    /// A member who is called decides when to come.
    async fn hear(&mut self, call: Call) {
        let (delay, who, plan) = match call {
            Call::Move(game, user, tournament) => {
                let member =
                    self.members.iter().find(|member| member.id == user).expect("a member");
                // Players of tournaments come soon.
                let delay = member.delay(self.clock.now(), &mut self.chance);
                (delay / if tournament { 6 } else { 1 }, user, Plan::Move(game))
            }
            Call::Challenge(id, user) => (self.chance.i64(HOUR..3 * DAY), user, Plan::Answer(id)),
            Call::Undecided(id, organiser, board) => {
                (self.chance.i64(HOUR..DAY), organiser, Plan::Rule(id, board))
            }
            Call::Seat(id) => {
                let game = self.by_id(id).await;
                let free = self.members.iter().map(|member| member.id);
                let free: Vec<UserId> =
                    free.filter(|user| game.player_of(*user).is_none()).collect();
                let who = free[self.chance.usize(0..free.len())];
                (self.chance.i64(HOUR..100 * HOUR), who, Plan::TakeSeat(id))
            }
            Call::Claim(id) => {
                let game = self.by_id(id).await;
                let mover = game.mover().map(|mover| mover.id);
                let mut users = game.players.iter().map(|player| player.person.id);
                let other = users.find(|user| Some(*user) != mover).expect("an opponent");
                (self.chance.i64(HOUR..50 * HOUR), other, Plan::Claim(id))
            }
        };
        self.plans.push(Reverse((self.now() + delay, who, plan)));
    }
}
