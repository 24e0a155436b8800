//! Open offers: a line for each, and the buttons that answer it. The newest message of a game shows them all, because
//! older messages lose their buttons.

use play::offers::asked;
use play::{Game, Offer, OpenOffer, Replay, UserId, seat_of};

use super::people::{called, signed};
use super::{Button, ButtonStyle, Row, game_log, plain_button};
use crate::custom_id::Action;
use crate::done::withdraw_button;
use crate::messages as m;
use crate::texts::Texts;

/// The open offers of a game.
pub(super) struct Answers {
    /// One line for each offer: who has to answer.
    pub(super) lines: Vec<String>,
    /// The buttons for the answers, two offers in a row.
    pub(super) rows: Vec<Row>,
    /// The members who have to answer a new offer.
    pub(super) pings: Vec<UserId>,
}

impl Answers {
    /// The offers that are open after the last event of a replay.
    pub(super) fn of(t: &Texts, game: &Game, replay: &Replay) -> Self {
        Self::with(t, game, replay, |offer| buttons(t, game, replay.seq(), offer.offer).into())
    }

    /// The same for one reader: only with what they can press.
    pub(super) fn of_reader(t: &Texts, game: &Game, replay: &Replay, reader: UserId) -> Self {
        let player = game.player_of(reader);
        Self::with(t, game, replay, |offer| {
            if player == Some(offer.by) {
                vec![withdraw_button(t, &game.code, offer.offer)]
            } else if player.is_some_and(|it| asked(game, &replay.position, offer).contains(&it)) {
                buttons(t, game, replay.seq(), offer.offer).into()
            } else {
                Vec::new()
            }
        })
    }

    fn with(
        t: &Texts,
        game: &Game,
        replay: &Replay,
        buttons: impl Fn(&OpenOffer) -> Vec<Button>,
    ) -> Self {
        let new = |offer: &&OpenOffer| replay.news().any(|step| step.event.seq == offer.seq);
        let mut open = replay.offers();
        // The offers that this message reports come first.
        open.sort_by_key(|offer| !new(&offer));
        let pings = open.iter().filter(new).flat_map(|offer| {
            let asked = asked(game, &replay.position, offer);
            asked.into_iter().map(|player| game.players[player].person.id)
        });
        let mut pings: Vec<UserId> = pings.collect();
        pings.sort_unstable();
        pings.dedup();
        let buttons: Vec<Button> = open.iter().flat_map(buttons).collect();
        Self {
            lines: open.iter().map(|offer| line(t, game, replay, offer, new(&offer))).collect(),
            rows: buttons.chunks(4).map(|row| Row::Buttons(row.to_vec())).collect(),
            pings,
        }
    }
}

/// Who has to answer; for an older offer also what it is.
fn line(t: &Texts, game: &Game, replay: &Replay, open: &OpenOffer, new: bool) -> String {
    let asked: Vec<String> = asked(game, &replay.position, open)
        .into_iter()
        .filter_map(|player| called(game, player))
        .collect();
    let question = if open.offer == Offer::Substitute {
        t.say(m::NoticeAnybody)
    } else {
        t.say(m::NoticeQuestion { count: asked.len(), players: t.and(&asked) })
    };
    let has_clocks = game.players.iter().any(|player| player.bank.is_some());
    let question = if open.offer == Offer::Takeback && has_clocks {
        t.say(m::NoticeTakebackClocks) + " " + &question
    } else {
        question
    };
    if new {
        return question;
    }
    let who = seat_of(game, open.by).map_or_else(String::new, |seat| signed(t, game, seat));
    let offer = game_log::wish(t, &who, open.offer, game_log::turn_meant(replay, open.by));
    t.say(m::NoticeStillOpen { offer }) + " " + &question
}

fn buttons(t: &Texts, game: &Game, seq: i64, offer: Offer) -> [Button; 2] {
    let (accept, decline) = match offer {
        Offer::Draw => (t.say(m::ButtonAcceptDraw), t.say(m::ButtonDeclineDraw)),
        Offer::Takeback => (t.say(m::ButtonAcceptTakeback), t.say(m::ButtonDeclineTakeback)),
        Offer::Abort => (t.say(m::ButtonCallItOff), t.say(m::ButtonPlayOn)),
        Offer::Pause => (t.say(m::ButtonAcceptPause), t.say(m::ButtonDeclinePause)),
        Offer::Substitute => (t.say(m::ButtonTakeOver), t.say(m::ButtonKeepSeat)),
    };
    [
        plain_button(game, seq, Action::Accept(offer), accept).style(ButtonStyle::Primary),
        plain_button(game, seq, Action::Decline(offer), decline),
    ]
}
