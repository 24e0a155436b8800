//! Variations, shown only to their author: the position, the line that leads there, the possible
//! choices, and what can be done with the line.

use play::move_builder::MoveBuilder;
use play::variations::{LineTurn, Point, Trial, can_be_shared};
use play::{ActionError, BoardAction, Game, Planned, Preferences, seat_of};
use render::{Caption, Renderer, Scene};
use rules::{Seat, Status};

use super::board::{last, scene};
use super::move_builder::{Builder, Players, Step};
use super::offers::{back_buttons, choice_rows};
use super::people::{captioned, coloured, identity, short, signed, title};
use super::share::share_row;
use super::{
    Button, DisplayOptions, File, Post, Row, action_error, alt, game_log, plans, said, text, turns,
};
use crate::custom_id::{CustomId, VariationAction, VariationButton};
use crate::messages as m;
use crate::texts::Texts;

/// How many of the last turns of a line are shown; an ellipsis stands for the earlier ones.
const TOLD: usize = 12;

/// How many of the last turns tried from a position are shown.
const MOST_TRIED: usize = 6;

/// What became of a line that its author wanted to save.
#[derive(Clone, Debug)]
pub enum LineKept {
    /// It is a note on the turn at which it leaves the game.
    Noted,
    /// The note on that turn has no room for it.
    NoRoom,
    /// It is part of the plan.
    Planned(Box<Planned>),
    /// It cannot be planned.
    NotPlanned(ActionError),
}

/// A position of a game that a member looks at while they try out turns.
#[derive(Clone, Copy, Debug)]
pub struct VariationBoard<'a> {
    /// The game.
    pub game: &'a Game,
    /// The position.
    pub trial: &'a Trial,
    /// The index of the player who looks at it, if they play in the game.
    pub player: Option<usize>,
    /// Their preferences.
    pub preferences: &'a Preferences,
}

impl VariationBoard<'_> {
    /// The position with the turn that is being built; without one if the game would be over.
    /// `kept` says what has just become of the line.
    pub fn post(
        &self,
        t: &Texts,
        renderer: &Renderer,
        made: Option<&MoveBuilder>,
        kept: Option<&LineKept>,
    ) -> Post {
        let Self { game, trial, .. } = *self;
        let mut lines: Vec<String> =
            kept.map(|kept| line_kept(t, trial, kept)).into_iter().collect();
        lines.push(t.say(m::TryHeading { game: title(game), turn: trial.from }));
        if !trial.line.is_empty() {
            lines.push(t.say(m::TryLine { line: notation(&trial.line) }));
            lines.extend(self.last(t));
        }
        lines.extend(onwards(t, trial));
        let (step, rows) = match (made, trial.position.status()) {
            (Some(made), Status::Turn(seat)) => {
                lines.push(t.say(m::StoryToMove { player: signed(t, game, seat) }));
                let custom_id = |tap| self.button(trial.at, VariationAction::Tap(tap));
                let mut rows = choice_rows(t, &custom_id, made, self.display());
                let mut ways = back_buttons(t, &custom_id, made);
                if ways.is_empty() {
                    ways = self.ways(t);
                }
                rows.push(Row::Buttons(ways));
                (self.making(t, seat, made), rows)
            }
            _ => (self.still(t), vec![Row::Buttons(self.ways(t))]),
        };
        lines.extend(step.lines);
        let is_filled = |row: &Row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty());
        Post {
            file: step.scene.map(|scene| self.picture(renderer, scene, step.alt)),
            rows: rows.into_iter().filter(is_filled).collect(),
            ..said(lines.join("\n"))
        }
    }

    /// The line in a form that its author can share with everybody, with the position that it leads
    /// to.
    pub fn to_share(&self, t: &Texts, renderer: &Renderer) -> Post {
        let Self { game, trial, .. } = *self;
        let mut lines = vec![t.say(m::TryShared {
            game: title(game),
            turn: trial.from,
            line: notation(&trial.line),
        })];
        let still = self.still(t);
        lines.extend(still.lines);
        let mut share = share_row(t, game);
        if let Row::Buttons(buttons) = &mut share {
            let back = t.say(m::ButtonBack);
            buttons.push(self.plain(back, "↩️", trial.at, VariationAction::Back));
        }
        Post {
            file: still.scene.map(|scene| self.picture(renderer, scene, still.alt)),
            rows: vec![share],
            ..said(lines.join("\n"))
        }
    }
}

fn line_kept(t: &Texts, trial: &Trial, kept: &LineKept) -> String {
    match kept {
        LineKept::Noted => t.say(m::TryNoted { turn: trial.from }),
        LineKept::NoRoom => t.say(m::TryNoRoom { turn: trial.from }),
        LineKept::Planned(planned) => plans::planned(t, planned).text,
        LineKept::NotPlanned(why) => action_error(t, why).text,
    }
}

/// The continuations from here, in the game and in the variations.
fn onwards(t: &Texts, trial: &Trial) -> Vec<String> {
    let mut lines = Vec::new();
    let tried = trial.tried.iter().rev().take(MOST_TRIED);
    let tried: Vec<String> = tried.map(|turn| format!("`{turn}`")).collect();
    if !tried.is_empty() {
        lines.push(t.say(m::TryTried { turns: tried.join(" · ") }));
    }
    if let Some(turn) = &trial.played {
        lines.push(t.say(m::TryPlayed { turn }));
    }
    lines
}

/// `6. 🔵 e1-e2 · 7. 🟠 e9-e8`
fn notation(line: &[LineTurn]) -> String {
    let first = line.len().saturating_sub(TOLD);
    let turns = line[first..].iter().map(|turn| {
        let sign = identity(turn.seat).emoji;
        format!("{}. {sign} `{}`", turn.ply, turn.turn)
    });
    let before = (first > 0).then(|| "…".to_owned());
    let parts: Vec<String> = before.into_iter().chain(turns).collect();
    parts.join(" · ")
}

/// What the viewer of a position sees.
impl VariationBoard<'_> {
    fn display(&self) -> DisplayOptions {
        let seat = self.player.and_then(|player| seat_of(self.game, player));
        DisplayOptions::of(self.preferences, seat)
    }

    fn actions(&self) -> Vec<&BoardAction> {
        self.trial.actions.iter().collect()
    }

    /// The effect of the last turn of the line.
    fn last(&self, t: &Texts) -> Option<String> {
        let last = &self.trial.actions.last()?.summary;
        let signed = |seat| signed(t, self.game, seat);
        Some(t.say(m::MoveBuilderDone {
            player: signed(last.seat()),
            turn: turns::summary(t, last, &signed),
        }))
    }

    /// The turn as far as it is built.
    fn making(&self, t: &Texts, seat: Seat, made: &MoveBuilder) -> Step {
        let actions = self.actions();
        let builder = Builder {
            position: &self.trial.position,
            actions: &actions,
            seat,
            players: Players {
                signed: &|seat| signed(t, self.game, seat),
                short: &|seat| short(t, self.game, seat),
                coloured: &|seat| coloured(t, self.game, seat),
            },
            about: self.about(t),
            display: self.display(),
            news: last(&actions),
        };
        builder.step(t, made)
    }

    /// The position without a question.
    fn still(&self, t: &Texts) -> Step {
        let (game, position) = (self.game, &self.trial.position);
        let (board, actions, display) = (position.board(), self.actions(), self.display());
        let newest = actions.last().copied();
        let called = |seat| coloured(t, game, seat);
        let named = |seat| signed(t, game, seat);
        let mut lines: Vec<String> = game_log::result(t, position, newest, &named)
            .map(|result| format!("{result}."))
            .into_iter()
            .collect();
        if display.text() {
            lines.push(text::board(t, position, board, &actions, display.bottom, &named));
        }
        let standing = alt::standing(t, position, board, &called);
        Step {
            lines,
            scene: display.picture().then(|| Scene {
                banner: game_log::result(t, position, newest, &|seat| captioned(t, game, seat))
                    .map(Caption::from),
                ..scene(t, position, board, &actions, last(&actions), &|seat| short(t, game, seat))
            }),
            alt: format!("{}.{standing}", self.about(t)),
        }
    }

    /// The beginning of the picture's description: the game and the last action.
    fn about(&self, t: &Texts) -> String {
        let Game { setup, code, .. } = self.game;
        let game = format!("{} {code}", setup.kind.name());
        let about = t.say(m::TryAlt { game });
        let called = |seat| coloured(t, self.game, seat);
        match self.trial.actions.last() {
            Some(last) => format!("{about}. {}", alt::action_text(t, &last.summary, &called)),
            None => about,
        }
    }

    /// The buttons for moving through the tree, and for what can be done with the line.
    fn ways(&self, t: &Texts) -> Vec<Button> {
        let Self { game, trial, .. } = *self;
        let line = Some(trial.at).filter(|_| !trial.line.is_empty());
        let plannable = self.player.is_some_and(|player| trial.can_be_planned(game, player));
        let (planned, shared) = (line.filter(|_| plannable), line.filter(|_| can_be_shared(game)));
        let ways = [
            (trial.back, t.say(m::ButtonBack), "◀️", VariationAction::Back),
            (trial.forward, t.say(m::ButtonForward), "▶️", VariationAction::Forward),
            (trial.branch, t.say(m::ButtonBranch), "🌿", VariationAction::Branch),
            (line, t.say(m::ButtonNoteLine), "📝", VariationAction::Note),
            (planned, t.say(m::ButtonPlanLine), "🗓️", VariationAction::Plan),
            (shared, t.say(m::ButtonShare), "📣", VariationAction::Share),
        ];
        let ways = ways.into_iter().filter_map(|(point, label, emoji, action)| {
            Some(self.plain(label, emoji, point?, action))
        });
        ways.collect()
    }

    fn plain(
        &self,
        label: String,
        emoji: &'static str,
        at: Point,
        action: VariationAction,
    ) -> Button {
        Button::new(self.button(at, action), label).emoji(emoji)
    }

    fn button(&self, at: Point, action: VariationAction) -> CustomId {
        VariationButton { code: self.game.code.clone(), at, action }.into()
    }

    fn picture(&self, renderer: &Renderer, scene: Scene, alt: String) -> File {
        let Game { setup, code, .. } = self.game;
        let name = format!("{}-{code}-try.png", setup.kind.slug());
        self.display().file(renderer, name, scene, alt)
    }
}
