//! The club board: the games, tables and results of a server.

use play::time::Millis;
use play::{Club, Game, GameStatus, Posted};
use rules::Kind;

use super::links::linked;
use super::people::{others_written, written};
use super::tables::open_line;
use super::tournaments::club_line;
use super::words::moment;
use super::{Button, ButtonStyle, LONGEST_TEXT, Post, seeks};
use crate::buttons::call_button;
use crate::custom_id::ClubButton;
use crate::limits::{Rest, section, section_of};
use crate::messages as m;
use crate::texts::Texts;

/// The space of each part except the games under way, in characters.
const ROOM_FOR_TABLES: usize = 350;
const ROOM_FOR_SEEKS: usize = 300;
const ROOM_FOR_TOURNAMENTS: usize = 500;
const ROOM_FOR_RESULTS: usize = 600;

/// The games, tables and results of a server, in its one message.
pub fn club_board(t: &Texts, club: &Club) -> Post {
    let mut parts = Vec::new();
    let mut list = |heading: String, lines: Vec<String>, room: (usize, Rest)| {
        if !lines.is_empty() {
            parts.push(section(t, heading, lines, room));
        }
    };
    let tables = club.tables.iter().map(|table| open_line(t, table));
    list(t.say(m::ClubTables), tables.collect(), (ROOM_FOR_TABLES, Rest::Tables));
    let seeks = club.seeks.iter().map(|seek| seeks::line(t, seek));
    list(t.say(m::SeeksOthers), seeks.collect(), (ROOM_FOR_SEEKS, Rest::Seeks));
    let tournaments = club.tournaments.iter().map(|(now, post)| club_line(t, now, post.as_ref()));
    list(
        t.say(m::ClubTournaments),
        tournaments.collect(),
        (ROOM_FOR_TOURNAMENTS, Rest::Tournaments),
    );
    let results = club.results.iter().map(|game| result(t, game));
    list(t.say(m::ClubResults), results.collect(), (ROOM_FOR_RESULTS, Rest::Counted));
    let used: usize = parts.iter().map(|part| part.chars().count() + 2).sum();
    parts.insert(0, under_way(t, club, LONGEST_TEXT - used));
    let mut buttons = vec![
        Button::new(ClubButton::Games, t.say(m::ButtonMyGames)).style(ButtonStyle::Primary),
        Button::new(ClubButton::Choose, t.say(m::ButtonNewTable)),
    ];
    if !club.tables.is_empty() {
        buttons.push(Button::new(ClubButton::Join, t.say(m::ButtonJoin)));
    }
    if !club.seeks.is_empty() {
        buttons.push(Button::new(ClubButton::Seeks, t.say(m::ButtonSeeks)));
    }
    if club.call_role.is_some() {
        buttons.push(call_button(t, true));
    }
    crate::said(parts.join("\n\n")).with_buttons(buttons)
}

/// The games under way: a line for each, with as many links as there is room for; if there are too many, those that have
/// waited longest.
fn under_way(t: &Texts, club: &Club, room: usize) -> String {
    let count = club.playing.all() + club.more;
    if count == 0 {
        return t.say(m::ClubNothing);
    }
    let text = t.say(m::ClubGames { count });
    let length = |lines: &[String]| lines.iter().map(|line| line.chars().count() + 1).sum();
    let mut lines: Vec<_> =
        club.playing.iter().map(|(game, _)| line(t, club, game, None)).collect();
    let long: usize = length(&lines);
    let hidden = club.playing.elsewhere();
    let rest = if hidden == 0 { 0 } else { Rest::Games.told(t, count).chars().count() + 1 };
    let Some(mut room_for_links) =
        room.checked_sub(text.chars().count() + long + rest).filter(|_| club.more == 0)
    else {
        let mut games: Vec<_> = club.playing.iter().map(|(game, _)| game).collect();
        games.sort_by_key(|game| waits_since(club, game));
        let lines = games.into_iter().map(|game| (line(t, club, game, None), 1));
        return section_of(t, text, lines.collect(), count, (room, Rest::Games));
    };
    for (plain, (game, post)) in lines.iter_mut().zip(&club.playing) {
        let linked = line(t, club, game, post.as_ref());
        let more = linked.chars().count() - plain.chars().count();
        if let Some(rest) = room_for_links.checked_sub(more) {
            room_for_links = rest;
            *plain = linked;
        }
    }
    let lines = lines.into_iter().map(|line| (line, 1)).collect();
    section_of(t, text, lines, count, (room, Rest::Games))
}

/// A game in a line; `post` is the message that its code is a link to.
fn line(t: &Texts, club: &Club, game: &Game, post: Option<&Posted>) -> String {
    t.say(m::ClubGame {
        code: linked(game, post),
        game: game.setup.kind.name(),
        players: t.and(&others_written(t, game, None)),
        state: format!("{}{}", state(t, game), since(t, club, game)),
    })
}

/// Which player is to move in which turn, or why nobody is.
fn state(t: &Texts, game: &Game) -> String {
    let (mover, turn) = (game.to_move, game.ply + 1);
    match mover.map(|player| written(t, &game.name(player))) {
        _ if game.status == GameStatus::Frozen => t.say(m::TablesStateOnHoldAt { turn }),
        _ if game.timing.paused_at.is_some() => t.say(m::TablesStatePausedAt { turn }),
        Some(player) => t.say(m::TablesStateToMove { player, turn }),
        None => t.say(m::TablesStateOver),
    }
}

/// When the turn began that a game waits for.
fn waits_since(club: &Club, game: &Game) -> Option<Millis> {
    game.timing.began_at.or(club.last_event_at.get(&game.id).copied())
}

/// Since when this is so, as a Discord timestamp.
fn since(t: &Texts, club: &Club, game: &Game) -> String {
    let at = waits_since(club, game);
    let rests = game.status == GameStatus::Frozen || game.timing.paused_at.is_some();
    let said = |at| match moment(at, 'R') {
        moment if rests => moment,
        moment => t.say(m::ClubTurnBegan { moment }),
    };
    at.map_or_else(String::new, |at| format!(", {}", said(at)))
}

/// Who has won a game, or shared the win.
fn result(t: &Texts, game: &Game) -> String {
    let named = |first: bool| {
        let players = game.players.iter().enumerate();
        let players = players.filter(|(_, player)| (player.place == Some(1)) == first);
        players.map(|(index, _)| written(t, &game.name(index))).collect::<Vec<_>>()
    };
    let (winners, others) = (named(true), named(false));
    let moment = game.ended_at.map_or_else(String::new, |at| moment(at, 'R'));
    let (code, kind) = (&game.code, game.setup.kind.name());
    if winners.len() == 1 && !others.is_empty() {
        t.say(m::ClubWon { player: &winners[0], code, game: kind, others: t.and(&others), moment })
    } else {
        let players = if winners.is_empty() { others } else { winners };
        t.say(m::ClubShared { players: t.and(&players), code, game: kind, moment })
    }
}

/// Buttons that lead on to a game: against the weakest computer at once, and on a server a table for others.
pub(super) fn onward(t: &Texts, kind: Kind, on_server: bool) -> Vec<Button> {
    let novice = Button::new(ClubButton::Practise(kind), t.say(m::ButtonPlayNovice));
    let novice = novice.emoji("🤖").style(ButtonStyle::Primary);
    let table = on_server.then(|| Button::new(ClubButton::Choose, t.say(m::ButtonNewTable)));
    [novice].into_iter().chain(table).collect()
}

/// Says that there is no table to join.
pub fn no_open_table(t: &Texts) -> Post {
    with_new_table(t, crate::said(t.say(m::ClubNoTable)))
}

/// A post with a button that opens the form for a new table.
pub fn with_new_table(t: &Texts, post: Post) -> Post {
    let new = Button::new(ClubButton::Choose, t.say(m::ButtonNewTable));
    post.with_buttons(vec![new.style(ButtonStyle::Primary)])
}

/// The answer to a moderator who has placed a club board.
pub fn club_board_placed(t: &Texts, channel: play::ChannelId) -> Post {
    crate::said(t.say(m::ClubPlaced { channel: format!("<#{channel}>") }))
}

/// The answer to a moderator who has removed the club board, or tried to.
pub fn club_board_removed(t: &Texts, was_there: bool) -> Post {
    crate::said(if was_there { t.say(m::ClubRemoved) } else { t.say(m::ClubNone) })
}

#[cfg(test)]
mod tests {
    use play::audience::{Audience, Channels, Place};
    use play::{Language, Person, Player};
    use rules::Setup;

    use super::*;
    use crate::tapper::{all_of, game};
    use crate::texts::texts;

    /// A number of games between the same six members with the longest names, each waiting an hour longer than the
    /// next.
    fn club(games: usize) -> Club {
        let shown = |number: usize| {
            let mut game = game(&Setup::new(Kind::Pacru, 2).unwrap());
            game.id = i64::try_from(number + 1).unwrap().into();
            game.code = format!("{number:04}");
            game.guild = Some(i64::MAX.into());
            game.players = [number % 6, number % 6 + 1]
                .map(|player| {
                    let name = format!("{player}{}", "_".repeat(31));
                    Player::seated(Person::new(i64::try_from(player + 1).unwrap(), name))
                })
                .into();
            game.to_move = Some(0);
            game.timing.began_at = Some(1_795_619_577_000);
            let post = Posted { message: i64::MAX.into(), channel: i64::MAX.into(), seq: 1 };
            (game, Some(post))
        };
        let mut ended = shown(9).0;
        ended.code = "over".to_owned();
        ended.ended_at = Some(1_795_619_577_000);
        ended.players[1].place = Some(1);
        Club {
            playing: all_of((0..games.min(50)).map(shown).collect()),
            more: games.saturating_sub(50),
            tables: all_of((60..70).map(shown).collect()),
            results: all_of(vec![ended; 5]),
            ..Club::default()
        }
    }

    /// Once, a busy club read nothing but codes.
    #[test]
    fn any_number_of_games_fits_and_each_is_told_in_words_or_counted() {
        for &language in Language::ALL {
            for games in [0, 1, 3, 12, 30, 50, 51, 1000] {
                let post = club_board(texts(language), &club(games));
                let text = &post.text;
                assert!(text.chars().count() <= LONGEST_TEXT, "{games}: {text}");
                let named = (0..games.min(50)).filter(|it| text.contains(&format!("`{it:04}`")));
                let named = named.count();
                let more = Rest::Games.told(texts(language), games - named);
                assert_eq!(text.contains(&more), named < games, "{games}, {named}: {text}");
                let mut games = text.lines().filter(|line| line.starts_with("• `00"));
                assert!(games.all(|line| line.contains(" Pacru, ")), "{text}");
            }
        }
    }

    /// A board in a channel that everybody reads says that more is played, but not what.
    #[test]
    fn games_that_the_board_must_not_name_are_counted() {
        let place = Place { guild: i64::MAX.into(), channel: 1_i64.into() };
        let mut club = club(3);
        let hidden = club.playing.iter().skip(2).map(|(game, _)| game.code.clone());
        let hidden: Vec<String> = hidden.collect();
        let games = club.playing.into_named().into_iter().enumerate();
        let games = games.map(|(number, (game, post))| {
            let channel = if number < 2 { place.channel } else { 2_i64.into() };
            (Game { channel, ..game }, post)
        });
        club.playing = Audience::Channel(place).visible(games.collect(), &Channels::default());
        for &language in Language::ALL {
            let t = texts(language);
            let text = club_board(t, &club).text;
            assert!(hidden.iter().all(|code| !text.contains(code)), "{text}");
            assert!(text.starts_with(&t.say(m::ClubGames { count: 3_usize })), "{text}");
            assert!(text.contains(&Rest::Games.told(t, 1)), "{text}");
            let linked = text.split("\n\n").next().map(|part| part.matches("/channels/").count());
            assert_eq!(linked, Some(2), "both are linked: {text}");
        }
    }
}
