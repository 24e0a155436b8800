//! The names and colours of players.

use ai::Level;
use play::{Game, Name, UserId, player_at, seat_of};
use render::{Identity, Ordinal, Panel, Player, SeatState, Tally, isolated};
use rules::{Position, Seat, Status};

use crate::markdown::plain;
use crate::messages as m;
use crate::offers::capitalised;
use crate::texts::Texts;

/// What the player of a seat is called where the name stands.
pub(super) type Called<'a> = &'a dyn Fn(Seat) -> String;

/// The colours of the seats are those of the 302 booklet's pictures: South green, North yellow.
pub(super) fn player(seat: Seat) -> Player {
    match seat {
        Seat::West => Player::One,
        Seat::East => Player::Two,
        Seat::South => Player::Three,
        Seat::North => Player::Four,
    }
}

pub(super) fn identity(seat: Seat) -> &'static Identity {
    player(seat).identity()
}

/// The name of a seat's side of the board.
pub(super) fn seat_name(t: &Texts, seat: Seat) -> String {
    match seat {
        Seat::South => t.say(m::SeatSouth),
        Seat::West => t.say(m::SeatWest),
        Seat::North => t.say(m::SeatNorth),
        Seat::East => t.say(m::SeatEast),
    }
}

/// The plain name of a player, for descriptions and sentences on pictures.
pub(super) fn name(t: &Texts, called: &Name) -> String {
    match called {
        Name::Member(name) => name.clone(),
        Name::Former => t.say(m::PlayerFormer),
        Name::Unnamed(seat) => colour_name(t, *seat),
        Name::Computer { level, number } => {
            numbered(t.say(m::ComputerName { level: level_name(t, *level) }), *number)
        }
    }
}

/// The name of a player, escaped for a message.
pub(crate) fn written(t: &Texts, called: &Name) -> String {
    match called {
        Name::Member(name) => plain(name),
        Name::Former | Name::Unnamed(_) => name(t, called),
        Name::Computer { .. } => format!("🤖 {}", name(t, called)),
    }
}

/// The players of a table except `except`.
pub(super) fn others(game: &Game, except: Option<UserId>) -> impl Iterator<Item = Name> {
    let players = game.players.iter().enumerate();
    let others = players.filter(move |(_, player)| Some(player.person.id) != except);
    others.map(|(player, _)| game.name(player))
}

/// Their names, escaped for a message.
pub(super) fn others_written(t: &Texts, game: &Game, except: Option<UserId>) -> Vec<String> {
    others(game, except).map(|it| written(t, &it)).collect()
}

/// The name of a player beside the board of a picture, where there is little room: the one that
/// they chose for pictures, or for a computer only its level.
pub(super) fn short(t: &Texts, game: &Game, seat: Seat) -> String {
    let Some(player) = player_at(game, seat) else {
        return String::new();
    };
    match game.name(player) {
        Name::Computer { level, number } => numbered(level_name(t, level), number),
        called => game.players[player].picture_name.clone().unwrap_or_else(|| name(t, &called)),
    }
}

fn numbered(name: String, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{name} {number}"),
        None => name,
    }
}

/// The name of a player for sentences on pictures and in descriptions.
pub(super) fn described(t: &Texts, game: &Game, seat: Seat) -> String {
    player_at(game, seat).map_or_else(String::new, |player| {
        game.players[player].picture_name.clone().unwrap_or_else(|| name(t, &game.name(player)))
    })
}

/// Name and colour, for descriptions.
pub(super) fn coloured(t: &Texts, game: &Game, seat: Seat) -> String {
    with_colour(t, &described(t, game, seat), seat)
}

/// Name and colour, for a sentence on a picture.
pub(super) fn captioned(t: &Texts, game: &Game, seat: Seat) -> String {
    with_colour(t, &isolated(&described(t, game, seat)), seat)
}

fn with_colour(t: &Texts, player: &str, seat: Seat) -> String {
    let colour = colour(t, seat);
    t.say(m::PlayerWithColour { player, colour })
}

/// The colour of a seat, within a sentence.
pub(super) fn colour(t: &Texts, seat: Seat) -> String {
    match player(seat) {
        Player::One => t.say(m::ColourBlue),
        Player::Two => t.say(m::ColourOrange),
        Player::Three => t.say(m::ColourGreen),
        Player::Four => t.say(m::ColourYellow),
    }
}

/// The name of a player of whom only the colour is known.
pub(super) fn colour_name(t: &Texts, seat: Seat) -> String {
    capitalised(&colour(t, seat))
}

/// The colour's emoji and the name, for a message.
pub(super) fn signed(t: &Texts, game: &Game, seat: Seat) -> String {
    let player = player_at(game, seat);
    let name = player.map_or_else(String::new, |player| written(t, &game.name(player)));
    format!("{} {name}", identity(seat).emoji)
}

/// The emoji and the mention of a player, for a message that calls them; computers and former
/// players are never called.
pub(super) fn called(game: &Game, player: usize) -> Option<String> {
    let seat = seat_of(game, player)?;
    let player = game.players.get(player)?;
    let id = Some(player.person.id).filter(|id| player.computer.is_none() && !id.is_former())?;
    Some(format!("{} <@{id}>", identity(seat).emoji))
}

/// The name and code of a game, with which every message begins.
pub(super) fn title(game: &Game) -> String {
    format!("**{} `{}`**", game.setup.kind.name(), game.code)
}

/// The players of a position under the given names, for a picture, with what each has. On paper,
/// where the colour may not be seen, its name has the side of the board with it.
pub(super) fn panel(
    t: &Texts,
    position: &Position,
    name: Called<'_>,
    tally: impl Fn(Seat) -> Tally,
) -> Panel {
    let of = |seat| {
        let (player_name, colour) = (colour_name(t, seat), seat_name(t, seat));
        render::Seat {
            player: player(seat),
            name: name(seat).into(),
            username: Some(player_name.as_str().into()),
            side: Some(t.say(m::PlayerWithColour { player: player_name, colour }).into()),
            tally: tally(seat),
            state: state(position, seat),
            ordinal: ordinal(t, position, seat),
        }
    };
    position.seats().iter().map(of).collect()
}

/// The state of a player's seat on a picture.
fn state(position: &Position, seat: Seat) -> SeatState {
    match position.status() {
        Status::Over(outcome) => outcome.places[seat].map_or(SeatState::Out, SeatState::Placed),
        Status::Turn(mover) if mover == seat => SeatState::ToMove,
        Status::Turn(_) if position.is_in(seat) => SeatState::Waiting,
        Status::Turn(_) => SeatState::Out,
    }
}

/// The place of a player who has not won, for a picture.
fn ordinal(t: &Texts, position: &Position, seat: Seat) -> Option<Ordinal> {
    match state(position, seat) {
        SeatState::Placed(place) if place > 1 => Some(t.say(m::BoardPlace { place }).into()),
        _ => None,
    }
}

pub(crate) fn level_name(t: &Texts, level: Level) -> String {
    match level {
        Level::Novice => t.say(m::LevelNovice),
        Level::Learner => t.say(m::LevelLearner),
        Level::Casual => t.say(m::LevelCasual),
        Level::Regular => t.say(m::LevelRegular),
        Level::Skilled => t.say(m::LevelSkilled),
        Level::Experienced => t.say(m::LevelExperienced),
        Level::Club => t.say(m::LevelClub),
        Level::Strong => t.say(m::LevelStrong),
        Level::Master => t.say(m::LevelMaster),
        Level::Grandmaster => t.say(m::LevelGrandmaster),
    }
}
