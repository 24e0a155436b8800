//! Open tables and lists of games.

use play::audience::Visible;
use play::waiting::waits_for;
use play::{
    Game, GameInfo, GameInfos, GameStatus, Overview, Player, Posted, Shown, TurnKey, UserId,
};

use super::exercises::mistakes;
use super::links::linked;
use super::people::{name, others, others_written, title, written};
use super::terms::{agreed, left_in_words, on_vacation, titled};
use super::words::{about, moment};
use super::{
    Button, ButtonStyle, LONGEST_TEXT, Menu, Post, Row, fit, game_button, plain_button,
    rule_options, said, seeks, waiting,
};
use crate::buttons::{call_button, rules_button};
use crate::custom_id::{Action, GameButton};
use crate::form::option;
use crate::limits::{LONGEST_LABEL, MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS, Rest, section};
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;

/// The message of an open table.
pub fn lobby(t: &Texts, game: &Game) -> Post {
    match game.status {
        GameStatus::Open => open_table(t, game),
        GameStatus::Cancelled => said(t.say(m::TablesGivenUp { game: title(game) })),
        _ => {
            let players = t.and(&others_written(t, game, None));
            said(t.say(m::TablesBegun { game: title(game), players }))
        }
    }
}

fn open_table(t: &Texts, game: &Game) -> Post {
    let kind = game.setup.kind;
    let (called, seats) = (title(game), game.seats());
    let table = if game.rematch_of.is_some() {
        t.say(m::TablesRematch { game: called, seats })
    } else {
        t.say(m::TablesTable { game: called, seats })
    };
    let mut lines = vec![format!("{table} {}", about(t, kind))];
    let mut pings = Vec::new();
    for (index, player) in game.players.iter().enumerate() {
        let name = written(t, &game.name(index));
        lines.push(if player.is_taken() && player.person.id == game.creator {
            t.say(m::TablesOpener { player: name })
        } else if player.is_taken() {
            t.say(m::TablesPlayer { player: name })
        } else {
            pings.push(player.person.id);
            let player = format!("<@{}>", player.person.id);
            t.say(m::TablesInvited { player, accept: join_label(t, game) })
        });
    }
    for _ in game.players.len()..seats {
        lines.push(t.say(m::TablesFree));
    }
    if let [_] = game.players.as_slice() {
        lines.push(t.say(m::TablesAlone));
    }
    lines.push(agreed(t, game, &GameInfo::default()));
    lines.extend(rule_options::text(t, &game.setup));
    lines.push(beginning(t, game));

    // The ids stay the same when the message is edited, so that a press at that moment does not fail.
    let button = |action, label| plain_button(game, 0, action, label);
    let join = button(Action::Join, join_label(t, game)).style(ButtonStyle::Primary);
    let mut buttons = vec![join];
    if !pings.is_empty() {
        buttons.push(button(Action::Refuse, t.say(m::ButtonDecline)));
    }
    let others = |player: &Player| player.is_taken() && player.person.id != game.creator;
    if game.players.iter().any(|player| others(player) && player.computer.is_none()) {
        buttons.push(button(Action::Leave, t.say(m::ButtonLeave)));
    }
    if seats > *kind.players().start() {
        buttons.push(button(Action::Start, t.say(m::ButtonStartNow)));
    }
    buttons.push(rules_button(t, kind));
    buttons.extend(rule_options::pattern_button(t, game, 0));
    let mut rows = vec![Row::Buttons(buttons)];
    if game.players.len() < seats {
        rows.push(Row::Buttons(vec![add_computer_button(t, game)]));
    }
    Post { rows, pings, ..said(lines.join("\n")) }
}

/// What taking a seat is called: where every free seat is kept for somebody, it is accepting.
fn join_label(t: &Texts, game: &Game) -> String {
    if game.players.len() < game.seats() { t.say(m::ButtonJoin) } else { t.say(m::ButtonAccept) }
}

/// The button with which the creator gives up an open table.
pub(super) fn give_up_button(t: &Texts, code: &str) -> Button {
    let cancel = GameButton { code: code.to_owned(), seq: 0, action: Action::Cancel };
    Button::new(cancel, t.say(m::ButtonGiveUpTable)).style(ButtonStyle::Danger)
}

/// Tells the creator of a table that a member has declined their invitation.
pub fn declined(t: &Texts, game: &Game, member: UserId) -> Post {
    let (creator, title) = (format!("<@{}>", game.creator), title(game));
    let mut buttons = Vec::new();
    if game.status == GameStatus::Open {
        if game.players.len() < game.seats() {
            buttons.push(add_computer_button(t, game));
        }
        buttons.push(give_up_button(t, &game.code));
    }
    let declined = m::TablesDeclined { creator, player: format!("<@{member}>"), game: title };
    Post { pings: vec![game.creator], ..said(t.say(declined)) }.with_buttons(buttons)
}

/// The button that asks how strong a computer shall take a free seat.
pub(super) fn add_computer_button(t: &Texts, game: &Game) -> Button {
    plain_button(game, 0, Action::Computers, t.say(m::ButtonAddComputer)).emoji("🤖")
}

/// When the game starts, and who goes first.
fn beginning(t: &Texts, game: &Game) -> String {
    if game.rematch_of.is_some() && !game.players.is_empty() {
        t.say(m::TablesStartsRematch { first: written(t, &game.name(0)) })
    } else {
        t.say(m::TablesStarts)
    }
}

/// A game in one line, for autocomplete: no markdown. What distinguishes games comes first, since long names of
/// players are cut at the end.
pub fn line(t: &Texts, game: &Game, user: UserId) -> String {
    let (code, kind) = (&game.code, game.setup.kind.name());
    let others = others(game, Some(user)).map(|it| name(t, &it));
    let others: Vec<String> = others.collect();
    let state = match game.status {
        GameStatus::Open => t.say(m::TablesStateWaiting),
        GameStatus::Active if game.timing.paused_at.is_some() => t.say(m::TablesStatePaused),
        GameStatus::Active if game.mover().is_some_and(|mover| mover.id == user) => {
            t.say(m::TablesStateYourTurn)
        }
        GameStatus::Active => t.say(m::TablesStateTurn { turn: game.ply + 1 }),
        GameStatus::Frozen => t.say(m::TablesStateOnHold),
        GameStatus::Finished => t.say(m::TablesStateOver),
        GameStatus::Cancelled => t.say(m::TablesStateGivenUp),
    };
    if others.is_empty() {
        return t.say(m::TablesLine { code, game: kind, state });
    }
    let others = t.and(&others);
    match game.player_of(user) {
        Some(_) => t.say(m::TablesLineOwn { code, game: kind, state, others }),
        None => t.say(m::TablesLineOthers { code, game: kind, state, others }),
    }
}

/// Asks which of several games is meant; each has the action for choosing it.
pub fn choose_game(t: &Texts, user: UserId, games: &Visible<(Game, Action)>) -> Post {
    let rows = if games.len() <= MOST_ROWS {
        let button = |(game, action): &(Game, Action)| {
            let label = fit(line(t, game, user), LONGEST_LABEL);
            Row::Buttons(vec![plain_button(game, game.seq, action.clone(), label)])
        };
        games.iter().map(button).collect()
    } else {
        let option = |(game, action): &(Game, Action)| {
            let value = game_button(game, game.seq, action.clone());
            option(value.to_string(), line(t, game, user), false)
        };
        vec![Row::Menu(Menu {
            id: "v1:games".to_owned(),
            placeholder: t.say(m::TablesWhichMenu),
            options: games.iter().take(MOST_OPTIONS).map(option).collect(),
        })]
    };
    let mut text = t.say(m::TablesWhich);
    if games.len() > MOST_OPTIONS {
        text = text + " " + &t.say(m::TablesWhichOthers);
    }
    Post { text, rows, ..Post::default() }
}

/// The space for the open tables of a channel beside a member's own games, in characters.
const ROOM_FOR_TABLES: usize = 700;

/// The space for the seeks of others there, in characters.
const ROOM_FOR_SEEKS: usize = 400;

/// A member's games, those in which they are to move first with a button that goes through them, the open tables of the
/// channel, and the seeks of others with a menu to answer one.
pub fn games(t: &Texts, user: UserId, overview: &Overview) -> Post {
    let Overview { mine, tables, seeks, .. } = overview;
    let room_for_seeks = if seeks.is_empty() { 0 } else { ROOM_FOR_SEEKS };
    let mut text = if mine.is_empty() {
        t.say(m::TablesNoneOfYours)
    } else {
        let mut mine: Vec<_> = mine.iter().collect();
        mine.sort_by_key(|(game, _)| (!waits_for(game, user), TurnKey::of(game)));
        let lines = mine.into_iter().map(|shown| own_line(t, shown, user, &overview.infos));
        let tables = tables.as_ref().map_or(0, |tables| tables.len());
        let moments = 200 * overview.moments.games.len();
        let room = LONGEST_TEXT - ROOM_FOR_TABLES.min(60 + 120 * tables) - room_for_seeks - moments;
        section(t, t.say(m::TablesYours), lines.collect(), (room, Rest::Games))
    };
    for line in mistakes::moments(t, user, &overview.moments) {
        text = text + "\n" + &line;
    }
    if let Some(tables) = tables {
        text.push('\n');
        let room = LONGEST_TEXT - text.chars().count() - room_for_seeks;
        text += &open_tables(t, mine, tables, room);
    }
    if !seeks.is_empty() {
        let lines = seeks.iter().map(|seek| seeks::line(t, seek)).collect();
        text = text
            + "\n"
            + &section(t, t.say(m::SeeksOthers), lines, (ROOM_FOR_SEEKS - 1, Rest::Seeks));
    }
    let mut buttons = Vec::new();
    if mine.iter().any(|(game, _)| waits_for(game, user)) {
        buttons.push(waiting::button(t, None).style(ButtonStyle::Primary));
    }
    if overview.moments.count > 0 {
        buttons.push(mistakes::button(t));
    }
    if overview.call_role.is_some() {
        buttons.push(call_button(t, true));
    }
    // What can be done at each open table.
    let open =
        mine.iter().chain(tables.iter().flat_map(|tables| tables.iter())).map(|(game, _)| game);
    let at_table = |game: &Game| {
        let player = game.player_of(user).map(|player| &game.players[player]);
        let (action, label) = match player {
            // The table closes when the member who opened it leaves.
            Some(player) if player.is_taken() && game.creator == user => {
                (Action::Leave, t.say(m::ButtonGiveUpTable))
            }
            Some(player) if player.is_taken() => (Action::Leave, t.say(m::ButtonLeave)),
            _ => (Action::Join, join_label(t, game)),
        };
        plain_button(game, game.seq, action, format!("{label} {}", game.code))
    };
    let open: Vec<_> = open.filter(|it| it.status == GameStatus::Open).map(at_table).collect();
    let mut post = said(text).with_buttons(buttons);
    if !seeks.is_empty() {
        post.rows.push(seeks::answer_menu(t, seeks));
    }
    let rows = open.chunks(MOST_BUTTONS).take(MOST_ROWS - post.rows.len());
    rows.fold(post.clone(), |post, row| post.with_buttons(row.to_vec()))
}

/// A game of the reader in one line, with its tournament, and with the time and the vacation of whoever is to move.
fn own_line(t: &Texts, (game, post): &Shown, user: UserId, infos: &GameInfos) -> String {
    let info = infos.of(game);
    let mut line = under_way(t, game, post.as_ref(), user, user);
    let mover = game.mover().filter(|mover| game.status == GameStatus::Active && mover.id != user);
    if let Some(mover) = mover {
        let until = game.timing.deadline_at;
        line += &until.map_or_else(String::new, |at| format!(" ⏳ {}", moment(at, 'R')));
        let away = info.vacations.get(&mover.id);
        line += &away.map_or_else(String::new, |until| format!(", 🏖️ {}", on_vacation(t, *until)));
        let own = game.player_of(user).and_then(|player| game.players[player].bank);
        let own = own.map(|left| t.say(m::ClockOwn { time: left_in_words(t, left) }));
        line += &own.map_or_else(String::new, |own| format!("; {own}"));
    }
    if info.unreached.is_some_and(|it| !it.directly) && game.terms.pace.at_first().is_some() {
        line = line + "; ⚠️ " + &t.say(m::ReachShort);
    }
    let title = info.tournament.map(|title| format!("; 🏆 {}", titled(t, &title)));
    line + &title.unwrap_or_default()
}

/// The open tables of a channel, or a remark that there are none besides the reader's own.
fn open_tables(t: &Texts, mine: &Visible<Shown>, tables: &Visible<Shown>, room: usize) -> String {
    if tables.is_empty() {
        let open = |(game, _): &Shown| game.status == GameStatus::Open;
        return if mine.iter().any(open) {
            t.say(m::TablesNoOtherHere)
        } else {
            t.say(m::TablesNoneHere)
        };
    }
    let lines = tables.iter().map(|table| open_line(t, table));
    section(t, t.say(m::TablesHere), lines.collect(), (room, Rest::Counted))
}

/// An open table in one line.
pub(super) fn open_line(t: &Texts, (game, post): &Shown) -> String {
    let table = t.say(m::TablesOpen {
        code: linked(game, post.as_ref()),
        game: game.setup.kind.name(),
        players: t.and(&others_written(t, game, None)),
        // An invited member already has a seat.
        free: game.seats() - game.players.len(),
    });
    table + &chosen_rules(t, game)
}

/// The rule options of a game, for the end of a line.
fn chosen_rules(t: &Texts, game: &Game) -> String {
    let chosen = rule_options::brief(t, &game.setup);
    if chosen.is_empty() {
        return String::new();
    }
    format!("; {}", chosen.join(", "))
}

/// A game of `player` in one line, as shown to `reader`.
pub(super) fn under_way(
    t: &Texts,
    game: &Game,
    post: Option<&Posted>,
    player: UserId,
    reader: UserId,
) -> String {
    let turn = game.ply + 1;
    let state = match game.status {
        GameStatus::Open => match game.player_of(reader) {
            Some(player) if !game.players[player].is_taken() => {
                t.say(m::TablesStateInvited { accept: join_label(t, game) })
            }
            _ => t.say(m::TablesStateWaiting),
        },
        GameStatus::Frozen => t.say(m::TablesStateOnHoldAt { turn }),
        _ if game.timing.paused_at.is_some() => t.say(m::TablesStatePausedAt { turn }),
        _ => match game.mover() {
            Some(mover) if mover.id == reader => t.say(m::TablesStateYourTurnAt { turn }),
            Some(mover) => t.say(m::TablesStateToMove { player: plain(&mover.name), turn }),
            None => t.say(m::TablesStateOver),
        },
    };
    let (code, kind, others) =
        (linked(game, post), game.setup.kind.name(), others_written(t, game, Some(player)));
    let line = if others.is_empty() {
        t.say(m::TablesUnderWay { code, game: kind, state })
    } else {
        t.say(m::TablesUnderWayWith { code, game: kind, others: t.and(&others), state })
    };
    let until = game.timing.deadline_at.filter(|_| waits_for(game, reader));
    let until = until.map_or_else(String::new, |at| format!(" ⏳ {}", moment(at, 'R')));
    line + &chosen_rules(t, game) + &until
}
