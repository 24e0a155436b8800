//! What happened in a turn, in words, so that the goldens can be read.

use rules::{
    Border, ChevronAction, ChevronSummary, EliminationCause, FieldSet, Meeting, Move, PasangAction,
    PasangSummary, Path, Reorientation, Summary, Twist,
};

pub(crate) fn words(summary: &Summary) -> String {
    match summary {
        Summary::Chevrons(summary) => chevrons(summary),
        Summary::Pasang(summary) => pasang(summary),
    }
}

fn chevrons(summary: &ChevronSummary) -> String {
    let mut parts = match &summary.action {
        ChevronAction::Move(moved) => move_words(moved),
        ChevronAction::Reorientation(turned) => vec![reorientation(turned)],
        // The elimination says it.
        ChevronAction::Resignation => Vec::new(),
        ChevronAction::Pass => vec![format!("{} cannot move and passes", summary.seat.name())],
        ChevronAction::Skip => vec![format!("{} is away and skipped", summary.seat.name())],
    };
    parts.extend(summary.eliminations.iter().map(|elimination| {
        let name = elimination.seat.name();
        match elimination.cause {
            EliminationCause::Captured => format!("{name} has no chevron left and is out"),
            EliminationCause::Blocked => format!("{name} cannot move and is out"),
            EliminationCause::Resigned => format!("{name} resigns"),
            EliminationCause::OutOfTime => format!("{name} has run out of time"),
        }
    }));
    parts.join(", ")
}

fn move_words(moved: &Move) -> Vec<String> {
    let sign = if moved.captured.is_some() { 'x' } else { '-' };
    let mut parts = vec![format!("{}{sign}{}", moved.from, moved.to)];
    if let Some(seat) = moved.captured {
        parts.push(format!("capturing a chevron of {}", seat.name()));
    }
    match moved.path {
        Path::Plain => {}
        Path::Jump => parts.push("connection jump".to_owned()),
        Path::Connection(fields) => parts.push(format!("connection over {}", all(fields))),
    }
    match moved.border {
        None => {}
        Some(Border::Change(field)) => parts.push(format!("border change on {field}")),
        Some(Border::Transformation { field, from }) => {
            let former = from.name();
            parts.push(format!("border transformation of {field} from {former}"));
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

fn reorientation(turned: &Reorientation) -> String {
    let side = if turned.degrees < 0 { "left" } else { "right" };
    let (field, degrees) = (turned.field, turned.degrees.abs());
    format!("{field} turns {degrees} degrees {side} for {}", all(turned.paid))
}

fn pasang(summary: &PasangSummary) -> String {
    let plural = |count: usize| if count == 1 { "" } else { "s" };
    let (tokens, points) = (summary.captured.len(), summary.points);
    let gain =
        format!("{tokens} token{} for {points} point{}", plural(tokens), plural(points.into()));
    let what = match summary.action {
        PasangAction::Passage { file } => format!("passage {file}, {gain}"),
        PasangAction::Ka { from, to, .. } => format!("{from} becomes the ka on {to}, {gain}"),
        PasangAction::Move { from, to } => format!("ka {from}-{to}, {gain}"),
        PasangAction::Resignation => format!("{} resigns", summary.seat.name()),
        PasangAction::OutOfTime => format!("{} has run out of time", summary.seat.name()),
    };
    match summary.stuck {
        Some(seat) => format!("{what}, {} is suntuk", seat.name()),
        None => what,
    }
}

/// `b2, b3 and b4`.
fn all(fields: FieldSet) -> String {
    let names: Vec<String> = fields.into_iter().map(|field| field.to_string()).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}
