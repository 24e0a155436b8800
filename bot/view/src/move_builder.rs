//! The move builder: the board with the possible choices, the question, and the choices so far.

use play::move_builder::{Choices, MoveBuilder, Now, Offer, Region, Taken, typed};
use play::{BoardAction, Game, Posted, Preferences, Replay};
use render::{Caption, Renderer, Scene};
use rules::{
    AnyDraft, Board, ChevronNote, ChevronPrompt, Kind, Location, Note, PasangPrompt, Played,
    Position, Prompt, Seat, Status,
};

use super::board::{last, mark, news, scene, turned};
use super::buttons::help_buttons;
use super::computers::effects;
use super::game_log::{happened, result};
use super::links::address;
use super::offers::{
    Building, Placed, capitalised, line, move_builder_rows, numbers, placed, region_name,
};
use super::people::{Called, coloured, identity, short, signed, title};
use super::{
    Button, DisplayOptions, LONGEST_TEXT, Menu, MenuOption, Post, Row, alt, fit, game_button, said,
    text, turns,
};
use crate::custom_id::{Action, LONGEST_ID};
use crate::form::option;
use crate::limits::{LONGEST_ALT, LONGEST_OPTION, MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS};
use crate::messages as m;
use crate::texts::Texts;

/// What the player to move sees of the turn that they are building; before they choose anything,
/// also what is new to them in this replay.
pub fn move_builder(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    building: Building<'_>,
    preferences: &Preferences,
) -> Post {
    let made = building.made;
    let seat = match replay.position.status() {
        Status::Turn(seat) => seat,
        // Nobody builds a turn after the end, but the position can still be shown.
        Status::Over(_) => replay.position.seats().first(),
    };
    let actions: Vec<&BoardAction> = replay.actions().collect();
    let players = Players {
        signed: &|seat| signed(t, game, seat),
        short: &|seat| short(t, game, seat),
        coloured: &|seat| coloured(t, game, seat),
    };
    let (kind, code, seq) = (game.setup.kind, &game.code, game.seq);
    let shown = Builder {
        position: &replay.position,
        actions: &actions,
        seat,
        players,
        about: format!("{} {code}", kind.name()),
        display: DisplayOptions::of(preferences, Some(seat)),
        news: &news(replay),
    };
    let step = shown.step(t, made);
    let mut lines = vec![t.say(m::MoveBuilderHeading {
        title: title(game),
        turn: game.ply + 1,
        sign: identity(seat).emoji,
    })];
    if made.choices.is_empty() {
        lines.extend(happened(t, game, replay));
        lines.extend(turned(t, game, shown.display));
    }
    lines.extend(step.lines);
    let mut rows = move_builder_rows(t, game, building, shown.display);
    if made.choices.is_empty()
        && let Some(mover) = game.mover()
    {
        if let Some(all) = all_turns(t, game, &replay.position) {
            // Where the picture leaves no room for the menu, the choices close up.
            if rows.len() + 1 >= MOST_ROWS {
                rows = closed_up(rows);
            }
            rows.push(all);
        }
        rows.push(Row::Buttons(help_buttons(t, game, mover.id)));
    }
    Post {
        file: step.scene.map(|scene| {
            let name = format!("{}-{code}-{seq}-turn.png", kind.slug());
            shown.display.file(renderer, name, scene, step.alt)
        }),
        rows,
        ..said(lines.join("\n"))
    }
}

/// The same buttons in as few rows as possible.
fn closed_up(rows: Vec<Row>) -> Vec<Row> {
    let buttons = rows.into_iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons,
        Row::Menu(_) => Vec::new(),
    });
    let buttons: Vec<Button> = buttons.collect();
    buttons.chunks(MOST_BUTTONS).map(|row| Row::Buttons(row.to_vec())).collect()
}

/// All turns in one menu, with what each does at once; `None` if there is only one, or more than a
/// menu holds.
fn all_turns(t: &Texts, game: &Game, position: &Position) -> Option<Row> {
    let turns = position.legal(false);
    let listed = u64::try_from(turns.len()).ok()?;
    let few = (2..=MOST_OPTIONS).contains(&turns.len());
    // Reorientations are not among them.
    if !few || position.kind() == Kind::Pacru && position.perft(1) != listed {
        return None;
    }
    let id = |choices| game_button(game, game.seq, Action::Choose(choices)).to_string();
    let option = |turn: &String| {
        let value = id(typed(position, turn)?);
        let does = effects(t, position, turn, &|seat| signed(t, game, seat));
        (value.chars().count() <= LONGEST_ID).then(|| MenuOption {
            description: does.map(|does| fit(does, LONGEST_OPTION)),
            ..option(value, turn.clone(), false)
        })
    };
    Some(Row::Menu(Menu {
        // The id is never read: the chosen value contains everything.
        id: id(Choices::default()),
        placeholder: t.say(m::MoveBuilderAllTurns { count: turns.len() }),
        options: turns.iter().map(option).collect::<Option<_>>()?,
    }))
}

/// The answer to a tap on an outdated board: where the newest one is, then what it offers.
pub fn moved_on(t: &Texts, game: &Game, newest: Option<&Posted>, now: Post) -> Post {
    let mut text = t.say(m::MoveBuilderMovedOn);
    if let Some(post) = newest {
        let link = address(game.guild, post);
        text = text + " " + &t.say(m::MoveBuilderNewest { link });
    }
    Post { text: fit(text + "\n" + &now.text, LONGEST_TEXT), ..now }
}

fn question(
    t: &Texts,
    prompt: Option<Prompt>,
    within: Option<&Region>,
    offers: &[Offer],
) -> String {
    let asks = prompt.map_or_else(String::new, |prompt| turns::question(t, prompt));
    let regions = offers.iter().any(|offer| matches!(offer, Offer::Region(..)));
    match within {
        Some(region) => {
            t.say(m::MoveBuilderInRegion { question: asks, region: region_name(t, *region) })
        }
        None if regions => asks + " " + &t.say(m::MoveBuilderFirstRegion),
        None => asks,
    }
}

/// A choice that was made, in a few words.
pub(super) fn phrase(t: &Texts, taken: &Taken) -> String {
    let choice = &taken.choice;
    let token = &choice.token;
    let note = choice.note.map(|note| turns::note(t, note)).unwrap_or_default();
    let place = choice.location.map(|location| location.to_string());
    let step = match (&taken.prompt, place) {
        (Prompt::Chevrons(ChevronPrompt::Piece), Some(field)) => {
            t.say(m::MoveBuilderPiece { field })
        }
        (Prompt::Chevrons(ChevronPrompt::Way { .. }), Some(field))
            if choice.note == Some(Note::Chevrons(ChevronNote::Move)) =>
        {
            t.say(m::MoveBuilderWay { field })
        }
        (Prompt::Chevrons(ChevronPrompt::Way { .. }), Some(field)) => {
            t.say(m::MoveBuilderWayNote { field, note })
        }
        (Prompt::Pasang(PasangPrompt::Ka), Some(point)) => t.say(m::MoveBuilderKa { point }),
        (Prompt::Pasang(PasangPrompt::Target), Some(point)) => {
            t.say(m::MoveBuilderTarget { point })
        }
        (Prompt::Pasang(PasangPrompt::Passage), _) => {
            t.say(m::MoveBuilderPassage { column: token })
        }
        (Prompt::Pasang(PasangPrompt::Line { .. }), _) => format!("{}, {note}", line(t, token)),
        _ => note,
    };
    if taken.alone { t.say(m::MoveBuilderAlone { step }) } else { step }
}

/// The names of the players.
#[derive(Clone, Copy)]
pub(super) struct Players<'a> {
    /// In a message.
    pub(super) signed: Called<'a>,
    /// Beside the board of a picture.
    pub(super) short: Called<'a>,
    /// In the description of a picture.
    pub(super) coloured: Called<'a>,
}

/// A turn that a player builds.
pub(super) struct Builder<'a> {
    /// The position.
    pub(super) position: &'a Position,
    /// The actions that led there.
    pub(super) actions: &'a [&'a BoardAction],
    /// The player's seat.
    pub(super) seat: Seat,
    pub(super) players: Players<'a>,
    /// The beginning of the picture's description.
    pub(super) about: String,
    pub(super) display: DisplayOptions,
    /// The actions that the picture shows until something is chosen.
    pub(super) news: &'a [&'a BoardAction],
}

/// A step of a turn, as it is shown.
pub(super) struct Step {
    pub(super) lines: Vec<String>,
    /// None for members who want no picture.
    pub(super) scene: Option<Scene>,
    pub(super) alt: String,
}

impl Builder<'_> {
    /// The turn as far as it is built.
    pub(super) fn step(&self, t: &Texts, made: &MoveBuilder) -> Step {
        match &made.now {
            Now::Choose { draft, within, offers } => {
                let question = question(t, draft.prompt(), within.as_ref(), offers);
                self.choosing(t, &made.taken, draft, offers, &question)
            }
            Now::Done(played) => self.confirming(t, &made.taken, played),
        }
    }

    fn choosing(
        &self,
        t: &Texts,
        taken: &[Taken],
        draft: &AnyDraft,
        offers: &[Offer],
        question: &str,
    ) -> Step {
        let (position, board) = (self.position, draft.board());
        let placed = placed(t, draft, offers, self.display);
        let choices: Vec<String> = placed.iter().map(Placed::words).collect();
        let choices = choices.join("; ");

        let mut lines = Vec::new();
        if !taken.is_empty() {
            let steps: Vec<String> = taken.iter().map(|taken| phrase(t, taken)).collect();
            lines.push(t.say(m::MoveBuilderSoFar { turn: draft.text(), steps: steps.join(", ") }));
        }
        lines.push(format!("**{question}**"));
        if self.display.text() {
            lines.push(format!("{choices}."));
        }
        lines.extend(self.text(t, position, board, self.actions));
        let scene = self.display.picture().then(|| {
            let chosen = taken.iter().any(|taken| !taken.alone);
            let news = if chosen { &[] } else { self.news };
            let mut scene = scene(t, position, board, self.actions, news, self.players.short);
            let chosen: Vec<Location> = taken.iter().filter_map(|it| it.choice.location).collect();
            mark(&mut scene, board, self.seat, &chosen, &numbers(&placed));
            scene
        });
        let choices = t.say(m::MoveBuilderChoices { choices });
        let alt = self.alt(t, position, board, &format!("{question} {choices}"));
        Step { lines, scene, alt }
    }

    fn confirming(&self, t: &Texts, taken: &[Taken], played: &Played) -> Step {
        let (after, board) = (&played.position, played.position.board());
        let action = BoardAction { summary: played.summary.clone(), before: self.position.clone() };
        let actions: Vec<&BoardAction> = self.actions.iter().copied().chain([&action]).collect();
        let Players { signed, short, coloured } = self.players;

        let mut lines = vec![t.say(m::MoveBuilderDone {
            player: signed(self.seat),
            turn: turns::summary(t, &action.summary, signed),
        })];
        let alone = taken.iter().filter(|taken| taken.alone).map(|taken| phrase(t, taken));
        let alone: Vec<String> = alone.collect();
        if !alone.is_empty() {
            lines.push(capitalised(&alone.join(", ")) + ".");
        }
        lines.push(t.say(m::MoveBuilderLikeThis));
        lines.extend(self.text(t, after, board, &actions));
        let scene = self.display.picture().then(|| Scene {
            banner: result(t, after, None, coloured).map(Caption::from),
            ..scene(t, after, board, &actions, last(&actions), short)
        });
        let sentence = alt::action_text(t, &action.summary, coloured);
        let alt = self.alt(t, after, board, &format!("{sentence}."));
        Step { lines, scene, alt }
    }

    /// The board as text, for members who want it.
    fn text(
        &self,
        t: &Texts,
        position: &Position,
        board: Board<'_>,
        actions: &[&BoardAction],
    ) -> Option<String> {
        let Players { signed, .. } = self.players;
        self.display
            .text()
            .then(|| text::board(t, position, board, actions, self.display.bottom, signed))
    }

    /// The picture's description: the question or the action, then the position.
    fn alt(&self, t: &Texts, position: &Position, board: Board<'_>, sentence: &str) -> String {
        let standing = alt::standing(t, position, board, self.players.coloured);
        fit(format!("{}. {sentence}{standing}", self.about), LONGEST_ALT)
    }
}
