//! The reports of AbstractPlay: JSON with a header and an array of rounds, which have an entry for each player in the
//! order of their seats. <https://github.com/AbstractPlay/recranks> describes them.

use jiff::Timestamp;
use rules::{Entry, Field, Kind, Position, Record, Seat, Seats, Setup, Status};
use serde::{Deserialize, Serialize};

use super::reading::Reading;
use super::{
    At, ImportError, ImportedGame, LONGEST_NAME, LONGEST_PLACE, Remark, cut, date, shortened,
};
use crate::time::Millis;

/// What a winner has as a result, and what others have.
const WON: i64 = 1;

#[derive(Deserialize, Serialize)]
struct Report {
    header: Header,
    moves: Vec<Vec<Option<Move>>>,
}

#[derive(Deserialize, Serialize)]
struct Header {
    game: Game,
    site: Site,
    #[serde(rename = "date-start", default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(rename = "date-end", default, skip_serializing_if = "Option::is_none")]
    end: Option<String>,
    #[serde(rename = "date-generated", default, skip_serializing_if = "Option::is_none")]
    generated: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unrated: Option<bool>,
    players: Vec<Player>,
}

#[derive(Deserialize, Serialize)]
struct Game {
    name: String,
    #[serde(default)]
    variants: Vec<String>,
}

#[derive(Deserialize, Serialize)]
struct Site {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gameid: Option<serde_json::Value>,
}

#[derive(Deserialize, Serialize)]
struct Player {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    is_ai: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<f64>,
    result: i64,
}

#[derive(Deserialize, Serialize)]
#[serde(untagged)]
enum Move {
    Text(String),
    Commented { r#move: String },
}

impl Move {
    fn text(&self) -> &str {
        match self {
            Self::Text(text) | Self::Commented { r#move: text } => text,
        }
    }
}

/// Reads a report.
pub(super) fn read(json: &str) -> Result<ImportedGame, ImportError> {
    let report: Report =
        serde_json::from_str(json).map_err(|error| ImportError::NotReport(error.line()))?;
    let named = &report.header.game.name;
    let kind = named.parse().ok().filter(|kind| matches!(kind, Kind::Pacru | Kind::Azacru));
    let kind = kind.ok_or_else(|| ImportError::OtherGame(shortened(named)))?;
    let players = report.header.players.len();
    let seats = seats(players).ok_or_else(|| {
        let error = Setup::new(kind, players).err().unwrap_or(rules::RulesError::NoSuchChoice);
        ImportError::Setup(error)
    })?;
    let (game, turned) = match play(&report, kind, seats, str::to_owned) {
        // Until 2025 the two players sat in the west and in the east there.
        Err(error) if players == 2 => match play(&report, kind, seats, turned) {
            Ok(game) => (game, true),
            Err(_) => return Err(error),
        },
        game => (game?, false),
    };
    let (record, end) = game.end()?;
    let header = &report.header;
    let mut remarks = vec![Remark::EndlessPlay];
    remarks.extend(turned.then_some(Remark::Turned));
    if !header.game.variants.is_empty() {
        let variants = header.game.variants.iter().take(5).map(|it| shortened(it));
        remarks.push(Remark::Variants(variants.collect()));
    }
    match end.status() {
        Status::Over(outcome) => {
            let stated = winners(header, seats);
            if stated.iter().copied().collect::<rules::SeatSet>() != outcome.winners {
                remarks.push(Remark::Winners(stated));
            }
        }
        Status::Turn(_) => remarks.push(Remark::NotOver),
    }
    Ok(ImportedGame {
        record,
        end,
        names: header.players.iter().map(|player| cut(&player.name, LONGEST_NAME)).collect(),
        date: header.end.as_deref().or(header.start.as_deref()).and_then(date),
        place: cut(&header.site.name, LONGEST_PLACE),
        remarks,
    })
}

/// The seats in the order of play there: with three and four players it is not that of the clock.
fn seats(players: usize) -> Option<Seats> {
    use Seat::{East, North, South, West};
    let order: &[Seat] = match players {
        2 => &[South, North],
        3 => &[East, West, North],
        4 => &[East, West, North, South],
        _ => return None,
    };
    Seats::new(order).ok()
}

/// The seats of the players with the best result.
fn winners(header: &Header, seats: Seats) -> Vec<Seat> {
    let best = header.players.iter().map(|player| player.result).max();
    let players = header.players.iter().zip(seats.iter());
    players.filter(|(player, _)| Some(player.result) == best).map(|(_, seat)| seat).collect()
}

/// Plays the turns of a report, each as `read` makes it.
fn play(
    report: &Report,
    kind: Kind,
    seats: Seats,
    read: impl Fn(&str) -> String,
) -> Result<Reading, ImportError> {
    let mut setup = Setup { seats, ..Setup::new(kind, seats.len()).map_err(ImportError::Setup)? };
    setup.options.chevrons.repetition3 = Some(false);
    setup.options.chevrons.no_progress_rounds = Some(0);
    let mut game = Reading::new(setup)?;
    for (round, number) in report.moves.iter().zip(1..) {
        let moves = round.iter().zip(1..).filter_map(|(it, player)| Some((it.as_ref()?, player)));
        for (entry, player) in moves {
            let (at, text) = (At::Round(number, player), entry.text().trim());
            match text.to_ascii_lowercase().as_str() {
                "" | "abandoned" => {}
                // There, players who are out pass until the end.
                "pass" if kind == Kind::Pacru => {}
                "pass" if game.to_move().is_none() => {}
                "pass" => game.turn(at, "pass")?,
                "resign" => leave(&mut game, at, report, Entry::Resign)?,
                "timeout" => leave(&mut game, at, report, Entry::Time)?,
                "draw" => game.enter(at, Entry::Draw)?,
                _ => game.turn(at, &read(text))?,
            }
        }
    }
    Ok(game)
}

/// Lets a player leave. There, this ends the game at once, and all others have won together.
fn leave(
    game: &mut Reading,
    at: At,
    report: &Report,
    entry: fn(Option<Seat>) -> Entry,
) -> Result<(), ImportError> {
    let seats = game.setup().seats;
    let winners = winners(&report.header, seats);
    let losers: Vec<Seat> = seats.iter().filter(|seat| !winners.contains(seat)).collect();
    // The entry stands in the place of whoever was to move, even if somebody else has left.
    let seat = if let [only] = losers[..] { Some(only) } else { game.to_move() };
    game.enter(at, entry(seat))?;
    if game.to_move().is_some() { game.enter(at, Entry::Draw) } else { Ok(()) }
}

/// A turn with its fields as they are on a board that is turned by 90 degrees.
fn turned(turn: &str) -> String {
    let signs: Vec<char> = turn.chars().collect();
    let mut written = String::new();
    let mut place = 0;
    while place < signs.len() {
        let pair: String = signs[place..].iter().take(2).collect();
        if let Ok(field) = pair.to_ascii_lowercase().parse::<Field>() {
            let name = field.to_string();
            let [file, rank] = name.as_bytes() else { break };
            written.push(char::from(b'a' + (rank - b'1')));
            written.push(char::from(b'9' - (file - b'a')));
            place += 2;
        } else {
            written.push(signs[place]);
            place += 1;
        }
    }
    written
}

/// A game of the bot for a report.
#[derive(Clone, Debug)]
pub struct Written<'a> {
    /// Setup and entries.
    pub record: &'a Record,
    /// The names of the players, in turn order, and whether each is a computer.
    pub players: Vec<(String, bool)>,
    /// Where it was played, if that was not here.
    pub site: Option<&'a str>,
    /// The code of the game there.
    pub code: &'a str,
    /// When it began and ended, and the present.
    pub dates: [Millis; 3],
}

/// Why a game cannot be told in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untold {
    /// AbstractPlay does not have the game.
    Game,
    /// It was played from another position, or with other rules.
    Rules,
    /// AbstractPlay uses a different order of play for three and four players.
    Order,
    /// It is not over.
    GoesOn,
}

/// The site of the games that are played here.
const HERE: &str = "Discord";

/// Writes a finished game as a report, which AbstractPlay can read.
pub fn report(game: &Written<'_>) -> Result<String, Untold> {
    let setup = &game.record.setup;
    if !matches!(setup.kind, Kind::Pacru | Kind::Azacru) {
        return Err(Untold::Game);
    }
    if seats(setup.seats.len()) != Some(setup.seats) {
        return Err(Untold::Order);
    }
    let options = setup.options.chevrons;
    if setup.position.is_some()
        || options.meeting9 == Some(false)
        || options.reorient_others_mobile == Some(true)
    {
        return Err(Untold::Rules);
    }
    let mut positions = game.record.positions().map_while(Result::ok);
    let mut before = positions.next().ok_or(Untold::GoesOn)?;
    let mut moves: Vec<Vec<Option<Move>>> = Vec::new();
    for (entry, after) in game.record.turns.iter().zip(positions) {
        let Status::Turn(to_move) = before.status() else {
            return Err(Untold::GoesOn);
        };
        let word = match entry {
            Entry::Turn(turn) => spelled(turn, to_move, &before, &after),
            Entry::Resign(_) => "resign".to_owned(),
            Entry::Time(_) => "timeout".to_owned(),
            Entry::Draw => "draw".to_owned(),
            Entry::Skip => return Err(Untold::Rules),
        };
        before = after;
        let place = setup.seats.iter().position(|seat| seat == to_move).unwrap_or_default();
        if moves.last().is_none_or(|round| round.len() > place) {
            moves.push(Vec::new());
        }
        if let Some(round) = moves.last_mut() {
            // Whoever is out has no entry.
            round.resize_with(place, || None);
            round.push(Some(Move::Text(word)));
        }
    }
    let Status::Over(outcome) = before.status() else {
        return Err(Untold::GoesOn);
    };
    let players = game.players.iter().zip(setup.seats.iter()).map(|((name, computer), seat)| {
        let result = if outcome.winners.contains(seat) { WON } else { 0 };
        let score = Some(f64::from(outcome.points[seat]));
        Player { name: name.clone(), is_ai: Some(*computer), score, result }
    });
    let date = |at: Millis| Some(Timestamp::from_millisecond(at).ok()?.to_string());
    let [start, end, generated] = game.dates.map(date);
    let report = Report {
        header: Header {
            game: Game { name: setup.kind.name().to_owned(), variants: Vec::new() },
            site: Site {
                name: game.site.unwrap_or(HERE).to_owned(),
                gameid: Some(game.code.into()),
            },
            start,
            end,
            generated,
            unrated: Some(true),
            players: players.collect(),
        },
        moves,
    };
    serde_json::to_string_pretty(&report).map_err(|_| Untold::Rules)
}

/// A turn as AbstractPlay spells it: the bonus is another field in the brackets. In Azacru a chevron that crosses a border
/// has a sign also if it does not turn, and none in the last round, where turning makes no difference.
fn spelled(turn: &str, seat: Seat, before: &Position, after: &Position) -> String {
    if before.kind() == Kind::Pacru {
        return match turn.split_once('!') {
            Some((turn, bonus)) => match turn.strip_suffix(')') {
                Some(open) => format!("{open},{bonus})"),
                None => format!("{turn}({bonus})"),
            },
            None => turn.to_owned(),
        };
    }
    let base = turn.trim_end_matches(['<', '>']);
    let land = |field: Option<&str>| Some(field?.parse::<Field>().ok()?.borderland());
    let crosses = land(base.get(..2)) != land(base.get(3..5));
    let stays = before.pieces()[seat] == after.pieces()[seat];
    if before.last_round_of().is_some() {
        base.to_owned()
    } else if base.len() == turn.len() && base != "pass" && crosses && stays {
        format!("{turn}^")
    } else {
        turn.to_owned()
    }
}
