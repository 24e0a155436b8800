//! The next choices as buttons, in the arrangement of their places on the picture.

use play::Game;
use play::move_builder::{MoveBuilder, Now, Offer, Region};
use render::{Label, Side};
use rules::{
    AnyChoice, AnyDraft, Board, ChevronPrompt, Location, Next, PasangPrompt, Prompt, Summary,
};

use super::{Button, ButtonStyle, DisplayOptions, Row, fit, game_button, turns};
use crate::custom_id::{Action, CustomId, Tap};
use crate::limits::{LONGEST_LABEL, MOST_BUTTONS, MOST_ROWS};
use crate::messages as m;
use crate::texts::Texts;

/// The most rows of choices: one is left for the buttons that go back.
const CHOICE_ROWS: usize = MOST_ROWS - 1;

/// A turn that a player is building.
#[derive(Clone, Copy, Debug)]
pub struct Building<'a> {
    /// The turn as far as it is made.
    pub made: &'a MoveBuilder,
    /// Whether the player is to move in other games too.
    pub others_wait: bool,
}

/// The components for this point of a turn in a game, for a player with these display options.
pub fn move_builder_rows(
    t: &Texts,
    game: &Game,
    building: Building<'_>,
    display: DisplayOptions,
) -> Vec<Row> {
    let Building { made: builder, others_wait } = building;
    let custom_id = |tap: Tap| game_button(game, game.seq, tap.into());
    let mut rows = choice_rows(t, &custom_id, builder, display);
    if let (true, Now::Done(_), Some(Row::Buttons(play))) =
        (others_wait, &builder.now, rows.first_mut())
    {
        let and_next = Action::PlayAndNext(builder.choices.clone());
        let and_next = game_button(game, game.seq, and_next);
        play.push(tap_button(and_next, t.say(m::ButtonPlayAndNext)).emoji("⏭️"));
    }
    let back = back_buttons(t, &custom_id, builder);
    if !back.is_empty() {
        rows.push(Row::Buttons(back));
    }
    rows
}

/// The choices at this point of a turn, or the button that plays it: at most four rows.
pub(super) fn choice_rows(
    t: &Texts,
    custom_id: &dyn Fn(Tap) -> CustomId,
    builder: &MoveBuilder,
    display: DisplayOptions,
) -> Vec<Row> {
    let button = |tap, label| tap_button(custom_id(tap), label);
    let choices = &builder.choices;
    match &builder.now {
        Now::Done(played) => {
            let label = t.say(m::ButtonPlay { turn: &played.turn });
            let play = button(Tap::Play(choices.clone()), label).style(ButtonStyle::Primary);
            vec![Row::Buttons(vec![play])]
        }
        Now::Choose { draft, offers, .. } => {
            let placed = placed(t, draft, offers, display);
            let button = |placed: &Placed<'_>| Button {
                emoji: match placed.offer {
                    Offer::Choice(choice) if captures(draft, choice) => Some("⚔️"),
                    _ => None,
                },
                ..button(Tap::Choose(choices.with(placed.offer.token())), placed.label())
            };
            lines(&placed).map(|line| Row::Buttons(line.iter().map(button).collect())).collect()
        }
    }
}

/// The buttons that go back; none if nothing was chosen.
pub(super) fn back_buttons(
    t: &Texts,
    custom_id: &dyn Fn(Tap) -> CustomId,
    builder: &MoveBuilder,
) -> Vec<Button> {
    let Some(back) = builder.choices.back() else {
        return Vec::new();
    };
    vec![
        tap_button(custom_id(Tap::Choose(back)), t.say(m::ButtonBack)).emoji("↩️"),
        tap_button(custom_id(Tap::Again), t.say(m::MoveBuilderStartAgain)),
    ]
}

fn tap_button(custom_id: CustomId, label: String) -> Button {
    Button::new(custom_id, fit(label, LONGEST_LABEL))
}

/// An offer with its name and its place on the picture.
pub(super) struct Placed<'a> {
    offer: &'a Offer,
    /// The number by which picture and buttons refer to each other; none for what the picture does
    /// not show.
    number: Option<u8>,
    /// The places that are marked on the picture.
    marks: Vec<Location>,
    /// Its row and column on the picture, if it has a place.
    at: Option<(u8, u8)>,
    name: String,
    note: Option<String>,
}

/// The offers in reading order of the picture, from the top left; those without a place come last.
pub(super) fn placed<'a>(
    t: &Texts,
    draft: &AnyDraft,
    offers: &'a [Offer],
    display: DisplayOptions,
) -> Vec<Placed<'a>> {
    let prompt = draft.prompt();
    let mut placed: Vec<Placed<'_>> = offers
        .iter()
        .map(|offer| {
            let (name, note) = match offer {
                Offer::Choice(choice) => called(t, prompt.as_ref(), choice),
                Offer::Region(region, _) => (region_name(t, *region), None),
            };
            Placed {
                offer,
                number: None,
                marks: if display.numbered { marks(draft, offer) } else { Vec::new() },
                at: at(offer, display.bottom),
                name,
                note,
            }
        })
        .collect();
    placed.sort_by_key(|placed| (placed.at.is_none(), placed.at));
    let shown = placed.iter_mut().filter(|placed| !placed.marks.is_empty());
    for (number, placed) in (1..).zip(shown) {
        placed.number = Some(number);
    }
    placed
}

/// The places that the picture marks, with their numbers.
pub(super) fn numbers(placed: &[Placed<'_>]) -> Vec<(Location, Label)> {
    placed
        .iter()
        .filter_map(|placed| Some((placed, Label::number(placed.number?))))
        .flat_map(|(placed, label)| placed.marks.iter().map(move |at| (*at, label)))
        .collect()
}

/// The places to mark for an offer: its own, or, for a choice without a place, the tokens that it
/// captures.
pub(super) fn marks(draft: &AnyDraft, offer: &Offer) -> Vec<Location> {
    match offer {
        Offer::Region(_, choices) => choices.iter().filter_map(|choice| choice.location).collect(),
        Offer::Choice(choice) => match (choice.location, draft.take(&choice.token)) {
            (Some(location), _) => vec![location],
            (None, Ok(Next::Done(played))) => match &played.summary {
                Summary::Pasang(summary) => {
                    summary.captured.into_iter().map(Location::Point).collect()
                }
                Summary::Chevrons(_) => Vec::new(),
            },
            (None, _) => Vec::new(),
        },
    }
}

/// The row from the top and the column from the left on the picture.
fn at(offer: &Offer, bottom: Side) -> Option<(u8, u8)> {
    let location = match offer {
        Offer::Choice(choice) => choice.location?,
        Offer::Region(Region::Borderland(land), _) => Location::Field(land.centre()),
        Offer::Region(Region::Row(_), choices) => choices.first()?.location?,
    };
    let (x, y, last) = match location {
        Location::Field(field) => (field.x(), field.y(), 8),
        Location::Point(point) => (point.x(), point.y(), 10),
    };
    Some(match bottom {
        Side::South => (last - y, x),
        Side::West => (last - x, last - y),
        Side::North => (y, last - x),
        Side::East => (x, y),
    })
}

/// The name of a choice, and a note about it.
pub(super) fn called(
    t: &Texts,
    prompt: Option<&Prompt>,
    choice: &AnyChoice,
) -> (String, Option<String>) {
    let note = choice.note.map(|note| turns::note(t, note));
    match (prompt, choice.location) {
        (_, Some(location)) => (location.to_string(), note),
        (Some(Prompt::Pasang(PasangPrompt::Passage)), _) => {
            let column = choice.token.as_str();
            (t.say(m::MoveBuilderColumn { column }), note)
        }
        (Some(Prompt::Pasang(PasangPrompt::Line { .. })), _) => (line(t, &choice.token), note),
        _ => (capitalised(&note.unwrap_or_default()), None),
    }
}

/// The line that a ka captures, from its token: `vb`, or `b` where its move leaves only one axis.
pub(super) fn line(t: &Texts, token: &str) -> String {
    t.say(m::MoveBuilderLine { line: token })
}

/// A region of the board: `e5-land`, `row 3`.
pub(super) fn region_name(t: &Texts, region: Region) -> String {
    match region {
        Region::Borderland(land) => {
            t.say(m::MoveBuilderBorderland { centre: land.centre().to_string() })
        }
        Region::Row(row) => t.say(m::MoveBuilderRow { row: row + 1 }),
    }
}

/// Whether a chevron moves to a field with another chevron.
pub(super) fn captures(draft: &AnyDraft, choice: &AnyChoice) -> bool {
    match (draft.prompt(), draft.board(), choice.location) {
        (
            Some(Prompt::Chevrons(ChevronPrompt::Way { .. })),
            Board::Chevrons(position),
            Some(Location::Field(field)),
        ) => position.piece(field).is_some(),
        _ => false,
    }
}

/// One row of buttons for each row of the picture if they fit, otherwise as few rows as possible.
fn lines<'a, 'b>(placed: &'b [Placed<'a>]) -> impl Iterator<Item = &'b [Placed<'a>]> {
    let row = |placed: &Placed<'_>| placed.at.map(|(row, _)| row);
    let by_row: Vec<_> = placed.chunk_by(|one, other| row(one) == row(other)).collect();
    let fits = by_row.len() <= CHOICE_ROWS && by_row.iter().all(|line| line.len() <= MOST_BUTTONS);
    let lines = if fits { by_row } else { placed.chunks(MOST_BUTTONS).collect() };
    lines.into_iter()
}

impl Placed<'_> {
    /// `3 · f8`; a choice without a place says more: `1 · column c · 29 points`.
    fn label(&self) -> String {
        let mut label = match self.number {
            Some(number) => format!("{number} · {}", self.name),
            None => self.name.clone(),
        };
        if let (None, Some(note)) = (self.at, &self.note) {
            label = format!("{label} · {note}");
        }
        label
    }

    /// The label and the note as words.
    pub(super) fn words(&self) -> String {
        match (self.at, &self.note) {
            (Some(_), Some(note)) => format!("{} ({note})", self.label()),
            _ => self.label(),
        }
    }
}

pub(super) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
