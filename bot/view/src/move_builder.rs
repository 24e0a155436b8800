//! A turn being made: the board with what can be chosen, the question, what was chosen so far.

use crate::texts::Texts;
use play::move_builder::{MoveBuilder, Now, Offer, Region, Taken};
use play::{BoardAction, Game, Post as Posted, Preferences, Replay};
use render::{Caption, Renderer, Scene};
use rules::{
    AnyDraft, Board, ChevronNote, ChevronPrompt, Location, Note, PasangPrompt, Played, Position,
    Prompt, Seat, Status,
};

use super::board::{mark, scene, still};
use super::offers::{capitalised, line, move_builder_rows, numbers, placed};
use super::people::{coloured, identity, name, signed, title};
use super::story::result;
use super::tables::address;
use super::{DisplayOptions, File, LONGEST_TEXT, Post, alt, fit, text, turns};

/// What the player to move sees of the turn that they are making.
#[must_use]
pub fn move_builder(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    made: &MoveBuilder,
    preferences: &Preferences,
) -> Post {
    let seat = match replay.position.status() {
        Status::Turn(seat) => seat,
        // Nobody composes after the end; the position can still be shown.
        Status::Over(_) => replay.position.seats().first(),
    };
    let builder = Builder {
        game,
        replay,
        seat,
        display: DisplayOptions::of(preferences, Some(seat)),
    };
    let step = match &made.now {
        Now::Choose {
            draft,
            within,
            offers,
        } => {
            let question = question(t, draft.prompt(), within.as_ref(), offers);
            builder.choosing(t, &made.taken, draft, offers, &question)
        }
        Now::Done(played) => builder.confirming(t, &made.taken, played),
    };
    let mut lines = vec![builder.heading(t)];
    lines.extend(step.lines);
    let (kind, code, seq) = (game.setup.kind.slug(), &game.code, game.seq);
    Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        file: step.scene.map(|scene| File {
            name: format!("{kind}-{code}-{seq}-turn.png"),
            bytes: renderer.png(&builder.display.drawn(scene)),
            alt: Some(step.alt),
        }),
        rows: move_builder_rows(t, game, made, builder.display),
        ..Post::default()
    }
}

/// An answer to a tap on something old: where the newest board stands, then what is there now.
#[must_use]
pub fn moved_on(t: &Texts, game: &Game, newest: Option<&Posted>, now: Post) -> Post {
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

fn question(
    t: &Texts,
    prompt: Option<Prompt>,
    within: Option<&Region>,
    offers: &[Offer],
) -> String {
    let asks = prompt.map_or_else(String::new, |prompt| turns::question(t, prompt));
    let regions = offers
        .iter()
        .any(|offer| matches!(offer, Offer::Region(..)));
    match within {
        Some(region) => format!("{asks} (in {region})"),
        None if regions => format!("{asks} First the part of the board."),
        None => asks,
    }
}

/// A step that was taken, in a few words.
fn phrase(t: &Texts, taken: &Taken) -> String {
    let choice = &taken.choice;
    let token = &choice.token;
    let note = choice
        .note
        .map(|note| turns::note(t, note))
        .unwrap_or_default();
    let words = match (&taken.prompt, choice.location) {
        (Prompt::Chevrons(ChevronPrompt::Piece), Some(field)) => format!("chevron on {field}"),
        (Prompt::Chevrons(ChevronPrompt::Way { .. }), Some(field))
            if choice.note == Some(Note::Chevrons(ChevronNote::Move)) =>
        {
            format!("to {field}")
        }
        (Prompt::Chevrons(ChevronPrompt::Way { .. }), Some(field)) => {
            format!("to {field} ({note})")
        }
        (Prompt::Pasang(PasangPrompt::Ka), Some(point)) => format!("the token on {point} as ka"),
        (Prompt::Pasang(PasangPrompt::Target), Some(point)) => format!("the ka to {point}"),
        (Prompt::Pasang(PasangPrompt::Passage), _) => format!("column {token} as passage"),
        (Prompt::Pasang(PasangPrompt::Line { .. }), _) => format!("{}, {note}", line(t, token)),
        _ => note,
    };
    if taken.alone {
        words + " (no other choice)"
    } else {
        words
    }
}

/// A player over the board of their game.
struct Builder<'a> {
    game: &'a Game,
    replay: &'a Replay,
    seat: Seat,
    display: DisplayOptions,
}

/// A step of a turn, as it is shown.
struct Step {
    lines: Vec<String>,
    /// Nothing for those who want none.
    scene: Option<Scene>,
    alt: String,
}

impl Builder<'_> {
    fn heading(&self, t: &Texts) -> String {
        let (title, turn) = (title(self.game), self.game.ply + 1);
        let emoji = identity(self.seat).emoji;
        format!("{title} turn {turn}, your turn {emoji}")
    }

    fn choosing(
        &self,
        t: &Texts,
        taken: &[Taken],
        draft: &AnyDraft,
        offers: &[Offer],
        question: &str,
    ) -> Step {
        let (position, board) = (&self.replay.position, draft.board());
        let actions: Vec<&BoardAction> = self.replay.actions().collect();
        let placed = placed(t, draft, offers, self.display);
        let choices: Vec<String> = placed.iter().map(|placed| placed.words(t)).collect();
        let choices = choices.join("; ");

        let mut lines = Vec::new();
        if !taken.is_empty() {
            let (text, phrases) = (draft.text(), taken.iter().map(|taken| phrase(t, taken)));
            let phrases: Vec<String> = phrases.collect();
            lines.push(format!("So far `{text}…`: {}", phrases.join(", ")));
        }
        lines.push(format!("**{question}**"));
        if self.display.text() {
            lines.push(format!("{choices}."));
        }
        lines.extend(self.text(t, position, board, &actions));
        let scene = self.display.picture().then(|| {
            let mut scene = still(t, position, board, &actions, &|seat| self.name(t, seat));
            let chosen: Vec<Location> = taken.iter().filter_map(|it| it.choice.location).collect();
            mark(&mut scene, board, self.seat, &chosen, &numbers(&placed));
            scene
        });
        let alt = self.alt(
            t,
            position,
            board,
            &format!("{question} Choices: {choices}."),
        );
        Step { lines, scene, alt }
    }

    fn confirming(&self, t: &Texts, taken: &[Taken], played: &Played) -> Step {
        let (after, board) = (&played.position, played.position.board());
        let action = BoardAction {
            summary: played.summary.clone(),
            before: self.replay.position.clone(),
        };
        let actions: Vec<&BoardAction> = self.replay.actions().chain([&action]).collect();

        let words = turns::summary(t, &action.summary, &|seat| signed(self.game, seat));
        let mut lines = vec![format!("{} {words}.", signed(self.game, self.seat))];
        let alone = taken
            .iter()
            .filter(|taken| taken.alone)
            .map(|taken| phrase(t, taken));
        let alone: Vec<String> = alone.collect();
        if !alone.is_empty() {
            lines.push(capitalised(&alone.join(", ")) + ".");
        }
        lines.push("**Like this?**".to_owned());
        lines.extend(self.text(t, after, board, &actions));
        let scene = self.display.picture().then(|| Scene {
            banner: result(t, after, None, &|seat| coloured(t, self.game, seat)).map(Caption::from),
            ..scene(t, after, board, &actions, &|seat| self.name(t, seat))
        });
        let told = alt::told(t, &action.summary, &|seat| coloured(t, self.game, seat));
        let alt = self.alt(t, after, board, &format!("{told}."));
        Step { lines, scene, alt }
    }

    fn name(&self, t: &Texts, seat: Seat) -> String {
        name(self.game, seat).to_owned()
    }

    /// The board as text, for those who want it.
    fn text(
        &self,
        t: &Texts,
        position: &Position,
        board: Board<'_>,
        actions: &[&BoardAction],
    ) -> Option<String> {
        let named = |seat| signed(self.game, seat);
        self.display
            .text()
            .then(|| text::board(t, position, board, actions, self.display.bottom, &named))
    }

    /// The picture in words: what is asked or was done, then how it stands.
    fn alt(&self, t: &Texts, position: &Position, board: Board<'_>, told: &str) -> String {
        let (kind, code) = (self.game.setup.kind.name(), &self.game.code);
        let standing = alt::standing(t, position, board, &|seat| coloured(t, self.game, seat));
        fit(format!("{kind} {code}. {told}{standing}"), alt::LONGEST)
    }
}
