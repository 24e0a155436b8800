//! Games that were played elsewhere: the form that asks for one, what is said about it, and why it cannot be read.

use play::import::{self, At, ImportError, ImportedGame, Remark, Untold, Wanted, Written};
use play::time::Millis;
use play::{Game, Replay, record};
use rules::{Kind, Seat, Status};

use crate::custom_id::FormButton;
use crate::form::{Filled, Form, Input, option, part};
use crate::markdown::plain;
use crate::messages as m;
use crate::people::{colour_name, name, signed, title};
use crate::texts::Texts;
use crate::{File, Post, rules_errors, said};

/// The custom id of the part for the record.
const TEXT: &str = "text";

/// The custom id of the part for the game.
const KIND: &str = "game";

/// The longest text that Discord's form takes, in characters.
const LONGEST_PASTED: usize = 4000;

/// Asks for the text of a game; what is known of it is chosen.
pub fn import_form(t: &Texts, wanted: &Wanted) -> Form {
    let kind =
        |kind: &Kind| option(kind.slug(), kind.name().to_owned(), wanted.kind == Some(*kind));
    let text = Input::Text { text: String::new(), longest: LONGEST_PASTED };
    let kinds = Input::OneOrNone(Kind::ALL.iter().map(kind).collect());
    Form {
        id: FormButton::Import.into(),
        heading: t.say(m::ImportForm),
        parts: vec![
            part(t.say(m::ImportFormText), TEXT, text).hint(t.say(m::ImportFormTextHint)),
            part(t.say(m::ImportFormGame), KIND, kinds).hint(t.say(m::ImportFormGameHint)),
        ],
    }
}

/// The text that was pasted, and what was chosen.
pub fn import_of(filled: &Filled) -> (&str, Wanted) {
    let kind = filled.one(KIND).and_then(|kind| kind.parse().ok());
    (filled.one(TEXT).unwrap_or_default(), Wanted { kind, players: None })
}

/// A game that was imported, above its last board.
pub fn imported(t: &Texts, game: &Game, read: &ImportedGame, board: Post) -> Post {
    let mut lines = vec![t.say(m::ImportKept { game: title(game) })];
    let of = game.imported.clone().unwrap_or_default();
    let of = [of.date, of.place.map(|place| plain(&place))];
    let of: Vec<String> = of.into_iter().flatten().collect();
    if !of.is_empty() {
        lines.push(t.say(m::ImportOrigin { origin: of.join(", ") }));
    }
    lines.extend(read.remarks.iter().map(|it| remark(t, game, it)));
    let breaks_off = t.say(m::ImportBreaksOff);
    let is_said = read.remarks.contains(&Remark::NotOver) || board.text.contains(&breaks_off);
    if matches!(read.end.status(), Status::Turn(_)) && !is_said {
        lines.push(breaks_off);
    }
    if !board.text.is_empty() {
        lines.push(String::new());
        lines.push(board.text.clone());
    }
    Post { text: lines.join("\n"), ..board }
}

fn remark(t: &Texts, game: &Game, remark: &Remark) -> String {
    match remark {
        Remark::EndlessPlay => t.say(m::ImportEndlessPlay),
        Remark::Turned => t.say(m::ImportTurned),
        Remark::Winners(seats) => {
            let players: Vec<String> = seats.iter().map(|seat| signed(t, game, *seat)).collect();
            t.say(m::ImportWinners { players: t.and(&players) })
        }
        Remark::NotOver => t.say(m::ImportNotOver),
        Remark::Points(result) => t.say(m::ImportPoints { result: plain(result) }),
        Remark::Variants(variants) => {
            let variants: Vec<String> = variants.iter().map(|it| plain(it)).collect();
            t.say(m::ImportVariants { variants: t.and(&variants) })
        }
    }
}

/// Why a text is no game, in one sentence or with a second one for what would be possible.
pub(crate) fn import_error(t: &Texts, error: &ImportError) -> String {
    match error {
        ImportError::TooLong => t.say(m::ImportTooLong),
        ImportError::NotText => t.say(m::ImportNotText),
        ImportError::NoTurns => t.say(m::ImportNoTurns),
        ImportError::TooManyTurns => t.say(m::ImportTooManyTurns),
        ImportError::NoGame => t.say(m::ImportNoGame),
        ImportError::NotReport(line) => t.say(m::ImportNotReport { line: *line }),
        ImportError::OtherGame(name) => t.say(m::ImportOtherGame { name: plain(name) }),
        ImportError::Setup(why) => t.say(m::ImportSetup { why: rules_errors::sentence(t, why) }),
        ImportError::Head(at, text) => t.say(m::ImportHead { at: place(t, *at), text }),
        ImportError::Comment(at) => t.say(m::ImportComment { at: place(t, *at) }),
        ImportError::Turn { at, text, error } => t.say(m::ImportTurn {
            at: place(t, *at),
            turn: text,
            why: rules_errors::sentence(t, error),
        }),
        ImportError::NotTheirTurn { at, to_move } => {
            t.say(m::ImportNotTheirTurn { at: place(t, *at), seat: mover(t, *to_move) })
        }
        ImportError::AfterEnd(at, text) => {
            t.say(m::ImportAfterEnd { at: place(t, *at), turn: text })
        }
    }
}

/// A finished game as a report for AbstractPlay, or why there is none. `replay` must start at the first event; `now` is the
/// present.
pub fn report(t: &Texts, game: &Game, replay: &Replay, now: Millis) -> Post {
    let record = record(game, replay.steps.iter().map(|step| &step.event));
    let players = game.players.iter().enumerate();
    let players =
        players.map(|(place, player)| (name(t, &game.name(place)), player.computer.is_some()));
    let began = game.started_at.unwrap_or(game.created_at);
    let of = game.imported.as_ref().and_then(|imported| imported.place.as_deref());
    let written = import::report(&Written {
        record: &record,
        players: players.collect(),
        site: of,
        code: &game.code,
        dates: [began, game.ended_at.unwrap_or(now), now],
    });
    let untold = match written {
        Ok(json) => {
            let name = format!("{}-{}.json", game.setup.kind.slug(), game.code);
            let file = File { name, bytes: json.into_bytes(), alt: None };
            let text = t.say(m::ImportReport { game: title(game) });
            return Post { text, file: Some(file), ..Post::default() };
        }
        Err(untold) => untold,
    };
    said(match untold {
        Untold::Game => t.say(m::ImportUntoldGame),
        Untold::Rules => t.say(m::ImportUntoldRules { game: title(game) }),
        Untold::Order => t.say(m::ImportUntoldOrder),
        Untold::GoesOn => t.say(m::ImportUntoldGoesOn { game: title(game) }),
    })
}

fn mover(t: &Texts, seat: Seat) -> String {
    colour_name(t, seat)
}

fn place(t: &Texts, at: At) -> String {
    match at {
        At::Line(line) => t.say(m::ImportAtLine { line }),
        At::Round(round, player) => t.say(m::ImportAtRound { round, player }),
    }
}
