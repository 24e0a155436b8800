//! What a member reads about their stored data, and about being erased at their own wish.

use play::time::Millis;

use crate::custom_id::OwnDataButton;
use crate::messages as m;
use crate::texts::Texts;
use crate::words::moment;
use crate::{Button, ButtonStyle, File, Post, said};

/// What a member is told about the file with their data.
#[derive(Clone, Copy, Debug)]
pub struct OwnData {
    /// How many games they have a seat in.
    pub games: usize,
    /// Whether all of them are in the file.
    pub all: bool,
    /// How many servers have data that name them.
    pub servers: usize,
    /// When they will be erased, if they have asked for it.
    pub due: Option<Millis>,
}

/// The file with everything that is stored about a member.
pub fn own_data(t: &Texts, data: &OwnData, json: Vec<u8>) -> Post {
    let mut lines = vec![t.say(m::OwnDataFile { games: data.games, servers: data.servers })];
    if !data.all {
        lines.push(t.say(m::OwnDataNewest));
    }
    lines.push(t.say(m::OwnDataKept));
    let button = match data.due {
        Some(due) => {
            lines.push(will_be_erased(t, due));
            keep(t)
        }
        None => Button::new(OwnDataButton::Ask, t.say(m::OwnDataEraseButton)),
    };
    let file = Some(File { name: "my-data.json".to_owned(), bytes: json, alt: None });
    Post { file, ..said(lines.join("\n")) }.with_buttons(vec![button])
}

/// Asks for confirmation of an erasure, and says how many games and open tables of the member it
/// ends.
pub fn confirm_own_erasure(t: &Texts, playing: usize, tables: usize) -> Post {
    let mut sentences = vec![t.say(m::OwnDataQuestion)];
    if playing > 0 {
        sentences.push(t.say(m::OwnDataPlaying { count: playing }));
    }
    if tables > 0 {
        sentences.push(t.say(m::OwnDataTables { count: tables }));
    }
    sentences.push(t.say(m::OwnDataWhen));
    let erase = Button::new(OwnDataButton::Erase, t.say(m::OwnDataConfirmButton));
    said(sentences.join(" ")).with_buttons(vec![erase.style(ButtonStyle::Danger), keep(t)])
}

/// Tells a member when they will be erased.
pub fn own_erasure_due(t: &Texts, due: Millis) -> Post {
    said(will_be_erased(t, due)).with_buttons(vec![keep(t)])
}

fn will_be_erased(t: &Texts, due: Millis) -> String {
    t.say(m::OwnDataDue { date: moment(due, 'f'), remaining: moment(due, 'R') })
}

fn keep(t: &Texts) -> Button {
    Button::new(OwnDataButton::Keep, t.say(m::OwnDataKeepButton)).style(ButtonStyle::Primary)
}
