//! Turns of Pacru and its sisters in words.

use crate::texts::Texts;
use rules::{
    Border, ChevronAction, ChevronNote, ChevronPrompt, ChevronSummary, EliminationCause, FieldSet,
    Meeting, Move, Path, Reorientation, Seat, Twist,
};

use crate::words::counted;

pub(super) fn question(t: &Texts, prompt: ChevronPrompt) -> String {
    match prompt {
        ChevronPrompt::Piece => "Which chevron?".to_owned(),
        ChevronPrompt::Way { from } => format!("Where does the chevron on {from} go?"),
        ChevronPrompt::Marker { land } => format!(
            "Which field of the borderland around {} gets your marker?",
            land.centre()
        ),
        ChevronPrompt::Connection => "The move makes a connection.".to_owned(),
        ChevronPrompt::ConnectionOrMarker { land } => format!(
            "Make the connection, or put a marker into the borderland around {}?",
            land.centre()
        ),
        ChevronPrompt::Bonus => "A meeting! Which field gets the bonus marker?".to_owned(),
        ChevronPrompt::Twist { at } => {
            format!("A border is crossed: twist the chevron on {at}?")
        }
        ChevronPrompt::Pass => "None of your chevrons can move, so you pass.".to_owned(),
        ChevronPrompt::Payment { due, price } if due == price => {
            format!("Give up {price} markers: choose the first.")
        }
        ChevronPrompt::Payment { due: 1, .. } => "Choose the last marker to give up.".to_owned(),
        ChevronPrompt::Payment { due, price } => format!(
            "Choose the next marker to give up, {} of {price}.",
            price - due + 1
        ),
    }
}

pub(super) fn note(t: &Texts, note: ChevronNote) -> String {
    match note {
        ChevronNote::Targets(targets) => counted(t, targets as u64, "target"),
        ChevronNote::OnlyTurned => "can only be turned".to_owned(),
        ChevronNote::Move => "move".to_owned(),
        ChevronNote::CrossesBorder => "crosses a border".to_owned(),
        ChevronNote::MakesConnection | ChevronNote::Connection => "connection".to_owned(),
        ChevronNote::ConnectionOrMarker => "connection or border marker".to_owned(),
        ChevronNote::MakesMeeting => "meeting".to_owned(),
        ChevronNote::Capture => "capture".to_owned(),
        ChevronNote::Turn { degrees, price } if degrees < 0 => {
            format!("turn {} degrees left for {price} markers", degrees.abs())
        }
        ChevronNote::Turn { degrees, price } => {
            format!("turn {degrees} degrees right for {price} markers")
        }
        ChevronNote::Marker(field) => format!("border marker on {field}"),
        ChevronNote::Transformation { field, from } => {
            format!("border transformation of {field} from {}", from.name())
        }
        ChevronNote::Bonus(field) => format!("meeting, bonus on {field}"),
        ChevronNote::Payment(field) => format!("give up {field}"),
        ChevronNote::Gain { markers, removed } => {
            let markers = match markers {
                0 => "no new marker".to_owned(),
                markers => counted(t, markers, "marker"),
            };
            if removed {
                format!("{markers}, the chevron leaves")
            } else {
                markers
            }
        }
        ChevronNote::Twist(None) => "no twist".to_owned(),
        ChevronNote::Twist(Some(Twist::Left)) => "twist to the left".to_owned(),
        ChevronNote::Twist(Some(Twist::Right)) => "twist to the right".to_owned(),
        ChevronNote::Pass => "cannot move".to_owned(),
    }
}

pub(super) fn summary(
    t: &Texts,
    summary: &ChevronSummary,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let mut parts = match &summary.action {
        ChevronAction::Move(moved) => move_words(t, moved, name),
        ChevronAction::Reorientation(turned) => vec![reorientation(t, turned)],
        // The elimination says it.
        ChevronAction::Resignation => Vec::new(),
        ChevronAction::Pass => vec![format!("{} cannot move and passes", name(summary.seat))],
        ChevronAction::Skip => vec![format!("{} is away and skipped", name(summary.seat))],
    };
    parts.extend(summary.eliminations.iter().map(|elimination| {
        let name = name(elimination.seat);
        match elimination.cause {
            EliminationCause::Captured => format!("{name} has no chevron left and is out"),
            EliminationCause::Blocked => format!("{name} cannot move and is out"),
            EliminationCause::Resigned => format!("{name} resigns"),
            EliminationCause::OutOfTime => format!("{name} has run out of time"),
        }
    }));
    parts.join(", ")
}

fn move_words(t: &Texts, moved: &Move, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    let sign = if moved.captured.is_some() { 'x' } else { '-' };
    let mut parts = vec![format!("{}{sign}{}", moved.from, moved.to)];
    if let Some(seat) = moved.captured {
        parts.push(format!("capturing a chevron of {}", name(seat)));
    }
    match moved.path {
        Path::Plain => {}
        Path::Jump => parts.push("connection jump".to_owned()),
        Path::Connection(between) => parts.push(format!("connection over {}", fields(t, between))),
    }
    match moved.border {
        None => {}
        Some(Border::Change(field)) => parts.push(format!("border change on {field}")),
        Some(Border::Transformation { field, from }) => {
            parts.push(format!(
                "border transformation of {field} from {}",
                name(from)
            ));
        }
    }
    match moved.twist {
        None => {}
        Some(Twist::Left) => parts.push("twisted to the left".to_owned()),
        Some(Twist::Right) => parts.push("twisted to the right".to_owned()),
    }
    if moved.removed {
        parts.push("the chevron leaves the board".to_owned());
    }
    if let Some(Meeting { partner, bonus }) = moved.meeting {
        parts.push(format!("meeting {partner}, bonus on {bonus}"));
    }
    parts
}

fn reorientation(t: &Texts, turned: &Reorientation) -> String {
    let side = if turned.degrees < 0 { "left" } else { "right" };
    let (field, degrees) = (turned.field, turned.degrees.abs());
    format!(
        "{field} turns {degrees} degrees {side} for {}",
        fields(t, turned.paid)
    )
}

/// `b2, b3 and b4`.
pub(crate) fn fields(t: &Texts, fields: FieldSet) -> String {
    let names: Vec<String> = fields.into_iter().map(|field| field.to_string()).collect();
    t.and(&names)
}
