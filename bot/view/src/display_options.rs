//! How one member sees a board.

use play::{BoardSide, Game, Preferences, Replay, Show, Targets, player_at};
use render::{Renderer, Scene, Side, Theme};
use rules::{Seat, Status};

use crate::File;
use crate::limits::{LONGEST_ALT, fit};

/// How a board is shown: to a member, with their preferences and from their seat, or in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplayOptions {
    /// The side at the bottom.
    pub bottom: Side,
    /// The colour theme of pictures.
    pub theme: Theme,
    /// As a picture, as text, or both.
    pub show: Show,
    /// Whether the picture numbers the places that can be chosen, and the buttons refer to these
    /// numbers.
    pub numbered: bool,
}

/// How a channel shows a board.
impl Default for DisplayOptions {
    fn default() -> Self {
        Self::of(&Preferences::default(), None)
    }
}

impl DisplayOptions {
    /// What the preferences mean for a member on this seat, or on none.
    pub fn of(preferences: &Preferences, seat: Option<Seat>) -> Self {
        let theme = preferences.theme.as_deref().and_then(Theme::named);
        Self {
            bottom: match (preferences.side, seat) {
                (BoardSide::Own, Some(Seat::West)) => Side::West,
                (BoardSide::Own, Some(Seat::North)) => Side::North,
                (BoardSide::Own, Some(Seat::East)) => Side::East,
                (BoardSide::Own, Some(Seat::South) | None) | (BoardSide::South, _) => Side::South,
            },
            theme: theme.unwrap_or_default(),
            show: preferences.show,
            numbered: preferences.targets == Targets::Marked && preferences.show != Show::Text,
        }
    }

    /// How a channel shows a game: with South at the bottom, or, if its server wants turned boards
    /// and two play, with the player to move at the bottom. The board is not turned for a computer,
    /// and at the end it lies as at the start.
    pub fn of_channel(game: &Game, replay: &Replay, turned: bool) -> Self {
        let seats = replay.position.seats();
        let is_person = |seat: &Seat| {
            let player = player_at(game, *seat).and_then(|player| game.players.get(player));
            player.is_some_and(|player| player.computer.is_none())
        };
        let seat = match replay.position.status() {
            Status::Turn(mover) if turned && seats.len() == 2 => {
                let mut facing = [mover, seats.after(mover)].into_iter();
                facing.find(is_person)
            }
            _ => None,
        };
        Self::of(&Preferences::default(), seat)
    }

    /// The scene with these options.
    pub fn drawn(self, scene: Scene) -> Scene {
        Scene { bottom: self.bottom, theme: self.theme, ..scene }
    }

    /// The picture of a scene with these options, and its description.
    pub(crate) fn file(self, renderer: &Renderer, name: String, scene: Scene, alt: String) -> File {
        let bytes = renderer.png(&self.drawn(scene));
        File { name, bytes, alt: Some(fit(alt, LONGEST_ALT)) }
    }

    /// Whether there is a picture.
    pub fn picture(self) -> bool {
        self.show != Show::Text
    }

    /// Whether there is a board in text.
    pub fn text(self) -> bool {
        self.show != Show::Picture
    }
}
