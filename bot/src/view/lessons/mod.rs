//! The rules of each game in a few pages. A page is a short text and a picture, which is drawn from a position by the
//! same code that draws the boards of games; the tests have the rules referee every turn that is shown.

mod azacru;
mod pacru;
mod shacru;
#[cfg(test)]
mod tests;

use render::{Caption, Label, Mark, Renderer, Scene};
use rules::{AnyDraft, Field, Kind, Seat, Setup, Step, Table};

use crate::controls;
use crate::play::{Deed, Refusal};

use super::people::identity;
use super::{Button, File, Post, Row, Tone, alt, board, chevrons, fit, story};

/// A page of the rules of a game.
#[derive(Clone, Copy, Debug)]
struct Page {
    /// What it is about, in a few words.
    title: &'static str,
    /// Markdown, at most [`LONGEST`] characters.
    text: &'static str,
    /// Where the picture begins: a position line, or the usual start of a game for two.
    position: Option<&'static str>,
    /// What happens there.
    shows: Shows,
}

/// What a picture shows of its position.
#[derive(Clone, Copy, Debug)]
enum Shows {
    /// Nothing but the position.
    Position,
    /// A turn that was played, as boards show the last one.
    Turn(&'static str),
    /// Where a chevron can go, as a player sees it who chooses.
    WaysOf(&'static str),
}

/// More than this is not read on a phone.
#[cfg(test)]
const LONGEST: usize = 900;

/// The pages about a game, in the order in which they are read.
fn pages(kind: Kind) -> &'static [Page] {
    match kind {
        Kind::Pacru => pacru::PAGES,
        Kind::Azacru => azacru::PAGES,
        Kind::Shacru => shacru::PAGES,
        _ => &[],
    }
}

/// A page of the rules.
///
/// # Errors
/// [`Refusal::NoPage`] if there is no such page.
pub fn lesson(renderer: &Renderer, asked: controls::Page) -> Result<Post, Refusal> {
    let pages = pages(asked.kind);
    let page = (1..).zip(pages).find(|(number, _)| *number == asked.number);
    let (number, page) = page.ok_or(Refusal::NoPage(asked.kind))?;
    let heading = format!(
        "{}, page {number} of {}: {}",
        asked.kind.name(),
        pages.len(),
        page.title
    );
    let picture = Picture::of(asked.kind, page).map_err(Refusal::Rules)?;
    Ok(Post {
        text: format!("**{heading}**\n{}", page.text),
        file: Some(File {
            name: format!("{}-rules-{number}.png", asked.kind),
            bytes: renderer.png(&picture.scene),
            alt: Some(fit(format!("{heading}.{}", picture.alt), alt::LONGEST)),
        }),
        rows: vec![Row::Buttons(vec![
            turn_to(asked.kind, number - 1, ("Back", "⬅️"), Tone::Plain),
            turn_to(asked.kind, number + 1, ("Next", "➡️"), Tone::Main),
        ])],
        ..Post::default()
    })
}

/// A button to another page. Before the first and after the last it is there but off, so that no button moves away
/// under the finger of somebody who turns the pages.
fn turn_to(
    kind: Kind,
    number: u8,
    (label, emoji): (&'static str, &'static str),
    tone: Tone,
) -> Button {
    let there = (1..=pages(kind).len()).contains(&usize::from(number));
    Button {
        control: controls::Page { kind, number }.into(),
        label: label.to_owned(),
        emoji: Some(emoji),
        tone: if there { tone } else { Tone::Off },
    }
}

/// The picture of a page.
#[derive(Debug)]
struct Picture {
    scene: Scene,
    /// The same in words: sentences, a blank before each.
    alt: String,
}

impl Picture {
    /// Plays through what a page shows.
    fn of(kind: Kind, page: &Page) -> Result<Self, rules::Refusal> {
        let table = Table::new(&Setup {
            position: page.position.map(str::to_owned),
            ..Setup::new(kind, 2)?
        })?;
        match page.shows {
            Shows::Position => Ok(Self::of_table(&table, &[])),
            Shows::Turn(turn) => {
                let played = table.play(turn)?;
                let deed = Deed {
                    account: played.account,
                    before: table,
                };
                Ok(Self::of_table(&played.table, &[&deed]))
            }
            Shows::WaysOf(chevron) => {
                let Step::Choose(draft) = table.draft().take(chevron)? else {
                    return Ok(Self::of_table(&table, &[]));
                };
                Ok(Self::of_table(&table, &[]).with_ways(chevron, &draft))
            }
        }
    }

    fn of_table(table: &Table, deeds: &[&Deed]) -> Self {
        let told = deeds
            .last()
            .map(|deed| format!(" {}.", alt::told(&deed.account, &colour)));
        Self {
            scene: Scene {
                banner: story::result(table, &colour).map(Caption::from),
                ..board::scene(table, table.board(), deeds, &colour)
            },
            alt: told.unwrap_or_default() + &alt::standing(table, table.board(), &colour),
        }
    }

    /// Marks where the chevron that was taken in `draft` can go.
    fn with_ways(mut self, chevron: &str, draft: &AnyDraft) -> Self {
        let choices = draft.choices();
        let moves = choices
            .iter()
            .filter(|choice| choice.token.starts_with('-'));
        let targets: Vec<Field> = moves.filter_map(|choice| choice.field).collect();
        if let render::Board::Grid(grid) = &mut self.scene.board {
            for field in Field::ALL
                .into_iter()
                .filter(|field| field.to_string() == chevron)
            {
                grid[chevrons::cell(field)].mark = Some(Mark::Selected);
            }
            for target in &targets {
                grid[chevrons::cell(*target)].mark = Some(Mark::Choice(Label::NONE));
            }
        }
        let targets: Vec<String> = targets.iter().map(Field::to_string).collect();
        self.alt = format!(
            " Marked: where the chevron on {chevron} can go, {}.{}",
            targets.join(" "),
            self.alt
        );
        self
    }
}

/// In the lessons the players are called by their colours.
fn colour(seat: Seat) -> String {
    identity(seat).name.to_owned()
}
