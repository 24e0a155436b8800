//! The tables of the page of the computer players, as Markdown.

use std::path::PathBuf;

use ai::Level;
use rules::Kind;

use crate::arena::answers;
use crate::arena::go::Go;
use crate::arena::matches::{Length, OPENING, Pairing};
use crate::arena::player::Player;
use crate::arena::statistics::Interval;
use crate::error::Error;
use crate::judge;
use crate::wins;
use crate::workshop::Workshop;

/// The openings for two, for three and for four; and for how many times as few a Master thinks long
/// enough.
const OPENINGS: [u64; 3] = [100, 34, 25];
const MASTERS: u64 = 4;

/// The first opening: those before it were used when the levels were tuned.
const FROM: u64 = 2_000;

/// The seed of the hints that are judged, and their number.
const HINTS: u64 = 2026;
const JUDGED: u64 = 200;

/// The positions in which a Master's answers are timed.
const TIMED: u64 = 50;

/// The rating of a Novice, and how much more that of a Grandmaster is than that of a Master: an
/// estimate, since so long games are few.
const NOVICE: f64 = 800.0;
const GRANDMASTER: f64 = 200.0;

/// A level among others two levels below.
const AMONG: [(Level, Level); 4] = [
    (Level::Casual, Level::Novice),
    (Level::Skilled, Level::Casual),
    (Level::Club, Level::Skilled),
    (Level::Master, Level::Club),
];

/// What is measured, and how much of it.
pub(super) struct Tables<'a> {
    pub(super) workshop: &'a Workshop,
    /// Per cent of the usual games.
    pub(super) part: u64,
    pub(super) yardstick: Option<PathBuf>,
}

impl Tables<'_> {
    /// A table by its name; `None` if what it needs is missing.
    pub(super) fn measure(&self, name: &str) -> Result<Option<String>, Error> {
        let every = |_: &Kind| true;
        let several = |kind: &Kind| *kind != Kind::Pasang;
        Ok(Some(match name {
            "neighbours" => table(&games("", every), neighbours(), |row| {
                Kind::ALL
                    .map(|kind| Ok(cell(self.neighbour(kind, row.level)?)))
                    .into_iter()
                    .collect()
            })?,
            "scale" => {
                let names = Level::ALL.map(|level| level.to_string());
                let rows = Kind::ALL.map(|kind| Row { title: kind.name().to_owned(), level: kind });
                table(&names, rows.into(), |row| self.scale(row.level))?
            }
            "among" => {
                let columns = [games(", three", several), games(", four", several)].concat();
                table(&columns, among(), |row| {
                    let cells = [3, 4].into_iter().flat_map(|seats| {
                        let kinds = Kind::ALL.into_iter().filter(several);
                        kinds.map(move |kind| (seats, kind))
                    });
                    cells
                        .map(|(seats, kind)| Ok(cell(self.among(kind, seats, row.level)?)))
                        .collect()
                })?
            }
            "yardstick" => match &self.yardstick {
                None => return Ok(None),
                Some(path) => table(&games("", every), yardsticks(), |row| {
                    Kind::ALL.map(|kind| self.against(path, kind, row.level)).into_iter().collect()
                })?,
            },
            "wins" => {
                let columns = [games("", every), vec!["together".to_owned()]].concat();
                table(&columns, wins_rows(), |row| self.wins(row.level))?
            }
            "hints" => table(&games("", every), hints_rows(), |row| {
                let judged = |kind| {
                    let judged = judge::hints(self.workshop, kind, HINTS, self.some(JUDGED))?;
                    Ok(match row.level {
                        HintsRow::All => judged.count(false).to_string(),
                        HintsRow::Searched => judged.count(true).to_string(),
                        HintsRow::Without => judged.unexplained.to_string(),
                    })
                };
                Kind::ALL.map(judged).into_iter().collect()
            })?,
            "answers" => {
                let rows = [("two", 2), ("three", 3), ("four", 4)];
                let rows = rows.map(|(title, level)| Row { title: title.to_owned(), level });
                table(&games("", every), rows.into(), |row| {
                    let timed = |kind: Kind| {
                        if !kind.players().contains(&row.level) {
                            return Ok(String::new());
                        }
                        let times =
                            answers::measure(Level::Master, kind, row.level, self.some(TIMED));
                        let [median, .., longest] = times.map(|time| time.as_millis());
                        Ok(format!("{median} ms, {longest} ms"))
                    };
                    Kind::ALL.map(timed).into_iter().collect()
                })?
            }
            other => return Err(Error::Unusable(format!("Nothing measures the table {other}."))),
        }))
    }

    /// A part of a number, at least two.
    fn some(&self, all: u64) -> u64 {
        (all * self.part / 100).max(2)
    }

    fn play(&self, pairing: &Pairing) -> Result<Interval, Error> {
        let thinks_long = |player: &Player| matches!(player, Player::Level(Level::Master));
        let openings = OPENINGS[pairing.seats - 2];
        let fewer = if pairing.players.iter().any(thinks_long) { MASTERS } else { 1 };
        let openings = self.some(openings / fewer);
        let played = pairing.play(self.workshop, Length { from: FROM, openings, sprt: false })?;
        Ok(played.score().score())
    }

    /// How often a level wins against the one below, the lowest against random turns.
    fn neighbour(&self, kind: Kind, level: Level) -> Result<Interval, Error> {
        let below = Level::ALL.iter().rev().find(|other| **other < level);
        let below = below.map_or(Player::Random, |below| Player::Level(*below));
        let players = [Player::Level(level), below];
        self.play(&Pairing { kind, seats: 2, players, random: OPENING, alone: false })
    }

    /// The ratings that follow from how often neighbours win.
    fn scale(&self, kind: Kind) -> Result<Vec<String>, Error> {
        let mut rating = NOVICE;
        let mut ratings = vec![round_to_ten(rating)];
        for level in &Level::ALL[1..Level::ALL.len() - 1] {
            let score = self.neighbour(kind, *level)?.mean.clamp(0.01, 0.99);
            rating += 400.0 * (score / (1.0 - score)).log10();
            ratings.push(round_to_ten(rating));
        }
        ratings.push(round_to_ten(rating + GRANDMASTER));
        Ok(ratings)
    }

    fn among(
        &self,
        kind: Kind,
        seats: usize,
        (one, others): (Level, Level),
    ) -> Result<Interval, Error> {
        let players = [Player::Level(one), Player::Level(others)];
        self.play(&Pairing { kind, seats, players, random: OPENING, alone: true })
    }

    fn against(&self, path: &std::path::Path, kind: Kind, row: Yardstick) -> Result<String, Error> {
        let Yardstick { seats, time } = row;
        if !kind.players().contains(&seats) {
            return Ok(String::new());
        }
        let go = Go::Time(time);
        let players = [Player::Search(go), Player::Process(go, path.to_owned())];
        let pairing = Pairing { kind, seats, players, random: OPENING, alone: seats > 2 };
        // Ten times the time, a tenth of the games.
        let openings = self.some(OPENINGS[seats - 2] * 20 / time);
        let played = pairing.play(self.workshop, Length { from: 0, openings, sprt: false })?;
        Ok(format!("{} ({})", cell(played.score().score()), played.score().games()))
    }

    fn wins(&self, (turns, level): (u32, Level)) -> Result<Vec<String>, Error> {
        let mut cells = Vec::new();
        let (mut right, mut all) = (0, 0);
        for kind in Kind::ALL {
            let found = wins::found(self.workshop, kind, turns, level)?;
            cells.push(format!("{} of {}", found.right, found.all));
            right += found.right;
            all += found.all;
        }
        cells.push(format!("{:.0} %", 100.0 * right as f64 / all as f64));
        Ok(cells)
    }
}

/// A row of a table: its title, and what it is about.
#[derive(Clone, Debug)]
struct Row<T> {
    title: String,
    level: T,
}

#[derive(Clone, Copy, Debug)]
struct Yardstick {
    seats: usize,
    /// Milliseconds of processor time a turn.
    time: u64,
}

#[derive(Clone, Copy, Debug)]
enum HintsRow {
    All,
    Searched,
    Without,
}

fn neighbours() -> Vec<Row<Level>> {
    let levels = &Level::ALL[..Level::ALL.len() - 1];
    let row = |(place, level): (usize, &Level)| {
        let below = place.checked_sub(1).map(|place| levels[place].to_string());
        let below = below.unwrap_or_else(|| "random turns".to_owned());
        Row { title: format!("{level} against {below}"), level: *level }
    };
    levels.iter().enumerate().map(row).collect()
}

fn among() -> Vec<Row<(Level, Level)>> {
    let row = |(one, others): (Level, Level)| Row {
        title: format!("{one} among others: {others}"),
        level: (one, others),
    };
    AMONG.map(row).into()
}

fn yardsticks() -> Vec<Row<Yardstick>> {
    let row = |(title, seats, time): (&str, usize, u64)| Row {
        title: format!("{title}, {time} ms"),
        level: Yardstick { seats, time },
    };
    [("two", 2, 20), ("two", 2, 200), ("three", 3, 20), ("four", 4, 20)].map(row).into()
}

fn wins_rows() -> Vec<Row<(u32, Level)>> {
    let levels = [Level::Novice, Level::Casual, Level::Club, Level::Master];
    let row = |turns: u32, level: Level| {
        let within = if turns == 1 { "one turn" } else { "three turns" };
        Row { title: format!("{within}, {level}"), level: (turns, level) }
    };
    [1, 3].into_iter().flat_map(|turns| levels.map(|level| row(turns, level))).collect()
}

fn hints_rows() -> Vec<Row<HintsRow>> {
    let row = |(title, level): (&str, HintsRow)| Row { title: title.to_owned(), level };
    [
        ("all reasons", HintsRow::All),
        ("only those shown by a search", HintsRow::Searched),
        ("turns without a reason", HintsRow::Without),
    ]
    .map(row)
    .into()
}

fn games(more: &str, which: impl Fn(&Kind) -> bool) -> Vec<String> {
    let kinds = Kind::ALL.into_iter().filter(which);
    kinds.map(|kind| format!("{}{more}", kind.name())).collect()
}

/// A score in a cell of a table whose text says that these are per cent.
fn cell(score: Interval) -> String {
    if score.mean >= 1.0 {
        return "all".to_owned();
    }
    format!("{:.0} ±{:.0}", 100.0 * score.mean, 100.0 * score.half)
}

fn round_to_ten(rating: f64) -> String {
    format!("{:.0}", (rating / 10.0).round() * 10.0)
}

/// A table in Markdown.
fn table<T>(
    columns: &[String],
    rows: Vec<Row<T>>,
    cells: impl Fn(Row<T>) -> Result<Vec<String>, Error>,
) -> Result<String, Error> {
    let mut text =
        format!("| | {} |\n|---{}|\n", columns.join(" | "), "|---".repeat(columns.len()));
    for row in rows {
        let title = row.title.clone();
        text += &["| ", &title, " | ", &cells(row)?.join(" | "), " |\n"].concat();
    }
    Ok(text)
}
