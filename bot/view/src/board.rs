//! The message with the board.

use play::turn::waits_for_nobody;
use play::{
    BoardAction, EventKind, Game, GameStatus, Notify, Offer, PlayerState, Preferences,
    RatingChange, Replay, SeriesScore, UserId, player_at, seat_of,
};
use render::{Caption, Label, Mark, Renderer, Scene, Side};
use rules::{Board, Location, Position, Seat, Status};

use super::answers::Answers;
use super::notice::{resume, to_move};
use super::people::{Called, title};
use super::{
    Button, ButtonStyle, DisplayOptions, File, LONGEST_TEXT, Post, Row, alt, availability,
    chevrons, fit, game_log, notes, notice, pasang, people, plain_button, ratings, rule_options,
    said, series, text, words,
};
use crate::buttons::{analyse_button, try_button};
use crate::custom_id::Action;
use crate::limits::MOST_BUTTONS;
use crate::messages as m;
use crate::texts::Texts;

/// The public message after one or more events: what happened, the position, whose turn it is. `rated` lists how the
/// end of the game changed ratings, and of which players; `standing` is the score of the series after it.
pub fn board(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    rated: &[(usize, RatingChange)],
    standing: Option<&SeriesScore>,
    display: DisplayOptions,
) -> Post {
    Post {
        file: Some(picture(t, renderer, game, replay, display)),
        ..announcement(t, game, replay, rated, standing)
    }
}

/// The same message with the board as text instead of a picture.
pub fn board_as_text(
    t: &Texts,
    game: &Game,
    replay: &Replay,
    rated: &[(usize, RatingChange)],
    standing: Option<&SeriesScore>,
) -> Post {
    let post = announcement(t, game, replay, rated, standing);
    let board = text::open(t, game, replay, DisplayOptions::default().bottom);
    Post { text: fit(format!("{}\n{board}", post.text), LONGEST_TEXT), ..post }
}

/// The same message without a picture.
pub fn announcement(
    t: &Texts,
    game: &Game,
    replay: &Replay,
    rated: &[(usize, RatingChange)],
    standing: Option<&SeriesScore>,
) -> Post {
    let mut lines = vec![game_log::titled(t, game, replay, &game_log::text(t, game, replay))];
    if let Status::Over(_) = replay.position.status() {
        lines.extend(
            ratings::changed(t, game, rated).or_else(|| ratings::unchanged(t, game, replay)),
        );
        lines.extend(standing.map(|standing| series::series(t, game, standing)));
    }
    let mut pings = Vec::new();
    // A board may be delivered late, when the game has moved on: the replayed position counts.
    if let Status::Turn(seat) = replay.position.status()
        && !replay.is_off()
        && !replay.is_paused()
        && let Some(player) = player_at(game, seat)
        && game.players[player].state == PlayerState::Seated
        && let Some(called) = people::called(game, player)
    {
        let until = game.timing.deadline_at.filter(|_| replay.seq() == game.seq);
        let until =
            until.map_or_else(String::new, |deadline| format!(" {}", words::until(t, deadline)));
        lines.push(t.say(m::BoardYourTurn { player: called }) + &until);
        // A tournament calls its players itself when their games begin.
        let begins = replay.news().any(|step| step.event.kind == EventKind::Start);
        let is_first = game.series.is_none_or(|series| series.round == 1);
        if game.tournament.is_none() || !begins || !is_first {
            pings.push(game.players[player].person.id);
        }
    } else {
        lines.extend(game_log::thinks(t, game, replay));
    }
    if replay.is_paused() {
        lines.push(t.say(m::BoardStillPaused));
    }
    let is_newest = replay.seq() == game.seq && matches!(replay.position.status(), Status::Turn(_));
    lines.extend(notice::absences(t, game).filter(|_| is_newest));
    let answers = Answers::of(t, game, replay);
    lines.extend(answers.lines);
    let mut rows = vec![Row::Buttons(buttons(t, game, replay))];
    rows.extend(answers.rows);
    Post { rows, pings, ..said(lines.join("\n")) }
}

/// A board for one member as they prefer it, from their own side if they have one.
pub fn private_board(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    player: Option<usize>,
    preferences: &Preferences,
) -> Post {
    let seat = player.and_then(|player| seat_of(game, player));
    let display = DisplayOptions::of(preferences, seat);
    let whose_turn = game_log::whose_turn(t, game, &replay.position, seat);
    let mut lines = told(t, game, replay, whose_turn);
    if display.text() {
        lines.push(text::whole(t, game, replay, display));
    }
    let next = next_step(t, game, replay, player);
    Post {
        file: display.picture().then(|| picture(t, renderer, game, replay, display)),
        rows: next.map(|button| Row::Buttons(vec![button])).into_iter().collect(),
        ..said(lines.join("\n"))
    }
}

/// What was done, and how the game stands; if it goes on, `whose_turn` it is.
pub(super) fn told(
    t: &Texts,
    game: &Game,
    replay: &Replay,
    whose_turn: Option<String>,
) -> Vec<String> {
    let mut lines = vec![game_log::titled(t, game, replay, &game_log::text(t, game, replay))];
    if replay.seq() < game.seq
        && matches!(game.status, GameStatus::Finished | GameStatus::Cancelled)
    {
        lines.push(t.say(m::BoardOverSince));
    } else if replay.seq() < game.seq {
        lines.push(t.say(m::BoardGoneOn { ply: game.ply }));
    } else if game.status == GameStatus::Frozen {
        lines.push(t.say(m::BoardOnHold));
    } else if replay.is_paused() {
        lines.push(t.say(m::BoardClocksStand));
    } else if !replay.is_off() {
        lines.extend(whose_turn);
        lines.extend(notice::absences(t, game));
    }
    lines
}

/// Tells whoever sees the board from another side than the channel does so in their first turn.
pub(super) fn turned(t: &Texts, game: &Game, display: DisplayOptions) -> Option<String> {
    let first_turn = usize::try_from(game.ply).is_ok_and(|ply| ply < game.players.len());
    (first_turn && display.bottom != Side::South).then(|| t.say(m::MoveBuilderTurned))
}

/// The button for what a player can do on the newest board: move, or resume the clocks.
fn next_step(t: &Texts, game: &Game, replay: &Replay, player: Option<usize>) -> Option<Button> {
    let player =
        player.filter(|_| replay.seq() == game.seq && game.status == GameStatus::Active)?;
    if replay.is_paused() {
        return Some(resume(t, game, game.seq));
    }
    let is_mover =
        game.to_move == Some(player) && game.players[player].state == PlayerState::Seated;
    is_mover.then(|| to_move(t, game, game.seq))
}

pub(super) fn picture(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    display: DisplayOptions,
) -> File {
    let name = format!("{}-{}-{}.png", game.setup.kind.slug(), game.code, replay.seq());
    display.file(renderer, name, whole(t, game, replay), alt::text(t, game, replay))
}

/// The picture of a game: its board, its players, and its result if it is over.
pub(super) fn whole(t: &Texts, game: &Game, replay: &Replay) -> Scene {
    let position = &replay.position;
    let actions: Vec<_> = replay.actions().collect();
    let result = game_log::result(t, position, actions.last().copied(), &|seat| {
        people::captioned(t, game, seat)
    });
    Scene {
        banner: result.map(Caption::from),
        ..scene(t, position, position.board(), &actions, &news(replay), &|seat| {
            people::short(t, game, seat)
        })
    }
}

/// What was done on the board that is new to the reader; if nothing is, or so much that the words do not tell it turn by
/// turn either, only the last action.
pub(super) fn news(replay: &Replay) -> Vec<&BoardAction> {
    let new = replay.news().filter(|step| !step.undone).filter_map(|step| step.action.as_ref());
    let new: Vec<_> = new.filter(|action| !action.summary.is_pass()).collect();
    if (1..=game_log::FEW).contains(&new.len()) {
        new
    } else {
        replay.last_action().into_iter().collect()
    }
}

/// The last action that is not a pass.
pub(super) fn last<'a, 'b>(actions: &'b [&'a BoardAction]) -> &'b [&'a BoardAction] {
    let last = actions.iter().rposition(|action| !action.summary.is_pass());
    last.map_or(&[], |last| &actions[last..=last])
}

/// The picture of a board with the effects of these `turns` on it, and with the players under the given names.
pub(super) fn scene(
    t: &Texts,
    position: &Position,
    board: Board<'_>,
    actions: &[&BoardAction],
    turns: &[&BoardAction],
    name: Called<'_>,
) -> Scene {
    let panel = people::panel(t, position, name, |seat| match board {
        Board::Chevrons(board) => chevrons::tally(position, board, seat),
        Board::Pasang(_) => pasang::tally(position, actions, seat),
    });
    let board = match board {
        Board::Chevrons(board) => render::Board::Grid(chevrons::grid(board, turns)),
        Board::Pasang(board) => render::Board::Points(pasang::points(board, turns.last().copied())),
    };
    Scene { board, panel, ..Scene::default() }
}

/// Marks the places that `seat` may choose, each with its label, and frames the places that were chosen before.
pub(super) fn mark(
    scene: &mut Scene,
    board: Board<'_>,
    seat: Seat,
    chosen: &[Location],
    offered: &[(Location, Label)],
) {
    let selected = chosen.iter().map(|place| (*place, Mark::Selected));
    let offered = offered.iter().map(|(place, label)| match (board, place) {
        (Board::Chevrons(position), Location::Field(field))
            if position.piece(*field).is_some_and(|piece| piece.seat != seat) =>
        {
            (*place, Mark::Capture(*label))
        }
        _ => (*place, Mark::Choice(*label)),
    });
    for (place, mark) in selected.chain(offered) {
        match (&mut scene.board, place) {
            (render::Board::Grid(grid), Location::Field(field)) => {
                grid[chevrons::cell(field)].mark = Some(mark);
            }
            (render::Board::Points(points), Location::Point(point)) => {
                points[pasang::at(point)].mark = Some(mark);
            }
            _ => {}
        }
    }
}

/// The buttons under a board; after the end nobody can move or resign.
pub(super) fn buttons(t: &Texts, game: &Game, replay: &Replay) -> Vec<Button> {
    let seq = replay.seq();
    let board = plain_button(game, seq, Action::Board, t.say(m::ButtonBoard)).emoji("🔍");
    match replay.position.status() {
        Status::Turn(_) if !replay.is_off() => {
            let mut buttons = Vec::new();
            if replay.is_paused() {
                buttons.push(resume(t, game, seq));
            } else if !waits_for_nobody(game, &replay.position) {
                buttons.push(to_move(t, game, seq));
            }
            buttons.push(board);
            buttons.push(try_button(t, game, seq));
            buttons.push(plain_button(game, seq, Action::More, t.say(m::ButtonMore)));
            buttons.extend(notice::seat_button(t, game, None));
            // The menu of `More` has it too.
            if replay.actions().next().is_none() && buttons.len() < MOST_BUTTONS {
                buttons.extend(rule_options::pattern_button(t, game, seq));
            }
            if buttons.len() < MOST_BUTTONS {
                buttons.push(plain_button(game, seq, Action::Rules, t.say(m::ButtonRules)));
            }
            buttons
        }
        _ => {
            let mut buttons = after_end(t, game, replay);
            buttons.push(board);
            // The message of `Board` has it too.
            if buttons.len() < MOST_BUTTONS {
                buttons.push(try_button(t, game, seq));
            }
            buttons
        }
    }
}

/// What can be done with a game that is over.
pub(super) fn after_end(t: &Texts, game: &Game, replay: &Replay) -> Vec<Button> {
    let button =
        |action, label, emoji| plain_button(game, replay.seq(), action, label).emoji(emoji);
    let mut buttons = vec![
        button(Action::Replay, t.say(m::ButtonReplay), "🎞️"),
        button(Action::History, t.say(m::ButtonRecord), "📜"),
    ];
    let is_over = game.status == GameStatus::Finished || game.imported.is_some();
    if is_over && game.ply > 0 {
        buttons.insert(1, analyse_button(t, game, replay.seq()));
    }
    // Within a series the next game begins automatically.
    let goes_on = game.series.is_some_and(|series| series.round < game.terms.games);
    // A rematch of an imported game would have nobody to play.
    if game.imported.is_none() && (!goes_on || replay.is_off()) {
        let rematch = button(Action::Rematch, t.say(m::ButtonRematch), "🔁");
        if game.tournament.is_some() {
            // There the next round comes first.
            buttons.push(rematch);
        } else {
            buttons.insert(0, rematch.style(ButtonStyle::Primary));
        }
    }
    buttons
}

/// What else `user` can do. `playing` says whether they play and can resign, `offers` what they can offer, `notify` how
/// they chose to be notified of this game.
pub fn more(
    t: &Texts,
    game: &Game,
    playing: bool,
    user: UserId,
    offers: &[Offer],
    notify: Option<Notify>,
) -> Post {
    let button = |action, label| plain_button(game, game.seq, action, label);
    let mut buttons = vec![
        button(Action::Board, t.say(m::ButtonBoard)).emoji("🔍"),
        button(Action::History, t.say(m::ButtonHistory)).emoji("📜"),
    ];
    if playing && game.timing.paused_at.is_some() {
        buttons.push(resume(t, game, game.seq));
    }
    if playing {
        buttons.push(button(Action::Resigning, t.say(m::ButtonResign)).emoji("🏳️"));
    }
    buttons.extend(notice::seat_button(t, game, Some(user)));
    if game.creator == user && play::computers::has_room(game) {
        buttons.push(super::tables::add_computer_button(t, game));
    }
    buttons.extend(rule_options::pattern_button(t, game, game.seq));
    buttons.push(notes::button(t, game, game.ply));
    let offers: Vec<Button> = offers
        .iter()
        .map(|offer| {
            let label = match offer {
                Offer::Draw => t.say(m::ButtonOfferDraw),
                Offer::Takeback => t.say(m::ButtonTakeBack),
                Offer::Abort => t.say(m::ButtonCallOff),
                Offer::Pause => t.say(m::ButtonPause),
                Offer::Substitute => t.say(m::ButtonFindSubstitute),
            };
            button(Action::Offer(*offer), label)
        })
        .collect();
    let rows = buttons.chunks(MOST_BUTTONS).chain([&*offers]).filter(|row| !row.is_empty());
    let mut rows: Vec<Row> = rows.map(|row| Row::Buttons(row.to_vec())).collect();
    if playing {
        rows.push(availability::notify_in(t, game, notify));
    }
    Post { rows, ..said(t.say(m::BoardMore { game: title(game) })) }
}
