//! Open tables and lists of games.

use crate::messages as m;
use crate::texts::Texts;
use play::time::Pace;
use play::{Absent, Game, GameStatus, Overview, Post as Posted, Shown, Timeout, UserId};

use super::offers::capitalised;
use super::people::title;
use super::words::{about, counted};
use super::{
    Button, ButtonStyle, LONGEST_TEXT, Menu, MenuOption, Post, Row, fit, game_button, plain_button,
    ratings, rule_options,
};
use crate::custom_id::{Action, Page};
use crate::markdown::plain;

/// The message of an open table, as it is now.
#[must_use]
pub fn lobby(t: &Texts, game: &Game) -> Post {
    match game.status {
        GameStatus::Open => open_table(t, game),
        GameStatus::Cancelled => Post {
            text: format!("{}: the table was given up.", title(game)),
            ..Post::default()
        },
        _ => Post {
            text: format!(
                "{} has begun: {}.",
                title(game),
                t.and(&names(t, game, None))
            ),
            ..Post::default()
        },
    }
}

fn open_table(t: &Texts, game: &Game) -> Post {
    let kind = game.setup.kind;
    let mut lines = vec![format!(
        "{}: a {} for {} players. {}",
        title(game),
        if game.rematch_of.is_some() {
            "rematch"
        } else {
            "table"
        },
        game.seats(),
        about(t, kind)
    )];
    let mut pings = Vec::new();
    for player in &game.players {
        let name = plain(&player.person.name);
        lines.push(if player.is_taken() && player.person.id == game.creator {
            format!("🪑 {name}, who opened the table")
        } else if player.is_taken() {
            format!("🪑 {name}")
        } else {
            pings.push(player.person.id);
            format!("✉️ <@{}> is invited: Join or Leave?", player.person.id)
        });
    }
    for _ in game.players.len()..game.seats() {
        lines.push("⬜ free: anyone may join".to_owned());
    }
    if let [_] = game.players.as_slice() {
        lines.push(
            "Nobody there yet? Whoever opened the table can **Add a computer**: it plays at once."
                .to_owned(),
        );
    }
    lines.push(agreed(t, game));
    lines.extend(rule_options::text(t, &game.setup));
    lines.push(beginning(t, game));

    // The ids stay the same while the message is edited: a press in that moment must not fail.
    let button = |action, label: &str, style| Button {
        style,
        ..plain_button(game, 0, action, label)
    };
    let mut buttons = vec![
        button(Action::Join, &t.say(m::ButtonJoin), ButtonStyle::Primary),
        button(Action::Leave, "Leave", ButtonStyle::Secondary),
    ];
    if game.seats() > *kind.players().start() {
        buttons.push(button(Action::Start, "Start now", ButtonStyle::Secondary));
    }
    buttons.push(Button {
        custom_id: Page { kind, number: 1 }.into(),
        label: "Rules".to_owned(),
        emoji: None,
        style: ButtonStyle::Secondary,
    });
    buttons.extend(rule_options::pattern_button(t, game, 0));
    buttons.push(button(
        Action::Cancel,
        "Give up the table",
        ButtonStyle::Danger,
    ));
    let mut rows = vec![Row::Buttons(buttons)];
    if game.players.len() < game.seats() {
        rows.push(Row::Buttons(vec![Button {
            emoji: Some("🤖"),
            ..button(
                Action::Computers,
                &t.say(m::ButtonAddComputer),
                ButtonStyle::Secondary,
            )
        }]));
    }
    Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        rows,
        pings,
        ..Post::default()
    }
}

/// When it starts, and who goes first then.
fn beginning(t: &Texts, game: &Game) -> String {
    let first = match game.players.first() {
        Some(first) if game.rematch_of.is_some() => format!(
            "every player has moved a seat on, so {} begins",
            plain(&first.person.name)
        ),
        _ => "lots are drawn for who begins".to_owned(),
    };
    format!("It starts when every seat is taken; {first}.")
}

/// What is agreed beside the rules, in a line.
fn agreed(t: &Texts, game: &Game) -> String {
    let (terms, players) = (&game.terms, game.seats());
    let mut parts = vec![match terms.pace {
        Pace::Unlimited => "no clock".to_owned(),
        pace => format!("⏳ {}", crate::spans::pace(t, pace)),
    }];
    if terms.weekends_free {
        parts.push("weekends free".to_owned());
    }
    if terms.pace != Pace::Unlimited {
        if terms.timeout == Timeout::Claimed {
            parts.push("lost time must be claimed".to_owned());
        }
        match terms.absent {
            Absent::Out if players > 2 => parts.push("who stays away is out".to_owned()),
            Absent::Computer if players > 2 => {
                parts.push("a computer plays on for who stays away".to_owned());
            }
            _ => {}
        }
    }
    if terms.games > 1 {
        parts.push(format!("{} games, seats rotate", terms.games));
    }
    parts.push(match (game.unrated(), ratings::why_unrated(t, game)) {
        (None, _) => "rated".to_owned(),
        (Some(_), Some(why)) => format!("unrated, because {why}"),
        (Some(_), None) => "unrated".to_owned(),
    });
    format!("{}.", capitalised(&parts.join("; ")))
}

/// One game in a line, for a list that Discord shows while somebody types: no markdown. What tells games apart comes
/// first, since long names of players are cut at the end.
#[must_use]
pub fn line(t: &Texts, game: &Game, user: UserId) -> String {
    let kind = game.setup.kind.name();
    let others: Vec<String> = game
        .players
        .iter()
        .filter(|player| player.person.id != user)
        .map(|player| player.person.name.clone())
        .collect();
    let with = match (game.player_of(user), others.is_empty()) {
        (_, true) => String::new(),
        (Some(_), false) => format!(", with {}", t.and(&others)),
        (None, false) => format!(": {}", t.and(&others)),
    };
    let state = match game.status {
        GameStatus::Open => "waiting for players".to_owned(),
        GameStatus::Active if game.timing.paused_at.is_some() => "paused".to_owned(),
        GameStatus::Active if game.mover().is_some_and(|mover| mover.id == user) => {
            "your turn".to_owned()
        }
        GameStatus::Active => format!("turn {}", game.ply + 1),
        GameStatus::Frozen => "on hold".to_owned(),
        GameStatus::Finished => "over".to_owned(),
        GameStatus::Cancelled => "given up".to_owned(),
    };
    format!("{}: {kind}, {state}{with}", game.code)
}

/// Buttons for so many games, a menu for more.
const MOST_BUTTONS: usize = 5;

/// Discord's limit for the options of a menu.
const MOST_OPTIONS: usize = 25;

/// Discord's limit for the label of a button.
const LONGEST_LABEL: usize = 80;

/// Asks which game is meant, where several fit: each with what choosing it asks for.
#[must_use]
pub fn choose_game(t: &Texts, user: UserId, games: &[(Game, Action)]) -> Post {
    let label = |game: &Game, longest| fit(line(t, game, user), longest);
    let rows = if games.len() <= MOST_BUTTONS {
        let button = |(game, action): &(Game, Action)| {
            let label = label(game, LONGEST_LABEL);
            Row::Buttons(vec![plain_button(game, game.seq, action.clone(), label)])
        };
        games.iter().map(button).collect()
    } else {
        let option = |(game, action): &(Game, Action)| MenuOption {
            value: game_button(game, game.seq, action.clone()).to_string(),
            label: label(game, 100),
            description: None,
            chosen: false,
        };
        vec![Row::Menu(Menu {
            id: "v1:games".to_owned(),
            placeholder: "Which game?".to_owned(),
            options: games.iter().take(MOST_OPTIONS).map(option).collect(),
        })]
    };
    let more = if games.len() > MOST_OPTIONS {
        " Others can be named with the option `game`."
    } else {
        ""
    };
    Post {
        text: format!("Which game do you mean?{more}"),
        rows,
        ..Post::default()
    }
}

/// Room for a member's own games where open tables are listed, too.
const ROOM_FOR_GAMES: usize = 1300;

/// A member's games, those in which they are to move first, and the open tables of the channel.
#[must_use]
pub fn games(t: &Texts, user: UserId, overview: &Overview) -> Post {
    let Overview { mine, tables } = overview;
    let mut text = if mine.is_empty() {
        "You have no game under way; `/pacru new` opens a table.".to_owned()
    } else {
        let mut mine: Vec<_> = mine.iter().collect();
        mine.sort_by_key(|(game, _)| !waits_for(game, user));
        let lines = mine
            .into_iter()
            .map(|(game, post)| under_way(t, game, post.as_ref(), user, user));
        section(t, "**Your games**", lines.collect(), ROOM_FOR_GAMES)
    };
    text.push('\n');
    if tables.is_empty() {
        let open = |(game, _): &Shown| game.status == GameStatus::Open;
        text.push_str(if mine.iter().any(open) {
            "No other table is open in this channel."
        } else {
            "No table is open in this channel."
        });
    } else {
        let lines = tables.iter().map(|(game, post)| {
            let there = t.and(&names(t, game, None));
            format!(
                "• `{}` {} with {there}: {}{}{}",
                game.code,
                game.setup.kind.name(),
                free_seats(t, game),
                chosen_rules(t, game),
                link(t, game, post.as_ref())
            )
        });
        let room = LONGEST_TEXT - text.chars().count();
        text += &section(t, "**Open tables here**", lines.collect(), room);
    }
    Post {
        text,
        ..Post::default()
    }
}

/// Whether it is the turn of a member who can take it.
fn waits_for(game: &Game, user: UserId) -> bool {
    game.status == GameStatus::Active
        && game.timing.paused_at.is_none()
        && game.mover().is_some_and(|mover| mover.id == user)
}

/// A heading and as many lines as there is room for, and how many more there would be.
fn section(t: &Texts, heading: &str, lines: Vec<String>, room: usize) -> String {
    let all = lines.len();
    let mut text = heading.to_owned();
    for (shown, line) in lines.into_iter().enumerate() {
        let more = format!("\n… and {} more.", all - shown);
        let rest = if shown + 1 < all {
            more.chars().count()
        } else {
            0
        };
        if text.chars().count() + 1 + line.chars().count() + rest > room {
            return text + &more;
        }
        text.push('\n');
        text.push_str(&line);
    }
    text
}

/// "1 seat free", "3 seats free"; who is invited has a seat.
fn free_seats(t: &Texts, game: &Game) -> String {
    match game.seats() - game.players.len() {
        0 => "no seat free".to_owned(),
        free => format!("{} free", counted(t, free as u64, "seat")),
    }
}

/// What a game has chosen of the rules, for the end of a line.
fn chosen_rules(t: &Texts, game: &Game) -> String {
    let chosen = rule_options::brief(t, &game.setup);
    if chosen.is_empty() {
        return String::new();
    }
    format!("; {}", chosen.join(", "))
}

/// A game of `player` in a line, told to `reader`.
pub(super) fn under_way(
    t: &Texts,
    game: &Game,
    post: Option<&Posted>,
    player: UserId,
    reader: UserId,
) -> String {
    let others = names(t, game, Some(player));
    let with = if others.is_empty() {
        String::new()
    } else {
        format!(" with {}", t.and(&others))
    };
    let state = match game.status {
        GameStatus::Open => match game.player_of(reader) {
            Some(player) if !game.players[player].is_taken() => {
                "you are invited: **Join or Leave?**".to_owned()
            }
            _ => "waiting for players".to_owned(),
        },
        GameStatus::Frozen => format!("on hold, turn {}", game.ply + 1),
        _ if game.timing.paused_at.is_some() => format!("paused, turn {}", game.ply + 1),
        _ => match game.mover() {
            Some(mover) if mover.id == reader => format!("**your turn**, turn {}", game.ply + 1),
            Some(mover) => format!("{} to move, turn {}", plain(&mover.name), game.ply + 1),
            None => "over".to_owned(),
        },
    };
    format!(
        "• `{}` {}{with}: {state}{}{}",
        game.code,
        game.setup.kind.name(),
        chosen_rules(t, game),
        link(t, game, post)
    )
}

fn names(t: &Texts, game: &Game, except: Option<UserId>) -> Vec<String> {
    let others = game
        .players
        .iter()
        .filter(|player| Some(player.person.id) != except);
    others.map(|player| plain(&player.person.name)).collect()
}

pub(super) fn link(t: &Texts, game: &Game, post: Option<&Posted>) -> String {
    post.map_or_else(String::new, |post| format!(" · {}", address(game, post)))
}

/// Where a message of a game stands.
pub(super) fn address(game: &Game, post: &Posted) -> String {
    let guild = game
        .guild
        .map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!(
        "https://discord.com/channels/{guild}/{}/{}",
        post.channel, post.message
    )
}

/// As many lines as a message holds, and how many were left out.
pub(super) fn whole_lines(lines: &[String]) -> String {
    let room = LONGEST_TEXT - 40;
    let mut used = 0;
    let fitting = lines.iter().take_while(|line| {
        used += line.chars().count() + 1;
        used <= room
    });
    let mut shown: Vec<String> = fitting.cloned().collect();
    if shown.len() < lines.len() {
        shown.push(format!("… and {} more.", lines.len() - shown.len()));
    }
    shown.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::english;

    /// The heading of a second list was counted among the games that were left out.
    #[test]
    fn what_is_left_out_is_counted() {
        let lines = || (1..=12).map(|number| format!("game {number:02}")).collect();
        let whole = section(english(), "Games", lines(), 200);
        assert_eq!(whole.lines().count(), 13);
        for room in 30..120 {
            let cut = section(english(), "Games", lines(), room);
            let listed = cut.matches("game ").count();
            assert!(cut.chars().count() <= room, "{room}: {cut}");
            if listed < 12 {
                assert!(
                    cut.ends_with(&format!("… and {} more.", 12 - listed)),
                    "{cut}"
                );
            }
        }
    }
}
