//! Records of the bot, and plain notation as people write it: tags or a head, then a turn or a round on each line.

use std::collections::BTreeMap;

use rules::{Entry, Kind, Seat, Setup};

use super::reading::Reading;
use super::{
    At, ImportError, ImportedGame, LONGEST_NAME, LONGEST_PLACE, Remark, Wanted, cut, date,
    shortened,
};

/// What the head of a text says, by small letters.
#[derive(Default)]
struct Head {
    kind: Option<Kind>,
    players: Option<usize>,
    seats: Option<String>,
    rules: Option<(At, u32)>,
    options: Option<(At, String)>,
    position: Option<String>,
    names: BTreeMap<Seat, String>,
    /// Names in turn order.
    list: Vec<String>,
    date: Option<String>,
    place: Option<String>,
}

/// Reads a text.
pub(super) fn read(text: &str, wanted: &Wanted) -> Result<ImportedGame, ImportError> {
    let text = without_comments(text)?;
    let mut head = Head { kind: wanted.kind, players: wanted.players, ..Head::default() };
    let mut game: Option<Reading> = None;
    let mut stated = None;
    for (line, number) in text.lines().zip(1..) {
        let (at, line) = (At::Line(number), line.trim());
        // The record is pasted with the signs around it in which a message shows it.
        if line.is_empty() || line.chars().all(|sign| sign == '`') {
            continue;
        }
        if line.starts_with('[') {
            head.tags(at, line)?;
            continue;
        }
        if game.is_none() && head.line(at, line)? {
            continue;
        }
        if let Some(result) = result(line) {
            stated = Some(result);
            continue;
        }
        let reading = match &mut game {
            Some(reading) => reading,
            none => none.insert(head.begin(at, line)?),
        };
        round(reading, &head, at, line)?;
    }
    let reading = game.ok_or(ImportError::NoTurns)?;
    let seats = reading.setup().seats;
    let (record, end) = reading.end()?;
    let own = record.to_string();
    let own = own.lines().last().and_then(result);
    let remark = stated.and_then(|stated| match own {
        Some(own) if own == stated => None,
        Some(_) => Some(Remark::Points(stated)),
        None => Some(Remark::NotOver),
    });
    let names = seats.iter().enumerate().map(|(place, seat)| {
        head.names.get(&seat).or_else(|| head.list.get(place)).and_then(|it| cut(it, LONGEST_NAME))
    });
    Ok(ImportedGame {
        names: names.collect(),
        record,
        end,
        date: head.date,
        place: head.place,
        remarks: remark.into_iter().collect(),
    })
}

/// The text with spaces in the place of its comments: those in braces, and those from `;` or `//` to the end of a line.
/// What stands in tags stays.
fn without_comments(text: &str) -> Result<String, ImportError> {
    let mut left = String::with_capacity(text.len());
    let (mut line, mut brace, mut rest) = (1, None, false);
    let (mut tag, mut quoted) = (false, false);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign == '\n' {
            line += 1;
            (rest, tag, quoted) = (false, false, false);
            left.push(sign);
        } else if brace.is_some() {
            if sign == '}' {
                brace = None;
            }
            left.push(' ');
        } else if rest {
        } else if tag {
            match sign {
                '"' => quoted = !quoted,
                ']' if !quoted => tag = false,
                _ => {}
            }
            left.push(sign);
        } else {
            match sign {
                '{' => brace = Some(line),
                ';' => rest = true,
                '/' if signs.peek() == Some(&'/') => rest = true,
                '[' => {
                    tag = true;
                    left.push(sign);
                }
                _ => left.push(sign),
            }
        }
    }
    match brace {
        Some(line) => Err(ImportError::Comment(At::Line(line))),
        None => Ok(left),
    }
}

impl Head {
    /// The tags of a line.
    fn tags(&mut self, at: At, line: &str) -> Result<(), ImportError> {
        let malformed = || ImportError::Head(at, shortened(line));
        let mut rest = line;
        while !rest.is_empty() {
            let inner = rest.strip_prefix('[').ok_or_else(malformed)?;
            let (name, inner) = inner.split_once('"').ok_or_else(malformed)?;
            let (value, inner) = inner.split_once('"').ok_or_else(malformed)?;
            rest = inner.trim_start().strip_prefix(']').ok_or_else(malformed)?.trim_start();
            // Programs add tags of their own.
            let _known = self.set(at, name.trim(), value)?;
        }
        Ok(())
    }

    /// Reads a line before the first turn. Returns whether it belongs to the head.
    fn line(&mut self, at: At, line: &str) -> Result<bool, ImportError> {
        if let Some((name, value)) = line.split_once(':')
            && self.set(at, name.trim(), value.trim())?
        {
            return Ok(true);
        }
        // `Pacru`, `Azacru for 3 players`.
        let words = line.split(|sign: char| !sign.is_alphanumeric());
        let mut words = words.filter(|word| !word.is_empty());
        let Some(kind) = words.next().and_then(|word| word.parse().ok()) else {
            return Ok(false);
        };
        self.kind = Some(kind);
        if let Some(players) = words.find_map(|word| word.parse().ok()) {
            self.players = Some(players);
        }
        Ok(true)
    }

    /// Takes what a tag or a line of the head says. Returns whether it is known.
    fn set(&mut self, at: At, name: &str, value: &str) -> Result<bool, ImportError> {
        let wrong = || ImportError::Head(at, shortened(&format!("{name}: {value}")));
        match name.to_ascii_lowercase().as_str() {
            "game" => self.kind = Some(value.trim().parse().map_err(|_| wrong())?),
            "seats" => self.seats = Some(value.trim().to_uppercase()),
            "rules" => self.rules = Some((at, value.trim().parse().map_err(|_| wrong())?)),
            "options" => self.options = Some((at, value.to_owned())),
            "position" => self.position = Some(value.trim().to_owned()),
            "date" => self.date = date(value),
            "place" | "site" | "location" => self.place = cut(value, LONGEST_PLACE),
            "players" => match value.trim().parse() {
                Ok(players) => self.players = Some(players),
                Err(_) => self.list = value.split(',').map(str::to_owned).collect(),
            },
            side => {
                let Some(seat) = seat_of(side) else { return Ok(false) };
                // A line such as `S: e1-e2` is a turn.
                if value.trim().starts_with(|sign: char| sign.is_ascii_alphabetic())
                    && value.chars().any(|sign| sign.is_ascii_digit())
                    && !value.contains(' ')
                    && value.contains(['-', 'x', '>', '<'])
                {
                    return Ok(false);
                }
                self.names.insert(seat, value.to_owned());
            }
        }
        Ok(true)
    }

    /// The game, once its first turn has been found.
    fn begin(&self, at: At, line: &str) -> Result<Reading, ImportError> {
        let Some(kind) = self.kind else {
            // Text that is no game at all is better shown than asked about.
            return if line.chars().any(|sign| sign.is_ascii_digit()) || line.len() < 4 {
                Err(ImportError::NoGame)
            } else {
                Err(ImportError::Head(at, shortened(line)))
            };
        };
        let named = self.names.len().max(self.list.len());
        let players = self.players.or((named >= 2).then_some(named));
        let fewest = *kind.players().start();
        let mut setup = Setup::new(kind, players.unwrap_or(fewest)).map_err(ImportError::Setup)?;
        if let Some(seats) = &self.seats {
            setup.seats = seats.parse().map_err(|error| ImportError::Setup(error_of(error)))?;
        }
        if let Some((_, options)) = &self.options {
            setup.options = options.parse().map_err(|error| ImportError::Setup(error_of(error)))?;
        }
        setup.position.clone_from(&self.position);
        if let Some((at, version)) = self.rules
            && version != rules::RulesVersion::CURRENT.number()
        {
            return Err(ImportError::Head(at, format!("Rules: {version}")));
        }
        Reading::new(setup)
    }
}

fn error_of(error: impl Into<rules::RulesError>) -> rules::RulesError {
    error.into()
}

/// The side of the board that a word names.
fn seat_of(word: &str) -> Option<Seat> {
    let named = |seat: &Seat| seat.name().eq_ignore_ascii_case(word);
    Seat::ALL.into_iter().find(named).or_else(|| word.parse().ok())
}

/// Reads the turns of a line.
fn round(game: &mut Reading, head: &Head, at: At, line: &str) -> Result<(), ImportError> {
    let mut turns = without_number(line);
    if let Some((who, rest)) = turns.split_once(':')
        && let Some(seat) = named(game, head, who.trim())
    {
        if game.to_move().is_some_and(|to_move| to_move != seat) {
            let to_move = game.to_move().unwrap_or(seat);
            return Err(ImportError::NotTheirTurn { at, to_move });
        }
        turns = rest;
    }
    let words = words(turns);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    // In Pasang a turn has up to three parts, which are easily written apart.
    let whole = words.concat();
    if words.len() > 1 && game.setup().kind == Kind::Pasang && game.refusal(&whole).is_none() {
        return game.turn(at, &whole);
    }
    let mut words = words.into_iter().peekable();
    while let Some(word) = words.next() {
        let next = words.peek().copied();
        if next.is_some_and(is_keyword) && seat_of(word).is_some() {
            // `S resigns`.
            let seat = seat_of(word);
            let entry = match keyword(words.next().unwrap_or_default()) {
                Some(Entry::Resign(None)) => Entry::Resign(seat),
                Some(Entry::Time(None)) => Entry::Time(seat),
                Some(entry) => entry,
                None => continue,
            };
            game.enter(at, entry)?;
        } else if let Some(entry) = keyword(word) {
            game.enter(at, entry)?;
        } else if is_field(word) && next.is_some_and(is_target) {
            game.turn(at, &format!("{word}-{}", words.next().unwrap_or_default()))?;
        } else if result(word).is_none() {
            game.turn(at, without_praise(word))?;
        }
    }
    Ok(())
}

/// The line without the number of its turn or round.
fn without_number(line: &str) -> &str {
    let after = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if after.len() == line.len() {
        return line;
    }
    let ended = after.trim_start_matches(['.', ')', ':', ' ', '\t', '…']);
    if ended.len() < after.len() || ended.is_empty() { ended } else { line }
}

/// The seat of whoever a line names before a colon.
fn named(game: &Reading, head: &Head, who: &str) -> Option<Seat> {
    let seats = game.setup().seats;
    let by_name = seats.iter().enumerate().find(|(place, seat)| {
        let name = head.names.get(seat).or_else(|| head.list.get(*place));
        name.is_some_and(|name| name.trim().eq_ignore_ascii_case(who))
    });
    by_name.map(|(_, seat)| seat).or_else(|| seat_of(who))
}

/// The words of a line, each a turn as far as spaces tell: `E3 x e4 (e6, i9)` is one.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        let plain = word.chars().map(|sign| match sign {
            '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            '\u{d7}' => 'x',
            sign => sign.to_ascii_lowercase(),
        });
        let word: String = plain.collect();
        let joins = word.starts_with(['-', ')', ',', '!', '<', '>', '(', '^', '?'])
            || word
                .strip_prefix('x')
                .is_some_and(|rest| rest.is_empty() || begins_with_field(rest));
        match words.last_mut() {
            Some(last)
                if joins
                    || last.ends_with(['-', '(', ',', '!'])
                    || last.len() > 2 && last.ends_with('x')
                    || last.len() == 3 && last.ends_with(['<', '>']) && word.starts_with('(') =>
            {
                last.push_str(&word);
            }
            _ => words.push(word),
        }
    }
    words
}

/// The turn without what a commentator thinks of it.
fn without_praise(word: &str) -> &str {
    word.trim_end_matches(['!', '?', '.', ','])
}

fn is_field(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'i', b'1'..=b'9'])
}

fn begins_with_field(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'i', b'1'..=b'9', ..])
}

/// Whether a word can be where a chevron goes, with what that brings.
fn is_target(word: &str) -> bool {
    begins_with_field(word) && !matches!(word.as_bytes().get(2), Some(b'-' | b'x'))
}

fn is_keyword(word: &str) -> bool {
    keyword(word).is_some()
}

/// What a word says that is not a turn.
fn keyword(word: &str) -> Option<Entry> {
    match without_praise(word) {
        "resign" | "resigns" | "resigned" => Some(Entry::Resign(None)),
        "time" | "timeout" => Some(Entry::Time(None)),
        "draw" | "drawn" => Some(Entry::Draw),
        "skip" => Some(Entry::Skip),
        word => {
            let (keyword, seat) = word.split_once(':')?;
            let seat = Some(seat_of(seat)?);
            match keyword {
                "resign" => Some(Entry::Resign(seat)),
                "time" => Some(Entry::Time(seat)),
                _ => None,
            }
        }
    }
}

/// A line with a result, with one space between its words: `S 1 N 0`, `1-0`, `*`.
fn result(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_number = |word: &str| {
        !word.is_empty() && word.chars().all(|sign| sign.is_ascii_digit() || "./½".contains(sign))
    };
    let by_seat = words.len() >= 4
        && words.len().is_multiple_of(2)
        && words.chunks(2).all(|pair| {
            pair[0].len() == 1 && pair[0].parse::<Seat>().is_ok() && is_number(pair[1])
        });
    if by_seat {
        return Some(words.join(" ").to_uppercase());
    }
    let [word] = words[..] else { return None };
    let numbers: Vec<&str> = word.split(['-', '–', ':']).collect();
    let is_score = numbers.len() >= 2 && numbers.iter().all(|number| is_number(number));
    (is_score || word == "*").then(|| word.to_owned())
}
