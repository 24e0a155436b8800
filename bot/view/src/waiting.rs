//! The games that wait for a member: reported after a turn, with a button that opens the next one.

use play::{Expected, Game, Offer, TurnKey, Waiting, When};

use crate::custom_id::{Action, CustomId};
use crate::limits::{MOST_BUTTONS, MOST_ROWS};
use crate::links::linked;
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;
use crate::words::moment;
use crate::{Button, ButtonStyle, LONGEST_TEXT, Post, Row, fit, plain_button, said};

/// The answer to a turn, with the other games that wait. The game just played had the key `played`
/// among them.
pub fn with_others_waiting(t: &Texts, answer: Post, played: TurnKey, waiting: &Waiting) -> Post {
    let others = waiting.besides(played);
    let mut post = answer;
    let hint = if others > 0 {
        let next = button(t, waiting.next(Some(played))).style(ButtonStyle::Primary);
        post = post.with_buttons(vec![next]);
        t.say(m::WaitingMore { count: others })
    } else if !waiting.games.is_empty() {
        // It is the member's turn in this game again already, as its board will say.
        return post;
    } else if waiting.expected.is_some() || waiting.elsewhere > 0 || waiting.direct.is_some() {
        rest(t, t.say(m::WaitingNone), waiting)
    } else {
        return post;
    };
    post.text = fit(post.text + "\n" + &hint, LONGEST_TEXT);
    post
}

/// The same with a button that takes the turn back, if that is possible after `seq` events without
/// asking. Against computers, which answer soon, another one goes on in this message.
pub fn with_take_back(t: &Texts, answer: Post, game: &Game, seq: Option<i64>) -> Post {
    let Some(seq) = seq else {
        return answer;
    };
    let go_on = Button { label: t.say(m::ButtonMove), ..button(t, Some(game)) };
    let go_on = go_on.emoji("👆").style(ButtonStyle::Primary);
    let alone = game.only_person().map(|_| go_on);
    let buttons = alone.into_iter().chain([take_back(game, seq, t.say(m::ButtonTakeBack))]);
    buttons.fold(answer, |post, button| with_button(post, Some(button)))
}

/// The next game, opened right after the turn in `played` to which this is the answer. After `seq`
/// events that turn can be taken back without asking.
pub fn after_a_turn(
    t: &Texts,
    answer: &Post,
    (played, seq): (&Game, Option<i64>),
    opened: Post,
) -> Post {
    let text = fit(format!("{}\n{}", answer.text, opened.text), LONGEST_TEXT);
    let label = t.say(m::ButtonTakeBackIn { code: &played.code });
    let take_back = seq.map(|seq| take_back(played, seq, label));
    with_button(Post { text, ..opened }, take_back)
}

fn take_back(game: &Game, seq: i64, label: String) -> Button {
    plain_button(game, seq, Action::Offer(Offer::Takeback), label).emoji("↩️")
}

/// The same with one more button at the end, if there is room.
fn with_button(mut post: Post, button: Option<Button>) -> Post {
    if let Some(Row::Buttons(last)) = post.rows.last_mut()
        && last.len() < MOST_BUTTONS
    {
        last.extend(button);
    } else if post.rows.len() < MOST_ROWS {
        post.rows.extend(button.map(|button| Row::Buttons(vec![button])));
    }
    post
}

/// The answer to a member who asks for the next game when none waits.
pub fn nothing_waits(t: &Texts, waiting: &Waiting) -> Post {
    said(rest(t, t.say(m::WaitingNothing), waiting))
}

/// The move builder of a game that was opened as the next one, with a button to skip it.
pub fn with_next_game(t: &Texts, builder: Post, shown: TurnKey, waiting: &Waiting) -> Post {
    let next = || button(t, waiting.next(Some(shown)));
    with_button(builder, (waiting.besides(shown) > 0).then(next))
}

/// The button that opens this game of those that wait; without one, the first.
pub(super) fn button(t: &Texts, game: Option<&Game>) -> Button {
    let next = CustomId::Next(game.map(TurnKey::of));
    Button::new(next, t.say(m::ButtonNextGame)).emoji("⏭️")
}

fn rest(t: &Texts, none: String, waiting: &Waiting) -> String {
    let elsewhere =
        (waiting.elsewhere > 0).then(|| t.say(m::WaitingElsewhere { count: waiting.elsewhere }));
    let direct = waiting.direct.as_ref().map(|(count, (game, post))| {
        t.say(m::WaitingDirect { count: *count, code: linked(game, post.as_ref()) })
    });
    let expected = waiting.expected.as_ref().map(|next| expected(t, next));
    let sentences = [Some(none), direct, elsewhere, expected];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn expected(t: &Texts, expected: &Expected) -> String {
    let (code, player) = (&expected.code, plain(&expected.mover.name));
    match expected.when {
        When::About(at) => t.say(m::WaitingAbout { code, player, moment: moment(at, 'R') }),
        When::AnyMoment => t.say(m::WaitingAnyMoment { code, player }),
        When::Latest(at) => t.say(m::WaitingLatest { code, player, moment: moment(at, 'R') }),
    }
}
