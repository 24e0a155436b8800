//! A turn being made: the board with what can be chosen, the question, what was chosen so far.

use render::{Caption, Label, Renderer, Scene};
use rules::{Ask, Board, Place, Played, Seat, Status, Table};

use crate::composer::{Composition, Now, Offer, Region, Taken};
use crate::play::{Deed, Replay};
use crate::store::{Game, Post as Posted};

use super::board::{mark, scene, side, still};
use super::offers::{Placed, capitalised, composer_rows, line, place, placed};
use super::people::{coloured, identity, name, signed, title};
use super::story::result;
use super::tables::address;
use super::{File, LONGEST_TEXT, Post, alt, fit};

/// What the player to move sees of the turn that he is making, from his own side.
#[must_use]
pub fn composer(
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    composition: &Composition,
) -> Post {
    let table = &replay.table;
    let seat = match table.status() {
        Status::Turn(seat) => seat,
        // Nobody composes after the end; the position can still be shown.
        Status::Over(_) => table.seats().first(),
    };
    let called = |seat| name(game, seat).to_owned();
    let deeds: Vec<&Deed> = replay.deeds().collect();
    let bottom = side(seat);
    let (text, scene, alt) = match &composition.now {
        Now::Choose {
            draft,
            within,
            offers,
        } => {
            let question = question(&draft.asks(), within.as_ref(), offers);
            let placed = placed(draft, offers, bottom);
            let mut scene = still(table, draft.board(), &deeds, &called);
            let taken = composition.taken.iter();
            let chosen: Vec<Place> = taken.filter_map(|taken| place(&taken.choice)).collect();
            let numbered: Vec<(Place, Label)> = placed
                .iter()
                .filter_map(|placed| Some((placed, Label::number(placed.number?))))
                .flat_map(|(placed, label)| placed.marks.iter().map(move |at| (*at, label)))
                .collect();
            mark(&mut scene, draft.board(), seat, &chosen, &numbered);
            let words: Vec<String> = placed.iter().map(Placed::words).collect();
            let asked = format!("{question} Choices: {}.", words.join("; "));
            (
                asking(game, seat, composition, &draft.text(), &question),
                scene,
                described(game, table, draft.board(), &asked),
            )
        }
        Now::Done(played) => {
            let (after, board) = (&played.table, played.table.board());
            let deed = Deed {
                account: played.account.clone(),
                before: table.clone(),
            };
            let told = alt::told(&deed.account, &|seat| coloured(game, seat));
            let deeds: Vec<&Deed> = deeds.into_iter().chain([&deed]).collect();
            (
                confirming(game, seat, composition, played),
                Scene {
                    banner: result(after, &|seat| coloured(game, seat)).map(Caption::from),
                    ..scene(after, board, &deeds, &called)
                },
                described(game, after, board, &format!("{told}.")),
            )
        }
    };
    let (kind, code, seq) = (game.setup.kind.slug(), &game.code, game.seq);
    Post {
        text: fit(text, LONGEST_TEXT),
        file: Some(File {
            name: format!("{kind}-{code}-{seq}-turn.png"),
            bytes: renderer.png(&Scene { bottom, ..scene }),
            alt: Some(alt),
        }),
        rows: composer_rows(game, composition, bottom),
        ..Post::default()
    }
}

/// An answer to a tap on something old: where the newest board stands, then what is there now.
#[must_use]
pub fn moved_on(game: &Game, newest: Option<&Posted>, now: Post) -> Post {
    let link = newest.map_or_else(String::new, |post| {
        format!(" The newest board: {}", address(game, post))
    });
    Post {
        text: fit(
            format!("The game has moved on since then.{link}\n{}", now.text),
            LONGEST_TEXT,
        ),
        ..now
    }
}

fn question(asks: &str, within: Option<&Region>, offers: &[Offer]) -> String {
    let regions = offers
        .iter()
        .any(|offer| matches!(offer, Offer::Region(..)));
    match within {
        Some(region) => format!("{asks} (in {region})"),
        None if regions => format!("{asks} First the part of the board."),
        None => asks.to_owned(),
    }
}

/// A step that was taken, in a few words.
fn phrase(taken: &Taken) -> String {
    let (note, token) = (&taken.choice.note, &taken.choice.token);
    let words = match (&taken.ask, place(&taken.choice)) {
        (Ask::Piece, Some(Place::Field(field))) => format!("chevron on {field}"),
        (Ask::Way { .. }, Some(Place::Field(field))) if note == "move" => format!("to {field}"),
        (Ask::Way { .. }, Some(Place::Field(field))) => format!("to {field} ({note})"),
        (Ask::Ka, Some(Place::Point(point))) => format!("the token on {point} as ka"),
        (Ask::KaTarget, Some(Place::Point(point))) => format!("the ka to {point}"),
        (Ask::Passage, _) => format!("column {token} as passage"),
        (Ask::Line { .. }, _) => format!("{}, {note}", line(token)),
        _ => note.clone(),
    };
    if taken.alone {
        words + " (no other choice)"
    } else {
        words
    }
}

fn heading(game: &Game, seat: Seat) -> String {
    let (title, turn, emoji) = (title(game), game.ply + 1, identity(seat).emoji);
    format!("{title} turn {turn}, your turn {emoji}")
}

fn asking(
    game: &Game,
    seat: Seat,
    composition: &Composition,
    text: &str,
    question: &str,
) -> String {
    let mut lines = vec![heading(game, seat)];
    if !composition.taken.is_empty() {
        let phrases: Vec<String> = composition.taken.iter().map(phrase).collect();
        lines.push(format!("So far `{text}…`: {}", phrases.join(", ")));
    }
    lines.push(format!("**{question}**"));
    lines.join("\n")
}

fn confirming(game: &Game, seat: Seat, composition: &Composition, played: &Played) -> String {
    let words = played.account.words(&|seat| signed(game, seat));
    let told = format!("{} {words}.", signed(game, played.account.seat()));
    let taken = composition.taken.iter();
    let alone: Vec<String> = taken.filter(|taken| taken.alone).map(phrase).collect();
    let mut lines = vec![heading(game, seat), told];
    if !alone.is_empty() {
        lines.push(capitalised(&alone.join(", ")) + ".");
    }
    lines.push("**Like this?**".to_owned());
    lines.join("\n")
}

/// The picture in words: what is asked or was done, then how it stands.
fn described(game: &Game, table: &Table, board: Board<'_>, told: &str) -> String {
    let (kind, code) = (game.setup.kind.name(), &game.code);
    let standing = alt::standing(table, board, &|seat| coloured(game, seat));
    fit(format!("{kind} {code}. {told}{standing}"), alt::LONGEST)
}
